## La legenda: ogni icona con il suo significato

toy-legend-star = Chi vince il round: prende il premio o lo dà a un altro
toy-legend-gavel = Offerta: scegli una carta in segreto; anche il dorso delle carte
toy-legend-coin = Monete: con esse si pagano i premi; alla fine vince chi ne ha di più
toy-legend-cards = Carte in mano: a ogni round tornano a tre
toy-legend-chosen = Scelta fatta: questo giocatore ha scelto una carta; come azione, termina il round
