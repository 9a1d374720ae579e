//! Every message is said with every number and every word that it tells apart, and what comes out is held against what a language
//! forbids: wrong articles and contractions, nouns that don't agree with their number, stray spaces, variables left open.

use super::{AMBIENT, messages, parsed};
use crate::{Locale, Value};
use fluent_bundle::FluentArgs;
use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey};
use std::collections::{BTreeMap, BTreeSet};

type Messages = BTreeMap<&'static str, Message<&'static str>>;

/// Numbers of every plural category of every language; also nought, and one that ends like another.
const NUMBERS: [i64; 9] = [0, 1, 2, 4, 5, 11, 21, 22, 1_000_000];
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
/// A name of which nothing is known, for what a message does not tell apart.
const SOMEBODY: &str = "Rosa";
/// Of more combinations than this only those are tried that differ from the first in two variables.
const MOST: usize = 4000;

/// What a variable of a message may be.
#[derive(Clone, Default, Debug)]
struct Domain {
    words: BTreeSet<String>,
    numbers: BTreeSet<i64>,
    plural: bool,
}

fn all(locale: Locale) -> Messages {
    let mut all = BTreeMap::new();
    for resource in parsed(locale).into_values() {
        all.extend(messages(&resource).map(|message| (message.id.name, message.clone())));
    }
    all
}

/// Walks through a pattern and all that it refers to, and finds what its variables may be.
struct Walk<'a> {
    all: &'a Messages,
    found: BTreeMap<&'static str, Domain>,
}

impl Walk<'_> {
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
                for variant in variants {
                    if let InlineExpression::VariableReference { id } = selector {
                        let domain = self.found.entry(id.name).or_default();
                        match variant.key {
                            VariantKey::Identifier { name } if PLURALS.contains(&name) => domain.plural = true,
                            VariantKey::Identifier { name } => {
                                domain.words.insert(name.to_owned());
                            }
                            VariantKey::NumberLiteral { value } => {
                                domain.numbers.insert(value.parse().unwrap());
                            }
                        }
                    }
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'static str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.found.entry(id.name).or_default();
            }
            InlineExpression::MessageReference { id, attribute } => {
                let message = &self.all[id.name];
                let form = attribute.as_ref().and_then(|it| message.attributes.iter().find(|a| a.id.name == it.name));
                let pattern = form.map(|form| &form.value).or(message.value.as_ref()).unwrap().clone();
                self.pattern(&pattern);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
                positional.iter().for_each(|argument| self.inline(argument));
            }
            _ => {}
        }
    }
}

fn domains(pattern: &Pattern<&'static str>, all: &Messages) -> BTreeMap<&'static str, Domain> {
    let mut walk = Walk { all, found: BTreeMap::new() };
    walk.pattern(pattern);
    walk.found
}

/// A message with its forms: itself, and its attributes.
fn forms<'a>(
    message: &'a Message<&'static str>,
) -> impl Iterator<Item = (Option<&'static str>, &'a Pattern<&'static str>)> {
    let value = message.value.iter().map(|value| (None, value));
    value.chain(message.attributes.iter().map(|form| (Some(form.id.name), &form.value)))
}

/// Says messages of a language.
struct Speaker {
    locale: Locale,
    all: Messages,
    /// The variables that are figures, whichever message asks for them.
    figures: BTreeSet<&'static str>,
}

impl Speaker {
    fn new(locale: Locale) -> Speaker {
        let plural = |message: &Message<&'static str>, all: &Messages| -> Vec<&'static str> {
            let found = forms(message).flat_map(|(_, pattern)| domains(pattern, all));
            found.filter(|(_, domain)| domain.plural).map(|(name, _)| name).collect()
        };
        let figures = Locale::ALL.iter().flat_map(|&locale| {
            let all = all(locale);
            all.values().flat_map(|message| plural(message, &all)).collect::<Vec<_>>()
        });
        Speaker { locale, all: all(locale), figures: figures.collect() }
    }

