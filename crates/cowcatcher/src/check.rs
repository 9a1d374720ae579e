//! `cowcatcher check`: runs scenarios.

use crate::args::CheckArgs;
use crate::games::{self, Named, Visit};
use crate::stop::Stop;
use crate::{files, rules};
use cowcatcher_engine::scenario::{Scenario, ScenarioError};
use cowcatcher_engine::{Game, Position, Words};
use std::collections::BTreeMap;
use std::io::Write;

/// Runs the command.
pub fn run(args: &CheckArgs, out: &mut impl Write) -> Result<(), Stop> {
    let (mut passed, mut failed) = (0, 0);
    let mut ids: BTreeMap<String, String> = BTreeMap::new();
    let clauses = rules::all();
    for path in files::collect(&args.paths, "toml")? {
        let bytes = files::read(&path)?;
        let file = path.display().to_string();
        let scenario = match read(&file, &bytes, &clauses, &mut ids) {
            Ok(scenario) => scenario,
            Err(error) => {
                writeln!(out, "{error}")?;
                failed += 1;
                continue;
            }
        };
        for game in &scenario.games {
            let result = games::with(&game.value, Run { scenario: &scenario }).unwrap_or_else(|| {
                Err(ScenarioError { file: file.clone(), line: game.line, message: games::unknown(&game.value) })
            });
            match result {
                Ok(()) => passed += 1,
                Err(error) => {
                    failed += 1;
                    let game = if scenario.games.len() > 1 { format!(" [{}]", game.value) } else { String::new() };
                    writeln!(out, "{error} ({}{game})", scenario.id.value)?;
                }
            }
        }
    }
    writeln!(out, "{passed} passed, {failed} failed")?;
    if failed == 0 { Ok(()) } else { Err(Stop::Said) }
}

/// Reads a scenario that cites clauses that exist under an id of its own.
fn read(
    file: &str,
    bytes: &[u8],
    clauses: &[rules::Clause],
    ids: &mut BTreeMap<String, String>,
) -> Result<Scenario, ScenarioError> {
    let error = |line, message: String| ScenarioError { file: file.to_owned(), line, message };
    let text = std::str::from_utf8(bytes).map_err(|_| error(1, "not a text file".to_owned()))?;
    let scenario = Scenario::parse(file, text)?;
    if let Some(unknown) = scenario.clauses_named().find(|named| !clauses.iter().any(|known| known.id == named.value)) {
        return Err(error(unknown.line, format!("there is no clause {}", unknown.value)));
    }
    match ids.insert(scenario.id.value.clone(), file.to_owned()) {
        Some(other) => Err(error(scenario.id.line, format!("the id {:?} is taken by {other}", scenario.id.value))),
        None => Ok(scenario),
    }
}

/// Runs one scenario for one game.
pub struct Run<'a> {
    /// The scenario.
    pub scenario: &'a Scenario,
}

impl Visit for Run<'_> {
    type Out = Result<(), ScenarioError>;

    fn visit<G: Game + Words + Position>(self, game: Named<G>) -> Self::Out {
        let preset = game.preset().map_err(|stop| ScenarioError {
            file: self.scenario.file.clone(),
            line: 1,
            message: stop.message().unwrap_or_default(),
        })?;
        self.scenario.run::<G>(game.name, &preset)
    }
}
