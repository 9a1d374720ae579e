//! What every store promises of plans and of answers for later, and how they are offered and given, on each store.

use crate::clocks::{Ground, Watch, seated_all, seated_with};
use crate::common::{Clicker, code, line_of, plan, to_move};
use crate::story::*;
use cowcatcher_engine::Seat;
use cowcatcher_table::{
    Append, AtSeat, Change, Games, Identity, InstructionRow, InstructionState, Line, MOST_PLANS, NewTable, PlanRow,
    PlanState, PlanStep, Plans, Store, TableId, TablePlan, TableState, Tables, Undo, Unfit, Version,
};
use cowcatcher_words::Locale;
use std::time::Duration;

fn plans(store: &dyn Store) -> &dyn Plans {
    store.plans().expect("it keeps plans")
}

fn step(action: &str) -> PlanStep {
    PlanStep { action: action.to_owned(), words: format!("{action} in words \u{1f402}") }
}

fn plan_of(who: u8, note: &str) -> PlanRow {
    PlanRow {
        number: 0,
        who: somebody(who),
        note: note.to_owned(),
        question: "move".to_owned(),
        forced: true,
        steps: vec![step("go A1"), step("stop")],
        made: NOW,
        dropped: None,
    }
}

fn instruction_of(who: u8, about: &str) -> InstructionRow {
    InstructionRow {
        about: about.to_owned(),
        who: somebody(who),
        name: format!("{about} it"),
        amount: 7,
        occasion: 33,
        made: NOW,
        asked: None,
        played: None,
        lapsed: false,
        taken_back: false,
    }
}

pub async fn plans_are_kept_for_their_owner(store: &dyn Store) {
    let (kept, row, seat, ann) = (plans(store), table(1), Seat(0), somebody(21));
    make(store, &row, &[]).await.unwrap();
    make(store, &table(2), &[]).await.unwrap();
    for (number, note) in [(1, "first 'quoted' \u{1f402}"), (2, "")] {
        assert_eq!(kept.keep_plan(&row.id, seat, &plan_of(21, note), 2).await.unwrap(), Some(number));
    }
    assert_eq!(kept.keep_plan(&row.id, seat, &plan_of(21, "third"), 2).await.unwrap(), None, "enough");
    assert_eq!(kept.keep_plan(&row.id, seat, &plan_of(22, "his"), 2).await.unwrap(), Some(3), "each has their own");
    assert_eq!(kept.keep_plan(&table(2).id, seat, &plan_of(21, "there"), 2).await.unwrap(), Some(1));
    let first = PlanRow { number: 1, ..plan_of(21, "first 'quoted' \u{1f402}") };
    let own = kept.plans_for(&row.id, seat, &ann).await.unwrap();
    assert_eq!(own, [first.clone(), PlanRow { number: 2, ..plan_of(21, "") }], "all of it is as it was written");
    assert!(kept.plans_for(&row.id, Seat(1), &ann).await.unwrap().is_empty());
    // Nobody changes or removes what is another's.
    let stolen = PlanRow { who: somebody(22), ..first.clone() };
    assert!(!kept.change_plan(&row.id, seat, &stolen).await.unwrap());
    assert!(!kept.remove_plan(&row.id, seat, &somebody(22), 1).await.unwrap());
    let unfit = Unfit { step: 2, action: "stop".to_owned(), reason: "why not".to_owned() };
    let dropped = PlanRow { steps: vec![step("stop")], dropped: Some(unfit), question: "ride".to_owned(), ..first };
    assert!(kept.change_plan(&row.id, seat, &dropped).await.unwrap());
    assert_eq!(kept.plans_for(&row.id, seat, &ann).await.unwrap()[0], dropped);
    assert!(kept.remove_plan(&row.id, seat, &ann, 2).await.unwrap());
    assert!(!kept.remove_plan(&row.id, seat, &ann, 2).await.unwrap());
    let all = kept.plans_of(&ann).await.unwrap();
    let places: Vec<_> = all.iter().map(|AtSeat { table, seat, kept }| (table.clone(), *seat, kept.number)).collect();
    assert_eq!(places, [(row.id.clone(), seat, 1), (table(2).id, seat, 1)]);
    assert_eq!(store.table(&row.id).await.unwrap(), Some(row.clone()), "the table knows nothing of it");
    // They come along with who moves, go with who is forgotten, and with the table.
    let people = store.people().unwrap();
    people.forget_person(&somebody(22), &somebody(200)).await.unwrap();
    assert!(kept.plans_of(&somebody(22)).await.unwrap().is_empty());
    assert!(store.delete(&row.id, NOW).await.unwrap());
    assert_eq!(kept.plans_of(&ann).await.unwrap().len(), 1);
}

