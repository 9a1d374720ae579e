//! The bots as people meet them: a level is known by its characters, and what it does stands in a line.

use crate::Locale;

/// The characters of each level, by the end of their messages `bot-name-…`: as many as can sit at one table.
const CASTS: [(&str, [&str; 6]); 6] = [
    ("random", ["pip", "zigzag", "tilly", "momo", "dotty", "bingo"]),
    ("heuristic", ["otto", "greta", "emil", "ida", "hugo", "marta"]),
    ("easy", ["poppy", "rusty", "daisy", "toby", "lulu", "benny"]),
    ("medium", ["rosa", "marco", "nadia", "tomas", "vera", "felix"]),
    ("hard", ["astrid", "dante", "olena", "bruno", "carmen", "viktor"]),
    ("expert", ["minerva", "cassian", "octavia", "leonid", "aurelia", "ulysses"]),
];

/// The language in which tables store the names of bots.
const STORED: Locale = Locale::En;

/// Whoever has a style is one of those who play like that.
const WITH_STYLE: &str = "hard";

/// The characters of a bot; none if it has neither a level nor a style.
fn characters(bot: &str) -> &'static [&'static str] {
    let cast = |level: &str| CASTS.iter().find(|(name, _)| *name == level).map(|(_, characters)| &characters[..]);
    let styled = || Locale::En.has(&format!("bot-{bot}")).then(|| cast(WITH_STYLE)).flatten();
    cast(bot).or_else(styled).unwrap_or(&[])
}

fn called(locale: Locale, character: &str) -> String {
    locale.text(&format!("bot-name-{character}"))
}

/// What the bots of a level are called.
pub fn cast(locale: Locale, level: &str) -> Vec<String> {
    characters(level).iter().map(|character| called(locale, character)).collect()
}

/// A name for a bot of this level that sits down on this place, as tables store it: one that nobody there has in any language. The
/// level itself if there is none left, or the level has none.
pub fn christened(level: &str, place: usize, others: &[&str]) -> String {
    let all = characters(level);
    let free = |character: &&&str| !others.iter().any(|other| is_called(character, other));
    let found = all.iter().cycle().skip(place).take(all.len()).find(free);
    found.map_or_else(|| level.to_owned(), |character| called(STORED, character))
}

/// Is that what the character is called in any language?
fn is_called(character: &str, name: &str) -> bool {
    let name = name.to_lowercase();
    Locale::ALL.iter().any(|&locale| called(locale, character).to_lowercase() == name)
}

/// Is a bot's name, as it is stored, somebody else's too, in any language?
pub fn clash(level: &str, stored: &str, other: &str) -> bool {
    characters(level).iter().any(|character| called(STORED, character) == stored && is_called(character, other))
}

/// A bot's name, as it is stored, in a language; `None` if no character of the level has it.
pub fn name_in(locale: Locale, level: &str, stored: &str) -> Option<String> {
    let character = characters(level).iter().find(|character| called(STORED, character) == stored)?;
    Some(called(locale, character))
}

/// A level in a line: what it does, and how long it thinks.
pub fn about(locale: Locale, level: &str) -> String {
    let id = format!("bot-{level}");
    if locale.has(&id) { locale.text(&id) } else { level.to_owned() }
}

/// The word for a level or a style, without what it does.
pub fn kind(locale: Locale, level: &str) -> String {
    let about = about(locale, level);
    about.split_once(": ").map_or(about.clone(), |(kind, _)| kind.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn characters_are_told_apart_in_every_language() {
        for &locale in Locale::ALL {
            let all: Vec<String> = CASTS.iter().flat_map(|(level, _)| cast(locale, level)).collect();
            assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), 36, "{locale}: {all:?}");
            assert!(all.iter().all(|name| name.chars().count() <= 10 && !name.contains('-')), "{locale}: {all:?}");
            assert!(CASTS.iter().all(|(level, _)| about(locale, level).contains(": ")), "{locale}");
        }
    }

    #[test]
    fn a_bot_has_a_name_that_nobody_at_the_table_has() {
        assert_eq!(christened("medium", 1, &["Ann"]), "Marco");
        assert_eq!(christened("medium", 1, &["MARCO", "Надя", "Tomas"]), "Vera");
        let mut table: Vec<String> = Vec::new();
        for place in 0..6 {
            let others: Vec<&str> = table.iter().map(String::as_str).collect();
            let name = christened("hard", place, &others);
            table.push(name);
        }
        assert_eq!(table.iter().collect::<BTreeSet<_>>().len(), 6);
        assert_eq!(christened("hard", 0, &table.iter().map(String::as_str).collect::<Vec<_>>()), "hard");
        assert_eq!(christened("stranger", 0, &[]), "stranger");
        assert_eq!(christened("breeder", 1, &[]), "Dante", "whoever loves a style plays like hard");
    }

    #[test]
    fn a_name_is_written_as_the_reader_writes_it() {
        assert_eq!(name_in(Locale::Uk, "medium", "Nadia").as_deref(), Some("Надя"));
        assert_eq!(name_in(Locale::It, "medium", "Nadia").as_deref(), Some("Nadia"));
        // Tables from before bots had names, and bots that play for a person.
        assert_eq!(name_in(Locale::En, "medium", "medium"), None);
        assert_eq!(name_in(Locale::En, "easy", "Nadia"), None);
    }
}
