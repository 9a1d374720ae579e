//! The weights in the repository are those of the games as they are.
#![allow(clippy::unwrap_used)]

use cowcatcher_bots::judge::{Judge, Taste};
use cowcatcher_bots::{DEFAULT, NAMES, by_name, learned, offered};
use cowcatcher_engine::Seat;
use cowcatcher_engine::features::{Layout, MOST_SLOTS, NOTHING};
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

#[derive(Clone)]
struct Wishes;

impl Visit for Wishes {
    type Out = ();

    fn visit<G: Whole>(self, listed: Listed<G>) {
        let layout = Layout::of::<G>().unwrap();
        let name = listed.name();
        assert!(layout.slots < MOST_SLOTS, "{name}: no slot is left for what a seat wants");
        let net = learned::<G>().unwrap();
        let game = G::new(&listed.options(&[]).unwrap(), *G::PLAYERS.end()).unwrap();
        let described = |envy: f32| {
            let mut described = NOTHING;
            Judge::new(&net, Taste { envy, style: None }).describe(&game, Seat(0), &mut described);
            described
        };
        let (points, some, much) = (described(0.0), described(0.1), described(1.0));
        assert_eq!(some, much, "{name}");
        assert_eq!(points[..layout.slots], some[..layout.slots], "{name}: what is wanted is no knowledge");
        assert_eq!((points[MOST_SLOTS - 1], some[MOST_SLOTS - 1]), (layout.rows as u16, 0), "{name}");
    }
}

#[test]
fn who_wants_nothing_but_points_is_told_from_who_wants_to_win() {
    visit_all(&Wishes);
}

#[test]
fn the_weights_of_every_game_fit() {
    visit_all(&Weights);
}
