//! Ratings by the method of Weng and Lin (2011), which is made for games of several players: what a rank among rivals of known
//! strength says about everybody's own.
//!
//! There is a rating for each game and number of players. Ratings are whole millionths, so that what is stored is what the next game
//! goes by on every machine. Which game comes after which is the order in which results were written down, and each counts once.

use crate::secret::Identity;
use cowcatcher_engine::NotationError;
use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

const MILLION: f64 = 1e6;
/// People are told ratings on a scale on which everybody begins with 1500.
const SCALE: f64 = 60.0;
/// A rating of fewer games says little.
const PROVISIONAL: u32 = 10;
/// The name of a bot begins with this, where it is a player among others.
const BOT: &str = "bot:";

/// Who is rated and met: a person, or all bots of a kind.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Player {
    /// A person.
    Person(Identity),
    /// The bots of this name.
    Bot(String),
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Person(who) => who.as_bytes().iter().try_for_each(|byte| write!(f, "{byte:02x}")),
            Player::Bot(bot) => write!(f, "{BOT}{bot}"),
        }
    }
}

impl FromStr for Player {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Some(bot) = text.strip_prefix(BOT) {
            return Ok(Player::Bot(bot.to_owned()));
        }
        let byte = |hex: &[u8]| u8::from_str_radix(std::str::from_utf8(hex).ok()?, 16).ok();
        let (pairs, rest) = text.as_bytes().as_chunks::<2>();
        let bytes: Option<Vec<u8>> = pairs.iter().map(|pair| byte(pair)).collect();
        let who = bytes.filter(|_| rest.is_empty()).and_then(|bytes| Identity::from_bytes(&bytes));
        who.map(Player::Person).ok_or_else(|| NotationError::new(text, "a player"))
    }
}

/// How strong somebody is, and how far off that may be: both in millionths, on the scale of the method.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The strength.
    pub mean: i64,
    /// The standard deviation of what is known of it.
    pub spread: i64,
}

impl Default for Rating {
    /// Of somebody of whom nothing is known.
    fn default() -> Self {
        WengLinRating::new().into()
    }
}

impl From<WengLinRating> for Rating {
    fn from(rating: WengLinRating) -> Rating {
        let whole = |value: f64| (value * MILLION).round() as i64;
        Rating { mean: whole(rating.rating), spread: whole(rating.uncertainty) }
    }
}

impl From<Rating> for WengLinRating {
    fn from(rating: Rating) -> WengLinRating {
        WengLinRating { rating: rating.mean as f64 / MILLION, uncertainty: rating.spread as f64 / MILLION }
    }
}

impl Rating {
    /// The strength as people are told it.
    pub fn points(self) -> i64 {
        (self.mean as f64 / MILLION * SCALE).round() as i64
    }

    /// So far off it may be, either way: two standard deviations, so 19 times of 20 it is not further off.
    pub fn margin(self) -> i64 {
        (2.0 * self.spread as f64 / MILLION * SCALE).round() as i64
    }
}

/// As people are told it.
impl Serialize for Rating {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Told {
            points: i64,
            margin: i64,
        }
        Told { points: self.points(), margin: self.margin() }.serialize(serializer)
    }
}

/// How somebody stands at a game with so many players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The game.
    pub game: String,
    /// How many play.
    pub players: u32,
    /// Who it is.
    pub player: Player,
    /// How strong they are.
    pub rating: Rating,
    /// After so many rated games.
    pub games: u32,
}

impl Standing {
    /// Does the rating say little as yet?
    pub fn is_provisional(&self) -> bool {
        self.games < PROVISIONAL
    }
}

/// The ratings after a game of these players, each with their rating before it and their rank; by seat.
///
/// Bots of a kind may have several seats. Each of them is one rival among others, and what they learned of themselves there is averaged: a kind
/// that plays against itself neither gains nor loses by it.
pub(crate) fn after(seats: &[(Player, u32, Rating)]) -> BTreeMap<Player, Rating> {
    let alone: Vec<[WengLinRating; 1]> = seats.iter().map(|&(_, _, rating)| [rating.into()]).collect();
    let ranks = seats.iter().map(|&(_, rank, _)| MultiTeamOutcome::new(rank as usize));
    let game: Vec<(&[WengLinRating], MultiTeamOutcome)> = alone.iter().map(|one| &one[..]).zip(ranks).collect();
    let learned = weng_lin_multi_team(&game, &WengLinConfig::new());
    let mut sums: BTreeMap<Player, (f64, f64, f64)> = BTreeMap::new();
    for ((player, _, _), rating) in seats.iter().zip(learned.iter().flatten()) {
        let sum = sums.entry(player.clone()).or_default();
        *sum = (sum.0 + rating.rating, sum.1 + rating.uncertainty, sum.2 + 1.0);
    }
    let mean = |(rating, uncertainty, seats): (f64, f64, f64)| {
        WengLinRating { rating: rating / seats, uncertainty: uncertainty / seats }.into()
    };
    sums.into_iter().map(|(player, sum)| (player, mean(sum))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(number: u8) -> Player {
        Player::Person(Identity::from_bytes(&[number; 32]).unwrap())
    }

    fn bot(name: &str) -> Player {
        Player::Bot(name.to_owned())
    }

    #[test]
    fn players_print_and_parse() {
        for player in [person(0), person(0xa7), bot("hard"), bot("")] {
            assert_eq!(player.to_string().parse::<Player>().unwrap(), player);
        }
        for wrong in ["", "hard", "00", &"zz".repeat(32), &"0".repeat(63)] {
            assert!(wrong.parse::<Player>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn who_wins_gains_and_everybody_is_known_better() {
        let new = Rating::default();
        assert_eq!((new.points(), new.margin()), (1500, 1000));
        let then = after(&[(person(1), 2, new), (person(2), 1, new), (bot("hard"), 3, new)]);
        let [one, two, hard] = [&person(1), &person(2), &bot("hard")].map(|player| then[player]);
        assert!(two.mean > one.mean && one.mean > hard.mean);
        assert_eq!(one.mean, new.mean, "in the middle of equals nothing is learned but that");
        assert!([one, two, hard].iter().all(|rating| rating.spread < new.spread));
        // To win against the strong is worth more than against the weak.
        let gained = |other: i64| {
            let other = Rating { mean: other * 1_000_000, spread: 2_000_000 };
            after(&[(person(1), 1, new), (person(2), 2, other)])[&person(1)].mean - new.mean
        };
        assert!(gained(35) > gained(25) && gained(25) > gained(15) && gained(15) > 0);
    }

    #[test]
    fn two_equals_who_tie_stay_equal() {
        let new = Rating::default();
        let then = after(&[(person(1), 1, new), (person(2), 1, new)]);
        assert_eq!(then[&person(1)].mean, new.mean);
        assert_eq!(then[&person(1)], then[&person(2)]);
    }

    #[test]
    fn a_kind_of_bot_neither_gains_nor_loses_against_itself() {
        let new = Rating::default();
        let then = after(&[(bot("easy"), 1, new), (bot("easy"), 2, new), (bot("easy"), 3, new)]);
        assert_eq!(then.len(), 1);
        assert_eq!(then[&bot("easy")].mean, new.mean);
    }
}
