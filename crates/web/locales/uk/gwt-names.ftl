## Люди

seat = Гравець { $number }
worker = { $worker ->
    [cowboy] ковбой
    [craftsman] будівельник
   *[engineer] інженер
}
    .one = { $worker ->
        [cowboy] ковбоя
        [craftsman] будівельника
       *[engineer] інженера
    }
worker-count = { $worker ->
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

colour = { $colour ->
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
card = { colour } { $breed }
    .one = { colour.one } { $breed }
card-with-points = { colour } { $breed } ({ $points } ПБ)
    .one = { colour.one } { $breed } ({ $points } ПБ)
card-simmental = { $level ->
    [calf] теля
    [heifer] телиця
   *[cow] корова
} Simmental
    .one = { $level ->
        [calf] теля
        [heifer] телицю
       *[cow] корову
    } Simmental
card-objective = карта цілей { $name }
    .one = карту цілей { $name }
card-worth = { $card } (вартість { $value }, { $points } ПБ)
card-twice = 2 × { $card }

## Жетони

hands = { $hand ->
    [green] зелена рука
    [black] чорна рука
    [both] зелена й чорна рука
   *[none] без руки
}
hazard-kind = { $kind ->
    [flood] повінь
    [drought] посуха
   *[rockfall] каменепад
}
tile-hazard = { hazard-kind } ({ $points } ПБ, { hands })
trade-tile = { $edition ->
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
pair-colour = { $edition ->
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
tile-trade = { $colour ->
    [green] { trade-tile.green } { trade-tile }
   *[pair] { pair-colour } { trade-tile }
}
points = { $points } ПБ
building-private = будівля { $name }
    .one = будівлю { $name }
building-neutral = нейтральна будівля { $name }

## Місця

city = { $city ->
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
station = станція { $number }
    .one = станцію { $number }
rail = клітинка { $name }
rail-start = стартова клітинка
rail-turnout = заїзд { $name } ({ $station })
rail-last = остання клітинка ({ $station })
space-start = початок шляху
space-building = клітинка { $name }
space-hazard = { hazard-kind }, клітинка { $number }
space-trade = { $edition ->
    [1] клітинка торгівлі { $number }
   *[2] клітинка бандитів { $number }
}
place-neutral = нейтральна будівля { $name } ({ $space })
place-own = ваша { $building } ({ $space })
place-other = { $building }, власник { $owner } ({ $space })
place-tile = { $tile } – { $space }
disc-space = { $space ->
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

category-money = Гроші
category-buildings = Будівлі
category-cities = Міста
category-stations = Станції
category-hazards = Небезпеки
category-cattle = Худоба
category-objectives = Цілі
category-masters = Начальники станцій
category-workers = Робітники
category-step-space = Клітинка кроків
category-job-token = Жетон ринку праці

## Для складання

and = { $first } і { $last }
or = { $first } або { $last }
range = від { $from } до { $to }
with-actions = { $name }: { $actions }
with-details = { $text } ({ $details })

## Частини поля

region-trail = Стежка
region-railroad = Залізниця
region-cities = Міста
region-stations = Станції та начальники станцій
region-jobs = Ринок праці
region-foresight = Жетони прогнозу та платня
region-market = Ринок худоби
region-objectives = Карти цілей
region-player-board = Планшет: { $name }
region-stock = Будівлі в запасі
region-collected = Цілі та зібрані жетони
