//! What every store promises of groups.

use crate::archive::{archive, bot, over_in};
use crate::story::*;
use cowcatcher_table::{
    Admission, GroupId, GroupResult, GroupRow, Groups, Identity, MemberRow, SeatRow, Sitter, Status, Store, TableRow,
};

fn groups(store: &dyn Store) -> &dyn Groups {
    store.groups().expect("it keeps groups")
}

fn group_id(number: u8) -> GroupId {
    format!("{number:016}").parse().unwrap()
}

fn member(number: u32, who: u8, name: &str) -> MemberRow {
    MemberRow { number, who: somebody(who), name: name.to_owned(), joined: NOW }
}

/// A group of one, with a link.
async fn founded(store: &dyn Store, number: u8) -> GroupRow {
    let group = GroupRow {
        id: group_id(number),
        name: format!("Round {number} \u{1f402} 'quoted'"),
        link: Some(somebody(200 + number)),
        created: NOW,
        members: vec![member(1, 21, "Ann")],
    };
    groups(store).found_group(&group).await.unwrap();
    group
}

async fn admitted(store: &dyn Store, link: Option<Identity>, who: u8, name: &str) -> Admission {
    groups(store).admit(&link.unwrap(), &somebody(who), name, NOW, 4).await.unwrap()
}

pub async fn people_come_into_a_group_by_its_link_and_go(store: &dyn Store) {
    let (kept, group) = (groups(store), founded(store, 1).await);
    let other = founded(store, 2).await;
    assert_eq!(kept.group(&group.id).await.unwrap(), Some(group.clone()), "all of it is as it was written");
    assert_eq!(kept.group(&group_id(9)).await.unwrap(), None);
    assert_eq!(kept.linked(&somebody(201)).await.unwrap(), Some(group.clone()));
    assert_eq!(kept.linked(&somebody(209)).await.unwrap(), None);
    assert_eq!(admitted(store, group.link, 22, "Bob").await, Admission::Joined(group.id.clone()));
    // A second time changes nothing, neither by oneself nor under another name.
    assert_eq!(admitted(store, group.link, 22, "Robert").await, Admission::Member(group.id.clone()));
    assert_eq!(admitted(store, Some(somebody(209)), 22, "Bob").await, Admission::NoGroup);
    for (who, name) in [(23, "Cleo"), (24, "Dan")] {
        assert_eq!(admitted(store, group.link, who, name).await, Admission::Joined(group.id.clone()));
    }
    assert_eq!(admitted(store, group.link, 25, "Eve").await, Admission::Full);
    let seen = kept.group(&group.id).await.unwrap().unwrap();
    let names: Vec<&str> = seen.members.iter().map(|member| member.name.as_str()).collect();
    assert_eq!(names, ["Ann", "Bob", "Cleo", "Dan"], "in the order in which they came");
    kept.name_group(&group.id, "Friday").await.unwrap();
    kept.name_member(&group.id, &somebody(22), "Robert").await.unwrap();
    let seen = kept.group(&group.id).await.unwrap().unwrap();
    assert_eq!((seen.name.as_str(), seen.member(&somebody(22)).unwrap().name.as_str()), ("Friday", "Robert"));
    assert_eq!(kept.group(&other.id).await.unwrap(), Some(other.clone()), "no other group is touched");
    // Another link shuts the one before; none shuts all.
    kept.link(&group.id, Some(&somebody(210))).await.unwrap();
    assert_eq!(kept.linked(&somebody(201)).await.unwrap(), None);
    let cleo = seen.member(&somebody(23)).unwrap().number;
    assert!(kept.part(&group.id, cleo, true).await.unwrap());
    assert!(!kept.part(&group.id, cleo, true).await.unwrap(), "she was gone already");
    assert_eq!(kept.group(&group.id).await.unwrap().unwrap().link, None);
    assert_eq!(admitted(store, Some(somebody(210)), 23, "Cleo").await, Admission::NoGroup);
    // A number is given once: who comes back has another one.
    kept.link(&group.id, Some(&somebody(211))).await.unwrap();
    admitted(store, Some(somebody(211)), 23, "Cleo").await;
    let seen = kept.group(&group.id).await.unwrap().unwrap();
    assert!(seen.member(&somebody(23)).unwrap().number > seen.member(&somebody(24)).unwrap().number);
    let of = async |who: u8| -> Vec<GroupId> {
        kept.groups_of(&somebody(who)).await.unwrap().into_iter().map(|group| group.id).collect()
    };
    assert_eq!(of(21).await, [group_id(1), group_id(2)]);
    assert_eq!((of(22).await, of(25).await), (vec![group_id(1)], Vec::new()));
    assert_eq!(kept.groups_of(&somebody(22)).await.unwrap(), std::slice::from_ref(&seen), "with all who are in it");
    for member in &seen.members {
        assert!(kept.part(&group.id, member.number, false).await.unwrap());
    }
    assert_eq!(kept.group(&group.id).await.unwrap(), None, "with the last one it is gone");
    assert_eq!(kept.linked(&somebody(211)).await.unwrap(), None);
    assert_eq!(of(21).await, [group_id(2)]);
}