pub async fn answers_for_later_are_found_when_they_are_asked(store: &dyn Store) {
    let (kept, ann) = (plans(store), somebody(21));
    let mut row = table(1);
    row.progress = RUNNING;
    make(store, &row, &[]).await.unwrap();
    let (mine, other) = (instruction_of(21, "auction"), instruction_of(21, "goods"));
    let later = instruction_of(22, "auction");
    kept.instruct(&row.id, Seat(0), &instruction_of(21, "auction")).await.unwrap();
    kept.instruct(&row.id, Seat(0), &other).await.unwrap();
    kept.instruct(&row.id, Seat(1), &later).await.unwrap();
    assert_eq!(kept.instructions_for(&row.id, Seat(0), &ann).await.unwrap(), [mine.clone(), other.clone()]);
    assert!(kept.instructions_for(&row.id, Seat(0), &somebody(22)).await.unwrap().is_empty());
    let asked = async || {
        let found = kept.instructed(NOW, 9).await.unwrap();
        let about = |AtSeat { table, seat, kept }: AtSeat<InstructionRow>| {
            assert_eq!(table, row.id);
            format!("{} {}", seat.0, kept.about)
        };
        let mut found: Vec<String> = found.into_iter().map(about).collect();
        found.sort();
        found
    };
    assert_eq!(asked().await, ["0 auction", "0 goods"], "the table waits for the first seat alone");
    // One that has nothing to say is left alone until the table moves on, one that waits until it is due.
    let start = Version::default();
    assert!(
        kept.note_instruction(&row.id, Seat(0), &InstructionRow { asked: Some((start, None)), ..other.clone() })
            .await
            .unwrap()
    );
    let due = |due| InstructionRow { asked: Some((start, Some(due))), ..mine.clone() };
    assert!(kept.note_instruction(&row.id, Seat(0), &due(NOW + 1)).await.unwrap());
    assert!(asked().await.is_empty());
    assert!(kept.note_instruction(&row.id, Seat(0), &due(NOW)).await.unwrap());
    assert_eq!(asked().await, ["0 auction"]);
    assert_eq!(kept.instructions_for(&row.id, Seat(0), &ann).await.unwrap()[0], due(NOW));
    // It answers; once that is taken back, it is not asked again.
    let played = InstructionRow { played: Some(start), asked: None, ..mine.clone() };
    assert!(kept.note_instruction(&row.id, Seat(0), &played).await.unwrap());
    let clicks = [lines(&["1 a"]), lines(&["2 b"])];
    store.append(append(&row, start, &clicks)).await.unwrap();
    assert_eq!(asked().await, ["0 auction", "0 goods"]);
    let later_step = Append { at: Version::new(2, 0), clicks: &[], ..append(&row, start, &[]) };
    store.take_back(1, later_step).await.unwrap();
    assert_eq!(asked().await, ["0 auction", "0 goods"], "what came after it was taken back");
    let both = Append { at: Version::new(1, 1), clicks: &[], ..append(&row, start, &[]) };
    store.take_back(0, both).await.unwrap();
    assert_eq!(asked().await, ["0 goods"]);
    assert!(kept.instructions_for(&row.id, Seat(0), &ann).await.unwrap()[0].taken_back);
    // Left again it is as new; one that was left in between is not overwritten by what becomes of the one before.
    let anew = InstructionRow { made: NOW + 5, amount: 9, ..mine.clone() };
    kept.instruct(&row.id, Seat(0), &anew).await.unwrap();
    assert!(!kept.note_instruction(&row.id, Seat(0), &played).await.unwrap());
    assert_eq!(kept.instructions_for(&row.id, Seat(0), &ann).await.unwrap()[0], anew);
    assert_eq!(asked().await, ["0 auction", "0 goods"]);
    assert!(kept.note_instruction(&row.id, Seat(0), &InstructionRow { lapsed: true, ..anew.clone() }).await.unwrap());
    assert_eq!(asked().await, ["0 goods"]);
    assert!(!kept.withdraw(&row.id, Seat(0), &somebody(22), "goods").await.unwrap());
    assert!(kept.withdraw(&row.id, Seat(0), &ann, "goods").await.unwrap());
    assert!(asked().await.is_empty());
    assert_eq!(kept.instructions_of(&somebody(22)).await.unwrap().len(), 1);
    store.people().unwrap().forget_person(&ann, &somebody(200)).await.unwrap();
    assert!(kept.instructions_of(&ann).await.unwrap().is_empty());
}

