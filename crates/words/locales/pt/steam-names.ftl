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

steam-hex = hexágono { $hex }
    .on = no hexágono { $hex }
steam-in = em { $name }
steam-terrain = { $terrain ->
    [coast] costa
    [hill] colina
    [river] rio
    [town] vila
   *[plain] planície
}
steam-about-goods = mercadorias: { $goods }
steam-about-grown = já cresceu
steam-edge = { $edge ->
    [N] N
    [NE] NE
    [SE] SE
    [S] S
    [SW] SO
   *[NW] NO
}
steam-open-end = ponta aberta { $hex } { $edge }
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
        [base] joga em primeiro lugar na próxima rodada
       *[standard] no próximo leilão pode passar uma vez sem sair dele
    }
    [first-move] move em primeiro lugar nas duas voltas de mercadorias
    [engineer] pode colocar quatro peças em vez de três
    [first-build] constrói em primeiro lugar
    [city-growth] ao construir, uma cidade recebe mercadorias da reserva
    [locomotive] a sua locomotiva sobe já um nível
   *[urbanization] ao construir, uma vila torna-se nova cidade com mercadorias da reserva
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
    [0] nenhuma peça por colocar
    [one] { $count } peça por colocar
   *[other] { $count } peças por colocar
}
steam-build-urbanize = nova cidade por colocar
steam-build-grow = uma cidade por crescer
steam-build-unconnected = trilho { $place } por ligar

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
    [stock] Peças de trilho disponíveis
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
    [funds] Dinheiro e tudo o que pode captar
    [rewards] Pontos por receber
    [cities] Cidades
    [towns] Vilas
    [all-links] Ligações
    [track-tiles] Peças de trilho
    [players] Jogadores
    [level-short] Nível
    [can-pay] Pode pagar
   *[lay] Peças para este hexágono
}
steam-board-of = Tabuleiro de { $name }

## A mesa como texto

steam-board-decides = { $player } decide
steam-board-you = você
steam-board-map-key = [R]3 cidade e os seus cubos, o vila, ^ colina, ~ rio, #12 trilhos dos jogadores 1 e 2, - de ninguém
steam-board-links-key = ! perde-se no fim da construção do dono se não for estendida
steam-board-tiles-key = N–S une dois lados; N, S são ramais de uma vila

## Pontuação

steam-category-points = Pontos de vitória
steam-category-income = Renda
steam-category-links = Ligações completas
steam-category-bankruptcy = Falência
