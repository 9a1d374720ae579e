//! Law 4 at the session, for every game of the catalogue: what a viewer may not know changes no byte of what they get.
//!
//! Whole games are played by random clicks. Before a step all that a seat may not know is dealt anew, and what the session would
//! show to that seat and to spectators is compared, before the step and after it.

use crate::playing::{Playing, Reader};
use crate::session::Session;
use cowcatcher_bots::search::Budget;
use cowcatcher_engine::drive::any;
use cowcatcher_engine::journal::Step;
use cowcatcher_engine::{Choices, Game, Happened, Imagined, Options, Seat, ToAct};
use cowcatcher_games::gwt::Gwt;
use cowcatcher_proof::{Lawful as _, Position};
use cowcatcher_words::{Locale, Spoken};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;

/// All bytes that a seat and a spectator get of a session.
fn bytes<G: Spoken>(session: &Session<G>, seat: Seat) -> [String; 2] {
    let names = ["Ada".to_owned(), "Bo".to_owned()];
    let reader = Reader { locale: Locale::En, names: &names };
    [Some(seat), None].map(|eyes| {
        let parts = [
            serde_json::to_string(&session.question(eyes, reader)),
            serde_json::to_string(&session.view(eyes)),
            serde_json::to_string(&session.heard(eyes, 0, reader)),
            serde_json::to_string(&session.standings(eyes)),
            serde_json::to_string(&eyes.map(|seat| Playing::choices(session, seat, reader))),
            Ok(session.board(eyes, reader)),
            Ok(format!("{:?}", eyes.and_then(|seat| Playing::forced(session, seat)))),
            Ok(format!("{:?}", eyes.map(|seat| lines(session, seat)))),
            Ok(format!("{:?}", eyes.map(|seat| ahead(session, seat)))),
        ];
        parts.map(Result::unwrap).join("\n")
    })
}

/// What a seat can plan ahead, and what it would answer by what it leaves for later.
fn ahead<G: Spoken>(session: &Session<G>, seat: Seat) -> String {
    let turn = Playing::turn_ahead(session, seat).map(|turn| {
        let seen = serde_json::to_string(&turn.view(Some(seat))).unwrap();
        (seen, turn.legal(seat), format!("{:?}", turn.standings(Some(seat))))
    });
    let answers = G::INSTRUCTIONS.iter().map(|it| {
        let amount = it.amounts.map_or(0, |(_, most)| most);
        (Playing::occasion(session, seat, it), Playing::instructed(session, seat, it, amount))
    });
    format!("{turn:?} {:?}", answers.collect::<Vec<_>>())
}

/// What the goals of a seat would play, cost and show.
fn lines<G: Spoken>(session: &Session<G>, seat: Seat) -> Vec<String> {
    let goals = crate::goals(&Imagined::of(session.game(), seat));
    goals.iter().map(|goal| format!("{:?} {:?} {}", goal.line, goal.pays, goal.reveals)).collect()
}

/// Some step that the game may take now.
fn some_step<G: Spoken>(session: &Session<G>, rng: &mut Xoshiro256PlusPlus) -> Option<Step<G>> {
    if session.game().to_act() == ToAct::Chance {
        return session.game().sample(rng).map(Step::Chance);
    }
    let deciders: Vec<Seat> = session.game().to_act().deciders().iter().collect();
    let seat = any(&deciders, rng)?;
    let mut choices = Choices::new();
    session.game().legal(seat, &mut choices);
    // Objective cards from the top of the stack into the hand are what others know least of: the way to them.
    let wanted = ["objective top", "and-objective", "build 6", "build 8"];
    let keen = choices.iter().copied().find(|action| wanted.iter().any(|word| action.to_string().contains(word)));
    Some(Step::Play(seat, keen.or_else(|| any(&choices, rng))?))
}

/// How much there was to see, or rather not.
#[derive(Clone, Copy, Default, Debug)]
struct Tally {
    /// Comparisons of two positions.
    looks: u32,
    /// Positions that differed.
    differed: u32,
    /// Steps taken in both.
    steps: u32,
    /// Hidden steps that could have been another.
    hidden: u32,
}

