//! Text in lines of bounded width.

/// The widest line.
pub(super) const WIDTH: usize = 100;

/// Lines of text.
#[derive(Default)]
pub(super) struct Sheet(String);

impl Sheet {
    /// Adds a heading after an empty line.
    pub fn heading(&mut self, text: &str) {
        if !self.0.is_empty() {
            self.0.push('\n');
        }
        self.line(text);
    }

    /// Adds a line that is short enough.
    pub fn line(&mut self, text: &str) {
        self.0.push_str(text.trim_end());
        self.0.push('\n');
    }

    /// Adds items after a head, broken between items where the line is full; what follows is indented by the head's margin
    /// and a bit more.
    pub fn list(&mut self, head: &str, between: &str, items: impl IntoIterator<Item = String>) {
        let margin = " ".repeat(head.chars().take_while(|&letter| letter == ' ').count() + 4);
        let mut line = head.to_owned();
        let mut first = true;
        for item in items {
            let between = if first { "" } else { between };
            let wide = [line.as_str(), between, item.as_str()].iter().map(|part| part.chars().count()).sum::<usize>();
            // One column stays free for what follows the last item of the line.
            if !first && wide >= WIDTH {
                self.line(&format!("{line}{}", between.trim_end()));
                line = margin.clone();
            } else {
                line.push_str(between);
            }
            line.push_str(&item);
            first = false;
        }
        self.line(&line);
    }

    /// All lines.
    pub fn finish(self) -> String {
        self.0
    }
}
