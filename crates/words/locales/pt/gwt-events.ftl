gwt-event-first = { $player } começa
gwt-event-neutral-placed = Construção neutra { $name } colocada no { $space }
gwt-event-sided = Em jogo para todos: { $building }
gwt-event-master-placed = Ficha de mestre da estação, { $station }
gwt-event-starting-objective = { $player } recebeu um objetivo inicial
gwt-event-turn = Turno de { $player }
gwt-event-placed = Peão colocado: { $place }
gwt-event-moved = Peão movido: { $place }
gwt-event-used = Ação local, { $place }
gwt-event-copied = Cópia: { $place }
gwt-event-aux = Ação auxiliar: { $effect }
gwt-event-aux-double = Dupla ação auxiliar: { $effect }
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
gwt-event-gained = Ganhos: ${ $dollars } ({ gwt-money-reason })
gwt-event-paid = Pagos: ${ $dollars } ({ gwt-money-reason })
gwt-event-paid-to = Pagos a { $player }: ${ $dollars } ({ gwt-money-reason })
gwt-event-certificates = Certificados agora: { $count }
gwt-event-token-gained = Ganha uma ficha de troca
gwt-event-token-used = Usada uma ficha de troca
gwt-event-drew = { $player } sacou { $card }
gwt-event-drew-hidden = { $player } sacou uma carta
gwt-event-shuffled = { $player } embaralhou o descarte em uma nova pilha de cartas
gwt-event-discarded = Descarte: { $card }
gwt-event-removed = Fora do jogo: { $card }
gwt-event-hired = Contratado { gwt-worker.one } da linha { $row }
gwt-event-built = Colocada { $building } no { $space }
gwt-event-built-over = Colocada { $building } no { $space }, sobre { $old }
gwt-event-bought = Compra: { $card }
gwt-event-market-card = Nova no mercado de gado: { $card }
gwt-event-hazard-taken = Perigo removido do { $space }: { $tile }
gwt-event-trade-taken = Ficha recolhida do { $space }: { $tile }
gwt-event-engine = Locomotiva movida: { $to }
gwt-event-upgraded = Aprimorada { $station }
gwt-event-appointed = Cedido { gwt-worker.one } pela ficha de mestre da estação
gwt-event-disc = Retirado o disco { $space }
gwt-event-station-disc = Retirado de volta o disco da { $station }
gwt-event-objective-gained = Recolhida a carta de objetivo ({ $tasks }) { $to ->
    [hand] para a mão
   *[discard] para a pilha de descarte
}
gwt-event-objective-gained-hidden = Recolhida para a mão a carta fechada do topo da pilha de objetivos
gwt-event-display-card = Nova carta de objetivo na área de objetivos
gwt-event-played = Jogada a carta de objetivo
gwt-event-played-forgoing = Jogada a carta de objetivo sem a sua ação
gwt-event-chosen = Escolhida da coluna de previsão { $column }: { $tile }
gwt-event-tile-placed = Nova ficha no { $space }: { $tile }
gwt-event-worker-placed = Novo na linha { $row } do mercado de trabalho: { $worker }
gwt-event-tile-gone = Nenhum espaço livre, sai do jogo: { $tile }
gwt-event-tile-aside = Nenhum espaço livre, posta de lado: { $tile }
gwt-event-foresight-tile = Nova ficha na coluna de previsão { $column }: { $tile }
gwt-event-token-moved = O marcador do mercado de trabalho vai para a linha { $row }
gwt-event-end-triggered = Recolhido o marcador do mercado de trabalho: o fim está próximo
gwt-event-income = Revelada uma mão que vale { $total } com os certificados
gwt-event-grown = Troca: { $card } por { $next }
gwt-event-hand-discarded = Mão descartada
gwt-event-delivered = Entrega em { $city } ({ $value })
gwt-event-returned = O peão voltou ao início da trilha
gwt-event-over = A partida terminou

## Sam

gwt-event-sam-worker = Sam começa com { gwt-worker.one }
gwt-event-sam-card = Sacada: { $card }
gwt-event-sam-shuffled = As cartas de Sam foram embaralhadas em um novo baralho
gwt-event-sam-idle = Não foi possível fazer o que a carta diz
gwt-event-sam-specialized = Sam agora é especializado em { gwt-sam-type }
gwt-event-sam-master = Recolhida a ficha de mestre da estação
gwt-event-sam-objective = Recolhida uma carta de objetivo ({ $points } PV)
gwt-event-sam-fee = O banco pagou ${ $dollars } a { $player } (taxa por Sam)
