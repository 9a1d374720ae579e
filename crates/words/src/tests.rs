//! The languages are complete, agree with each other, and hold nothing that nobody asks for.

mod grammar;
mod guides;
mod gwt;
mod mombasa;
mod rules;
mod steam;
mod terms;
mod whole;

use super::{Locale, Value};
use cowcatcher_engine::{Features, Named, Options as _};
use cowcatcher_proof::Lawful;
use cowcatcher_proof::rulebook::Book;
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource, VariantKey,
};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// A variable that every message of the game may ask for.
const AMBIENT: &str = "edition";

/// A text that a person can read: some words, no marks of a missing variable, no stray spaces.
fn is_sound(text: &str, of: &str) {
    assert!(!text.trim().is_empty(), "{of}: no words");
    assert!(!text.contains(['{', '}', '\u{2068}', '\u{2069}']), "{of}: {text}");
    assert!(!text.contains("  ") && text.trim() == text, "{of}: stray spaces in '{text}'");
}

/// The ids of a game: its name, its clauses, and what its messages are put together for, without its name.
struct Ids {
    name: &'static str,
    clauses: BTreeSet<String>,
    made: Vec<String>,
    /// What it is called, what a table of it may choose and the styles of its bots, which all games keep under one roof.
    offered: BTreeSet<String>,
}

impl Ids {
    fn of<G: Lawful + Features, L: Named, M: Named>() -> Ids {
        let questions = <G::Question as Named>::ALL.iter().map(|question| format!("question-{}", question.name()));
        let lacks = L::ALL.iter().map(|lack| format!("refusal-needs-{}", lack.name()));
        let money = M::ALL.iter().map(|money| format!("refusal-costs-{}", money.name()));
        // Not all that something costs changes hands.
        let known = |id: &String| Locale::En.has(id) || Locale::En.has(&format!("{}-{id}", G::NAME));
        let instructions = G::INSTRUCTIONS.iter().map(|it| format!("instruction-{}", it.name));
        let amounts = M::ALL.iter().map(|money| format!("amount-{}", money.name())).filter(known);
        Ids {
            name: G::NAME,
            clauses: Book::read(G::RULES).clauses().map(|clause| clause.id.to_ascii_lowercase()).collect(),
            made: questions.chain(lacks).chain(money).chain(amounts).chain(instructions).collect(),
            offered: G::EDITIONS
                .iter()
                .flat_map(|it| titles(it.name))
                .chain(offers(G::Options::choices()))
                .chain(G::STYLES.iter().map(|style| format!("bot-{style}")))
                .collect(),
        }
    }

    /// A message of the game by its id without the name of the game, or one that all share.
    fn full(&self, id: &str) -> String {
        let own = format!("{}-{id}", self.name);
        if Locale::En.has(&own) { own } else { id.to_owned() }
    }

    /// The id without the name of the game, if it is one of its own.
    fn short<'a>(&self, id: &'a str) -> Option<&'a str> {
        id.strip_prefix(self.name)?.strip_prefix('-')
    }
}

/// The ids of the name of a game.
fn titles(name: &str) -> [String; 2] {
    [format!("game-{name}"), format!("game-{name}-help")]
}

/// The ids of the choices that a game offers on a page.
fn offers(choices: &[(&str, &[&str])]) -> Vec<String> {
    let of_one = |(key, values): &(&str, &[&str])| {
        let values = values.iter().map(|value| format!("option-{key}-{value}")).collect::<Vec<_>>();
        [format!("option-{key}"), format!("option-{key}-help")].into_iter().chain(values)
    };
    choices.iter().flat_map(of_one).collect()
}

macro_rules! ids {
    ($($module:ident::$game:ident,)+) => {
        /// The ids of all games.
        fn ids() -> Vec<Ids> {
            use cowcatcher_games as all;
            vec![$(Ids::of::<all::$module::$game, all::$module::Lack, all::$module::Money>(),)+]
        }
    };
}

