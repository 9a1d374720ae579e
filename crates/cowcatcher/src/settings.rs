//! How a server is set up: by a file, by the environment and by flags. The later of these wins. `docs/operator.md` lists every key.

use crate::args::ServeArgs;
use crate::stop::Stop;
use cowcatcher_post::MailSettings;
use cowcatcher_table::{Lifetimes, Quota, Quotas};
use cowcatcher_web::Limits;
use etcetera::BaseStrategy;
use serde::{Deserialize, Serialize};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;
use toml::{Table, Value};

/// Every key in the environment begins like this.
const PREFIX: &str = "COWCATCHER_";
/// The variable that names the file.
const FILE: &str = "COWCATCHER_SETTINGS";
/// File handles that are not for connections: the database, the log, the pages of the operator.
const RESERVED: u64 = 124;
/// More connections than that are not kept, however many files there may be.
const MOST_CONNECTIONS: u64 = 65_536;

/// How a server is set up. A text that is empty says nothing.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Settings {
    /// Where to listen.
    pub listen: String,
    /// The file that holds the tables; empty: `tables.db` in the user's data folder.
    pub database: String,
    /// The address under which people reach the server.
    pub public: String,
    /// Does a proxy stand before the server and say where requests come from?
    pub behind_proxy: bool,
    /// How many requests a second one address may make; 0: as many as it likes.
    pub rate: u32,
    /// How many milliseconds a bot waits before each click.
    pub pace: u64,
    /// What is written to the log: error, warn, info, debug or trace, also by part, such as `cowcatcher_table=debug,info`.
    pub log: String,
    /// How: `text` or `json`.
    pub log_format: String,
    /// Where health and metrics are told to whoever can reach it; empty: nowhere.
    pub metrics_listen: String,
    /// What to show for the metrics at the address of the pages; empty: they are not told there.
    pub metrics_token: String,
    /// Is it counted how much one visitor stores?
    pub quotas: bool,
    /// Connections and event streams.
    pub connections: Connections,
    /// How much one visitor may store.
    pub quota: QuotaSettings,
    /// How long tables are kept.
    pub lifetimes: Lifetimes,
    /// Which ways notices take.
    pub notices: NoticeSettings,
}

/// Which ways notices take to people who are not looking. All of them need `public`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct NoticeSettings {
    /// Push messages to browsers, which need a `public` that begins with https.
    pub push: bool,
    /// Calls of addresses that people name: plain JSON, Discord, ntfy.
    pub hooks: bool,
    /// May these and push services be inside of our own network, and without TLS?
    pub internal: bool,
    /// The server that takes mail, such as `smtps://name:password@mail.example`; empty: no mail is sent.
    pub mail_server: String,
    /// From whom mail comes, such as `Cowcatcher <games@mail.example>`.
    pub mail_from: String,
}

/// Connections and event streams.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Connections {
    /// In all; 0: as many as the system allows.
    pub most: usize,
    /// From one address; 0: as many as in all.
    pub an_address: usize,
    /// Event streams in all; 0: as many as connections.
    pub streams: usize,
    /// Event streams for one address; 0: as many as in all.
    pub streams_an_address: usize,
    /// Seconds for the head of a request.
    pub headers_seconds: u64,
    /// Seconds of silence between two requests.
    pub idle_seconds: u64,
    /// Seconds in which a client takes nothing of what is sent.
    pub unread_seconds: u64,
}

/// How much one visitor may store.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct QuotaSettings {
    /// One person.
    pub person: Quota,
    /// All those at one address.
    pub address: Quota,
}

impl Default for QuotaSettings {
    fn default() -> Self {
        QuotaSettings { person: Quota::PERSON, address: Quota::ADDRESS }
    }
}

impl Default for Connections {
    fn default() -> Self {
        let usual = Limits::default();
        Connections {
            most: 0,
            an_address: usual.connections_an_address,
            streams: usual.streams,
            streams_an_address: usual.streams_an_address,
            headers_seconds: usual.headers.as_secs(),
            idle_seconds: usual.idle.as_secs(),
            unread_seconds: usual.unread.as_secs(),
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            listen: "127.0.0.1:8080".to_owned(),
            database: String::new(),
            public: String::new(),
            behind_proxy: false,
            rate: 50,
            pace: 700,
            log: "info".to_owned(),
            log_format: "text".to_owned(),
            metrics_listen: String::new(),
            metrics_token: String::new(),
            quotas: true,
            connections: Connections::default(),
            quota: QuotaSettings::default(),
            lifetimes: Lifetimes::USUAL,
            notices: NoticeSettings::default(),
        }
    }
}

