//! What a click does, what it costs and what it gives now.

use super::names::{Names, bonus, certificates, disc_space, hands, many, ordinal, rail, workers};
use crate::action::Action;
use crate::agenda::{Step, Target, Walk};
use crate::cert::after_spending;
use crate::data::buildings::NEUTRAL_LOCALS;
use crate::data::cards::Card;
use crate::data::cities::{ArrowAction, City, KANSAS_CITY};
use crate::data::lines::{Line, Local};
use crate::data::market::MARKET_DRAW;
use crate::data::objectives::Objective;
use crate::data::player_board::{
    Auxiliary, DiscSpace, HAND_DISC_COSTS, STEP_DISC_PAYS, STEP_DISC_POINTS, STEPS_LEFT, STEPS_RIGHT, WHITE_DISCS,
    Worker, worker_space,
};
use crate::data::railroad::{LAST_SPACE_PAYS, Station};
use crate::data::supply::{JOB_PRICES, JOB_ROWS, Tile as SupplyTile, YELLOW_ARROWS};
use crate::data::trail::{Space, TRADE_SECTION, WOODS};
use crate::event::Event;
use crate::hire::price;
use crate::kansas_city::herd_value;
use crate::rail::Rail;
use crate::state::{Gwt, Tile};
use cowcatcher_engine::{Game, Happened};

impl Gwt {
    /// An action in words.
    pub(super) fn in_words(&self, action: Action) -> String {
        let names = Names::of(self);
        let step = self.agenda.top();
        match action {
            Action::Place(space) => {
                let actions = match self.trail.get(space) {
                    Some(Tile::Neutral(neutral)) => names.locals(NEUTRAL_LOCALS[neutral.index()]),
                    _ => String::new(),
                };
                format!("start on {}: {actions}", self.place(space))
            }
            Action::Go(space) => self.go_in_words(step, space),
            Action::Stop => {
                format!("stop here on {}", self.me().rancher.map_or(String::new(), |here| self.place(here)))
            }
            Action::Use(space, line, one, other) => self.use_in_words(space, line, [one, other]),
            Action::Copy(space) => format!("copy {}: {}", self.place(space), names.locals(self.locals(space))),
            Action::Aux(aux, double) => self.aux_in_words(step, aux, double),
            Action::Foresight(column, tile) => self.foresight_in_words(column, tile),
            Action::Income(spent) => self.income_in_words(spent),
            Action::Grow(card) => self.grow_in_words(card),
            Action::Deliver(city) => self.deliver_in_words(step, city),
            Action::Disc(space) => self.disc_in_words(space),
            Action::StationDisc(station) => {
                format!("take your disc back from {station}, losing its {} VP", station.data().points)
            }
            Action::Engine(target) => self.engine_in_words(step, target),
            Action::Upgrade(station) => self.upgrade_in_words(station),
            Action::Appoint(worker) => self.appoint_in_words(step, worker),
            Action::Hire(row, worker) => self.hire_in_words(step, row, worker),
            Action::Build(number) => self.build_in_words(step, number),
            Action::At(space) => self.site_in_words(space),
            Action::Buy(card, other, cowboys) => self.buy_in_words(card, other, cowboys),
            Action::DrawMarket => {
                let cards = self.market_stack.total().min(u32::from(MARKET_DRAW));
                format!("use 1 cowboy to add {} to the market", many(cards, "card", "cards"))
            }
            Action::Hazard(space) => format!("remove the hazard on {}", self.place(space)),
            Action::Trade(space) => self.trade_in_words(space),
            Action::Objective(objective) => {
                let card = names.objective(objective.card());
                format!("take {objective} {}: {card}", self.destination(step))
            }
            Action::ObjectiveTop => {
                let left = many(self.objective_stack.total(), "card", "cards");
                format!("take the unseen top card of the stack ({left}) {}", self.destination(step))
            }
            Action::Certificates(0) => "take no certificate".to_owned(),
            Action::Certificates(n) => {
                format!("take {} (then you have {})", certificates(n), self.certificates_after(n))
            }
            Action::Draw => match step {
                Some(Step::Draw { left, .. }) => format!("draw one more card ({left} more allowed)"),
                _ => "draw one more card".to_owned(),
            },
            Action::Discard(card) => match step {
                Some(Step::MayDiscard(line)) => names.line_now(line, [None, None], self),
                Some(Step::Discard { left, .. }) => {
                    format!("discard {} ({} still to go)", names.a_card(card), left)
                }
                _ => format!("discard {}", names.a_card(card)),
            },
            Action::Remove(card) => format!("remove {} from the game", names.a_card(card)),
            Action::Play(objective, forgo) => self.play_in_words(objective, forgo),
            Action::Exchange => {
                let left = self.me().tokens.saturating_sub(1);
                format!("exchange token ({left} left after it): draw up to 2 cards, then discard as many")
            }
            Action::Skip => self.skip_in_words(step),
            Action::Done => self.done_in_words(step),
        }
    }

