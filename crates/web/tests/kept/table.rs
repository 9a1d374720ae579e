//! A kept game, put into a store at one of its moments as the table of a visitor.

use cowcatcher_engine::journal::{REVISION_OPTION, read_header};
use cowcatcher_engine::{Seat, Seats, ToAct};
use cowcatcher_table::{
    Append, Consent, Games, Identity, NewTable, Playing, Progress, SeatRow, Secret, Sitter, Status, Store, TableId,
    TableRow, Urgency, Version,
};

/// A game of four who play by rules of thumb.
pub const FOUR: &str = include_str!("../../../../tests/journals/gwt2-4p-heuristic.journal");

/// Who plays.
const NAMES: [&str; 6] = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"];
/// When it was played, in milliseconds since 1970.
const PLAYED: i64 = 1_700_000_000_000;
/// How many milliseconds a step took.
const PACE: i64 = 5_000;

/// A moment of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// The first decision.
    Start,
    /// The first decision after half of the steps.
    Middle,
    /// The end.
    Over,
}

/// Puts a game into the store as it was at a moment. The visitor sits where something is to be decided, at the end on the first
/// seat; the others belong to somebody else.
pub async fn put(store: &dyn Store, games: &Games, journal: &str, moment: Moment, visitor: &Secret) -> TableId {
    let when = |step: usize, steps: usize, to_act: ToAct| match moment {
        Moment::Start => true,
        Moment::Middle => step >= steps / 2,
        Moment::Over => to_act == ToAct::Over,
    };
    put_when(store, games, journal, when, visitor).await.expect("a kept journal has all its moments")
}

/// The same, as it was when something was true for the first time: of the number of steps taken, of how many, and who is to act. Nothing
/// is put where that never was.
pub async fn put_when(
    store: &dyn Store,
    games: &Games,
    journal: &str,
    when: impl Fn(usize, usize, ToAct) -> bool,
    visitor: &Secret,
) -> Option<TableId> {
    let header = read_header(journal).expect("a kept journal is good");
    let game = games.game(&header.game).unwrap();
    let mut options: Vec<_> = header.options.into_iter().map(|(_, key, value)| (key, value)).collect();
    if game.defaults.iter().any(|(key, _)| *key == REVISION_OPTION) {
        options.push((REVISION_OPTION.to_owned(), header.revision.to_string()));
    }
    let mut playing = game.session(&options, header.players).unwrap();
    let below = journal.lines().skip_while(|line| !line.is_empty()).skip(1);
    let steps: Vec<String> = below.take_while(|line| !line.starts_with("end ")).map(str::to_owned).collect();
    let there = |playing: &dyn Playing| {
        let to_act = playing.to_act();
        to_act != ToAct::Chance && when(playing.step(), steps.len(), to_act)
    };
    for step in &steps {
        if there(&*playing) {
            break;
        }
        playing.apply(std::slice::from_ref(step)).unwrap();
    }
    if !there(&*playing) {
        return None;
    }
    let clicks: Vec<Vec<String>> = steps[..playing.step()].iter().map(|line| vec![line.clone()]).collect();
    let status = if playing.to_act() == ToAct::Over { Status::Over } else { Status::Running };
    let waiting_for = playing.to_act().deciders();
    let own = waiting_for.iter().next().unwrap_or(Seat(0));
    let others = Secret::new().unwrap().identity();
    let owner = |seat: usize| -> Identity { if own.index() == seat { visitor.identity() } else { others } };
    let seats = (0..header.players)
        .zip(NAMES)
        .map(|(seat, name)| SeatRow { name: name.to_owned(), sitter: Sitter::Person { owner: owner(seat) } });
    let progress = Progress { status, waiting_for };
    let row = TableRow {
        id: TableId::new().unwrap(),
        game: header.game,
        options,
        rules: playing.revision(),
        digest: None,
        creator: others,
        version: Version::default(),
        progress: Progress { status: Status::Waiting, waiting_for: Seats::NONE },
        created: PLAYED,
        changed: PLAYED,
        listed: false,
        next: None,
        lesson: None,
        rated: false,
        consent: Consent::default(),
        clock: None,
        group: None,
        seats: seats.collect(),
    };
    store.create(NewTable { row: &row, lines: &[], after: None, origin: None }).await.unwrap();
    let now = PLAYED + clicks.len() as i64 * PACE;
    let (at, digest, urgency, clock) = (row.version, None, Urgency::Person, None);
    store.append(Append { id: &row.id, at, clicks: &clicks, progress, digest, urgency, clock, now }).await.unwrap();
    Some(row.id)
}
