mombasa-nothing = niente
mombasa-or = { $first } oppure { $last }
mombasa-company = { $company ->
    [MOM] Mombasa
    [CAP] Cape Town
    [STL] Saint-Louis
   *[CAI] Il Cairo
}
    .of = { $company ->
        [MOM] di Mombasa
        [CAP] di Cape Town
        [STL] di Saint-Louis
       *[CAI] del Cairo
    }
mombasa-good = { $good ->
    [BAN] banane
    [COF] caffè
   *[COT] cotone
}
mombasa-kind = { $kind ->
    [BAN] banane
    [COF] caffè
    [COT] cotone
    [EXP] espansione
    [BK] contabile
    [DM] mercante di diamanti
   *[SHARE] quota (azione)
}
mombasa-card = { $kind } { $value }
mombasa-card-with-share = { $kind } { $value } con una quota { $company }
mombasa-card-single-share = quota { $company }
mombasa-card-cash = { $card } (valore cassa £{ $pounds })
mombasa-card-number = { $card } (n. { $number })
mombasa-card-offered = { $card } (riga { $row }, { $column ->
    [1] a sinistra
    [2] al centro
   *[3] a destra
})
mombasa-book = { $asks } → { $gives }
mombasa-cell = { $row ->
    [1] riga in alto
   *[2] riga in basso
}, colonna { $column }
mombasa-units = { $good ->
    [BAN] { $count ->
        [one] { $count } banana
       *[other] { $count } banane
    }
    [COF] { $count } caffè
   *[COT] { $count } cotone
}
mombasa-one-good = { $count } unità di un solo bene
mombasa-and-more = { $count ->
    [one] { $first } e un’altra unità di un solo bene
   *[other] { $first } e altre { $count } unità di un solo bene
}
mombasa-specialists = { $count ->
    [one] un altro specialista
   *[other] altri { $count } specialisti
}
mombasa-points = { $count ->
    [one] { $count } punto contabilità
   *[other] { $count } punti contabilità
}
mombasa-gain-diamonds = { $count ->
    [one] { $count } spazio sul percorso dei diamanti
   *[other] { $count } spazi sul percorso dei diamanti
}
mombasa-gain-track = { $count ->
    [one] { $count } spazio sulla ferrovia { $company }
   *[other] { $count } spazi sulla ferrovia { $company }
}
mombasa-gain-tracks = { $spaces ->
    [one] { $spaces } spazio
   *[other] { $spaces } spazi
} { $tracks ->
    [one] su una ferrovia
   *[other] su ciascuna di { $tracks } ferrovie
}
mombasa-gain-remove = { $count ->
    [one] rimuovi { $count } base commerciale
   *[other] rimuovi { $count } basi commerciali
}
mombasa-gain-units = £1 per ogni unità di { $good } a faccia in su, meno £1
mombasa-gain-card = compra una carta in sterline
mombasa-gain-tile = { $tile } per il prossimo round
mombasa-pay-for = paga £{ $pounds }: { $profit }
mombasa-sell = vendi una carta della mano al suo valore cassa{ $plus ->
    [0] {""}
   *[other] {" "}più £{ $plus }
}
mombasa-space = { $space ->
    [BS-M1] Maggioranza di banane
    [BS-M2] Maggioranza di caffè
    [BS-M3] Maggioranza di cotone
    [BS-M4] Maggioranza di espansione
    [BS-S1] Acquisto
    [BS-S2] Vendita
    [BS-S3] Giocatore iniziale
    [BS-T1] Tessera +1
    [BS-T2] Tessera contabile
    [BS-T3] Tessera mercante di diamanti
   *[BS-T4] Tessera espansione
}
mombasa-space-extra = { $level ->
    [1] Primo spazio extra { $company }
   *[2] Secondo spazio extra { $company }
}
mombasa-word = { $what ->
    [BS-M1] Banane
    [BS-M2] Caffè
    [BS-M3] Cotone
    [BS-M4] Espansione
    [BS-S1] Compra
    [BS-S2] Vendi
    [BS-S3] Inizia
    [BS-T1] Più uno
    [BS-T2] Contabile
    [BS-T3] Mercante
    [BS-T4] Espansione
    [expansion] Espansione
    [markers] Segnalini
    [discount] Sconto
    [mixed] Misto
    [units] Raccolto
    [books] Registri
    [card] Compra
    [sell] Vendi
   *[tracks] Ferrovie
}
mombasa-tile = { $tile ->
    [BT1] la tessera +1
    [BT2] la tessera contabile
    [BT3] la tessera mercante di diamanti
   *[BT4] la tessera espansione
}
mombasa-start-tile = { $bonus }; a riposo: { $cards }
mombasa-column = { $column ->
    [K1] colonna sinistra
    [K2] colonna centrale
   *[K3] colonna destra
}
mombasa-column-of = { mombasa-column } { $company }
mombasa-bonus-expansion = valore espansione totale +{ $count }
mombasa-bonus-markers = { $count ->
    [one] { $count } segnalino bonus in più
   *[other] { $count } segnalini bonus in più
}
mombasa-bonus-discount = le carte pagate con { $good } costano 1 in meno
mombasa-bonus-mixed = le carte costano 1 in meno e si possono usare insieme beni diversi
mombasa-bonus-units = ogni carta { $good } vale 1 unità in più
mombasa-bonus-space = spazio bonus: { $profit }
mombasa-figure-money = Denaro
mombasa-figure-diamonds = Diamanti
mombasa-figure-books = Libri
mombasa-figure-expansion = Espansione
mombasa-figure-hand = Carte in mano
mombasa-figure-markers = Segnalini bonus liberi
mombasa-figure-start = segnalino giocatore iniziale
mombasa-figure-shares = Quote
mombasa-figure-value = Valore quota
mombasa-figure-home = Basi in sede
mombasa-figure-track = Ferrovia
mombasa-part-map = Mappa
mombasa-part-bases = Sedi delle compagnie
mombasa-part-tracks = Ferrovie delle compagnie
mombasa-part-cards = Scelta carte
mombasa-part-books = Scelta libri
mombasa-part-rounds = Indicatore dei round
mombasa-part-bonus = Spazi bonus
mombasa-part-slots = Spazi azione
mombasa-part-rest = Mazzi riposo
mombasa-part-diamond-track = Percorso dei diamanti
mombasa-part-book-track = Percorso contabilità
mombasa-part-hand = Mano
mombasa-part-tiles = Tessere bonus
mombasa-part-deck = Mazzo di carte
mombasa-part-discards = Pila degli scarti
mombasa-part-stacks = Pile di libri
mombasa-reconstruction = { $count } tabelle di dati stampati su { $all } (come i profitti delle regioni e i prezzi delle carte) sono una nostra ricostruzione: non avevamo accesso ai componenti stampati.

