//! Analysis of finished games: what was given away is found, what was played well is not blamed, and what was hidden blames nobody.
#![allow(clippy::unwrap_used)]

use cowcatcher_bots::analysis::{Analysis, AnalysisError, Effort, MOST_EVALUATIONS, MOST_MISTAKES, Progress, analyse};
use cowcatcher_bots::search::Budget;
use cowcatcher_bots::{Bot, Knowledge, with_budget};
use cowcatcher_engine::journal::Step;
use cowcatcher_engine::{Choices, Game, Seat, Silent, ToAct};
use cowcatcher_toy::{Action, Options, Toy};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use std::ops::ControlFlow;

const EFFORT: Effort = Effort { evaluations: 6000, seed: 1 };

/// A game played by the search, and where its rounds began. `whim` may do something else.
fn played(seed: u64, whim: impl Fn(&Toy, Seat, usize) -> Option<Action>) -> (Toy, Vec<Step<Toy>>, Vec<usize>) {
    let start = Toy::new(&Options::default(), 3).unwrap();
    let (mut game, mut steps, mut moments) = (start.clone(), Vec::new(), Vec::new());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let budget = Budget::Evaluations(4000);
    let mut bots: Vec<Box<dyn Bot<Toy>>> =
        (0..3).map(|seat| with_budget("hard", seed + seat, budget).unwrap()).collect();
    let mut deciding = false;
    while game.to_act() != ToAct::Over {
        let step = match game.to_act().deciders().iter().next() {
            None => Step::Chance(game.sample(&mut rng).unwrap()),
            Some(seat) => {
                let mut choices = Choices::new();
                game.legal(seat, &mut choices);
                let well = bots[seat.index()].choose(&Knowledge::of(&game, seat), &choices);
                Step::Play(seat, whim(&game, seat, steps.len()).unwrap_or(well))
            }
        };
        let decides = matches!(step, Step::Play(..));
        if decides && !deciding {
            moments.push(steps.len());
        }
        deciding = decides;
        step.apply(&mut game, &mut Silent).unwrap();
        steps.push(step);
    }
    (start, steps, moments)
}

fn analysed(game: &(Toy, Vec<Step<Toy>>, Vec<usize>), effort: Effort) -> Result<Analysis<Action>, AnalysisError> {
    analyse(&game.0, &game.1, &game.2, effort, |_| ControlFlow::Continue(()))
}

#[test]
fn a_prize_given_away_is_the_biggest_mistake_and_taking_it_was_better() {
    // The first prize worth having goes to somebody else.
    let gift = |game: &Toy, seat: Seat, _: usize| {
        let mut choices = Choices::new();
        game.legal(seat, &mut choices);
        let before = game.standings().totals();
        let mut after = game.clone();
        after.play(seat, Action::Take, &mut Silent).ok()?;
        let worth = after.standings().totals()[seat.index()] - before[seat.index()];
        let never = before.iter().all(|&coins| coins == 0);
        choices.into_iter().find(|action| matches!(action, Action::Give(_)) && worth >= 3 && never)
    };
    let found = (0..20).find_map(|seed| {
        let game = played(seed, gift);
        let given = |step: &Step<Toy>| matches!(step, Step::Play(_, Action::Give(_)));
        let at = game.1.iter().position(given)?;
        Some((game, at))
    });
    let (game, at) = found.unwrap();
    let Step::Play(seat, given) = game.1[at] else { unreachable!() };
    let made = analysed(&game, EFFORT).unwrap();
    let worst = made.mistakes.iter().find(|it| it.seat == seat).unwrap();
    assert_eq!((worst.step as usize, worst.played), (at, given), "{made:?}");
    assert_eq!(worst.line.first(), Some(&Action::Take));
    assert!(worst.points > 2.0 && worst.points > 2.0 * worst.error, "{worst:?}");
    assert!(worst.odds > 0.0, "{worst:?}");
    assert!(made.mistakes.iter().all(|it| it.points <= worst.points), "nobody did anything worse: {made:?}");
}

#[test]
fn a_game_that_the_search_played_has_no_mistake() {
    let game = played(3, |_, _, _| None);
    let made = analysed(&game, EFFORT).unwrap();
    assert_eq!(made.mistakes, [], "{made:?}");
}

#[test]
fn the_same_seed_gives_the_same_analysis_and_the_end_is_known() {
    let game = played(5, |game, seat, number| {
        let mut choices = Choices::new();
        game.legal(seat, &mut choices);
        choices.get(number % choices.len()).copied()
    });
    let made = analysed(&game, EFFORT).unwrap();
    assert_eq!(made, analysed(&game, EFFORT).unwrap());
    assert!((0..3).all(|seat| made.mistakes.iter().filter(|it| it.seat == Seat(seat)).count() <= MOST_MISTAKES));
    // One look for each round, and one at the end.
    assert_eq!(
        made.outlook.iter().map(|it| it.step as usize).collect::<Vec<_>>(),
        [&game.2[..], &[game.1.len()]].concat()
    );
    for outlook in &made.outlook {
        assert!((outlook.odds.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{outlook:?}");
        assert!(outlook.odds.iter().all(|odds| (0.0..=1.0).contains(odds)), "{outlook:?}");
    }
    let mut end = game.0.clone();
    game.1.iter().for_each(|step| step.apply(&mut end, &mut Silent).unwrap());
    let last = made.outlook.last().unwrap();
    let totals: Vec<f32> = end.standings().totals().iter().map(|&total| total as f32).collect();
    assert_eq!(last.points, totals);
    let winners = end.standings().ranks().iter().filter(|rank| **rank == 1).count() as f32;
    let won = |(odds, rank): (&f32, &usize)| *odds == if *rank == 1 { 1.0 / winners } else { 0.0 };
    assert!(last.odds.iter().zip(&end.standings().ranks()).all(won), "{last:?}");
}

#[test]
fn a_game_that_is_not_over_or_can_not_be_replayed_is_refused_and_anybody_may_stop() {
    let game = played(4, |_, _, _| None);
    let (start, steps, moments) = &game;
    let on = |_: Progress| ControlFlow::Continue(());
    let cut = analyse(start, &steps[..steps.len() - 1], moments, EFFORT, on);
    assert_eq!(cut, Err(AnalysisError::NotOver));
    let skipped = analyse(start, &steps[1..], moments, EFFORT, on);
    assert!(matches!(skipped, Err(AnalysisError::Broken { .. })), "{skipped:?}");
    for evaluations in [0, MOST_EVALUATIONS + 1] {
        assert_eq!(analysed(&game, Effort { evaluations, seed: 1 }), Err(AnalysisError::Effort));
    }
    let mut told = Vec::new();
    let stopped = analyse(start, steps, moments, EFFORT, |progress| {
        told.push(progress);
        if told.len() == 5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(stopped, Err(AnalysisError::Cancelled));
    assert_eq!(told.len(), 5);
    assert!(told.windows(2).all(|pair| pair[0].done <= pair[1].done && pair[0].of == pair[1].of), "{told:?}");
}
