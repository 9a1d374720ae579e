//! What a table agrees on before the game.

use cowcatcher_engine::OptionError;
use cowcatcher_engine::notation::number;

/// The options of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// `revision=1|2`: the rules that the game is played by; only TOY-BID-03 differs.
    pub revision: u32,
    /// `rounds=1` to `9`: how many rounds are played (TOY-BOX-02).
    pub rounds: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { revision: 2, rounds: 3 }
    }
}

impl cowcatcher_engine::Options for Options {
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let short = |text: &str| text.chars().take(60).collect::<String>();
        let bad = |takes| OptionError::Value { key: key.to_owned(), value: short(value), takes };
        match key {
            "revision" => {
                self.revision = number(value).filter(|it| (1..=2).contains(it)).ok_or_else(|| bad("1|2"))?;
            }
            "rounds" => self.rounds = number(value).filter(|it| (1..=9).contains(it)).ok_or_else(|| bad("1–9"))?,
            _ => return Err(OptionError::Unknown { key: short(key), known: "revision, rounds".to_owned() }),
        }
        Ok(())
    }

    fn entries(&self) -> Vec<(&'static str, String)> {
        vec![("revision", self.revision.to_string()), ("rounds", self.rounds.to_string())]
    }

    fn choices() -> &'static [(&'static str, &'static [&'static str])] {
        &[("rounds", &["3", "1", "5", "9"])]
    }
}