    /// All values of a variable: the words and figures that are told apart, every kind of number, or what else the game calls so.
    /// What is called so is itself filled in with names of which nothing is known (`deep`), for it may ask for its like.
    fn values(&self, id: &str, name: &str, domain: &Domain, deep: bool) -> Vec<Value<'static>> {
        // Figures with a digit behind the point, which are texts.
        if matches!((id, name), ("analysis-cost" | "hint-expects", "points")) {
            return vec![Value::from("1.5")];
        }
        let numbers = domain.numbers.iter().map(|&number| Value::from(number));
        let words = domain.words.iter().map(|word| Value::from(word.clone()));
        if domain.plural || self.figures.contains(name) && domain.words.is_empty() {
            return NUMBERS.into_iter().map(Value::from).chain(numbers).chain(words).collect();
        }
        if !domain.words.is_empty() || !domain.numbers.is_empty() {
            return numbers.chain(words).collect();
        }
        let game = id.split('-').next().unwrap_or_default();
        let called = self.all.get(format!("{game}-{name}").as_str()).filter(|_| !deep);
        let said: BTreeSet<String> =
            called.map(|message| self.said(message, None, true).into_iter().collect()).unwrap_or_default();
        if said.is_empty() { vec![Value::from(SOMEBODY)] } else { said.into_iter().map(Value::from).collect() }
    }

    /// A message, or a form of it, with everything that its variables may be.
    fn said(&self, message: &Message<&'static str>, form: Option<&'static str>, deep: bool) -> Vec<String> {
        let id = message.id.name;
        let (_, pattern) = forms(message).find(|(name, _)| *name == form).unwrap();
        let variables: Vec<(&str, Vec<Value<'static>>)> = domains(pattern, &self.all)
            .into_iter()
            .map(|(name, domain)| match name {
                AMBIENT => (name, vec![Value::from(1), Value::from(2)]),
                name => (name, self.values(id, name, &domain, deep)),
            })
            .collect();
        let whole: usize = variables.iter().map(|(_, values)| values.len()).product();
        let mut chosen: Vec<Vec<usize>> = vec![vec![0; variables.len()]];
        if whole <= MOST {
            for (place, (_, values)) in variables.iter().enumerate() {
                let more = chosen.iter().flat_map(|row| {
                    (1..values.len()).map(move |value| {
                        let mut row = row.clone();
                        row[place] = value;
                        row
                    })
                });
                let more: Vec<_> = more.collect();
                chosen.extend(more);
            }
        } else {
            for (one, two) in (0..variables.len()).flat_map(|one| (0..one).map(move |two| (one, two))) {
                for (a, b) in (0..variables[one].1.len()).flat_map(|a| (0..variables[two].1.len()).map(move |b| (a, b)))
                {
                    let mut row = vec![0; variables.len()];
                    (row[one], row[two]) = (a, b);
                    chosen.push(row);
                }
            }
        }
        let say = |row: &Vec<usize>| {
            let args: Vec<(&str, Value<'static>)> =
                variables.iter().zip(row).map(|((name, values), &value)| (*name, values[value].clone())).collect();
            self.say(id, form, &args)
        };
        chosen.iter().map(say).collect()
    }

    fn say(&self, id: &str, form: Option<&str>, args: &[(&str, Value<'static>)]) -> String {
        let bundle = self.locale.bundle();
        let message = bundle.get_message(id).unwrap();
        let pattern = match form {
            Some(form) => message.get_attribute(form).unwrap().value(),
            None => message.value().unwrap(),
        };
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        assert!(errors.is_empty(), "{}: {id}: {errors:?} in '{text}'", self.locale);
        text
    }

    /// Every message with every form and everything that its variables may be.
    fn everything(&self) -> impl Iterator<Item = (String, String)> + '_ {
        self.all.values().flat_map(move |message| {
            forms(message).flat_map(move |(form, _)| {
                let id = format!("{}{}", message.id.name, form.map(|form| format!(".{form}")).unwrap_or_default());
                self.said(message, form, false).into_iter().map(move |text| (id.clone(), text))
            })
        })
    }
}

/// The words of a text, without the marks around them.
fn words(text: &str) -> Vec<&str> {
    text.split([' ', '\n', '\u{a0}']).filter(|word| !word.is_empty()).collect()
}

fn bare(word: &str) -> &str {
    word.trim_matches(|c: char| !c.is_alphanumeric())
}

const VOWELS: &str = "aeiouàèéìòùáíóúâêôãõAEIOUÀÈÉÌÒÙÁÍÓÚ";

fn begins_with_vowel(word: &str) -> bool {
    word.starts_with(|letter: char| VOWELS.contains(letter))
}

/// Does a word want `lo` and `uno` in Italian: s and a consonant, z, gn, ps, x, y?
fn is_impure(word: &str) -> bool {
    let word = word.to_lowercase();
    let mut letters = word.chars();
    let (first, second) = (letters.next().unwrap_or(' '), letters.next().unwrap_or(' '));
    match first {
        's' => second.is_alphabetic() && !VOWELS.contains(second),
        'z' | 'x' | 'y' => true,
        'g' => second == 'n',
        'p' => second == 's',
        _ => false,
    }
}

/// Two words that can't stand one after the other in a language.
fn clash(locale: Locale, one: &str, other: &str) -> bool {
    let low = one.to_lowercase();
    let next = bare(other);
    // A mark between them ends the phrase, and a figure or a sign is no word.
    if next.is_empty() || !one.ends_with(char::is_alphabetic) || !next.starts_with(char::is_alphabetic) {
        return false;
    }
    let opened = !other.starts_with(char::is_alphabetic);
    match locale {
        Locale::En => {
            let like_consonant = ["one", "uni", "eu", "use"].iter().any(|head| next.to_lowercase().starts_with(head));
            let vowel = begins_with_vowel(next) && !like_consonant;
            low == "a" && vowel && next.chars().count() > 1 || low == "an" && !vowel && !next.starts_with("hour")
        }
        Locale::It => {
            let articles = ["il", "lo", "la", "i", "gli", "le"];
            let before = ["di", "a", "da", "in", "su"];
            let next_low = next.to_lowercase();
            // "lo", "la" and "le" may stand for something before a verb, and "una" for one of them.
            before.contains(&low.as_str()) && articles.contains(&next_low.as_str()) && !opened
                || articles.contains(&low.as_str()) && articles.contains(&next_low.as_str())
                || low == "il" && begins_with_vowel(next)
                || low == "il" && is_impure(next)
                || low == "un" && is_impure(next)
                || low == "una" && begins_with_vowel(next) && next.chars().count() > 3
                || low == "i" && (begins_with_vowel(next) || is_impure(next)) && next.chars().count() > 1
                || low == "gli" && !begins_with_vowel(next) && !is_impure(next)
        }
        Locale::Pt => {
            let articles = ["o", "os", "as"];
            matches!(low.as_str(), "de" | "em" | "por") && (articles.contains(&next) || next == "a" && !opened)
                || low == "de" && ["Cairo", "Cidade", "Brasil"].contains(&next)
                || articles.contains(&low.as_str()) && articles.contains(&next)
        }
        Locale::Uk => low == next.to_lowercase() && low.chars().count() < 3,
    }
}

/// Which plural category a number has.
fn category(locale: Locale, n: i64) -> &'static str {
    let (ten, hundred) = (n % 10, n % 100);
    match locale {
        Locale::En | Locale::It => {
            if n == 1 {
                "one"
            } else {
                "other"
            }
        }
        Locale::Pt => {
            if n < 2 {
                "one"
            } else {
                "other"
            }
        }
        Locale::Uk if ten == 1 && hundred != 11 => "one",
        Locale::Uk if (2..=4).contains(&ten) && !(12..=14).contains(&hundred) => "few",
        Locale::Uk => "many",
    }
}

/// The nouns that stand right behind a number where a message tells its forms apart, each with the categories in which it does.
fn counted(speaker: &Speaker) -> BTreeMap<String, BTreeSet<&'static str>> {
    let mut found: BTreeMap<String, BTreeSet<&'static str>> = BTreeMap::new();
    for (_, pattern) in speaker.all.values().flat_map(forms) {
        count(speaker.locale, pattern, &mut found);
    }
    found
}

