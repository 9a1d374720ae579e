steam-question-raise = Quanto denaro raccogli?
steam-question-bid-for-place = Fai un’offerta per questo posto nell’ordine di turno?
steam-question-bid-for-order = Fai un’offerta per l’ordine di turno?
steam-question-take = Quale tessera azione prendi?
steam-question-build = Dove costruisci?
steam-question-lay = Quale binario piazzi lì?
steam-question-new-city = Quale nuova città piazzi?
steam-question-supply = Quali merci vanno alla città?
steam-question-goods = Consegni, migliori la locomotiva o passi?
steam-question-route = Quale percorso segue il cubo?
steam-question-reward = Prendi i punti come reddito o come punti vittoria?

## Answers that are left for later

steam-instruction-bid-up-to = Offri solo il necessario, fino a ${ $amount }, poi passa
steam-instruction-pass-auction = Passa fino alla fine dell’asta
steam-instruction-build-nothing = In questo turno non costruire nulla
steam-instruction-pass-goods = In questo turno passa in ogni giro di merci
steam-instruction-take-income = Prendi sempre i punti delle consegne come reddito
steam-instruction-take-points = Prendi sempre i punti delle consegne come punti vittoria
