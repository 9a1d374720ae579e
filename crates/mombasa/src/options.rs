//! What a table agrees on before the game (MOM-SETUP-03, MOM-SETUP-04) and the printed data it is played with.

use crate::data::DataSet;
use crate::data::companies::COMPANIES;
use crate::data::tracks::{BEGINNER, Track};
use cowcatcher_engine::OptionError;

/// The options of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// `tracks=beginner|random|A1,B2,C1,D2`: which company has which track.
    pub tracks: Tracks,
    /// `data=mombasa-data-1`: the printed data.
    pub data: DataSet,
}

/// Which company has which track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tracks {
    /// As in a first game (MOM-SETUP-03).
    Beginner,
    /// Drawn (MOM-SETUP-04).
    Random,
    /// As listed: Mombasa, Cape Town, Saint-Louis, Cairo; each letter once.
    Given([Track; COMPANIES]),
}

impl Tracks {
    /// The tracks by company, unless they are to be drawn.
    pub fn fixed(self) -> Option<[Track; COMPANIES]> {
        match self {
            Tracks::Beginner => Some(BEGINNER),
            Tracks::Random => None,
            Tracks::Given(tracks) => Some(tracks),
        }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options { tracks: Tracks::Random, data: DataSet::First }
    }
}

const KNOWN: &str = "tracks, data";

impl cowcatcher_engine::Options for Options {
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let bad = |takes| OptionError::Value { key: key.into(), value: value.chars().take(60).collect(), takes };
        match key {
            "tracks" => {
                // A track of each letter for MOM, CAP, STL and CAI.
                const TAKES: &str = "beginner|random|A1,B2,C1,D2|…";
                self.tracks = match value {
                    "beginner" => Tracks::Beginner,
                    "random" => Tracks::Random,
                    list => Tracks::Given(given(list).ok_or_else(|| bad(TAKES))?),
                }
            }
            "data" => self.data = value.parse().map_err(|_| bad("mombasa-data-1"))?,
            _ => return Err(OptionError::Unknown { key: key.chars().take(60).collect(), known: KNOWN.into() }),
        }
        Ok(())
    }

    fn choices() -> &'static [(&'static str, &'static [&'static str])] {
        &[("tracks", &["random", "beginner"])]
    }

    fn entries(&self) -> Vec<(&'static str, String)> {
        let tracks = match self.tracks {
            Tracks::Beginner => "beginner".to_owned(),
            Tracks::Random => "random".to_owned(),
            Tracks::Given(tracks) => tracks.map(Track::name).join(","),
        };
        vec![("tracks", tracks), ("data", self.data.to_string())]
    }
}

/// Four tracks, each letter once.
fn given(list: &str) -> Option<[Track; COMPANIES]> {
    let mut tracks = BEGINNER;
    let mut letters = 0u8;
    let mut names = list.split(',');
    for track in &mut tracks {
        *track = names.next()?.parse().ok()?;
        letters |= 1 << track.letter();
    }
    (names.next().is_none() && letters.count_ones() as usize == COMPANIES).then_some(tracks)
}
