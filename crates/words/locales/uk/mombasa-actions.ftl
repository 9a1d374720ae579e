mombasa-action-keep = залишити: { $tile }
mombasa-action-plan = запланувати { $card } у слот { $slot }
mombasa-action-leave = залишити слот { $slot } порожнім
mombasa-action-ready = готово – підтвердити мій план
mombasa-action-goods = використати { $card }
mombasa-action-take = { $count ->
    [one] узяти { $card } за { $count } одиницю
    [few] узяти { $card } за { $count } одиниці
   *[many] узяти { $card } за { $count } одиниць
}
mombasa-action-buy = купити { $card } за £{ $pounds }
mombasa-action-advance = { $pounds ->
    [0] одне поле вперед на треку «{ $company }»
   *[other] одне поле вперед на треку «{ $company }», вимога капіталу £{ $pounds }
}
mombasa-action-expand = розширити компанію «{ $company }» усіма картами розширення (загальне розширення { $points })
mombasa-action-post = { $cost ->
    [one] поставити пост у регіоні { $region } за { $cost } очко: { $gives }
    [few] поставити пост у регіоні { $region } за { $cost } очки: { $gives }
   *[many] поставити пост у регіоні { $region } за { $cost } очок: { $gives }
}
mombasa-action-displaces = (пост компанії «{ $company }» повертається на базу)
mombasa-action-from = узяти пост: { $column }
mombasa-action-home = повернути витіснений пост: { $column }
mombasa-action-bookkeeper = використати { $card }: книги, потім чорнильниця
mombasa-action-book = { $coins ->
    [0] узяти книгу «{ $book }» ({ $cell })
   *[other] узяти книгу «{ $book }» ({ $cell }) та £{ $coins }
}
mombasa-action-cash = узяти £{ $count } за решту очок
mombasa-action-jar = пересунути чорнильницю на книгу «{ $book }»
mombasa-action-jar-pay = сплатити £{ $pounds }, перевернути лицем донизу книгу «{ $book }» й пересунути на неї чорнильницю
mombasa-action-merchant = { $space ->
    [0] використати { $card } на треку діамантів
   *[other] використати { $card }: до поля { $space } треку діамантів
}
mombasa-action-bonus = поставити маркер бонусу: { $space }
mombasa-action-remove = прибрати пост компанії «{ $company }»: { $column }
mombasa-action-discard = скинути { $card } за £{ $pounds }
mombasa-action-plus-one = покласти плитку +1 на { $card }
mombasa-action-end-with = завершити фазу дій і взяти колоду відпочинку { $deck }: { $cards }
mombasa-action-end = завершити фазу дій
mombasa-action-stop = не йти далі; решта пропадає
mombasa-action-done = завершити хід
mombasa-short-plan = { $card } у слот { $slot }
mombasa-short-leave = слот { $slot } порожній
mombasa-short-ready = готово
mombasa-short-take = узяти { $what }
mombasa-short-expand = розширити «{ $company }»
mombasa-short-cash = £{ $count } натомість
mombasa-short-jar = чорнильниця +1
mombasa-short-jar-pay = чорнильниця +1, сплатити
mombasa-short-discard = скинути { $card }
mombasa-short-end-with = завершити, колода { $deck }
mombasa-short-end = завершити фазу
mombasa-short-stop = досить
mombasa-short-done = завершити хід

mombasa-amount-pounds = £{ $amount }
mombasa-group-plan = Таємний план
mombasa-group-cards = Ваші карти
mombasa-group-expand = Розширити компанію
mombasa-group-map = Поставити пост
mombasa-group-display = Вітрина карт
mombasa-group-tracks = Треки компаній
mombasa-group-books = Книги
mombasa-group-bonus = Маркери бонусу
mombasa-group-bases = Бази компаній
mombasa-fold-cost = { $cost ->
    [one] За { $cost } очко
    [few] За { $cost } очки
   *[many] За { $cost } очок
}
mombasa-fold-letter = Книги { $letter }
mombasa-fold-majority = Більшості
mombasa-fold-standard = Купівля, продаж, перший гравець
mombasa-fold-tile = Плитки на наступний раунд
mombasa-fold-extra = Додаткові поля компаній
