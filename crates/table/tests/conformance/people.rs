//! What every store promises of people and their devices.

use crate::archive::{archive, bot, of, over, publish};
use crate::story::*;
use cowcatcher_engine::Seat;
use cowcatcher_table::{
    Append, ChatLine, Consent, Device, Entry, Filter, Identity, Joined, Opens, Passkey, Pauses, People, Player,
    Progress, Room, SeatRow, SignedOut, Status, Store, TableRow, Ticket, Version,
};

const MINUTE: i64 = 60_000;

fn people(store: &dyn Store) -> &dyn People {
    store.people().expect("it knows people")
}

fn device(device: u8, person: u8) -> Device {
    let (device, person) = (somebody(device), somebody(person));
    Device { device, person, name: "Firefox, Android".to_owned(), made: NOW, seen: NOW, gone: false }
}

fn ticket(hash: u8, opens: Opens, person: u8) -> Ticket {
    let until = Some(NOW + 10 * MINUTE);
    Ticket { hash: somebody(hash), opens, person: somebody(person), state: vec![1, 2, 3], until }
}

/// A device comes to a person who proved to be there.
async fn comes(store: &dyn Store, device: u8, person: u8) -> Joined {
    people(store).join(&somebody(device), "Chrome", Entry::Proved(somebody(person)), NOW).await.unwrap()
}

pub async fn a_device_acts_for_somebody_until_it_is_signed_out(store: &dyn Store) {
    let kept = people(store);
    assert_eq!(kept.device(&somebody(1)).await.unwrap(), None);
    kept.keep_device(&device(1, 1)).await.unwrap();
    // The row that there is stays.
    kept.keep_device(&device(1, 9)).await.unwrap();
    assert_eq!(kept.device(&somebody(1)).await.unwrap(), Some(device(1, 1)));
    assert_eq!(comes(store, 2, 1).await, Joined::Done { person: somebody(1), tables: vec![] });
    assert_eq!(comes(store, 2, 1).await, Joined::Already);
    kept.touch(&somebody(1), NOW + MINUTE).await.unwrap();
    let names = |devices: Vec<Device>| devices.into_iter().map(|it| (it.device, it.name)).collect::<Vec<_>>();
    let both = [(somebody(1), "Firefox, Android".to_owned()), (somebody(2), "Chrome".to_owned())];
    assert_eq!(names(kept.devices(&somebody(1)).await.unwrap()), both, "the latest seen comes first");
    // Nobody signs out what is not theirs; what is signed out stays so.
    assert_eq!(kept.sign_out(&somebody(3), &somebody(1)).await.unwrap(), SignedOut::Unknown);
    kept.keep_ticket(&ticket(50, Opens::Link, 1), NOW).await.unwrap();
    assert_eq!(kept.sign_out(&somebody(1), &somebody(1)).await.unwrap(), SignedOut::Done);
    assert_eq!(kept.sign_out(&somebody(1), &somebody(1)).await.unwrap(), SignedOut::Unknown);
    assert!(kept.device(&somebody(1)).await.unwrap().unwrap().gone);
    assert_eq!(kept.ticket(Opens::Link, &somebody(50), NOW).await.unwrap(), None, "its link opens nothing");
    assert_eq!(names(kept.devices(&somebody(1)).await.unwrap()), both[1..]);
    // The last way to a person stays open, until there is another.
    assert_eq!(kept.sign_out(&somebody(1), &somebody(2)).await.unwrap(), SignedOut::LastWay);
    assert!(!kept.device(&somebody(2)).await.unwrap().unwrap().gone);
    kept.keep_codes(&somebody(1), &[somebody(60)]).await.unwrap();
    assert_eq!(kept.sign_out(&somebody(1), &somebody(2)).await.unwrap(), SignedOut::Done);
    // Whoever has a code is back, also on a device that was signed out.
    let joined = kept.join(&somebody(2), "Chrome", Entry::Ticket(Opens::Code, somebody(60)), NOW).await.unwrap();
    assert_eq!(joined, Joined::Done { person: somebody(1), tables: vec![] });
    assert_eq!(names(kept.devices(&somebody(1)).await.unwrap()), both[1..]);
}

