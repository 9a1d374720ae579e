### Piani e risposte lasciate per dopo

## Pianificare

plan-ahead = Pianifica
plan-ahead-help = Componi sul tabellone il tuo prossimo turno, come se cominciasse adesso. Nessun altro lo vede.
plan-headline = Pianificazione
plan-notice = Come se il tuo prossimo turno cominciasse adesso. Nessun altro lo vede.
plan-keep = Tieni come piano
plan-kept = Piano tenuto. Ti verrà proposto quando sarà il momento.
plan-note = Nota privata

## L’elenco

plans-title = Piani
plans-private = Quello che c’è qui lo vedi solo tu.
plans-none = Ancora nessun piano. Prova una serie di mosse, o pianifica mentre giocano gli altri, e tienila.
plan-offer = Il tuo piano
plan-play = Gioca il piano
plan-play-some = Gioca { $steps } su { $total }
plan-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
plan-waits = Proposto quando ti verrà chiesto nel tuo turno
plan-reveals = Poi si rivela qualcosa; il resto del piano rimane.
plan-unfit = Il passo { $step } non è più possibile: { $action }. { $reason }
plan-dropped = Scartato: il passo { $step } non è più possibile: { $action }. { $reason }
plan-remove = Rimuovi
plan-dismiss = Va bene

## Risposte programmate

instructions-title = Risposte programmate
instructions-help = Le dà il server per te quando tocca a te, dopo la pausa che farebbe una persona. Gli altri non vedono che sono preparate.
instruction-leave = Imposta questa risposta
instruction-amount = Valore
instruction-active = In attesa
instruction-suspended = Sospesa: la risposta è stata annullata
instruction-lapsed = Non vale più
instruction-resume = Riprendi
instruction-cancel = Annulla

## Che cosa è andato storto

error-unknown-plan = Non hai un piano così.
error-plan-unfit = Questo piano non è più possibile.
error-too-many-plans = { $most ->
    [one] A un tavolo puoi tenere al massimo { $most } piano. Prima rimuovine uno.
   *[other] A un tavolo puoi tenere al massimo { $most } piani. Prima rimuovine uno.
}
error-no-occasion = Questa risposta non si può lasciare adesso: non c’è l’occasione.
error-bad-instruction = In questo gioco non c’è una risposta così, o non con questo valore.
