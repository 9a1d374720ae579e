//! The position by named parts, for scenarios.
//!
//! `[given]` sets `round` (rounds that are over), `prize`, `winner` (the seat that says who gets the prize), `discard`, `coins` (of
//! every seat alike; read, a list by seat), and of a seat `1.hand`, `1.bid`, `1.coins`. These and `deck` and `bank`, which are what is left, can be read; cards are lists of their values,
//! ascending; `bid` and `winner` are 0 where there is none.

use crate::action::seat_of;
use crate::cards::{COINS, COPIES, Card, Cards, HAND, PIPS, all_cards, one_by_one};
use crate::state::{Step, Toy};
use cowcatcher_engine::{Game, Seat};
use cowcatcher_proof::Position;
use toml::Value;

impl Position for Toy {
    fn set(&mut self, name: &str, value: &Value) -> Result<(), String> {
        match (self.part(name)?, value) {
            ((None, "round"), value) => self.round = small(value)?,
            ((None, "prize"), value) => self.prize = small(value)?,
            ((None, "discard"), value) => self.discard = cards(value)?,
            ((None, "coins"), value) => {
                let coins = small(value)?;
                (0..self.seats() as u8).for_each(|seat| self.player_mut(Seat(seat)).coins = coins);
            }
            ((None, "winner"), value) => {
                let seat = small(value)?.checked_sub(1).map(Seat).filter(|seat| seat.index() < self.seats());
                self.step = Step::Prize(seat.ok_or("must be the number of a seat")?);
            }
            ((Some(seat), "hand"), value) => self.player_mut(seat).hand = cards(value)?,
            ((Some(seat), "bid"), value) => self.player_mut(seat).bid = Some(card(value)?),
            ((Some(seat), "coins"), value) => self.player_mut(seat).coins = small(value)?,
            _ => return Err(NO_SUCH_NAME.to_owned()),
        }
        Ok(())
    }

    fn complete(&mut self) -> Result<(), String> {
        if self.round >= self.options.rounds {
            return Err(format!("there are only {} rounds", self.options.rounds));
        }
        if !(1..=PIPS).contains(&self.prize) {
            return Err(format!("a prize is 1 to {PIPS} coins"));
        }
        let coins: u32 = self.players().map(|player| u32::from(player.coins)).sum();
        let bank = u32::from(COINS).checked_sub(coins).and_then(|left| u8::try_from(left).ok());
        self.bank = bank.ok_or_else(|| format!("there are only {COINS} coins"))?;
        if self.players().any(|player| player.hand.total() > HAND) {
            return Err(format!("a hand holds at most {HAND} cards"));
        }
        // Who bids needs a card to bid; who has bid waits for the others.
        let bidding = self.step == Step::Bid;
        if bidding && self.players().any(|player| player.bid.is_none() && player.hand.is_empty()) {
            return Err("somebody has no card to bid".to_owned());
        }
        if bidding && self.bidders().is_empty() {
            return Err("when all have chosen, the cards are shown".to_owned());
        }
        if !bidding && self.players().any(|player| player.bid.is_some()) {
            return Err("after the round is won there are no bids".to_owned());
        }
        let mut deck = all_cards();
        for used in self.players().flat_map(|it| [it.hand, it.bid.into_iter().map(Card::index).collect()]) {
            take_out(&mut deck, &used)?;
        }
        take_out(&mut deck, &self.discard)?;
        self.deck = deck;
        Ok(())
    }

    fn get(&self, name: &str) -> Result<Value, String> {
        Ok(match self.part(name)? {
            (None, "round") => self.round.into(),
            (None, "prize") => self.prize.into(),
            (None, "bank") => self.bank.into(),
            (None, "deck") => values(&self.deck),
            (None, "discard") => values(&self.discard),
            (None, "coins") => Value::Array(self.players().map(|player| player.coins.into()).collect()),
            (None, "winner") => self.seen_by(None).winner.map_or(0, |seat| seat.0 + 1).into(),
            (Some(seat), "hand") => values(&self.player(seat).hand),
            (Some(seat), "bid") => self.player(seat).bid.map_or(0, Card::value).into(),
            (Some(seat), "coins") => self.player(seat).coins.into(),
            _ => return Err(NO_SUCH_NAME.to_owned()),
        })
    }
}

const NO_SUCH_NAME: &str = "no such name";
const ONLY_FIVE: &str = "there are only five cards of a value";

impl Toy {
    /// The seat that a name begins with, and the rest of it.
    fn part<'a>(&self, name: &'a str) -> Result<(Option<Seat>, &'a str), String> {
        match name.split_once('.') {
            None => Ok((None, name)),
            Some((seat, part)) => match seat_of(seat, self.seats()) {
                Some(seat) => Ok((Some(seat), part)),
                None => Err(format!("there is no seat {seat:?}")),
            },
        }
    }
}

fn take_out(deck: &mut Cards, used: &Cards) -> Result<(), String> {
    if !deck.includes(used) {
        return Err(ONLY_FIVE.to_owned());
    }
    deck.subtract(used);
    Ok(())
}

fn small(value: &Value) -> Result<u8, String> {
    let small = value.as_integer().and_then(|number| u8::try_from(number).ok());
    small.ok_or_else(|| "must be a small number".to_owned())
}

fn card(value: &Value) -> Result<Card, String> {
    let card = value.as_integer().and_then(|number| number.to_string().parse().ok());
    card.ok_or_else(|| format!("there is no card {value}"))
}

fn cards(value: &Value) -> Result<Cards, String> {
    let mut cards = Cards::new();
    for value in value.as_array().ok_or("must be a list of cards")? {
        let card = card(value)?;
        if cards.count(card.index()) == COPIES {
            return Err(ONLY_FIVE.to_owned());
        }
        cards.add(card.index());
    }
    Ok(cards)
}

fn values(cards: &Cards) -> Value {
    one_by_one(cards).map(Card::value).collect::<Vec<_>>().into()
}
