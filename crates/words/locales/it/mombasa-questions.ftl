mombasa-question-keep-tile = Quale tessera iniziale tieni?
mombasa-question-plan = Quale carta va nel prossimo spazio azione?
mombasa-question-turn = Quale azione esegui?
mombasa-question-end-turn = L’azione è compiuta. Termini il turno?
mombasa-question-goods = Quali carte beni usi, e per che cosa?
mombasa-question-units = Su quali ferrovie avanzi con le unità rimaste?
mombasa-question-expand = Dove piazza la compagnia la prossima base?
mombasa-question-from = Da quale colonna viene la base?
mombasa-question-home = In quale colonna torna la base scacciata?
mombasa-question-points = Quali libri prendi con i punti?
mombasa-question-jar = Di quanto avanza il calamaio?
mombasa-question-remove = Quale base rimuovi?
mombasa-question-advance = Avanzi su questa ferrovia?
mombasa-question-tracks = Su quale ferrovia avanzi?
mombasa-question-buy-card = Quale carta compri in sterline?
mombasa-question-discard = Quale carta scarti?
mombasa-question-one-of = Quale dei due profitti prendi?

## Answers that are left for later

mombasa-instruction-end-phase = Al prossimo turno finisci la fase azione e prendi il mazzo riposo { $amount }
