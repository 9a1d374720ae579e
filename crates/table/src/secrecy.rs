//! Law 4 at the table: what a viewer may not know changes no byte of what he gets.
//!
//! Whole games are played by random clicks. Before a step all that a seat may not know is dealt anew, and what the
//! table would send to that seat and to spectators is compared, before the step and after it.

use crate::playing::{Heard, Playing};
use crate::registry::Games;
use crate::secret::{Identity, Secret, TableId};
use crate::seen::Seen;
use crate::session::Session;
use crate::store::{Progress, SeatRow, Sitter, Status, TableRow};
use crate::table::TableState;
use crate::version::{Mark, Version};
use cowcatcher_engine::journal::Step;
use cowcatcher_engine::{Game, Happened, Options, Position, Seat, Seats, ToAct};
use cowcatcher_gwt::Gwt;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// A table at which nothing happened yet, from a position on, so that two of them differ in nothing but the position.
fn table(session: &Session<Gwt>, game: Gwt, people: &[Identity]) -> TableState {
    let seats =
        people.iter().map(|&owner| SeatRow { name: "somebody".to_owned(), sitter: Sitter::Person { owner } }).collect();
    let row = TableRow {
        id: "0000000000000000".parse::<TableId>().unwrap(),
        game: "gwt2".to_owned(),
        options: Vec::new(),
        creator: people[0],
        version: Version::default(),
        progress: Progress { status: Status::Running, waiting_for: Seats::NONE },
        created: 0,
        changed: 0,
        seats,
    };
    let playing = Box::new(session.starting_from(game));
    TableState { mark: Mark::default(), row, chat: Vec::new(), request: None, playing }
}

/// All bytes that a seat and a spectator get of a table.
fn bytes(state: &TableState, people: &[Identity], seat: Seat) -> [String; 4] {
    let who = people[seat.index()];
    let heard = |eyes| serde_json::to_string::<Vec<Heard>>(&state.playing().heard(eyes, 0)).unwrap();
    let seen = |eyes| serde_json::to_string(&Seen::of(state, &who, eyes)).unwrap() + &state.playing().board(eyes);
    [seen(Some(seat)), seen(None), heard(Some(seat)), heard(None)]
}

fn some_step(session: &Session<Gwt>, rng: &mut Xoshiro256PlusPlus) -> Option<Step<Gwt>> {
    match session.game().to_act() {
        ToAct::One(seat) => {
            let choices = Session::choices(session, seat);
            // Objective cards from the top of the stack into the hand are what others know least of: the way to them.
            let wanted = ["objective top", "and-objective", "build 6", "build 8"];
            let told: Vec<String> = choices.iter().map(ToString::to_string).collect();
            let keen = wanted.iter().find_map(|word| told.iter().position(|text| text.contains(word)));
            let any = rng.random_range(0..choices.len());
            Some(Step::Play(seat, choices[keen.unwrap_or(any)]))
        }
        ToAct::Chance => session.game().sample(rng).map(Step::Chance),
        ToAct::Each(_) | ToAct::Over => None,
    }
}

