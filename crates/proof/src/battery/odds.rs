//! Chance has the odds that it says: `outcomes` against `sample` and `admits`.

use super::{Battery, Broken, ensure};
use crate::Lawful;
use rand::rngs::Xoshiro256PlusPlus;

/// So often chance is asked.
const ASKED: u32 = 1_000;
/// An outcome that should come more rarely than this is counted together with others that should.
const RARE: f64 = 8.0;
/// So many standard deviations the sum of squares may lie above its mean. Thousands of draws are looked at, and chi-square has a
/// long tail where few outcomes are possible; wrong odds lie hundreds above it.
const MOST_DEVIATIONS: f64 = 12.0;

impl<G: Lawful> Battery<G> {
    /// Lists what chance can give, asks it often and compares by a chi-square test.
    pub(super) fn odds(&self, game: &G, rng: &mut Xoshiro256PlusPlus) -> Result<(), Broken> {
        let outcomes = game.outcomes();
        ensure!(!outcomes.is_empty(), 3, "the game waits for chance, which has no outcomes");
        for (index, &(outcome, weight)) in outcomes.iter().enumerate() {
            ensure!(weight > 0, 3, "{outcome} is listed and never comes");
            ensure!(!outcomes[..index].iter().any(|(other, _)| *other == outcome), 3, "{outcome} is listed twice");
            if let Err(refusal) = game.admits(outcome) {
                return Err((3, format!("{outcome} is listed and not admitted, {refusal}")));
            }
        }
        let mut counts = vec![0_u32; outcomes.len()];
        for _ in 0..ASKED {
            let Some(outcome) = game.sample(rng) else { return Err((2, "chance has no outcome".to_owned())) };
            match outcomes.iter().position(|(other, _)| *other == outcome) {
                Some(index) => counts[index] += 1,
                None => return Err((3, format!("{outcome} comes and is not listed"))),
            }
        }
        let total: f64 = outcomes.iter().map(|(_, weight)| *weight as f64).sum();
        let expected = outcomes.iter().map(|(_, weight)| f64::from(ASKED) * *weight as f64 / total);
        let (mut rare, mut cells) = ((0.0, 0.0), Vec::new());
        for (expected, &count) in expected.zip(&counts) {
            match expected < RARE {
                true => rare = (rare.0 + expected, rare.1 + f64::from(count)),
                false => cells.push((expected, f64::from(count))),
            }
        }
        if rare.0 >= RARE {
            cells.push(rare);
        }
        let freedom = cells.len().saturating_sub(1) as f64;
        let squares: f64 = cells.iter().map(|(expected, count)| (count - expected).powi(2) / expected).sum();
        let most = freedom + MOST_DEVIATIONS * (2.0 * freedom).sqrt();
        ensure!(
            freedom == 0.0 || squares <= most,
            3,
            "chance has other odds than it says: chi-square {squares:.1} of at most {most:.1}"
        );
        Ok(())
    }
}
