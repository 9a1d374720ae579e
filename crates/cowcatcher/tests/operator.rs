//! The real server as whoever runs it sees it: silent crowds, stopping, health, backups.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
#![cfg(unix)]

use serde_json::{Value, json};
use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// Nothing that is waited for takes longer, on the slowest machine.
const PATIENCE: Duration = Duration::from_secs(30);

fn program() -> String {
    assert_cmd::cargo::cargo_bin!("cowcatcher").display().to_string()
}

/// A server as a process of its own, which ends with the test.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    /// Starts a server on a free port; `before` stands before the program.
    fn start(folder: &Path, before: &[&str], args: &[&str]) -> Server {
        let program = program();
        let mut words = before.to_vec();
        words.push(&program);
        let mut child = Command::new(words[0])
            .args(&words[1..])
            .args(["serve", "--listen", "127.0.0.1:0", "--pace", "5", "--rate", "0", "--log", "warn", "--database"])
            .arg(folder.join("tables.db"))
            .args(args)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap().to_owned();
        assert!(!address.is_empty(), "the server did not start");
        Server { child, address }
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream
    }

    /// Asks for something on a connection of its own; gives the status and the body.
    fn ask(&self, method: &str, path: &str, secret: &str, body: &str) -> (u16, String) {
        let mut stream = self.connect();
        let length = body.len();
        let bearer = if secret.is_empty() { String::new() } else { format!("authorization: Bearer {secret}\r\n") };
        let head = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n{bearer}", self.address);
        write!(stream, "{head}content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let status = answer.split(' ').nth(1).unwrap_or_default().parse().unwrap_or_default();
        (status, answer.split_once("\r\n\r\n").map(|(_, body)| body.to_owned()).unwrap_or_default())
    }

    fn json(&self, method: &str, path: &str, secret: &str, body: &Value) -> Value {
        let (status, text) = self.ask(method, &format!("/api/v1/{path}"), secret, &body.to_string());
        assert!((200..300).contains(&status), "{status} {text}");
        // The body may be sent in pieces with their lengths before them.
        let text = &text[text.find('{').unwrap()..=text.rfind('}').unwrap()];
        serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
    }

    /// Somebody new, at a table at which they play both seats.
    fn table(&self) -> (String, String) {
        let secret = self.json("POST", "identity", "", &json!({}))["secret"].as_str().unwrap().to_owned();
        let plan = json!({ "game": "gwt2", "seats": [{ "me": "Ann" }, { "me": "Bob" }] });
        let table = self.json("POST", "tables", &secret, &plan)["table"].as_str().unwrap().to_owned();
        (secret, table)
    }

    fn signal(&self, name: &str) {
        assert!(Command::new("kill").args([name, &self.child.id().to_string()]).status().unwrap().success());
    }

    /// Waits until the server has ended by itself.
    fn ended(&mut self) -> (Option<i32>, Duration) {
        let began = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return (status.code(), began.elapsed());
            }
            assert!(began.elapsed() < PATIENCE, "the server does not end");
            thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn admin(database: &Path, args: &[&str]) -> Output {
    Command::new(program()).arg("admin").args(args).arg("--database").arg(database).output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// A thousand silent connections and 1,024 file handles: whoever comes then is answered all the same, be it that one address may not have so
/// many or that there is no room for more.
#[test]
fn a_silent_crowd_shuts_nobody_out() {
    let _raised = rlimit::increase_nofile_limit(4096).unwrap();
    for set in ["connections.an-address=256", "connections.an-address=0"] {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(folder.path(), &["prlimit", "--nofile=1024:1024"], &["--set", set]);
        let crowd: Vec<TcpStream> = (0..1050).map(|_| server.connect()).collect();
        let mut halves = Vec::new();
        for mut stream in (0..50).map(|_| server.connect()) {
            stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n").unwrap();
            halves.push(stream);
        }
        let mut times: Vec<Duration> = (0..20)
            .map(|_| {
                let began = Instant::now();
                let (status, text) = server.ask("GET", "/", "", "");
                assert_eq!(status, 200, "{text}");
                began.elapsed()
            })
            .collect();
        times.sort();
        println!("{set}: {} silent, lobby p50 {:?}, slowest {:?}", crowd.len(), times[10], times[19]);
        assert!(times[10] < Duration::from_millis(100), "{set}: {times:?}");
        // Whoever is being served is not among those that give way.
        let (secret, table) = server.table();
        assert_eq!(server.json("GET", &format!("tables/{table}?seat=0"), &secret, &json!({}))["status"], "running");
    }
}

/// So many pages of ten kilobytes and more are asked for: more than the system keeps for somebody who does not read.
const PAGES: usize = 4_000;

#[test]
fn whoever_does_not_speak_or_read_is_let_go() {
    let folder = tempfile::tempdir().unwrap();
    let quick = ["--set", "connections.headers-seconds=1", "--set", "connections.idle-seconds=2"];
    let server = Server::start(folder.path(), &[], &[&quick[..], &["--set", "connections.unread-seconds=1"]].concat());
    let ends = |mut stream: TcpStream| {
        let began = Instant::now();
        let mut rest = Vec::new();
        let _reset_or_closed = stream.read_to_end(&mut rest);
        (began.elapsed(), rest.len())
    };
    let (silent, _) = ends(server.connect());
    let mut half = server.connect();
    half.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n").unwrap();
    let (half, _) = ends(half);
    let mut kept = server.connect();
    kept.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").unwrap();
    let (kept, answered) = ends(kept);
    assert!(answered > 10);
    for time in [silent, half, kept] {
        assert!(time > Duration::from_millis(500) && time < Duration::from_secs(10), "{time:?}");
    }
    // One that asks for much and reads nothing.
    let mut deaf = server.connect();
    deaf.set_write_timeout(Some(Duration::from_secs(1))).unwrap();
    for _ in 0..PAGES {
        if deaf.write_all(b"GET / HTTP/1.1\r\nhost: x\r\naccept-encoding: identity\r\n\r\n").is_err() {
            break;
        }
    }
    thread::sleep(Duration::from_secs(10));
    let (_, text) = server.ask("GET", "/healthz", "", "");
    assert!(text.contains("ok"));
    let mut rest = Vec::new();
    let closed = deaf.read_to_end(&mut rest);
    assert!(closed.is_err() || rest.len() < PAGES * 5_000, "{} bytes came", rest.len());
}

#[test]
fn a_server_that_is_stopped_finishes_and_tells_its_listeners() {
    for signal in ["-TERM", "-INT"] {
        let folder = tempfile::tempdir().unwrap();
        let mut server = Server::start(folder.path(), &[], &[]);
        let (secret, table) = server.table();
        let mut stream = server.connect();
        write!(stream, "GET /t/{table}/events HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {secret}\r\n\r\n").unwrap();
        let mut ear = BufReader::new(stream);
        let mut heard = String::new();
        while !heard.contains("notice") {
            ear.read_line(&mut heard).unwrap();
        }
        let _silent = server.connect();
        server.signal(signal);
        let mut rest = String::new();
        ear.read_to_string(&mut rest).unwrap();
        assert!(rest.contains("event: restart") && rest.contains("retry: "), "{rest}");
        let (code, time) = server.ended();
        assert_eq!(code, Some(0), "{signal}");
        assert!(time < Duration::from_secs(5), "{time:?}");
        let checked = admin(&folder.path().join("tables.db"), &["check"]);
        assert!(checked.status.success(), "{}", said(&checked));
    }
}

#[test]
fn an_operator_sees_how_the_server_fares_and_strangers_do_not() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), &[], &["--set", "metrics-token=hush"]);
    let (secret, table) = server.table();
    assert_eq!(server.ask("GET", "/healthz", "", "").0, 200);
    assert_eq!(server.ask("GET", "/readyz", "", "").0, 200);
    assert_eq!(server.ask("GET", "/metrics", "", "").0, 403);
    assert_eq!(server.ask("GET", "/metrics", &secret, "").0, 403);
    let (status, text) = server.ask("GET", "/metrics", "hush", "");
    assert_eq!(status, 200);
    for name in [
        "request_seconds_bucket",
        "connections ",
        "event_streams ",
        "live_tables 1",
        "steps_total",
        "store_errors_total 0",
    ] {
        assert!(text.contains(&format!("cowcatcher_{name}")), "{name}: {text}");
    }
    assert!(text.contains("route=\"/api/v1/tables\"") && !text.contains(&table) && !text.contains(&secret));
    let closed = Server::start(&folder.path().join("other"), &[], &[]);
    assert_eq!(closed.ask("GET", "/metrics", "", "").0, 404);
}

