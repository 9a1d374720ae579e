//! The languages are complete, agree with each other, and hold nothing that nobody asks for.

mod games;
mod mombasa;
mod steam;

use super::{Locale, Value};
use crate::games::RULES;
use cowcatcher_engine::Options as _;
use cowcatcher_games::gwt::Question;
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource, VariantKey,
};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A variable that every message of the game may ask for.
const AMBIENT: &str = "edition";

fn parsed(locale: Locale) -> Vec<Resource<&'static str>> {
    let parse = |text: &'static str| match fluent_syntax::parser::parse(text) {
        Ok(resource) => resource,
        Err((_, errors)) => panic!("{locale}: {errors:?}"),
    };
    locale.files().iter().copied().map(parse).collect()
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
    for resource in parsed(locale) {
        for message in messages(&resource) {
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
    let ids = |locale| -> Vec<BTreeSet<&str>> {
        parsed(locale).iter().map(|file| messages(file).map(|message| message.id.name).collect()).collect()
    };
    for &locale in Locale::ALL {
        for (file, (here, there)) in ids(locale).into_iter().zip(ids(Locale::En)).enumerate() {
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
        for file in parsed(locale) {
            for message in messages(&file) {
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

/// The sources of this crate, without the tests of the words, and its scripts.
fn sources() -> String {
    fn read(folder: &Path, into: &mut String) {
        let mut entries: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        entries.sort();
        for path in entries {
            let is_test = path.file_stem().is_some_and(|stem| stem == "tests");
            if path.is_dir() && !is_test {
                read(&path, into);
            } else if !is_test && path.extension().is_some_and(|ending| ending == "rs" || ending == "js") {
                into.push_str(&std::fs::read_to_string(&path).unwrap());
            }
        }
    }
    let mut all = String::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut all);
    all
}

/// The ids that the program puts together: questions, games and their options.
fn made() -> BTreeSet<String> {
    let mut made: BTreeSet<String> = Question::ALL.iter().map(|question| format!("question-{question}")).collect();
    made.extend(cowcatcher_games::steam::Question::ALL.iter().map(|question| format!("steam-question-{question}")));
    made.extend(cowcatcher_games::mombasa::Question::ALL.iter().map(|question| format!("mombasa-question-{question}")));
    for figure in ["money", "diamonds", "books", "expansion", "hand", "markers", "start", "shares"] {
        made.insert(format!("mombasa-figure-{figure}"));
    }
    let parts =
        ["map", "bases", "tracks", "cards", "books", "rounds", "bonus", "slots", "rest", "diamond-track", "book-track"];
    made.extend(parts.into_iter().chain(["hand", "tiles"]).map(|part| format!("mombasa-part-{part}")));
    for game in ["gwt1", "gwt2", "steam", "mombasa"] {
        made.extend([format!("game-{game}"), format!("game-{game}-help")]);
    }
    let choices = [
        cowcatcher_games::gwt::Options::choices(),
        cowcatcher_games::steam::Options::choices(),
        cowcatcher_games::mombasa::Options::choices(),
    ];
    for (key, values) in choices.into_iter().flatten() {
        made.extend([format!("option-{key}"), format!("option-{key}-help")]);
        made.extend(values.iter().map(|value| format!("option-{key}-{value}")));
    }
    made
}

#[test]
fn no_message_is_unused() {
    let sources = sources();
    let english = all_asked(Locale::En);
    let referred: BTreeSet<&str> = english.values().flat_map(|asked| asked.messages.iter().copied()).collect();
    let made = made();
    let used = |id: &str| {
        referred.contains(id)
            || made.contains(id)
            || RULES.iter().any(|(_, rules)| rules.contains(&format!("**{}**", id.to_ascii_uppercase())))
            || ['"', '\'', '`'].iter().any(|quote| sources.contains(&format!("{quote}{id}{quote}")))
    };
    let unused: Vec<&&str> = english.keys().filter(|id| !used(id)).collect();
    assert!(unused.is_empty(), "nobody asks for {unused:?}");
}

#[test]
fn no_message_is_missing() {
    let english = all_asked(Locale::En);
    let sources = sources();
    let mut missing = BTreeSet::new();
    for call in [".text(", ".text_with(", ".say(", ".say_as(", ".form("] {
        for (at, _) in sources.match_indices(call) {
            let Some(literal) = sources[at + call.len()..].trim_start().strip_prefix('"') else { continue };
            let id = literal.split('"').next().unwrap_or_default();
            if !english.contains_key(id) {
                missing.insert(id.to_owned());
            }
        }
    }
    assert!(missing.is_empty(), "no text for {missing:?}");
    for id in made() {
        assert!(Locale::En.has(&id), "no text for {id}");
    }
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
            for file in parsed(locale) {
                for message in messages(&file) {
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
