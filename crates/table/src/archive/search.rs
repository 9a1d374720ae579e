//! What one looks for among finished games.

use super::folded;
use crate::error::TableError;
use crate::plan::LONGEST_NAME;
use crate::text::plain;
use cowcatcher_session::Games;

const DAY: i64 = 24 * 60 * 60 * 1000;
/// After this nobody has played, in milliseconds since 1970: the end of the year 9999.
const LATEST: i64 = 253_402_300_800_000;

/// What somebody looks for, in their words; nothing of what is not said matters.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Search {
    /// The game, such as `gwt2`.
    pub game: Option<String>,
    /// How many play.
    pub players: Option<u32>,
    /// How the name of a player begins.
    pub name: Option<String>,
    /// An option of the game and its value.
    pub option: Option<(String, String)>,
    /// The first day, as the moment in which it begins, in milliseconds since 1970.
    pub from: Option<i64>,
    /// The last day, likewise.
    pub to: Option<i64>,
    /// Rated games only?
    pub rated: bool,
}

/// What is looked for, and can be found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// The game.
    pub game: Option<String>,
    /// How many play.
    pub players: Option<u32>,
    /// How the name of a player begins, as names are stored to be searched.
    pub name: Option<String>,
    /// An option and its value.
    pub option: Option<(String, String)>,
    /// Ended then or later, in milliseconds since 1970.
    pub from: Option<i64>,
    /// Ended before.
    pub before: Option<i64>,
    /// Rated games only?
    pub rated: bool,
}

impl Search {
    /// What is looked for, if there can be such games.
    ///
    /// # Errors
    /// [`TableError::BadSearch`] with what makes no sense, or that there is no such game.
    pub fn filter(&self, games: &Games) -> Result<Filter, TableError> {
        let bad = |what| TableError::BadSearch { what };
        let known: Vec<_> = match &self.game {
            Some(game) => vec![games.game(game)?],
            None => games.iter().collect(),
        };
        let fits = |players: u32| known.iter().any(|game| game.players(&[]).contains(&(players as usize)));
        if self.players.is_some_and(|players| !fits(players)) {
            return Err(bad("players"));
        }
        if let Some((key, value)) = &self.option {
            let choices = known.iter().filter(|_| self.game.is_some()).flat_map(|game| &game.choices);
            let mut possible = choices.filter(|(known, _)| known == key).flat_map(|(_, values)| values);
            if !possible.any(|possible| possible == value) {
                return Err(bad("option"));
            }
        }
        let name = self.name.as_deref().map(|name| folded(&plain(name))).filter(|name| !name.is_empty());
        if name.as_ref().is_some_and(|name| name.chars().count() > LONGEST_NAME) {
            return Err(TableError::TooLong { what: "name", most: LONGEST_NAME });
        }
        let day = |moment: &i64| (0..LATEST).contains(moment);
        let backwards = self.from.zip(self.to).is_some_and(|(from, to)| from > to);
        if backwards || !self.from.iter().chain(&self.to).all(day) {
            return Err(bad("dates"));
        }
        Ok(Filter {
            game: self.game.clone(),
            players: self.players,
            name,
            option: self.option.clone(),
            from: self.from,
            before: self.to.map(|day| day + DAY),
            rated: self.rated,
        })
    }
}
