mombasa-refusal-costs-pounds = Costa £{ $price }; hai £{ $have }.
mombasa-refusal-costs-units = Costa { $price } unità; ne hai { $have }.
mombasa-refusal-costs-expansion-points = Costa { $price ->
    [one] { $price } punto espansione
   *[other] { $price } punti espansione
}; ne hai { $have }.
mombasa-refusal-costs-bookkeeping-points = Costa { $price ->
    [one] { $price } punto contabilità
   *[other] { $price } punti contabilità
}; ne hai { $have }.
mombasa-refusal-needs-level = Il bonus { $need } di questa ferrovia non è ancora sbloccato, o lo è solo dal tuo prossimo turno.

mom-bonus-02 = Questo spazio bonus è occupato.
mom-bonus-04 = Devi averne più di tutti gli altri, e almeno 1.
mom-bonus-08 = Questa carta non è nella scelta carte.
mom-bonus-09 = Questa carta non si può scartare.
mom-bonus-15 = La tessera +1 va su una tua carta beni a faccia in su.
mom-bonus-16 = La tessera +1 è già piazzata e non si può spostare.
mom-bonus-20 = Pagato il costo dello spazio, non potresti comprare nessuna carta.
mom-book-01 = Può farlo solo un contabile.
mom-book-06 = In questa casella non c’è alcun libro.
mom-book-07 = Il tuo percorso contabilità è pieno.
mom-book-08 = Sul prossimo passo non c’è alcun libro.
mom-book-09 = Le tue carte a faccia in su non soddisfano il requisito del prossimo libro.
mom-book-16 = In questa colonna non ci sono basi.
mom-book-19 = Il calamaio è sul passo finale.
mom-book-24 = Il requisito è soddisfatto: non c’è nulla da pagare.
mom-diamond-01 = Può farlo solo un mercante di diamanti.
mom-expand-04 = La compagnia non ha un accesso a questa regione.
mom-expand-07 = La compagnia occupa già questa regione.
mom-expand-08 = In questa colonna non ci sono basi.
mom-expand-10 = Questa colonna è piena.
mom-expand-11 = Lo spazio finale di una colonna non si copre mai più.
mom-expand-14 = La compagnia non ha basi in sede.
mom-expand-17 = Bisogna piazzare almeno una base.
mom-goods-01 = Le carte beni usate insieme mostrano lo stesso bene, e ognuna si usa una volta.
mom-goods-02 = Questa carta non è nella scelta carte.
mom-goods-13 = Con queste carte devi prendere una carta o avanzare su una ferrovia.
mom-plan-02 = Questa carta non è nella tua mano, o è già pianificata.
mom-plan-05 = Questo spazio azione non è ancora aperto.
mom-plan-07 = Le quote singole non si possono pianificare.
mom-plan-11 = Riempi gli spazi azione da sinistra a destra, poi conferma.
mom-rest-05 = Scegli un mazzo riposo che contenga carte.
mom-round-06 = Serve la carta adatta a faccia in su, o un segnalino bonus libero.
mom-setup-15 = Questa tessera iniziale non ti è stata data.
mom-special-05 = Beni diversi si possono usare insieme solo per prendere una carta.
mom-special-11 = Con questo bonus non puoi avanzare su questa ferrovia.
mom-special-12 = In un round puoi usare solo uno dei due spazi extra di una ferrovia.
mom-track-03 = Il tuo segnalino è sull’ultimo spazio.
mom-track-04 = Su questa ferrovia non puoi avanzare oltre.
mom-track-10 = Questo spazio non esiste sulle ferrovie di questa partita.
