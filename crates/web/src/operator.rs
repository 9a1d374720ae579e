//! What the operator of a server asks for: is it alive, is it ready, and how does it fare.

use crate::app::App;
use axum::Router;
use axum::extract::State;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use cowcatcher_table::{Deed, Figures};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use std::sync::atomic::Ordering;
use std::time::Duration;
use subtle::ConstantTimeEq;
use tokio::time::timeout;

/// Whoever asks whether the server is ready does not wait longer for the store.
const PATIENCE: Duration = Duration::from_secs(1);
/// The bounds of how long an answer took, in seconds.
const BOUNDS: [f64; 12] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];
/// The form in which the metrics are told.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Which requests are counted together.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Route {
    route: String,
    status: String,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Kind {
    kind: &'static str,
}

/// What is measured of every request.
#[derive(Debug)]
pub struct Metrics {
    requests: Family<Route, Histogram, fn() -> Histogram>,
}

impl Default for Metrics {
    fn default() -> Self {
        Metrics { requests: Family::new_with_constructor(|| Histogram::new(BOUNDS)) }
    }
}

impl Metrics {
    /// A request was answered.
    pub fn answered(&self, route: &str, status: u16, after: Duration) {
        let route = Route { route: route.to_owned(), status: format!("{}xx", status / 100) };
        self.requests.get_or_create(&route).observe(after.as_secs_f64());
    }
}

/// Health and readiness for everybody, metrics for whoever has the token.
pub fn router(app: &App) -> Router<App> {
    let router = Router::new().route("/healthz", get(healthy)).route("/readyz", get(ready));
    match app.metrics_token() {
        Some(_) => router.route("/metrics", get(guarded)),
        None => router,
    }
}

/// The same with metrics for whoever can reach it.
pub fn open_router() -> Router<App> {
    Router::new().route("/healthz", get(healthy)).route("/readyz", get(ready)).route("/metrics", get(metrics))
}

async fn healthy() -> &'static str {
    "ok\n"
}

/// Can people be sent here: is the store there, and the server not about to stop?
async fn ready(State(app): State<App>) -> (StatusCode, &'static str) {
    if *app.stopping().borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match timeout(PATIENCE, app.tables().ready()).await {
        Ok(Ok(())) => (StatusCode::OK, "ready\n"),
        _ => (StatusCode::SERVICE_UNAVAILABLE, "the store can't be read\n"),
    }
}

async fn guarded(State(app): State<App>, headers: HeaderMap) -> Response {
    let sent = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    let token = app.metrics_token().unwrap_or_default();
    let knows = sent.is_some_and(|sent| sent.as_bytes().ct_eq(token.as_bytes()).into());
    if knows { metrics(State(app)).await } else { StatusCode::FORBIDDEN.into_response() }
}

async fn metrics(State(app): State<App>) -> Response {
    let mut text = String::new();
    match encode(&mut text, &registry(&app)) {
        Ok(()) => ([(CONTENT_TYPE, OPEN_METRICS)], text).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// All that is measured, as it is now.
fn registry(app: &App) -> Registry {
    let mut registry = Registry::with_prefix("cowcatcher");
    let requests = app.metrics().requests.clone();
    registry.register("request_seconds", "How long answers took until they began", requests);
    let (connections, tables) = (app.connections(), app.tables());
    let Figures { live, steps, undos, thinking, lapses, store_errors } = tables.figures();
    let mut gauge = |name: &str, help: &str, value: usize| {
        registry.register(name, help, ConstGauge::new(value as i64));
    };
    gauge("connections", "Connections that are open", connections.count());
    gauge("event_streams", "Event streams that are open", app.streams().count());
    gauge("live_tables", "Tables in memory", live);
    gauge("bots_thinking", "Bots that are thinking", thinking);
    let mut counter = |name: &str, help: &str, value: u64| {
        let counter: Counter = Counter::default();
        counter.inc_by(value);
        registry.register(name, help, counter);
    };
    counter(
        "connections_closed",
        "Silent or slow connections that had to give way",
        connections.closed.load(Ordering::Relaxed),
    );
    counter(
        "connections_refused",
        "Connections for which there was no room",
        connections.refused.load(Ordering::Relaxed),
    );
    counter("steps", "Steps of games that were stored", steps);
    counter("undos", "How often steps were taken back", undos);
    counter("bot_lapses", "Decisions that a bot did not come to", lapses);
    counter("store_errors", "Failures of the store", store_errors);
    let refused: Family<Kind, Counter> = Family::default();
    for deed in Deed::ALL {
        refused.get_or_create(&Kind { kind: deed.word() }).inc_by(tables.refused_by_quota(deed));
    }
    registry.register("quota_refused", "Requests refused because one visitor asked for too much", refused);
    registry
}
