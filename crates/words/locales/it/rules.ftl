## Il regolamento

rules-why = Perché?
rules-source = Fonte
rules-source-print = Lo dice il regolamento stampato.
rules-source-known = È noto a chi gioca a questo gioco.
rules-print = Stampa
rules-tag-first = 1ª ed.
rules-tag-second = 2ª ed.
rules-tag-base = gioco base
rules-tag-standard = gioco standard
rules-tag-ruling = nostra decisione
rules-tag-public = pubblicata

## Learning a game

learn-play = Gioca ora
learn-legend = Che cosa significano le icone
learn-legend-of = Le icone di { $game }
learn-how = Come si gioca
