//! Positions set by name: whatever set-up has dealt, and in any order of the lines.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop")]

use cowcatcher_engine::{Game, Options as _, Silent, ToAct};
use cowcatcher_gwt::{Gwt, Options};
use cowcatcher_proof::Position;
use cowcatcher_proof::scenario::Scenario;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

fn options(edition: &str) -> Options {
    let mut options = Options::default();
    options.set("edition", edition).unwrap();
    options
}

/// Every name that can be set, with a value that reads back as it is written.
const NAMES: &[(&str, &str)] = &[
    ("trail", r#"{ A2 = "blue 4", FLOOD2 = "flood-2-black", T4 = "pair-trade" }"#),
    ("trail.B1", r#""red 2""#),
    ("neutral", r#""GFEDCBA""#),
    ("jobs.1", r#"["cowboy", "", "engineer"]"#),
    ("jobs.2", r#"["cowboy"]"#),
    ("jobs.token", "2"),
    ("market", r#"["yellow", "purple7"]"#),
    ("market_stack", r#"["red", "red", "purple6"]"#),
    ("display", r#"["O3", "O4", "O5", "O6"]"#),
    ("objective_stack", r#"["O1", "O2"]"#),
    ("foresight.1", r#"["flood-2-green", "rockfall-4-green"]"#),
    ("foresight.2", r#"["cowboy", "craftsman"]"#),
    ("foresight.3", r#"["engineer", "green-trade"]"#),
    ("supply.1", r#"["green-trade", "flood-4-green", "drought-4-green"]"#),
    ("supply.2", r#"["cowboy", "engineer"]"#),
    ("supply.3", r#"["craftsman", "pair-trade"]"#),
    ("stations.S1", r#"["blue", "yellow"]"#),
    ("masters.S2", r#""M2""#),
    ("appointed.S1", r#""craftsman""#),
    ("turn", r#""blue""#),
    ("step", r#""location""#),
    ("blue.money", "17"),
    ("blue.certificates", "3"),
    ("blue.cowboys", "4"),
    ("blue.craftsmen", "2"),
    ("blue.engineers", "6"),
    ("blue.hand", r#"["grey", "black", "red", "O7"]"#),
    ("blue.draw", r#"["grey", "white"]"#),
    ("blue.discard", r#"["green", "purple5"]"#),
    ("blue.area", r#"["O8", "O9"]"#),
    ("blue.starting", r#""ST1""#),
    ("blue.engine", r#""7""#),
    ("blue.rancher", r#""A2""#),
    ("blue.stock", "[1, 2, 9]"),
    ("blue.tiles", r#"["green-trade", "drought-2-black"]"#),
    ("blue.masters", r#"["M1"]"#),
    ("blue.cities", "[1, 4, 6]"),
    ("red.cleared", r#"["cards", "hand"]"#),
    ("yellow.discs", r#"["money", "limit-4"]"#),
];

fn given(names: impl Iterator<Item = &'static (&'static str, &'static str)>) -> String {
    names.map(|(name, value)| format!("{name:?} = {value}\n")).collect()
}

fn run(id: &str, edition: &str, given: &str, then: &str) -> Result<(), String> {
    let text = format!(
        "id = {id:?}\ntitle = \"t\"\nclauses = [\"X\"]\ngame = \"gwt\"\nplayers = 3\n[given]\n{given}[then]\n{then}"
    );
    let scenario = Scenario::parse("x.toml", &text).map_err(|error| error.to_string())?;
    scenario.run::<Gwt>("gwt", &options(edition)).map_err(|error| error.to_string())
}

#[test]
fn every_name_reads_back_in_any_order_after_any_set_up() {
    // Of the discs, those that lie nowhere are put on Kansas City: what is read of them is not what was set.
    let then = given(NAMES.iter().filter(|(name, _)| !name.contains("cities") && *name != "trail"));
    for edition in ["1", "2"] {
        for id in 0..60 {
            let mut names: Vec<_> = NAMES.iter().collect();
            names.rotate_left(id % NAMES.len());
            assert_eq!(run(&id.to_string(), edition, &given(names.iter().copied()), &then), Ok(()), "{id}");
            names.reverse();
            assert_eq!(run(&id.to_string(), edition, &given(names.into_iter()), &then), Ok(()), "{id}, reversed");
        }
    }
}

#[test]
fn a_few_names_read_back_while_the_rest_is_as_dealt() {
    for (name, value) in NAMES.iter().filter(|(name, _)| {
        name.starts_with("foresight") || name.starts_with("trail.") || name.contains("stack") || name.contains("tiles")
    }) {
        for id in 0..200 {
            let line = format!("{name:?} = {value}\n");
            assert_eq!(run(&id.to_string(), "2", &line, &line), Ok(()), "{name}, {id}");
        }
    }
}

/// A game after set-up.
fn dealt(edition: &str) -> Gwt {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut game = Gwt::new(&options(edition), 3).unwrap();
    while game.to_act() == ToAct::Chance {
        let outcome = game.sample(&mut rng).unwrap();
        game.resolve(outcome, &mut Silent);
    }
    game
}

#[test]
fn every_name_can_be_read_of_a_game_just_dealt() {
    for edition in ["1", "2"] {
        let game = dealt(edition);
        let more = ["last_turns", "jobs.taken", "sides", "blue.tokens"];
        for name in NAMES.iter().map(|(name, _)| *name).chain(more) {
            assert!(game.get(name).is_ok(), "{name}: {:?}", game.get(name));
        }
    }
}