/// Plays a game of so many at random, looking at one in `one_in` steps.
fn play<G: Spoken>(options: G::Options, players: usize, seed: u64, one_in: u32) -> Tally {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut session = Session::<G>::new(options, players).unwrap();
    let mut tally = Tally::default();
    while let Some(step) = some_step(&session, &mut rng) {
        let looked_at = if rng.random_range(0..one_in) == 0 { players as u8 } else { 0 };
        for seat in (0..looked_at).map(Seat) {
            let mut other = session.game().clone();
            other.redeal(seat, &mut rng);
            tally.looks += 1;
            tally.differed += u32::from(other != *session.game());
            let (mut one, mut two) = (session.starting_from(session.game().clone()), session.starting_from(other));
            assert_eq!(bytes(&one, seat), bytes(&two, seat), "seat {seat} before {step}");
            let learned = |step: Step<G>| {
                let (mut position, mut happened) = (session.game().clone(), Happened::default());
                step.apply(&mut position, &mut happened).unwrap();
                happened.learned.contains(seat) || matches!(step, Step::Play(by, _) if by == seat)
            };
            // What chance gave to others, or what others secretly decide, might have been something else.
            let secret = matches!(session.game().to_act(), ToAct::Chance | ToAct::Each(_));
            let other_step = some_step(&session, &mut rng).filter(|it| match (it, &step) {
                (Step::Play(one, _), Step::Play(two, _)) => one == two,
                _ => true,
            });
            if let Some(drawn) = other_step.filter(|&drawn| secret && !learned(drawn) && !learned(step)) {
                let (mut three, mut four) = (one.clone(), one.clone());
                three.apply(&[drawn]).unwrap();
                four.apply(&[step]).unwrap();
                assert_eq!(bytes(&three, seat), bytes(&four, seat), "seat {seat}, {step} or {drawn}");
                tally.hidden += u32::from(drawn != step);
            }
            // The same step, unless the rules show the seat something by it, or others can't take it there.
            let own = matches!(step, Step::Play(by, _) if by == seat);
            if (learned(step) && !own) || two.apply(&[step]).is_err() {
                continue;
            }
            one.apply(&[step]).unwrap();
            if one.happened().last().is_some_and(|happened| happened.learned.contains(seat)) {
                continue;
            }
            assert_eq!(bytes(&one, seat), bytes(&two, seat), "seat {seat} after {step}");
            tally.steps += 1;
        }
        session.apply(&[step]).unwrap();
    }
    assert_eq!(session.game().to_act(), ToAct::Over);
    tally
}

fn some_of<G: Spoken>(chosen: &[(&str, &str)]) -> G::Options {
    let mut options = G::Options::default();
    chosen.iter().for_each(|(key, value)| options.set(key, value).unwrap());
    options
}

macro_rules! every_game_keeps_its_secrets {
    ($($module:ident::$game:ident,)+) => {
        $(mod $module {
            use super::*;
            use cowcatcher_games::$module::$game;

            #[test]
            fn what_a_viewer_may_not_know_changes_no_byte_of_what_they_get() {
                for players in $game::PLAYERS {
                    // A short game is looked at at every step.
                    let enough = [24, 4, 1].into_iter().any(|one_in| {
                        let tally = play::<$game>(some_of::<$game>(&[]), players, 1 + players as u64, one_in);
                        tally.looks > 10 && tally.steps > 3
                    });
                    assert!(enough, "{players} players");
                }
            }

            #[test]
            fn a_hint_does_not_depend_on_what_is_hidden() {
                hints::<$game>(*$game::PLAYERS.end());
            }
        })+
    };
}

cowcatcher_games::every_game!(every_game_keeps_its_secrets);

/// Plays a game at random and asks now and then for a hint, in two positions that whoever asks can't tell apart.
fn hints<G: Spoken>(players: usize) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(players as u64);
    let mut session = Session::<G>::new(G::Options::default(), players).unwrap();
    let (mut asked, mut number) = (0, 0);
    while let Some(step) = some_step(&session, &mut rng) {
        // Short games are looked at more often.
        number += 1;
        let looked_at = asked < 4 || number % 40 == 0;
        for seat in session.game().to_act().deciders().iter().filter(|_| looked_at) {
            let mut other = session.game().clone();
            other.redeal(seat, &mut rng);
            let hint = |session: &Session<G>| {
                Playing::advise(session, seat, Budget::Evaluations(1000), 7, Arc::default())().unwrap()
            };
            assert_eq!(hint(&session), hint(&session.starting_from(other)), "seat {seat} before {step}");
            asked += 1;
        }
        session.apply(&[step]).unwrap();
    }
    assert!(asked >= 4, "{asked} hints");
}

