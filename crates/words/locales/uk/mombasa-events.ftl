mombasa-event-first = Починає { $player }
mombasa-event-track = Бонуси треку «{ $company }»: { $first }; далі { $second }
mombasa-event-card-shown = На вітрину викладено { $card }
mombasa-event-card-cleared = З вітрини прибрано { $card }
mombasa-event-book-shown = Нова книга ({ $cell }): { $book }
mombasa-event-dealt = Вам роздано: { $tile }
mombasa-event-keeps = Ви залишаєте: { $tile }
mombasa-event-planned = Ви запланували { $card } у слот { $slot }
mombasa-event-left = Ви залишили слот { $slot } порожнім
mombasa-event-ready = Готово: { $player }
mombasa-event-kept = { $player } залишає: { $tile }
mombasa-event-revealed = { $player }, план: { $cards }
mombasa-event-round = Раунд { $round }
mombasa-event-turn = Ходить { $player }
mombasa-event-plus-one = Плитка +1 лежить на карті «{ $card }»
mombasa-event-used = Використано: { $cards }
mombasa-event-acquired = { $count ->
    [one] Узято { $card } за { $count } одиницю
    [few] Узято { $card } за { $count } одиниці
   *[many] Узято { $card } за { $count } одиниць
}
mombasa-event-bought = Куплено { $card } за £{ $pounds }
mombasa-event-advanced = { $player } на полі { $space } треку «{ $company }»
mombasa-event-unlocked = { $player } відкриває на треку «{ $company }»: { $bonus }
mombasa-reason = { $why ->
    [start] стартова плитка
    [region] регіон
    [book] книга
    [coin] монета під книгою
    [points] очки бухгалтерії
    [diamonds] кінець треку діамантів
    [special] особливе поле
    [capital] вимога капіталу
    [turned] книга лицем донизу
    [bonus] поле бонусу
    [card] карта
   *[cash] касова вартість
}
mombasa-event-gained = { $player }: +£{ $pounds } ({ mombasa-reason })
mombasa-event-paid = { $player }: −£{ $pounds } ({ mombasa-reason })
mombasa-event-diamonds = { $player } на полі { $space } треку діамантів
mombasa-event-slot-opened = { $player }: слот { $slot } відкриється з наступного планування
mombasa-event-expanding = Компанія «{ $company }» розширюється: загальне розширення { $points }
mombasa-event-placed = { $cost ->
    [one] Компанія «{ $company }»: пост у регіоні { $region } за { $cost } очко: { $gives }
    [few] Компанія «{ $company }»: пост у регіоні { $region } за { $cost } очки: { $gives }
   *[many] Компанія «{ $company }»: пост у регіоні { $region } за { $cost } очок: { $gives }
}
mombasa-event-taken-from = Пост узято: { $column }
mombasa-event-displaced = Пост компанії «{ $company }» залишає регіон { $region }
mombasa-event-went-home = Пост повернувся: { $column }
mombasa-event-post-lost = Пост компанії «{ $company }» вибуває з гри
mombasa-event-removed = Пост прибрано: { $column }
mombasa-event-points = Витратити: { mombasa-points }
mombasa-event-took-book = Книга на кроці { $step }: { $book }
mombasa-event-turned = Книгу на кроці { $step } перевернуто лицем донизу: { $book }
mombasa-event-jar = Чорнильниця на кроці { $step }
mombasa-event-marker = Маркер бонусу: { $space }
mombasa-event-discarded = Скинуто { $card }
mombasa-event-start-marker = { $player } бере маркер першого гравця
mombasa-event-ended-with = { $player } завершує фазу дій із колодою відпочинку { $deck }
mombasa-event-ended = { $player } завершує фазу дій
mombasa-event-tile-returned = { $player } повертає: { $tile }
mombasa-event-coin = Монету покладено у вітрину книг: { $cell }
mombasa-event-markers-back = { $count ->
    [one] { $player } забирає { $count } маркер бонусу
    [few] { $player } забирає { $count } маркери бонусу
   *[many] { $player } забирає { $count } маркерів бонусу
}
mombasa-event-tile-received = { $player } отримує: { $tile }
mombasa-event-over = Гру завершено