/// How long answers wait here.
const WAIT: i64 = 7000;

/// A server on whose watch answers wait so long.
async fn start(ground: &Ground, watch: &Watch) -> Tables {
    let wait = Duration::from_millis(WAIT as u64);
    let settings = cowcatcher_table::Settings { answers: (wait, wait), ..watch.settings() };
    Tables::new(ground.store().await, Games::catalogue(), settings)
}

/// Three people in the auction for the first place of Steam.
async fn auction(tables: &Tables) -> (TableId, [Identity; 3]) {
    let options = [("rules", "base"), ("order", "auction")].map(|(key, value)| (key.to_owned(), value.to_owned()));
    seated_with(tables, TablePlan { options: options.to_vec(), ..plan("steam", &[]) }).await
}

/// Two tables of Steam at which the same has happened until now, with the same three people in the auction for the first place.
async fn twins(ground: &Ground, tables: &Tables) -> ([TableId; 2], [Identity; 3]) {
    let (id, people) = auction(tables).await;
    let store = ground.store().await;
    let (mut row, clicks) = store.table_and_clicks(&id).await.unwrap().unwrap();
    row.id = "7777777777777777".parse().unwrap();
    row.digest = None;
    let lines = clicks.concat();
    store.create(NewTable { row: &row, lines: &lines, after: None, origin: None }).await.unwrap();
    ([id, row.id], people)
}

/// Everything that somebody gets of a table, without its name and the marks of its life in memory.
async fn received(tables: &Tables, id: &TableId, who: &Identity, seat: Option<Seat>) -> String {
    let seen = tables.see(id, who, seat, Locale::En).await.unwrap();
    let heard = tables.heard(id, who, seat, 0, Locale::En).await.unwrap();
    let mark = tables.look(id, |state| state.mark().to_string()).await.unwrap();
    let lobby = tables.lobby(who).await.unwrap();
    let listed = lobby.mine.into_iter().find(|table| table.table == *id);
    let text = format!(
        "{} {} {}",
        serde_json::to_string(&seen).unwrap(),
        serde_json::to_string(&heard).unwrap(),
        serde_json::to_string(&listed).unwrap()
    );
    text.replace(id.as_str(), "ID").replace(mark.split('-').next().unwrap(), "LIFE")
}

/// Everything that everybody but one gets.
async fn received_by_others(tables: &Tables, id: &TableId, people: &[Identity], but: Seat) -> Vec<String> {
    let mut all = vec![received(tables, id, &story_stranger(), None).await];
    for (seat, who) in (0..).map(Seat).zip(people).filter(|(seat, _)| *seat != but) {
        all.push(received(tables, id, who, Some(seat)).await);
        all.push(received(tables, id, who, None).await);
    }
    all
}

fn story_stranger() -> Identity {
    somebody(250)
}

/// A click as the page makes it.
async fn click(tables: &Tables, id: &TableId, people: &[Identity], action: &str) {
    let (seat, now) = to_move(tables, id).await;
    let line = Line { actions: vec![action.to_owned()], forced: true };
    let refused =
        |_: &TableState, refusal: cowcatcher_engine::Refusal| -> cowcatcher_table::TableError { panic!("{refusal}") };
    tables.play_line(id, &people[seat.index()], seat, line, now, refused).await.unwrap();
}

