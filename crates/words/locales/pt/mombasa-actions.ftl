mombasa-action-keep = guardar { $tile }
mombasa-action-plan = planear { $card } no espaço { $slot }
mombasa-action-leave = deixar vazio o espaço { $slot }
mombasa-action-ready = pronto: a escolha está feita
mombasa-action-goods = usar { $card }
mombasa-action-take = { $count ->
    [one] levar { $card } por { $count } unidade
   *[other] levar { $card } por { $count } unidades
}
mombasa-action-buy = comprar { $card } por £{ $pounds }
mombasa-action-advance = { $pounds ->
    [0] um espaço em frente no trilho de { $company }
   *[other] um espaço em frente no trilho de { $company }, exigência de capital £{ $pounds }
}
mombasa-action-expand = expandir { $company } com todas as cartas de expansão, valor total { $points }
mombasa-action-post = feitoria em { $region } por { $cost }: { $gives }
mombasa-action-displaces = (uma feitoria de { $company } volta à sede)
mombasa-action-from = tirar a feitoria da coluna { $column }
mombasa-action-home = pôr a feitoria deslocada na coluna { $column }
mombasa-action-bookkeeper = usar { $card }: livros, depois o tinteiro
mombasa-action-book = { $coins ->
    [0] levar o livro { $book } de { $cell }
   *[other] levar o livro { $book } de { $cell }, com £{ $coins }
}
mombasa-action-cash = receber £{ $count } pelos pontos restantes
mombasa-action-jar = mover o tinteiro para { $book }
mombasa-action-jar-pay = pagar £{ $pounds }, virar o livro e mover o tinteiro para { $book }
mombasa-action-merchant = { $space ->
    [0] usar { $card } no trilho de diamantes
   *[other] usar { $card }: até ao espaço { $space } do trilho de diamantes
}
mombasa-action-bonus = colocar um marcador de bónus: { $space }
mombasa-action-remove = remover uma feitoria de { $company } da coluna { $column }
mombasa-action-discard = descartar { $card } por £{ $pounds }
mombasa-action-plus-one = pôr a ficha +1 sobre { $card }
mombasa-action-end-with = terminar a fase de ação e levar o baralho de repouso { $deck }: { $cards }
mombasa-action-end = terminar a fase de ação
mombasa-action-stop = não ir mais longe; o resto perde-se
mombasa-action-done = terminar o turno
mombasa-short-leave = { $slot } vazio
mombasa-short-ready = pronto
mombasa-short-take = levar { $what }
mombasa-short-expand = expandir { $company }
mombasa-short-cash = antes £{ $count }
mombasa-short-jar = tinteiro +1
mombasa-short-jar-pay = tinteiro +1, pagar
mombasa-short-discard = descartar { $card }
mombasa-short-end-with = acabar com { $deck }
mombasa-short-end = acabar a fase
mombasa-short-stop = parar
mombasa-short-done = acabar o turno

mombasa-amount-pounds = £{ $amount }
