## Persone

gwt-worker = { $worker ->
    [cowboy] cowboy
    [craftsman] artigiano
   *[engineer] ingegnere
}
    .one = { $worker ->
        [cowboy] un cowboy
        [craftsman] un artigiano
       *[engineer] un ingegnere
    }
gwt-worker-count = { $worker ->
    [cowboy] { $count } cowboy
    [craftsman] { $count ->
        [one] { $count } artigiano
       *[other] { $count } artigiani
    }
   *[engineer] { $count ->
        [one] { $count } ingegnere
       *[other] { $count } ingegneri
    }
}

## Carte

gwt-card = { $breed } { gwt-colour }
    .one = una carta { $breed } { gwt-colour }
gwt-card-with-points = { $breed } { gwt-colour } da { $points } PV
    .one = una carta { $breed } { gwt-colour } da { $points } PV
gwt-card-simmental = { $level ->
    [calf] vitello
    [heifer] giovenca
   *[cow] vacca
} Simmental
    .one = una carta { gwt-card-simmental }
gwt-card-objective = carta obiettivo ({ $tasks })
    .one = la carta obiettivo ({ $tasks })
gwt-card-worth = { $card } (valore { $value }, { $points } PV)

## Tessere

gwt-hands = { $hand ->
    [green] mano verde
    [black] mano nera
    [both] mano verde e mano nera
   *[none] nessuna mano
}
gwt-hazard-kind = { $kind ->
    [flood] inondazione
    [drought] siccità
   *[rockfall] caduta massi
}
gwt-tile-hazard = { gwt-hazard-kind } ({ $points } PV, { gwt-hands })
gwt-trade-tile = { $edition ->
    [1] tipi
   *[2] bandito
}
    .plural = { $edition ->
        [1] tipi
       *[2] banditi
    }
    .one = { $edition ->
        [1] un tipi
       *[2] un bandito
    }
    .no = { $edition ->
        [1] nessun tipi
       *[2] nessun bandito
    }
gwt-pair-colour = { $edition ->
    [1] blu
   *[2] arancione
}
    .plural = { $edition ->
        [1] blu
       *[2] arancioni
    }
gwt-tile-trade = { $colour ->
    [green] { gwt-trade-tile } verde
   *[pair] { gwt-trade-tile } { gwt-pair-colour }
}
gwt-points = { $points } PV
gwt-building-private = edificio { $name }
    .one = l’edificio { $name }
gwt-building-neutral = edificio neutrale { $name }

## Luoghi

gwt-city = { $city ->
    [0] Kansas City
    [1] { $edition ->
        [1] Topeka
       *[2] Fulton
    }
    [4] { $edition ->
        [1] Wichita
       *[2] St. Louis
    }
    [6] { $edition ->
        [1] Colorado Springs
       *[2] Bloomington
    }
    [8] { $edition ->
        [1] Santa Fe
       *[2] Peoria
    }
    [10] { $edition ->
        [1] Albuquerque
       *[2] Chicago
    }
    [12] { $edition ->
        [1] El Paso
       *[2] Toledo
    }
    [14] { $edition ->
        [1] San Diego
       *[2] Pittsburgh
    }
    [16] { $edition ->
        [1] Sacramento
       *[2] Filadelfia
    }
   *[18] { $edition ->
        [1] San Francisco
       *[2] New York
    }
}
gwt-station = { $number ->
    [10] stazione finale
   *[other] stazione dopo lo spazio { $after }
}
    .one = { $number ->
        [10] la stazione finale
       *[other] la stazione dopo lo spazio { $after }
    }
