//! `cowcatcher rules`: the clauses, and which of them nothing cites.

use crate::args::RulesArgs;
use crate::files;
use crate::stop::Stop;
use crate::terminal;
use cowcatcher_proof::rulebook::{Clause, is_clause};
use cowcatcher_proof::scenario::Scenario;
use cowcatcher_words::Locale;
use cowcatcher_words::rules::books;
use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};

/// All clauses in a language, in the order of the rules.
pub fn all(locale: Locale) -> Vec<&'static Clause> {
    books(locale).iter().flat_map(|rules| rules.book.clauses()).collect()
}

/// The clause of that name.
pub fn find(locale: Locale, id: &str) -> Option<&'static Clause> {
    cowcatcher_words::rules::find(locale, id).map(|(_, clause)| clause)
}

/// Runs the command.
pub fn run(args: &RulesArgs, out: &mut impl Write) -> Result<(), Stop> {
    if args.uncovered {
        return uncovered(&args.root, out);
    }
    let locale = terminal::language(args.language);
    let clauses = all(locale);
    if let Some(word) = &args.search {
        let words = [word.to_lowercase()];
        let found = clauses.iter().copied().filter(|clause| clause.contains(&words));
        return match print(found, out)? {
            0 => Err(Stop::No(locale.text_with("terminal-not-found", &[("word", word.as_str().into())]))),
            _ => Ok(()),
        };
    }
    let Some(asked) = &args.clause else { return chapters(&clauses, out) };
    let found = look_up(&clauses, asked);
    if found.is_empty() {
        let asked: String = asked.chars().take(60).collect();
        return Err(Stop::Usage(locale.text_with("terminal-no-such-clause", &[("clause", asked.into())])));
    }
    print(found.into_iter(), out)?;
    Ok(())
}

/// The clauses that somebody may mean: by name, in any case, with or without the prefix of the game or leading zeros; or
/// all of a chapter.
pub fn look_up<'a>(clauses: &[&'a Clause], asked: &str) -> Vec<&'a Clause> {
    let key = |text: &str| match text.rsplit_once('-') {
        Some((chapter, number)) => match number.parse::<u32>() {
            Ok(number) => (chapter.to_owned(), Some(number)),
            Err(_) => (text.to_owned(), None),
        },
        None => (text.to_owned(), None),
    };
    let (chapter, number) = key(&asked.trim().to_uppercase());
    let meant = |clause: &&Clause| {
        let without_game = clause.chapter().split_once('-').map(|(_, rest)| rest);
        let same_chapter = clause.chapter() == chapter || without_game == Some(chapter.as_str());
        same_chapter && (number.is_none() || key(clause.id).1 == number)
    };
    clauses.iter().copied().filter(meant).collect()
}

fn print<'a>(clauses: impl Iterator<Item = &'a Clause>, out: &mut impl Write) -> Result<usize, Stop> {
    let mut printed = 0;
    for clause in clauses {
        writeln!(out, "{clause}")?;
        printed += 1;
    }
    Ok(printed)
}

fn chapters(clauses: &[&Clause], out: &mut impl Write) -> Result<(), Stop> {
    let mut chapters: Vec<(&str, usize)> = Vec::new();
    for clause in clauses {
        match chapters.iter_mut().find(|(chapter, _)| *chapter == clause.chapter()) {
            Some((_, count)) => *count += 1,
            None => chapters.push((clause.chapter(), 1)),
        }
    }
    for (chapter, count) in &chapters {
        writeln!(out, "{chapter:<16} {count:>3} clauses")?;
    }
    writeln!(out, "\ncowcatcher rules CHAPTER prints a chapter, cowcatcher rules CLAUSE one clause.")?;
    Ok(())
}

/// Prints the clauses that nothing below `root` cites.
fn uncovered(root: &Path, out: &mut impl Write) -> Result<(), Stop> {
    let cited = citations(root)?;
    let clauses = all(Locale::En);
    let open = clauses.iter().copied().filter(|clause| !clause.withdrawn() && !cited.contains(clause.id));
    match print(open, out)? {
        0 => Ok(()),
        _ => Err(Stop::Said),
    }
}

/// The clauses cited by the scenarios and the tests below `root`.
fn citations(root: &Path) -> Result<BTreeSet<String>, Stop> {
    let scenarios = root.join("tests").join("scenarios");
    if !scenarios.is_dir() {
        return Err(Stop::Usage(format!("there is no folder {}; say where with --root DIR", scenarios.display())));
    }
    let mut cited = BTreeSet::new();
    let mut files = Vec::new();
    files::walk(&scenarios, &["toml"], &mut files)?;
    for path in files {
        let name = path.display().to_string();
        let text = files::text(&path)?;
        let scenario = Scenario::parse(&name, &text).map_err(|error| Stop::No(error.to_string()))?;
        cited.extend(scenario.clauses.into_iter().map(|clause| clause.value));
    }
    for path in test_files(&root.join("crates"))? {
        let text = String::from_utf8_lossy(&files::read(&path)?).into_owned();
        let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
        cited.extend(words.filter(|word| is_clause(word)).map(str::to_owned));
    }
    Ok(cited)
}

/// The Rust files in the `tests` folders of the crates.
fn test_files(crates: &Path) -> Result<Vec<PathBuf>, Stop> {
    let mut files = Vec::new();
    if crates.is_dir() {
        for entry in std::fs::read_dir(crates)? {
            let tests = entry?.path().join("tests");
            if tests.is_dir() {
                files::walk(&tests, &["rs"], &mut files)?;
            }
        }
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cowcatcher_proof::rulebook::Book;

    #[test]
    fn no_clause_stands_twice() {
        let clauses = all(Locale::En);
        let ids: BTreeSet<&str> = clauses.iter().map(|clause| clause.id).collect();
        assert_eq!(ids.len(), clauses.len());
        assert!(clauses.len() > 300);
    }

    #[test]
    fn a_clause_is_found_as_people_type_it() {
        let book = Book::read("## Hire\n- **GWT-HIRE-02** [both] Two.\n- **GWT-HIRE-12** [both] Twelve.\n");
        let clauses: Vec<&Clause> = book.clauses().collect();
        for asked in ["GWT-HIRE-02", "gwt-hire-02", "hire-02", "HIRE-2", " hire-2 "] {
            let found = look_up(&clauses, asked);
            assert_eq!(found.len(), 1, "{asked}");
            assert_eq!(found[0].id, "GWT-HIRE-02");
        }
        assert_eq!(look_up(&clauses, "hire").len(), 2);
        assert_eq!(look_up(&clauses, "gwt-hire").len(), 2);
        assert!(look_up(&clauses, "hire-3").is_empty());
        assert!(look_up(&clauses, "").is_empty());
    }
}
