//! Notices, over days that a test tells: what is told, where, how often, and that nothing is lost or doubled while a target is down or a server dies.

use crate::clocks::{Ground, Watch, clock, whole_turn};
use crate::common::*;
use async_trait::async_trait;
use cowcatcher_engine::Seat;
use cowcatcher_table::{
    Address, Arrival, Ask, AtZero, Carrier, Choices, Created, Deed, Games, Identity, Kind, Letter, SeatPlan, Settings,
    Shape, TableError, TableId, TablePlan, Tables, TargetSeen, TargetState, Undelivered, Ways,
};
use cowcatcher_words::Locale;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex};

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
const HOME: &str = "https://game.example";

/// What befalls those who are sent out.
const FLIES: u8 = 0;
const DOWN: u8 = 1;
const GONE: u8 = 2;
/// It arrives, but nobody hears of that.
const UNHEARD: u8 = 3;

/// Carries letters to where a test can read them.
#[derive(Debug, Default)]
struct Pigeon {
    arrived: Mutex<Vec<Letter>>,
    fares: AtomicU8,
}

impl Pigeon {
    fn new() -> Arc<Pigeon> {
        Arc::default()
    }

    fn fare(&self, how: u8) {
        self.fares.store(how, Ordering::SeqCst);
    }

    /// What has arrived since the last look.
    fn letters(&self) -> Vec<Letter> {
        std::mem::take(&mut *self.arrived.lock().unwrap())
    }

    /// What it told, by kind.
    fn kinds(&self) -> Vec<Vec<&'static str>> {
        self.letters().iter().map(|letter| letter.told.iter().map(|told| told.kind).collect()).collect()
    }
}

#[async_trait]
impl Carrier for Pigeon {
    fn ways(&self) -> Ways {
        Ways { push: None, mail: true, hook: true }
    }

    fn home(&self) -> &str {
        HOME
    }

    async fn check(&self, address: &Address) -> Result<(), TableError> {
        match address {
            Address::Hook { url, .. } if url.contains("internal") => Err(TableError::BadTarget { what: "internal" }),
            _ => Ok(()),
        }
    }

    async fn carry(&self, letter: &Letter) -> Result<(), Undelivered> {
        let arrives = || self.arrived.lock().unwrap().push(letter.clone());
        match self.fares.load(Ordering::SeqCst) {
            DOWN => Err(Undelivered::later("down")),
            GONE => Err(Undelivered::Gone("410".to_owned())),
            UNHEARD => {
                arrives();
                Err(Undelivered::later("the answer was lost"))
            }
            _ => {
                arrives();
                Ok(())
            }
        }
    }
}

async fn start(ground: &Ground, watch: &Watch, pigeon: &Arc<Pigeon>) -> Tables {
    let carrier: Option<Arc<dyn Carrier>> = Some(pigeon.clone());
    Tables::new(ground.store().await, Games::catalogue(), Settings { carrier, ..watch.settings() })
}

/// A server on a Monday at noon.
async fn house(ground: &Ground) -> (Tables, Watch, Arc<Pigeon>) {
    let (watch, pigeon) = (Watch::at("2026-06-01T12:00:00Z"), Pigeon::new());
    (start(ground, &watch, &pigeon).await, watch, pigeon)
}

fn hook(name: &str) -> Address {
    Address::Hook { url: format!("https://hooks.example/{name}"), shape: Shape::Json }
}

fn mail(address: &str) -> Address {
    Address::Mail { address: address.to_owned() }
}

/// Somebody wants to be told everything at a hook.
async fn told(tables: &Tables, who: &Identity) -> TargetSeen {
    tables.add_target(who, hook("everything"), &Kind::ALL, Locale::En).await.unwrap()
}

/// Clicks until it is the turn of this seat.
async fn until_turn_of(tables: &Tables, id: &TableId, people: &[Identity], seat: u8) {
    let mut clicker = Clicker::new(7);
    while to_move(tables, id).await.0 != Seat(seat) {
        whole_turn(tables, id, people, &mut clicker).await;
    }
}

