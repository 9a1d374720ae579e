//! What is printed and what lies in the box (`rules/steam-components.md`), one row per component.

pub mod actions;
pub mod goods;
pub mod tiles;

/// The fewest players (STEAM-SETUP-01).
pub const LEAST_PLAYERS: usize = 3;
/// The most players.
pub const MOST_PLAYERS: usize = 6;

/// Turns of a game by number of players (STEAM-END-01).
pub const fn turns(players: usize) -> u8 {
    match players {
        3 => 10,
        4 => 8,
        _ => 7,
    }
}

/// The ends of the income track (STEAM-MONEY-15, INCOME-04).
pub const INCOME: std::ops::RangeInclusive<i32> = LOWEST_INCOME..=HIGHEST_INCOME;
/// The lowest income.
pub const LOWEST_INCOME: i32 = -10;
/// The highest income.
pub const HIGHEST_INCOME: i32 = 10;
/// The locomotive level at the start (STEAM-SETUP-08).
pub const FIRST_LEVEL: u8 = 1;
/// The highest locomotive level (STEAM-LOCO-01).
pub const HIGHEST_LEVEL: u8 = 6;
/// What one raise brings (STEAM-MONEY-02).
pub const RAISE: i32 = 5;
/// What one raise costs in victory points at the lowest income (STEAM-MONEY-03).
pub const RAISE_POINTS: i32 = 2;
/// Tile placements of a build turn (STEAM-BUILD-01).
pub const PLACEMENTS: u8 = 3;
/// Tile placements of the engineer (STEAM-ACTION-08).
pub const ENGINEER_PLACEMENTS: u8 = 4;
/// The highest bid that can be made (STEAM-AUCTION-25).
pub const HIGHEST_BID: i32 = 250;
/// The most raises announced at once (STEAM-MONEY-17).
pub const MOST_RAISES: i32 = 250;
