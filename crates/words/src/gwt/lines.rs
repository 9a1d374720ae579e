//! What is printed on buildings, cards, worker spaces and station masters, from the algebra of lines.

use super::now::Now;
use super::{GwtWords, key, number, text, times};
use crate::speech::capital;
use cowcatcher_games::gwt::data::cards::Card;
use cowcatcher_games::gwt::data::cities::TERMINAL;
use cowcatcher_games::gwt::data::lines::{Effect, Line, Local, Need, Number};
use cowcatcher_games::gwt::data::masters::{Master, Scores};
use cowcatcher_games::gwt::data::objectives::{ObjectiveCard, Task};
use cowcatcher_games::gwt::data::player_board::{Auxiliary, Worker};

/// The cards that a click names.
pub(super) type Named = [Option<Card>; 2];

impl GwtWords<'_> {
    /// A line as it is printed.
    pub fn line(&self, line: Line) -> String {
        self.line_with(line, [None, None], None)
    }

    /// A line as it is printed, as a heading.
    pub fn line_capital(&self, line: Line) -> String {
        capital(&self.line(line))
    }

    /// A line for the active player: with the cards that the click names, and what it comes to now.
    pub(super) fn line_now(&self, line: Line, cards: Named, now: &Now<'_>) -> String {
        self.line_with(line, cards, Some(now))
    }

    fn line_with(&self, line: Line, cards: Named, now: Option<&Now<'_>>) -> String {
        let (need, gives) = line.text();
        let gives = self.and(gives.iter().map(|&effect| self.effect(effect, now)));
        match self.need(need, cards) {
            Some(need) => self.say("line-with-need", &[text("need", need), text("gives", gives)]),
            None => gives,
        }
    }

    fn need(&self, need: Need, cards: Named) -> Option<String> {
        let discard = |card: String| Some(self.say("need-discard", &[text("card", card)]));
        match (need, cards) {
            (Need::Nothing, _) => None,
            (Need::Pay(dollars), _) => Some(self.say("need-pay", &[number("dollars", dollars)])),
            (Need::EngineBack(spaces), _) => Some(self.say("need-engine-back", &[number("spaces", spaces)])),
            (_, [Some(one), Some(other)]) if one == other => discard(times(2, &self.card(one))),
            (_, [Some(one), Some(other)]) => discard(self.and([self.one_card(one), self.one_card(other)])),
            (_, [Some(card), None]) | (Need::Discard(card), _) => discard(self.one_card(card)),
            (Need::DiscardValue3, _) => Some(self.say("need-discard-value-3", &[])),
            (Need::DiscardPair, _) => Some(self.say("need-discard-pair", &[])),
            (Need::DiscardObjective, _) => Some(self.say("need-discard-objective", &[])),
            (Need::DiscardAny, _) => Some(self.say("need-discard-any", &[])),
        }
    }

    fn effect(&self, effect: Effect, now: Option<&Now<'_>>) -> String {
        // "(now 3)" where something is counted and somebody is there to count for.
        let counted = |printed: String, each: u8, what: Number, dollars: bool| {
            let Some(now) = now else { return printed };
            let n = i64::from(each) * i64::from(now.game.count(what));
            let figure = if dollars { format!("${n}") } else { n.to_string() };
            self.say("now", &[text("text", printed), text("figure", figure)])
        };
        let per = |what: Number| text("per", self.say("per", &[key("what", per_key(what))]));
        match effect {
            Effect::Money(each, Number::Fixed(n)) => self.say("effect-money", &[number("dollars", each * n)]),
            Effect::Money(each, what) => {
                counted(self.say("effect-money-per", &[number("dollars", each), per(what)]), each, what, true)
            }
            Effect::Certificates(each, Number::Fixed(n)) => {
                self.marker(self.say("effect-certificates", &[number("count", each * n)]), now)
            }
            Effect::Certificates(each, what) => {
                let printed = self.say("effect-certificates-per", &[number("count", each), per(what)]);
                self.marker(counted(printed, each, what, false), now)
            }
            Effect::CertificatesToLimit => self.marker(self.say("effect-certificates-to-limit", &[]), now),
            Effect::ExchangeToken => self.say("effect-token", &[]),
            Effect::Objective => self.say("effect-objective", &[]),
            Effect::ObjectiveToHand => self.say("effect-objective-to-hand", &[]),
            Effect::DrawDiscard(Number::Fixed(n)) => self.say("effect-draw", &[number("count", n)]),
            Effect::DrawDiscard(what) => counted(self.say("effect-draw-per", &[per(what)]), 1, what, false),
            Effect::Hire(change) => {
                let printed = match change {
                    0 => self.say("effect-hire", &[]),
                    ..0 => self.say("effect-hire-less", &[number("dollars", change.unsigned_abs())]),
                    _ => self.say("effect-hire-more", &[number("dollars", change)]),
                };
                match now.and_then(Now::cheapest_hire) {
                    Some(dollars) => {
                        self.with_details(printed, &[self.say("hire-from", &[number("dollars", dollars)])])
                    }
                    None => printed,
                }
            }
            Effect::Build(each) => self.say("effect-build", &[number("dollars", each)]),
            Effect::Buy => match now {
                Some(now) => {
                    let cowboys = self.workers(Worker::Cowboy, now.game.count(Number::Cowboys));
                    self.say("effect-buy-with", &[text("cowboys", cowboys)])
                }
                None => self.say("effect-buy", &[]),
            },
            Effect::Hazard(0) => self.say("effect-hazard-free", &[]),
            Effect::Hazard(dollars) => self.say("effect-hazard", &[number("dollars", dollars)]),
            Effect::Trade => self.say("effect-trade", &[]),
            Effect::HazardOrTrade => self.say("effect-hazard-or-trade", &[]),
            Effect::Engine(Number::Fixed(n)) => self.say("effect-engine", &[number("count", n)]),
            Effect::Engine(what) => counted(self.say("effect-engine-per", &[per(what)]), 1, what, false),
            Effect::UpgradeBehind => self.say("effect-upgrade-behind", &[]),
            Effect::ExtraordinaryDelivery => self.say("effect-extraordinary-delivery", &[]),
            Effect::Auxiliary => self.say("effect-auxiliary", &[]),
            Effect::Rancher(n) => self.say("effect-rancher", &[number("count", n)]),
            Effect::Ride(n) => self.say("effect-ride", &[number("count", n)]),
            Effect::Copy => self.say("effect-copy", &[]),
        }
    }

    /// Adds where the active player's certificate marker stands.
    fn marker(&self, printed: String, now: Option<&Now<'_>>) -> String {
        match self.me().filter(|_| now.is_some()) {
            Some(me) => self.say(
                "certificates-have",
                &[text("text", printed), number("have", me.certificates), number("limit", me.certificate_limit)],
            ),
            None => printed,
        }
    }

    /// The local actions of a tile.
    pub(super) fn locals(&self, locals: &[Local]) -> String {
        let one = |local: &Local| match *local {
            Local::One(line) => self.line(line),
            Local::Slash(one, other) => {
                self.say("or", &[text("first", self.line(one)), text("last", self.line(other))])
            }
        };
        locals.iter().map(one).collect::<Vec<_>>().join("; ")
    }

    /// An auxiliary action in its single or double form.
    pub fn auxiliary(&self, aux: Auxiliary, double: bool) -> String {
        let n = if double { 2 } else { 1 };
        let count = number("count", n);
        match aux {
            Auxiliary::Money => self.say("aux-money", &[count]),
            Auxiliary::Cards => self.say("aux-cards", &[count]),
            Auxiliary::Certificate => self.say("aux-certificate", &[count]),
            Auxiliary::Engine => self.say("aux-engine", &[count]),
            Auxiliary::Removal => {
                let pays = i64::from(self.view.edition.tables().removal_pays) * n;
                self.say("aux-removal", &[count, number("dollars", pays)])
            }
        }
    }

    /// All that is printed on an objective.
    pub fn objective(&self, card: &ObjectiveCard) -> String {
        let tasks = self.tasks(card);
        match card.immediate {
            Some(line) => self.say("objective", &[text("immediate", self.line(line)), text("tasks", tasks)]),
            None => tasks,
        }
    }

    /// The tasks of an objective and its points.
    pub(super) fn tasks(&self, card: &ObjectiveCard) -> String {
        let asked = Task::ALL.iter().zip(card.tasks).filter(|&(_, n)| n > 0);
        let tasks = text("tasks", asked.map(|(&task, n)| self.task(task, n)).collect::<Vec<_>>().join(", "));
        let points = number("points", card.points);
        match card.penalty {
            0 => self.say("objective-tasks", &[tasks, points]),
            penalty => self.say("objective-tasks-or-penalty", &[tasks, points, number("penalty", penalty)]),
        }
    }

    fn task(&self, task: Task, count: u8) -> String {
        let count = number("count", count);
        let cattle = |value: i64| self.say("task-cattle", &[count.clone(), number("value", value)]);
        match task {
            Task::Building => self.say("task-building", &[count]),
            Task::Green => self.say("task-trade-green", &[count]),
            Task::Pair => self.say("task-trade-pair", &[count]),
            Task::Hazard => self.say("task-hazard", &[count]),
            Task::Station => self.say("task-station", &[count]),
            Task::Value3 => cattle(3),
            Task::Value4 => cattle(4),
            Task::Value5 => cattle(5),
            Task::Terminal => self.say("task-terminal", &[count, text("city", self.city(TERMINAL))]),
        }
    }

    /// All that is printed on a station master tile.
    pub fn master(&self, master: Master) -> String {
        let top = match (master.immediate(), master.permanent()) {
            (Some(line), _) => self.line(line),
            (None, n) => self.say("master-permanent", &[number("count", n)]),
        };
        let scores = match master.scores() {
            Scores::Nothing => return top,
            Scores::Workers => "workers",
            Scores::Objectives => "objectives",
            Scores::Hazards => "hazards",
            Scores::TradePairs => "pairs",
            Scores::Certificates => "certificates",
            Scores::Stations => "stations",
            Scores::Buildings => "buildings",
        };
        format!("{top}; {}", self.say("master-scores", &[key("what", scores)]))
    }
}

fn per_key(what: Number) -> &'static str {
    match what {
        Number::Fixed(_) => "fixed",
        Number::Cowboys => "cowboys",
        Number::Craftsmen => "craftsmen",
        Number::Engineers => "engineers",
        Number::Woods => "woods",
        Number::Hazards => "hazards",
        Number::Stations => "stations",
        Number::TradePairs => "pairs",
    }
}
