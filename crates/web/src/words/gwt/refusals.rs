//! Why something may not be done now.

use super::{GwtWords, number, text};
use cowcatcher_engine::{Reason, Refusal};
use cowcatcher_gwt::Question;

impl GwtWords<'_> {
    /// Why an action was refused, in a sentence. The clause itself is in [`Refusal::clause`].
    pub fn refusal(&self, refusal: &Refusal) -> String {
        match refusal.reason {
            Reason::Rule => {
                let id = refusal.clause.to_ascii_lowercase();
                self.say(if self.locale.has(&id) { &id } else { "refusal-rule" }, &[])
            }
            Reason::Costs { price, have, .. } => self.say("refusal-costs", &[number("price", price), number("have", have)]),
            Reason::Needs { what, need, have } => {
                let id = format!("refusal-needs-{what}");
                self.say(if self.locale.has(&id) { &id } else { "refusal-needs" }, &[number("need", need), number("have", have)])
            }
            Reason::NotNow { asked } => match asked.as_str().parse::<Question>() {
                Ok(question) => self.say("refusal-not-now", &[text("question", self.question(question))]),
                Err(_) => self.say("refusal-rule", &[]),
            },
            Reason::NotYourTurn => self.say("refusal-not-your-turn", &[]),
            Reason::Chance => self.say("refusal-chance", &[]),
            Reason::Over => self.say("refusal-over", &[]),
        }
    }
}
