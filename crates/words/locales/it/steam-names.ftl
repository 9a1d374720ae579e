## Merci e città

steam-nobody = nessuno
steam-colour = { $colour ->
    [red] rosso
    [blue] blu
    [yellow] giallo
    [purple] viola
   *[gray] grigio
}
    .city = { $colour ->
        [red] rossa
        [blue] blu
        [yellow] gialla
        [purple] viola
       *[gray] grigia
    }
# On cubes and cities: the first letter of the colour; of two that begin alike, one has another letter of its word.
steam-letter = { $colour ->
    [red] R
    [blue] B
    [yellow] G
    [purple] V
   *[gray] I
}
steam-cube = cubo { steam-colour }
steam-goods = { $colour ->
    [red] { $count ->
        [one] { $count } rosso
       *[other] { $count } rossi
    }
    [blue] { $count } blu
    [yellow] { $count ->
        [one] { $count } giallo
       *[other] { $count } gialli
    }
    [purple] { $count } viola
   *[gray] { $count ->
        [one] { $count } grigio
       *[other] { $count } grigi
    }
}
steam-no-goods = nessuna merce
steam-city = città { steam-colour.city }
steam-new-city = nuova città { steam-colour.city }
steam-supply = spazio { $space } della riserva

## Luoghi

steam-in = nella cittadina di { $name }
steam-compass = { $way ->
    [N] nord
    [NNE] nord-nord-est
    [NE] nord-est
    [E] est
    [SE] sud-est
    [SSE] sud-sud-est
    [S] sud
    [SSW] sud-sud-ovest
    [SW] sud-ovest
    [W] ovest
    [NW] nord-ovest
   *[NNW] nord-nord-ovest
}
steam-beside = a { steam-compass } di { $name }
steam-beside-far = { $count ->
    [one] { $count } esagono
   *[other] { $count } esagoni
} a { steam-compass } di { $name }
steam-beside-bent = { $count ->
    [one] { $count } esagono a { steam-compass }
   *[other] { $count } esagoni a { steam-compass }
} e { $more } a { $other } di { $name }
steam-terrain = { $terrain ->
    [coast] costa
    [hill] collina
    [river] fiume
    [town] cittadina
   *[plain] pianura
}
steam-about-goods = merci: { $goods }
steam-about-grown = già cresciuta
steam-open-end = estremità aperta { $place }, verso { $heading }
steam-link-of = collegamento { $link } di { $player }, { $state ->
    [complete] completo
   *[incomplete] incompleto
}
steam-link-unowned = collegamento { $link } senza proprietario, { $state ->
    [complete] completo
   *[incomplete] incompleto
}
steam-links = { $count ->
    [one] { $count } collegamento
   *[other] { $count } collegamenti
}

## Tessere binario

steam-kind = { $kind ->
    [P1] rettilineo
    [P2] curva dolce
    [P3] curva stretta
    [C1] due rettilinei incrociati
    [C2] rettilineo incrociato con una curva dolce
    [C3] due curve dolci incrociate
    [C4] rettilineo accanto a una curva stretta
    [C5] due curve dolci affiancate
    [C6] curva dolce accanto a una stretta
    [C7] curva dolce accanto a una stretta (speculare)
    [T1] cittadina con 1 ramo
    [T3a] cittadina con 3 rami, regolare
    [T3b] cittadina con 3 rami, a destra
    [T3c] cittadina con 3 rami, a sinistra
   *[T3d] cittadina con 3 rami, stretta
}
steam-face-town = { $count ->
    [one] tessera cittadina con ramo { $exits }
   *[other] tessera cittadina con rami { $exits }
}
steam-placing = { $placing ->
    [new] Nuovo binario
    [upgrade] Miglioramento
   *[redirect] Reindirizzamento
}

## Tessere azione

steam-tile = { $tile ->
    [turn-order] Ordine di turno
    [first-move] Prima mossa
    [engineer] Ingegnere
    [first-build] Prima costruzione
    [city-growth] Crescita della città
    [locomotive] Locomotiva
   *[urbanization] Urbanizzazione
}
steam-tile-effect = { $tile ->
    [turn-order] { $rules ->
        [base] nel prossimo turno giochi prima degli altri
       *[standard] nella prossima asta puoi passare una volta senza uscirne
    }
    [first-move] muovi prima degli altri in entrambi i giri delle merci
    [engineer] puoi piazzare quattro tessere invece di tre
    [first-build] costruisci prima degli altri
    [city-growth] quando costruisci, una città riceve merci dalla riserva
    [locomotive] la tua locomotiva sale subito di un livello
   *[urbanization] costruendo, una cittadina diventa nuova città con merci dalla riserva
}
steam-tile-taken = presa da { $player }
steam-tile-taken-passing = presa da { $player } senza effetto
steam-tile-free = gratis

