//! The rules in every language are the same rules: clause by clause, with the same tags, references and figures.

use crate::Locale;
use crate::rules::{Rules, books, find};
use cowcatcher_proof::rulebook::{Clause, is_clause};

/// All that a clause says, why, and where it comes from.
fn whole(clause: &Clause) -> String {
    let reason = clause.reason.iter().chain(&clause.sources);
    reason.fold(clause.text.clone(), |text, more| text + " " + more)
}

/// The references to other clauses, and the figures outside them, each sorted.
fn references_and_figures(clause: &Clause) -> (Vec<String>, Vec<String>) {
    let text = whole(clause);
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    let is_reference = |word: &&str| is_clause(word) || is_clause(&format!("{}-{word}", clause.game()));
    let (references, others): (Vec<&str>, Vec<&str>) = words.partition(is_reference);
    let digits =
        |word: &str| word.split(|letter: char| !letter.is_ascii_digit()).map(str::to_owned).collect::<Vec<_>>();
    let mut figures: Vec<String> = others.into_iter().flat_map(digits).filter(|it| !it.is_empty()).collect();
    let mut references: Vec<String> = references.into_iter().map(str::to_owned).collect();
    references.sort();
    figures.sort();
    (references, figures)
}

/// The code in brackets behind the name of a chapter, which is the same in every language.
fn code(title: &str) -> &str {
    title.rfind(" (").map_or(title, |at| &title[at..])
}

fn compare(locale: Locale, rules: &Rules, english: &Rules) {
    let ids = |rules: &Rules| rules.book.clauses().map(|clause| clause.id).collect::<Vec<_>>();
    assert_eq!(ids(rules), ids(english), "{locale}: {}", english.title);
    for (chapter, same) in rules.book.chapters.iter().zip(&english.book.chapters) {
        assert_eq!(code(chapter.title), code(same.title), "{locale}");
        assert_ne!(chapter.title, code(chapter.title), "{locale}: a chapter without a name");
    }
    for (clause, same) in rules.book.clauses().zip(english.book.clauses()) {
        let which = format!("{locale} {}", clause.id);
        assert_eq!(clause.tags, same.tags, "{which}");
        assert_eq!(references_and_figures(clause), references_and_figures(same), "{which}: {}", clause.text);
        assert_eq!(clause.reason.is_some(), same.reason.is_some(), "{which}: the reason");
        assert_eq!(clause.sources.len(), same.sources.len(), "{which}: {:?}", clause.sources);
        assert_ne!(clause.text, same.text, "{which} is not translated");
        let (length, english) = (clause.text.chars().count() as f64, same.text.chars().count() as f64);
        assert!(length > 0.45 * english, "{which} says much less than the English: {}", clause.text);
    }
}

#[test]
fn every_language_has_the_same_rules() {
    for &locale in Locale::ALL.iter().filter(|&&locale| locale != Locale::En) {
        let (here, english) = (books(locale), books(Locale::En));
        assert_eq!(here.len(), english.len());
        here.iter().zip(english).for_each(|(rules, same)| compare(locale, rules, same));
    }
}

#[test]
fn where_a_clause_comes_from_is_said_in_the_language_too() {
    // What the books of rules call their sources among themselves; alone they are put into words by the page.
    const MARKS: [&str; 3] = ["seed", "known", "ruling"];
    const ENGLISH: [&str; 8] = ["half", "level", "order", "wording", "refill", "second", "last", "first"];
    for &locale in Locale::ALL {
        let clauses = books(locale).iter().flat_map(|rules| rules.book.clauses());
        for (clause, source) in clauses.flat_map(|clause| clause.sources.iter().map(move |source| (clause, source))) {
            let words: Vec<&str> = source.split(|letter: char| !letter.is_alphanumeric()).collect();
            assert!(words.len() == 1 || !words.contains(&"seed"), "{locale} {}: {source}", clause.id);
            let english = |word: &&str| MARKS.contains(word) || ENGLISH.contains(word);
            let left = locale != Locale::En && words.len() > 1 && words.iter().any(english);
            assert!(!left, "{locale} {}: {source}", clause.id);
        }
    }
}

#[test]
fn a_clause_is_found_in_the_language_asked_for() {
    for (locale, word) in
        [(Locale::En, "worker"), (Locale::It, "lavorator"), (Locale::Pt, "trabalhador"), (Locale::Uk, "робітник")]
    {
        let (rules, clause) = find(locale, "hire-02").expect("it is there");
        assert_eq!((clause.id, rules.title), ("GWT-HIRE-02", "Great Western Trail"));
        let chapter = rules.book.clauses().filter(|it| it.chapter() == clause.chapter());
        assert!(chapter.map(|it| it.text.to_lowercase()).any(|text| text.contains(word)), "{locale}");
    }
    assert!(find(Locale::Uk, "GWT-NOTHING-01").is_none());
}
