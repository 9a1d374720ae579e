### Зала, очікування, кінець гри й повтор.

## Зала

lobby-continue = Продовжити гру
lobby-play = Грати
lobby-how-many = Скільки гравців
lobby-for-players = { $most ->
    [one] { $least }–{ $most } гравець
    [few] { $least }–{ $most } гравці
   *[many] { $least }–{ $most } гравців
}
lobby-minutes = { $from }–{ $to } хв
lobby-watch-tables = Ігри для перегляду
lobby-watch = Дивитися
lobby-finished-others = Ігри інших людей
lobby-setting-up = Підготовка
lobby-turn-number = Хід { $number }
lobby-turn-number-of = Хід { $number } з { $of }
ago-now = щойно
ago-minutes = { $count } хв тому
ago-hours = { $count ->
    [one] { $count } годину тому
    [few] { $count } години тому
   *[many] { $count } годин тому
}
ago-days = { $count ->
    [1] учора
    [one] { $count } день тому
    [few] { $count } дні тому
   *[many] { $count } днів тому
}

## Перед грою

new-table-listed = Кожен може знайти цей стіл у залі й дивитися
waiting-title = Чекаємо на гравців
waiting-help = Гра почнеться, щойно всі місця буде зайнято.
waiting-anybody = Сісти може кожен
waiting-invited = Для того, хто має посилання
waiting-link = Створити посилання на це місце
waiting-bot = Посадити сюди бота
waiting-bot-level = Рівень бота
waiting-own-file = з файлу
links-title = Запросіть друзів
links-taken = Тут уже хтось сидить.
links-to-table = До столу

## Кінець

end-course = Бали хід за ходом
end-final = Кінцева позиція
rematch = Реванш
rematch-help = Ті самі люди й налаштування, кожен на одне місце далі.
rematch-on = Реванш почався. Ваше місце збережено.
rematch-go = До реваншу
rematch-watch = Дивитися реванш
share = Поділитися
share-help = Копіює посилання на цю гру. Хто його має, може переглянути її хід за ходом.
watch-again = Переглянути знову

## Повтор

replay-turn = Хід { $number } з { $total } · { $name }
replay-before = Перед першим ходом
replay-turn-back = На хід назад
replay-turn-on = На хід уперед
replay-play = Відтворити
replay-pause = Пауза
fork-title = Грати далі звідси
fork-help = Відкриває новий стіл, що починається з цього моменту. Усе випадкове далі визначається заново.
fork-seat = Ваше місце
fork-bots = Проти ботів
fork-friends = З друзями
keys-replay-step = дія назад чи вперед у повторі
keys-replay-turn = хід назад чи вперед у повторі
keys-replay-play = відтворює повтор або ставить на паузу

## Кожна сторінка

sounds = Тихі звуки
card-table = { $names } за столом: { $game }.
rules-books = Книги правил
rules-chapters = Розділи
