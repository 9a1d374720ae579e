## Надруковане: вимоги

gwt-line-with-need = { $need }: { $gives }
gwt-need-discard = скинути { $card }
gwt-need-discard-value-3 = скинути карту худоби вартістю 3
gwt-need-discard-pair = скинути дві карти однієї породи
gwt-need-discard-objective = скинути карту цілей
gwt-need-discard-any = скинути будь-яку карту худоби
gwt-need-pay = сплатити ${ $dollars }
gwt-need-engine-back = { $spaces ->
    [one] перемістити локомотив на { $spaces } клітинку назад
    [few] перемістити локомотив на { $spaces } клітинки назад
   *[many] перемістити локомотив на { $spaces } клітинок назад
}

## Надруковане: винагороди

gwt-per = { $what ->
    [cowboys] за кожного ковбоя
    [craftsmen] за кожного будівельника
    [engineers] за кожного інженера
    [woods] за кожну власну будівлю в лісі
    [hazards] за кожну зібрану небезпеку
    [stations] за кожну вашу станцію
   *[pairs] за кожну пару із зеленого та { gwt-pair-colour.from } { gwt-trade-tile.one }
}
gwt-certificates-have = { $text } (у вас { $have } з { $limit })
gwt-effect-money = отримати ${ $dollars }
gwt-effect-money-per = отримати ${ $dollars } { $per }
gwt-effect-certificates = { $count ->
    [one] узяти { $count } сертифікат
    [few] узяти до { $count } сертифікатів
   *[many] узяти до { $count } сертифікатів
}
gwt-effect-certificates-per = { $count ->
    [one] узяти { $count } сертифікат
    [few] узяти до { $count } сертифікатів
   *[many] узяти до { $count } сертифікатів
} { $per }
gwt-effect-certificates-to-limit = узяти сертифікати до вашого ліміту
gwt-effect-token = отримати жетон обміну
gwt-effect-objective = узяти карту цілей
gwt-effect-objective-to-hand = узяти карту цілей у руку
gwt-effect-draw = { $count ->
    [one] добрати { $count } карту, потім скинути 1
    [few] добрати до { $count } карт, потім скинути стільки ж
   *[many] добрати до { $count } карт, потім скинути стільки ж
}
gwt-effect-draw-per = добрати до 1 карти { $per }, потім скинути стільки ж
gwt-effect-hire = найняти робітника
gwt-effect-hire-less = найняти робітника на ${ $dollars } дешевше
gwt-effect-hire-more = найняти робітника на ${ $dollars } дорожче
gwt-hire-from = від ${ $dollars }
gwt-effect-build = викласти будівлю, ${ $dollars } за кожного будівельника
gwt-effect-buy = купити худобу
gwt-effect-buy-with = купити худобу ({ $cowboys })
gwt-effect-hazard-free = усунути небезпеку безкоштовно
gwt-effect-hazard = усунути небезпеку за ${ $dollars }
gwt-effect-trade = узяти { gwt-trade-tile.one }
gwt-effect-hazard-or-trade = усунути небезпеку безкоштовно або взяти { gwt-trade-tile.one }
gwt-effect-engine = { $count ->
    [one] перемістити локомотив на { $count } клітинку вперед
    [few] перемістити локомотив уперед до { $count } клітинок
   *[many] перемістити локомотив уперед до { $count } клітинок
}
gwt-effect-engine-per = перемістити локомотив уперед, до 1 клітинки { $per }
gwt-effect-upgrade-behind = покращити станцію позаду вашого локомотива
gwt-effect-extraordinary-delivery = зробити позачергову доставку
gwt-effect-auxiliary = виконати одну допоміжну дію, одинарну або подвійну
gwt-effect-rancher = { $count ->
    [one] перемістити скотаря на { $count } крок і використати нову локацію
    [few] перемістити скотаря до { $count } кроків і використати нову локацію
   *[many] перемістити скотаря до { $count } кроків і використати нову локацію
}
gwt-effect-ride = { $count ->
    [one] перемістити скотаря на { $count } крок без платні, не використовуючи локації (не до Канзас Сіті)
    [few] перемістити скотаря до { $count } кроків без платні, не використовуючи локації (не до Канзас Сіті)
   *[many] перемістити скотаря до { $count } кроків без платні, не використовуючи локації (не до Канзас Сіті)
}
gwt-effect-copy = скопіювати сусідню будівлю
gwt-aux-money = отримати ${ $count }
gwt-aux-cards = { $count ->
    [one] добрати { $count } карту, потім скинути 1
    [few] добрати до { $count } карт, потім скинути стільки ж
   *[many] добрати до { $count } карт, потім скинути стільки ж
}
gwt-aux-certificate = { $count ->
    [one] сплатити ${ $count }, перемістити локомотив на { $count } клітинку назад: узяти { $count } сертифікат
    [few] сплатити ${ $count }, перемістити локомотив на { $count } клітинки назад: узяти до { $count } сертифікатів
   *[many] сплатити ${ $count }, перемістити локомотив на { $count } клітинок назад: узяти до { $count } сертифікатів
}
gwt-aux-engine = { $count ->
    [one] сплатити ${ $count }: перемістити локомотив на { $count } клітинку вперед
    [few] сплатити ${ $count }: перемістити локомотив уперед до { $count } клітинок
   *[many] сплатити ${ $count }: перемістити локомотив уперед до { $count } клітинок
}
gwt-aux-removal = { $count ->
    [one] перемістити локомотив на { $count } клітинку назад
    [few] перемістити локомотив на { $count } клітинки назад
   *[many] перемістити локомотив на { $count } клітинок назад
}: { $dollars ->
    [0] {""}
   *[many] отримати ${ $dollars } і {""}
}{ $count ->
    [one] прибрати з гри { $count } карту з руки
    [few] прибрати з гри до { $count } карт з руки
   *[many] прибрати з гри до { $count } карт з руки
}

