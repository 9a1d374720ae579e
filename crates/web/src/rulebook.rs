//! The rules as numbered clauses, for looking up.

use std::sync::LazyLock;

/// A book of rules.
#[derive(Debug)]
pub struct Book {
    /// The chapters in order.
    pub chapters: Vec<Chapter>,
}

/// A chapter of the rules.
#[derive(Debug)]
pub struct Chapter {
    /// Its heading.
    pub title: &'static str,
    /// Its clauses in order.
    pub clauses: Vec<Clause>,
}

/// A clause of the rules.
#[derive(Debug)]
pub struct Clause {
    /// Its name, such as `GWT-HIRE-02`.
    pub id: &'static str,
    /// Where it holds, and whether it is a ruling of ours, such as `1E` and `ruling`.
    pub tags: Vec<&'static str>,
    /// What it says.
    pub text: String,
}

/// The rules of Great Western Trail.
pub static BOOK: LazyLock<Book> = LazyLock::new(|| read(include_str!("../../../rules/gwt-rules.md")));

/// The prefix that references inside the book drop.
pub const PREFIX: &str = "GWT-";

impl Book {
    /// All clauses in order.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.chapters.iter().flat_map(|chapter| &chapter.clauses)
    }

    /// The clause of that name, with or without the prefix, in any case.
    pub fn find(&self, name: &str) -> Option<&Clause> {
        let name = name.to_uppercase();
        self.clauses().find(|clause| clause.id == name || clause.id.strip_prefix(PREFIX) == Some(&name))
    }
}

impl Clause {
    /// Does it contain all these words, given in lower case?
    pub fn contains(&self, words: &[String]) -> bool {
        let text = format!("{} {}", self.id, self.text).to_lowercase();
        words.iter().all(|word| text.contains(word))
    }
}

/// Clauses are lines such as `- **GWT-HIRE-02** [both] What it says.`, which may go on indented; chapters are headings.
fn read(book: &'static str) -> Book {
    let mut chapters: Vec<Chapter> = Vec::new();
    let mut open = false;
    for line in book.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            chapters.push(Chapter { title: title.trim(), clauses: Vec::new() });
            open = false;
            continue;
        }
        let Some(chapter) = chapters.last_mut() else { continue };
        let start = line.strip_prefix("- **").and_then(|rest| rest.split_once("** "));
        if let Some((id, rest)) = start.filter(|(id, _)| id.starts_with(PREFIX)) {
            let (tags, text) = tags(rest);
            chapter.clauses.push(Clause { id, tags, text: text.to_owned() });
            open = true;
        } else if open && line.starts_with("  ") {
            if let Some(clause) = chapter.clauses.last_mut() {
                clause.text.push(' ');
                clause.text.push_str(line.trim());
            }
        } else {
            open = false;
        }
    }
    chapters.retain(|chapter| !chapter.clauses.is_empty());
    Book { chapters }
}

fn tags(text: &str) -> (Vec<&str>, &str) {
    let mut text = text.trim();
    let mut tags = Vec::new();
    while let Some((tag, rest)) = text.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        tags.push(tag);
        text = rest.trim_start();
    }
    (tags, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_book_is_read_whole() {
        assert!(BOOK.clauses().count() > 300);
        assert!(BOOK.chapters.len() > 10);
        let clause = BOOK.find("hire-02").unwrap();
        assert_eq!(clause.id, "GWT-HIRE-02");
        assert!(!clause.tags.is_empty() && !clause.text.starts_with('['));
        assert!(BOOK.find("GWT-NOTHING-01").is_none());
        assert!(clause.contains(&["hire-02".to_owned()]));
    }
}
