gwt-refusal-needs-cards = You need { $need } of these in hand; you have { $have }.
gwt-refusal-needs-craftsmen = { $need ->
    [one] You need { $need } craftsman; you have { $have }.
   *[other] You need { $need } craftsmen; you have { $have }.
}
gwt-refusal-needs-cowboys = { $need ->
    [one] You need { $need } cowboy; you have { $have } left.
   *[other] You need { $need } cowboys; you have { $have } left.
}
gwt-refusal-needs-certificates = Certificates needed: { $need }; available: { $have }.
gwt-refusal-needs-value = This city needs a value of { $need }; you have { $have }.
gwt-refusal-needs-tokens = { $need ->
    [one] You need { $need } exchange token; you have { $have }.
   *[other] You need { $need } exchange tokens; you have { $have }.
}
gwt-refusal-needs-spaces = { $need ->
    [one] It’s { $need } space away; your engine may move { $have }.
   *[other] It’s { $need } spaces away; your engine may move { $have }.
}
gwt-refusal-needs-spaces-behind = Free spaces needed behind your engine: { $need }; available: { $have }.
gwt-act-05 = Discard exactly the cards shown, from your hand.
gwt-act-07 = This takes two cattle cards of the same breed.
gwt-act-08 = This takes a cattle card; objective cards don’t count.
gwt-aux-01 = This auxiliary action isn’t unlocked yet: clear one of its disc spaces first.
gwt-aux-03 = You can double it only once both its disc spaces are clear.
gwt-aux-06 = An auxiliary action taken instead of local actions can only be single.
gwt-build-01 = A building goes on an empty building space or over one of your own buildings.
gwt-build-06 = Only a building with more craftsmen can replace one of yours.
gwt-build-09 = Neutral buildings and other players’ buildings can’t be replaced.
gwt-build-12 = You’ve just replaced the building under your rancher: the new one can’t be used now.
gwt-cattle-14 = That card isn’t in the market.
gwt-cattle-16 = The cattle market’s stack is empty.
gwt-cattle-18 = You can’t buy this set of cards with that number of cowboys.
gwt-cert-02 = You’ve reached your certificate limit.
gwt-copy-01 = Only a building with a copy action can do this.
gwt-copy-02 = You can copy only a building directly before or behind this one.
gwt-copy-04 = Hazards, { gwt-trade-tile }s and Kansas City can’t be copied.
gwt-copy-08 = No building may appear twice in a chain of copies.
gwt-copy-09 = You’ve already performed this action of this building this turn.
gwt-copy-11 = A copying building can’t copy another one.
gwt-deliver-03 = You’ve already delivered to this city.
gwt-deliver-21 = For an extraordinary delivery your engine has to move back at least one space.
gwt-deliver-30 = Your engine is on the start space and can’t move back.
gwt-disc-02 = A disc from black corners may go only to black corners.
gwt-disc-09 = There’s no disc to take here.
gwt-disc-10 = You may take a disc from a station only if you can’t use any disc on your player board.
gwt-disc-13 = The disc can’t come from the station you’re upgrading.
gwt-disc-14 = You have no disc that you could place there.
gwt-end-03 = The end of the game has been triggered: no more workers can be chosen.
gwt-end-06 = No workers can be chosen in the last turns.
gwt-exchange-09 = Finish the exchange first: draw and discard.
gwt-exchange-11 = There’s no card to draw.
gwt-hazard-01 = There’s no hazard there.
gwt-hazard-03 = There are no hazards on the board.
gwt-hire-01 = There’s no such worker to hire.
gwt-hire-02 = Workers in the token’s row can’t be hired.
gwt-hire-06 = Your row for these workers is full.
gwt-kc-01 = Kansas City goes in order: foresight 1, 2, 3, income, delivery.
gwt-kc-02 = That tile isn’t in this foresight column.
gwt-local-01 = This location doesn’t offer that action.
gwt-local-02 = Here you may only take a single auxiliary action.
gwt-local-04 = You’ve already performed this local action.
gwt-local-07 = Of two actions separated by a slash, you may do only one.
gwt-local-08 = You’ve performed a local action, so you can’t take an auxiliary action instead.
gwt-local-09 = You’ve taken an auxiliary action, so the local actions are closed.
gwt-move-02 = There’s no tile there: you can’t stop on an empty space.
gwt-move-04 = Your rancher must move at least one step.
gwt-move-07 = Your rancher moves forward along the trail, one location at a time.
gwt-obj-01 = This card isn’t in the objective display.
gwt-obj-04 = There are no objective cards left.
gwt-obj-07 = You may play objective cards only in your own turn, between actions, before you draw.
gwt-obj-15 = You can’t ride into Kansas City.
gwt-obj-16 = Only Kansas City is ahead, so the ride can only be skipped.
gwt-obj-17 = After the ride you can’t play any more cards.
gwt-obj-25 = Your rancher can’t ride from Kansas City.
gwt-rail-03 = Your engine must move at least one space.
gwt-rail-05 = Another engine is there.
gwt-rail-09 = Your engine must move back exactly the number of spaces shown.
gwt-rail-11 = Your engine is on the start space and can’t move back.
gwt-rail-13 = Your engine can only move forward.
gwt-rail-16 = From the last space your engine must move back at least one space.
gwt-simm-04 = Heifers and cows can’t be bought.
gwt-simm-07 = Only calves and heifers can be swapped.
gwt-simm-10 = No card grows two levels in one visit.
gwt-simm-14 = A Simmental doesn’t count as this breed or value.
gwt-station-01 = You can upgrade only the station where your engine stops.
gwt-station-02 = You’ve already upgraded this station.
gwt-station-06 = Printed workers can’t be appointed.
gwt-station-13 = There’s no station behind your engine that you could upgrade.
gwt-station-14 = This station isn’t behind your engine.
gwt-tile-06 = This takes an objective card from your hand.
gwt-tile-13 = You have no buildings in the woods.
gwt-tile-18 = This takes a cattle card of value 3.
gwt-tile-20 = There’s nothing to count: the action would give you nothing.
gwt-trade-01 = There’s no { gwt-trade-tile } there.
gwt-trade-05 = There’s no { gwt-trade-tile } to take.
gwt-turn-03 = Your rancher starts on a neutral building.
