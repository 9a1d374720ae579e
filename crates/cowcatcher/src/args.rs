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
  cowcatcher rules GWT-HIRE-02                  look up a clause; --search WORD finds one";

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
}

/// `cowcatcher serve`
#[derive(Args, Debug, Clone)]
pub struct ServeArgs {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS", default_value = DEFAULT_ADDRESS)]
    pub listen: String,
    /// The file that holds the tables [default: tables.db in your data folder]
    #[arg(long, value_name = "FILE")]
    pub database: Option<PathBuf>,
    /// The address under which people reach the server, such as `https://game.example`
    #[arg(long, value_name = "URL")]
    pub public: Option<String>,
    /// A proxy of yours stands before the server and says where requests come from
    #[arg(long)]
    pub behind_proxy: bool,
    /// How many requests a second one address may make; 0: as many as it likes
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub rate: u32,
    /// How many milliseconds a bot waits before each click
    #[arg(long, value_name = "MS", default_value_t = 700)]
    pub pace: u64,
}

/// Where the server listens unless it is told otherwise.
pub const DEFAULT_ADDRESS: &str = "127.0.0.1:8080";

impl Default for ServeArgs {
    fn default() -> Self {
        let listen = DEFAULT_ADDRESS.to_owned();
        ServeArgs { listen, database: None, public: None, behind_proxy: false, rate: 50, pace: 700 }
    }
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
    /// Bots that think value only their own points
    #[arg(long)]
    pub own_points: bool,
    /// The last of the bots never plays an action that begins with one of these words, unless it must: `--never hire,build`
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
