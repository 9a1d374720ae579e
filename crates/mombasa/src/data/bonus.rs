//! The bonus spaces of the board and the bonus tiles.

use super::cards::{Card, Good};
use super::companies::Company;
use super::gains::{Fee, Gain, Profit};

cowcatcher_engine::named! {
    /// A bonus space: majority, standard and tile spaces of the board, then the extra spaces of the tracks C and D.
    pub enum BonusSpace as "a bonus space" {
        M1 = "BS-M1", M2 = "BS-M2", M3 = "BS-M3", M4 = "BS-M4", S1 = "BS-S1", S2 = "BS-S2", S3 = "BS-S3",
        /// Reserve the +1 tile.
        T1 = "BS-T1",
        T2 = "BS-T2", T3 = "BS-T3", T4 = "BS-T4", CFirst = "BS-C-first", CSecond = "BS-C-second",
        DFirst = "BS-D-first", DSecond = "BS-D-second",
    }
}

/// How many bonus spaces there are.
pub const BONUS_SPACES: usize = BonusSpace::ALL.len();
/// How many of them are printed on the board.
pub const BOARD_SPACES: usize = 11;

impl BonusSpace {
    /// The extra space of a track letter (2 for C, 3 for D) and a level (1 or 2).
    pub fn extra(letter: usize, level: u8) -> Option<BonusSpace> {
        BonusSpace::ALL.iter().copied().find(|space| space.track() == Some((letter, level)))
    }

    /// For an extra space: the letter of its track (2 for C, 3 for D) and its level (1 or 2).
    pub const fn track(self) -> Option<(usize, u8)> {
        match self {
            BonusSpace::CFirst => Some((2, 1)),
            BonusSpace::CSecond => Some((2, 2)),
            BonusSpace::DFirst => Some((3, 1)),
            BonusSpace::DSecond => Some((3, 2)),
            _ => None,
        }
    }
}

/// What is printed at a bonus space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpaceRow {
    /// What it asks.
    pub fee: Fee,
    /// What it gives.
    pub profit: Profit,
}

const fn space(fee: Fee, gains: &'static [Gain]) -> SpaceRow {
    SpaceRow { fee, profit: Profit::All(gains) }
}

/// The bonus spaces of the board in the order of [`BonusSpace::ALL`].
#[rustfmt::skip]
pub const SPACE_ROWS: [SpaceRow; BOARD_SPACES] = [
    space(Fee::MostUnits(Good::Bananas), &[Gain::Track(Company::Cairo, 2), Gain::Points(1)]), // BS-M1
    space(Fee::MostUnits(Good::Coffee), &[Gain::Track(Company::SaintLouis, 2), Gain::Pounds(2)]), // BS-M2
    space(Fee::MostUnits(Good::Cotton), &[Gain::Track(Company::Mombasa, 2), Gain::Diamonds(1)]), // BS-M3
    space(Fee::MostExpansion, &[Gain::Track(Company::CapeTown, 2), Gain::Diamonds(1)]), // BS-M4
    space(Fee::Pounds(1), &[Gain::BuyCard]), // BS-S1
    space(Fee::Discard { plus: 0 }, &[]), // BS-S2
    space(Fee::Free, &[Gain::StartMarker, Gain::Pounds(1)]), // BS-S3
    space(Fee::Pounds(1), &[Gain::Reserve(BonusTile::PlusOne)]), // BS-T1
    space(Fee::Pounds(1), &[Gain::Reserve(BonusTile::Bookkeeper)]), // BS-T2
    space(Fee::Pounds(2), &[Gain::Reserve(BonusTile::Merchant)]), // BS-T3
    space(Fee::Pounds(2), &[Gain::Reserve(BonusTile::Expansion)]), // BS-T4
];

cowcatcher_engine::named! {
    /// A bonus tile.
    pub enum BonusTile as "a bonus tile (BT1 to BT4)" {
        PlusOne = "BT1", Bookkeeper = "BT2", Merchant = "BT3", Expansion = "BT4",
    }
}

/// How many bonus tiles there are.
pub const BONUS_TILES: usize = BonusTile::ALL.len();

impl BonusTile {
    /// The card that a card tile counts as.
    pub const fn card(self) -> Option<Card> {
        match self {
            BonusTile::PlusOne => None,
            BonusTile::Bookkeeper => Some(Card::Bt2),
            BonusTile::Merchant => Some(Card::Bt3),
            BonusTile::Expansion => Some(Card::Bt4),
        }
    }
}
