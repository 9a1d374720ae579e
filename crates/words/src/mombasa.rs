//! The words of Mombasa, made from what a viewer may see and nothing else.

mod about;
mod actions;
mod board;
mod events;
mod names;
mod short;

use crate::speech::{Speech, spoken};
use cowcatcher_games::mombasa::Mombasa;
use cowcatcher_games::mombasa::data::companies::{COMPANIES, Company};
use cowcatcher_games::mombasa::data::rounds::ROUNDS;

/// Its words.
pub type MombasaWords<'a> = Speech<'a, Mombasa>;

impl MombasaWords<'_> {
    /// A category of the score sheet.
    pub fn category(&self, index: usize) -> String {
        match index {
            0 => self.figure("money"),
            5 => self.figure("diamonds"),
            6 => self.figure("books"),
            company => self.company(Company::from_index((company - 1) % COMPANIES)),
        }
    }

    /// `a, b and c`, or that there is nothing.
    fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        Some(self.and(items)).filter(|all| !all.is_empty()).unwrap_or_else(|| self.say("nothing", &[]))
    }
}

spoken!(Mombasa
    fn round(view: &cowcatcher_games::mombasa::View) -> Option<(u32, Option<u32>)> {
        Some((view.round.into(), Some(ROUNDS.into())))
    }
);
