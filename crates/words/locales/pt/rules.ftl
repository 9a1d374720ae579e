## As regras

rules-why = Por quê?
rules-source = Fonte
rules-source-print = Está no manual impresso.
rules-source-known = É conhecido por quem joga este jogo.
rules-print = Imprimir
rules-tag-first = 1ª ed.
rules-tag-second = 2ª ed.
rules-tag-base = jogo básico
rules-tag-standard = jogo padrão
rules-tag-ruling = decisão nossa
rules-tag-public = publicada

## Learning a game

learn-play = Jogar agora
learn-legend = O que significam os ícones
learn-legend-of = Ícones de { $game }
learn-how = Como se joga
