//! The server: what it knows, which address leads where, and what stands around every answer.

use crate::connections::{Connections, Limits};
use crate::error::Trouble;
use crate::guard::{self, LARGEST_BODY, Limiter, Rate};
use crate::operator::{self, Metrics};
use crate::picture::Pictures;
use crate::streams::Streams;
use crate::{api, assets, events, headers, pages, picture, trace, visitor};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware;
use axum::routing::{get, post};
use cowcatcher_table::Tables;
use std::any::Any;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tower::ServiceBuilder;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

/// An answer that takes longer than this does not come.
const PATIENCE: Duration = Duration::from_secs(20);

/// A page is made anew for each request, so compressing it must not take longer than making it: this level takes a quarter of the
/// time of the usual one and makes a page a quarter larger.
const COMPRESSION: CompressionLevel = CompressionLevel::Precise(2);

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How many requests one address may make; none: as many as it likes.
    pub rate: Option<Rate>,
    /// The address under which people reach the server, such as `https://game.example`, if it is not the one they type.
    pub public: Option<String>,
    /// Does a proxy of ours stand before the server and say where requests come from?
    pub behind_proxy: bool,
    /// How many connections there may be, and for how long they may do nothing.
    pub limits: Limits,
    /// What somebody who asks for the metrics has to show; without it nobody is told them here.
    pub metrics_token: Option<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            rate: Some(Rate::default()),
            public: None,
            behind_proxy: false,
            limits: Limits::default(),
            metrics_token: None,
        }
    }
}

/// A server. Clones are the same server.
#[derive(Clone, Debug)]
pub struct App(Arc<Inside>);

#[derive(Debug)]
struct Inside {
    tables: Tables,
    settings: Settings,
    limiter: Option<Limiter>,
    pictures: Pictures,
    connections: Arc<Connections>,
    streams: Streams,
    metrics: Metrics,
    /// Is the server about to stop?
    stopping: watch::Sender<bool>,
}

impl App {
    /// A server of these tables.
    pub fn new(tables: Tables, settings: Settings) -> App {
        let limiter = settings.rate.map(Limiter::new);
        let mut limits = settings.limits.clone();
        if settings.behind_proxy {
            // All connections are the proxy's.
            limits.connections_an_address = 0;
        }
        App(Arc::new(Inside {
            tables,
            limiter,
            pictures: Pictures::default(),
            streams: Streams::new(&limits),
            connections: Connections::new(limits),
            metrics: Metrics::default(),
            stopping: watch::Sender::new(false),
            settings,
        }))
    }