/// Ann and Bob at a table. Bob wants to be told everything, has heard what there was so far, and it is Ann's turn.
async fn anns_turn(tables: &Tables, watch: &Watch, pigeon: &Pigeon) -> (TableId, [Identity; 2], TargetSeen) {
    let (id, people) = two_people(tables).await;
    let target = told(tables, &people[1]).await;
    until_turn_of(tables, &id, &people, 0).await;
    watch.pass(10 * MINUTE);
    tables.post().await.unwrap();
    pigeon.letters();
    (id, people, target)
}

/// Sends for so long, looking once a minute.
async fn send_for(tables: &Tables, watch: &Watch, minutes: i64) {
    for _ in 0..minutes {
        tables.post().await.unwrap();
        watch.pass(MINUTE);
    }
    tables.post().await.unwrap();
}

pub async fn whose_turn_it_is_is_told_once(ground: Ground) {
    let (tables, watch, pigeon) = house(&ground).await;
    let (id, people, _) = anns_turn(&tables, &watch, &pigeon).await;
    until_turn_of(&tables, &id, &people, 1).await;
    tables.post().await.unwrap();
    assert_eq!(pigeon.letters(), [], "more may come for two minutes");
    watch.pass(2 * MINUTE);
    assert_eq!(tables.post().await.unwrap(), 1);
    let letters = pigeon.letters();
    assert_eq!(letters.len(), 1);
    assert_eq!(letters[0].title, "Your turn: Great Western Trail, second edition with Ann");
    assert_eq!(letters[0].url, format!("{HOME}/t/{id}"));
    assert_eq!(letters[0].told[0].table.as_ref(), Some(&id));
    send_for(&tables, &watch, 60).await;
    assert_eq!(pigeon.letters(), [], "once is enough");
    assert!(tables.notices(&people[1]).await.unwrap().targets[0].sent.is_some());
}

pub async fn who_has_played_meanwhile_is_not_told(ground: Ground) {
    let (tables, watch, pigeon) = house(&ground).await;
    let (id, people, _) = anns_turn(&tables, &watch, &pigeon).await;
    until_turn_of(&tables, &id, &people, 1).await;
    tables.post().await.unwrap();
    until_turn_of(&tables, &id, &people, 0).await;
    send_for(&tables, &watch, 10).await;
    assert_eq!(pigeon.letters(), []);
}

pub async fn who_plays_alone_is_not_told(ground: Ground) {
    let (tables, watch, pigeon) = house(&ground).await;
    let ann = somebody();
    told(&tables, &ann).await;
    let Created { id, .. } = tables.create(&ann, plan("gwt2", &[me("Ann"), me("Bob")])).await.unwrap();
    let people = [ann, ann];
    until_turn_of(&tables, &id, &people, 1).await;
    until_turn_of(&tables, &id, &people, 0).await;
    tables.say(&id, &ann, Seat(0), "Bob? Ann?").await.unwrap();
    send_for(&tables, &watch, 10).await;
    assert_eq!(pigeon.letters(), []);
}

