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
        [0] nenhum vaqueiro
        [one] { $count } vaqueiro
       *[other] { $count } vaqueiros
    }
    [craftsman] { $count ->
        [0] nenhum artífice
        [one] { $count } artífice
       *[other] { $count } artífices
    }
   *[engineer] { $count ->
        [0] nenhum engenheiro
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
gwt-card-objective = carta de objetivo ({ $tasks })
    .one = a carta de objetivo ({ $tasks })
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
    .of = { $edition ->
        [1] das cabanas
       *[2] dos bandidos
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
gwt-station = { $number ->
    [10] estação final
   *[other] estação depois do espaço { $after }
}
    .one = { $number ->
        [10] a estação final
       *[other] a estação depois do espaço { $after }
    }
gwt-rail = espaço { $name }
gwt-rail-start = espaço inicial
gwt-rail-turnout = desvio depois do espaço { $name }
gwt-rail-last = último espaço
gwt-space-start = início da trilha
gwt-space-building = { $name ->
    [A] espaço na bifurcação antes das inundações
    [A1] espaço 1 ao lado das inundações
    [A2] espaço 2 ao lado das inundações
    [A3] espaço 3 ao lado das inundações
    [FR1] espaço 1 depois das inundações
    [FR2] espaço 2 depois das inundações
    [B] espaço na bifurcação antes das secas
    [B1] espaço 1 ao lado das secas
    [B2] espaço 2 ao lado das secas
    [B3] espaço 3 ao lado das secas
    [DR1] espaço depois das secas
    [C] espaço na bifurcação no meio da trilha
    [C1] espaço 1 do caminho da floresta
    [C2] espaço 2 do caminho da floresta
    [C3] espaço antes do cruzamento do meio
    [D] espaço no cruzamento do meio
    [D1] espaço depois do cruzamento do meio
    [TR1] espaço 1 depois { gwt-trade-tile.of }
    [TR2] espaço 2 depois { gwt-trade-tile.of }
    [E] espaço na bifurcação antes dos desmoronamentos
    [E1] espaço 1 ao lado dos desmoronamentos
    [E2] espaço 2 ao lado dos desmoronamentos
    [RR1] espaço 1 depois dos desmoronamentos
    [RR2] espaço 2 depois dos desmoronamentos
    [F] espaço na penúltima bifurcação
    [F1] espaço de cima antes da última bifurcação
    [F2] espaço de baixo antes da última bifurcação
    [G] espaço na última bifurcação
    [G1] espaço de cima antes de Kansas City
   *[G2] espaço de baixo antes de Kansas City
}
gwt-space-hazard = espaço de { gwt-hazard-kind } { $number }
gwt-space-trade = { $edition ->
    [1] espaço de comércio { $number }
   *[2] espaço de bandidos { $number }
}
gwt-place-neutral = construção neutra { $name }
gwt-place-own = sua { $building }
gwt-place-other = { $building } de { $owner }
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
gwt-category-job-token = Marcador do mercado

## Para compor

gwt-or = { $first } ou { $last }
gwt-region-trail = Trilha
gwt-region-railroad = Linha férrea
gwt-region-cities = Cidades
gwt-region-stations = Estações e mestres da estação
gwt-region-jobs = Mercado de trabalho
gwt-region-foresight = Previsão
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
gwt-board-foresight = PREVISÃO (coluna, fichas restantes no suprimento, fichas para escolher)
gwt-board-jobs = MERCADO DE TRABALHO (linha, preço, trabalhadores)
gwt-board-token = marcador: aqui ninguém pode ser contratado, { $count ->
    [one] falta { $count } trabalhador para preencher a linha
   *[other] faltam { $count } trabalhadores para preencher a linha
}
gwt-board-then-refill = depois o mercado de gado é preenchido
gwt-board-then-end = depois é acionado o fim da partida
gwt-board-token-taken = { $player } pegou o marcador do mercado de trabalho.
gwt-board-market = MERCADO DE GADO (cartas na pilha: { $count })
gwt-board-grown = Pilhas abertas
gwt-board-prices = Preços
gwt-board-value = valor { $value }
gwt-board-values = Valores de raça
gwt-board-objectives = CARTAS DE OBJETIVO (cartas na pilha: { $count })
gwt-board-railroad = LINHA FÉRREA (locomotivas; estação, seu espaço, preço, pontos, cantos)
gwt-board-discs = discos
gwt-board-appointed = mestre da estação
gwt-board-cities = CIDADES (valor, nome, cantos, custos de transporte para { $players })
gwt-board-per-disc = { $points } por disco
gwt-board-trail = TRILHA (– é um espaço vazio, onde nenhum passo é contado)
gwt-board-rancher = Peão
gwt-board-fee = taxa ${ $dollars }
gwt-board-risk = ação de risco { $number }
gwt-board-risks = Uma ação de risco pertence à construção no seu espaço
gwt-board-see-above = ver acima
gwt-board-beside = Ao lado da trilha, onde nunca se entra
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

## O que as coisas são e fazem

gwt-about-neutral = Construção neutra { $name }. Quem para aqui pode usar cada uma das ações dela uma vez: { $actions }.
gwt-about-building = { $building } de { $owner }: { $points } PV no fim. Só { $owner } pode usar as ações dela: { $actions }. { $fee ->
    [0] Os outros entram sem pagar taxa.
   *[other] Quem mais entrar paga ${ $fee } a { $owner }.
}
gwt-about-stock = { $building }, ainda não construída: exige { $craftsmen } e dinheiro por cada um, e vale { $points } PV na trilha. Ações: { $actions }.
gwt-about-placing = Ela está sendo colocada agora.
gwt-about-building-space = Espaço de construção livre ({ $space }). Enquanto ninguém construir aqui, não custa passo.
gwt-about-woods = Fica na floresta, que algumas ações contam.
gwt-about-risk = Quem constrói aqui também pode usar a ação de risco: { $effect }.
gwt-about-hazard = { $tile }. Entrar custa ${ $fee }, pagos ao banco. Uma ação “remova um perigo” o retira, pelo preço impresso nessa ação; quem o remove recebe os PV dele no fim.
gwt-about-hazard-space = Espaço de perigo livre: novos perigos deste tipo chegam aqui de Kansas City, a partir do menor número. Até lá, não custa passo.
gwt-about-trade = { $tile }. { $fee ->
    [0] Fica ao lado da trilha.
   *[other] Entrar custa ${ $fee }, pagos ao banco.
} Para quem pegar com uma ação “pegue { gwt-trade-tile.one }”: { $bonus }. Construções, objetivos e mestres da estação contam esta ficha.
gwt-about-trade-space = Espaço livre para { gwt-trade-tile.one }. Para quem pegar a ficha que estiver aqui: { $bonus }.
gwt-about-kansas-city = Kansas City, o fim da trilha. Aqui você escolhe uma ficha de previsão de cada coluna, recebe dinheiro pelo seu rebanho (cada tipo de gado conta uma vez), entrega em uma cidade e recomeça do início.
gwt-about-start = O início da trilha: os peões voltam de Kansas City para cá.
gwt-about-rancher = O peão de { $name }: anda pela trilha até Kansas City e age onde para.
gwt-about-job = { $worker }: custa ${ $dollars } com uma ação de contratar, que pode mudar o preço.
gwt-about-job-closed = Ninguém pode ser contratado da linha do marcador.
gwt-about-job-price = Linha { $row } do mercado de trabalho: um trabalhador desta linha custa ${ $dollars }.
gwt-about-refill = Quando o marcador passa por esta seta, o mercado de gado é preenchido.
gwt-about-job-token = O marcador do mercado de trabalho. Ele desce quando a sua linha está cheia; quem o tira da última linha fica com ele ({ $points } PV) e aciona o fim da partida.
gwt-about-foresight = { $tile }. Quem visita Kansas City escolhe uma ficha de cada coluna; esta iria para { $to ->
    [jobs] o mercado de trabalho
   *[trail] a trilha
}.
gwt-about-supply = { $count ->
    [0] Não resta nenhuma ficha no suprimento da coluna { $column }
    [one] Resta { $count } ficha no suprimento da coluna { $column }
   *[other] Restam { $count } fichas no suprimento da coluna { $column }
}, de onde os espaços dela são preenchidos.
gwt-about-rail = Espaço { $space } da linha férrea. As locomotivas pulam os espaços ocupados por outra.
gwt-about-rail-start = Todas as locomotivas começam aqui, e quantas forem podem ficar juntas.
gwt-about-rail-turnout = Desvio depois do espaço { $space }: se a sua locomotiva parar aqui, você pode aprimorar a estação ao lado.
gwt-about-rail-last = O último espaço: se a sua locomotiva chegar aqui, você pode aprimorar a estação final; depois ela volta e você ganha ${ $dollars }.
gwt-about-engine = A locomotiva de { $name }: nas entregas, as cruzes vermelhas atrás dela não custam nada, e em um desvio ela pode aprimorar a estação ao lado.
gwt-about-cross = Uma cruz vermelha: entregar em uma cidade além dela custa $1, a não ser que a sua locomotiva já a tenha passado.
gwt-about-station = { $station }: pare com a locomotiva no desvio dela, pague ${ $dollars } e coloque aqui um disco por { $points } PV no fim.
gwt-about-corner = { $corner ->
    [white] Cantos brancos: pedem um disco de cantos brancos, enquanto você tiver um.
   *[black] Cantos pretos: qualquer disco seu pode vir para cá.
}
gwt-about-master = Ficha de mestre da estação. Quem aprimora esta estação pode pegá-la nomeando um trabalhador contratado: { $master }.
gwt-about-own-master = Ficha de mestre da estação, obtida ao nomear um trabalhador: { $master }.
gwt-about-appointed = { $worker }, nomeado em troca da ficha de mestre da estação. Fica aqui até o fim e não conta para ninguém.
gwt-about-city = { $city }: você pode entregar aqui se o seu rebanho com os certificados chegar a { $value } ou mais.
gwt-about-city-pays = Um disco aqui dá ${ $dollars } imediatamente.
gwt-about-city-points = Cada disco aqui vale { $points } PV no fim.
gwt-about-city-again = { $often ->
    [any] Você pode entregar aqui quantas vezes quiser.
   *[once] Cada jogador entrega aqui só uma vez.
}
gwt-about-arrow = Seta de { $one } a { $other }. Com discos seus nas duas: { $gives }.
gwt-about-arrow-plain = Não há bônus por discos em { $one } e { $other } juntas.
gwt-about-offer = { $card }. Compre com vaqueiros e dinheiro pelos preços indicados nela; a carta vai para a sua pilha de descarte, e os PV contam no fim.
gwt-about-deal = { $card }: { $cowboys } e ${ $dollars } por { $count ->
    [one] esta carta
   *[other] { $count } cartas deste valor
}.
gwt-about-market-stack = Cartas de gado por vir: { $count }. Ao comprar, um vaqueiro também pode ser usado para acrescentar { $added } delas ao mercado.
gwt-about-grown = { $card }. Não está à venda: uma Simmental mais nova é trocada por ela em Kansas City. Restam: { $count }.
gwt-about-hand-cattle = { $card }. Em Kansas City, cada tipo de gado na sua mão conta o seu valor uma vez; construções podem pedir o descarte desta carta. Os PV contam no fim, onde quer que ela esteja no seu deck de rebanho.
gwt-about-hand-objective = Carta de objetivo – { $card }. Depois de jogada, ela deve ser pontuada no fim.
gwt-about-objective = Carta de objetivo – { $card }. Pegue-a com uma ação que dê uma; ela vai para a sua pilha de descarte, a não ser que a ação diga para a mão.
gwt-about-own-objective = Um objetivo, pontuado no fim: { $tasks }. Cada coisa vale para um só objetivo.
gwt-about-objective-stack = Cartas de objetivo por vir: { $count }. Você pode pegar a carta fechada do topo em vez de uma aberta.
gwt-about-draw-pile = A sua pilha de cartas: você conhece as cartas, mas não a ordem.
gwt-about-discard-pile = A sua pilha de descarte: é embaralhada quando a pilha de cartas acaba.
gwt-about-aux = Ação auxiliar: { $effect }. Realize uma no lugar das ações do seu local.
gwt-about-aux-double = Ação auxiliar dupla, disponível quando nenhum disco a cobre: { $effect }.
gwt-about-disc = Um espaço de disco. Pegue o disco dele para uma entrega ou uma estação – { $opens }. { $corner ->
    [white] Cantos brancos: o disco pode ir a qualquer lugar.
   *[black] Cantos pretos: o disco só pode ir a cantos pretos.
}
gwt-about-worker-space = { $worker }, espaço { $space } da linha. Os trabalhadores contratados preenchem a linha a partir da esquerda.
gwt-about-worker-gives = Ao contratar para este espaço: { $effect }.
gwt-about-worker-scores = Um trabalhador aqui vale { $points } PV no fim.
gwt-about-certificates = Certificados: cada um que você gasta soma 1 ao valor do seu rebanho em Kansas City. O anel mostra quantos você tem; os discos travam o limite.
gwt-about-step-limit = Quantos passos o seu peão pode dar em um turno.
gwt-about-hand-limit = Até quantas cartas na mão você saca no fim do seu turno.
gwt-about-tokens = Fichas de troca. Gaste uma no seu turno para sacar até { $count ->
    [one] { $count } carta e depois descartar o mesmo número.
   *[other] { $count } cartas e depois descartar o mesmo número.
}
gwt-about-collected = { $tile }. { $kind ->
    [hazard] Vale { $points } PV no fim.
   *[trade] Objetivos, mestres da estação e construções contam esta ficha.
}

## Sam, o oponente do modo solo

gwt-sam = Sam
gwt-sam-type = { $worker ->
    [cowboy] vaqueiros
    [craftsman] artífices
   *[engineer] engenheiros
}
gwt-sam-level = { $level ->
    [easy] fácil
    [hard] difícil
   *[medium] médio
}
gwt-sam-reconstructed = reconstrução, { gwt-sam-level }
gwt-sam-steps = { $steps ->
    [most-buildings] tantos passos quantas construções privadas tiver na trilha quem tiver mais, Sam ou você
    [cowboys] tantos passos quantos forem os vaqueiros dele
    [specialists] tantos passos quantos forem os trabalhadores da especialização dele
   *[exactly] { $count ->
        [one] { $count } passo
       *[other] { $count } passos
    }
}
gwt-sam-errand = { $errand ->
    [hire] contrata da linha mais barata
    [hire-specialist] contrata um trabalhador da especialização dele
    [hire-engineer] contrata um engenheiro e depois move a locomotiva para frente
    [objective] pega a carta de objetivo mais à esquerda
    [outlaw] pega o bandido que rende mais dinheiro
    [hazard] pega o melhor perigo do tipo mais frequente
    [buy] pega o melhor gado que os vaqueiros dele alcançam
    [fill-market] acrescenta 2 cartas ao mercado de gado e depois pega gado com um vaqueiro a menos
    [build] coloca a construção que usa mais artífices dele
   *[engine] move a locomotiva para frente
}
gwt-sam-only = se for especializado em { gwt-sam-type }, { $errand }
gwt-sam-card = carta { $number } ({ $steps }): { $errand }
gwt-about-sam = Sam, o oponente do modo solo ({ gwt-sam-level }). As regras da caixa dele não são públicas: esta é uma reconstrução. Ele não decide nada: uma carta diz até onde ele vai e o que faz, e ele não paga nada. No empate, a vitória é dele.
gwt-about-sam-card = A última carta de Sam – { $card }.
gwt-about-sam-no-card = Sam ainda não sacou nenhuma carta.
gwt-about-sam-deck = O baralho de Sam, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}: { $cards }. Quando ele acaba, todas as cartas são embaralhadas de novo.
gwt-about-sam-specialization = Sam é especializado em { gwt-sam-type }, o tipo de que ele tem mais. Algumas cartas dele só fazem algo para esse tipo.
gwt-about-sam-worker-space = { $worker }, espaço { $space } da linha de Sam. A linha dele começa vazia, e os espaços não têm ações.
gwt-about-sam-discs = Discos de Sam para entregas e estações: { $count }.
gwt-about-sam-cattle = O gado de Sam, guardado pelos PV: { $cards }.
gwt-about-sam-objective = Carta de objetivo de Sam: { $points } PV no fim, quaisquer que sejam as tarefas.
gwt-about-sam-master = Ficha de mestre da estação que Sam pegou sem nomear um trabalhador. Não vale pontos para ele.
gwt-about-sam-building = { $building } de { $owner }: { $points } PV no fim. Ações, que uma construção ao lado pode copiar: { $actions }. { $fee ->
    [0] Você entra sem taxa.
   *[other] Entrar custa ${ $fee }, pagos ao banco.
}
