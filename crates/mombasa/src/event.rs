//! What can happen, as data. Nothing here is prose: logs, animations and translations are made from it elsewhere.

use crate::data::bonus::{BonusSpace, BonusTile};
use crate::data::books::{Book, Cell};
use crate::data::cards::{Card, Cards};
use crate::data::companies::{Column, Company};
use crate::data::map::Region;
use crate::data::player_board::{RestDeck, SLOTS, Slot};
use crate::data::start_tiles::StartTile;
use crate::data::tracks::Track;
use crate::lack::Money;
use cowcatcher_engine::{Occurrence, Seat, Transfer};
use serde::Serialize;

/// Why money changed hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Why {
    /// A starting tile.
    Start,
    /// A region.
    Region,
    /// The reward of a book.
    Book,
    /// A coin that lay in the book display.
    Coin,
    /// Bookkeeping points.
    Points,
    /// The end of the diamond track.
    Diamonds,
    /// The special space of a track.
    Special,
    /// A capital demand.
    Capital,
    /// A book turned face down.
    Turned,
    /// The fee or the profit of a bonus space.
    Bonus,
    /// A card bought for pounds.
    Card,
    /// The cash value of a discarded card.
    Cash,
}

/// Something that happened to the player whose turn it is, unless a seat is named.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Event {
    /// This seat begins.
    First(Seat),
    /// A company got its track.
    TrackLaid(Company, Track),
    /// A card came to the display: row and column counted from 0.
    CardShown(Card, u8, u8),
    /// A card of the display was discarded.
    CardCleared(Card),
    /// A book came to the display.
    BookShown(Book, Cell),
    /// A seat was dealt this starting tile; only that seat hears of it.
    Dealt(Seat, StartTile),
    /// A seat decided to keep this starting tile; only that seat hears of it.
    Keeps(Seat, StartTile),
    /// A seat decided on a slot; only that seat hears of it.
    Planned(Seat, Slot, Option<Card>),
    /// A seat is ready.
    Ready(Seat),
    /// All are ready: this seat kept this starting tile.
    Kept(Seat, StartTile),
    /// All are ready: this seat planned these cards, slot by slot.
    Revealed(Seat, [Option<Card>; SLOTS]),
    /// A round began.
    RoundBegan(u8),
    /// A turn began.
    TurnBegan(Seat),
    /// The +1 tile was laid on a card.
    PlusOne(Card),
    /// Cards were used and turned face down, card tiles among them.
    Used(Cards),
    /// A card was acquired; the price in units of goods.
    Acquired(Card, u8),
    /// A card was bought; the price in pounds.
    Bought(Card, u8),
    /// The track marker of a seat moved one space.
    Advanced(Seat, Company, u8),
    /// A seat unlocked the bonus of this level (1 or 2) on a track.
    Unlocked(Seat, Company, u8),
    /// Pounds from the bank to a seat.
    Gained(Seat, u16, Why),
    /// Pounds from a seat to the bank.
    Paid(Seat, u16, Why),
    /// A seat's diamond marker came to this space.
    Diamonds(Seat, u8),
    /// A slot of a seat will be open from the next planning phase on.
    SlotOpened(Seat, Slot),
    /// A company is being expanded, with so many points.
    Expanding(Company, u8),
    /// A company placed a post, for so many points.
    Placed(Company, Region, u8),
    /// The post came from that column.
    TakenFrom(Company, Column),
    /// A post of this company had to leave the region.
    Displaced(Company, Region),
    /// It went home to that column.
    WentHome(Company, Column),
    /// It left the game for want of a space.
    PostLost(Company),
    /// A post was removed from a base.
    Removed(Company, Column),
    /// So many bookkeeping points are to be spent.
    Points(u8),
    /// A book was taken from the display to this step of the bookkeeping track.
    TookBook(Book, Cell, u8),
    /// A book of the own track was turned face down.
    Turned(Book, u8),
    /// The ink jar came to this step.
    Jar(u8),
    /// A bonus marker was placed.
    Marker(BonusSpace),
    /// A card was discarded from the hand.
    Discarded(Card),
    /// A seat took the start-player marker.
    StartMarker(Seat),
    /// The action phase of a seat ended; it took this rest deck.
    Ended(Seat, Option<RestDeck>),
    /// A bonus tile went back beside the board.
    TileReturned(Seat, BonusTile),
    /// A coin came from the round track to a cell of the book display.
    CoinMoved(Cell),
    /// The bonus markers came back to a seat.
    MarkersBack(Seat, u8),
    /// A seat received a bonus tile.
    TileReceived(Seat, BonusTile),
    /// The game is over.
    Over,
}

