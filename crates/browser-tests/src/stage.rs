//! What a test plays on: a server, a driver of its own, and the browsers opened from it.

use crate::browser::{Browser, Screen};
use cowcatcher_engine::Seat;
use cowcatcher_post::{MailSettings, Post};
use cowcatcher_table::{Carrier, Games, Secret, Sqlite, TableState, Tables};
use cowcatcher_web::App;
use fantoccini::Client;
use serde_json::json;
use std::env;
use std::io::{BufRead, BufReader};
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

/// No test takes longer, on the slowest machine.
const PATIENCE: Duration = Duration::from_secs(1200);
/// Bots need not be followed by anybody.
const PACE: Duration = Duration::from_millis(1);

/// What a test plays on.
#[derive(Clone)]
pub struct Stage {
    /// The address of the server, such as `http://127.0.0.1:4711`.
    pub address: String,
    driver: String,
    opened: Arc<Mutex<Vec<Client>>>,
    /// The tables of a server in this process.
    tables: Option<Tables>,
}

impl Stage {
    /// A browser of somebody whom the server does not know yet.
    pub async fn open(&self, screen: Screen) -> Browser {
        let client = Browser::client(&self.driver, screen).await;
        self.opened.lock().unwrap().push(client.clone());
        let browser = Browser::new(client, self.address.clone());
        match screen {
            Screen::Desk => browser.resize(1440, 900).await,
            Screen::Small => browser.resize(1024, 768).await,
            Screen::Phone => {}
        }
        browser
    }

    /// The tables of the server, which is of this process.
    pub fn tables(&self) -> &Tables {
        self.tables.as_ref().expect("the server is of this process")
    }

    /// What somebody does at a table who knows the game by its rules of thumb; the page may have done it for them already.
    pub async fn sensible(&self, table: &str, seat: usize) -> Option<String> {
        let tables = self.tables();
        let seat = Seat(seat as u8);
        let think = |state: &TableState| state.playing().think(seat, "heuristic", 1).unwrap();
        let thought = tables.look(&table.parse().unwrap(), think).await.unwrap();
        thought().map(|decided| decided.action)
    }
}

/// Serves the tables of a database for ever, on a free port if none is named, and says where as soon as it is ready.
pub async fn serve(database: &Path, port: u16, ready: impl FnOnce(String, Tables)) {
    let store = Sqlite::open(database).await.unwrap();
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let carrier = Some(ways(&store, &address).await);
    let settings = cowcatcher_table::Settings { pace: PACE, carrier, ..Default::default() };
    let tables = Tables::new(Arc::new(store), Games::catalogue(), settings);
    assert!(tables.resume().await.unwrap().is_empty(), "every table can be continued");
    let timed = tables.clone();
    tokio::spawn(async move { timed.keep_time().await });
    let app = App::new(tables.clone(), cowcatcher_web::Settings { rate: None, ..Default::default() });
    ready(address, tables);
    cowcatcher_web::serve(listener, &app).await.unwrap();
}

/// All ways that notices can take, so that pages show all of them. Nothing is sent.
async fn ways(store: &Sqlite, home: &str) -> Arc<dyn Carrier> {
    let mail = MailSettings { server: "smtp://127.0.0.1:1".to_owned(), from: "games@game.example".to_owned() };
    let settings = cowcatcher_post::Settings {
        home: home.to_owned(),
        push: true,
        mail: Some(mail),
        hooks: true,
        // Pages are at http://127.0.0.1, which browsers trust.
        internal: true,
    };
    Arc::new(Post::open(store, &settings).await.unwrap())
}

/// Runs a test on a server of its own.
pub fn play<F>(test: impl FnOnce(Stage) -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    let folder = tempfile::tempdir().unwrap();
    play_on(&folder.path().join("tables.db"), test);
}

/// Runs a test on a server of these tables.
pub fn play_on<F>(database: &Path, test: impl FnOnce(Stage) -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    let runtime = runtime();
    let (tell, told) = std::sync::mpsc::channel();
    let database = database.to_owned();
    runtime.spawn(async move { serve(&database, 0, |address, tables| tell.send((address, tables)).unwrap()).await });
    let (address, tables) = told.recv().expect("the server starts");
    run(&runtime, address, Some(tables), test);
}

/// Runs a test on a server that somebody else looks after.
pub fn play_at<F>(address: String, test: impl FnOnce(Stage) -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    run(&runtime(), address, None, test);
}

fn runtime() -> Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

/// Runs a test and closes its browsers whatever happens.
fn run<F>(runtime: &Runtime, address: String, tables: Option<Tables>, test: impl FnOnce(Stage) -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    let Some(program) = driver() else { return };
    let outcome = runtime.block_on(async {
        let driver = Driver::start(&program);
        let stage = Stage { address, driver: driver.address.clone(), opened: Arc::default(), tables };
        let opened = Arc::clone(&stage.opened);
        let played = tokio::time::timeout(PATIENCE, tokio::spawn(test(stage))).await;
        let opened = std::mem::take(&mut *opened.lock().unwrap());
        for client in opened {
            // A browser that can't be closed ends with its driver.
            let _ = tokio::time::timeout(Duration::from_secs(10), client.close()).await;
        }
        played
    });
    match outcome {
        Ok(Ok(())) => {}
        Ok(Err(stopped)) => std::panic::resume_unwind(stopped.into_panic()),
        Err(_) => panic!("the test took longer than {PATIENCE:?}"),
    }
}

/// The driver that was found; `None` if the tests are to be skipped.
fn driver() -> Option<PathBuf> {
    let find =
        |name: &str| env::split_paths(&env::var_os("PATH")?).map(|folder| folder.join(name)).find(|it| it.is_file());
    match (find("chromium"), find("chromedriver")) {
        (Some(_), Some(driver)) => Some(driver),
        _ => {
            let text = "chromium or chromedriver is missing: scripts/chromium installs them";
            let needed = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
            assert!(!needed("CI") && !needed("COWCATCHER_BROWSER"), "{text}");
            eprintln!("SKIPPED, nothing was tested: {text}");
            None
        }
    }
}

/// A chromedriver.
struct Driver {
    child: Child,
    address: String,
    /// Where its browsers put what they put beside their profile: the home of whoever runs this may not be writable.
    _home: TempDir,
}

impl Driver {
    fn start(program: &Path) -> Driver {
        let home = tempfile::tempdir().unwrap();
        let mut command = Command::new(program);
        command.env("XDG_CONFIG_HOME", home.path()).env("XDG_CACHE_HOME", home.path());
        // A port that the system picks can't be in use.
        command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let port = lines.find_map(|line| {
            let rest = line.split("successfully on port ").nth(1)?;
            rest.trim_end_matches('.').parse::<u16>().ok()
        });
        // What it says later has to go somewhere.
        std::thread::spawn(move || lines.for_each(drop));
        let address = format!("http://127.0.0.1:{}", port.expect("chromedriver says its port"));
        Driver { child, address, _home: home }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Browser {
    /// From the next page on this is the browser of somebody else.
    pub async fn come_as(&self, who: &Secret, stage: &Stage) {
        let cookie = json!({ "name": "cowcatcher", "value": who.reveal(), "url": stage.address });
        self.tool("Network.setCookie", cookie).await;
    }
}
