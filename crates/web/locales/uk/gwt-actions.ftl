## Надруковане: вимоги

line-with-need = { $need }: { $gives }
need-discard = скинути { $card }
need-discard-value-3 = скинути карту худоби вартістю 3
need-discard-pair = скинути дві карти однієї породи
need-discard-objective = скинути карту цілей
need-discard-any = скинути будь-яку карту худоби
need-pay = сплатити ${ $dollars }
need-engine-back = локомотив на { $spaces } назад

## Надруковане: винагороди

per = { $what ->
    [cowboys] за кожного ковбоя
    [craftsmen] за кожного будівельника
    [engineers] за кожного інженера
    [woods] за кожну власну будівлю в лісі
    [hazards] за кожну зібрану небезпеку
    [stations] за кожну вашу станцію
   *[pairs] за кожну пару із зеленого та { pair-colour.from } { trade-tile.one }
}
now = { $text } (зараз { $figure })
certificates-have = { $text } (у вас { $have } з { $limit })
effect-money = отримати ${ $dollars }
effect-money-per = отримати ${ $dollars } { $per }
effect-certificates = { $count ->
    [one] { $count } сертифікат
    [few] до { $count } сертифікатів
   *[many] до { $count } сертифікатів
}
effect-certificates-per = { $count ->
    [one] { $count } сертифікат
    [few] до { $count } сертифікатів
   *[many] до { $count } сертифікатів
} { $per }
effect-certificates-to-limit = сертифікати до вашого ліміту
effect-token = отримати жетон обміну
effect-objective = узяти карту цілей
effect-objective-to-hand = узяти карту цілей у руку
effect-draw = добрати до { $count } карт, потім скинути стільки ж
effect-draw-per = добрати до 1 карти { $per }, потім скинути стільки ж
effect-hire = найняти робітника
effect-hire-less = найняти робітника на ${ $dollars } дешевше
effect-hire-more = найняти робітника на ${ $dollars } дорожче
effect-build = викласти будівлю по ${ $dollars } за будівельника
effect-buy = купити худобу
effect-buy-with = купити худобу ({ $cowboys })
effect-hazard-free = усунути небезпеку безкоштовно
effect-hazard = усунути небезпеку за ${ $dollars }
effect-trade = узяти { trade-tile.one }
effect-hazard-or-trade = усунути небезпеку безкоштовно або взяти { trade-tile.one }
effect-engine = { $count ->
    [one] локомотив на { $count } вперед
    [few] локомотив до { $count } вперед
   *[many] локомотив до { $count } вперед
}
effect-engine-per = локомотив до 1 вперед { $per }
effect-upgrade-behind = покращити станцію позаду вашого локомотива
effect-extraordinary-delivery = позачергова доставка
effect-auxiliary = одна допоміжна дія, одинарна або подвійна
effect-rancher = { $count ->
    [one] скотар на { $count } крок уперед, щоб використати локацію
    [few] скотар до { $count } кроків уперед, щоб використати локацію
   *[many] скотар до { $count } кроків уперед, щоб використати локацію
}
effect-ride = скотар до { $count } кроків уперед без платні, не використовуючи локації, не до Канзас Сіті
effect-copy = скопіювати сусідню будівлю
aux-money = отримати ${ $count }
aux-cards = { $count ->
    [one] добрати { $count } карту, потім скинути 1
    [few] добрати до { $count } карт, потім скинути стільки ж
   *[many] добрати до { $count } карт, потім скинути стільки ж
}
aux-certificate = { $count ->
    [one] сплатити ${ $count }, локомотив на { $count } назад: { $count } сертифікат
    [few] сплатити ${ $count }, локомотив на { $count } назад: до { $count } сертифікатів
   *[many] сплатити ${ $count }, локомотив на { $count } назад: до { $count } сертифікатів
}
aux-engine = { $count ->
    [one] сплатити ${ $count }: локомотив на { $count } вперед
    [few] сплатити ${ $count }: локомотив до { $count } вперед
   *[many] сплатити ${ $count }: локомотив до { $count } вперед
}
aux-removal = локомотив на { $count } назад: { $dollars ->
    [0] {""}
   *[many] отримати ${ $dollars } і {""}
}{ $count ->
    [one] вилучити з гри { $count } карту з руки
    [few] вилучити з гри до { $count } карт з руки
   *[many] вилучити з гри до { $count } карт з руки
}

## Цілі та начальники станцій

