steam-question-raise = How much money do you raise?
steam-question-bid-for-place = Do you bid for this place in the turn order?
steam-question-bid-for-order = Do you bid for the turn order?
steam-question-take = Which action tile do you take?
steam-question-build = Where do you build?
steam-question-lay = Which track do you lay there?
steam-question-new-city = Which New City do you place?
steam-question-supply = Which goods go to the city?
steam-question-goods = Do you deliver, improve your locomotive or pass?
steam-question-route = Which route does the cube take?
steam-question-reward = Do you take the points as income or as victory points?

## Answers that are left for later

steam-instruction-bid-up-to = Bid only what is needed, up to ${ $amount }, then pass
steam-instruction-pass-auction = Pass for the rest of this auction
steam-instruction-build-nothing = Build nothing this turn
steam-instruction-pass-goods = Pass in every goods round of this turn
steam-instruction-take-income = Always take delivery points as income
steam-instruction-take-points = Always take delivery points as victory points
