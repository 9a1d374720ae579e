//! What a click does, what it costs and what it gives now.

use super::figures::{After, transport};
use super::names::{signed, station_at};
use super::{GwtWords, key, number, text};
use cowcatcher_games::gwt::data::TradeBonus;
use cowcatcher_games::gwt::data::buildings::NEUTRAL_LOCALS;
use cowcatcher_games::gwt::data::cards::Card;
use cowcatcher_games::gwt::data::cities::{ArrowAction, City, KANSAS_CITY};
use cowcatcher_games::gwt::data::lines::{Line, Local};
use cowcatcher_games::gwt::data::market::MARKET_DRAW;
use cowcatcher_games::gwt::data::objectives::Objective;
use cowcatcher_games::gwt::data::player_board::{
    Auxiliary, DiscSpace, HAND_DISC_COSTS, STEP_DISC_PAYS, STEP_DISC_POINTS, STEPS_LEFT, STEPS_RIGHT, WHITE_DISCS,
    Worker, worker_space,
};
use cowcatcher_games::gwt::data::railroad::{LAST_SPACE_PAYS, Station};
use cowcatcher_games::gwt::data::supply::{JOB_PRICES, JOB_ROWS, Tile, YELLOW_ARROWS};
use cowcatcher_games::gwt::data::trail::{Hands, Space, TRADE_SECTION, WOODS};
use cowcatcher_games::gwt::{Action, Event, Gwt, PlayerView, Question, Rail, TileView};

