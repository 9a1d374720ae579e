mombasa-nothing = nada
mombasa-or = { $first } ou { $last }
mombasa-company = { $company ->
    [MOM] Mombaça
    [CAP] Cidade do Cabo
    [STL] Saint-Louis
   *[CAI] Cairo
}
    .of = { $company ->
        [MOM] de Mombaça
        [CAP] da Cidade do Cabo
        [STL] de Saint-Louis
       *[CAI] do Cairo
    }
mombasa-good = { $good ->
    [BAN] bananas
    [COF] café
   *[COT] algodão
}
mombasa-kind = { $kind ->
    [BAN] bananas
    [COF] café
    [COT] algodão
    [EXP] expansão
    [BK] contador
    [DM] mercador de diamantes
   *[SHARE] cota
}
mombasa-card = { $kind } { $value }
mombasa-card-with-share = { $kind } { $value } com uma cota { $company }
mombasa-card-single-share = cota { $company }
mombasa-card-cash = { $card } (valor de caixa £{ $pounds })
mombasa-card-number = { $card } (nº { $number })
mombasa-card-offered = { $card } (linha { $row }, { $column ->
    [1] à esquerda
    [2] no meio
   *[3] à direita
})
mombasa-book = { $asks } → { $gives }
mombasa-cell = { $row ->
    [1] linha de cima
   *[2] linha de baixo
}, coluna { $column }
mombasa-units = { $good ->
    [BAN] { $count ->
        [one] { $count } banana
       *[other] { $count } bananas
    }
    [COF] { $count } de café
   *[COT] { $count } de algodão
}
mombasa-one-good = { $count } de uma só mercadoria
mombasa-and-more = { $first } e mais { $count } de uma só mercadoria
mombasa-specialists = { $count ->
    [one] outro especialista
   *[other] outros { $count } especialistas
}
mombasa-points = { $count ->
    [one] { $count } ponto de contabilidade
   *[other] { $count } pontos de contabilidade
}
mombasa-gain-diamonds = { $count ->
    [one] { $count } espaço na trilha de diamantes
   *[other] { $count } espaços na trilha de diamantes
}
mombasa-gain-track = { $count ->
    [one] { $count } espaço na trilha { $company }
   *[other] { $count } espaços na trilha { $company }
}
mombasa-gain-tracks = { $tracks ->
    [one] { $spaces ->
        [one] { $spaces } espaço em uma trilha
       *[other] { $spaces } espaços em uma trilha
    }
   *[other] { $spaces ->
        [one] { $spaces } espaço em cada uma de { $tracks } trilhas
       *[other] { $spaces } espaços em cada uma de { $tracks } trilhas
    }
}
mombasa-gain-remove = { $count ->
    [one] remoção de { $count } feitoria
   *[other] remoção de { $count } feitorias
}
mombasa-gain-units = £1 por unidade de { $good } à vista, menos £1
mombasa-gain-card = compre uma carta com dinheiro
mombasa-gain-tile = { $tile } para a próxima rodada
mombasa-pay-for = pague £{ $pounds }: { $profit }
mombasa-sell = venda uma carta da mão pelo valor de caixa{ $plus ->
    [0] {""}
   *[other] {" "}mais £{ $plus }
}
mombasa-space = { $space ->
    [BS-M1] Mais bananas
    [BS-M2] Mais café
    [BS-M3] Mais algodão
    [BS-M4] Mais expansão
    [BS-S1] Compra
    [BS-S2] Venda
    [BS-S3] Jogador inicial
    [BS-T1] Ficha +1
    [BS-T2] Ficha de contador
    [BS-T3] Ficha de mercador de diamantes
   *[BS-T4] Ficha de expansão
}
mombasa-space-extra = { $level ->
    [1] Primeiro espaço extra { $company }
   *[2] Segundo espaço extra { $company }
}
mombasa-word = { $what ->
    [BS-M1] Bananas
    [BS-M2] Café
    [BS-M3] Algodão
    [BS-M4] Expansão
    [BS-S1] Comprar
    [BS-S2] Vender
    [BS-S3] Início
    [BS-T1] Mais um
    [BS-T2] Contador
    [BS-T3] Mercador
    [BS-T4] Expansão
    [expansion] Expansão
    [markers] Marcadores
    [discount] Desconto
    [mixed] Mistura
    [units] Colheita
    [books] Livros
    [card] Comprar
    [sell] Vender
   *[tracks] Trilhas
}
mombasa-tile = { $tile ->
    [BT1] a ficha +1
    [BT2] a ficha de contador
    [BT3] a ficha de mercador de diamantes
   *[BT4] a ficha de expansão
}
mombasa-start-tile = { $bonus }; em repouso: { $cards }
mombasa-column = { $column ->
    [K1] coluna esquerda
    [K2] coluna do meio
   *[K3] coluna direita
}
mombasa-column-of = { mombasa-column } { $company }
mombasa-bonus-expansion = valor total de expansão +{ $count }
mombasa-bonus-markers = { $count ->
    [one] mais { $count } marcador de bônus
   *[other] mais { $count } marcadores de bônus
}
mombasa-bonus-discount = cartas pagas com { $good } custam 1 a menos
mombasa-bonus-mixed = as cartas custam 1 a menos, e você pode misturar mercadorias
mombasa-bonus-units = cada carta de { $good } tem 1 unidade a mais
mombasa-bonus-space = espaço de bônus: { $profit }
mombasa-figure-money = Dinheiro
mombasa-figure-diamonds = Diamantes
mombasa-figure-books = Livros
mombasa-figure-expansion = Expansão
mombasa-figure-hand = Cartas na mão
mombasa-figure-markers = Marcadores de bônus livres
mombasa-figure-start = marcador de jogador inicial
mombasa-figure-shares = Cotas
mombasa-figure-value = Valor da cota
mombasa-figure-home = Feitorias na sede
mombasa-figure-track = Trilha
mombasa-part-map = Mapa
mombasa-part-bases = Sedes das companhias
mombasa-part-tracks = Trilhas das companhias
mombasa-part-cards = Oferta de cartas
mombasa-part-books = Oferta de livros
mombasa-part-rounds = Trilha de rodadas
mombasa-part-bonus = Espaços de bônus
mombasa-part-slots = Espaços de ação
mombasa-part-rest = Baralhos de repouso
mombasa-part-diamond-track = Trilha de diamantes
mombasa-part-book-track = Trilha de contabilidade
mombasa-part-hand = Mão
mombasa-part-tiles = Fichas de bônus
mombasa-part-deck = Baralho de cartas
mombasa-part-discards = Pilha de descarte
mombasa-part-stacks = Pilhas de livros
mombasa-reconstruction = { $count } de { $all } tabelas de dados impressos (como os lucros das regiões e os preços das cartas) são uma reconstrução nossa: não tivemos acesso aos componentes impressos.