cowcatcher_games::every_game!(ids);

/// The Fluent files of a language by name.
fn parsed(locale: Locale) -> BTreeMap<&'static str, Resource<&'static str>> {
    let parse = |text: &'static str| match fluent_syntax::parser::parse(text) {
        Ok(resource) => resource,
        Err((_, errors)) => panic!("{locale}: {errors:?}"),
    };
    locale.files().iter().map(|&(name, text)| (name, parse(text))).collect()
}

fn messages<'a>(resource: &'a Resource<&'static str>) -> impl Iterator<Item = &'a Message<&'static str>> {
    resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    })
}

/// The variables a message asks for and the messages it refers to.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
struct Asked {
    variables: BTreeSet<&'static str>,
    messages: BTreeSet<&'static str>,
}

impl Asked {
    fn by(message: &Message<&'static str>) -> Asked {
        let mut asked = Asked::default();
        message.value.iter().for_each(|pattern| asked.pattern(pattern));
        message.attributes.iter().for_each(|attribute| asked.pattern(&attribute.value));
        asked
    }

    fn pattern(&mut self, pattern: &Pattern<&'static str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&'static str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'static str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name);
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
                positional.iter().for_each(|argument| self.inline(argument));
            }
            _ => {}
        }
    }
}

/// Every message of a language with what it asks for.
fn all_asked(locale: Locale) -> BTreeMap<&'static str, Asked> {
    let mut all = BTreeMap::new();
    for resource in parsed(locale).values() {
        for message in messages(resource) {
            assert!(all.insert(message.id.name, Asked::by(message)).is_none(), "{locale}: {} twice", message.id.name);
        }
    }
    all
}

/// The variables of a message and of all that it refers to.
fn variables(id: &str, all: &BTreeMap<&'static str, Asked>) -> BTreeSet<&'static str> {
    let mut found = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let mut open = vec![id];
    while let Some(id) = open.pop() {
        if seen.insert(id) {
            let asked = all.get(id).unwrap_or_else(|| panic!("{id} is referred to and does not exist"));
            found.extend(&asked.variables);
            open.extend(&asked.messages);
        }
    }
    found.remove(AMBIENT);
    found
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let english = all_asked(Locale::En);
    let ids = |locale| -> BTreeMap<&str, BTreeSet<&str>> {
        let files = parsed(locale);
        files.iter().map(|(&name, file)| (name, messages(file).map(|message| message.id.name).collect())).collect()
    };
    for &locale in Locale::ALL {
        for ((file, here), there) in ids(locale).into_iter().zip(ids(Locale::En).into_values()) {
            let missing: Vec<_> = there.difference(&here).collect();
            let surplus: Vec<_> = here.difference(&there).collect();
            assert!(missing.is_empty() && surplus.is_empty(), "{locale} {file}: lacks {missing:?}, adds {surplus:?}");
        }
        let all = all_asked(locale);
        for id in all.keys() {
            assert_eq!(variables(id, &all), variables(id, &english), "{locale}: the variables of {id}");
        }
    }
}

#[test]
fn selectors_cover_the_same_cases_in_every_language() {
    // Words that a message tells apart ("cowboy", "flood") must be told apart in every language; plural forms differ.
    const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
    fn cases(pattern: &Pattern<&'static str>, into: &mut BTreeSet<&'static str>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression: Expression::Select { variants, .. } } = element else {
                continue;
            };
            for variant in variants {
                if let VariantKey::Identifier { name } = variant.key
                    && !PLURALS.contains(&name)
                {
                    into.insert(name);
                }
                cases(&variant.value, into);
            }
        }
    }
    let all = |locale| -> BTreeMap<&str, BTreeSet<&'static str>> {
        let mut all = BTreeMap::new();
        for file in parsed(locale).values() {
            for message in messages(file) {
                let mut found = BTreeSet::new();
                message.value.iter().for_each(|pattern| cases(pattern, &mut found));
                message.attributes.iter().for_each(|attribute| cases(&attribute.value, &mut found));
                all.insert(message.id.name, found);
            }
        }
        all
    };
    // A message may leave the telling apart to one it refers to, so only what is told apart is compared.
    let (english, asked_there) = (all(Locale::En), all_asked(Locale::En));
    let told = |cases: &BTreeMap<&str, BTreeSet<&'static str>>| -> BTreeSet<&str> {
        cases.values().flatten().copied().collect()
    };
    for &locale in Locale::ALL {
        let (cases, asked_here) = (all(locale), all_asked(locale));
        assert_eq!(told(&cases), told(&english), "{locale}");
        for (id, there) in &english {
            let refers = !asked_here[id].messages.is_empty() || !asked_there[id].messages.is_empty();
            assert!(refers || cases[id].is_superset(there), "{locale}: {id} lacks cases of {there:?}");
        }
    }
}

