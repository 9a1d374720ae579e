//! What a player can click, and its notation.

use crate::data::bonus::BonusSpace;
use crate::data::books::Cell;
use crate::data::cards::Card;
use crate::data::companies::{Column, Company};
use crate::data::map::Region;
use crate::data::player_board::{RestDeck, Slot};
use crate::data::start_tiles::StartTile;

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

cowcatcher_engine::written! {
    Action as "an action" {
        Keep(tile) = ["keep", tile];
        Plan(slot, card) = ["plan", slot, card];
        Leave(slot) = ["leave", slot];
        Ready = ["ready"];
        Goods(card) = ["goods", card];
        Buy(card) = ["buy", card];
        Advance(company) = ["advance", company];
        Expand(company) = ["expand", company];
        Post(region) = ["post", region];
        From(column) = ["from", column];
        Home(column) = ["home", column];
        Bookkeeper(card) = ["bookkeeper", card];
        Book(cell) = ["book", cell];
        Cash = ["cash"];
        Jar = ["jar"];
        JarPay = ["jar", "pay"];
        Merchant(card) = ["merchant", card];
        Bonus(space) = ["bonus", space];
        Option(choice) = ["option", choice];
        Remove(company, column) = ["remove", company, column];
        Discard(card) = ["discard", card];
        PlusOne(card) = ["plus-one", card];
        End(None) = ["end"];
        End(Some(deck)) = ["end", deck];
        Stop = ["stop"];
        Done = ["done"];
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
