mombasa-event-first = { $player } começa
mombasa-event-track = { $company }, bônus da trilha: { $first }; depois { $second }
mombasa-event-card-shown = Nova na oferta: { $card }
mombasa-event-card-cleared = Saiu da oferta: { $card }
mombasa-event-book-shown = Novo livro ({ $cell }): { $book }
mombasa-event-dealt = Você recebeu: { $tile }
mombasa-event-keeps = Você fica com: { $tile }
mombasa-event-planned = Você planejou { $card } no espaço { $slot }
mombasa-event-left = Você deixou o espaço { $slot } vazio
mombasa-event-ready = { $player } confirmou a escolha
mombasa-event-kept = { $player } fica com: { $tile }
mombasa-event-revealed = { $player } planejou: { $cards }
mombasa-event-round = Rodada { $round }
mombasa-event-turn = Turno de { $player }
mombasa-event-plus-one = A ficha +1 está sobre { $card }
mombasa-event-used = Usou: { $cards }
mombasa-event-acquired = { $count ->
    [0] Pegou { $card } sem gastar unidades
    [one] Pegou { $card } por { $count } unidade
   *[other] Pegou { $card } por { $count } unidades
}
mombasa-event-bought = Comprou { $card } por £{ $pounds }
mombasa-event-advanced = { $player } no espaço { $space } da trilha { $company }
mombasa-event-unlocked = { $player } desbloqueou na trilha { $company }: { $bonus }
mombasa-reason = { $why ->
    [start] ficha inicial
    [region] região
    [book] livro
    [coin] moeda sob o livro
    [points] pontos de contabilidade
    [diamonds] fim da trilha de diamantes
    [special] espaço especial
    [capital] exigência de capital
    [turned] livro virado para baixo
    [bonus] espaço de bônus
    [card] carta
   *[cash] valor de caixa
}
mombasa-event-gained = { $player }: +£{ $pounds } ({ mombasa-reason })
mombasa-event-paid = { $player }: −£{ $pounds } ({ mombasa-reason })
mombasa-event-diamonds = { $player } no espaço { $space } da trilha de diamantes
mombasa-event-slot-opened = { $player }: o espaço de ação { $slot } se abre no próximo planejamento
mombasa-event-expanding = { $company } se expande, valor total { $points }
mombasa-event-placed = { $company } chegou à região { $region } por { $cost }: { $gives }
mombasa-event-taken-from = A feitoria veio da { $column }
mombasa-event-displaced = Uma feitoria { $company } saiu da região { $region }
mombasa-event-went-home = A feitoria voltou para a { $column }
mombasa-event-post-lost = Uma feitoria { $company } saiu do jogo
mombasa-event-removed = Feitoria removida da { $column }
mombasa-event-points = Para gastar: { mombasa-points }
mombasa-event-took-book = Livro no passo { $step }: { $book }
mombasa-event-turned = Livro virado para baixo no passo { $step }: { $book }
mombasa-event-jar = Tinteiro no passo { $step }
mombasa-event-marker = Marcador de bônus colocado: { $space }
mombasa-event-discarded = Descartou { $card }
mombasa-event-start-marker = { $player } pegou o marcador de jogador inicial
mombasa-event-ended-with = { $player } encerrou a fase de ação com o baralho de repouso { $deck }
mombasa-event-ended = { $player } encerrou a fase de ação
mombasa-event-tile-returned = { $player } devolveu { $tile }
mombasa-event-coin = Uma moeda chegou à oferta de livros: { $cell }
mombasa-event-markers-back = { $count ->
    [one] { $player } recuperou { $count } marcador de bônus
   *[other] { $player } recuperou { $count } marcadores de bônus
}
mombasa-event-tile-received = { $player } recebeu { $tile }
mombasa-event-over = A partida terminou
