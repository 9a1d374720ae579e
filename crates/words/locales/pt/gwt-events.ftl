gwt-event-first = { $player } começa
gwt-event-neutral-placed = Construção neutra { $name }: { $space }
gwt-event-sided = Em jogo para todos: { $building }
gwt-event-master-placed = Ficha de mestre da estação, { $station }
gwt-event-starting-objective = { $player } recebeu um objetivo inicial
gwt-event-turn = Turno de { $player }
gwt-event-placed = Peão colocado: { $place }
gwt-event-moved = Peão movido: { $place }
gwt-event-used = Usou a { $place }
gwt-event-copied = Copiou a { $place }
gwt-event-aux = Ação auxiliar: { $effect }
gwt-event-aux-double = Ação auxiliar dupla: { $effect }
gwt-money-reason = { $why ->
    [fee] taxa
    [hire] contratação
    [build] construção
    [cattle] gado
    [hazard] remoção de um perigo
    [trade] { gwt-trade-tile }
    [station] aprimoramento de uma estação
    [disc] disco
    [income] rendimento
    [kansas-city] disco em Kansas City
    [transport] transporte
    [last-space] volta do último espaço
   *[action] ação
}
gwt-event-gained = Ganhou ${ $dollars } ({ gwt-money-reason })
gwt-event-paid = Pagou ${ $dollars } ({ gwt-money-reason })
gwt-event-paid-to = Pagou ${ $dollars } a { $player } ({ gwt-money-reason })
gwt-event-certificates = Certificados agora: { $count }
gwt-event-token-gained = Ganhou uma ficha de troca
gwt-event-token-used = Usou uma ficha de troca
gwt-event-drew = { $player } sacou { $card }
gwt-event-drew-hidden = { $player } sacou uma carta
gwt-event-shuffled = { $player } embaralhou a pilha de descarte em uma nova pilha de cartas
gwt-event-discarded = Descartou { $card }
gwt-event-removed = Retirou do jogo { $card }
gwt-event-hired = Contratou { gwt-worker.one } da linha { $row }
gwt-event-built = Colocou { $building } no { $space }
gwt-event-built-over = Colocou { $building } no { $space }, sobre { $old }
gwt-event-bought = Comprou { $card }
gwt-event-market-card = Nova no mercado de gado: { $card }
gwt-event-hazard-taken = Removeu um perigo do { $space }: { $tile }
gwt-event-trade-taken = Pegou do { $space }: { $tile }
gwt-event-engine = Locomotiva movida: { $to }
gwt-event-upgraded = Aprimorou { $station }
gwt-event-appointed = Nomeou { gwt-worker.one } e pegou a ficha de mestre da estação
gwt-event-disc = Pegou o disco { $space }
gwt-event-station-disc = Recuperou o disco da { $station }
gwt-event-objective-gained = { $to ->
    [hand] Levou para a mão a carta de objetivo ({ $tasks })
   *[discard] Levou para a pilha de descarte a carta de objetivo ({ $tasks })
}
gwt-event-objective-gained-hidden = Levou para a mão a carta fechada do topo da pilha de objetivos
gwt-event-display-card = Nova carta de objetivo na área de objetivos
gwt-event-played = Jogou uma carta de objetivo
gwt-event-played-forgoing = Jogou uma carta de objetivo sem a ação dela
gwt-event-chosen = Escolheu da coluna de previsão { $column }: { $tile }
gwt-event-tile-placed = Nova ficha no { $space }: { $tile }
gwt-event-worker-placed = Novo na linha { $row } do mercado de trabalho: { $worker }
gwt-event-tile-gone = Sem espaço livre, sai do jogo: { $tile }
gwt-event-tile-aside = Sem espaço livre, ficha posta de lado: { $tile }
gwt-event-foresight-tile = Nova ficha na coluna de previsão { $column }: { $tile }
gwt-event-token-moved = O marcador do mercado de trabalho vai para a linha { $row }
gwt-event-end-triggered = Pegou o marcador do mercado de trabalho: todos os outros têm um último turno
gwt-event-income = Revelou uma mão que vale { $total } com os certificados
gwt-event-grown = Trocou { $card } por { $next }
gwt-event-hand-discarded = Descartou a mão
gwt-event-delivered = Entregou em { $city } ({ $value })
gwt-event-returned = O peão voltou ao início da trilha
gwt-event-over = A partida terminou

## Sam

gwt-event-sam-worker = Sam começa com { gwt-worker.one }
gwt-event-sam-card = Sacou a { $card }
gwt-event-sam-shuffled = As cartas de Sam foram embaralhadas em um novo baralho
gwt-event-sam-idle = Não foi possível fazer o que a carta diz
gwt-event-sam-specialized = Sam agora é especializado em { gwt-sam-type }
gwt-event-sam-master = Pegou a ficha de mestre da estação
gwt-event-sam-objective = Pegou uma carta de objetivo ({ $points } PV)
gwt-event-sam-fee = O banco pagou ${ $dollars } a { $player } (taxa por Sam)