    /// A space and what lies on it, as the active player calls it.
    pub(super) fn place(&self, space: Space) -> String {
        Names::of(self).place(space, self.trail.get(space).map(Into::into), Some(self.active()))
    }

    /// The position after the click, and what it made happen: some figures are read off there, not reckoned again.
    fn after(&self, action: Action) -> (Gwt, Happened<Event>) {
        let mut after = *self;
        let mut happened = Happened::default();
        after.play_unchecked(self.active(), action, &mut happened);
        (after, happened)
    }

    /// What the click makes the active player pay to the bank.
    fn paid_for(&self, action: Action) -> u16 {
        let paid = self.after(action).1.events.into_iter().filter_map(|(_, event)| match event {
            Event::Paid(dollars, _) => Some(dollars),
            _ => None,
        });
        paid.sum()
    }

    fn go_in_words(&self, step: Option<Step>, space: Space) -> String {
        let (left, ride) = match step {
            Some(Step::Move { left, walk, .. }) => (left.saturating_sub(1), walk == Walk::Ride),
            _ => (0, false),
        };
        let to = match self.trail.get(space) {
            Some(Tile::Building(owner, _)) if owner != self.active() => format!("player {owner}"),
            _ => "the bank".to_owned(),
        };
        let money = self.me().money;
        let fee = match self.fee(space) {
            0 => "no fee".to_owned(),
            _ if ride => "free of fees".to_owned(),
            fee if fee > money => format!("fee ${fee} to {to}, but you have only ${money}"),
            fee => format!("fee ${fee} to {to}"),
        };
        let after = match space {
            Space::KC => "the move ends there".to_owned(),
            _ if left == 0 => "your last step".to_owned(),
            _ => format!("{} left after it", many(u32::from(left), "step", "steps")),
        };
        format!("go to {}: {fee}; {after}", self.place(space))
    }

    fn use_in_words(&self, space: Space, line: Line, cards: [Option<Card>; 2]) -> String {
        let names = Names::of(self);
        // Copied tiles may show the same line.
        let of = if self.turn.source_count > 1 { format!(" {}", self.place(space)) } else { String::new() };
        let instead = self.locals(space).iter().find_map(|&local| match local {
            Local::Slash(one, other) if one == line => Some(other),
            Local::Slash(one, other) if other == line => Some(one),
            _ => None,
        });
        let instead = instead.map_or_else(String::new, |other| format!(", instead of: {}", names.line(other)));
        format!("use{of}: {}{instead}", names.line_now(line, cards, self))
    }

    fn aux_in_words(&self, step: Option<Step>, aux: Auxiliary, double: bool) -> String {
        let form = if double { "double" } else { "single" };
        let instead = match step {
            Some(Step::Location) if self.turn.source_count > 0 => ", instead of the local actions here",
            _ => "",
        };
        format!("{form} auxiliary action: {}{instead}", Names::of(self).auxiliary(aux, double))
    }

    fn foresight_in_words(&self, column: u8, tile: SupplyTile) -> String {
        let mut parts = Vec::new();
        for (_, event) in self.after(Action::Foresight(column, tile)).1.events {
            match event {
                Event::TilePlaced(_, space) => parts.push(format!("it goes to {space}")),
                Event::TileGone(_) => parts.push("there is no space for it, so it leaves the game".to_owned()),
                Event::WorkerPlaced(_, row) => {
                    let dollars = JOB_PRICES[usize::from(row.saturating_sub(1)) % JOB_ROWS];
                    parts.push(format!("to row {row} of the job market (${dollars})"));
                }
                Event::TokenMoved(row) => {
                    parts.push(format!("the token moves to row {row}"));
                    if YELLOW_ARROWS.contains(&row.saturating_sub(2)) {
                        parts.push("the cattle market is refilled".to_owned());
                    }
                }
                Event::EndTriggered => parts.push("you take the token and trigger the end".to_owned()),
                _ => {}
            }
        }
        format!("column {column}, {}: {}", Names::of(self).tile(tile), parts.join(", "))
    }

