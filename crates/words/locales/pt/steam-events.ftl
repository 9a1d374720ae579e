steam-event-first-speaker = { $player } abre o leilão
steam-event-drew = { $player } tira { $tile } ({ $number })
steam-event-phase = Fase: { $phase }
steam-event-raised-none = { $player } não capta recursos
steam-event-raised = { $player } capta ${ $dollars }: agora renda { $income }, { $points } PV
steam-money-reason = { $why ->
    [bid] ordem de jogo
    [action] ficha de ação
    [track] trilhos
    [expenses] receitas e despesas
   *[late-place] lugar mais atrás na ordem de jogo
}
steam-event-paid = { $player } paga ${ $dollars } ({ steam-money-reason })
steam-event-received = { $player } recebe ${ $dollars } ({ steam-money-reason })
steam-event-bid = { $player } dá um lance de ${ $bid }
steam-event-passed = { $player } passa
steam-event-passed-free = { $player } usa o passe livre e continua no leilão
steam-event-placed = { $player } fica com o lugar { $place } na ordem de jogo
steam-event-took = { $player } pega { $tile }
steam-event-took-passing = { $player } pega { $tile } sem custo e sem efeito
steam-event-locomotive = A locomotiva de { $player } chega ao nível { $level }
steam-event-build = { $player } constrói
steam-event-laid = { $player }: { $placing ->
    [new] novo trilho
    [upgrade] melhoria
   *[redirect] redirecionamento
} { $place }
steam-event-completed = Ligação { $link } completa: { $player }
steam-event-completed-unowned = Ligação { $link } completa, sem dono
steam-event-claimed = { $player } reivindica a ligação { $link }
steam-event-lost = { $player } perde a ligação { $link }, que não foi estendida
steam-event-urbanized = { $player } coloca uma nova cidade { steam-colour.city } em { $town }
steam-event-vanished = A ligação { $link } desaparece com a peça (dono: { $player })
steam-event-grown = { $player } faz { $city } crescer
steam-event-effect-lost = { $player } não pode mais usar { $tile }
steam-event-build-ended = { $player } encerra o turno de construção
steam-event-delivered = { $player } entrega um { steam-cube } de { $from } em { $to }
steam-event-income = { $count ->
    [one] { $player } recebe { $count } ponto como renda: agora { $income }
   *[other] { $player } recebe { $count } pontos como renda: agora { $income }
}
steam-event-points = { $count ->
    [one] { $player } recebe { $count } ponto como PV: agora { $total }
   *[other] { $player } recebe { $count } pontos como PV: agora { $total }
}
steam-event-idle = { $player } não faz nada nesta volta de mercadorias
steam-event-shortage = { $dollars ->
    [one] Falta ${ $dollars } para { $player }: agora { $points } PV, renda { $income }
   *[other] Faltam ${ $dollars } para { $player }: agora { $points } PV, renda { $income }
}
steam-event-bankrupt = { $player } vai à falência e sai da partida
