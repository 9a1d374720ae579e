//! Auction: a small whole game, the example of the contract.
//!
//! Each round a die shows the prize (TOY-PRIZE-01), hands are filled to three cards that only their owners see
//! (TOY-DEAL-01), everybody secretly bids one card (TOY-BID-01), the bids are shown and the highest wins; of a tie nobody
//! wins (TOY-WIN-01; in revision 1 the first seat did). The winner takes the prize from the bank or gives it to somebody
//! (TOY-PRIZE-02), then says done (TOY-PRIZE-03). Most coins win.
//!
//! A [`Flaw`] breaks one law on purpose, so that the battery can be seen to notice.

use cowcatcher_engine::*;
use rand::{Rng, RngExt};
use serde::Serialize;
use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU8, Ordering};
use toml::Value;

pub const VALUES: usize = 6;
const COPIES: u8 = 5;
const HAND: u8 = 3;
const COINS: u8 = 60;

cowcatcher_engine::named! {
    /// What is wrong with the game.
    pub enum Flaw as "a flaw" {
        None = "none",
        ForgetsChoice = "forgets-choice",
        ListsIllegal = "lists-illegal",
        Unsorted = "unsorted",
        HelpsOthers = "helps-others",
        Panics = "panics",
        DeadEnd = "dead-end",
        Endless = "endless",
        DeniesChance = "denies-chance",
        Forgets = "forgets",
        ViewLeaks = "view-leaks",
        SpectatorSees = "spectator-sees",
        EventLeaks = "event-leaks",
        BidLeaks = "bid-leaks",
        RedealsOwn = "redeals-own",
        LegalLeaks = "legal-leaks",
        LosesCoins = "loses-coins",
        Mumbles = "mumbles",
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ToyOptions {
    pub revision: u32,
    pub rounds: u8,
    pub flaw: Flaw,
}

impl Default for ToyOptions {
    fn default() -> Self {
        ToyOptions { revision: 2, rounds: 3, flaw: Flaw::None }
    }
}

impl Options for ToyOptions {
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let bad = |takes| OptionError::Value { key: key.to_owned(), value: value.to_owned(), takes };
        match key {
            "revision" => self.revision = value.parse().map_err(|_| bad("1 or 2"))?,
            "rounds" => {
                self.rounds =
                    value.parse().ok().filter(|rounds| (1..=9).contains(rounds)).ok_or_else(|| bad("1 to 9"))?;
            }
            "flaw" => self.flaw = value.parse().map_err(|_| bad("the name of a flaw"))?,
            _ => {
                return Err(OptionError::Unknown { key: key.to_owned(), known: "revision, rounds, flaw".to_owned() });
            }
        }
        Ok(())
    }

    fn entries(&self) -> Vec<(&'static str, String)> {
        vec![
            ("revision", self.revision.to_string()),
            ("rounds", self.rounds.to_string()),
            ("flaw", self.flaw.to_string()),
        ]
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Bid(u8),
    Take,
    Give(u8),
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(value) => write!(f, "bid {value}"),
            Action::Take => f.write_str("take"),
            Action::Give(seat) => write!(f, "give {}", seat + 1),
            Action::Done => f.write_str("done"),
        }
    }
}

fn number(text: &str, most: usize) -> Option<u8> {
    text.parse().ok().filter(|&n: &u8| n >= 1 && usize::from(n) <= most && text.len() == 1)
}

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let read = match text.split_once(' ') {
            None if text == "take" => Some(Action::Take),
            None if text == "done" => Some(Action::Done),
            Some(("bid", value)) => number(value, VALUES).map(Action::Bid),
            Some(("give", seat)) => number(seat, 4).map(|seat| Action::Give(seat - 1)),
            _ => None,
        };
        read.ok_or_else(|| NotationError::new(text, "an action"))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    Roll(u8),
    Card(u8),
    Mumble,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Roll(pips) => write!(f, "roll {pips}"),
            Outcome::Card(value) => write!(f, "card {value}"),
            Outcome::Mumble => f.write_str("roll 1"),
        }
    }
}

