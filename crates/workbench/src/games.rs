//! The games in turn, for tools that play them all.

use cowcatcher_games::{Listed, Visit, Whole, names};

/// The game of a number, counted round and round the catalogue, and the fewest who can play it.
pub fn in_turn(number: usize) -> (&'static str, usize) {
    struct Fewest;
    impl Visit for Fewest {
        type Out = usize;
        fn visit<G: Whole>(self, _: Listed<G>) -> usize {
            *G::PLAYERS.start()
        }
    }
    let names = names();
    let name = names[number % names.len()];
    (name, cowcatcher_games::visit(name, Fewest).unwrap_or(2))
}
