### Gruppi: persone che giocano insieme più volte.

## L’elenco dei gruppi, e uno nuovo

groups-title = Gruppi
groups-help = Un gruppo tiene insieme gli amici: chi ne fa parte si siede ai suoi tavoli senza link, e i risultati vengono sommati. Nessun altro può vederlo.
groups-new = Nuovo gruppo
groups-name = Nome del gruppo
groups-found = Crea il gruppo

## La pagina di un gruppo

group-next = Prossima partita
group-next-help = Stesso gioco e stesse opzioni dell’ultima volta, tutti un posto più avanti. I posti sono riservati al gruppo.
group-other = Un’altra partita
group-first = Prepara la prima partita
group-first-help = Qui non si è ancora giocato.
group-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bot
}
group-going = Partite in corso
group-results = Risultati
group-results-help = Nelle posizioni contano anche i bot. Le partite in cui qualcuno ha occupato più posti non contano per quella persona.
group-second = 2º
group-third = 3º
group-people = Persone
group-host = responsabile
group-host-help = È responsabile chi fa parte del gruppo da più tempo: può rinominare il gruppo e allontanare qualcuno.
group-remove = Allontana
group-remove-name = Allontana { $name } dal gruppo
group-own-name = Il tuo nome nel gruppo
group-link = Nuovo link d’invito
group-link-help = Il link compare una volta sola, da mandare agli amici. Quello precedente smette di funzionare.
group-linked = Chi ha l’ultimo link può entrare.
group-unlinked = Al momento nessun link d’invito è valido.
group-leave = Esci dal gruppo

## Link e inviti

group-send = Manda questo link a chi deve far parte del gruppo. Funziona finché qualcuno non ne crea uno nuovo, e compare solo questa volta.
group-go = Vai al gruppo
group-invited = { $name } ti invita nel gruppo «{ $group }».
group-join = Entra nel gruppo

## A un tavolo

group-of = Gruppo: { $name }
group-table = Un tavolo per il gruppo «{ $name }»
waiting-group = Per chi fa parte del gruppo
seat-member = Qualcuno del gruppo
seat-member-help = Può sedersi chiunque faccia parte del gruppo, senza link.

## Che cosa non va

error-unknown-group = Non fai parte di un gruppo con questo indirizzo.
error-not-your-group = Può farlo solo chi è responsabile del gruppo.
error-group-full = Questo gruppo è al completo.
