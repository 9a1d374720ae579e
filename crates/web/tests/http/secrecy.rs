//! Law 4 at the HTTP level: whole games are played by two identities, and what each received is held against what it may
//! know, worked out from positions in which all that it does not know was dealt anew.

use crate::house::{House, two_at_a_table};
use cowcatcher_engine::journal::{Journal, Step};
use cowcatcher_engine::{Choices, Game, Happened, Options as _, Seat, ToAct};
use cowcatcher_gwt::{Gwt, Options};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

/// What was received when so many steps were taken.
struct Received {
    step: usize,
    /// By each seat, then by a spectator.
    seen: [Value; 3],
    heard: [Value; 3],
}

async fn whole_game(game: &str, seed: u64) {
    let house = House::open().await;
    let (players, table) = two_at_a_table(&house, game).await;
    let stranger = house.visitor().await;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut received = Vec::new();
    let mut heard_to = 0;
    loop {
        let path = format!("/api/v1/tables/{table}");
        let seen = [players[0].see(&table, 0).await, players[1].see(&table, 1).await, stranger.get(&path).await.json()];
        let step = seen[0]["version"]["step"].as_u64().unwrap() as usize;
        let since = format!("heard?since={heard_to}");
        let heard = [
            players[0].get(&format!("{path}/{since}&seat=0")).await.json(),
            players[1].get(&format!("{path}/{since}&seat=1")).await.json(),
            stranger.get(&format!("{path}/{since}")).await.json(),
        ];
        heard_to = step;
        let over = seen[0]["status"] == "over";
        let seat = seen[0]["to_decide"][0].as_u64().unwrap_or_default() as usize;
        let choices = seen[seat]["choices"].as_array().unwrap().clone();
        let version = seen[0]["version"].clone();
        received.push(Received { step, seen, heard });
        if over {
            break;
        }
        let picked = choices[rng.random_range(..choices.len())]["action"].as_str().unwrap().to_owned();
        let answer = players[seat].play(&table, seat, &picked, &version).await;
        assert_eq!(answer.status, 200, "{picked}: {}", answer.text);
        // The answer to a click says nothing but how far the table has come.
        assert_eq!(answer.json().as_object().unwrap().keys().collect::<Vec<_>>(), ["version"]);
    }
    let journal = stranger.get(&format!("/api/v1/tables/{table}/journal")).await;
    assert_eq!(journal.status, 200);
    let mut preset = Options::default();
    preset.set("edition", &game[3..]).unwrap();
    compare(&Journal::parse(&journal.text, &preset).unwrap(), &received, &mut rng);
}

/// Replays the game and compares what was received with what may be known.
fn compare(journal: &Journal<Gwt>, received: &[Received], rng: &mut Xoshiro256PlusPlus) {
    let mut game = journal.fresh().unwrap();
    let mut happened: Vec<(usize, Option<Seat>, Happened<_>)> = Vec::new();
    let mut moments = received.iter().peekable();
    for number in 0..=journal.steps.len() {
        if let Some(moment) = moments.next_if(|moment| moment.step == number) {
            for (who, listener) in [Some(Seat(0)), Some(Seat(1)), None].into_iter().enumerate() {
                let mut known = game;
                known.redeal(listener.unwrap_or(Seat(0)), rng);
                if listener.is_none() {
                    known.redeal(Seat(1), rng);
                }
                let seen = &moment.seen[who];
                assert_eq!(seen["view"], serde_json::to_value(known.view(listener)).unwrap(), "step {number}");
                let decider = listener.filter(|&seat| known.to_act() == ToAct::One(seat));
                let mut legal = Choices::new();
                if let Some(seat) = decider {
                    known.legal(seat, &mut legal);
                }
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

#[tokio::test(flavor = "multi_thread")]
async fn nobody_receives_what_he_may_not_know_in_the_first_edition() {
    whole_game("gwt1", 11).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_receives_what_he_may_not_know_in_the_second_edition() {
    whole_game("gwt2", 12).await;
}