pub async fn everything_that_was_chosen_is_told_and_nothing_else(ground: Ground) {
    let (tables, watch, pigeon) = house(&ground).await;
    let (id, people, everything) = anns_turn(&tables, &watch, &pigeon).await;
    let [ann, bob] = &people;
    let ends = tables.add_target(bob, hook("ends"), &[Kind::Over, Kind::Over], Locale::En).await.unwrap();
    assert_eq!(ends.kinds, [Kind::Over]);
    tables.say(&id, ann, Seat(0), "It is late").await.unwrap();
    tables.say(&id, bob, Seat(1), "bob is awake").await.unwrap();
    tables.say(&id, ann, Seat(0), "BOB, it is late").await.unwrap();
    send_for(&tables, &watch, 5).await;
    let letters = pigeon.letters();
    assert_eq!(letters.len(), 1);
    assert_eq!(letters[0].title, "Ann mentioned you: Great Western Trail, second edition");
    assert!(!format!("{letters:?}").contains("late"), "what was said stays at the table");
    // Both targets hear of the end.
    let version = version(&tables, &id).await;
    tables.ask(&id, ann, Ask::Abandon, version).await.unwrap();
    tables.answer(&id, bob, true).await.unwrap();
    send_for(&tables, &watch, 5).await;
    assert_eq!(pigeon.kinds(), [["over"], ["over"]]);
    // Others play again, and Bob has a seat.
    let next = tables.rematch(&id, ann).await.unwrap();
    send_for(&tables, &watch, 5).await;
    let letters = pigeon.letters();
    assert_eq!(letters.len(), 1);
    let invitation = letters[0].told.iter().find(|told| told.kind == "invitation").unwrap();
    assert_eq!(invitation.url, format!("{HOME}/t/{next}"));
    // Nothing any more is nothing any more.
    tables.choose_kinds(bob, &everything.id, &[]).await.unwrap();
    tables.say(&next, ann, Seat(1), "Bob!").await.unwrap();
    send_for(&tables, &watch, 5).await;
    assert_eq!(pigeon.letters(), []);
}

pub async fn little_time_is_told_in_time(ground: Ground) {
    let (tables, watch, pigeon) = house(&ground).await;
    let people = [somebody(), somebody()];
    let plan = TablePlan { clock: clock("1d", AtZero::BotTurn), ..plan("gwt2", &[me("Ann"), SeatPlan::Invitation]) };
    let Created { id, invitations } = tables.create(&people[0], plan).await.unwrap();
    tables.accept(&invitations[0].1, &people[1], "Bob").await.unwrap();
    tables.add_target(&people[1], hook("time"), &[Kind::Time], Locale::En).await.unwrap();
    until_turn_of(&tables, &id, &people, 0).await;
    until_turn_of(&tables, &id, &people, 1).await;
    send_for(&tables, &watch, 5).await;
    watch.pass(18 * HOUR - 6 * MINUTE);
    // The server starts anew meanwhile.
    let tables = start(&ground, &watch, &pigeon).await;
    tables.post().await.unwrap();
    assert_eq!(pigeon.letters(), []);
    watch.pass(MINUTE);
    tables.post().await.unwrap();
    let letters = pigeon.letters();
    assert_eq!(letters.len(), 1);
    assert!(letters[0].title.starts_with("Time left: 6 hours."), "{}", letters[0].title);
    send_for(&tables, &watch, 30).await;
    assert_eq!(pigeon.letters(), []);
}

pub async fn several_things_are_one_notice(ground: Ground) {
    let (tables, watch, pigeon) = house(&ground).await;
    let (id, people, _) = anns_turn(&tables, &watch, &pigeon).await;
    until_turn_of(&tables, &id, &people, 1).await;
    tables.post().await.unwrap();
    watch.pass(MINUTE);
    tables.say(&id, &people[0], Seat(0), "@Bob").await.unwrap();
    tables.post().await.unwrap();
    watch.pass(MINUTE);
    tables.post().await.unwrap();
    let letters = pigeon.letters();
    assert_eq!(letters.len(), 1);
    assert!(letters[0].title.ends_with("(and 1 more)"), "{}", letters[0].title);
    assert_eq!(letters[0].told.iter().map(|told| told.kind).collect::<Vec<_>>(), ["turn", "mention"]);
}