fn count(locale: Locale, pattern: &Pattern<&'static str>, found: &mut BTreeMap<String, BTreeSet<&'static str>>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { selector, variants } } = element else {
            continue;
        };
        variants.iter().for_each(|variant| count(locale, &variant.value, found));
        let InlineExpression::VariableReference { id } = selector else { continue };
        let mut here = BTreeMap::new();
        for variant in variants {
            let VariantKey::Identifier { name } = variant.key else { continue };
            // What stands for many and for other is one thing in these languages, but for large numbers.
            let name = match (locale, name) {
                (Locale::Uk, "other") => "many",
                (Locale::En | Locale::It | Locale::Pt, "many") => "other",
                (_, name) => name,
            };
            if let Some(noun) = noun_behind(id.name, &variant.value).filter(|_| PLURALS.contains(&name)) {
                here.insert(name, noun);
            }
        }
        if here.values().collect::<BTreeSet<_>>().len() > 1 {
            here.into_iter().for_each(|(name, noun)| {
                found.entry(noun).or_default().insert(name);
            });
        }
    }
}

/// The word right behind a number.
fn noun_behind(number: &str, pattern: &Pattern<&'static str>) -> Option<String> {
    pattern.elements.windows(2).find_map(|pair| {
        let [
            PatternElement::Placeable { expression: Expression::Inline(InlineExpression::VariableReference { id }) },
            PatternElement::TextElement { value },
        ] = pair
        else {
            return None;
        };
        let word = value.strip_prefix(' ')?.split(' ').next().map(bare)?;
        (id.name == number && !word.is_empty()).then(|| word.to_lowercase())
    })
}

