### Аналіз завершеної гри.

analysis-title = Аналіз
analysis-help = Наскільки близько кожен був до перемоги, хід за ходом, і які дії коштували найдорожче. Кожну дію оцінено з того, що її гравець міг знати.
analysis-start = Проаналізувати гру
analysis-waits = У черзі: спершу аналізуються інші ігри.
analysis-runs = Гра аналізується: { $percent } %
analysis-cancel = Скасувати
analysis-failed = Аналіз не вдалося завершити.
analysis-outdated = Цей аналіз зробила давніша версія програми.
analysis-again = Проаналізувати наново
analysis-unlearned = Цю гру не можна проаналізувати: програма не навчилася її оцінювати.
analysis-busy = Забагато ігор чекає на аналіз. Спробуйте трохи згодом.
analysis-odds = Шанси на перемогу
analysis-odds-help = Натисніть на криву, щоб перейти до того моменту.
analysis-figures = У цифрах
analysis-turn = Хід
analysis-turn-number = Хід { $number }
analysis-end = Кінець
analysis-cell = { $odds } % · { $points }
analysis-cell-help = Шанси на перемогу й очікувані бали в кінці
analysis-mistakes = Найбільші помилки
analysis-none = Явних помилок немає.
analysis-cost = { $points } бала, шанси на перемогу { $odds } %
analysis-played = Зіграно: { $what }
analysis-better = Краще було: { $what }
analysis-then = А далі:
analysis-here = Тут { $name } помиляється
