//! Text in lines of bounded width, and in columns that line up: what a terminal shows. Width is counted in characters.

use std::ops::Range;

/// The widest line.
pub(crate) const WIDTH: usize = 100;
/// How much further the rest of a long line is indented.
const HANG: usize = 4;
/// Between two columns.
const GAP: usize = 2;
/// A space at which no line is broken.
const FIRM: char = '\u{a0}';

/// Lines of text, long ones broken between words.
#[derive(Default)]
pub(crate) struct Page(String);

impl Page {
    /// Adds a heading after an empty line.
    pub fn heading(&mut self, text: &str) {
        if !self.0.is_empty() {
            self.0.push('\n');
        }
        self.line(text);
    }

    /// Adds a line; spaces at its beginning indent all of it.
    pub fn line(&mut self, text: &str) {
        self.hung(text, HANG);
    }

    /// Adds a line; what does not fit hangs so much further than its beginning.
    fn hung(&mut self, text: &str, hang: usize) {
        let indent = text.chars().take_while(|&letter| letter == ' ').count();
        let mut rest = text.trim_end();
        let mut margin = 0;
        while let Some(at) = break_in(rest, WIDTH - margin, indent.saturating_sub(margin)) {
            let (head, tail) = rest.split_at(at);
            self.push(margin, head);
            rest = tail.trim_start();
            margin = indent + hang;
        }
        self.push(margin, rest);
    }

    /// Adds items after a head; a line is broken between items, not in them.
    pub fn items(&mut self, head: &str, between: &str, items: impl IntoIterator<Item = String>) {
        let items: Vec<String> = items.into_iter().map(|item| whole(&item)).collect();
        self.line(&format!("{head}{}", items.join(between)));
    }

    /// Adds rows of cells in columns, of which some hold figures. A row is broken only before its last cell and in it.
    pub fn rows(&mut self, figures: Range<usize>, rows: &[Vec<String>]) {
        let wide = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max();
        let gap = " ".repeat(GAP);
        let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
        let before_last: usize = (0..columns.saturating_sub(1)).filter_map(wide).map(|wide| wide + GAP).sum();
        let hang = if before_last > WIDTH / 2 { HANG } else { before_last };
        for row in rows {
            let mut line = gap.clone();
            for (column, cell) in row.iter().enumerate() {
                let wide = wide(column).unwrap_or_default();
                let between = if column + 2 < row.len() { whole(&gap) } else { gap.clone() };
                line.push_str(&match column + 1 == row.len() {
                    true => cell.clone(),
                    false if figures.contains(&column) => whole(&format!("{cell:>wide$}")) + &between,
                    false => whole(&format!("{cell:wide$}")) + &between,
                });
            }
            self.hung(&line, hang);
        }
    }

    fn push(&mut self, margin: usize, text: &str) {
        self.0.extend(std::iter::repeat_n(' ', margin));
        self.0.push_str(text.replace(FIRM, " ").trim_end());
        self.0.push('\n');
    }

    /// All lines.
    pub fn finish(self) -> String {
        self.0
    }
}

/// A piece of text that stays on one line.
pub(crate) fn whole(text: &str) -> String {
    text.replace(' ', &FIRM.to_string())
}

fn width(text: &str) -> usize {
    text.chars().count()
}

/// Where to break a line that is wider than `width`: at the last space that fits, after the indentation.
fn break_in(text: &str, most: usize, indent: usize) -> Option<usize> {
    if width(text) <= most {
        return None;
    }
    let fitting = text.char_indices().take(most + 1);
    fitting.filter(|&(at, letter)| letter == ' ' && at > indent).map(|(at, _)| at).last()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_and_hang() {
        let mut page = Page::default();
        page.line(&format!("  Рука: {}", ["карта"; 40].join(" ")));
        let text = page.finish();
        assert!(text.lines().count() == 3 && text.lines().all(|line| width(line) <= WIDTH), "{text}");
        assert!(text.lines().skip(1).all(|line| line.starts_with("      карта")), "{text}");
    }

    #[test]
    fn a_line_is_broken_between_items_and_a_row_in_its_last_cell() {
        let mut page = Page::default();
        page.items("  ", "; ", (10..22).map(|n| format!("item number {n}")));
        let row = |cells: [&str; 3]| cells.map(str::to_owned).to_vec();
        page.rows(1..2, &[row(["Ann", "$5", &"more ".repeat(20)]), row(["Оля Я", "$12", "z"])]);
        let text = page.finish();
        assert_eq!(text.matches("item number").count(), 12);
        assert!(text.lines().all(|line| width(line) <= WIDTH) && text.lines().count() == 5, "{text}");
        assert!(text.contains("\n      item number") && text.contains("\n              more"), "{text}");
        assert!(text.contains("\n  Ann     $5  more") && text.ends_with("\n  Оля Я  $12  z\n"), "{text}");
    }
}
