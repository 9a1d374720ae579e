## Люди

gwt-worker = { $worker ->
    [cowboy] ковбой
    [craftsman] будівельник
   *[engineer] інженер
}
    .one = { $worker ->
        [cowboy] ковбоя
        [craftsman] будівельника
       *[engineer] інженера
    }
gwt-worker-count = { $worker ->
    [cowboy] { $count ->
        [one] { $count } ковбой
        [few] { $count } ковбої
       *[many] { $count } ковбоїв
    }
    [craftsman] { $count ->
        [one] { $count } будівельник
        [few] { $count } будівельники
       *[many] { $count } будівельників
    }
   *[engineer] { $count ->
        [one] { $count } інженер
        [few] { $count } інженери
       *[many] { $count } інженерів
    }
}

## Карти

gwt-card = { gwt-colour } { $breed }
    .one = { gwt-colour.one } { $breed }
gwt-card-with-points = { gwt-colour } { $breed } ({ $points } ПБ)
    .one = { gwt-colour.one } { $breed } ({ $points } ПБ)
gwt-card-simmental = { $level ->
    [calf] теля
    [heifer] телиця
   *[cow] корова
} Simmental
    .one = { $level ->
        [calf] теля
        [heifer] телицю
       *[cow] корову
    } Simmental
gwt-card-objective = карта цілей ({ $tasks })
    .one = карту цілей ({ $tasks })
gwt-card-worth = { $card } (вартість { $value }, { $points } ПБ)

## Жетони

gwt-hands = { $hand ->
    [green] зелена рука
    [black] чорна рука
    [both] зелена й чорна рука
   *[none] без руки
}
gwt-hazard-kind = { $kind ->
    [flood] повінь
    [drought] посуха
   *[rockfall] каменепад
}
gwt-tile-hazard = { gwt-hazard-kind } ({ $points } ПБ, { gwt-hands })
gwt-trade-tile = { $edition ->
    [1] тіпі
   *[2] бандит
}
    .one = { $edition ->
        [1] тіпі
       *[2] бандита
    }
    .few = { $edition ->
        [1] тіпі
       *[2] бандити
    }
    .many = { $edition ->
        [1] тіпі
       *[2] бандитів
    }
    .green = { $edition ->
        [1] зелене
       *[2] зелений
    }
gwt-pair-colour = { $edition ->
    [1] синє
   *[2] помаранчевий
}
    .from = { $edition ->
        [1] синього
       *[2] помаранчевого
    }
    .few = { $edition ->
        [1] сині
       *[2] помаранчеві
    }
    .many = { $edition ->
        [1] синіх
       *[2] помаранчевих
    }
gwt-tile-trade = { $colour ->
    [green] { gwt-trade-tile.green } { gwt-trade-tile }
   *[pair] { gwt-pair-colour } { gwt-trade-tile }
}
gwt-points = { $points } ПБ
gwt-building-private = будівля { $name }
    .one = будівлю { $name }
gwt-building-neutral = нейтральна будівля { $name }

## Місця

gwt-city = { $city ->
    [0] Канзас Сіті
    [1] { $edition ->
        [1] Топіка
       *[2] Фултон
    }
    [4] { $edition ->
        [1] Вічита
       *[2] Сент-Луїс
    }
    [6] { $edition ->
        [1] Колорадо-Спрінгс
       *[2] Блумінгтон
    }
    [8] { $edition ->
        [1] Санта-Фе
       *[2] Пеорія
    }
    [10] { $edition ->
        [1] Альбукерке
       *[2] Чикаго
    }
    [12] { $edition ->
        [1] Ель-Пасо
       *[2] Толідо
    }
    [14] { $edition ->
        [1] Сан-Дієго
       *[2] Піттсбург
    }
    [16] { $edition ->
        [1] Сакраменто
       *[2] Філадельфія
    }
   *[18] { $edition ->
        [1] Сан-Франциско
       *[2] Нью-Йорк
    }
}
gwt-station = { $number ->
    [10] остання станція
   *[other] станція після клітинки { $after }
}
    .one = { $number ->
        [10] останню станцію
       *[other] станцію після клітинки { $after }
    }
