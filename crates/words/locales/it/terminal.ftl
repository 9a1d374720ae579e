### Il terminale.

terminal-greeting = { $title } ({ $name }), { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}; sei il numero { $seat }.
terminal-opponents = Giochi contro { $names }.
terminal-invitation = Scrivi il numero di una scelta, oppure help.
terminal-over = La partita è finita.
terminal-over-help = save FILE conserva la partita, log la racconta di nuovo, quit esce.
terminal-goodbye = Arrivederci.
terminal-taken-back = Annullato.
terminal-no-choice = Non c’è niente da scegliere.
terminal-no-such-choice = Questa scelta non esiste; ci sono quelle da 1 a { $most }.
terminal-you-may = Puoi farlo: { $action }
terminal-notation-help = La notazione sta tra parentesi dopo ogni scelta; help elenca che cos’altro si può scrivere.
terminal-no-clause = Questa clausola non esiste; una clausola si chiama per esempio GWT-HIRE-02, o hire-2.
terminal-save-where = Dove salvare? save FILE
terminal-not-a-journal = { $file } esiste già e non è una partita salvata; scegli un altro nome.
terminal-saved = Salvata come { $file }.
terminal-not-saved = Non salvata: { $why }
terminal-no-seat = --seat { $seat }: i giocatori sono { $seats }
terminal-no-step = --to { $to }: le mosse del file sono { $steps }
terminal-not-found = nessuna regola contiene «{ $word }»
terminal-no-such-clause = la regola «{ $clause }» non esiste; cowcatcher rules elenca i capitoli
terminal-other-game = { $file } contiene una partita di { $found }, non di { $wanted }.
terminal-seat = giocatore
terminal-total = totale
terminal-rank = posto
terminal-number = numero
terminal-notation = notazione

## Che cosa si può scrivere

terminal-help-number = gioca quella scelta
terminal-help-notation = gioca quell’azione, come è scritta tra parentesi
terminal-help-list = mostra di nuovo le scelte
terminal-help-hint = che cosa farebbe il bot più forte, e perché
terminal-help-undo = annulla l’ultima mossa, finché non ha rivelato nulla di nuovo a nessuno
terminal-help-board = mostra il tabellone
terminal-help-log = racconta che cosa è successo finora
terminal-help-score = mostra i tuoi punti finora
terminal-help-why = perché non posso?
terminal-help-rules = cerca una clausola, per esempio GWT-HIRE-02
terminal-help-save = salva la partita; play --load FILE la continua
terminal-help-quit = smetti di giocare

## Perché non si può annullare niente

undo-start = Non c’è niente da annullare.
undo-learned = L’ultima mossa non si può annullare: ha rivelato nuove informazioni.
undo-others = L’ultima mossa non si può annullare: nel frattempo hanno giocato altri.
