## Mercadorias e cidades

steam-nobody = ninguém
steam-colour = { $colour ->
    [red] vermelho
    [blue] azul
    [yellow] amarelo
    [purple] roxo
   *[gray] cinza
}
    .city = { $colour ->
        [red] vermelha
        [blue] azul
        [yellow] amarela
        [purple] roxa
       *[gray] cinza
    }
# On cubes and cities: the first letter of the colour; of two that begin alike, one has another letter of its word.
steam-letter = { $colour ->
    [red] V
    [blue] Z
    [yellow] A
    [purple] R
   *[gray] C
}
steam-cube = cubo { steam-colour }
steam-goods = { $colour ->
    [red] { $count ->
        [one] { $count } vermelho
       *[other] { $count } vermelhos
    }
    [blue] { $count ->
        [one] { $count } azul
       *[other] { $count } azuis
    }
    [yellow] { $count ->
        [one] { $count } amarelo
       *[other] { $count } amarelos
    }
    [purple] { $count ->
        [one] { $count } roxo
       *[other] { $count } roxos
    }
   *[gray] { $count } cinza
}
steam-no-goods = sem mercadorias
steam-city = cidade { steam-colour.city }
steam-new-city = nova cidade { steam-colour.city }
steam-supply = espaço { $space } da reserva

## Lugares

steam-in = em { $name }
steam-compass = { $way ->
    [N] norte
    [NNE] nor-nordeste
    [NE] nordeste
    [E] leste
    [SE] sudeste
    [SSE] su-sudeste
    [S] sul
    [SSW] su-sudoeste
    [SW] sudoeste
    [W] oeste
    [NW] noroeste
   *[NNW] nor-noroeste
}
    .at = { $way ->
        [N] ao norte
        [S] ao sul
       *[E] a { steam-compass }
    }
steam-beside = { steam-compass.at } de { $name }
steam-beside-far = { $count ->
    [one] { $count } hexágono
   *[other] { $count } hexágonos
} { steam-compass.at } de { $name }
steam-beside-bent = { $count ->
    [one] { $count } hexágono { steam-compass.at }
   *[other] { $count } hexágonos { steam-compass.at }
} e { $more } a { $other } de { $name }
steam-terrain = { $terrain ->
    [coast] costa
    [hill] colina
    [river] rio
    [town] vila
   *[plain] planície
}
steam-about-goods = mercadorias: { $goods }
steam-about-grown = já cresceu
steam-open-end = ponta aberta { $place }, sentido { $heading }
steam-link-of = ligação { $link } de { $player }, { $state ->
    [complete] completa
   *[incomplete] incompleta
}
steam-link-unowned = ligação { $link } sem dono, { $state ->
    [complete] completa
   *[incomplete] incompleta
}
steam-links = { $count ->
    [one] { $count } ligação
   *[other] { $count } ligações
}

## Peças de trilho

steam-kind = { $kind ->
    [P1] reta
    [P2] curva suave
    [P3] curva fechada
    [C1] duas retas cruzadas
    [C2] reta cruzada por uma curva suave
    [C3] duas curvas suaves cruzadas
    [C4] reta ao lado de uma curva fechada
    [C5] duas curvas suaves lado a lado
    [C6] curva suave ao lado de uma fechada
    [C7] curva suave ao lado de uma fechada (espelhada)
    [T1] vila com 1 ramal
    [T3a] vila com 3 ramais, regular
    [T3b] vila com 3 ramais, à direita
    [T3c] vila com 3 ramais, à esquerda
   *[T3d] vila com 3 ramais, juntos
}
steam-face-town = { $count ->
    [one] peça de vila com ramal { $exits }
   *[other] peça de vila com ramais { $exits }
}
steam-placing = { $placing ->
    [new] Novo trilho
    [upgrade] Melhoria
   *[redirect] Redirecionamento
}

## Fichas de ação

steam-tile = { $tile ->
    [turn-order] Ordem de jogo
    [first-move] Primeiro movimento
    [engineer] Engenheiro
    [first-build] Primeira construção
    [city-growth] Crescimento da cidade
    [locomotive] Locomotiva
   *[urbanization] Urbanização
}
steam-tile-effect = { $tile ->
    [turn-order] { $rules ->
        [base] você joga primeiro na próxima rodada
       *[standard] no próximo leilão você pode passar uma vez sem sair dele
    }
    [first-move] você joga primeiro nas duas voltas de mercadorias
    [engineer] você pode colocar quatro peças em vez de três
    [first-build] você constrói primeiro
    [city-growth] ao construir, uma cidade recebe mercadorias da reserva
    [locomotive] sua locomotiva sobe um nível na hora
   *[urbanization] ao construir, uma vila vira nova cidade com mercadorias da reserva
}
steam-tile-taken = com { $player }
steam-tile-taken-passing = com { $player }, sem efeito
steam-tile-free = grátis

