//! The Kansas City supply: workers, trade tiles and hazards by the number on their back (components 6), and the job market (5).

use super::player_board::Worker;
use super::trail::Hands;

cowcatcher_engine::named! {
    /// A tile of the Kansas City supply; hazards by kind, points and the colour of the hand.
    pub enum Tile as "a Kansas City tile" {
        Cowboy = "cowboy", Craftsman = "craftsman", Engineer = "engineer", Green = "green-trade",
        /// Trade tile, blue (1E) or orange (2E).
        Pair = "pair-trade",
        Flood2Green = "flood-2-green", Flood2Black = "flood-2-black", Flood3Green = "flood-3-green",
        Flood3Black = "flood-3-black", Flood4Green = "flood-4-green", Drought2Green = "drought-2-green",
        Drought2Black = "drought-2-black", Drought3Green = "drought-3-green", Drought3Black = "drought-3-black",
        Drought4Green = "drought-4-green", Rockfall2Green = "rockfall-2-green", Rockfall2Black = "rockfall-2-black",
        Rockfall3Green = "rockfall-3-green", Rockfall3Black = "rockfall-3-black", Rockfall4Green = "rockfall-4-green",
    }
}

/// How many kinds of tiles there are.
pub const TILE_KINDS: usize = Tile::ALL.len();
const FIRST_HAZARD: usize = 5;
const HAZARDS_PER_SECTION: usize = 5;

impl Tile {
    /// The worker on it.
    pub fn worker(self) -> Option<Worker> {
        Worker::ALL.get(self.index()).copied()
    }

    /// Is it a trade tile?
    pub const fn is_trade(self) -> bool {
        matches!(self, Tile::Green | Tile::Pair)
    }

    /// The section of a hazard: 0 flood, 1 drought, 2 rockfall.
    pub fn section(self) -> Option<usize> {
        self.index().checked_sub(FIRST_HAZARD).map(|n| n / HAZARDS_PER_SECTION)
    }

    /// The points of a hazard, 0 for any other tile.
    pub fn points(self) -> u8 {
        match self.index().checked_sub(FIRST_HAZARD) {
            Some(n) => [2, 2, 3, 3, 4][n % HAZARDS_PER_SECTION],
            None => 0,
        }
    }

    /// The hand on it.
    pub fn hands(self) -> Hands {
        match self {
            Tile::Green => Hands::GREEN,
            Tile::Pair => Hands::BLACK,
            _ => match self.index().checked_sub(FIRST_HAZARD) {
                Some(n) if matches!(n % HAZARDS_PER_SECTION, 1 | 3) => Hands::BLACK,
                Some(_) => Hands::GREEN,
                None => Hands::NONE,
            },
        }
    }

    /// Copies with back 1, 2, 3.
    pub fn copies(self) -> [u8; 3] {
        match self {
            Tile::Cowboy | Tile::Craftsman | Tile::Engineer => [0, 11, 7],
            Tile::Green => [9, 0, 2],
            Tile::Pair => [8, 0, 3],
            _ if self.points() == 4 => [2, 0, 0],
            _ => [1, 0, 0],
        }
    }
}

impl From<Worker> for Tile {
    fn from(worker: Worker) -> Tile {
        Tile::from_index(worker.index())
    }
}

/// Tiles laid on the board in set-up (GWT-SETUP-07).
pub const SETUP_TILES: u8 = 7;

/// Rows of the job market.
pub const JOB_ROWS: usize = 12;
/// The price printed at each row.
pub const JOB_PRICES: [u16; JOB_ROWS] = [6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4];
/// The row in which the token starts, counted from 0.
pub const JOB_TOKEN_ROW: u8 = 1;
/// Leaving these rows, counted from 0, refills the cattle market (GWT-KC-12).
pub const YELLOW_ARROWS: [u8; 2] = [5, 8];
/// The points of the job market token (GWT-SCORE-26).
pub const JOB_TOKEN_POINTS: i32 = 2;
