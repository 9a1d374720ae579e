//! Bots at the toy game.
#![allow(clippy::unwrap_used)]

use cowcatcher_bots::{Bot, Knowledge, by_name, play_with, playout};
use cowcatcher_engine::{Choices, Game, Seat, Silent, ToAct};
use cowcatcher_proof::Lawful;
use cowcatcher_toy::{Action, Options, Toy};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

fn fresh() -> Toy {
    Toy::new(&Options::default(), 3).unwrap()
}

#[test]
fn a_playout_ends_and_repeats_itself() {
    let play = |seed| {
        let (mut game, mut choices) = (fresh(), Choices::new());
        let tally = playout(&mut game, &mut Xoshiro256PlusPlus::seed_from_u64(seed), &mut choices);
        (game, tally)
    };
    for seed in 0..50 {
        let (game, tally) = play(seed);
        assert!(tally.over && game.to_act() == ToAct::Over);
        assert!(tally.actions >= 9 && tally.draws >= 9, "{tally:?}");
        assert_eq!(play(seed), (game, tally));
    }
}

/// Picks what it may not.
struct Cheat;

impl Bot<Toy> for Cheat {
    fn name(&self) -> &'static str {
        "cheat"
    }

    fn choose(&mut self, _: &Knowledge<'_, Toy>, choices: &Choices<Action>) -> Action {
        *Toy::universe().iter().find(|action| !choices.contains(action)).unwrap()
    }
}

#[test]
fn a_bot_that_cheats_gets_nothing_by_it() {
    let mut bots: Vec<Box<dyn Bot<Toy>>> = vec![Box::new(Cheat), by_name("random", 1).unwrap(), Box::new(Cheat)];
    let (mut game, mut choices) = (fresh(), Choices::new());
    let tally = play_with(&mut game, &mut bots, &mut Xoshiro256PlusPlus::seed_from_u64(1), &mut choices);
    assert!(tally.over);
    assert_eq!(game.audit(), Ok(()));
}

#[test]
fn what_is_imagined_agrees_with_what_is_seen() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut game = fresh();
    while let Some(outcome) = game.sample(&mut rng) {
        game.resolve(outcome, &mut Silent);
    }
    let known = Knowledge::of(&game, Seat(1));
    let imagined: Vec<Toy> = (0..20).map(|_| known.imagine(&mut rng).position().clone()).collect();
    assert!(imagined.iter().all(|one| one.view(Some(Seat(1))) == known.view()));
    assert!(imagined.iter().any(|one| *one != game));
}

#[test]
fn there_is_no_bot_of_another_name() {
    let error = by_name::<Toy>("genius", 1).err().unwrap();
    assert_eq!(
        error.to_string(),
        "there is no bot \"genius\"; there are: random, heuristic, easy, medium, hard, expert"
    );
    assert_eq!(by_name::<Toy>("random", 1).unwrap().name(), "random");
}