objective = одразу: { $immediate }; { $tasks }
objective-tasks = { $points } ПБ за завдання: { $tasks }
objective-tasks-or-penalty = { $points } ПБ за завдання: { $tasks }, інакше −{ $penalty } ПБ
task-building = { $count ->
    [one] { $count } будівля
    [few] { $count } будівлі
   *[many] { $count } будівель
}
task-trade-green = { $count ->
    [one] { $count } { trade-tile.green } { trade-tile }
    [few] { $count } зелені { trade-tile.few }
   *[many] { $count } зелених { trade-tile.many }
}
task-trade-pair = { $count ->
    [one] { $count } { pair-colour } { trade-tile }
    [few] { $count } { pair-colour.few } { trade-tile.few }
   *[many] { $count } { pair-colour.many } { trade-tile.many }
}
task-hazard = { $count ->
    [one] { $count } небезпека
    [few] { $count } небезпеки
   *[many] { $count } небезпек
}
task-station = { $count ->
    [one] { $count } станція
    [few] { $count } станції
   *[many] { $count } станцій
}
task-cattle = { $count ->
    [one] { $count } карта худоби вартістю { $value }
    [few] { $count } карти худоби вартістю { $value }
   *[many] { $count } карт худоби вартістю { $value }
}
task-terminal = { $count ->
    [one] { $count } диск на місті { $city }
    [few] { $count } диски на місті { $city }
   *[many] { $count } дисків на місті { $city }
}
master-permanent = { $count ->
    [one] { $count } постійний сертифікат
    [few] { $count } постійні сертифікати
   *[many] { $count } постійних сертифікатів
}
master-scores = { $what ->
    [workers] 1 ПБ за робітника
    [objectives] 3 ПБ за кожні 2 зіграні карти цілей
    [hazards] 3 ПБ за кожні 2 небезпеки
    [pairs] 3 ПБ за пару із зеленого та { pair-colour.from } { trade-tile.one }
    [certificates] 3 ПБ за кожні 2 сертифікати
    [stations] 3 ПБ за кожні 2 станції
   *[buildings] 2 ПБ за будівлю
}

## Дії: шлях

action-place = Почати тут – { $place }
action-go = Рух – { $place }
fee-none = без платні
fee-waived = звільнено від платні
fee-short = платня ${ $dollars }, з якої ви сплачуєте наявні ${ $have }
fee-to-player = платня ${ $dollars }, отримує { $player }
fee-to-bank = платня ${ $dollars } до банку
go-ends = рух там закінчується
action-stop = Зупинитися тут: { $place }
action-use = Використати: { $effect }
action-use-copied = Використати копію ({ $place }): { $effect }
instead-of = { $text } – замість: { $other }
action-copy = Копія – { $place }
action-aux = Допоміжна дія: { $effect }
action-aux-double = Подвійна допоміжна дія: { $effect }

## Дії: Канзас Сіті

action-foresight = Колонка { $column }: { $tile }
foresight-to-space = лягає сюди: { $space }
foresight-no-space = вільного місця немає: виходить з гри
foresight-to-row = у рядок { $row } ринку праці, ${ $dollars }
foresight-token = жетон переходить у рядок { $row }
foresight-refill = ринок худоби поповнюється
foresight-end = ви берете жетон і розпочинаєте кінець гри
action-income = Узяти ${ $dollars }: стадо { $herd }{ $permanent ->
    [0] {""}
   *[many] {" "}+ { $permanent } постійних
}, { $spent ->
    [0] без витрати сертифікатів
    [one] витратити { $spent } сертифікат
    [few] витратити { $spent } сертифікати
   *[many] витратити { $spent } сертифікатів
}
action-grow = Обміняти { $card } на { $next }
action-deliver = Доставка – { $city } ({ $value })
deliver-transport = транспортні витрати ${ $dollars }
deliver-no-transport = без транспортних витрат
deliver-arrow-points = { $points } ПБ у парі з містом { $city }
deliver-arrow-objective = карта цілей у парі з містом { $city }
deliver-arrow-token = жетон обміну в парі з містом { $city }
action-disc = Узяти диск з { $space } ({ $corner ->
    [white] білі кути
   *[black] чорні кути
})
disc-opens-single = відкриває: { $effect }
disc-opens-double = відкриває подвійну: { $effect }
disc-opens-certificates = { $count ->
    [one] відкриває { $count } сертифікат
    [few] відкриває { $count } сертифікати
   *[many] відкриває { $count } сертифікатів
}
disc-opens-later = відкриє 6 сертифікатів, коли звільниться і ліміт 4
disc-opens-step-left = отримати ${ $dollars }, ліміт кроків +{ $steps }
disc-opens-step-right = { $points } ПБ наприкінці, ліміт кроків +{ $steps }
disc-opens-hand = сплатити ${ $dollars }, ліміт карт у руці +1
action-station-disc = Забрати свій диск ({ $station }), втративши його { $points } ПБ

## Дії: залізниця, робітники, будівлі, худоба