    fn income_in_words(&self, spent: u8) -> String {
        let me = self.me();
        let total = u16::from(self.base_income()) + u16::from(spent);
        let herd = herd_value(&me.hand);
        let permanent = match me.permanent_certificates() {
            0 => String::new(),
            n => format!(" + {n} permanent"),
        };
        let spending = match spent {
            0 => "spending no certificate".to_owned(),
            n => format!("spending {}", certificates(n)),
        };
        let left = after_spending(me.certificates, spent);
        format!("income: ${total}, {spending} (herd {herd}{permanent} + {spent}; {left} left)")
    }

    fn grow_in_words(&self, card: Card) -> String {
        let next = if card == Card::Calf { Card::Heifer } else { Card::Cow };
        let worth =
            next.cattle().map_or(String::new(), |cattle| format!("value {}, {} VP", cattle.value, cattle.points));
        format!("swap a Simmental {card} for a {next} ({worth}), which goes to your discard pile")
    }

    fn deliver_in_words(&self, step: Option<Step>, city: City) -> String {
        let names = Names::of(self);
        let cities = &self.me().cities;
        let extraordinary = matches!(step, Some(Step::Deliver { extraordinary: true, .. }));
        let transport = if extraordinary { 0 } else { self.transport(city.value()) };
        let mut parts = vec![match transport {
            0 => "no transport costs".to_owned(),
            dollars => format!("transport ${dollars}"),
        }];
        if self.no_disc_at_all(Target::City(city, transport)) {
            parts.push("no disc to place, so the city gives nothing".to_owned());
        } else {
            if city == KANSAS_CITY {
                parts.push(format!("gain ${}", self.tables().kansas_city_pays));
            }
            if city.points() != 0 {
                parts.push(format!("{} VP", city.points()));
            }
            let here = city.index();
            let neighbours = [(here.checked_sub(1), here.checked_sub(1)), (Some(here), Some(here + 1))];
            for (arrow, other) in neighbours {
                let other = other.filter(|&other| cities[here] == 0 && cities.get(other).is_some_and(|&n| n > 0));
                let (Some(arrow), Some(other)) = (arrow.and_then(|arrow| self.tables().arrows.get(arrow)), other)
                else {
                    continue;
                };
                let with = names.city(City::from_index(other));
                if arrow.points != 0 {
                    parts.push(format!("{} VP with {with}", arrow.points));
                }
                match arrow.action {
                    Some(ArrowAction::Objective) => parts.push(format!("an objective card with {with}")),
                    Some(ArrowAction::Token) => parts.push(format!("an exchange token with {with}")),
                    None => {}
                }
            }
        }
        format!("deliver to {} ({city}): {}", names.city(city), parts.join(", "))
    }

    fn disc_in_words(&self, space: DiscSpace) -> String {
        let me = self.me();
        let form = |opens: u32| if opens == 2 { "double" } else { "single" };
        let opens = match space {
            DiscSpace::Money => format!("opens the double form: {}", Names::of(self).auxiliary(Auxiliary::Money, true)),
            DiscSpace::Cards => format!("opens the double form: {}", Names::of(self).auxiliary(Auxiliary::Cards, true)),
            DiscSpace::Certificate | DiscSpace::Engine | DiscSpace::Removal => {
                let aux = Auxiliary::from_index(space.index());
                let opens = me.cleared(space) + 1;
                format!("opens the {} form: {}", form(opens), Names::of(self).auxiliary(aux, opens == 2))
            }
            DiscSpace::Limit4 if me.has_disc(DiscSpace::Limit6) => "opens 4 certificates".to_owned(),
            DiscSpace::Limit4 => "opens 6 certificates".to_owned(),
            DiscSpace::Limit6 if me.has_disc(DiscSpace::Limit4) => {
                "opens 6 certificates once limit 4 is cleared too".to_owned()
            }
            DiscSpace::Limit6 => "opens 6 certificates".to_owned(),
            DiscSpace::StepLeft => {
                format!("gain ${STEP_DISC_PAYS}, step limit +{}", STEPS_LEFT[self.column() % STEPS_LEFT.len()])
            }
            DiscSpace::StepRight => format!("{STEP_DISC_POINTS} VP at the end, step limit +{STEPS_RIGHT}"),
            DiscSpace::Hand => format!("pay ${HAND_DISC_COSTS}, hand limit +1"),
        };
        let corner = if space.bits() & WHITE_DISCS != 0 { "white" } else { "black" };
        format!("take the disc from {} ({corner}): {opens}", disc_space(space))
    }