impl Settings {
    /// What the file, the environment and the command line say together.
    ///
    /// # Errors
    /// What makes no sense, with where it stands.
    pub fn read(args: &ServeArgs) -> Result<Settings, Stop> {
        let set = args.set.iter().map(|(key, value)| (key.as_str(), value.clone()));
        let flags = [
            ("listen", args.listen.clone()),
            ("database", args.database.as_ref().map(|path| path.display().to_string())),
            ("public", args.public.clone()),
            ("behind-proxy", args.behind_proxy.then(|| "true".to_owned())),
            ("rate", args.rate.map(|rate| rate.to_string())),
            ("pace", args.pace.map(|pace| pace.to_string())),
            ("log", args.log.clone()),
        ];
        let flags = flags.into_iter().filter_map(|(key, value)| Some((key, value?)));
        let file = args.settings.clone().or_else(|| env::var_os(FILE).map(PathBuf::from));
        Settings::merged(file.as_deref(), env::vars(), set.chain(flags))
    }

    fn merged<'a>(
        file: Option<&Path>,
        environment: impl Iterator<Item = (String, String)>,
        flags: impl Iterator<Item = (&'a str, String)>,
    ) -> Result<Settings, Stop> {
        let usage =
            |error: &dyn std::fmt::Display| Stop::Usage(error.to_string().lines().collect::<Vec<_>>().join(" "));
        let mut all = Table::try_from(Settings::default()).map_err(|error| usage(&error))?;
        if let Some(path) = file {
            let wrong = |error: &dyn std::fmt::Display| usage(&format!("{}: {error}", path.display()));
            let text = fs::read_to_string(path).map_err(|error| wrong(&error))?;
            let said: Table = text.parse().map_err(|error| wrong(&error))?;
            lay_over(&mut all, said, "").map_err(|error| wrong(&error))?;
        }
        let known = paths(&all);
        for (name, value) in environment {
            let Some(name) = name.strip_prefix(PREFIX) else { continue };
            // Other variables may begin like this and mean something else.
            if let Some(path) = known.iter().find(|path| path.replace(['.', '-'], "_").to_uppercase() == name) {
                put(&mut all, path, &value).map_err(|error| usage(&format!("{PREFIX}{name}: {error}")))?;
            }
        }
        for (path, value) in flags {
            put(&mut all, path, &value).map_err(|error| usage(&error))?;
        }
        all.try_into().map_err(|error: toml::de::Error| usage(&error.message().to_owned()))
    }

    /// The file that holds the tables.
    ///
    /// # Errors
    /// If none is named and there is no home folder.
    pub fn database(&self) -> Result<PathBuf, Stop> {
        if !self.database.is_empty() {
            return Ok(PathBuf::from(&self.database));
        }
        let strategy = etcetera::choose_base_strategy();
        let strategy =
            strategy.map_err(|_| Stop::Usage("there is no home folder: say where with --database FILE".to_owned()))?;
        Ok(strategy.data_dir().join("cowcatcher").join("tables.db"))
    }

    /// How the tables are run.
    pub fn tables(&self) -> cowcatcher_table::Settings {
        let QuotaSettings { person, address } = self.quota.clone();
        let quotas = if self.quotas { Quotas { person, address } } else { Quotas::default() };
        let (pace, lifetimes) = (Duration::from_millis(self.pace), self.lifetimes);
        cowcatcher_table::Settings { pace, quotas, lifetimes, ..Default::default() }
    }

    /// Which ways notices take, at a server that people reach under this address; `None` if there is none.
    pub fn post(&self, public: Option<&str>) -> Option<cowcatcher_post::Settings> {
        let NoticeSettings { push, hooks, internal, mail_server, mail_from } = self.notices.clone();
        let mail = (!mail_server.is_empty()).then_some(MailSettings { server: mail_server, from: mail_from });
        let home = public.unwrap_or_default().to_owned();
        (push || hooks || mail.is_some()).then_some(cowcatcher_post::Settings { home, push, mail, hooks, internal })
    }

    /// How connections are limited, where so many files may be open.
    pub fn limits(&self, files: u64) -> Limits {
        let Connections {
            most,
            an_address,
            streams,
            streams_an_address,
            headers_seconds,
            idle_seconds,
            unread_seconds,
        } = self.connections;
        let room = files.saturating_sub(RESERVED).clamp(16, MOST_CONNECTIONS) as usize;
        Limits {
            connections: if most == 0 { room } else { most.min(room) },
            connections_an_address: an_address,
            streams,
            streams_an_address,
            headers: Duration::from_secs(headers_seconds.max(1)),
            idle: Duration::from_secs(idle_seconds.max(1)),
            unread: Duration::from_secs(unread_seconds.max(1)),
        }
    }
}

/// The keys of all values, such as `quota.person.tables-a-day`.
fn paths(table: &Table) -> Vec<String> {
    let mut all = Vec::new();
    for (key, value) in table {
        match value {
            Value::Table(inner) => all.extend(paths(inner).into_iter().map(|path| format!("{key}.{path}"))),
            _ => all.push(key.clone()),
        }
    }
    all
}

