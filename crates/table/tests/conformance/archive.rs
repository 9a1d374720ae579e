//! What every store promises of finished games. The games are made up: a store knows no rules.

use crate::story::*;
use cowcatcher_engine::Seats;
use cowcatcher_table::{
    Append, Archive, Consent, Filter, FinishedGame, Identity, Place, Player, Progress, Rating, SeatResult, SeatRow,
    Sitter, Status, Store, TableId, TableRow, Version,
};

const OVER: Progress = Progress { status: Status::Over, waiting_for: Seats::NONE };

pub fn archive(store: &dyn Store) -> &dyn Archive {
    store.archive().expect("it keeps finished games")
}

pub fn bot(name: &str) -> SeatRow {
    SeatRow { name: "Rosa".to_owned(), sitter: Sitter::Bot { bot: name.to_owned(), owner: None } }
}

/// How a seat fared, of three categories.
fn result(row: &SeatRow, total: i32, rank: u32) -> SeatResult {
    SeatResult {
        who: row.owner(),
        bot: row.bot().map(str::to_owned),
        name: row.name.clone(),
        points: vec![total - 3, 1, 2],
        total: Some(total),
        rank,
        style: (rank == 1).then(|| "builder".to_owned()),
        rating: None,
    }
}

/// A game that is over, the first seat having won, the second come second, and so on.
pub async fn over(store: &dyn Store, number: u8, seats: &[SeatRow], rated: bool) -> FinishedGame {
    over_in(store, TableRow { seats: seats.to_vec(), rated, ..table(number) }, number).await
}

/// The same of a table as it is given.
pub async fn over_in(store: &dyn Store, row: TableRow, number: u8) -> FinishedGame {
    let (ended, rated) = (NOW + i64::from(number), row.rated);
    make(store, &row, &[]).await.unwrap();
    store.append(Append { progress: OVER, now: ended, ..append(&row, Version::default(), &[]) }).await.unwrap();
    let seats = (1u32..).zip(&row.seats).map(|(rank, seat)| result(seat, 100 - 10 * rank as i32, rank)).collect();
    let categories = ["cattle", "stations", "money"].map(str::to_owned).to_vec();
    let (id, game, options, began) = (row.id, row.game, row.options, row.created);
    FinishedGame { id, game, options, categories, steps: 0, setup: 0, began, ended, rated, public: false, seats }
}

/// All who have a seat agree that the game is public.
async fn publish(store: &dyn Store, id: &TableId, people: &[u8]) {
    let row = store.table(id).await.unwrap().unwrap();
    let public: Vec<Identity> = people.iter().map(|&number| somebody(number)).collect();
    let now = Consent { public, ..row.consent.clone() };
    store.keep_consent(id, row.version, &row.consent, &now).await.unwrap();
}

fn ids(games: &[FinishedGame]) -> Vec<TableId> {
    games.iter().map(|game| game.id.clone()).collect()
}

fn of(numbers: &[u8]) -> Vec<TableId> {
    numbers.iter().map(|&number| table(number).id).collect()
}

