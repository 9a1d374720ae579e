//! Reading a scenario file. Every key must be known and every complaint has a line.

use super::{At, Entry, Scenario, ScenarioError, When};
use std::collections::BTreeMap;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The deepest nesting of values. Real files need three; the limit keeps the reader off the end of the stack.
const DEEPEST: usize = 32;

impl Scenario {
    /// Reads a scenario. `file` is the name that errors repeat.
    ///
    /// # Errors
    /// The first line that is wrong.
    pub fn parse(file: &str, text: &str) -> Result<Scenario, ScenarioError> {
        let lines = text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n').map(|(end, _)| end).collect();
        let source = Source { file, text, lines };
        let document = DeTable::parse(text).map_err(|error| source.not_toml(&error))?;
        source.scenario(document.get_ref())
    }
}

type Result_<T> = Result<T, ScenarioError>;
type Value<'a> = Spanned<DeValue<'a>>;

struct Source<'a> {
    file: &'a str,
    text: &'a str,
    /// Where the lines end, so that finding the line of a place does not read the file again.
    lines: Vec<usize>,
}

impl Source<'_> {
    fn line(&self, span: &Range<usize>) -> usize {
        1 + self.lines.partition_point(|&end| end < span.start)
    }

    /// What the TOML reader complains about. Of a key that stands twice it gives the place only: the name is read there.
    fn not_toml(&self, error: &toml::de::Error) -> ScenarioError {
        let span = error.span().unwrap_or_default();
        let first = error.message().lines().next().unwrap_or("not TOML");
        match self.text.get(span.clone()) {
            Some(key) if first == "duplicate key" && !key.is_empty() => {
                let key = key.lines().next().unwrap_or_default();
                self.error(span, format!("duplicate key {key}: it stands there already"))
            }
            _ => self.error(span, first),
        }
    }

    fn error(&self, span: Range<usize>, message: impl Into<String>) -> ScenarioError {
        ScenarioError { file: self.file.to_owned(), line: self.line(&span), message: message.into() }
    }

    fn scenario(&self, table: &DeTable<'_>) -> Result_<Scenario> {
        // The games come first: they say which tables below are variants.
        let games = match (table.get("game"), table.get("games")) {
            (Some(game), None) => vec![self.string("game", game)?],
            (None, Some(games)) => self.strings("games", games)?,
            (Some(_), Some(games)) => return Err(self.error(games.span(), "either game or games, not both")),
            (None, None) => Vec::new(),
        };
        let known = |name: &str| games.iter().any(|game| game.value == name);
        let (mut id, mut title, mut clauses, mut players) = (None, None, Vec::new(), None);
        let (mut options, mut setup, mut given, mut then) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let (mut when, mut impossible, mut audit) = (Vec::new(), None, true);
        for (key, value) in table {
            match key.get_ref().as_ref() {
                "game" | "games" => {}
                "id" => id = Some(self.string("id", value)?),
                "title" => title = Some(self.string("title", value)?.value),
                "clauses" => clauses = self.strings("clauses", value)?,
                "players" => players = Some(self.small_number("players", value)?),
                "options" => options = self.entries("options", value, &known)?,
                "setup" => setup = self.strings("setup", value)?,
                "given" => given = self.entries("given", value, &known)?,
                "then" => then = self.entries("then", value, &known)?,
                "when" => when = self.whens(value, &known)?,
                "impossible" => impossible = Some(self.string("impossible", value)?),
                "audit" => audit = self.boolean("audit", value)?.value,
                unknown => {
                    return Err(self.error(
                        key.span(),
                        format!(
                            "unknown key {unknown:?}; a scenario has id, title, clauses, game or games, players, \
                             options, setup, audit, impossible, [given], [[when]] and [then]"
                        ),
                    ));
                }
            }
        }
        let missing = |what: &str| self.error(0..0, format!("{what} is missing"));
        let scenario = Scenario {
            file: self.file.to_owned(),
            id: id.ok_or_else(|| missing("id"))?,
            title: title.ok_or_else(|| missing("title"))?,
            clauses,
            games,
            players: players
                .map(|At { line, value }| At { line, value: usize::from(value) })
                .ok_or_else(|| missing("players"))?,
            options,
            setup,
            given,
            when,
            then,
            impossible,
            audit,
        };
        if scenario.clauses.is_empty() {
            return Err(missing("clauses"));
        }
        if scenario.games.is_empty() {
            return Err(missing("game"));
        }
        match &scenario.impossible {
            Some(impossible) if !scenario.when.is_empty() || !scenario.then.is_empty() => {
                Err(scenario.error(impossible.line, "an impossible position has no [[when]] and no [then]"))
            }
            None if scenario.then.is_empty() && !scenario.when.iter().any(When::checks) => {
                Err(scenario.error(scenario.id.line, "the scenario checks nothing"))
            }
            _ => Ok(scenario),
        }
    }

    fn whens(&self, value: &Value<'_>, known: &impl Fn(&str) -> bool) -> Result_<Vec<When>> {
        let Some(steps) = value.get_ref().as_array() else {
            return Err(self.error(value.span(), "steps are written as [[when]]"));
        };
        let mut whens = Vec::new();
        for step in steps.iter() {
            let Some(table) = step.get_ref().as_table() else {
                return Err(self.error(step.span(), "steps are written as [[when]]"));
            };
            whens.push(self.when(step.span(), table, known)?);
        }
        Ok(whens)
    }

    fn when(&self, span: Range<usize>, table: &DeTable<'_>, known: &impl Fn(&str) -> bool) -> Result_<When> {
        let mut when = When { line: self.line(&span), ..When::default() };
        for (key, value) in table {
            match key.get_ref().as_ref() {
                "only" => {
                    let games = match value.get_ref() {
                        DeValue::Array(_) => self.strings("only", value)?,
                        _ => vec![self.string("only", value)?],
                    };
                    if let Some(game) = games.iter().find(|game| !known(&game.value)) {
                        let message = format!("only = {:?}, which is no game of this scenario", game.value);
                        return Err(self.error(value.span(), message));
                    }
                    when.only = Some(games.into_iter().map(|game| game.value).collect());
                }
                "seat" => when.seat = Some(self.small_number("seat", value)?),
                "play" => when.play = Some(self.string("play", value)?),
                "draw" => when.draw = Some(self.strings("draw", value)?),
                "pause" => when.pause = self.boolean("pause", value)?.value,
                "refuse" => when.refuse = Some(self.string("refuse", value)?),
                "refuse_draw" => when.refuse_draw = Some(self.string("refuse_draw", value)?),
                "clause" => when.clause = Some(self.string("clause", value)?),
                "error" => when.error = Some(self.string("error", value)?),
                "legal" => {
                    let actions = self.strings("legal", value)?;
                    when.legal = Some(At { line: self.line(&value.span()), value: actions });
                }
                "offers" => when.offers = self.strings("offers", value)?,
                "lacks" => when.lacks = self.strings("lacks", value)?,
                "undo" => when.undo = Some(self.boolean("undo", value)?),
                "then" => when.then = self.entries("then", value, known)?,
                unknown => {
                    let message = format!(
                        "unknown key {unknown:?}; a step has play, draw, pause, refuse, refuse_draw, clause, error, \
                         legal, offers, lacks, undo, then, seat and only"
                    );
                    return Err(self.error(key.span(), message));
                }
            }
        }
        let refuses = when.refuse.is_some() || when.refuse_draw.is_some();
        let complaint = if !when.checks() && when.play.is_none() && when.draw.is_none() {
            "the step does and checks nothing"
        } else if when.refuse.is_some() && when.refuse_draw.is_some() {
            "one refusal to a step"
        } else if refuses && when.clause.is_none() && when.error.is_none() {
            "a refusal needs its clause, or a part of its error"
        } else if !refuses && (when.clause.is_some() || when.error.is_some()) {
            "clause and error belong to refuse and refuse_draw"
        } else if when.pause && when.play.is_none() && when.draw.is_none() {
            "pause belongs to play and draw"
        } else {
            return Ok(when);
        };
        Err(self.error(span, complaint))
    }

    /// Names and values below a table, in the order of the file. A table in braces is a value; any other table is a part
    /// of the names below it, so `blue.money = 3` and `[given.blue]` with `money = 3` say the same.
    fn entries(&self, what: &str, value: &Value<'_>, known: &impl Fn(&str) -> bool) -> Result_<Vec<Entry>> {
        let Some(table) = value.get_ref().as_table() else {
            return Err(self.error(value.span(), format!("{what} must be a table")));
        };
        let mut entries = Vec::new();
        for (key, value) in table {
            let name = key.get_ref().as_ref();
            if known(name) && value.get_ref().is_table() {
                let Some(variant) = value.get_ref().as_table() else { continue };
                for (key, value) in variant {
                    self.flatten(key.get_ref(), key.span(), value, Some(name), 0, &mut entries)?;
                }
            } else {
                self.flatten(name, key.span(), value, None, 0, &mut entries)?;
            }
        }
        entries.sort_by_key(|(start, _)| *start);
        // To TOML a quoted name and the same name with dots are two.
        let mut lines = BTreeMap::new();
        for (start, entry) in &entries {
            if let Some(line) = lines.insert((&entry.only, &entry.name), entry.line) {
                let message = format!("duplicate key {}: it stands on line {line} already", entry.name);
                return Err(self.error(*start..*start, message));
            }
        }
        Ok(entries.into_iter().map(|(_, entry)| entry).collect())
    }

    fn flatten(
        &self,
        name: &str,
        span: Range<usize>,
        value: &Value<'_>,
        only: Option<&str>,
        depth: usize,
        into: &mut Vec<(usize, Entry)>,
    ) -> Result_<()> {
        let in_braces = self.text.get(value.span()).is_some_and(|text| text.starts_with('{'));
        match value.get_ref().as_table() {
            Some(table) if !in_braces && depth < DEEPEST => {
                for (key, value) in table {
                    let name = format!("{name}.{}", key.get_ref());
                    self.flatten(&name, key.span(), value, only, depth + 1, into)?;
                }
            }
            _ => {
                let line = self.line(&span);
                let value = self.plain(value, depth)?;
                let only = only.map(str::to_owned);
                into.push((span.start, Entry { line, name: name.to_owned(), value, only }));
            }
        }
        Ok(())
    }

    /// A value without its places.
    fn plain(&self, value: &Value<'_>, depth: usize) -> Result_<toml::Value> {
        if depth >= DEEPEST {
            return Err(self.error(value.span(), "values are nested too deeply"));
        }
        Ok(match value.get_ref() {
            DeValue::String(text) => toml::Value::String(text.clone().into_owned()),
            DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
                Ok(number) => toml::Value::Integer(number),
                Err(_) => return Err(self.error(value.span(), format!("{number} is out of range"))),
            },
            DeValue::Float(number) => match number.as_str().parse() {
                Ok(number) => toml::Value::Float(number),
                Err(_) => return Err(self.error(value.span(), format!("{number} is no number"))),
            },
            DeValue::Boolean(truth) => toml::Value::Boolean(*truth),
            DeValue::Datetime(_) => return Err(self.error(value.span(), "no game knows dates")),
            DeValue::Array(values) => {
                toml::Value::Array(values.iter().map(|value| self.plain(value, depth + 1)).collect::<Result<_, _>>()?)
            }
            DeValue::Table(table) => {
                let entry = |(key, value): (&Spanned<_>, &Value<'_>)| -> Result_<(String, toml::Value)> {
                    let key: &std::borrow::Cow<'_, str> = key.get_ref();
                    Ok((key.clone().into_owned(), self.plain(value, depth + 1)?))
                };
                toml::Value::Table(table.iter().map(entry).collect::<Result<_, _>>()?)
            }
        })
    }

    fn string(&self, what: &str, value: &Value<'_>) -> Result_<At<String>> {
        match value.get_ref().as_str() {
            Some(text) => Ok(At { line: self.line(&value.span()), value: text.to_owned() }),
            None => Err(self.error(value.span(), format!("{what} must be text in quotes"))),
        }
    }

    fn strings(&self, what: &str, value: &Value<'_>) -> Result_<Vec<At<String>>> {
        let list = value.get_ref().as_array();
        let list = list.ok_or_else(|| self.error(value.span(), format!("{what} must be a list of texts in quotes")))?;
        list.iter().map(|item| self.string(what, item)).collect()
    }

    fn boolean(&self, what: &str, value: &Value<'_>) -> Result_<At<bool>> {
        match value.get_ref().as_bool() {
            Some(truth) => Ok(At { line: self.line(&value.span()), value: truth }),
            None => Err(self.error(value.span(), format!("{what} must be true or false"))),
        }
    }

    fn small_number(&self, what: &str, value: &Value<'_>) -> Result_<At<u8>> {
        let number = value.get_ref().as_integer();
        match number.and_then(|number| u8::from_str_radix(number.as_str(), number.radix()).ok()) {
            Some(number) => Ok(At { line: self.line(&value.span()), value: number }),
            None => Err(self.error(value.span(), format!("{what} must be a small number"))),
        }
    }
}

impl When {
    /// Does the step check anything?
    fn checks(&self) -> bool {
        self.refuse.is_some()
            || self.refuse_draw.is_some()
            || self.legal.is_some()
            || !self.offers.is_empty()
            || !self.lacks.is_empty()
            || self.undo.is_some()
            || !self.then.is_empty()
    }
}
