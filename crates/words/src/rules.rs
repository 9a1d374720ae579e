//! The rules of every game in every language: the clauses of `rules/` and their translations beside them.

use crate::Locale;
use cowcatcher_engine::Game;
use cowcatcher_proof::Lawful;
use cowcatcher_proof::rulebook::{Book, Clause};
use std::sync::LazyLock;

/// The rules of one game in one language.
#[derive(Debug)]
pub struct Rules {
    /// The title of the game.
    pub title: &'static str,
    /// Its names in the catalogue, one for each edition.
    pub names: Vec<&'static str>,
    /// Its clauses.
    pub book: Book,
}

macro_rules! translated {
    ($language:literal, $module:ident) => {
        include_str!(concat!("../../../rules/", $language, "/", stringify!($module), "-rules.md"))
    };
}

macro_rules! books {
    ($($module:ident::$game:ident,)+) => {
        /// The texts of a language, with the title and the names of each game.
        fn texts(locale: Locale) -> Vec<(&'static str, Vec<&'static str>, &'static str)> {
            vec![$({
                type G = cowcatcher_games::$module::$game;
                let text = match locale {
                    Locale::En => G::RULES,
                    Locale::It => translated!("it", $module),
                    Locale::Pt => translated!("pt-BR", $module),
                    Locale::Uk => translated!("uk", $module),
                };
                (G::TITLE, G::EDITIONS.iter().map(|edition| edition.name).collect(), text)
            }),+]
        }
    };
}

cowcatcher_games::every_game!(books);

static BOOKS: LazyLock<[Vec<Rules>; 4]> = LazyLock::new(|| {
    [Locale::En, Locale::It, Locale::Pt, Locale::Uk].map(|locale| {
        let texts = texts(locale).into_iter();
        texts.map(|(title, names, text)| Rules { title, names, book: Book::read(text) }).collect()
    })
});

/// The rules of all games in a language.
pub fn books(locale: Locale) -> &'static [Rules] {
    match locale {
        Locale::En => &BOOKS[0],
        Locale::It => &BOOKS[1],
        Locale::Pt => &BOOKS[2],
        Locale::Uk => &BOOKS[3],
    }
}

/// The clause of that name, with or without the game, in any case, and the rules it belongs to.
pub fn find(locale: Locale, name: &str) -> Option<(&'static Rules, &'static Clause)> {
    let name = name.to_uppercase();
    let is = |clause: &&Clause| clause.id == name || clause.short() == name;
    books(locale).iter().find_map(|rules| Some((rules, rules.book.clauses().find(is)?)))
}
