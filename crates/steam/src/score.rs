//! SCORE: the final score. Carries STEAM-SCORE-01 to 10, STEAM-BANKRUPT-08, 12.

use crate::data::MOST_PLAYERS;
use crate::data::actions::ActionTile;
use crate::state::Steam;
use arrayvec::ArrayVec;
use cowcatcher_engine::{Seat, Seats, Standings};

/// The categories in the order of the score sheet.
pub const CATEGORIES: [&str; 4] = ["victory points", "income", "links", "bankruptcy"];

/// Below every total a surviving player can have; the n-th bankrupt has n more (STEAM-BANKRUPT-12).
const BANKRUPT: i32 = -100;

impl Steam {
    pub(crate) fn score_sheet(&self) -> Standings {
        let links = self.complete_links();
        Standings {
            categories: &CATEGORIES,
            points: self.seats_at_table().map(|seat| self.score(seat, &links).into_iter().collect()).collect(),
            tie_breaks: self.seats_at_table().map(|seat| self.tie_breaks(seat).into_iter().collect()).collect(),
            out: self.seats_at_table().filter(|&seat| self.player(seat).bankrupt > 0).fold(Seats::NONE, Seats::with),
        }
    }

    pub(crate) fn score(&self, seat: Seat, links: &[u8; MOST_PLAYERS]) -> [i32; 4] {
        let player = self.player(seat);
        if player.bankrupt > 0 {
            return [0, 0, 0, BANKRUPT + i32::from(player.bankrupt)];
        }
        // STEAM-SCORE-01 to 03.
        let income = if player.income > 0 { player.income / 2 } else { 2 * player.income };
        [player.points, income, i32::from(links[seat.index() % MOST_PLAYERS]), 0]
    }

    /// The higher income, then the lower action tile of the last turn (STEAM-SCORE-06, 07).
    fn tie_breaks(&self, seat: Seat) -> ArrayVec<i32, 2> {
        let player = self.player(seat);
        if player.bankrupt > 0 {
            return [0, 0].into();
        }
        [player.income, -player.tile.map_or(0, |tile: ActionTile| i32::from(tile.number()))].into()
    }
}
