### What went wrong: at a table, with options, with a map that somebody brought. Words of a map file stay as they are.

error-unknown-game = Немає гри з назвою «{ $name }»; є такі: { $known }.
error-unknown-bot = Для цієї гри немає бота з назвою «{ $name }».
error-unknown-revision = Він грається за редакцією правил { $found }; цей сервер знає редакції до { $newest }. Новіша версія програми, можливо, зможе його прочитати.
error-option-unknown = Немає параметра «{ $key }»; є такі: { $known }.
error-option-value = { $option }: «{ $value }» не підходить; можливі значення: { $takes }
error-file = Рядок { $line }: { $reason }
error-players = { $game }: кількість гравців від { $least } до { $most }, а не { $asked }.
error-bot-sits = На цьому місці грає бот. Спершу поверніть собі місце.
error-not-your-table = Це може зробити лише той, хто створив стіл.
error-bad-invitation = Це запрошення вже недійсне.
error-full = Усі місця зайняті.
error-already-sits = У вас уже є місце за цим столом. Кілька місць може зайняти лише той, хто його створив.
unreadable = Продовжити гру за цим столом неможливо. { $reason }
unreadable-title = Продовжити цю гру неможливо
unreadable-line = Хід { $step } неможливо прочитати.
unreadable-count = Збережено ходів: { $stored }; зроблено: { $taken }.
unreadable-changed = Збережені ходи не ті, що були зроблені: хтось або щось їх змінило.
unreadable-hint = Ви бачите стіл доти, доки його ходи можна прочитати. Усі, хто має тут місце, можуть погодитися завершити гру для всіх; після цього можна завантажити її запис.
error-not-begun = Гра почнеться, коли всі місця будуть зайняті.
error-not-over = Це можна буде зробити, коли гру буде завершено.
error-bad-step = Гра ще не дійшла до цього моменту.
error-bad-seats = У цій грі { $need ->
    [one] { $need } місце.
    [few] { $need } місця.
   *[many] { $need } місць.
}
error-nothing-asked = На відповідь уже ніхто не чекає.
error-asked-already = Ще один запит досі чекає на відповіді.
error-quota-minute = { $what ->
    [tables] За короткий час створено багато столів. Зачекайте хвилину й спробуйте ще раз.
    [seats] За короткий час ви сіли за багато столів. Зачекайте хвилину й спробуйте ще раз.
    [chat] За короткий час написано багато повідомлень. Зачекайте хвилину й спробуйте ще раз.
    [targets] За короткий час додано чи перевірено багато сповіщень. Зачекайте хвилину й спробуйте ще раз.
   *[undos] За короткий час скасовано багато дій. Зачекайте хвилину й спробуйте ще раз.
}
error-quota-day = { $what ->
    [tables] Більше столів за день тут створити не можна. Спробуйте завтра.
    [seats] За більшу кількість столів за день тут сісти не можна. Спробуйте завтра.
    [chat] Більше повідомлень за день тут написати не можна. Спробуйте завтра.
    [targets] Більше сповіщень за день тут додати чи перевірити не можна. Спробуйте завтра.
   *[bytes] Більше даних за день, разом із мапами й повідомленнями, тут зберегти не можна. Спробуйте завтра.
}
error-quota-alive = У вас уже стільки незавершених партій, скільки дозволяє цей сервер. Спершу дограйте або завершіть якусь із них.
error-quota-open = У вас уже є кілька відкритих столів, що чекають на гравців. Зачекайте, доки котрийсь заповниться, або запросіть когось за посиланням.
error-empty = Спершу щось напишіть.
error-too-long = Задовго: найбільша кількість символів – { $most }.
error-not-an-action = «{ $text }» не є дією цієї гри.

## What is wrong with a set-up or a map file

wrong-sam-alone = Рівень Сема можна вибрати лише для гри наодинці, у другому виданні.
wrong-simmental-edition = Варіант «Сименталь» належить до другого видання.
wrong-building-sides = Вкажіть сторону, «a» чи «b», для кожної будівлі; усього будівель: { $buildings }.
wrong-objectives = Вкажіть початкову ціль для кожного гравця; усього гравців: { $players }.
wrong-map-cut-off = Файл закінчується перед рядком «{ $wanted }».
wrong-map-no-end = Останній рядок має бути «end».
wrong-map-after-end = Після «end» нічого не може стояти.
wrong-map-hex-late = Усі шестикутники мають стояти перед першою стороною.
wrong-map-hex-form = Шестикутник записують так: { $form }
wrong-map-edge-form = Сторону записують так: { $form }
wrong-map-word = Невідоме слово «{ $word }»; рядок починається з hex, edge або end.
wrong-map-header = Цей рядок має бути «{ $wanted }».
wrong-map-id = Ідентифікатор «{ $id }» може містити лише малі латинські літери, цифри та дефіси.
wrong-map-title = Назва порожня або не є звичайним текстом.
wrong-map-hex-twice = Шестикутник { $hex } уже є в рядку { $first }.
wrong-map-water = Після water нічого не може стояти, а там «{ $word }».
wrong-map-terrain = Невідома місцевість «{ $terrain }»; вона може бути plain, hill, water або city.
wrong-map-river = Річка можлива лише на plain або hill.
wrong-map-coast = Берег можливий лише на plain.
wrong-map-many-hexes = Карта завелика: ігрових шестикутників більше ніж { $most }.
wrong-map-many-sites = Карта завелика: міст і містечок більше ніж { $most }.
wrong-map-city-form = Місто потребує в такому порядку: { $form }
wrong-map-colour = Невідомий колір «{ $colour }»; міста бувають red, blue, yellow або purple.
wrong-map-goods = «{ $goods }» не є кількістю товарів від 1 до 9.
wrong-map-city-terrain = Місто має стояти на місцевості city.
wrong-map-town = Після назви містечка нічого не може стояти.
wrong-map-misplaced = Невідоме слово або слово не на своєму місці: «{ $word }».
wrong-map-quotes = Назва { $name } має стояти в подвійних лапках.
wrong-map-name = Назва { $name } порожня або не є звичайним текстом.
wrong-map-name-twice = Назва «{ $name }» уже є в рядку { $first }.
wrong-map-direction = Невідомий напрямок «{ $edge }»; він може бути N, NE, SE, S, SW або NW.
wrong-map-edge-nowhere = Сторона нікуди не веде: { $hex } не належить до ігрових шестикутників.
wrong-map-edge-twice = Сторону між { $hex } і { $other } уже заблоковано.
wrong-map-coordinate = «{ $text }» не є координатою від −{ $most } до { $most }.
wrong-map-open-quotes = Бракує закривних лапок у назві.
wrong-map-spaces = Слова має розділяти рівно один пробіл.
wrong-map-side = Сторона відкрита лише з одного зі своїх шестикутників.
wrong-map-few-cities = Замало міст: { $cities }; потрібно щонайменше { $least }.
wrong-map-unreached = { $place }: туди не можна дістатися від першого шестикутника.
wrong-map-many-goods = Забагато товарів: кількість гравців – { $players }, містам потрібно кубиків: { $cities }, запасу: { $supply }, а в мішку їх { $bag }.
