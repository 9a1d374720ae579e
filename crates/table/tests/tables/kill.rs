//! Law 8: what was acknowledged survives `kill -9`.
//!
//! The test starts itself as a child that clicks as fast as it can and prints every click that was acknowledged, while bots
//! play at another table; the parent kills it at a random moment and looks at what is on the disk.
//! `COWCATCHER_KILLS=50` kills more often.

use crate::common::*;
use cowcatcher_engine::Seat;
use cowcatcher_table::{Secret, Sqlite, Status, Store, TableId, Undo};
use rand::RngExt;
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::time::Duration;

const FILE: &str = "COWCATCHER_KILL_FILE";
const WHO: &str = "COWCATCHER_KILL_WHO";

/// The child. Run by the parent only: alone it does nothing.
#[tokio::test(flavor = "multi_thread")]
async fn child() {
    let (Ok(file), Ok(who)) = (std::env::var(FILE), std::env::var(WHO)) else { return };
    let who = who.parse::<Secret>().unwrap().identity();
    let tables =
        cowcatcher_table::Tables::new(store(file.as_ref()).await, cowcatcher_table::Games::catalogue(), brisk());
    assert!(tables.resume().await.unwrap().is_empty());
    let mut clicker = Clicker::new(rand::random());
    tables.create(&who, plan("gwt1", &[bot(), bot()])).await.unwrap();
    loop {
        let running = tables.lobby(&who).await.unwrap().mine.into_iter().find(|table| table.your_turn);
        let id = match running {
            Some(table) => table.table,
            None => tables.create(&who, plan("gwt2", &[me("Ann"), me("Bob")])).await.unwrap().id,
        };
        while let (Some(seat), now) = turn(&tables, &id).await {
            let action = clicker.pick(&tables, &id, seat).await;
            let after = tables.play(&id, &who, seat, &action, now).await.unwrap();
            say(&format!("played {id} {} {} {seat} {action}", now.step, after.revision));
            if clicker.0.random_range(0..8) == 0
                && let Ok(back) = tables.undo(&id, &who, seat, Undo::Step, after).await
            {
                say(&format!("undone {id} {} {}", back.step, back.revision));
            }
        }
    }
}

fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    // Before the line stands whatever the test harness printed.
    writeln!(out, "\n@ {line}").unwrap();
    out.flush().unwrap();
}

#[test]
fn what_was_acknowledged_survives_kill_9() {
    let kills = std::env::var("COWCATCHER_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(10);
    let house = House::new();
    let who = Secret::new().unwrap();
    let mut rng = rand::rng();
    let mut acknowledged = 0;
    for round in 0..kills {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "kill::child", "--nocapture"])
            .env(FILE, house.path())
            .env(WHO, who.reveal())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        let (begun, begins) = std::sync::mpsc::channel();
        let reader = std::thread::spawn(move || {
            out.lines()
                .map_while(Result::ok)
                .filter_map(|line| line.strip_prefix("@ ").map(str::to_owned))
                .inspect(|_| begun.send(()).unwrap_or_default())
                .collect::<Vec<_>>()
        });
        // A crowded machine takes its time until the first click; the moment of death is a matter of chance from there on.
        begins.recv_timeout(Duration::from_secs(30)).unwrap_or_default();
        std::thread::sleep(Duration::from_millis(rng.random_range(0..500)));
        child.kill().unwrap();
        child.wait().unwrap();
        let said = reader.join().unwrap();
        acknowledged += said.len();
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
        runtime.block_on(look(&house, &who, round, &said));
    }
    // How many they are is the machine's business; without any, nothing was put to the test.
    assert!(acknowledged > kills, "only {acknowledged} clicks in {kills} rounds");
}

/// Is everything on the disk that the child said, and does every table replay?
async fn look(house: &House, who: &Secret, round: usize, said: &[String]) {
    // What the child said, table by table: steps by number, cut off by undos.
    let mut expected: BTreeMap<TableId, (BTreeMap<u32, String>, u32)> = BTreeMap::new();
    for line in said {
        let mut words = line.splitn(5, ' ');
        let mut word = || words.next().unwrap();
        let (what, id, step, revision) = (word(), word().parse().unwrap(), word(), word().parse().unwrap());
        let step: u32 = step.parse().unwrap();
        let (steps, last) = expected.entry(id).or_default();
        *last = revision;
        steps.retain(|&number, _| number < step);
        if what == "played" {
            steps.insert(step, word().to_owned());
        }
    }
    let store = Sqlite::open(house.path()).await.unwrap();
    for (id, (steps, revision)) in &expected {
        let stored = store.clicks(id).await.unwrap().concat();
        let row = store.table(id).await.unwrap().unwrap();
        // One undo may have been done without being acknowledged: then the last click may be gone.
        let one_more = row.version.revision == revision + 1;
        assert!(one_more || row.version.revision == *revision, "round {round}");
        let last = steps.keys().last().copied();
        for (&number, line) in steps {
            let found = stored.get(number as usize);
            let gone = one_more && Some(number) == last && found != Some(line);
            assert!(gone || found == Some(line), "round {round}: step {number} of {id} was {line:?}, is {found:?}");
        }
    }
    store.close().await;
    let tables = house.open_with(cowcatcher_table::Settings { pace: Duration::from_secs(3600), ..brisk() }).await;
    assert!(tables.resume().await.unwrap().is_empty(), "round {round}");
    let me = who.identity();
    for table in tables.lobby(&me).await.unwrap().mine {
        let seen = tables.see(&table.table, &me, None, cowcatcher_words::Locale::En).await.unwrap();
        assert!(seen.status == Status::Over || !seen.to_decide.is_empty(), "round {round}");
        let seat = table.seats.first().filter(|seat| seat.yours).map(|_| Seat(0));
        tables.heard(&table.table, &me, seat, 0, cowcatcher_words::Locale::En).await.unwrap();
    }
}
