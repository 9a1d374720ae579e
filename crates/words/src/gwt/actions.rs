//! What a click does, what it costs and what it gives now.

use super::now::Now;
use super::{GwtWords, key, number, text};
use crate::speech::{capital, signed};
use cowcatcher_engine::Imagined;
use cowcatcher_games::gwt::data::TradeBonus;
use cowcatcher_games::gwt::data::buildings::NEUTRAL_LOCALS;
use cowcatcher_games::gwt::data::cards::Card;
use cowcatcher_games::gwt::data::cities::{Arrow, ArrowAction, City, KANSAS_CITY};
use cowcatcher_games::gwt::data::lines::{Line, Local};
use cowcatcher_games::gwt::data::market::MARKET_DRAW;
use cowcatcher_games::gwt::data::objectives::Objective;
use cowcatcher_games::gwt::data::player_board::{
    Auxiliary, DiscSpace, EXCHANGE_CARDS, STEP_DISC_POINTS, WHITE_DISCS, Worker, worker_space,
};
use cowcatcher_games::gwt::data::railroad::{LAST_SPACE_PAYS, Station};
use cowcatcher_games::gwt::data::supply::{JOB_PRICES, JOB_ROWS, Tile, YELLOW_ARROWS};
use cowcatcher_games::gwt::data::trail::{Space, TRADE_SECTION, WOODS};
use cowcatcher_games::gwt::{Action, Event, Gwt, PlayerView, Question, Rail, TileView, Why};