pub async fn a_result_is_written_down_once(store: &dyn Store) {
    let (ann, bob) = (person(21, "Ann"), person(22, "Bob"));
    let game = over(store, 1, &[ann.clone(), bob.clone(), bot("hard")], true).await;
    let later = over(store, 2, &[ann.clone(), bob], false).await;
    make(store, &table(3), &[]).await.unwrap();
    let kept = archive(store);
    assert_eq!(kept.unrecorded(9).await.unwrap(), of(&[1, 2]));
    // However many try at once, on whichever server, one does.
    let said = futures((0..8).map(|_| kept.record(&game)).collect()).await;
    assert_eq!(said.into_iter().filter(|said| *said == Ok(true)).count(), 1);
    assert_eq!(kept.unrecorded(9).await.unwrap(), of(&[2]));
    let seen = kept.played(&somebody(21), None, 9).await.unwrap();
    let ratings: Vec<Option<Rating>> = seen[0].seats.iter().map(|seat| seat.rating).collect();
    assert!(ratings[0].unwrap().mean > ratings[1].unwrap().mean && ratings[1].unwrap().mean > ratings[2].unwrap().mean);
    let unrated = |game: &FinishedGame| {
        let mut game = game.clone();
        game.seats.iter_mut().for_each(|seat| seat.rating = None);
        game
    };
    assert_eq!(
        seen.iter().map(unrated).collect::<Vec<_>>(),
        std::slice::from_ref(&game),
        "all of it is as it was written"
    );
    assert_eq!(kept.tallies(&somebody(21)).await.unwrap()[0].games, 1);
    // A table that has no result is not looked at again; one that is not over has none.
    kept.pass_over(&later.id).await.unwrap();
    assert!(kept.unrecorded(9).await.unwrap().is_empty());
    assert_eq!(kept.record(&later).await, Ok(false));
    assert_eq!(kept.record(&FinishedGame { id: table(3).id, ..later }).await, Ok(false));
    assert_eq!(kept.played(&somebody(21), None, 9).await.unwrap().len(), 1);
    assert!(kept.played(&somebody(99), None, 9).await.unwrap().is_empty());
    // What belongs to a table goes with it; what somebody's games added up to stays.
    assert!(store.delete(&game.id, i64::MAX).await.unwrap());
    assert!(kept.played(&somebody(21), None, 9).await.unwrap().is_empty());
    assert_eq!(kept.tallies(&somebody(21)).await.unwrap()[0].games, 1);
}

pub async fn a_game_is_found_once_all_agreed(store: &dyn Store) {
    let (ann, bob) = (person(21, "Ann"), person(22, "Bob"));
    // A seat that a bot plays for somebody is still theirs.
    let away =
        SeatRow { name: "Cleo".to_owned(), sitter: Sitter::Bot { bot: "hard".to_owned(), owner: Some(somebody(23)) } };
    let game = over(store, 1, &[ann.clone(), bob, away, bot("easy")], false).await;
    let kept = archive(store);
    kept.record(&game).await.unwrap();
    let found = async || ids(&kept.found(&Filter::default(), None, 9).await.unwrap());
    for agreed in [&[][..], &[21], &[21, 22], &[22, 23], &[99, 21, 22]] {
        publish(store, &game.id, agreed).await;
        assert!(found().await.is_empty(), "{agreed:?}");
    }
    publish(store, &game.id, &[22, 23, 21]).await;
    assert_eq!(found().await, of(&[1]));
    assert!(kept.found(&Filter::default(), None, 9).await.unwrap()[0].public);
    publish(store, &game.id, &[22, 21]).await;
    assert!(found().await.is_empty(), "one of them withdrew it");
    // Whoever agreed before the result was written down has agreed; and where only bots played one is enough.
    let (early, bots) = (over(store, 2, &[ann, bot("easy")], false).await, over(store, 3, &[bot("easy")], false).await);
    for (game, agreed) in [(&early, 21), (&bots, 50)] {
        publish(store, &game.id, &[agreed]).await;
        assert!(found().await.iter().all(|found| *found != game.id));
        kept.record(game).await.unwrap();
    }
    assert_eq!(found().await, of(&[3, 2]));
}

