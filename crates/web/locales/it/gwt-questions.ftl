question-place = Su quale edificio neutrale parte il tuo allevatore?
question-move = Dove va il tuo allevatore?
question-ride = Dove cavalca il tuo allevatore, senza tasse?
question-location = Che cosa fai in questa posizione?
question-end-turn = Termini il turno?
question-worker-space = Scarti la carta per ciò che dà lo spazio del lavoratore?
question-foresight = Quale tessera previsione scegli?
question-income = Quanti certificati spendi per il tuo profitto?
question-grow = Quali carte Simmental scambi?
question-deliver = In quale città consegni?
question-disc = Quale disco usi?
question-engine = Dove va la tua locomotiva?
question-engine-back = Di quanto torna indietro la tua locomotiva?
question-return-from-last = In quale spazio precedente torna la tua locomotiva?
question-upgrade = Quale stazione migliori?
question-appoint = Cedi un lavoratore per la tessera capostazione?
question-hire = Chi assumi?
question-build = Quale edificio piazzi?
question-site = Dove lo piazzi?
question-buy = Che cosa compri al mercato bovino?
question-hazard = Quale calamità rimuovi?
question-trade = { $edition ->
    [1] Quale tipi prendi?
   *[2] Quale bandito prendi?
}
question-hazard-or-trade = { $edition ->
    [1] Quale calamità o tipi prendi?
   *[2] Quale calamità o bandito prendi?
}
question-objective = Quale carta obiettivo prendi?
question-certificates = Quanti certificati prendi?
question-auxiliary = Quale azione ausiliaria svolgi?
question-draw = Peschi un’altra carta?
question-discard = Quale carta scarti?
question-remove = Quale carta elimini dal gioco?
question-chance = Decide il caso.
