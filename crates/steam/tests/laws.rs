//! The law battery over both games, both maps and every player count.

use cowcatcher_engine::Options as _;
use cowcatcher_proof::battery::{Battery, Thoroughness};
use cowcatcher_steam::{Options, Steam};

/// Random games for each configuration.
const GAMES: u64 = 1000;

/// Sixty thousand actions can be written, most of them routes, and nothing is hidden: that is checked more rarely.
const THOROUGHNESS: Thoroughness =
    Thoroughness { universe_one_in: 1024, idle_one_in: 64, secrecy_one_in: 1024, ..Thoroughness::QUICK };

fn options(rules: &str, map: &str, order: &str) -> Result<Options, Box<dyn std::error::Error>> {
    let mut options = Options::default();
    options.set("rules", rules)?;
    options.set("map", map)?;
    options.set("order", order)?;
    Ok(options)
}

fn laws(rules: &str, map: &str, players: usize) -> Result<(), Box<dyn std::error::Error>> {
    let orders: &[&str] = if rules == "base" { &["auction", "random"] } else { &["auction"] };
    for (at, order) in orders.iter().enumerate() {
        let battery = Battery::<Steam>::new(&options(rules, map, order)?, players, THOROUGHNESS)?;
        for seed in (0..GAMES).filter(|seed| seed % orders.len() as u64 == at as u64) {
            battery.play(seed)?;
        }
    }
    Ok(())
}

macro_rules! laws {
    ($($name:ident: $rules:literal, $map:literal, $players:literal;)+) => {
        $(#[test]
        fn $name() -> Result<(), Box<dyn std::error::Error>> {
            laws($rules, $map, $players)
        })+
    };
}

laws! {
    base_ne_usa_3_players: "base", "ne-usa", 3;
    base_ne_usa_4_players: "base", "ne-usa", 4;
    base_ne_usa_5_players: "base", "ne-usa", 5;
    base_ne_usa_6_players: "base", "ne-usa", 6;
    base_ruhr_3_players: "base", "ruhr", 3;
    base_ruhr_4_players: "base", "ruhr", 4;
    base_ruhr_5_players: "base", "ruhr", 5;
    base_ruhr_6_players: "base", "ruhr", 6;
    standard_ne_usa_3_players: "standard", "ne-usa", 3;
    standard_ne_usa_4_players: "standard", "ne-usa", 4;
    standard_ne_usa_5_players: "standard", "ne-usa", 5;
    standard_ne_usa_6_players: "standard", "ne-usa", 6;
    standard_ruhr_3_players: "standard", "ruhr", 3;
    standard_ruhr_4_players: "standard", "ruhr", 4;
    standard_ruhr_5_players: "standard", "ruhr", 5;
    standard_ruhr_6_players: "standard", "ruhr", 6;
}

/// A few games in which everything is checked at every step.
#[test]
fn everything_at_every_step() -> Result<(), Box<dyn std::error::Error>> {
    let thorough = Thoroughness { universe_one_in: 8, ..Thoroughness::FULL };
    for (rules, map, players) in [("base", "ruhr", 4), ("standard", "ne-usa", 3)] {
        let battery = Battery::<Steam>::new(&options(rules, map, "auction")?, players, thorough)?;
        battery.play(7)?;
    }
    Ok(())
}

/// Games that began with the first rules revision go on by it.
#[test]
fn the_first_revision() -> Result<(), Box<dyn std::error::Error>> {
    for (rules, map, players) in [("base", "ne-usa", 3), ("standard", "ruhr", 5)] {
        let mut options = options(rules, map, "auction")?;
        options.set("revision", "1")?;
        let battery = Battery::<Steam>::new(&options, players, THOROUGHNESS)?;
        for seed in 0..GAMES / 10 {
            battery.play(seed)?;
        }
    }
    Ok(())
}