## Цілі та начальники станцій

gwt-objective = одразу: { $immediate }; { $tasks }
gwt-objective-tasks = { $points } ПБ за завдання: { $tasks }
gwt-objective-tasks-or-penalty = { $points } ПБ за завдання: { $tasks }, інакше −{ $penalty } ПБ
gwt-task-building = { $count ->
    [one] { $count } будівля
    [few] { $count } будівлі
   *[many] { $count } будівель
}
gwt-task-trade-green = { $count ->
    [one] { $count } { gwt-trade-tile.green } { gwt-trade-tile }
    [few] { $count } зелені { gwt-trade-tile.few }
   *[many] { $count } зелених { gwt-trade-tile.many }
}
gwt-task-trade-pair = { $count ->
    [one] { $count } { gwt-pair-colour } { gwt-trade-tile }
    [few] { $count } { gwt-pair-colour.few } { gwt-trade-tile.few }
   *[many] { $count } { gwt-pair-colour.many } { gwt-trade-tile.many }
}
gwt-task-hazard = { $count ->
    [one] { $count } небезпека
    [few] { $count } небезпеки
   *[many] { $count } небезпек
}
gwt-task-station = { $count ->
    [one] { $count } станція
    [few] { $count } станції
   *[many] { $count } станцій
}
gwt-task-cattle = { $count ->
    [one] { $count } карта худоби вартістю { $value }
    [few] { $count } карти худоби вартістю { $value }
   *[many] { $count } карт худоби вартістю { $value }
}
gwt-task-terminal = { $count ->
    [one] { $count } диск у місті { $city }
    [few] { $count } диски в місті { $city }
   *[many] { $count } дисків у місті { $city }
}
gwt-master-permanent = { $count ->
    [one] { $count } постійний сертифікат
    [few] { $count } постійні сертифікати
   *[many] { $count } постійних сертифікатів
}
gwt-master-scores = { $what ->
    [workers] 1 ПБ за кожного робітника
    [objectives] 3 ПБ за кожні 2 зіграні карти цілей
    [hazards] 3 ПБ за кожні 2 небезпеки
    [pairs] 3 ПБ за кожну пару із зеленого та { gwt-pair-colour.from } { gwt-trade-tile.one }
    [certificates] 3 ПБ за кожні 2 сертифікати
    [stations] 3 ПБ за кожні 2 станції
   *[buildings] 2 ПБ за кожну будівлю
}

## Дії: шлях

gwt-action-place = Почати тут – { $place }
gwt-action-go = Рух – { $place }
gwt-fee-none = без платні
gwt-fee-waived = звільнено від платні
gwt-fee-short = платня ${ $dollars }, з якої ви сплачуєте наявні ${ $have }
gwt-fee-to-player = платня ${ $dollars }, отримує { $player }
gwt-fee-to-bank = платня ${ $dollars } до банку
gwt-go-ends = рух там закінчується
gwt-go-left = { $count ->
    [one] залишається { $count } крок
    [few] залишається { $count } кроки
   *[many] залишається { $count } кроків
}
gwt-action-stop = Зупинитися тут: { $place }
gwt-action-use-copied = Використати копію ({ $place }): { $effect }
gwt-instead-of = { $text } – замість: { $other }
gwt-action-copy = Копія – { $place }

## Дії: Канзас Сіті

