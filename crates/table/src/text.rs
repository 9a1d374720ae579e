//! Texts that people bring: names, talk, files of options. What can't be seen is taken out of them, so that nobody sits down without a name,
//! turns round the text after theirs, or towers over the lines above.

use crate::error::TableError;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};

/// Marks on one letter; no language writes more.
const MOST_MARKS: usize = 3;
/// Most bytes of the value of an option, which may be a file such as a map.
pub const LARGEST_OPTION: usize = 32 * 1024;
/// Most characters of a line of such a file. Titles and names stand in them, and they are shown wherever the board is.
const LONGEST_ITEM: usize = 120;
/// What stands between the lines of a file that was put into one line.
const SEPARATOR: &str = " / ";

/// Is this nothing to look at? Format characters turn the direction of writing or join what is there; the others are blank by design.
fn is_unseen(c: char) -> bool {
    let blank = matches!(
        c,
        // Fillers of Hangul, the blank pattern of Braille, joiners and vowels without a shape.
        '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{2800}' | '\u{34f}' | '\u{17b4}' | '\u{17b5}'
        // Selectors of variants, which alone are nothing.
        | '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0e}' | '\u{e0100}'..='\u{e01ef}'
    );
    blank
        || matches!(
            c.general_category(),
            GeneralCategory::Control | GeneralCategory::Format | GeneralCategory::Unassigned
        )
}

/// The text without what can't be seen: white space is blanks, and no letter has more than a few marks.
pub(crate) fn plain(text: &str) -> String {
    let mut marks = 0;
    let spaced = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c });
    let seen = spaced.filter(|&c| !is_unseen(c)).filter(|c| {
        marks = if c.general_category_group() == GeneralCategoryGroup::Mark { marks + 1 } else { 0 };
        marks <= MOST_MARKS
    });
    seen.collect()
}

/// A text that people gave: plain, without blank ends, not empty, not too long.
pub(crate) fn tidy(text: &str, what: &'static str, most: usize) -> Result<String, TableError> {
    let text = plain(text);
    let text = text.trim();
    match text.chars().count() {
        0 => Err(TableError::Empty { what }),
        length if length > most => Err(TableError::TooLong { what, most }),
        _ => Ok(text.to_owned()),
    }
}

/// The value of an option, line by line plain. Tables that are stored keep what they have; a new one is held to this.
///
/// # Errors
/// [`TableError::TooLong`] if it or a line of it is.
pub fn tidy_option(value: &str) -> Result<String, TableError> {
    if value.len() > LARGEST_OPTION {
        return Err(TableError::TooLong { what: "option", most: LARGEST_OPTION });
    }
    let lines: Vec<String> = value.lines().map(plain).collect();
    let mut items = lines.iter().flat_map(|line| line.split(SEPARATOR));
    if items.any(|item| !item.trim_start().starts_with('#') && item.chars().count() > LONGEST_ITEM) {
        return Err(TableError::TooLong { what: "line", most: LONGEST_ITEM });
    }
    Ok(lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied() {
        assert_eq!(tidy("  Ann\u{202e}\n\u{7}a ", "name", 24).unwrap(), "Ann a");
        assert!(matches!(tidy(&"é".repeat(25), "name", 24), Err(TableError::TooLong { most: 24, .. })));
        assert_eq!(tidy(&"é".repeat(24), "name", 24).unwrap().chars().count(), 24);
        for name in ["Zoë", "Їжак", "Łukasz", "ひろし", "नेहा", "محمد", "Nguyễn", "O’Brien", "🐄", "❤\u{fe0f}"]
        {
            assert_eq!(tidy(name, "name", 24).unwrap(), name);
        }
    }

    #[test]
    fn nobody_is_without_a_name_or_hides_in_one() {
        let blank = [
            "\u{200b} ",
            "\u{61c}",
            "\u{2060}",
            "\u{ad}",
            "\u{feff}",
            "\u{3164}",
            "\u{2800}",
            "\u{e0041}\u{e007f}",
            "\u{115f}",
            "\u{2066}\u{2069}",
            "\u{34f}",
            "\u{fe00}",
        ];
        for text in blank {
            assert!(matches!(tidy(text, "name", 24), Err(TableError::Empty { .. })), "{text:?}");
            assert_eq!(tidy(&format!("An{text}n"), "name", 24).unwrap().replace(' ', ""), "Ann", "{text:?}");
        }
        let tower = format!("A{}nn", "\u{301}".repeat(23));
        assert_eq!(tidy(&tower, "name", 24).unwrap(), "A\u{301}\u{301}\u{301}nn");
    }

    #[test]
    fn files_are_tidied_line_by_line_and_have_a_size() {
        assert_eq!(tidy_option("map x\r\ntitle A\u{202e}B\n").unwrap(), "map x\ntitle AB");
        assert_eq!(tidy_option("base").unwrap(), "base");
        assert!(tidy_option(&format!("title {}", "x".repeat(200))).is_err());
        assert!(tidy_option(&format!("map x / title {} / end", "x".repeat(200))).is_err());
        assert!(tidy_option(&"map x\n".repeat(6000)).is_err());
    }
}
