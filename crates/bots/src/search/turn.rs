//! Through the own turn to its end: the best few clicks at each step, chance as it falls.

use super::settle;
use crate::judge::{Judge, Judged};
use cowcatcher_engine::features::NOTHING;
use cowcatcher_engine::{Choices, Features, Seat, Silent, ToAct};
use rand::Rng;

/// A turn of more clicks than this is judged where it stands.
const LONGEST: usize = 64;

/// What a position is worth when `seat` has played its turn to the end, looking at the best `widths` clicks at each step and at the best
/// one alone after that.
pub(crate) fn follow<G: Features>(
    judge: &mut Judge<'_>,
    mut game: G,
    seat: Seat,
    widths: &[usize],
    rng: &mut impl Rng,
) -> Judged {
    let mut choices = Choices::new();
    let mut worths = Vec::new();
    let mut described = NOTHING;
    for _ in 0..LONGEST {
        if !settle(&mut game, rng) || game.to_act() != ToAct::One(seat) {
            break;
        }
        let Some(best) = judge.best(&game, seat, &mut choices, &mut worths, &mut described) else { break };
        if choices.len() > 1
            && let Some((&width, deeper)) = widths.split_first()
        {
            let mut order: Vec<usize> = (0..choices.len()).collect();
            order.sort_by(|&one, &two| worths[two].worth.total_cmp(&worths[one].worth));
            let lines = order.into_iter().take(width).map(|index| {
                let mut after = game.clone();
                after.play_unchecked(seat, choices[index], &mut Silent);
                follow(judge, after, seat, deeper, rng)
            });
            // The first of equals.
            let most = lines.reduce(|best, line| if line.worth > best.worth { line } else { best });
            return most.unwrap_or(worths[best]);
        }
        game.play_unchecked(seat, choices[best], &mut Silent);
    }
    judge.judge(&game, seat, &mut described)
}
