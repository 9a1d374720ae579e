mombasa-action-keep = ficar com { $tile }
mombasa-action-plan = planejar { $card } no espaço { $slot }
mombasa-action-leave = deixar o espaço { $slot } vazio
mombasa-action-ready = pronto: confirmar a escolha
mombasa-action-goods = usar { $card }
mombasa-action-take = { $count ->
    [0] pegar { $card } sem gastar unidades
    [one] pegar { $card } por { $count } unidade
   *[other] pegar { $card } por { $count } unidades
}
mombasa-action-buy = comprar { $card } por £{ $pounds }
mombasa-action-advance = { $pounds ->
    [0] avançar um espaço na trilha { $company }
   *[other] avançar um espaço na trilha { $company }, exigência de capital £{ $pounds }
}
mombasa-action-expand = expandir { $company } com todas as cartas de expansão, valor total { $points }
mombasa-action-post = { $cost ->
    [one] colocar uma feitoria na região { $region } por { $cost } ponto: { $gives }
   *[other] colocar uma feitoria na região { $region } por { $cost } pontos: { $gives }
}
mombasa-action-displaces = (uma feitoria { $company } volta à sede)
mombasa-action-from = tirar a feitoria da { $column }
mombasa-action-home = colocar a feitoria deslocada na { $column }
mombasa-action-bookkeeper = usar { $card }: livros, depois o tinteiro
mombasa-action-book = { $coins ->
    [0] pegar o livro { $book } ({ $cell })
   *[other] pegar o livro { $book } ({ $cell }), com £{ $coins }
}
mombasa-action-cash = receber £{ $count } pelos pontos restantes
mombasa-action-jar = mover o tinteiro para { $book }
mombasa-action-jar-pay = pagar £{ $pounds }, virar o livro para baixo e mover o tinteiro para { $book }
mombasa-action-merchant = { $space ->
    [0] usar { $card } na trilha de diamantes
   *[other] usar { $card }: até o espaço { $space } da trilha de diamantes
}
mombasa-action-bonus = colocar um marcador de bônus: { $space }
mombasa-action-remove = remover uma feitoria { $company }, { $column }
mombasa-action-discard = descartar { $card } por £{ $pounds }
mombasa-action-plus-one = colocar a ficha +1 sobre { $card }
mombasa-action-end-with = encerrar sua fase de ação e pegar o baralho de repouso { $deck }: { $cards }
mombasa-action-end = encerrar sua fase de ação
mombasa-action-stop = não ir além; o resto se perde
mombasa-action-done = encerrar o turno
mombasa-short-plan = { $card } no espaço { $slot }
mombasa-short-leave = espaço { $slot } vazio
mombasa-short-ready = pronto
mombasa-short-take = pegar { $what }
mombasa-short-expand = expandir { $company }
mombasa-short-cash = £{ $count } em vez disso
mombasa-short-jar = tinteiro +1
mombasa-short-jar-pay = tinteiro +1, pagar
mombasa-short-discard = descartar { $card }
mombasa-short-end-with = encerrar com o baralho { $deck }
mombasa-short-end = encerrar a fase
mombasa-short-stop = parar
mombasa-short-done = encerrar turno
mombasa-amount-pounds = £{ $amount }
mombasa-group-plan = Planeje em segredo
mombasa-group-cards = Suas cartas
mombasa-group-expand = Expanda uma companhia
mombasa-group-map = Coloque uma feitoria
mombasa-group-display = Oferta de cartas
mombasa-group-tracks = Trilhas das companhias
mombasa-group-books = Livros
mombasa-group-bonus = Marcadores de bônus
mombasa-group-bases = Sedes das companhias
mombasa-fold-cost = Por { $cost }
mombasa-fold-letter = Livros { $letter }
mombasa-fold-majority = Maiorias
mombasa-fold-standard = Compra, venda, jogador inicial
mombasa-fold-tile = Fichas para a próxima rodada
mombasa-fold-extra = Espaços extras das companhias
