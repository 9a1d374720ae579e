mombasa-event-first = { $player } começa
mombasa-event-track = { $company } recebe o trilho { $track }
mombasa-event-card-shown = Nova no mostruário: { $card }
mombasa-event-card-cleared = Saiu do mostruário: { $card }
mombasa-event-book-shown = Novo em { $cell }: { $book }
mombasa-event-dealt = Recebeu { $tile }
mombasa-event-keeps = Guarda { $tile }
mombasa-event-planned = Planeou { $card } em { $slot }
mombasa-event-left = Deixou { $slot } vazio
mombasa-event-ready = { $player } está pronto
mombasa-event-kept = { $player } guarda { $tile }
mombasa-event-revealed = { $player } planeou: { $cards }
mombasa-event-round = Ronda { $round }
mombasa-event-turn = Turno de { $player }
mombasa-event-plus-one = A ficha +1 está sobre { $card }
mombasa-event-used = Usadas: { $cards }
mombasa-event-acquired = { $count ->
    [one] Levou { $card } por { $count } unidade
   *[other] Levou { $card } por { $count } unidades
}
mombasa-event-bought = Comprou { $card } por £{ $pounds }
mombasa-event-advanced = { $player } no espaço { $space } do trilho de { $company }
mombasa-event-unlocked = { $player } desbloqueou no trilho de { $company }: { $bonus }
mombasa-reason = { $why ->
    [start] ficha inicial
    [region] região
    [book] livro
    [coin] moeda sob o livro
    [points] pontos de contabilidade
    [diamonds] fim do trilho de diamantes
    [special] espaço especial
    [capital] exigência de capital
    [turned] livro virado
    [bonus] espaço de bónus
    [card] carta
   *[cash] valor de caixa
}
mombasa-event-gained = { $player }: +£{ $pounds } ({ mombasa-reason })
mombasa-event-paid = { $player }: −£{ $pounds } ({ mombasa-reason })
mombasa-event-diamonds = { $player } no espaço { $space } do trilho de diamantes
mombasa-event-slot-opened = { $player }: o espaço { $slot } abre no próximo planeamento
mombasa-event-expanding = { $company } expande-se, valor total { $points }
mombasa-event-placed = { $company } chegou a { $region } por { $cost }: { $gives }
mombasa-event-taken-from = A feitoria veio da { $column }
mombasa-event-displaced = Uma feitoria de { $company } deixou { $region }
mombasa-event-went-home = A feitoria voltou para a { $column }
mombasa-event-post-lost = Uma feitoria de { $company } saiu do jogo
mombasa-event-removed = Feitoria removida da { $column }
mombasa-event-points = Para gastar: { mombasa-points }
mombasa-event-took-book = Livro no passo { $step }: { $book }
mombasa-event-turned = Livro { $book } no passo { $step } virado
mombasa-event-jar = Tinteiro no passo { $step }
mombasa-event-marker = Marcador de bónus colocado: { $space }
mombasa-event-discarded = Descartou { $card }
mombasa-event-start-marker = { $player } levou o marcador de jogador inicial
mombasa-event-ended-with = { $player } terminou a fase de ação com o baralho de repouso { $deck }
mombasa-event-ended = { $player } terminou a fase de ação
mombasa-event-tile-returned = { $player } devolveu { $tile }
mombasa-event-coin = Uma moeda chegou a { $cell } do mostruário de livros
mombasa-event-markers-back = { $count ->
    [one] { $player } recuperou { $count } marcador de bónus
   *[other] { $player } recuperou { $count } marcadores de bónus
}
mombasa-event-tile-received = { $player } recebeu { $tile }
mombasa-event-over = O jogo acabou