/// Law 4 with plans and answers for later: of two tables at which the same happens, one by answers that were left and one by clicks at the same
/// moments, everybody else gets the same, moment by moment.
pub async fn nobody_else_can_tell_that_something_was_prepared(ground: Ground) {
    let watch = Watch::at("2026-03-02T10:00:00Z");
    let ([one, other], people) = twins(&ground, &start(&ground, &watch).await).await;
    // Both are fetched anew: what happened before is forgotten, with what was counted.
    let tables = start(&ground, &watch).await;
    let both = [&one, &other];
    let (first, _) = to_move(&tables, &one).await;
    let bob = Seat((first.0 + 1) % 3);
    let who = people[bob.index()];
    let mut notices = [tables.subscribe(&one).await.unwrap(), tables.subscribe(&other).await.unwrap()];
    let same = async |when: &str| {
        let [mut here, mut there] = [Vec::new(), Vec::new()];
        for (id, all) in [(&one, &mut here), (&other, &mut there)] {
            *all = received_by_others(&tables, id, &people, bob).await;
        }
        assert_eq!(here, there, "{when}");
    };
    same("before").await;
    // At one of them the next who speaks plans ahead, with a note, and leaves answers of all kinds.
    tables.keep_plan(&one, &who, bob, &line_of(&["bid 1"]), "they will not see it", Locale::En).await.unwrap();
    tables.instruct(&one, &who, bob, "bid-up-to", Some(3)).await.unwrap();
    tables.instruct(&one, &who, bob, "take-income", None).await.unwrap();
    same("prepared").await;
    // The same bids, up to where the limit is reached: by the answers here, by hand there.
    for (theirs, answer) in [("bid 0", "bid 1"), ("pass", ""), ("bid 2", "bid 3"), ("bid 4", "pass")] {
        for id in both {
            click(&tables, id, &people, theirs).await;
        }
        same(theirs).await;
        if answer.is_empty() {
            continue;
        }
        assert_eq!(to_move(&tables, &one).await.0, bob);
        // It is seen that it is asked; then it waits, whatever it will answer.
        assert_eq!(tables.give_answers().await.unwrap(), 2, "{theirs}");
        watch.pass(WAIT - 1);
        assert_eq!(tables.give_answers().await.unwrap(), 0);
        same("waiting").await;
        watch.pass(1);
        let before = to_move(&tables, &one).await.1;
        assert_eq!(tables.give_answers().await.unwrap(), 1);
        assert_eq!(tables.look(&one, TableState::version).await.unwrap(), Version { step: before.step + 1, ..before });
        click(&tables, &other, &people, answer).await;
        same(answer).await;
        watch.pass(60_000);
    }
    let [mut here, mut there] = [Vec::new(), Vec::new()];
    for (notices, told) in notices.iter_mut().zip([&mut here, &mut there]) {
        while let Ok(notice) = notices.try_recv() {
            let changes = notice.mark.to_string().split_once('-').unwrap().1.to_owned();
            told.push((notice.change, notice.version, changes));
        }
    }
    assert_eq!(here, there);
    assert!(here.iter().all(|(change, ..)| *change == Change::Steps), "{here:?}");
    // What was prepared is for nobody's eyes but his.
    assert_eq!(code(tables.prepared(&one, &people[first.index()], bob, Locale::En).await), "not-your-seat");
    assert!(tables.prepared(&one, &people[first.index()], first, Locale::En).await.unwrap().plans.is_empty());
    let mine = tables.prepared(&one, &who, bob, Locale::En).await.unwrap();
    assert_eq!(mine.plans[0].note, "they will not see it");
    let states: Vec<_> = mine.instructions.iter().map(|it| (it.about.as_str(), it.state)).collect();
    assert_eq!(states, [("auction", InstructionState::Lapsed), ("reward", InstructionState::Active)]);
}