## Il turno

steam-rules = { $rules ->
    [base] Gioco base
   *[standard] Gioco standard
}
steam-turn = Turno { $turn } di { $turns }
steam-phase = { $phase ->
    [setup] Preparazione
    [capital] Raccolta del capitale
    [auction] Asta per l’ordine di turno
    [actions] Scelta delle azioni
    [build] Costruzione dei binari
    [goods-1] Spostamento delle merci, primo giro
    [goods-2] Spostamento delle merci, secondo giro
   *[over] La partita è finita
}
steam-auction-place = Asta per il posto { $place }
steam-auction-order = Asta per l’ordine di turno
steam-auction-high = offerta più alta ${ $bid } di { $player }
steam-auction-no-bid = ancora nessuna offerta
steam-bidder-bid = offre ${ $bid }
steam-bidder-passed = ha passato
steam-bidder-place = posto { $place }
steam-bidder-free-pass = passo gratuito disponibile
steam-build-left = { $count ->
    [0] nessuna tessera da piazzare
    [one] { $count } tessera da piazzare
   *[other] { $count } tessere da piazzare
}
steam-build-urbanize = nuova città da piazzare
steam-build-grow = una città da far crescere
steam-build-unconnected = binario { $place } da collegare

## Titoli e cifre

steam-label = { $label ->
    [map] Mappa
    [supply] Riserva merci
    [action-tiles] Tessere azione
    [turn-order] Ordine di turno
    [build-order] Ordine di costruzione
    [goods-order] Ordine delle merci
    [turns] Turni
    [income-track] Reddito
    [points-track] Punti vittoria
    [locomotives] Locomotive
    [auction] Asta
    [stock] Tessere binario disponibili
    [new-cities] Tessere nuova città
    [growth-markers] Segnalini crescita
    [bag] Fuori gioco
    [cash] Contanti
    [income] Reddito
    [points] PV
    [level] Livello della locomotiva
    [links] Collegamenti completi
    [action-tile] Tessera azione
    [player] Giocatore
    [delivery] Percorsi di consegna
    [bankrupt] In bancarotta
    [rewards] Punti da prendere
    [cities] Città
    [towns] Cittadine
    [all-links] Collegamenti
    [track-tiles] Tessere binario
    [players] Giocatori
    [level-short] Liv.
    [can-pay] Può pagare
    [more] altre…
   *[lay] Tessere per questo esagono
}
steam-board-of = Plancia di { $name }

## Il tavolo come testo

steam-board-decides = { $player } decide
steam-board-you = tu
steam-board-map-key = [R]3 città e i suoi cubi, o cittadina, ^ collina, ~ fiume, #12 binari dei giocatori 1 e 2, - di nessuno
steam-board-open-end = estremità aperta { $hex } { $edge }
steam-board-links-key = ! va perso alla fine della costruzione del proprietario se non viene esteso
steam-edge = { $edge ->
    [N] N
    [NE] NE
    [SE] SE
    [S] S
    [SW] SO
   *[NW] NO
}
steam-board-tiles-key = N–S unisce due lati; N, S sono rami di una cittadina

## Punteggio

steam-category-points = Punti vittoria
steam-category-income = Reddito
steam-category-links = Collegamenti completi
steam-category-bankruptcy = Bancarotta

## Che cosa sono e fanno le cose

