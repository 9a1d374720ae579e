//! What a name looks like, so that nobody takes one that can be mistaken for another's (UTS 39).

use unicode_security::confusable_detection::skeleton;

/// What a name looks like as it is written, and in small letters: a capital I is an l to the eye, and an i to whoever reads.
pub fn looks(name: &str) -> Vec<String> {
    let seen = |name: &str| skeleton(name).collect::<String>().to_lowercase();
    let close: String = name.chars().filter(|letter| !letter.is_whitespace()).collect();
    let mut looks = vec![seen(&close), seen(&close.to_lowercase())];
    looks.dedup();
    looks
}

#[cfg(test)]
mod tests {
    use super::looks;

    /// Can one be mistaken for the other?
    fn alike(one: &str, other: &str) -> bool {
        looks(one).iter().any(|look| looks(other).contains(look))
    }

    #[test]
    fn names_that_look_the_same_are_alike() {
        for (one, other) in [
            ("Ann", "ann"),
            ("Ann", "Αnn"),
            ("Ann", "Аnn"),
            ("Anna", "Ann a"),
            ("Ivan", "lvan"),
            ("Ivan", "ivan"),
            ("Bob", "B0b"),
            ("Tom", "Torn"),
            ("Олена", "Oлeнa"),
            ("scope", "ѕсоре"),
            ("Zoë", "Zoe\u{308}"),
        ] {
            assert!(alike(one, other), "{one} {other}: {:?} {:?}", looks(one), looks(other));
        }
        for (one, other) in [("Ann", "Anna"), ("Ali", "All"), ("Bob", "Rob"), ("Olena", "Olga"), ("Zoe", "Zoë")] {
            assert!(!alike(one, other), "{one} {other}");
        }
    }
}
