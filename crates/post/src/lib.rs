//! Notices on their way: push messages to browsers, mail, and hooks.
//!
//! What is to be said, to whom and how often is the business of `cowcatcher-table`; this crate is its [`Carrier`]. It needs no library of the system: TLS is
//! rustls on ring, which is there for PostgreSQL already.
//!
//! An address that a stranger names is a request that this server makes in its own network. So a host is looked up once, all of its addresses have to be
//! public, the connection goes to one of these and to nothing else, no redirect is followed, and of an answer nothing but its status is read (`reach.rs`).

mod hook;
mod mail;
mod push;
mod reach;

use async_trait::async_trait;
use cowcatcher_table::{Address, Carrier, Letter, Shape, Store, StoreError, TableError, Undelivered, Ways};
use mail::Mail;
use push::Push;
use rand::TryRng;
use rand::rngs::SysRng;
use reach::Reach;
use std::fmt;

/// The name under which the key of push messages is kept.
const VAPID: &str = "vapid";

/// How mail is sent.
#[derive(Clone, PartialEq, Eq)]
pub struct MailSettings {
    /// The server that takes it: `smtps://name:password@mail.example`, `smtp://mail.example:587?tls=required`, or `smtp://127.0.0.1:25` without TLS.
    pub server: String,
    /// From whom it comes: `Cowcatcher <games@mail.example>`.
    pub from: String,
}

/// The password is nobody's business.
impl fmt::Debug for MailSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MailSettings").field("from", &self.from).finish_non_exhaustive()
    }
}

/// Which ways there are, as the operator sets them up. Without more words there is none.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// The address under which people reach the server, such as `https://game.example`: every notice leads there.
    pub home: String,
    /// Are push messages sent to browsers?
    pub push: bool,
    /// How mail is sent, if it is.
    pub mail: Option<MailSettings>,
    /// Are hooks called?
    pub hooks: bool,
    /// May they, and push services, be inside of our own network, and without TLS?
    pub internal: bool,
}

/// Why no notices can be sent as the operator says.
#[derive(Debug, thiserror::Error)]
pub enum SettingsError {
    /// There is no way back from a notice to the server.
    #[error("notices need the address under which people reach the server: set public")]
    NoHome,
    /// Browsers take push messages from https addresses alone.
    #[error("push messages need a public address that begins with https://")]
    Insecure,
    /// The settings of mail make no sense.
    #[error("mail: {0}")]
    Mail(String),
    /// TLS can't be set up.
    #[error("TLS: {0}")]
    Tls(String),
    /// The key of push messages can't be made or read.
    #[error("the key of push messages: {0}")]
    Key(String),
}

impl From<StoreError> for SettingsError {
    fn from(error: StoreError) -> Self {
        SettingsError::Key(error.to_string())
    }
}

/// Who gets notices to where they go.
#[derive(Debug)]
pub struct Post {
    home: String,
    reach: Reach,
    push: Option<Push>,
    mail: Option<Mail>,
    hooks: bool,
}

impl Post {
    /// Sets up the ways. The key by which browsers know this server is drawn the first time and kept in the store.
    ///
    /// # Errors
    /// If what the operator says makes no sense, or the store fails.
    pub async fn open(store: &dyn Store, settings: &Settings) -> Result<Post, SettingsError> {
        let Settings { home, push, mail, hooks, internal } = settings.clone();
        if home.is_empty() && (push || hooks || mail.is_some()) {
            return Err(SettingsError::NoHome);
        }
        if push && !home.starts_with("https://") && !internal {
            return Err(SettingsError::Insecure);
        }
        let push = match push {
            true => Some(Push::new(&key(store).await?, &home)?),
            false => None,
        };
        let mail = mail.as_ref().map(Mail::new).transpose()?;
        Ok(Post { home, reach: Reach::new(internal)?, push, mail, hooks })
    }
}

/// The key by which browsers know this server.
async fn key(store: &dyn Store) -> Result<Vec<u8>, SettingsError> {
    let mut drawn = [0; 32];
    SysRng.try_fill_bytes(&mut drawn).map_err(|error| SettingsError::Key(error.to_string()))?;
    Ok(store.secret(VAPID, drawn).await?)
}

#[async_trait]
impl Carrier for Post {
    fn ways(&self) -> Ways {
        Ways { push: self.push.as_ref().map(Push::key), mail: self.mail.is_some(), hook: self.hooks }
    }

    fn home(&self) -> &str {
        &self.home
    }

    async fn check(&self, address: &Address) -> Result<(), TableError> {
        match address {
            Address::Push { endpoint, p256dh, auth } => {
                push::keys(p256dh, auth).ok_or(TableError::BadTarget { what: "keys" })?;
                self.reach.find(endpoint).await?;
            }
            Address::Mail { address } => mail::read(address)?,
            Address::Hook { url, shape } => {
                let (url, _) = self.reach.find(url).await?;
                if *shape == Shape::Ntfy && hook::topic(&url).is_none() {
                    return Err(TableError::BadTarget { what: "address" });
                }
            }
        }
        Ok(())
    }

    async fn carry(&self, letter: &Letter) -> Result<(), Undelivered> {
        match (&letter.to, &self.push, &self.mail) {
            (Address::Push { endpoint, p256dh, auth }, Some(push), _) => {
                let (p256dh, auth) = push::keys(p256dh, auth).ok_or(Undelivered::Gone("bad keys".to_owned()))?;
                push.send(&self.reach, endpoint, &p256dh, &auth, letter).await
            }
            (Address::Mail { address }, _, Some(mail)) => mail.send(address, letter).await,
            (Address::Hook { url, shape }, _, _) if self.hooks => hook::call(&self.reach, url, *shape, letter).await,
            _ => Err(Undelivered::later("this way is not set up")),
        }
    }
}