/// What somebody got acknowledged: the table and its step.
type Acknowledged = Arc<Mutex<HashMap<String, u64>>>;

#[test]
fn a_backup_of_a_busy_server_is_whole_and_lacks_nothing_that_was_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let server = Arc::new(Server::start(folder.path(), &[], &["--set", "quotas=false"]));
    let (acknowledged, stop) = (Acknowledged::default(), Arc::new(AtomicBool::new(false)));
    let players: Vec<_> = (0..3)
        .map(|_| {
            let (server, acknowledged, stop) = (server.clone(), acknowledged.clone(), stop.clone());
            thread::spawn(move || {
                let (secret, table) = server.table();
                while !stop.load(Ordering::SeqCst) {
                    let seen = server.json("GET", &format!("tables/{table}"), &secret, &json!({}));
                    let Some(seat) = seen["to_decide"][0].as_u64() else { break };
                    let seen = server.json("GET", &format!("tables/{table}?seat={seat}"), &secret, &json!({}));
                    let Some(action) = seen["choices"][0]["action"].as_str() else { break };
                    let click = json!({ "seat": seat, "action": action, "version": seen["version"] });
                    let done = server.json("POST", &format!("tables/{table}/actions"), &secret, &click);
                    acknowledged.lock().unwrap().insert(table.clone(), done["version"]["step"].as_u64().unwrap());
                }
            })
        })
        .collect();
    thread::sleep(Duration::from_secs(2));
    let before = acknowledged.lock().unwrap().clone();
    let (database, copy) = (folder.path().join("tables.db"), folder.path().join("copy.db"));
    let made = admin(&database, &["backup", copy.to_str().unwrap()]);
    assert!(made.status.success(), "{}", said(&made));
    let after = acknowledged.lock().unwrap().clone();
    stop.store(true, Ordering::SeqCst);
    players.into_iter().for_each(|player| player.join().unwrap());
    assert!(before.len() == 3 && after.values().sum::<u64>() > before.values().sum(), "the server was busy");
    assert!(!admin(&database, &["backup", copy.to_str().unwrap()]).status.success(), "nothing is overwritten");
    assert!(!admin(&database, &["restore", copy.to_str().unwrap()]).status.success(), "a server is at work");
    drop(Arc::into_inner(server).unwrap());

    let restored = folder.path().join("restored.db");
    let done = admin(&restored, &["restore", copy.to_str().unwrap()]);
    assert!(done.status.success(), "{}", said(&done));
    let checked = admin(&restored, &["check"]);
    assert!(
        checked.status.success() && said(&checked).contains("3 tables") && said(&checked).contains(": 0 wrong"),
        "{}",
        said(&checked)
    );
    let listed = said(&admin(&restored, &["tables", "--json"]));
    let tables: HashMap<String, u64> = listed
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .map(|row| (row["table"].as_str().unwrap().to_owned(), row["steps"].as_u64().unwrap()))
        .collect();
    for (table, step) in &before {
        assert!(tables[table] >= *step, "{table}: {} of {step} steps", tables[table]);
    }
    use std::os::unix::fs::PermissionsExt;
    for file in [&database, &copy, &restored] {
        assert_eq!(std::fs::metadata(file).unwrap().permissions().mode() & 0o777, 0o600, "{}", file.display());
    }
    // An edited journal does not replay, and a table can be removed.
    let one = before.keys().next().unwrap();
    let gone = admin(&restored, &["delete", one]);
    assert!(gone.status.success(), "{}", said(&gone));
    assert_eq!(admin(&restored, &["delete", one]).status.code(), Some(1));
    assert!(said(&admin(&restored, &["check"])).contains("2 tables"));
    assert!(said(&admin(&restored, &["expire"])).starts_with("0 tables"));
    assert_eq!(admin(&folder.path().join("nowhere.db"), &["check"]).status.code(), Some(2));
    let damaged = folder.path().join("damaged.db");
    std::fs::write(&damaged, b"not a database").unwrap();
    assert!(!admin(&restored, &["restore", damaged.to_str().unwrap()]).status.success());
    assert!(said(&admin(&restored, &["check"])).contains("2 tables"), "what can't be restored changes nothing");
}

/// What one visitor may do is refused in words, with the time after which it may be tried again.
#[test]
fn a_server_as_it_comes_has_quotas() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), &[], &[]);
    let (secret, _) = server.table();
    let plan = json!({ "game": "gwt2", "seats": [{ "me": "Ann" }, "invitation"] }).to_string();
    let made = (0..40).filter(|_| server.ask("POST", "/api/v1/tables", &secret, &plan).0 == 201).count();
    assert!((4..=16).contains(&made), "{made} tables in a minute or two");
    let mut stream = server.connect();
    let length = plan.len();
    let head =
        format!("POST /api/v1/tables HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer {secret}\r\n");
    write!(stream, "{head}accept-language: it\r\ncontent-length: {length}\r\n\r\n{plan}").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 429") && answer.contains("retry-after: "), "{answer}");
    assert!(answer.contains("\"error\":\"quota\"") && answer.contains("Aspetta un minuto"), "{answer}");
}
