## O que está impresso: requisitos

gwt-line-with-need = { $need }: { $gives }
gwt-need-discard = descarte { $card }
gwt-need-discard-value-3 = descarte uma carta de gado de valor 3
gwt-need-discard-pair = descarte duas cartas do mesmo tipo de gado
gwt-need-discard-objective = descarte uma carta de objetivo
gwt-need-discard-any = descarte qualquer carta de gado
gwt-need-pay = pague ${ $dollars }
gwt-need-engine-back = { $spaces ->
    [one] mova a locomotiva { $spaces } espaço para trás
   *[other] mova a locomotiva { $spaces } espaços para trás
}

## O que está impresso: recompensas

gwt-per = { $what ->
    [cowboys] por vaqueiro
    [craftsmen] por artífice
    [engineers] por engenheiro
    [woods] por construção sua na floresta
    [hazards] por perigo recolhido
    [stations] por estação sua
   *[pairs] por par de { gwt-trade-tile.plural } verde e { gwt-pair-colour }
}
gwt-certificates-have = { $text } (você tem { $have } de { $limit })
gwt-effect-money = ganhe ${ $dollars }
gwt-effect-money-per = ganhe ${ $dollars } { $per }
gwt-effect-certificates = { $count ->
    [one] { $count } certificado
   *[other] até { $count } certificados
}
gwt-effect-certificates-per = { $count ->
    [one] { $count } certificado
   *[other] até { $count } certificados
} { $per }
gwt-effect-certificates-to-limit = certificados até o seu limite
gwt-effect-token = ganhe uma ficha de troca
gwt-effect-objective = pegue uma carta de objetivo
gwt-effect-objective-to-hand = leve uma carta de objetivo para a mão
gwt-effect-draw = { $count ->
    [one] saque { $count } carta e depois descarte 1
   *[other] saque até { $count } cartas e depois descarte o mesmo número
}
gwt-effect-draw-per = saque até 1 carta { $per } e depois descarte o mesmo número
gwt-effect-hire = contrate um trabalhador
gwt-effect-hire-less = contrate um trabalhador por ${ $dollars } a menos
gwt-effect-hire-more = contrate um trabalhador por ${ $dollars } a mais
gwt-hire-from = a partir de ${ $dollars }
gwt-effect-build = coloque uma construção por ${ $dollars } por artífice
gwt-effect-buy = compre gado
gwt-effect-buy-with = compre gado com { $cowboys }
gwt-effect-hazard-free = remova um perigo de graça
gwt-effect-hazard = remova um perigo por ${ $dollars }
gwt-effect-trade = pegue { gwt-trade-tile.one }
gwt-effect-hazard-or-trade = remova um perigo de graça ou pegue { gwt-trade-tile.one }
gwt-effect-engine = { $count ->
    [one] mova a locomotiva { $count } espaço para frente
   *[other] mova a locomotiva até { $count } espaços para frente
}
gwt-effect-engine-per = mova a locomotiva até 1 espaço para frente { $per }
gwt-effect-upgrade-behind = aprimore uma estação atrás da sua locomotiva
gwt-effect-extraordinary-delivery = faça uma entrega extraordinária
gwt-effect-auxiliary = realize uma ação auxiliar, única ou dupla
gwt-effect-rancher = { $count ->
    [one] mova o peão { $count } passo e use o novo local
   *[other] mova o peão até { $count } passos e use o novo local
}
gwt-effect-ride = { $count ->
    [one] mova o peão { $count } passo sem pagar taxas nem usar o local (não entra em Kansas City)
   *[other] mova o peão até { $count } passos sem pagar taxas nem usar o local (não entra em Kansas City)
}
gwt-effect-copy = copie uma construção adjacente
gwt-aux-money = ganhe ${ $count }
gwt-aux-cards = { $count ->
    [one] saque { $count } carta e depois descarte 1
   *[other] saque até { $count } cartas e depois descarte o mesmo número
}
gwt-aux-certificate = { $count ->
    [one] pague ${ $count } e mova a locomotiva { $count } espaço para trás: { $count } certificado
   *[other] pague ${ $count } e mova a locomotiva { $count } espaços para trás: até { $count } certificados
}
gwt-aux-engine = { $count ->
    [one] pague ${ $count }: mova a locomotiva { $count } espaço para frente
   *[other] pague ${ $count }: mova a locomotiva até { $count } espaços para frente
}
gwt-aux-removal = { $count ->
    [one] mova a locomotiva { $count } espaço para trás
   *[other] mova a locomotiva { $count } espaços para trás
}: { $dollars ->
    [0] {""}
   *[other] ganhe ${ $dollars } e {""}
}{ $count ->
    [one] retire do jogo { $count } carta da mão
   *[other] retire do jogo até { $count } cartas da mão
}

