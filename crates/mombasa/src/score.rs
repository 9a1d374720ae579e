//! SCORE: the score sheet. Carries MOM-SCORE-01 to MOM-SCORE-07.

use crate::data::companies::Company;
use crate::data::player_board::{DIAMOND_VALUES, JAR_VALUES, value_at};
use crate::state::Mombasa;
use arrayvec::ArrayVec;
use cowcatcher_engine::{Seat, Seats, Standings};

/// The categories of the score sheet (MOM-SCORE-01).
pub const CATEGORIES: [&str; 7] = ["money", "Mombasa", "Cape Town", "Saint-Louis", "Cairo", "diamonds", "books"];

impl Mombasa {
    pub(crate) fn score_sheet(&self) -> Standings {
        Standings {
            categories: &CATEGORIES,
            points: self.all_seats().map(|seat| self.score(seat).into_iter().collect()).collect(),
            // A tie is a shared victory (MOM-SCORE-06).
            tie_breaks: ArrayVec::new(),
            out: Seats::NONE,
        }
    }

    /// The points of a seat by category.
    pub(crate) fn score(&self, seat: Seat) -> [i32; 7] {
        let player = self.player(seat);
        let company = |company| i32::from(self.share_value(company)) * i32::from(self.shares(seat, company));
        [
            i32::from(player.money),
            company(Company::Mombasa),
            company(Company::CapeTown),
            company(Company::SaintLouis),
            company(Company::Cairo),
            i32::from(value_at(&DIAMOND_VALUES, player.diamond)),
            i32::from(value_at(&JAR_VALUES, player.jar)),
        ]
    }
}