## The board as text

mombasa-board-round = { $round ->
    [0] Preparação
   *[other] Rodada { $round } de { $rounds }
}
mombasa-board-you = { $player } (você)
mombasa-board-signs = ♦ espaços na trilha de diamantes, ✎ pontos de contabilidade
mombasa-board-price = primeiro o preço
mombasa-board-down = { $what } (virada para baixo)
mombasa-board-dealt = Suas fichas iniciais
mombasa-board-plan = Seu plano até agora: { $cards }

## What things are and do

mombasa-about-region = { $region }{ $held ->
    [yes] , com uma feitoria { $company }
   *[no] {""}
}. Quem coloca uma feitoria aqui recebe: { $gives }. Entrar custa 1 ponto de expansão por uma fronteira simples, 2 por uma dupla, e 1 a mais se outra companhia tiver que sair.
mombasa-about-border = Cruzar uma fronteira simples custa 1 ponto de expansão; cruzar uma dupla custa 2.
mombasa-about-company = { $company }: uma cota vale £{ $value } agora, £1 por moeda à vista na sede. Expandir a companhia leva feitorias da sede para o mapa e descobre moedas.
mombasa-about-column = Sede { $company }, { mombasa-column }: { $count ->
    [0] nenhuma feitoria
    [one] { $count } feitoria
   *[other] { $count } feitorias
}. A da frente sai primeiro; cada moeda à vista aumenta em £1 o valor de cada cota.
mombasa-about-track = Trilha { $company }. Unidades de mercadorias e alguns lucros movem seu marcador; o último número alcançado diz quantas cotas você tem.
mombasa-about-shares = { mombasa-track-space }: daqui em diante você tem { $count ->
    [0] 0 cotas
    [one] { $count } cota
   *[other] { $count } cotas
}.
mombasa-about-special = Quem chega aqui recebe £{ $pounds }, e também todos os que chegaram antes. A partir do seu próximo turno, este espaço lhe dá: { $bonus }.
mombasa-track-space = Espaço { $space } na trilha { $company }
mombasa-about-demand = Exigência de capital na trilha { $company }: quem a cruza paga £{ $pounds } na hora ou para antes dela.
mombasa-about-level = { $level ->
    [1] Primeiro
   *[2] Segundo
} bônus da trilha { $company }, para quem alcançou o espaço { $space }: { $bonus }.{ $used ->
    [yes] {" "}Quem o usa: { $players }.
   *[no] {""}
}
mombasa-about-bonus = { $space }. Como ação, coloque aqui um marcador de bônus livre; ele volta no fim da rodada.{ $taken ->
    [yes] {" "}Ocupado agora por { $player }.
   *[no] {""}
}
mombasa-about-book = Um livro: exige { $asks } nas suas cartas viradas para cima e dá { $gives } quando seu tinteiro para nele.
mombasa-about-book-price = Custa { mombasa-points }.
mombasa-about-book-coins = Há £{ $pounds } embaixo dele.
mombasa-about-book-none = Um lugar vazio da oferta de livros.
mombasa-about-book-turned = Um livro virado para baixo: o tinteiro passa por ele e não ganha nada.
mombasa-about-step = Passo { $step } da trilha de contabilidade: o próximo livro que você pegar vai para o primeiro passo vazio.{ $opens ->
    [yes] {" "}Quando o tinteiro chega aqui, o espaço de ação { $slot } se abre.
   *[no] {""}
}
mombasa-about-jar = Trilha de contabilidade, tinteiro no passo { $space }: { mombasa-about-worth } Contadores o movem sobre livros cujos requisitos suas cartas viradas para cima cumprem.
mombasa-about-diamonds = Trilha de diamantes, marcador no espaço { $space }: { mombasa-about-worth } Mercadores de diamantes e muitos lucros o movem.
mombasa-about-worth = vale £{ $worth } no fim{ $next ->
    [0] .
   *[other] , £{ $next } a partir de { $at }.
}{ $opens ->
    [0] {""}
   *[other] {" "}Em { $opens }, o espaço de ação { $slot } se abre.
}
mombasa-about-kind = { $kind ->
    [EXP] Todas as suas cartas de expansão viradas para cima, juntas, colocam feitorias de uma companhia; esta traz { $value }.
    [BK] Traz { mombasa-points } para livros e depois move seu tinteiro.
    [DM] Move seu marcador de diamantes { $value ->
        [one] { $value } espaço
       *[other] { $value } espaços
    }, e mais 1 para cada outro mercador seu virado para cima.
    [SHARE] Fica na sua mão até o fim, quando conta como cota.
   *[goods] As unidades dela pegam uma carta da oferta; cada unidade que sobra move você um espaço em uma trilha de companhia.
}
mombasa-about-card-share = No fim conta como uma cota { $company }.
mombasa-about-card-cash = Valor de caixa £{ $pounds }, se você a vender.
mombasa-about-card-price = O preço aqui é { $price }: unidades de uma só mercadoria, ou libras em um espaço de compra.
mombasa-about-price = { $change ->
    [0] As cartas desta coluna custam o preço impresso
    [1] As cartas desta coluna custam { $more } a mais que o impresso
   *[other] As cartas desta coluna custam { $more } a menos que o impresso
}; a cada rodada as cartas passam uma coluna para a direita.
mombasa-about-deck = { $count ->
    [0] Nenhuma carta ainda por vir na oferta.
    [one] { $count } carta ainda por vir na oferta.
   *[other] { $count } cartas ainda por vir na oferta.
}
mombasa-about-discards = Pilha de descarte: { $cards }.
mombasa-about-stacks = Livros ainda por vir, por letra: { $counts }. Um livro pego é reposto da pilha da sua letra.
mombasa-about-round = Rodada { $round } de { $rounds }.{ $coins ->
    [0] {""}
   *[other] {" "}Quando começa, as £{ $coins } deste espaço vão para baixo dos livros da coluna { $round }.
}
mombasa-about-slot = Espaço de ação { $number }. { $state ->
    [diamonds] Ele se abre quando seu marcador de diamantes chega ao espaço { $space }.
    [jar] Ele se abre quando seu tinteiro chega ao passo { $space }.
   *[open] A cada rodada você planeja aqui uma carta em segredo; quando encerra sua fase de ação, ela vai para o baralho de repouso { $number }.
}
mombasa-about-rest = Baralho de repouso { $number }: { $cards }. Ao encerrar sua fase de ação, você leva para a mão um baralho de repouso inteiro; depois a carta do espaço de ação { $number } vem para cá.
mombasa-about-sight = { $what } à vista: o que suas cartas viradas para cima mostram, para maiorias e livros.
mombasa-about-markers = Marcadores de bônus livres: como ação, coloque um em um espaço de bônus. Eles voltam a cada rodada.
mombasa-about-left = Ainda a usar nesta ação: { $left }.
mombasa-about-tile = { $tile ->
    [BT1] A ficha +1: coloque-a em uma carta de mercadoria sua virada para cima, que passa a ter 1 unidade a mais.
    [BT2] A ficha de contador: nesta rodada conta como um contador com 1 ponto.
    [BT3] A ficha de mercador de diamantes: nesta rodada conta como um mercador de 2 espaços.
   *[BT4] A ficha de expansão: nesta rodada conta como uma carta de expansão de 2.
}
mombasa-about-start-tile = Ficha inicial: ela lhe traz { $bonus }; { $cards } começam nos baralhos de repouso 2, 3 e 4.
mombasa-region = { $region ->
    [R11] Areias Ocidentais
    [R12] Tanezrouft
    [R13] Fezã
    [R14] Deserto da Líbia
    [R15] Baixo Nilo
    [R16] Mar Vermelho
    [R21] Vale do Senegal
    [R22] Alto Níger
    [R23] Maciço de Aïr
    [R24] Tibesti
    [R25] Núbia
    [R26] Planalto Etíope
    [R31] Costa da Gâmbia
    [R32] Volta
    [R33] Lago Chade
    [R34] Darfur
    [R35] Nilo Branco
    [R36] Chifre
    [R41] Costa da Guiné
    [R42] Baixo Níger
    [R43] Ubangui
    [R44] Ituri
    [R45] Grandes Lagos
    [R46] Costa Suaíli
    [R51] Costa do Gabão
    [R52] Baixo Congo
    [R53] Kasai
    [R54] Lualaba
    [R55] Lago Malaui
    [R56] Costa de Moçambique
    [R61] Namibe
    [R62] Kalahari
    [R63] Okavango
    [R64] Alto Zambeze
    [R65] Highveld
   *[R66] Drakensberg
}