pub async fn of_many_who_come_at_once_each_is_in_once(store: &dyn Store) {
    let (kept, group) = (groups(store), founded(store, 1).await);
    let link = group.link.unwrap();
    let people: Vec<Identity> = (0..24).map(|number| somebody(30 + number % 12)).collect();
    let said = futures(people.iter().map(|who| kept.admit(&link, who, "Guest", NOW, 9)).collect()).await;
    let joined = said.iter().filter(|said| matches!(said, Ok(Admission::Joined(_)))).count();
    assert_eq!(joined, 8, "{said:?}");
    let members = kept.group(&group.id).await.unwrap().unwrap().members;
    let mut who: Vec<Identity> = members.iter().map(|member| member.who).collect();
    who.sort();
    who.dedup();
    assert_eq!((members.len(), who.len()), (9, 9), "as many as there may be, each once");
}

pub async fn a_group_has_its_tables(store: &dyn Store) {
    let (kept, group) = (groups(store), founded(store, 1).await);
    let other = founded(store, 2).await;
    let of = |number: u8, group: &GroupRow| TableRow {
        group: Some(group.id.clone()),
        created: NOW + i64::from(number),
        ..table(number)
    };
    for row in [of(1, &group), of(2, &group), of(3, &other), table(4), of(5, &group)] {
        make(store, &row, &[]).await.unwrap();
        let kept = store.table(&row.id).await.unwrap().unwrap();
        assert_eq!(kept, row, "whose table it is comes back");
    }
    // Of a group that is gone it is nobody's.
    let nobodys = TableRow { group: Some(group_id(99)), ..table(6) };
    make(store, &nobodys, &[]).await.unwrap();
    assert_eq!(store.table(&nobodys.id).await.unwrap().unwrap().group, None);
    let row = of(1, &group);
    let first = cowcatcher_table::Append { now: NOW + 9, ..append(&row, row.version, &[]) };
    store.append(first).await.unwrap();
    let ids = |numbers: &[u8]| -> Vec<_> { numbers.iter().map(|&number| table(number).id).collect() };
    assert_eq!(kept.going(&group.id, 9).await.unwrap(), ids(&[1, 2, 5]), "where something happened last stands first");
    assert_eq!(kept.going(&group.id, 1).await.unwrap(), ids(&[1]));
    assert_eq!(kept.last_table(&group.id).await.unwrap(), Some(table(5).id));
    assert!(store.delete(&table(5).id, i64::MAX).await.unwrap());
    assert_eq!(kept.last_table(&group.id).await.unwrap(), Some(table(2).id));
    assert_eq!(kept.last_table(&group_id(99)).await.unwrap(), None);
    // A group that is gone leaves its tables.
    assert!(kept.part(&group.id, 1, false).await.unwrap());
    assert_eq!(store.table(&row.id).await.unwrap().unwrap().group, None);
    assert_eq!(store.table(&row.id).await.unwrap().unwrap().progress.status, Status::Running);
    assert!(kept.going(&group.id, 9).await.unwrap().is_empty());
    assert_eq!(store.table(&table(3).id).await.unwrap().unwrap().group, Some(other.id));
}