pub async fn a_ticket_opens_once(store: &dyn Store) {
    let kept = people(store);
    let link = ticket(50, Opens::Link, 1);
    kept.keep_ticket(&link, NOW).await.unwrap();
    kept.keep_ticket(&ticket(51, Opens::SignIn, 1), NOW).await.unwrap();
    assert_eq!(kept.ticket(Opens::Link, &link.hash, NOW).await.unwrap(), Some(link.clone()));
    assert_eq!(kept.ticket(Opens::Code, &link.hash, NOW).await.unwrap(), None, "it opens what it was made for");
    assert_eq!(kept.take_ticket(Opens::Code, &link.hash, NOW).await.unwrap(), None);
    // However many try at once, one gets it.
    let tried = futures((0..8).map(|_| kept.take_ticket(Opens::Link, &link.hash, NOW)).collect()).await;
    assert_eq!(tried.into_iter().filter(|taken| *taken == Ok(Some(link.clone()))).count(), 1);
    assert_eq!(kept.ticket(Opens::Link, &link.hash, NOW).await.unwrap(), None);
    let joined = kept.join(&somebody(2), "Chrome", Entry::Ticket(Opens::Link, link.hash), NOW).await.unwrap();
    assert_eq!(joined, Joined::Unknown);
    // When its time is over it opens nothing; another one takes its place.
    kept.keep_ticket(&link, NOW).await.unwrap();
    assert_eq!(kept.take_ticket(Opens::Link, &link.hash, NOW + 10 * MINUTE).await.unwrap(), None);
    kept.keep_ticket(&ticket(52, Opens::Link, 1), NOW).await.unwrap();
    assert_eq!(kept.ticket(Opens::Link, &link.hash, NOW).await.unwrap(), None);
    assert!(kept.ticket(Opens::SignIn, &somebody(51), NOW).await.unwrap().is_some(), "others are not touched");
    // What is too old goes.
    kept.keep_ticket(&ticket(53, Opens::Link, 2), NOW + 20 * MINUTE).await.unwrap();
    assert_eq!(kept.ticket(Opens::SignIn, &somebody(51), NOW).await.unwrap(), None);
}

pub async fn codes_are_used_up_one_by_one(store: &dyn Store) {
    let kept = people(store);
    kept.keep_codes(&somebody(1), &[60, 61, 62].map(somebody)).await.unwrap();
    assert_eq!((kept.codes_left(&somebody(1)).await.unwrap(), kept.codes_left(&somebody(2)).await.unwrap()), (3, 0));
    let entry = Entry::Ticket(Opens::Code, somebody(61));
    assert!(matches!(kept.join(&somebody(2), "Chrome", entry, NOW).await.unwrap(), Joined::Done { .. }));
    assert_eq!(kept.join(&somebody(3), "Chrome", entry, NOW).await.unwrap(), Joined::Unknown);
    assert_eq!(kept.codes_left(&somebody(1)).await.unwrap(), 2);
    kept.keep_codes(&somebody(1), &[somebody(63)]).await.unwrap();
    assert_eq!(kept.codes_left(&somebody(1)).await.unwrap(), 1);
    assert_eq!(kept.ticket(Opens::Code, &somebody(60), NOW).await.unwrap(), None, "those before are worth nothing");
}

pub async fn a_name_that_looks_like_anothers_is_refused(store: &dyn Store) {
    let kept = people(store);
    assert_eq!(kept.name(&somebody(1)).await.unwrap(), None);
    assert!(kept.keep_name(&somebody(1), "Ann", NOW).await.unwrap());
    for alike in ["Ann", "ann", "A n n", "Αnn", "Аnn"] {
        assert!(!kept.keep_name(&somebody(2), alike, NOW).await.unwrap(), "{alike}");
    }
    assert_eq!(kept.name(&somebody(2)).await.unwrap(), None);
    assert!(kept.keep_name(&somebody(2), "Bob", NOW).await.unwrap());
    assert!(!kept.keep_name(&somebody(2), "ANN", NOW).await.unwrap());
    assert_eq!(kept.name(&somebody(2)).await.unwrap().as_deref(), Some("Bob"), "who is refused keeps theirs");
    // One's own may be written otherwise; what one gives up others may have.
    assert!(kept.keep_name(&somebody(1), "ANN", NOW).await.unwrap());
    assert!(kept.keep_name(&somebody(1), "Anna", NOW).await.unwrap());
    assert!(kept.keep_name(&somebody(2), "Ann", NOW).await.unwrap());
}

