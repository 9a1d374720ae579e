//! The toy game with one flaw, which breaks one law, so that the battery can be seen to notice. Everything else is the toy's.

use cowcatcher_engine::features::Points;
use cowcatcher_engine::*;
use cowcatcher_proof::{Lawful, Position};
use cowcatcher_toy::{Action, Card, Event, Outcome, Question, Toy};
use rand::{Rng, RngExt};
use serde::Serialize;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::atomic::{AtomicU8, Ordering};
use toml::Value;

cowcatcher_engine::named! {
    /// What is wrong with the game.
    pub enum Flaw as "a flaw" {
        /// A legal action is not listed.
        ForgetsChoice = "forgets-choice",
        /// An illegal action is listed.
        ListsIllegal = "lists-illegal",
        /// The list is in no order.
        Unsorted = "unsorted",
        /// Somebody may act who is not to act.
        HelpsOthers = "helps-others",
        /// A legal action panics.
        Panics = "panics",
        /// Somebody is to act and may do nothing.
        DeadEnd = "dead-end",
        /// No round is ever over.
        Endless = "endless",
        /// What chance gives is not admitted.
        DeniesChance = "denies-chance",
        /// What chance gives is said to come more often than it does.
        OddsLie = "odds-lie",
        /// What chance gives is not among what it says that it can give.
        OddsForget = "odds-forget",
        /// The position depends on more than its steps.
        Forgets = "forgets",
        /// A seat sees what it may not know.
        ViewLeaks = "view-leaks",
        /// A spectator sees what they may not know.
        SpectatorSees = "spectator-sees",
        /// The others hear what a seat was dealt.
        EventLeaks = "event-leaks",
        /// The others hear what a seat bid.
        BidLeaks = "bid-leaks",
        /// What a seat knows is dealt anew.
        RedealsOwn = "redeals-own",
        /// What a seat chose is taken back with what the others did.
        ChoosesOwnAnew = "chooses-own-anew",
        /// What is dealt anew, and so a quote, depends on what the seat does not know.
        QuoteLeaks = "quote-leaks",
        /// What a seat may do depends on what it may not know.
        LegalLeaks = "legal-leaks",
        /// A feature tells a seat what it may not know.
        FeatureLeaks = "feature-leaks",
        /// Points are counted that a seat may not know.
        PointsLeak = "points-leak",
        /// A feature is what it was when it was first looked at.
        MemoryStays = "memory-stays",
        /// Coins vanish.
        LosesCoins = "loses-coins",
        /// An outcome reads back as another one.
        Mumbles = "mumbles",
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FlawedOptions {
    pub toy: cowcatcher_toy::Options,
    pub flaw: Option<Flaw>,
}

impl FlawedOptions {
    pub fn with(flaw: Flaw) -> Self {
        FlawedOptions { flaw: Some(flaw), ..FlawedOptions::default() }
    }
}

impl Options for FlawedOptions {
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        match (key, value.parse()) {
            ("flaw", Ok(flaw)) => self.flaw = Some(flaw),
            ("flaw", Err(_)) => self.flaw = None,
            _ => self.toy.set(key, value)?,
        }
        Ok(())
    }

    fn entries(&self) -> Vec<(&'static str, String)> {
        let mut entries = self.toy.entries();
        entries.push(("flaw", self.flaw.map_or("none", Flaw::name).to_owned()));
        entries
    }
}

/// An outcome of the toy, or one that is written like another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawn {
    Clear(Outcome),
    Mumbled,
}

impl fmt::Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Drawn::Clear(outcome) => outcome.fmt(f),
            Drawn::Mumbled => f.write_str("roll 1"),
        }
    }
}

impl FromStr for Drawn {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Drawn, NotationError> {
        text.parse().map(Drawn::Clear)
    }
}