## Objetivos e mestres da estação

gwt-objective = imediatamente: { $immediate }; { $tasks }
gwt-objective-tasks = { $points } PV por { $tasks }
gwt-objective-tasks-or-penalty = { $points } PV por { $tasks }, senão −{ $penalty } PV
gwt-task-building = { $count ->
    [one] { $count } construção
   *[other] { $count } construções
}
gwt-task-trade-green = { $count ->
    [one] { $count } { gwt-trade-tile } verde
   *[other] { $count } { gwt-trade-tile.plural } verdes
}
gwt-task-trade-pair = { $count ->
    [one] { $count } { gwt-trade-tile } { gwt-pair-colour }
   *[other] { $count } { gwt-trade-tile.plural } { gwt-pair-colour.plural }
}
gwt-task-hazard = { $count ->
    [one] { $count } perigo
   *[other] { $count } perigos
}
gwt-task-station = { $count ->
    [one] { $count } estação
   *[other] { $count } estações
}
gwt-task-cattle = { $count ->
    [one] { $count } carta de gado de valor { $value }
   *[other] { $count } cartas de gado de valor { $value }
}
gwt-task-terminal = { $count ->
    [one] { $count } disco em { $city }
   *[other] { $count } discos em { $city }
}
gwt-master-permanent = { $count ->
    [one] { $count } certificado permanente
   *[other] { $count } certificados permanentes
}
gwt-master-scores = { $what ->
    [workers] 1 PV por trabalhador
    [objectives] 3 PV por 2 cartas de objetivo jogadas
    [hazards] 3 PV por 2 perigos
    [pairs] 3 PV por par de { gwt-trade-tile.plural } verde e { gwt-pair-colour }
    [certificates] 3 PV por 2 certificados
    [stations] 3 PV por 2 estações
   *[buildings] 2 PV por construção
}

## Ações: a trilha

gwt-action-place = Começar na { $place }
gwt-action-go = Ir até { $place }
gwt-fee-none = sem taxa
gwt-fee-waived = sem pagar taxas
gwt-fee-short = taxa de ${ $dollars }, mas você paga só os ${ $have } que tem
gwt-fee-to-player = taxa de ${ $dollars } para { $player }
gwt-fee-to-bank = taxa de ${ $dollars } para o banco
gwt-go-ends = o movimento termina ali
gwt-go-left = { $count ->
    [0] não resta nenhum passo
    [one] resta { $count } passo
   *[other] restam { $count } passos
}
gwt-action-stop = Parar aqui: { $place }
gwt-action-use-copied = Usar a { $place }: { $effect }
gwt-instead-of = { $text } – em vez de: { $other }
gwt-action-copy = Copiar a { $place }

## Ações: Kansas City

