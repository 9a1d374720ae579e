//! The player board: disc spaces, auxiliary actions, limits, worker rows (components 4), and starting goods (12).

use super::lines::Line;

/// The colour of the corners of a disc space, city or station.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Corner {
    /// A disc from there may go anywhere; only such discs may go there.
    White,
    /// A disc from there may go to black corners only; any disc may go there.
    Black,
}

cowcatcher_engine::named! {
    /// A disc space of the player board, or two that are alike.
    pub enum DiscSpace as "a disc space" {
        /// Doubles "gain $1".
        Money = "money",
        Cards = "cards", Certificate = "certificate", Engine = "engine", Removal = "removal",
        /// Certificate limit 4.
        Limit4 = "limit-4",
        /// Certificate limit 6.
        Limit6 = "limit-6",
        /// Step limit, $3.
        StepLeft = "step-left",
        /// Step limit, 3 points.
        StepRight = "step-right",
        /// Hand limit, costs $5.
        Hand = "hand",
    }
}

/// All 14 discs: the bits of each disc space stand together, in the order of [`DiscSpace`].
pub const ALL_DISCS: u16 = 0x3fff;
/// The discs on white-cornered spaces.
pub const WHITE_DISCS: u16 = 0x01ff;

impl DiscSpace {
    /// The bits of its discs.
    pub const fn bits(self) -> u16 {
        match self {
            DiscSpace::Money => 0b1,
            DiscSpace::Cards => 0b10,
            DiscSpace::Certificate => 0b1100,
            DiscSpace::Engine => 0b11_0000,
            DiscSpace::Removal => 0b1100_0000,
            DiscSpace::Limit4 => 0b1_0000_0000,
            DiscSpace::Limit6 => 0b10_0000_0000,
            DiscSpace::StepLeft => 0b100_0000_0000,
            DiscSpace::StepRight => 0b1000_0000_0000,
            DiscSpace::Hand => 0b11_0000_0000_0000,
        }
    }
}

/// The price of a disc from a hand space (GWT-DISC-06).
pub const HAND_DISC_COSTS: u16 = 5;
/// The money for the disc of the left step space (GWT-DISC-04).
pub const STEP_DISC_PAYS: u16 = 3;
/// The points of the cleared right step space (GWT-SCORE-25).
pub const STEP_DISC_POINTS: i32 = 3;

cowcatcher_engine::named! {
    /// An auxiliary action: $1; draw 1 and discard 1; a certificate for $1 and the engine back 1; the engine forward 1 for $1; a
    /// hand card removed for the engine back 1.
    pub enum Auxiliary as "an auxiliary action" {
        Money = "money", Cards = "cards", Certificate = "certificate", Engine = "engine", Removal = "removal",
    }
}

impl Auxiliary {
    /// The disc space or spaces that cover it, and how many of them must be open for the single and the double form.
    pub const fn covered_by(self) -> (DiscSpace, u32) {
        match self {
            Auxiliary::Money => (DiscSpace::Money, 1),
            Auxiliary::Cards => (DiscSpace::Cards, 1),
            Auxiliary::Certificate => (DiscSpace::Certificate, 2),
            Auxiliary::Engine => (DiscSpace::Engine, 2),
            Auxiliary::Removal => (DiscSpace::Removal, 2),
        }
    }

    /// The forms open with these discs left on the board: 0 none, 1 the single one, 2 the double one too
    /// (GWT-AUX-01 to 03).
    pub const fn forms_open(self, discs: u16) -> u32 {
        let (space, covering) = self.covered_by();
        2 - covering + (space.bits() & !discs).count_ones()
    }
}

/// Cards drawn with an exchange token (GWT-EXCHANGE-02).
pub const EXCHANGE_CARDS: u8 = 2;

/// Step limit at the start, for 2, 3, 4 players.
pub const STEPS: [u8; 3] = [3, 3, 4];
/// What the left step space adds, for 2, 3, 4 players.
pub const STEPS_LEFT: [u8; 3] = [1, 2, 2];
/// What the right step space adds.
pub const STEPS_RIGHT: u8 = 1;

/// Hand limit at the start.
pub const HAND_LIMIT: u32 = 4;

/// The spaces of the certificate track.
pub const CERTIFICATES: [u8; 6] = [0, 1, 2, 3, 4, 6];

cowcatcher_engine::named! {
    /// A kind of worker.
    pub enum Worker as "a worker" {
        Cowboy = "cowboy",
        /// Builds (2E: builder).
        Craftsman = "craftsman",
        Engineer = "engineer",
    }
}

/// Spaces of a worker row, the printed worker's included.
pub const ROW: u8 = 6;
/// Workers on this space of a row and beyond score.
pub const SCORING_SPACE: u8 = 5;
/// Points for each of them (GWT-SCORE-24).
pub const SCORING_SPACE_POINTS: i32 = 4;

/// The immediate action of a space of a worker row, counted from 1.
pub const fn worker_space(worker: Worker, space: u8) -> Option<Line> {
    match (worker, space) {
        (Worker::Cowboy, 4) => Some(Line::Hazard),
        (Worker::Cowboy, 6) => Some(Line::Trade),
        (Worker::Craftsman, 4 | 6) => Some(Line::BuildCheap),
        (Worker::Engineer, 2) => Some(Line::GreyForCertificate),
        (Worker::Engineer, 3) => Some(Line::GreyFor2),
        (Worker::Engineer, 4) => Some(Line::HireLess2),
        (Worker::Engineer, 5) => Some(Line::GreyFor2Certificates),
        (Worker::Engineer, 6) => Some(Line::GreyFor4),
        _ => None,
    }
}

/// Money at the start, in turn order (GWT-SETUP-32).
pub const STARTING_MONEY: [u16; 4] = [6, 7, 8, 9];
/// The hand to which a player discards on their first turn (GWT-SETUP-34).
pub const FIRST_TURN_HAND: u32 = 4;
