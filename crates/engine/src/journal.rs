//! The text journal of a game: save format, replay format and bug report in one.
//!
//! ```text
//! cowcatcher journal 1
//! game gwt2
//! revision 1
//! players 2
//! option simmental=yes
//!
//! * <outcome of chance>
//! 1 <action of the first seat>
//! …
//! end 63 55 #8f5a1c09d2e47b36
//! ```
//!
//! The header ends with an empty line; after it every line is one step, forced steps and chance included, so a journal
//! can be replayed without any generator. The last line of a finished game holds the totals and a digest of all lines
//! above it; a running game has no such line. Lines end with a newline (a carriage return before it is ignored); a step
//! whose line has no end was cut off while it was written and is refused.

mod error;
mod read;

pub use error::{Fault, JournalError};
use read::quote;
pub use read::{Header, read_header, text_of};

use crate::digest::Digest;
use crate::game::{Edition, Game, ToAct};
use crate::happened::{Happened, Log, Silent};
use crate::notation::number;
use crate::options::Options;
use crate::seat::Seat;
use std::fmt;
use std::str::FromStr;

/// The first line of every journal: the magic word and the version of this format.
pub const FIRST_LINE: &str = "cowcatcher journal 1";

/// The option that holds the rules revision, for games that have had more than one.
pub const REVISION_OPTION: &str = "revision";

/// One line of a journal.
#[derive(PartialEq, Eq, Debug)]
pub enum Step<G: Game> {
    /// A seat decided.
    Play(Seat, G::Action),
    /// Chance decided.
    Chance(G::Outcome),
}

// Written out, because a derived `Copy` would ask the same of the game.
impl<G: Game> Copy for Step<G> {}

impl<G: Game> Clone for Step<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Step<G> {
    /// Judges the step and takes it.
    ///
    /// # Errors
    /// Why it can't be taken here; the game is then unchanged.
    pub fn apply(self, game: &mut G, log: &mut impl Log<G::Event>) -> Result<(), Fault> {
        match self {
            Step::Play(seat, action) => {
                if !game.to_act().deciders().contains(seat) {
                    return Err(Fault::OutOfTurn { step: self.to_string(), waits: waits_for(game.to_act()) });
                }
                game.play(seat, action, log).map_err(|refusal| Fault::Illegal { step: self.to_string(), refusal })?;
            }
            Step::Chance(outcome) => {
                if game.to_act() != ToAct::Chance {
                    return Err(Fault::OutOfTurn { step: self.to_string(), waits: waits_for(game.to_act()) });
                }
                game.admits(outcome).map_err(|refusal| Fault::Impossible { step: self.to_string(), refusal })?;
                game.resolve(outcome, log);
            }
        }
        Ok(())
    }
}

/// A step as its line in a journal.
impl<G: Game> fmt::Display for Step<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Play(seat, action) => write!(f, "{seat} {action}"),
            Step::Chance(outcome) => write!(f, "* {outcome}"),
        }
    }
}

/// A step as [`Display`](fmt::Display) writes it, by whatever seat; whether the table has that seat, its game says.
impl<G: Game> FromStr for Step<G> {
    type Err = Fault;

    fn from_str(line: &str) -> Result<Self, Fault> {
        let not_a_step = || Fault::NotAStep(quote(line));
        let (who, what) = line.split_once(' ').ok_or_else(not_a_step)?;
        if who == "*" {
            return Ok(Step::Chance(what.parse()?));
        }
        let seat = number::<u8>(who).and_then(|number| number.checked_sub(1)).ok_or_else(not_a_step)?;
        Ok(Step::Play(Seat(seat), what.parse()?))
    }
}

/// Who or what a game waits for, in words.
pub fn waits_for(to_act: ToAct) -> String {
    match to_act {
        ToAct::One(seat) => format!("seat {seat} is to decide"),
        ToAct::Each(seats) => {
            let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
            format!("seats {} are to decide", seats.join(", "))
        }
        ToAct::Chance => "chance is to decide".to_owned(),
        ToAct::Over => "the game is over".to_owned(),
    }
}

/// How a finished game ended, as its last line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// The total of each seat.
    pub totals: Vec<i32>,
    /// The digest that the line holds, and that of the lines above it, where the journal was read from a text.
    digests: Option<(u64, u64)>,
}

/// A game as the list of its steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journal<G: Game> {
    /// What the table agreed on.
    pub options: G::Options,
    /// How many play.
    pub players: usize,
    /// Everything that was decided, by people and by chance.
    pub steps: Vec<Step<G>>,
    /// How it ended; `None` for a running game.
    pub end: Option<End>,
    /// The number of the line that holds the first step.
    first_line: usize,
}

impl<G: Game> Journal<G> {
    /// The journal of a game that has not begun.
    pub fn new(options: G::Options, players: usize) -> Self {
        let first_line = header_lines::<G>(&options, players).len() + 2;
        Journal { options, players, steps: Vec::new(), end: None, first_line }
    }

    /// Closes the journal of a finished game.
    pub fn finish(&mut self, game: &G) {
        self.end = Some(End { totals: game.standings().totals(), digests: None });
    }

