## La legenda: ogni icona con il suo significato

steam-legend-dollar = Contanti: per binari, tessere azione e offerte; alla fine non valgono nulla
steam-legend-star = Punti vittoria (PV): alla fine vince il totale più alto
steam-legend-engine = Livello della locomotiva: quanti collegamenti può percorrere al massimo un cubo
steam-legend-income = Reddito: dollari a ogni turno, PV alla fine; sotto 0 costa entrambi
steam-legend-link = Collegamenti completi: 1 punto per cubo, 1 PV alla fine; anche le tessere binario disponibili
steam-legend-funds = Può pagare: i contanti e tutto ciò che si può ancora raccogliere
steam-legend-turn-order = Ordine di turno: il tuo posto; come tessera, primo posto al prossimo turno o un passo gratuito
steam-legend-first-move = Prima mossa: muovi prima degli altri in entrambi i giri delle merci
steam-legend-engineer = Ingegnere: puoi piazzare quattro tessere invece di tre
steam-legend-first-build = Prima costruzione: costruisci prima degli altri; indica anche i binari da piazzare
steam-legend-city-growth = Crescita della città: quando costruisci, una città riceve merci dalla riserva
steam-legend-locomotive = Locomotiva: la tua locomotiva sale di un livello
steam-legend-urbanization = Urbanizzazione: quando costruisci, una cittadina diventa una nuova città con merci dalla riserva
steam-legend-grown = Segnalino crescita: questa città è già cresciuta e non può crescere ancora
steam-legend-new-city = Nuova città: una cittadina diventata città, o che può diventarlo ora; non può crescere
steam-legend-free = Gratis: la tessera azione è presa senza costo e senza effetto
