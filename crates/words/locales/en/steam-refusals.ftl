steam-refusal-costs-funds = It costs ${ $price }; including everything you can raise, you have ${ $have }.
steam-refusal-needs-raises = { $have ->
    [0] Your income and victory points don’t let you raise any money.
    [one] Your income and victory points let you raise money only { $have } time, not { $need }.
   *[other] Your income and victory points let you raise money only { $have } times, not { $need }.
}
steam-refusal-needs-raises-allowed = { $have ->
    [one] You can raise money at most { $have } time at once.
   *[other] You can raise money at most { $have } times at once.
}
steam-refusal-needs-bid = The lowest bid is now ${ $need }.
steam-refusal-needs-bid-allowed = No bid may exceed ${ $have }.
steam-refusal-needs-placements = You have no tiles left to lay in this build turn.
steam-refusal-needs-stock = No tiles of this kind are left in stock.
steam-refusal-needs-new-cities = No New City tiles are left.
steam-refusal-needs-new-cities-colour = No New City tiles of this colour are left.
steam-refusal-needs-towns = There are no towns left that could become a New City.
steam-refusal-needs-levels = Your locomotive is already at the highest level.
steam-refusal-needs-markers = No City Growth markers are left.
steam-refusal-needs-supply = No supply space has any goods left.
steam-refusal-needs-supply-space = This supply space is empty.
steam-refusal-needs-cubes = There’s no cube of this colour.
steam-refusal-needs-links = { $need ->
    [one] This route has { $need } link; your locomotive can manage { $have }.
   *[other] This route has { $need } links; your locomotive can manage { $have }.
}
steam-refusal-needs-own-links = Another player owns { $need } of the links on this route; you own only { $have }.
steam-refusal-needs-income-track = Your income is already at its highest: take victory points.
steam-refusal-needs-setup-cubes = Cubes that belong there: { $need }, not { $have }.
steam-refusal-needs-bag = Cubes of this colour in the bag: { $have }; it takes { $need }.

## The clauses that forbid without figures, by their numbers

steam-action-01 = This action tile has already been taken this turn.
steam-action-12 = Only City Growth and Urbanization may be taken without their effect.
steam-action-13 = You paid for your action tile’s effect: use it before you end your build turn.
steam-action-14 = In the Standard game you decide in your build turn whether to use the tile.
steam-action-16 = City Growth can’t have any effect: it needs goods in the supply, a marker and a city that hasn’t grown.
steam-auction-02 = The first bidder is drawn from the players at the table.
steam-build-03 = Track goes only on land hexes that are not cities.
steam-build-04 = Track may not lead off the map, into water or across a blocked edge.
steam-build-05 = New track must start at a city or continue your own track.
steam-build-08 = New track may not join the open end of another player’s link.
steam-build-10 = A link may not begin and end at the same city or town.
steam-build-20 = Some of your track would stay unconnected in this build turn.
steam-build-26 = Continue the track that is waiting to be connected before you build elsewhere.
steam-build-27 = Only one piece of track at a time may be waiting to be connected.
steam-build-28 = Unconnected track that reaches a town must be connected by that same tile.
steam-goods-02 = A cube travels over complete links to another city of its colour; from here it can’t.
steam-goods-03 = No route your locomotive can manage reaches a city of this colour using enough of your own links.
steam-goods-04 = The cube stops at the first city of its colour.
steam-goods-05 = The route must end at a city of the cube’s colour.
steam-goods-06 = The cube may not enter a city twice.
steam-goods-07 = The cube may not pass a town twice.
steam-goods-08 = At least one link on the route must be yours.
steam-goods-15 = There are too many routes; this one isn’t among those listed.
steam-growth-01 = A city grows once, in the build turn of the player who took City Growth for its effect.
steam-growth-02 = Only a printed city that hasn’t grown yet can grow.
steam-link-08 = You can claim this unowned link only if it is connected to a city, directly or along your own track.
steam-loco-03 = You’ve already improved your locomotive this turn.
steam-order-01 = This action tile has already been drawn.
steam-redirect-02 = You can redirect only your own link, or an unowned one that begins at a city or at a town where you own a link.
steam-redirect-03 = Complete links and other players’ links can’t be redirected.
steam-redirect-04 = Track in a town can’t be redirected.
steam-redirect-08 = Only the open end turns; the other edge of the track must stay.
steam-redirect-10 = One tile can’t both redirect track and add new track.
steam-redirect-12 = Track that is waiting to be connected can’t be redirected or joined this way.
steam-town-01 = Town tiles go on town hexes, other tiles elsewhere.
steam-town-05 = A new spur must meet your own track, a city or a link you may claim.
steam-town-06 = A new spur may not meet another player’s open end.
steam-upgrade-01 = An upgrade keeps all the track there and adds more.
steam-upgrade-05 = This tile can’t take any more track.
steam-urban-01 = A New City goes on a town, once, in the build turn of the player who took Urbanization for its effect.
steam-urban-11 = A link would then begin and end at the New City.