pub async fn never_more_than_somebody_wants(ground: Ground) {
    let (tables, watch, pigeon) = house(&ground).await;
    let (id, people, _) = anns_turn(&tables, &watch, &pigeon).await;
    watch.pass(DAY);
    let few = Choices { wait: 0, an_hour: 2, a_day: 3, ..Choices::default() };
    tables.choose_notices(&people[1], few).await.unwrap();
    let mut arrived = Vec::new();
    for minute in 0..30 * 60 {
        if minute < 240 && minute % 5 == 0 {
            tables.say(&id, &people[0], Seat(0), "Bob?").await.unwrap();
        }
        arrived.extend((0..tables.post().await.unwrap()).map(|_| minute));
        watch.pass(MINUTE);
    }
    assert_eq!(arrived, [0, 5, 60, 1440], "two in the first hour, three in the first day, and then the rest at once");
    let told: usize = pigeon.letters().iter().map(|letter| letter.told.len()).sum();
    assert_eq!(told, 48, "nothing is lost");
}

pub async fn what_a_target_misses_while_it_is_down_arrives_once(ground: Ground) {
    let (tables, watch, pigeon) = house(&ground).await;
    let (id, people, _) = anns_turn(&tables, &watch, &pigeon).await;
    pigeon.fare(DOWN);
    until_turn_of(&tables, &id, &people, 1).await;
    send_for(&tables, &watch, 30).await;
    tables.say(&id, &people[0], Seat(0), "Bob?").await.unwrap();
    // The server starts anew meanwhile, too.
    let tables = start(&ground, &watch, &pigeon).await;
    send_for(&tables, &watch, 60).await;
    assert_eq!(pigeon.letters(), []);
    assert!(tables.notices(&people[1]).await.unwrap().targets[0].failing.is_some());
    pigeon.fare(FLIES);
    send_for(&tables, &watch, 4 * 60).await;
    assert_eq!(pigeon.kinds(), [["turn"], ["mention"]]);
    let seen = tables.notices(&people[1]).await.unwrap().targets.remove(0);
    assert_eq!((seen.state, seen.failing), (TargetState::On, None));
}

pub async fn a_lost_answer_and_a_dead_server_leave_the_same_name(ground: Ground) {
    let (tables, watch, pigeon) = house(&ground).await;
    let (id, people, _) = anns_turn(&tables, &watch, &pigeon).await;
    pigeon.fare(UNHEARD);
    until_turn_of(&tables, &id, &people, 1).await;
    send_for(&tables, &watch, 3).await;
    pigeon.fare(FLIES);
    send_for(&tables, &watch, 10).await;
    let letters = pigeon.letters();
    assert!(letters.len() >= 2, "it was sent again");
    assert!(letters.iter().all(|letter| letter.id == letters[0].id), "whoever looks at the name hears it once");
    // A server takes one and dies.
    tables.say(&id, &people[0], Seat(0), "Bob?").await.unwrap();
    tables.post().await.unwrap();
    watch.pass(2 * MINUTE);
    let store = ground.store().await;
    let notices = store.notices().unwrap();
    let taken = notices.due_deliveries(watch.now(), 10).await.unwrap();
    assert_eq!(taken.len(), 1);
    let take = async || notices.take(&taken[0], watch.now() + MINUTE, watch.now() + DAY).await.unwrap();
    assert!(take().await);
    assert!(!take().await, "one takes it");
    tables.post().await.unwrap();
    assert_eq!(pigeon.letters(), [], "it is on its way");
    watch.pass(MINUTE);
    assert_eq!(tables.post().await.unwrap(), 1);
    assert_eq!(pigeon.letters()[0].id, taken[0].id.to_string());
}

pub async fn of_two_servers_one_sends(ground: Ground) {
    let (tables, watch, pigeon) = house(&ground).await;
    let (id, people, _) = anns_turn(&tables, &watch, &pigeon).await;
    let other = start(&ground, &watch, &pigeon).await;
    for _ in 0..5 {
        tables.say(&id, &people[0], Seat(0), "Bob?").await.unwrap();
        for _ in 0..4 {
            // If both want to write at once in the same row, one of them may have to look again.
            let _ = tokio::join!(tables.post(), other.post());
            watch.pass(MINUTE);
        }
    }
    let letters = pigeon.letters();
    assert_eq!(letters.iter().map(|letter| letter.told.len()).sum::<usize>(), 5, "{letters:?}");
}