impl FromStr for Outcome {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let read = match text.split_once(' ') {
            Some(("roll", pips)) => number(pips, 6).map(Outcome::Roll),
            Some(("card", value)) => number(value, VALUES).map(Outcome::Card),
            _ => None,
        };
        read.ok_or_else(|| NotationError::new(text, "an outcome"))
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    Rolled(u8),
    Dealt(Seat),
    Drew(u8),
    Bidden(Seat, Option<u8>),
    Shown(Vec<u8>),
    Got(Seat, u8),
    Done,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    coins: Vec<u8>,
    hand: Vec<u8>,
    cards: Vec<u32>,
    bidden: Vec<bool>,
    prize: u8,
    leak: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    Roll,
    Deal,
    Bids,
    Prize(Seat),
    Done(Seat),
    Over,
}

type Cards = Bag<1, 4>;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toy {
    options: ToyOptions,
    asks: Asks,
    round: u8,
    prize: u8,
    bank: u8,
    deck: Cards,
    discard: Cards,
    hands: Vec<Cards>,
    bids: Vec<u8>,
    coins: Vec<u8>,
    forgetful: u8,
}

impl Toy {
    fn flaw(&self, flaw: Flaw) -> bool {
        self.options.flaw == flaw
    }

    fn next_to_deal(&self) -> Option<usize> {
        let deck_has = !self.deck.is_empty() || !self.discard.is_empty();
        self.hands.iter().position(|hand| hand.total() < u32::from(HAND)).filter(|_| deck_has)
    }

    fn next_round(&mut self) {
        self.round += u8::from(!self.flaw(Flaw::Endless));
        self.prize = 0;
        self.asks = if self.round == self.options.rounds { Asks::Over } else { Asks::Roll };
    }

    fn bidders(&self) -> Seats {
        let open = (0..).zip(&self.bids).filter(|(_, bid)| **bid == 0);
        open.fold(Seats::NONE, |seats, (seat, _)| seats.with(Seat(seat)))
    }

    fn show(&mut self, log: &mut impl Log<Event>) {
        log.tell(Event::Shown(self.bids.clone()));
        log.learned(Seats::first(self.hands.len()));
        let best = self.bids.iter().copied().max().unwrap_or(0);
        let alone = self.bids.iter().filter(|&&bid| bid == best).count() == 1;
        let first = self.bids.iter().position(|&bid| bid == best).unwrap_or(0);
        for bid in &mut self.bids {
            self.discard.add(usize::from(*bid));
            *bid = 0;
        }
        if alone || self.options.revision == 1 {
            self.asks = Asks::Prize(Seat(first as u8));
        } else {
            self.next_round();
        }
    }
}

impl Game for Toy {
    type Options = ToyOptions;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;

    const TITLE: &'static str = "Auction";
    const REVISION: u32 = 2;

    fn new(options: &ToyOptions, seats: usize) -> Result<Self, SetupError> {
        if !(2..=4).contains(&seats) {
            return Err(SetupError::Players { game: "Auction", least: 2, most: 4, asked: seats });
        }
        let mut deck = Cards::new();
        (1..=VALUES).for_each(|value| deck.add_many(value, u32::from(COPIES)));
        Ok(Toy {
            options: *options,
            asks: Asks::Roll,
            round: 0,
            prize: 0,
            bank: COINS,
            deck,
            discard: Cards::new(),
            hands: vec![Cards::new(); seats],
            bids: vec![0; seats],
            coins: vec![0; seats],
            forgetful: 0,
        })
    }

    fn seats(&self) -> usize {
        self.hands.len()
    }

    fn to_act(&self) -> ToAct {
        match self.asks {
            Asks::Roll | Asks::Deal => ToAct::Chance,
            Asks::Bids => ToAct::Each(self.bidders()),
            Asks::Prize(seat) | Asks::Done(seat) => ToAct::One(seat),
            Asks::Over => ToAct::Over,
        }
    }

