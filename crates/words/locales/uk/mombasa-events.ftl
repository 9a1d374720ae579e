mombasa-event-first = Починає { $player }
mombasa-event-track = Бонуси треку «{ $company }»: { $first }; далі { $second }
mombasa-event-card-shown = Нова на вітрині: { $card }
mombasa-event-card-cleared = Зникла з вітрини: { $card }
mombasa-event-book-shown = Нова книга ({ $cell }): { $book }
mombasa-event-dealt = Вам роздано: { $tile }
mombasa-event-keeps = Ви залишаєте: { $tile }
mombasa-event-planned = Ви запланували { $card } у слот { $slot }
mombasa-event-left = Ви залишили слот { $slot } порожнім
mombasa-event-ready = Готово: { $player }
mombasa-event-kept = { $player } залишає: { $tile }
mombasa-event-revealed = { $player }, план: { $cards }
mombasa-event-round = Раунд { $round }
mombasa-event-turn = Хід гравця { $player }
mombasa-event-plus-one = Плитка +1 лежить на карті «{ $card }»
mombasa-event-used = Використано: { $cards }
mombasa-event-acquired = { $count ->
    [one] Узято { $card } за { $count } одиницю
    [few] Узято { $card } за { $count } одиниці
   *[other] Узято { $card } за { $count } одиниць
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
    [turned] перевернута книга
    [bonus] поле бонусу
    [card] карта
   *[cash] касова вартість
}
mombasa-event-gained = { $player }: +£{ $pounds } ({ mombasa-reason })
mombasa-event-paid = { $player }: −£{ $pounds } ({ mombasa-reason })
mombasa-event-diamonds = { $player } на полі { $space } треку діамантів
mombasa-event-slot-opened = { $player }: слот { $slot } відкриється з наступного планування
mombasa-event-expanding = { $company } розширюється, разом { $points }
mombasa-event-placed = { $company } у регіоні { $region } за { $cost }: { $gives }
mombasa-event-taken-from = Пост узято: { $column }
mombasa-event-displaced = Пост компанії «{ $company }» залишає регіон { $region }
mombasa-event-went-home = Пост повернувся: { $column }
mombasa-event-post-lost = Пост компанії «{ $company }» вибуває з гри
mombasa-event-removed = Пост прибрано: { $column }
mombasa-event-points = Витратити: { mombasa-points }
mombasa-event-took-book = Книга на кроці { $step }: { $book }
mombasa-event-turned = Книгу на кроці { $step } перевернуто: { $book }
mombasa-event-jar = Чорнильниця на кроці { $step }
mombasa-event-marker = Маркер бонусу: { $space }
mombasa-event-discarded = Скинуто { $card }
mombasa-event-start-marker = { $player } бере маркер першого гравця
mombasa-event-ended-with = { $player } завершує фазу дій із колодою відпочинку { $deck }
mombasa-event-ended = { $player } завершує фазу дій
mombasa-event-tile-returned = { $player } повертає: { $tile }
mombasa-event-coin = Монета лягла у вітрину книг: { $cell }
mombasa-event-markers-back = { $count ->
    [one] { $player } забирає { $count } маркер бонусу
    [few] { $player } забирає { $count } маркери бонусу
   *[other] { $player } забирає { $count } маркерів бонусу
}
mombasa-event-tile-received = { $player } отримує: { $tile }
mombasa-event-over = Гру закінчено