/// Puts what a file says over what is there. What is not there is unknown.
fn lay_over(base: &mut Table, over: Table, place: &str) -> Result<(), String> {
    for (key, value) in over {
        let path = format!("{place}{key}");
        let Some(there) = base.get_mut(&key) else { return Err(format!("there is no setting {path:?}")) };
        match (there, value) {
            (Value::Table(inner), Value::Table(value)) => lay_over(inner, value, &format!("{path}."))?,
            (there, value) if there.same_type(&value) => *there = value,
            (there, value) => {
                return Err(format!("{path} takes a {}, not a {}", there.type_str(), value.type_str()));
            }
        }
    }
    Ok(())
}

/// Puts a value, given as text, where it belongs.
fn put(base: &mut Table, path: &str, value: &str) -> Result<(), String> {
    let unknown = || format!("there is no setting {path:?}");
    let (there, rest) = match path.split_once('.') {
        Some((key, rest)) => (base.get_mut(key).ok_or_else(unknown)?, Some(rest)),
        None => (base.get_mut(path).ok_or_else(unknown)?, None),
    };
    let wrong = |kind: &str| format!("{path} takes a {kind}, not {value:?}");
    *there = match (&mut *there, rest) {
        (Value::Table(inner), Some(rest)) => return put(inner, rest, value),
        (_, Some(_)) | (Value::Table(_), None) => return Err(unknown()),
        (Value::Integer(_), None) => Value::Integer(value.parse().map_err(|_| wrong("number"))?),
        (Value::Boolean(_), None) => Value::Boolean(value.parse().map_err(|_| wrong("boolean"))?),
        _ => Value::String(value.to_owned()),
    };
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn merged(
        file: Option<&str>,
        environment: &[(&str, &str)],
        flags: &[(&'static str, &str)],
    ) -> Result<Settings, Stop> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("cowcatcher.toml");
        fs::write(&path, file.unwrap_or_default()).unwrap();
        let environment = environment.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        let flags = flags.iter().map(|(key, value)| (*key, (*value).to_owned()));
        Settings::merged(file.map(|_| path.as_path()), environment, flags)
    }

    #[test]
    fn flags_win_over_the_environment_and_that_over_the_file() {
        assert_eq!(merged(None, &[], &[]).unwrap(), Settings::default());
        let file = "rate = 10\npace = 20\n[quota.person]\ntables-a-day = 7\n[lifetimes]\nwaiting-days = 3\n";
        let environment =
            [("COWCATCHER_PACE", "30"), ("COWCATCHER_QUOTA_ADDRESS_BYTES_A_DAY", "9"), ("COWCATCHER_X", "")];
        let all = merged(Some(file), &environment, &[("pace", "40"), ("quota.person.chat-a-day", "5")]).unwrap();
        assert_eq!((all.rate, all.pace), (10, 40));
        assert_eq!((all.quota.person.tables_a_day, all.quota.person.chat_a_day), (7, 5));
        assert_eq!((all.quota.address.bytes_a_day, all.lifetimes.waiting_days), (9, 3));
        assert_eq!(all.quota.person.seats_a_day, Quota::PERSON.seats_a_day);
    }

    #[test]
    fn what_makes_no_sense_is_refused_with_its_place() {
        let said = |result: Result<Settings, Stop>| result.unwrap_err().message().unwrap();
        assert!(said(merged(Some("colour = 1"), &[], &[])).contains("there is no setting \"colour\""));
        assert!(said(merged(Some("[quota.person]\nx = 1"), &[], &[])).contains("quota.person.x"));
        assert!(said(merged(Some("rate = \"many\""), &[], &[])).contains("rate takes a integer"));
        assert!(said(merged(Some("rate = -1"), &[], &[])).contains("-1"));
        assert!(said(merged(Some("rate"), &[], &[])).contains("cowcatcher.toml"));
        assert!(said(merged(None, &[("COWCATCHER_RATE", "many")], &[])).contains("COWCATCHER_RATE"));
        assert!(said(merged(None, &[], &[("quota", "1")])).contains("quota"));
        assert!(said(merged(None, &[], &[("behind-proxy", "maybe")])).contains("boolean"));
    }

    #[test]
    fn no_notices_are_sent_unless_somebody_says_so() {
        assert_eq!(merged(None, &[], &[]).unwrap().post(Some("https://game.example")), None);
        let environment = [("COWCATCHER_NOTICES_MAIL_SERVER", "smtp://127.0.0.1"), ("COWCATCHER_NOTICES_PUSH", "true")];
        let set = merged(None, &environment, &[("notices.mail-from", "games@game.example")]).unwrap();
        let post = set.post(Some("https://game.example")).unwrap();
        assert!(post.push && !post.hooks && !post.internal);
        assert_eq!(post.mail.unwrap().from, "games@game.example");
    }

    #[test]
    fn there_is_always_room_for_the_database() {
        let settings = Settings::default();
        assert_eq!(settings.limits(1024).connections, 900);
        assert_eq!(settings.limits(0).connections, 16);
        assert_eq!(settings.limits(u64::MAX).connections, 65_536);
    }
}
