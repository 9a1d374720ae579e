//! A bot can't cheat: what its seat does not know changes nothing that it decides, in any game.
#![allow(clippy::unwrap_used)]

use cowcatcher_bots::judge::Taste;
use cowcatcher_bots::search::Budget;
use cowcatcher_bots::{Bot, Knowledge, changed, with_budget};
use cowcatcher_engine::drive::any;
use cowcatcher_engine::{Choices, Seat, Silent, drive};
use cowcatcher_games::{Listed, Visit, Whole, names, visit_all};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// All games together are asked in so many positions.
const POSITIONS: usize = 1000;
/// One in so many decisions is compared.
const ONE_IN: u32 = 20;

#[derive(Clone)]
struct Fair(usize);

impl Visit for Fair {
    type Out = (&'static str, usize, usize);

    /// How many positions were compared, and in how many of them something was hidden.
    fn visit<G: Whole>(self, listed: Listed<G>) -> Self::Out {
        let options = listed.options(&[]).unwrap();
        let players = *listed.players(&options).last().unwrap();
        let (mut compared, mut hidden) = (0, 0);
        for seed in 0.. {
            if compared >= self.0 {
                break;
            }
            let mut game = G::new(&options, players).unwrap();
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let choose = |game: &G, seat: Seat, choices: &Choices<G::Action>, rng: &mut Xoshiro256PlusPlus| {
                if choices.len() > 1 && rng.random_range(0..ONE_IN) == 0 && compared < self.0 {
                    let mut other = game.clone();
                    other.redeal(seat, rng);
                    let decided = |position: &G| {
                        let mut bot = with_budget("hard", seed, Budget::Evaluations(100)).unwrap();
                        bot.choose(&Knowledge::of(position, seat), choices)
                    };
                    assert_eq!(decided(game), decided(&other), "{} of seed {seed}", listed.name());
                    compared += 1;
                    hidden += usize::from(other != *game);
                }
                any(choices, rng)
            };
            drive(&mut game, &mut rng, &mut Choices::new(), &mut Silent, choose, |_, _| {});
        }
        (listed.name(), compared, hidden)
    }
}

#[test]
fn what_is_hidden_changes_no_decision() {
    let each = POSITIONS.div_ceil(names().len());
    for (name, compared, hidden) in visit_all(&Fair(each)) {
        assert_eq!(compared, each, "{name}");
        // Steam hides nothing from anybody.
        assert!(hidden > each / 10 || name == "steam", "{name}: only {hidden} positions of {each} hid anything");
    }
}

/// A bot that remembers what it saw decides so often among several choices.
const REMEMBERED: usize = 60;

#[derive(Clone)]
struct Remembering;

impl Visit for Remembering {
    type Out = ();

    /// The strongest bot, wanting nothing but points, so that it thinks about the company it is in; and the same bot, for which all that it does not
    /// know is dealt anew each time.
    fn visit<G: Whole>(self, listed: Listed<G>) {
        let options = listed.options(&[]).unwrap();
        let players = *listed.players(&options).last().unwrap();
        let mut decided = 0;
        for seed in 0.. {
            if decided >= REMEMBERED {
                break;
            }
            let mut game = G::new(&options, players).unwrap();
            let sociable = || -> Box<dyn Bot<G>> {
                let bot = changed("expert", seed, |thought| {
                    (thought.taste, thought.budget, thought.threads) = (Taste::POINTS, Budget::Evaluations(100), 1);
                });
                bot.unwrap()
            };
            let (mut one, mut two) = (sociable(), sociable());
            let choose = |game: &G, seat: Seat, choices: &Choices<G::Action>, rng: &mut Xoshiro256PlusPlus| {
                if seat != Seat(0) || decided >= REMEMBERED {
                    return any(choices, rng);
                }
                let mut other = game.clone();
                other.redeal(seat, rng);
                let chosen = one.choose(&Knowledge::of(game, seat), choices);
                let unknowing = two.choose(&Knowledge::of(&other, seat), choices);
                assert_eq!(chosen, unknowing, "{} of seed {seed}", listed.name());
                decided += usize::from(choices.len() > 1);
                Some(chosen)
            };
            let rng = &mut Xoshiro256PlusPlus::seed_from_u64(seed);
            drive(&mut game, rng, &mut Choices::new(), &mut Silent, choose, |_, _| {});
        }
    }
}

#[test]
fn what_was_hidden_before_changes_no_decision_either() {
    visit_all(&Remembering);
}
