## O que está impresso: requisitos

line-with-need = { $need }: { $gives }
need-discard = descarte { $card }
need-discard-value-3 = descarte uma carta de gado de valor 3
need-discard-pair = descarte duas cartas do mesmo tipo de gado
need-discard-objective = descarte uma carta de objetivo
need-discard-any = descarte qualquer carta de gado
need-pay = pague ${ $dollars }
need-engine-back = locomotiva { $spaces } para trás

## O que está impresso: recompensas

per = { $what ->
    [cowboys] por vaqueiro
    [craftsmen] por artífice
    [engineers] por engenheiro
    [woods] por construção sua na floresta
    [hazards] por perigo recolhido
    [stations] por estação sua
   *[pairs] por par de { trade-tile.plural } verde e { pair-colour }
}
now = { $text } (agora { $figure })
certificates-have = { $text } (você tem { $have } de { $limit })
effect-money = ganhe ${ $dollars }
effect-money-per = ganhe ${ $dollars } { $per }
effect-certificates = { $count ->
    [one] { $count } certificado
   *[other] até { $count } certificados
}
effect-certificates-per = { $count ->
    [one] { $count } certificado
   *[other] até { $count } certificados
} { $per }
effect-certificates-to-limit = certificados até o seu limite
effect-token = ganhe uma ficha de troca
effect-objective = pegue uma carta de objetivo
effect-objective-to-hand = pegue uma carta de objetivo para a mão
effect-draw = saque até { $count } cartas e depois descarte o mesmo número
effect-draw-per = saque até 1 carta { $per } e depois descarte o mesmo número
effect-hire = contrate um trabalhador
effect-hire-less = contrate um trabalhador por ${ $dollars } a menos
effect-hire-more = contrate um trabalhador por ${ $dollars } a mais
effect-build = coloque uma construção por ${ $dollars } por artífice
effect-buy = compre gado
effect-buy-with = compre gado com { $cowboys }
effect-hazard-free = remova um perigo de graça
effect-hazard = remova um perigo por ${ $dollars }
effect-trade = pegue { trade-tile.one }
effect-hazard-or-trade = remova um perigo de graça ou pegue { trade-tile.one }
effect-engine = { $count ->
    [one] locomotiva { $count } para frente
   *[other] locomotiva até { $count } para frente
}
effect-engine-per = locomotiva até 1 para frente { $per }
effect-upgrade-behind = aprimore uma estação atrás da sua locomotiva
effect-extraordinary-delivery = entrega extraordinária
effect-auxiliary = uma ação auxiliar, única ou dupla
effect-rancher = { $count ->
    [one] peão { $count } passo para frente, para usar o local
   *[other] peão até { $count } passos para frente, para usar o local
}
effect-ride = peão até { $count } passos para frente sem taxas, sem usar o local, não até Kansas City
effect-copy = copie uma construção adjacente
aux-money = ganhe ${ $count }
aux-cards = { $count ->
    [one] saque { $count } carta e depois descarte 1
   *[other] saque até { $count } cartas e depois descarte o mesmo número
}
aux-certificate = { $count ->
    [one] pague ${ $count }, locomotiva { $count } para trás: { $count } certificado
   *[other] pague ${ $count }, locomotiva { $count } para trás: até { $count } certificados
}
aux-engine = { $count ->
    [one] pague ${ $count }: locomotiva { $count } para frente
   *[other] pague ${ $count }: locomotiva até { $count } para frente
}
aux-removal = locomotiva { $count } para trás: { $dollars ->
    [0] {""}
   *[other] ganhe ${ $dollars } e {""}
}{ $count ->
    [one] retire do jogo { $count } carta da sua mão
   *[other] retire do jogo até { $count } cartas da sua mão
}

## Objetivos e mestres da estação

