//! Advice in every game: complete, the best first, the same for the same seed, and blind for what is hidden.
#![allow(clippy::unwrap_used)]

use cowcatcher_bots::Knowledge;
use cowcatcher_bots::advice::{Advice, Sure, advise, sure, thought};
use cowcatcher_bots::search::Budget;
use cowcatcher_engine::drive::any;
use cowcatcher_engine::{Choices, Features, Game, Imagined, Seat, Silent, ToAct, drive};
use cowcatcher_games::{Listed, Visit, Whole, visit_all};
use cowcatcher_toy::{Action, Card, Options, Outcome, Toy};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// What the adviser thinks of a seat's choices, on one thread, so that a test costs the same everywhere.
fn asked<G: Features>(game: &G, seat: Seat, budget: Budget, stopped: bool) -> Vec<Advice<G::Action>> {
    let mut choices = Choices::new();
    game.legal(seat, &mut choices);
    let thought = cowcatcher_bots::search::Thought { threads: 1, turns: 2, ..thought(budget) };
    advise(&Knowledge::of(game, seat), &choices, thought, 7, &Arc::new(AtomicBool::new(stopped))).unwrap()
}

/// All games are asked in so many positions each.
const POSITIONS: usize = 12;
/// One in so many decisions is asked about.
const ONE_IN: u32 = 25;

#[derive(Clone)]
struct Asked;