gwt-action-foresight = Coluna { $column }: { $tile }
gwt-foresight-to-space = vai para o { $space }
gwt-foresight-no-space = sem espaço livre: sai do jogo
gwt-foresight-to-row = para a linha { $row } do mercado de trabalho, ${ $dollars }
gwt-foresight-token = o marcador vai para a linha { $row }
gwt-foresight-refill = o mercado de gado é preenchido
gwt-foresight-end = você pega o marcador e aciona o fim da partida
gwt-action-income = Receber ${ $dollars }: rebanho { $herd }{ $permanent ->
    [0] {""}
    [one] {" "}+ { $permanent } certificado permanente
   *[other] {" "}+ { $permanent } certificados permanentes
}, { $spent ->
    [0] sem gastar certificados
    [one] gastando { $spent } certificado
   *[other] gastando { $spent } certificados
}
gwt-income-left = certificados restantes: { $count }
gwt-action-grow = Trocar { $card } por { $next }
gwt-action-deliver = Entregar em { $city } ({ $value })
gwt-deliver-transport = transporte ${ $dollars }
gwt-deliver-no-transport = sem custos de transporte
gwt-deliver-no-disc = nenhum disco para colocar, então a cidade não dá nada
gwt-deliver-arrow-points = { $points } PV junto com { $city }
gwt-deliver-arrow-objective = uma carta de objetivo junto com { $city }
gwt-deliver-arrow-token = uma ficha de troca junto com { $city }
gwt-action-disc = Pegar o disco { $space } ({ gwt-corner })
gwt-disc-opens-single = libera: { $effect }
gwt-disc-opens-double = libera em dobro: { $effect }
gwt-disc-opens-certificates = o limite de certificados passa a { $count }
gwt-disc-opens-later = o limite de certificados passa a 6 quando o 4 também estiver livre
gwt-disc-opens-step-left = ganhe ${ $dollars }, limite de passos +{ $steps }
gwt-disc-opens-step-right = { $points } PV no fim, limite de passos +{ $steps }
gwt-disc-opens-hand = pague ${ $dollars }, limite da mão +1
gwt-action-station-disc = Recuperar o seu disco da { $station }, perdendo { $points } PV

## Ações: linha férrea, trabalhadores, construções, gado