gwt-rail = spazio { $name }
gwt-rail-start = spazio di partenza
gwt-rail-turnout = spazio affluenza dopo il { $name }
gwt-rail-last = ultimo spazio
gwt-space-start = inizio del percorso
gwt-space-building = { $name ->
    [A] spazio al bivio prima delle inondazioni
    [A1] spazio 1 accanto alle inondazioni
    [A2] spazio 2 accanto alle inondazioni
    [A3] spazio 3 accanto alle inondazioni
    [FR1] spazio 1 dopo le inondazioni
    [FR2] spazio 2 dopo le inondazioni
    [B] spazio al bivio prima delle siccità
    [B1] spazio 1 accanto alle siccità
    [B2] spazio 2 accanto alle siccità
    [B3] spazio 3 accanto alle siccità
    [DR1] spazio dopo le siccità
    [C] spazio al bivio a metà percorso
    [C1] spazio 1 della strada nel bosco
    [C2] spazio 2 della strada nel bosco
    [C3] spazio prima dell’incrocio di mezzo
    [D] spazio all’incrocio di mezzo
    [D1] spazio dopo l’incrocio di mezzo
    [TR1] spazio 1 dopo i { gwt-trade-tile.plural }
    [TR2] spazio 2 dopo i { gwt-trade-tile.plural }
    [E] spazio al bivio prima delle cadute massi
    [E1] spazio 1 accanto alle cadute massi
    [E2] spazio 2 accanto alle cadute massi
    [RR1] spazio 1 dopo le cadute massi
    [RR2] spazio 2 dopo le cadute massi
    [F] spazio al penultimo bivio
    [F1] spazio in alto prima dell’ultimo bivio
    [F2] spazio in basso prima dell’ultimo bivio
    [G] spazio all’ultimo bivio
    [G1] spazio in alto prima di Kansas City
   *[G2] spazio in basso prima di Kansas City
}
gwt-space-hazard = spazio { gwt-hazard-kind } { $number }
gwt-space-trade = { $edition ->
    [1] spazio commercio { $number }
   *[2] spazio banditi { $number }
}
gwt-place-neutral = edificio neutrale { $name }
gwt-place-own = il tuo { $building }
gwt-place-other = { $building } di { $owner }
gwt-place-tile = { $tile }, { $space }
gwt-corner = { $corner ->
    [white] angoli bianchi
   *[black] angoli neri
}
gwt-disc-space = { $space ->
    [money] azione denaro
    [cards] azione carte
    [certificate] azione certificati
    [engine] azione locomotiva
    [removal] azione rimozione
    [limit-4] limite certificati 4
    [limit-6] limite certificati 6
    [step-left] spazio passi sinistro
    [step-right] spazio passi destro
   *[hand] spazio mano
}
    .of = { $space ->
        [money] dell’azione denaro
        [cards] dell’azione carte
        [certificate] dell’azione certificati
        [engine] dell’azione locomotiva
        [removal] dell’azione rimozione
        [limit-4] del limite certificati 4
        [limit-6] del limite certificati 6
        [step-left] dello spazio passi sinistro
        [step-right] dello spazio passi destro
       *[hand] di uno spazio mano
    }

## Punteggio

gwt-category-money = Denaro
gwt-category-buildings = Edifici
gwt-category-cities = Città
gwt-category-stations = Stazioni
gwt-category-hazards = Calamità
gwt-category-cattle = Bovini
gwt-category-objectives = Obiettivi
gwt-category-masters = Capistazione
gwt-category-workers = Lavoratori
gwt-category-step-space = Spazio passi
gwt-category-job-token = Mercato del lavoro

## Per comporre

gwt-or = { $first } oppure { $last }
gwt-region-trail = Percorso
gwt-region-railroad = Percorso ferroviario
gwt-region-cities = Città
gwt-region-stations = Stazioni e capistazione
gwt-region-jobs = Mercato del lavoro
gwt-region-foresight = Previsione
gwt-region-market = Mercato bovino
gwt-region-objectives = Carte obiettivo
gwt-region-stock = Edifici nella riserva
gwt-region-collected = Obiettivi e tessere raccolte

## Colours

gwt-colour = { $colour ->
    [grey] grigia
    [white] bianca
    [black] nera
    [green] verde
    [yellow] gialla
    [red] rossa
    [blue] blu
    [brown] marrone
   *[purple] viola
}

## Il tavolo come testo