objective = imediatamente: { $immediate }; { $tasks }
objective-tasks = { $points } PV por { $tasks }
objective-tasks-or-penalty = { $points } PV por { $tasks }, senão −{ $penalty } PV
task-building = { $count ->
    [one] { $count } construção
   *[other] { $count } construções
}
task-trade-green = { $count ->
    [one] { $count } { trade-tile } verde
   *[other] { $count } { trade-tile.plural } verdes
}
task-trade-pair = { $count ->
    [one] { $count } { trade-tile } { pair-colour }
   *[other] { $count } { trade-tile.plural } { pair-colour.plural }
}
task-hazard = { $count ->
    [one] { $count } perigo
   *[other] { $count } perigos
}
task-station = { $count ->
    [one] { $count } estação
   *[other] { $count } estações
}
task-cattle = { $count ->
    [one] { $count } carta de gado de valor { $value }
   *[other] { $count } cartas de gado de valor { $value }
}
task-terminal = { $count ->
    [one] { $count } disco em { $city }
   *[other] { $count } discos em { $city }
}
master-permanent = { $count ->
    [one] { $count } certificado permanente
   *[other] { $count } certificados permanentes
}
master-scores = { $what ->
    [workers] 1 PV por trabalhador
    [objectives] 3 PV por 2 cartas de objetivo jogadas
    [hazards] 3 PV por 2 perigos
    [pairs] 3 PV por par de { trade-tile.plural } verde e { pair-colour }
    [certificates] 3 PV por 2 certificados
    [stations] 3 PV por 2 estações
   *[buildings] 2 PV por construção
}

## Ações: a trilha

action-place = Começar na { $place }
action-go = Ir até { $place }
fee-none = sem taxa
fee-waived = livre de taxas
fee-short = taxa de ${ $dollars }, da qual você paga os ${ $have } que tem
fee-to-player = taxa de ${ $dollars } para { $player }
fee-to-bank = taxa de ${ $dollars } para o banco
go-ends = o movimento termina ali
action-stop = Parar aqui: { $place }
action-use = Usar: { $effect }
action-use-copied = Usar { $place }: { $effect }
instead-of = { $text } – em vez de: { $other }
action-copy = Copiar { $place }
action-aux = Ação auxiliar: { $effect }
action-aux-double = Dupla ação auxiliar: { $effect }

## Ações: Kansas City

action-foresight = Coluna { $column }: { $tile }
foresight-to-space = vai para o { $space }
foresight-no-space = nenhum espaço livre: sai do jogo
foresight-to-row = para a linha { $row } do mercado de trabalho, ${ $dollars }
foresight-token = o marcador vai para a linha { $row }
foresight-refill = o mercado de gado é preenchido
foresight-end = você pega o marcador e inicia o fim da partida
action-income = Receber ${ $dollars }: rebanho { $herd }{ $permanent ->
    [0] {""}
   *[other] {" "}+ { $permanent } permanentes
}, { $spent ->
    [0] sem gastar certificados
    [one] gastando { $spent } certificado
   *[other] gastando { $spent } certificados
}
action-grow = Trocar { $card } por { $next }
action-deliver = Entregar em { $city } ({ $value })
deliver-transport = transporte ${ $dollars }
deliver-no-transport = sem custos de transporte
deliver-arrow-points = { $points } PV junto com { $city }
deliver-arrow-objective = uma carta de objetivo junto com { $city }
deliver-arrow-token = uma ficha de troca junto com { $city }
action-disc = Pegar o disco { $space } ({ $corner ->
    [white] cantos brancos
   *[black] cantos pretos
})
disc-opens-single = libera: { $effect }
disc-opens-double = libera em dobro: { $effect }
disc-opens-certificates = libera { $count } certificados
disc-opens-later = libera 6 certificados quando o limite 4 também estiver livre
disc-opens-step-left = ganhe ${ $dollars }, limite de passos +{ $steps }
disc-opens-step-right = { $points } PV no fim, limite de passos +{ $steps }
disc-opens-hand = pague ${ $dollars }, limite da mão +1
action-station-disc = Pegar de volta seu disco da { $station }, perdendo seus { $points } PV

## Ações: ferrovia, trabalhadores, construções, gado

