## Кожна сторінка

site-name = Cowcatcher
site-tagline = Складні настільні ігри за всіма правилами
nav-lobby = Столи
nav-new = Новий стіл
nav-rules = Правила
nav-about = Про програму
skip-to-content = До основного вмісту
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
lobby-play-now-help = Оберіть кількість гравців. Решту місць займуть боти, і гра почнеться одразу.
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
lobby-abandoned = Припинено
lobby-older = Давніші столи
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
game-gwt1-help = Видання 2016 року: женіть стадо до Канзас Сіті й відправляйте його залізницею на захід, аж до Сан-Франциско. Тіпі, десять приватних будівель.
game-gwt2 = Great Western Trail, друге видання
game-gwt2-help = Видання 2021 року: відправляйте стадо на схід, аж до Нью-Йорка. Бандити, жетони обміну, дванадцять приватних будівель.
game-steam = Steam
game-steam-help = Залізниці на мапі з гексів: робіть ставки за черговість, прокладайте колію, доставляйте товари. Базова і стандартна гра, дві мапи або власна.
option-players = Гравці
option-simmental = Варіант Simmental
option-simmental-help = На ринку є телята, які під час ваших візитів до Канзас Сіті виростають у телиць і корів. Лише друге видання.
option-neutral = Нейтральні будівлі
option-neutral-help = Де стоять сім нейтральних будівель.
option-neutral-letters = На своїх літерах (для першої гри)
option-neutral-random = Перемішані
option-buildings = Приватні будівлі
option-buildings-help = Яким боком догори лежать приватні будівлі (однаково для всіх).
option-buildings-a = Усі боком a (для першої гри)
option-buildings-b = Усі боком b
option-buildings-random = Кожна випадковим боком
option-simmental-yes = Так
option-simmental-no = Ні
option-sam = Суперник для гри наодинці: Сем (реконструкція)
option-sam-help = Для однієї людини: лишіть усі інші місця порожніми. Правила друкованого Сема не оприлюднені; це реконструкція.
option-sam-medium = Середній: усі 15 карт
option-sam-easy = Легкий: 12 карт
option-sam-hard = Складний: усі 15 карт і ще троє робітників
option-rules = Правила
option-rules-help = У базовій грі гроші залучають тоді, коли вони потрібні; стандартна гра суворіша, а черговість щораунду розігрують на аукціоні.
option-rules-standard = Стандартна гра
option-rules-base = Базова гра (для першої партії)
option-map = Мапа
option-map-help = Північний схід США підходить для 3 або 4 гравців, Рур – для 4 або 5. Власна мапа – це текстовий файл.
option-map-ne-usa = Північний схід США та південний схід Канади
option-map-ruhr = Нижній Рейн і Рур
option-order = Перша черговість ходів
option-order-help = Як визначають черговість першого раунду базової гри.
option-order-auction = На аукціоні
option-order-random = Випадково (для першої партії)
option-file = або власний файл
seat-number = Місце { $number }
seat-me = Ви
seat-here = Інший гравець на цьому пристрої
seat-here-help = Ви граєте на одному пристрої й передаєте його.
seat-bot = Бот
seat-invite = Запрошення за посиланням
seat-invite-help = Ви отримаєте таємне посилання, яке можна надіслати комусь із друзів.
seat-open = Відкрите для всіх
seat-open-help = Його займе той, хто першим зайде до зали.
seat-alone = Ніхто – грати наодинці проти суперника самої гри
seat-nobody = Поки нікого

## Запрошення та місця

invite-title = Запрошення
invite-text = { $name } запрошує вас за стіл: { $game }.
invite-send = Надішліть це посилання тому, кого хочете бачити на цьому місці. Сісти може кожен, хто його відкриє.
invite-accept = Сісти за стіл
seat-to-bot = Хай за гравця грає бот: { $name }
seat-to-bot-mine = Хай за мене грає бот
seat-take-back = Повернути моє місце
seat-played-by-bot = { $name }: зараз грає бот
watching = Ви спостерігаєте.

