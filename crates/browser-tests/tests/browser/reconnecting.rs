//! Law 8 as people see it: the server is killed and comes back, and an open page goes on by itself.

use crate::games::sit_down;
use cowcatcher_browser::stage::play_at;
use rand::RngExt;
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// A server that can be killed and started again at the same address.
struct Server {
    database: PathBuf,
    port: u16,
    child: Option<Child>,
    _folder: TempDir,
}

impl Server {
    fn new() -> Server {
        let folder = tempfile::tempdir().unwrap();
        // Ports that no system hands out by itself: nobody may take ours while the server is down.
        let port = (0..1000).map(|_| rand::rng().random_range(20_000..30_000));
        let port = port.into_iter().find(|&port| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok()).unwrap();
        let mut server = Server { database: folder.path().join("tables.db"), port, child: None, _folder: folder };
        server.start();
        server
    }

    fn start(&mut self) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_server"));
        command.arg(&self.database).arg(self.port.to_string()).stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        self.child = Some(child);
        assert_eq!(line.trim(), self.address(), "the server starts");
    }

    fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// `kill -9`.
    fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().unwrap();
            child.wait().unwrap();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Keeps everything that the page says, however soon it is replaced.
const LISTEN: &str = "window.said = [];
    const box = document.getElementById('say');
    new MutationObserver(() => window.said.push(box.textContent)).observe(box, { childList: true, characterData: true, subtree: true });";

/// One of the texts of the page's script.
fn text(name: &str) -> String {
    format!("JSON.parse(document.body.dataset.texts).{name}")
}

/// Was this said since the page listens?
fn said(name: &str) -> String {
    format!("window.said.some((said) => said.includes({}))", text(name))
}

#[test]
fn a_page_survives_the_death_of_its_server() {
    let mut server = Server::new();
    play_at(server.address(), |stage| async move {
        let browsers = sit_down(&stage, "gwt2", 2).await;
        let sights = [browsers[0].see().await, browsers[1].see().await];
        let acting = usize::from(sights[1].decides.is_some());
        let (acts, watches) = (&browsers[acting], &browsers[1 - acting]);
        let first = acts.choose(&sights[acting], &sights[acting].harmless()[0]).await;
        watches.see_at(&first.version).await;
        for browser in &browsers {
            browser.has_no_complaint().await;
            browser.script(LISTEN, &[]).await;
        }

        server.kill();
        watches.until(&said("reconnecting")).await;
        acts.until(&said("reconnecting")).await;
        // A click that nobody hears changes nothing and says so, …
        let click =
            "document.querySelector('[data-action]').dispatchEvent(new MouseEvent('click', { bubbles: true }));";
        acts.script(click, &[]).await;
        acts.until(&said("offline")).await;
        // … but then the page goes on saying that the connection is lost, for as long as it is so.
        let saying = format!("document.getElementById('say').textContent === {}", text("reconnecting"));
        acts.until(&saying).await;
        let version = acts.script("return document.getElementById('game').dataset.version;", &[]).await;
        assert_eq!(version, *first.version, "nothing was played");

        server.start();
        watches.until(&said("reconnected")).await;
        acts.until(&said("reconnected")).await;
        let again = acts.see().await;
        again.obeys();
        assert_eq!(again, first, "all is as it was acknowledged");
        let next = acts.choose(&again, &again.harmless()[0]).await;
        next.obeys();
        watches.see_at(&next.version).await.obeys();
        for browser in &browsers {
            // Whoever had loaded the page again would have forgotten what was said.
            browser.until(&said("reconnecting")).await;
        }
    });
}
