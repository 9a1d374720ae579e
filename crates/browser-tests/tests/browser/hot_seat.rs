//! Several people at one screen: between two of them there is a curtain, and it stays until it is lifted.

use crate::games::lay;
use cowcatcher_browser::browser::Screen;
use cowcatcher_browser::stage::{Stage, play};
use cowcatcher_engine::Game as _;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde::Deserialize;

const HAND_OVER: &str = include_str!("../../src/scripts/hand_over.js");
/// So often the screen of each edition is handed over: twenty times in all four, the toy not counted.
const HAND_OVERS: usize = 5;
/// So long nobody lifts the curtain, in milliseconds.
const WATCHED: u32 = 3000;
/// No turn has more clicks.
const LONGEST: usize = 200;

macro_rules! at_one_screen {
    ($($module:ident::$game:ident,)+) => {
        $(mod $module {
            use super::*;
            use cowcatcher_games::$module::$game;

            #[test]
            fn the_curtain_stays_until_it_is_lifted() {
                // All editions at once: most of the time nobody does anything.
                std::thread::scope(|scope| {
                    for edition in $game::EDITIONS {
                        let players = (*$game::PLAYERS.start()).max(2);
                        scope.spawn(move || play(move |stage| hand_over(stage, edition.name, players)));
                    }
                });
            }
        })+
    };
}

cowcatcher_games::every_game!(at_one_screen);

/// What came of a click.
#[derive(Debug, Deserialize)]
struct Handed {
    /// Is somebody else to decide?
    handed: bool,
    /// When somebody would have seen what is not theirs.
    leaks: Vec<String>,
    /// How many pictures were drawn while the curtain was watched.
    frames: usize,
    status: String,
}

async fn hand_over(stage: Stage, game: &str, players: usize) {
    let browser = stage.open(Screen::Desk).await;
    lay(&browser, game, &vec!["me"; players - 1]).await;
    browser.until("document.getElementById('game').dataset.decides !== undefined").await;
    // Whoever comes first may have to lift it too.
    browser.script("document.querySelector('[data-lift]')?.click();", &[]).await;
    let mut rng = SmallRng::seed_from_u64(11);
    let mut hand_overs = 0;
    for click in 0.. {
        assert!(click < LONGEST * HAND_OVERS, "{game}: only {hand_overs} hand-overs in {click} clicks");
        let sight = browser.see().await;
        sight.obeys();
        let action = sight.hurry(&mut rng);
        let handed = browser.script(HAND_OVER, &[action.as_str().into(), WATCHED.into()]).await;
        let handed: Handed = serde_json::from_value(handed.clone()).unwrap_or_else(|_| panic!("{handed}"));
        assert_eq!(handed.leaks, Vec::<String>::new(), "{game}, after {action}, hand-over {hand_overs}");
        assert_eq!(handed.status, "running", "{game} is over too early");
        if handed.handed {
            assert!(handed.frames > 10, "{game}: the curtain was looked at only {} times", handed.frames);
            hand_overs += 1;
        }
        if hand_overs == HAND_OVERS {
            break;
        }
    }
    browser.has_no_complaint().await;
}