pub async fn a_dead_target_is_switched_off_and_told(ground: Ground) {
    let (tables, watch, pigeon) = house(&ground).await;
    let (id, people, target) = anns_turn(&tables, &watch, &pigeon).await;
    let bob = &people[1];
    pigeon.fare(GONE);
    tables.try_target(bob, &target.id).await.unwrap();
    tables.post().await.unwrap();
    let seen = tables.notices(bob).await.unwrap().targets.remove(0);
    assert_eq!((seen.state, seen.why.as_deref()), (TargetState::Off, Some("gone")));
    assert!(tables.lost_target(bob).await.unwrap() && !tables.lost_target(&people[0]).await.unwrap());
    assert_eq!(code(tables.try_target(bob, &target.id).await), "unknown-target");
    // Whoever adds it again has it again.
    pigeon.fare(DOWN);
    let again = told(&tables, bob).await;
    assert_eq!((again.id, again.state), (target.id.clone(), TargetState::On));
    // One that is down for days is given up, too.
    for day in 0..4 {
        assert_eq!(tables.notices(bob).await.unwrap().targets[0].state, TargetState::On, "day {day}");
        tables.say(&id, &people[0], Seat(0), "Bob?").await.unwrap();
        for _ in 0..24 * 4 {
            tables.post().await.unwrap();
            watch.pass(15 * MINUTE);
        }
    }
    let seen = tables.notices(bob).await.unwrap().targets.remove(0);
    assert_eq!((seen.state, seen.why.as_deref()), (TargetState::Off, Some("unreachable")));
    assert_eq!(pigeon.letters(), []);
    // Others can't touch it, its owner can.
    assert_eq!(code(tables.remove_target(&people[0], &target.id).await), "unknown-target");
    tables.remove_target(bob, &target.id).await.unwrap();
    assert!(tables.notices(bob).await.unwrap().targets.is_empty());
}

/// What stands at the end of an address of ours.
fn proof(url: &str) -> &str {
    url.rsplit('/').next().unwrap()
}

pub async fn a_mail_address_is_asked_first_and_can_stop(ground: Ground) {
    let (tables, watch, pigeon) = house(&ground).await;
    let (id, people) = two_people(&tables).await;
    let bob = &people[1];
    let target = tables.add_target(bob, mail("bob@mail.example"), &Kind::ALL, Locale::En).await.unwrap();
    assert_eq!((target.state, target.shown.as_str()), (TargetState::New, "bo…@mail.example"));
    until_turn_of(&tables, &id, &people, 0).await;
    until_turn_of(&tables, &id, &people, 1).await;
    send_for(&tables, &watch, 10).await;
    let letters = pigeon.letters();
    assert_eq!(letters.len(), 1, "nothing but the question");
    assert_eq!(letters[0].told[0].kind, "confirm");
    let (yes, stop) = (letters[0].url.clone(), letters[0].stop.1.clone());
    assert!(yes.starts_with(&format!("{HOME}/notices/confirm/{}/", target.id)), "{yes}");
    assert!(stop.starts_with(&format!("{HOME}/notices/stop/{}/", target.id)), "{stop}");
    for wrong in ["", "x", proof(&stop)] {
        assert_eq!(code(tables.agree_to_notices(&target.id, wrong).await), "unknown-target", "{wrong}");
    }
    tables.agree_to_notices(&target.id, proof(&yes)).await.unwrap();
    tables.agree_to_notices(&target.id, proof(&yes)).await.unwrap();
    tables.say(&id, &people[0], Seat(0), "Bob?").await.unwrap();
    send_for(&tables, &watch, 5).await;
    let letters = pigeon.letters();
    assert_eq!((letters.len(), &letters[0].stop.1), (1, &stop));
    assert_eq!(code(tables.stop_notices(&target.id, proof(&yes)).await), "unknown-target");
    tables.stop_notices(&target.id, proof(&stop)).await.unwrap();
    tables.say(&id, &people[0], Seat(0), "Bob!").await.unwrap();
    send_for(&tables, &watch, 5).await;
    assert_eq!(pigeon.letters(), []);
    let seen = tables.notices(bob).await.unwrap().targets.remove(0);
    assert_eq!((seen.state, seen.why.as_deref()), (TargetState::Off, Some("stopped")));
    assert_eq!(code(tables.agree_to_notices(&target.id, proof(&yes)).await), "unknown-target");
    assert!(!tables.lost_target(bob).await.unwrap(), "whoever stops it knows");
    // Who is asked without wanting to be is never asked again, whoever wants it.
    let unasked = tables.add_target(bob, mail("zoe@mail.example"), &Kind::ALL, Locale::En).await.unwrap();
    tables.post().await.unwrap();
    let never = pigeon.letters()[0].stop.1.clone();
    tables.stop_notices(&unasked.id, proof(&never)).await.unwrap();
    let again = tables.add_target(&somebody(), mail("Zoe@mail.example"), &Kind::ALL, Locale::En).await;
    assert_eq!(code(again), "unwanted-mail");
    // Whoever never answers is forgotten.
    let silent = tables.add_target(bob, mail("max@mail.example"), &Kind::ALL, Locale::En).await.unwrap();
    watch.pass(8 * DAY);
    tables.sweep().await.unwrap();
    assert!(tables.notices(bob).await.unwrap().targets.iter().all(|target| target.id != silent.id));
}

