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
gwt-card-objective = карта цілей { $name }
    .one = карту цілей { $name }
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
gwt-station = станція { $number }
    .one = станцію { $number }
gwt-rail = клітинка { $name }
gwt-rail-start = стартова клітинка
gwt-rail-turnout = заїзд { $name } ({ $station })
gwt-rail-last = остання клітинка ({ $station })
gwt-space-start = початок шляху
gwt-space-building = клітинка { $name }
gwt-space-hazard = { gwt-hazard-kind }, клітинка { $number }
gwt-space-trade = { $edition ->
    [1] клітинка торгівлі { $number }
   *[2] клітинка бандитів { $number }
}
gwt-place-neutral = нейтральна будівля { $name } ({ $space })
gwt-place-own = ваша { $building } ({ $space })
gwt-place-other = { $building }, власник { $owner } ({ $space })
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
    [removal] дія «вилучення»
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
        [removal] дії «вилучення»
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
gwt-region-trail = Стежка
gwt-region-railroad = Залізниця
gwt-region-cities = Міста
gwt-region-stations = Станції та начальники станцій
gwt-region-jobs = Ринок праці
gwt-region-foresight = Жетони прогнозу та платня
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
gwt-board-values = Племінна вартість
gwt-board-objectives = КАРТИ ЦІЛЕЙ (карт у колоді: { $count })
gwt-board-railroad = ЗАЛІЗНИЦЯ (локомотиви; станція, її клітинка, ціна, бали, кути)
gwt-board-discs = диски
gwt-board-appointed = начальник станції
gwt-board-cities = МІСТА (вартість, назва, кути, транспортні витрати для { $players })
gwt-board-per-disc = { $points } за диск
gwt-board-trail = СТЕЖКА (– це порожня клітинка, де кроки не рахуються)
gwt-board-rancher = Скотар
gwt-board-fee = платня ${ $dollars }
gwt-board-risk = ризикова дія { $number }
gwt-board-risks = Ризикова дія належить будівлі на своїй клітинці
gwt-board-see-above = див. вище
gwt-board-beside = Поруч зі стежкою, туди не заходять
gwt-board-buildings = ВЛАСНІ БУДІВЛІ (однакові сторони для всіх; будівельники, бали, платня для інших, дії)
gwt-board-auxiliaries = ДОПОМІЖНІ ДІЇ (одинарна; подвійна)
gwt-board-you = ви
gwt-board-to-move = зараз ходить
gwt-board-next = далі: { $line }
gwt-board-hidden = Рука ({ $hand }) і власна колода ({ $draw }) разом
gwt-board-unseen = { $count ->
    [one] { $count } небачена карта цілей
    [few] { $count } небачені карти цілей
   *[many] { $count } небачених карт цілей
}
gwt-board-shown = Відомі в руці
gwt-board-discs-left = Залишилися диски
gwt-board-open = Допоміжні дії
gwt-board-also-double = також подвійна
gwt-board-tiles = Жетони
gwt-board-master = Начальник станції { $name }