## A rodada

steam-rules = { $rules ->
    [base] Jogo básico
   *[standard] Jogo padrão
}
steam-turn = Rodada { $turn } de { $turns }
steam-phase = { $phase ->
    [setup] Preparação
    [capital] Captação de recursos
    [auction] Leilão da ordem de jogo
    [actions] Escolha de ações
    [build] Construção de trilhos
    [goods-1] Movimento de mercadorias, primeira volta
    [goods-2] Movimento de mercadorias, segunda volta
   *[over] A partida terminou
}
steam-auction-place = Leilão do lugar { $place }
steam-auction-order = Leilão da ordem de jogo
steam-auction-high = maior lance ${ $bid } de { $player }
steam-auction-no-bid = ainda sem lances
steam-bidder-bid = lance de ${ $bid }
steam-bidder-passed = passou
steam-bidder-place = lugar { $place }
steam-bidder-free-pass = passe livre disponível
steam-build-left = { $count ->
    [0] nenhuma peça a colocar
    [one] resta { $count } peça para colocar
   *[other] restam { $count } peças para colocar
}
steam-build-urbanize = falta colocar a nova cidade
steam-build-grow = falta fazer uma cidade crescer
steam-build-unconnected = falta ligar o trilho { $place }

## Títulos e números

steam-label = { $label ->
    [map] Mapa
    [supply] Reserva de mercadorias
    [action-tiles] Fichas de ação
    [turn-order] Ordem de jogo
    [build-order] Ordem de construção
    [goods-order] Ordem das mercadorias
    [turns] Rodadas
    [income-track] Renda
    [points-track] Pontos de vitória
    [locomotives] Locomotivas
    [auction] Leilão
    [stock] Peças de trilho no estoque
    [new-cities] Peças de nova cidade
    [growth-markers] Marcadores de crescimento
    [bag] Fora de jogo
    [cash] Dinheiro
    [income] Renda
    [points] PV
    [level] Nível da locomotiva
    [links] Ligações completas
    [action-tile] Ficha de ação
    [player] Jogador
    [delivery] Caminhos de entrega
    [bankrupt] Em falência
    [rewards] Pontos a receber
    [cities] Cidades
    [towns] Vilas
    [all-links] Ligações
    [track-tiles] Peças de trilho
    [players] Jogadores
    [level-short] Nível
    [can-pay] Pode pagar
    [more] mais…
   *[lay] Peças para este hexágono
}
steam-board-of = Ficha de jogador de { $name }

## A mesa como texto

steam-board-decides = { $player } decide
steam-board-you = você
steam-board-map-key = [V]3 cidade e seus cubos, o vila, ^ colina, ~ rio, #12 trilhos dos jogadores 1 e 2, - de ninguém
steam-board-open-end = ponta aberta { $hex } { $edge }
steam-board-links-key = ! se perde no fim do turno de construção do dono se não for estendida
steam-edge = { $edge ->
    [N] N
    [NE] NE
    [SE] SE
    [S] S
    [SW] SO
   *[NW] NO
}
steam-board-tiles-key = N–S une dois lados; N, S são ramais de uma vila

## Pontuação

steam-category-points = Pontos de vitória
steam-category-income = Renda
steam-category-links = Ligações completas
steam-category-bankruptcy = Falência

## O que as coisas são e fazem

