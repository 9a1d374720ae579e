### Термінал.

terminal-greeting = { $title } ({ $name }), гравців: { $players }; ви — гравець { $seat }.
terminal-invitation = Введіть номер вибору або help.
terminal-over = Гру завершено.
terminal-over-help = save FILE зберігає гру, log розповідає її ще раз, quit виходить.
terminal-goodbye = До побачення.
terminal-taken-back = Скасовано.
terminal-no-choice = Немає з чого вибирати.
terminal-no-such-choice = Такого вибору немає; є від 1 до { $most }.
terminal-you-may = Можна: { $action }
terminal-notation-help = Запис стоїть у дужках після кожного вибору; help показує, що ще можна ввести.
terminal-no-clause = Такого пункту немає; пункт зветься, наприклад, GWT-HIRE-02 або hire-2.
terminal-save-where = Куди зберегти? save FILE
terminal-not-a-journal = { $file } уже є, і це не збережена гра; виберіть іншу назву.
terminal-saved = Збережено як { $file }.
terminal-not-saved = Не збережено: { $why }
terminal-seat = гравець
terminal-total = разом
terminal-rank = місце
terminal-number = номер
terminal-notation = запис

## Що можна ввести

terminal-help-number = зіграти цей вибір
terminal-help-notation = зіграти цю дію, як її записано в дужках
terminal-help-list = показати вибір ще раз
terminal-help-hint = що зробив би найсильніший бот і чому
terminal-help-undo = скасувати останній крок, доки ніхто не дізнався через нього нічого нового
terminal-help-board = показати поле
terminal-help-log = розповісти, що сталося досі
terminal-help-score = показати ваші бали на цю мить
terminal-help-why = чому не можна?
terminal-help-rules = знайти пункт правил, наприклад GWT-HIRE-02
terminal-help-save = зберегти гру; play --load FILE її продовжує
terminal-help-quit = припинити гру

## Чому нічого не можна скасувати

undo-start = Немає чого скасовувати.
undo-learned = Останній крок не можна скасувати: хтось дізнався через нього щось нове.
undo-others = Останній крок не можна скасувати: після нього грали інші.