fn passkey(id: u8, person: u8) -> Passkey {
    let (name, bytes) = ("Safari, iPhone".to_owned(), |byte: u8| vec![byte, 0, 255]);
    let person = somebody(person);
    Passkey { id: bytes(id), person, handle: bytes(7), name, fixed: bytes(8), state: bytes(9), made: NOW, used: None }
}

pub async fn passkeys_are_kept_with_their_owner(store: &dyn Store) {
    let kept = people(store);
    kept.keep_passkey(&passkey(1, 1)).await.unwrap();
    kept.keep_passkey(&passkey(2, 1)).await.unwrap();
    assert!(kept.keep_passkey(&passkey(1, 2)).await.is_err(), "its id is taken");
    assert_eq!(kept.passkeys(&somebody(1)).await.unwrap(), [passkey(1, 1), passkey(2, 1)]);
    kept.use_passkey(&passkey(1, 1).id, &[4, 4], NOW + 1).await.unwrap();
    let used = Passkey { state: vec![4, 4], used: Some(NOW + 1), ..passkey(1, 1) };
    assert_eq!(kept.passkey(&used.id).await.unwrap(), Some(used.clone()));
    assert!(!kept.remove_passkey(&somebody(2), &used.id).await.unwrap(), "it is not theirs");
    assert!(kept.remove_passkey(&somebody(1), &used.id).await.unwrap());
    assert_eq!(kept.passkey(&used.id).await.unwrap(), None);
    assert_eq!(kept.passkeys(&somebody(1)).await.unwrap(), [passkey(2, 1)]);
}

/// A table of two that is being played.
async fn running(store: &dyn Store, number: u8, seats: [SeatRow; 2]) -> TableRow {
    let row = TableRow { seats: seats.to_vec(), creator: seats[0].owner().unwrap(), ..table(number) };
    make(store, &row, &[]).await.unwrap();
    store.append(append(&row, Version::default(), &[lines(&["1 a"])])).await.unwrap();
    store.table(&row.id).await.unwrap().unwrap()
}

pub async fn what_a_browser_had_comes_along(store: &dyn Store) {
    let finished = archive(store);
    let (ann, phone, bob) = (person(21, "Ann"), person(31, "Ann"), person(22, "Bob"));
    // She played two rated games here and two there, against the same people.
    for (number, seats) in [
        (1, [ann.clone(), bob.clone()]),
        (2, [bob.clone(), ann.clone()]),
        (3, [phone.clone(), bob.clone()]),
        (4, [phone.clone(), bot("hard")]),
    ] {
        let game = over(store, number, &seats, true).await;
        assert!(finished.record(&game).await.unwrap());
    }
    publish(store, &table(3).id, &[31, 22]).await;
    let seen = async |number: u8| finished.played(&somebody(number), None, 9).await.unwrap();
    assert!(seen(31).await.iter().any(|game| game.public));
    let rating = finished.ratings(&Player::Person(somebody(21))).await.unwrap();
    let row = running(store, 5, [phone.clone(), bob.clone()]).await;
    let hints = Consent { hints: vec![somebody(31)], ..Consent::default() };
    store.keep_consent(&row.id, row.version, &row.consent, &hints).await.unwrap();
    let zone = Pauses { zone: "Europe/Rome".to_owned(), ..Pauses::default() };
    store.keep_pauses(&somebody(31), &zone).await.unwrap();

    let joined = comes(store, 31, 21).await;
    let Joined::Done { person, mut tables } = joined else { panic!("{joined:?}") };
    tables.sort();
    assert_eq!((person, tables), (somebody(21), of(&[3, 4, 5])));
    let row = store.table(&row.id).await.unwrap().unwrap();
    assert_eq!(
        (row.seats[0].owner(), row.creator, row.consent.hints),
        (Some(somebody(21)), somebody(21), vec![somebody(21)])
    );
    assert_eq!(store.pauses(&somebody(21)).await.unwrap(), zone);
    assert!(mine(store, &somebody(31)).await.is_empty() && seen(31).await.is_empty());
    assert_eq!(seen(21).await.len(), 4);
    // What everybody agreed to stands: whoever withdraws does so as the one they are now.
    let public = finished.found(&Filter::default(), None, 9).await.unwrap();
    assert_eq!(public.iter().map(|game| game.id.clone()).collect::<Vec<_>>(), of(&[3]));
    publish(store, &table(3).id, &[22]).await;
    assert!(finished.found(&Filter::default(), None, 9).await.unwrap().is_empty());

    assert!(finished.tallies(&somebody(31)).await.unwrap().is_empty());
    let sum = finished.tallies(&somebody(21)).await.unwrap();
    assert_eq!(
        (sum.len(), sum[0].games, sum[0].wins, sum[0].ranks, sum[0].total, sum[0].best),
        (1, 4, 3, 5, 350, Some(90))
    );
    assert_eq!(sum[0].styles["builder"], (3, 3));
    let met = finished.meetings(&somebody(21), 9).await.unwrap();
    let met: Vec<_> = met.iter().map(|it| (&it.other, it.games, it.better, it.worse)).collect();
    let hard = Player::Bot("hard".to_owned());
    assert_eq!(met, [(&Player::Person(somebody(22)), 3, 2, 1), (&hard, 1, 1, 0)]);
    let his = finished.meetings(&somebody(22), 9).await.unwrap();
    assert_eq!(his.iter().map(|it| (&it.other, it.games)).collect::<Vec<_>>(), [(&Player::Person(somebody(21)), 3)]);
    // A rating can't be added up: that of whom one comes to counts.
    assert_eq!(finished.ratings(&Player::Person(somebody(21))).await.unwrap(), rating);
    assert!(finished.ratings(&Player::Person(somebody(31))).await.unwrap().is_empty());
}

