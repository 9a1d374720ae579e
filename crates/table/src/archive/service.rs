//! Looking for finished games, at one's own record and at ratings; and saying who may find a game.

use super::{Filter, FinishedGame, Meeting, Player, Rating, Search, SeatResult, Standing, Tally};
use crate::error::TableError;
use crate::plan::LONGEST_NAME;
use crate::secret::{Identity, TableId};
use crate::seen::{SeatSeen, TableSummary};
use crate::service::{Tables, failed};
use crate::store::{Consent, Place, Status, StoreError};
use crate::table::TableState;
use crate::text::tidy;
use crate::version::Version;
use cowcatcher_engine::{Seat, Seats};
use serde::Serialize;
use std::collections::BTreeMap;

/// Games on a page of the archive.
pub(crate) const PAGE: u32 = 25;
/// Players whom a record lists.
const MET: u32 = 50;
/// Players on a ladder.
const RUNGS: u32 = 100;

/// A finished game, as somebody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GameSeen {
    /// The table, and by that the replay.
    pub table: TableId,
    /// The game, such as `gwt2`.
    pub game: String,
    /// What the table agreed on, but for files.
    pub options: BTreeMap<String, String>,
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
    /// May anybody find it?
    pub public: bool,
    /// How the seats fared, in order.
    pub seats: Vec<ResultSeen>,
}

/// How a seat fared, as somebody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ResultSeen {
    /// The seat.
    pub seat: Seat,
    /// The name on it.
    pub name: String,
    /// The bot that played there.
    pub bot: Option<String>,
    /// Did the bot play for somebody whose seat it was?
    pub stands_in: bool,
    /// Did it belong to the viewer?
    pub yours: bool,
    /// The points by category.
    pub points: Vec<i32>,
    /// All of them; none of a seat that left the game.
    pub total: Option<i32>,
    /// The rank, the best being 1.
    pub rank: u32,
    /// The way of playing that it went further than the others.
    pub style: Option<String>,
    /// The rating after the game, if it was rated.
    pub rating: Option<Rating>,
}

impl GameSeen {
    fn of(game: FinishedGame, who: &Identity) -> GameSeen {
        let seat = |(seat, row): (Seat, SeatResult)| ResultSeen {
            seat,
            stands_in: row.bot.is_some() && row.who.is_some(),
            yours: row.who == Some(*who),
            name: row.name,
            bot: row.bot,
            points: row.points,
            total: row.total,
            rank: row.rank,
            style: row.style,
            rating: row.rating,
        };
        GameSeen {
            table: game.id,
            game: game.game,
            options: game.options.into_iter().collect(),
            categories: game.categories,
            steps: game.steps,
            setup: game.setup,
            began: game.began,
            ended: game.ended,
            rated: game.rated,
            public: game.public,
            seats: (0..).map(Seat).zip(game.seats).map(seat).collect(),
        }
    }
}

/// A page of finished games.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Found {
    /// The games, the latest first.
    pub games: Vec<GameSeen>,
    /// The place after which there are more.
    pub more: Option<Place>,
}

/// A player on a ladder, or a rating of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Rung {
    /// The game.
    pub game: String,
    /// How many play.
    pub players: u32,
    /// The name under which a person wants to be seen.
    pub name: Option<String>,
    /// Which bots, if it is bots.
    pub bot: Option<String>,
    /// Is it the viewer?
    pub yours: bool,
    /// How strong, and how far off that may be.
    pub rating: Rating,
    /// After so many rated games.
    pub games: u32,
    /// Does the rating say little as yet?
    pub provisional: bool,
}

impl Rung {
    fn of(standing: Standing, name: Option<String>, who: &Identity) -> Rung {
        let provisional = standing.is_provisional();
        let yours = standing.player == Player::Person(*who);
        let bot = match standing.player {
            Player::Bot(bot) => Some(bot),
            Player::Person(_) => None,
        };
        let Standing { game, players, rating, games, .. } = standing;
        Rung { game, players, name, bot, yours, rating, games, provisional }
    }
}

/// Whom somebody met, and who was ahead.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Rival {
    /// What the other was called last.
    pub name: String,
    /// Which bots, if it is bots.
    pub bot: Option<String>,
    /// How many games.
    pub games: u32,
    /// In how many of them one ranked before the other.
    pub better: u32,
    /// In how many behind.
    pub worse: u32,
    /// When they last met, in milliseconds since 1970.
    pub last: i64,
}

