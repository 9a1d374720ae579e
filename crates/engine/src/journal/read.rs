//! Reading a journal: any bytes in, a journal or the first wrong line out.

use super::error::{Fault, JournalError};
use super::{End, FIRST_LINE, Journal, REVISION_OPTION, Step};
use crate::digest::Digest;
use crate::game::Game;
use crate::notation::number;
use crate::options::Options;

/// The longest line of a journal, in bytes. Notations are short; a longer line is some other file.
const LONGEST_LINE: usize = 1000;
/// The longest line of an option: it may be the text of a whole file that a player brought.
const LONGEST_OPTION: usize = 32_768;
/// How the line of an option begins.
const OPTION: &str = "option ";
/// How much of a wrong line an error repeats, in characters.
const QUOTED: usize = 60;

/// The lines above the steps, read without knowing the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The name of the game, such as `gwt2`.
    pub game: String,
    /// The rules revision it began with.
    pub revision: u32,
    /// How many play.
    pub players: usize,
    /// The options with the number of the line that holds each.
    pub options: Vec<(usize, String, String)>,
}

/// The bytes of a file as text.
///
/// # Errors
/// The first line that is not UTF-8.
pub fn text_of(bytes: &[u8]) -> Result<&str, JournalError> {
    std::str::from_utf8(bytes).map_err(|error| {
        let good = bytes.get(..error.valid_up_to()).unwrap_or_default();
        JournalError { line: 1 + good.iter().filter(|&&byte| byte == b'\n').count(), fault: Fault::NotText }
    })
}

/// The header of a journal, by which a reader knows which game it is of.
///
/// # Errors
/// The first header line that is wrong.
pub fn read_header(text: &str) -> Result<Header, JournalError> {
    Lines::new(text).header()
}

impl<G: Game> Journal<G> {
    /// Reads a journal of this game. Options that it does not mention are as in `preset`.
    ///
    /// The steps are read, not played: [`replay`](super::replay) and [`verify`](super::verify) do that.
    ///
    /// # Errors
    /// The first line that can't be read.
    pub fn parse(text: &str, preset: &G::Options) -> Result<Self, JournalError> {
        let mut lines = Lines::new(text);
        let header = lines.header()?;
        let options = options_of::<G>(&header, preset)?;
        let mut journal = Journal::new(options, header.players);
        journal.first_line = lines.number + 1;
        // A table that can't be is the first thing wrong, before any of its steps.
        journal.fresh()?;
        let mut above = lines.digest;
        while let Some(line) = lines.next()? {
            let wrong = |fault| JournalError { line: lines.number, fault };
            if journal.end.is_some() {
                return Err(wrong(Fault::AfterEnd(quote(line.text))));
            }
            if line.text == "end" || line.text.starts_with("end ") {
                let (totals, found) = read_end(line.text).ok_or_else(|| wrong(Fault::BadEnd(quote(line.text))))?;
                journal.end = Some(End { totals, digests: Some((found, above.value())) });
                continue;
            }
            if !line.ended {
                return Err(wrong(Fault::CutLine));
            }
            journal.steps.push(read_step(line.text, header.players).map_err(wrong)?);
            above = lines.digest;
        }
        Ok(journal)
    }
}

/// The options of the header, laid over `preset`.
fn options_of<G: Game>(header: &Header, preset: &G::Options) -> Result<G::Options, JournalError> {
    let mut options = preset.clone();
    let revision = header.revision;
    let unknown = JournalError { line: 3, fault: Fault::Revision { found: revision, newest: G::REVISION } };
    if revision == 0 || revision > G::REVISION {
        return Err(unknown);
    }
    if options.entries().iter().any(|(key, _)| *key == REVISION_OPTION) {
        options
            .set(REVISION_OPTION, &revision.to_string())
            .map_err(|error| JournalError { line: 3, fault: Fault::Option(error) })?;
    } else if revision != G::REVISION {
        return Err(unknown);
    }
    for (line, key, value) in &header.options {
        let wrong = |fault| JournalError { line: *line, fault };
        if key == REVISION_OPTION {
            return Err(wrong(Fault::OptionTwice(quote(key))));
        }
        options.set(key, value).map_err(|error| wrong(Fault::Option(error)))?;
    }
    Ok(options)
}

