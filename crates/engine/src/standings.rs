//! The score sheet of a game, finished or not.

use crate::seat::{Seat, Seats};
use arrayvec::ArrayVec;
use serde::{Serialize, Serializer};

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
    /// The seats that left the game before its end: they rank behind all others, and people are shown no total of theirs.
    #[serde(serialize_with = "as_list")]
    pub out: Seats,
}

/// Seats as a list of numbers.
fn as_list<S: Serializer>(seats: &Seats, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(seats.iter())
}

impl Standings {
    /// The total of each seat. That of a seat which is [`out`](Self::out) only orders it among its like.
    pub fn totals(&self) -> Vec<i32> {
        self.points.iter().map(|row| row.iter().sum()).collect()
    }

    /// The rank of each seat, the best being 1; seats that tie share a rank.
    pub fn ranks(&self) -> Vec<usize> {
        let totals = self.totals();
        let stays = |seat: usize| !self.out.contains(Seat(seat as u8));
        let key = |seat: usize| (stays(seat), totals[seat], self.tie_breaks.get(seat).map(ArrayVec::as_slice));
        (0..totals.len()).map(|seat| 1 + (0..totals.len()).filter(|&other| key(other) > key(seat)).count()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(points: &[i32], out: Seats) -> Standings {
        let points = points.iter().map(|&points| [points].into_iter().collect()).collect();
        Standings { categories: &["points"], points, tie_breaks: ArrayVec::new(), out }
    }

    #[test]
    fn who_is_out_ranks_last_whatever_their_total() {
        assert_eq!(sheet(&[5, 30, 7, 20], Seats::NONE).ranks(), [4, 1, 3, 2]);
        let left = Seats::only(Seat(1)).with(Seat(3));
        assert_eq!(sheet(&[5, 30, 7, 20], left).ranks(), [2, 3, 1, 4]);
    }
}
