//! Law 7: the entries of the action bar are exactly the legal list, each once, and no piece offers anything else; and the page of a
//! game that was played to its end.

use crate::house::{House, Visitor, decider, people_at_a_table};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use serde_json::json;

/// The actions that a page offers in its bar, sorted. The pieces of the drawings offer none that is not there.
fn offered(html: &str) -> Vec<String> {
    let (mut entries, mut pieces) = (Vec::new(), Vec::new());
    for (before, rest) in html.match_indices("data-action=\"").map(|(at, mark)| (&html[..at], &html[at + mark.len()..]))
    {
        let action = rest.split('"').next().unwrap().replace("&gt;", ">").replace("&lt;", "<").replace("&amp;", "&");
        let element = before.rsplit('<').next().unwrap();
        if element.starts_with("button") { &mut entries } else { &mut pieces }.push(action);
    }
    assert!(pieces.iter().all(|action| entries.contains(action)), "{pieces:?} {entries:?}");
    entries.sort();
    entries
}

async fn fragment(visitor: &Visitor, table: &str, step: Option<u64>) -> String {
    let step = step.map(|step| format!("?step={step}")).unwrap_or_default();
    let answer = visitor.get(&format!("/t/{table}/fragment{step}")).await;
    assert_eq!(answer.status, 200);
    answer.text
}

async fn whole_game(game: &str, players: usize, seed: u64) {
    let house = House::open().await;
    let (people, table) = people_at_a_table(&house, game, players).await;
    let spectator = house.visitor().await;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut steps = 0;
    loop {
        let seen = people[0].see(&table, 0).await;
        // A rival of the game's own plays by itself.
        if seen["status"] == "running" && seen["to_decide"].as_array().is_some_and(Vec::is_empty) {
            tokio::time::sleep(std::time::Duration::from_millis(1)).await;
            continue;
        }
        let Some(seat) = decider(&seen, &mut rng) else { break };
        // The page shows what need not be asked as answered.
        let seen = people[seat].get(&format!("/api/v1/tables/{table}?seat={seat}&forced=true")).await.json();
        let choices = seen["choices"].as_array().unwrap();
        let mut legal: Vec<String> = choices.iter().map(|it| it["action"].as_str().unwrap().to_owned()).collect();
        let picked = legal[rng.random_range(..legal.len())].clone();
        legal.sort();
        assert_eq!(offered(&fragment(&people[seat], &table, None).await), legal, "step {}", seen["version"]);
        if steps % 10 == 0 {
            let now = seen["version"]["step"].as_u64().unwrap();
            let deciders = seen["to_decide"].as_array().unwrap();
            for (other, person) in people.iter().enumerate().filter(|(other, _)| !deciders.contains(&json!(other))) {
                assert!(offered(&fragment(person, &table, None).await).is_empty(), "seat {other} decides nothing");
            }
            assert!(offered(&fragment(&spectator, &table, None).await).is_empty());
            assert!(offered(&fragment(&people[seat], &table, Some(now / 2)).await).is_empty());
        }
        let click = json!({ "seat": seat, "action": picked, "version": seen["version"], "forced": true });
        let played = people[seat].post(&format!("/api/v1/tables/{table}/actions"), &click).await;
        assert_eq!(played.status, 200, "{picked}");
        steps += 1;
    }
    let page = people[0].get(&format!("/t/{table}")).await.text;
    assert!(offered(&page).is_empty());
    assert!(page.contains("class=\"scores\"") && page.contains("class=\"chart\"") && page.contains("/journal"));
}

macro_rules! whole_page_of_every_game {
    ($($module:ident::$game:ident,)+) => {
        $(mod $module {
            use cowcatcher_engine::Game as _;
            use cowcatcher_games::$module::$game;

            #[tokio::test(flavor = "multi_thread")]
            async fn the_page_offers_the_legal_list() {
                for (seed, edition) in (21..).zip($game::EDITIONS) {
                    super::whole_game(edition.name, (*$game::PLAYERS.start()).max(2), seed).await;
                }
            }
        })+
    };
}

cowcatcher_games::every_game!(whole_page_of_every_game);

#[tokio::test(flavor = "multi_thread")]
async fn the_page_of_one_against_sam_offers_the_legal_list() {
    whole_game("gwt2", 1, 30).await;
}