impl Visit for Asked {
    /// How many positions had something hidden, and how many were of secret choices of several seats.
    type Out = (&'static str, usize, usize);

    fn visit<G: Whole>(self, listed: Listed<G>) -> Self::Out {
        let options = listed.options(&[]).unwrap();
        let players = listed.players(&options);
        let (mut compared, mut hidden, mut at_once) = (0, 0, 0);
        for seed in 0.. {
            if compared >= POSITIONS {
                break;
            }
            // With the fewest players, where they are one, and with the most.
            let players = if seed % 2 == 0 { players.last() } else { players.first() };
            let mut game = G::new(&options, *players.unwrap()).unwrap();
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let choose = |game: &G, seat: Seat, choices: &Choices<G::Action>, rng: &mut Xoshiro256PlusPlus| {
                if choices.len() > 1 && rng.random_range(0..ONE_IN) == 0 && compared < POSITIONS {
                    let budget = Budget::Evaluations(3000);
                    let advice = asked(game, seat, budget, false);
                    let name = listed.name();
                    whole(game, seat, choices, &advice);
                    assert_eq!(advice, asked(game, seat, budget, false), "{name}: the same seed, the same advice");
                    let mut other = game.clone();
                    other.redeal(seat, rng);
                    assert_eq!(advice, asked(&other, seat, budget, false), "{name}: what is hidden changes nothing");
                    compared += 1;
                    hidden += usize::from(other != *game);
                    at_once += usize::from(matches!(game.to_act(), ToAct::Each(_)));
                }
                any(choices, rng)
            };
            drive(&mut game, &mut rng, &mut Choices::new(), &mut Silent, choose, |_, _| {});
        }
        (listed.name(), hidden, at_once)
    }
}

/// An advice speaks of every choice, and what it says fits together.
fn whole<G: Features>(game: &G, seat: Seat, choices: &Choices<G::Action>, advice: &[Advice<G::Action>]) {
    let named: BTreeSet<G::Action> = advice.iter().map(|it| it.action).collect();
    assert_eq!(named, choices.iter().copied().collect());
    assert_eq!(advice.len(), choices.len());
    let (best, next) = (&advice[0], &advice[1]);
    assert!(best.rollouts > 0 && next.rollouts > 0, "the best two are always compared");
    assert!(best.gap.is_none());
    let categories = game.standings().categories.len();
    for it in advice {
        assert!((0.0..=1.0).contains(&it.odds), "{it:?}");
        assert_eq!(it.line[0], it.action);
        match it.rollouts {
            0 => assert!(it.categories.is_empty() && it.gap.is_none()),
            _ => assert_eq!(it.categories.len(), categories),
        }
        if it.rollouts > 0 {
            // What was thought before counts as two rollouts.
            let rolled = it.categories.iter().sum::<f32>() + it.later;
            assert!((rolled - it.judged.own).abs() < 2.0 * G::SPAN, "{rolled} and {it:?}");
        }
        if let Some(gap) = &it.gap {
            assert!(gap.error >= 0.0 && gap.categories.len() == categories);
        }
    }
    // The line can be played from what the seat imagines, up to where it learns something new.
    let mut here = Imagined::of(game, seat);
    for &action in &best.line {
        let (after, happened) = here.after(action).unwrap();
        if after.shows(&happened) {
            break;
        }
        here = after;
    }
}

#[test]
fn advice_is_whole_repeatable_and_fair_in_every_game() {
    let found = visit_all(&Asked);
    for (name, hidden, _) in &found {
        assert!(*hidden > 0 || *name == "steam", "{name} hid nothing");
    }
    assert!(found.iter().any(|(name, _, at_once)| *name == "mombasa" && *at_once > 0), "{found:?}");
}

/// Two players, of whom the first has won a prize of 5 in the last round.
fn prize() -> Toy {
    let mut game = Toy::new(&Options { rounds: 1, ..Options::default() }, 2).unwrap();
    game.resolve(Outcome::Roll(5), &mut Silent);
    for card in [Card::One, Card::Five, Card::Six, Card::Two, Card::Four, Card::Four] {
        game.resolve(Outcome::Card(card), &mut Silent);
    }
    for seat in [Seat(0), Seat(1)] {
        let mut choices = Choices::new();
        game.legal(seat, &mut choices);
        let highest = *choices.last().unwrap();
        game.play(seat, highest, &mut Silent).unwrap();
    }
    assert_eq!(game.to_act(), ToAct::One(Seat(0)));
    game
}

#[test]
fn a_prize_is_taken_and_the_reason_is_its_points() {
    let game = prize();
    let advice = asked(&game, Seat(0), Budget::Evaluations(200), false);
    let [take, give] = &advice[..] else { panic!("{advice:?}") };
    assert_eq!((take.action, give.action), (Action::Take, Action::Give(Seat(1))));
    assert_eq!(take.line, [Action::Take, Action::Done]);
    let gap = give.gap.as_ref().unwrap();
    // Nothing of it is luck: the game is over after that.
    assert_eq!((gap.error, gap.later), (0.0, 0.0));
    assert_eq!(gap.categories.iter().sum::<f32>(), 5.0);
    assert!(gap.odds > 0.9 && take.odds > 0.9 && give.odds < 0.1, "{advice:?}");
    assert_eq!(sure::<Toy>(&advice), Sure::Clearly);
}

#[test]
fn who_has_no_choice_or_no_time_is_advised_all_the_same() {
    let mut game = prize();
    // Somebody lost their patience before anything was rolled out.
    let hurried = asked(&game, Seat(0), Budget::Time(Duration::from_secs(600)), true);
    assert!(hurried.len() == 2 && hurried.iter().all(|it| it.rollouts == 0 && it.gap.is_none()));
    let start = Instant::now();
    assert!(asked(&game, Seat(0), Budget::Time(Duration::from_millis(50)), false)[0].rollouts > 0);
    assert!(start.elapsed() < Duration::from_secs(5));
    game.play(Seat(0), Action::Take, &mut Silent).unwrap();
    let only = asked(&game, Seat(0), Budget::Evaluations(100), false);
    assert_eq!(only.iter().map(|it| it.action).collect::<Vec<_>>(), [Action::Done]);
    assert_eq!(sure::<Toy>(&only), Sure::Clearly);
    assert_eq!(asked(&game, Seat(1), Budget::Evaluations(100), false), [], "who is not asked is told nothing");
}