    fn engine_in_words(&self, step: Option<Step>, target: Rail) -> String {
        let mut parts = Vec::new();
        match step {
            Some(Step::ReturnFromLast) => parts.push(format!("gain ${LAST_SPACE_PAYS}")),
            Some(Step::ExtraordinaryBack) => {
                if let Some(Step::Deliver { limit, .. }) = self.after(Action::Engine(target)).0.agenda.top() {
                    parts.push(format!("then deliver to a city of value {limit} or less"));
                }
            }
            _ => {}
        }
        if target == Rail::LAST {
            parts.push(format!("the engine then goes back and you gain ${LAST_SPACE_PAYS}"));
        }
        if let Some(station) = Station::at(target.0) {
            parts.push(if self.has_station(self.active(), station) {
                format!("you have upgraded {station}")
            } else {
                format!("{station} costs ${} to upgrade", station.data().cost)
            });
        }
        let after = if parts.is_empty() { String::new() } else { format!(": {}", parts.join(", ")) };
        format!("engine from {} to {}{after}", self.me().engine, rail(target))
    }

    fn upgrade_in_words(&self, station: Station) -> String {
        let data = station.data();
        let master = self.masters.get(station.index()).copied().flatten();
        let master = master.map_or_else(String::new, |master| {
            format!("; for a worker also {master}: {}", Names::of(self).master(master))
        });
        format!("upgrade {station}: pay ${}, place a disc, {} VP{master}", data.cost, data.points)
    }

    fn appoint_in_words(&self, step: Option<Step>, worker: Worker) -> String {
        let master = match step {
            Some(Step::Appoint(station)) => self.masters.get(station.index()).copied().flatten(),
            _ => None,
        };
        let given = format!("give your {} {worker}", ordinal(self.me().workers(worker)));
        match master {
            Some(master) => format!("{given} for {master}: {}", Names::of(self).master(master)),
            None => given,
        }
    }

    fn hire_in_words(&self, step: Option<Step>, row: u8, worker: Worker) -> String {
        let modifier = match step {
            Some(Step::Hire { modifier, .. }) => modifier,
            _ => 0,
        };
        let dollars = price(row.saturating_sub(1) % JOB_ROWS as u8, modifier);
        let space = self.me().workers(worker) + 1;
        let then = worker_space(worker, space);
        let then = then.map_or_else(String::new, |line| format!(": {}", Names::of(self).line(line)));
        format!("hire the {worker} of row {row} for ${dollars} (your {} {worker}{then})", ordinal(space))
    }

    fn build_in_words(&self, step: Option<Step>, number: u8) -> String {
        let names = Names::of(self);
        let (Some(side), Some(Step::Build { per_craftsman, .. })) = (names.side(number), step) else {
            return format!("build {}", names.building(number));
        };
        let hand = hands(side.hands).map_or_else(String::new, |hand| format!(", {hand}"));
        let dollars = u16::from(side.craftsmen) * u16::from(per_craftsman);
        let short = side.craftsmen > self.me().workers(Worker::Craftsman) || dollars > self.me().money;
        let only = if short { ", only over one of yours for the difference" } else { "" };
        let craftsmen = workers(side.craftsmen, Worker::Craftsman);
        let actions = names.locals(side.locals);
        format!("build {} ({craftsmen}, ${dollars}{only}, {} VP{hand}): {actions}", names.building(number), side.points)
    }