impl GwtWords<'_> {
    /// A legal action of the active player as a sentence, with what it costs and gives now. `game` serves for figures
    /// only, and only for those of this action.
    pub fn action(&self, game: &Gwt, action: Action) -> String {
        let after = || After::of(game, action);
        match action {
            Action::Place(space) => {
                let place = self.say("action-place", &[text("place", self.place(space))]);
                self.with_actions(&place, &self.locals(self.locals_on(space)))
            }
            Action::Go(space) => self.go(space, after()),
            Action::Stop => {
                let here = self.me().and_then(|me| me.rancher).map_or_else(String::new, |here| self.place(here));
                self.say("action-stop", &[text("place", here)])
            }
            Action::Use(space, line, one, other) => self.using(space, line, [one, other]),
            Action::Copy(space) => {
                let copy = self.say("action-copy", &[text("place", self.place(space))]);
                self.with_actions(&copy, &self.locals(self.locals_on(space)))
            }
            Action::Aux(aux, double) => {
                let id = if double { "action-aux-double" } else { "action-aux" };
                self.say(id, &[text("effect", self.auxiliary(aux, double))])
            }
            Action::Foresight(column, tile) => self.foresight(column, tile, after()),
            Action::Income(spent) => self.income(spent, after()),
            Action::Grow(card) => self.grow(card),
            Action::Deliver(city) => self.deliver(city),
            Action::Disc(space) => self.take_disc(space),
            Action::StationDisc(station) => self.say(
                "action-station-disc",
                &[text("station", self.station(station)), number("points", station.data().points)],
            ),
            Action::Engine(target) => self.engine(target, after()),
            Action::Upgrade(station) => self.upgrade(station),
            Action::Appoint(worker) => self.appoint(worker, after()),
            Action::Hire(row, worker) => self.hire(row, worker, after()),
            Action::Build(number) => self.build(number, after()),
            Action::At(space) => self.site(space, after()),
            Action::Buy(card, other, cowboys) => self.buy([Some(card), other], cowboys, after()),
            Action::DrawMarket => {
                self.say("action-draw-market", &[number("count", self.view.market_stack.min(MARKET_DRAW.into()))])
            }
            Action::Hazard(space) => self.say("action-hazard", &[text("place", self.place(space))]),
            Action::Trade(space) => self.trade(space),
            Action::Objective(objective) => self.take_objective(objective, after()),
            Action::ObjectiveTop => self.say("action-objective-top", &[number("count", self.view.objective_stack)]),
            Action::Certificates(0) => self.say("action-certificates-none", &[]),
            Action::Certificates(n) => {
                let total = after().and_then(|after| after.certificates()).unwrap_or(n);
                self.say("action-certificates", &[number("count", n), number("total", total)])
            }
            Action::Draw => self.say("action-draw", &[]),
            Action::Discard(card) if self.view.question == Some(Question::WorkerSpace) => {
                self.say("action-discard-for-space", &[text("card", self.one_card(card))])
            }
            Action::Discard(card) => self.say("action-discard", &[text("card", self.one_card(card))]),
            Action::Remove(card) => self.say("action-remove", &[text("card", self.one_card(card))]),
            Action::Play(objective, forgo) => self.play(objective, forgo),
            Action::Exchange => {
                let left = self.me().map_or(0, |me| me.tokens.saturating_sub(1));
                self.say("action-exchange", &[number("left", left)])
            }
            Action::Skip => self.say(skip_id(self.view.question), &[]),
            Action::Done => self.done(),
        }
    }

    /// The active player.
    pub(super) fn me(&self) -> Option<&PlayerView> {
        self.view.players.get(self.view.active.index())
    }

    /// The local actions of the building on a space.
    fn locals_on(&self, space: Space) -> &'static [Local] {
        match self.tile_on(space) {
            Some(TileView::Neutral(neutral)) => NEUTRAL_LOCALS[neutral.index()],
            Some(TileView::Building(_, number)) => self.side(number).map_or(&[], |side| side.locals),
            _ => &[],
        }
    }

    fn go(&self, space: Space, after: Option<After>) -> String {
        let (hands, owner) = match self.tile_on(space) {
            Some(TileView::Building(owner, _)) if owner == self.view.active => (Hands::NONE, None),
            Some(TileView::Building(owner, number)) => {
                (self.side(number).map_or(Hands::NONE, |side| side.hands), Some(owner))
            }
            Some(TileView::Supply(tile)) => (tile.hands(), None),
            _ => (Hands::NONE, None),
        };
        let players = self.view.players.len();
        let fee = if (2..=4).contains(&players) { hands.fee(players as u8) } else { 0 };
        let money = self.me().map_or(0, |me| me.money);
        let dollars = number("dollars", fee);
        let fee = match owner {
            _ if fee == 0 => self.say("fee-none", &[]),
            _ if self.view.question == Some(Question::Ride) => self.say("fee-waived", &[]),
            _ if fee > money => self.say("fee-short", &[dollars, number("have", money)]),
            Some(owner) => self.say("fee-to-player", &[dollars, text("player", self.seat(owner))]),
            None => self.say("fee-to-bank", &[dollars]),
        };
        let on = after.is_some_and(|after| after.asks(Question::Move) || after.asks(Question::Ride));
        let details = if on { fee } else { format!("{fee}; {}", self.say("go-ends", &[])) };
        self.with_actions(&self.say("action-go", &[text("place", self.place(space))]), &details)
    }

    fn using(&self, space: Space, line: Line, cards: super::lines::Named) -> String {
        let effect = text("effect", self.line_now(line, cards));
        // Copied tiles may show the same line.
        let here = self.me().and_then(|me| me.rancher) == Some(space);
        let used = if here {
            self.say("action-use", &[effect])
        } else {
            self.say("action-use-copied", &[effect, text("place", self.place(space))])
        };
        let instead = self.locals_on(space).iter().find_map(|&local| match local {
            Local::Slash(one, other) if one == line => Some(other),
            Local::Slash(one, other) if other == line => Some(one),
            _ => None,
        });
        match instead {
            Some(other) => self.say("instead-of", &[text("text", used), text("other", self.line(other))]),
            None => used,
        }
    }

    fn foresight(&self, column: u8, tile: Tile, after: Option<After>) -> String {
        let mut details = Vec::new();
        for event in after.map_or_else(Vec::new, |after| after.events) {
            match event {
                Event::TilePlaced(_, space) => {
                    details.push(self.say("foresight-to-space", &[text("space", self.space(space))]));
                }
                Event::TileGone(_) => details.push(self.say("foresight-no-space", &[])),
                Event::WorkerPlaced(_, row) => {
                    let dollars = JOB_PRICES[usize::from(row.saturating_sub(1)) % JOB_ROWS];
                    details.push(self.say("foresight-to-row", &[number("row", row), number("dollars", dollars)]));
                }
                Event::TokenMoved(row) => {
                    details.push(self.say("foresight-token", &[number("row", row)]));
                    if YELLOW_ARROWS.contains(&row.saturating_sub(2)) {
                        details.push(self.say("foresight-refill", &[]));
                    }
                }
                Event::EndTriggered => details.push(self.say("foresight-end", &[])),
                _ => {}
            }
        }
        let chosen = self.say("action-foresight", &[number("column", column), text("tile", self.tile(tile))]);
        self.with_details(&chosen, &details)
    }

    fn income(&self, spent: u8, after: Option<After>) -> String {
        let events = after.map_or_else(Vec::new, |after| after.events);
        let total = events.iter().find_map(|event| match event {
            Event::Income(total) => Some(*total),
            _ => None,
        });
        let total = total.unwrap_or(spent);
        let permanent = self.me().map_or(0, |me| me.permanent_certificates);
        let herd = total.saturating_sub(spent).saturating_sub(permanent);
        let args =
            [number("dollars", total), number("spent", spent), number("herd", herd), number("permanent", permanent)];
        self.say("action-income", &args)
    }

    fn grow(&self, card: Card) -> String {
        let next = if card == Card::Calf { Card::Heifer } else { Card::Cow };
        self.say("action-grow", &[text("card", self.one_card(card)), text("next", self.worth(next))])
    }

    fn deliver(&self, city: City) -> String {
        let me = self.me();
        let extraordinary = me.is_some_and(|me| me.rancher != Some(Space::KC));
        let mut details = vec![match me.map_or(0, |me| transport(me, city)) {
            dollars @ 1.. if !extraordinary => self.say("deliver-transport", &[number("dollars", dollars)]),
            _ => self.say("deliver-no-transport", &[]),
        }];
        if city == KANSAS_CITY {
            let dollars = self.view.edition.tables().kansas_city_pays;
            details.push(self.say("effect-money", &[number("dollars", dollars)]));
        }
        if city.points() != 0 {
            details.push(self.points(city.points()));
        }
        let here = city.index();
        for (arrow, other) in [(here.checked_sub(1), here.checked_sub(1)), (Some(here), Some(here + 1))] {
            let joined = |other: &usize| {
                me.is_some_and(|me| me.cities[here] == 0 && me.cities.get(*other).is_some_and(|&discs| discs > 0))
            };
            let arrow = arrow.and_then(|arrow| self.view.edition.tables().arrows.get(arrow));
            let (Some(arrow), Some(other)) = (arrow, other.filter(joined)) else { continue };
            let with = || text("city", self.city(City::from_index(other)));
            if arrow.points != 0 {
                details.push(self.say("deliver-arrow-points", &[text("points", signed(arrow.points)), with()]));
            }
            match arrow.action {
                Some(ArrowAction::Objective) => details.push(self.say("deliver-arrow-objective", &[with()])),
                Some(ArrowAction::Token) => details.push(self.say("deliver-arrow-token", &[with()])),
                None => {}
            }
        }
        let to = [text("city", self.city(city)), number("value", city.value())];
        self.with_actions(&self.say("action-deliver", &to), &details.join(", "))
    }

    fn take_disc(&self, space: DiscSpace) -> String {
        let corner = if space.bits() & WHITE_DISCS != 0 { "white" } else { "black" };
        let disc = self.say("action-disc", &[text("space", self.of_disc(space)), key("corner", corner)]);
        self.with_actions(&disc, &self.opens(space))
    }

    /// What taking the disc from a space opens.
    pub(super) fn opens(&self, space: DiscSpace) -> String {
        let discs = self.me().map_or(0, |me| me.discs);
        let taken = |space: DiscSpace| space.bits() & discs == 0;
        let limit = |count: i64| self.say("disc-opens-certificates", &[number("count", count)]);
        match space {
            DiscSpace::Money | DiscSpace::Cards | DiscSpace::Certificate | DiscSpace::Engine | DiscSpace::Removal => {
                let aux = Auxiliary::from_index(space.index());
                let (covering, needed) = aux.covered_by();
                let double = needed == 1 || (covering.bits() & discs).count_ones() == 1;
                let id = if double { "disc-opens-double" } else { "disc-opens-single" };
                self.say(id, &[text("effect", self.auxiliary(aux, double))])
            }
            DiscSpace::Limit4 => limit(if taken(DiscSpace::Limit6) { 6 } else { 4 }),
            DiscSpace::Limit6 if taken(DiscSpace::Limit4) => limit(6),
            DiscSpace::Limit6 => self.say("disc-opens-later", &[]),
            DiscSpace::StepLeft => {
                let steps = STEPS_LEFT[self.view.players.len().saturating_sub(2) % STEPS_LEFT.len()];
                self.say("disc-opens-step-left", &[number("dollars", STEP_DISC_PAYS), number("steps", steps)])
            }
            DiscSpace::StepRight => {
                self.say("disc-opens-step-right", &[number("points", STEP_DISC_POINTS), number("steps", STEPS_RIGHT)])
            }
            DiscSpace::Hand => self.say("disc-opens-hand", &[number("dollars", HAND_DISC_COSTS)]),
        }
    }

    fn engine(&self, target: Rail, after: Option<After>) -> String {
        let mut details = Vec::new();
        if self.view.question == Some(Question::ReturnFromLast) {
            details.push(self.say("effect-money", &[number("dollars", LAST_SPACE_PAYS)]));
        }
        if let Some(value) = after.and_then(|after| after.furthest()) {
            details.push(self.say("engine-then-deliver", &[number("value", value)]));
        }
        if target == Rail::LAST {
            details.push(self.say("engine-then-returns", &[number("dollars", LAST_SPACE_PAYS)]));
        }
        if let Some(station) = station_at(target) {
            details.push(if self.view.stations[station.index()].contains(&self.view.active) {
                self.say("engine-own-station", &[])
            } else {
                self.say("engine-station", &[number("dollars", station.data().cost)])
            });
        }
        let from = self.me().map_or_else(String::new, |me| self.rail(me.engine));
        let moved = self.say("action-engine", &[text("from", from), text("to", self.rail(target))]);
        self.with_details(&moved, &details)
    }

    fn upgrade(&self, station: Station) -> String {
        let data = station.data();
        let args =
            [text("station", self.one_station(station)), number("dollars", data.cost), number("points", data.points)];
        let upgrade = self.say("action-upgrade", &args);
        match self.view.masters.get(station.index()).copied().flatten() {
            Some(master) => {
                let master = self.say("upgrade-master", &[text("master", self.master(master))]);
                format!("{upgrade}; {master}")
            }
            None => upgrade,
        }
    }

    fn appoint(&self, worker: Worker, after: Option<After>) -> String {
        let given = self.say("action-appoint", &[key("worker", worker.name())]);
        let events = after.map_or_else(Vec::new, |after| after.events);
        let master = events.iter().find_map(|event| match event {
            Event::Appointed(master, _) => Some(*master),
            _ => None,
        });
        match master {
            Some(master) => self.with_actions(&given, &self.master(master)),
            None => given,
        }
    }

    fn hire(&self, row: u8, worker: Worker, after: Option<After>) -> String {
        let space = self.me().map_or(1, |me| me.workers[worker.index()] + 1);
        let args = [
            key("worker", worker.name()),
            number("row", row),
            number("dollars", after.map_or(0, |after| after.paid())),
            number("space", space),
        ];
        let hire = self.say("action-hire", &args);
        match worker_space(worker, space) {
            Some(line) => self.with_actions(&hire, &self.line(line)),
            None => hire,
        }
    }

    fn build(&self, number_: u8, after: Option<After>) -> String {
        let name = self.say("action-build", &[text("building", self.one_building(number_))]);
        let Some(side) = self.side(number_) else { return name };
        let mut facts = self.facts(side);
        let sites = after.map_or_else(Vec::new, |after| after.sites());
        let prices = (sites.iter().map(|site| site.1).min(), sites.iter().map(|site| site.1).max());
        match prices {
            (Some(least), Some(most)) if least == most => facts.insert(0, format!("${most}")),
            (Some(least), Some(most)) => {
                facts
                    .insert(0, self.say("range", &[text("from", format!("${least}")), text("to", format!("${most}"))]));
            }
            _ => {}
        }
        if !sites.is_empty() && sites.iter().all(|site| self.tile_on(site.0).is_some()) {
            facts.push(self.say("build-only-over-own", &[]));
        }
        self.with_actions(&self.with_details(&name, &facts), &self.locals(side.locals))
    }

    fn site(&self, space: Space, after: Option<After>) -> String {
        let mut details = vec![format!("${}", after.map_or(0, |after| after.paid()))];
        if WOODS & space.bit() != 0 {
            details.push(self.say("site-in-the-woods", &[]));
        }
        if let Some(line) = self.view.edition.tables().risks[space.index()] {
            details.push(self.say("site-with-risk", &[text("risk", self.line(line))]));
        }
        let site = match self.tile_on(space) {
            Some(TileView::Building(_, old)) => self
                .say("action-site-over", &[text("space", self.space(space)), text("building", self.one_building(old))]),
            _ => self.say("action-site", &[text("space", self.space(space))]),
        };
        self.with_details(&site, &details)
    }

    fn buy(&self, cards: [Option<Card>; 2], cowboys: u8, after: Option<After>) -> String {
        let cards = self.and(cards.into_iter().flatten().map(|card| self.worth(card)));
        let args = [
            text("cards", cards),
            text("cowboys", self.workers(Worker::Cowboy, cowboys)),
            number("dollars", after.map_or(0, |after| after.paid())),
        ];
        self.say("action-buy", &args)
    }

    fn trade(&self, space: Space) -> String {
        let take = self.say("action-trade", &[text("place", self.place(space))]);
        let index = TRADE_SECTION.iter().position(|&it| it == space);
        match index.and_then(|index| self.view.edition.tables().trade.get(index)) {
            Some(bonus) => self.with_actions(&take, &self.bonus(*bonus)),
            None => take,
        }
    }

    /// What a trade space gives or costs.
    pub(super) fn bonus(&self, bonus: TradeBonus) -> String {
        match bonus {
            TradeBonus::Money(dollars @ ..0) => self.say("need-pay", &[number("dollars", dollars.unsigned_abs())]),
            TradeBonus::Money(dollars) => self.say("effect-money", &[number("dollars", dollars)]),
            TradeBonus::Token => self.say("effect-token", &[]),
        }
    }

    fn take_objective(&self, objective: Objective, after: Option<After>) -> String {
        let events = after.map_or_else(Vec::new, |after| after.events);
        let to_hand = events.iter().any(|event| matches!(event, Event::ObjectiveGained(_, true)));
        let take = self.say(
            "action-objective",
            &[key("name", objective.name()), key("to", if to_hand { "hand" } else { "discard" })],
        );
        self.with_actions(&take, &self.objective(objective.card()))
    }

    fn play(&self, objective: Objective, forgo: bool) -> String {
        let card = objective.card();
        let tasks = self.tasks(card);
        let name = key("name", objective.name());
        match card.immediate {
            Some(line) if forgo => {
                let forgone = self.say("action-play-forgo", &[name, text("effect", self.line(line))]);
                format!("{forgone}; {tasks}")
            }
            Some(line) => {
                let played = self.say("action-play", &[name]);
                self.with_actions(&played, &format!("{}; {tasks}", self.line_now(line, [None, None])))
            }
            None => self.with_actions(&self.say("action-play", &[name]), &tasks),
        }
    }

    fn done(&self) -> String {
        match self.view.question {
            Some(Question::Grow) => self.say("done-grow", &[]),
            Some(Question::Buy) => self.say("done-buy", &[]),
            Some(Question::Draw) => self.say("done-draw", &[]),
            Some(Question::Remove) => self.say("done-remove", &[]),
            _ => {
                let draws = self
                    .me()
                    .map_or(0, |me| me.hand_limit.saturating_sub(me.hand).min(me.draw + me.discard.len() as u32));
                let in_kansas_city = self.me().is_some_and(|me| me.rancher == Some(Space::KC));
                let id = if in_kansas_city { "done-kansas-city" } else { "done-turn" };
                self.say(id, &[number("count", draws)])
            }
        }
    }
}

/// What is given up where a step may be skipped.
fn skip_id(question: Option<Question>) -> &'static str {
    match question {
        Some(Question::WorkerSpace) => "skip-worker-space",
        Some(Question::Engine) => "skip-engine",
        Some(Question::Upgrade) => "skip-upgrade",
        Some(Question::Appoint) => "skip-appoint",
        Some(Question::Hire) => "skip-hire",
        Some(Question::Build) => "skip-build",
        Some(Question::Hazard) => "skip-hazard",
        Some(Question::Trade) => "skip-trade",
        Some(Question::HazardOrTrade) => "skip-hazard-or-trade",
        Some(Question::Objective) => "skip-objective",
        _ => "skip",
    }
}
