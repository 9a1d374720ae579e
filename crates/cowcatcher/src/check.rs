//! `cowcatcher check`: runs scenarios, plays lessons, and reads files that a game can be played with, such as maps.

use crate::args::CheckArgs;
use crate::games;
use crate::stop::Stop;
use crate::{files, rules};
use cowcatcher_engine::{OptionError, Options};
use cowcatcher_games::{Listed, Visit, Whole};
use cowcatcher_proof::scenario::{Scenario, ScenarioError};
use cowcatcher_session::{Games, Lesson};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;

/// Runs the command.
pub fn run(args: &CheckArgs, out: &mut impl Write) -> Result<(), Stop> {
    let (mut passed, mut failed) = (0, 0);
    let mut ids: BTreeMap<String, String> = BTreeMap::new();
    let clauses: BTreeSet<&'static str> =
        rules::all(cowcatcher_words::Locale::En).into_iter().map(|clause| clause.id).collect();
    let brought: BTreeSet<&str> = cowcatcher_games::names()
        .into_iter()
        .filter_map(|name| cowcatcher_games::visit(name, Endings))
        .flatten()
        .collect();
    let endings: Vec<&str> = std::iter::once("toml").chain(brought.iter().copied()).collect();
    for path in files::collect(&args.paths, &endings)? {
        let bytes = files::read(&path)?;
        let file = path.display().to_string();
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        if brought.contains(ending) {
            match cowcatcher_games::names()
                .into_iter()
                .filter_map(|name| cowcatcher_games::visit(name, Bring { ending, text: &bytes })?)
                .next()
            {
                Some(Err(error)) => {
                    writeln!(out, "{file}: {error}")?;
                    failed += 1;
                }
                Some(Ok(())) | None => passed += 1,
            }
            continue;
        }
        if let Some(text) = std::str::from_utf8(&bytes).ok().filter(|text| Lesson::is_meant(text)) {
            match Lesson::read(text).and_then(|lesson| lesson.check(&Games::catalogue())) {
                Ok(()) => passed += 1,
                Err(error) => {
                    writeln!(out, "{file}: {error}")?;
                    failed += 1;
                }
            }
            continue;
        }
        let scenario = match read(&file, &bytes, &clauses, &mut ids) {
            Ok(scenario) => scenario,
            Err(error) => {
                writeln!(out, "{error}")?;
                failed += 1;
                continue;
            }
        };
        for game in &scenario.games {
            let result = cowcatcher_games::visit(&game.value, Run { scenario: &scenario }).unwrap_or_else(|| {
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
    clauses: &BTreeSet<&'static str>,
    ids: &mut BTreeMap<String, String>,
) -> Result<Scenario, ScenarioError> {
    let error = |line, message: String| ScenarioError { file: file.to_owned(), line, message };
    let text = std::str::from_utf8(bytes).map_err(|_| error(1, "not a text file".to_owned()))?;
    let scenario = Scenario::parse(file, text)?;
    if let Some(unknown) = scenario.clauses_named().find(|named| !clauses.contains(named.value.as_str())) {
        return Err(error(unknown.line, format!("there is no clause {}", unknown.value)));
    }
    match ids.insert(scenario.id.value.clone(), file.to_owned()) {
        Some(other) => Err(error(scenario.id.line, format!("the id {:?} is taken by {other}", scenario.id.value))),
        None => Ok(scenario),
    }
}

/// The endings of the files that a game can be played with.
struct Endings;

impl Visit for Endings {
    type Out = Vec<&'static str>;

    fn visit<G: Whole>(self, _: Listed<G>) -> Self::Out {
        G::Options::files().iter().map(|(_, ending)| *ending).collect()
    }
}

/// Reads a file for a game that takes such files; `None` if it does not.
struct Bring<'a> {
    ending: &'a str,
    text: &'a [u8],
}

impl Visit for Bring<'_> {
    type Out = Option<Result<(), String>>;

    fn visit<G: Whole>(self, _: Listed<G>) -> Self::Out {
        let (key, _) = G::Options::files().iter().find(|(_, ending)| *ending == self.ending)?;
        let text = std::str::from_utf8(self.text).map_err(|_| "not a text file".to_owned());
        Some(text.and_then(|text| G::Options::default().set(key, text).map_err(|error| error.to_string())))
    }
}

/// Runs one scenario for one game.
pub struct Run<'a> {
    /// The scenario.
    pub scenario: &'a Scenario,
}

impl Visit for Run<'_> {
    type Out = Result<(), ScenarioError>;

    fn visit<G: Whole>(self, game: Listed<G>) -> Self::Out {
        let error = |error: OptionError| ScenarioError {
            file: self.scenario.file.clone(),
            line: 1,
            message: error.to_string(),
        };
        let preset = game.options(&[]).map_err(error)?;
        self.scenario.run::<G>(game.name(), &preset)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    /// What an example that is only a part of a scenario is completed with.
    const HEAD: &str = "title = \"t\"\nclauses = [\"GWT-SETUP-01\"]\ngames = [\"gwt1\", \"gwt2\"]\nplayers = 3\n";

    /// What the command says of a file.
    fn said(path: PathBuf) -> (bool, String) {
        let mut out = Vec::new();
        let passed = run(&CheckArgs { paths: vec![path] }, &mut out).is_ok();
        (passed, String::from_utf8(out).unwrap())
    }

    #[test]
    fn lessons_are_played_and_what_is_wrong_is_told_with_file_and_step() {
        let lessons = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
        assert_eq!(said(lessons.clone()), (true, "4 passed, 0 failed\n".to_owned()));
        let folder = tempfile::tempdir().unwrap();
        let (file, text) = (folder.path().join("gwt2.toml"), files::text(&lessons.join("gwt2.toml")).unwrap());
        for (right, wrong, told) in [
            ("hire 1 cowboy", "hire 2 cowboy", "gwt2.toml: step 6 (lesson-gwt2-hire): "),
            ("say = \"trail\"", "say = \"moon\"", "gwt2.toml: step 2 (lesson-gwt2-moon): there is no text"),
            ("* first 1", "* first 7", "gwt2.toml: "),
        ] {
            std::fs::write(&file, text.replacen(right, wrong, 1)).unwrap();
            let (passed, words) = said(file.clone());
            assert!(!passed && words.contains(told) && words.ends_with("0 passed, 1 failed\n"), "{words}");
        }
    }

    #[test]
    fn every_example_of_the_document_passes() {
        let document = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/scenarios.md");
        let document = files::text(&document).unwrap();
        let examples: Vec<&str> =
            document.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
        assert!(examples.len() >= 3, "the document has examples");
        let folder = tempfile::tempdir().unwrap();
        for (number, example) in examples.into_iter().enumerate() {
            let head = if example.starts_with("id ") { String::new() } else { format!("id = \"{number}\"\n{HEAD}") };
            std::fs::write(folder.path().join(format!("{number}.toml")), head + example).unwrap();
        }
        let mut out = Vec::new();
        let result = run(&CheckArgs { paths: vec![folder.path().to_path_buf()] }, &mut out);
        assert!(result.is_ok(), "{}", String::from_utf8_lossy(&out));
    }
}
