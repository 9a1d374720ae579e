toy-action-bid = Поставити { $card }
toy-action-take = Узяти приз: { $coins }
toy-action-give = Віддати приз, отримує { $player }: { $coins }
toy-action-done = Завершити раунд
toy-short-take = Узяти
toy-short-give = Отримує { $player }
toy-short-done = Готово

toy-amount-coins = { $amount ->
    [one] { $amount } монета
    [few] { $amount } монети
    [many] { $amount } монет
   *[other] { $amount } монети
}

toy-group-bid = Поставити карту
toy-group-prize = Приз
