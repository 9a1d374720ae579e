//! `cowcatcher serve`: the pages, on a database of tables.

use crate::args::ServeArgs;
use crate::database::{Database, shown};
use crate::settings::Settings;
use crate::stop::Stop;
use cowcatcher_bots::net::WeightsError;
use cowcatcher_games::{Listed, Visit, Whole, visit_all};
use cowcatcher_post::Post;
use cowcatcher_table::{Carrier, Games, Store, Tables, Ways};
use cowcatcher_web::{App, Rate};
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::time::{interval, timeout};
use tracing::{error, info, warn};
use tracing_subscriber::EnvFilter;

/// An address may make twice as many requests at once as in a second.
const BURST_SECONDS: f64 = 2.0;
/// How often it is looked for tables that are past their time.
const SWEEP: Duration = Duration::from_secs(60 * 60);
/// So long the database may take to close.
const LAST_WRITES: Duration = Duration::from_secs(1);
/// So long what still thinks is waited for at the very end.
const LAST_THOUGHTS: Duration = Duration::from_millis(200);
/// What a system allows that does not say how many files may be open.
const FEW_FILES: u64 = 1024;

/// Runs the command.
pub fn run(args: &ServeArgs, out: &mut impl Write) -> Result<(), Stop> {
    let settings = Settings::read(args)?;
    log(&settings)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(serve(&settings, out));
    // A bot may be in the middle of a thought, which nobody needs any more.
    runtime.shutdown_timeout(LAST_THOUGHTS);
    served
}

/// Where the log goes, and how much of it. What panics is told there too.
fn log(settings: &Settings) -> Result<(), Stop> {
    let filter = EnvFilter::builder().parse(&settings.log);
    let filter = filter.map_err(|_| Stop::Usage(format!("log: {:?} is no level such as info", settings.log)))?;
    let log = tracing_subscriber::fmt().with_writer(std::io::stderr).with_target(false).with_env_filter(filter);
    match settings.log_format.as_str() {
        "text" => log.init(),
        "json" => log.json().flatten_event(true).init(),
        other => return Err(Stop::Usage(format!("log-format: {other:?} is neither text nor json"))),
    }
    std::panic::set_hook(Box::new(|panic| {
        let text = panic.payload_as_str().unwrap_or_default();
        let place = panic.location().map(ToString::to_string).unwrap_or_default();
        error!(place, thread = std::thread::current().name().unwrap_or_default(), "panic: {text}");
    }));
    Ok(())
}

async fn serve(settings: &Settings, out: &mut impl Write) -> Result<(), Stop> {
    let public = Some(settings.public.as_str()).filter(|text| !text.is_empty()).map(public).transpose()?;
    let database = settings.database()?;
    let listener = listen(&settings.listen).await?;
    let operator = match settings.metrics_listen.as_str() {
        "" => None,
        address => Some(listen(address).await?),
    };
    let store = Database::open(&database).await?;
    for (game, error) in unlearned() {
        warn!("{game}: {error}; its bots play by rules of thumb");
    }
    let carrier = carrier(settings, public.as_deref(), &*store.store()).await?;
    let how = cowcatcher_table::Settings { carrier, ..settings.tables() };
    let tables = Tables::new(store.store(), Games::catalogue(), how);
    // Every connection is a file, and so is the database.
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(FEW_FILES);
    let limits = settings.limits(files);
    info!(connections = limits.connections, files, "room for connections");
    let app = App::new(tables.clone(), web(settings, public, limits));
    greet(out, &listener, &database)?;
    if let Some(operator) = operator {
        info!(address = %operator.local_addr()?, "health and metrics");
        let router = app.operator_router();
        tokio::spawn(async move { axum::serve(operator, router).await });
    }
    tokio::spawn(resume(tables.clone()));
    tokio::spawn(sweep(tables.clone()));
    let timed = tables.clone();
    tokio::spawn(async move { timed.keep_time().await });
    let posting = tables.clone();
    tokio::spawn(async move { posting.keep_posting().await });
    tokio::spawn(async move { tables.keep_up().await });
    cowcatcher_web::serve_until(listener, &app, asked_to_stop()).await?;
    if timeout(LAST_WRITES, store.close()).await.is_err() {
        warn!("the database did not close in time; what was acknowledged is in it");
    }
    info!("stopped");
    Ok(())
}

/// Who gets notices to people, if any way is set up.
async fn carrier(
    settings: &Settings,
    public: Option<&str>,
    store: &dyn Store,
) -> Result<Option<Arc<dyn Carrier>>, Stop> {
    let Some(ways) = settings.post(public) else { return Ok(None) };
    let post = Post::open(store, &ways).await.map_err(|error| Stop::Usage(format!("notices: {error}")))?;
    let Ways { push, mail, hook } = post.ways();
    info!(push = push.is_some(), mail, hook, "notices are sent");
    Ok(Some(Arc::new(post)))
}

async fn listen(address: &str) -> Result<TcpListener, Stop> {
    let listener = TcpListener::bind(address).await;
    listener.map_err(|error| Stop::Usage(format!("can't listen on {address}: {error}")))
}

fn web(settings: &Settings, public: Option<String>, limits: cowcatcher_web::Limits) -> cowcatcher_web::Settings {
    let per_second = f64::from(settings.rate);
    let rate = (settings.rate > 0).then_some(Rate { per_second, burst: per_second * BURST_SECONDS });
    let metrics_token = Some(settings.metrics_token.clone()).filter(|token| !token.is_empty());
    cowcatcher_web::Settings { rate, public, behind_proxy: settings.behind_proxy, limits, metrics_token }
}

/// Sets the bots to work that were interrupted. Pages are served meanwhile.
async fn resume(tables: Tables) {
    match tables.resume().await {
        Ok(broken) => broken.iter().for_each(|(table, error)| error!(%table, %error, "the table can't be continued")),
        Err(error) => error!(%error, "the bots could not be set to work"),
    }
}

/// Removes what is past its time, now and then.
async fn sweep(tables: Tables) {
    let mut round = interval(SWEEP);
    loop {
        round.tick().await;
        match tables.sweep().await {
            Ok(0) => {}
            Ok(removed) => info!(removed, "tables past their time were removed"),
            Err(error) => error!(%error, "tables past their time could not be removed"),
        }
    }
}

/// Resolves at Ctrl-C and at the signal by which services are stopped.
async fn asked_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

/// The games whose learned weights can't be used, and why.
fn unlearned() -> Vec<(&'static str, WeightsError)> {
    #[derive(Clone)]
    struct Learned;
    impl Visit for Learned {
        type Out = Option<(&'static str, WeightsError)>;

        fn visit<G: Whole>(self, game: Listed<G>) -> Self::Out {
            Some((game.name(), cowcatcher_bots::learned::<G>().err()?))
        }
    }
    visit_all(&Learned).into_iter().flatten().collect()
}

fn greet(out: &mut impl Write, listener: &TcpListener, database: &Path) -> Result<(), Stop> {
    writeln!(out, "Cowcatcher is at http://{}", listener.local_addr()?)?;
    writeln!(out, "The tables are in {}; end with Ctrl-C.", shown(database))?;
    Ok(out.flush()?)
}

/// An address such as `https://game.example`, as a browser says it.
fn public(address: &str) -> Result<String, Stop> {
    let address = address.trim_end_matches('/');
    let host = address.strip_prefix("https://").or_else(|| address.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains('/') => Ok(address.to_owned()),
        _ => Err(Stop::Usage(format!("{address:?} is not an address such as https://game.example"))),
    }
}
