//! What happened, one sentence for each event. Unless a player is named, the one whose turn it was did it.

use super::{GwtWords, key, number, text};
use cowcatcher_games::gwt::{Event, TileView, Why};

impl GwtWords<'_> {
    /// An event in words.
    pub fn event(&self, event: &Event) -> String {
        let player = |seat| text("player", self.seat(seat));
        let on = |space| text("place", self.building_place(space));
        let at = |space| text("space", self.space(space));
        let card = |card| text("card", self.one_card(card));
        let tile = |tile| text("tile", self.tile(tile));
        let money = |dollars: u16, why| [number("dollars", dollars), key("why", why_key(why))];
        match *event {
            Event::First(seat) => self.say("event-first", &[player(seat)]),
            Event::NeutralPlaced(neutral, space) => {
                self.say("event-neutral-placed", &[key("name", neutral.name()), at(space)])
            }
            Event::Sided(number, _) => {
                self.say("event-sided", &[text("building", self.building_name(self.view.first, number))])
            }
            Event::MasterPlaced(master, station) => {
                let placed = self.say("event-master-placed", &[text("station", self.station(station))]);
                self.with_actions(&placed, &self.master(master))
            }
            Event::StartingObjective(seat, starting) => {
                let got = self.say("event-starting-objective", &[player(seat)]);
                self.with_actions(&got, &self.tasks(starting.card()))
            }
            Event::TurnBegan(seat) => self.say("event-turn", &[player(seat)]),
            Event::Placed(space) => self.say("event-placed", &[on(space)]),
            Event::Moved(space) => self.say("event-moved", &[on(space)]),
            Event::Used(space, line) => self.with_actions(&self.say("event-used", &[on(space)]), &self.line(line)),
            Event::Copied(space) => self.say("event-copied", &[on(space)]),
            Event::Auxiliary(aux, double) => {
                let id = if double { "event-aux-double" } else { "event-aux" };
                self.say(id, &[text("effect", self.auxiliary(aux, double))])
            }
            Event::Gained(dollars, why) => self.say("event-gained", &money(dollars, why)),
            Event::Paid(dollars, why) => self.say("event-paid", &money(dollars, why)),
            Event::PaidTo(seat, dollars, why) => {
                let [dollars, why] = money(dollars, why);
                self.say("event-paid-to", &[player(seat), dollars, why])
            }
            Event::Certificates(n) => self.say("event-certificates", &[number("count", n)]),
            Event::TokenGained => self.say("event-token-gained", &[]),
            Event::TokenUsed => self.say("event-token-used", &[]),
            Event::Drew(seat, drawn) => self.say("event-drew", &[player(seat), card(drawn)]),
            Event::DrewHidden(seat) => self.say("event-drew-hidden", &[player(seat)]),
            Event::Shuffled(seat) => self.say("event-shuffled", &[player(seat)]),
            Event::Discarded(discarded) => self.say("event-discarded", &[card(discarded)]),
            Event::Removed(removed) => self.say("event-removed", &[card(removed)]),
            Event::Hired(worker, row) => self.say("event-hired", &[key("worker", worker.name()), number("row", row)]),
            Event::Built(number, space, old) => {
                let owner = match self.tile_on(space) {
                    Some(TileView::Building(owner, _)) => owner,
                    _ => self.view.active,
                };
                let building = text("building", self.one_building(owner, number));
                match old {
                    None => self.say("event-built", &[building, at(space)]),
                    Some(old) => {
                        let old = text("old", self.one_building(owner, old));
                        self.say("event-built-over", &[building, at(space), old])
                    }
                }
            }
            Event::Bought(bought) => self.say("event-bought", &[card(bought)]),
            Event::MarketCard(came) => self.say("event-market-card", &[text("card", self.card(came))]),
            Event::HazardTaken(taken, space) => self.say("event-hazard-taken", &[tile(taken), at(space)]),
            Event::TradeTaken(taken, space) => self.say("event-trade-taken", &[tile(taken), at(space)]),
            Event::Engine(rail) => self.say("event-engine", &[text("to", self.rail(rail))]),
            Event::Upgraded(station) => self.say("event-upgraded", &[text("station", self.one_station(station))]),
            Event::Appointed(master, worker) => {
                let given = self.say("event-appointed", &[key("worker", worker.name())]);
                self.with_actions(&given, &self.master(master))
            }
            Event::Disc(space) => self.say("event-disc", &[text("space", self.of_disc(space))]),
            Event::StationDisc(station) => self.say("event-station-disc", &[text("station", self.station(station))]),
            Event::ObjectiveGained(objective, to_hand) => {
                let to = key("to", if to_hand { "hand" } else { "discard" });
                self.say("event-objective-gained", &[text("tasks", self.tasks(objective.card())), to])
            }
            Event::ObjectiveGainedHidden => self.say("event-objective-gained-hidden", &[]),
            Event::DisplayCard(objective) => {
                let came = self.say("event-display-card", &[]);
                self.with_actions(&came, &self.objective(objective.card()))
            }
            Event::Played(objective, forgo) => {
                let id = if forgo { "event-played-forgoing" } else { "event-played" };
                let played = self.say(id, &[]);
                self.with_actions(&played, &self.objective(objective.card()))
            }
            Event::Chosen(column, chosen) => self.say("event-chosen", &[number("column", column), tile(chosen)]),
            Event::TilePlaced(placed, space) => self.say("event-tile-placed", &[tile(placed), at(space)]),
            Event::WorkerPlaced(worker, row) => {
                self.say("event-worker-placed", &[text("worker", self.worker(worker)), number("row", row)])
            }
            Event::TileGone(gone) => self.say("event-tile-gone", &[tile(gone)]),
            Event::TileAside(aside) => self.say("event-tile-aside", &[tile(aside)]),
            Event::ForesightTile(column, came) => {
                self.say("event-foresight-tile", &[number("column", column), tile(came)])
            }
            Event::TokenMoved(row) => self.say("event-token-moved", &[number("row", row)]),
            Event::EndTriggered => self.say("event-end-triggered", &[]),
            Event::Income(total) => self.say("event-income", &[number("total", total)]),
            Event::Grown(grown) => {
                let next = grown.grown().map_or_else(String::new, |next| self.one_card(next));
                self.say("event-grown", &[card(grown), text("next", next)])
            }
            Event::HandDiscarded => self.say("event-hand-discarded", &[]),
            Event::Delivered(city) => {
                self.say("event-delivered", &[text("city", self.city(city)), number("value", city.value())])
            }
            Event::Returned => self.say("event-returned", &[]),
            Event::SamWorker(worker) => self.say("event-sam-worker", &[key("worker", worker.name())]),
            Event::SamCard(drawn) => self.say("event-sam-card", &[text("card", self.sams_card(drawn))]),
            Event::SamShuffled => self.say("event-sam-shuffled", &[]),
            Event::SamIdle => self.say("event-sam-idle", &[]),
            Event::SamSpecialized(worker) => self.say("event-sam-specialized", &[key("worker", worker.name())]),
            Event::SamMaster(master) => self.with_actions(&self.say("event-sam-master", &[]), &self.master(master)),
            Event::SamObjective(objective) => {
                self.say("event-sam-objective", &[number("points", objective.card().points)])
            }
            Event::SamFee(seat, dollars) => self.say("event-sam-fee", &[player(seat), number("dollars", dollars)]),
            Event::Over => self.say("event-over", &[]),
        }
    }
}

/// What money changed hands for, as the messages tell it apart.
fn why_key(why: Why) -> &'static str {
    match why {
        Why::Fee => "fee",
        Why::Action => "action",
        Why::Hire => "hire",
        Why::Build => "build",
        Why::Cattle => "cattle",
        Why::Hazard => "hazard",
        Why::Trade => "trade",
        Why::Station => "station",
        Why::Disc => "disc",
        Why::Income => "income",
        Why::KansasCity => "kansas-city",
        Why::Transport => "transport",
        Why::LastSpace => "last-space",
    }
}