action-engine = Locomotiva: { $from } → { $to }
engine-then-deliver = depois entregue em uma cidade de valor { $value } ou menos
engine-then-returns = depois ela volta e você ganha ${ $dollars }
engine-own-station = você já aprimorou esta estação
engine-station = aprimorar custa ${ $dollars }
action-upgrade = Aprimorar { $station }: pague ${ $dollars }, coloque um disco, { $points } PV
upgrade-master = por um trabalhador também: { $master }
action-appoint = Ceder { worker.one } pela ficha de mestre da estação
action-hire = Contratar { worker.one } da linha { $row } por ${ $dollars }, no espaço { $space } da fileira
action-build = Colocar { $building }
build-only-over-own = somente sobre uma construção sua menor
action-site = Colocar no { $space }
action-site-over = Colocar no { $space } sobre { $building }
site-in-the-woods = na floresta
site-with-risk = ação de risco: { $risk }
action-buy = Comprar { $cards } com { $cowboys } por ${ $dollars }
action-draw-market = Usar 1 vaqueiro para acrescentar ao mercado { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
action-hazard = Remover { $place }
action-trade = Pegar { $place }

## Ações: cartas

action-objective = Pegar a carta de objetivo { $name } { $to ->
    [hand] para a mão
   *[discard] para a pilha de descarte
}
action-objective-top = Pegar a carta fechada do topo da pilha de objetivos ({ $count ->
    [one] { $count } carta
   *[other] { $count } cartas
})
action-certificates-none = Não pegar certificados
action-certificates = { $count ->
    [one] Pegar { $count } certificado
   *[other] Pegar { $count } certificados
}: depois você tem { $total }
action-draw = Sacar mais uma carta
action-discard = Descartar { $card }
action-discard-for-space = Descartar { $card } pelo que dá o espaço do trabalhador
action-remove = Retirar do jogo { $card }
action-play = Jogar a carta de objetivo { $name }
action-play-forgo = Jogar a carta de objetivo { $name } sem a sua ação ({ $effect })
action-exchange = Ficha de troca ({ $left ->
    [0] a sua última
   *[other] depois restam { $left }
}): saque até 2 cartas e depois descarte o mesmo número
skip = Dispensar
skip-worker-space = Dispensar o que dá o espaço do trabalhador
skip-engine = Deixar a locomotiva onde está
skip-upgrade = Não aprimorar a estação
skip-appoint = Não nomear ninguém, deixar a ficha de mestre da estação
skip-hire = Não contratar ninguém
skip-build = Não construir nada
skip-hazard = Não remover nenhum perigo
skip-trade = Não pegar { trade-tile.no }
skip-hazard-or-trade = Não pegar nem perigo nem { trade-tile }
skip-objective = Não pegar nenhuma carta de objetivo
done-grow = Não trocar mais e descartar a mão
done-buy = Encerrar as compras
done-draw = Não sacar mais cartas e descartar tantas quantas sacou
done-remove = Não retirar mais cartas
done-turn = Encerrar o turno ({ $count ->
    [0] nenhuma carta a sacar
    [one] saca { $count } carta
   *[other] saca { $count } cartas
})
done-kansas-city = Encerrar o turno: seu peão volta ao início ({ $count ->
    [0] nenhuma carta a sacar
    [one] saca { $count } carta
   *[other] saca { $count } cartas
})

## Em uma ou duas palavras

short-place = Começar: { $space }
short-go = Até { $space }
short-stop = Parar aqui
short-copy-at = Copiar { $space }
short-copy = Copiar
short-income = { $count ->
    [0] Nenhum certificado
    [one] { $count } certificado
   *[other] { $count } certificados
}
short-remove = Retirar { $card }
short-engine-to = Locomotiva a { $space }
short-engine = Locomotiva
short-engine-back = Locomotiva para trás
short-buy-with = { $cards } ({ $cowboys ->
    [one] { $cowboys } vaqueiro
   *[other] { $cowboys } vaqueiros
})
short-buy = Comprar gado
short-draw-market = Acrescentar ao mercado
short-objective = Objetivo
short-objective-card = Objetivo { $name }
short-objective-top = Carta fechada
short-certificates = { $count ->
    [0] Nenhum certificado
    [one] { $count } certificado
   *[other] { $count } certificados
}
short-certificates-many = Certificados
short-draw-card = Sacar
short-play = Jogar { $name }
short-play-forgo = Só { $name }
short-exchange = Ficha de troca
short-token = Ficha de troca
short-skip = Dispensar
short-done = Pronto
short-end-turn = Encerrar turno
short-money = Dinheiro
short-cards = Sacar e descartar
short-hire = Contratar
short-build = Construir
short-hazard = Perigo
short-trade = { $edition ->
    [1] Cabana
   *[2] Bandido
}
short-hazard-or-trade = Perigo ou { trade-tile }
short-upgrade = Aprimorar estação
short-delivery = Entrega
short-auxiliary = Ação auxiliar
short-rancher = Avançar o peão
short-removal = Retirar cartas
