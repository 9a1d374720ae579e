//! What a table agrees on before the game.

use crate::map::Map;
use cowcatcher_engine::OptionError;
use cowcatcher_engine::journal::REVISION_OPTION;
use std::sync::Arc;

cowcatcher_engine::named! {
    /// Which game of the two in the box.
    pub enum Rules as "rules (base or standard)" {
        Base = "base", Standard = "standard",
    }
}

cowcatcher_engine::named! {
    /// How the Base game finds its first turn order.
    pub enum FirstOrder as "a way to the first order (auction or random)" {
        /// By auction (STEAM-AUCTION-01).
        Auction = "auction",
        /// At random, the variant for a first game (STEAM-ORDER-01).
        Random = "random",
    }
}

/// The options of Steam.
#[derive(Clone, PartialEq, Debug)]
pub struct Options {
    /// `rules=base|standard`.
    pub rules: Rules,
    /// `map=ne-usa|ruhr`, or the text of a map file.
    pub map: Arc<Map>,
    /// `order=auction|random`: in the Base game, how the first turn order comes about.
    pub order: FirstOrder,
    /// `revision=1|2`: the rules revision, the newest unless a game began with an older one.
    pub revision: Revision,
}

cowcatcher_engine::named! {
    /// A rules revision (the chapter on revisions in the rules).
    pub enum Revision as "a rules revision (1 or 2)" {
        /// The look-ahead of STEAM-BUILD-20 knows only the tiles in stock when it begins.
        First = "1",
        /// A tile that an upgrade on the way gives back counts as stock (STEAM-BUILD-29).
        Second = "2",
    }
}

impl Revision {
    /// What every new game is played by.
    pub const NEWEST: Revision = Revision::Second;

    /// Does the look-ahead of STEAM-BUILD-20 count tiles that come back on the way (STEAM-BUILD-29)?
    pub(crate) const fn counts_returned_tiles(self) -> bool {
        matches!(self, Revision::Second)
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            rules: Rules::Standard,
            map: Map::shipped(Map::SHIPPED[0]).unwrap_or_default(),
            order: FirstOrder::Auction,
            revision: Revision::NEWEST,
        }
    }
}

const KNOWN: &str = "rules, map, order, revision";

impl cowcatcher_engine::Options for Options {
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let short = || value.chars().take(60).collect::<String>();
        let bad = |takes| OptionError::Value { key: key.into(), value: short(), takes };
        match key {
            "rules" => self.rules = value.parse().map_err(|_| bad("base|standard"))?,
            "order" => self.order = value.parse().map_err(|_| bad("auction|random"))?,
            REVISION_OPTION => self.revision = value.parse().map_err(|_| bad("1|2"))?,
            "map" => {
                const TAKES: &str = "ne-usa|ruhr|*.hex";
                self.map = match Map::shipped(value) {
                    Some(map) => map,
                    // A word alone is a mistyped id; what looks like a file is told where it is wrong.
                    None if !value.contains(char::is_whitespace) => return Err(bad(TAKES)),
                    None => Arc::new(Map::parse(value).map_err(|error| OptionError::File {
                        key: key.into(),
                        line: error.line,
                        reason: error.reason,
                    })?),
                }
            }
            _ => return Err(OptionError::Unknown { key: key.chars().take(60).collect(), known: KNOWN.into() }),
        }
        Ok(())
    }

    fn entries(&self) -> Vec<(&'static str, String)> {
        let map = if self.map.is_shipped() { self.map.id().to_owned() } else { self.map.one_line() };
        vec![
            ("rules", self.rules.to_string()),
            ("map", map),
            ("order", self.order.to_string()),
            (REVISION_OPTION, self.revision.to_string()),
        ]
    }

    fn choices() -> &'static [(&'static str, &'static [&'static str])] {
        &[("rules", &["standard", "base"]), ("map", &["ne-usa", "ruhr"]), ("order", &["auction", "random"])]
    }

    fn first_game() -> &'static [(&'static str, &'static str)] {
        &[("rules", "base"), ("order", "random")]
    }

    fn files() -> &'static [(&'static str, &'static str)] {
        &[("map", "hex")]
    }
}
