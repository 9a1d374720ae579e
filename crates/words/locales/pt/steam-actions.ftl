## Dinheiro e ordem de jogo

steam-action-raise-none = Não captar recursos
steam-action-raise = Captar ${ $dollars }
steam-action-bid-place = Lance de ${ $bid } pelo lugar { $place }
steam-action-bid-order = Lance de ${ $bid } pela ordem de jogo
steam-action-pass-place = Passar: você sai do leilão do lugar { $place }
steam-action-pass-free = Usar o passe livre: você continua no leilão
steam-action-pass-order = Passar: você fica com o lugar { $place } na ordem de jogo

## Fichas de ação

steam-action-take = Pegar { $tile } ({ $number })
steam-action-take-passing = Pegar { $tile } ({ $number }) sem custo e sem efeito

## Construção

steam-action-build = Construir { $place }
steam-action-urbanize = Colocar uma nova cidade em { $town }
steam-action-new-city = Colocar uma nova cidade { steam-colour.city } em { $town }
steam-action-grow = Fazer { $city } crescer com mercadorias da reserva
steam-action-supply = Do espaço { $space } da reserva para { $city }
steam-action-done = Encerrar o seu turno de construção

## Mercadorias

steam-action-route = { steam-colour }: { $stops }
steam-action-improve = Melhorar a locomotiva: nível { $from } → { $to }
steam-action-pass-goods = Passar: nesta volta você não entrega nem melhora a locomotiva
steam-action-income = { $count ->
    [one] Receber { $count } ponto como renda
   *[other] Receber { $count } pontos como renda
}
steam-action-points = { $count ->
    [one] Receber { $count } ponto como PV
   *[other] Receber { $count } pontos como PV
}

## O que custa e o que dá

steam-detail-income = renda { $from } → { $to }
steam-detail-points = PV { $from } → { $to }
steam-detail-lost = { $count ->
    [one] { $count } ponto se perde
   *[other] { $count } pontos se perdem
}
steam-detail-if-paid = se você vencer: { $changes }
steam-detail-cash = você tem ${ $dollars }
steam-detail-cost = ${ $dollars }
steam-detail-raise = você capta ${ $dollars } para pagar
steam-detail-ways = { $count ->
    [one] { $count } possibilidade
   *[other] { $count } possibilidades
}
steam-detail-completes = completa { $link }
steam-detail-completes-of = completa { $link } para { $player }
steam-detail-claims = você reivindica { $link }
steam-detail-loses = você perde { $link }
steam-detail-vanishes = { $link } desaparece
steam-detail-left = { $count ->
    [0] a última desta cor
    [one] resta { $count } desta cor
   *[other] restam { $count } desta cor
}
steam-detail-more-ways = { $count ->
    [one] ou { $count } outro caminho
   *[other] ou { $count } outros caminhos
}
steam-detail-points-you = +{ $count } para você
steam-detail-points-of = +{ $count } para { $player }
steam-detail-unused = { $count ->
    [one] { $count } peça sem usar
   *[other] { $count } peças sem usar
}
steam-detail-no-new-city = nenhuma nova cidade
steam-detail-no-growth = nenhuma cidade cresce

## Em uma ou duas palavras

steam-short-raise-none = Não captar
steam-short-take-passing = { $tile }: passar
steam-short-urbanize = Nova cidade: { $town }
steam-short-grow = Crescimento: { $city }
steam-short-cube = entregar { steam-colour } de { $city }
steam-short-improve = Melhorar a locomotiva
steam-short-income = Renda
steam-short-points = PV
steam-short-pass = Passar
steam-short-done = Encerrar turno

## A barra de ações

steam-group-money = Dinheiro e ordem de jogo
steam-group-tiles = Fichas de ação
steam-group-city = Cidades
steam-group-track = Trilhos
steam-group-deliver = Entregar
steam-group-locomotive = Locomotiva
steam-group-reward = Pontos da entrega
steam-more-tiles = Mais: dois trilhos em uma peça, vilas com mais saídas
steam-deliver-from = De { $city }
steam-amount-funds = ${ $amount }