/// Where the games have most to hide, they must really have hidden something.
#[test]
fn there_was_something_to_hide() {
    let gwt = play::<Gwt>(some_of::<Gwt>(&[("edition", "1"), ("buildings", "b")]), 2, 1, 8);
    assert!(gwt.differed > 40 && gwt.steps > 40 && gwt.hidden > 1, "{gwt:?}");
    let mombasa = play::<cowcatcher_games::mombasa::Mombasa>(Default::default(), 3, 7, 2);
    assert!(mombasa.differed > 5 && mombasa.hidden > 5, "{mombasa:?}");
}

/// Everybody can afford the building that gives unseen objective cards.
fn enrich(session: &Session<Gwt>, rng: &mut Xoshiro256PlusPlus) -> Session<Gwt> {
    let mut set_up = session.clone();
    set_up.apply(&session.draws(rng).0).unwrap();
    let mut game = *set_up.game();
    for (name, value) in [("money", 500), ("craftsmen", 6)] {
        for colour in ["blue", "red"] {
            Position::set(&mut game, &format!("{colour}.{name}"), &toml::Value::Integer(value)).unwrap();
        }
    }
    game.complete().unwrap();
    session.starting_from(game)
}

/// The true score of others may depend on cards that nobody but they have seen.
#[test]
fn the_score_so_far_does_not_depend_on_hidden_cards() {
    let mut secret_scores = 0;
    for seed in 0..400 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let options = some_of::<Gwt>(&[("edition", "1"), ("buildings", "b")]);
        let mut session = enrich(&Session::<Gwt>::new(options, 2).unwrap(), &mut rng);
        while let Some(step) = some_step(&session, &mut rng) {
            session.apply(&[step]).unwrap();
            if session.game().to_act() == ToAct::Over {
                break;
            }
            let unseen = session.game().view(None).players.iter().any(|player| player.unseen > 0);
            for seat in [Seat(0), Seat(1)].into_iter().filter(|_| unseen) {
                let mut other = *session.game();
                other.redeal(seat, &mut rng);
                secret_scores += u32::from(other.standings() != session.game().standings());
                let other = session.starting_from(other);
                assert_eq!(session.standings(Some(seat)), other.standings(Some(seat)));
                assert_eq!(session.standings(None), None);
            }
        }
    }
    assert!(secret_scores > 5, "the score of others was hardly ever a secret: {secret_scores}");
}

/// The errors of clicks on other people's things say nothing either.
#[test]
fn refusals_do_not_depend_on_hidden_cards() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    let mut session = Session::<Gwt>::new(Default::default(), 2).unwrap();
    let universe = Gwt::universe();
    for number in 0.. {
        let Some(step) = some_step(&session, &mut rng) else { break };
        session.apply(&[step]).unwrap();
        if number % 50 != 0 {
            continue;
        }
        for seat in [Seat(0), Seat(1)] {
            let mut other = *session.game();
            other.redeal(seat, &mut rng);
            let other = session.starting_from(other);
            for &action in &universe {
                assert_eq!(session.check(seat, action), other.check(seat, action), "{action}");
            }
        }
    }
}

#[test]
fn names_fix_options() {
    let games = crate::Games::catalogue();
    let game = games.game("gwt1").unwrap();
    let choose = |key: &str, value: &str| vec![(key.to_owned(), value.to_owned())];
    assert!(game.session(&choose("edition", "2"), 2).is_err());
    assert!(game.session(&choose("edition", "1"), 2).is_ok());
    assert!(game.session(&choose("colour", "red"), 2).is_err());
    assert_eq!(game.players(&[]), [2, 3, 4]);
    assert!(game.defaults.contains(&("edition", "1".to_owned())));
    assert!(games.game("chess").is_err());
}
