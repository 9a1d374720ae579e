game-toy = Leilão
game-toy-help = O menor jogo da casa: ofereça uma carta em segredo, a mais alta ganha o prêmio.
option-rounds = Rodadas
option-rounds-help = Quantas rodadas são jogadas.
option-rounds-3 = Três
option-rounds-1 = Uma
option-rounds-5 = Cinco
option-rounds-9 = Nove
toy-coins = { $count ->
    [0] { $count } moedas
    [one] { $count } moeda
   *[other] { $count } moedas
}
toy-cards = { $count ->
    [0] { $count } cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
toy-category-coins = moedas
toy-figure-cards = cartas na mão
toy-board-title = A mesa
toy-board-round = Rodada { $round } de { $rounds }
toy-board-prize = Prêmio: { $coins }
toy-board-bank = Banco: { $coins }
toy-board-deck = Baralho: { $cards }
toy-board-discard = Descarte: { $cards }
toy-board-player = { $player }: { $coins }, { $cards }{ $chosen ->
    [yes] , já escolheu
   *[no] {""}
}
toy-board-hand = Sua mão: { $cards }
toy-board-bid = Seu lance: { $card }
toy-about-prize = Prêmio da rodada: { $coins }. A carta mais alta o ganha; se houver empate, ninguém ganha.
toy-about-bank = O banco: { $coins }. Ele paga os prêmios; quem tiver mais moedas no fim vence.
toy-about-deck = O baralho: { $cards }. A cada rodada, todas as mãos voltam a três cartas.
toy-about-discard = Descarte: { $cards }. Quando o baralho acaba, elas são embaralhadas.
toy-about-card = Um { $card } para oferecer: a carta mais alta da rodada ganha o prêmio.