gwt-rail = клітинка { $name }
gwt-rail-start = стартова клітинка
gwt-rail-turnout = заїзд після клітинки { $name }
gwt-rail-last = остання клітинка
gwt-space-start = початок шляху
gwt-space-building = { $name ->
    [A] розвилка перед повенями
    [A1] 1-ша клітинка поруч із повенями
    [A2] 2-га клітинка поруч із повенями
    [A3] 3-тя клітинка поруч із повенями
    [FR1] 1-ша клітинка після повеней
    [FR2] 2-га клітинка після повеней
    [B] розвилка перед посухами
    [B1] 1-ша клітинка поруч із посухами
    [B2] 2-га клітинка поруч із посухами
    [B3] 3-тя клітинка поруч із посухами
    [DR1] клітинка після посух
    [C] розвилка посередині шляху
    [C1] 1-ша клітинка лісової дороги
    [C2] 2-га клітинка лісової дороги
    [C3] клітинка перед середнім перехрестям
    [D] середнє перехрестя
    [D1] клітинка після середнього перехрестя
    [TR1] 1-ша клітинка після { gwt-trade-tile.many }
    [TR2] 2-га клітинка після { gwt-trade-tile.many }
    [E] розвилка перед каменепадами
    [E1] 1-ша клітинка поруч із каменепадами
    [E2] 2-га клітинка поруч із каменепадами
    [RR1] 1-ша клітинка після каменепадів
    [RR2] 2-га клітинка після каменепадів
    [F] передостання розвилка
    [F1] верхня клітинка перед останньою розвилкою
    [F2] нижня клітинка перед останньою розвилкою
    [G] остання розвилка
    [G1] верхня клітинка перед Канзас Сіті
   *[G2] нижня клітинка перед Канзас Сіті
}
gwt-space-hazard = { gwt-hazard-kind }, клітинка { $number }
gwt-space-trade = { $edition ->
    [1] клітинка торгівлі { $number }
   *[2] клітинка бандитів { $number }
}
gwt-place-neutral = нейтральна будівля { $name }
gwt-place-own = ваша { $building }
gwt-place-other = { $building }, власник { $owner }
gwt-place-tile = { $tile } – { $space }
gwt-corner = { $corner ->
    [white] білі кути
   *[black] чорні кути
}
gwt-disc-space = { $space ->
    [money] дія «гроші»
    [cards] дія «карти»
    [certificate] дія «сертифікат»
    [engine] дія «локомотив»
    [removal] дія «прибрати карту»
    [limit-4] ліміт сертифікатів 4
    [limit-6] ліміт сертифікатів 6
    [step-left] ліва клітинка кроків
    [step-right] права клітинка кроків
   *[hand] клітинка руки
}
    .of = { $space ->
        [money] дії «гроші»
        [cards] дії «карти»
        [certificate] дії «сертифікат»
        [engine] дії «локомотив»
        [removal] дії «прибрати карту»
        [limit-4] ліміту сертифікатів 4
        [limit-6] ліміту сертифікатів 6
        [step-left] лівої клітинки кроків
        [step-right] правої клітинки кроків
       *[hand] клітинки руки
    }

## Підрахунок

gwt-category-money = Гроші
gwt-category-buildings = Будівлі
gwt-category-cities = Міста
gwt-category-stations = Станції
gwt-category-hazards = Небезпеки
gwt-category-cattle = Худоба
gwt-category-objectives = Цілі
gwt-category-masters = Начальники станцій
gwt-category-workers = Робітники
gwt-category-step-space = Клітинка кроків
gwt-category-job-token = Жетон ринку праці

## Для складання