gwt-action-foresight = Колонка { $column }: { $tile }
gwt-foresight-to-space = лягає сюди: { $space }
gwt-foresight-no-space = вільної клітинки немає: жетон виходить із гри
gwt-foresight-to-row = у рядок { $row } ринку праці, ${ $dollars }
gwt-foresight-token = жетон переходить у рядок { $row }
gwt-foresight-refill = ринок худоби поповнюється
gwt-foresight-end = ви берете жетон і розпочинаєте кінець гри
gwt-action-income = Узяти ${ $dollars }: стадо { $herd }{ $permanent ->
    [0] {""}
    [one] {" "}+ { $permanent } постійний сертифікат
    [few] {" "}+ { $permanent } постійні сертифікати
   *[many] {" "}+ { $permanent } постійних сертифікатів
}, { $spent ->
    [0] не витрачати сертифікатів
    [one] витратити { $spent } сертифікат
    [few] витратити { $spent } сертифікати
   *[many] витратити { $spent } сертифікатів
}
gwt-income-left = залишиться сертифікатів: { $count }
gwt-action-grow = Обміняти { $card } на { $next }
gwt-action-deliver = Доставка – { $city } ({ $value })
gwt-deliver-transport = транспортні витрати ${ $dollars }
gwt-deliver-no-transport = без транспортних витрат
gwt-deliver-no-disc = диска немає, тож місто нічого не дає
gwt-deliver-arrow-points = { $points } ПБ у парі з містом { $city }
gwt-deliver-arrow-objective = карта цілей у парі з містом { $city }
gwt-deliver-arrow-token = жетон обміну в парі з містом { $city }
gwt-action-disc = Узяти диск з { $space } ({ gwt-corner })
gwt-disc-opens-single = відкриває: { $effect }
gwt-disc-opens-double = відкриває подвійну: { $effect }
gwt-disc-opens-certificates = { $count ->
    [one] відкриває { $count } сертифікат
    [few] відкриває { $count } сертифікати
   *[many] відкриває { $count } сертифікатів
}
gwt-disc-opens-later = відкриє 6 сертифікатів, коли звільниться і ліміт 4
gwt-disc-opens-step-left = отримати ${ $dollars }, ліміт кроків +{ $steps }
gwt-disc-opens-step-right = { $points } ПБ наприкінці, ліміт кроків +{ $steps }
gwt-disc-opens-hand = сплатити ${ $dollars }, ліміт карт у руці +1
gwt-action-station-disc = Забрати свій диск ({ $station }), втративши його { $points } ПБ

## Дії: залізниця, робітники, будівлі, худоба

