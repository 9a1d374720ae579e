//! `cowcatcher serve`: the pages, on a database of tables.

use crate::args::ServeArgs;
use crate::stop::Stop;
use cowcatcher_bots::net::WeightsError;
use cowcatcher_games::{Listed, Visit, Whole, visit_all};
use cowcatcher_table::{Games, Sqlite, Tables};
use cowcatcher_web::{App, Rate};
use etcetera::BaseStrategy;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tracing::warn;

/// An address may make twice as many requests at once as in a second.
const BURST_SECONDS: f64 = 2.0;

/// Runs the command.
pub fn run(args: &ServeArgs, out: &mut impl Write) -> Result<(), Stop> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(args, out))
}

async fn serve(args: &ServeArgs, out: &mut impl Write) -> Result<(), Stop> {
    tracing_subscriber::fmt().with_writer(std::io::stderr).with_target(false).init();
    let public = args.public.as_deref().map(public).transpose()?;
    let database = match &args.database {
        Some(file) => file.clone(),
        None => data_folder()?.join("tables.db"),
    };
    if let Some(folder) = database.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        let made = std::fs::create_dir_all(folder);
        made.map_err(|error| Stop::Usage(format!("{}: {error}", folder.display())))?;
    }
    let listener = TcpListener::bind(&args.listen).await;
    let listener = listener.map_err(|error| Stop::Usage(format!("can't listen on {}: {error}", args.listen)))?;
    let store = Sqlite::open(&database).await;
    let store = store.map_err(|error| Stop::Usage(format!("{}: {error}", database.display())))?;
    for (game, error) in unlearned() {
        warn!("{game}: {error}; its bots play by rules of thumb");
    }
    let settings = cowcatcher_table::Settings { pace: Duration::from_millis(args.pace), ..Default::default() };
    let tables = Tables::new(Arc::new(store.clone()), Games::catalogue(), settings);
    for (table, error) in tables.resume().await.map_err(|error| Stop::No(error.to_string()))? {
        eprintln!("cowcatcher: table {table}: {error}");
    }
    let rate =
        (args.rate > 0).then(|| Rate { per_second: f64::from(args.rate), burst: f64::from(args.rate) * BURST_SECONDS });
    let app = App::new(tables, cowcatcher_web::Settings { rate, public, behind_proxy: args.behind_proxy });
    greet(out, &listener, &database)?;
    tokio::select! {
        served = cowcatcher_web::serve(listener, &app) => served?,
        _ = tokio::signal::ctrl_c() => {}
    }
    store.close().await;
    Ok(())
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
    writeln!(out, "The tables are in {}; end with Ctrl-C.", database.display())?;
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

/// The user's folder for the data of this program.
fn data_folder() -> Result<PathBuf, Stop> {
    let strategy = etcetera::choose_base_strategy();
    let strategy =
        strategy.map_err(|_| Stop::Usage("there is no home folder: say where with --database FILE".to_owned()))?;
    Ok(strategy.data_dir().join("cowcatcher"))
}