/// A step by a seat that the table has.
fn read_step<G: Game>(line: &str, players: usize) -> Result<Step<G>, Fault> {
    match line.parse()? {
        Step::Play(seat, _) if seat.index() >= players => Err(Fault::NoSeat { seat: seat.0 + 1, players }),
        step => Ok(step),
    }
}

fn read_end(line: &str) -> Option<(Vec<i32>, u64)> {
    let (totals, digest) = line.strip_prefix("end ")?.rsplit_once(" #")?;
    let hex = digest.len() == 16 && digest.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    let digest = if hex { u64::from_str_radix(digest, 16).ok()? } else { return None };
    let totals: Vec<i32> = totals.split(' ').map(|total| total.parse().ok()).collect::<Option<_>>()?;
    Some((totals, digest))
}

pub(super) fn quote(text: &str) -> String {
    text.chars().take(QUOTED).collect()
}

/// One line without its end.
struct Line<'a> {
    text: &'a str,
    /// Did it have a line end?
    ended: bool,
}

/// The lines of a text, counted and digested as they are taken.
struct Lines<'a> {
    rest: &'a str,
    /// The number of the line taken last.
    number: usize,
    /// Of all lines taken so far, each with a plain newline.
    digest: Digest,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Self {
        Lines { rest: text, number: 0, digest: Digest::default() }
    }

    fn next(&mut self) -> Result<Option<Line<'a>>, JournalError> {
        if self.rest.is_empty() {
            return Ok(None);
        }
        self.number += 1;
        let (line, ended) = match self.rest.split_once('\n') {
            Some((line, rest)) => {
                self.rest = rest;
                (line, true)
            }
            None => (std::mem::take(&mut self.rest), false),
        };
        let text = line.strip_suffix('\r').unwrap_or(line);
        let longest = if text.starts_with(OPTION) { LONGEST_OPTION } else { LONGEST_LINE };
        if text.len() > longest {
            return Err(JournalError { line: self.number, fault: Fault::TooLong });
        }
        self.digest.add(text.as_bytes());
        self.digest.add(b"\n");
        Ok(Some(Line { text, ended }))
    }

    fn header(&mut self) -> Result<Header, JournalError> {
        // A long first line is no damaged journal but some other file.
        let first = match self.next() {
            Ok(Some(line)) => line.text,
            Ok(None) | Err(_) => return Err(JournalError { line: 1, fault: Fault::Magic }),
        };
        if first != FIRST_LINE {
            let fault = match first.strip_prefix("cowcatcher journal ") {
                Some(format) => Fault::Format(quote(format)),
                None => Fault::Magic,
            };
            return Err(JournalError { line: 1, fault });
        }
        let game = self.field("game ", "game <name>", |name| Some(name.to_owned()))?;
        let revision = self.field("revision ", "revision <number>", number)?;
        let players: u8 = self.field("players ", "players <number>", number)?;
        let players = usize::from(players);
        let mut options: Vec<(usize, String, String)> = Vec::new();
        loop {
            let found = match self.next()? {
                Some(line) if line.text.is_empty() => return Ok(Header { game, revision, players, options }),
                Some(line) => line.text,
                None => "the end of the file",
            };
            let option = found.strip_prefix(OPTION).and_then(|option| option.split_once('='));
            let Some((key, value)) = option else {
                let fault = Fault::Header { wanted: "option <key>=<value>, or an empty line", found: quote(found) };
                return Err(JournalError { line: self.number, fault });
            };
            if options.iter().any(|(_, known, _)| known == key) {
                return Err(JournalError { line: self.number, fault: Fault::OptionTwice(quote(key)) });
            }
            options.push((self.number, key.to_owned(), value.to_owned()));
        }
    }

    fn field<T>(
        &mut self,
        prefix: &str,
        wanted: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, JournalError> {
        let found = self.next()?.map_or("the end of the file", |line| line.text);
        found
            .strip_prefix(prefix)
            .and_then(read)
            .ok_or_else(|| JournalError { line: self.number, fault: Fault::Header { wanted, found: quote(found) } })
    }
}
