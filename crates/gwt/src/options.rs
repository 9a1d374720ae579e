//! What a table agrees on before the game (GWT-SETUP-01, 04, 22, 30, and the Simmental variant).

use crate::data::Edition;
use crate::data::buildings::MOST_BUILDINGS;
use crate::data::objectives::Starting;
use crate::data::sam::Level;
use arrayvec::ArrayVec;
use cowcatcher_engine::OptionError;

/// The options of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// `edition=1|2`.
    pub edition: Edition,
    /// `simmental=yes|no`: the Simmental variant of the second edition.
    pub simmental: bool,
    /// `neutral=letters|random`: the neutral buildings on their letters, or anywhere.
    pub neutral_random: bool,
    /// `buildings=a|b|random|abba…`: the sides of the private buildings.
    pub buildings: Sides,
    /// `objectives=random|ST1,ST3`: the starting objectives, seat by seat.
    pub objectives: Option<ArrayVec<Starting, 4>>,
    /// `sam=easy|medium|hard`: how strong the solo opponent is, for one player.
    pub sam: Level,
}

/// On which side the private buildings lie (GWT-SETUP-22).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sides {
    /// All on side a.
    A,
    /// All on side b.
    B,
    /// Each number on a random side.
    Random,
    /// As listed, number by number: `true` is side b.
    Given(ArrayVec<bool, MOST_BUILDINGS>),
}

impl Default for Options {
    fn default() -> Options {
        Options {
            edition: Edition::Second,
            simmental: false,
            neutral_random: true,
            buildings: Sides::Random,
            objectives: None,
            sam: Level::Medium,
        }
    }
}

const KNOWN: &str = "edition, simmental, neutral, buildings, objectives, sam";

impl cowcatcher_engine::Options for Options {
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let bad = |takes| OptionError::Value { key: key.into(), value: value.chars().take(60).collect(), takes };
        match key {
            "edition" => self.edition = value.parse().map_err(|_| bad("1|2"))?,
            "simmental" => {
                self.simmental = match value {
                    "yes" => true,
                    "no" => false,
                    _ => return Err(bad("yes|no")),
                }
            }
            "neutral" => {
                self.neutral_random = match value {
                    "random" => true,
                    "letters" => false,
                    _ => return Err(bad("letters|random")),
                }
            }
            "buildings" => {
                // Also one letter for each building number.
                const TAKES: &str = "a|b|random|aabbababab|…";
                self.buildings = match value {
                    "a" => Sides::A,
                    "b" => Sides::B,
                    "random" => Sides::Random,
                    list => Sides::Given(letters(list).ok_or_else(|| bad(TAKES))?),
                }
            }
            "objectives" => {
                // Also different starting objectives seat by seat.
                const TAKES: &str = "random|ST1,ST3|…";
                self.objectives = match value {
                    "random" => None,
                    list => Some(starting(list).ok_or_else(|| bad(TAKES))?),
                }
            }
            "sam" => self.sam = value.parse().map_err(|_| bad("easy|medium|hard"))?,
            _ => return Err(OptionError::Unknown { key: key.chars().take(60).collect(), known: KNOWN.into() }),
        }
        Ok(())
    }

    fn entries(&self) -> Vec<(&'static str, String)> {
        let buildings = match &self.buildings {
            Sides::A => "a".to_string(),
            Sides::B => "b".to_string(),
            Sides::Random => "random".to_string(),
            Sides::Given(sides) => sides.iter().map(|&b| if b { 'b' } else { 'a' }).collect(),
        };
        let objectives = match &self.objectives {
            None => "random".to_string(),
            Some(list) => list.iter().map(|starting| starting.name()).collect::<Vec<_>>().join(","),
        };
        let mut entries = vec![
            ("edition", self.edition.to_string()),
            ("simmental", if self.simmental { "yes" } else { "no" }.to_string()),
            ("neutral", if self.neutral_random { "random" } else { "letters" }.to_string()),
            ("buildings", buildings),
            ("objectives", objectives),
        ];
        // Only where it says something: games of several know no Sam.
        entries.extend((self.sam != Level::Medium).then(|| ("sam", self.sam.to_string())));
        entries
    }

    fn choices() -> &'static [(&'static str, &'static [&'static str])] {
        &[
            ("neutral", &["random", "letters"]),
            ("buildings", &["random", "a", "b"]),
            ("simmental", &["no", "yes"]),
            ("sam", &["medium", "easy", "hard"]),
        ]
    }
}

fn letters(list: &str) -> Option<ArrayVec<bool, MOST_BUILDINGS>> {
    let mut sides = ArrayVec::new();
    for letter in list.chars() {
        let b = match letter {
            'a' => false,
            'b' => true,
            _ => return None,
        };
        sides.try_push(b).ok()?;
    }
    Some(sides)
}

fn starting(list: &str) -> Option<ArrayVec<Starting, 4>> {
    let mut all = ArrayVec::new();
    for name in list.split(',') {
        let objective: Starting = name.parse().ok()?;
        if all.contains(&objective) {
            return None;
        }
        all.try_push(objective).ok()?;
    }
    Some(all)
}