pub async fn who_can_come_back_is_left_alone(store: &dyn Store) {
    let kept = people(store);
    let row = running(store, 1, [person(31, "Ann"), person(22, "Bob")]).await;
    let owner = async || store.table(&row.id).await.unwrap().unwrap().seats[0].owner();
    kept.keep_name(&somebody(31), "Ann", NOW).await.unwrap();
    assert_eq!(comes(store, 31, 21).await, Joined::Done { person: somebody(21), tables: vec![] });
    assert_eq!(owner().await, Some(somebody(31)), "she has a name: she is somebody else");
    assert_eq!(kept.device(&somebody(31)).await.unwrap().unwrap().person, somebody(21));
    // So it is for whoever acts for somebody with another device, a passkey or a code; and not for somebody who has only this one.
    kept.keep_passkey(&passkey(1, 41)).await.unwrap();
    kept.keep_codes(&somebody(42), &[somebody(60)]).await.unwrap();
    comes(store, 44, 43).await;
    kept.keep_device(&device(43, 43)).await.unwrap();
    kept.keep_device(&device(45, 45)).await.unwrap();
    for (number, who, stays) in [(2, 41, true), (3, 42, true), (4, 43, true), (5, 45, false)] {
        running(store, number, [person(who, "Cleo"), person(22, "Bob")]).await;
        assert!(matches!(comes(store, who, 21).await, Joined::Done { .. }));
        assert_eq!(mine(store, &somebody(who)).await.len(), usize::from(stays), "{who}");
    }
}

pub async fn two_at_one_table_stay_two(store: &dyn Store) {
    let kept = people(store);
    let row = running(store, 1, [person(21, "Ann"), person(31, "Bob")]).await;
    kept.keep_ticket(&ticket(50, Opens::Link, 21), NOW).await.unwrap();
    let entry = Entry::Ticket(Opens::Link, somebody(50));
    assert_eq!(kept.join(&somebody(31), "Chrome", entry, NOW).await.unwrap(), Joined::SameTable);
    // Nothing was done: he is who he was, and the link is good for somebody else.
    assert_eq!(store.table(&row.id).await.unwrap(), Some(row.clone()));
    assert_eq!(kept.device(&somebody(31)).await.unwrap(), None);
    let progress = Progress { status: Status::Over, waiting_for: cowcatcher_engine::Seats::NONE };
    store.append(Append { progress, ..append(&row, row.version, &[]) }).await.unwrap();
    assert!(matches!(kept.join(&somebody(31), "Chrome", entry, NOW).await.unwrap(), Joined::Done { .. }));
}

