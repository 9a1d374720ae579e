//! The starting tiles: three resting cards and a start bonus.

use super::cards::Card;
use super::companies::Company;
use super::gains::Gain;

cowcatcher_engine::named! {
    /// A starting tile by its printed id.
    #[allow(missing_docs, reason = "the names are the printed ids")]
    pub enum StartTile as "a starting tile (T01 to T10)" {
        T01 = "T01", T02 = "T02", T03 = "T03", T04 = "T04", T05 = "T05", T06 = "T06", T07 = "T07", T08 = "T08",
        T09 = "T09", T10 = "T10",
    }
}

/// How many starting tiles there are.
pub const START_TILES: usize = StartTile::ALL.len();
/// Starting tiles dealt to each player.
pub const TILES_DEALT: u32 = 2;

/// What is printed on a starting tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StartTileRow {
    /// The cards that start in rest decks R2, R3 and R4.
    pub resting: [Card; 3],
    /// The start bonus.
    pub bonus: &'static [Gain],
}

const fn tile(resting: [Card; 3], bonus: &'static [Gain]) -> StartTileRow {
    StartTileRow { resting, bonus }
}

/// The starting tiles in the order of [`StartTile::ALL`].
#[rustfmt::skip]
pub const START_TILE_ROWS: [StartTileRow; START_TILES] = [
    tile([Card::Ban2, Card::Cof1, Card::Exp1], &[Gain::Track(Company::Mombasa, 2)]), // T01
    tile([Card::Cot2, Card::Ban1, Card::Exp1], &[Gain::Track(Company::CapeTown, 2)]), // T02
    tile([Card::Cof2, Card::Cot1, Card::Exp1], &[Gain::Track(Company::SaintLouis, 2)]), // T03
    tile([Card::Ban1, Card::Cot2, Card::Exp1], &[Gain::Track(Company::Cairo, 2)]), // T04
    tile([Card::Cof2, Card::Ban1, Card::Cot1], &[Gain::Diamonds(2)]), // T05
    tile([Card::Exp2, Card::Cof1, Card::Cot1], &[Gain::Track(Company::Mombasa, 1), Gain::Diamonds(1)]), // T06
    tile([Card::Bk2, Card::Ban1, Card::Cof1], &[Gain::Track(Company::CapeTown, 1), Gain::Track(Company::SaintLouis, 1), Gain::Pounds(1)]), // T07
    tile([Card::Exp2, Card::Ban2, Card::Cot1], &[Gain::Track(Company::SaintLouis, 2), Gain::Pounds(1)]), // T08
    tile([Card::Bk2, Card::Cof2, Card::Ban1], &[Gain::Track(Company::Cairo, 2), Gain::Pounds(1)]), // T09
    tile([Card::Cot2, Card::Exp2, Card::Cof1], &[Gain::Diamonds(2), Gain::Pounds(1)]), // T10
];
