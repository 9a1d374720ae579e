//! `workbench archive`: how fast the archive and one's own record are when many games are finished.

use crate::args::ArchiveArgs;
use crate::load::{Spread, spread};
use crate::server::Place;
use cowcatcher::database::Database;
use cowcatcher::stop::Stop;
use cowcatcher_engine::Seats;
use cowcatcher_table::{
    Append, Consent, FinishedGame, Identity, NewTable, Progress, SeatResult, SeatRow, Secret, Sitter, Status, Store,
    TableId, TableRow, Urgency, Version,
};
use futures_util::{StreamExt, TryStreamExt, stream};
use serde::Serialize;
use std::io::Write;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

type Failure = Box<dyn std::error::Error>;

/// So many tables are made at the same time.
const AT_ONCE: usize = 64;
/// So many people play against the visitor, who plays every game: nobody's record is longer.
const OTHERS: u32 = 200;
/// A game ended every so many milliseconds.
const EVERY: i64 = 10 * 60 * 1000;
const GAMES: [&str; 4] = ["gwt1", "gwt2", "mombasa", "steam"];
const CATEGORIES: [&str; 8] = ["money", "buildings", "cities", "stations", "hazards", "cattle", "objectives", "jobs"];

/// What is measured: its name, its address, and what has to stand there.
const PAGES: [(&str, &str, &str); 6] = [
    ("list", "/archive", "<li class=\"listed"),
    ("filtered", "/archive?game=gwt2&players=3&rated=yes&from=1990-01-01", "<li class=\"listed"),
    ("common name", "/archive?name=ann", "<li class=\"listed"),
    ("rare name", "/archive?name=guest+7", "<li class=\"listed"),
    ("last page", "/archive?after=", "<li class=\"listed"),
    ("record", "/me", "<li class=\"listed"),
];

/// The figures.
#[derive(Serialize)]
struct Report {
    games: u32,
    requests: usize,
    pages: Vec<Measured>,
}

#[derive(Serialize)]
struct Measured {
    page: &'static str,
    ms: Spread,
}

