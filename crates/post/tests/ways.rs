//! Notices arrive: at a push endpoint, a mail server and an HTTP server that this test runs, on SQLite and PostgreSQL. While one of them is down nothing is
//! lost, and nothing is doubled.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may stop")]

#[path = "../../table/tests/conformance/backend.rs"]
#[allow(dead_code, reason = "not every test needs everything")]
mod backend;
#[path = "../../table/tests/common/mod.rs"]
mod common;
mod servers;

use backend::Database;
use common::{House, brisk, somebody, two_people};
use cowcatcher_engine::Seat;
use cowcatcher_post::{MailSettings, Post, Settings, SettingsError};
use cowcatcher_table::{
    Address, Carrier, Choices, Games, Identity, Kind, Now, Shape, Store, TableError, TableId, Tables, TargetState,
};
use cowcatcher_words::Locale;
use serde_json::json;
use servers::{Browser, Hooks, Mailbox};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

const MINUTE: i64 = 60_000;
const HOME: &str = "https://game.example";

/// A server with a time of its own, and two people at a table.
struct Evening {
    tables: Tables,
    time: Arc<AtomicI64>,
    id: TableId,
    people: [Identity; 2],
}

impl Evening {
    async fn begin(store: Arc<dyn Store>, settings: Settings) -> Evening {
        let time = Arc::new(AtomicI64::new(1_780_315_200_000));
        let carrier: Option<Arc<dyn Carrier>> = Some(Arc::new(Post::open(&*store, &settings).await.unwrap()));
        let told = Arc::clone(&time);
        let now = Now::told_by(move || told.load(Ordering::SeqCst));
        let how = cowcatcher_table::Settings { now, carrier, ..brisk() };
        let tables = Tables::new(store, Games::catalogue(), how);
        let (id, people) = two_people(&tables).await;
        Evening { tables, time, id, people }
    }

    /// Bob is told everything at an address, at once.
    async fn tell(&self, address: Address) -> TableId {
        let bob = &self.people[1];
        let target = self.tables.add_target(bob, address, &Kind::ALL, Locale::En).await.unwrap();
        self.tables.choose_notices(bob, Choices { wait: 0, an_hour: 60, ..Choices::default() }).await.unwrap();
        target.id
    }

    /// Ann calls Bob.
    async fn call(&self) {
        self.tables.say(&self.id, &self.people[0], Seat(0), "Bob?").await.unwrap();
    }

    async fn post(&self) -> usize {
        self.tables.post().await.unwrap()
    }

    /// Looks once a minute for so long.
    async fn wait(&self, minutes: i64) {
        for _ in 0..minutes {
            self.time.fetch_add(MINUTE, Ordering::SeqCst);
            self.post().await;
        }
    }

    async fn state(&self) -> (TargetState, Option<String>) {
        let seen = self.tables.notices(&self.people[1]).await.unwrap().targets.remove(0);
        (seen.state, seen.why)
    }
}

/// On loopback all is inside of our own network.
fn settings() -> Settings {
    Settings { home: HOME.to_owned(), push: true, hooks: true, internal: true, mail: None }
}

/// Each test on each store.
macro_rules! on_each_store {
    ($($test:ident)*) => {
        mod on_sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                let house = super::House::new();
                super::$test(super::common::store(&house.path()).await).await;
            })*
        }

        mod on_postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                let Some(database) = super::Database::new().await else { return };
                super::$test(std::sync::Arc::new(database.open().await)).await;
            })*
        }
    };
}

on_each_store! {
    a_browser_gets_push_messages
    a_mailbox_gets_mail_after_it_agreed
    hooks_are_called_in_their_shapes
}

async fn a_browser_gets_push_messages(store: Arc<dyn Store>) {
    let browser = Browser::subscribe().await;
    let evening = Evening::begin(store.clone(), settings()).await;
    evening.tell(browser.address()).await;
    evening.call().await;
    assert_eq!(evening.post().await, 1);
    let messages = browser.messages();
    assert_eq!(messages.len(), 1);
    let message = &messages[0];
    assert_eq!(message.text["title"], "Ann mentioned you: Great Western Trail, second edition");
    assert_eq!(message.text["url"], format!("{HOME}/t/{}", evening.id));
    assert_eq!(
        (message.topic.as_str(), &message.text["language"]),
        (message.text["id"].as_str().unwrap(), &json!("en"))
    );
    assert!(message.ttl > 0 && message.ttl <= 24 * 60 * 60);
    // The key is the one that pages hand out, and stays the same for ever.
    assert_eq!(Some(&message.key), evening.tables.ways().push.as_ref());
    let again = Post::open(&*store, &settings()).await.unwrap();
    assert_eq!(again.ways().push.as_ref(), Some(&message.key));

    // Down for a while: nothing is lost, nothing comes twice.
    browser.server.fail(503);
    evening.call().await;
    evening.wait(30).await;
    browser.server.stop().await;
    evening.call().await;
    evening.wait(30).await;
    assert_eq!(browser.messages().len(), 0);
    browser.server.start().await;
    evening.wait(4 * 60).await;
    let bodies: Vec<String> = browser.messages().iter().map(|message| message.topic.clone()).collect();
    assert_eq!(bodies.len(), 2);
    assert_ne!(bodies[0], bodies[1]);

    // Somebody took the permission back.
    browser.server.fail(410);
    evening.call().await;
    evening.post().await;
    assert_eq!(evening.state().await, (TargetState::Off, Some("gone".to_owned())));
}

