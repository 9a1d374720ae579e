//! The small algebra in which regions, books, tiles and bonus spaces say what they ask and what they give.

use super::bonus::BonusTile;
use super::cards::Good;
use super::companies::Company;

/// One thing gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gain {
    /// So many pounds.
    Pounds(u8),
    /// So many spaces on the diamond track.
    Diamonds(u8),
    /// So many bookkeeping points.
    Points(u8),
    /// So many spaces on the track of that company.
    Track(Company, u8),
    /// So many spaces on each of so many different tracks, not on the track that gives it.
    Tracks {
        /// How many tracks.
        tracks: u8,
        /// How many spaces on each.
        spaces: u8,
    },
    /// Remove so many posts from bases (MOM-BOOK-16).
    RemovePosts(u8),
    /// Pounds for the units of a good in sight, less one (MOM-BOOK-15).
    UnitsLessOne(Good),
    /// Buy one card of the display for pounds.
    BuyCard,
    /// The start-player marker.
    StartMarker,
    /// A bonus tile for the next round.
    Reserve(BonusTile),
}

/// What the own face-up cards must show for a book (MOM-BOOK-09).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Requirement {
    /// So many units of this good.
    Units(Good, u8),
    /// So many units of any single good (MOM-BOOK-13).
    OneGood(u8),
    /// So many units of this good and so many more of one good (MOM-BOOK-12).
    UnitsAndMore(Good, u8, u8),
    /// So much total expansion value.
    Expansion(u8),
    /// So many specialists besides the bookkeeper in use (MOM-BOOK-11).
    Specialists(u8),
}

/// What a bonus space asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fee {
    /// Nothing.
    Free,
    /// So many pounds.
    Pounds(u8),
    /// More units of this good in sight than anybody else (MOM-BONUS-04).
    MostUnits(Good),
    /// More total expansion value than anybody else.
    MostExpansion,
    /// A card from the hand, whose cash value and so many pounds more are the profit.
    Discard {
        /// Pounds on top of the cash value.
        plus: u8,
    },
}

/// What a bonus space gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Profit {
    /// All of these, in this order.
    All(&'static [Gain]),
    /// One of these two, at the choice of the player.
    OneOf([&'static [Gain]; 2]),
}
