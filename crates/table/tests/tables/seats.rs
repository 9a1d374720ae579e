//! Sitting down, leaving to a bot, coming back, names and talk.

use crate::common::*;
use cowcatcher_engine::Seat;
use cowcatcher_table::{
    Ask, Change, LONGEST_CHAT, Room, SeatPlan, Secret, Settings, Sitter, Status, TableId, Tables, Undo, Version,
};
use cowcatcher_words::Locale;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_opens_one_seat_once() {
    let house = House::new();
    let tables = house.open().await;
    let (ann, bob, eve) = (somebody(), somebody(), somebody());
    let seats = [me("Ann"), SeatPlan::Invitation, SeatPlan::Invitation];
    let created = tables.create(&ann, plan("gwt2", &seats)).await.unwrap();
    let id = created.id;
    let [(first, one), (second, two)] = &created.invitations[..] else { panic!("two invitations") };
    assert_eq!((*first, *second), (Seat(1), Seat(2)));
    assert_eq!(tables.invited(one).await.unwrap(), (id.clone(), Seat(1)));
    assert_eq!(code(tables.join(&id, &eve, "Eve").await), "full");
    assert_eq!(code(tables.accept(&Secret::new().unwrap(), &eve, "Eve").await), "bad-invitation");
    assert_eq!(code(tables.accept(one, &bob, " ").await), "empty");
    assert_eq!(code(tables.accept(one, &bob, &"B".repeat(25)).await), "too-long");

    // Two browsers follow the same link at the same moment.
    let (b, e) = tokio::join!(tables.accept(one, &bob, "Bob"), tables.accept(one, &eve, "Eve"));
    assert_eq!(i32::from(b.is_ok()) + i32::from(e.is_ok()), 1);
    assert_eq!(code(tables.accept(one, &eve, "Eve").await), "bad-invitation");
    assert_eq!(tables.look(&id, |state| state.status()).await.unwrap(), Status::Waiting);

    // A new link makes the old one worthless; only who made the table may ask for one.
    assert_eq!(code(tables.invite(&id, &bob, Seat(2)).await), "not-your-table");
    assert_eq!(code(tables.invite(&id, &ann, Seat(1)).await), "full");
    let again = tables.invite(&id, &ann, Seat(2)).await.unwrap();
    assert_eq!(code(tables.accept(two, &eve, "Eve").await), "bad-invitation");
    let tables = house.open().await;
    tables.accept(&again, &eve, "Eve").await.unwrap();
    assert_eq!(tables.look(&id, |state| state.status()).await.unwrap(), Status::Running);

    // Nothing stored is a secret.
    let bytes: Vec<u8> = ["", "-wal"]
        .iter()
        .flat_map(|end| std::fs::read(format!("{}{end}", house.path().display())).unwrap_or_default())
        .collect();
    for secret in [one, two, &again] {
        assert!(!bytes.windows(32).any(|window| window == secret.reveal().as_bytes()));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn several_people_play_at_one_browser() {
    let house = House::new();
    let tables = house.open().await;
    let all = somebody();
    let id = tables.create(&all, plan("gwt1", &[me("Ann"), me("Bob"), me("Cid")])).await.unwrap().id;
    let mut clicker = Clicker::new(21);
    for _ in 0..40 {
        clicker.click(&tables, &id, &[all; 3]).await.unwrap();
    }
    // One person's consent is everybody's.
    let now = version(&tables, &id).await;
    let back = tables.ask(&id, &all, Ask::BackTo(now.step - 10), now).await.unwrap();
    assert!(back.step <= now.step - 10);
    let mine = tables.lobby(&all).await.unwrap().mine;
    assert_eq!(mine.len(), 1);
    assert!(mine[0].your_turn && mine[0].seats.iter().all(|seat| seat.yours));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_takes_over_and_stops_when_the_seat_is_taken_back() {
    let house = House::new();
    let tables = house.open_with(Settings { pace: Duration::from_millis(20), ..brisk() }).await;
    let (id, people) = two_people(&tables).await;
    let mut clicker = Clicker::new(22);
    for _ in 0..10 {
        clicker.click(&tables, &id, &people).await;
    }
    let (seat, before) = to_move(&tables, &id).await;
    let who = people[seat.index()];
    let other = people[1 - seat.index()];
    assert_eq!(code(tables.hand_to_bot(&id, &who, seat, "deep thought").await), "unknown-bot");
    assert_eq!(code(tables.hand_to_bot(&id, &other, seat, "random").await), "too-soon");
    assert_eq!(code(tables.hand_to_bot(&id, &somebody(), seat, "random").await), "not-your-seat");
    let mut notices = tables.subscribe(&id).await.unwrap();
    tables.hand_to_bot(&id, &who, seat, "random").await.unwrap();
    assert_eq!(notices.recv().await.unwrap().change, Change::Seats);
    assert_eq!(notices.recv().await.unwrap().change, Change::Steps);
    let now = version(&tables, &id).await;
    assert!(now.step > before.step);
    assert_eq!(code(tables.play(&id, &who, seat, "done", now).await), "bot-sits");
    assert!(tables.see(&id, &who, Some(seat), Locale::En).await.unwrap().choices.is_empty());
    assert_eq!(code(tables.take_seat_back(&id, &other, seat).await), "not-your-seat");
    tables.take_seat_back(&id, &who, seat).await.unwrap();
    let stopped = version(&tables, &id).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(version(&tables, &id).await, stopped);
    assert!(matches!(
        tables.look(&id, |state| state.seats()[seat.index()].sitter.clone()).await.unwrap(),
        Sitter::Person { .. }
    ));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sits_at_a_table_may_hurry_its_bots_and_nobody_else() {
    let house = House::new();
    let tables = house.open_with(Settings { pace: Duration::from_secs(3600), ..brisk() }).await;
    let ann = somebody();
    let id = tables.create(&ann, plan("gwt2", &[me("Ann"), bot()])).await.unwrap().id;
    let mut clicker = Clicker::new(24);
    for _ in 0..3 {
        while let (Some(Seat(0)), now) = turn(&tables, &id).await {
            let action = clicker.pick(&tables, &id, Seat(0)).await;
            tables.play(&id, &ann, Seat(0), &action, now).await.unwrap();
        }
        let waiting = version(&tables, &id).await;
        assert_eq!(code(tables.hurry(&id, &somebody()).await), "not-your-seat");
        tokio::time::sleep(Duration::from_millis(30)).await;
        assert_eq!(version(&tables, &id).await, waiting, "a bot takes its time");
        tables.hurry(&id, &ann).await.unwrap();
        let mut notices = tables.subscribe(&id).await.unwrap();
        while turn(&tables, &id).await.0 != Some(Seat(0)) {
            notices.recv().await.unwrap();
        }
        assert!(version(&tables, &id).await.step > waiting.step);
    }
}

/// Who watches talks in a room of its own, which is kept like that of the players.
#[tokio::test(flavor = "multi_thread")]
async fn who_watches_talks_in_a_room_of_their_own() {
    let (house, tables, id, people) = two_at_a_table().await;
    let zoe = somebody();
    assert_eq!(code(tables.say(&id, &zoe, Seat(0), "hello").await), "not-your-seat");
    assert_eq!(code(tables.call_out(&id, &people[0], "Ann", "hello").await), "sits");
    assert_eq!(code(tables.call_out(&id, &zoe, " ", "hello").await), "empty");
    assert_eq!(code(tables.call_out(&id, &zoe, "Zoe", "").await), "empty");
    assert_eq!(code(tables.call_out(&id, &zoe, "Zoe", &"x".repeat(501)).await), "too-long");
    assert_eq!(code(tables.call_out(&id, &zoe, &"x".repeat(25), "hello").await), "too-long");
    let mut notices = tables.subscribe(&id).await.unwrap();
    tables.call_out(&id, &zoe, "Zoe", "I bet on Ann").await.unwrap();
    assert_eq!(notices.recv().await.unwrap().change, Change::Chat);
    for number in 0..205 {
        tables.call_out(&id, &zoe, "Zoe", &number.to_string()).await.unwrap();
    }
    tables.say(&id, &people[0], Seat(0), "quiet please").await.unwrap();
    let said =
        |state: &cowcatcher_table::TableState| (state.said(Room::Table).to_vec(), state.said(Room::Gallery).to_vec());
    let (table, gallery) = tables.look(&id, said).await.unwrap();
    assert_eq!(table.len(), 1);
    assert_eq!((gallery.len(), gallery[199].text.as_str(), gallery[199].seat), (200, "204", None));
    assert_eq!(house.open().await.look(&id, said).await.unwrap(), (table, gallery));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vanished_player_is_replaced_after_a_while() {
    let house = House::new();
    let tables = house.open_with(Settings { patience: Duration::from_millis(50), ..brisk() }).await;
    let (id, people) = two_people(&tables).await;
    let seat = turn(&tables, &id).await.0.unwrap();
    let other = Seat(1 - seat.0);
    let from = |seat| tables.look(&id, move |state| state.handover(seat, Duration::from_millis(50)));
    let changed = tables.look(&id, |state| state.changed()).await.unwrap();
    assert_eq!(from(seat).await.unwrap(), Some(changed + 50));
    assert_eq!(from(other).await.unwrap(), None, "the table does not wait for them");
    tokio::time::sleep(Duration::from_millis(80)).await;
    assert_eq!(code(tables.hand_to_bot(&id, &people[seat.index()], other, "random").await), "too-soon");
    tables.hand_to_bot(&id, &people[other.index()], seat, "random").await.unwrap();
    let sitter = tables.look(&id, |state| state.seats()[seat.index()].clone()).await.unwrap();
    assert_eq!((sitter.bot(), sitter.owner()), (Some("random"), Some(people[seat.index()])));
    tables.take_seat_back(&id, &people[seat.index()], seat).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_after_a_restart_and_rest_while_something_is_asked() {
    let house = House::new();
    let slow = Settings { pace: Duration::from_millis(30), ..brisk() };
    let (ann, bob) = (somebody(), somebody());
    let (id, before) = {
        let tables = house.open_with(Settings { pace: Duration::from_secs(3600), ..brisk() }).await;
        let seats = [me("Ann"), SeatPlan::Invitation, bot()];
        let created = tables.create(&ann, plan("gwt2", &seats)).await.unwrap();
        tables.accept(&created.invitations[0].1, &bob, "Bob").await.unwrap();
        let mut clicker = Clicker::new(23);
        while let (Some(seat @ (Seat(0) | Seat(1))), now) = turn(&tables, &created.id).await {
            let action = clicker.pick(&tables, &created.id, seat).await;
            tables.play(&created.id, [&ann, &bob][seat.index()], seat, &action, now).await.unwrap();
        }
        (created.id.clone(), version(&tables, &created.id).await)
    };
    let tables = house.open_with(slow).await;
    assert!(tables.resume().await.unwrap().is_empty());
    moves_on(&tables, &id, before).await;
    let mut asked = false;
    for _ in 0..100 {
        // The bot may click between the look and the request.
        let now = version(&tables, &id).await;
        if tables.ask(&id, &ann, Ask::BackTo(before.step), now).await.is_ok() {
            asked = true;
            break;
        }
    }
    assert!(asked);
    let resting = version(&tables, &id).await;
    tokio::time::sleep(Duration::from_millis(150)).await;
    assert_eq!(version(&tables, &id).await, resting);
    let back = tables.answer(&id, &bob, true).await.unwrap();
    assert!(back.step <= before.step);
    moves_on(&tables, &id, back).await;
}

/// Waits until a bot has played.
async fn moves_on(tables: &Tables, id: &TableId, from: Version) {
    for _ in 0..1000 {
        if version(tables, id).await > from {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the bot does not go on");
}

#[tokio::test(flavor = "multi_thread")]
async fn names_and_talk_are_limited() {
    let (house, tables, id, people) = two_at_a_table().await;
    let [ann, bob] = people;
    assert_eq!(code(tables.say(&id, &ann, Seat(1), "hello").await), "not-your-seat");
    assert_eq!(code(tables.say(&id, &somebody(), Seat(0), "hello").await), "not-your-seat");
    assert_eq!(code(tables.say(&id, &ann, Seat(0), &"x".repeat(LONGEST_CHAT + 1)).await), "too-long");
    assert_eq!(code(tables.say(&id, &ann, Seat(0), "\n \t").await), "empty");
    for number in 0..250 {
        tables.say(&id, [&ann, &bob][number % 2], Seat(number as u8 % 2), &format!("line {number}")).await.unwrap();
    }
    let chat = tables.see(&id, &ann, None, Locale::En).await.unwrap().chat;
    assert_eq!((chat.len(), chat[0].number, chat[199].number), (200, 50, 249));
    assert_eq!(chat, house.open().await.see(&id, &ann, None, Locale::En).await.unwrap().chat);
    assert_eq!(code(tables.rename(&id, &bob, Seat(0), "Eve").await), "not-your-seat");
    assert_eq!(code(tables.rename(&id, &ann, Seat(0), &"x".repeat(25)).await), "too-long");
    tables.rename(&id, &ann, Seat(0), "<b>Anna</b>").await.unwrap();
    assert_eq!(tables.see(&id, &bob, None, Locale::En).await.unwrap().seats[0].name, "<b>Anna</b>");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_make_no_sense_are_not_made() {
    let house = House::new();
    let tables = house.open().await;
    let ann = somebody();
    let mut odd = plan("gwt2", &[me("Ann"), bot()]);
    odd.options.push(("edition".to_owned(), "1".to_owned()));
    assert_eq!(code(tables.create(&ann, odd).await), "bad-option");
    assert_eq!(code(tables.create(&ann, plan("chess", &[me("Ann"), bot()])).await), "unknown-game");
    assert_eq!(code(tables.create(&ann, plan("gwt2", &[])).await), "bad-setup");
    assert_eq!(code(tables.create(&ann, plan("gwt2", &vec![bot(); 300])).await), "bad-setup");
    assert_eq!(code(tables.create(&ann, plan("gwt2", &[me(""), bot()])).await), "empty");
    let odd = SeatPlan::Bot("hal".to_owned());
    assert_eq!(code(tables.create(&ann, plan("gwt2", &[me("Ann"), odd])).await), "unknown-bot");
    assert!(tables.lobby(&ann).await.unwrap().mine.is_empty());

    // A table that never filled can be given up by who made it.
    let created = tables.create(&ann, plan("gwt2", &[me("Ann"), SeatPlan::Invitation])).await.unwrap();
    let now = version(&tables, &created.id).await;
    assert_eq!(code(tables.undo(&created.id, &ann, Seat(0), Undo::Step, now).await), "not-begun");
    assert_eq!(code(tables.ask(&created.id, &somebody(), Ask::Abandon, now).await), "not-your-seat");
    tables.ask(&created.id, &ann, Ask::Abandon, now).await.unwrap();
    assert_eq!(code(tables.accept(&created.invitations[0].1, &somebody(), "Bob").await), "over");
    // Or its open seat is given to a bot, and the game begins.
    let created = tables.create(&ann, plan("gwt2", &[me("Ann"), SeatPlan::Invitation])).await.unwrap();
    tables.hand_to_bot(&created.id, &ann, Seat(1), "random").await.unwrap();
    assert_eq!(tables.look(&created.id, |state| state.status()).await.unwrap(), Status::Running);
}

/// A bot that thinks for long.
struct Ponderous;

impl cowcatcher_bots::Bot<cowcatcher_games::gwt::Gwt> for Ponderous {
    fn name(&self) -> &'static str {
        "ponderous"
    }

    fn choose(
        &mut self,
        _: &cowcatcher_bots::Knowledge<'_, cowcatcher_games::gwt::Gwt>,
        choices: &cowcatcher_engine::Choices<cowcatcher_games::gwt::Action>,
    ) -> cowcatcher_games::gwt::Action {
        std::thread::sleep(Duration::from_millis(800));
        choices[0]
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thought_is_dropped_when_the_table_changed_meanwhile() {
    let house = House::new();
    let mut games = cowcatcher_table::Games::new();
    games.register::<cowcatcher_games::gwt::Gwt>(&["ponderous"], |_, _| Some(Box::new(Ponderous)));
    let tables = Tables::new(store(&house.path()).await, games, brisk());
    let (id, people) = two_people(&tables).await;
    let mut clicker = Clicker::new(24);
    for _ in 0..10 {
        clicker.click(&tables, &id, &people).await;
    }
    let (seat, now) = turn(&tables, &id).await;
    let (seat, before) = (seat.unwrap(), everything(&tables, &id).await);
    let who = people[seat.index()];
    tables.hand_to_bot(&id, &who, seat, "ponderous").await.unwrap();
    tokio::time::sleep(Duration::from_millis(400)).await;
    tables.take_seat_back(&id, &who, seat).await.unwrap();
    tokio::time::sleep(Duration::from_millis(900)).await;
    assert_eq!(everything(&tables, &id).await, before);

    // The bot thinks, the person on the other seat takes the table back: the thought was about another position.
    tables.hand_to_bot(&id, &who, seat, "ponderous").await.unwrap();
    tokio::time::sleep(Duration::from_millis(400)).await;
    let other = people[1 - seat.index()];
    let back = tables.ask(&id, &other, Ask::BackTo(now.step - 1), now).await.unwrap();
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(version(&tables, &id).await, back);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rival_of_the_game_plays_at_the_pace_of_bots_and_goes_on_after_a_restart() {
    let house = House::new();
    let ann = somebody();
    let (id, before) = {
        let tables = house.open_with(Settings { pace: Duration::from_secs(3600), ..brisk() }).await;
        let id = tables.create(&ann, plan("gwt2", &[me("Ann")])).await.unwrap().id;
        let mut clicker = Clicker::new(29);
        while let (Some(seat), now) = turn(&tables, &id).await {
            let action = clicker.pick(&tables, &id, seat).await;
            tables.play(&id, &ann, seat, &action, now).await.unwrap();
        }
        // The click is over, his turn has begun and is waited for.
        let (rival, names) = tables.look(&id, |state| (state.rival_to_act(), state.names(Locale::En))).await.unwrap();
        assert_eq!((rival, names), (Some(Seat(1)), vec!["Ann".to_owned(), "Sam".to_owned()]));
        let waiting = version(&tables, &id).await;
        tables.hurry(&id, &ann).await.unwrap();
        moves_on(&tables, &id, waiting).await;
        assert_eq!(turn(&tables, &id).await.0, Some(Seat(0)));
        while let (Some(seat), now) = turn(&tables, &id).await {
            let action = clicker.pick(&tables, &id, seat).await;
            tables.play(&id, &ann, seat, &action, now).await.unwrap();
        }
        let before = version(&tables, &id).await;
        (id, before)
    };
    let tables = house.open().await;
    assert!(tables.resume().await.unwrap().is_empty());
    moves_on(&tables, &id, before).await;
    assert_eq!(turn(&tables, &id).await.0, Some(Seat(0)));
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_have_names_of_their_own_and_give_way_to_people() {
    let house = House::new();
    let tables = house.open().await;
    let (ann, bob) = (somebody(), somebody());
    let shown =
        async |tables: &Tables, id: &TableId, locale| tables.look(id, |state| state.names(locale)).await.unwrap();
    let easy = SeatPlan::Bot("easy".to_owned());
    let seats = [me("Rusty"), easy.clone(), easy, SeatPlan::Anybody];
    let id = tables.create(&ann, plan("gwt2", &seats)).await.unwrap().id;
    // "Rusty" would be the name of the first; it is taken, so both move on.
    assert_eq!(shown(&tables, &id, Locale::En).await, ["Rusty", "Daisy", "Toby", "Nobody yet"]);
    assert_eq!(shown(&tables, &id, Locale::Uk).await[1..3], ["Дейзі", "Тобі"]);
    // Whoever sits down keeps the name that they give, in whatever letters.
    tables.join(&id, &bob, "дейзі").await.unwrap();
    assert_eq!(shown(&tables, &id, Locale::En).await, ["Rusty", "Lulu", "Toby", "дейзі"]);
    tables.rename(&id, &ann, Seat(0), "TOBY").await.unwrap();
    let names = ["TOBY", "Lulu", "Benny", "дейзі"];
    assert_eq!(shown(&tables, &id, Locale::En).await, names.map(str::to_owned));
    // It is stored with the table.
    assert_eq!(shown(&house.open().await, &id, Locale::En).await, names.map(str::to_owned));
}

/// Whoever was away keeps a say: those who are left play on against the bot in their place, but can't undo or end the game over their head.
#[tokio::test(flavor = "multi_thread")]
async fn who_was_replaced_still_has_to_agree() {
    let house = House::new();
    let settings = Settings { pace: Duration::from_secs(3600), patience: Duration::ZERO, ..brisk() };
    let tables = house.open_with(settings).await;
    let (id, people) = two_people(&tables).await;
    let mut clicker = Clicker::new(27);
    for _ in 0..60 {
        clicker.click(&tables, &id, &people).await;
    }
    let (away, now) = to_move(&tables, &id).await;
    let (ann, ben) = (people[1 - away.index()], people[away.index()]);
    tables.hand_to_bot(&id, &ann, away, "random").await.unwrap();
    for ask in [Ask::BackTo(now.step - 30), Ask::Abandon] {
        assert_eq!(tables.ask(&id, &ann, ask, now).await.unwrap(), now, "{ask:?} waits for Ben");
        let asked = tables.see(&id, &ben, None, Locale::En).await.unwrap().request.unwrap();
        assert!(asked.yours_to_answer && asked.missing == [away], "{asked:?}");
        assert_eq!(code(tables.journal(&id).await), "not-over");
        assert_eq!(code(tables.answer(&id, &somebody(), true).await), "nothing-asked");
        tables.answer(&id, &ben, false).await.unwrap();
        assert_eq!(version(&tables, &id).await, now);
    }
    tables.ask(&id, &ann, Ask::BackTo(now.step - 30), now).await.unwrap();
    // Another name changes nothing about who has to agree.
    tables.rename(&id, &ann, Seat(1 - away.0), "Anna").await.unwrap();
    let back = tables.answer(&id, &ben, true).await.unwrap();
    assert!(back.step <= now.step - 30 && back.revision > now.revision, "with Ben's consent it is done");
    tables.ask(&id, &ann, Ask::Abandon, back).await.unwrap();
    tables.answer(&id, &ben, true).await.unwrap();
    tables.journal(&id).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_takes_one_of_the_seats_that_are_open_to_anybody() {
    let house = House::new();
    let tables = house.open().await;
    let (ann, zoe) = (somebody(), somebody());
    let open = [me("Ann"), SeatPlan::Anybody, SeatPlan::Anybody, SeatPlan::Invitation];
    let created = tables.create(&ann, plan("gwt2", &open)).await.unwrap();
    let id = created.id;
    assert_eq!(tables.join(&id, &zoe, "Zoe").await.unwrap(), Seat(1));
    assert_eq!(code(tables.join(&id, &zoe, "Zoe again").await), "sits-already");
    // Whom somebody invited may sit there too, and who made the table may take the rest for those beside them.
    assert_eq!(tables.accept(&created.invitations[0].1, &zoe, "Yan").await.unwrap().1, Seat(3));
    assert_eq!(tables.join(&id, &ann, "Amy").await.unwrap(), Seat(2));
    assert_eq!(tables.look(&id, |state| state.status()).await.unwrap(), cowcatcher_table::Status::Running);
}

/// More tables of bots than have a place: each comes to its turn, and all of them to their end.
#[tokio::test(flavor = "multi_thread")]
async fn tables_of_bots_wait_for_a_place_and_come_to_their_turn() {
    let house = House::new();
    let settings = Settings { most_driven: 2, thinkers: 1, most_live: 4, ..brisk() };
    let tables = house.open_with(settings).await;
    let ann = somebody();
    let mut ids = Vec::new();
    for _ in 0..8 {
        ids.push(tables.create(&ann, plan("gwt2", &[bot(), bot()])).await.unwrap().id);
    }
    let store = store(&house.path()).await;
    for id in &ids {
        let over = async {
            while store.table(id).await.unwrap().unwrap().progress.status != cowcatcher_table::Status::Over {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(120), over).await.expect("a table is forgotten");
    }
}
