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

steam-hex = esagono { $hex }
    .on = sull’esagono { $hex }
steam-in = nella cittadina di { $name }
steam-terrain = { $terrain ->
    [coast] costa
    [hill] collina
    [river] fiume
    [town] cittadina
   *[plain] pianura
}
steam-about-goods = merci: { $goods }
steam-about-grown = già cresciuta
steam-edge = { $edge ->
    [N] N
    [NE] NE
    [SE] SE
    [S] S
    [SW] SO
   *[NW] NO
}
steam-open-end = estremità aperta { $hex } { $edge }
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
        [base] nel prossimo turno giochi per primo
       *[standard] nella prossima asta puoi passare una volta senza uscirne
    }
    [first-move] muovi per primo in entrambi i giri delle merci
    [engineer] puoi piazzare quattro tessere invece di tre
    [first-build] costruisci per primo
    [city-growth] quando costruisci, una città riceve merci dalla riserva
    [locomotive] la tua locomotiva sale subito di un livello
   *[urbanization] quando costruisci, una cittadina diventa una nuova città con merci dalla riserva
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
    [funds] Contanti e tutto ciò che puoi raccogliere
    [rewards] Punti da prendere
    [cities] Città
    [towns] Cittadine
    [all-links] Collegamenti
    [track-tiles] Tessere binario
    [players] Giocatori
    [level-short] Liv.
    [can-pay] Può pagare
   *[lay] Tessere per questo esagono
}
steam-board-of = Plancia di { $name }

## Il tavolo come testo

steam-board-decides = { $player } decide
steam-board-you = tu
steam-board-map-key = [R]3 città e i suoi cubi, o cittadina, ^ collina, ~ fiume, #12 binari dei giocatori 1 e 2, - di nessuno
steam-board-links-key = ! va perso alla fine della costruzione del proprietario se non viene esteso
steam-board-tiles-key = N–S unisce due lati; N, S sono rami di una cittadina

## Punteggio

steam-category-points = Punti vittoria
steam-category-income = Reddito
steam-category-links = Collegamenti completi
steam-category-bankruptcy = Bancarotta