gwt-or = { $first } або { $last }
gwt-region-trail = Шлях
gwt-region-railroad = Залізниця
gwt-region-cities = Міста
gwt-region-stations = Станції та начальники станцій
gwt-region-jobs = Ринок праці
gwt-region-foresight = Жетони прогнозу
gwt-region-market = Ринок худоби
gwt-region-objectives = Карти цілей
gwt-region-stock = Будівлі в запасі
gwt-region-collected = Цілі та зібрані жетони

## Colours

gwt-colour = { $colour ->
    [grey] сіра
    [white] біла
    [black] чорна
    [green] зелена
    [yellow] жовта
    [red] червона
    [blue] синя
    [brown] коричнева
   *[purple] фіолетова
}
    .one = { $colour ->
        [grey] сіру
        [white] білу
        [black] чорну
        [green] зелену
        [yellow] жовту
        [red] червону
        [blue] синю
        [brown] коричневу
       *[purple] фіолетову
    }

## Стіл як текст

gwt-board-turn = Хід: { $player } (перший гравець – { $first })
gwt-board-foresight = ПРОГНОЗ (колонка, жетонів у запасі, жетони на вибір)
gwt-board-jobs = РИНОК ПРАЦІ (рядок, ціна, робітники)
gwt-board-token = жетон: тут нікого не наймають, до повного рядка { $count ->
    [one] бракує { $count } робітника
    [few] бракує { $count } робітників
   *[many] бракує { $count } робітників
}
gwt-board-then-refill = потім поповнюється ринок худоби
gwt-board-then-end = потім розпочинається кінець гри
gwt-board-token-taken = Жетон ринку праці має { $player }.
gwt-board-market = РИНОК ХУДОБИ (карт у колоді: { $count })
gwt-board-grown = Відкриті стоси
gwt-board-prices = Ціни
gwt-board-value = вартість { $value }
gwt-board-values = Вартість породи
gwt-board-objectives = КАРТИ ЦІЛЕЙ (карт у колоді: { $count })
gwt-board-railroad = ЗАЛІЗНИЦЯ (локомотиви; станція, її клітинка, ціна, бали, кути)
gwt-board-discs = диски
gwt-board-appointed = начальник станції
gwt-board-cities = МІСТА (вартість, назва, кути, транспортні витрати для { $players })
gwt-board-per-disc = { $points } за диск
gwt-board-trail = ШЛЯХ (– це вільна клітинка, де кроки не рахуються)
gwt-board-rancher = Скотар
gwt-board-fee = платня ${ $dollars }
gwt-board-risk = ризикова дія { $number }
gwt-board-risks = Ризикова дія належить будівлі на своїй клітинці
gwt-board-see-above = див. вище
gwt-board-beside = Поруч зі шляхом, туди не заходять
gwt-board-buildings = ПРИВАТНІ БУДІВЛІ (однакові боки для всіх; будівельники, бали, платня для інших, дії)
gwt-board-auxiliaries = ДОПОМІЖНІ ДІЇ (одинарна; подвійна)
gwt-board-you = ви
gwt-board-to-move = зараз ходить
gwt-board-next = далі: { $line }
gwt-board-hidden = Рука ({ $hand }) і власна колода ({ $draw }) разом
gwt-board-unseen = { $count ->
    [one] { $count } закрита карта цілей
    [few] { $count } закриті карти цілей
   *[many] { $count } закритих карт цілей
}
gwt-board-shown = Відомі в руці
gwt-board-discs-left = Залишилися диски
gwt-board-open = Допоміжні дії
gwt-board-also-double = також подвійна
gwt-board-tiles = Жетони
gwt-board-master = Начальник станції { $name }

## Що це таке і що воно робить

