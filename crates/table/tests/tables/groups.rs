//! Groups: who is in them and who is not, their tables, and one click to the next game.

use crate::common::*;
use cowcatcher_engine::Seat;
use cowcatcher_table::{
    Deed, GroupId, Identity, LONGEST_GROUP_NAME, Quota, Quotas, SeatPlan, Secret, Settings, Sitter, Status, TableError,
    TableId, Tables,
};

/// A group of Ann, who founded it, and Bob; and a stranger.
async fn friday(tables: &Tables) -> (GroupId, [Identity; 3]) {
    let [ann, bob, stranger] = [(); 3].map(|()| somebody());
    let (group, link) = tables.found_group(&ann, "  Friday\u{202e} round ", "Ann").await.unwrap();
    assert_eq!(tables.join_group(&link, &bob, "Bob").await.unwrap(), group);
    (group, [ann, bob, stranger])
}

async fn names(tables: &Tables, group: &GroupId, who: &Identity) -> Vec<String> {
    tables.group(group, who, None).await.unwrap().members.into_iter().map(|member| member.name).collect()
}

/// Plays to the end.
async fn play_out(tables: &Tables, id: &TableId, people: &[Identity]) {
    let mut clicker = Clicker::new(5);
    while clicker.click(tables, id, people).await.is_some() {}
    tables.write_down().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_but_its_people_learns_of_a_group() {
    let house = House::new();
    let tables = house.open().await;
    let (group, [ann, bob, stranger]) = friday(&tables).await;
    let seen = tables.group(&group, &bob, None).await.unwrap();
    assert_eq!((seen.name.as_str(), seen.is_host(), seen.own_name()), ("Friday round", false, "Bob"));
    assert!(tables.group(&group, &ann, None).await.unwrap().is_host());
    let table = tables.create_in_group(&group, &ann, plan("toy", &[me("Ann"), SeatPlan::Member])).await.unwrap().id;
    let none: GroupId = "0000000000000000".parse().unwrap();
    // One that there is not, and one that is not theirs: the same answer to whatever they try.
    for group in [&group, &none] {
        assert_eq!(code(tables.group(group, &stranger, None).await), "unknown-group");
        assert_eq!(code(tables.name_group(group, &stranger, "Mine").await), "unknown-group");
        assert_eq!(code(tables.name_in_group(group, &stranger, "Eve").await), "unknown-group");
        assert_eq!(code(tables.link_group(group, &stranger).await), "unknown-group");
        assert_eq!(code(tables.leave_group(group, &stranger).await), "unknown-group");
        assert_eq!(code(tables.send_away(group, &stranger, 2).await), "unknown-group");
        assert_eq!(code(tables.next_game(group, &stranger).await), "unknown-group");
        let seats = plan("toy", &[me("Eve"), SeatPlan::Member]);
        assert_eq!(code(tables.create_in_group(group, &stranger, seats).await), "unknown-group");
    }
    assert_eq!(tables.group_at(&table, &stranger).await.unwrap(), None);
    assert_eq!(tables.group_at(&table, &bob).await.unwrap(), Some((group.clone(), "Friday round".to_owned())));
    assert!(tables.groups_of(&stranger).await.unwrap().is_empty());
    assert_eq!(tables.groups_of(&bob).await.unwrap()[0].members, ["Ann", "Bob"]);
    let lobby = tables.lobby(&stranger).await.unwrap();
    assert!(lobby.open.is_empty() && lobby.running.is_empty());
    assert_eq!(names(&tables, &group, &ann).await, ["Ann", "Bob"], "and nothing was changed");
    // Without a group no seat is kept for one.
    assert_eq!(code(tables.create(&ann, plan("toy", &[me("Ann"), SeatPlan::Member])).await), "unknown-group");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_sends_people_away_and_their_link_with_them() {
    let house = House::new();
    let tables = house.open().await;
    let (group, [ann, bob, eve]) = friday(&tables).await;
    let number = async |name: &str| {
        let members = tables.group(&group, &ann, None).await.unwrap().members;
        members.into_iter().find(|member| member.name == name).unwrap().number
    };
    // Anybody in it makes a new link; the one before leads nowhere then.
    let old = tables.link_group(&group, &ann).await.unwrap();
    let link = tables.link_group(&group, &bob).await.unwrap();
    assert_eq!(code(tables.join_group(&old, &eve, "Eve").await), "bad-invitation");
    assert_eq!(code(tables.linked_group(&old).await), "bad-invitation");
    assert_eq!(code(tables.join_group(&Secret::new().unwrap(), &eve, "Eve").await), "bad-invitation");
    assert_eq!(tables.linked_group(&link).await.unwrap().host, "Ann");
    tables.join_group(&link, &eve, "Eve").await.unwrap();
    assert_eq!(tables.join_group(&link, &eve, "Evelyn").await.unwrap(), group, "who is in it stays as they are");
    assert_eq!(names(&tables, &group, &eve).await, ["Ann", "Bob", "Eve"]);
    assert_eq!(code(tables.send_away(&group, &bob, number("Eve").await).await), "not-your-group");
    assert_eq!(code(tables.name_group(&group, &bob, "Bob’s").await), "not-your-group");
    assert_eq!(code(tables.send_away(&group, &ann, number("Ann").await).await), "not-your-group", "one leaves oneself");
    tables.send_away(&group, &ann, number("Eve").await).await.unwrap();
    assert_eq!(code(tables.group(&group, &eve, None).await), "unknown-group");
    assert_eq!(code(tables.join_group(&link, &eve, "Eve").await), "bad-invitation", "the link went with her");
    assert!(!tables.group(&group, &ann, None).await.unwrap().linked);
    // Whoever came in first of those who are left is the host.
    tables.leave_group(&group, &ann).await.unwrap();
    assert!(tables.group(&group, &bob, None).await.unwrap().is_host());
    tables.name_group(&group, &bob, "Bob’s round").await.unwrap();
    tables.name_in_group(&group, &bob, "Robert").await.unwrap();
    for (wrong, why) in [("", "empty"), ("\u{200b}", "empty"), (&*"x".repeat(LONGEST_GROUP_NAME + 1), "too-long")] {
        assert_eq!(code(tables.name_group(&group, &bob, wrong).await), why);
        assert_eq!(code(tables.found_group(&ann, wrong, "Ann").await), why);
        assert_eq!(code(tables.found_group(&ann, "Round", wrong).await), why);
    }
    assert_eq!(names(&tables, &group, &bob).await, ["Robert"]);
    tables.leave_group(&group, &bob).await.unwrap();
    assert_eq!(code(tables.group(&group, &bob, None).await), "unknown-group");
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_kept_for_the_group() {
    let house = House::new();
    let tables = house.open().await;
    let (group, [ann, bob, stranger]) = friday(&tables).await;
    let seats = [me("Ann"), SeatPlan::Member, SeatPlan::Member];
    let made = tables.create_in_group(&group, &ann, plan("gwt2", &seats)).await.unwrap();
    assert!(made.invitations.is_empty(), "nobody needs a link");
    assert_eq!(code(tables.join(&made.id, &stranger, "Eve").await), "full");
    assert_eq!(tables.join(&made.id, &bob, "Bob").await.unwrap(), Seat(1));
    assert_eq!(code(tables.join(&made.id, &bob, "Bob again").await), "sits-already");
    // A guest comes by a link for the seat, as anywhere.
    let link = tables.invite(&made.id, &ann, Seat(2)).await.unwrap();
    assert_eq!(code(tables.join(&made.id, &stranger, "Eve").await), "full");
    tables.accept(&link, &stranger, "Eve").await.unwrap();
    assert_eq!(tables.look(&made.id, |state| state.status()).await.unwrap(), Status::Running);
    // Who was sent away sits down no more.
    let made = tables.create_in_group(&group, &ann, plan("gwt2", &[me("Ann"), SeatPlan::Member])).await.unwrap();
    let number = tables.group(&group, &ann, None).await.unwrap().members[1].number;
    tables.send_away(&group, &ann, number).await.unwrap();
    assert_eq!(code(tables.join(&made.id, &bob, "Bob").await), "full");
    assert_eq!(tables.group(&group, &ann, None).await.unwrap().tables.len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_click_leads_to_the_next_game() {
    let house = House::new();
    let tables = house.open().await;
    let (group, [ann, bob, _]) = friday(&tables).await;
    assert_eq!(tables.group(&group, &ann, None).await.unwrap().next, None);
    assert_eq!(code(tables.next_game(&group, &ann).await), "not-begun");
    let mut first = plan("gwt2", &[me("Ann"), bot(), SeatPlan::Member]);
    first.options = vec![("buildings".to_owned(), "b".to_owned())];
    let first = tables.create_in_group(&group, &ann, first).await.unwrap().id;
    // While it waits for people it is the next one, for everybody.
    assert_eq!(tables.next_game(&group, &bob).await.unwrap(), first);
    tables.join(&first, &bob, "Bob").await.unwrap();
    let next = tables.group(&group, &bob, None).await.unwrap().next.unwrap();
    // Everybody one seat on; the bot keeps its own.
    assert_eq!(next.seats, [bot(), me("Bob"), SeatPlan::Member]);
    assert_eq!(next.options["buildings"], "b");
    // However many click at once, there is one table.
    let clicks = (0..6).map(|number| {
        let (tables, group, who) = (tables.clone(), group.clone(), [ann, bob][number % 2]);
        tokio::spawn(async move { tables.next_game(&group, &who).await.unwrap() })
    });
    let mut made = Vec::new();
    for click in clicks.collect::<Vec<_>>() {
        made.push(click.await.unwrap());
    }
    made.dedup();
    assert_eq!(made.len(), 1);
    let second = made.remove(0);
    let seats = tables.look(&second, |state| state.seats().to_vec()).await.unwrap();
    assert_eq!(seats.iter().filter(|seat| matches!(seat.sitter, Sitter::Open { invitation: Some(_) })).count(), 1);
    assert_eq!(seats.iter().filter(|seat| seat.bot() == Some("random")).count(), 1);
    // It is like the last one, on a server that was started anew too.
    drop(tables);
    let tables = house.open().await;
    let options = |id: TableId| {
        let tables = tables.clone();
        async move { tables.look(&id, |state| state.playing().options()).await.unwrap() }
    };
    assert_eq!(options(first).await, options(second.clone()).await);
    assert_eq!(tables.next_game(&group, &bob).await.unwrap(), second);
}

#[tokio::test(flavor = "multi_thread")]
async fn results_and_rematches_stay_in_the_group() {
    let house = House::new();
    let tables = house.open().await;
    let (group, [ann, bob, _]) = friday(&tables).await;
    let made = tables.create_in_group(&group, &ann, plan("toy", &[me("Ann"), SeatPlan::Member])).await.unwrap().id;
    tables.join(&made, &bob, "Bobby").await.unwrap();
    play_out(&tables, &made, &[ann, bob]).await;
    let again = tables.rematch(&made, &bob).await.unwrap();
    assert_eq!(tables.group(&group, &ann, None).await.unwrap().tables[0].table, again);
    play_out(&tables, &again, &[bob, ann]).await;
    // What others play is none of it.
    let (elsewhere, people) = two_people_at(&tables, "toy").await;
    play_out(&tables, &elsewhere, &people).await;
    let seen = tables.group(&group, &ann, None).await.unwrap();
    let finished: Vec<&TableId> = seen.finished.games.iter().map(|game| &game.table).collect();
    assert_eq!(finished, [&again, &made]);
    let mut people: Vec<&str> = seen.results.iter().map(|result| result.name.as_str()).collect();
    people.sort_unstable();
    assert_eq!(people, ["Ann", "Bob"], "by their names in the group");
    assert!(seen.results.iter().all(|result| result.games == 2 && result.scored == 2));
    let ranks: u64 = seen.results.iter().map(|result| result.ranks).sum();
    let firsts: u32 = seen.results.iter().map(|result| result.places[0]).sum();
    assert!(firsts >= 2 && (4..=6).contains(&ranks), "{firsts} {ranks}");
    // A group that is gone leaves its games to those who played them.
    tables.leave_group(&group, &ann).await.unwrap();
    tables.leave_group(&group, &bob).await.unwrap();
    assert_eq!(tables.played(&ann, None).await.unwrap().games.len(), 2);
    tables.rematch(&again, &ann).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn groups_are_counted() {
    let house = House::new();
    let person = Quota { groups_a_day: 2, seats_a_minute: 3, ..Quota::NONE };
    let limited = Settings { quotas: Quotas { person, address: Quota::NONE }, ..brisk() };
    let tables = house.open_with(limited).await;
    let [ann, eve] = [somebody(), somebody()];
    let mut links = Vec::new();
    for number in 0..2 {
        links.push(tables.found_group(&ann, &format!("Round {number}"), "Ann").await.unwrap().1);
    }
    match tables.found_group(&ann, "One too many", "Ann").await {
        Err(TableError::Quota { deed: Deed::Group, .. }) => {}
        said => panic!("{said:?}"),
    }
    assert_eq!(tables.groups_of(&ann).await.unwrap().len(), 2);
    // Trying links is counted like sitting down.
    let mut tried = 0;
    while code(tables.join_group(&Secret::new().unwrap(), &eve, "Eve").await) == "bad-invitation" {
        tried += 1;
        assert!(tried <= 6, "a minute may have passed once");
    }
    assert!(tried >= 3);
}
