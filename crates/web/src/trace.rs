//! Which request a line of the log belongs to: its number, its address and its table. Secrets stand in some addresses, so the log has the
//! pattern of an address and never the address itself.

use crate::app::App;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use cowcatcher_table::TableId;
use std::any::Any;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use tracing::{Instrument, debug, error, field, info_span};

/// The answer says under which number the log has it.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The number of the next request. It begins with the time, so that two servers, or one before and after a restart, do not use the same.
fn next() -> String {
    static LAST: AtomicU64 = AtomicU64::new(0);
    let last = match LAST.fetch_add(1, Ordering::Relaxed) {
        0 => {
            let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_micros() as u64);
            LAST.fetch_add(now, Ordering::Relaxed)
        }
        last => last,
    };
    format!("{last:x}")
}

/// The table that an address names.
fn table(path: &str) -> Option<TableId> {
    let rest = path.strip_prefix("/t/").or_else(|| path.strip_prefix("/api/v1/tables/"))?;
    rest.split('/').next()?.parse().ok()
}

/// Follows a request from beginning to end.
pub async fn follow(State(app): State<App>, request: Request, next_one: Next) -> Response {
    let id = next();
    let route = request.extensions().get::<MatchedPath>().map_or("other", MatchedPath::as_str).to_owned();
    let span = info_span!("request", id, method = %request.method(), route, table = field::Empty);
    if let Some(table) = table(request.uri().path()) {
        span.record("table", table.as_str());
    }
    let began = Instant::now();
    let mut response = async {
        let response = next_one.run(request).await;
        debug!(status = response.status().as_u16(), ms = began.elapsed().as_millis() as u64, "answered");
        response
    }
    .instrument(span)
    .await;
    app.metrics().answered(&route, response.status().as_u16(), began.elapsed());
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}

/// What a panic said.
pub fn panicked(panic: &(dyn Any + Send)) {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
    error!(panic = text, "a request panicked");
}
