### L’allenatore di una lezione. Ciò che dice ogni lezione sta in file a parte.

lesson-coach = Allenatore
lesson-begin = Prima partita con l’allenatore
lesson-invitation = Non conosci ancora questo gioco? Un allenatore ti guida nei primi turni, clic dopo clic.
lesson-next = Avanti
lesson-play-on = Continua a giocare
lesson-restart = Ricomincia
lesson-leave = Continuo da me
lesson-leave-sure = Vuoi finire qui la lezione e continuare senza l’allenatore?
lesson-click = Fai clic su ciò che è cerchiato.
lesson-watch = Guarda: ora giocano gli altri.
lesson-later = Buona idea, ma più tardi. Prima viene ciò che ti mostra l’allenatore.
lesson-none = La lezione è finita o è andata avanti.
lesson-advice = L’allenatore giocherebbe:
