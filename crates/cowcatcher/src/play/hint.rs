//! What the search would do, in the terminal.

use super::Table;
use crate::stop::Stop;
use cowcatcher_session::{Advised, Budget, Choice, Sure, whole_points};
use rand::Rng;
use std::io::{BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// A hint is thought about for so long.
const BUDGET: Duration = Duration::from_millis(1000);

impl<R: BufRead, W: Write> Table<'_, R, W> {
    /// The best choices by their numbers and words, how sure it is, and why.
    pub(super) fn hint(&mut self, choices: &[Choice]) -> Result<(), Stop> {
        let seed = self.rng.next_u64();
        let stop = Arc::new(AtomicBool::new(false));
        let advised = self.playing.advise(self.me, Budget::Time(BUDGET), seed, stop)();
        let Some(advised) = advised else { return Ok(writeln!(self.out, "{}", self.locale.text("error-not-asked"))?) };
        let sure = match advised.sure {
            _ if advised.choices.len() == 1 => "hint-only",
            Sure::Clearly => "hint-clearly",
            Sure::Little => "hint-little",
            Sure::Hardly => "hint-hardly",
        };
        writeln!(self.out, "{}", self.locale.text(sure))?;
        for (place, choice) in advised.shown().iter().enumerate() {
            let found = choices.iter().position(|it| it.action == choice.action);
            let (number, words) = found.map_or((0, ""), |at| (at + 1, &choices[at].words));
            writeln!(self.out, "{number:>4}  {words}  [{}]", choice.action)?;
            let expects = [
                ("points", whole_points(choice.judged.own).into()),
                ("odds", ((choice.odds * 100.0).round() as i64).into()),
            ];
            writeln!(self.out, "      {}", self.locale.text_with("hint-expects", &expects))?;
            if let Some(reasons) = self.reasons(&advised, place) {
                writeln!(self.out, "      {reasons}")?;
            }
        }
        Ok(())
    }

    /// What a choice gains, by category; nothing if it was not compared with another.
    fn reasons(&self, advised: &Advised, place: usize) -> Option<String> {
        let against = self.locale.text(if place == 0 { "hint-against-next" } else { "hint-against-best" });
        let categories = self.playing.categories(self.reader());
        let named = |category: Option<usize>| match category {
            Some(category) => categories.get(category).cloned().unwrap_or_default(),
            None => self.locale.text("hint-later"),
        };
        let Some(reasons) = advised.reasons(place) else {
            return (place > 0).then(|| self.locale.text("hint-glance"));
        };
        let gains: Vec<String> =
            reasons.iter().map(|&(category, points)| format!("{points:+} {}", named(category))).collect();
        let gains = if gains.is_empty() { self.locale.text("hint-alike") } else { gains.join(", ") };
        Some(format!("{against} {gains}"))
    }
}
