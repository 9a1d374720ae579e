//! What one viewer may know of a table, as data: for pages and for the JSON interface.

use crate::archive::PublicSeen;
use crate::clock::ClockPlan;
use crate::clocks::ClockSeen;
use crate::secret::{Identity, TableId};
use crate::store::{ChatLine, Place, Room, SeatRow, Sitter, Status, TableRow};
use crate::table::{Ask, TableState};
use crate::unreadable::raw_journal;
use crate::version::Version;
use cowcatcher_engine::{Seat, Seats, Standings};
use cowcatcher_session::{Asked, Barrier, Choice, Reader, Round, Undo, Written};
use cowcatcher_words::{Locale, bots};
use serde::Serialize;

/// A seat, as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatSeen {
    /// The seat.
    pub seat: Seat,
    /// The name; empty while the seat is open.
    pub name: String,
    /// `person`, `bot` or `open`.
    pub kind: &'static str,
    /// Which bot plays.
    pub bot: Option<String>,
    /// May anybody sit down here?
    pub anybody: bool,
    /// Does it belong to the viewer?
    pub yours: bool,
}

impl SeatSeen {
    fn of(seat: Seat, row: &SeatRow, who: &Identity) -> Self {
        let (kind, bot) = match &row.sitter {
            Sitter::Open { .. } => ("open", None),
            Sitter::Person { .. } => ("person", None),
            Sitter::Bot { bot, .. } => ("bot", Some(bot.clone())),
        };
        let anybody = row.sitter == Sitter::Open { invitation: None };
        SeatSeen { seat, name: row.name.clone(), kind, bot, anybody, yours: row.owner() == Some(*who) }
    }

    fn all(rows: &[SeatRow], who: &Identity) -> Vec<Self> {
        (0..).map(Seat).zip(rows).map(|(seat, row)| SeatSeen::of(seat, row, who)).collect()
    }
}

/// A request, as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RequestSeen {
    /// The seats of who asks.
    pub by: Vec<Seat>,
    /// What for.
    pub ask: Ask,
    /// The seats whose answer is missing.
    pub missing: Vec<Seat>,
    /// Is it the viewer who has not answered yet?
    pub yours_to_answer: bool,
}

/// How far a seat may go back on its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct UndoSeen {
    /// The step to which its last click leads back.
    pub step: Option<u32>,
    /// The step to which its turn leads back.
    pub turn: Option<u32>,
    /// Why it may not, if it may not.
    pub barrier: Option<Barrier>,
}

/// All that one viewer may know of a table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Seen {
    /// The table.
    pub table: TableId,
    /// The game, such as `gwt2`.
    pub game: String,
    /// The game as people say it.
    pub title: &'static str,
    /// What the table agreed on.
    pub options: Vec<(&'static str, String)>,
    /// How far it has come; a click has to carry this.
    pub version: Version,
    /// How it fares.
    pub status: Status,
    /// The seats.
    pub seats: Vec<SeatSeen>,
    /// The seat from which this is seen; none for a spectator.
    pub seat: Option<Seat>,
    /// The seats that are to decide.
    pub to_decide: Vec<Seat>,
    /// What is asked, in words; empty if nobody is asked.
    pub question: String,
    /// What is asked, with its permanent name and its clause.
    pub asked: Option<Asked>,
    /// The position.
    pub view: Written,
    /// What the seat may do, exactly the legal actions; none if a bot plays for it.
    pub choices: Vec<Choice>,
    /// How far the seat may go back on its own.
    pub undo: Option<UndoSeen>,
    /// The score so far, as far as the seat can know it.
    pub standings: Option<Standings>,
    /// The clocks; none if everybody has as long as they like.
    pub clock: Option<ClockSeen>,
    /// What is asked of everybody.
    pub request: Option<RequestSeen>,
    /// May the viewer ask for hints, when it is for them to decide?
    pub hints: bool,
    /// Do ratings go by the result?
    pub rated: bool,
    /// Who may find the game in the archive, once it is over.
    pub public: Option<PublicSeen>,
    /// What was said.
    pub chat: Vec<ChatLine>,
    /// What those say who watch.
    pub gallery: Vec<ChatLine>,
}

impl Seen {
    /// What `who` may know of a table from this seat, which is theirs.
    pub(crate) fn of(state: &TableState, who: &Identity, seat: Option<Seat>, locale: Locale, now: i64) -> Self {
        let playing = state.playing();
        let names = state.names(locale);
        let reader = Reader { locale, names: &names };
        let asked = playing.question(seat, reader);
        let running = state.status() == Status::Running && state.unreadable().is_none();
        let plays = seat.filter(|&seat| running && state.plays(who, seat).is_ok());
        Seen {
            table: state.id().clone(),
            game: playing.name().to_owned(),
            title: playing.title(),
            options: playing.options(),
            version: state.version(),
            status: state.status(),
            seats: SeatSeen::all(state.seats(), who),
            seat,
            to_decide: state.to_decide().iter().collect(),
            question: asked.as_ref().map(|asked| asked.words.clone()).unwrap_or_default(),
            asked,
            view: playing.view(seat),
            choices: plays.map(|seat| playing.choices(seat, reader)).unwrap_or_default(),
            undo: plays.map(|seat| state.undo_of(seat)),
            standings: playing.standings(seat),
            clock: state.clock_seen(now),
            request: state.request_for(who),
            hints: state.may_be_advised(who),
            rated: state.is_rated(),
            public: state.public_for(who),
            chat: state.said(Room::Table).to_vec(),
            gallery: state.said(Room::Gallery).to_vec(),
        }
    }
}