steam-what = { $thing ->
    [turns] I turni della partita. Dopo l’ultimo, reddito e collegamenti diventano punti vittoria e vince il totale più alto.
    [order] { $rules ->
        [base] Ordine di turno: si gioca da sinistra a destra. Nel prossimo turno l’ordine segue i numeri delle tessere azione, prima il più basso.
       *[standard] Ordine di turno: si gioca da sinistra a destra. Va all’asta di nuovo all’inizio di ogni turno.
    }
    [build-order] Ordine di costruzione di questo turno: chi ha Prima costruzione precede gli altri.
    [goods-order] Ordine delle merci di questo turno: chi ha Prima mossa precede gli altri.
    [income] { $rules ->
        [base] Reddito. Alla fine di ogni turno ricevi questi dollari, o li paghi se è sotto 0. A fine partita ogni 2 di reddito danno 1 PV, e ogni passo sotto 0 costa 2 PV.
       *[standard] Reddito. Alla fine di ogni turno ricevi questi dollari meno il livello della locomotiva, o paghi ciò che manca. A fine partita ogni 2 di reddito danno 1 PV, e ogni passo sotto 0 costa 2 PV.
    }
    [points] Punti vittoria. Alla fine si aggiungono reddito e collegamenti completi; vince il totale più alto.
    [level] { $rules ->
        [base] Livello della locomotiva: un cubo può percorrere al massimo questo numero di collegamenti. Invece di consegnare puoi alzarlo di 1, una volta per turno.
       *[standard] Livello della locomotiva: un cubo può percorrere al massimo questo numero di collegamenti. Invece di consegnare puoi alzarlo di 1, una volta per turno. Ogni livello costa $1 a ogni turno.
    }
    [supply] Riserva merci. Crescita della città e Urbanizzazione portano in una città tutti i cubi di uno spazio. Gli spazi vuoti non si riempiono più.
    [new-cities] Tessere nuova città. Urbanizzazione ne mette una su una cittadina, che diventa una città di quel colore. Il numero dice quante ne restano.
    [growth-markers] Segnalini crescita rimasti. Una città con questo segnalino è già cresciuta e non può crescere ancora.
    [bag] Cubi fuori gioco: mai pescati o già consegnati.
    [stock] Tessere binario disponibili. Si possono piazzare solo queste; una tessera sostituita torna qui.
    [cash] Contanti, per binari, tessere azione e offerte. Alla fine non valgono nulla.
    [funds] { $rules ->
        [base] Contanti e tutto ciò che si può ancora raccogliere: $5 per ogni passo di reddito, o per 2 PV quando il reddito è a −10.
       *[standard] Contanti e tutto ciò che si può ancora raccogliere all’inizio di un turno: $5 per ogni passo di reddito, o per 2 PV quando il reddito è a −10.
    }
    [links] Collegamenti completi. Ognuno dà al proprietario 1 punto ogni volta che un cubo ci passa, e 1 PV alla fine.
    [action-tile] Tessere azione: a ogni turno ciascuno ne prende una delle sette e ne usa l’effetto in quel turno.
    [passed] Presa senza costo e senza effetto.
    [bankrupt] In bancarotta: non ha potuto pagare il dovuto ed è fuori dalla partita. I suoi collegamenti non sono di nessuno.
    [water] Acqua. Qui non si può costruire.
    [blocked] Un lato bloccato: nessun binario può attraversarlo.
    [at-risk] Questo binario va perso alla fine della costruzione del proprietario se non viene esteso.
   *[open-end] Collegamento incompleto: nessun cubo può ancora percorrerlo. Il proprietario deve estenderlo a ogni costruzione o lo perde.
}
steam-what-city = { $state ->
    [new] { $name }: { steam-new-city }. Qui si consegnano i cubi di questo colore e un binario può partire da ogni lato. Non può crescere.
    [grown] { $name }: { steam-city }. Qui si consegnano i cubi di questo colore e un binario può partire da ogni lato. È già cresciuta.
   *[plain] { $name }: { steam-city }. Qui si consegnano i cubi di questo colore e un binario può partire da ogni lato.
}
steam-what-town = { $name }: una cittadina. I binari possono diramarsi e le merci passano, ma non partono né arrivano qui. Una tessera costa $1 in più. Urbanizzazione la trasforma in città.
steam-what-ground = { $ground }. Una tessera costa $1 per ogni uscita{ $hill ->
    [yes] , +$2 per la collina
   *[no] {""}
}{ $river ->
    [yes] , +$1 per il fiume
   *[no] {""}
}.
steam-what-cube = { $colour ->
    [gray] Cubo grigio. Si consegna solo quando c’è una nuova città grigia. Ogni collegamento percorso dà 1 punto al proprietario.
   *[red] { steam-cube }: consegnalo lungo collegamenti completi in una città del suo colore. Ogni collegamento percorso dà 1 punto al proprietario.
}
steam-what-link = { $link }. I cubi possono percorrerlo; ogni volta il proprietario riceve 1 punto.
steam-what-tile = { $tile }: { $effect }.
steam-what-tile-number = Il numero { $number } decide il tuo posto nell’ordine del prossimo turno.
steam-what-tile-pass = Si può prendere senza costo e senza effetto.