gwt-action-engine = Локомотив: { $from } → { $to }
gwt-engine-then-deliver = потім доставка до міста вартістю не більше { $value }
gwt-engine-then-returns = потім він повертається, і ви отримуєте ${ $dollars }
gwt-engine-own-station = цю станцію ви вже покращили
gwt-engine-station = покращення коштує ${ $dollars }
gwt-action-upgrade = Покращити { $station }: сплатити ${ $dollars }, покласти диск, { $points } ПБ
gwt-upgrade-master = за призначеного робітника також: { $master }
gwt-action-appoint = Призначити { gwt-worker.one } начальником станції та взяти жетон
gwt-action-hire = Найняти { gwt-worker.one } з рядка { $row } за ${ $dollars } (місце { $space } у вашому рядку)
gwt-action-build = Викласти { $building }
gwt-build-only-over-own = лише замість меншої власної
gwt-action-site = Викласти сюди: { $space }
gwt-action-site-over = Викласти сюди: { $space }, замінивши { $building }
gwt-site-in-the-woods = у лісі
gwt-site-with-risk = ризикова дія: { $risk }
gwt-action-buy = Купити { $cards } за ${ $dollars } ({ $cowboys })
gwt-action-draw-market = Використати 1 ковбоя, щоб додати на ринок { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
gwt-action-hazard = Усунути: { $place }
gwt-action-trade = Узяти: { $place }

## Дії: карти

gwt-action-objective = Узяти карту цілей { $to ->
    [hand] у руку
   *[discard] у колоду скиду
}
gwt-action-objective-top = Узяти верхню закриту карту з колоди цілей ({ $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
})
gwt-action-certificates-none = Не брати сертифікатів
gwt-action-certificates = { $count ->
    [one] Узяти { $count } сертифікат
    [few] Узяти { $count } сертифікати
   *[many] Узяти { $count } сертифікатів
}: тоді у вас буде { $total }
gwt-action-draw = Добрати ще одну карту
gwt-action-discard = Скинути { $card }
gwt-discard-left = скинути { $count }
gwt-action-discard-for-space = Скинути { $card } заради винагороди місця робітника
gwt-action-remove = Прибрати з гри { $card }
gwt-action-play = Зіграти карту цілей
gwt-action-play-forgo = Зіграти карту цілей без її дії ({ $effect })
gwt-action-exchange = Жетон обміну ({ $left ->
    [0] ваш останній
   *[many] потім залишиться { $left }
}): { gwt-effect-draw }
gwt-skip = Пропустити
gwt-skip-worker-space = Відмовитися від винагороди місця робітника
gwt-skip-engine = Залишити локомотив на місці
gwt-skip-upgrade = Не покращувати станцію
gwt-skip-appoint = Нікого не призначати, залишити жетон начальника станції
gwt-skip-hire = Нікого не наймати
gwt-skip-build = Нічого не будувати
gwt-skip-hazard = Не усувати небезпеки
gwt-skip-trade = Не брати { gwt-trade-tile.one }
gwt-skip-hazard-or-trade = Не брати ні небезпеки, ні { gwt-trade-tile.one }
gwt-skip-objective = Не брати карти цілей
gwt-done-grow = Більше не обмінювати й скинути руку
gwt-done-buy = Завершити купівлю
gwt-buy-unused = не використано: { $cowboys }
gwt-done-draw = Більше не добирати, потім скинути стільки ж
gwt-done-remove = Більше не прибирати карт
gwt-done-turn = Завершити хід ({ $count ->
    [0] карти не добираються
    [one] добрати { $count } карту
    [few] добрати { $count } карти
   *[many] добрати { $count } карт
})
gwt-done-kansas-city = Завершити хід: ваш скотар повертається на початок ({ $count ->
    [0] карти не добираються
    [one] добрати { $count } карту
    [few] добрати { $count } карти
   *[many] добрати { $count } карт
})

## Одним-двома словами

gwt-short-place = Старт: { $place }
gwt-short-go = Рух: { $place }
gwt-short-stop = Зупинитися
gwt-short-copy-at = Копія: { $place }
gwt-short-copy = Копія
gwt-short-income = { $count ->
    [0] Без сертифікатів
    [one] { $count } сертифікат
    [few] { $count } сертифікати
   *[many] { $count } сертифікатів
}
gwt-short-remove = Прибрати: { $card }
gwt-short-engine-to = Локомотив: { $space }
gwt-short-engine = Локомотив
gwt-short-engine-back = Локомотив назад
gwt-short-buy-with = { $cards } ({ $cowboys ->
    [one] { $cowboys } ковбой
    [few] { $cowboys } ковбої
   *[many] { $cowboys } ковбоїв
})
gwt-short-buy = Купити худобу
gwt-short-draw-market = Додати на ринок
gwt-short-objective = Ціль
gwt-short-objective-card = Ціль: { $tasks }
gwt-short-objective-top = Закрита карта
gwt-short-certificates = { $count ->
    [0] Без сертифікатів
    [one] { $count } сертифікат
    [few] { $count } сертифікати
   *[many] { $count } сертифікатів
}
gwt-short-certificates-many = Сертифікати
gwt-short-draw-card = Добрати
gwt-short-play = Зіграти: { $tasks }
gwt-short-play-forgo = Зіграти без дії: { $tasks }
gwt-short-exchange = Жетон обміну
gwt-short-token = Жетон обміну
gwt-short-skip = Пропустити
gwt-short-done = Готово
gwt-short-end-turn = Завершити хід
gwt-short-money = Гроші
gwt-short-cards = Добрати й скинути
gwt-short-hire = Найняти
gwt-short-build = Будувати
gwt-short-hazard = Небезпека
gwt-short-trade = { $edition ->
    [1] Тіпі
   *[2] Бандит
}
gwt-short-hazard-or-trade = Небезпека або { gwt-trade-tile }
gwt-short-upgrade = Покращити станцію
gwt-short-delivery = Доставка
gwt-short-auxiliary = Допоміжна дія
gwt-short-rancher = Скотар уперед
gwt-short-removal = Прибрати карти

## На панелі дій

gwt-group-location = На цій локації
gwt-group-auxiliary-instead = Або натомість одна допоміжна дія
gwt-group-auxiliary = Допоміжна дія
gwt-group-play = Карти цілей у руці
gwt-group-exchange = Жетон обміну
gwt-fold-rails = Звичайні клітинки
gwt-fold-forgo = Без їхньої дії
gwt-stretch = { $stretch ->
    [flood] Біля повеней
    [drought] Біля посух
    [middle] Посередині шляху
    [rockfall] Біля каменепадів
   *[end] Перед Канзас Сіті
}
