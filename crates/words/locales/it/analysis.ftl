### L’analisi di una partita finita.

analysis-title = Analisi
analysis-help = Quanto ciascuno era vicino alla vittoria, turno per turno, e quali mosse sono costate di più. Ogni mossa è giudicata da ciò che il suo giocatore poteva sapere.
analysis-start = Analizza la partita
analysis-waits = In attesa: prima si analizzano altre partite.
analysis-runs = Analisi in corso: { $percent } %
analysis-cancel = Annulla
analysis-failed = Non è stato possibile finire l’analisi.
analysis-outdated = Questa analisi è di una versione precedente del programma.
analysis-again = Analizza di nuovo
analysis-unlearned = Questa partita non si può analizzare: il programma non ha imparato a giudicarla.
analysis-busy = Troppe partite aspettano di essere analizzate. Riprova tra un po’.
analysis-odds = Probabilità di vittoria
analysis-odds-help = Premi la curva per andare a quel momento.
analysis-figures = In cifre
analysis-turn = Turno
analysis-turn-number = Turno { $number }
analysis-end = Fine
analysis-cell = { $odds } % · { $points }
analysis-cell-help = Probabilità di vittoria e punti attesi alla fine
analysis-mistakes = Gli errori più gravi
analysis-none = Nessun errore evidente.
analysis-cost = { $points } punti, probabilità di vittoria { $odds } %
analysis-played = Giocato: { $what }
analysis-better = Era meglio: { $what }
analysis-then = E poi:
analysis-here = Qui { $name } sbaglia
