## Гроші та черговість ходів

steam-action-raise-none = Не залучати грошей
steam-action-raise = Залучити ${ $dollars }
steam-action-bid-place = Ставка ${ $bid } за місце { $place }
steam-action-bid-order = Ставка ${ $bid } за черговість ходів
steam-action-pass-place = Пас: ви вибуваєте з аукціону за місце { $place }
steam-action-pass-free = Вільний пас: ви лишаєтеся в аукціоні
steam-action-pass-order = Пас: ви отримуєте місце { $place } у черговості ходів

## Жетони дій

steam-action-take = Узяти жетон «{ $tile }» ({ $number })
steam-action-take-passing = Узяти жетон «{ $tile }» ({ $number }) без оплати й ефекту

## Будівництво

steam-action-build = Будувати { $place }
steam-action-urbanize = Замінити містечко { $town } новим містом
steam-action-new-city = Розмістити { steam-colour.city } нове місто на місці містечка { $town }
steam-action-grow = Ріст міста { $city } завдяки товарам із запасу
steam-action-supply = Із комірки запасу { $space } до міста { $city }
steam-action-done = Завершити будівництво

## Товари

steam-action-route = { steam-colour }: { $stops }
steam-action-improve = Покращити локомотив: рівень { $from } → { $to }
steam-action-pass-goods = Пас: цього кола не доставляти й не покращувати
steam-action-income = { $count ->
    [one] Узяти { $count } бал як дохід
    [few] Узяти { $count } бали як дохід
   *[many] Узяти { $count } балів як дохід
}
steam-action-points = { $count ->
    [one] Узяти { $count } бал як ПБ
    [few] Узяти { $count } бали як ПБ
   *[many] Узяти { $count } балів як ПБ
}

## Ціна та здобуток

steam-detail-income = дохід { $from } → { $to }
steam-detail-points = ПБ { $from } → { $to }
steam-detail-lost = { $count ->
    [one] { $count } бал втрачається
    [few] { $count } бали втрачаються
   *[many] { $count } балів втрачається
}
steam-detail-if-paid = якщо виграєте: { $changes }
steam-detail-cash = у вас ${ $dollars }
steam-detail-cost = ${ $dollars }
steam-detail-raise = для цього ви залучаєте ${ $dollars }
steam-detail-ways = { $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
   *[many] { $count } варіантів
}
steam-detail-completes = завершує { $link }
steam-detail-completes-of = завершує { $link }, власник { $player }
steam-detail-claims = ви привласнюєте { $link }
steam-detail-loses = ви втрачаєте { $link }
steam-detail-vanishes = { $link } зникає
steam-detail-left = { $count ->
    [0] останнє цього кольору
   *[many] цього кольору залишиться { $count }
}
steam-detail-more-ways = { $count ->
    [one] або ще { $count } шлях
    [few] або ще { $count } шляхи
   *[many] або ще { $count } шляхів
}
steam-detail-points-you = вам +{ $count }
steam-detail-points-of = { $player } +{ $count }
steam-detail-unused = { $count ->
    [one] не використано { $count } плитку
    [few] не використано { $count } плитки
   *[many] не використано { $count } плиток
}
steam-detail-no-new-city = без нового міста
steam-detail-no-growth = без росту міста

## Одним-двома словами

steam-short-raise-none = Без грошей
steam-short-take-passing = { $tile }: пас
steam-short-urbanize = Нове місто: { $town }
steam-short-grow = Ріст: { $city }
steam-short-cube = доставити { steam-cube } з міста { $city }
steam-short-improve = Покращити локомотив
steam-short-income = Дохід
steam-short-points = ПБ
steam-short-pass = Пас
steam-short-done = Завершити хід

## Панель дій

steam-group-money = Гроші та черговість
steam-group-tiles = Жетони дій
steam-group-city = Міста
steam-group-track = Колія
steam-group-deliver = Доставка
steam-group-locomotive = Локомотив
steam-group-reward = Бали за доставку
steam-more-tiles = Ще: дві колії на плитці, містечка з більшою кількістю виходів
steam-deliver-from = З міста { $city }
steam-amount-funds = ${ $amount }
