## Кожна сторінка

site-name = Cowcatcher
site-tagline = Великі настільні ігри за всіма правилами
nav-lobby = Столи
nav-new = Новий стіл
nav-rules = Правила
nav-about = Про програму
skip-to-content = До змісту
language = Мова
theme = Кольори
theme-auto = Як у системі
theme-light = Світлі
theme-dark = Темні
unofficial-notice = Неофіційна реалізація, без текстів і малюнків видавців.
your-name = Ваше ім’я
default-name = Гравець
your-name-help = Його бачать інші за столом.
save = Зберегти
saved = Збережено
close = Закрити
cancel = Скасувати
confirm = Підтвердити
back = Назад
copy = Копіювати
copied = Скопійовано
loading = Завантаження…

## Зала

lobby-title = Столи
lobby-play-now = Грати зараз проти ботів
lobby-play-now-help = Оберіть, скільки вас грає. Решту місць займуть боти, і гра почнеться одразу.
lobby-new-table = Підготувати стіл
lobby-open-tables = Відкриті столи
lobby-open-tables-empty = Зараз ніхто не шукає гравців.
lobby-finished-tables = Завершені ігри
lobby-your-turn = Ваш хід
lobby-turn-of = Чекаємо: { $name }
lobby-waiting-for-players = { $count ->
    [one] Бракує { $count } гравця
    [few] Бракує { $count } гравців
   *[many] Бракує { $count } гравців
}
lobby-finished = Завершено
lobby-abandoned = Покинуто
lobby-go-on = Продовжити
lobby-join = Сісти за стіл
lobby-results = Результати
lobby-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}

## Новий стіл

new-table-title = Новий стіл
new-table-game = Гра
new-table-options = Налаштування
new-table-seats = Місця
new-table-start = Почати
game-gwt1 = Great Western Trail, перше видання
game-gwt1-help = Гра 2016 року: на захід до Сан-Франциско, тіпі, десять приватних будівель.
game-gwt2 = Great Western Trail, друге видання
game-gwt2-help = Гра 2021 року: на схід до Нью-Йорка, бандити, жетони обміну, дванадцять приватних будівель.
game-steam = Steam
game-steam-help = Залізниці на мапі з гексів: робіть ставки за черговість, прокладайте колію, доставляйте товари. Базова і стандартна гра, дві мапи або власна.
option-players = Гравці
option-simmental = Варіант Simmental
option-simmental-help = На ринку є телята, які під час ваших візитів до Канзас Сіті виростають у телиць і корів. Лише друге видання.
option-neutral = Нейтральні будівлі
option-neutral-help = Де стоять сім нейтральних будівель.
option-neutral-letters = На своїх літерах (для першої гри)
option-neutral-random = Будь-де
option-buildings = Приватні будівлі
option-buildings-help = Яким боком угору лежать приватні будівлі, однаково для всіх.
option-buildings-a = Усі боком a (для першої гри)
option-buildings-b = Усі боком b
option-buildings-random = Кожна випадковим боком
option-simmental-yes = Так
option-simmental-no = Ні
option-sam = Суперник для гри наодинці: Сем (реконструкція)
option-sam-help = Для однієї людини: лишіть усі інші місця порожніми. Правила друкованого Сема не оприлюднені; це реконструкція.
option-sam-medium = Середній: усі 15 карт
option-sam-easy = Легкий: 12 карт
option-sam-hard = Важкий: усі 15 карт і ще троє робітників
option-rules = Правила
option-rules-help = У базовій грі гроші залучають тоді, коли вони потрібні; стандартна гра суворіша й щораунду виставляє черговість на аукціон.
option-rules-standard = Стандартна гра
option-rules-base = Базова гра (для першої партії)
option-map = Мапа
option-map-help = Північний схід США підходить для 3 або 4 гравців, Рур – для 4 або 5. Власна мапа – це текстовий файл.
option-map-ne-usa = Північний схід США та південний схід Канади
option-map-ruhr = Нижній Рейн і Рур
option-order = Перша черговість ходів
option-order-help = Як базова гра визначає першу черговість ходів.
option-order-auction = На аукціоні
option-order-random = Випадково (для першої партії)
option-file = або власний файл
seat-number = Місце { $number }
seat-me = Ви
seat-here = Інший гравець за цим екраном
seat-here-help = Ви граєте за одним екраном і передаєте його.
seat-bot = Бот
seat-invite = Запрошення за посиланням
seat-invite-help = Ви отримаєте таємне посилання, щоб надіслати другові.
seat-open = Відкрите для всіх
seat-open-help = Його займе той, хто прийде першим.
seat-alone = Ніхто – грати наодинці проти суперника самої гри
seat-nobody = Поки нікого
bot-random = Випадковий: грає будь-що дозволене
bot-heuristic = Пристойний: грає розсудливо
bot-easy = Легкий: грає на чуття й часом помиляється
bot-medium = Середній: знає своє діло
bot-hard = Важкий: думає наперед
bot-expert = Експерт: зважує багато ходів наперед і думає секунду

## Запрошення та місця