## Сторінка гри

turn-yours = Ваш хід
turn-yours-as = Ваш хід: { $name }
turn-of = Ходить { $name }
turn-pass-screen = Ходить { $name }. Передайте пристрій.
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
hand-cards = Карти в руці
hand-limit = Ліміт карт у руці
tokens = Жетони обміну
draw-pile = Власна колода
discard-pile = Колода скиду
undo-step = Скасувати дію
undo-turn = Скасувати весь хід
undo-ask = Попросити скасувати
undo-ask-help = Відтоді відкрилася нова інформація, тож мають погодитися всі за столом.
undo-asked = { $name } просить скасувати все, починаючи з «{ $what }».
undo-waiting = Чекаємо на згоду: { $names }.
undo-agree = Погодитися
undo-refuse = Відмовити
why-not = Чому ні?
why-not-help = Наведіть вказівник на те, що не світиться (або натисніть і потримайте), і побачите, яке правило заважає.
why-not-nothing = Зараз вам нічого не бракує: можна все, що відповідає на запитання.
why-not-wait = Зараз вирішує { $name }.
why-not-idle = Зараз нікому нема чого вирішувати.
why-not-clauses = Правила, важливі зараз
clause = Правило { $clause }
try-on = Спробувати
try-help = Пробні дії лише для вас: їх ніхто не бачить, і їх можна відкинути.
try-notice = Проба: нічого не зіграно
try-score = Рахунок наразі: { $before } → { $after }
try-play = Зіграти так
try-drop = Відкинути
try-reveals = Це відкрило б приховану інформацію, тож спробувати не можна. Спершу зіграйте попередні дії.
try-dropped = Гра пішла далі, тож пробні дії відкинуто.
hurry = Прискорити ботів
hurry-help = Боти грають без пауз, доки не надійде черга людини.
warn-reveals = Відкриває приховане: скасувати не можна.
end-turn-left = Ви ще можете: { $what }
since-your-turn = Після вашого останнього ходу
log-title = Журнал
log-empty = Поки нічого не сталося.
score-title = Рахунок наразі
score-help = Яким він був би, якби гра завершилася зараз.
score-final = Підсумок
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
history-previous = На дію назад
history-next = На дію вперед
history-live = Назад до гри
history-notice = Ви переглядаєте ранішу позицію.
more-title = Ще
chat-title = Чат
chat-empty = Ще ніхто нічого не сказав.
chat-write = Повідомлення за стіл
chat-send = Надіслати
notices-on = Повідомляти про мій хід
notices-off = Більше не повідомляти
notice-turn = { $table }: ваш хід!
reconnecting = Зв’язок втрачено. Відновлення…
reconnected = Зв’язок відновлено.
game-updated = Гра пішла далі.
abandon = Завершити гру для всіх
abandon-confirm = Гра завершиться для всіх, без підрахунку балів. Завершити її?
game-over = Гру завершено
winner = { $count ->
    [one] Перемагає { $names }
    [few] Спільна перемога: { $names }
   *[many] Спільна перемога: { $names }
}
download-journal = Завантажити запис гри
download-journal-help = Уся гра як текст: її можна відтворити й перевірити.
keys-title = Клавіші
keys-undo-step = скасовує дію
keys-undo-turn = скасовує весь хід
keys-done = завершує хід або дію
keys-digits = обирають у списку дій або серед елементів, що світяться
keys-try = пробує дії лише для вас
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
about-what = Cowcatcher – це суддя, стіл, суперники й архів в одній програмі. Вона знає кожне правило своїх ігор, пильнує його дотримання й пояснює, чому так.
about-unofficial = Це неофіційна робота ентузіастів. Назви ігор належать їхнім видавцям; тексти й малюнки тут наші власні. Купуйте ігри, які вам до душі.
about-privacy = Ваше ім’я та ваші місця зберігаються на цьому сервері та в cookie вашого браузера. Більше нікуди нічого не надсилається.
about-api = Програми теж можуть сісти за стіл; інтерфейс описано тут: { $address }.
about-version = Версія { $version }

