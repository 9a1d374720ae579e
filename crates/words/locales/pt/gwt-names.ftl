## Pessoas

gwt-worker = { $worker ->
    [cowboy] vaqueiro
    [craftsman] artífice
   *[engineer] engenheiro
}
    .one = { $worker ->
        [cowboy] um vaqueiro
        [craftsman] um artífice
       *[engineer] um engenheiro
    }
gwt-worker-count = { $worker ->
    [cowboy] { $count ->
        [one] { $count } vaqueiro
       *[other] { $count } vaqueiros
    }
    [craftsman] { $count ->
        [one] { $count } artífice
       *[other] { $count } artífices
    }
   *[engineer] { $count ->
        [one] { $count } engenheiro
       *[other] { $count } engenheiros
    }
}

## Cartas

gwt-card = { $breed } { gwt-colour }
    .one = uma { $breed } { gwt-colour }
gwt-card-with-points = { $breed } { gwt-colour } de { $points } PV
    .one = uma { $breed } { gwt-colour } de { $points } PV
gwt-card-simmental = { $level ->
    [calf] bezerro
    [heifer] novilha
   *[cow] vaca
} Simmental
    .one = { $level ->
        [calf] um bezerro
        [heifer] uma novilha
       *[cow] uma vaca
    } Simmental
gwt-card-objective = carta de objetivo { $name }
    .one = a carta de objetivo { $name }
gwt-card-worth = { $card } (valor { $value }, { $points } PV)

## Fichas

gwt-hands = { $hand ->
    [green] mão verde
    [black] mão preta
    [both] mão verde e mão preta
   *[none] nenhuma mão
}
gwt-hazard-kind = { $kind ->
    [flood] inundação
    [drought] seca
   *[rockfall] desmoronamento
}
gwt-tile-hazard = { gwt-hazard-kind } ({ $points } PV, { gwt-hands })
gwt-trade-tile = { $edition ->
    [1] cabana
   *[2] bandido
}
    .plural = { $edition ->
        [1] cabanas
       *[2] bandidos
    }
    .one = { $edition ->
        [1] uma cabana
       *[2] um bandido
    }
    .no = { $edition ->
        [1] nenhuma cabana
       *[2] nenhum bandido
    }
gwt-pair-colour = { $edition ->
    [1] azul
   *[2] laranja
}
    .plural = { $edition ->
        [1] azuis
       *[2] laranja
    }
gwt-tile-trade = { $colour ->
    [green] { gwt-trade-tile } verde
   *[pair] { gwt-trade-tile } { gwt-pair-colour }
}
gwt-points = { $points } PV
gwt-building-private = construção { $name }
    .one = a construção { $name }
gwt-building-neutral = construção neutra { $name }

## Lugares

gwt-city = { $city ->
    [0] Kansas City
    [1] { $edition ->
        [1] Topeka
       *[2] Fulton
    }
    [4] { $edition ->
        [1] Wichita
       *[2] St. Louis
    }
    [6] { $edition ->
        [1] Colorado Springs
       *[2] Bloomington
    }
    [8] { $edition ->
        [1] Santa Fe
       *[2] Peoria
    }
    [10] { $edition ->
        [1] Albuquerque
       *[2] Chicago
    }
    [12] { $edition ->
        [1] El Paso
       *[2] Toledo
    }
    [14] { $edition ->
        [1] San Diego
       *[2] Pittsburgh
    }
    [16] { $edition ->
        [1] Sacramento
       *[2] Filadélfia
    }
   *[18] { $edition ->
        [1] San Francisco
       *[2] Nova York
    }
}
gwt-station = estação { $number }
    .one = a estação { $number }
gwt-rail = espaço { $name }
gwt-rail-start = espaço inicial
gwt-rail-turnout = desvio { $name } ({ $station })
gwt-rail-last = último espaço ({ $station })
gwt-space-start = início da trilha
gwt-space-building = espaço { $name }
gwt-space-hazard = espaço de { gwt-hazard-kind } { $number }
gwt-space-trade = { $edition ->
    [1] espaço de comércio { $number }
   *[2] espaço de bandidos { $number }
}
gwt-place-neutral = construção neutra { $name } ({ $space })
gwt-place-own = sua { $building } ({ $space })
gwt-place-other = { $building } de { $owner } ({ $space })
gwt-place-tile = { $tile }, { $space }
gwt-corner = { $corner ->
    [white] cantos brancos
   *[black] cantos pretos
}
gwt-disc-space = { $space ->
    [money] ação de dinheiro
    [cards] ação de cartas
    [certificate] ação de certificados
    [engine] ação de locomotiva
    [removal] ação de remoção
    [limit-4] limite de certificados 4
    [limit-6] limite de certificados 6
    [step-left] espaço de passos esquerdo
    [step-right] espaço de passos direito
   *[hand] espaço de mão
}
    .of = { $space ->
        [money] da ação de dinheiro
        [cards] da ação de cartas
        [certificate] da ação de certificados
        [engine] da ação de locomotiva
        [removal] da ação de remoção
        [limit-4] do limite de certificados 4
        [limit-6] do limite de certificados 6
        [step-left] do espaço de passos esquerdo
        [step-right] do espaço de passos direito
       *[hand] de um espaço de mão
    }

