//! One browser with one page, driven by what a person does: opening addresses, clicking, pressing keys.

use fantoccini::wd::{Capabilities, WebDriverCompatibleCommand};
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use url::{ParseError, Url};

/// What does not happen within this time does not happen, on the slowest machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// Whoever waits for something looks again after this long.
const GLANCE: Duration = Duration::from_millis(25);
/// A browser may take longer to start when the machine is busy.
const START: Duration = Duration::from_secs(180);
/// A script that waits for something gives up earlier by itself, and says what it waited for.
const SCRIPT: Duration = Duration::from_secs(120);

/// The screen before which somebody sits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// 1440 by 900.
    Desk,
    /// 1024 by 768, an old desk or a tablet.
    Small,
    /// 390 by 844, touched with a finger.
    Phone,
}

/// A browser of one person.
pub struct Browser {
    client: Client,
    address: String,
}

impl Browser {
    /// Starts a browser without a window.
    pub async fn client(driver: &str, screen: Screen) -> Client {
        let window = if screen == Screen::Small { "--window-size=1024,768" } else { "--window-size=1440,900" };
        let mut options = json!({ "args": [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
            "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage", window, "--lang=en",
            // Tabs of tests are as awake as the one that somebody looks at.
            "--disable-background-timer-throttling", "--disable-renderer-backgrounding", "--disable-backgrounding-occluded-windows",
            // Pieces need not travel where nobody looks.
            "--force-prefers-reduced-motion",
        ] });
        if screen == Screen::Phone {
            options["mobileEmulation"] = json!({ "deviceMetrics": { "width": 390, "height": 844, "pixelRatio": 3.0, "touch": true, "mobile": true } });
        }
        let wanted = json!({ "browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" },
            "timeouts": { "script": SCRIPT.as_millis() as u64, "pageLoad": SCRIPT.as_millis() as u64 } });
        let Value::Object(wanted) = wanted else { unreachable!("it is an object") };
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(Capabilities::from_iter(wanted));
        let started = tokio::time::timeout(START, builder.connect(driver)).await;
        started.expect("chromium starts in time").expect("chromium starts")
    }

    /// The browser behind a client.
    pub fn new(client: Client, address: String) -> Browser {
        Browser { client, address }
    }

    /// Opens an address of the server.
    pub async fn goto(&self, path: &str) {
        self.client.goto(&format!("{}{path}", self.address)).await.unwrap();
    }

    /// What a script says. What it promises is waited for.
    pub async fn script(&self, script: &str, args: &[Value]) -> Value {
        let said = self.client.execute(script, args.to_vec()).await;
        said.unwrap_or_else(|error| panic!("{error}\nin the script\n{script}"))
    }

    /// Waits until an expression is true and says its value.
    pub async fn until(&self, expression: &str) -> Value {
        let begun = Instant::now();
        let script = format!("return {expression};");
        loop {
            // A page that is about to be replaced by the next may answer with an error.
            let said = self.client.execute(&script, Vec::new()).await.unwrap_or_default();
            if !matches!(said, Value::Null | Value::Bool(false)) {
                return said;
            }
            if begun.elapsed() >= PATIENCE {
                let page = self.script("return location.pathname + '\\n' + document.body.innerText;", &[]).await;
                panic!("waited in vain for\n{expression}\non {}", page.as_str().unwrap_or_default());
            }
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Clicks the only element that a selector finds, as the script of a page sees a click.
    pub async fn click(&self, selector: &str) {
        let script = "const found = document.querySelectorAll(arguments[0]);
            if (found.length === 1) found[0].dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
            return found.length;";
        assert_eq!(self.script(script, &[selector.into()]).await, 1, "{selector} finds so many elements");
    }

    /// Clicks something that leads to another page and waits for it.
    pub async fn follow(&self, selector: &str) {
        self.script("window.left = true;", &[]).await;
        self.click(selector).await;
        self.until("window.left === undefined && document.readyState === 'complete'").await;
    }

    /// Sets a field of a form.
    pub async fn fill(&self, selector: &str, value: &str) {
        let script = "const field = document.querySelector(arguments[0]); field.value = arguments[1];
            return field.value === arguments[1];";
        assert_eq!(self.script(script, &[selector.into(), value.into()]).await, true, "{selector} takes {value:?}");
    }

    /// Chooses a language at the head of the page.
    pub async fn speak(&self, code: &str) {
        self.script("window.left = true;", &[]).await;
        self.fill("select[name=language]", code).await;
        let change =
            "document.querySelector('select[name=language]').dispatchEvent(new Event('change', { bubbles: true }));";
        self.script(change, &[]).await;
        self.until("window.left === undefined && document.readyState === 'complete'").await;
    }

    /// Presses keys where the focus is.
    pub async fn press(&self, keys: &str) {
        let focused = self.client.active_element().await;
        let focused = match focused {
            Ok(focused) => focused,
            Err(_) => self.client.find(Locator::Css("body")).await.unwrap(),
        };
        focused.send_keys(keys).await.unwrap();
    }

    /// Asks the browser itself for something, in the protocol of its developer tools.
    pub async fn tool(&self, command: &'static str, params: Value) -> Value {
        self.client.issue_cmd(Tool { command, params }).await.unwrap()
    }

    /// Makes what is to be seen of pages exactly so large: a window has a frame, and browsers differ in how wide.
    pub async fn resize(&self, width: u32, height: u32) {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.tool("Emulation.setDeviceMetricsOverride", metrics).await;
    }

    /// A picture of what is to be seen, as PNG.
    pub async fn picture(&self) -> Vec<u8> {
        self.client.screenshot().await.unwrap()
    }

    /// What the console complained about since the last time: errors, failed requests, refused styles and scripts.
    pub async fn complaints(&self) -> Vec<String> {
        let log = self.client.issue_cmd(Log).await.unwrap();
        let bad = |entry: &&Value| entry["level"] == "SEVERE" || entry["level"] == "WARNING";
        log.as_array().unwrap().iter().filter(bad).map(|entry| entry["message"].to_string()).collect()
    }

    /// Waits for the browser to complain about something.
    pub async fn hears_a_complaint(&self, about: &str) {
        let begun = Instant::now();
        while self.complaints().await.is_empty() {
            assert!(begun.elapsed() < PATIENCE, "the console does not complain about {about}");
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Fails if the browser had anything to complain about.
    pub async fn has_no_complaint(&self) {
        assert_eq!(self.complaints().await, Vec::<String>::new(), "the console complains");
    }
}

/// Asks chromedriver for what the console said since the last time.
#[derive(Debug)]
struct Log;

impl WebDriverCompatibleCommand for Log {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({ "type": "browser" }).to_string()))
    }
}

/// A command of the developer tools.
#[derive(Debug)]
struct Tool {
    command: &'static str,
    params: Value,
}

impl WebDriverCompatibleCommand for Tool {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({ "cmd": self.command, "params": self.params }).to_string()))
    }
}