pub async fn the_archive_is_searched_page_by_page(store: &dyn Store) {
    let kept = archive(store);
    let names = ["Ann", "Annabel", "ÉMILE", "Zoë", "Ann", "10%_'\u{1f402}", "Bob"];
    for (number, name) in (1u8..).zip(names) {
        let others = [person(50, "Guest"), bot("hard"), bot("hard")];
        let seats: Vec<SeatRow> = [person(20 + number, name)]
            .into_iter()
            .chain(others.into_iter().take(usize::from(number % 3) + 1))
            .collect();
        let mut game = over(store, number, &seats, number % 2 == 0).await;
        if number > 4 {
            game.game = "steam".to_owned();
            game.options = vec![("map".to_owned(), "ruhr".to_owned()), ("game".to_owned(), "base".to_owned())];
        }
        kept.record(&game).await.unwrap();
        if number != 7 {
            publish(store, &game.id, &[20 + number, 50]).await;
        }
    }
    let found = async |filter: Filter| ids(&kept.found(&filter, None, 99).await.unwrap());
    let (none, text) = (Filter::default(), |text: &str| Some(text.to_owned()));
    assert_eq!(found(none.clone()).await, of(&[6, 5, 4, 3, 2, 1]), "the latest first, and nothing that is not public");
    assert_eq!(found(Filter { game: text("steam"), ..none.clone() }).await, of(&[6, 5]));
    assert_eq!(found(Filter { players: Some(2), ..none.clone() }).await, of(&[6, 3]));
    assert_eq!(found(Filter { players: Some(3), game: text("gwt2"), ..none.clone() }).await, of(&[4, 1]));
    for (name, numbers) in [
        ("ann", &[5, 2, 1][..]),
        ("anna", &[2]),
        ("émile", &[3]),
        ("zoë", &[4]),
        ("10%_'", &[6]),
        ("%", &[]),
        ("bob", &[]),
        ("guest", &[6, 5, 4, 3, 2, 1]),
        ("'; drop table results; --", &[]),
    ] {
        assert_eq!(found(Filter { name: text(name), ..none.clone() }).await, of(numbers), "{name}");
    }
    let option = |key: &str, value: &str| Filter { option: text(key).zip(text(value)), ..none.clone() };
    assert_eq!(found(option("map", "ruhr")).await, of(&[6, 5]));
    assert_eq!(found(option("edition", "second")).await, of(&[4, 3, 2, 1]));
    assert!(found(option("map", "ru")).await.is_empty() && found(option("ap", "ruhr")).await.is_empty());
    assert_eq!(found(Filter { from: Some(NOW + 3), before: Some(NOW + 5), ..none.clone() }).await, of(&[4, 3]));
    assert_eq!(found(Filter { rated: true, ..none.clone() }).await, of(&[6, 4, 2]));
    let all = Filter { game: text("steam"), name: text("ann"), players: Some(4), from: Some(NOW), ..none.clone() };
    assert_eq!(found(all).await, of(&[5]));
    // Page by page it is the same list.
    let (mut paged, mut after) = (Vec::new(), None);
    while let page @ [.., last] = &kept.found(&none, after.as_ref(), 4).await.unwrap()[..] {
        paged.extend(ids(page));
        after = Some(Place { changed: last.ended, id: last.id.clone() });
    }
    assert_eq!(paged, of(&[6, 5, 4, 3, 2, 1]));
    let guest = kept.played(&somebody(50), None, 3).await.unwrap();
    assert_eq!(ids(&guest), of(&[7, 6, 5]), "one's own games are there, public or not");
    let place = Place { changed: guest[2].ended, id: guest[2].id.clone() };
    assert_eq!(ids(&kept.played(&somebody(50), Some(&place), 9).await.unwrap()), of(&[4, 3, 2, 1]));
}

pub async fn a_record_adds_up(store: &dyn Store) {
    let kept = archive(store);
    let (ann, bob) = (person(21, "Ann"), person(22, "Bob"));
    for (number, seats) in [
        (1, vec![ann.clone(), bob.clone()]),
        (2, vec![bob.clone(), ann.clone()]),
        (3, vec![person(22, "Robert"), bot("hard"), ann.clone(), bot("hard")]),
        // Who has two seats is nobody's rival, and nobody knows which of them they were.
        (4, vec![ann.clone(), person(21, "Ann’s friend"), bob.clone()]),
    ] {
        let mut game = over(store, number, &seats, false).await;
        if number == 2 {
            // She left the game.
            game.seats[1].total = None;
        }
        kept.record(&game).await.unwrap();
    }
    let tallies = kept.tallies(&somebody(21)).await.unwrap();
    assert_eq!(tallies.iter().map(|tally| (tally.players, tally.games)).collect::<Vec<_>>(), [(2, 2), (4, 1)]);
    let two = &tallies[0];
    assert_eq!((two.wins, two.ranks, two.scored, two.total, two.best), (1, 3, 1, 90, Some(90)));
    assert_eq!(
        two.points.iter().map(|(name, sum)| (name.as_str(), *sum)).collect::<Vec<_>>(),
        [("cattle", 87), ("money", 2), ("stations", 1)]
    );
    assert_eq!(two.styles.iter().map(|(name, sums)| (name.as_str(), *sums)).collect::<Vec<_>>(), [("builder", (1, 1))]);
    let met = kept.meetings(&somebody(21), 9).await.unwrap();
    let met: Vec<_> = met.iter().map(|it| (&it.other, it.name.as_str(), it.games, it.better, it.worse)).collect();
    let hard = Player::Bot("hard".to_owned());
    assert_eq!(met, [(&Player::Person(somebody(22)), "Robert", 3, 1, 2), (&hard, "Rosa", 1, 0, 1)]);
    assert_eq!(kept.meetings(&somebody(21), 1).await.unwrap().len(), 1);
    let met = kept.meetings(&somebody(22), 9).await.unwrap();
    assert_eq!(met.iter().map(|it| it.games).collect::<Vec<_>>(), [4, 1], "he met her four times, she him three");
    assert!(kept.tallies(&somebody(99)).await.unwrap().is_empty());
}