pub async fn an_answer_that_was_taken_back_is_not_given_again(ground: Ground) {
    let watch = Watch::at("2026-03-02T10:00:00Z");
    let tables = start(&ground, &watch).await;
    let (id, people) = auction(&tables).await;
    let (ann, _) = to_move(&tables, &id).await;
    let who = people[ann.index()];
    let given = async || {
        let before = to_move(&tables, &id).await.1;
        for _ in 0..3 {
            tables.give_answers().await.unwrap();
            watch.pass(WAIT);
        }
        to_move(&tables, &id).await.1 != before
    };
    let state = async || tables.prepared(&id, &who, ann, Locale::En).await.unwrap().instructions.remove(0).state;
    assert_eq!(code(tables.instruct(&id, &who, ann, "bid-up-to", Some(251)).await), "bad-instruction");
    assert_eq!(code(tables.instruct(&id, &who, ann, "pass-auction", Some(1)).await), "bad-instruction");
    assert_eq!(code(tables.instruct(&id, &who, ann, "win", None).await), "bad-instruction");
    assert_eq!(code(tables.instruct(&id, &who, ann, "pass-goods", None).await), "no-occasion");
    assert_eq!(code(tables.instruct(&id, &story_stranger(), ann, "pass-auction", None).await), "not-your-seat");
    // Withdrawn before it acts, it does nothing.
    tables.instruct(&id, &who, ann, "bid-up-to", Some(5)).await.unwrap();
    tables.give_answers().await.unwrap();
    tables.withdraw(&id, &who, ann, "auction").await.unwrap();
    assert_eq!(code(tables.withdraw(&id, &who, ann, "auction").await), "unknown-plan");
    assert!(!given().await);
    // Of two about the same the later one stands.
    tables.instruct(&id, &who, ann, "pass-auction", None).await.unwrap();
    tables.instruct(&id, &who, ann, "bid-up-to", Some(5)).await.unwrap();
    assert!(given().await);
    let (next, now) = to_move(&tables, &id).await;
    assert_ne!(next, ann);
    tables.undo(&id, &who, ann, Undo::Step, now).await.unwrap();
    assert_eq!((to_move(&tables, &id).await.0, state().await), (ann, InstructionState::Suspended));
    assert!(!given().await, "what was taken back is not done again");
    // A restart forgets nothing; left again, it goes on.
    let tables = start(&ground, &watch).await;
    tables.instruct(&id, &who, ann, "bid-up-to", Some(5)).await.unwrap();
    tables.give_answers().await.unwrap();
    watch.pass(WAIT);
    let tables = start(&ground, &watch).await;
    tables.give_answers().await.unwrap();
    assert_eq!(to_move(&tables, &id).await.0, next);
    // While everybody is asked something, nobody is answered for.
    let (_, now) = to_move(&tables, &id).await;
    tables.instruct(&id, &people[next.index()], next, "pass-auction", None).await.unwrap();
    tables.ask(&id, &who, cowcatcher_table::Ask::Abandon, now).await.unwrap();
    for _ in 0..3 {
        tables.give_answers().await.unwrap();
        watch.pass(WAIT);
    }
    assert_eq!(to_move(&tables, &id).await, (next, now));
    // Of two servers one gives the answer.
    tables.answer(&id, &people[next.index()], false).await.unwrap();
    let second = start(&ground, &watch).await;
    for _ in 0..3 {
        let (one, other) = tokio::join!(tables.give_answers(), second.give_answers());
        one.and(other).unwrap();
        watch.pass(WAIT);
    }
    let steps = ground.store().await.table(&id).await.unwrap().unwrap().version.step;
    assert_eq!(steps, now.step + 1);
}

pub async fn a_plan_is_offered_when_its_turn_comes(ground: Ground) {
    let watch = Watch::at("2026-03-02T10:00:00Z");
    let tables = start(&ground, &watch).await;
    let (id, people) = auction(&tables).await;
    let (first, _) = to_move(&tables, &id).await;
    let bob = Seat((first.0 + 1) % 3);
    let who = people[bob.index()];
    let keep = async |actions: &[&str], note: &str| {
        tables.keep_plan(&id, &who, bob, &line_of(actions), note, Locale::En).await
    };
    let states = async || {
        let seen = tables.prepared(&id, &who, bob, Locale::En).await.unwrap();
        seen.plans.into_iter().map(|plan| plan.state).collect::<Vec<_>>()
    };
    assert!(tables.prepared(&id, &who, bob, Locale::En).await.unwrap().ahead);
    assert_eq!(code(keep(&[], "").await), "empty");
    assert_eq!(code(keep(&["take city-growth"], "").await), "refused");
    assert_eq!(code(keep(&["abracadabra"], "").await), "malformed");
    assert_eq!(code(keep(&["bid 1"], &"x".repeat(281)).await), "too-long");
    let low = keep(&["bid 1"], "low").await.unwrap();
    let high = keep(&["bid 9"], " \u{202e}").await.unwrap();
    for _ in 2..MOST_PLANS {
        keep(&["pass"], "").await.unwrap();
    }
    assert_eq!(code(keep(&["pass"], "").await), "too-many-plans");
    assert!(states().await.iter().all(|state| *state == PlanState::Waits), "it is not his turn");
    let now = to_move(&tables, &id).await.1;
    assert_eq!(code(tables.play_plan(&id, &who, bob, low, now, Locale::En).await), "not-asked");
    click(&tables, &id, &people, "bid 5").await;
    let fits = PlanState::Fits { playable: 1, unfit: None };
    let seen = tables.prepared(&id, &who, bob, Locale::En).await.unwrap();
    let PlanState::Dropped(unfit) = &seen.plans[0].state else { panic!("{:?}", seen.plans[0]) };
    assert_eq!(unfit.step, 1);
    assert!(unfit.action.contains("$1") && !unfit.reason.is_empty(), "{unfit:?}");
    assert_eq!(seen.plans[1].state, fits);
    assert_eq!((seen.plans[1].note.as_str(), seen.plans[1].steps[0].action.as_str()), ("", "bid 9"));
    let now = to_move(&tables, &id).await.1;
    assert_eq!(code(tables.play_plan(&id, &who, bob, low, now, Locale::En).await), "plan-unfit");
    assert_eq!(code(tables.play_plan(&id, &people[first.index()], bob, high, now, Locale::En).await), "unknown-plan");
    assert_eq!(code(tables.play_plan(&id, &who, bob, high, Version::default(), Locale::En).await), "stale");
    tables.play_plan(&id, &who, bob, high, now, Locale::En).await.unwrap();
    assert_ne!(to_move(&tables, &id).await.0, bob);
    assert_eq!(code(tables.play_plan(&id, &who, bob, high, now, Locale::En).await), "unknown-plan", "it was played");
    tables.remove_plan(&id, &who, bob, low).await.unwrap();
    assert_eq!(code(tables.remove_plan(&id, &who, bob, low).await), "unknown-plan");
    assert_eq!(states().await.len(), MOST_PLANS - 2);
}

