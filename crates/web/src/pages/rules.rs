//! The rules reference. Every clause has an address.

use super::Params;
use super::shell::Page;
use crate::error::Trouble;
use crate::rulebook::{self, BOOKS};
use crate::visitor::Visitor;
use crate::words::Value;
use axum::extract::Path;
use axum::http::StatusCode;
use cowcatcher_proof::rulebook::{Book, Clause};
use maud::{Markup, html};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Most words of a search that are looked for.
const MOST_WORDS: usize = 8;

/// What somebody looks for, and in the rules of which game: the first part of its clauses, in lower case.
#[derive(Deserialize)]
pub struct Search {
    #[serde(default)]
    q: String,
    #[serde(default)]
    game: String,
}

/// The key of a book in an address: the first part of its clauses, in lower case.
fn key(book: &Book) -> String {
    book.clauses().next().map(|clause| clause.game().to_lowercase()).unwrap_or_default()
}

/// All clauses of a game, or those that contain some words.
pub async fn page(visitor: Visitor, Params(search): Params<Search>) -> Markup {
    let words: Vec<String> = search.q.to_lowercase().split_whitespace().take(MOST_WORDS).map(str::to_owned).collect();
    let open = BOOKS.iter().position(|(_, book)| key(book) == search.game).unwrap_or_default();
    let (title, book) = &BOOKS[open];
    let found: Vec<&Clause> = book.clauses().filter(|clause| clause.contains(&words)).collect();
    let content = html! {
        @if words.is_empty() {
            nav.chapters aria-label=(visitor.locale.text("rules-chapters")) {
                @for chapter in &book.chapters { a href={ "#" (anchor(chapter.title)) } { (named(chapter.title)) } }
            }
            @for chapter in &book.chapters {
                h2 id=(anchor(chapter.title)) { (named(chapter.title)) }
                (listed(chapter.clauses.iter(), true))
            }
        } @else {
            p role="status" {
                (visitor.locale.text_with("rules-found", &[("count", Value::from(found.len() as i64))]))
                " · " a href={ "/rules?game=" (key(book)) } { (visitor.locale.text("rules-all")) }
            }
            (listed(found.into_iter(), true))
        }
    };
    frame(&visitor, title, book, &search.q, content)
}

/// One clause with its chapter.
pub async fn clause(visitor: Visitor, Path(name): Path<String>) -> Result<Markup, Trouble> {
    let missing = || Trouble::new(StatusCode::NOT_FOUND, "not-found", "there is no such clause");
    let (title, book, found) = rulebook::find(&name).ok_or_else(missing)?;
    let chapter = book.chapters.iter().find(|chapter| chapter.clauses.contains(found));
    let content = html! {
        p { a href={ "/rules?game=" (key(book)) } { (visitor.locale.text("rules-all")) } }
        div.found { (listed(std::iter::once(found), false)) }
        @if let Some(chapter) = chapter {
            h2 { (named(chapter.title)) }
            (listed(chapter.clauses.iter(), true))
        }
    };
    Ok(frame(&visitor, title, book, "", content))
}

fn frame(visitor: &Visitor, game: &str, book: &Book, asked: &str, content: Markup) -> Markup {
    let locale = visitor.locale;
    let title = locale.text("rules-title");
    let content = html! {
        section.sheet.rules {
            h1 { (locale.text_with("rules-of", &[("game", Value::from(game))])) }
            @if BOOKS.len() > 1 {
                nav.books aria-label=(locale.text("rules-books")) {
                    @for (title, other) in BOOKS.iter() {
                        a href={ "/rules?game=" (key(other)) } aria-current=[(*title == game).then_some("page")] { (title) }
                    }
                }
            }
            form.search method="get" action="/rules" role="search" {
                input type="hidden" name="game" value=(key(book));
                input type="search" name="q" value=(asked) maxlength="100" aria-label=(locale.text("rules-search"))
                    placeholder=(locale.text("rules-search"));
                button { (locale.text("rules-search-button")) }
            }
            p.faint { (locale.text("rules-language")) }
            (content)
        }
    };
    Page { visitor, title: &title, address: "/rules", class: "plain", card: None, content }.render()
}

/// The name of a chapter: what stands behind it in brackets is how its clauses are called.
fn named(title: &str) -> &str {
    title.rfind(" (").map_or(title, |brackets| &title[..brackets])
}

fn anchor(title: &str) -> String {
    let words = named(title).split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-").to_lowercase()
}

/// Clauses, each with an anchor of its name unless it stands on the page a second time.
fn listed<'a>(clauses: impl Iterator<Item = &'a Clause>, anchored: bool) -> Markup {
    html! {
        dl.clauses lang="en" {
            @for clause in clauses {
                dt id=[anchored.then_some(clause.id)] {
                    a href={ "/rules/" (clause.id) } { (clause.id) }
                    @for tag in &clause.tags { @if *tag != "both" { span.tag { (tag) } } }
                }
                dd { (prose(clause.game(), &clause.text)) }
            }
        }
    }
}

/// The text of a clause: what stands between stars is stressed, and references lead to their clauses.
fn prose(game: &str, text: &str) -> Markup {
    let parts = text.split('*').enumerate();
    html! {
        @for (number, part) in parts { @if number % 2 == 1 { em { (linked(game, part)) } } @else { (linked(game, part)) } }
    }
}

fn linked(game: &str, text: &str) -> Markup {
    // A reference such as HIRE-02 or GWT-HIRE-02 stands between anything that is neither letter, digit nor hyphen.
    let mut pieces: Vec<(&str, bool)> = Vec::new();
    let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let kind = is_word(first);
        let end = rest.find(|letter| is_word(letter) != kind).unwrap_or(rest.len());
        let (piece, after) = rest.split_at(end);
        pieces.push((
            piece,
            kind && piece.contains('-') && piece.starts_with(|letter: char| letter.is_ascii_uppercase()),
        ));
        rest = after;
    }
    html! {
        @for (piece, reference) in pieces {
            @match IDS.get(&(game, piece)).filter(|_| reference) {
                Some(id) => { a href={ "/rules/" (id) } { (piece) } },
                None => { (piece) },
            }
        }
    }
}

/// The names of all clauses by game, as they are and as references inside the book have them.
static IDS: LazyLock<BTreeMap<(&str, &str), &str>> = LazyLock::new(|| {
    let clauses = BOOKS.iter().flat_map(|(_, book)| book.clauses());
    clauses.flat_map(|it| [it.id, it.short()].map(|name| ((it.game(), name), it.id))).collect()
});

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn references_are_links() {
        let html = prose("GWT", "See HIRE-02 and <b>; *Why:* GWT-TURN-01.").into_string();
        assert!(html.contains(r#"<a href="/rules/GWT-HIRE-02">HIRE-02</a>"#), "{html}");
        assert!(html.contains(r#"<em>Why:</em>"#) && html.contains(r#"<a href="/rules/GWT-TURN-01">"#), "{html}");
        assert!(html.contains("&lt;b&gt;"));
    }

    #[test]
    fn chapters_have_names_in_words_and_each_an_anchor() {
        for (game, book) in BOOKS.iter() {
            let anchors: BTreeSet<String> = book.chapters.iter().map(|chapter| anchor(chapter.title)).collect();
            assert_eq!(anchors.len(), book.chapters.len(), "{game}: {anchors:?}");
            for chapter in &book.chapters {
                let shouts = |word: &str| word.len() > 2 && word.chars().all(|letter| letter.is_ascii_uppercase());
                assert!(!named(chapter.title).split(' ').any(shouts), "{game}: {}", chapter.title);
            }
        }
    }
}