pub async fn nobody_is_asked_again_and_again(ground: Ground) {
    let (tables, watch, pigeon) = house(&ground).await;
    let ask = async || tables.add_target(&somebody(), mail("zoe@mail.example"), &Kind::ALL, Locale::En).await;
    for _ in 0..3 {
        ask().await.unwrap();
    }
    assert!(matches!(ask().await, Err(TableError::Quota { deed: Deed::Target, .. })));
    send_for(&tables, &watch, 30).await;
    assert_eq!(pigeon.letters().len(), 3);
    watch.pass(DAY);
    ask().await.unwrap();
}

pub async fn who_has_the_table_open_can_have_it_quiet(ground: Ground) {
    let (tables, watch, pigeon) = house(&ground).await;
    let (id, people, _) = anns_turn(&tables, &watch, &pigeon).await;
    let bob = &people[1];
    tables.choose_notices(bob, Choices { quiet: true, wait: 0, ..Choices::default() }).await.unwrap();
    tables.say(&id, &people[0], Seat(0), "Bob?").await.unwrap();
    tables.post().await.unwrap();
    watch.pass(MINUTE / 2);
    tables.has_before_them(bob, &id).await.unwrap();
    send_for(&tables, &watch, 5).await;
    assert_eq!(pigeon.letters(), [], "he has seen it");
    watch.pass(MINUTE);
    tables.say(&id, &people[0], Seat(0), "Bob!").await.unwrap();
    send_for(&tables, &watch, 5).await;
    assert_eq!(pigeon.kinds(), [["mention"]], "he is not there any more");
    // Whoever does not want that is told in any case.
    tables.choose_notices(bob, Choices { quiet: false, wait: 0, ..Choices::default() }).await.unwrap();
    tables.say(&id, &people[0], Seat(0), "Bob…").await.unwrap();
    watch.pass(1);
    tables.has_before_them(bob, &id).await.unwrap();
    send_for(&tables, &watch, 1).await;
    assert_eq!(pigeon.kinds(), [["mention"]]);
}

