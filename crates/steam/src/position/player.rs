//! The parts of a position that belong to a player.

use super::Done;
use crate::data::{FIRST_LEVEL, HIGHEST_INCOME, HIGHEST_LEVEL, LOWEST_INCOME};
use crate::score::CATEGORIES;
use crate::state::Steam;
use cowcatcher_engine::{Game, Seat};
use cowcatcher_proof::scenario::value::{integer, name_of, named, number_of, text, truth};
use toml::Value;

const NAMES: &str = "cash, income, points, locomotive, tile, passed, improved, bankrupt";
const READ_ONLY: &str = "links, incomplete, reward, total, score.CATEGORY";

impl Steam {
    pub(super) fn set_player(&mut self, seat: Seat, name: &str, value: &Value) -> Done {
        let player = self.player_mut(seat);
        match name {
            "cash" => player.cash = integer(value, 0, 9999)?,
            "income" => player.income = integer(value, LOWEST_INCOME, HIGHEST_INCOME)?,
            "points" => player.points = integer(value, 0, 9999)?,
            "locomotive" => player.level = integer(value, FIRST_LEVEL, HIGHEST_LEVEL)?,
            "tile" => {
                let tile = text(value)?;
                player.tile = if tile.is_empty() { None } else { Some(named(tile)?) };
            }
            "passed" => player.passed = truth(value)?,
            "improved" => player.improved = truth(value)?,
            "bankrupt" => {
                let nth = integer(value, 1, self.setting.players - 1)?;
                self.player_mut(seat).bankrupt = nth;
                self.order.remove(seat);
                self.bankrupts = self.bankrupts.max(nth);
            }
            _ => return Err(format!("no name {name:?} of a player that can be set; there are: {NAMES}")),
        }
        Ok(())
    }

    pub(super) fn get_player(&self, seat: Seat, name: &str) -> Result<Value, String> {
        let player = self.player(seat);
        if let Some(which) = name.strip_prefix("score.") {
            let category = CATEGORIES.iter().position(|category| *category == which);
            let category = category.ok_or_else(|| format!("no category; there are: {}", CATEGORIES.join(", ")))?;
            return Ok(number_of(self.standings().points[seat.index()][category]));
        }
        Ok(match name {
            "cash" => number_of(player.cash),
            "income" => number_of(player.income),
            "points" => number_of(player.points),
            "locomotive" => number_of(player.level),
            "tile" => name_of(player.tile.map(|tile| tile.to_string()).unwrap_or_default()),
            "passed" => Value::Boolean(player.passed),
            "improved" => Value::Boolean(player.improved),
            "bankrupt" => number_of(player.bankrupt),
            "links" => number_of(self.complete_links()[seat.index()]),
            "incomplete" => number_of(self.incomplete_links(seat)),
            "reward" => number_of(self.rewards[seat.index()]),
            "total" => number_of(self.standings().totals().get(seat.index()).copied().unwrap_or(0)),
            _ => return Err(format!("no name {name:?} of a player; there are: {NAMES}; to read only: {READ_ONLY}")),
        })
    }
}
