//! What can be expected of a game at a moment, and what came of it.

use super::Outlook;
use crate::Knowledge;
use crate::judge::{self, Judge};
use cowcatcher_engine::features::NOTHING;
use cowcatcher_engine::{Features, Seat};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// What each seat expects of a position from what it knows. A rival is what the first seat expects of the best of the others.
pub(super) fn expected<G: Features>(judge: &mut Judge<'_, G>, game: &G, step: u32) -> Outlook {
    let (mut points, mut odds, mut others) = (Vec::new(), Vec::new(), Vec::new());
    for seat in (0..game.seats() as u8).map(Seat) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(step));
        let imagined = Knowledge::of(game, seat).imagine(&mut rng);
        let judged = judge.judge(imagined.position(), seat, &mut NOTHING.clone());
        points.push(judged.own);
        odds.push(judge::odds(judged.win));
        others.push(judged.others);
    }
    let left = (1.0 - odds.iter().sum::<f32>()).max(0.0) / game.rivals().max(1) as f32;
    let rival = others.first().copied().unwrap_or_default();
    points.extend(std::iter::repeat_n(rival, game.rivals()));
    odds.extend(std::iter::repeat_n(left, game.rivals()));
    Outlook { step, points, odds: normal(odds) }
}

/// A game that is over: who won has won, those who share the victory share the odds.
pub(super) fn known<G: Features>(game: &G, step: u32) -> Outlook {
    let standings = game.standings();
    let first = |rank: &usize| if *rank == 1 { 1.0 } else { 0.0 };
    Outlook {
        step,
        points: standings.totals().iter().map(|&total| total as f32).collect(),
        odds: normal(standings.ranks().iter().map(first).collect()),
    }
}

/// Shares that are 1 together: everybody judged for themselves, and all may hope too much.
fn normal(mut shares: Vec<f32>) -> Vec<f32> {
    let sum: f32 = shares.iter().sum();
    let (sum, alike) = (sum.max(f32::MIN_POSITIVE), 1.0 / shares.len().max(1) as f32);
    shares.iter_mut().for_each(|share| *share = if sum > f32::MIN_POSITIVE { *share / sum } else { alike });
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_one_together() {
        assert_eq!(normal(vec![0.5, 0.25, 0.25]), [0.5, 0.25, 0.25]);
        assert_eq!(normal(vec![0.9, 0.9]), [0.5, 0.5]);
        assert_eq!(normal(vec![0.0, 0.0]), [0.5, 0.5]);
    }
}
