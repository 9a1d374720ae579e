//! The rules of thumb keep out of ruin and finish with sensible scores.

use cowcatcher_bots::{by_name, play_with};
use cowcatcher_engine::{Choices, Game, Options as _};
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
