//! The law battery over every edition, player count and variant.

use cowcatcher_engine::Options as _;
use cowcatcher_gwt::{Gwt, Options};
use cowcatcher_proof::battery;

/// Random games for each of the fifteen configurations; `workbench soak` plays as many as one likes.
const GAMES: u64 = 500;

fn laws(edition: &str, simmental: &str, players: usize) -> Result<(), Box<dyn std::error::Error>> {
    let mut options = Options::default();
    options.set("edition", edition)?;
    options.set("simmental", simmental)?;
    let report = battery::run::<Gwt>(&options, players, GAMES, 1)?;
    assert!(report.secrets_that_differed > 0, "secrecy was never put to the test: {report}");
    Ok(())
}

/// One person against Sam has no secrets: what they do not know nobody knows.
fn solo_laws(level: &str, simmental: &str) -> Result<(), Box<dyn std::error::Error>> {
    let mut options = Options::default();
    options.set("sam", level)?;
    options.set("simmental", simmental)?;
    let report = battery::run::<Gwt>(&options, 1, GAMES, 1)?;
    assert_eq!(report.secrets_that_differed, 0, "{report}");
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

macro_rules! solo_laws {
    ($($name:ident: $level:literal, $simmental:literal;)+) => {
        $(#[test]
        fn $name() -> Result<(), Box<dyn std::error::Error>> {
            solo_laws($level, $simmental)
        })+
    };
}

solo_laws! {
    sam_easy: "easy", "no";
    sam_medium: "medium", "no";
    sam_hard: "hard", "no";
    sam_easy_simmental: "easy", "yes";
    sam_medium_simmental: "medium", "yes";
    sam_hard_simmental: "hard", "yes";
}
