gwt-question-place = Su quale edificio neutrale parte il tuo allevatore?
gwt-question-move = Dove va il tuo allevatore?
gwt-question-ride = Dove cavalca il tuo allevatore, senza tasse?
gwt-question-location = Che cosa fai in questa posizione?
gwt-question-end-turn = Termini il turno?
gwt-question-worker-space = Scarti la carta per ciò che dà lo spazio del lavoratore?
gwt-question-foresight = Quale tessera previsione scegli?
gwt-question-income = Quanti certificati spendi per il tuo profitto?
gwt-question-grow = Quali carte Simmental scambi?
gwt-question-deliver = In quale città consegni?
gwt-question-disc = Quale disco usi?
gwt-question-engine = Dove va la tua locomotiva?
gwt-question-engine-back = Di quanto torna indietro la tua locomotiva?
gwt-question-return-from-last = In quale spazio alle spalle torna la tua locomotiva?
gwt-question-upgrade = Quale stazione migliori?
gwt-question-appoint = Nomini un lavoratore capostazione e prendi la tessera?
gwt-question-hire = Chi assumi?
gwt-question-build = Quale edificio piazzi?
gwt-question-site = Dove lo piazzi?
gwt-question-buy = Che cosa compri al mercato bovino?
gwt-question-hazard = Quale calamità rimuovi?
gwt-question-trade = { $edition ->
    [1] Quale tipi prendi?
   *[2] Quale bandito prendi?
}
gwt-question-hazard-or-trade = { $edition ->
    [1] Quale calamità o tipi prendi?
   *[2] Quale calamità o bandito prendi?
}
gwt-question-objective = Quale carta obiettivo prendi?
gwt-question-certificates = Quanti certificati prendi?
gwt-question-auxiliary = Quale azione ausiliaria svolgi?
gwt-question-draw = Peschi un’altra carta?
gwt-question-discard = Quale carta scarti?
gwt-question-remove = Quale carta rimuovi dal gioco?