pub async fn who_is_forgotten_is_nowhere(store: &dyn Store) {
    let (kept, finished) = (people(store), archive(store));
    let (ann, bob) = (person(21, "Ann"), person(22, "Bob"));
    let game = over(store, 1, &[ann.clone(), bob.clone()], true).await;
    finished.record(&game).await.unwrap();
    publish(store, &game.id, &[21, 22]).await;
    finished.show_on_ladder(&somebody(21), Some("Ann")).await.unwrap();
    let said = |number: u32, seat: u8, name: &str| ChatLine {
        number,
        seat: Some(Seat(seat)),
        name: name.to_owned(),
        text: format!("{name} spoke"),
        at: NOW,
    };
    for line in [said(0, 0, "Ann"), said(1, 1, "Bob")] {
        store.say(&game.id, Room::Table, &line).await.unwrap();
    }
    store.keep_pauses(&somebody(21), &Pauses { zone: "Europe/Rome".to_owned(), ..Pauses::default() }).await.unwrap();
    kept.keep_name(&somebody(21), "Ann", NOW).await.unwrap();
    kept.keep_device(&device(21, 21)).await.unwrap();
    comes(store, 31, 21).await;
    kept.keep_passkey(&passkey(1, 21)).await.unwrap();
    kept.keep_codes(&somebody(21), &[somebody(60)]).await.unwrap();
    let spoken = kept.said(&somebody(21)).await.unwrap();
    assert_eq!(spoken.iter().map(|it| it.text.as_str()).collect::<Vec<_>>(), ["Ann spoke"]);
    let his = finished.tallies(&somebody(22)).await.unwrap();

    kept.unsay(&somebody(21)).await.unwrap();
    let nobody: Identity = somebody(200);
    assert_eq!(kept.forget_person(&somebody(21), &nobody).await.unwrap(), of(&[1]));
    let row = store.table(&game.id).await.unwrap().unwrap();
    assert_eq!((row.creator, row.seats[0].owner(), row.seats[1].clone()), (nobody, Some(nobody), bob));
    assert_eq!(row.consent.public, [somebody(22)]);
    let chat = store.chat(&game.id, Room::Table, 9).await.unwrap();
    assert_eq!((chat.len(), &chat[1]), (2, &said(1, 1, "Bob")), "what others said stands");
    // The result of the game stands for the other one, without her.
    let seen = finished.played(&somebody(22), None, 9).await.unwrap();
    assert_eq!((seen[0].seats[0].who, seen[0].seats[0].total, seen[0].public), (None, Some(90), false));
    assert!(finished.found(&Filter::default(), None, 9).await.unwrap().is_empty());
    assert_eq!(finished.tallies(&somebody(22)).await.unwrap(), his);
    let met = finished.meetings(&somebody(22), 9).await.unwrap();
    assert_eq!(met[0].other, Player::Person(nobody));
    let left = format!("{row:?} {chat:?} {seen:?} {met:?} {:?}", finished.ladder("gwt2", 2, 9).await.unwrap());
    assert!(!left.contains("Ann"), "{left}");
    let none = somebody(21);
    assert!(mine(store, &none).await.is_empty() && finished.played(&none, None, 9).await.unwrap().is_empty());
    assert!(finished.tallies(&none).await.unwrap().is_empty() && finished.meetings(&none, 9).await.unwrap().is_empty());
    assert!(finished.ratings(&Player::Person(none)).await.unwrap().is_empty());
    assert_eq!(finished.name_on_ladder(&none).await.unwrap(), None);
    assert_eq!(store.pauses(&none).await.unwrap(), Pauses::default());
    assert!(kept.devices(&none).await.unwrap().is_empty() && kept.passkeys(&none).await.unwrap().is_empty());
    assert_eq!((kept.name(&none).await.unwrap(), kept.codes_left(&none).await.unwrap()), (None, 0));
    assert!(kept.keep_name(&somebody(23), "Ann", NOW).await.unwrap(), "the name is free");
}
