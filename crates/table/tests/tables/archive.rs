//! Finished games: when their results are written down, who may find them, what they add up to, and ratings.

use crate::common::*;
use cowcatcher_table::{
    Ask, Created, Found, Identity, Place, Search, SeatPlan, Secret, Sqlite, Status, Store, TableId, TablePlan, Tables,
    Undo,
};
use std::sync::Arc;

/// Clicks until the game is over.
async fn play_out(tables: &Tables, id: &TableId, people: &[Identity]) {
    let mut clicker = Clicker::new(7);
    while clicker.click(tables, id, people).await.is_some() {}
    assert_eq!(tables.look(id, |state| state.status()).await.unwrap(), Status::Over);
    tables.write_down().await.unwrap();
}

/// A table of two people that was played to its end.
async fn two_have_played() -> (House, Tables, TableId, [Identity; 2]) {
    let (house, tables, id, people) = two_at_a_table().await;
    play_out(&tables, &id, &people).await;
    (house, tables, id, people)
}

fn ids(found: &Found) -> Vec<TableId> {
    found.games.iter().map(|game| game.table.clone()).collect()
}

async fn found(tables: &Tables, who: &Identity) -> Vec<TableId> {
    ids(&tables.found(who, &Search::default(), None).await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_is_written_down_and_stays_over() {
    let (house, tables, id, [ann, bob]) = two_have_played().await;
    let games = tables.played(&ann, None).await.unwrap().games;
    assert_eq!(games.len(), 1);
    let game = &games[0];
    let (standings, changed) =
        tables.look(&id, |state| (state.playing().standings(None).unwrap(), state.changed())).await.unwrap();
    assert_eq!((&game.table, game.game.as_str(), game.ended, game.public), (&id, "gwt2", changed, false));
    assert_eq!(game.seats.iter().map(|seat| seat.total.unwrap()).collect::<Vec<_>>(), standings.totals());
    assert_eq!(game.seats.iter().map(|seat| seat.rank as usize).collect::<Vec<_>>(), standings.ranks());
    assert_eq!(game.seats[0].points, standings.points[0].to_vec());
    assert_eq!(game.categories, standings.categories);
    assert_eq!(
        game.seats.iter().map(|seat| (seat.name.as_str(), seat.yours)).collect::<Vec<_>>(),
        [("Ann", true), ("Bob", false)]
    );
    // Nobody goes back behind the end, so the result stays true.
    let now = version(&tables, &id).await;
    for seat in [cowcatcher_engine::Seat(0), cowcatcher_engine::Seat(1)] {
        let who = if seat.index() == 0 { &ann } else { &bob };
        assert_eq!(code(tables.undo(&id, who, seat, Undo::Step, now).await), "over");
        assert_eq!(code(tables.ask(&id, who, Ask::BackTo(5), now).await), "over");
    }
    // Once is enough, also for a server that was started anew.
    assert_eq!(tables.write_down().await.unwrap(), 0);
    let again = house.open().await;
    again.resume().await.unwrap();
    assert_eq!(again.write_down().await.unwrap(), 0);
    let record = again.record(&ann).await.unwrap();
    assert_eq!((record.tallies.len(), record.tallies[0].games, record.rivals.len()), (1, 1, 1));
    assert_eq!(record.rivals[0].name, "Bob");
    assert!(record.ratings.is_empty(), "the table was not rated");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_given_up_has_no_result() {
    let (_house, tables, id, [ann, bob]) = two_at_a_table().await;
    let now = version(&tables, &id).await;
    tables.ask(&id, &ann, Ask::Abandon, now).await.unwrap();
    tables.answer(&id, &bob, true).await.unwrap();
    assert_eq!(tables.write_down().await.unwrap(), 0);
    assert!(tables.played(&ann, None).await.unwrap().games.is_empty());
    assert_eq!(code(tables.publish(&id, &ann, true).await), "not-over");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_an_earlier_version_are_written_down_when_a_server_starts() {
    let house = House::new();
    std::fs::write(house.path(), include_bytes!("../databases/0.1.0.sqlite")).unwrap();
    let visitor = "kxj9c2vx32zrg0acbv2dd44aybyvh4wy".parse::<Secret>().unwrap().identity();
    let tables = house.open().await;
    assert!(tables.played(&visitor, None).await.unwrap().games.is_empty());
    tables.resume().await.unwrap();
    // It is done beside everything else: whoever waits for their turn comes after it.
    tables.write_down().await.unwrap();
    let games = tables.played(&visitor, None).await.unwrap().games;
    assert_eq!(games.len(), 2);
    assert!(games.iter().all(|game| !game.public && game.seats.iter().all(|seat| seat.yours)));
}

/// The law of the archive: nothing of a game is shown to others until all whose seat it was agreed, and any of them may end that.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_finds_what_is_not_public() {
    let (_house, tables, id, [ann, bob]) = two_have_played().await;
    let eve = somebody();
    let nothing = async |who: &Identity| {
        assert!(found(&tables, who).await.is_empty());
        assert!(tables.lobby(who).await.unwrap().finished.is_empty());
    };
    nothing(&eve).await;
    nothing(&ann).await;
    assert_eq!(code(tables.publish(&id, &eve, true).await), "not-your-seat");
    tables.publish(&id, &ann, true).await.unwrap();
    nothing(&eve).await;
    let seen = tables.look(&id, |state| [ann, bob, eve].map(|who| state.public_for(&who).unwrap())).await.unwrap();
    assert!(seen[0].agreed && !seen[1].agreed && seen[1].asked && !seen[2].asked && !seen[0].public);
    assert_eq!(seen[0].missing, [cowcatcher_engine::Seat(1)]);
    tables.publish(&id, &bob, true).await.unwrap();
    assert_eq!(found(&tables, &eve).await, std::slice::from_ref(&id));
    assert_eq!(tables.lobby(&eve).await.unwrap().finished[0].table, id);
    assert!(tables.lobby(&bob).await.unwrap().finished.is_empty(), "one's own stand elsewhere");
    let game = &tables.found(&eve, &Search::default(), None).await.unwrap().games[0];
    assert!(game.public && game.seats.iter().all(|seat| !seat.yours));
    // Nothing says who they are but the names on the seats.
    let json = serde_json::to_string(game).unwrap();
    let hex = |who: &Identity| who.as_bytes().iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    assert!(!json.contains(&hex(&ann)) && !json.contains(&hex(&bob)), "{json}");
    tables.publish(&id, &bob, false).await.unwrap();
    nothing(&eve).await;
    // One's record is one's own, whatever others do.
    assert_eq!(tables.played(&ann, None).await.unwrap().games.len(), 1);
    assert!(tables.played(&eve, None).await.unwrap().games.is_empty());
    assert!(tables.record(&eve).await.unwrap().tallies.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_alone_with_bots_decides_alone() {
    let house = House::new();
    let tables = house.open().await;
    let ann = somebody();
    let id = tables.create(&ann, plan("steam", &[bot(), me("Ann"), bot()])).await.unwrap().id;
    let mut notices = tables.subscribe(&id).await.unwrap();
    let mut clicker = Clicker::new(3);
    while tables.look(&id, |state| state.status()).await.unwrap() != Status::Over {
        let (seat, now) = turn(&tables, &id).await;
        match seat.filter(|seat| seat.index() == 1) {
            Some(seat) => {
                let action = clicker.pick(&tables, &id, seat).await;
                let _overtaken = tables.play(&id, &ann, seat, &action, now).await;
            }
            None => drop(notices.recv().await),
        }
    }
    tables.write_down().await.unwrap();
    assert!(found(&tables, &somebody()).await.is_empty());
    tables.publish(&id, &ann, true).await.unwrap();
    assert_eq!(found(&tables, &somebody()).await, [id]);
    let record = tables.record(&ann).await.unwrap();
    assert_eq!(record.rivals.iter().map(|rival| rival.bot.as_deref()).collect::<Vec<_>>(), [Some("random")]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_counts_once_for_people_and_bots() {
    let house = House::new();
    let tables = house.open().await;
    let people = [somebody(), somebody()];
    let rated = |seats: &[SeatPlan]| TablePlan { rated: true, ..plan("gwt2", seats) };
    // Nobody knows who plays for two, and nobody is better than nobody.
    assert_eq!(code(tables.create(&people[0], rated(&[me("Ann"), me("Ben")])).await), "not-ratable");
    assert_eq!(code(tables.create(&people[0], rated(&[me("Ann")])).await), "not-ratable");
    let Created { id, .. } = tables.create(&people[0], rated(&[me("Ann"), SeatPlan::Anybody])).await.unwrap();
    assert_eq!(code(tables.join(&id, &people[0], "Ann too").await), "sits-already");
    tables.join(&id, &people[1], "Bob").await.unwrap();
    let mut clicker = Clicker::new(5);
    for _ in 0..30 {
        clicker.click(&tables, &id, &people).await.unwrap();
    }
    let now = version(&tables, &id).await;
    assert_eq!(code(tables.ask(&id, &people[0], Ask::BackTo(3), now).await), "rated");
    assert_eq!(code(tables.ask(&id, &people[0], Ask::Hints, now).await), "rated");
    assert!(!tables.look(&id, |state| state.has_hints()).await.unwrap());
    play_out(&tables, &id, &people).await;
    let [ann, bob] = [tables.record(&people[0]).await.unwrap(), tables.record(&people[1]).await.unwrap()];
    let (ann, bob) = (&ann.ratings[0], &bob.ratings[0]);
    assert!((ann.games, ann.provisional, ann.yours, ann.players) == (1, true, true, 2));
    let ranks =
        tables.played(&people[0], None).await.unwrap().games[0].seats.iter().map(|seat| seat.rank).collect::<Vec<_>>();
    assert_eq!(ranks[0].cmp(&ranks[1]), bob.rating.mean.cmp(&ann.rating.mean));
    // People are on the ladder only if they want to be.
    let ladder = async || tables.ladder(&people[0], "gwt2", 2).await.unwrap();
    assert!(ladder().await.is_empty());
    tables.show_on_ladder(&people[1], Some(" Bob ")).await.unwrap();
    let shown = ladder().await;
    assert_eq!((shown.len(), shown[0].name.as_deref(), shown[0].yours), (1, Some("Bob"), false));
    tables.show_on_ladder(&people[1], None).await.unwrap();
    assert!(ladder().await.is_empty());
    assert_eq!(code(tables.show_on_ladder(&people[1], Some(" ")).await), "empty");
    // Who plays again is rated again; who plays on from a moment is not.
    let again = tables.rematch(&id, &people[0]).await.unwrap();
    assert!(tables.look(&again, |state| state.is_rated()).await.unwrap());
    let forked = tables.fork(&id, &people[0], 20, vec![me("Ann"), bot()]).await.unwrap().id;
    assert!(!tables.look(&forked, |state| state.is_rated()).await.unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_are_rated_among_themselves_too() {
    let house = House::new();
    let tables = house.open().await;
    let ann = somebody();
    let seats = [SeatPlan::Bot("random".to_owned()), SeatPlan::Bot("heuristic".to_owned())];
    let id = tables.create(&ann, TablePlan { rated: true, ..plan("gwt2", &seats) }).await.unwrap().id;
    let mut notices = tables.subscribe(&id).await.unwrap();
    while tables.look(&id, |state| state.status()).await.unwrap() != Status::Over {
        let _ = notices.recv().await;
    }
    tables.write_down().await.unwrap();
    let ladder = tables.ladder(&ann, "gwt2", 2).await.unwrap();
    let names: Vec<_> = ladder.iter().map(|rung| rung.bot.as_deref().unwrap()).collect();
    assert_eq!(names, ["heuristic", "random"]);
    assert!(ladder[0].rating.mean > ladder[1].rating.mean);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_makes_no_sense_is_not_searched_for() {
    let house = House::new();
    let tables = house.open().await;
    let ann = somebody();
    let text = |text: &str| Some(text.to_owned());
    let none = Search::default();
    let option = |key: &str, value: &str| text(key).zip(text(value));
    for (search, said) in [
        (Search { game: text("chess"), ..none.clone() }, "unknown-game"),
        (Search { players: Some(0), ..none.clone() }, "bad-search"),
        (Search { players: Some(99), ..none.clone() }, "bad-search"),
        (Search { game: text("gwt2"), players: Some(6), ..none.clone() }, "bad-search"),
        (Search { name: text(&"x".repeat(25)), ..none.clone() }, "too-long"),
        (Search { option: option("map", "ruhr"), ..none.clone() }, "bad-search"),
        (Search { game: text("steam"), option: option("map", "atlantis"), ..none.clone() }, "bad-search"),
        (Search { from: Some(-1), ..none.clone() }, "bad-search"),
        (Search { to: Some(i64::MAX), ..none.clone() }, "bad-search"),
        (Search { from: Some(2), to: Some(1), ..none.clone() }, "bad-search"),
    ] {
        assert_eq!(code(tables.found(&ann, &search, None).await), said, "{search:?}");
    }
    let place = Place { changed: i64::MIN, id: TableId::new().unwrap() };
    assert!(tables.found(&ann, &none, Some(&place)).await.unwrap().games.is_empty());
    assert_eq!(code(tables.ladder(&ann, "gwt2", 1).await), "bad-search");
    assert_eq!(code(tables.ladder(&ann, "chess", 2).await), "unknown-game");
}

/// Changes the database behind the back of the program.
async fn by_hand(house: &House, sql: &'static str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(house.path());
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    sqlx::raw_sql(sql).execute(&pool).await.unwrap();
    pool.close().await;
}

/// A result that could not be written down is written down later, and in its order.
#[tokio::test(flavor = "multi_thread")]
async fn what_could_not_be_written_down_is_found_again() {
    let house = House::new();
    let store = Arc::new(Sqlite::open(house.path()).await.unwrap());
    let tables = house.open().await;
    let ann = somebody();
    let id = tables.create(&ann, plan("gwt2", &[me("Ann"), me("Ben")])).await.unwrap().id;
    // Every attempt fails, as on a full disk.
    by_hand(&house, "CREATE TRIGGER full BEFORE INSERT ON results BEGIN SELECT raise(ABORT, 'disk full'); END").await;
    let mut clicker = Clicker::new(7);
    while clicker.click(&tables, &id, &[ann, ann]).await.is_some() {}
    assert_eq!(code(tables.write_down().await), "storage");
    let archive = store.archive().unwrap();
    assert_eq!(archive.unrecorded(9).await.unwrap(), std::slice::from_ref(&id), "nothing of it is there");
    assert!(tables.played(&ann, None).await.unwrap().games.is_empty());
    by_hand(&house, "DROP TRIGGER full").await;
    // The last click asked for it too: whoever comes first once the disk has room writes it down.
    tables.write_down().await.unwrap();
    assert!(archive.unrecorded(9).await.unwrap().is_empty());
    let games = tables.played(&ann, None).await.unwrap().games;
    assert_eq!((games.len(), games[0].seats.len()), (1, 2));
    assert!(tables.record(&ann).await.unwrap().tallies.is_empty(), "with two seats nobody knows which is hers");
}