async fn a_mailbox_gets_mail_after_it_agreed(store: Arc<dyn Store>) {
    let mailbox = Mailbox::open().await;
    let from = "Cowcatcher <games@game.example>".to_owned();
    let mail = Some(MailSettings { server: format!("smtp://{}", mailbox.server.address()), from });
    let evening = Evening::begin(store, Settings { mail, ..settings() }).await;
    let id = evening.tell(Address::Mail { address: "bob@mail.example".to_owned() }).await;
    evening.call().await;
    evening.post().await;
    let mails = mailbox.mails();
    assert_eq!(mails.len(), 1, "nothing but the question");
    let asked = &mails[0];
    assert_eq!((asked.from.as_str(), asked.to.as_str()), ("games@game.example", "bob@mail.example"));
    let link = asked.text.lines().find(|line| line.contains("/notices/confirm/")).unwrap().trim();
    evening.tables.agree_to_notices(&id, link.rsplit('/').next().unwrap()).await.unwrap();
    evening.call().await;
    evening.post().await;
    let mails = mailbox.mails();
    assert_eq!(mails.len(), 1);
    let told = &mails[0];
    assert!(told.header("Subject").starts_with("Ann mentioned you"), "{told:?}");
    assert!(told.text.contains(&format!("{HOME}/t/{}", evening.id)), "{told:?}");
    let stop = told.header("List-Unsubscribe").trim_matches(['<', '>']).to_owned();
    assert!(stop.starts_with(&format!("{HOME}/notices/stop/{id}/")) && told.text.contains(&stop), "{told:?}");
    assert_eq!(told.header("List-Unsubscribe-Post"), "List-Unsubscribe=One-Click");
    assert_eq!(told.header("Auto-Submitted"), "auto-generated");

    // The server of the operator is down, then it has no room, then it is well again.
    mailbox.server.stop().await;
    evening.call().await;
    evening.wait(10).await;
    mailbox.server.start().await;
    mailbox.server.fail(452);
    evening.wait(20).await;
    assert_eq!(mailbox.mails().len(), 0);
    mailbox.server.fail(0);
    evening.wait(4 * 60).await;
    let mails = mailbox.mails();
    assert_eq!(mails.len(), 1);
    assert_ne!(mails[0].header("Message-ID"), told.header("Message-ID"));

    // One click stops it.
    evening.tables.stop_notices(&id, stop.rsplit('/').next().unwrap()).await.unwrap();
    evening.call().await;
    evening.wait(5).await;
    assert_eq!(mailbox.mails().len(), 0);

    // An address that is not there is found out.
    let nobody = evening.tell(Address::Mail { address: "nobody@mail.example".to_owned() }).await;
    mailbox.server.fail(550);
    evening.wait(1).await;
    let targets = evening.tables.notices(&evening.people[1]).await.unwrap().targets;
    let seen = targets.iter().find(|target| target.id == nobody).unwrap();
    assert_eq!((seen.state, seen.why.as_deref()), (TargetState::Off, Some("gone")));
}