## The board as text

mombasa-board-round = { $round ->
    [0] Preparazione
   *[other] Round { $round } di { $rounds }
}
mombasa-board-you = { $player } (tu)
mombasa-board-signs = ♦ spazi sul percorso dei diamanti, ✎ punti contabilità
mombasa-board-price = prima il prezzo
mombasa-board-down = { $what } (a faccia in giù)
mombasa-board-dealt = Le tue tessere iniziali
mombasa-board-plan = Il tuo piano finora: { $cards }

## What things are and do

mombasa-about-region = { $region }{ $held ->
    [yes] , con una base { $company }
   *[no] {""}
}. Chi piazza qui una base commerciale riceve: { $gives }. Entrare costa 1 punto espansione attraverso un confine semplice, 2 attraverso uno doppio, e 1 in più se si scaccia un’altra compagnia.
mombasa-about-border = Attraversare un confine semplice costa 1 punto espansione, uno doppio ne costa 2.
mombasa-about-company = { $company }: una quota (azione) vale ora £{ $value }, £1 per ogni moneta visibile nella sede. Espandere la compagnia porta le basi dalla sede alla mappa e scopre le monete.
mombasa-about-column = Sede { $company }, { mombasa-column }: { $count ->
    [one] { $count } base
   *[other] { $count } basi
} in sede. La base più avanzata esce per prima; ogni moneta visibile aumenta di £1 il valore di ogni quota.
mombasa-about-track = Ferrovia { $company }. Le unità di beni e alcuni profitti muovono il tuo segnalino; l’ultimo numero raggiunto dice quante quote possiedi.
mombasa-about-shares = { mombasa-track-space }: da qui possiedi { $count ->
    [one] { $count } quota
   *[other] { $count } quote
}.
mombasa-about-special = Chi arriva qui prende £{ $pounds }, e così tutti quelli che ci erano già arrivati. Dal tuo prossimo turno ti dà: { $bonus }.
mombasa-track-space = Spazio { $space } sulla ferrovia { $company }
mombasa-about-demand = Richiesta di immissione di capitale sulla ferrovia { $company }: chi la attraversa paga subito £{ $pounds }, altrimenti si ferma prima.
mombasa-about-level = { $level ->
    [1] Primo
   *[2] Secondo
} bonus della ferrovia { $company }, per chi ha raggiunto lo spazio { $space }: { $bonus }.{ $used ->
    [yes] {" "}Lo usa: { $players }.
   *[no] {""}
}
mombasa-about-bonus = { $space }. Come azione, piazza qui un segnalino bonus libero; torna alla fine del round.{ $taken ->
    [yes] {" "}Ora c’è { $player }.
   *[no] {""}
}
mombasa-about-book = Un libro: chiede { $asks } sulle tue carte a faccia in su e dà { $gives } quando il tuo calamaio si ferma qui.
mombasa-about-book-price = Costa { mombasa-points }.
mombasa-about-book-coins = Sotto ci sono £{ $pounds }.
mombasa-about-book-none = Una casella vuota della scelta libri.
mombasa-about-book-turned = Un libro girato a faccia in giù: il calamaio può passarci sopra, ma non dà nulla.
mombasa-about-step = Passo { $step } del percorso contabilità: il prossimo libro che prendi va sul primo passo vuoto.{ $opens ->
    [yes] {" "}Quando il calamaio arriva qui si apre lo spazio azione { $slot }.
   *[no] {""}
}
mombasa-about-jar = Percorso contabilità, calamaio sul passo { $space }: { mombasa-about-worth } I contabili lo muovono sui libri di cui le tue carte a faccia in su soddisfano il requisito.
mombasa-about-diamonds = Percorso dei diamanti, segnalino sullo spazio { $space }: { mombasa-about-worth } Lo muovono i mercanti di diamanti e molti profitti.
mombasa-about-worth = vale £{ $worth } alla fine{ $next ->
    [0] .
   *[other] , £{ $next } a partire da { $at }.
}{ $opens ->
    [0] {""}
   *[other] {" "}A { $opens } si apre lo spazio azione { $slot }.
}
mombasa-about-kind = { $kind ->
    [EXP] Tutte le tue carte espansione a faccia in su piazzano insieme basi di una compagnia; questa porta { $value }.
    [BK] Porta { mombasa-points } per i libri, poi muove il tuo calamaio.
    [DM] Fa avanzare il tuo segnalino diamanti di { $value ->
        [one] { $value } spazio
       *[other] { $value } spazi
    }, più 1 per ogni altro tuo mercante a faccia in su.
    [SHARE] Resta in mano fino alla fine, quando conta come quota.
   *[goods] Con le sue unità prendi una carta della scelta; ogni unità restante ti fa avanzare di uno spazio su una ferrovia.
}
mombasa-about-card-share = Alla fine conta come quota { $company }.
mombasa-about-card-cash = Valore cassa £{ $pounds }, se la vendi.
mombasa-about-card-price = Qui costa { $price }: unità di un solo bene, oppure sterline su uno spazio d’acquisto.
mombasa-about-price = { $change ->
    [0] Le carte di questa colonna costano il prezzo stampato
    [1] Le carte di questa colonna costano { $more } più del prezzo stampato
   *[other] Le carte di questa colonna costano { $more } meno del prezzo stampato
}; ogni round le carte passano a destra di una colonna.
mombasa-about-deck = { $count ->
    [one] { $count } carta ancora da rivelare
   *[other] { $count } carte ancora da rivelare
} nella scelta carte.
mombasa-about-discards = Pila degli scarti: { $cards }.
mombasa-about-stacks = Libri ancora da rivelare, per lettera: { $counts }. Un libro preso è sostituito dalla pila della sua lettera.
mombasa-about-round = Round { $round } di { $rounds }.{ $coins ->
    [0] {""}
   *[other] {" "}Quando comincia, le £{ $coins } di questo spazio passano sotto i libri della colonna { $round }.
}
mombasa-about-slot = Spazio azione { $number }. { $state ->
    [diamonds] Si apre quando il tuo segnalino diamanti arriva allo spazio { $space }.
    [jar] Si apre quando il tuo calamaio arriva al passo { $space }.
   *[open] Ogni round pianifichi qui una carta in segreto; quando finisci la fase azione va nel mazzo riposo { $number }.
}
mombasa-about-rest = Mazzo riposo { $number }: { $cards }. Finire la fase azione riprende in mano un intero mazzo riposo; poi arriva qui la carta dello spazio { $number }.
mombasa-about-sight = { $what } a faccia in su: ciò che mostrano le tue carte, per maggioranze e libri.
mombasa-about-markers = Segnalini bonus liberi: come azione, piazzane uno su uno spazio bonus. Tornano ogni round.
mombasa-about-left = Ancora da usare in questa azione: { $left }.
mombasa-about-tile = { $tile ->
    [BT1] La tessera +1: mettila su una tua carta beni a faccia in su, che vale 1 unità in più.
    [BT2] La tessera contabile: in questo round conta come contabile con 1 punto.
    [BT3] La tessera mercante di diamanti: in questo round conta come mercante da 2 spazi.
   *[BT4] La tessera espansione: in questo round conta come carta espansione da 2.
}
mombasa-about-start-tile = Tessera iniziale: ti porta { $bonus }; { $cards } cominciano nei mazzi riposo 2, 3 e 4.
mombasa-region = { $region ->
    [R11] Sabbie Occidentali
    [R12] Tanezrouft
    [R13] Fezzan
    [R14] Deserto Libico
    [R15] Basso Nilo
    [R16] Mar Rosso
    [R21] Valle del Senegal
    [R22] Alto Niger
    [R23] Massiccio dell’Aïr
    [R24] Tibesti
    [R25] Nubia
    [R26] Altopiano Etiopico
    [R31] Costa del Gambia
    [R32] Volta
    [R33] Lago Ciad
    [R34] Darfur
    [R35] Nilo Bianco
    [R36] Corno
    [R41] Costa di Guinea
    [R42] Basso Niger
    [R43] Ubangi
    [R44] Ituri
    [R45] Grandi Laghi
    [R46] Costa Swahili
    [R51] Costa del Gabon
    [R52] Basso Congo
    [R53] Kasai
    [R54] Lualaba
    [R55] Lago Malawi
    [R56] Costa del Mozambico
    [R61] Namib
    [R62] Kalahari
    [R63] Okavango
    [R64] Alto Zambesi
    [R65] Highveld
   *[R66] Monti dei Draghi
}
