game-toy = Asta
game-toy-help = Il gioco più piccolo della casa: offri una carta in segreto, la più alta vince il premio.
option-rounds = Round
option-rounds-help = Quanti round si giocano.
option-rounds-3 = Tre
option-rounds-1 = Uno
option-rounds-5 = Cinque
option-rounds-9 = Nove
toy-coins = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
}
toy-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
toy-category-coins = monete
toy-figure-cards = carte in mano
toy-board-title = Il tavolo
toy-board-round = Round { $round } di { $rounds }
toy-board-prize = Premio: { $coins }
toy-board-bank = Banca: { $coins }
toy-board-deck = Mazzo: { $cards }
toy-board-discard = Scarti: { $cards }
toy-board-player = { $player }: { $coins }, { $cards }{ $chosen ->
    [yes] , ha scelto
   *[no] {""}
}
toy-board-hand = La tua mano: { $cards }
toy-board-bid = La tua offerta: { $card }
toy-about-prize = Premio del round: { $coins }. Lo vince la carta più alta; se più d’una è la più alta, nessuno lo vince.
toy-about-bank = La banca: { $coins }. Paga i premi; vince chi alla fine ha più monete.
toy-about-deck = Il mazzo: { $cards }. A ogni round le mani tornano a tre carte.
toy-about-discard = Scarti: { $cards }. Si rimischiano quando il mazzo è vuoto.
toy-about-card = Una carta { $card } da offrire: la carta più alta del round vince il premio.