invite-title = Запрошення
invite-text = { $name } запрошує вас за стіл: { $game }.
invite-send = Надішліть це посилання тому, хто має зайняти місце. Сісти може кожен, хто його відкриє.
invite-accept = Сісти за стіл
invite-taken = Це місце зайняте.
seat-to-bot = Хай за гравця грає бот: { $name }
seat-to-bot-mine = Хай за мене грає бот
seat-take-back = Повернути моє місце
seat-played-by-bot = Замість гравця { $name } грає бот
watching = Ви спостерігаєте.

## Сторінка гри

turn-yours = Ваш хід
turn-yours-as = Ваш хід, граєте як { $name }
turn-of = Ходить { $name }
turn-pass-screen = Тепер ходить { $name }. Передайте екран.
turn-show-hand = Я – { $name }: показати мою руку
bot-thinking = { $name } думає…
last-turns = { $count ->
    [0] Це останній хід
    [one] Після цього ще { $count } хід
    [few] Після цього ще { $count } ходи
   *[many] Після цього ще { $count } ходів
}
board-title = Ігрове поле
hand-title = Ваша рука
own-board-title = Ваш планшет
players-title = Інші гравці
actions-title = Що ви можете зробити
actions-none = Зараз нема чого вирішувати.
show-board-of = Показати планшет: { $name }
zoom-in = Збільшити
zoom-out = Зменшити
zoom-reset = Усе поле
money = Гроші
certificates = Сертифікати
engine = Локомотив
steps = Кроки
hand-limit = Ліміт карт у руці
tokens = Жетони обміну
draw-pile = Власна колода
discard-pile = Колода скиду
undo-step = Скасувати крок
undo-turn = Скасувати хід
undo-none = Немає нічого, що ви могли б скасувати.
undo-ask = Попросити повернутися назад
undo-ask-help = Відтоді хтось про щось дізнався: мають погодитися всі за столом.
undo-asked = { $name } просить повернутися до того, як сталося: «{ $what }».
undo-waiting = Чекаємо на згоду: { $names }.
undo-agree = Погодитися
undo-refuse = Відмовити
why-not = Чому ні?
why-not-help = Наведіть вказівник на те, що не світиться, або довго натискайте – і побачите правило, яке це забороняє.
why-not-nothing = Вам нічого не бракує: усе, що відповідає на запитання, можна зробити.
why-not-wait = Зараз від вас нічого не чекають: вирішує { $name }.
why-not-idle = Зараз ні від кого нічого не чекають.
why-not-clauses = Правила, важливі зараз
clause = Правило { $clause }
try-on = Спробувати
try-help = Кроки лише для вас: їх ніхто не бачить, і їх можна відкинути.
try-notice = Проба: нічого не зіграно
try-score = Рахунок наразі: { $before } → { $after }
try-play = Зіграти так
try-drop = Відкинути
try-reveals = Цей крок показав би щось нове, тому його не можна спробувати. Спершу зіграйте попередні.
try-dropped = Спробувані кроки вже не підходять до столу, їх відкинуто.
hurry = Пропустити
hurry-help = Боти грають без пауз, доки не настане черга людини.
warn-reveals = Щось відкриває: скасувати не можна.
end-turn-left = Не використано: { $what }
since-your-turn = Після вашого останнього ходу
log-title = Журнал
log-empty = Поки нічого не сталося.
score-title = Рахунок наразі
score-help = Яким він був би, якби гра завершилася зараз.
score-final = Фінальний підрахунок балів
score-category = Категорія
score-total = Разом
score-chart = Бали за категоріями
score-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}
score-rank = Місце { $rank }
history = Історія
history-previous = На крок назад
history-next = На крок уперед
history-live = Назад до гри
history-notice = Ви дивитеся в минуле.
more-title = Ще
chat-title = Розмова
chat-empty = Ще ніхто нічого не сказав.
chat-write = Повідомлення за стіл
chat-send = Надіслати
notices-on = Повідомляти про мій хід
notices-off = Більше не повідомляти
notice-turn = Ваш хід за столом { $table }.
reconnecting = Зв’язок втрачено. Відновлення…
reconnected = Зв’язок відновлено.
game-updated = Гра за столом пішла далі.
abandon = Покинути гру
abandon-confirm = Гра завершиться для всіх без підрахунку балів. Покинути її?
game-over = Гру завершено
winner = { $count ->
    [one] Перемагає { $names }
    [few] Спільна перемога: { $names }
   *[many] Спільна перемога: { $names }
}
download-journal = Завантажити журнал гри
download-journal-help = Уся гра як текст: її можна відтворити й перевірити.
keys-title = Клавіші
keys-undo-step = скасовує крок
keys-undo-turn = скасовує хід
keys-done = завершує хід або дію
keys-digits = обирають у списку дій або серед елементів, що світяться
keys-try = пробує кроки лише для вас
keys-hurry = пускає ботів грати без пауз
keys-why = пояснює те, що у фокусі, або відкриває правила
keys-tab = веде від елемента до елемента

## Правила

rules-title = Правила
rules-of = Правила: { $game }
rules-search = Шукати в правилах
rules-search-button = Шукати
rules-found = { $count ->
    [0] Пунктів не знайдено
    [one] Знайдено { $count } пункт
    [few] Знайдено { $count } пункти
   *[many] Знайдено { $count } пунктів
}
rules-all = Усі пункти

