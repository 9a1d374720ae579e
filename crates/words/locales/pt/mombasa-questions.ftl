mombasa-question-keep-tile = Com qual ficha inicial você fica?
mombasa-question-plan = Qual carta vai para o próximo espaço de ação?
mombasa-question-turn = Qual ação você faz?
mombasa-question-end-turn = Sua ação está feita. Encerrar o turno?
mombasa-question-goods = Quais cartas de mercadoria você usa, e para quê?
mombasa-question-units = Em quais trilhas você avança com as unidades restantes?
mombasa-question-expand = Onde a companhia coloca a próxima feitoria?
mombasa-question-from = De qual coluna vem a feitoria?
mombasa-question-home = Para qual coluna vai a feitoria deslocada?
mombasa-question-points = Quais livros você pega com os pontos?
mombasa-question-jar = Até onde avança o tinteiro?
mombasa-question-remove = Qual feitoria você remove?
mombasa-question-advance = Você avança nesta trilha?
mombasa-question-tracks = Em qual trilha você avança?
mombasa-question-buy-card = Qual carta você compra com dinheiro?
mombasa-question-discard = Qual carta você descarta?
mombasa-question-one-of = Qual dos dois lucros você escolhe?

## Answers that are left for later

mombasa-instruction-end-phase = Encerrar sua fase de ação no próximo turno e pegar o baralho de repouso { $amount }
