//! Mail, handed to the server of the operator.

use crate::{MailSettings, SettingsError};
use cowcatcher_table::{Letter, TableError, Undelivered};
use lettre::message::Mailbox;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::transport::smtp::Error;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use std::fmt;
use std::time::Duration;

/// The server of the operator answers within this.
const PATIENCE: Duration = Duration::from_secs(15);
/// What a mail server says of an address that is not there (RFC 3463): bad mailbox, bad system, moved, disabled. Other refusals may be about us.
const NOBODY: [&str; 5] = [" 5.1.1", " 5.1.2", " 5.1.6", " 5.1.10", " 5.2.1"];

/// Who sends mail.
pub(crate) struct Mail {
    server: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl fmt::Debug for Mail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mail").field("from", &self.from.to_string()).finish_non_exhaustive()
    }
}

/// Is it a mail address?
pub(crate) fn read(address: &str) -> Result<(), TableError> {
    address.parse::<Address>().map(|_| ()).map_err(|_| TableError::BadTarget { what: "address" })
}

impl Mail {
    pub fn new(settings: &MailSettings) -> Result<Mail, SettingsError> {
        // The address may hold a password: it is not repeated.
        let server = AsyncSmtpTransport::<Tokio1Executor>::from_url(&settings.server).map_err(|_| {
            SettingsError::Mail("the server is not an address such as smtps://name:password@host".to_owned())
        })?;
        let from = settings.from.parse::<Mailbox>();
        let from = from.map_err(|_| SettingsError::Mail(format!("{:?} is no sender", settings.from)))?;
        Ok(Mail { server: server.timeout(Some(PATIENCE)).build(), from })
    }

    pub async fn send(&self, address: &str, letter: &Letter) -> Result<(), Undelivered> {
        let to: Address = address.parse().map_err(|_| Undelivered::Gone("no mail address".to_owned()))?;
        let message = self.written(to, letter).map_err(Undelivered::later)?;
        self.server.send(message).await.map(|_| ()).map_err(|error| judged(&error))
    }

    fn written(&self, to: Address, letter: &Letter) -> Result<Message, lettre::error::Error> {
        let raw = |name: &'static str, value: String| HeaderValue::new(HeaderName::new_from_ascii_str(name), value);
        let (words, stop) = &letter.stop;
        Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(letter.title.clone())
            // One that was sent twice has the same name.
            .message_id(Some(format!("<{}@{}>", letter.id, self.from.email.domain())))
            // One click stops them, and mail programs know where (RFC 8058).
            .raw_header(raw("List-Unsubscribe", format!("<{stop}>")))
            .raw_header(raw("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()))
            .raw_header(raw("Auto-Submitted", "auto-generated".to_owned()))
            .raw_header(raw("Content-Language", letter.locale.code().to_owned()))
            .header(ContentType::TEXT_PLAIN)
            .body(body(letter, words, stop))
    }
}

fn body(letter: &Letter, words: &str, stop: &str) -> String {
    let told: Vec<String> = letter.told.iter().map(|told| format!("{}\n{}\n", told.text, told.url)).collect();
    format!("{}\n-- \n{words}\n{stop}\n", told.join("\n"))
}

fn judged(error: &Error) -> Undelivered {
    let text = error.to_string();
    // The words of the server come after those of the error.
    match error.is_permanent() && NOBODY.iter().any(|code| text.contains(code)) {
        true => Undelivered::Gone(text),
        false => Undelivered::later(text),
    }
}