gwt-board-turn = Turno di { $player } (ha iniziato { $first })
gwt-board-foresight = PREVISIONE (colonna, tessere rimaste nella riserva, tessere fra cui scegliere)
gwt-board-jobs = MERCATO DEL LAVORO (riga, prezzo, lavoratori)
gwt-board-token = segnalino: qui non si assume nessuno, { $count ->
    [one] manca { $count } lavoratore per riempire la riga
   *[other] mancano { $count } lavoratori per riempire la riga
}
gwt-board-then-refill = poi il mercato bovino viene riempito
gwt-board-then-end = poi è innescata la fine della partita
gwt-board-token-taken = { $player } ha preso il segnalino mercato del lavoro.
gwt-board-market = MERCATO BOVINO (carte nella pila: { $count })
gwt-board-grown = Pile scoperte
gwt-board-prices = Prezzi
gwt-board-value = valore { $value }
gwt-board-values = Valori allevamento
gwt-board-objectives = CARTE OBIETTIVO (carte nella pila: { $count })
gwt-board-railroad = PERCORSO FERROVIARIO (locomotive; stazione, il suo spazio, prezzo, punti, angoli)
gwt-board-discs = dischi
gwt-board-appointed = capostazione
gwt-board-cities = CITTÀ (valore, nome, angoli, costo del trasporto per { $players })
gwt-board-per-disc = { $points } per disco
gwt-board-trail = PERCORSO (– è uno spazio vuoto, che non costa passi)
gwt-board-rancher = Allevatore
gwt-board-fee = tassa ${ $dollars }
gwt-board-risk = azione rischio { $number }
gwt-board-risks = Un’azione rischio appartiene all’edificio sul suo spazio
gwt-board-see-above = vedi sopra
gwt-board-beside = Accanto al percorso, non ci si entra mai
gwt-board-buildings = EDIFICI PRIVATI (gli stessi lati per tutti; artigiani, punti, tassa per gli altri, azioni)
gwt-board-auxiliaries = AZIONI AUSILIARIE (singola; doppia)
gwt-board-you = tu
gwt-board-to-move = di turno
gwt-board-next = prossimo: { $line }
gwt-board-hidden = Mano ({ $hand }) e pila di pesca ({ $draw }) insieme
gwt-board-unseen = { $count ->
    [one] { $count } carta obiettivo mai vista
   *[other] { $count } carte obiettivo mai viste
}
gwt-board-shown = Note in mano
gwt-board-discs-left = Dischi rimasti
gwt-board-open = Azioni ausiliarie
gwt-board-also-double = anche doppia
gwt-board-tiles = Tessere
gwt-board-master = Capostazione { $name }

## Che cosa sono e che cosa fanno le cose

