//! The player board: action slots, rest decks, diamond track, bookkeeping track, and what a player starts with.

cowcatcher_engine::named! {
    /// An action slot, from the left.
    pub enum Slot as "an action slot (S1 to S5)" {
        S1 = "S1", S2 = "S2", S3 = "S3", S4 = "S4", S5 = "S5",
    }
}

cowcatcher_engine::named! {
    /// A rest deck; each is connected to the slot of its number.
    pub enum RestDeck as "a rest deck (R1 to R5)" {
        R1 = "R1", R2 = "R2", R3 = "R3", R4 = "R4", R5 = "R5",
    }
}

/// Action slots, and rest decks, of a player.
pub const SLOTS: usize = Slot::ALL.len();
/// The rest decks in which the three cards of the starting tile begin (MOM-SETUP-18).
pub const RESTING: [RestDeck; 3] = [RestDeck::R2, RestDeck::R3, RestDeck::R4];

/// The final space of the diamond track.
pub const LAST_DIAMOND: u8 = 28;
/// The diamond space that unlocks slot S1.
pub const DIAMOND_UNLOCK: u8 = 8;
/// Spaces of the diamond track with a value: reached space, pounds.
pub const DIAMOND_VALUES: [(u8, u8); 8] =
    [(6, 10), (9, 15), (13, 25), (16, 30), (20, 40), (23, 45), (25, 50), (28, 60)];
/// Pounds for each space beyond the final one (MOM-DIAMOND-05).
pub const POUNDS_PER_FINAL_DIAMOND: u8 = 2;

/// The final step of the bookkeeping track, which is also the number of books it takes.
pub const LAST_STEP: u8 = 15;
/// The step that unlocks slot S5.
pub const JAR_UNLOCK: u8 = 4;
/// Steps of the bookkeeping track with a value: reached step, pounds.
pub const JAR_VALUES: [(u8, u8); 7] = [(3, 10), (5, 15), (7, 20), (9, 30), (11, 40), (13, 50), (15, 60)];

/// Pounds at the start (MOM-SETUP-11).
pub const START_MONEY: u16 = 1;
/// Bonus markers in use with 2, 3 and 4 players (MOM-SETUP-12).
pub const MARKERS: [u8; 3] = [3, 2, 2];
/// Bonus markers of a player in all; those not in use wait for track A2.
pub const ALL_MARKERS: u8 = 5;

/// The last value reached or passed.
pub fn value_at(values: &[(u8, u8)], space: u8) -> u8 {
    values.iter().rev().find(|&&(reached, _)| reached <= space).map_or(0, |&(_, pounds)| pounds)
}