impl Rival {
    fn of(meeting: Meeting) -> Rival {
        let bot = match meeting.other {
            Player::Bot(bot) => Some(bot),
            Player::Person(_) => None,
        };
        let Meeting { name, games, better, worse, last, .. } = meeting;
        Rival { name, bot, games, better, worse, last }
    }
}

/// What somebody's games add up to. Games at which they had several seats are not counted: nobody knows which of them they were.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Record {
    /// By game and number of players.
    pub tallies: Vec<Tally>,
    /// Whom they met, the most frequent first.
    pub rivals: Vec<Rival>,
    /// Their ratings.
    pub ratings: Vec<Rung>,
    /// The name under which they want to be seen on the ladder; none if they don't.
    pub ladder: Option<String>,
}

/// Who may find a finished game, as somebody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PublicSeen {
    /// May anybody find it?
    pub public: bool,
    /// Is the viewer one of those whom it is up to?
    pub asked: bool,
    /// Did the viewer agree?
    pub agreed: bool,
    /// The seats of those who have not.
    pub missing: Vec<Seat>,
}

impl Tables {
    /// Finished games that anybody may find, the latest first, those after a place in that list.
    ///
    /// # Errors
    /// [`TableError::BadSearch`] and such if what is looked for makes no sense, and if the store can't be read.
    pub async fn found(&self, who: &Identity, search: &Search, after: Option<&Place>) -> Result<Found, TableError> {
        let filter = search.filter(&self.0.games)?;
        match self.0.store.archive() {
            Some(archive) => paged(archive.found(&filter, after, PAGE + 1).await, who),
            None => Ok(Found::default()),
        }
    }

    /// The latest finished games of others that anybody may find, as the lobby lists them.
    pub(crate) async fn published(&self, who: &Identity, most: u32) -> Result<Vec<TableSummary>, TableError> {
        let Some(archive) = self.0.store.archive() else { return Ok(Vec::new()) };
        let games = archive.found(&Filter::default(), None, most).await.map_err(failed)?;
        let others = games.into_iter().filter(|game| game.seats.iter().all(|seat| seat.who != Some(*who)));
        Ok(others.map(|game| listed(GameSeen::of(game, who))).collect())
    }

    /// The finished games of somebody, public or not, the latest first, those after a place in that list. For nobody but them.
    ///
    /// # Errors
    /// If the store can't be read.
    pub async fn played(&self, who: &Identity, after: Option<&Place>) -> Result<Found, TableError> {
        match self.0.store.archive() {
            Some(archive) => paged(archive.played(who, after, PAGE + 1).await, who),
            None => Ok(Found::default()),
        }
    }

    /// What the games of somebody add up to. For nobody but them.
    ///
    /// # Errors
    /// If the store can't be read.
    pub async fn record(&self, who: &Identity) -> Result<Record, TableError> {
        let Some(archive) = self.0.store.archive() else { return Ok(Record::default()) };
        let name = archive.name_on_ladder(who).await.map_err(failed)?;
        let ratings = archive.ratings(&Player::Person(*who)).await.map_err(failed)?;
        Ok(Record {
            tallies: archive.tallies(who).await.map_err(failed)?,
            rivals: archive.meetings(who, MET).await.map_err(failed)?.into_iter().map(Rival::of).collect(),
            ratings: ratings.into_iter().map(|standing| Rung::of(standing, name.clone(), who)).collect(),
            ladder: name,
        })
    }

    /// Bots, and people who want to be seen there, by their rating at a game with so many players.
    ///
    /// # Errors
    /// If there is no such game, it is not for so many, or the store can't be read.
    pub async fn ladder(&self, who: &Identity, game: &str, players: u32) -> Result<Vec<Rung>, TableError> {
        let known = self.0.games.game(game)?;
        if players < 2 || !known.players(&[]).contains(&(players as usize)) {
            return Err(TableError::BadSearch { what: "players" });
        }
        let Some(archive) = self.0.store.archive() else { return Ok(Vec::new()) };
        let rungs = archive.ladder(game, players, RUNGS).await.map_err(failed)?;
        Ok(rungs.into_iter().map(|(standing, name)| Rung::of(standing, name, who)).collect())
    }