action-engine = Локомотив: { $from } → { $to }
engine-then-deliver = потім доставка до міста вартістю не більше { $value }
engine-then-returns = потім він повертається, і ви отримуєте ${ $dollars }
engine-own-station = цю станцію ви вже покращили
engine-station = покращення коштує ${ $dollars }
action-upgrade = Покращити { $station }: сплатити ${ $dollars }, покласти диск, { $points } ПБ
upgrade-master = за робітника також: { $master }
action-appoint = Віддати { worker.one } за жетон начальника станції
action-hire = Найняти { worker.one } з рядка { $row } за ${ $dollars } на місце { $space } вашого рядка
action-build = Викласти { $building }
build-only-over-own = лише замість меншої власної
action-site = Викласти сюди: { $space }
action-site-over = Викласти сюди: { $space }, замінивши { $building }
site-in-the-woods = у лісі
site-with-risk = ризикова дія: { $risk }
action-buy = Купити { $cards } за ${ $dollars } ({ $cowboys })
action-draw-market = Використати 1 ковбоя, щоб додати на ринок { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
action-hazard = Усунути: { $place }
action-trade = Узяти: { $place }

## Дії: карти

action-objective = Узяти карту цілей { $name } { $to ->
    [hand] у руку
   *[discard] у колоду скиду
}
action-objective-top = Узяти верхню закриту карту з колоди цілей ({ $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
})
action-certificates-none = Не брати сертифікатів
action-certificates = { $count ->
    [one] Узяти { $count } сертифікат
    [few] Узяти { $count } сертифікати
   *[many] Узяти { $count } сертифікатів
}: тоді у вас буде { $total }
action-draw = Добрати ще одну карту
action-discard = Скинути { $card }
action-discard-for-space = Скинути { $card } заради винагороди місця робітника
action-remove = Вилучити з гри { $card }
action-play = Зіграти карту цілей { $name }
action-play-forgo = Зіграти карту цілей { $name } без її дії ({ $effect })
action-exchange = Жетон обміну ({ $left ->
    [0] ваш останній
   *[many] потім залишиться { $left }
}): добрати до 2 карт, потім скинути стільки ж
skip = Пропустити
skip-worker-space = Відмовитися від винагороди місця робітника
skip-engine = Залишити локомотив на місці
skip-upgrade = Не покращувати станцію
skip-appoint = Нікого не призначати, залишити жетон начальника станції
skip-hire = Нікого не наймати
skip-build = Нічого не будувати
skip-hazard = Не усувати небезпеки
skip-trade = Не брати { trade-tile.one }
skip-hazard-or-trade = Не брати ні небезпеки, ні { trade-tile.one }
skip-objective = Не брати карти цілей
done-grow = Більше не обмінювати й скинути руку
done-buy = Завершити купівлю
done-draw = Більше не добирати, потім скинути стільки ж
done-remove = Більше не вилучати карт
done-turn = Завершити хід ({ $count ->
    [0] карти не добираються
    [one] добрати { $count } карту
    [few] добрати { $count } карти
   *[many] добрати { $count } карт
})
done-kansas-city = Завершити хід: ваш скотар повертається на початок ({ $count ->
    [0] карти не добираються
    [one] добрати { $count } карту
    [few] добрати { $count } карти
   *[many] добрати { $count } карт
})

## Одним-двома словами

short-place = Старт: { $space }
short-go = Рух: { $space }
short-stop = Зупинитися
short-copy-at = Копія: { $space }
short-copy = Копія
short-income = { $count ->
    [0] Без сертифікатів
    [one] { $count } сертифікат
    [few] { $count } сертифікати
   *[many] { $count } сертифікатів
}
short-remove = Вилучити: { $card }
short-engine-to = Локомотив: { $space }
short-engine = Локомотив
short-engine-back = Локомотив назад
short-buy-with = { $cards } ({ $cowboys ->
    [one] { $cowboys } ковбой
    [few] { $cowboys } ковбої
   *[many] { $cowboys } ковбоїв
})
short-buy = Купити худобу
short-draw-market = Додати на ринок
short-objective = Ціль
short-objective-card = Ціль { $name }
short-objective-top = Закрита карта
short-certificates = { $count ->
    [0] Без сертифікатів
    [one] { $count } сертифікат
    [few] { $count } сертифікати
   *[many] { $count } сертифікатів
}
short-certificates-many = Сертифікати
short-draw-card = Добрати
short-play = Зіграти { $name }
short-play-forgo = Лише { $name }
short-exchange = Жетон обміну
short-token = Жетон обміну
short-skip = Пропустити
short-done = Готово
short-end-turn = Кінець ходу
short-money = Гроші
short-cards = Добрати й скинути
short-hire = Найняти
short-build = Будувати
short-hazard = Небезпека
short-trade = { $edition ->
    [1] Тіпі
   *[2] Бандит
}
short-hazard-or-trade = Небезпека або { trade-tile }
short-upgrade = Покращити станцію
short-delivery = Доставка
short-auxiliary = Допоміжна дія
short-rancher = Скотар уперед
short-removal = Вилучити карти