## Що пішло не так

error-title = Не вдалося
error-not-found = Такої сторінки немає.
error-table-not-found = Такого столу немає.
error-not-your-seat = Це не ваше місце.
error-stale = Поки ви вирішували, гра змінилася. Погляньте на поле й спробуйте ще раз.
error-bad-request = Запит не вдалося зрозуміти.
error-bad-name = Ім’я має містити від 1 до { $most } символів.
error-bad-options = Ці налаштування не можна поєднати: { $reason }
error-too-large = Забагато тексту.
error-origin = Запит надійшов з іншого сайту, тож його відхилено.
error-session = Ваш сеанс не розпізнано. Перезавантажте сторінку.
error-too-many = Забагато запитів. Зачекайте трохи.
error-server = У нас щось пішло не так. Усі підтверджені дії збережено.
error-offline = Сервер недоступний.
error-home = До столів
game-mombasa = Момбаса
game-mombasa-help = Чотири компанії, сім раундів: таємно плануйте карти, розширюйтеся, ведіть бухгалтерію, гранітьте діаманти. Значну частину друкованих даних відтворено.
option-tracks = Треки компаній
option-tracks-help = Який трек отримує кожна компанія.
option-tracks-random = Навмання
option-tracks-beginner = Для першої гри

## The action bar

actions-tab = Дії
hand-tab = Рука
own-board-tab = Мій планшет
score-tab = Рахунок
tabs-title = Більше про гру
stepper-less = Менше
stepper-more = Більше
stepper-amount = Кількість
do-it = Зробити
explain-why = Натисніть, щоб дізнатися, чому зараз не можна.

## Following the others

narration-title = Останні дії
pace-title = Швидкість ботів
pace-by-turn = Хід за ходом
pace-by-step = Дія за дією
pace-slow = Повільно
pace-normal = Звичайно
pace-fast = Швидко
pace-at-once = Одразу
filter-title = Показувати в журналі
filter-all = Усе
filter-me = Про мене
log-look = Показати цей момент
chat-unread = Нові повідомлення
gallery-title = Серед глядачів
gallery-help = Тут пишуть лише глядачі; гравці можуть читати.
gallery-write = Повідомлення глядачам
undo-mine = Скасувати мій хід
undo-mine-help = Скасовує все, починаючи з «{ $what }». Потім боти зіграють знову.
undo-mine-long = Повертає до вашого останнього ходу. Потім боти зіграють знову.
undo-ask-before = Скасувати все, починаючи з «{ $what }». Мають погодитися всі за столом.
undo-asked-earlier = { $name } просить повернутися до ранішого моменту.
undo-here = Грати далі звідси
undo-here-help = Усе зігране після цього буде скасовано; потім боти зіграють знову.
undo-ask-here = Попросити грати звідси
seat-to-bot-later = { $hours ->
    [one] Якщо { $name } змусить стіл чекати { $hours } годину, на цьому місці зможе грати бот. Починаючи з:
    [few] Якщо { $name } змусить стіл чекати { $hours } години, на цьому місці зможе грати бот. Починаючи з:
    [many] Якщо { $name } змусить стіл чекати { $hours } годин, на цьому місці зможе грати бот. Починаючи з:
   *[other] Якщо { $name } змусить стіл чекати { $hours } години, на цьому місці зможе грати бот. Починаючи з:
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
goal-walk = До дальшої локації…
goal-others = За один раз
goal-way = { $place }: { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}
goal-pays = { $amount }, отримує { $name }
goal-pays-bank = { $amount } до банку
goal-then = { $way }; потім: { $what }
asking = Запитання з однією відповіддю
asking-not-one = Не запитувати, іти далі
asking-all = Запитувати щоразу