    /// Shows somebody on the ladder under a name, or no longer.
    ///
    /// # Errors
    /// If the name is empty or too long, or the store fails.
    pub async fn show_on_ladder(&self, who: &Identity, name: Option<&str>) -> Result<(), TableError> {
        let name = name.map(|name| tidy(name, "name", LONGEST_NAME)).transpose()?;
        match self.0.store.archive() {
            Some(archive) => archive.show_on_ladder(who, name.as_deref()).await.map_err(failed),
            None => Ok(()),
        }
    }

    /// The journal of a finished game without keeping the table in memory: for those who fetch many.
    ///
    /// # Errors
    /// [`TableError::NotOver`] before: a journal holds what was hidden.
    pub async fn journal_of(&self, id: &TableId) -> Result<String, TableError> {
        match self.read_state(id).await {
            Ok(state) if state.status().is_final() => Ok(state.journal()),
            Ok(_) => Err(TableError::NotOver),
            Err(TableError::Unreadable(_)) => self.journal_unseen(id).await,
            Err(error) => Err(error),
        }
    }

    /// Agrees that anybody may find a finished game, or no longer. They may once everybody agreed whose seat it was; who made a table at which
    /// only bots played agrees alone.
    ///
    /// # Errors
    /// [`TableError::NotOver`] unless it was played to its end, [`TableError::NotYourSeat`] if it is not up to `who`.
    pub async fn publish(&self, id: &TableId, who: &Identity, yes: bool) -> Result<Version, TableError> {
        let who = *who;
        self.writing(id, move |writer| async move {
            let consent = writer.read(|state| {
                if state.status() != Status::Over {
                    return Err(TableError::NotOver);
                }
                if !state.publishers().contains(&who) {
                    return Err(TableError::NotYourSeat);
                }
                let was = &state.row.consent;
                let others = was.public.iter().copied().filter(|agreed| *agreed != who);
                let public = others.chain(yes.then_some(who)).collect();
                Ok(Consent { public, ..was.clone() })
            })?;
            writer.consent(consent).await
        })
        .await
    }
}

impl TableState {
    /// Do ratings go by the result?
    pub fn is_rated(&self) -> bool {
        self.row.rated
    }

    /// Those who have to agree before anybody may find the game.
    fn publishers(&self) -> Vec<Identity> {
        let owners = self.owners();
        if owners.is_empty() { vec![self.creator()] } else { owners }
    }

    /// Who may find the game, as `who` sees it; none before its end.
    pub fn public_for(&self, who: &Identity) -> Option<PublicSeen> {
        if self.status() != Status::Over {
            return None;
        }
        let (publishers, agreed) = (self.publishers(), &self.row.consent.public);
        let missing = publishers.iter().filter(|one| !agreed.contains(one));
        let missing = missing.fold(Seats::NONE, |all, one| all.and(self.seats_of(one)));
        Some(PublicSeen {
            public: publishers.iter().all(|one| agreed.contains(one)),
            asked: publishers.contains(who),
            agreed: agreed.contains(who),
            missing: missing.iter().collect(),
        })
    }
}

/// A finished game in a list of tables.
fn listed(game: GameSeen) -> TableSummary {
    let seat = |seat: ResultSeen| SeatSeen {
        seat: seat.seat,
        name: seat.name,
        kind: if seat.bot.is_some() { "bot" } else { "person" },
        bot: seat.bot,
        anybody: false,
        yours: seat.yours,
    };
    TableSummary {
        table: game.table,
        game: game.game,
        status: Status::Over,
        seats: game.seats.into_iter().map(seat).collect(),
        round: None,
        steps: game.steps,
        rated: game.rated,
        clock: None,
        to_decide: Vec::new(),
        your_turn: false,
        created: game.began,
        changed: game.ended,
    }
}

/// A page of games, and where the list goes on.
pub(crate) fn paged(games: Result<Vec<FinishedGame>, StoreError>, who: &Identity) -> Result<Found, TableError> {
    let mut games = games.map_err(failed)?;
    let goes_on = games.len() > PAGE as usize;
    games.truncate(PAGE as usize);
    let more = games.last().filter(|_| goes_on).map(|game| Place { changed: game.ended, id: game.id.clone() });
    Ok(Found { games: games.into_iter().map(|game| GameSeen::of(game, who)).collect(), more })
}