/// How much there was to see, or rather not.
#[derive(Clone, Copy, Default, Debug)]
struct Tally {
    /// Positions that differed.
    differed: u32,
    /// Steps taken in both.
    steps: u32,
    /// Draws that could have been another.
    draws: u32,
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

fn play(edition: &str, sides: &str, players: usize, seed: u64) -> Tally {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let people: Vec<Identity> = (0..players).map(|_| Secret::new().unwrap().identity()).collect();
    let mut options = cowcatcher_gwt::Options::default();
    options.set("edition", edition).unwrap();
    options.set("buildings", sides).unwrap();
    let mut session = Session::<Gwt>::new("gwt2", options, players).unwrap();
    let mut tally = Tally::default();
    while let Some(step) = some_step(&session, &mut rng) {
        // Every step of every game is done by the battery of the engine; here a third of them will do.
        let looked_at = if rng.random_range(0..3) == 0 { players as u8 } else { 0 };
        for seat in (0..looked_at).map(Seat) {
            let mut other = *session.game();
            other.redeal(seat, &mut rng);
            tally.differed += u32::from(other != *session.game());
            let (mut one, mut two) = (table(&session, *session.game(), &people), table(&session, other, &people));
            assert_eq!(bytes(&one, &people, seat), bytes(&two, &people, seat), "seat {seat} before {step}");
            // The same step, unless the rules show the seat something by it, or others can't take it there.
            let line = [step.to_string()];
            let learned = |step: Step<Gwt>| {
                let (mut position, mut happened) = (*session.game(), Happened::default());
                step.apply(&mut position, &mut happened).unwrap();
                happened.learned.contains(seat)
            };
            // What chance gave to others might have been something else.
            let outcome = session.game().sample(&mut rng).map(Step::Chance);
            if let Some(drawn) = outcome.filter(|&drawn| !learned(drawn) && !learned(step)) {
                let mut three = table(&session, *session.game(), &people);
                three.playing.apply(&[drawn.to_string()]).unwrap();
                let mut four = table(&session, *session.game(), &people);
                four.playing.apply(&line).unwrap();
                assert_eq!(bytes(&three, &people, seat), bytes(&four, &people, seat), "seat {seat}, {step} or {drawn}");
                tally.draws += u32::from(drawn != step);
            }
            if learned(step) || two.playing.apply(&line).is_err() {
                continue;
            }
            one.playing.apply(&line).unwrap();
            assert_eq!(bytes(&one, &people, seat), bytes(&two, &people, seat), "seat {seat} after {step}");
            tally.steps += 1;
        }
        session.apply(&[step]).unwrap();
    }
    assert_eq!(session.game().to_act(), ToAct::Over);
    tally
}

#[test]
fn what_a_viewer_may_not_know_changes_no_byte_of_what_he_gets() {
    for (edition, sides, players, seed) in [("1", "b", 2, 1), ("2", "random", 3, 2), ("1", "a", 4, 3), ("2", "b", 2, 4)]
    {
        let tally = play(edition, sides, players, seed);
        assert!(tally.differed > 200 && tally.steps > 200 && tally.draws > 5, "{tally:?}");
    }
}

/// The true score of others may depend on cards that nobody but they have seen.
#[test]
fn the_score_so_far_does_not_depend_on_hidden_cards() {
    let mut secret_scores = 0;
    for seed in 0..400 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut options = cowcatcher_gwt::Options::default();
        options.set("edition", "1").unwrap();
        options.set("buildings", "b").unwrap();
        let mut session = enrich(&Session::<Gwt>::new("gwt1", options, 2).unwrap(), &mut rng);
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
                assert_eq!(session.standings_for(Some(seat)), other.standings_for(Some(seat)));
                assert_eq!(session.standings_for(None), None);
            }
        }
    }
    assert!(secret_scores > 5, "the score of others was hardly ever a secret: {secret_scores}");
}

/// The errors of clicks on other people's things say nothing either.
#[test]
fn refusals_do_not_depend_on_hidden_cards() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    let mut session = Session::<Gwt>::new("gwt2", cowcatcher_gwt::Options::default(), 2).unwrap();
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
            for action in &universe {
                let action = action.to_string();
                let say = |session: &Session<Gwt>| session.check(seat, &action).map_err(|error| error.to_string());
                assert_eq!(say(&session), say(&other), "{action}");
            }
        }
    }
}

#[test]
fn names_fix_options() {
    let mut games = Games::new();
    games.register::<Gwt>("gwt1", &[("edition", "1")]);
    let game = games.game("gwt1").unwrap();
    let choose = |key: &str, value: &str| vec![(key.to_owned(), value.to_owned())];
    assert!(game.session(&choose("edition", "2"), 2).is_err());
    assert!(game.session(&choose("edition", "1"), 2).is_ok());
    assert!(game.session(&choose("colour", "red"), 2).is_err());
    assert_eq!(game.players(&[]), [2, 3, 4]);
    assert!(game.defaults.contains(&("edition", "1".to_owned())));
    assert!(games.game("chess").is_err());
}
