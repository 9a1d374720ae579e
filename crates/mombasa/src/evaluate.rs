//! Rules of thumb: how much a sensible player likes an action.
//!
//! A plan is liked for what its cards do together; everything else for what the position is worth once the turn is played
//! out, each further click taken as greedily.

mod plan;
mod worth;

use crate::action::Action;
use crate::state::Mombasa;
use cowcatcher_engine::{Choices, Game, Opinion, Seat, Silent, ToAct};

/// A turn that takes more clicks than this is judged where it stands.
const LONGEST_TURN: usize = 24;

impl Opinion for Mombasa {
    fn appeal(&self, seat: Seat, action: Action) -> i32 {
        match action {
            Action::Keep(tile) => plan::tile(self, tile),
            Action::Plan(_, card) => plan::card(self, seat, Some(card)),
            Action::Leave(_) => plan::card(self, seat, None),
            Action::Ready => 0,
            _ => {
                let mut after = *self;
                after.play_unchecked(seat, action, &mut Silent);
                play_on(&mut after, seat);
                worth::of(&after, seat)
            }
        }
    }
}

/// Plays the turn of a seat to its end, each click for what it is worth at once.
fn play_on(game: &mut Mombasa, seat: Seat) {
    let mut choices = Choices::new();
    for _ in 0..LONGEST_TURN {
        if game.to_act() != ToAct::One(seat) {
            return;
        }
        choices.clear();
        game.legal(seat, &mut choices);
        if choices.contains(&Action::Done) {
            return;
        }
        let best = choices.iter().max_by_key(|&&action| {
            let mut after = *game;
            after.play_unchecked(seat, action, &mut Silent);
            worth::of(&after, seat)
        });
        let Some(&best) = best else { return };
        game.play_unchecked(seat, best, &mut Silent);
    }
}
