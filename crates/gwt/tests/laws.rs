//! The law battery over every edition, player count and variant.

use cowcatcher_engine::Options as _;
use cowcatcher_gwt::{Gwt, Options};
use cowcatcher_proof::battery;

/// Random games for each configuration.
const GAMES: u64 = 1000;

fn laws(edition: &str, simmental: &str, players: usize) -> Result<(), Box<dyn std::error::Error>> {
    let mut options = Options::default();
    options.set("edition", edition)?;
    options.set("simmental", simmental)?;
    let report = battery::run::<Gwt>(&options, players, GAMES, 1)?;
    assert!(report.secrets_that_differed > 0, "secrecy was never put to the test: {report}");
    Ok(())
}

macro_rules! laws {
    ($($name:ident: $edition:literal, $simmental:literal, $players:literal;)+) => {
        $(#[test]
        fn $name() -> Result<(), Box<dyn std::error::Error>> {
            laws($edition, $simmental, $players)
        })+
    };
}

laws! {
    first_edition_2_players: "1", "no", 2;
    first_edition_3_players: "1", "no", 3;
    first_edition_4_players: "1", "no", 4;
    second_edition_2_players: "2", "no", 2;
    second_edition_3_players: "2", "no", 3;
    second_edition_4_players: "2", "no", 4;
    simmental_2_players: "2", "yes", 2;
    simmental_3_players: "2", "yes", 3;
    simmental_4_players: "2", "yes", 4;
}