    /// The name under which the game is known, such as `gwt2`.
    pub fn name(&self) -> &'static str {
        edition_of::<G>(&self.options).name
    }

    /// The number of the line that holds a step.
    pub fn line_of(&self, step: usize) -> usize {
        self.first_line + step
    }

    /// A fresh game, as it was before the first step.
    ///
    /// # Errors
    /// If the game is not for so many players or the options make no sense.
    pub fn fresh(&self) -> Result<G, JournalError> {
        // The players stand on line 4, where the reader will look for what is wrong.
        G::new(&self.options, self.players).map_err(|error| JournalError { line: 4, fault: Fault::Setup(error) })
    }
}

/// The rules revision that these options ask for.
pub fn revision_of<G: Game>(options: &G::Options) -> u32 {
    let entries = options.entries();
    let asked = entries.iter().find(|(key, _)| *key == REVISION_OPTION).and_then(|(_, value)| value.parse().ok());
    asked.unwrap_or(G::REVISION)
}

/// The edition that these options ask for.
pub fn edition_of<G: Game>(options: &G::Options) -> Edition {
    let entries = options.entries();
    let fits = |edition: &&Edition| {
        edition.fixed.iter().all(|(key, value)| entries.iter().any(|(found, is)| found == key && is == value))
    };
    G::EDITIONS.iter().find(fits).copied().unwrap_or(Edition { name: G::NAME, fixed: &[] })
}

fn header_lines<G: Game>(options: &G::Options, players: usize) -> Vec<String> {
    let mut lines = vec![
        FIRST_LINE.to_owned(),
        format!("game {}", edition_of::<G>(options).name),
        format!("revision {}", revision_of::<G>(options)),
        format!("players {players}"),
    ];
    let entries = options.entries();
    let options = entries.iter().filter(|(key, _)| *key != REVISION_OPTION);
    lines.extend(options.map(|(key, value)| format!("option {key}={value}")));
    lines
}

/// The whole text of the journal.
impl<G: Game> fmt::Display for Journal<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut digest = Digest::default();
        let mut put = |line: String| {
            digest.add(line.as_bytes());
            digest.add(b"\n");
            writeln!(f, "{line}")
        };
        for line in header_lines::<G>(&self.options, self.players) {
            put(line)?;
        }
        put(String::new())?;
        for step in &self.steps {
            put(step.to_string())?;
        }
        if let Some(end) = &self.end {
            f.write_str("end")?;
            for total in &end.totals {
                write!(f, " {total}")?;
            }
            writeln!(f, " #{:016x}", digest.value())?;
        }
        Ok(())
    }
}

/// Plays a journal, the first `up_to` steps or all of it, and gives the position reached.
///
/// Of a whole finished game the end is checked too.
///
/// # Errors
/// The first line that is wrong, with the reason.
pub fn replay<G: Game>(journal: &Journal<G>, up_to: Option<usize>) -> Result<G, JournalError> {
    let mut game = journal.fresh()?;
    let steps = up_to.unwrap_or(usize::MAX).min(journal.steps.len());
    for (number, step) in journal.steps[..steps].iter().enumerate() {
        let line = journal.line_of(number);
        step.apply(&mut game, &mut Silent).map_err(|fault| JournalError { line, fault })?;
    }
    if steps == journal.steps.len() {
        check_end(journal, &game)?;
    }
    Ok(game)
}

/// Plays a journal like [`replay`] and shows every step with what it made happen and the position after it.
///
/// # Errors
/// The first line that is wrong, with the reason.
pub fn watch<G: Game>(
    journal: &Journal<G>,
    up_to: Option<usize>,
    mut show: impl FnMut(usize, Step<G>, &Happened<G::Event>, &G),
) -> Result<G, JournalError> {
    let mut game = journal.fresh()?;
    let steps = up_to.unwrap_or(usize::MAX).min(journal.steps.len());
    for (number, &step) in journal.steps[..steps].iter().enumerate() {
        let mut happened = Happened::default();
        let line = journal.line_of(number);
        step.apply(&mut game, &mut happened).map_err(|fault| JournalError { line, fault })?;
        show(number, step, &happened, &game);
    }
    if steps == journal.steps.len() {
        check_end(journal, &game)?;
    }
    Ok(game)
}

/// Plays a whole journal, which must be that of a finished game with the right end.
///
/// # Errors
/// The first line that is wrong, with the reason; a missing end is an error too.
pub fn verify<G: Game>(journal: &Journal<G>) -> Result<G, JournalError> {
    let game = replay(journal, None)?;
    match journal.end {
        Some(_) => Ok(game),
        None => {
            let fault = Fault::CutOff { waits: waits_for(game.to_act()) };
            Err(JournalError { line: journal.line_of(journal.steps.len()), fault })
        }
    }
}

/// Does the last line of the journal agree with the position reached?
fn check_end<G: Game>(journal: &Journal<G>, game: &G) -> Result<(), JournalError> {
    let Some(end) = &journal.end else { return Ok(()) };
    let wrong = |fault| Err(JournalError { line: journal.line_of(journal.steps.len()), fault });
    if game.to_act() != ToAct::Over {
        return wrong(Fault::NotOver { waits: waits_for(game.to_act()) });
    }
    let totals = game.standings().totals();
    if totals != end.totals {
        return wrong(Fault::Totals { found: end.totals.clone(), reached: totals });
    }
    match end.digests {
        Some((found, computed)) if found != computed => wrong(Fault::Digest { found, computed }),
        _ => Ok(()),
    }
}
