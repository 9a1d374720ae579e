//! Finished games by their results: who may find them, how somebody fared over the years, and ratings.
//!
//! A game that is over is never played on: no step is added and none is taken back (the store refuses both), so its result is written down
//! once and stays true. That is done beside the table and not by whoever clicks last: what is over and not written down yet is looked for
//! when a game ends and when a server starts, which also finds the games of earlier versions. Whatever fails is found again.
//!
//! Nothing of a game is shown to anybody but those who had a seat there until all of them agreed to it, and any of them may
//! withdraw that.

mod keep;
mod rating;
mod search;
mod service;
mod sheets;

pub use rating::{Player, Rating, Standing};
pub use search::{Filter, Search};
pub use service::{Found, GameSeen, PublicSeen, Record, ResultSeen, Rival, Rung};
pub(crate) use service::{PAGE, paged};
pub(crate) use sheets::{Sql, with_seats};

pub(crate) use sheets::carry_tallies;

use crate::secret::{Identity, TableId};
use crate::store::{Place, StoreError};
use async_trait::async_trait;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;

/// A game that was played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedGame {
    /// The table at which it was played.
    pub id: TableId,
    /// The game, such as `gwt2`.
    pub game: String,
    /// What the table agreed on, but for files.
    pub options: Vec<(String, String)>,
    /// The names of the categories of the score sheet.
    pub categories: Vec<String>,
    /// How many steps it took.
    pub steps: u32,
    /// So many of them were taken before anybody decided anything: there a replay begins.
    pub setup: u32,
    /// When the table was made, in milliseconds since 1970.
    pub began: i64,
    /// When the game ended.
    pub ended: i64,
    /// Did ratings go by it?
    pub rated: bool,
    /// May anybody find it? The store knows by who agreed.
    pub public: bool,
    /// How the seats fared, in order.
    pub seats: Vec<SeatResult>,
}

/// How a seat fared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatResult {
    /// Whose seat it was.
    pub who: Option<Identity>,
    /// The bot that played there in the end, for itself or for somebody.
    pub bot: Option<String>,
    /// The name on the seat.
    pub name: String,
    /// The points by category.
    pub points: Vec<i32>,
    /// All of them; none of a seat that left the game.
    pub total: Option<i32>,
    /// The rank, the best being 1. Rivals that the rules play are counted.
    pub rank: u32,
    /// The way of playing, of those that the game knows, that it went further than the others.
    pub style: Option<String>,
    /// The rating after the game, if it was rated.
    pub rating: Option<Rating>,
}

/// All games of somebody at one game with so many players, added up.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Tally {
    /// The game.
    pub game: String,
    /// How many play.
    pub players: u32,
    /// How many games there were.
    pub games: u32,
    /// How many were won, alone or together with others.
    pub wins: u32,
    /// The sum of the ranks.
    pub ranks: u64,
    /// How many games had a total: who leaves a game has none.
    pub scored: u32,
    /// The sum of the totals.
    pub total: i64,
    /// The best total.
    pub best: Option<i32>,
    /// The sums by category.
    pub points: BTreeMap<String, i64>,
    /// By way of playing: how many games, and how many of them were won.
    pub styles: BTreeMap<String, (u32, u32)>,
}

/// How often somebody met another player, and who was ahead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Meeting {
    /// Whom they met.
    pub other: Player,
    /// What the other was called last.
    pub name: String,
    /// How many games.
    pub games: u32,
    /// In how many of them they ranked before the other.
    pub better: u32,
    /// In how many behind.
    pub worse: u32,
    /// When they last met, in milliseconds since 1970.
    pub last: i64,
}

/// Where finished games are kept. Every change is all or nothing.
#[async_trait]
pub trait Archive: fmt::Debug + Send + Sync {
    /// The tables whose game is over and whose result was not written down, the oldest first.
    async fn unrecorded(&self, most: u32) -> Result<Vec<TableId>, StoreError>;

    /// Writes a result down: that of each seat, what everybody's games add up to, and the ratings after it. Done once for each table;
    /// `false` if it was done before, or the game is not over.
    async fn record(&self, game: &FinishedGame) -> Result<bool, StoreError>;

    /// Notes that a table has no result that could be written down.
    async fn pass_over(&self, id: &TableId) -> Result<(), StoreError>;

    /// The games that anybody may find, the latest first, those after a place in that list.
    async fn found(&self, filter: &Filter, after: Option<&Place>, most: u32) -> Result<Vec<FinishedGame>, StoreError>;

    /// The games of somebody, public or not, the latest first, those after a place in that list.
    async fn played(&self, who: &Identity, after: Option<&Place>, most: u32) -> Result<Vec<FinishedGame>, StoreError>;

    /// What the games of somebody add up to.
    async fn tallies(&self, who: &Identity) -> Result<Vec<Tally>, StoreError>;

    /// Whom somebody met, the most frequent first.
    async fn meetings(&self, who: &Identity, most: u32) -> Result<Vec<Meeting>, StoreError>;

    /// The ratings of a player.
    async fn ratings(&self, player: &Player) -> Result<Vec<Standing>, StoreError>;

    /// Bots, and people who want to be seen, by rating, with the names under which people want to be seen.
    async fn ladder(&self, game: &str, players: u32, most: u32) -> Result<Vec<(Standing, Option<String>)>, StoreError>;

    /// Notes under which name somebody wants to be seen on the ladder, if at all. Nothing is kept of who has no rating.
    async fn show_on_ladder(&self, who: &Identity, name: Option<&str>) -> Result<(), StoreError>;

    /// Under which name somebody wants to be seen on the ladder.
    async fn name_on_ladder(&self, who: &Identity) -> Result<Option<String>, StoreError>;
}

/// A name as one searches for it.
pub(crate) fn folded(name: &str) -> String {
    name.trim().to_lowercase()
}