pub async fn results_of_a_group_add_up(store: &dyn Store) {
    let (kept, group) = (groups(store), founded(store, 1).await);
    admitted(store, group.link, 22, "Bob").await;
    let (ann, bob, guest) = (person(21, "Annie"), person(22, "Bob"), person(29, "Guest"));
    let away =
        SeatRow { name: "Bob".to_owned(), sitter: Sitter::Bot { bot: "hard".to_owned(), owner: Some(somebody(22)) } };
    let mut number = 0;
    let mut play = async |seats: Vec<SeatRow>, own: bool, game: &str| {
        number += 1;
        let row = TableRow { seats, group: own.then(|| group.id.clone()), game: game.to_owned(), ..table(number) };
        let mut game = over_in(store, row, number).await;
        if number == 3 {
            // Who left the game has no points, and comes last all the same.
            game.seats[2].total = None;
        }
        assert!(archive(store).record(&game).await.unwrap());
    };
    play(vec![ann.clone(), bob.clone()], true, "gwt2").await;
    play(vec![bot("hard"), ann.clone(), away, guest.clone()], true, "gwt2").await;
    play(vec![bob.clone(), person(29, "Visitor"), ann.clone()], true, "gwt2").await;
    play(vec![guest.clone(), ann.clone()], true, "steam").await;
    // Not of the group; and on two seats she was nobody.
    play(vec![ann.clone(), bob.clone()], false, "gwt2").await;
    play(vec![ann.clone(), person(21, "Ann’s friend"), bob], true, "steam").await;
    let results = kept.results_in(&group.id).await.unwrap();
    let told = |it: &GroupResult| {
        (it.game.clone(), it.name.clone(), it.games, it.places, it.ranks, it.scored, it.total, it.best)
    };
    let gwt = |name: &str, games, places, ranks, scored, total, best| {
        ("gwt2".to_owned(), name.to_owned(), games, places, ranks, scored, total, best)
    };
    let steam = |name: &str, places, ranks, total| {
        ("steam".to_owned(), name.to_owned(), 1, places, ranks, 1, total, Some(total as i32))
    };
    assert_eq!(
        results.iter().map(told).collect::<Vec<_>>(),
        [
            // Those in the group by their names there, others by the last one they had.
            gwt("Ann", 3, [1, 1, 1], 6, 2, 90 + 80, Some(90)),
            gwt("Bob", 3, [1, 1, 1], 6, 3, 80 + 70 + 90, Some(90)),
            gwt("Guest", 2, [0, 1, 0], 6, 2, 60 + 80, Some(80)),
            steam("Guest", [1, 0, 0], 1, 90),
            steam("Ann", [0, 1, 0], 2, 80),
            steam("Bob", [0, 0, 1], 3, 70),
        ]
    );
    let played = kept.played_in(&group.id, None, 3).await.unwrap();
    let ids: Vec<_> = played.iter().map(|game| game.id.clone()).collect();
    assert_eq!(ids, [6, 4, 3].map(|number| table(number).id));
    assert_eq!(played[1].seats.len(), 2);
    let place = cowcatcher_table::Place { changed: played[2].ended, id: played[2].id.clone() };
    assert_eq!(kept.played_in(&group.id, Some(&place), 9).await.unwrap().len(), 2);
    assert!(kept.results_in(&group_id(9)).await.unwrap().is_empty());
}
