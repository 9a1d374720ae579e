## Pessoas

seat = Jogador { $number }
worker = { $worker ->
    [cowboy] vaqueiro
    [craftsman] artífice
   *[engineer] engenheiro
}
    .one = { $worker ->
        [cowboy] um vaqueiro
        [craftsman] um artífice
       *[engineer] um engenheiro
    }
worker-count = { $worker ->
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

colour = { $colour ->
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
card = { $breed } { colour }
    .one = uma { $breed } { colour }
card-with-points = { $breed } { colour } de { $points } PV
    .one = uma { $breed } { colour } de { $points } PV
card-simmental = { $level ->
    [calf] bezerro
    [heifer] novilha
   *[cow] vaca
} Simmental
    .one = { $level ->
        [calf] um bezerro
        [heifer] uma novilha
       *[cow] uma vaca
    } Simmental
card-objective = carta de objetivo { $name }
    .one = a carta de objetivo { $name }
card-worth = { $card } (valor { $value }, { $points } PV)
card-twice = 2 × { $card }

## Fichas

hands = { $hand ->
    [green] mão verde
    [black] mão preta
    [both] mão verde e mão preta
   *[none] nenhuma mão
}
hazard-kind = { $kind ->
    [flood] inundação
    [drought] seca
   *[rockfall] desmoronamento
}
tile-hazard = { hazard-kind } ({ $points } PV, { hands })
trade-tile = { $edition ->
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
pair-colour = { $edition ->
    [1] azul
   *[2] laranja
}
    .plural = { $edition ->
        [1] azuis
       *[2] laranja
    }
tile-trade = { $colour ->
    [green] { trade-tile } verde
   *[pair] { trade-tile } { pair-colour }
}
points = { $points } PV
building-private = construção { $name }
    .one = a construção { $name }
building-neutral = construção neutra { $name }

## Lugares

city = { $city ->
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
station = estação { $number }
    .one = a estação { $number }
rail = espaço { $name }
rail-start = espaço inicial
rail-turnout = desvio { $name } ({ $station })
rail-last = último espaço ({ $station })
space-start = início da trilha
space-building = espaço { $name }
space-hazard = espaço de { hazard-kind } { $number }
space-trade = { $edition ->
    [1] espaço de comércio { $number }
   *[2] espaço de bandidos { $number }
}
place-neutral = construção neutra { $name } ({ $space })
place-own = sua { $building } ({ $space })
place-other = { $building } de { $owner } ({ $space })
place-tile = { $tile }, { $space }
disc-space = { $space ->
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

category-money = Dinheiro
category-buildings = Construções
category-cities = Cidades
category-stations = Estações
category-hazards = Perigos
category-cattle = Gado
category-objectives = Objetivos
category-masters = Mestres da estação
category-workers = Trabalhadores
category-step-space = Espaço de passos
category-job-token = Mercado de trabalho

## Para compor

and = { $first } e { $last }
or = { $first } ou { $last }
range = de { $from } a { $to }
with-actions = { $name }: { $actions }
with-details = { $text } ({ $details })

## As partes do tabuleiro

region-trail = Trilha
region-railroad = Ferrovia
region-cities = Cidades
region-stations = Estações e mestres da estação
region-jobs = Mercado de trabalho
region-foresight = Previsão e taxas
region-market = Mercado de gado
region-objectives = Cartas de objetivo
region-player-board = Ficha de jogador de { $name }
region-stock = Construções na reserva
region-collected = Objetivos e fichas recolhidas
