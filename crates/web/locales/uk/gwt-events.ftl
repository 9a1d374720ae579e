event-first = Починає { $player }
event-neutral-placed = Нейтральна будівля { $name } стала сюди: { $space }
event-sided = У грі для всіх: { $building }
event-master-placed = Жетон начальника станції, { $station }
event-starting-objective = Стартову карту цілей отримує { $player }
event-turn = Ходить { $player }
event-placed = Скотаря поставлено: { $place }
event-moved = Скотаря переміщено: { $place }
event-used = Локальна дія, { $place }
event-copied = Скопійовано: { $place }
event-aux = Допоміжна дія: { $effect }
event-aux-double = Подвійна допоміжна дія: { $effect }
money-reason = { $why ->
    [fee] платня
    [hire] найм
    [build] будівля
    [cattle] худоба
    [hazard] усунення небезпеки
    [trade] { trade-tile }
    [station] покращення станції
    [disc] диск
    [income] дохід
    [kansas-city] диск на Канзас Сіті
    [transport] транспортні витрати
    [last-space] повернення з останньої клітинки
   *[action] дія
}
event-gained = Отримано ${ $dollars } ({ money-reason })
event-paid = Сплачено ${ $dollars } ({ money-reason })
event-paid-to = Сплачено ${ $dollars }, отримує { $player } ({ money-reason })
event-certificates = Сертифікатів тепер: { $count }
event-token-gained = Отримано жетон обміну
event-token-used = Використано жетон обміну
event-drew = { $player } добирає { $card }
event-drew-hidden = { $player } добирає карту
event-shuffled = { $player } замішує скид у нову власну колоду
event-discarded = Скинуто { $card }
event-removed = Вилучено з гри { $card }
event-hired = Найнято { worker.one } з рядка { $row }
event-built = Викладено { $building } ({ $space })
event-built-over = Викладено { $building } ({ $space }), замінивши { $old }
event-bought = Куплено { $card }
event-market-card = Новинка на ринку худоби: { $card }
event-hazard-taken = Усунуто небезпеку ({ $space }): { $tile }
event-trade-taken = Узято жетон ({ $space }): { $tile }
event-engine = Локомотив переміщено: { $to }
event-upgraded = Покращено { $station }
event-appointed = Віддано { worker.one } за жетон начальника станції
event-disc = Узято диск з { $space }
event-station-disc = Забрано свій диск: { $station }
event-objective-gained = Узято карту цілей { $name } { $to ->
    [hand] у руку
   *[discard] у колоду скиду
}
event-objective-gained-hidden = Узято в руку верхню закриту карту з колоди цілей
event-display-card = Нова карта цілей { $name } у загальній зоні
event-played = Зіграно карту цілей { $name }
event-played-forgoing = Зіграно карту цілей { $name } без її дії
event-chosen = Обрано з колонки прогнозу { $column }: { $tile }
event-tile-placed = Новий жетон ({ $space }): { $tile }
event-worker-placed = Новий у рядку { $row } ринку праці: { $worker }
event-tile-gone = Вільного місця немає, виходить з гри: { $tile }
event-tile-aside = Вільного місця немає, відкладено: { $tile }
event-foresight-tile = Новий жетон у колонці прогнозу { $column }: { $tile }
event-token-moved = Жетон ринку праці переходить у рядок { $row }
event-end-triggered = Узято жетон ринку праці: кінець уже близько
event-income = Показано руку загальною вартістю { $total } із сертифікатами
event-grown = Обміняно { $card } на { $next }
event-hand-discarded = Руку скинуто
event-delivered = Доставка: { $city } ({ $value })
event-returned = Скотар повернувся на початок шляху
event-over = Гру завершено
