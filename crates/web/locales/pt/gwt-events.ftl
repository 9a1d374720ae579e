event-first = { $player } começa
event-neutral-placed = Construção neutra { $name } colocada no { $space }
event-sided = Em jogo para todos: { $building }
event-master-placed = Ficha de mestre da estação, { $station }
event-starting-objective = { $player } recebeu um objetivo inicial
event-turn = Turno de { $player }
event-placed = Peão colocado: { $place }
event-moved = Peão movido: { $place }
event-used = Ação local, { $place }
event-copied = Cópia: { $place }
event-aux = Ação auxiliar: { $effect }
event-aux-double = Dupla ação auxiliar: { $effect }
money-reason = { $why ->
    [fee] taxa
    [hire] contratação
    [build] construção
    [cattle] gado
    [hazard] remoção de um perigo
    [trade] { trade-tile }
    [station] aprimoramento de uma estação
    [disc] disco
    [income] rendimento
    [kansas-city] disco em Kansas City
    [transport] transporte
    [last-space] volta do último espaço
   *[action] ação
}
event-gained = Ganhos: ${ $dollars } ({ money-reason })
event-paid = Pagos: ${ $dollars } ({ money-reason })
event-paid-to = Pagos a { $player }: ${ $dollars } ({ money-reason })
event-certificates = Certificados agora: { $count }
event-token-gained = Ganha uma ficha de troca
event-token-used = Usada uma ficha de troca
event-drew = { $player } sacou { $card }
event-drew-hidden = { $player } sacou uma carta
event-shuffled = { $player } embaralhou o descarte em uma nova pilha de cartas
event-discarded = Descarte: { $card }
event-removed = Fora do jogo: { $card }
event-hired = Contratado { worker.one } da linha { $row }
event-built = Colocada { $building } no { $space }
event-built-over = Colocada { $building } no { $space }, sobre { $old }
event-bought = Compra: { $card }
event-market-card = Nova no mercado de gado: { $card }
event-hazard-taken = Perigo removido do { $space }: { $tile }
event-trade-taken = Ficha recolhida do { $space }: { $tile }
event-engine = Locomotiva movida: { $to }
event-upgraded = Aprimorada { $station }
event-appointed = Cedido { worker.one } pela ficha de mestre da estação
event-disc = Retirado o disco { $space }
event-station-disc = Retirado de volta o disco da { $station }
event-objective-gained = Recolhida a carta de objetivo { $name } { $to ->
    [hand] para a mão
   *[discard] para a pilha de descarte
}
event-objective-gained-hidden = Recolhida para a mão a carta fechada do topo da pilha de objetivos
event-display-card = Nova carta de objetivo { $name } na área de objetivos
event-played = Jogada a carta de objetivo { $name }
event-played-forgoing = Jogada a carta de objetivo { $name } sem a sua ação
event-chosen = Escolhida da coluna de previsão { $column }: { $tile }
event-tile-placed = Nova ficha no { $space }: { $tile }
event-worker-placed = Novo na linha { $row } do mercado de trabalho: { $worker }
event-tile-gone = Nenhum espaço livre, sai do jogo: { $tile }
event-tile-aside = Nenhum espaço livre, posta de lado: { $tile }
event-foresight-tile = Nova ficha na coluna de previsão { $column }: { $tile }
event-token-moved = O marcador do mercado de trabalho vai para a linha { $row }
event-end-triggered = Recolhido o marcador do mercado de trabalho: o fim está próximo
event-income = Revelada uma mão que vale { $total } com os certificados
event-grown = Troca: { $card } por { $next }
event-hand-discarded = Mão descartada
event-delivered = Entrega em { $city } ({ $value })
event-returned = O peão voltou ao início da trilha
event-over = A partida terminou