gwt-about-neutral = Нейтральна будівля { $name }. Хто тут зупиниться, може по разу скористатися кожною її дією: { $actions }.
gwt-about-building = { $building }, власник { $owner }: { $points } ПБ наприкінці. Її дії доступні лише власникові: { $actions }. { $fee ->
    [0] Інші заходять без платні.
   *[other] Кожен інший, хто сюди заходить, платить власникові ${ $fee }.
}
gwt-about-stock = { $building }, ще не збудована: потрібно { $craftsmen } і гроші за кожного, на шляху дає { $points } ПБ. Її дії: { $actions }.
gwt-about-placing = Саме зараз її викладають.
gwt-about-building-space = Вільна клітинка будівлі ({ $space }). Доки тут ніхто не збудує, крок на ній не рахується.
gwt-about-woods = Вона в лісі, який рахують деякі дії.
gwt-about-risk = Хто тут збудує, може також скористатися ризиковою дією: { $effect }.
gwt-about-hazard = { $tile }. Зайти сюди коштує ${ $fee } до банку. Її прибирає дія «усунути небезпеку» за ціною, надрукованою на тій дії; хто її усунув, отримає її ПБ наприкінці.
gwt-about-hazard-space = Вільна клітинка небезпеки: нові небезпеки цього виду приходять сюди з Канзас Сіті, починаючи з найменшого номера. До того крок тут не рахується.
gwt-about-trade = { $tile }. { $fee ->
    [0] Лежить поруч зі шляхом.
   *[other] Зайти сюди коштує ${ $fee } до банку.
} Для того, хто візьме цей жетон дією «узяти { gwt-trade-tile.one }»: { $bonus }. Такі жетони рахують будівлі, цілі й начальники станцій.
gwt-about-trade-space = Вільна клітинка для жетона «{ gwt-trade-tile }». Для того, хто візьме жетон звідси: { $bonus }.
gwt-about-kansas-city = Канзас Сіті, кінець шляху. Тут ви обираєте по жетону прогнозу з кожної колонки, отримуєте гроші за стадо (кожна порода рахується раз), робите доставку до міста й починаєте спочатку.
gwt-about-start = Початок шляху: сюди скотарі повертаються з Канзас Сіті.
gwt-about-rancher = Скотар, гравець { $name }: іде шляхом до Канзас Сіті й діє там, де зупиниться.
gwt-about-job = { $worker }: коштує ${ $dollars }; дія найму може змінити цю ціну.
gwt-about-job-closed = З рядка жетона нікого найняти не можна.
gwt-about-job-price = Рядок { $row } ринку праці: робітник із цього рядка коштує ${ $dollars }.
gwt-about-refill = Коли жетон минає цю стрілку, ринок худоби поповнюється.
gwt-about-job-token = Жетон ринку праці. Він опускається, коли його рядок заповнено; хто зсуне його з останнього рядка, забирає його ({ $points } ПБ) і запускає кінець гри.
gwt-about-foresight = { $tile }. Хто відвідує Канзас Сіті, обирає по жетону з кожної колонки; цей пішов би { $to ->
    [jobs] на ринок праці
   *[trail] на шлях
}.
gwt-about-supply = { $count ->
    [one] У запасі колонки { $column } лишився { $count } жетон
    [few] У запасі колонки { $column } лишилося { $count } жетони
   *[many] У запасі колонки { $column } лишилося { $count } жетонів
}: звідти поповнюються її клітинки.
gwt-about-rail = Клітинка { $space } залізниці. Локомотиви перестрибують клітинки, де стоїть інший.
gwt-about-rail-start = Тут починають усі локомотиви, і тут їх може стояти скільки завгодно.
gwt-about-rail-turnout = Заїзд після клітинки { $space }: якщо ваш локомотив тут зупиниться, можна покращити станцію поруч.
gwt-about-rail-last = Остання клітинка: якщо ваш локомотив сюди дістанеться, можна покращити останню станцію; потім він повертається, а ви отримуєте ${ $dollars }.
gwt-about-engine = Локомотив, гравець { $name }: під час доставок червоні хрести позаду нього нічого не коштують, а на заїзді він може покращити станцію поруч.
gwt-about-cross = Червоний хрест: доставка до міста за ним коштує $1, якщо ваш локомотив його ще не минув.
gwt-about-station = { $station }: зупиніться локомотивом на її заїзді, сплатіть ${ $dollars } і покладіть сюди диск – { $points } ПБ наприкінці.
gwt-about-corner = { $corner ->
    [white] Білі кути: доки у вас є диски з білих кутів, сюди кладуть лише такі.
   *[black] Чорні кути: сюди можна покласти будь-який ваш диск.
}
gwt-about-master = Жетон начальника станції. Хто покращує цю станцію, може взяти його, призначивши найнятого робітника: { $master }.
gwt-about-own-master = Жетон начальника станції, узятий за призначеного робітника: { $master }.
gwt-about-appointed = { $worker } – начальник цієї станції. Лишається тут до кінця й ні для кого не рахується.
gwt-about-city = { $city }: доставка сюди можлива, якщо ваше стадо разом із сертифікатами варте { $value } або більше.
gwt-about-city-pays = Диск тут одразу дає ${ $dollars }.
gwt-about-city-points = Кожен диск тут дає { $points } ПБ наприкінці.
gwt-about-city-again = { $often ->
    [any] Доставляти сюди можна скільки завгодно разів.
   *[once] Кожен гравець доставляє сюди лише раз.
}
gwt-about-arrow = Стрілка: { $one } → { $other }. Якщо ваші диски лежать в обох: { $gives }.
gwt-about-arrow-plain = За диски в обох містах ({ $one }, { $other }) бонусу немає.
gwt-about-offer = { $card }. Щоб купити її, потрібні ковбої та гроші, як указано на ній; вона йде у вашу колоду скиду, а її ПБ рахуються наприкінці.
gwt-about-deal = { $card }: { $cowboys } і ${ $dollars } за { $count ->
    [one] цю карту
    [few] { $count } карти такої вартості
   *[many] { $count } карт такої вартості
}.
gwt-about-market-stack = Карт худоби ще в колоді: { $count }. Під час купівлі ковбоя можна також використати, щоб додати { $added } з них на ринок.
gwt-about-grown = { $card }. Не продається: на неї в Канзас Сіті міняють молодшу Simmental. Лишилося: { $count }.
gwt-about-hand-cattle = { $card }. У Канзас Сіті вартість кожної породи у вашій руці рахується один раз; деякі будівлі просять скинути таку карту. Її ПБ рахуються наприкінці, хоч де у вашій колоді вона буде.
gwt-about-hand-objective = Карта цілей – { $card }. Зіграну карту наприкінці треба підрахувати.
gwt-about-objective = Карта цілей – { $card }. Її беруть дією, що дає карту цілей; вона йде у вашу колоду скиду, якщо в дії не сказано «в руку».
gwt-about-own-objective = Ціль, яку рахують наприкінці: { $tasks }. Кожна річ зараховується лише для однієї цілі.
gwt-about-objective-stack = Карт цілей ще в колоді: { $count }. Замість відкритої можна взяти верхню закриту карту.
gwt-about-draw-pile = Ваша власна колода: ви знаєте її карти, але не їхній порядок.
gwt-about-discard-pile = Ваша колода скиду: її перемішують, коли закінчується власна колода.
gwt-about-aux = Допоміжна дія: { $effect }. Виконується одна – замість дій вашої локації.
gwt-about-aux-double = Подвійна допоміжна дія, відкрита, коли її не закриває жоден диск: { $effect }.
gwt-about-disc = Місце для диска. Візьміть із нього диск для доставки чи станції – { $opens }. { $corner ->
    [white] Білі кути: диск можна покласти будь-куди.
   *[black] Чорні кути: диск можна покласти лише на чорні кути.
}
gwt-about-worker-space = { $worker }, місце { $space } у рядку. Найняті робітники заповнюють рядок зліва.
gwt-about-worker-gives = Якщо найняти на це місце: { $effect }.
gwt-about-worker-scores = Робітник тут дає { $points } ПБ наприкінці.
gwt-about-certificates = Сертифікати: кожен витрачений додає 1 до вартості стада в Канзас Сіті. Кільце показує, скільки їх у вас; ліміт зростає, коли забрати диски.
gwt-about-step-limit = Скільки кроків може зробити ваш скотар за хід.
gwt-about-hand-limit = До скількох карт ви добираєте наприкінці ходу.
gwt-about-tokens = Жетони обміну. Витратьте один у свій хід, щоб добрати { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}, а потім скинути стільки ж.
gwt-about-collected = { $tile }. { $kind ->
    [hazard] Дає { $points } ПБ наприкінці.
   *[trade] Рахується для цілей, начальників станцій і будівель.
}

