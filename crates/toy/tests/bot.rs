//! The rules of thumb beat chance.

use cowcatcher_bots::{by_name, play_with};
use cowcatcher_engine::{Choices, Game};
use cowcatcher_toy::{Options, Toy};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

#[test]
fn rules_of_thumb_win_more_coins_than_chance() -> Result<(), Box<dyn std::error::Error>> {
    let mut coins = [0; 2];
    let mut choices = Choices::new();
    for seed in 0..400 {
        let mut game = Toy::new(&Options { rounds: 9, ..Options::default() }, 2)?;
        // The seats change with every game.
        let clever = (seed % 2) as usize;
        let names = if clever == 0 { ["heuristic", "random"] } else { ["random", "heuristic"] };
        let mut bots = vec![by_name(names[0], seed)?, by_name(names[1], seed + 1)?];
        play_with(&mut game, &mut bots, &mut Xoshiro256PlusPlus::seed_from_u64(seed), &mut choices);
        let totals = game.standings().totals();
        coins[0] += totals[clever];
        coins[1] += totals[1 - clever];
    }
    assert!(coins[0] > coins[1] * 11 / 10, "{coins:?}");
    Ok(())
}