    fn site_in_words(&self, space: Space) -> String {
        let names = Names::of(self);
        let mut parts = vec![format!("${}", self.paid_for(Action::At(space)))];
        if WOODS & space.bit() != 0 {
            parts.push("in the woods".to_owned());
        }
        if let Some(line) = self.tables().risks[space.index()] {
            parts.push(format!("with risk action: {}", names.line(line)));
        }
        let site = match self.trail.building(space) {
            Some((_, old)) => format!("over your {} at {space}", names.building(old)),
            None => format!("at {space}"),
        };
        format!("{site} ({})", parts.join(", "))
    }

    fn buy_in_words(&self, card: Card, other: Option<Card>, cowboys: u8) -> String {
        let names = Names::of(self);
        let worth = |card: Card| {
            let cattle = card.cattle().map_or((0, 0), |cattle| (cattle.value, cattle.points));
            format!("a {} (value {}, {} VP)", names.kind(card), cattle.0, cattle.1)
        };
        let cards = std::iter::once(card).chain(other).map(worth).collect::<Vec<_>>().join(" and ");
        let dollars = self.paid_for(Action::Buy(card, other, cowboys));
        format!("buy {cards} with {} for ${dollars}", workers(cowboys, Worker::Cowboy))
    }

    fn trade_in_words(&self, space: Space) -> String {
        let index = TRADE_SECTION.iter().position(|&it| it == space);
        let gives = index.and_then(|index| self.tables().trade.get(index)).map_or_else(String::new, |&it| bonus(it));
        format!("take the {} on {}: {gives}", Names::of(self).trade(), self.place(space))
    }

    fn destination(&self, step: Option<Step>) -> &'static str {
        match step {
            Some(Step::Objective { to_hand: true, .. }) => "into your hand",
            _ => "to your discard pile",
        }
    }

    fn play_in_words(&self, objective: Objective, forgo: bool) -> String {
        let names = Names::of(self);
        let card = objective.card();
        match card.immediate {
            Some(line) if forgo => {
                format!("play {objective} without its action ({}); {}", names.line(line), names.tasks(card))
            }
            Some(line) => {
                format!("play {objective}: {}; {}", names.line_now(line, [None, None], self), names.tasks(card))
            }
            None => format!("play {objective}; {}", names.tasks(card)),
        }
    }

    fn skip_in_words(&self, step: Option<Step>) -> String {
        let names = Names::of(self);
        match step {
            Some(Step::MayDiscard(line)) => format!("forgo it ({})", names.line(line)),
            Some(Step::Engine { .. }) => "leave the engine where it is".to_owned(),
            Some(Step::MayUpgrade(station)) => format!("do not upgrade {station}"),
            Some(Step::Appoint(_)) => "appoint nobody, leaving the station master tile".to_owned(),
            Some(Step::Hire { .. }) => "hire nobody".to_owned(),
            Some(Step::Build { .. }) => "build nothing".to_owned(),
            Some(Step::Hazard { .. }) => "remove no hazard".to_owned(),
            Some(Step::Trade { .. }) => format!("take no {}", names.trade()),
            Some(Step::HazardOrTrade) => format!("take neither hazard nor {}", names.trade()),
            Some(Step::Objective { .. }) => "take no objective card".to_owned(),
            _ => "forgo it".to_owned(),
        }
    }

    fn done_in_words(&self, step: Option<Step>) -> String {
        match step {
            Some(Step::Grow) => "finish: swap no more and discard your hand".to_owned(),
            Some(Step::Buy { cowboys: 0 }) => "finish buying".to_owned(),
            Some(Step::Buy { cowboys }) => {
                format!("finish buying ({} not used)", workers(cowboys, Worker::Cowboy))
            }
            Some(Step::Draw { drawn, .. }) => {
                format!("draw no more, and discard {}", many(u32::from(drawn), "card", "cards"))
            }
            Some(Step::Remove(_)) => "finish: remove no more cards".to_owned(),
            _ => {
                let me = self.me();
                let missing = self.hand_limit(self.active()).saturating_sub(me.hand.total());
                let draws = missing.min(me.draw.total() + me.discard.total());
                let back = match me.rancher {
                    Some(Space::KC) => "your rancher returns to the start, ",
                    _ => "",
                };
                format!("finish: end your turn ({back}phase C draws {draws})")
            }
        }
    }
}
