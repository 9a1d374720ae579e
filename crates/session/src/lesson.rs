//! Lessons: a first game by the hand. A lesson is a journal with a coach: how the table begins, and then steps that are read or played,
//! each followed by what chance and the others do. The files stand in `lessons/`, their texts with all other texts; `docs/lessons.md`
//! says how one is written.

mod check;
mod read;

use cowcatcher_engine::Seat;
use cowcatcher_words::Locale;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// A lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The game, such as `gwt2`; the lesson has the same name.
    pub game: String,
    /// How many play.
    pub players: usize,
    /// Who is taught.
    pub pupil: Seat,
    /// What the table agreed on, as far as it is not as by default.
    pub options: Vec<(String, String)>,
    /// The steps of the coach.
    pub steps: Vec<LessonStep>,
    /// So many lines are played before the first of them.
    pub beginning: usize,
    /// All lines of the journal as long as the lesson lasts.
    lines: Vec<String>,
}

/// Something that the coach says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonStep {
    /// The message with its words; its attribute `title` is the heading.
    pub text: String,
    /// What the coach points at.
    pub show: Option<Show>,
    /// What is to be played, in notations; nothing if the step is only read.
    pub play: Vec<String>,
    /// So many lines were played before it.
    from: usize,
}

impl LessonStep {
    /// Is it only read?
    pub fn is_read(&self) -> bool {
        self.play.is_empty()
    }

    /// The heading in a language.
    pub fn title(&self, locale: Locale) -> String {
        locale.attribute(&self.text, "title").unwrap_or_default()
    }

    /// What is said in a language.
    pub fn words(&self, locale: Locale) -> String {
        locale.text(&self.text)
    }
}

/// What a coach points at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Show {
    /// A part of the page: `bar`, `hand`, `score`, …
    Part(String),
    /// A piece by its name, such as `rancher-1`.
    Piece(String),
    /// A place of the board by its name, such as `space-A`.
    Place(String),
    /// A figure of a player by its name, such as `1-coins`.
    Figure(String),
    /// A part of the board by the name that it has in the guide, such as `jobs`.
    Picture(String),
    /// Whatever plays these actions, which have semicolons between them.
    Action(String),
}

impl Show {
    /// The kind and the name.
    pub fn parts(&self) -> (&'static str, &str) {
        match self {
            Show::Part(name) => ("part", name),
            Show::Piece(name) => ("piece", name),
            Show::Place(name) => ("place", name),
            Show::Figure(name) => ("figure", name),
            Show::Picture(name) => ("picture", name),
            Show::Action(name) => ("action", name),
        }
    }
}

impl FromStr for Show {
    type Err = String;

    fn from_str(text: &str) -> Result<Show, String> {
        let (kind, name) = text.split_once(' ').unwrap_or((text, ""));
        let show = match kind {
            "part" => Show::Part,
            "piece" => Show::Piece,
            "place" => Show::Place,
            "figure" => Show::Figure,
            "picture" => Show::Picture,
            "action" => Show::Action,
            _ => return Err(format!("{text:?} is none of part, piece, place, figure, picture and action")),
        };
        match name.trim() {
            "" => Err(format!("{text:?} names nothing")),
            name => Ok(show(name.to_owned())),
        }
    }
}

/// What is wrong with a lesson, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonError {
    /// The step, counted from 1, with its text; none if it is no matter of a step.
    pub step: Option<(usize, String)>,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for LessonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.step {
            Some((number, text)) => write!(f, "step {number} ({text}): {}", self.message),
            None => f.write_str(&self.message),
        }
    }
}

impl std::error::Error for LessonError {}

impl Lesson {
    /// The lines with which the table begins.
    pub fn first_lines(&self) -> &[String] {
        &self.lines[..self.beginning]
    }

    /// Did all that was played follow the lesson so far?
    pub fn is_followed_by(&self, played: &[String]) -> bool {
        played.len() >= self.beginning && self.lines.starts_with(played)
    }

    /// The step where somebody is who has read this many steps, when so many lines were played.
    pub fn step_at(&self, played: usize, read: usize) -> usize {
        let last = self.steps.iter().rposition(|step| step.from <= played).unwrap_or_default();
        let first = self.steps.iter().position(|step| step.from == played).unwrap_or(last);
        read.clamp(first, last)
    }

    /// What is still to be clicked in a step when so many lines were played.
    pub fn expected(&self, step: usize, played: usize) -> &[String] {
        self.steps.get(step).and_then(|step| step.play.get(played.checked_sub(step.from)?..)).unwrap_or_default()
    }

    /// The lines that follow when the pupil plays so many actions of a step: all that happens before somebody else decides or the pupil
    /// has to decide again.
    pub fn answer_to(&self, step: usize, played: usize, actions: usize) -> &[String] {
        if self.expected(step, played).len() > actions {
            return &self.lines[played..played + actions];
        }
        let end = self.steps.get(step + 1).map_or(self.lines.len(), |next| next.from);
        let others = (played + actions..end).find(|&line| self.is_of_others(line));
        &self.lines[played..others.unwrap_or(end)]
    }

    /// What somebody else does when so many lines were played, with all that chance decides after it; nothing if that is not their turn.
    pub fn others_at(&self, played: usize) -> &[String] {
        if !self.is_of_others(played) {
            return &[];
        }
        let chance = |line: &String| line.starts_with('*');
        let end = (played + 1..self.lines.len()).find(|&line| !chance(&self.lines[line]));
        &self.lines[played..end.unwrap_or(self.lines.len())]
    }

    fn is_of_others(&self, line: usize) -> bool {
        self.lines.get(line).is_some_and(|line| !line.starts_with('*') && self.own(line).is_none())
    }

    /// The notation of a line that the pupil plays.
    fn own<'a>(&self, line: &'a str) -> Option<&'a str> {
        line.strip_prefix(&self.pupil.to_string())?.strip_prefix(' ')
    }
}

macro_rules! lessons {
    ($($game:literal),+) => {
        /// The lessons as they stand in their files, by game.
        const TEXTS: &[(&str, &str)] = &[$(($game, include_str!(concat!("../../../lessons/", $game, ".toml")))),+];
    };
}

lessons!("gwt1", "gwt2", "mombasa", "steam");

/// Those that can be read; a test reads all of them.
static LESSONS: LazyLock<Vec<Lesson>> =
    LazyLock::new(|| TEXTS.iter().filter_map(|(_, text)| Lesson::read(text).ok()).collect());

/// The lesson of a game; `None` if nobody has written one.
pub fn lesson(game: &str) -> Option<&'static Lesson> {
    LESSONS.iter().find(|lesson| lesson.game == game)
}

#[cfg(test)]
mod tests;