## Pontuação

gwt-category-money = Dinheiro
gwt-category-buildings = Construções
gwt-category-cities = Cidades
gwt-category-stations = Estações
gwt-category-hazards = Perigos
gwt-category-cattle = Gado
gwt-category-objectives = Objetivos
gwt-category-masters = Mestres da estação
gwt-category-workers = Trabalhadores
gwt-category-step-space = Espaço de passos
gwt-category-job-token = Mercado de trabalho

## Para compor

gwt-or = { $first } ou { $last }
gwt-region-trail = Trilha
gwt-region-railroad = Ferrovia
gwt-region-cities = Cidades
gwt-region-stations = Estações e mestres da estação
gwt-region-jobs = Mercado de trabalho
gwt-region-foresight = Previsão e taxas
gwt-region-market = Mercado de gado
gwt-region-objectives = Cartas de objetivo
gwt-region-stock = Construções na reserva
gwt-region-collected = Objetivos e fichas recolhidas

## Colours

gwt-colour = { $colour ->
    [grey] cinza
    [white] branca
    [black] preta
    [green] verde
    [yellow] amarela
    [red] vermelha
    [blue] azul
    [brown] marrom
   *[purple] roxa
}

## A mesa em texto

gwt-board-turn = Turno de { $player } ({ $first } começou)
gwt-board-foresight = PREVISÃO (coluna, fichas restantes na reserva, fichas para escolher)
gwt-board-jobs = MERCADO DE TRABALHO (linha, preço, trabalhadores)
gwt-board-token = marcador: aqui ninguém pode ser contratado, { $count ->
    [one] falta { $count } trabalhador para preencher a linha
   *[other] faltam { $count } trabalhadores para preencher a linha
}
gwt-board-then-refill = depois o mercado de gado é preenchido
gwt-board-then-end = depois começa o fim da partida
gwt-board-token-taken = { $player } pegou o marcador do mercado de trabalho.
gwt-board-market = MERCADO DE GADO (cartas na pilha: { $count })
gwt-board-grown = Pilhas abertas
gwt-board-prices = Preços
gwt-board-value = valor { $value }
gwt-board-values = Valores de criação
gwt-board-objectives = CARTAS DE OBJETIVO (cartas na pilha: { $count })
gwt-board-railroad = FERROVIA (locomotivas; estação, seu espaço, preço, pontos, cantos)
gwt-board-discs = discos
gwt-board-appointed = mestre da estação
gwt-board-cities = CIDADES (valor, nome, cantos, custo de transporte para { $players })
gwt-board-per-disc = { $points } por disco
gwt-board-trail = TRILHA (– é um espaço vazio, onde nenhum passo é contado)
gwt-board-rancher = Peão
gwt-board-fee = taxa ${ $dollars }
gwt-board-risk = ação de risco { $number }
gwt-board-risks = Uma ação de risco pertence à construção no seu espaço
gwt-board-see-above = ver acima
gwt-board-beside = Ao lado da trilha, nunca se entra
gwt-board-buildings = CONSTRUÇÕES PRIVADAS (os mesmos lados para todos; artífices, pontos, taxa para os outros, ações)
gwt-board-auxiliaries = AÇÕES AUXILIARES (única; dupla)
gwt-board-you = você
gwt-board-to-move = da vez
gwt-board-next = próximo: { $line }
gwt-board-hidden = Mão ({ $hand }) e pilha de cartas ({ $draw }) juntas
gwt-board-unseen = { $count ->
    [one] { $count } carta de objetivo nunca vista
   *[other] { $count } cartas de objetivo nunca vistas
}
gwt-board-shown = Conhecidas na mão
gwt-board-discs-left = Discos restantes
gwt-board-open = Ações auxiliares
gwt-board-also-double = também dupla
gwt-board-tiles = Fichas
gwt-board-master = Mestre da estação { $name }
