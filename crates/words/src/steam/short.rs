//! A click in one to three words, for a button whose place and tooltip say the rest.

use super::SteamWords;
use crate::speech::capital;
use cowcatcher_games::steam::Action;
use cowcatcher_games::steam::data::RAISE;

impl SteamWords<'_> {
    /// An action in as few words as a button has room for.
    pub fn action_short(&self, action: Action) -> String {
        capital(&self.few_words(action))
    }

    fn few_words(&self, action: Action) -> String {
        match action {
            Action::Raise(0) => self.say("short-raise-none", &[]),
            Action::Raise(times) => format!("+${}", RAISE * i32::from(times)),
            Action::Bid(bid) => self.money(bid.into()),
            Action::Take(tile) => self.tile(tile),
            Action::TakePassing(tile) => self.say("short-take-passing", &[("tile", self.tile(tile).into())]),
            Action::Build(hex) => self.place(hex),
            Action::Lay(face) => self.exits(face),
            Action::Urbanize(hex) => self.say("short-urbanize", &[("town", self.place(hex).into())]),
            Action::NewCity(colour) => self.say("new-city", &[("colour", colour.name().into())]),
            Action::Grow(hex) => self.say("short-grow", &[("city", self.place(hex).into())]),
            Action::Supply(space) => format!("{space}: {}", self.goods(self.cubes_in(space))),
            Action::Cube(hex, colour) => {
                self.say("short-cube", &[("colour", colour.name().into()), ("city", self.place(hex).into())])
            }
            Action::Route(route) => self.stops(route).join(" → "),
            Action::Improve => self.say("short-improve", &[]),
            Action::Income => self.say("short-income", &[]),
            Action::Points => self.say("short-points", &[]),
            Action::Pass => self.say("short-pass", &[]),
            Action::Done => self.say("short-done", &[]),
        }
    }
}
