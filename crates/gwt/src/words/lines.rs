//! What is printed on buildings, cards, worker spaces and station masters, in words made from the algebra of lines.

use super::names::{Names, certificates, many, workers};
use crate::action::Action;
use crate::data::cards::Card;
use crate::data::cities::TERMINAL;
use crate::data::lines::{Effect, Line, Local, Need, Number};
use crate::data::masters::{Master, Scores};
use crate::data::objectives::{ObjectiveCard, Task};
use crate::data::player_board::{Auxiliary, Worker};
use crate::hire::price;
use crate::state::Gwt;
use cowcatcher_engine::Choices;

/// The cards that a click names.
type Named = [Option<Card>; 2];

impl Names {
    /// A line as it is printed.
    pub fn line(self, line: Line) -> String {
        self.line_with(line, [None, None], None)
    }

    /// A line for the active player: with the cards that he names, and what it comes to now.
    pub fn line_now(self, line: Line, cards: Named, game: &Gwt) -> String {
        self.line_with(line, cards, Some(game))
    }

    fn line_with(self, line: Line, cards: Named, now: Option<&Gwt>) -> String {
        let (need, gives) = line.text();
        let gives = gives.iter().map(|&effect| self.effect(effect, now)).collect::<Vec<_>>().join(" and ");
        match self.need(need, cards) {
            Some(need) => format!("{need}: {gives}"),
            None => gives,
        }
    }

    fn need(self, need: Need, cards: Named) -> Option<String> {
        let named = match cards {
            [Some(one), Some(other)] if one == other => Some(format!("2 {}", self.card(one))),
            [Some(one), Some(other)] => Some(format!("{} and {}", self.a_card(one), self.a_card(other))),
            [one, other] => one.or(other).map(|card| self.a_card(card)),
        };
        let printed = match need {
            Need::Nothing => return None,
            Need::Pay(dollars) => return Some(format!("pay ${dollars}")),
            Need::EngineBack(spaces) => return Some(format!("engine back {spaces}")),
            Need::Discard(card) => self.a_card(card),
            Need::DiscardValue3 => "a cattle card of value 3".to_owned(),
            Need::DiscardAny => "any cattle card".to_owned(),
            Need::DiscardPair => "two of one breed".to_owned(),
            Need::DiscardObjective => "an objective card".to_owned(),
        };
        Some(format!("discard {}", named.unwrap_or(printed)))
    }

    /// What is counted, in the singular.
    fn counted(self, number: Number) -> String {
        match number {
            Number::Fixed(_) => String::new(),
            Number::Cowboys => "cowboy".to_owned(),
            Number::Craftsmen => "craftsman".to_owned(),
            Number::Engineers => "engineer".to_owned(),
            Number::Woods => "own building in the woods".to_owned(),
            Number::Hazards => "hazard collected".to_owned(),
            Number::Stations => "own station".to_owned(),
            Number::TradePairs => format!("pair of green and {} {}s", self.pair_colour(), self.trade()),
        }
    }

    fn effect(self, effect: Effect, now: Option<&Gwt>) -> String {
        let per = |number: Number| self.counted(number);
        // "(now 3)" where something is counted and somebody is there to count for.
        let come_to = |before: &str, each: u8, number: Number| {
            now.map_or_else(String::new, |game| {
                format!(" (now {before}{})", u16::from(each) * u16::from(game.count(number)))
            })
        };
        match effect {
            Effect::Money(each, Number::Fixed(n)) => format!("gain ${}", u16::from(each) * u16::from(n)),
            Effect::Money(each, number) => format!("gain ${each} per {}{}", per(number), come_to("$", each, number)),
            Effect::Certificates(each, Number::Fixed(n)) => {
                let up_to = if each * n > 1 { "up to " } else { "" };
                format!("{up_to}{}{}", certificates(each * n), self.marker(now))
            }
            Effect::Certificates(each, number) => {
                let now = format!("{}{}", come_to("up to ", each, number), self.marker(now));
                format!("up to {} per {}{now}", certificates(each), per(number))
            }
            Effect::CertificatesToLimit => format!("certificates to your limit{}", self.marker(now)),
            Effect::ExchangeToken => "gain an exchange token".to_owned(),
            Effect::Objective => "take an objective card".to_owned(),
            Effect::ObjectiveToHand => "take an objective card into hand".to_owned(),
            Effect::DrawDiscard(Number::Fixed(n)) => format!("draw up to {n} cards, then discard as many"),
            Effect::DrawDiscard(number) => {
                format!("draw up to 1 card per {}{}, then discard as many", per(number), come_to("", 1, number))
            }
            Effect::Hire(modifier) => {
                let price = match modifier {
                    0 => String::new(),
                    ..0 => format!(" for ${} less", modifier.unsigned_abs()),
                    _ => format!(" for ${modifier} more"),
                };
                let cheapest = now.and_then(|game| game.cheapest_hire(modifier));
                let from = cheapest.map_or_else(String::new, |dollars| format!(" (from ${dollars})"));
                format!("hire a worker{price}{from}")
            }
            Effect::Build(each) => format!("place a building for ${each} per craftsman"),
            Effect::Buy => {
                let with = now.map(|game| workers(game.me().workers(Worker::Cowboy), Worker::Cowboy));
                format!("buy cattle{}", with.map_or_else(String::new, |with| format!(" with {with}")))
            }
            Effect::Hazard(0) => "remove a hazard for nothing".to_owned(),
            Effect::Hazard(dollars) => format!("remove a hazard for ${dollars}"),
            Effect::Trade => format!("take a {}", self.trade()),
            Effect::HazardOrTrade => format!("remove a hazard for nothing, or take a {}", self.trade()),
            Effect::Engine(Number::Fixed(1)) => "engine 1 forward".to_owned(),
            Effect::Engine(Number::Fixed(n)) => format!("engine up to {n} forward"),
            Effect::Engine(number) => format!("engine up to 1 forward per {}{}", per(number), come_to("", 1, number)),
            Effect::UpgradeBehind => "upgrade a station behind your engine".to_owned(),
            Effect::ExtraordinaryDelivery => "extraordinary delivery".to_owned(),
            Effect::Auxiliary => "one auxiliary action, single or double".to_owned(),
            Effect::Rancher(n) => {
                let steps = if n == 1 { "1 step".to_owned() } else { format!("up to {n} steps") };
                let losing = now.map_or("", |_| ", leaving what else could be done here");
                format!("rancher {steps} on, to use what is there{losing}")
            }
            Effect::Ride(n) => format!("rancher up to {n} steps on without fees, using nothing, not into Kansas City"),
            Effect::Copy => "copy an adjacent building".to_owned(),
        }
    }

