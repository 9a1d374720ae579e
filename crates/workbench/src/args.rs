//! What can be said on the developers' command line.

use clap::{Args, Parser, Subcommand, ValueEnum};
use cowcatcher::args::{ServeArgs, Table};
use std::path::PathBuf;

/// Tools for those who build Cowcatcher.
#[derive(Parser, Debug)]
#[command(name = "workbench", version, about, disable_help_subcommand = true)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What to do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Check every law over many random games
    Soak(SoakArgs),
    /// Write finished games of bots as journals
    Record(RecordArgs),
    /// Count the clicks that the turns of recorded games take
    Clicks(ClicksArgs),
    /// Learn to play a game by playing it
    Train(TrainArgs),
    /// Draw the learning curve of a course
    Curve(CurveArgs),
    /// Keep a server busy and measure how fast it answers
    Load(LoadArgs),
    /// Measure how many clicks a second can be written
    Writing(WritingArgs),
    /// Measure the lobby of a server that stores many tables
    Lobby(LobbyArgs),
    /// Measure the archive of a server that stores many finished games
    Archive(ArchiveArgs),
    /// Kill a busy server again and again and look for what it has forgotten
    Torture(TortureArgs),
    /// Work out how many people some servers can serve
    Scale(ScaleArgs),
    /// Feed damaged files to the readers
    Fuzz(FuzzArgs),
    /// The server that load and torture start
    #[command(hide = true)]
    Serve(ServeArgs),
}

/// `workbench clicks`
#[derive(Args, Debug)]
pub struct ClicksArgs {
    /// Journals, or folders of them
    #[arg(value_name = "JOURNAL", required = true)]
    pub files: Vec<PathBuf>,
}

/// `workbench train`
#[derive(Args, Debug)]
pub struct TrainArgs {
    /// The game: one net learns all its editions, the one named three times as often as the others
    pub game: String,
    /// The numbers of players; one named twice is played twice as often [default: all]
    #[arg(short, long, value_name = "N", value_delimiter = ',')]
    pub players: Vec<usize>,
    /// How many games: the same seed and number teach the same, on any number of threads
    #[arg(short = 'n', long, default_value_t = 300_000)]
    pub games: u64,
    /// From which all luck follows
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Begin with these weights instead of nothing
    #[arg(long, value_name = "FILE")]
    pub from: Option<PathBuf>,
    /// Where the course itself is kept: if it is there, the course goes on
    #[arg(long, value_name = "FILE")]
    pub state: Option<PathBuf>,
    /// Where the weights are written, again and again
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// Where the learning curve is written, a JSON object a line
    #[arg(long, value_name = "FILE")]
    pub curve: Option<PathBuf>,
    /// The learning rate at the beginning
    #[arg(long, default_value_t = 0.001)]
    pub rate: f32,
    /// The share of games with rules of thumb at one seat
    #[arg(long, default_value_t = 0.15)]
    pub heuristic: f32,
    /// The share of games with an earlier net at one seat
    #[arg(long, default_value_t = 0.15)]
    pub earlier: f32,
    /// The share of seats that love a style
    #[arg(long, default_value_t = 0.2)]
    pub styles: f32,
    /// How often something else is tried: each seat of each game takes one of these
    #[arg(long, value_name = "SHARE", value_delimiter = ',', default_value = "0,0.02,0.05,0.1")]
    pub explore: Vec<f32>,
    /// How much of what the best of the others has is grudged, or granted if it is less than 0: each seat takes one of these
    #[arg(
        long,
        value_name = "SHARE",
        value_delimiter = ',',
        default_value = "0.1,0.1,0.3",
        allow_hyphen_values = true
    )]
    pub envy: Vec<f32>,
    /// The share of tables at which all seats take the same `--envy`
    #[arg(long, default_value_t = 0.0)]
    pub alike: f32,
    /// How much is learned from how a game went on, and not from what was expected at the next decision
    #[arg(long, default_value_t = 0.96)]
    pub lambda: f32,
    /// How often each position is learned from, on average
    #[arg(long, default_value_t = 1.5)]
    pub reuse: f32,
    /// Threads that play; one more learns, which has less to do [default: one for each core]
    #[arg(long, value_name = "N")]
    pub threads: Option<usize>,
}

/// `workbench curve`
#[derive(Args, Debug)]
pub struct CurveArgs {
    /// The curve that train wrote
    #[arg(value_name = "FILE")]
    pub curve: PathBuf,
    /// Where the picture is written, as SVG
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}

/// `workbench load`
#[derive(Args, Debug)]
pub struct LoadArgs {
    /// A running server without a limit of requests [default: one of its own, on a fresh database]
    #[arg(long, value_name = "URL", conflicts_with_all = ["servers", "database"])]
    pub address: Option<String>,
    /// So many servers of its own, on one database
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub servers: usize,
    /// The database of its own servers, such as postgres://… [default: a fresh file]
    #[arg(long, value_name = "URL")]
    pub database: Option<PathBuf>,
    /// How many tables
    #[arg(long, default_value_t = 200)]
    pub tables: usize,
    /// How many event streams for each table
    #[arg(long, default_value_t = 2)]
    pub streams: usize,
    /// Beside them, how many tables of Steam at which four bots play among themselves without a pause
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub bot_tables: usize,
    /// How many milliseconds between two steps at a table
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    pub every: u64,
    /// For how long
    #[arg(long, default_value_t = 30)]
    pub seconds: u64,
    /// Print one JSON object on one line
    #[arg(long)]
    pub json: bool,
}

/// `workbench writing`
#[derive(Args, Debug)]
pub struct WritingArgs {
    /// At how many tables somebody clicks as fast as clicks are taken
    #[arg(long, default_value_t = 200)]
    pub tables: usize,
    /// How long, in seconds
    #[arg(long, default_value_t = 10)]
    pub seconds: u64,
    /// Print one JSON object on one line
    #[arg(long)]
    pub json: bool,
}

