//! How to play: the pages in `guides/`, one for each game in every language.

use crate::Locale;
use std::sync::LazyLock;

/// How to play a game.
#[derive(Debug)]
pub struct Guide {
    /// The name of the game in the catalogue.
    pub game: &'static str,
    /// Its title.
    pub title: &'static str,
    /// One line that makes one want to play.
    pub hook: &'static str,
    /// What stands on the page.
    pub blocks: Vec<Block>,
}

/// A piece of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A heading.
    Heading(&'static str),
    /// A paragraph.
    Text(&'static str),
    /// What comes one after the other.
    Steps(Vec<&'static str>),
    /// What comes in no order.
    Points(Vec<&'static str>),
    /// A part of the board as an example shows it, with what there is to see.
    Picture {
        /// The name of the part.
        name: &'static str,
        /// What there is to see.
        caption: &'static str,
    },
}

/// A piece of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Span<'a> {
    /// As it is.
    Plain(&'a str),
    /// Stressed.
    Strong(&'a str),
    /// The name of a clause, which stands in square brackets.
    Clause(&'a str),
}

impl Guide {
    /// Reads a page: `# title`, `> hook`, and blocks with empty lines between them.
    fn read(game: &'static str, text: &'static str) -> Guide {
        let mut guide = Guide { game, title: "", hook: "", blocks: Vec::new() };
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            if let Some(title) = line.strip_prefix("# ") {
                guide.title = title;
            } else if let Some(hook) = line.strip_prefix("> ") {
                guide.hook = hook;
            } else {
                guide.add(line);
            }
        }
        guide
    }

    fn add(&mut self, line: &'static str) {
        let numbered = line.split_once(". ").filter(|(number, _)| number.bytes().all(|byte| byte.is_ascii_digit()));
        let picture = line.strip_prefix("![").and_then(|rest| rest.strip_suffix(')')?.rsplit_once("]("));
        match (self.blocks.last_mut(), numbered) {
            (Some(Block::Steps(steps)), Some((_, step))) => steps.push(step),
            (_, Some((_, step))) => self.blocks.push(Block::Steps(vec![step])),
            (last, None) => match (last, line.strip_prefix("- "), picture) {
                (Some(Block::Points(points)), Some(point), _) => points.push(point),
                (_, Some(point), _) => self.blocks.push(Block::Points(vec![point])),
                (_, _, Some((caption, name))) => self.blocks.push(Block::Picture { name, caption }),
                _ => self.blocks.push(line.strip_prefix("## ").map_or(Block::Text(line), Block::Heading)),
            },
        }
    }
}

/// A text in pieces: what stands between double stars is stressed, what stands in square brackets names a clause.
pub fn spans(text: &str) -> Vec<Span<'_>> {
    let mut spans = Vec::new();
    for (number, part) in text.split("**").enumerate() {
        if number % 2 == 1 {
            spans.push(Span::Strong(part));
            continue;
        }
        let mut rest = part;
        while let Some((before, (clause, after))) =
            rest.split_once('[').and_then(|(before, rest)| Some((before, rest.split_once(']')?)))
        {
            spans.extend([Span::Plain(before), Span::Clause(clause)]);
            rest = after;
        }
        spans.push(Span::Plain(rest));
    }
    spans.retain(|span| *span != Span::Plain(""));
    spans
}

macro_rules! guides {
    ($($game:literal),+) => {
        /// The pages of a language.
        fn read(locale: Locale) -> Vec<Guide> {
            vec![$(Guide::read($game, match locale {
                Locale::En => include_str!(concat!("../../../guides/en/", $game, ".md")),
                Locale::It => include_str!(concat!("../../../guides/it/", $game, ".md")),
                Locale::Pt => include_str!(concat!("../../../guides/pt-BR/", $game, ".md")),
                Locale::Uk => include_str!(concat!("../../../guides/uk/", $game, ".md")),
            })),+]
        }
    };
}

guides!("gwt1", "gwt2", "mombasa", "steam");

static GUIDES: LazyLock<Vec<(Locale, Vec<Guide>)>> =
    LazyLock::new(|| Locale::ALL.iter().map(|&locale| (locale, read(locale))).collect());

/// How to play the game of this name; `None` if nobody has written it down.
pub fn guide(locale: Locale, game: &str) -> Option<&'static Guide> {
    let (_, guides) = GUIDES.iter().find(|(of, _)| *of == locale)?;
    guides.iter().find(|guide| guide.game == game)
}