    /// Where the active player's certificate marker stands.
    fn marker(self, now: Option<&Gwt>) -> String {
        let stands =
            |game: &Gwt| format!(" (you have {} of {})", game.me().certificates, game.me().certificate_limit());
        now.map_or_else(String::new, stands)
    }

    /// The local actions of a tile.
    pub fn locals(self, locals: &[Local]) -> String {
        let one = |local: &Local| match *local {
            Local::One(line) => self.line(line),
            Local::Slash(one, other) => format!("{} OR {}", self.line(one), self.line(other)),
        };
        locals.iter().map(one).collect::<Vec<_>>().join("; ")
    }

    /// An auxiliary action: its requirement and what it gives.
    pub fn auxiliary(self, aux: Auxiliary, double: bool) -> String {
        let n = if double { 2 } else { 1 };
        let cards = many(n, "card", "cards");
        match aux {
            Auxiliary::Money => format!("gain ${n}"),
            Auxiliary::Cards if double => "draw up to 2 cards, then discard as many".to_owned(),
            Auxiliary::Cards => "draw 1 card, then discard 1".to_owned(),
            Auxiliary::Certificate => {
                let up_to = if double { "up to " } else { "" };
                format!("pay ${n}, engine back {n}: {up_to}{}", certificates(n as u8))
            }
            Auxiliary::Engine if double => "pay $2: engine up to 2 forward".to_owned(),
            Auxiliary::Engine => "pay $1: engine 1 forward".to_owned(),
            Auxiliary::Removal => {
                let pays = u32::from(self.edition().tables().removal_pays) * n;
                let money = if pays > 0 { format!("gain ${pays} and ") } else { String::new() };
                let up_to = if double { "up to " } else { "" };
                format!("engine back {n}: {money}remove {up_to}{cards} of your hand from the game")
            }
        }
    }

    /// The tasks of an objective and its points.
    pub fn tasks(self, card: &ObjectiveCard) -> String {
        let asked = Task::ALL.iter().zip(card.tasks).filter(|&(_, n)| n > 0);
        let tasks: Vec<String> = asked.map(|(&task, n)| self.task(task, n)).collect();
        let penalty = if card.penalty > 0 { format!("-{}", card.penalty) } else { "0".to_owned() };
        format!("tasks {}: {} VP, else {penalty}", tasks.join(", "), card.points)
    }

    fn task(self, task: Task, n: u8) -> String {
        let plural = if n == 1 { "" } else { "s" };
        match task {
            Task::Building => format!("{n} building{plural}"),
            Task::Green => format!("{n} green {}{plural}", self.trade()),
            Task::Pair => format!("{n} {} {}{plural}", self.pair_colour(), self.trade()),
            Task::Hazard => format!("{n} hazard{plural}"),
            Task::Station => format!("{n} station{plural}"),
            Task::Value3 => format!("{n} cattle of value 3"),
            Task::Value4 => format!("{n} cattle of value 4"),
            Task::Value5 => format!("{n} cattle of value 5"),
            Task::Terminal => format!("{n} disc{plural} on {}", self.city(TERMINAL)),
        }
    }

    /// All that is printed on an objective card.
    pub fn objective(self, card: &ObjectiveCard) -> String {
        match card.immediate {
            Some(line) => format!("{}; {}", self.line(line), self.tasks(card)),
            None => self.tasks(card),
        }
    }

    /// All that is printed on a station master tile.
    pub fn master(self, master: Master) -> String {
        let top = match (master.immediate(), master.permanent()) {
            (Some(line), _) => self.line(line),
            (None, n) => many(u32::from(n), "permanent certificate", "permanent certificates"),
        };
        let bottom = match master.scores() {
            Scores::Nothing => return top,
            Scores::Workers => "1 VP per worker".to_owned(),
            Scores::Objectives => "3 VP per 2 objectives in your area".to_owned(),
            Scores::Hazards => "3 VP per 2 hazards".to_owned(),
            Scores::TradePairs => format!("3 VP per {}", self.counted(Number::TradePairs)),
            Scores::Certificates => "3 VP per 2 certificates".to_owned(),
            Scores::Stations => "3 VP per 2 stations".to_owned(),
            Scores::Buildings => "2 VP per building".to_owned(),
        };
        format!("{top}; {bottom}")
    }
}

impl Gwt {
    /// The lowest price for which somebody can be hired now.
    fn cheapest_hire(&self, modifier: i8) -> Option<u16> {
        let mut choices = Choices::new();
        self.legal_hire(modifier, &mut choices);
        let rows = choices.iter().filter_map(|action| match action {
            Action::Hire(row, _) => row.checked_sub(1),
            _ => None,
        });
        rows.map(|row| price(row, modifier)).min()
    }
}
