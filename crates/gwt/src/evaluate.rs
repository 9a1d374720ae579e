//! Rules of thumb: how much a sensible player would like an action. For bots; no rule depends on it.
//!
//! An action is worth what the position is worth at the end of the turn, if the rest of the turn is played sensibly
//! (`turn.rs`). What a position is worth is the points it shows and what its pieces will still bring (`outlook.rs`),
//! each in the file of its topic. All worth is in victory points; the figures to tune stand in `weights.rs`.

mod crew;
mod deliveries;
mod herd;
mod horizon;
mod objectives;
mod offers;
mod outlook;
mod prune;
mod railroad;
mod shown;
mod trail;
mod turn;
mod weights;

use crate::action::Action;
use crate::agenda::Step;
use crate::state::Gwt;
use cowcatcher_engine::{Game, Opinion, Seat, Silent};

/// Appeal is told in thousandths of a point.
const THOUSANDTHS: f32 = 1000.0;
/// The appeal of what is not even thought about.
const NEVER: i32 = i32::MIN / 2;

impl Opinion for Gwt {
    fn appeal(&self, _: Seat, action: Action) -> i32 {
        // A token does most where the herd is counted; anywhere else it would be a gamble.
        let worth = match (self.agenda.top(), action) {
            (Some(Step::Income), Action::Exchange) => self.once_played(action).turn_worth(),
            (_, Action::Exchange) => return NEVER,
            // With this the turn may pass to somebody else.
            (Some(Step::Location | Step::EndTurn), Action::Done) => self.outlook(),
            _ => self.once_played(action).turn_worth(),
        };
        (worth * THOUSANDTHS) as i32
    }
}

impl Gwt {
    /// The position after an action of the active player.
    fn once_played(&self, action: Action) -> Gwt {
        let mut next = *self;
        next.play_unchecked(self.active(), action, &mut Silent);
        next
    }
}

#[cfg(test)]
mod tests {
    use crate::{Action, Gwt, Options};
    use cowcatcher_engine::{Choices, Game, Opinion, Options as _, Silent, ToAct};
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    /// A game in which everybody plays what they like best: the points of all.
    fn played(edition: &str, players: usize, seed: u64) -> Vec<i32> {
        let mut options = Options::default();
        assert!(options.set("edition", edition).is_ok());
        let Ok(mut game) = Gwt::new(&options, players) else { return Vec::new() };
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        loop {
            match game.to_act() {
                ToAct::Chance => match game.sample(&mut rng) {
                    Some(outcome) => game.resolve(outcome, &mut Silent),
                    None => return Vec::new(),
                },
                ToAct::One(seat) => {
                    let mut choices: Choices<Action> = Choices::new();
                    game.legal(seat, &mut choices);
                    let Some(&best) = choices.iter().max_by_key(|&&action| game.appeal(seat, action)) else {
                        return Vec::new();
                    };
                    game.play_unchecked(seat, best, &mut Silent);
                }
                ToAct::Each(_) | ToAct::Over => return game.standings().totals(),
            }
        }
    }

    #[test]
    fn sensible_players_score_as_people_do() {
        for (edition, players) in [("1", 2), ("2", 2), ("2", 3), ("2", 4)] {
            let points: Vec<i32> = (1..=4).flat_map(|seed| played(edition, players, seed)).collect();
            assert_eq!(points.len(), 4 * players);
            let mean = points.iter().sum::<i32>() / points.len() as i32;
            assert!(mean >= 40, "edition {edition}, {players} players: {points:?}");
        }
    }
}
