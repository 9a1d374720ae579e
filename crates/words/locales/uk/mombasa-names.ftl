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
    .one = { $kind ->
        [BAN] банани
        [COF] каву
        [COT] бавовну
        [EXP] розширення
        [BK] бухгалтера
        [DM] торговця діамантами
       *[SHARE] акцію
    }
mombasa-card = { $kind } { $value }
mombasa-card-with-share = { $kind } { $value } з акцією «{ $company }»
mombasa-card-single-share = акція «{ $company }»
    .one = акцію «{ $company }»
mombasa-card-cash = { $card } (касова вартість £{ $pounds })
mombasa-card-number = { $card } (№ { $number })
mombasa-card-offered = { $card } (ряд { $row }, { $column ->
    [1] ліворуч
    [2] посередині
   *[3] праворуч
})
mombasa-book = { $asks } → { $gives }
mombasa-cell = { $row ->
    [1] верхній ряд
   *[2] нижній ряд
}, стовпчик { $column }
mombasa-units = { $good ->
    [BAN] { $count ->
        [one] { $count } банан
        [few] { $count } банани
       *[many] { $count } бананів
    }
    [COF] { $count } од. кави
   *[COT] { $count } од. бавовни
}
mombasa-one-good = { $count } од. одного товару
mombasa-and-more = { $first } і ще { $count } од. одного товару
mombasa-specialists = { $count ->
    [one] ще { $count } фахівець
    [few] ще { $count } фахівці
   *[many] ще { $count } фахівців
}
mombasa-points = { $count ->
    [one] { $count } очко бухгалтерії
    [few] { $count } очки бухгалтерії
   *[many] { $count } очок бухгалтерії
}
mombasa-gain-diamonds = { $count ->
    [one] { $count } поле на треку діамантів
    [few] { $count } поля на треку діамантів
   *[many] { $count } полів на треку діамантів
}
mombasa-gain-track = { $count ->
    [one] { $count } поле на треку «{ $company }»
    [few] { $count } поля на треку «{ $company }»
   *[many] { $count } полів на треку «{ $company }»
}
mombasa-gain-tracks = { $spaces ->
    [one] { $spaces } поле
    [few] { $spaces } поля
   *[many] { $spaces } полів
} { $tracks ->
    [one] на одному треку
    [few] на кожному з { $tracks } треків
   *[many] на кожному з { $tracks } треків
}
mombasa-gain-remove = { $count ->
    [one] прибрати { $count } торговий пост
    [few] прибрати { $count } торгові пости
   *[many] прибрати { $count } торгових постів
}
mombasa-gain-units = £1 за кожну видиму одиницю ({ $good }) мінус £1
mombasa-gain-card = купити карту за гроші
mombasa-gain-tile = { $tile } на наступний раунд
mombasa-pay-for = сплатити £{ $pounds }: { $profit }
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
   *[BS-T4] Плитка розширення
}
mombasa-space-extra = { $level ->
    [1] Перше додаткове поле компанії «{ $company }»
   *[2] Друге додаткове поле компанії «{ $company }»
}
mombasa-word = { $what ->
    [BS-M1] Банани
    [BS-M2] Кава
    [BS-M3] Бавовна
    [BS-M4] Розширення
    [BS-S1] Купити
    [BS-S2] Продати
    [BS-S3] Перший
    [BS-T1] Плюс один
    [BS-T2] Бухгалтер
    [BS-T3] Торговець
    [BS-T4] Розширення
    [expansion] Розширення
    [markers] Маркери
    [discount] Знижка
    [mixed] Суміш
    [units] Урожай
    [books] Книги
    [card] Купити
    [sell] Продати
   *[tracks] Треки
}
mombasa-tile = { $tile ->
    [BT1] плитка +1
    [BT2] плитка бухгалтера
    [BT3] плитка торговця діамантами
   *[BT4] плитка розширення
}
mombasa-start-tile = { $bonus }; відпочивають: { $cards }
mombasa-column = { $column ->
    [K1] лівий стовпчик
    [K2] середній стовпчик
   *[K3] правий стовпчик
}
mombasa-column-of = { mombasa-column } («{ $company }»)
mombasa-bonus-expansion = загальне розширення +{ $count }
mombasa-bonus-markers = { $count ->
    [one] ще { $count } маркер бонусу
    [few] ще { $count } маркери бонусу
   *[many] ще { $count } маркерів бонусу
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
mombasa-reconstruction = { $count } із { $all } таблиць друкованих даних (як-от прибутки регіонів і ціни карт) ми відтворили самі, бо друковані компоненти були нам недоступні.

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

## What things are and do

mombasa-about-region = { $region }{ $held ->
    [yes] , тут стоїть «{ $company }»
   *[no] {""}
}. Хто ставить сюди пост, отримує: { $gives }. Вхід коштує 1 очко розширення через одинарний кордон, 2 через подвійний і ще 1, якщо звідси має піти інша компанія.
mombasa-about-border = Перетнути одинарний кордон коштує 1 очко розширення, подвійний – 2.
mombasa-about-company = «{ $company }»: акція зараз варта £{ $value } – £1 за кожну видиму монету бази. Розширення компанії переносить пости з бази на мапу й відкриває монети.
mombasa-about-column = База компанії «{ $company }», { mombasa-column }: { $count ->
    [0] постів немає
    [one] { $count } пост
    [few] { $count } пости
   *[many] { $count } постів
}. Передній пост виходить першим; кожна видима монета додає £1 до вартості акції.
mombasa-about-track = Трек компанії «{ $company }». Одиниці товарів і деякі прибутки рухають ваш маркер; останнє пройдене число – це кількість ваших акцій.
mombasa-about-shares = { mombasa-track-space }: звідси у вас { $count ->
    [one] { $count } акція
    [few] { $count } акції
   *[many] { $count } акцій
}.
mombasa-about-special = Хто сюди доходить, бере £{ $pounds }, і так само всі, хто дійшов раніше. З вашого наступного ходу воно дає вам: { $bonus }.
mombasa-track-space = Поле { $space } треку «{ $company }»
mombasa-about-demand = Вимога капіталу на треку «{ $company }»: хто її перетинає, одразу платить £{ $pounds } або зупиняється перед нею.
mombasa-about-level = { $level ->
    [1] Перший
   *[2] Другий
} бонус треку «{ $company }» для тих, хто дійшов до поля { $space }: { $bonus }.{ $used ->
    [yes] {" "}Ним користуються: { $players }.
   *[no] {""}
}
mombasa-about-bonus = { $space }. Дія: поставте сюди вільний маркер бонусу; він повернеться наприкінці раунду.{ $taken ->
    [yes] {" "}Зараз тут { $player }.
   *[no] {""}
}
mombasa-about-book = Книга. Вимагає на ваших картах лицем догори: { $asks }. Коли чорнильниця зупиняється на ній, дає: { $gives }.
mombasa-about-book-price = Коштує { mombasa-points }.
mombasa-about-book-coins = Під нею лежить £{ $pounds }.
mombasa-about-book-none = Порожня клітинка вітрини книг.
mombasa-about-book-turned = Книга лицем донизу: чорнильниця може її минути, але нічого не отримує.
mombasa-about-step = Крок { $step } треку бухгалтерії: наступна взята книга лягає на перший порожній крок.{ $opens ->
    [yes] {" "}Коли чорнильниця доходить сюди, відкривається слот дії { $slot }.
   *[no] {""}
}
mombasa-about-jar = Трек бухгалтерії, чорнильниця на кроці { $space }: { mombasa-about-worth } Бухгалтери рухають її книгами, вимоги яких виконують ваші карти лицем догори.
mombasa-about-diamonds = Трек діамантів, маркер на полі { $space }: { mombasa-about-worth } Його рухають торговці діамантами та багато прибутків.
mombasa-about-worth = наприкінці варто £{ $worth }{ $next ->
    [0] .
   *[other] , а від { $at } – £{ $next }.
}{ $opens ->
    [0] {""}
   *[other] {" "}На { $opens } відкривається слот дії { $slot }.
}
mombasa-about-kind = { $kind ->
    [EXP] Усі ваші карти розширення лицем догори разом ставлять пости однієї компанії; ця дає { $value }.
    [BK] Дає { mombasa-points } на книги, потім рухає вашу чорнильницю.
    [DM] Рухає ваш маркер діамантів на { $value ->
        [one] { $value } поле
        [few] { $value } поля
       *[many] { $value } полів
    } і ще на 1 за кожного іншого вашого торговця лицем догори.
    [SHARE] Лишається в руці до кінця гри, де рахується як акція.
   *[goods] За її одиниці можна взяти одну карту з вітрини; кожна одиниця, що лишилася, – це одне поле на треку компанії.
}
mombasa-about-card-share = Наприкінці рахується як акція «{ $company }».
mombasa-about-card-cash = Касова вартість £{ $pounds }, якщо її продати.
mombasa-about-card-price = Ціна тут – { $price }: одиницями одного товару або фунтами на полі купівлі.
mombasa-about-price = { $change ->
    [0] Карти цього стовпчика коштують надруковану ціну
    [1] Карти цього стовпчика коштують на { $more } більше надрукованого
   *[other] Карти цього стовпчика коштують на { $more } менше надрукованого
}; щораунду карти зсуваються на стовпчик праворуч.
mombasa-about-deck = { $count ->
    [one] У колоді ще { $count } карта для вітрини.
    [few] У колоді ще { $count } карти для вітрини.
   *[many] У колоді ще { $count } карт для вітрини.
}
mombasa-about-discards = Колода скиду: { $cards }.
mombasa-about-stacks = Книги, що ще з’являться, за літерами: { $counts }. Замість узятої книги лягає нова зі стосу її літери.
mombasa-about-round = Раунд { $round } з { $rounds }.{ $coins ->
    [0] {""}
   *[other] {" "}Коли він починається, £{ $coins } з цього поля переходять під книги стовпчика { $round }.
}
mombasa-about-slot = Слот дії { $number }. { $state ->
    [diamonds] Відкривається, коли ваш маркер діамантів доходить до поля { $space }.
    [jar] Відкривається, коли ваша чорнильниця доходить до кроку { $space }.
   *[open] Щораунду ви таємно плануєте сюди одну карту; коли ви завершуєте фазу дій, вона йде в колоду відпочинку { $number }.
}
mombasa-about-rest = Колода відпочинку { $number }: { $cards }. Завершуючи фазу дій, ви берете в руку одну цілу колоду відпочинку; потім сюди лягає карта слота { $number }.
mombasa-about-sight = { $what }: скільки видно на ваших картах лицем догори – для більшостей і книг.
mombasa-about-markers = Вільні маркери бонусу: дією поставте один на поле бонусу. Вони повертаються щораунду.
mombasa-about-left = Лишилося використати в цій дії: { $left }.
mombasa-about-tile = { $tile ->
    [BT1] Плитка +1: покладіть її на свою карту товару лицем догори – вона матиме на 1 одиницю більше.
    [BT2] Плитка бухгалтера: цього раунду рахується як бухгалтер з 1 очком.
    [BT3] Плитка торговця діамантами: цього раунду рахується як торговець на 2 поля.
   *[BT4] Плитка розширення: цього раунду рахується як карта розширення на 2.
}
mombasa-about-start-tile = Стартова плитка дає вам: { $bonus }. У колодах відпочинку 2, 3 і 4 починають: { $cards }.
mombasa-region = { $region ->
    [R11] Західні піски
    [R12] Танезруфт
    [R13] Феццан
    [R14] Лівійська пустеля
    [R15] Нижній Ніл
    [R16] Червоне море
    [R21] Долина Сенегалу
    [R22] Верхній Нігер
    [R23] Масив Аїр
    [R24] Тібесті
    [R25] Нубія
    [R26] Ефіопське нагір’я
    [R31] Берег Гамбії
    [R32] Вольта
    [R33] Озеро Чад
    [R34] Дарфур
    [R35] Білий Ніл
    [R36] Африканський Ріг
    [R41] Берег Гвінеї
    [R42] Нижній Нігер
    [R43] Убангі
    [R44] Ітурі
    [R45] Великі озера
    [R46] Берег Суахілі
    [R51] Берег Габону
    [R52] Нижнє Конго
    [R53] Касаї
    [R54] Луалаба
    [R55] Озеро Малаві
    [R56] Берег Мозамбіку
    [R61] Наміб
    [R62] Калахарі
    [R63] Окаванго
    [R64] Верхня Замбезі
    [R65] Гайвелд
   *[R66] Драконові гори
}
