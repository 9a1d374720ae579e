### Термінал.

terminal-greeting = { $title } ({ $name }), гравців: { $players }; ви – гравець { $seat }.
terminal-opponents = Проти вас грають: { $names }.
terminal-invitation = Введіть номер вибору або help.
terminal-over = Гру завершено.
terminal-over-help = save FILE зберігає гру, log розповідає її ще раз, quit виходить.
terminal-goodbye = До побачення.
terminal-taken-back = Скасовано.
terminal-no-choice = Немає з чого обирати.
terminal-no-such-choice = Такого вибору немає; є від 1 до { $most }.
terminal-you-may = Можна: { $action }
terminal-notation-help = Запис стоїть у дужках після кожного вибору; help показує, що ще можна ввести.
terminal-no-clause = Такого пункту немає; пункти називаються так: GWT-HIRE-02 або hire-2.
terminal-save-where = Куди зберегти? save FILE
terminal-not-a-journal = { $file } уже є, і це не запис гри; оберіть іншу назву.
terminal-saved = Збережено як { $file }.
terminal-not-saved = Не збережено: { $why }
terminal-no-seat = --seat { $seat }: гравців { $seats }
terminal-no-step = --to { $to }: кроків у журналі { $steps }
terminal-not-found = жодне правило не містить «{ $word }»
terminal-no-such-clause = немає правила «{ $clause }»; cowcatcher rules показує розділи
terminal-other-game = { $file } містить партію { $found }, а не { $wanted }.
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
terminal-help-undo = скасувати останню дію, якщо через неї ніхто не дізнався нічого нового
terminal-help-board = показати поле
terminal-help-log = розповісти, що сталося досі
terminal-help-score = показати рахунок наразі
terminal-help-why = чому не можна?
terminal-help-rules = знайти пункт правил, наприклад GWT-HIRE-02
terminal-help-save = зберегти гру; play --load FILE її продовжує
terminal-help-quit = припинити гру

## Чому нічого не можна скасувати

undo-start = Немає чого скасовувати.
undo-learned = Останню дію не можна скасувати: через неї хтось дізнався щось нове.
undo-others = Останню дію не можна скасувати: після неї грали інші.
