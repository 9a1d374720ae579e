gwt-event-first = Починає { $player }
gwt-event-neutral-placed = Нейтральну будівлю { $name } викладено: { $space }
gwt-event-sided = У грі для всіх: { $building }
gwt-event-master-placed = Жетон начальника станції, { $station }
gwt-event-starting-objective = Стартову карту цілей отримує { $player }
gwt-event-turn = Ходить { $player }
gwt-event-placed = Скотаря поставлено: { $place }
gwt-event-moved = Скотаря переміщено: { $place }
gwt-event-used = Використано: { $place }
gwt-event-copied = Скопійовано: { $place }
gwt-event-aux = Допоміжна дія: { $effect }
gwt-event-aux-double = Подвійна допоміжна дія: { $effect }
gwt-money-reason = { $why ->
    [fee] платня
    [hire] найм
    [build] будівля
    [cattle] худоба
    [hazard] усунення небезпеки
    [trade] { gwt-trade-tile }
    [station] покращення станції
    [disc] диск
    [income] дохід
    [kansas-city] диск у Канзас Сіті
    [transport] транспортні витрати
    [last-space] повернення з останньої клітинки
   *[action] дія
}
gwt-event-gained = Отримано ${ $dollars } ({ gwt-money-reason })
gwt-event-paid = Сплачено ${ $dollars } ({ gwt-money-reason })
gwt-event-paid-to = Сплачено ${ $dollars }, отримує { $player } ({ gwt-money-reason })
gwt-event-certificates = Сертифікатів тепер: { $count }
gwt-event-token-gained = Отримано жетон обміну
gwt-event-token-used = Використано жетон обміну
gwt-event-drew = { $player } добирає { $card }
gwt-event-drew-hidden = { $player } добирає карту
gwt-event-shuffled = { $player } замішує колоду скиду в нову власну колоду
gwt-event-discarded = Скинуто { $card }
gwt-event-removed = Прибрано з гри { $card }
gwt-event-hired = Найнято { gwt-worker.one } з рядка { $row }
gwt-event-built = Викладено { $building } ({ $space })
gwt-event-built-over = Викладено { $building } ({ $space }), замінивши { $old }
gwt-event-bought = Куплено { $card }
gwt-event-market-card = Нова карта на ринку худоби: { $card }
gwt-event-hazard-taken = Усунуто небезпеку ({ $space }): { $tile }
gwt-event-trade-taken = Узято жетон ({ $space }): { $tile }
gwt-event-engine = Локомотив переміщено: { $to }
gwt-event-upgraded = Покращено { $station }
gwt-event-appointed = Призначено { gwt-worker.one } начальником станції, жетон узято
gwt-event-disc = Узято диск з { $space }
gwt-event-station-disc = Забрано свій диск: { $station }
gwt-event-objective-gained = Узято карту цілей ({ $tasks }) { $to ->
    [hand] у руку
   *[discard] у колоду скиду
}
gwt-event-objective-gained-hidden = Узято в руку верхню закриту карту з колоди цілей
gwt-event-display-card = Нова карта цілей у загальній зоні
gwt-event-played = Зіграно карту цілей
gwt-event-played-forgoing = Зіграно карту цілей без її дії
gwt-event-chosen = Обрано з колонки прогнозу { $column }: { $tile }
gwt-event-tile-placed = Новий жетон ({ $space }): { $tile }
gwt-event-worker-placed = Новий у рядку { $row } ринку праці: { $worker }
gwt-event-tile-gone = Вільної клітинки немає, виходить із гри: { $tile }
gwt-event-tile-aside = Вільної клітинки немає, відкладено: { $tile }
gwt-event-foresight-tile = Новий жетон у колонці прогнозу { $column }: { $tile }
gwt-event-token-moved = Жетон ринку праці переходить у рядок { $row }
gwt-event-end-triggered = Узято жетон ринку праці: кожен інший ходить ще раз
gwt-event-income = Показано руку: загальна вартість із сертифікатами { $total }
gwt-event-grown = Обміняно { $card } на { $next }
gwt-event-hand-discarded = Руку скинуто
gwt-event-delivered = Доставка: { $city } ({ $value })
gwt-event-returned = Скотар повернувся на початок шляху
gwt-event-over = Гру завершено

## Сем

gwt-event-sam-worker = На початку Сем має { gwt-worker.one }
gwt-event-sam-card = Добрано: { $card }
gwt-event-sam-shuffled = Карти Сема замішано в нову колоду
gwt-event-sam-idle = Виконати дію карти неможливо
gwt-event-sam-specialized = Тепер спеціалізація Сема: { gwt-sam-type }
gwt-event-sam-master = Узято жетон начальника станції
gwt-event-sam-objective = Узято карту цілей ({ $points } ПБ)
gwt-event-sam-fee = Банк сплатив ${ $dollars }, отримує { $player } (платня за Сема)