steam-what = { $thing ->
    [turns] As rodadas da partida. Depois da última, renda e ligações viram pontos de vitória, e vence o maior total.
    [order] { $rules ->
        [base] Ordem de jogo: joga-se da esquerda para a direita. A ordem da próxima rodada segue os números das fichas de ação, o menor primeiro.
       *[standard] Ordem de jogo: joga-se da esquerda para a direita. Ela vai a leilão de novo no início de cada rodada.
    }
    [build-order] Quem constrói primeiro nesta rodada: quem tem Primeira construção vem antes dos outros.
    [goods-order] Quem move mercadorias primeiro nesta rodada: quem tem Primeiro movimento vem antes dos outros.
    [income] { $rules ->
        [base] Renda. No fim de cada rodada você recebe esse valor em dólares, ou paga enquanto estiver abaixo de 0. No fim da partida, cada 2 de renda valem 1 PV, e cada passo abaixo de 0 custa 2 PV.
       *[standard] Renda. No fim de cada rodada você recebe esse valor em dólares menos o nível da locomotiva, ou paga o que faltar. No fim da partida, cada 2 de renda valem 1 PV, e cada passo abaixo de 0 custa 2 PV.
    }
    [points] Pontos de vitória. No fim, somam-se renda e ligações completas; vence o maior total.
    [level] { $rules ->
        [base] Nível da locomotiva: um cubo pode percorrer no máximo esse número de ligações. Em vez de entregar, você pode subir 1 nível, uma vez por rodada.
       *[standard] Nível da locomotiva: um cubo pode percorrer no máximo esse número de ligações. Em vez de entregar, você pode subir 1 nível, uma vez por rodada. Cada nível custa $1 por rodada.
    }
    [supply] Reserva de mercadorias. Crescimento da cidade e Urbanização levam todos os cubos de um espaço para uma cidade. Espaços vazios não voltam a ser preenchidos.
    [new-cities] Peças de nova cidade. Urbanização coloca uma sobre uma vila, que vira uma cidade dessa cor. O número diz quantas restam.
    [growth-markers] Marcadores de crescimento restantes. Uma cidade com este marcador já cresceu e não pode crescer de novo.
    [bag] Cubos fora de jogo: nunca sorteados ou já entregues.
    [stock] Peças de trilho no estoque. Só estas podem ser colocadas; uma peça substituída volta para cá.
    [cash] Dinheiro, para trilhos, fichas de ação e lances. No fim não vale nada.
    [funds] { $rules ->
        [base] Dinheiro e tudo o que ainda se pode captar: $5 por passo de renda, ou por 2 PV quando a renda está em −10.
       *[standard] Dinheiro e tudo o que ainda se pode captar no início de uma rodada: $5 por passo de renda, ou por 2 PV quando a renda está em −10.
    }
    [links] Ligações completas. Cada uma dá 1 ponto ao dono sempre que um cubo passa por ela, e 1 PV no fim.
    [action-tile] Fichas de ação: a cada rodada, cada jogador pega uma das sete e usa o efeito dela nessa rodada.
    [passed] Foi pega sem custo e sem efeito.
    [bankrupt] Em falência: não conseguiu pagar o que devia e está fora da partida. Suas ligações não são de ninguém.
    [water] Água. Nada pode ser construído aqui.
    [blocked] Uma borda bloqueada: nenhum trilho pode atravessar.
    [at-risk] Este trilho se perde no fim do turno de construção do dono se não for estendido.
   *[open-end] Trilho inacabado. Ainda não é uma ligação completa, e nenhum cubo pode passar. O dono precisa estendê-lo a cada turno de construção ou o perde.
}
steam-what-city = { $state ->
    [new] { $name }: { steam-new-city }. Aqui se entregam cubos desta cor, e um trilho pode sair de qualquer lado. Ela não pode crescer.
    [grown] { $name }: { steam-city }. Aqui se entregam cubos desta cor, e um trilho pode sair de qualquer lado. Ela já cresceu.
   *[plain] { $name }: { steam-city }. Aqui se entregam cubos desta cor, e um trilho pode sair de qualquer lado.
}
steam-what-town = { $name }: uma vila. Os trilhos podem se ramificar e as mercadorias passam, mas nenhuma sai daqui nem termina aqui. Uma peça custa $1 a mais. Urbanização a transforma em cidade.
steam-what-ground = { $ground }. Uma peça custa $1 por saída{ $hill ->
    [yes] , +$2 pela colina
   *[no] {""}
}{ $river ->
    [yes] , +$1 pelo rio
   *[no] {""}
}.
steam-what-cube = { $colour ->
    [gray] Cubo cinza. Só pode ser entregue quando houver uma nova cidade cinza. Cada ligação do caminho dá 1 ponto ao dono.
   *[red] { steam-cube }: entregue-o por ligações completas em uma cidade da cor dele. Cada ligação do caminho dá 1 ponto ao dono.
}
steam-what-link = { $link }. Os cubos podem passar por ela; a cada vez o dono recebe 1 ponto.
steam-what-tile = { $tile }: { $effect }.
steam-what-tile-number = O número { $number } decide seu lugar na ordem da próxima rodada.
steam-what-tile-pass = Pode ser pega sem custo e sem efeito.