## Про програму

about-title = Про Cowcatcher
about-what = Cowcatcher – це суддя, стіл, суперники й архів в одній програмі. Вона знає кожне правило своїх ігор, пильнує його дотримання й пояснює чому.
about-unofficial = Це неофіційна праця шанувальників. Назви ігор належать їхнім видавцям; тексти й малюнки тут наші власні. Купуйте ігри, які вам до душі.
about-privacy = Ваше ім’я та ваші місця зберігаються на цьому сервері та в cookie вашого браузера. Більше нікуди нічого не надсилається.
about-api = Програми теж можуть сісти за стіл: інтерфейс описано тут: { $address }.
about-version = Версія { $version }

## Що пішло не так

error-title = Не вдалося
error-not-found = Такої сторінки немає.
error-table-not-found = Такого столу немає.
error-not-your-seat = Це не ваше місце.
error-stale = Тим часом гра за столом пішла далі. Подивіться ще раз.
error-bad-action = У цій грі немає такої дії.
error-bad-request = Запит не вдалося зрозуміти.
error-bad-name = Ім’я має від 1 до { $most } символів.
error-bad-options = Ці налаштування несумісні: { $reason }
error-too-large = Тексту було забагато.
error-origin = Запит надійшов з іншого сайту й був відхилений.
error-session = Ваш сеанс не розпізнано. Перезавантажте сторінку.
error-too-many = Забагато запитів. Зачекайте трохи.
error-server = У нас щось зламалося. Усе підтверджене збережено.
error-offline = Сервер недоступний.
error-home = До столів
game-mombasa = Момбаса
game-mombasa-help = Чотири компанії, сім раундів: таємно плануйте карти, розширюйтеся, ведіть бухгалтерію, гранітьте діаманти. Значну частину друкованих даних відтворено.
option-tracks = Треки компаній
option-tracks-help = Який трек отримує кожна компанія.
option-tracks-random = Навмання
option-tracks-beginner = Як для першої гри

## The action bar

actions-tab = Дії
hand-tab = Рука
own-board-tab = Мій планшет
score-tab = Рахунок
tabs-title = Більше про партію
stepper-less = Менше
stepper-more = Більше
stepper-amount = Кількість
do-it = Зробити
explain-why = Натисніть, щоб дізнатися, чому не зараз.

## Following the others

narration-title = Що зроблено останнім
pace-title = Швидкість ботів
pace-by-turn = Хід за ходом
pace-by-step = Крок за кроком
pace-slow = Повільно
pace-normal = Звичайно
pace-fast = Швидко
pace-at-once = Одразу
filter-title = Показувати в журналі
filter-all = Усе
filter-me = Про мене
log-look = Подивитися на цю мить
chat-unread = Нові повідомлення
gallery-title = Серед глядачів
gallery-help = Тут пишуть лише глядачі; гравці можуть читати.
gallery-write = Повідомлення глядачам
undo-mine = Скасувати мій останній хід
undo-mine-help = Повертає до того, як сталося: «{ $what }». Потім боти зіграють знову.
undo-mine-long = Повертає до вашого останнього ходу. Потім боти зіграють знову.
undo-ask-before = Повернутися до того, як сталося: «{ $what }». Потрібна згода всіх за столом.
undo-asked-earlier = { $name } просить повернутися до ранішої миті.
undo-here = Грати далі звідси
undo-here-help = Зігране після цього скасовується; потім боти зіграють знову.
undo-ask-here = Попросити повернутися до цієї миті
seat-to-bot-later = { $hours ->
    [one] Коли { $name } змусить стіл чекати { $hours } годину, бот зможе грати на цьому місці. Від:
    [few] Коли { $name } змусить стіл чекати { $hours } години, бот зможе грати на цьому місці. Від:
    [many] Коли { $name } змусить стіл чекати { $hours } годин, бот зможе грати на цьому місці. Від:
   *[other] Коли { $name } змусить стіл чекати { $hours } години, бот зможе грати на цьому місці. Від:
}
error-too-soon = { $hours ->
    [one] Бот може грати за іншу людину, лише коли вона змусила стіл чекати { $hours } годину.
    [few] Бот може грати за іншу людину, лише коли вона змусила стіл чекати { $hours } години.
    [many] Бот може грати за іншу людину, лише коли вона змусила стіл чекати { $hours } годин.
   *[other] Бот може грати за іншу людину, лише коли вона змусила стіл чекати { $hours } години.
}
error-sits = У вас є місце за цим столом: пишіть у чат столу.
why-not-can = Зараз ви можете:

## Fewer clicks

goal-title = Пройти туди
goal-walk = До місця далі на шляху …
goal-others = За один раз
goal-way = { $place }: { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}
goal-pays = { $amount } гравцеві { $name }
goal-pays-bank = { $amount } до банку
goal-then = { $way }; потім: { $what }
asking = Запитання з однією відповіддю
asking-not-one = Не запитувати, іти далі
asking-all = Запитувати щоразу