impl Occurrence for Event {
    fn clause(&self) -> Option<&'static str> {
        Some(match self {
            Event::First(_) => "MOM-SETUP-13",
            Event::TrackLaid(..) => "MOM-SETUP-04",
            Event::CardShown(..) => "MOM-ROUND-16",
            Event::CardCleared(_) => "MOM-ROUND-14",
            Event::BookShown(..) => "MOM-BOOK-06",
            Event::Dealt(..) | Event::Keeps(..) | Event::Kept(..) => "MOM-SETUP-15",
            Event::Planned(..) => "MOM-PLAN-02",
            Event::Revealed(..) => "MOM-PLAN-04",
            Event::RoundBegan(_) => "MOM-ROUND-01",
            Event::PlusOne(_) => "MOM-BONUS-15",
            Event::Used(_) => "MOM-ROUND-07",
            Event::Acquired(..) => "MOM-GOODS-06",
            Event::Bought(..) => "MOM-BONUS-08",
            Event::Unlocked(..) => "MOM-TRACK-09",
            Event::Gained(_, _, why) | Event::Paid(_, _, why) => match why {
                Why::Start => "MOM-SETUP-17",
                Why::Region => "MOM-EXPAND-09",
                Why::Book => "MOM-BOOK-14",
                Why::Coin => "MOM-ROUND-11",
                Why::Points => "MOM-BOOK-04",
                Why::Diamonds => "MOM-DIAMOND-05",
                Why::Special => "MOM-TRACK-07",
                Why::Capital => "MOM-TRACK-02",
                Why::Turned => "MOM-BOOK-10",
                Why::Bonus => "MOM-BONUS-03",
                Why::Card => "MOM-BONUS-08",
                Why::Cash => "MOM-BONUS-09",
            },
            Event::SlotOpened(..) => "MOM-PLAN-05",
            Event::Expanding(..) => "MOM-EXPAND-02",
            Event::Placed(..) => "MOM-EXPAND-05",
            Event::TakenFrom(..) => "MOM-EXPAND-08",
            Event::Displaced(..) => "MOM-EXPAND-06",
            Event::WentHome(..) => "MOM-EXPAND-10",
            Event::PostLost(_) => "MOM-EXPAND-12",
            Event::Removed(..) => "MOM-BOOK-16",
            Event::Points(_) => "MOM-BOOK-03",
            Event::TookBook(..) => "MOM-BOOK-05",
            Event::Turned(..) => "MOM-BOOK-10",
            Event::Jar(_) => "MOM-BOOK-08",
            Event::Marker(_) => "MOM-BONUS-01",
            Event::Discarded(_) => "MOM-BONUS-09",
            Event::StartMarker(_) => "MOM-BONUS-10",
            Event::Ended(..) => "MOM-REST-02",
            Event::TileReturned(..) => "MOM-BONUS-17",
            Event::CoinMoved(_) => "MOM-ROUND-10",
            Event::MarkersBack(..) => "MOM-ROUND-18",
            Event::TileReceived(..) => "MOM-ROUND-19",
            Event::Over => "MOM-END-01",
            Event::Ready(_) | Event::TurnBegan(_) | Event::Advanced(..) | Event::Diamonds(..) => return None,
        })
    }

    fn opens(&self) -> Option<Seat> {
        match *self {
            Event::TurnBegan(seat) => Some(seat),
            _ => None,
        }
    }

    fn transfer(&self, _: Seat) -> Option<Transfer> {
        let (from, to, amount) = match *self {
            Event::Gained(seat, pounds, _) => (None, Some(seat), pounds),
            Event::Paid(seat, pounds, _) => (Some(seat), None, pounds),
            _ => return None,
        };
        Some(Transfer { from, to, amount: amount.into(), what: Money::Pounds.into() })
    }
}