/// `workbench lobby`
#[derive(Args, Debug)]
pub struct LobbyArgs {
    /// How many private tables wait for people
    #[arg(long, default_value_t = 100_000)]
    pub waiting: u32,
    /// How often the lobby is looked at
    #[arg(long, default_value_t = 300)]
    pub requests: usize,
    /// Print one JSON object on one line
    #[arg(long)]
    pub json: bool,
}

/// `workbench archive`
#[derive(Args, Debug)]
pub struct ArchiveArgs {
    /// How many games are finished, all of them with one person
    #[arg(long, default_value_t = 10_000)]
    pub games: u32,
    /// How often each page is looked at
    #[arg(long, default_value_t = 300)]
    pub requests: usize,
    /// An empty database, a file or the address of a PostgreSQL [default: a file that is removed afterwards]
    #[arg(long, value_name = "DATABASE")]
    pub database: Option<PathBuf>,
    /// Print one JSON object on one line
    #[arg(long)]
    pub json: bool,
}

/// `workbench torture`
#[derive(Args, Debug)]
pub struct TortureArgs {
    /// How often to kill
    #[arg(long, default_value_t = 50)]
    pub kills: usize,
    /// How many tables are played at once
    #[arg(long, default_value_t = 24)]
    pub tables: usize,
    /// So many servers on one database, of which one is killed each time
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub servers: usize,
    /// The database that they share, such as postgres://… [default: a fresh file]
    #[arg(long, value_name = "URL", required_if_eq_any = [("servers", "2"), ("servers", "3"), ("servers", "4"), ("servers", "5")])]
    pub database: Option<PathBuf>,
    /// How often to restart the database itself, too
    #[arg(long, value_name = "N", default_value_t = 0, requires = "restart")]
    pub restarts: usize,
    /// The program that restarts it; scripts/postgres makes one
    #[arg(long, value_name = "PROGRAM")]
    pub restart: Option<PathBuf>,
    /// Print one JSON object on one line
    #[arg(long)]
    pub json: bool,
}

/// `workbench scale`: the costs are those that `docs/scale.md` measures.
#[derive(Args, Debug)]
pub struct ScaleArgs {
    /// How many people play at once; several are worked out one after the other
    #[arg(long, value_name = "N", value_delimiter = ',', default_values_t = [1_000, 100_000, 1_000_000])]
    pub people: Vec<u64>,
    /// How many sit at a table
    #[arg(long, value_name = "N", default_value_t = 4)]
    pub table: u64,
    /// How many seconds pass between two clicks of a person
    #[arg(long, value_name = "S", default_value_t = 20.0)]
    pub every: f64,
    /// How many servers
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub servers: usize,
    /// Cores of each server
    #[arg(long, value_name = "N", default_value_t = 8)]
    pub cores: usize,
    /// Memory of each server
    #[arg(long, value_name = "GB", default_value_t = 32.0)]
    pub memory_gb: f64,
    /// How many databases, among which the tables are divided
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub databases: usize,
    /// Cores of each database
    #[arg(long, value_name = "N", default_value_t = 16)]
    pub database_cores: usize,
    /// What a click costs a core of its server, with the page that answers it
    #[arg(long, value_name = "MS", default_value_t = 3.5)]
    pub step_ms: f64,
    /// What it costs to show somebody else the new page
    #[arg(long, value_name = "MS", default_value_t = 3.0)]
    pub view_ms: f64,
    /// What a click costs a core of the database
    #[arg(long, value_name = "MS", default_value_t = 0.3)]
    pub row_ms: f64,
    /// What a flush of the log takes
    #[arg(long, value_name = "MS", default_value_t = 1.0)]
    pub flush_ms: f64,
    /// Memory of an open page
    #[arg(long, value_name = "KB", default_value_t = 20.0)]
    pub stream_kb: f64,
    /// Memory of a table
    #[arg(long, value_name = "KB", default_value_t = 110.0)]
    pub table_kb: f64,
    /// Where chance comes from
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Print one JSON object on a line for each
    #[arg(long)]
    pub json: bool,
}

/// `workbench soak`
#[derive(Args, Debug)]
pub struct SoakArgs {
    /// The game and its set-up.
    #[command(flatten)]
    pub table: Table,
    /// How many games
    #[arg(short = 'n', long, default_value_t = 1000)]
    pub games: u64,
    /// The seed of the first game; the others count up from it
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Check everything at every step
    #[arg(long)]
    pub full: bool,
}

/// `workbench record`
#[derive(Args, Debug)]
pub struct RecordArgs {
    /// The game and its set-up.
    #[command(flatten)]
    pub table: Table,
    /// How many games
    #[arg(short = 'n', long, default_value_t = 10)]
    pub games: u64,
    /// The seed of the first game; the others count up from it
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Who plays
    #[arg(long, value_name = "NAME", default_value = "random")]
    pub bot: String,
    /// The folder to write to
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
}

/// What to damage.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// Journals
    Journal,
    /// Scenarios
    Scenario,
    /// Actions and outcomes
    Action,
}

/// `workbench fuzz`
#[derive(Args, Debug)]
pub struct FuzzArgs {
    /// What to damage [default: all]
    pub target: Option<Target>,
    /// For how long
    #[arg(long, default_value_t = 60)]
    pub seconds: u64,
    /// Where chance comes from
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Where the project lies, for files to damage
    #[arg(long, value_name = "DIR", default_value = ".")]
    pub root: PathBuf,
    /// Where inputs that do harm are kept
    #[arg(long, value_name = "DIR", default_value = "tests/corpus")]
    pub corpus: PathBuf,
}