#[test]
fn a_game_prefixes_its_messages() {
    let games = ids();
    for (file, resource) in parsed(Locale::En) {
        let game = games.iter().find(|game| game.short(file).is_some());
        for message in messages(&resource) {
            let id = message.id.name;
            match game {
                Some(game) => assert!(
                    game.short(id).is_some() || game.clauses.contains(id) || game.offered.contains(id),
                    "{file}: {id} is neither a message of {} nor a clause of its rules nor an option",
                    game.name
                ),
                None => assert!(games.iter().all(|game| game.short(id).is_none()), "{file}: {id} is of a game"),
            }
        }
    }
}

/// The games that have words and are not in the catalogue now.
fn absent() -> BTreeSet<String> {
    let files = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en").read_dir().unwrap();
    let files = files.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut games: BTreeSet<String> =
        files.filter_map(|file| Some(file.strip_suffix("-names.ftl")?.to_owned())).collect();
    ids().iter().for_each(|game| assert!(games.remove(game.name), "{} has no names", game.name));
    games
}

/// A source file of those who speak.
struct Source {
    /// Where it stands, from the folder of all crates on.
    path: PathBuf,
    text: String,
    /// What stands in quotes and looks like an id.
    quoted: BTreeSet<String>,
    /// Beginnings from which ids are put together: `figure-` of `"figure-{…}"`.
    heads: BTreeSet<String>,
}

impl Source {
    /// The sources and scripts, without tests and without games that are not in the catalogue.
    fn all() -> Vec<Source> {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let absent = absent();
        let mut all = Vec::new();
        let mut open: Vec<PathBuf> = ["words", "session", "table", "post", "web", "cowcatcher"]
            .iter()
            .map(|name| crates.join(name).join("src"))
            .collect();
        while let Some(path) = open.pop() {
            let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
            if stem == "tests" || absent.contains(stem) {
                continue;
            }
            if path.is_dir() {
                open.extend(std::fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
            } else if path.extension().is_some_and(|ending| ending == "rs" || ending == "js") {
                let text = std::fs::read_to_string(&path).unwrap();
                all.push(Source::new(path.strip_prefix(crates).unwrap().to_owned(), text));
            }
        }
        all
    }

    fn new(path: PathBuf, text: String) -> Source {
        let (mut quoted, mut heads) = (BTreeSet::new(), BTreeSet::new());
        for (at, quote) in text.match_indices(['"', '\'', '`']) {
            let rest = &text[at + 1..];
            let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-').unwrap_or(rest.len());
            let (id, next) = rest.split_at(end);
            if next.starts_with(quote) {
                quoted.insert(id.to_owned());
            } else if next.starts_with('{') && id.ends_with('-') {
                heads.insert(id.to_owned());
            }
        }
        Source { path, text, quoted, heads }
    }

    /// Does it speak of this game, or of any?
    fn speaks_of(&self, game: &Ids, games: &[Ids]) -> bool {
        let names =
            |game: &Ids| self.path.iter().any(|part| Path::new(part).file_stem().is_some_and(|it| it == game.name));
        names(game) || !games.iter().any(names)
    }

    /// The ids that are asked for by calls such as `.say("…")`, each behind `head`.
    fn asks(&self, call: &str, head: &str) -> Vec<String> {
        let literals = self.text.split(call).skip(1).filter_map(|rest| rest.trim_start().strip_prefix('"'));
        literals.filter_map(|literal| literal.split('"').next()).map(|id| format!("{head}{id}")).collect()
    }
}

/// The ids that the program puts together from what games are called, ask, lack and let choose.
fn made() -> BTreeSet<String> {
    let mut made: BTreeSet<String> =
        ids().iter().flat_map(|game| game.made.iter().map(|id| game.full(id)).collect::<Vec<_>>()).collect();
    made.extend(ids().into_iter().flat_map(|game| game.offered));
    made.extend(faults());
    made.extend(lessons());
    made
}

/// The ids of what can be wrong with a set-up or a file, by the sources of the games, which name each once.
fn faults() -> BTreeSet<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let games = ids();
    let mut open: Vec<PathBuf> = games.iter().map(|game| crates.join(game.name).join("src")).collect();
    let mut found = BTreeSet::new();
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(std::fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
        } else if let Ok(text) = std::fs::read_to_string(&path) {
            let names = text.split("wrong!(").skip(1).filter_map(|rest| rest.trim_start().strip_prefix('"'));
            found.extend(names.filter_map(|name| name.split('"').next()).map(|name| format!("wrong-{name}")));
        }
    }
    assert!(found.len() > 30, "{found:?}");
    found
}

