//! Text in lines of bounded width, and in columns that line up: what a terminal shows. Width is counted in characters.

/// The widest line.
pub(crate) const WIDTH: usize = 100;
/// How much further the rest of a long line is indented.
const HANG: usize = 4;
/// Between two columns.
const GAP: usize = 2;

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
        let indent = text.chars().take_while(|&letter| letter == ' ').count();
        let mut rest = text.trim_end();
        let mut margin = 0;
        while let Some(at) = break_in(rest, WIDTH - margin, indent.saturating_sub(margin)) {
            let (head, tail) = rest.split_at(at);
            self.push(margin, head);
            rest = tail.trim_start();
            margin = indent + HANG;
        }
        self.push(margin, rest);
    }

    /// Adds a table under a heading: the first column at its left, figures at their right.
    pub fn table(&mut self, head: Vec<String>, rows: &[Vec<String>]) {
        let widths: Vec<usize> = (0..head.len())
            .map(|column| {
                let cells = rows.iter().filter_map(|row| row.get(column).map(|cell| indented(cell, column)));
                cells.chain([width(&head[column])]).max().unwrap_or_default()
            })
            .collect();
        let aligned = |row: &[String], margin: &str| {
            let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| match column {
                0 => format!("{:width$}", format!("{margin}{cell}")),
                _ => format!("{cell:>width$}"),
            });
            cells.collect::<Vec<_>>().join(&" ".repeat(GAP))
        };
        self.heading(&aligned(&head, ""));
        rows.iter().for_each(|row| self.line(&aligned(row, &" ".repeat(GAP))));
    }

    /// Adds items in columns, as many as fit and at most so many, row by row.
    pub fn columns(&mut self, most: usize, items: &[String]) {
        let fits = |columns: usize| {
            let widths = widths(columns, items);
            widths.iter().map(|width| width + GAP).sum::<usize>() <= WIDTH
        };
        let columns = (2..=most).rev().find(|&columns| fits(columns)).unwrap_or(1);
        let widths = widths(columns, items);
        for row in items.chunks(columns) {
            let cells = row.iter().zip(&widths).map(|(item, &width)| format!("{item:width$}"));
            let gap = " ".repeat(GAP);
            self.line(&format!("{gap}{}", cells.collect::<Vec<_>>().join(&gap)));
        }
    }

    fn push(&mut self, margin: usize, text: &str) {
        self.0.extend(std::iter::repeat_n(' ', margin));
        self.0.push_str(text.trim_end());
        self.0.push('\n');
    }

    /// All lines.
    pub fn finish(self) -> String {
        self.0
    }
}

fn width(text: &str) -> usize {
    text.chars().count()
}

/// The width of a cell; the first one of a row is indented.
fn indented(cell: &str, column: usize) -> usize {
    width(cell) + if column == 0 { GAP } else { 0 }
}

/// The widths of so many columns that hold these items row by row.
fn widths(columns: usize, items: &[String]) -> Vec<usize> {
    (0..columns)
        .map(|column| items.iter().skip(column).step_by(columns).map(|item| width(item)).max().unwrap_or_default())
        .collect()
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
    fn columns_line_up_by_characters() {
        let mut page = Page::default();
        let words = |all: [&str; 2]| all.map(str::to_owned).to_vec();
        page.table(words(["Гравець", "£"]), &[words(["діаманти", "7"]), words(["x", "12"])]);
        page.columns(2, &["чорнильниця", "b", "c", "d"].map(str::to_owned));
        assert_eq!(
            page.finish(),
            "Гравець      £\n  діаманти   7\n  x         12\n  чорнильниця  b\n  c            d\n"
        );
    }

    #[test]
    fn columns_that_do_not_fit_become_fewer() {
        let mut page = Page::default();
        page.columns(3, &["a".repeat(40), "b".repeat(40), "c".repeat(40), "d".to_owned()]);
        assert_eq!(page.finish().lines().map(width).collect::<Vec<_>>(), [84, 45]);
    }
}
