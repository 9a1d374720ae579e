### Notices to people who are not looking: what they say, and the page on which one chooses them.

## What they say

letter-turn = Ваш хід: { $game } (ще грають: { $others })
letter-invitation = Новий стіл для вас: { $game } (ще грають: { $others })
letter-mention = { $name } згадує вас: { $game }
letter-time = Залишилося часу: { $time }. { $game } (ще грають: { $others })
letter-over = Партію завершено: { $game } (грали також: { $others })
letter-and-more = { $text } (і ще { $more })
letter-test = Це перевірка від { $site }: сповіщення сюди надходять.
letter-confirm = Хтось хоче отримувати на цю адресу сповіщення від { $site }. Якщо це ви, відкрийте посилання й підтвердьте.
letter-never = Це не ви? Тоді нічого не робіть. Щоб більше ніколи не отримувати листів від { $site }:
letter-stop = Ви просили надсилати сповіщення від { $site }. Щоб їх більше не отримувати:

## The page

notices-title = Сповіщення
notices-help = Виберіть, куди надсилати новини про ваші партії, коли ви на них не дивитеся.
notices-none = Цей сервер не надсилає сповіщень. Стіл, відкритий у вкладці, все одно може повідомити про ваш хід: скористайтеся кнопкою на його сторінці.
notices-where = Куди надсилати
notices-nowhere = Поки що нікуди. Додайте щось нижче.
notices-kinds = Про що повідомляти
notices-kind-turn = Мій хід
notices-kind-invitation = Хтось дає мені місце за новим столом
notices-kind-mention = Хтось згадує мене в чаті
notices-kind-time = Мій час спливає
notices-kind-over = Партію завершено
notices-way-push = Браузер
notices-way-mail = Електронна пошта
notices-way-hook = Вебхук
notices-unconfirmed = Ще не підтверджено: відкрийте посилання в листі, який ми надіслали.
notices-failing = Останнім часом сюди нічого не надходить. Ми спробуємо ще.
notices-off-gone = Вимкнено: цієї адреси більше немає. Додайте її знову, якщо вона ще потрібна.
notices-off-unreachable = Вимкнено: три дні сюди нічого не надходило. Додайте знову, коли все запрацює.
notices-off-stopped = Вимкнено за посиланням у листі.
notices-test = Надіслати перевірку
notices-tested = Перевірку вже надіслано.
notices-remove = Прибрати
notices-add = Додати
notices-add-push = Повідомляти в цьому браузері
notices-push-help = Працює, навіть коли жодної сторінки не відкрито. Можна додати кожен ваш пристрій.
notices-push-denied = Цей браузер не дозволяє сповіщень від цього сайту.
notices-mail = Адреса електронної пошти
notices-mail-help = Ми надішлемо посилання для підтвердження. У кожному листі є посилання, щоб відмовитися.
notices-mail-sent = Ми надіслали лист: відкрийте посилання в ньому, щоб підтвердити адресу.
notices-hook = Адреса вебхука
notices-hook-help = Для Discord, ntfy або вашої власної програми. Адреса має починатися з https://.
notices-shape = Формат
notices-shape-json = JSON
notices-shape-discord = Discord
notices-shape-ntfy = ntfy
notices-often = Як часто
notices-wait = Збирати новини (хвилин)
notices-wait-help = Кілька новин стають одним сповіщенням. Про хід, який ви тим часом зробили, не йдеться.
notices-an-hour = Щонайбільше за годину
notices-a-day = Щонайбільше за день
notices-quiet = Нічого про стіл, який я відтоді відкриваю
notices-lost = На одну з ваших адрес сповіщення більше не надходять.
notices-look = Перевірити сповіщення
notices-confirm-title = Підтвердьте свою адресу
notices-confirm-text = Бажаєте отримувати сповіщення на цю адресу?
notices-confirm = Так, підтверджую
notices-confirmed = Підтверджено: сповіщення надходитимуть на цю адресу.
notices-stop-title = Без сповіщень
notices-stop-text = Більше не бажаєте отримувати звідси листи?
notices-stop = Більше не надсилати
notices-stopped = Готово: на цю адресу ми більше не писатимемо.

## What is wrong

error-target-address = На цю адресу нічого не надіслати. Перевірте, чи її правильно написано.
error-target-insecure = Адреса має починатися з https://.
error-target-internal = Адреси приватної мережі тут не дозволено.
error-target-host = За цією адресою сервера не знайдено.
error-target-keys = Ключі браузера недійсні. Оновіть сторінку й спробуйте ще раз.
error-target-limits = Такі межі не мають сенсу: чекати можна щонайбільше 24 години, сповіщень – щонайбільше 60 за годину й 300 за день.
error-no-such-way = Цей сервер не надсилає сповіщень таким способом.
error-unknown-target = Це посилання або адреса більше не дійсні.
error-too-many-targets = Найбільша кількість адрес – { $most }. Спершу приберіть якусь.
error-unwanted-mail = Власник цієї адреси не бажає листів звідси.
