//! The score sheet of a game, finished or not.

use arrayvec::ArrayVec;
use serde::Serialize;

/// Most seats of any game.
pub const MOST_SEATS: usize = 6;
/// Most scoring categories of any game.
pub const MOST_CATEGORIES: usize = 12;

/// Points by category for each seat. Before the end: the score if the game ended now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standings {
    /// The names of the categories, in the order of the score sheet.
    pub categories: &'static [&'static str],
    /// For each seat its points by category.
    pub points: ArrayVec<ArrayVec<i32, MOST_CATEGORIES>, MOST_SEATS>,
    /// For each seat what decides a tie on points, compared in order; empty where a tie is a shared victory.
    pub tie_breaks: ArrayVec<ArrayVec<i32, 2>, MOST_SEATS>,
}

impl Standings {
    /// The total of each seat.
    pub fn totals(&self) -> Vec<i32> {
        self.points.iter().map(|row| row.iter().sum()).collect()
    }

    /// The rank of each seat, the best being 1; seats that tie share a rank.
    pub fn ranks(&self) -> Vec<usize> {
        let totals = self.totals();
        let key = |seat: usize| (totals[seat], self.tie_breaks.get(seat).map(ArrayVec::as_slice));
        (0..totals.len()).map(|seat| 1 + (0..totals.len()).filter(|&other| key(other) > key(seat)).count()).collect()
    }
}
