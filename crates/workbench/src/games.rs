//! The games in turn, for tools that play them all.

use cowcatcher_engine::drive::drive;
use cowcatcher_engine::{Choices, Silent, ToAct};
use cowcatcher_games::{Listed, Visit, Whole, names};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// The game of a number, counted round and round the catalogue, and the fewest who can play it together.
pub fn in_turn(number: usize) -> (&'static str, usize) {
    struct Fewest;
    impl Visit for Fewest {
        type Out = usize;
        fn visit<G: Whole>(self, _: Listed<G>) -> usize {
            (*G::PLAYERS.start()).max(2)
        }
    }
    let names = names();
    let name = names[number % names.len()];
    (name, cowcatcher_games::visit(name, Fewest).unwrap_or(2))
}

/// Is the first decision of a game made by several at once?
pub fn begins_at_once(name: &str) -> bool {
    struct First;
    impl Visit for First {
        type Out = bool;
        fn visit<G: Whole>(self, game: Listed<G>) -> bool {
            let fresh = game.options(&[]).ok().and_then(|options| G::new(&options, (*G::PLAYERS.start()).max(2)).ok());
            let Some(mut game) = fresh else { return false };
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
            drive(&mut game, &mut rng, &mut Choices::new(), &mut Silent, |_, _, _, _| None, |_, _| {});
            matches!(game.to_act(), ToAct::Each(_))
        }
    }
    cowcatcher_games::visit(name, First).unwrap_or_default()
}
