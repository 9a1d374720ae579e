//! Why something may not be done now.

use super::MombasaWords;
use cowcatcher_engine::{Reason, Refusal};
use cowcatcher_mombasa::{Money, Question};

impl MombasaWords<'_> {
    /// Why an action was refused, in a sentence. The clause itself is in [`Refusal::clause`].
    pub fn refusal(&self, refusal: &Refusal) -> String {
        match refusal.reason {
            Reason::Rule => {
                let id = refusal.clause.to_ascii_lowercase();
                self.say(if self.locale.has(&id) { &id } else { "refusal-rule" }, &[])
            }
            Reason::Costs { money, price, have } => {
                let id = if money == Money::Pounds.into() { "mombasa-refusal-pounds" } else { "mombasa-refusal-points" };
                self.say(id, &[("price", price.into()), ("have", have.into())])
            }
            Reason::Needs { need, .. } => self.say("mombasa-refusal-level", &[("level", need.into())]),
            Reason::NotNow { asked } => match asked.as_str().parse::<Question>() {
                Ok(question) => self.say("refusal-not-now", &[("question", self.question(question).into())]),
                Err(_) => self.say("refusal-rule", &[]),
            },
            Reason::NotYourTurn => self.say("refusal-not-your-turn", &[]),
            Reason::Chance => self.say("refusal-chance", &[]),
            Reason::Over => self.say("refusal-over", &[]),
        }
    }
}