/// The ids that the lessons ask for.
fn lessons() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
    let files = folder.read_dir().unwrap().map(|entry| std::fs::read_to_string(entry.unwrap().path()).unwrap());
    let of_one = |text: String| {
        let lesson: toml::Table = toml::from_str(&text).unwrap();
        let game = lesson["game"].as_str().unwrap().to_owned();
        let steps = lesson["step"].as_array().unwrap().iter().map(|step| step["say"].as_str().unwrap().to_owned());
        steps.map(|say| format!("lesson-{game}-{say}")).collect::<Vec<_>>()
    };
    files.flat_map(of_one).collect()
}

#[test]
fn no_message_is_unused() {
    let (sources, games, made) = (Source::all(), ids(), made());
    let english = all_asked(Locale::En);
    let referred: BTreeSet<&str> = english.values().flat_map(|asked| asked.messages.iter().copied()).collect();
    // Quoted as it is, or put together from a beginning and something quoted.
    let spoken = |id: &str, near: &[&Source]| {
        let quoted = |id: &str| near.iter().any(|source| source.quoted.contains(id));
        let begun = |head: &str| near.iter().any(|source| source.heads.contains(head));
        // What is made of games, options, questions and refusals is known one by one.
        let is_made = ["game-", "option-", "question-", "refusal-"].iter().any(|head| id.starts_with(head));
        let mut parts = id.match_indices('-').map(|(at, _)| id.split_at(at + 1));
        quoted(id) || !is_made && parts.any(|(head, tail)| begun(head) && quoted(tail))
    };
    let of_a_game = |id: &str| {
        let Some((game, id)) = games.iter().find_map(|game| Some((game, game.short(id)?))) else { return false };
        let near: Vec<&Source> = sources.iter().filter(|source| source.speaks_of(game, &games)).collect();
        spoken(id, &near)
    };
    let of_nobody: Vec<&Source> =
        sources.iter().filter(|source| games.iter().all(|game| source.speaks_of(game, &games))).collect();
    let used = |id: &str| {
        referred.contains(id)
            || made.contains(id)
            || games.iter().any(|game| game.clauses.contains(id))
            || sources.iter().any(|source| source.quoted.contains(id))
            || spoken(id, &of_nobody)
            || of_a_game(id)
    };
    let unused: Vec<&&str> = english.keys().filter(|id| !used(id)).collect();
    assert!(unused.is_empty(), "nobody asks for {unused:?}");
}

