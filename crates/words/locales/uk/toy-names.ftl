game-toy = Аукціон
game-toy-help = Найменша гра цього дому: таємно поставте карту, найвища виграє приз.
option-rounds = Раунди
option-rounds-help = Скільки раундів грають.
option-rounds-3 = Три
option-rounds-1 = Один
option-rounds-5 = П’ять
option-rounds-9 = Дев’ять
toy-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монети
   *[many] { $count } монет
}
toy-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
toy-category-coins = монети
toy-figure-cards = карти в руці
toy-board-title = Стіл
toy-board-round = Раунд { $round } з { $rounds }
toy-board-prize = Приз: { $coins }
toy-board-bank = Банк: { $coins }
toy-board-deck = Колода: { $cards }
toy-board-discard = Скинуті: { $cards }
toy-board-player = { $player }: { $coins }, { $cards }{ $chosen ->
    [yes] , карту обрано
   *[no] {""}
}
toy-board-hand = Ваші карти: { $cards }
toy-board-bid = Ваша ставка: { $card }
toy-about-prize = Приз раунду: { $coins }. Його виграє найвища карта; якщо найвищих кілька, не виграє ніхто.
toy-about-bank = Банк: { $coins }. Він платить призи; наприкінці перемагає той, у кого найбільше монет.
toy-about-deck = Колода: { $cards }. Щораунду всі добирають до трьох карт.
toy-about-discard = Скинуті: { $cards }. Їх перемішують, коли колода порожня.
toy-about-card = Карта { $card } для ставки: найвища карта раунду виграє приз.
