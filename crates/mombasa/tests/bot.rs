//! The rules of thumb are worth something: they beat chance at nearly every table.

use cowcatcher_bots::{by_name, play_with};
use cowcatcher_engine::{Choices, Game};
use cowcatcher_mombasa::{Mombasa, Options};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// Games, with the seats swapped in every other one.
const GAMES: u64 = 100;
/// So many of them must be won.
const WON: u64 = 95;
/// So many points, on average, are sensible for two.
const SENSIBLE: i64 = 120;

#[test]
fn the_heuristic_beats_chance() -> Result<(), Box<dyn std::error::Error>> {
    let (mut won, mut points) = (0, 0);
    let mut choices = Choices::new();
    for seed in 0..GAMES {
        let mut game = Mombasa::new(&Options::default(), 2)?;
        let own = (seed % 2) as usize;
        let mut bots = vec![by_name("random", seed)?, by_name("random", seed + 1)?];
        bots[own] = by_name("heuristic", seed)?;
        let tally = play_with(&mut game, &mut bots, &mut Xoshiro256PlusPlus::seed_from_u64(seed), &mut choices);
        assert!(tally.over);
        let totals = game.standings().totals();
        won += u64::from(totals[own] > totals[1 - own]);
        points += i64::from(totals[own]);
    }
    let mean = points / GAMES as i64;
    println!("won {won} of {GAMES}, {mean} points on average");
    assert!(won >= WON, "only {won} of {GAMES} games were won");
    assert!(mean >= SENSIBLE, "only {mean} points on average");
    Ok(())
}