## Сем, суперник для гри наодинці

gwt-sam = Сем
gwt-sam-type = { $worker ->
    [cowboy] ковбої
    [craftsman] будівельники
   *[engineer] інженери
}
gwt-sam-level = { $level ->
    [easy] легкий
    [hard] складний
   *[medium] середній
}
gwt-sam-reconstructed = реконструкція, { gwt-sam-level }
gwt-sam-steps = { $steps ->
    [most-buildings] стільки кроків, скільки приватних будівель на шляху має той із вас, у кого їх більше
    [cowboys] стільки кроків, скільки в нього ковбоїв
    [specialists] стільки кроків, скільки в нього робітників його спеціалізації
   *[exactly] { $count ->
        [one] { $count } крок
        [few] { $count } кроки
       *[many] { $count } кроків
    }
}
gwt-sam-errand = { $errand ->
    [hire] наймає з найдешевшого рядка
    [hire-specialist] наймає робітника своєї спеціалізації
    [hire-engineer] наймає інженера, потім локомотив уперед
    [objective] бере крайню ліву карту цілей
    [outlaw] бере бандита з найбільшою сумою
    [hazard] бере найкращу небезпеку найчастішого виду
    [buy] бере найкращу худобу, яку можуть дістати його ковбої
    [fill-market] додає 2 карти на ринок худоби, потім бере худобу з одним ковбоєм менше
    [build] викладає будівлю, що використовує найбільше його будівельників
   *[engine] локомотив уперед
}
gwt-sam-only = якщо його спеціалізація – { gwt-sam-type }, { $errand }
gwt-sam-card = карта { $number } ({ $steps }): { $errand }
gwt-about-sam = Сем, суперник для гри наодинці (рівень: { gwt-sam-level }). Правила з його коробки не оприлюднені: це реконструкція. Він нічого не вирішує: карта каже, як далеко він іде і що робить, і він нічого не платить. Нічия – за ним.
gwt-about-sam-card = Остання карта Сема – { $card }.
gwt-about-sam-no-card = Сем ще не добирав карт.
gwt-about-sam-deck = Колода Сема, { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}: { $cards }. Коли вона закінчується, усі його карти замішують у неї знову.
gwt-about-sam-specialization = Спеціалізація Сема: { gwt-sam-type }, вид робітників, яких у нього найбільше. Деякі його карти діють лише для неї.
gwt-about-sam-worker-space = { $worker }, місце { $space } у рядку Сема. Його рядок спочатку порожній, а місця не мають дій.
gwt-about-sam-discs = Дисків у Сема для доставок і станцій: { $count }.
gwt-about-sam-cattle = Худоба Сема, яку він тримає заради ПБ: { $cards }.
gwt-about-sam-objective = Карта цілей Сема: { $points } ПБ наприкінці, хоч які її завдання.
gwt-about-sam-master = Жетон начальника станції, який Сем узяв, не віддавши робітника. Йому він балів не дає.
gwt-about-sam-building = { $building }, власник { $owner }: { $points } ПБ наприкінці. Дії, які може скопіювати будівля поруч: { $actions }. { $fee ->
    [0] Ви заходите без платні.
   *[other] Зайти коштує ${ $fee } до банку.
}