async fn hooks_are_called_in_their_shapes(store: Arc<dyn Store>) {
    let hooks = Hooks::open().await;
    let evening = Evening::begin(store, settings()).await;
    let at = |path: &str, shape| Address::Hook { url: format!("http://{}{path}", hooks.server.address()), shape };
    evening.tell(at("/plain", Shape::Json)).await;
    evening.tell(at("/api/webhooks/1/secret", Shape::Discord)).await;
    evening.tell(at("/my-topic", Shape::Ntfy)).await;
    evening.call().await;
    assert_eq!(evening.post().await, 3);
    let mut calls = hooks.calls();
    calls.sort_by(|one, other| one.path.cmp(&other.path));
    let [ntfy, discord, plain] = calls.as_slice() else { panic!("{calls:?}") };
    let (url, words) = (format!("{HOME}/t/{}", evening.id), "Ann mentioned you: Great Western Trail, second edition");
    assert_eq!(plain.path, "/plain");
    assert_eq!((&plain.body["title"], &plain.body["url"]), (&json!(words), &json!(url)));
    assert_eq!(plain.body["notices"], json!([{ "kind": "mention", "table": evening.id, "text": words, "url": url }]));
    assert_eq!(plain.body["id"], json!(plain.id));
    assert_eq!(discord.path, "/api/webhooks/1/secret");
    assert!(discord.body["content"].as_str().unwrap().contains(&format!("<{url}>")), "{discord:?}");
    assert_eq!(discord.body["allowed_mentions"], json!({ "parse": [] }));
    assert_eq!((ntfy.path.as_str(), &ntfy.body["topic"]), ("/", &json!("my-topic")));
    assert_eq!((&ntfy.body["message"], &ntfy.body["click"]), (&json!(words), &json!(url)));

    // A redirect leads nowhere.
    hooks.server.fail(302);
    evening.call().await;
    evening.wait(3).await;
    assert_eq!(hooks.calls(), []);
    hooks.server.fail(0);
    evening.wait(10).await;
    let ids: Vec<String> = hooks.calls().iter().map(|call| call.id.clone()).collect();
    assert_eq!(ids.len(), 3, "one each, once");
}

#[tokio::test]
async fn what_leads_inside_is_refused_unless_the_operator_allows_it() {
    let house = House::new();
    let store = common::store(&house.path()).await;
    let post = Post::open(&*store, &Settings { internal: false, ..settings() }).await.unwrap();
    let hook = |url: &str| Address::Hook { url: url.to_owned(), shape: Shape::Json };
    let browser = Browser::subscribe().await;
    let Address::Push { p256dh, auth, .. } = browser.address() else { panic!() };
    let push =
        |endpoint: &str| Address::Push { endpoint: endpoint.to_owned(), p256dh: p256dh.clone(), auth: auth.clone() };
    let forged = Address::Push { endpoint: "https://1.1.1.1/".to_owned(), p256dh: auth.clone(), auth: auth.clone() };
    for (address, why) in [
        (hook("https://127.0.0.1/x"), "internal"),
        (hook("https://localhost/x"), "internal"),
        (hook("http://1.1.1.1/x"), "insecure"),
        (hook("gopher://1.1.1.1/x"), "address"),
        (push("https://[::1]/x"), "internal"),
        (push("http://1.1.1.1/x"), "insecure"),
        (browser.address(), "insecure"),
        (forged, "keys"),
        (Address::Mail { address: "nobody".to_owned() }, "address"),
        (Address::Hook { url: "https://1.1.1.1/a/b".to_owned(), shape: Shape::Ntfy }, "address"),
    ] {
        let refused = post.check(&address).await;
        assert!(matches!(refused, Err(TableError::BadTarget { what }) if what == why), "{address:?}: {refused:?}");
    }
    post.check(&push("https://1.1.1.1/x")).await.unwrap();
}

#[tokio::test]
async fn what_the_operator_says_must_make_sense() {
    let house = House::new();
    let store = common::store(&house.path()).await;
    let open = async |settings: Settings| Post::open(&*store, &settings).await.map(|_| ());
    let homeless = Settings { home: String::new(), ..settings() };
    assert!(matches!(open(homeless).await, Err(SettingsError::NoHome)));
    let insecure = Settings { home: "http://game.example".to_owned(), internal: false, ..settings() };
    assert!(matches!(open(insecure).await, Err(SettingsError::Insecure)));
    for (server, from) in [("nowhere", "a@b.example"), ("ftp://x", "a@b.example"), ("smtp://127.0.0.1", "nobody")] {
        let mail = Some(MailSettings { server: server.to_owned(), from: from.to_owned() });
        assert!(matches!(open(Settings { mail, ..settings() }).await, Err(SettingsError::Mail(_))), "{server} {from}");
    }
    let quiet = Post::open(&*store, &Settings::default()).await.unwrap();
    assert!(!quiet.ways().any());
    let tables = Tables::new(store, Games::catalogue(), brisk());
    let refused =
        tables.add_target(&somebody(), Address::Mail { address: "a@b.example".to_owned() }, &[], Locale::En).await;
    assert!(matches!(refused, Err(TableError::NoSuchWay)), "all of it is off until somebody sets it up");
}
