steam-refusal-costs-funds = It costs ${ $price }; with all you can raise you have ${ $have }.
steam-refusal-needs-raises = Your income and victory points allow you to raise money { $have } times, not { $need }.
steam-refusal-needs-raises-allowed = At most { $have } raises may be announced at once.
steam-refusal-needs-bid = The lowest bid is now ${ $need }.
steam-refusal-needs-bid-allowed = No bid may exceed ${ $have }.
steam-refusal-needs-placements = You have no tile left to lay in this build turn.
steam-refusal-needs-stock = No tile of this kind is left in stock.
steam-refusal-needs-new-cities = No New City tile is left.
steam-refusal-needs-new-cities-colour = No New City tile of this colour is left.
steam-refusal-needs-towns = There is no town left that could become a New City.
steam-refusal-needs-levels = Your locomotive is at the highest level.
steam-refusal-needs-markers = No City Growth marker is left.
steam-refusal-needs-supply = No supply space holds goods any more.
steam-refusal-needs-supply-space = This supply space is empty.
steam-refusal-needs-cubes = There is no cube of this colour.
steam-refusal-needs-links = The way has { $need ->
    [one] { $need } link
   *[other] { $need } links
}; your locomotive pulls over { $have }.
steam-refusal-needs-own-links = Somebody else owns { $need } of the links on the way, you own only { $have }.
steam-refusal-needs-income-track = Your income is at its highest: take victory points.
steam-refusal-needs-setup-cubes = Cubes that belong there: { $need }, not { $have }.
steam-refusal-needs-bag = Cubes of this colour in the bag: { $have }; it takes { $need }.

## The clauses that forbid without figures, by their numbers

steam-action-01 = Somebody has taken this action tile in this turn.
steam-action-12 = Only City Growth and Urbanization may be taken without effect.
steam-action-13 = You paid for the effect of your action tile: carry it out before you end your build turn.
steam-action-14 = In the Standard game you decide in your build turn whether to use the tile.
steam-action-16 = City Growth can have no effect: it needs goods in the supply, a marker and a city that has not grown.
steam-auction-02 = The player who speaks first is drawn among those at the table.
steam-build-03 = Track goes only on land hexes that are not cities.
steam-build-04 = Track may not lead off the map, into water or across a blocked edge.
steam-build-05 = New track must begin at a city or continue track of yours.
steam-build-08 = New track may not join the open end of another player’s link.
steam-build-10 = A link may not begin and end at the same city or town.
steam-build-20 = Track of yours would stay unconnected in this build turn.
steam-build-26 = Continue the track that waits to be connected before you build elsewhere.
steam-build-27 = Only one piece of track at a time may wait to be connected.
steam-build-28 = Track that waits to be connected must be connected by the tile with which it reaches a town.
steam-goods-02 = A cube goes over complete links to another city of its colour; from here it can’t.
steam-goods-03 = Your locomotive can’t pull the cube to a city of its colour over links among which enough are yours.
steam-goods-04 = The cube stops at the first city of its colour.
steam-goods-05 = The way must end at a city of the cube’s colour.
steam-goods-06 = The cube may not enter a city twice.
steam-goods-07 = The cube may not pass a town twice.
steam-goods-08 = At least one link on the way must be yours.
steam-goods-15 = There are too many ways; this one is not among those listed.
steam-growth-01 = Cities grow once, in the build turn of the player who took City Growth for its effect.
steam-growth-02 = Only a printed city that has not grown yet can grow.
steam-link-08 = This unowned link can be claimed only if it is connected to a city, directly or along your own track.
steam-loco-03 = You have already improved your locomotive in this turn.
steam-order-01 = This action tile has been drawn already.
steam-redirect-02 = Only a link of yours, or an unowned one that begins at a city or at a town where you own a link, can be redirected.
steam-redirect-03 = Complete links and those of other players can’t be redirected.
steam-redirect-04 = Track in a town can’t be redirected.
steam-redirect-08 = Only the open end turns; the other edge of the track must stay.
steam-redirect-10 = One tile can’t both redirect track and add some.
steam-redirect-12 = Track that waits to be connected can’t be redirected or joined in this way.
steam-town-01 = Town tiles belong on town hexes, other tiles elsewhere.
steam-town-05 = A new spur must meet your own track, a city or a link you may claim.
steam-town-06 = A new spur may not meet another player’s open end.
steam-upgrade-01 = An upgrade keeps all track there and adds some.
steam-upgrade-05 = This tile can’t take any more track.
steam-urban-01 = A New City goes on a town, once, in the build turn of the player who took Urbanization for its effect.
steam-urban-11 = A link would then begin and end at the New City.