pub async fn everybody_is_told_in_their_language(ground: Ground) {
    let (tables, watch, pigeon) = house(&ground).await;
    let (id, people, _) = anns_turn(&tables, &watch, &pigeon).await;
    for (locale, words) in [
        (Locale::En, "Ann mentioned you"),
        (Locale::It, "Ann ha scritto il tuo nome"),
        (Locale::Pt, "Ann mencionou você"),
        (Locale::Uk, "Ann згадує вас"),
    ] {
        tables.reads(&people[1], locale).await.unwrap();
        tables.say(&id, &people[0], Seat(0), "Bob?").await.unwrap();
        send_for(&tables, &watch, 3).await;
        let letters = pigeon.letters();
        assert!(letters.len() == 1 && letters[0].title.starts_with(words), "{letters:?}");
        watch.pass(HOUR);
    }
}

pub async fn what_makes_no_sense_is_refused(ground: Ground) {
    let (tables, _, _) = house(&ground).await;
    let ann = somebody();
    let add = async |address: Address| tables.add_target(&ann, address, &Kind::ALL, Locale::En).await;
    assert_eq!(code(add(hook("internal")).await), "bad-target");
    assert_eq!(code(add(hook(&"x".repeat(600))).await), "too-long");
    let push = Address::Push { endpoint: "https://x".to_owned(), p256dh: String::new(), auth: String::new() };
    assert_eq!(code(add(push).await), "no-such-way");
    for number in 0..8 {
        add(hook(&number.to_string())).await.unwrap();
    }
    assert_eq!(code(add(hook("8")).await), "too-many-targets");
    add(hook("7")).await.unwrap();
    for wrong in [
        Choices { an_hour: 0, ..Choices::default() },
        Choices { an_hour: 61, ..Choices::default() },
        Choices { a_day: 301, ..Choices::default() },
        Choices { wait: 1441, ..Choices::default() },
    ] {
        assert_eq!(code(tables.choose_notices(&ann, wrong).await), "bad-target");
    }
    // What was refused changed nothing.
    let seen = tables.notices(&ann).await.unwrap();
    assert_eq!((seen.targets.len(), seen.choices), (8, Choices::default()));
    // A secret is not shown again.
    let secret = "s".repeat(60);
    tables.remove_target(&ann, &seen.targets[0].id).await.unwrap();
    let shown = add(hook(&secret)).await.unwrap().shown;
    assert_eq!(shown, "hooks.example/…sss");
    assert!(!format!("{:?}", hook(&secret)).contains("ssss"));
}

pub async fn notices_go_with_their_people(ground: Ground) {
    let (tables, watch, pigeon) = house(&ground).await;
    let (id, people, _) = anns_turn(&tables, &watch, &pigeon).await;
    let (bob, phone) = (people[1], somebody());
    // The phone is told at the same address, and at one of its own.
    told(&tables, &phone).await;
    tables.add_target(&phone, hook("phone"), &Kind::ALL, Locale::En).await.unwrap();
    tables.choose_notices(&phone, Choices { an_hour: 9, ..Choices::default() }).await.unwrap();
    tables.choose_notices(&bob, Choices { an_hour: 3, wait: 0, ..Choices::default() }).await.unwrap();
    tables.join_as(&bob, &Arrival { device: phone, name: "Chrome".to_owned() }).await.unwrap();
    let seen = tables.about(&bob, &phone).await.unwrap().notices;
    assert_eq!((seen.choices.an_hour, seen.targets.len()), (3, 2));
    assert!(tables.notices(&phone).await.unwrap().targets.is_empty());
    tables.say(&id, &people[0], Seat(0), "Bob?").await.unwrap();
    send_for(&tables, &watch, 3).await;
    assert_eq!(pigeon.kinds(), [["mention"], ["mention"]]);
    // Who is forgotten is told nothing more, not even what is on its way.
    tables.say(&id, &people[0], Seat(0), "Bob!").await.unwrap();
    tables.forget_person(&bob).await.unwrap();
    send_for(&tables, &watch, 60).await;
    assert_eq!(tables.notices(&bob).await.unwrap().targets, []);
    assert!(pigeon.letters().is_empty());
}
