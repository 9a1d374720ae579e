//! The round track and the coins on it.

/// Rounds of a game (MOM-SETUP-01).
pub const ROUNDS: u8 = 7;

/// Coins on the round spaces 2 to 7 with 2, 3 and 4 players (MOM-SETUP-09).
pub const ROUND_COINS: [[u8; 6]; 3] = [
    [1, 1, 1, 1, 1, 1], // 2 players
    [2, 1, 2, 1, 2, 1], // 3 players
    [2, 2, 2, 2, 2, 2], // 4 players
];
