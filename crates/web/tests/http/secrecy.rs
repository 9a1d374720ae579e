//! Law 4 at the HTTP level, for every game of the catalogue: whole games are played by as many identities, and what each received is
//! held against what it may know, worked out from positions in which all that it does not know was dealt anew.

use crate::house::{House, decider, people_at_a_table};
use cowcatcher_engine::journal::{Journal, Step};
use cowcatcher_engine::{Choices, Game, Happened, Seat};
use cowcatcher_games::{Listed, Visit, Whole};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

/// What was received when so many steps were taken.
struct Received {
    step: usize,
    /// By each seat, then by a spectator.
    seen: Vec<Value>,
    heard: Vec<Value>,
}

async fn whole_game<G: Whole>(game: Listed<G>, seed: u64) {
    let house = House::open().await;
    let players = (*G::PLAYERS.start()).max(2);
    let (people, table) = people_at_a_table(&house, game.name(), players).await;
    let stranger = house.visitor().await;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut received = Vec::new();
    let mut heard_to = 0;
    let path = format!("/api/v1/tables/{table}");
    loop {
        let (mut seen, mut heard) = (Vec::new(), Vec::new());
        for (seat, person) in people.iter().enumerate() {
            seen.push(person.see(&table, seat).await);
            heard.push(person.get(&format!("{path}/heard?since={heard_to}&seat={seat}")).await.json());
        }
        seen.push(stranger.get(&path).await.json());
        heard.push(stranger.get(&format!("{path}/heard?since={heard_to}")).await.json());
        let step = seen[0]["version"]["step"].as_u64().unwrap() as usize;
        heard_to = step;
        let version = seen[0]["version"].clone();
        let decider = decider(&seen[0], &mut rng);
        let choices = decider.map(|seat| seen[seat]["choices"].as_array().unwrap().clone());
        received.push(Received { step, seen, heard });
        let (Some(seat), Some(choices)) = (decider, choices) else { break };
        let picked = choices[rng.random_range(..choices.len())]["action"].as_str().unwrap().to_owned();
        let answer = people[seat].play(&table, seat, &picked, &version).await;
        assert_eq!(answer.status, 200, "{picked}: {}", answer.text);
        // The answer to a click of a program says nothing but how far the table has come.
        assert_eq!(answer.json().as_object().unwrap().keys().collect::<Vec<_>>(), ["version"]);
    }
    let journal = stranger.get(&format!("{path}/journal")).await;
    assert_eq!(journal.status, 200);
    compare(&game.journal(&journal.text).unwrap(), &received, &mut rng);
}

/// Replays the game and compares what was received with what may be known.
fn compare<G: Game>(journal: &Journal<G>, received: &[Received], rng: &mut Xoshiro256PlusPlus) {
    let mut game = journal.fresh().unwrap();
    let mut happened: Vec<(usize, Option<Seat>, Happened<_>)> = Vec::new();
    let mut moments = received.iter().peekable();
    let everybody = || (0..journal.players as u8).map(Seat);
    for number in 0..=journal.steps.len() {
        if let Some(moment) = moments.next_if(|moment| moment.step == number) {
            for (who, listener) in everybody().map(Some).chain([None]).enumerate() {
                let mut known = game.clone();
                match listener {
                    Some(seat) => known.redeal(seat, rng),
                    // A spectator knows nothing that not everybody knows.
                    None => everybody().for_each(|seat| known.redeal(seat, rng)),
                }
                let seen = &moment.seen[who];
                assert_eq!(seen["view"], serde_json::to_value(known.view(listener)).unwrap(), "step {number}");
                let mut legal = Choices::new();
                listener.into_iter().for_each(|seat| known.legal(seat, &mut legal));
                let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
                let offered: Vec<&str> =
                    seen["choices"].as_array().unwrap().iter().map(|it| it["action"].as_str().unwrap()).collect();
                assert_eq!(offered, legal, "step {number}");
                let may_hear: Vec<Value> = happened
                    .iter()
                    .flat_map(|(step, by, told)| {
                        told.heard_by(listener).map(move |event| json!({ "step": step, "by": by, "event": event }))
                    })
                    .collect();
                let heard: Vec<Value> = moment.heard[who]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|it| json!({ "step": it["step"], "by": it["by"], "event": it["event"] }))
                    .collect();
                assert_eq!(heard, may_hear, "step {number}");
            }
            happened.clear();
        }
        if let Some(step) = journal.steps.get(number) {
            let mut told = Happened::default();
            step.apply(&mut game, &mut told).unwrap();
            let by = match *step {
                Step::Play(seat, _) => Some(seat),
                Step::Chance(_) => None,
            };
            happened.push((number, by, told));
        }
    }
    assert!(moments.next().is_none());
}

/// Plays the game of a name on a runtime of its own.
struct Secrets;

impl Visit for Secrets {
    type Out = ();

    fn visit<G: Whole>(self, game: Listed<G>) {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        runtime.block_on(whole_game(game, 11));
    }
}

macro_rules! secrecy_of_every_game {
    ($($module:ident::$game:ident,)+) => {
        $(mod $module {
            use cowcatcher_engine::Game as _;

            #[test]
            fn nobody_receives_what_they_may_not_know() {
                for edition in cowcatcher_games::$module::$game::EDITIONS {
                    cowcatcher_games::visit(edition.name, super::Secrets).expect("it is in the catalogue");
                }
            }
        })+
    };
}

cowcatcher_games::every_game!(secrecy_of_every_game);
