mombasa-nothing = nada
mombasa-or = { $first } ou { $last }
mombasa-company = { $company ->
    [MOM] Mombaça
    [CAP] Cidade do Cabo
    [STL] Saint-Louis
   *[CAI] Cairo
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
    [BK] contabilista
    [DM] mercador de diamantes
   *[SHARE] ação (quota)
}
mombasa-card = { $kind } { $value } ({ $id })
mombasa-card-with-share = { $kind } { $value } com uma quota { $company } ({ $id })
mombasa-card-single-share = quota { $company } ({ $id })
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
    [one] { $count } espaço no trilho de diamantes
   *[other] { $count } espaços no trilho de diamantes
}
mombasa-gain-track = { $count ->
    [one] { $count } espaço no trilho de { $company }
   *[other] { $count } espaços no trilho de { $company }
}
mombasa-gain-tracks = { $tracks ->
    [one] { $spaces } espaços num trilho
   *[other] espaços em cada um de { $tracks } trilhos: { $spaces }
}
mombasa-gain-remove = { $count ->
    [one] { $count } feitoria removida
   *[other] { $count } feitorias removidas
}
mombasa-gain-units = £1 por cada unidade de { $good } menos uma
mombasa-gain-card = uma carta em libras
mombasa-gain-tile = { $tile } para a próxima ronda
mombasa-most-of = com a maioria de { $good }: { $profit }
mombasa-sell = vender uma carta da mão pelo valor de caixa{ $plus ->
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
    [BS-T2] Ficha de contabilista
    [BS-T3] Ficha de mercador de diamantes
    [BS-T4] Ficha de expansão
    [BS-C-first] Primeiro espaço do trilho C
    [BS-C-second] Segundo espaço do trilho C
    [BS-D-first] Primeiro espaço do trilho D
   *[BS-D-second] Segundo espaço do trilho D
}
mombasa-tile = { $tile ->
    [BT1] a ficha +1
    [BT2] a ficha de contabilista
    [BT3] a ficha de mercador de diamantes
   *[BT4] a ficha de expansão
}
mombasa-start-tile = { $id }: { $bonus }; em repouso: { $cards }
mombasa-slot = espaço de ação { $id }
mombasa-rest-deck = baralho de repouso { $id }
mombasa-column = coluna { $id } de { $company }
mombasa-bonus-expansion = valor total de expansão +{ $count }
mombasa-bonus-markers = { $count ->
    [one] mais { $count } marcador de bónus
   *[other] mais { $count } marcadores de bónus
}
mombasa-bonus-discount = as cartas pagas com { $good } custam menos 1
mombasa-bonus-mixed = as cartas custam menos 1 e as mercadorias podem misturar-se
mombasa-bonus-units = cada carta de { $good } tem mais 1 unidade
mombasa-bonus-space = espaço de bónus: { $profit }
mombasa-figure-money = Dinheiro
mombasa-figure-diamonds = Diamantes
mombasa-figure-books = Livros
mombasa-figure-expansion = Expansão
mombasa-figure-hand = Cartas na mão
mombasa-figure-markers = Marcadores de bónus livres
mombasa-figure-start = marcador de jogador inicial
mombasa-figure-shares = Quotas
mombasa-figure-value = Valor da quota
mombasa-figure-home = Feitorias na sede
mombasa-figure-track = Trilho
mombasa-part-map = Mapa
mombasa-part-bases = Sedes das companhias
mombasa-part-tracks = Trilhos das companhias
mombasa-part-cards = Mostruário de cartas
mombasa-part-books = Mostruário de livros
mombasa-part-rounds = Trilho das rondas
mombasa-part-bonus = Espaços de bónus
mombasa-part-slots = Espaços de ação
mombasa-part-rest = Baralhos de repouso
mombasa-part-diamond-track = Trilho de diamantes
mombasa-part-book-track = Trilho de contabilidade
mombasa-part-hand = Mão
mombasa-part-tiles = Fichas de bónus
mombasa-part-deck = Baralho de cartas
mombasa-part-discards = Pilha de descarte
mombasa-part-stacks = Pilhas de livros
mombasa-reconstruction = { $count } de { $all } tabelas de dados impressos são uma reconstrução nossa: a impressão não estava disponível.

## The board as text

mombasa-board-round = { $round ->
    [0] Preparação
   *[other] Ronda { $round } de { $rounds }
}
mombasa-board-you = { $player } (você)
mombasa-board-signs = ♦ espaços no trilho de diamantes, ✎ pontos de contabilidade
mombasa-board-price = primeiro o preço
mombasa-board-down = { $what } (face para baixo)
mombasa-board-dealt = As suas fichas iniciais
mombasa-board-plan = O seu plano até agora: { $cards }
