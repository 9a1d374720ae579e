//! Neutral and private buildings (components 8 and 9).

use super::lines::Line;
use super::lines::Local::{self, One, Slash};
use super::trail::Hands;

cowcatcher_engine::named! {
    /// A neutral building.
    pub enum Neutral as "a neutral building" {
        A = "A", B = "B",
        /// Certificate or objective; engine.
        C = "C",
        D = "D", E = "E", F = "F", G = "G",
    }
}

/// The local actions of the neutral buildings, in the order of [`Neutral`].
pub const NEUTRAL_LOCALS: [&[Local]; 7] = [
    &[One(Line::WhiteFor2), One(Line::Hire), One(Line::HireMore2)],
    &[One(Line::GreenFor2), One(Line::Build)],
    &[Slash(Line::Certificate, Line::Objective), One(Line::Engine)],
    &[Slash(Line::Trade, Line::Pay2ForEngine2), One(Line::Auxiliary)],
    &[One(Line::BlackFor2), One(Line::Buy)],
    &[One(Line::PairFor4), One(Line::Hazard7)],
    &[One(Line::Engine), One(Line::Auxiliary)],
];

/// One side of a private building.
#[derive(Clone, Copy, Debug)]
pub struct Building {
    /// Craftsmen shown.
    pub craftsmen: u8,
    /// Victory points on the trail.
    pub points: u8,
    /// The hands for which others pay.
    pub hands: Hands,
    /// Its local actions.
    pub locals: &'static [Local],
}

const fn tile(craftsmen: u8, points: u8, hands: Hands, locals: &'static [Local]) -> Building {
    Building { craftsmen, points, hands, locals }
}

/// Most private buildings of one player.
pub const MOST_BUILDINGS: usize = 12;

const NO: Hands = Hands::NONE;
const GREEN: Hands = Hands::GREEN;
const BLACK: Hands = Hands::BLACK;
const BOTH: Hands = Hands::BOTH;

const HIRE_AND_ENGINE: &[Local] = &[One(Line::HireLess1), One(Line::Engine)];
const COPY: &[Local] = &[One(Line::Copy)];

/// Side a, first edition.
#[rustfmt::skip]
pub const SIDE_A_1E: [Building; 10] = [
    //   craftsmen points hands  local actions
    tile(1,  1, GREEN, &[One(Line::WoodsMoney)]),
    tile(1,  1, NO,    &[One(Line::WhiteFor4), One(Line::Buy)]),
    tile(1,  1, NO,    &[One(Line::PairFor3), One(Line::Rancher1)]),
    tile(2,  3, BLACK, &[One(Line::Hazard5), One(Line::Rancher2)]),
    tile(3,  4, NO,    HIRE_AND_ENGINE),
    tile(4,  5, NO,    &[One(Line::YellowFor10), One(Line::Auxiliary)]),
    tile(5,  6, BOTH,  &[One(Line::TradePairs)]),
    tile(5,  6, GREEN, &[Slash(Line::Trade, Line::Auxiliary), One(Line::Engine2)]),
    tile(7,  9, NO,    &[One(Line::Engine3), One(Line::ExtraordinaryDelivery)]),
    tile(9, 13, BLACK, &[One(Line::CertificatesToLimit), One(Line::Rancher5)]),
];

/// Side b, first edition.
#[rustfmt::skip]
pub const SIDE_B_1E: [Building; 10] = [
    tile(1,  1, GREEN, &[One(Line::ObjectiveFor2Certificates), One(Line::EngineBackFor3)]),
    tile(1,  1, NO,    &[One(Line::GreyForEngine1), One(Line::GreenFor3)]),
    tile(2,  3, NO,    &[One(Line::Auxiliary), One(Line::Rancher1)]),
    tile(2,  3, BLACK, &[One(Line::DrawByCowboys), One(Line::Rancher3)]),
    tile(3,  4, NO,    &[One(Line::BlackFor2Certificates), One(Line::EngineerMoney)]),
    tile(4,  5, NO,    &[One(Line::AnyFor3AndObjective)]),
    tile(5,  6, BOTH,  &[One(Line::EngineByWoods)]),
    tile(6,  8, NO,    COPY),
    tile(6,  8, NO,    &[One(Line::UpgradeBehind)]),
    tile(8, 11, BLACK, &[One(Line::Money4), One(Line::Engine4), One(Line::Rancher4)]),
];

/// Side a, second edition: 5 and 6 differ from the first, 11 and 12 are new.
#[rustfmt::skip]
pub const SIDE_A_2E: [Building; 12] = [
    SIDE_A_1E[0],
    SIDE_A_1E[1],
    SIDE_A_1E[2],
    SIDE_A_1E[3],
    tile(3,  4, NO,    &[One(Line::Value3For7), One(Line::Auxiliary)]),
    tile(4,  5, NO,    HIRE_AND_ENGINE),
    SIDE_A_1E[6],
    SIDE_A_1E[7],
    SIDE_A_1E[8],
    SIDE_A_1E[9],
    tile(12, 20, NO,   &[One(Line::Hazard2), One(Line::Hazard2)]),
    tile(4,  5, NO,    &[One(Line::CraftsmanMoney), One(Line::Rancher1)]),
];

/// Side b, second edition: 2, 6 and 8 differ from the first, 11 and 12 are new.
#[rustfmt::skip]
pub const SIDE_B_2E: [Building; 12] = [
    SIDE_B_1E[0],
    tile(1,  1, NO,    &[One(Line::GreyFor2), One(Line::GreenForEngine2)]),
    SIDE_B_1E[2],
    SIDE_B_1E[3],
    SIDE_B_1E[4],
    tile(4,  5, NO,    COPY),
    SIDE_B_1E[6],
    tile(6,  8, NO,    &[One(Line::AnyFor6AndObjective)]),
    SIDE_B_1E[8],
    SIDE_B_1E[9],
    tile(5, 10, NO,    &[One(Line::EngineByHazards)]),
    tile(3,  4, NO,    &[One(Line::ExchangeToken), One(Line::StationMoney)]),
];
