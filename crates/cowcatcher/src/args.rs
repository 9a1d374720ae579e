//! What can be said on the command line.

use clap::{Args, Parser, Subcommand};
use cowcatcher_games::names;
use cowcatcher_session::EVALUATIONS;
use cowcatcher_words::Locale;
use std::path::PathBuf;

/// What there is, by example.
const EXAMPLES: &str = "  cowcatcher                                    serve on http://127.0.0.1:8080
  cowcatcher play gwt2 --players 3              play in the terminal against bots
  cowcatcher sim gwt2 --games 10000 --json      play many games fast, report the figures
  cowcatcher arena gwt2 hard medium -p 2        a match between bots: wins, points, ratings
  cowcatcher replay FILE                        a journal in words; --verify checks it
  cowcatcher analyse FILE                       what decided a finished game, and what cost most
  cowcatcher check tests/scenarios              run rule scenarios; plays lessons too
  cowcatcher rules GWT-HIRE-02                  look up a clause; --search WORD finds one
  cowcatcher admin backup FILE                  copy the database of a running server; also restore, check, tables";

/// Heavy board games on a computer, exact.
#[derive(Parser, Debug)]
#[command(name = "cowcatcher", version, about, disable_help_subcommand = true, after_help = examples())]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Option<Command>,
}

fn examples() -> String {
    format!("Games: {}\n\n{EXAMPLES}", names().join(", "))
}

/// What to do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Serve the pages; so does cowcatcher without a command
    Serve(ServeArgs),
    /// Play in the terminal against bots
    Play(PlayArgs),
    /// Play many games as fast as possible and report the figures
    Sim(SimArgs),
    /// Play matches between bots and say who is stronger
    Arena(ArenaArgs),
    /// Say who was how likely to win a finished game when, and what cost most
    Analyse(AnalyseArgs),
    /// Replay a journal in words, or verify journals
    Replay(ReplayArgs),
    /// Run scenarios
    Check(CheckArgs),
    /// Look up the rules
    Rules(RulesArgs),
    /// Back up, restore and check the database of a server; list, expire, delete and move its tables
    Admin(AdminArgs),
}

/// `cowcatcher serve`. What is not said here is as the environment, the file of settings or else the default has it.
#[derive(Args, Debug, Clone, Default)]
pub struct ServeArgs {
    /// Where to listen [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS")]
    pub listen: Option<String>,
    /// The file that holds the tables, or a PostgreSQL that several servers may share, as postgres://user:password@host/name [default:
    /// tables.db in your data folder]
    #[arg(long, value_name = "FILE|URL")]
    pub database: Option<PathBuf>,
    /// The address under which people reach the server, such as `https://game.example`
    #[arg(long, value_name = "URL")]
    pub public: Option<String>,
    /// A proxy of yours stands before the server and says where requests come from
    #[arg(long)]
    pub behind_proxy: bool,
    /// How many requests a second one address may make; 0: as many as it likes [default: 50]
    #[arg(long, value_name = "N")]
    pub rate: Option<u32>,
    /// How many milliseconds a bot waits before each click [default: 700]
    #[arg(long, value_name = "MS")]
    pub pace: Option<u64>,
    /// What is written to the log: error, warn, info, debug or trace [default: info]
    #[arg(long, value_name = "LEVEL")]
    pub log: Option<String>,
    /// A file of settings; docs/operator.md lists them
    #[arg(long, value_name = "FILE")]
    pub settings: Option<PathBuf>,
    /// Any setting of such a file, such as quota.person.tables-a-day=50
    #[arg(long, value_name = "KEY=VALUE", value_parser = key_value)]
    pub set: Vec<(String, String)>,
}

