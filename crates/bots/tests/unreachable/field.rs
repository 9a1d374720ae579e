//! The position that knowledge is of is nobody else's to read.

use cowcatcher_bots::{Bot, Knowledge};
use cowcatcher_engine::Choices;
use cowcatcher_toy::{Action, Toy};

struct Cheat;

impl Bot<Toy> for Cheat {
    fn name(&self) -> &'static str {
        "cheat"
    }

    fn choose(&mut self, known: &Knowledge<'_, Toy>, choices: &Choices<Action>) -> Action {
        let _truth: &Toy = known.game;
        choices[0]
    }
}

fn main() {}
