//! What a test plays on: a server of its own, a driver of its own, and the browsers opened from it.

use crate::browser::{Browser, Screen};
use cowcatcher_gwt::Gwt;
use cowcatcher_table::{Games, Sqlite, Tables};
use cowcatcher_web::App;
use fantoccini::Client;
use std::env;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::net::TcpListener;

/// No test takes longer.
const PATIENCE: Duration = Duration::from_secs(900);
/// Bots need not be followed by anybody.
const PACE: Duration = Duration::from_millis(20);

/// What a test plays on.
#[derive(Clone)]
pub struct Stage {
    /// The address of the server, such as `http://127.0.0.1:4711`.
    pub address: String,
    driver: String,
    opened: Arc<Mutex<Vec<Client>>>,
}

impl Stage {
    /// A browser of somebody whom the server does not know yet.
    pub async fn open(&self, screen: Screen) -> Browser {
        let client = Browser::client(&self.driver, screen).await;
        self.opened.lock().unwrap().push(client.clone());
        Browser::new(client, self.address.clone()).await
    }
}

/// Runs a test on a stage of its own and clears the stage whatever happens.
pub fn play<F>(test: impl FnOnce(Stage) -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    let Some(programs) = programs() else { return };
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let database = tempfile::tempdir().unwrap();
    let outcome = runtime.block_on(async {
        let address = serve(&database.path().join("tables.db")).await;
        let driver = Driver::start(&programs);
        let stage = Stage { address, driver: driver.address.clone(), opened: Arc::default() };
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

/// Starts a server on a free port and says where it is.
async fn serve(database: &Path) -> String {
    let mut games = Games::new();
    games.register::<Gwt>("gwt1", &[("edition", "1")]);
    games.register::<Gwt>("gwt2", &[("edition", "2")]);
    let store = Sqlite::open(database).await.unwrap();
    let settings = cowcatcher_table::Settings { pace: PACE, ..Default::default() };
    let tables = Tables::new(Arc::new(store), games, settings);
    let app = App::new(tables, cowcatcher_web::Settings { rate: None, ..Default::default() });
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    tokio::spawn(async move { cowcatcher_web::serve(listener, &app).await });
    address
}

/// The driver that was found; `None` if the tests are to be skipped.
fn programs() -> Option<PathBuf> {
    let find =
        |name: &str| env::split_paths(&env::var_os("PATH")?).map(|folder| folder.join(name)).find(|it| it.is_file());
    match (find("chromium"), find("chromedriver")) {
        (Some(_), Some(driver)) => Some(driver),
        _ => {
            let text = "chromium or chromedriver is missing: apt-get install chromium chromium-driver";
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
}

impl Driver {
    fn start(program: &Path) -> Driver {
        let mut command = Command::new(program);
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
        Driver { child, address }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