impl TableState {
    /// The whole journal, with all that is hidden in it: for nobody's eyes before the game is over. Of a table that can't be played on it
    /// is what is stored.
    pub(crate) fn journal(&self) -> String {
        match &self.unreadable {
            Some((_, lines)) => raw_journal(&self.row, lines),
            None => self.playing().journal(),
        }
    }

    /// What the players are called in a language, rivals of the game's own after those who sit there.
    pub fn names(&self, locale: Locale) -> Vec<String> {
        let rows = self.seats().iter().enumerate();
        rows.map(|(index, row)| seat_name(locale, index, &row.name, row.bot().filter(|_| row.owner().is_none())))
            .chain(self.playing().rivals(locale))
            .collect()
    }

    /// How far a seat may go back on its own.
    pub fn undo_of(&self, seat: Seat) -> UndoSeen {
        let to = |undo| self.playing().undo_to(seat, undo).map(|retreat| retreat.to as u32);
        UndoSeen { step: to(Undo::Step).ok(), turn: to(Undo::Turn).ok(), barrier: to(Undo::Step).err() }
    }

    /// The open request, as `who` sees it.
    pub fn request_for(&self, who: &Identity) -> Option<RequestSeen> {
        let request = self.request()?;
        let seats = |them: Vec<Identity>| {
            them.iter().fold(Seats::NONE, |all, one| all.and(self.seats_of(one))).iter().collect::<Vec<_>>()
        };
        let missing: Vec<Identity> =
            self.asked_by(request).into_iter().filter(|one| !request.agreed.contains(one)).collect();
        Some(RequestSeen {
            by: seats(vec![request.by]),
            ask: request.ask,
            yours_to_answer: missing.contains(who),
            missing: seats(missing),
        })
    }
}

/// The name on a seat. At tables from before bots had names they are called by their places.
pub fn seat_name(locale: Locale, index: usize, name: &str, bot: Option<&str>) -> String {
    if let Some(name) = bot.and_then(|bot| bots::name_in(locale, bot, name)) {
        return name;
    }
    match bot {
        Some(bot) if bot == name => format!("{} {}", locale.text("seat-bot"), index + 1),
        _ if name.is_empty() => locale.text("seat-nobody"),
        _ => name.to_owned(),
    }
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TableSummary {
    /// The table.
    pub table: TableId,
    /// The game, such as `gwt2`.
    pub game: String,
    /// How it fares.
    pub status: Status,
    /// The seats.
    pub seats: Vec<SeatSeen>,
    /// The round it is in, for the running tables at the head of a list.
    pub round: Option<Round>,
    /// How many steps were taken.
    pub steps: u32,
    /// Do ratings go by the result?
    pub rated: bool,
    /// The seats that are to decide.
    pub to_decide: Vec<Seat>,
    /// Is it the viewer's turn?
    pub your_turn: bool,
    /// How time is kept; none if everybody has as long as they like.
    pub clock: Option<ClockPlan>,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When something last happened.
    pub changed: i64,
}

impl TableSummary {
    pub(crate) fn of(row: &TableRow, who: &Identity) -> Self {
        let to_decide: Vec<Seat> = row.progress.waiting_for.iter().collect();
        let your_turn = row.progress.status == Status::Running
            && to_decide.iter().any(|seat| row.seats.get(seat.index()).and_then(SeatRow::person) == Some(*who));
        TableSummary {
            table: row.id.clone(),
            game: row.game.clone(),
            status: row.progress.status,
            steps: row.version.step,
            rated: row.rated,
            round: None,
            seats: SeatSeen::all(&row.seats, who),
            to_decide,
            your_turn,
            clock: row.clock.as_ref().map(|clock| clock.plan),
            created: row.created,
            changed: row.changed,
        }
    }
}

/// The tables that concern somebody.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Lobby {
    /// Those that they made or at which they have a seat, the latest first.
    pub mine: Vec<TableSummary>,
    /// The place in that list after which there are more.
    pub more: Option<Place>,
    /// Those at which they may sit down.
    pub open: Vec<TableSummary>,
    /// Those of others that anybody may watch.
    pub running: Vec<TableSummary>,
    /// Those of others that were played to their end and that their people made public.
    pub finished: Vec<TableSummary>,
}
