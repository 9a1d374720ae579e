//! A click in one to three words, for a button whose place and tooltip say the rest.

use super::{GwtWords, number, text, times};
use crate::speech::capital;
use cowcatcher_games::gwt::data::cards::Card;
use cowcatcher_games::gwt::data::lines::{Effect, Line, Need, Number};
use cowcatcher_games::gwt::data::player_board::Auxiliary;
use cowcatcher_games::gwt::{Action, Question};

impl GwtWords<'_> {
    /// An action in as few words as a button has room for.
    pub fn action_short(&self, action: Action) -> String {
        capital(&self.few_words(action))
    }

    fn few_words(&self, action: Action) -> String {
        let place = |space| text("place", self.place(space));
        match action {
            Action::Place(at) => self.say("short-place", &[place(at)]),
            Action::Go(to) => self.say("short-go", &[place(to)]),
            Action::Stop => self.say("short-stop", &[]),
            Action::Use(_, line, None, _) => self.line_short(line),
            Action::Use(_, line, Some(card), other) => {
                format!("{} → {}", self.pair(card, other), self.line_short(line))
            }
            Action::Copy(at) => self.say("short-copy-at", &[place(at)]),
            Action::Aux(aux, double) => self.aux_short(aux, double),
            Action::Foresight(_, tile) => self.tile(tile),
            Action::Income(spent) => self.say("short-income", &[number("count", spent)]),
            Action::Grow(card) | Action::Discard(card) => self.card(card),
            Action::Remove(card) => self.say("short-remove", &[text("card", self.card(card))]),
            Action::Deliver(city) => self.city(city),
            Action::Disc(disc) => self.disc(disc),
            Action::StationDisc(station) | Action::Upgrade(station) => self.station(station),
            Action::Engine(rail) => self.say("short-engine-to", &[text("space", self.rail(rail))]),
            Action::Appoint(worker) | Action::Hire(_, worker) => self.worker(worker),
            Action::Build(number) => self.building_name(self.view.active, number),
            Action::At(at) | Action::Hazard(at) | Action::Trade(at) => self.space(at),
            Action::Buy(card, other, cowboys) => {
                self.say("short-buy-with", &[text("cards", self.pair(card, other)), number("cowboys", cowboys)])
            }
            Action::DrawMarket => self.say("short-draw-market", &[]),
            Action::Objective(objective) => {
                self.say("short-objective-card", &[text("tasks", self.tasks(objective.card()))])
            }
            Action::ObjectiveTop => self.say("short-objective-top", &[]),
            Action::Certificates(n) => self.say("short-certificates", &[number("count", n)]),
            Action::Draw => self.say("short-draw-card", &[]),
            Action::Play(objective, forgo) => {
                let id = if forgo { "short-play-forgo" } else { "short-play" };
                self.say(id, &[text("tasks", self.tasks(objective.card()))])
            }
            Action::Exchange => self.say("short-exchange", &[]),
            Action::Skip => self.say("short-skip", &[]),
            Action::Done => match self.view.question {
                Some(Question::Location | Question::EndTurn) => self.say("short-end-turn", &[]),
                _ => self.say("short-done", &[]),
            },
        }
    }

    /// One card or two.
    fn pair(&self, card: Card, other: Option<Card>) -> String {
        match other {
            None => self.card(card),
            Some(other) if other == card => times(2, &self.card(card)),
            Some(other) => format!("{} + {}", self.card(card), self.card(other)),
        }
    }

    /// A line in a few words: what is discarded for it, if anything, and what it gives.
    pub fn line_short(&self, line: Line) -> String {
        let (need, gives) = line.text();
        let gives = gives.iter().map(|&effect| self.effect_short(effect)).collect::<Vec<_>>().join(" + ");
        match need {
            Need::Discard(card) => format!("{} → {gives}", self.card(card)),
            Need::Pay(dollars) => format!("${dollars} → {gives}"),
            Need::EngineBack(_) => format!("{} → {gives}", self.say("short-engine-back", &[])),
            _ => gives,
        }
    }

    /// The word that says what a line does, where icons leave room for one.
    pub fn line_word(&self, line: Line) -> Option<String> {
        let (_, gives) = line.text();
        match *gives {
            [Effect::Money(..) | Effect::Certificates(..) | Effect::CertificatesToLimit | Effect::ExchangeToken] => {
                None
            }
            [Effect::Hire(_)] => Some(self.say("short-hire", &[])),
            [effect] => Some(self.effect_short(effect)),
            _ => None,
        }
    }

    fn effect_short(&self, effect: Effect) -> String {
        match effect {
            Effect::Money(each, Number::Fixed(n)) => format!("${}", u16::from(each) * u16::from(n)),
            Effect::Money(..) => self.say("short-money", &[]),
            Effect::Certificates(each, Number::Fixed(n)) => {
                self.say("short-certificates", &[number("count", each * n)])
            }
            Effect::Certificates(..) | Effect::CertificatesToLimit => self.say("short-certificates-many", &[]),
            Effect::ExchangeToken => self.say("short-token", &[]),
            Effect::Objective | Effect::ObjectiveToHand => self.say("short-objective", &[]),
            Effect::DrawDiscard(_) => self.say("short-cards", &[]),
            Effect::Hire(0) => self.say("short-hire", &[]),
            Effect::Hire(change) => {
                let sign = if change < 0 { '−' } else { '+' };
                format!("{} {sign}${}", self.say("short-hire", &[]), change.unsigned_abs())
            }
            Effect::Build(_) => self.say("short-build", &[]),
            Effect::Buy => self.say("short-buy", &[]),
            Effect::Hazard(_) => self.say("short-hazard", &[]),
            Effect::Trade => self.say("short-trade", &[]),
            Effect::HazardOrTrade => self.say("short-hazard-or-trade", &[]),
            Effect::Engine(_) => self.say("short-engine", &[]),
            Effect::UpgradeBehind => self.say("short-upgrade", &[]),
            Effect::ExtraordinaryDelivery => self.say("short-delivery", &[]),
            Effect::Auxiliary => self.say("short-auxiliary", &[]),
            Effect::Rancher(_) | Effect::Ride(_) => self.say("short-rancher", &[]),
            Effect::Copy => self.say("short-copy", &[]),
        }
    }

    fn aux_short(&self, aux: Auxiliary, double: bool) -> String {
        let n = if double { 2 } else { 1 };
        let times = |short: String| if double { format!("{short} ×2") } else { short };
        match aux {
            Auxiliary::Money => format!("${n}"),
            Auxiliary::Cards => times(self.say("short-cards", &[])),
            Auxiliary::Certificate => self.say("short-certificates", &[number("count", n)]),
            Auxiliary::Engine => times(self.say("short-engine", &[])),
            Auxiliary::Removal => times(self.say("short-removal", &[])),
        }
    }
}
