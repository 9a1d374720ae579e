//! What the battery found.

use std::fmt;

/// What was checked while all laws held.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games played.
    pub games: u64,
    /// Decisions made.
    pub decisions: u64,
    /// Outcomes of chance.
    pub draws: u64,
    /// The most choices of one decision.
    pub widest: u64,
    /// The most steps of one game.
    pub longest: u64,
    /// Actions judged against the legal list.
    pub judged: u64,
    /// Comparisons of two positions that a seat can't tell apart.
    pub secrets: u64,
    /// How many of these positions really differed. If none did, law 4 was not put to the test.
    pub secrets_that_differed: u64,
    /// Quotes held against what really happened.
    pub quotes: u64,
    /// Draws whose odds were looked at.
    pub odds: u64,
    /// Journals replayed.
    pub replays: u64,
}

impl Report {
    /// Takes another report in.
    pub fn add(&mut self, other: &Report) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.draws += other.draws;
        self.widest = self.widest.max(other.widest);
        self.longest = self.longest.max(other.longest);
        self.judged += other.judged;
        self.secrets += other.secrets;
        self.secrets_that_differed += other.secrets_that_differed;
        self.quotes += other.quotes;
        self.odds += other.odds;
        self.replays += other.replays;
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { games, decisions, draws, widest, longest, judged, secrets, quotes, odds, replays, .. } = self;
        write!(
            f,
            "{games} games, {decisions} decisions, {draws} draws; widest {widest}, longest {longest} steps; \
             {judged} actions judged, {secrets} secrets kept, {quotes} quotes true, {odds} odds true, {replays} journals replayed"
        )
    }
}

/// A broken law and the game in which it broke.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The number of the law, as in the documentation of the [`battery`](super).
    pub law: u8,
    /// What was found.
    pub message: String,
    /// The seed that leads there again.
    pub seed: u64,
    /// The journal up to there.
    pub journal: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let steps = self.journal.lines().skip_while(|line| !line.is_empty()).skip(1).count();
        write!(f, "law {} is broken with seed {} after {steps} steps: {}", self.law, self.seed, self.message)
    }
}

impl std::error::Error for Failure {}
