//! The weights in the repository are those of the games as they are.
#![allow(clippy::unwrap_used)]

use cowcatcher_bots::{DEFAULT, NAMES, by_name, learned, offered};
use cowcatcher_games::{Listed, Visit, Whole, visit_all};

/// No file of weights is larger.
const MOST_BYTES: usize = 1 << 20;

#[derive(Clone)]
struct Weights;

impl Visit for Weights {
    type Out = ();

    fn visit<G: Whole>(self, listed: Listed<G>) {
        let name = listed.name();
        assert_eq!(learned::<G>().err(), None, "{name}");
        assert!(G::WEIGHTS.len() <= MOST_BYTES, "{name}: {} bytes", G::WEIGHTS.len());
        assert_eq!(offered::<G>(), [NAMES, G::STYLES].concat(), "{name}");
        assert_eq!(by_name::<G>(DEFAULT, 1).unwrap().name(), DEFAULT);
    }
}

#[test]
fn the_weights_of_every_game_fit() {
    visit_all(&Weights);
}
