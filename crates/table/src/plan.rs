//! What people say to make a table and to sit down at it, and how long it may be.

use crate::clock::ClockPlan;
use crate::error::TableError;
use crate::secret::{Identity, Secret};
use crate::store::{SeatRow, Sitter};
use crate::text::tidy;
use cowcatcher_engine::Seat;
use cowcatcher_session::SessionError;
use cowcatcher_words::bots;
use serde::{Deserialize, Serialize};

/// Most characters of a name.
pub const LONGEST_NAME: usize = 24;
/// Most characters of something said.
pub const LONGEST_CHAT: usize = 500;
/// Most characters of an action: notations are short.
pub const LONGEST_ACTION: usize = 200;

/// Who is to sit on a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum SeatPlan {
    /// Who makes the table, under this name. Several such seats are several people at one browser.
    Me(String),
    /// Who follows a secret link.
    Invitation,
    /// Anybody who comes by.
    Anybody,
    /// Who is in the group whose table it is.
    Member,
    /// The bot of this name.
    Bot(String),
}

/// What somebody wants to play.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct TablePlan {
    /// The game, such as `gwt2`.
    pub game: String,
    /// The options chosen, as `key` and `value`; the others are as by default.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// The seats in order.
    pub seats: Vec<SeatPlan>,
    /// May strangers find it in the lobby and watch? They may anyway if a seat is open to anybody.
    #[serde(default)]
    pub listed: bool,
    /// Do ratings go by the result?
    #[serde(default)]
    pub rated: bool,
    /// How time is kept; `None`: everybody has as long as they like.
    #[serde(default)]
    pub clock: Option<ClockPlan>,
}

impl TablePlan {
    /// Can ratings go by the result? Only if everybody has one seat of several.
    pub(crate) fn is_ratable(&self) -> bool {
        let own = self.seats.iter().filter(|seat| matches!(seat, SeatPlan::Me(_))).count();
        self.seats.len() > 1 && own < 2
    }
}

/// The secrets of the seats by invitation.
pub(crate) type Invitations = Vec<(Seat, Secret)>;

/// The rows of the seats of a new table, and the secrets of those by invitation.
pub(crate) fn seated(
    bots: &[&str],
    who: &Identity,
    plans: Vec<SeatPlan>,
) -> Result<(Vec<SeatRow>, Invitations), TableError> {
    let (mut seats, mut invitations) = (Vec::new(), Vec::new());
    for (seat, plan) in (0..).map(Seat).zip(plans) {
        seats.push(match plan {
            SeatPlan::Me(name) => {
                SeatRow { name: tidy(&name, "name", LONGEST_NAME)?, sitter: Sitter::Person { owner: *who } }
            }
            SeatPlan::Invitation => {
                let secret = Secret::new()?;
                let invitation = Some(secret.identity());
                invitations.push((seat, secret));
                SeatRow { name: String::new(), sitter: Sitter::Open { invitation } }
            }
            // By an invitation that nobody holds: those of the group need none.
            SeatPlan::Member => {
                let invitation = Some(Secret::new()?.identity());
                SeatRow { name: String::new(), sitter: Sitter::Open { invitation } }
            }
            SeatPlan::Anybody => SeatRow { name: String::new(), sitter: Sitter::Open { invitation: None } },
            SeatPlan::Bot(bot) if bots.contains(&bot.as_str()) => {
                SeatRow { name: String::new(), sitter: Sitter::Bot { bot, owner: None } }
            }
            SeatPlan::Bot(bot) => return Err(SessionError::UnknownBot(bot.chars().take(60).collect()).into()),
        });
    }
    christen(&mut seats);
    Ok((seats, invitations))
}

/// Gives every bot that plays for nobody a name, if it has none or somebody else at the table has it too.
pub(crate) fn christen(seats: &mut [SeatRow]) {
    for index in 0..seats.len() {
        let row = &seats[index];
        let Some(bot) = row.bot().filter(|_| row.owner().is_none()) else { continue };
        let others: Vec<&str> = (0..).zip(&*seats).filter(|&(at, _)| at != index).map(|(_, row)| &*row.name).collect();
        if !row.name.is_empty() && !others.iter().any(|other| bots::clash(bot, &row.name, other)) {
            continue;
        }
        seats[index].name = bots::christened(bot, index, &others);
    }
}
