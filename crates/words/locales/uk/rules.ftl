## Правила

rules-why = Чому?
rules-source = Джерело
rules-source-print = Так сказано в друкованих правилах.
rules-source-known = Це відомо всім, хто грає в цю гру.
rules-print = Надрукувати
rules-tag-first = 1-ше вид.
rules-tag-second = 2-ге вид.
rules-tag-base = базова гра
rules-tag-standard = стандартна гра
rules-tag-ruling = наше рішення
rules-tag-public = опубліковано

## Learning a game

learn-play = Грати
learn-legend = Що означають значки
learn-legend-of = Значки: { $game }
learn-how = Як грати