#[test]
fn no_message_is_missing() {
    /// Calls with an id, and what stands before it.
    const OF_A_GAME: [(&str, &str); 4] =
        [(".say(", ""), (".say_as(", ""), (".figure(", "figure-"), (".part(", "part-")];
    let (games, mut missing) = (ids(), made());
    for source in Source::all() {
        for call in [".text(", ".text_with(", ".form("] {
            missing.extend(source.asks(call, ""));
        }
        for id in OF_A_GAME.iter().flat_map(|(call, head)| source.asks(call, head)) {
            let near = games.iter().filter(|game| source.speaks_of(game, &games));
            let known = near.map(|game| game.full(&id)).find(|id| Locale::En.has(id));
            missing.insert(known.unwrap_or(id));
        }
    }
    missing.retain(|id| !Locale::En.has(id));
    assert!(missing.is_empty(), "no text for {missing:?}");
}

#[test]
fn every_language_has_its_files() {
    for &locale in Locale::ALL {
        assert_eq!(locale.files().len(), Locale::En.files().len());
        assert_eq!(locale.code().parse(), Ok(locale));
        assert!(!locale.name().is_empty());
    }
    assert!("de".parse::<Locale>().is_err());
}

#[test]
fn no_language_repeats_the_english_text() {
    // A whole sentence that is the same in two languages is one that was forgotten.
    for &locale in &Locale::ALL[1..] {
        let words = |locale: Locale| -> BTreeMap<&str, String> {
            let mut all = BTreeMap::new();
            for file in parsed(locale).values() {
                for message in messages(file) {
                    all.insert(message.id.name, format!("{:?}", message.value));
                }
            }
            all
        };
        let english = words(Locale::En);
        let letters =
            |text: &str| text.split("value: \"").skip(1).flat_map(|it| it.split('"').next()).collect::<String>();
        for (id, text) in words(locale) {
            let same = english.get(id) == Some(&text);
            assert!(!same || letters(&text).split_whitespace().count() < 4, "{locale}: {id} is English");
        }
    }
}

#[test]
fn the_language_is_chosen_by_cookie_then_browser() {
    let choose = |cookie, accept| Locale::choose(cookie, accept);
    assert_eq!(choose(None, None), Locale::En);
    assert_eq!(choose(Some("uk"), Some("it")), Locale::Uk);
    assert_eq!(choose(Some("xx"), Some("it-CH, en;q=0.5")), Locale::It);
    assert_eq!(choose(None, Some("de, fr;q=0.9")), Locale::En);
    assert_eq!(choose(None, Some("de-DE,de;q=0.9,pt-BR;q=0.8,en;q=0.7")), Locale::Pt);
    assert_eq!(choose(None, Some("en;q=0.2, UK;q=0.9")), Locale::Uk);
    assert_eq!(choose(None, Some("it;q=0, pt;q=x,;;,")), Locale::En);
}

#[test]
fn numbers_take_their_plural_forms_and_no_marks() {
    let count = |locale: Locale, n: i64| locale.text_with("lobby-players", &[("count", Value::from(n))]);
    assert_eq!(count(Locale::En, 1), "1 player");
    assert_eq!(count(Locale::En, 1200), "1200 players");
    assert_eq!(count(Locale::It, 1), "1 giocatore");
    assert_eq!(count(Locale::It, 4), "4 giocatori");
    assert_eq!(count(Locale::Pt, 2), "2 jogadores");
    let ukrainian = [1, 2, 5, 11, 21, 24].map(|n| count(Locale::Uk, n));
    assert_eq!(ukrainian, ["1 гравець", "2 гравці", "5 гравців", "11 гравців", "21 гравець", "24 гравці"]);
}

#[test]
fn an_unknown_message_shows_its_id() {
    assert_eq!(Locale::En.text("no-such-message"), "no-such-message");
}
