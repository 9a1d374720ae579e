//! Setting the position that a scenario begins with.

use super::{Entry, Position, Scenario, ScenarioError, laid_over};
use cowcatcher_engine::Options;
use cowcatcher_engine::happened::Happened;
use rand::rngs::Xoshiro256PlusPlus;
use std::collections::BTreeMap;
use toml::Value;

impl Scenario {
    /// The game after set-up with every part of `[given]` set.
    pub(super) fn given_position<G: Position>(
        &self,
        name: &str,
        preset: &G::Options,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Result<G, ScenarioError> {
        let mut options = preset.clone();
        for entry in laid_over(&self.options, name) {
            let text = option_text(&entry.value)
                .ok_or_else(|| self.error(entry.line, format!("option {} must be one plain value", entry.name)))?;
            options.set(&entry.name, &text).map_err(|error| self.error(entry.line, error.to_string()))?;
        }
        let mut game =
            G::new(&options, self.players.value).map_err(|error| self.error(self.players.line, error.to_string()))?;
        self.draw(&mut game, &self.setup, false, rng, &mut Happened::default())?;
        let mut given = laid_over(&self.given, name);
        if given.is_empty() {
            return Ok(game);
        }
        given.sort_by_key(|entry| G::rank(&entry.name));
        self.set_all(&mut game, &given)?;
        // Which of the lines makes the position impossible is not known: the first of them is named.
        let line = given.iter().map(|entry| entry.line).min().unwrap_or(self.id.line);
        game.complete().map_err(|why| self.error(line, format!("impossible position: {why}")))?;
        Ok(game)
    }

    /// Sets the parts one after the other. None may change what another has set, but for a part of it: `trail.A2` after
    /// `trail`.
    fn set_all<G: Position>(&self, game: &mut G, given: &[&Entry]) -> Result<(), ScenarioError> {
        let parts: Vec<(&str, &Value)> = given.iter().map(|entry| (entry.name.as_str(), &entry.value)).collect();
        game.make_room(&parts);
        let before = game.clone();
        let mut read = BTreeMap::new();
        for entry in given {
            self.set(game, entry)?;
            for (dot, _) in entry.name.match_indices('.') {
                if let Some(whole) = entry.name.get(..dot).filter(|whole| read.contains_key(whole)) {
                    read.insert(whole, game.get(whole).ok());
                }
            }
            read.insert(entry.name.as_str(), game.get(&entry.name).ok());
        }
        match given.iter().position(|entry| read.get(entry.name.as_str()) != Some(&game.get(&entry.name).ok())) {
            Some(changed) => self.find_taker(before, given, changed),
            None => Ok(()),
        }
    }

    fn set<G: Position>(&self, game: &mut G, entry: &Entry) -> Result<(), ScenarioError> {
        let wrong = |why: String| self.error(entry.line, format!("{}: {why}", entry.name));
        game.set(&entry.name, &entry.value).map_err(wrong)
    }

    /// Sets the parts once more, and looks which of them changes the one that is not as it was set. That is done for one
    /// part only: looking at all of them after each would take a time that grows with the square of their number.
    fn find_taker<G: Position>(&self, mut game: G, given: &[&Entry], changed: usize) -> Result<(), ScenarioError> {
        let mut was = None;
        for (at, entry) in given.iter().enumerate() {
            self.set(&mut game, entry)?;
            let Some(set) = given.get(changed).filter(|_| at >= changed) else { continue };
            let now = game.get(&set.name).ok();
            let is_part = entry.name.strip_prefix(&set.name).is_some_and(|rest| rest.starts_with('.'));
            if at > changed && now != was && !is_part {
                let shown = |value: Option<Value>| value.map_or("nothing".to_owned(), |value| value.to_string());
                let (line, was, now) = (set.line, shown(was), shown(now));
                let message = format!(
                    "{} changes {}, which line {line} set: it was {was}, now it is {now}",
                    entry.name, set.name
                );
                return Err(self.error(entry.line, message));
            }
            was = now;
        }
        Ok(())
    }
}

/// An option as on the command line, where truth is `yes` or `no`.
fn option_text(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Integer(number) => Some(number.to_string()),
        Value::Boolean(truth) => Some(if *truth { "yes" } else { "no" }.to_owned()),
        _ => None,
    }
}