pub async fn ratings_go_by_the_order_of_results(store: &dyn Store) {
    let kept = archive(store);
    let (ann, bob, hard) = (person(21, "Ann"), person(22, "Bob"), bot("hard"));
    let mut number = 0;
    let mut play = async |seats: &[SeatRow], rated: bool| {
        number += 1;
        let game = over(store, number, seats, rated).await;
        kept.record(&game).await.unwrap();
        kept.played(&seats[0].owner().unwrap(), None, 1).await.unwrap().remove(0)
    };
    let first = play(&[ann.clone(), bob.clone(), hard.clone()], true).await;
    let again = play(&[ann.clone(), bob.clone(), hard.clone()], true).await;
    assert!(again.seats[0].rating.unwrap().mean > first.seats[0].rating.unwrap().mean);
    assert!(again.seats[0].rating.unwrap().spread < first.seats[0].rating.unwrap().spread);
    // Neither of these counts: nobody wanted it to, and nobody knows who played.
    assert!(!play(&[ann.clone(), bob.clone(), hard.clone()], false).await.rated);
    let both = play(&[ann.clone(), person(21, "Ann"), hard.clone()], true).await;
    assert!(!both.rated && both.seats.iter().all(|seat| seat.rating.is_none()));
    let alone = play(std::slice::from_ref(&ann), true).await;
    assert!(!alone.rated);
    let ratings = kept.ratings(&Player::Person(somebody(21))).await.unwrap();
    assert_eq!(ratings.len(), 1, "for each number of players there is another");
    assert_eq!((ratings[0].games, ratings[0].players, ratings[0].is_provisional()), (2, 3, true));
    assert_eq!(Some(ratings[0].rating), again.seats[0].rating);
    // Whoever leaves to a bot that then wins is behind all others.
    let left = SeatRow { name: "Ann".to_owned(), sitter: Sitter::Bot { bot: "hard".to_owned(), owner: ann.owner() } };
    let won = play(&[left, bob.clone(), hard.clone()], true).await;
    assert_eq!(won.seats[0].rank, 1);
    assert!(won.seats[0].rating.unwrap().mean < again.seats[0].rating.unwrap().mean);

    let ladder = async || kept.ladder("gwt2", 3, 9).await.unwrap();
    let only = ladder().await;
    assert_eq!(only.len(), 1, "nobody is on it who does not want to be");
    assert_eq!((&only[0].0.player, &only[0].1), (&Player::Bot("hard".to_owned()), &None));
    kept.show_on_ladder(&somebody(22), Some("Bob")).await.unwrap();
    kept.show_on_ladder(&somebody(22), Some("Robert")).await.unwrap();
    assert_eq!(kept.name_on_ladder(&somebody(22)).await.unwrap().as_deref(), Some("Robert"));
    let shown = ladder().await;
    assert_eq!(shown.iter().map(|(_, name)| name.as_deref()).collect::<Vec<_>>(), [Some("Robert"), None]);
    kept.show_on_ladder(&somebody(22), None).await.unwrap();
    kept.show_on_ladder(&somebody(99), Some("Eve")).await.unwrap();
    assert_eq!(kept.name_on_ladder(&somebody(99)).await.unwrap(), None, "who has no rating is not kept");
    assert_eq!(ladder().await, only);
    assert!(kept.ladder("gwt2", 4, 9).await.unwrap().is_empty());
}