gwt-about-neutral = Edificio neutrale { $name }. Chi si ferma qui può usare una volta ognuna delle sue azioni: { $actions }.
gwt-about-building = { $building } di { $owner }: { $points } PV alla fine. Solo { $owner } può usarne le azioni: { $actions }. { $fee ->
    [0] Gli altri entrano senza tasse.
   *[other] Chiunque altro entri paga ${ $fee } a { $owner }.
}
gwt-about-stock = { $building }, non ancora costruito: servono { $craftsmen } e denaro per ciascuno, e sul percorso vale { $points } PV. Le sue azioni: { $actions }.
gwt-about-placing = Lo si sta piazzando ora.
gwt-about-building-space = Spazio edificio libero ({ $space }). Finché nessuno costruisce qui, non costa passi.
gwt-about-woods = Si trova nel bosco, che alcune azioni contano.
gwt-about-risk = Chi costruisce qui può usare anche l’azione rischio: { $effect }.
gwt-about-hazard = { $tile }. Entrarci costa ${ $fee }, pagati alla banca. La toglie un’azione «rimuovi una calamità», al prezzo stampato su quell’azione; chi la rimuove ne ottiene i PV alla fine.
gwt-about-hazard-space = Spazio calamità libero: le nuove calamità di questo tipo arrivano qui da Kansas City, a partire dal numero più basso. Fino ad allora non costa passi.
gwt-about-trade = { $tile }. { $fee ->
    [0] Sta a lato del percorso.
   *[other] Entrarci costa ${ $fee }, pagati alla banca.
} Chi lo prende con un’azione «prendi { gwt-trade-tile.one }»: { $bonus }. Conta per edifici, obiettivi e capistazione.
gwt-about-trade-space = Spazio libero per { gwt-trade-tile.one }. Chi prende quello che si trova qui: { $bonus }.
gwt-about-kansas-city = Kansas City, la fine del percorso. Qui scegli una tessera previsione da ogni colonna, guadagni denaro per la tua mandria (ogni razza conta una volta), consegni in una città e ricominci dall’inizio.
gwt-about-start = L’inizio del percorso: qui gli allevatori tornano da Kansas City.
gwt-about-rancher = L’allevatore di { $name }: cammina lungo il percorso fino a Kansas City e agisce dove si ferma.
gwt-about-job = { $worker }: costa ${ $dollars } con un’azione di assunzione, che può cambiare il prezzo.
gwt-about-job-closed = Dalla riga del segnalino non si può assumere nessuno.
gwt-about-job-price = Riga { $row } del mercato del lavoro: un lavoratore di questa riga costa ${ $dollars }.
gwt-about-refill = Quando il segnalino passa da questa freccia, il mercato bovino viene riempito.
gwt-about-job-token = Il segnalino mercato del lavoro. Scende quando la sua riga è piena; chi lo fa uscire dall’ultima riga lo prende ({ $points } PV) e innesca la fine della partita.
gwt-about-foresight = { $tile }. Chi visita Kansas City sceglie una tessera da ogni colonna; questa andrebbe { $to ->
    [jobs] al mercato del lavoro
   *[trail] sul percorso
}.
gwt-about-supply = { $count ->
    [one] Nella riserva della colonna { $column } resta { $count } tessera
   *[other] Nella riserva della colonna { $column } restano { $count } tessere
}: da lì se ne riempiono gli spazi.
gwt-about-rail = Spazio { $space } del percorso ferroviario. Le locomotive saltano gli spazi occupati da un’altra.
gwt-about-rail-start = Da qui partono tutte le locomotive, e possono starci tutte insieme.
gwt-about-rail-turnout = Spazio affluenza dopo il { $space }: se la tua locomotiva si ferma qui, puoi migliorare la stazione accanto.
gwt-about-rail-last = L’ultimo spazio: se la tua locomotiva arriva qui, puoi migliorare la stazione finale; poi torna indietro e guadagni ${ $dollars }.
gwt-about-engine = La locomotiva di { $name }: nelle consegne gli incroci alle sue spalle non costano nulla, e su uno spazio affluenza può migliorare la stazione accanto.
gwt-about-cross = Un incrocio (la croce rossa): consegnare in una città che sta oltre costa $1, a meno che la tua locomotiva non lo abbia superato.
gwt-about-station = { $station }: fermati con la locomotiva sul suo spazio affluenza, paga ${ $dollars } e piazza qui un disco per { $points } PV alla fine.
gwt-about-corner = { $corner ->
    [white] Angoli bianchi: finché ne hai uno, qui serve un disco preso da angoli bianchi.
   *[black] Angoli neri: qui può andare qualsiasi tuo disco.
}
gwt-about-master = Tessera capostazione. Chi migliora questa stazione può prenderla nominando un lavoratore assunto: { $master }.
gwt-about-own-master = Tessera capostazione, presa nominando un lavoratore: { $master }.
gwt-about-appointed = { $worker } nominato capostazione. Resta qui fino alla fine e non conta per nessuno.
gwt-about-city = { $city }: puoi consegnare qui se la tua mandria con i certificati arriva ad almeno { $value }.
gwt-about-city-pays = Un disco qui dà subito ${ $dollars }.
gwt-about-city-points = Ogni disco qui vale { $points } PV alla fine.
gwt-about-city-again = { $often ->
    [any] Puoi consegnare qui quante volte vuoi.
   *[once] Ogni giocatore consegna qui una volta sola.
}
gwt-about-arrow = Freccia da { $one } a { $other }. Con i tuoi dischi su entrambe: { $gives }.
gwt-about-arrow-plain = Per i dischi su { $one } e { $other } insieme non c’è alcun bonus.
gwt-about-offer = { $card }. Comprala con cowboy e denaro ai prezzi indicati; va nella tua pila degli scarti e i suoi PV contano alla fine.
gwt-about-deal = { $card }: { $cowboys } e ${ $dollars } per { $count ->
    [one] questa carta
   *[other] { $count } carte di questo valore
}.
gwt-about-market-stack = Carte bovino ancora da arrivare: { $count }. Durante gli acquisti puoi anche usare un cowboy per aggiungerne { $added } al mercato.
gwt-about-grown = { $card }. Non è in vendita: a Kansas City la si scambia con una Simmental più giovane. Restano: { $count }.
gwt-about-hand-cattle = { $card }. A Kansas City ogni razza nella tua mano conta il suo valore una volta; gli edifici possono chiederti di scartarla. I suoi PV contano alla fine, ovunque sia nel tuo mazzo.
gwt-about-hand-objective = Carta obiettivo – { $card }. Una volta giocata, va conteggiata alla fine.
gwt-about-objective = Carta obiettivo – { $card }. La prendi con un’azione che ne dà una; va nella tua pila degli scarti, a meno che l’azione non dica «in mano».
gwt-about-own-objective = Un obiettivo, conteggiato alla fine: { $tasks }. Ogni incarico completato vale per un solo obiettivo.
gwt-about-objective-stack = Carte obiettivo ancora da arrivare: { $count }. Puoi prendere, senza vederla, la prima della pila invece di una a faccia in su.
gwt-about-draw-pile = La tua pila di pesca: ne conosci le carte, ma non l’ordine.
gwt-about-discard-pile = La tua pila degli scarti: si mischia quando la pila di pesca è vuota e devi pescare.
gwt-about-aux = Azione ausiliaria: { $effect }. Puoi svolgerne una al posto delle azioni della posizione.
gwt-about-aux-double = Doppia azione ausiliaria, disponibile quando nessun disco la copre: { $effect }.
gwt-about-disc = Uno spazio disco. Prendi il suo disco per una consegna o una stazione – { $opens }. { $corner ->
    [white] Angoli bianchi: il disco può andare ovunque.
   *[black] Angoli neri: il disco può andare solo su angoli neri.
}
gwt-about-worker-space = { $worker }, spazio { $space } della riga. I lavoratori assunti riempiono la riga da sinistra.
gwt-about-worker-gives = Assumendo in questo spazio: { $effect }.
gwt-about-worker-scores = Un lavoratore qui vale { $points } PV alla fine.
gwt-about-certificates = Certificati: ognuno che spendi aggiunge 1 alla tua mandria a Kansas City. L’anello mostra quanti ne hai, i dischi segnano il limite.
gwt-about-step-limit = Quanti passi può fare il tuo allevatore in un turno.
gwt-about-hand-limit = Fino a quante carte peschi alla fine del tuo turno.
gwt-about-tokens = Gettoni scambio. Usane uno nel tuo turno per pescare fino a { $count ->
    [one] { $count } carta e poi scartarne altrettante.
   *[other] { $count } carte e poi scartarne altrettante.
}
gwt-about-collected = { $tile }. { $kind ->
    [hazard] Vale { $points } PV alla fine.
   *[trade] Conta per obiettivi, capistazione ed edifici.
}

