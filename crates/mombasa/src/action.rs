//! What a player can click, and its notation.

use crate::data::bonus::BonusSpace;
use crate::data::books::Cell;
use crate::data::cards::Card;
use crate::data::companies::{Column, Company};
use crate::data::map::Region;
use crate::data::player_board::{RestDeck, Slot};
use crate::data::start_tiles::StartTile;
use cowcatcher_engine::NotationError;
use std::fmt;
use std::str::FromStr;

/// One click. The order of the variants, then of their fields, is the order of legal lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `keep T03`: keep this starting tile of the two.
    Keep(StartTile),
    /// `plan S2 COF2`: put this card face down into the slot.
    Plan(Slot, Card),
    /// `leave S2`: leave the slot empty.
    Leave(Slot),
    /// `ready`: the secret choice stands.
    Ready,
    /// `goods COF2`: use this goods card, with those chosen before.
    Goods(Card),
    /// `buy A03`: take this card of the display.
    Buy(Card),
    /// `advance MOM`: one space forward on the track of that company.
    Advance(Company),
    /// `expand CAI`: use all expansion cards for that company.
    Expand(Company),
    /// `post R13`: place a post there.
    Post(Region),
    /// `from K1`: take the post from that column of the base.
    From(Column),
    /// `home K2`: put the displaced post into that column of its base.
    Home(Column),
    /// `bookkeeper BK2`: use this bookkeeper.
    Bookkeeper(Card),
    /// `book 2/1`: take the book of that cell of the display.
    Book(Cell),
    /// `cash`: take pounds for the bookkeeping points left.
    Cash,
    /// `jar`: move the ink jar one step, meeting the requirement of the book there.
    Jar,
    /// `jar pay`: pay to turn the next book face down, and move the ink jar onto it.
    JarPay,
    /// `merchant A11`: use this diamond merchant.
    Merchant(Card),
    /// `bonus BS-M1`: place a bonus marker there.
    Bonus(BonusSpace),
    /// `option 1`: the first of two profits; `option 2`: the second.
    Option(Choice),
    /// `remove STL K2`: remove the front-most post of that column.
    Remove(Company, Column),
    /// `discard COF1`: discard this card from the hand.
    Discard(Card),
    /// `plus-one COF2`: lay the +1 tile on this goods card.
    PlusOne(Card),
    /// `end R3`: end the own action phase, taking that rest deck; `end`: without one, if all are empty.
    End(Option<RestDeck>),
    /// `stop`: go no further; what is left of it is lost.
    Stop,
    /// `done`: end the turn.
    Done,
}

cowcatcher_engine::named! {
    /// One of two profits.
    pub enum Choice as "one of two profits (1 or 2)" {
        First = "1", Second = "2",
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Keep(tile) => write!(f, "keep {tile}"),
            Action::Plan(slot, card) => write!(f, "plan {slot} {card}"),
            Action::Leave(slot) => write!(f, "leave {slot}"),
            Action::Ready => f.write_str("ready"),
            Action::Goods(card) => write!(f, "goods {card}"),
            Action::Buy(card) => write!(f, "buy {card}"),
            Action::Advance(company) => write!(f, "advance {company}"),
            Action::Expand(company) => write!(f, "expand {company}"),
            Action::Post(region) => write!(f, "post {region}"),
            Action::From(column) => write!(f, "from {column}"),
            Action::Home(column) => write!(f, "home {column}"),
            Action::Bookkeeper(card) => write!(f, "bookkeeper {card}"),
            Action::Book(cell) => write!(f, "book {cell}"),
            Action::Cash => f.write_str("cash"),
            Action::Jar => f.write_str("jar"),
            Action::JarPay => f.write_str("jar pay"),
            Action::Merchant(card) => write!(f, "merchant {card}"),
            Action::Bonus(space) => write!(f, "bonus {space}"),
            Action::Option(choice) => write!(f, "option {choice}"),
            Action::Remove(company, column) => write!(f, "remove {company} {column}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::PlusOne(card) => write!(f, "plus-one {card}"),
            Action::End(None) => f.write_str("end"),
            Action::End(Some(deck)) => write!(f, "end {deck}"),
            Action::Stop => f.write_str("stop"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["keep", tile] => Action::Keep(tile.parse()?),
            ["plan", slot, card] => Action::Plan(slot.parse()?, card.parse()?),
            ["leave", slot] => Action::Leave(slot.parse()?),
            ["ready"] => Action::Ready,
            ["goods", card] => Action::Goods(card.parse()?),
            ["buy", card] => Action::Buy(card.parse()?),
            ["advance", company] => Action::Advance(company.parse()?),
            ["expand", company] => Action::Expand(company.parse()?),
            ["post", region] => Action::Post(region.parse()?),
            ["from", column] => Action::From(column.parse()?),
            ["home", column] => Action::Home(column.parse()?),
            ["bookkeeper", card] => Action::Bookkeeper(card.parse()?),
            ["book", cell] => Action::Book(cell.parse()?),
            ["cash"] => Action::Cash,
            ["jar"] => Action::Jar,
            ["jar", "pay"] => Action::JarPay,
            ["merchant", card] => Action::Merchant(card.parse()?),
            ["bonus", space] => Action::Bonus(space.parse()?),
            ["option", choice] => Action::Option(choice.parse()?),
            ["remove", company, column] => Action::Remove(company.parse()?, column.parse()?),
            ["discard", card] => Action::Discard(card.parse()?),
            ["plus-one", card] => Action::PlusOne(card.parse()?),
            ["end"] => Action::End(None),
            ["end", deck] => Action::End(Some(deck.parse()?)),
            ["stop"] => Action::Stop,
            ["done"] => Action::Done,
            _ => return Err(NotationError::new(text, "an action")),
        })
    }
}

/// Every action that can be written, ascending.
pub(crate) fn universe() -> Vec<Action> {
    let mut all = vec![Action::Ready, Action::Cash, Action::Jar, Action::JarPay];
    all.extend([Action::End(None), Action::Stop, Action::Done]);
    all.extend(StartTile::ALL.iter().map(|&tile| Action::Keep(tile)));
    all.extend(Slot::ALL.iter().map(|&slot| Action::Leave(slot)));
    for &card in Card::ALL {
        all.extend(Slot::ALL.iter().map(|&slot| Action::Plan(slot, card)));
        all.extend([Action::Goods(card), Action::Buy(card), Action::Bookkeeper(card), Action::Merchant(card)]);
        all.extend([Action::Discard(card), Action::PlusOne(card)]);
    }
    for &company in Company::ALL {
        all.extend([Action::Advance(company), Action::Expand(company)]);
        all.extend(Column::ALL.iter().map(|&column| Action::Remove(company, column)));
    }
    all.extend(Region::ALL.iter().map(|&region| Action::Post(region)));
    all.extend(Column::ALL.iter().flat_map(|&column| [Action::From(column), Action::Home(column)]));
    all.extend(Cell::ALL.iter().map(|&cell| Action::Book(cell)));
    all.extend(BonusSpace::ALL.iter().map(|&space| Action::Bonus(space)));
    all.extend(Choice::ALL.iter().map(|&choice| Action::Option(choice)));
    all.extend(RestDeck::ALL.iter().map(|&deck| Action::End(Some(deck))));
    all.sort_unstable();
    all
}
