//! Law 7: the actions on the page are exactly the legal list, each once; and the page of a game that was played to its end.

use crate::house::{House, Visitor, two_at_a_table};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// The actions that a page offers, sorted.
fn offered(html: &str) -> Vec<String> {
    let mut actions: Vec<String> = html
        .split("data-action=\"")
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap().replace("&gt;", ">").replace("&lt;", "<").replace("&amp;", "&"))
        .collect();
    actions.sort();
    actions
}

async fn fragment(visitor: &Visitor, table: &str, step: Option<u64>) -> String {
    let step = step.map(|step| format!("?step={step}")).unwrap_or_default();
    let answer = visitor.get(&format!("/t/{table}/fragment{step}")).await;
    assert_eq!(answer.status, 200);
    answer.text
}

async fn whole_game(game: &str, seed: u64) {
    let house = House::open().await;
    let (players, table) = two_at_a_table(&house, game).await;
    let spectator = house.visitor().await;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut steps = 0;
    loop {
        let seen = players[0].see(&table, 0).await;
        if seen["status"] == "over" {
            break;
        }
        let seat = seen["to_decide"][0].as_u64().unwrap() as usize;
        let seen = players[seat].see(&table, seat).await;
        let choices = seen["choices"].as_array().unwrap();
        let mut legal: Vec<String> = choices.iter().map(|it| it["action"].as_str().unwrap().to_owned()).collect();
        let picked = legal[rng.random_range(..legal.len())].clone();
        legal.sort();
        assert_eq!(offered(&fragment(&players[seat], &table, None).await), legal, "step {}", seen["version"]);
        if steps % 10 == 0 {
            let now = seen["version"]["step"].as_u64().unwrap();
            assert!(offered(&fragment(&players[1 - seat], &table, None).await).is_empty());
            assert!(offered(&fragment(&spectator, &table, None).await).is_empty());
            assert!(offered(&fragment(&players[seat], &table, Some(now / 2)).await).is_empty());
        }
        assert_eq!(players[seat].play(&table, seat, &picked, &seen["version"]).await.status, 200, "{picked}");
        steps += 1;
    }
    let page = players[0].get(&format!("/t/{table}")).await.text;
    assert!(offered(&page).is_empty());
    assert!(page.contains("class=\"scores\"") && page.contains("class=\"chart\"") && page.contains("/journal"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_offers_the_legal_list_in_the_first_edition() {
    whole_game("gwt1", 21).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_offers_the_legal_list_in_the_second_edition() {
    whole_game("gwt2", 22).await;
}
