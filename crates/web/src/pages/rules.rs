//! The rules reference. Every clause has an address.

use super::Params;
use super::shell::Page;
use crate::error::Trouble;
use crate::visitor::Visitor;
use crate::words::rules::{self, Rules};
use crate::words::{Locale, Value};
use axum::extract::Path;
use axum::http::StatusCode;
use cowcatcher_proof::rulebook::Clause;
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
    /// Everything unfolded, for paper.
    #[serde(default)]
    print: bool,
}

/// The key of a book in an address: the first part of its clauses, in lower case.
fn key(rules: &Rules) -> String {
    rules.book.clauses().next().map(|clause| clause.game().to_lowercase()).unwrap_or_default()
}

/// All clauses of a game, or those that contain some words.
pub async fn page(visitor: Visitor, Params(search): Params<Search>) -> Markup {
    let locale = visitor.locale;
    let words: Vec<String> = search.q.to_lowercase().split_whitespace().take(MOST_WORDS).map(str::to_owned).collect();
    let books = rules::books(locale);
    let rules = books.iter().find(|rules| key(rules) == search.game).unwrap_or(&books[0]);
    let found: Vec<&Clause> = rules.book.clauses().filter(|clause| clause.contains(&words)).collect();
    let list = List { locale, anchored: true, open: search.print };
    let content = html! {
        @if words.is_empty() {
            nav.chapters aria-label=(locale.text("rules-chapters")) {
                @for chapter in &rules.book.chapters { a href={ "#" (anchor(chapter.title)) } { (named(chapter.title)) } }
            }
            @for chapter in &rules.book.chapters {
                h2 id=(anchor(chapter.title)) { (named(chapter.title)) }
                (list.of(chapter.clauses.iter()))
            }
        } @else {
            p role="status" {
                (locale.text_with("rules-found", &[("count", Value::from(found.len() as i64))]))
                " · " a href={ "/rules?game=" (key(rules)) } { (locale.text("rules-all")) }
            }
            (list.of(found.into_iter()))
        }
    };
    frame(&visitor, rules, &search.q, content)
}

/// One clause with its chapter.
pub async fn clause(visitor: Visitor, Path(name): Path<String>) -> Result<Markup, Trouble> {
    let missing = || Trouble::new(StatusCode::NOT_FOUND, "not-found", "there is no such clause");
    let locale = visitor.locale;
    let (rules, found) = rules::find(locale, &name).ok_or_else(missing)?;
    let chapter = rules.book.chapters.iter().find(|chapter| chapter.clauses.contains(found));
    let content = html! {
        p { a href={ "/rules?game=" (key(rules)) } { (locale.text("rules-all")) } }
        div.found { (List { locale, anchored: false, open: true }.of(std::iter::once(found))) }
        @if let Some(chapter) = chapter {
            h2 { (named(chapter.title)) }
            (List { locale, anchored: true, open: false }.of(chapter.clauses.iter()))
        }
    };
    Ok(frame(&visitor, rules, "", content))
}

fn frame(visitor: &Visitor, rules: &Rules, asked: &str, content: Markup) -> Markup {
    let locale = visitor.locale;
    let title = locale.text("rules-title");
    let books = rules::books(locale);
    let content = html! {
        section.sheet.rules {
            h1 { (locale.text_with("rules-of", &[("game", Value::from(rules.title))])) }
            @if books.len() > 1 {
                nav.books aria-label=(locale.text("rules-books")) {
                    @for other in books {
                        a href={ "/rules?game=" (key(other)) } aria-current=[(other.title == rules.title).then_some("page")] {
                            (other.title)
                        }
                    }
                }
            }
            form.search method="get" action="/rules" role="search" {
                input type="hidden" name="game" value=(key(rules));
                input type="search" name="q" value=(asked) maxlength="100" aria-label=(locale.text("rules-search"))
                    placeholder=(locale.text("rules-search"));
                button { (locale.text("rules-search-button")) }
                a.print href={ "/rules?game=" (key(rules)) "&print=true" } { (locale.text("rules-print")) }
            }
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

/// How clauses are listed.
#[derive(Clone, Copy)]
struct List {
    locale: Locale,
    /// Each has an anchor of its name, unless it stands on the page a second time.
    anchored: bool,
    /// What stands beneath a clause is unfolded.
    open: bool,
}

impl List {
    fn of<'a>(self, clauses: impl Iterator<Item = &'a Clause>) -> Markup {
        html! {
            dl.clauses {
                @for clause in clauses {
                    dt id=[self.anchored.then_some(clause.id)] {
                        a href={ "/rules/" (clause.id) } { (clause.id) }
                        @for tag in clause.tags.iter().filter_map(|tag| tag_words(self.locale, tag)) { span.tag { (tag) } }
                    }
                    dd {
                        (prose(clause.game(), &clause.text))
                        (self.beneath(clause))
                    }
                }
            }
        }
    }

    /// Why it was decided so, and where it comes from.
    fn beneath(self, clause: &Clause) -> Markup {
        let (locale, game) = (self.locale, clause.game());
        html! {
            @if let Some(reason) = &clause.reason {
                details.beneath open[self.open] {
                    summary { (locale.text("rules-why")) }
                    p { (prose(game, reason)) }
                }
            }
            @if !clause.sources.is_empty() {
                details.beneath open[self.open] {
                    summary { (locale.text("rules-source")) }
                    @for source in &clause.sources { p { (source_words(locale, source)) } }
                }
            }
        }
    }
}

/// Where a clause holds, in words; nothing if it holds everywhere.
fn tag_words(locale: Locale, tag: &str) -> Option<String> {
    let id = match tag {
        "both" => return None,
        "1E" => "rules-tag-first",
        "2E" => "rules-tag-second",
        "base" => "rules-tag-base",
        "standard" => "rules-tag-standard",
        "public" => "rules-tag-public",
        "ruling" => "rules-tag-ruling",
        other => return Some(other.to_owned()),
    };
    Some(locale.text(id))
}

/// Where a clause comes from, in words.
fn source_words(locale: Locale, source: &str) -> String {
    match source {
        "seed" => locale.text("rules-source-print"),
        "known" => locale.text("rules-source-known"),
        other => other.to_owned(),
    }
}

/// The text of a clause: what stands between stars is stressed, and references lead to their clauses.
pub(super) fn prose(game: &str, text: &str) -> Markup {
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
    let clauses = rules::books(Locale::En).iter().flat_map(|rules| rules.book.clauses());
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
        for (game, book) in Locale::ALL.iter().flat_map(|&locale| rules::books(locale)).map(|it| (it.title, &it.book)) {
            let anchors: BTreeSet<String> = book.chapters.iter().map(|chapter| anchor(chapter.title)).collect();
            assert_eq!(anchors.len(), book.chapters.len(), "{game}: {anchors:?}");
            for chapter in &book.chapters {
                let shouts = |word: &str| word.len() > 2 && word.chars().all(|letter| letter.is_ascii_uppercase());
                assert!(!named(chapter.title).split(' ').any(shouts), "{game}: {}", chapter.title);
            }
        }
    }
}