/// Is a number followed by a form of a noun that does not go with it?
fn disagrees(locale: Locale, nouns: &BTreeMap<String, BTreeSet<&'static str>>, words: &[&str]) -> bool {
    let [before, number, noun] = words else { return false };
    // A price or a sign is no number of things; behind it a mark ends the phrase.
    let plain = number.trim_start_matches('(');
    let Some(count) = plain.parse::<i64>().ok().filter(|_| plain.starts_with(|c: char| c.is_ascii_digit())) else {
        return false;
    };
    let free = match locale {
        // Nought takes either number in Brazil.
        Locale::Pt => count == 0,
        // Another case, in which a noun has the form of another number.
        Locale::Uk => *before == "до",
        Locale::En | Locale::It => false,
    };
    let categories = nouns.get(&bare(noun).to_lowercase());
    !free && categories.is_some_and(|categories| !categories.contains(category(locale, count)))
}

#[test]
fn every_message_is_right_with_every_number_and_word() {
    let mut wrong = BTreeMap::new();
    let mut said = 0;
    for &locale in Locale::ALL {
        let speaker = Speaker::new(locale);
        let nouns = counted(&speaker);
        assert!(nouns.len() > 20, "{locale}: {nouns:?}");
        for (id, text) in speaker.everything() {
            said += 1;
            let mut note = |why: &str| {
                wrong.entry((locale, id.clone(), why.to_owned())).or_insert_with(|| text.clone());
            };
            if text.contains(['{', '}', '\u{2068}', '\u{2069}']) {
                note("a variable is open");
            }
            if text.contains("  ")
                || [" ,", " .", " ;", " )", "( ", ",,", ";;", " :"].iter().any(|it| text.contains(it))
            {
                note("a stray space or mark");
            }
            let words = words(&text);
            for pair in words.windows(2) {
                let one = pair[0].trim_start_matches(|c: char| !c.is_alphanumeric());
                if clash(locale, one, pair[1]) {
                    note(&format!("{} {}", pair[0], pair[1]));
                }
            }
            let begun: Vec<&str> = std::iter::once("").chain(words.iter().copied()).collect();
            for three in begun.windows(3).filter(|three| disagrees(locale, &nouns, three)) {
                note(&three[1..].join(" "));
            }
            if locale == Locale::Uk && words.iter().any(|word| is_mixed(word)) {
                note("letters of two alphabets in a word");
            }
        }
    }
    assert!(said > 20_000, "{said}");
    let list: Vec<String> =
        wrong.iter().map(|((locale, id, why), text)| format!("{locale} {id}: {why}: '{text}'")).collect();
    assert!(list.is_empty(), "{} messages:\n{}", list.len(), list.join("\n"));
}

/// Has a word letters of both alphabets, without a hyphen between them?
fn is_mixed(word: &str) -> bool {
    word.split(['-', '–', '/', '’']).any(|part| {
        let cyrillic = part.chars().any(|c| ('\u{400}'..='\u{4ff}').contains(&c));
        cyrillic && part.chars().any(|c| c.is_ascii_alphabetic())
    })
}

#[test]
fn the_checks_notice_what_they_are_for() {
    let wrong = [
        (Locale::En, "a engineer"),
        (Locale::En, "an cowboy"),
        (Locale::It, "il allevatore"),
        (Locale::It, "di Il"),
        (Locale::It, "il spazio"),
        (Locale::It, "una azione"),
        (Locale::Pt, "de o"),
        (Locale::Pt, "de Cairo"),
        (Locale::Pt, "em a"),
    ];
    for (locale, pair) in wrong {
        let (one, other) = pair.split_once(' ').unwrap();
        assert!(clash(locale, one, other), "{locale}: {pair}");
    }
    let right = [
        (Locale::En, "a one-way"),
        (Locale::It, "l’allevatore va"),
        (Locale::It, "gli spazi"),
        (Locale::Pt, "do Cairo"),
    ];
    for (locale, pair) in right {
        let (one, other) = pair.split_once(' ').unwrap();
        assert!(!clash(locale, one, other), "{locale}: {pair}");
    }
    assert!(is_mixed("cкотар") && !is_mixed("скотар") && !is_mixed("Канзас-City"));
    let nouns = counted(&Speaker::new(Locale::En));
    assert!(
        disagrees(Locale::En, &nouns, &["raise", "1", "cards"]) && !disagrees(Locale::En, &nouns, &["", "2", "cards"])
    );
    assert!(nouns["cards"].contains("other") && !nouns["cards"].contains("one"), "{:?}", nouns["cards"]);
}