    /// Every page and every address of the interface, ready to be served.
    pub fn router(&self) -> Router {
        // From the outermost to the innermost. As one layer they are one thing to be made for each request, and not one each.
        let around = ServiceBuilder::new()
            .layer(middleware::from_fn_with_state(self.clone(), trace::follow))
            .layer(middleware::map_response_with_state(self.clone(), headers::set))
            .layer(CompressionLayer::new().quality(COMPRESSION))
            .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, PATIENCE))
            .layer(middleware::from_fn_with_state(self.clone(), visitor::know))
            .layer(middleware::from_fn_with_state(self.clone(), guard::guard))
            .layer(DefaultBodyLimit::max(LARGEST_BODY))
            .layer(CatchPanicLayer::custom(|panic: Box<dyn Any + Send + 'static>| {
                use axum::response::IntoResponse;
                trace::panicked(&*panic);
                Trouble::new(StatusCode::INTERNAL_SERVER_ERROR, "server", "something broke on our side").into_response()
            }));
        let router = Router::new()
            .route("/", get(pages::lobby::page))
            .route("/mine", get(pages::lobby::older))
            .route("/archive", get(pages::archive::page))
            .route("/me", get(pages::record::page))
            .route("/me/ladder", post(pages::record::show))
            .route("/me/identity", get(pages::identity::page))
            .route("/me/name", post(pages::identity::name))
            .route("/me/link", post(pages::identity::link))
            .route("/me/link/{secret}", get(pages::identity::linked).post(pages::identity::join))
            .route("/me/codes", post(pages::identity::codes))
            .route("/me/sign-out", post(pages::identity::sign_out))
            .route("/me/passkeys/remove", post(pages::identity::remove_passkey))
            .route("/me/forget", post(pages::identity::forget))
            .route("/sign-in", get(pages::identity::sign_in).post(pages::identity::recover))
            .route("/ladder", get(pages::record::ladder))
            .route("/me/notices", get(pages::notices::page).post(pages::notices::choose))
            .route("/me/notices/mail", post(pages::notices::add_mail))
            .route("/me/notices/hook", post(pages::notices::add_hook))
            .route("/me/notices/{target}", post(pages::notices::change))
            .route("/me/notices/{target}/test", post(pages::notices::test))
            .route("/me/notices/{target}/remove", post(pages::notices::remove))
            .route("/notices/{what}/{target}/{token}", get(pages::notices::follow).post(pages::notices::followed))
            .route("/worker.js", get(assets::worker))
            .route("/play-now", post(pages::lobby::play_now))
            .route("/lesson", post(pages::learn::begin))
            .route("/settings", get(pages::settings::page).post(pages::settings::change))
            .route("/settings/pauses", post(pages::settings::rest))
            .route("/new", get(pages::new_table::page).post(pages::new_table::create))
            .route("/new/preview", post(pages::new_table::preview))
            .route("/join/{secret}", get(pages::join::page).post(pages::join::accept))
            .route("/groups", get(pages::groups::list).post(pages::groups::found))
            .route("/g/join/{secret}", get(pages::groups::invitation).post(pages::groups::join))
            .route("/g/{group}", get(pages::groups::page))
            .route("/g/{group}/next", post(pages::groups::play_next))
            .route("/g/{group}/rename", post(pages::groups::rename))
            .route("/g/{group}/leave", post(pages::groups::leave))
            .route("/g/{group}/remove", post(pages::groups::remove))
            .route("/g/{group}/link", get(pages::groups::shown_link).post(pages::groups::link))
            .route("/t/{table}", get(pages::table::page))
            .route("/t/{table}/fragment", get(pages::table::fragment))
            .route("/t/{table}/why", get(pages::why::panel))
            .route("/t/{table}/preview", get(pages::why::preview))
            .route("/t/{table}/hint", get(pages::hint::panel))
            .route("/t/{table}/journal", get(pages::table::journal))
            .route("/t/{table}/close", post(pages::table::close))
            .route("/t/{table}/sit", post(pages::join::sit))
            .route("/t/{table}/invite", post(pages::join::invite))
            .route("/t/{table}/links", get(pages::join::links))
            .route("/t/{table}/rematch", post(pages::again::rematch))
            .route("/t/{table}/fork", post(pages::again::fork))
            .route("/t/{table}/picture.png", get(picture::of_table))
            .route("/t/{table}/events", get(events::events))
            .route("/learn/{game}", get(pages::learn::guide))
            .route("/legend/{game}", get(pages::learn::legend))
            .route("/rules", get(pages::rules::page))
            .route("/rules/{clause}", get(pages::rules::clause))
            .route("/about", get(pages::about::page))
            .route("/assets/{name}", get(assets::serve))
            .route("/covers/{game}", get(picture::of_game))
            .route("/manifest.webmanifest", get(picture::manifest))
            .route("/icon-192.png", get(picture::icon::<192>))
            .route("/icon-512.png", get(picture::icon::<512>))
            .nest("/api/v1", api::router(self))
            .fallback(|| async { Trouble::not_found() })
            .method_not_allowed_fallback(|| async {
                Trouble::new(StatusCode::METHOD_NOT_ALLOWED, "bad-request", "this address takes another method")
            })
            .layer(around);
        router.merge(operator::router(self)).with_state(self.clone())
    }

    /// What only the operator asks for: health, readiness and metrics, for an address of its own.
    pub fn operator_router(&self) -> Router {
        operator::open_router().with_state(self.clone())
    }

    pub(crate) fn tables(&self) -> &Tables {
        &self.0.tables
    }

    pub(crate) fn pictures(&self) -> &Pictures {
        &self.0.pictures
    }

    pub(crate) fn connections(&self) -> &Arc<Connections> {
        &self.0.connections
    }

    pub(crate) fn streams(&self) -> &Streams {
        &self.0.streams
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    pub(crate) fn metrics_token(&self) -> Option<&str> {
        self.0.settings.metrics_token.as_deref()
    }

    /// The server stops: event streams end, connections are not kept.
    pub(crate) fn drain(&self) {
        self.0.stopping.send_replace(true);
    }

    /// Tells when the server is about to stop.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.0.stopping.subscribe()
    }

    pub(crate) fn limiter(&self) -> Option<&Limiter> {
        self.0.limiter.as_ref()
    }

    pub(crate) fn public(&self) -> Option<&str> {
        self.0.settings.public.as_deref()
    }

    pub(crate) fn behind_proxy(&self) -> bool {
        self.0.settings.behind_proxy
    }

    /// Do people reach the server by https only?
    pub(crate) fn secure(&self) -> bool {
        self.public().is_some_and(|public| public.starts_with("https://"))
    }
}
