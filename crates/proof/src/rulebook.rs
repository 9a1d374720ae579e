//! The rules of a game as numbered clauses, for looking up.

use std::fmt;

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
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause {
    /// Its name, such as `GWT-HIRE-02`.
    pub id: &'static str,
    /// Where it holds, how certain it is, and whether it is a ruling of ours, such as `1E` and `ruling`.
    pub tags: Vec<&'static str>,
    /// What it says.
    pub text: String,
}

impl Book {
    /// Reads a book. Clauses are lines such as `- **GWT-HIRE-02** [both] What it says. [known]`, which may go on indented;
    /// chapters are headings.
    pub fn read(text: &'static str) -> Book {
        let mut chapters: Vec<Chapter> = Vec::new();
        let mut open = false;
        for line in text.lines() {
            if let Some(title) = line.strip_prefix("## ") {
                chapters.push(Chapter { title: title.trim(), clauses: Vec::new() });
                open = false;
                continue;
            }
            let Some(chapter) = chapters.last_mut() else { continue };
            let start = line.strip_prefix("- **").and_then(|rest| rest.split_once("** "));
            if let Some((id, rest)) = start.filter(|(id, _)| is_clause(id)) {
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

    /// All clauses in order.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.chapters.iter().flat_map(|chapter| &chapter.clauses)
    }
}

impl Clause {
    /// The game, such as `GWT`.
    pub fn game(&self) -> &'static str {
        self.id.split_once('-').map_or(self.id, |(game, _)| game)
    }

    /// Its name as references inside the book have it, without the game: `HIRE-02`.
    pub fn short(&self) -> &'static str {
        self.id.split_once('-').map_or(self.id, |(_, rest)| rest)
    }

    /// The chapter, such as `GWT-HIRE`.
    pub fn chapter(&self) -> &'static str {
        self.id.rsplit_once('-').map_or(self.id, |(chapter, _)| chapter)
    }

    /// Does it no longer hold?
    pub fn withdrawn(&self) -> bool {
        self.text.to_lowercase().starts_with("withdrawn")
    }

    /// Does it contain all these words, given in lower case?
    pub fn contains(&self, words: &[String]) -> bool {
        let text = format!("{} {}", self.id, self.text).to_lowercase();
        words.iter().all(|word| text.contains(word))
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.id)?;
        for tag in &self.tags {
            write!(f, "[{tag}]")?;
        }
        let gap = if self.tags.is_empty() { "" } else { " " };
        write!(f, "{gap}{}", self.text)
    }
}

/// Is it the name of a clause: capital words and a number, joined by hyphens?
pub fn is_clause(text: &str) -> bool {
    let Some((words, number)) = text.rsplit_once('-') else { return false };
    let word =
        |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit());
    words.contains('-')
        && words.split('-').all(word)
        && !number.is_empty()
        && number.bytes().all(|b| b.is_ascii_digit())
}

/// The tags in brackets before a text.
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
    fn a_book_is_read_with_its_tags() {
        let book = Book::read(
            "# Title\n## One\n- **X-ONE-01** [both] First.\n- **X-ONE-02** [1E][ruling] Second\n  goes on. *Why:* so.\n\n\
             - **not a clause** text\n## Empty\n## Two\n- **X-TWO-10** withdrawn\n",
        );
        let ids: Vec<&str> = book.clauses().map(|clause| clause.id).collect();
        assert_eq!(ids, ["X-ONE-01", "X-ONE-02", "X-TWO-10"]);
        let second = &book.chapters[0].clauses[1];
        assert_eq!(second.tags, ["1E", "ruling"]);
        assert_eq!(second.text, "Second goes on. *Why:* so.");
        assert_eq!((second.game(), second.chapter(), second.short()), ("X", "X-ONE", "ONE-02"));
        assert_eq!(book.chapters.len(), 2);
        assert!(book.chapters[1].clauses[0].withdrawn());
        assert!(second.contains(&["x-one-02".to_owned(), "goes".to_owned()]));
    }
}
