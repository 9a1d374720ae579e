//! What a player knows to have been acknowledged, and whether what is on the disk agrees with it.

use cowcatcher_table::Version;
use std::collections::BTreeMap;

/// Something that was asked for and not answered: the server was killed before, while or after it did it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pending {
    /// This line.
    Play(String),
    /// Taking something back.
    Undo,
}

/// What is known of one table.
#[derive(Clone, Debug)]
pub struct Ledger {
    /// How far it had come when the server last said so.
    pub version: Version,
    /// The lines that are known, by their numbers: those acknowledged, and those read from the disk since.
    lines: BTreeMap<u32, String>,
    /// What was asked for since.
    pub pending: Option<Pending>,
    /// Does a bot play too, whose steps nobody acknowledges?
    pub bots: bool,
}

impl Ledger {
    /// Of a table that was just made, nothing but how far it is.
    pub fn new(version: Version, bots: bool) -> Ledger {
        Ledger { version, lines: BTreeMap::new(), pending: None, bots }
    }

    /// The server has taken the line and what chance made of it.
    pub fn played(&mut self, line: String, now: Version) {
        self.lines.insert(self.version.step, line);
        self.reached(now);
    }

    /// The server has said how far the table is.
    pub fn reached(&mut self, now: Version) {
        self.lines.retain(|&number, _| number < now.step);
        self.version = now;
        self.pending = None;
    }

    /// May the table have come to `now` with these lines? If so, they are known from here on. Says whether something
    /// unanswered had been done.
    pub fn agree(&mut self, now: Version, lines: &[String]) -> Result<bool, String> {
        if lines.len() != now.step as usize {
            return Err(format!("version {now} has {} steps", lines.len()));
        }
        let was = self.version;
        let at = |number: u32| lines.get(number as usize);
        let on = now.revision == was.revision && now.step > was.step;
        let done = match &self.pending {
            _ if now == was => false,
            Some(Pending::Play(line)) if on && at(was.step) == Some(line) => true,
            Some(Pending::Undo) if now.revision == was.revision + 1 && now.step < was.step => true,
            None if on && self.bots => false,
            pending => {
                return Err(format!("version {was} was acknowledged, {pending:?} asked for, and {now} is there"));
            }
        };
        let known = self.lines.range(..now.step);
        if let Some((&number, line)) = known.clone().find(|&(&number, line)| at(number) != Some(line)) {
            let found = at(number).cloned().unwrap_or_default();
            return Err(format!("step {number} was {line:?} and is {found:?}"));
        }
        self.lines = (0..).zip(lines.iter().cloned()).collect();
        self.reached(now);
        Ok(done)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(lines: &[&str]) -> Vec<String> {
        lines.iter().map(|&line| line.to_owned()).collect()
    }

    /// Three steps were acknowledged: `1 a`, a draw, `2 b`.
    fn ledger(pending: Option<Pending>) -> Ledger {
        let mut ledger = Ledger::new(Version::default(), false);
        ledger.played("1 a".to_owned(), Version::new(2, 0));
        ledger.played("2 b".to_owned(), Version::new(3, 0));
        ledger.pending = pending;
        ledger
    }

    #[test]
    fn what_was_acknowledged_is_there() {
        assert_eq!(ledger(None).agree(Version::new(3, 0), &lines(&["1 a", "* x", "2 b"])), Ok(false));
        for (version, wrong) in [
            (Version::new(2, 0), &["1 a", "* x"][..]),
            (Version::new(3, 0), &["1 a", "* x"]),
            (Version::new(3, 0), &["1 a", "* x", "2 c"]),
            (Version::new(4, 0), &["1 a", "* x", "2 b", "1 c"]),
            (Version::new(3, 1), &["1 a", "* x", "2 b"]),
            (Version::new(2, 1), &["1 a", "* x"]),
        ] {
            assert!(ledger(None).agree(version, &lines(wrong)).is_err(), "{version} {wrong:?}");
        }
    }

    #[test]
    fn what_was_not_answered_is_done_wholly_or_not_at_all() {
        let pending = || ledger(Some(Pending::Play("1 c".to_owned())));
        assert_eq!(pending().agree(Version::new(3, 0), &lines(&["1 a", "* x", "2 b"])), Ok(false));
        assert_eq!(pending().agree(Version::new(5, 0), &lines(&["1 a", "* x", "2 b", "1 c", "* y"])), Ok(true));
        assert!(pending().agree(Version::new(4, 0), &lines(&["1 a", "* x", "2 b", "1 d"])).is_err());
        assert!(pending().agree(Version::new(4, 0), &lines(&["1 a", "* x", "2 d", "1 c"])).is_err());
        let back = || ledger(Some(Pending::Undo));
        assert_eq!(back().agree(Version::new(2, 1), &lines(&["1 a", "* x"])), Ok(true));
        assert!(back().agree(Version::new(2, 2), &lines(&["1 a", "* x"])).is_err());
        assert!(back().agree(Version::new(2, 1), &lines(&["1 d", "* x"])).is_err());
    }

    #[test]
    fn what_was_read_stays() {
        let mut ledger = ledger(None);
        ledger.agree(Version::new(3, 0), &lines(&["1 a", "* x", "2 b"])).unwrap();
        assert!(ledger.clone().agree(Version::new(3, 0), &lines(&["1 a", "* y", "2 b"])).is_err());
        ledger.reached(Version::new(2, 1));
        ledger.played("2 c".to_owned(), Version::new(3, 1));
        assert_eq!(ledger.agree(Version::new(3, 1), &lines(&["1 a", "* x", "2 c"])), Ok(false));
    }
}