## Sam, l’avversario in solitario

gwt-sam = Sam
gwt-sam-type = { $worker ->
    [cowboy] cowboy
    [craftsman] artigiani
   *[engineer] ingegneri
}
gwt-sam-level = { $level ->
    [easy] facile
    [hard] difficile
   *[medium] medio
}
gwt-sam-reconstructed = ricostruzione, { gwt-sam-level }
gwt-sam-steps = { $steps ->
    [most-buildings] tanti passi quanti gli edifici privati sul percorso di chi di voi due ne ha di più
    [cowboys] tanti passi quanti i suoi cowboy
    [specialists] tanti passi quanti i suoi lavoratori della specializzazione
   *[exactly] { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    }
}
gwt-sam-errand = { $errand ->
    [hire] assume dalla riga più economica
    [hire-specialist] assume un lavoratore della sua specializzazione
    [hire-engineer] assume un ingegnere, poi locomotiva avanti
    [objective] prende la carta obiettivo più a sinistra
    [outlaw] prende il bandito con più denaro
    [hazard] prende la calamità migliore del tipo più frequente
    [buy] prende i bovini migliori che i suoi cowboy possono avere
    [fill-market] aggiunge 2 carte al mercato bovino, poi prende bovini con un cowboy in meno
    [build] piazza l’edificio che usa più artigiani
   *[engine] locomotiva avanti
}
gwt-sam-only = se è specializzato in { gwt-sam-type }, { $errand }
gwt-sam-card = carta { $number } ({ $steps }): { $errand }
gwt-about-sam = Sam, l’avversario in solitario ({ gwt-sam-level }). Le regole nella sua scatola non sono pubbliche: questa è una ricostruzione. Non decide nulla: una carta dice quanto va avanti e che cosa fa, e non paga nulla. Il pareggio è suo.
gwt-about-sam-card = L’ultima carta di Sam – { $card }.
gwt-about-sam-no-card = Sam non ha ancora pescato nessuna carta.
gwt-about-sam-deck = Il mazzo di Sam, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}: { $cards }. Quando è vuoto, vi si rimischiano tutte le sue carte.
gwt-about-sam-specialization = Sam è specializzato in { gwt-sam-type }, il tipo di cui ha più lavoratori. Alcune delle sue carte fanno qualcosa solo per quello.
gwt-about-sam-worker-space = { $worker }, spazio { $space } della riga di Sam. La sua riga comincia vuota e i suoi spazi non hanno azioni.
gwt-about-sam-discs = Dischi di Sam per consegne e stazioni: { $count }.
gwt-about-sam-cattle = I bovini di Sam, tenuti per i loro PV: { $cards }.
gwt-about-sam-objective = Carta obiettivo di Sam: { $points } PV alla fine, qualunque siano gli incarichi.
gwt-about-sam-master = Tessera capostazione che Sam ha preso senza nominare un lavoratore. Per lui non vale punti.
gwt-about-sam-building = { $building } di { $owner }: { $points } PV alla fine. Azioni, che un edificio accanto può copiare: { $actions }. { $fee ->
    [0] Entri senza tasse.
   *[other] Entrare ti costa ${ $fee }, pagati alla banca.
}