/// Whole turns planned ahead from what a seat knows: of games with secrets, played out as far as they go.
pub async fn a_turn_is_planned_on_what_one_knows(ground: Ground) {
    let watch = Watch::at("2026-03-02T10:00:00Z");
    let tables = start(&ground, &watch).await;
    let (id, people) = seated_all::<2>(&tables, "gwt2", None).await;
    let mut clicker = Clicker::new(3);
    let (mut planned, mut played, mut dropped) = (0, 0, 0);
    for _ in 0..160 {
        let (seat, now) = to_move(&tables, &id).await;
        let other = Seat(1 - seat.0);
        let who = people[other.index()];
        let before = tables.look(&id, |state| state.playing().journal()).await.unwrap();
        let mut line: Vec<String> = Vec::new();
        while line.len() < 5 {
            let tried = Line { actions: line.clone(), forced: true };
            let look = |state: &TableState| {
                let reader = crate::common::ENGLISH;
                let choices =
                    if state.to_decide().contains(other) { state.playing().choices(other, reader) } else { vec![] };
                choices.into_iter().find(|choice| !choice.reveals).map(|choice| choice.action)
            };
            let Some(next) = tables.try_out(&id, &who, other, &tried, look).await.unwrap() else { break };
            line.push(next);
        }
        assert_eq!(
            tables.look(&id, |state| (state.playing().journal(), state.version())).await.unwrap(),
            (before, now)
        );
        if !line.is_empty() && planned < MOST_PLANS && seat != other {
            let line = Line { actions: line, forced: true };
            if tables.keep_plan(&id, &who, other, &line, "", Locale::It).await.is_ok() {
                planned += 1;
            }
        }
        clicker.click(&tables, &id, &people).await.unwrap();
        let (seat, now) = to_move(&tables, &id).await;
        let seen = tables.prepared(&id, &people[seat.index()], seat, Locale::Uk).await.unwrap();
        for plan in seen.plans {
            let (who, number) = (&people[seat.index()], plan.plan);
            match plan.state {
                PlanState::Dropped(_) => {
                    dropped += 1;
                    tables.remove_plan(&id, who, seat, number).await.unwrap();
                }
                PlanState::Fits { playable, .. } if version_is(&tables, &id, now).await => {
                    let then = tables.play_plan(&id, who, seat, number, now, Locale::Uk).await.unwrap();
                    assert!(then.step >= now.step + playable as u32);
                    played += 1;
                }
                _ => {}
            }
        }
    }
    assert!(planned >= MOST_PLANS && played > 0, "{planned} planned, {played} played, {dropped} dropped");
}

async fn version_is(tables: &Tables, id: &TableId, version: Version) -> bool {
    tables.look(id, |state| state.version() == version).await.unwrap()
}
