//! The features of random games: they fit, they are those of the position, and secrets don't show (the laws test that, too).

use crate::agenda::Step;
use crate::state::Mombasa;
use crate::{Action, Options};
use cowcatcher_engine::features::{Described, Layout, MOST_SLOTS, NOTHING, describe};
use cowcatcher_engine::{Choices, Game, Seat, Silent, ToAct};
use cowcatcher_proof::stroll;

fn described(game: &Mombasa, seat: Seat) -> Described {
    let mut rows = NOTHING;
    describe(game, seat, &mut rows);
    rows
}

/// Calls `look` with every position of some random games.
fn games(mut look: impl FnMut(&Mombasa)) {
    for players in 2..=4 {
        for seed in 0..20 {
            let start = Mombasa::new(&Options::default(), players).expect("the options are the default ones");
            stroll(start, seed, |game, _, _| {
                look(game);
                true
            });
        }
    }
}

#[test]
fn the_shape_fits_into_a_net() {
    let layout = Layout::of::<Mombasa>().expect("the options are the default ones");
    assert!(layout.slots < MOST_SLOTS, "{layout:?}");
    assert!((1000..=5500).contains(&layout.rows), "{layout:?}");
}

/// That no value leaves the rows of its slot is asserted where it is written; here random games bring the values.
#[test]
fn every_value_has_a_row() {
    let layout = Layout::of::<Mombasa>().expect("the options are the default ones");
    let mut used = vec![false; layout.rows];
    games(|game| {
        for seat in game.all_seats() {
            let rows = described(game, seat);
            assert!(rows.iter().all(|&row| usize::from(row) < layout.rows), "{rows:?}");
            let filled = rows.iter().take_while(|&&row| row != 0).count();
            assert!(rows[filled..].iter().all(|&row| row == 0), "a slot in the middle is empty");
            rows.iter().for_each(|&row| used[usize::from(row)] = true);
        }
    });
    let seen = used.iter().filter(|&&used| used).count();
    assert!(seen * 3 > layout.rows, "only {seen} of {} rows were ever seen", layout.rows);
}

#[test]
fn points_are_those_of_the_score_sheet() {
    games(|game| {
        let sheet = game.standings();
        for seat in game.all_seats() {
            let known = describe(game, seat, &mut NOTHING.clone());
            assert_eq!(known.as_slice(), sheet.totals());
        }
    });
}

/// Each click that a seat can choose from leads to other features, or to the same position: else no net could choose.
#[test]
fn different_clicks_look_different() {
    let (mut pairs, mut alike) = (0, 0);
    games(|game| {
        let seat = match game.to_act() {
            ToAct::One(seat) => seat,
            ToAct::Each(seats) => seats.iter().next().expect("somebody decides"),
            _ => return,
        };
        let mut choices: Choices<Action> = Choices::new();
        game.legal(seat, &mut choices);
        let after: Vec<(Mombasa, Described)> = choices
            .iter()
            .map(|&action| {
                let mut after = *game;
                after.play_unchecked(seat, action, &mut Silent);
                (after, described(&after, seat))
            })
            .collect();
        for (index, (one, of_one)) in after.iter().enumerate() {
            for (two, of_two) in &after[..index] {
                // Two cards that do the same may look the same: which of ORD1 and EXP1 is discarded, where the +1 tile lies.
                if one != two && one.agenda.top() != Some(Step::Planning) {
                    pairs += 1;
                    alike += u32::from(of_one == of_two);
                }
            }
        }
    });
    assert!(pairs > 10_000 && alike * 200 < pairs, "{alike} of {pairs} pairs of positions look the same");
}

/// A seat knows its own plan, and nobody else's.
#[test]
fn a_plan_shows_to_who_made_it() {
    let mut differed = 0;
    games(|game| {
        if game.agenda.top() != Some(Step::Planning) {
            return;
        }
        for seat in game.all_seats() {
            let mut choices: Choices<Action> = Choices::new();
            game.legal(seat, &mut choices);
            let [Action::Plan(..), .., Action::Leave(_)] = choices[..] else { continue };
            let [mut one, mut two] = [*game; 2];
            one.play_unchecked(seat, choices[0], &mut Silent);
            two.play_unchecked(seat, choices[choices.len() - 1], &mut Silent);
            assert_ne!(described(&one, seat), described(&two, seat));
            for other in game.all_seats().filter(|&other| other != seat) {
                assert_eq!(described(&one, other), described(&two, other), "{other} sees the plan of {seat}");
            }
            differed += 1;
        }
    });
    assert!(differed > 100);
}
