//! The law battery over every player count, with the tracks of a first game and with drawn ones.

use cowcatcher_engine::Options as _;
use cowcatcher_mombasa::{Mombasa, Options};
use cowcatcher_proof::battery;

/// Random games for each configuration.
const GAMES: u64 = 1000;

fn laws(tracks: &str, players: usize) -> Result<(), Box<dyn std::error::Error>> {
    let mut options = Options::default();
    options.set("tracks", tracks)?;
    let report = battery::run::<Mombasa>(&options, players, GAMES, 1)?;
    assert!(report.secrets_that_differed > 0, "secrecy was never put to the test: {report}");
    Ok(())
}

macro_rules! laws {
    ($($name:ident: $tracks:literal, $players:literal;)+) => {
        $(#[test]
        fn $name() -> Result<(), Box<dyn std::error::Error>> {
            laws($tracks, $players)
        })+
    };
}

laws! {
    beginner_2_players: "beginner", 2;
    beginner_3_players: "beginner", 3;
    beginner_4_players: "beginner", 4;
    random_2_players: "random", 2;
    random_3_players: "random", 3;
    random_4_players: "random", 4;
}
