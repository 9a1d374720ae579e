mombasa-nothing = нічого
mombasa-or = { $first } або { $last }
mombasa-company = { $company ->
    [MOM] Момбаса
    [CAP] Кейптаун
    [STL] Сен-Луї
   *[CAI] Каїр
}
mombasa-good = { $good ->
    [BAN] банани
    [COF] кава
   *[COT] бавовна
}
mombasa-kind = { $kind ->
    [BAN] банани
    [COF] кава
    [COT] бавовна
    [EXP] розширення
    [BK] бухгалтер
    [DM] торговець діамантами
   *[SHARE] акція
}
mombasa-card = { $kind } { $value } ({ $id })
mombasa-card-with-share = { $kind } { $value } з акцією «{ $company }» ({ $id })
mombasa-card-single-share = акція «{ $company }» ({ $id })
mombasa-one-good = { $count } одного товару
mombasa-and-more = { $first } і ще { $count } одного товару
mombasa-specialists = { $count ->
    [one] ще { $count } фахівець
    [few] ще { $count } фахівці
   *[other] ще { $count } фахівців
}
mombasa-points = { $count ->
    [one] { $count } очко бухгалтерії
    [few] { $count } очки бухгалтерії
   *[other] { $count } очок бухгалтерії
}
mombasa-gain-diamonds = { $count ->
    [one] { $count } поле на треку діамантів
    [few] { $count } поля на треку діамантів
   *[other] { $count } полів на треку діамантів
}
mombasa-gain-track = { $count ->
    [one] { $count } поле на треку «{ $company }»
    [few] { $count } поля на треку «{ $company }»
   *[other] { $count } полів на треку «{ $company }»
}
mombasa-gain-tracks = { $tracks ->
    [one] поля на одному треку: { $spaces }
   *[other] поля на кожному з { $tracks } треків: { $spaces }
}
mombasa-gain-remove = { $count ->
    [one] прибрати { $count } торговий пост
    [few] прибрати { $count } торгові пости
   *[other] прибрати { $count } торгових постів
}
mombasa-gain-units = £1 за кожну одиницю, крім однієї: { $good }
mombasa-gain-card = карта за фунти
mombasa-gain-tile = { $tile } на наступний раунд
mombasa-most-of = за більшості ({ $good }): { $profit }
mombasa-sell = продати карту з руки за касову вартість{ $plus ->
    [0] {""}
   *[other] {" "}та ще £{ $plus }
}
mombasa-space = { $space ->
    [BS-M1] Найбільше бананів
    [BS-M2] Найбільше кави
    [BS-M3] Найбільше бавовни
    [BS-M4] Найбільше розширення
    [BS-S1] Купівля
    [BS-S2] Продаж
    [BS-S3] Перший гравець
    [BS-T1] Плитка +1
    [BS-T2] Плитка бухгалтера
    [BS-T3] Плитка торговця діамантами
    [BS-T4] Плитка розширення
    [BS-C-first] Перше поле треку C
    [BS-C-second] Друге поле треку C
    [BS-D-first] Перше поле треку D
   *[BS-D-second] Друге поле треку D
}
mombasa-tile = { $tile ->
    [BT1] плитка +1
    [BT2] плитка бухгалтера
    [BT3] плитка торговця діамантами
   *[BT4] плитка розширення
}
mombasa-start-tile = { $id }: { $bonus }; відпочивають: { $cards }
mombasa-slot = слот дії { $id }
mombasa-rest-deck = колода відпочинку { $id }
mombasa-column = стовпчик { $id } («{ $company }»)
mombasa-bonus-expansion = загальне розширення +{ $count }
mombasa-bonus-markers = { $count ->
    [one] ще { $count } маркер бонусу
    [few] ще { $count } маркери бонусу
   *[other] ще { $count } маркерів бонусу
}
mombasa-bonus-discount = карти дешевші на 1, якщо платити товаром: { $good }
mombasa-bonus-mixed = карти дешевші на 1, і товари можна змішувати
mombasa-bonus-units = кожна карта має на 1 одиницю більше: { $good }
mombasa-bonus-space = поле бонусу: { $profit }
mombasa-figure-money = Гроші
mombasa-figure-diamonds = Діаманти
mombasa-figure-books = Книги
mombasa-figure-expansion = Розширення
mombasa-figure-hand = Карти в руці
mombasa-figure-markers = Вільні маркери бонусу
mombasa-figure-start = маркер першого гравця
mombasa-figure-shares = Акції
mombasa-figure-value = Вартість акції
mombasa-figure-home = Пости на базі
mombasa-figure-track = Трек
mombasa-part-map = Мапа
mombasa-part-bases = Бази компаній
mombasa-part-tracks = Треки компаній
mombasa-part-cards = Вітрина карт
mombasa-part-books = Вітрина книг
mombasa-part-rounds = Трек раундів
mombasa-part-bonus = Поля бонусів
mombasa-part-slots = Слоти дій
mombasa-part-rest = Колоди відпочинку
mombasa-part-diamond-track = Трек діамантів
mombasa-part-book-track = Трек бухгалтерії
mombasa-part-hand = Рука
mombasa-part-tiles = Плитки бонусів
mombasa-part-deck = Колода карт
mombasa-part-discards = Колода скиду
mombasa-part-stacks = Стоси книг
mombasa-reconstruction = { $count } із { $all } таблиць друкованих даних ми відтворили самі, бо оригінал недоступний.

## The board as text

mombasa-board-round = { $round ->
    [0] Підготовка
   *[other] Раунд { $round } з { $rounds }
}
mombasa-board-you = { $player } (ви)
mombasa-board-signs = ♦ поля на треку діамантів, ✎ очки бухгалтерії
mombasa-board-price = спершу ціна
mombasa-board-down = { $what } (лицем донизу)
mombasa-board-dealt = Ваші стартові плитки
mombasa-board-plan = Ваш план наразі: { $cards }
