//! The rules of all games, for looking up.

use crate::games::RULES;
use cowcatcher_proof::rulebook::{Book, Clause};
use std::sync::LazyLock;

/// The books with the titles of their games.
pub static BOOKS: LazyLock<Vec<(&str, Book)>> =
    LazyLock::new(|| RULES.iter().map(|&(title, rules)| (title, Book::read(rules))).collect());

/// The book and the clause of that name, with or without the game, in any case.
pub fn find(name: &str) -> Option<(&'static str, &'static Book, &'static Clause)> {
    let name = name.to_uppercase();
    let is = |clause: &&Clause| clause.id == name || clause.short() == name;
    BOOKS.iter().find_map(|(title, book)| Some((*title, book, book.clauses().find(is)?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_books_are_read_whole() {
        let (title, book) = &BOOKS[0];
        assert_eq!(*title, "Great Western Trail");
        assert!(book.clauses().count() > 300 && book.chapters.len() > 10);
        let (_, _, clause) = find("hire-02").unwrap();
        assert_eq!(clause.id, "GWT-HIRE-02");
        assert!(!clause.tags.is_empty() && !clause.text.starts_with('['));
        assert!(find("GWT-NOTHING-01").is_none());
    }
}
