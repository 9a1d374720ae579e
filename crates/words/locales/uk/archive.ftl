### Архів завершених ігор, власні результати, рейтинги.

nav-archive = Архів
nav-record = Мої результати

## Архів

archive-title = Архів
archive-help = Завершені ігри, які зробили відкритими всі, хто в них грав.
archive-empty = Ігор не знайдено. Гра з’являється тут, коли на це погодилися всі, хто в неї грав.
archive-filters = Що шукати
archive-game = Гра
archive-any-game = Усі ігри
archive-players = Гравців
archive-any = Будь-скільки
archive-name = Ім’я гравця
archive-name-help = Досить початку імені.
archive-from = Від
archive-to = До
archive-rated-only = Лише рейтингові ігри
archive-search = Шукати
archive-clear = Очистити
archive-more = Давніші ігри
archive-newest = Найновіші ігри
archive-replay = Повтор
archive-rated = Рейтингова
archive-private = Приватна
archive-public = Відкрита
archive-date = { $day }.{ $month }.{ $year }

## Як зробити гру відкритою

publish-help = Щойно погодяться всі, хто грав, будь-хто зможе знайти цю гру в архіві й переглянути повтор. Кожен із вас може будь-коли відкликати згоду.
publish-help-alone = Тоді будь-хто зможе знайти цю гру в архіві й переглянути повтор. Ви можете будь-коли відкликати згоду.
publish = Зробити гру відкритою
publish-agree = Погодитися зробити її відкритою
publish-waiting = Ви погодилися зробити цю гру відкритою. Ще мають погодитися: { $names }
publish-asked = Цю гру хочуть зробити відкритою. Ще мають погодитися: { $names }
publish-done = Будь-хто може знайти цю гру в архіві.
publish-withdraw = Зробити її приватною

## Власні результати

record-title = Ваші результати
record-private = Цю сторінку бачите лише ви.
record-empty = Ви ще не завершили жодної гри. Коли завершите, тут буде підсумок ваших результатів.
record-game = Гра
record-games = Ігор
record-wins = Перемог
record-rank = Середнє місце
record-points = Балів у середньому
record-best = Найкраще
record-categories = Бали в середньому за категоріями
record-styles = Улюблені стратегії
record-styles-help = Стратегія, якої ви трималися більше, ніж інші за столом.
record-strategy = Стратегія
record-rivals = Особисті зустрічі
record-rival = Суперник
record-ahead = Попереду
record-behind = Позаду
record-level = Нарівні
record-finished = Ваші завершені ігри
record-several = Ігри, у яких ви займали кілька місць, вище не враховано.
record-export = Заберіть із собою
record-export-record = Підсумок у JSON
record-export-games = Усі результати в JSON
record-export-journals = Усі записи ігор у JSON, по одному в рядку

## Рейтинги

rating-title = Рейтинги
rating = Рейтинг
rating-told = { $points } ± { $margin }
rating-provisional = попередній
rating-help = Усі починають із 1500. Знак ± показує, наскільки рейтинг ще може бути неточним. До десяти рейтингових ігор він попередній.
rating-none = Ви ще не завершили жодної рейтингової гри. Її можна вибрати, коли готуєте стіл.
ladder-title = Таблиця рейтингів
ladder-help = Боти й люди, які хочуть, щоб їх тут бачили. Для кожної гри й кількості гравців є своя таблиця.
ladder-empty = Тут ще ніхто не завершив рейтингової гри.
ladder-place = Місце
ladder-player = Гравець
ladder-you = ви
ladder-show = Показувати мене в таблиці
ladder-name = Ваше ім’я в таблиці
ladder-shown = У таблиці вас видно як { $name }.
ladder-hide = Прибрати мене з таблиці
ladder-look = До таблиці рейтингів

## Рейтингові столи

new-table-rated = Рейтингова гра: по одному місцю на людину, без підказок, без повернення після того, як щось відкрито
rated-table = Рейтингова гра
error-not-ratable = Рейтингова гра має щонайменше два місця, і ніхто не може зайняти більше одного.
error-rated = За рейтинговим столом так не можна.
error-bad-search = { $what ->
    [players] Немає гри для стількох гравців.
    [option] У цій грі немає такого налаштування.
   *[dates] Ці дати не мають сенсу.
}
