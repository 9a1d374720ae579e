## Товари та міста

steam-nobody = ніхто
steam-colour = { $colour ->
    [red] червоний
    [blue] синій
    [yellow] жовтий
    [purple] фіолетовий
   *[gray] сірий
}
    .city = { $colour ->
        [red] червоне
        [blue] синє
        [yellow] жовте
        [purple] фіолетове
       *[gray] сіре
    }
steam-cube = { steam-colour } кубик
steam-goods = { $colour ->
    [red] { $count ->
        [one] { $count } червоний
        [few] { $count } червоні
       *[many] { $count } червоних
    }
    [blue] { $count ->
        [one] { $count } синій
        [few] { $count } сині
       *[many] { $count } синіх
    }
    [yellow] { $count ->
        [one] { $count } жовтий
        [few] { $count } жовті
       *[many] { $count } жовтих
    }
    [purple] { $count ->
        [one] { $count } фіолетовий
        [few] { $count } фіолетові
       *[many] { $count } фіолетових
    }
   *[gray] { $count ->
        [one] { $count } сірий
        [few] { $count } сірі
       *[many] { $count } сірих
    }
}
steam-no-goods = без товарів
steam-city = { steam-colour.city } місто
steam-new-city = { steam-colour.city } нове місто
steam-supply = комірка запасу { $space }

## Місця

steam-hex = гекс { $hex }
    .on = на гексі { $hex }
steam-in = у містечку { $name }
steam-terrain = { $terrain ->
    [coast] узбережжя
    [hill] пагорб
    [river] річка
    [town] містечко
   *[plain] рівнина
}
steam-about-goods = товари: { $goods }
steam-about-grown = уже зростало
steam-edge = { $edge ->
    [N] Пн
    [NE] ПнСх
    [SE] ПдСх
    [S] Пд
    [SW] ПдЗх
   *[NW] ПнЗх
}
steam-open-end = відкритий кінець { $hex } { $edge }
steam-link-of = сполучення { $link }, власник { $player }, { $state ->
    [complete] завершене
   *[incomplete] незавершене
}
steam-link-unowned = нічийне сполучення { $link }, { $state ->
    [complete] завершене
   *[incomplete] незавершене
}
steam-links = { $count ->
    [one] { $count } сполучення
    [few] { $count } сполучення
   *[many] { $count } сполучень
}

## Плитки колії

steam-kind = { $kind ->
    [P1] пряма
    [P2] плавний поворот
    [P3] крутий поворот
    [C1] дві прямі навхрест
    [C2] пряма навхрест із плавним поворотом
    [C3] два плавні повороти навхрест
    [C4] пряма поруч із крутим поворотом
    [C5] два плавні повороти поруч
    [C6] плавний поворот поруч із крутим
    [C7] плавний поворот поруч із крутим (дзеркально)
    [T1] містечко з 1 відгалуженням
    [T3a] містечко з 3 відгалуженнями, рівне
    [T3b] містечко з 3 відгалуженнями, праве
    [T3c] містечко з 3 відгалуженнями, ліве
   *[T3d] містечко з 3 відгалуженнями, тісне
}
steam-face-town = { $count ->
    [one] плитка містечка з відгалуженням { $exits }
   *[many] плитка містечка з відгалуженнями { $exits }
}
steam-placing = { $placing ->
    [new] Нова колія
    [upgrade] Покращення
   *[redirect] Перенаправлення
}

## Жетони дій

steam-tile = { $tile ->
    [turn-order] Черговість ходів
    [first-move] Перший рух
    [engineer] Інженер
    [first-build] Перше будівництво
    [city-growth] Ріст міста
    [locomotive] Локомотив
   *[urbanization] Урбанізація
}
steam-tile-effect = { $tile ->
    [turn-order] { $rules ->
        [base] наступного раунду ви перші
       *[standard] на наступному аукціоні можна раз пасувати й лишитися в ньому
    }
    [first-move] ви перші в обох колах перевезень
    [engineer] можна викласти чотири плитки замість трьох
    [first-build] ви будуєте першими
    [city-growth] під час вашого будівництва місто отримує товари із запасу
    [locomotive] ваш локомотив одразу підвищується на рівень
   *[urbanization] під час вашого будівництва містечко стає новим містом із товарами із запасу
}
steam-tile-taken = тримає { $player }
steam-tile-taken-passing = тримає { $player }, без ефекту
steam-tile-free = безкоштовно

## Раунд

steam-rules = { $rules ->
    [base] Базова гра
   *[standard] Стандартна гра
}
steam-turn = Раунд { $turn } з { $turns }
steam-phase = { $phase ->
    [setup] Підготовка
    [capital] Залучення капіталу
    [auction] Аукціон черговості ходів
    [actions] Вибір дій
    [build] Будівництво колії
    [goods-1] Перевезення товарів, перше коло
    [goods-2] Перевезення товарів, друге коло
   *[over] Гру завершено
}
steam-auction-place = Аукціон за місце { $place }
steam-auction-order = Аукціон за черговість ходів
steam-auction-high = найвища ставка ${ $bid }, { $player }
steam-auction-no-bid = ставок ще немає
steam-bidder-bid = ставка ${ $bid }
steam-bidder-passed = пас
steam-bidder-place = місце { $place }
steam-bidder-free-pass = є вільний пас
steam-build-left = { $count ->
    [0] плиток більше не викласти
    [one] можна викласти ще { $count } плитку
    [few] можна викласти ще { $count } плитки
   *[many] можна викласти ще { $count } плиток
}
steam-build-urbanize = ще треба розмістити нове місто
steam-build-grow = ще є ріст міста
steam-build-unconnected = колію { $place } ще треба приєднати

## Заголовки та показники

steam-label = { $label ->
    [map] Мапа
    [supply] Запас товарів
    [action-tiles] Жетони дій
    [turn-order] Черговість ходів
    [build-order] Черговість будівництва
    [goods-order] Черговість перевезень
    [turns] Раунди
    [income-track] Дохід
    [points-track] Переможні очки
    [locomotives] Локомотиви
    [auction] Аукціон
    [stock] Плитки колії в запасі
    [new-cities] Плитки нових міст
    [growth-markers] Маркери росту
    [bag] Поза грою
    [cash] Готівка
    [income] Дохід
    [points] ПО
    [level] Рівень локомотива
    [links] Завершені сполучення
    [action-tile] Жетон дії
    [player] Гравець
    [delivery] Шляхи доставки
    [bankrupt] Банкрут
    [funds] Готівка й усе, що можна залучити
    [rewards] Очки до отримання
    [cities] Міста
    [towns] Містечка
    [all-links] Сполучення
    [track-tiles] Плитки колії
    [players] Гравці
    [level-short] Рівень
    [can-pay] Може сплатити
   *[lay] Плитки для цього гекса
}
steam-board-of = Планшет: { $name }

## Стіл як текст

steam-board-decides = Вирішує { $player }
steam-board-you = ви
steam-board-map-key = [R]3 місто і його кубики, o містечко, ^ пагорб, ~ річка, #12 колія гравців 1 і 2, - нічия
steam-board-links-key = ! буде втрачено наприкінці будівництва власника, якщо не продовжити
steam-board-tiles-key = Пн–Пд з’єднує дві сторони; Пн, Пд – відгалуження містечка

## Підрахунок

steam-category-points = Переможні очки
steam-category-income = Дохід
steam-category-links = Завершені сполучення
steam-category-bankruptcy = Банкрутство
