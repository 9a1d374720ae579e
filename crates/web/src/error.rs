//! What went wrong, as a page or as JSON. Nothing here says more than the one who asked may know.

use crate::pages;
use crate::visitor::Visitor;
use crate::words::Locale;
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header::RETRY_AFTER};
use axum::response::{IntoResponse, Response};
use cowcatcher_engine::NotationError;
use cowcatcher_session::SessionError;
use cowcatcher_table::{Span, TableError, Unreadable};
use serde_json::json;
use tracing::error;

/// Why a request was not done. Then nothing was changed.
#[derive(Clone, Debug)]
pub struct Trouble {
    status: StatusCode,
    /// A short word for programs, the same for ever.
    code: &'static str,
    /// What is wrong, in English, for programs and where there is no translation.
    text: String,
    /// The clause of the rules that forbids it, and why in the words of the visitor.
    refused: Option<(&'static str, String)>,
    /// What a table said.
    error: Option<Box<TableError>>,
    /// The seconds after which it may be tried again.
    retry: Option<u64>,
}

impl Trouble {
    /// A status, a word for programs, and English words.
    pub fn new(status: StatusCode, code: &'static str, text: impl Into<String>) -> Trouble {
        Trouble { status, code, text: text.into(), refused: None, error: None, retry: None }
    }

    /// There is no such page.
    pub fn not_found() -> Trouble {
        Trouble::new(StatusCode::NOT_FOUND, "not-found", "there is no such page")
    }

    /// The request makes no sense.
    pub fn bad_request(text: impl Into<String>) -> Trouble {
        Trouble::new(StatusCode::BAD_REQUEST, "bad-request", text)
    }

    /// It is not clear who asks, or whether they want this.
    pub fn session() -> Trouble {
        let text = "say who you are: a cookie with its x-csrf token, or Authorization: Bearer";
        Trouble::new(StatusCode::FORBIDDEN, "session", text)
    }

    /// Another site asks.
    pub fn origin() -> Trouble {
        Trouble::new(StatusCode::FORBIDDEN, "origin", "the request came from another site")
    }

    /// Too many requests.
    pub fn too_many() -> Trouble {
        Trouble { retry: Some(1), ..Trouble::new(StatusCode::TOO_MANY_REQUESTS, "too-many", "too many requests") }
    }

    /// Too many event streams.
    pub fn too_many_streams() -> Trouble {
        let text = "too many event streams are open";
        Trouble { retry: Some(10), ..Trouble::new(StatusCode::TOO_MANY_REQUESTS, "too-many", text) }
    }

    /// What broke on our side goes to the log, with all that is known of it.
    pub fn note(&self) {
        if self.status.is_server_error() {
            let cause = self.error.as_ref().map_or_else(|| self.text.clone(), ToString::to_string);
            error!(code = self.code, cause, "the request failed");
        }
    }

    /// Too much text.
    pub fn too_large() -> Trouble {
        Trouble::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", "too much text")
    }

    /// The clause that forbids it, with the reason in the words of the visitor.
    pub fn refused(clause: &'static str, text: String) -> Trouble {
        Trouble { refused: Some((clause, text)), ..Trouble::new(StatusCode::CONFLICT, "refused", "") }
    }

    /// Why nothing can be shown of a table, if that is the trouble.
    pub fn unreadable(&self) -> Option<&Unreadable> {
        match self.error.as_deref() {
            Some(TableError::Unreadable(why)) => Some(why),
            _ => None,
        }
    }

    /// The answer to whoever asked.
    pub fn answer(&self, visitor: Option<&Visitor>, api: bool) -> Response {
        let locale = visitor.map_or(Locale::En, |visitor| visitor.locale);
        let (clause, text) = match &self.refused {
            Some((clause, text)) => (Some(*clause), text.clone()),
            None => (None, self.words(locale)),
        };
        let mut response = match (api, visitor) {
            (false, Some(visitor)) => (self.status, pages::trouble(visitor, &text)).into_response(),
            _ => {
                let body = json!({ "error": self.code, "text": text, "detail": self.text, "clause": clause });
                (self.status, Json(body)).into_response()
            }
        };
        if let Some(seconds) = self.retry {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }

    /// What is wrong, for people.
    fn words(&self, locale: Locale) -> String {
        if let Some(error) = &self.error {
            return error.told(locale);
        }
        match self.code {
            "not-found" => locale.text("error-not-found"),
            "session" => locale.text("error-session"),
            "origin" => locale.text("error-origin"),
            "too-many" => locale.text("error-too-many"),
            "too-large" => locale.text("error-too-large"),
            "server" => locale.text("error-server"),
            _ => locale.text("error-bad-request"),
        }
    }
}

/// The words are made where it is known in which language ([`crate::visitor::know`]).
impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<SessionError> for Trouble {
    fn from(error: SessionError) -> Trouble {
        TableError::from(error).into()
    }
}

impl From<TableError> for Trouble {
    fn from(error: TableError) -> Trouble {
        let status = match &error {
            TableError::UnknownTable
            | TableError::UnknownGroup
            | TableError::BadInvitation
            | TableError::BadLink
            | TableError::BadCode
            | TableError::UnknownDevice
            | TableError::UnknownPlan
            | TableError::UnknownTarget => StatusCode::NOT_FOUND,
            TableError::Session(SessionError::Refused(_)) => StatusCode::CONFLICT,
            TableError::Session(_)
            | TableError::Empty { .. }
            | TableError::TooLong { .. }
            | TableError::BadSearch { .. }
            | TableError::NotRatable
            | TableError::BadClock
            | TableError::BadInstruction
            | TableError::BadTarget { .. }
            | TableError::BadPauses { .. } => StatusCode::BAD_REQUEST,
            TableError::Quota { span: Span::Minute | Span::Day, .. } => StatusCode::TOO_MANY_REQUESTS,
            TableError::NotYourSeat
            | TableError::NotYourTable
            | TableError::NotYourGroup
            | TableError::TooSoon { .. }
            | TableError::TimeLeft
            | TableError::Sits
            | TableError::SitsAlready
            | TableError::NoHints
            | TableError::BadPasskey
            | TableError::BotSits => StatusCode::FORBIDDEN,
            TableError::Broken(_) | TableError::NoRandomness | TableError::Storage(_) => {
                StatusCode::INTERNAL_SERVER_ERROR
            }
            _ => StatusCode::CONFLICT,
        };
        let code = error.code();
        let retry = match &error {
            TableError::Quota { wait, .. } if *wait > 0 => Some(*wait),
            _ => None,
        };
        match error {
            TableError::Session(SessionError::Refused(refusal)) => {
                Trouble::refused(refusal.clause, refusal.to_string())
            }
            error => {
                // What broke inside is nobody's business.
                let inside = status.is_server_error();
                let text = if inside { "something broke on our side".to_owned() } else { error.to_string() };
                Trouble { error: Some(Box::new(error)), retry, ..Trouble::new(status, code, text) }
            }
        }
    }
}

impl From<NotationError> for Trouble {
    fn from(error: NotationError) -> Trouble {
        Trouble::bad_request(error.to_string())
    }
}
