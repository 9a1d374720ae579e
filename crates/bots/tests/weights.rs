//! The weights in the repository are those of the games as they are.
#![allow(clippy::unwrap_used)]

use cowcatcher_bots::judge::Taste;
use cowcatcher_bots::{DEFAULT, NAMES, by_name, learned_for, offered};
use cowcatcher_games::{Listed, Visit, Whole, visit_all};

/// No file of weights is larger.
const MOST_BYTES: usize = 1 << 20;

#[derive(Clone)]
struct Weights;

impl Visit for Weights {
    type Out = ();

    fn visit<G: Whole>(self, listed: Listed<G>) {
        let name = listed.name();
        let (win, points) = (learned_for::<G>(&Taste::PLAIN), learned_for::<G>(&Taste::POINTS));
        assert_eq!((win.as_ref().err(), points.as_ref().err()), (None, None), "{name}");
        assert_eq!(win == points, G::WEIGHTS_FOR_POINTS.is_empty(), "{name}: who wants points alone has their weights");
        for weights in [G::WEIGHTS, G::WEIGHTS_FOR_POINTS] {
            assert!(weights.len() <= MOST_BYTES, "{name}: {} bytes", weights.len());
        }
        assert_eq!(offered::<G>(), [NAMES, G::STYLES].concat(), "{name}");
        assert_eq!(by_name::<G>(DEFAULT, 1).unwrap().name(), DEFAULT);
    }
}

#[test]
fn the_weights_of_every_game_fit() {
    visit_all(&Weights);
}