    fn legal(&self, seat: Seat, into: &mut Choices<Action>) {
        match self.asks {
            Asks::Bids if self.bids[seat.index()] == 0 => {
                into.extend(self.hands[seat.index()].kinds().map(|value| Action::Bid(value as u8)));
                if self.flaw(Flaw::LegalLeaks) && self.deck.count(6) % 2 == 1 {
                    into.truncate(1);
                }
                if self.flaw(Flaw::ListsIllegal) {
                    into.push(Action::Done);
                }
                if self.flaw(Flaw::Unsorted) {
                    into.reverse();
                }
            }
            Asks::Prize(winner) if winner == seat && !self.flaw(Flaw::DeadEnd) => {
                into.push(Action::Take);
                let others = (0..self.seats() as u8).filter(|&other| other != seat.0);
                into.extend(others.map(Action::Give).skip(usize::from(self.flaw(Flaw::ForgetsChoice))));
            }
            Asks::Done(winner) if winner == seat => into.push(Action::Done),
            _ => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if seat.index() >= self.seats() {
            return Err(Refusal { clause: "TOY-BID-01", reason: Reason::NotYourTurn });
        }
        let helps = self.flaw(Flaw::HelpsOthers) && action == Action::Take;
        match (self.asks, action) {
            (Asks::Bids, Action::Bid(_)) if self.bids[seat.index()] != 0 => {
                Err(Refusal { clause: "TOY-BID-01", reason: Reason::NotYourTurn })
            }
            (Asks::Bids, Action::Bid(value)) => match self.hands[seat.index()].has(usize::from(value)) {
                true if self.flaw(Flaw::LegalLeaks) && self.deck.count(6) % 2 == 1 => {
                    let first = self.hands[seat.index()].kinds().next() == Some(usize::from(value));
                    if first { Ok(()) } else { Err(Refusal::rule("TOY-BID-01")) }
                }
                true => Ok(()),
                false => Err(Refusal::needs("TOY-BID-01", "such cards", 1, 0)),
            },
            (Asks::Prize(winner), _) if winner != seat && !helps => {
                Err(Refusal { clause: "TOY-PRIZE-02", reason: Reason::NotYourTurn })
            }
            (Asks::Prize(_), Action::Take) => Ok(()),
            (Asks::Prize(_), Action::Give(to)) if to != seat.0 && usize::from(to) < self.seats() => Ok(()),
            (Asks::Prize(_), _) => Err(Refusal::not_now("TOY-PRIZE-02", "who gets the prize?")),
            (Asks::Done(winner), Action::Done) if winner == seat => Ok(()),
            (Asks::Done(_), _) => Err(Refusal::not_now("TOY-PRIZE-03", "done?")),
            (Asks::Over, _) => Err(Refusal { clause: "TOY-WIN-01", reason: Reason::Over }),
            (Asks::Roll | Asks::Deal, _) => Err(Refusal { clause: "TOY-DEAL-01", reason: Reason::Chance }),
            (Asks::Bids, _) => Err(Refusal::not_now("TOY-BID-01", "which card do you bid?")),
        }
    }

    fn play(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Bid(value) => {
                assert!(!self.flaw(Flaw::Panics) || value != 6, "six is too much");
                self.hands[seat.index()].take(usize::from(value));
                self.bids[seat.index()] = value;
                log.tell_to(Audience::Only(seat), Event::Bidden(seat, Some(value)));
                let told = self.flaw(Flaw::BidLeaks).then_some(value);
                log.tell_to(Audience::AllBut(seat), Event::Bidden(seat, told));
                if self.bidders().is_empty() {
                    self.show(log);
                }
            }
            Action::Take | Action::Give(_) => {
                let to = if let Action::Give(to) = action { Seat(to) } else { seat };
                let paid = self.prize.min(self.bank);
                self.bank -= paid;
                self.coins[to.index()] += paid;
                if self.flaw(Flaw::LosesCoins) && paid == 6 {
                    self.coins[to.index()] -= 1;
                }
                log.tell(Event::Got(to, paid));
                self.asks = Asks::Done(seat);
            }
            Action::Done => {
                log.tell(Event::Done);
                self.next_round();
            }
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Option<Outcome> {
        match self.asks {
            Asks::Roll if self.flaw(Flaw::Mumbles) => Some(Outcome::Mumble),
            Asks::Roll => Some(Outcome::Roll(rng.random_range(1..=6))),
            Asks::Deal => {
                let from = if self.deck.is_empty() { &self.discard } else { &self.deck };
                from.sample(rng).map(|value| Outcome::Card(value as u8))
            }
            _ => None,
        }
    }

    fn admits(&self, outcome: Outcome) -> Result<(), Refusal> {
        let from = if self.deck.is_empty() { &self.discard } else { &self.deck };
        match (self.asks, outcome) {
            (Asks::Roll, Outcome::Roll(4)) if self.flaw(Flaw::DeniesChance) => Err(Refusal::rule("TOY-PRIZE-01")),
            (Asks::Roll, Outcome::Roll(_) | Outcome::Mumble) => Ok(()),
            (Asks::Deal, Outcome::Card(value)) if from.has(usize::from(value)) => Ok(()),
            (Asks::Deal, _) => Err(Refusal::needs("TOY-DEAL-01", "such cards", 1, 0)),
            _ => Err(Refusal::rule("TOY-PRIZE-01")),
        }
    }

    fn resolve(&mut self, outcome: Outcome, log: &mut impl Log<Event>) {
        static CALLS: AtomicU8 = AtomicU8::new(0);
        if self.flaw(Flaw::Forgets) {
            self.forgetful = CALLS.fetch_add(1, Ordering::Relaxed);
        }
        match outcome {
            Outcome::Roll(_) | Outcome::Mumble => {
                self.prize = if let Outcome::Roll(pips) = outcome { pips } else { 1 };
                log.tell(Event::Rolled(self.prize));
                log.learned(Seats::first(self.seats()));
                self.asks = Asks::Deal;
            }
            Outcome::Card(value) => {
                if self.deck.is_empty() {
                    self.deck.pour(&mut self.discard);
                }
                let Some(seat) = self.next_to_deal() else { return };
                self.deck.take(usize::from(value));
                self.hands[seat].add(usize::from(value));
                let seat = Seat(seat as u8);
                log.tell_to(Audience::Only(seat), Event::Drew(value));
                let told = if self.flaw(Flaw::EventLeaks) { Event::Drew(value) } else { Event::Dealt(seat) };
                log.tell_to(Audience::AllBut(seat), told);
                log.learned(Seats::only(seat));
            }
        }
        if self.asks == Asks::Deal && self.next_to_deal().is_none() {
            self.asks = Asks::Bids;
        }
    }

    fn standings(&self) -> Standings {
        let row = |coins: &u8| [i32::from(*coins)].into_iter().collect();
        let tie_breaks = self.coins.iter().map(|_| Default::default()).collect();
        Standings { categories: &["coins"], points: self.coins.iter().map(row).collect(), tie_breaks, out: Seats::NONE }
    }

    fn view(&self, seat: Option<Seat>) -> View {
        let own = seat.map(|seat| &self.hands[seat.index()]);
        View {
            coins: self.coins.clone(),
            hand: own.map(|hand| hand.kinds().map(|kind| kind as u8).collect()).unwrap_or_default(),
            cards: self.hands.iter().map(Bag::total).collect(),
            bidden: self.bids.iter().map(|bid| *bid != 0).collect(),
            prize: self.prize,
            leak: match seat {
                Some(_) if self.flaw(Flaw::ViewLeaks) => self.deck.count(6) as u8,
                None if self.flaw(Flaw::SpectatorSees) => self.hands[0].count(6) as u8,
                _ => 0,
            },
        }
    }

    fn redeal(&mut self, seat: Seat, rng: &mut impl Rng) {
        let own = self.flaw(Flaw::RedealsOwn);
        let others: Vec<usize> = (0..self.seats()).filter(|&other| own || other != seat.index()).collect();
        let sizes: Vec<u32> = self.hands.iter().map(Bag::total).collect();
        for &other in &others {
            let mut hand = std::mem::take(&mut self.hands[other]);
            self.deck.pour(&mut hand);
            if self.bids[other] != 0 {
                self.deck.add(usize::from(self.bids[other]));
            }
        }
        for &other in &others {
            for _ in 0..sizes[other] {
                if let Some(value) = self.deck.sample(rng) {
                    self.deck.take(value);
                    self.hands[other].add(value);
                }
            }
            if self.bids[other] != 0
                && let Some(value) = self.deck.sample(rng)
            {
                self.deck.take(value);
                self.bids[other] = value as u8;
            }
        }
    }

    fn audit(&self) -> Result<(), String> {
        let coins: u8 = self.bank + self.coins.iter().sum::<u8>();
        if coins != COINS {
            return Err(format!("{coins} coins instead of {COINS}"));
        }
        for value in 1..=VALUES {
            let bids = self.bids.iter().filter(|&&bid| usize::from(bid) == value).count() as u32;
            let hands: u32 = self.hands.iter().map(|hand| hand.count(value)).sum();
            let cards = self.deck.count(value) + self.discard.count(value) + hands + bids;
            if cards != u32::from(COPIES) {
                return Err(format!("{cards} cards of value {value} instead of {COPIES}"));
            }
        }
        Ok(())
    }

    fn universe() -> Vec<Action> {
        let bids = (1..=VALUES as u8).map(Action::Bid);
        bids.chain((0..4).map(Action::Give)).chain([Action::Take, Action::Done]).collect()
    }
}

impl Position for Toy {
    fn set(&mut self, name: &str, value: &Value) -> Result<(), String> {
        let (seat, part) = match name.split_once('.') {
            Some((seat, part)) => (number(seat, self.seats()).ok_or("no such seat")?, part),
            None => (0, name),
        };
        let small = || value.as_integer().and_then(|n| u8::try_from(n).ok()).ok_or("must be a small number");
        match (seat, part) {
            (0, "prize") => self.prize = small()?,
            (0, "coins") => self.coins.fill(small()?),
            (0, "round") => self.round = small()?,
            (0, "winner") => self.asks = Asks::Prize(Seat(small()?.checked_sub(1).ok_or("seats count from 1")?)),
            (0, _) => return Err("no such name".to_owned()),
            (seat, "coins") => self.coins[usize::from(seat) - 1] = small()?,
            (seat, "hand") => {
                let cards = value.as_array().ok_or("must be a list")?;
                let hand = &mut self.hands[usize::from(seat) - 1];
                self.deck.pour(hand);
                for card in cards {
                    let card = card.as_integer().filter(|card| (1..=6).contains(card)).ok_or("no such card")?;
                    hand.add(card as usize);
                }
            }
            _ => return Err("no such name".to_owned()),
        }
        Ok(())
    }

    fn complete(&mut self) -> Result<(), String> {
        self.bank = COINS.checked_sub(self.coins.iter().sum()).ok_or("there are only 60 coins")?;
        let mut deck = Cards::new();
        (1..=VALUES).for_each(|value| deck.add_many(value, u32::from(COPIES)));
        for bag in self.hands.iter().chain([&self.discard]) {
            if !deck.includes(bag) {
                return Err("there are only five cards of a value".to_owned());
            }
            deck.subtract(bag);
        }
        self.deck = deck;
        Ok(())
    }

    fn get(&self, name: &str) -> Result<Value, String> {
        let (seat, part) = match name.split_once('.') {
            Some((seat, part)) => (number(seat, self.seats()).ok_or("no such seat")?, part),
            None => (0, name),
        };
        Ok(match (seat, part) {
            (0, "prize") => Value::Integer(self.prize.into()),
            (0, "round") => Value::Integer(self.round.into()),
            (0, "discard") => cards(&self.discard),
            (0, "coins") => Value::Array(self.coins.iter().map(|&coins| Value::Integer(coins.into())).collect()),
            (seat @ 1.., "coins") => Value::Integer(self.coins[usize::from(seat) - 1].into()),
            (seat @ 1.., "hand") => cards(&self.hands[usize::from(seat) - 1]),
            _ => return Err("no such name".to_owned()),
        })
    }
}

fn cards(bag: &Cards) -> Value {
    let all = bag.iter().flat_map(|(value, n)| std::iter::repeat_n(value, n as usize));
    Value::Array(all.map(|value| Value::Integer(value as i64)).collect())
}
