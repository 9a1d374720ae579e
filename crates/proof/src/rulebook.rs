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
    /// Why a ruling of ours decides so.
    pub reason: Option<String>,
    /// Where it comes from, as far as the book says so: each `seed`, `known` or words.
    pub sources: Vec<String>,
}

/// What parts a clause from the reason of a ruling, in every language.
const WHY: &str = "*Why:*";

impl Book {
    /// Reads a book. Clauses are lines such as `- **GWT-HIRE-02** [both] What it says. *Why:* a reason. [source: review]`, which may go
    /// on indented; chapters are headings.
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
                let (reason, sources) = (None, Vec::new());
                chapter.clauses.push(Clause { id, tags, text: text.to_owned(), reason, sources });
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
        chapters.iter_mut().flat_map(|chapter| &mut chapter.clauses).for_each(Clause::part);
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

    /// Parts what it says from why, and from where it comes from.
    fn part(&mut self) {
        while let Some((text, source)) = self.text.strip_suffix(']').and_then(|text| text.rsplit_once(" [")) {
            let source = source.trim();
            match source.strip_prefix("ruling:") {
                Some(reason) => self.reason = Some(reason.trim().to_owned()),
                None => self.sources.push(source.strip_prefix("source:").unwrap_or(source).trim().to_owned()),
            }
            self.text = text.trim_end().to_owned();
        }
        if let Some((text, reason)) = self.text.split_once(WHY) {
            self.reason = Some(reason.trim().to_owned());
            self.text = text.trim_end().to_owned();
        }
    }

    /// Does it no longer hold?
    pub fn withdrawn(&self) -> bool {
        self.tags.contains(&"withdrawn")
    }

    /// Does it contain all these words, given in lower case, or other forms of them?
    pub fn contains(&self, words: &[String]) -> bool {
        let reason = self.reason.as_deref().unwrap_or_default();
        let text = format!("{} {} {reason}", self.id, self.text).to_lowercase();
        words.iter().all(|word| text.contains(word) || has_form_of(&text, word))
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.id)?;
        for tag in &self.tags {
            write!(f, "[{tag}]")?;
        }
        let gap = if self.tags.is_empty() { "" } else { " " };
        write!(f, "{gap}{}", self.text)?;
        if let Some(reason) = &self.reason {
            write!(f, " {WHY} {reason}")?;
        }
        self.sources.iter().try_for_each(|source| write!(f, " [{source}]"))
    }
}

/// Does a word of the text begin as this one does, but for its ending? The languages of the rules inflect at the end, and the longer a
/// word, the more of its end may belong to its form.
fn has_form_of(text: &str, word: &str) -> bool {
    let length = word.chars().count();
    let ending = match length {
        // So short that another form can't be told from another word.
        0..5 => return false,
        5 => 1,
        6..8 => 2,
        _ => 3,
    };
    let stem: String = word.chars().take(length - ending).collect();
    let mut words = text.split(|letter: char| !letter.is_alphanumeric());
    words.any(|other| other.starts_with(&stem) && other.chars().count() <= length + ending)
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
             - **not a clause** text\n## Empty\n## Two\n- **X-TWO-10** [withdrawn] Nothing.\n",
        );
        let ids: Vec<&str> = book.clauses().map(|clause| clause.id).collect();
        assert_eq!(ids, ["X-ONE-01", "X-ONE-02", "X-TWO-10"]);
        let second = &book.chapters[0].clauses[1];
        assert_eq!(second.tags, ["1E", "ruling"]);
        assert_eq!((second.text.as_str(), second.reason.as_deref()), ("Second goes on.", Some("so.")));
        assert_eq!((second.game(), second.chapter(), second.short()), ("X", "X-ONE", "ONE-02"));
        assert_eq!(book.chapters.len(), 2);
        assert!(book.chapters[1].clauses[0].withdrawn());
        assert!(second.contains(&["x-one-02".to_owned(), "goes".to_owned(), "so".to_owned()]));
        assert_eq!(second.to_string(), "X-ONE-02 [1E][ruling] Second goes on. *Why:* so.");
    }

    #[test]
    fn where_a_clause_comes_from_is_no_part_of_what_it_says() {
        let book = Book::read(
            "## One\n- **X-ONE-01** It is £1. [source: review; column: seed]\n- **X-ONE-02** Two. [ruling: a tie]\n\
             - **X-ONE-03** Three [or four]: five. [seed]\n",
        );
        let clauses: Vec<_> = book.clauses().collect();
        assert_eq!(
            (clauses[0].text.as_str(), clauses[0].sources.as_slice()),
            ("It is £1.", &["review; column: seed".to_owned()][..])
        );
        assert_eq!((clauses[1].text.as_str(), clauses[1].reason.as_deref()), ("Two.", Some("a tie")));
        assert_eq!(
            (clauses[2].text.as_str(), clauses[2].sources.as_slice()),
            ("Three [or four]: five.", &["seed".to_owned()][..])
        );
    }

    #[test]
    fn other_forms_of_a_word_are_found() {
        assert!(has_form_of("la locomotiva percorre le tratte", "locomotive"));
        assert!(has_form_of("перемістіть локомотив уперед", "локомотива"));
        assert!(has_form_of("each delivery pays", "deliveries"));
        assert!(!has_form_of("the station master", "state"));
        assert!(!has_form_of("the cat", "cats"), "a short word has no stem");
    }
}