impl GwtWords<'_> {
    /// A legal action of the active player as a sentence, with what it costs and gives now; of any other just its name.
    pub fn action(&self, imagined: &Imagined<Gwt>, action: Action) -> String {
        let Ok(quote) = imagined.quote(action) else { return self.action_short(action) };
        let now = &Now { game: imagined.position(), quote };
        match action {
            Action::Place(space) => {
                let place = self.say("action-place", &[text("place", self.place(space))]);
                self.with_actions(&place, &self.locals(self.locals_on(space)))
            }
            Action::Go(space) => self.go(space, now),
            Action::Stop => {
                let here = self.me().and_then(|me| me.rancher).map_or_else(String::new, |here| self.place(here));
                self.say("action-stop", &[text("place", here)])
            }
            Action::Use(space, line, one, other) => self.using(space, line, [one, other], now),
            Action::Copy(space) => {
                let copy = self.say("action-copy", &[text("place", self.place(space))]);
                self.with_actions(&copy, &self.locals(self.locals_on(space)))
            }
            Action::Aux(aux, double) => capital(&self.auxiliary(aux, double)),
            Action::Foresight(column, tile) => self.foresight(column, tile, now),
            Action::Income(spent) => self.income(spent, now),
            Action::Grow(card) => {
                let next = card.grown().map_or_else(String::new, |next| self.worth(next));
                self.say("action-grow", &[text("card", self.one_card(card)), text("next", next)])
            }
            Action::Deliver(city) => self.deliver(city, now),
            Action::Disc(space) => self.take_disc(space, now),
            Action::StationDisc(station) => self.say(
                "action-station-disc",
                &[text("station", self.station(station)), number("points", station.data().points)],
            ),
            Action::Engine(target) => self.engine(target, now),
            Action::Upgrade(station) => self.upgrade(station),
            Action::Appoint(worker) => self.appoint(worker, now),
            Action::Hire(row, worker) => self.hire(row, worker, now),
            Action::Build(number) => self.build(number, now),
            Action::At(space) => self.site(space, now),
            Action::Buy(card, other, cowboys) => self.buy([Some(card), other], cowboys, now),
            Action::DrawMarket => {
                self.say("action-draw-market", &[number("count", self.view.market_stack.min(MARKET_DRAW.into()))])
            }
            Action::Hazard(space) => self.say("action-hazard", &[text("place", self.place(space))]),
            Action::Trade(space) => self.trade(space),
            Action::Objective(objective) => self.take_objective(objective, now),
            Action::ObjectiveTop => self.say("action-objective-top", &[number("count", self.view.objective_stack)]),
            Action::Certificates(0) => self.say("action-certificates-none", &[]),
            Action::Certificates(n) => {
                let total = now.player().map_or(n, |me| me.certificates);
                self.say("action-certificates", &[number("count", n), number("total", total)])
            }
            Action::Draw => self.say("action-draw", &[]),
            Action::Discard(card) if self.view.question == Some(Question::WorkerSpace) => {
                self.say("action-discard-for-space", &[text("card", self.one_card(card))])
            }
            Action::Discard(card) => {
                let left = now.game.left().filter(|&left| left > 1);
                let left = left.map(|left| self.say("discard-left", &[number("count", left)]));
                self.with_details(self.say("action-discard", &[text("card", self.one_card(card))]), left.as_slice())
            }
            Action::Remove(card) => self.say("action-remove", &[text("card", self.one_card(card))]),
            Action::Play(objective, forgo) => self.play(objective, forgo, now),
            Action::Exchange => {
                let left = now.player().map_or(0, |me| me.tokens);
                self.say("action-exchange", &[number("left", left), number("count", EXCHANGE_CARDS)])
            }
            Action::Skip => self.say(skip_id(self.view.question), &[]),
            Action::Done => self.done(now),
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
            Some(TileView::Building(owner, number)) => {
                self.view.building(owner, number).map_or(&[], |side| side.locals)
            }
            _ => &[],
        }
    }

    fn go(&self, space: Space, now: &Now<'_>) -> String {
        let (fee, paid) = (now.game.fee(space), now.paid());
        let to = now.quote.pays().find_map(|paid| paid.to);
        let dollars = number("dollars", fee);
        let fee = match to {
            _ if fee == 0 => self.say("fee-none", &[]),
            _ if self.view.question == Some(Question::Ride) => self.say("fee-waived", &[]),
            _ if paid < i32::from(fee) => self.say("fee-short", &[dollars, number("have", paid)]),
            Some(owner) => self.say("fee-to-player", &[dollars, text("player", self.seat(owner))]),
            None => self.say("fee-to-bank", &[dollars]),
        };
        let on = now.quote.leads_to(Question::Move) || now.quote.leads_to(Question::Ride);
        let then = match now.quote.after().position().left().filter(|_| on) {
            Some(left) => self.say("go-left", &[number("count", left)]),
            None => self.say("go-ends", &[]),
        };
        self.with_actions(&self.say("action-go", &[text("place", self.place(space))]), &format!("{fee}; {then}"))
    }

    fn using(&self, space: Space, line: Line, cards: super::lines::Named, now: &Now<'_>) -> String {
        let effect = self.line_now(line, cards, now);
        // Copied tiles may show the same line.
        let here = self.me().and_then(|me| me.rancher) == Some(space);
        let used = if here {
            capital(&effect)
        } else {
            self.say("action-use-copied", &[text("effect", effect), text("place", self.place(space))])
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

    fn foresight(&self, column: u8, tile: Tile, now: &Now<'_>) -> String {
        let mut details = Vec::new();
        for &event in &now.quote.events {
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

    fn income(&self, spent: u8, now: &Now<'_>) -> String {
        let args = [
            number("dollars", now.gained()),
            number("spent", spent),
            number("herd", now.game.herd_value()),
            number("permanent", self.me().map_or(0, |me| me.permanent_certificates)),
        ];
        let income = self.say("action-income", &args);
        // The marker may fall further than what is spent: the track has no space 5.
        let left = now.player().map(|me| me.certificates).filter(|&left| spent > 0 && left > 0);
        let left = left.map(|left| self.say("income-left", &[number("count", left)]));
        self.with_details(income, left.as_slice())
    }

    fn deliver(&self, city: City, now: &Now<'_>) -> String {
        let mut details = vec![match now.game.freight(city) {
            0 => self.say("deliver-no-transport", &[]),
            dollars => self.say("deliver-transport", &[number("dollars", dollars)]),
        }];
        if now.quote.leads_to(Question::Disc) {
            if city == KANSAS_CITY {
                let dollars = self.view.edition.tables().kansas_city_pays;
                details.push(self.say("effect-money", &[number("dollars", dollars)]));
            }
            if city.points() != 0 {
                details.push(self.points(city.points()));
            }
            details.extend(now.game.arrows_completed(city).flat_map(|(arrow, with)| self.arrow(arrow, with)));
        } else {
            details.push(self.say("deliver-no-disc", &[]));
        }
        let to = [text("city", self.city(city)), number("value", city.value())];
        self.with_actions(&self.say("action-deliver", &to), &details.join(", "))
    }

    /// What an arrow gives together with the city at its other end.
    pub(super) fn arrow(&self, arrow: Arrow, with: City) -> Vec<String> {
        let with = text("city", self.city(with));
        let points = [text("points", signed(arrow.points)), with.clone()];
        let points = (arrow.points != 0).then(|| self.say("deliver-arrow-points", &points));
        let action = arrow.action.map(|action| match action {
            ArrowAction::Objective => self.say("deliver-arrow-objective", &[with]),
            ArrowAction::Token => self.say("deliver-arrow-token", &[with]),
        });
        points.into_iter().chain(action).collect()
    }

    fn take_disc(&self, space: DiscSpace, now: &Now<'_>) -> String {
        let corner = if space.bits() & WHITE_DISCS != 0 { "white" } else { "black" };
        let disc = self.say("action-disc", &[text("space", self.of_disc(space)), key("corner", corner)]);
        match (self.me(), now.player()) {
            (Some(before), Some(after)) => self.with_actions(&disc, &self.opens(space, before, &after, now)),
            _ => disc,
        }
    }

    /// What taking the disc from a space opens: what is different on the board after it.
    fn opens(&self, space: DiscSpace, before: &PlayerView, after: &PlayerView, now: &Now<'_>) -> String {
        let steps = number("steps", after.step_limit.saturating_sub(before.step_limit));
        // Money for the city or for transport may follow at once: that is no matter of the disc.
        let money = now.first(|event| match event {
            Event::Gained(dollars, Why::Disc) | Event::Paid(dollars, Why::Disc) => Some(*dollars),
            _ => None,
        });
        let dollars = number("dollars", money.unwrap_or_default());
        match space {
            DiscSpace::Money | DiscSpace::Cards | DiscSpace::Certificate | DiscSpace::Engine | DiscSpace::Removal => {
                let aux = Auxiliary::from_index(space.index());
                let double = aux.forms_open(after.discs) == 2;
                let id = if double { "disc-opens-double" } else { "disc-opens-single" };
                self.say(id, &[text("effect", self.auxiliary(aux, double))])
            }
            DiscSpace::Limit4 | DiscSpace::Limit6 if after.certificate_limit == before.certificate_limit => {
                self.say("disc-opens-later", &[])
            }
            DiscSpace::Limit4 | DiscSpace::Limit6 => {
                self.say("disc-opens-certificates", &[number("count", after.certificate_limit)])
            }
            DiscSpace::StepLeft => self.say("disc-opens-step-left", &[dollars, steps]),
            DiscSpace::StepRight => self.say("disc-opens-step-right", &[number("points", STEP_DISC_POINTS), steps]),
            DiscSpace::Hand => self.say("disc-opens-hand", &[dollars]),
        }
    }

    fn engine(&self, target: Rail, now: &Now<'_>) -> String {
        let mut details = Vec::new();
        if now.gained() > 0 {
            details.push(self.say("effect-money", &[number("dollars", now.gained())]));
        }
        let furthest = now.quote.after().choices().into_iter().filter_map(|action| match action {
            Action::Deliver(city) => Some(city.value()),
            _ => None,
        });
        if let Some(value) = furthest.max() {
            details.push(self.say("engine-then-deliver", &[number("value", value)]));
        }
        if target == Rail::LAST {
            details.push(self.say("engine-then-returns", &[number("dollars", LAST_SPACE_PAYS)]));
        }
        if let Some(station) = target.station() {
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

    fn appoint(&self, worker: Worker, now: &Now<'_>) -> String {
        let given = self.say("action-appoint", &[key("worker", worker.name())]);
        let master = now.first(|event| match event {
            Event::Appointed(master, _) => Some(*master),
            _ => None,
        });
        match master {
            Some(master) => self.with_actions(&given, &self.master(master)),
            None => given,
        }
    }

    fn hire(&self, row: u8, worker: Worker, now: &Now<'_>) -> String {
        let space = now.player().map_or(1, |me| me.workers[worker.index()]);
        let args =
            [key("worker", worker.name()), number("row", row), number("dollars", now.paid()), number("space", space)];
        let hire = self.say("action-hire", &args);
        match worker_space(worker, space) {
            Some(line) => self.with_actions(&hire, &self.line(line)),
            None => hire,
        }
    }

    fn build(&self, number_: u8, now: &Now<'_>) -> String {
        let name = self.say("action-build", &[text("building", self.one_building(self.view.active, number_))]);
        let Some(side) = self.view.building(self.view.active, number_) else { return name };
        let mut facts = self.facts(side);
        let sites: Vec<(Action, i32)> = now.following().filter(|(it, _)| matches!(it, Action::At(_))).collect();
        let prices = || sites.iter().map(|&(_, dollars)| dollars);
        match (prices().min(), prices().max()) {
            (Some(least), Some(most)) if least == most => facts.insert(0, format!("${most}")),
            (Some(least), Some(most)) => {
                facts
                    .insert(0, self.say("range", &[text("from", format!("${least}")), text("to", format!("${most}"))]));
            }
            _ => {}
        }
        let free = |site: Action| matches!(site, Action::At(space) if self.tile_on(space).is_none());
        if !sites.is_empty() && !sites.iter().any(|&(site, _)| free(site)) {
            facts.push(self.say("build-only-over-own", &[]));
        }
        self.with_actions(&self.with_details(&name, &facts), &self.locals(side.locals))
    }

    fn site(&self, space: Space, now: &Now<'_>) -> String {
        let mut details = vec![format!("${}", now.paid())];
        if WOODS & space.bit() != 0 {
            details.push(self.say("site-in-the-woods", &[]));
        }
        if let Some(line) = self.view.edition.tables().risks[space.index()] {
            details.push(self.say("site-with-risk", &[text("risk", self.line(line))]));
        }
        let site = match self.tile_on(space) {
            Some(TileView::Building(owner, old)) => self.say(
                "action-site-over",
                &[text("space", self.space(space)), text("building", self.one_building(owner, old))],
            ),
            _ => self.say("action-site", &[text("space", self.space(space))]),
        };
        self.with_details(&site, &details)
    }

    fn buy(&self, cards: [Option<Card>; 2], cowboys: u8, now: &Now<'_>) -> String {
        let cards = self.and(cards.into_iter().flatten().map(|card| self.worth(card)));
        let args = [
            text("cards", cards),
            text("cowboys", self.workers(Worker::Cowboy, cowboys)),
            number("dollars", now.paid()),
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

    fn take_objective(&self, objective: Objective, now: &Now<'_>) -> String {
        let to_hand = now.quote.events.iter().any(|event| matches!(event, Event::ObjectiveGained(_, true)));
        let take = self.say("action-objective", &[key("to", if to_hand { "hand" } else { "discard" })]);
        self.with_actions(&take, &self.objective(objective.card()))
    }

    fn play(&self, objective: Objective, forgo: bool, now: &Now<'_>) -> String {
        let card = objective.card();
        let tasks = self.tasks(card);
        match card.immediate {
            Some(line) if forgo => {
                let forgone = self.say("action-play-forgo", &[text("effect", self.line(line))]);
                format!("{forgone}; {tasks}")
            }
            Some(line) => {
                let played = self.say("action-play", &[]);
                self.with_actions(&played, &format!("{}; {tasks}", self.line_now(line, [None, None], now)))
            }
            None => self.with_actions(&self.say("action-play", &[]), &tasks),
        }
    }

    fn done(&self, now: &Now<'_>) -> String {
        match self.view.question {
            Some(Question::Grow) => self.say("done-grow", &[]),
            Some(Question::Buy) => {
                let unused = now.game.left().filter(|&left| left > 0).map(|left| self.workers(Worker::Cowboy, left));
                let unused = unused.map(|cowboys| self.say("buy-unused", &[text("cowboys", cowboys)]));
                self.with_details(self.say("done-buy", &[]), unused.as_slice())
            }
            Some(Question::Draw) => self.say("done-draw", &[]),
            Some(Question::Remove) => self.say("done-remove", &[]),
            _ => {
                let in_kansas_city = self.me().is_some_and(|me| me.rancher == Some(Space::KC));
                let id = if in_kansas_city { "done-kansas-city" } else { "done-turn" };
                self.say(id, &[number("count", now.game.draws())])
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