/// Runs the command.
pub fn run(args: &ArchiveArgs, out: &mut impl Write) -> Result<(), Stop> {
    let folder = tempfile::tempdir()?;
    let mut place = Place::new(folder.path())?;
    if let Some(database) = &args.database {
        place.database.clone_from(database);
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let visitor = Secret::new().map_err(|error| Stop::No(error.to_string()))?;
    runtime.block_on(fill(&place, args.games, &visitor.identity())).map_err(|error| Stop::No(error.to_string()))?;
    let server = place.start()?;
    let measured = runtime.block_on(visit(&place.address(), args.requests, &visitor));
    let pages = measured.map_err(|error| Stop::No(error.to_string()))?;
    drop(server);
    let report = Report { games: args.games, requests: args.requests, pages };
    match args.json {
        true => writeln!(out, "{}", serde_json::to_string(&report)?)?,
        false => {
            writeln!(out, "{} finished games, all public and all of one person", args.games)?;
            for Measured { page, ms: Spread { p50, p99, most } } in &report.pages {
                writeln!(out, "{page}: p50 {p50} ms, p99 {p99} ms, most {most} ms")?;
            }
        }
    }
    Ok(())
}

/// Puts finished games into a fresh database and writes their results down, as a server does.
async fn fill(place: &Place, games: u32, visitor: &Identity) -> Result<(), Failure> {
    let database = Database::open(&place.database).await.map_err(|stop| format!("{stop:?}"))?;
    let store = database.store();
    let first = SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis() as i64 - i64::from(games) * EVERY;
    let others: Vec<Identity> = (0..OTHERS).map(|_| Ok(Secret::new()?.identity())).collect::<Result<_, Failure>>()?;
    let made: Vec<FinishedGame> = stream::iter(0..games)
        .map(|number| make(&*store, number, first + i64::from(number) * EVERY, *visitor, &others))
        .buffered(AT_ONCE)
        .try_collect()
        .await?;
    let archive = store.archive().ok_or("the database keeps no finished games")?;
    for game in &made {
        archive.record(game).await?;
    }
    database.close().await;
    Ok(())
}

/// A table whose game is over, and that all who sat there made public.
async fn make(
    store: &dyn Store,
    number: u32,
    ended: i64,
    visitor: Identity,
    others: &[Identity],
) -> Result<FinishedGame, Failure> {
    let kind = GAMES[number as usize % GAMES.len()];
    let guest = number % OTHERS;
    let seat = |name: String, sitter| SeatRow { name, sitter };
    let bot = || Sitter::Bot { bot: "medium".to_owned(), owner: None };
    let mut seats = vec![
        seat("Ann".to_owned(), Sitter::Person { owner: visitor }),
        seat(format!("Guest {guest}"), Sitter::Person { owner: others[guest as usize] }),
        seat("Rosa".to_owned(), bot()),
        seat("Marco".to_owned(), bot()),
    ];
    seats.truncate(2 + number as usize / 4 % 3);
    let owners = [visitor, others[guest as usize]];
    let row = TableRow {
        id: TableId::new()?,
        game: kind.to_owned(),
        options: vec![("edition".to_owned(), "second".to_owned())],
        rules: 1,
        digest: None,
        creator: visitor,
        version: Version::default(),
        progress: Progress { status: Status::Waiting, waiting_for: Seats::NONE },
        created: ended - EVERY,
        changed: ended - EVERY,
        listed: false,
        next: None,
        lesson: None,
        clock: None,
        group: None,
        // With no other property of the games in step.
        rated: number.is_multiple_of(5),
        consent: Consent::default(),
        seats,
    };
    store.create(NewTable { row: &row, lines: &[], after: None, origin: None }).await?;
    let (at, digest, urgency) = (row.version, None, Urgency::Person);
    let progress = Progress { status: Status::Over, waiting_for: Seats::NONE };
    store.append(Append { id: &row.id, at, clicks: &[], progress, digest, urgency, clock: None, now: ended }).await?;
    let agreed = Consent { public: owners.to_vec(), ..Consent::default() };
    store.keep_consent(&row.id, at, &row.consent, &agreed).await?;
    let result = |(place, seat): (u32, &SeatRow)| {
        let points: Vec<i32> =
            (0..CATEGORIES.len() as u32).map(|nth| ((number * 7 + place * 5 + nth * 3) % 20) as i32).collect();
        SeatResult {
            who: seat.owner(),
            bot: seat.bot().map(str::to_owned),
            name: seat.name.clone(),
            total: Some(points.iter().sum()),
            points,
            rank: (place + number) % row.seats.len() as u32 + 1,
            style: Some(["builder", "breeder", "railwayman"][number as usize % 3].to_owned()),
            rating: None,
        }
    };
    Ok(FinishedGame {
        id: row.id.clone(),
        game: row.game.clone(),
        options: row.options.clone(),
        categories: CATEGORIES.map(str::to_owned).to_vec(),
        steps: 0,
        setup: 0,
        began: row.created,
        ended,
        rated: row.rated,
        public: true,
        seats: (0..).zip(&row.seats).map(result).collect(),
    })
}

/// Looks at each page again and again, as the one who played.
async fn visit(address: &str, requests: usize, visitor: &Secret) -> Result<Vec<Measured>, Failure> {
    let http = reqwest::Client::builder().tcp_nodelay(true).build()?;
    let cookie = format!("cowcatcher={}", visitor.reveal());
    let mut measured = Vec::new();
    for (page, path, holds) in PAGES {
        let path =
            if path.ends_with("after=") { format!("{path}{}", near_the_end(address).await?) } else { path.to_owned() };
        let mut times: Vec<Duration> = Vec::new();
        for _ in 0..requests {
            let began = Instant::now();
            let answer = http.get(format!("{address}{path}")).header("cookie", &cookie).send().await?;
            let text = answer.error_for_status()?.text().await?;
            times.push(began.elapsed());
            if !text.contains(holds) {
                return Err(format!("{page}: the page does not list what there is").into());
            }
        }
        measured.push(Measured { page, ms: spread(&times) });
    }
    Ok(measured)
}

/// A place in the list after which only some of the oldest games come.
async fn near_the_end(address: &str) -> Result<String, Failure> {
    let mut after = String::new();
    let day = 24 * 60 * 60 * 1000;
    // From the day of the oldest game on: the interface lists the latest first, so that day is looked for.
    let newest: serde_json::Value =
        reqwest::get(format!("{address}/api/v1/archive")).await?.error_for_status()?.json().await?;
    let mut moment = newest["games"][0]["ended"].as_i64().ok_or("there is no game")?;
    while moment > 0 {
        moment -= 10 * day;
        let place = format!("{moment}-0000000000000000");
        let page: serde_json::Value =
            reqwest::get(format!("{address}/api/v1/archive?after={place}")).await?.error_for_status()?.json().await?;
        match page["games"].as_array().map(Vec::len) {
            Some(1..) => after = place,
            _ => break,
        }
    }
    Ok(after)
}