gwt-action-engine = Locomotiva: { $from } → { $to }
gwt-engine-then-deliver = depois entregue em uma cidade de valor { $value } ou menos
gwt-engine-then-returns = depois ela volta e você ganha ${ $dollars }
gwt-engine-own-station = você já aprimorou esta estação
gwt-engine-station = aprimorar a estação custa ${ $dollars }
gwt-action-upgrade = Aprimorar { $station }: pague ${ $dollars }, coloque um disco, { $points } PV
gwt-upgrade-master = nomeando um trabalhador, você também recebe: { $master }
gwt-action-appoint = Nomear { gwt-worker.one } e pegar a ficha de mestre da estação
gwt-action-hire = Contratar { gwt-worker.one } da linha { $row } por ${ $dollars } (vai para o espaço { $space } da sua linha de { gwt-sam-type })
gwt-action-build = Colocar { $building }
gwt-build-only-over-own = só sobre uma construção sua menor
gwt-action-site = Colocar no { $space }
gwt-action-site-over = Colocar no { $space } sobre { $building }
gwt-site-in-the-woods = na floresta
gwt-site-with-risk = ação de risco: { $risk }
gwt-action-buy = Comprar { $cards } com { $cowboys } por ${ $dollars }
gwt-action-draw-market = Usar 1 vaqueiro para acrescentar ao mercado { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
gwt-action-hazard = Remover perigo: { $place }
gwt-action-trade = Pegar { $place }

## Ações: cartas

gwt-action-objective = { $to ->
    [hand] Levar a carta de objetivo para a mão
   *[discard] Levar a carta de objetivo para a pilha de descarte
}
gwt-action-objective-top = Levar a carta fechada do topo da pilha de objetivos ({ $count ->
    [one] resta { $count } carta
   *[other] restam { $count } cartas
})
gwt-action-certificates-none = Não pegar certificados
gwt-action-certificates = { $count ->
    [one] Pegar { $count } certificado
   *[other] Pegar { $count } certificados
}: depois você tem { $total }
gwt-action-draw = Sacar mais uma carta
gwt-action-discard = Descartar { $card }
gwt-discard-left = ainda a descartar: { $count }
gwt-action-discard-for-space = Descartar { $card } pelo que dá o espaço do trabalhador
gwt-action-remove = Retirar do jogo { $card }
gwt-action-play = Jogar a carta de objetivo
gwt-action-play-forgo = Jogar a carta de objetivo sem a ação dela ({ $effect })
gwt-action-exchange = Ficha de troca ({ $left ->
    [0] a sua última
    [one] depois resta { $left }
   *[other] depois restam { $left }
}): { gwt-effect-draw }
gwt-skip = Dispensar
gwt-skip-worker-space = Dispensar o que dá o espaço do trabalhador
gwt-skip-engine = Deixar a locomotiva onde está
gwt-skip-upgrade = Não aprimorar a estação
gwt-skip-appoint = Não nomear ninguém e deixar a ficha de mestre da estação
gwt-skip-hire = Não contratar ninguém
gwt-skip-build = Não construir nada
gwt-skip-hazard = Não remover nenhum perigo
gwt-skip-trade = Não pegar { gwt-trade-tile.no }
gwt-skip-hazard-or-trade = Não pegar nem perigo nem { gwt-trade-tile }
gwt-skip-objective = Não pegar nenhuma carta de objetivo
gwt-done-grow = Encerrar as trocas e descartar a mão
gwt-done-buy = Encerrar as compras
gwt-buy-unused = sem usar: { $cowboys }
gwt-done-draw = Parar de sacar e descartar tantas cartas quantas sacou
gwt-done-remove = Não retirar mais cartas
gwt-done-turn = Encerrar o turno ({ $count ->
    [0] nenhuma carta a sacar
    [one] saca { $count } carta
   *[other] saca { $count } cartas
})
gwt-done-kansas-city = Encerrar o turno: seu peão volta ao início ({ $count ->
    [0] nenhuma carta a sacar
    [one] saca { $count } carta
   *[other] saca { $count } cartas
})

## Em uma ou duas palavras

gwt-short-place = Começar: { $place }
gwt-short-go = Até { $place }
gwt-short-stop = Parar aqui
gwt-short-copy-at = Copiar { $place }
gwt-short-copy = Copiar
gwt-short-income = { $count ->
    [0] Nenhum certificado
    [one] { $count } certificado
   *[other] { $count } certificados
}
gwt-short-remove = Retirar { $card }
gwt-short-engine-to = Locomotiva: { $space }
gwt-short-engine = Locomotiva
gwt-short-engine-back = Locomotiva para trás
gwt-short-buy-with = { $cards } ({ $cowboys ->
    [one] { $cowboys } vaqueiro
   *[other] { $cowboys } vaqueiros
})
gwt-short-buy = Comprar gado
gwt-short-draw-market = Acrescentar ao mercado
gwt-short-objective = Objetivo
gwt-short-objective-card = Objetivo: { $tasks }
gwt-short-objective-top = Carta fechada
gwt-short-certificates = { $count ->
    [0] Nenhum certificado
    [one] { $count } certificado
   *[other] { $count } certificados
}
gwt-short-certificates-many = Certificados
gwt-short-draw-card = Sacar
gwt-short-play = Jogar: { $tasks }
gwt-short-play-forgo = Jogar sem ação: { $tasks }
gwt-short-exchange = Ficha de troca
gwt-short-token = Ficha de troca
gwt-short-skip = Dispensar
gwt-short-done = Pronto
gwt-short-end-turn = Encerrar turno
gwt-short-money = Dinheiro
gwt-short-cards = Sacar e descartar
gwt-short-hire = Contratar
gwt-short-build = Construir
gwt-short-hazard = Perigo
gwt-short-trade = { $edition ->
    [1] Cabana
   *[2] Bandido
}
gwt-short-hazard-or-trade = Perigo ou { gwt-trade-tile }
gwt-short-upgrade = Aprimorar estação
gwt-short-delivery = Entrega
gwt-short-auxiliary = Ação auxiliar
gwt-short-rancher = Avançar o peão
gwt-short-removal = Retirar cartas

## Na barra de ações

gwt-group-location = Neste local
gwt-group-auxiliary-instead = Ou, em vez disso, uma ação auxiliar
gwt-group-auxiliary = Ação auxiliar
gwt-group-play = Cartas de objetivo na mão
gwt-group-exchange = Ficha de troca
gwt-fold-rails = Espaços comuns
gwt-fold-forgo = Sem a ação da carta
gwt-stretch = { $stretch ->
    [flood] Perto das inundações
    [drought] Perto das secas
    [middle] No meio da trilha
    [rockfall] Perto dos desmoronamentos
   *[end] Antes de Kansas City
}
