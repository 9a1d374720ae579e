//! Text in lines of bounded width.

/// The widest line.
const WIDTH: usize = 100;
/// How much further the rest of a long line is indented.
const HANG: usize = 6;

/// A space at which no line is broken.
const FIRM: char = '\u{a0}';

/// A piece of text that stays on one line.
pub(super) fn whole(text: &str) -> String {
    text.chars().map(|letter| if letter == ' ' { FIRM } else { letter }).collect()
}

/// Lines of text, long ones broken between words.
#[derive(Default)]
pub(super) struct Page(String);

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
            self.push(margin, head.trim_end());
            rest = tail.trim_start();
            margin = indent + HANG;
        }
        self.push(margin, rest);
    }

    fn push(&mut self, margin: usize, text: &str) {
        self.0.extend(std::iter::repeat_n(' ', margin));
        self.0.extend(text.chars().map(|letter| if letter == FIRM { ' ' } else { letter }));
        self.0.push('\n');
    }

    /// All lines.
    pub fn finish(self) -> String {
        self.0
    }
}

/// Where to break a line that is wider than `width`: at the last space that fits, after the indentation.
fn break_in(text: &str, width: usize, indent: usize) -> Option<usize> {
    if text.chars().count() <= width {
        return None;
    }
    let fitting = text.char_indices().take(width + 1);
    fitting.filter(|&(at, letter)| letter == ' ' && at > indent).map(|(at, _)| at).last()
}
