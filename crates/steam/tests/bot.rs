//! The rules of thumb keep out of ruin, finish with sensible scores, and stay the same.

use cowcatcher_bots::{Heuristic, by_name, decision, play_with};
use cowcatcher_engine::{Choices, Game, Options as _, Seat, Silent, drive};
use cowcatcher_steam::{Options, Steam};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// Plays games among players by rules of thumb; gives the bankrupt and the mean total of all players.
fn play(options: &[(&str, &str)], players: usize, games: u64) -> Result<(usize, i64), Box<dyn std::error::Error>> {
    let mut chosen = Options::default();
    for (key, value) in options {
        chosen.set(key, value)?;
    }
    let (mut bankrupt, mut points) = (0, 0);
    let mut choices = Choices::new();
    for seed in 0..games {
        let mut game = Steam::new(&chosen, players)?;
        let bots: Result<Vec<_>, _> = (0..players as u64).map(|seat| by_name("heuristic", seed * 7 + seat)).collect();
        let tally = play_with(&mut game, &mut bots?, &mut Xoshiro256PlusPlus::seed_from_u64(seed), &mut choices);
        assert!(tally.over);
        let standings = game.standings();
        bankrupt += standings.points.iter().filter(|row| row.last().is_some_and(|&points| points < 0)).count();
        points += standings.totals().into_iter().map(i64::from).sum::<i64>();
    }
    let mean = points / (games as i64 * players as i64);
    println!("{options:?}, {players} players: {bankrupt} bankrupt, {mean} points on average");
    Ok((bankrupt, mean))
}

#[test]
fn base_with_four_is_played_sensibly() -> Result<(), Box<dyn std::error::Error>> {
    let (bankrupt, mean) = play(&[("rules", "base")], 4, 3)?;
    assert_eq!(bankrupt, 0);
    assert!(mean >= 25, "only {mean} points on average");
    Ok(())
}

#[test]
fn nobody_is_ruined_at_other_tables() -> Result<(), Box<dyn std::error::Error>> {
    for (players, map) in [(3, "ne-usa"), (5, "ruhr"), (6, "ruhr")] {
        for rules in ["base", "standard"] {
            let (bankrupt, _) = play(&[("rules", rules), ("map", map)], players, 1)?;
            assert_eq!(bankrupt, 0, "{rules}, {players} players");
        }
    }
    Ok(())
}

/// Plays one game by rules of thumb, looking at the position after every step.
fn watch(options: &[(&str, &str)], players: usize, look: impl Fn(&Steam)) -> Result<Steam, Box<dyn std::error::Error>> {
    let mut chosen = Options::default();
    for (key, value) in options {
        chosen.set(key, value)?;
    }
    let mut game = Steam::new(&chosen, players)?;
    let mut bots: Vec<Heuristic> = (0..players as u64).map(Heuristic::new).collect();
    let choose = |game: &Steam, seat: Seat, choices: &Choices<_>, _: &mut _| {
        bots.get_mut(seat.index()).and_then(|bot| decision(bot, game, seat, choices))
    };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let tally = drive(&mut game, &mut rng, &mut Choices::new(), &mut Silent, choose, |game, _| look(game));
    assert!(tally.over);
    Ok(game)
}

/// The score sheet counts complete links from the cities and towns, the view walks over the whole map.
#[test]
fn links_are_scored_as_they_lie() -> Result<(), Box<dyn std::error::Error>> {
    for (rules, map, players) in [("base", "ne-usa", 3), ("standard", "ruhr", 5)] {
        watch(&[("rules", rules), ("map", map)], players, |game| {
            let (links, standings) = (game.links(), game.standings());
            for seat in (0..players as u8).map(Seat).filter(|&seat| !standings.out.contains(seat)) {
                let lie = links.iter().filter(|link| link.complete && link.owner == Some(seat)).count();
                assert_eq!(standings.points[seat.index()][2], lie as i32, "links of {seat:?}");
            }
        })?;
    }
    Ok(())
}

/// Other bots are measured against this one: whatever makes it faster, it plays as it always did.
#[test]
fn the_yardstick_plays_as_ever() -> Result<(), Box<dyn std::error::Error>> {
    for (rules, map, totals) in [
        ("base", "ne-usa", [32, 45, 50, 35]),
        ("base", "ruhr", [60, 49, 38, 57]),
        ("standard", "ne-usa", [21, 19, 17, 30]),
        ("standard", "ruhr", [30, 40, 28, 39]),
    ] {
        let game = watch(&[("rules", rules), ("map", map)], 4, |_| {})?;
        assert_eq!(game.standings().totals(), totals, "{rules} on {map}");
    }
    Ok(())
}