/// `cowcatcher admin`
#[derive(Args, Debug)]
pub struct AdminArgs {
    /// What to do with the database.
    #[command(subcommand)]
    pub command: AdminCommand,
    /// The file that holds the tables, or the address of the PostgreSQL [default: as for serve]
    #[arg(long, value_name = "FILE|URL", global = true)]
    pub database: Option<PathBuf>,
    /// A file of settings
    #[arg(long, value_name = "FILE", global = true)]
    pub settings: Option<PathBuf>,
    /// Any setting of such a file
    #[arg(long, value_name = "KEY=VALUE", value_parser = key_value, global = true)]
    pub set: Vec<(String, String)>,
}

/// What to do with the database.
#[derive(Subcommand, Debug)]
pub enum AdminCommand {
    /// Write a whole copy of the database, also while the server runs
    Backup {
        /// Where to; nothing may be there
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    /// Put a backup in the place of the database, which is kept beside it; the server must be stopped
    Restore {
        /// The backup
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    /// Look whether the file is whole and every game replays
    Check,
    /// List all tables
    Tables {
        /// Print one JSON object a line
        #[arg(long)]
        json: bool,
    },
    /// Remove the tables that are past their time, as the server does every hour
    Expire,
    /// Remove tables, whatever happens there
    Delete {
        /// The names of the tables
        #[arg(required = true, value_name = "TABLE")]
        tables: Vec<String>,
    },
    /// Copy all tables from one database to another, which has to be empty: between a file and PostgreSQL, in either direction
    Move {
        /// Where the tables are: a file, or postgres://user:password@host/name. No server may be running on it
        #[arg(long, value_name = "FILE|URL")]
        from: PathBuf,
        /// Where they are to be
        #[arg(long, value_name = "FILE|URL")]
        to: PathBuf,
    },
}

/// A game and its set-up.
#[derive(Args, Debug)]
pub struct Table {
    /// The game, such as gwt2
    pub game: String,
    /// How many play
    #[arg(short, long, default_value_t = 4)]
    pub players: usize,
    /// An option of the game
    #[arg(short = 'o', long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    pub options: Vec<(String, String)>,
}

/// `cowcatcher play`
#[derive(Args, Debug)]
pub struct PlayArgs {
    /// The game, such as gwt2
    #[arg(required_unless_present = "load")]
    pub game: Option<String>,
    /// How many play [default: 4]
    #[arg(short, long, conflicts_with = "load")]
    pub players: Option<usize>,
    /// An option of the game
    #[arg(short = 'o', long = "option", value_name = "KEY=VALUE", value_parser = key_value, conflicts_with = "load")]
    pub options: Vec<(String, String)>,
    /// Your seat, counted from 1
    #[arg(long, default_value_t = 1)]
    pub seat: usize,
    /// Who plays the other seats
    #[arg(long, value_name = "NAME", default_value = "random")]
    pub bot: String,
    /// Where chance comes from [default: anywhere]
    #[arg(long)]
    pub seed: Option<u64>,
    /// The language: en, it, pt-BR or uk [default: that of the terminal]
    #[arg(long, value_name = "CODE")]
    pub language: Option<Locale>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE")]
    pub load: Option<PathBuf>,
}

/// `cowcatcher sim`
#[derive(Args, Debug)]
pub struct SimArgs {
    /// The game and its set-up.
    #[command(flatten)]
    pub table: Table,
    /// How many games
    #[arg(short = 'n', long, default_value_t = 1000)]
    pub games: u64,
    /// Where chance comes from
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Who plays
    #[arg(long, value_name = "NAME", default_value = "random")]
    pub bot: String,
    /// Print one JSON object on one line
    #[arg(long)]
    pub json: bool,
}

/// `cowcatcher arena`
#[derive(Args, Debug)]
pub struct ArenaArgs {
    /// The game and its set-up.
    #[command(flatten)]
    pub table: Table,
    /// Who plays: the first has one seat, the others share the rest
    #[arg(required = true, value_name = "BOT")]
    pub bots: Vec<String>,
    /// How many games
    #[arg(short = 'n', long, default_value_t = 100)]
    pub games: u64,
    /// Where chance comes from
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How long bots that think for a time do so about a decision, in milliseconds, each on one core
    #[arg(long, value_name = "MS", conflicts_with = "evaluations")]
    pub time: Option<u64>,
    /// How many positions they look at instead
    #[arg(long, value_name = "N")]
    pub evaluations: Option<u64>,
    /// Bots that think value only their own points; `expert` does not hurry as long as nobody does, if that brings it more
    #[arg(long)]
    pub own_points: bool,
    /// Bots that think count so much of what the best of the others will have against their own points in each choice, from -1 to 1; below 0
    /// for them
    #[arg(long, value_name = "SHARE", allow_hyphen_values = true, conflicts_with = "own_points")]
    pub envy: Option<f32>,
    /// The last of the bots never plays an action that one of these words names, unless it must: `--never hire,build`
    #[arg(long, value_name = "WORD", value_delimiter = ',')]
    pub never: Vec<String>,
    /// What a seat has in the end is told, of all seats of a bot and of those who won: parts of a player as scenarios name them, such
    /// as `--parts cowboys,buildings`
    #[arg(long, value_name = "PART", value_delimiter = ',')]
    pub parts: Vec<String>,
    /// How many games are played at once [default: one for each core]
    #[arg(long, value_name = "N")]
    pub threads: Option<usize>,
    /// Print one JSON object on one line
    #[arg(long)]
    pub json: bool,
}

/// `cowcatcher analyse`
#[derive(Args, Debug)]
pub struct AnalyseArgs {
    /// The journal of a finished game
    #[arg(value_name = "JOURNAL")]
    pub file: PathBuf,
    /// How many positions are judged for each decision that is looked at closely
    #[arg(long, value_name = "N", default_value_t = EVALUATIONS)]
    pub evaluations: u64,
    /// Where chance comes from
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The language: en, it, pt or uk [default: that of the terminal]
    #[arg(long, value_name = "CODE")]
    pub language: Option<Locale>,
    /// Print one JSON object on one line
    #[arg(long)]
    pub json: bool,
}

/// `cowcatcher replay`
#[derive(Args, Debug)]
pub struct ReplayArgs {
    /// Journals, or folders of journals
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Stop after so many steps
    #[arg(long, value_name = "N", conflicts_with = "verify")]
    pub to: Option<usize>,
    /// Look through the eyes of this seat, counted from 1 [default: a spectator's]
    #[arg(long, value_name = "N", conflicts_with = "verify")]
    pub seat: Option<usize>,
    /// The language: en, it, pt-BR or uk [default: that of the terminal]
    #[arg(long, value_name = "CODE")]
    pub language: Option<Locale>,
    /// Only say whether each is a whole finished game, exactly as it was written
    #[arg(long)]
    pub verify: bool,
}

/// `cowcatcher check`
#[derive(Args, Debug)]
pub struct CheckArgs {
    /// Scenarios, lessons and maps, or folders of them
    #[arg(required = true, value_name = "PATH")]
    pub paths: Vec<PathBuf>,
}

/// `cowcatcher rules`
#[derive(Args, Debug)]
pub struct RulesArgs {
    /// A clause such as GWT-HIRE-02 or hire-2, or a chapter such as hire
    pub clause: Option<String>,
    /// The clauses that contain this text
    #[arg(long, value_name = "WORD", conflicts_with_all = ["clause", "uncovered"])]
    pub search: Option<String>,
    /// The clauses that no scenario and no test cites
    #[arg(long, conflicts_with = "clause")]
    pub uncovered: bool,
    /// Where the project lies
    #[arg(long, value_name = "DIR", default_value = ".", requires = "uncovered")]
    pub root: PathBuf,
    /// The language: en, it, pt-BR or uk [default: that of the terminal]
    #[arg(long, value_name = "CODE")]
    pub language: Option<Locale>,
}

fn key_value(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key.to_owned(), value.to_owned())),
        _ => Err("an option is written key=value".to_owned()),
    }
}