impl From<Drawn> for Outcome {
    fn from(drawn: Drawn) -> Outcome {
        match drawn {
            Drawn::Clear(outcome) => outcome,
            Drawn::Mumbled => Outcome::Roll(1),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FlawedView {
    toy: cowcatcher_toy::View,
    leak: usize,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flawed {
    toy: Toy,
    flaw: Option<Flaw>,
    forgetful: u8,
}

impl Flawed {
    fn has(&self, flaw: Flaw) -> bool {
        self.flaw == Some(flaw)
    }

    /// Something that only seat 1 knows.
    fn secret(&self) -> usize {
        let hand = self.toy.get("1.hand").unwrap();
        hand.as_array().unwrap().iter().filter(|card| card.as_integer() >= Some(4)).count()
    }

    /// Is the secret one that makes the flawed list only the first choice?
    fn lists_one(&self, seat: Seat) -> bool {
        self.has(Flaw::LegalLeaks) && seat != Seat(0) && self.secret() % 2 == 1
    }

    /// What is wrong after a step.
    fn spoil(&mut self) {
        if self.has(Flaw::Endless) {
            self.toy.set("round", &Value::Integer(0)).unwrap();
        }
    }
}

/// Tells the others what was told to one seat.
struct Gossip<'a, L> {
    log: &'a mut L,
    leaks: bool,
    last: Option<Event>,
}

impl<L: Log<Event>> Log<Event> for Gossip<'_, L> {
    fn tell_to(&mut self, audience: Audience, event: Event) {
        let leaked = self.last.filter(|_| self.leaks && matches!(audience, Audience::AllBut(_)));
        self.last = Some(event);
        self.log.tell_to(audience, leaked.unwrap_or(event));
    }

    fn learned(&mut self, seats: Seats) {
        self.log.learned(seats);
    }
}

impl Game for Flawed {
    type Options = FlawedOptions;
    type Action = <Toy as Game>::Action;
    type Outcome = Drawn;
    type Question = <Toy as Game>::Question;
    type Event = <Toy as Game>::Event;
    type View = FlawedView;

    const NAME: &'static str = "flawed";
    const TITLE: &'static str = "Flawed auction";
    const PLAYERS: RangeInclusive<usize> = Toy::PLAYERS;
    const REVISION: u32 = Toy::REVISION;

    fn new(options: &FlawedOptions, seats: usize) -> Result<Self, SetupError> {
        Ok(Flawed { toy: Toy::new(&options.toy, seats)?, flaw: options.flaw, forgetful: 0 })
    }

    fn seats(&self) -> usize {
        self.toy.seats()
    }

    fn to_act(&self) -> ToAct {
        self.toy.to_act()
    }

    fn question(&self) -> Option<Question> {
        self.toy.question()
    }

    fn legal(&self, seat: Seat, into: &mut Choices<Action>) {
        self.toy.legal(seat, into);
        match (self.flaw, self.toy.question()) {
            (Some(Flaw::ForgetsChoice), Some(Question::Prize)) => _ = into.pop(),
            (Some(Flaw::DeadEnd), Some(Question::Prize)) => into.clear(),
            (Some(Flaw::ListsIllegal), Some(Question::Bid)) if !into.is_empty() => into.push(Action::Done),
            (Some(Flaw::Unsorted), _) => into.reverse(),
            (_, Some(Question::Bid)) if self.lists_one(seat) => into.truncate(1),
            _ => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if self.has(Flaw::HelpsOthers) && self.toy.question() == Some(Question::Prize) && action == Action::Take {
            return Ok(());
        }
        if self.lists_one(seat) && self.toy.question() == Some(Question::Bid) {
            let mut choices = Choices::new();
            self.legal(seat, &mut choices);
            if !choices.contains(&action) {
                return Err(Refusal::rule("TOY-BID-01"));
            }
        }
        self.toy.check(seat, action)
    }

    fn play_unchecked(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        assert!(!self.has(Flaw::Panics) || action != Action::Bid(Card::Six), "six is too much");
        let leaks = self.has(Flaw::BidLeaks);
        self.toy.play_unchecked(seat, action, &mut Gossip { log, leaks, last: None });
        if self.has(Flaw::LosesCoins) && action == Action::Take {
            let name = format!("{seat}.coins");
            let coins = self.toy.get(&name).unwrap().as_integer().unwrap();
            self.toy.set(&name, &Value::Integer(coins - 1)).unwrap();
        }
        self.spoil();
    }

    fn manner(action: Action) -> Manner {
        Toy::manner(action)
    }

    fn sample(&self, rng: &mut impl Rng) -> Option<Drawn> {
        match self.toy.sample(rng) {
            Some(Outcome::Roll(1)) if self.has(Flaw::Mumbles) => Some(Drawn::Mumbled),
            outcome => outcome.map(Drawn::Clear),
        }
    }

    fn outcomes(&self) -> Outcomes<Drawn> {
        let mut outcomes: Outcomes<Drawn> =
            self.toy.outcomes().into_iter().map(|(outcome, weight)| (Drawn::Clear(outcome), weight)).collect();
        if self.has(Flaw::OddsLie)
            && let Some((_, weight)) = outcomes.first_mut()
        {
            *weight *= 3;
        }
        if self.has(Flaw::OddsForget) && outcomes.len() > 1 {
            outcomes.pop();
        }
        outcomes
    }

    fn admits(&self, outcome: Drawn) -> Result<(), Refusal> {
        match outcome {
            Drawn::Clear(Outcome::Roll(4)) if self.has(Flaw::DeniesChance) => Err(Refusal::rule("TOY-DEAL-01")),
            outcome => self.toy.admits(outcome.into()),
        }
    }

    fn resolve(&mut self, outcome: Drawn, log: &mut impl Log<Event>) {
        static CALLS: AtomicU8 = AtomicU8::new(0);
        if self.has(Flaw::Forgets) {
            self.forgetful = CALLS.fetch_add(1, Ordering::Relaxed);
        }
        let leaks = self.has(Flaw::EventLeaks);
        self.toy.resolve(outcome.into(), &mut Gossip { log, leaks, last: None });
        self.spoil();
    }

    fn standings(&self) -> Standings {
        self.toy.standings()
    }

    fn view(&self, seat: Option<Seat>) -> FlawedView {
        let leaks = match seat {
            Some(_) => self.has(Flaw::ViewLeaks),
            None => self.has(Flaw::SpectatorSees),
        };
        FlawedView { toy: self.toy.view(seat), leak: if leaks { self.secret() } else { 0 } }
    }

    fn redeal(&mut self, seat: Seat, rng: &mut impl Rng) {
        if self.has(Flaw::QuoteLeaks) && self.secret() % 2 == 1 {
            // The generator goes on by a number that nobody but seat 1 should be able to tell.
            let _: u64 = rng.random();
        }
        let own = self.has(Flaw::RedealsOwn);
        let kept = if own { Seat((seat.0 + 1) % self.seats() as u8) } else { seat };
        self.toy.redeal(kept, rng);
    }

    fn choose_anew(&mut self, seat: Seat) {
        let own = self.has(Flaw::ChoosesOwnAnew);
        self.toy.choose_anew(if own { Seat((seat.0 + 1) % self.seats() as u8) } else { seat });
    }
}

impl Features for Flawed {
    const SPAN: f32 = Toy::SPAN;
    const WHIM: f32 = Toy::WHIM;
    const WEIGHTS: &'static [u8] = &[];

    type Memory = Option<usize>;

    fn features(&self, seat: Seat, memory: &mut Self::Memory, into: &mut Slots<'_>) -> Points {
        into.pick("leak", if self.has(Flaw::FeatureLeaks) { self.secret() } else { 0 }, 4);
        let chance = usize::from(self.to_act() == ToAct::Chance);
        into.pick("chance", if self.has(Flaw::MemoryStays) { *memory.get_or_insert(chance) } else { chance }, 2);
        let leak = if self.has(Flaw::PointsLeak) { self.secret() as i32 } else { 0 };
        self.toy.features(seat, &mut (), into).into_iter().map(|points| points + leak).collect()
    }
}

impl Lawful for Flawed {
    const RULES: &'static str = Toy::RULES;

    fn audit(&self) -> Result<(), String> {
        self.toy.audit()
    }

    fn universe() -> Vec<Action> {
        Toy::universe()
    }
}

impl Position for Flawed {
    fn set(&mut self, name: &str, value: &Value) -> Result<(), String> {
        self.toy.set(name, value)
    }

    fn complete(&mut self) -> Result<(), String> {
        self.toy.complete()
    }

    fn get(&self, name: &str) -> Result<Value, String> {
        self.toy.get(name)
    }
}
