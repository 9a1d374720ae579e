//! Why something may not be done now.

use super::SteamWords;
use cowcatcher_engine::{Reason, Refusal};
use cowcatcher_steam::{Question, Rules};

impl SteamWords<'_> {
    /// Why an action was refused, in a sentence. The clause itself is in [`Refusal::clause`].
    pub fn refusal(&self, refusal: &Refusal) -> String {
        match refusal.reason {
            Reason::Rule => {
                let id = refusal.clause.to_ascii_lowercase();
                self.say(if self.locale.has(&id) { &id } else { "refusal-rule" }, &[])
            }
            Reason::Costs { price, have } => {
                let id = match self.view.rules {
                    Rules::Base => "steam-refusal-funds",
                    Rules::Standard => "refusal-costs",
                };
                self.say(id, &[("price", price.into()), ("have", have.into())])
            }
            Reason::Needs { what, need, have } => {
                self.say(need_id(what), &[("need", need.into()), ("have", have.into())])
            }
            Reason::NotNow { asked } => match Question::ALL.iter().find(|question| question.text() == asked) {
                Some(&question) => self.say("refusal-not-now", &[("question", self.question(question).into())]),
                None => self.say("refusal-rule", &[]),
            },
            Reason::NotYourTurn => self.say("refusal-not-your-turn", &[]),
            Reason::Chance => self.say("refusal-chance", &[]),
            Reason::Over => self.say("refusal-over", &[]),
        }
    }
}

/// The message for what is missing.
fn need_id(what: &str) -> &'static str {
    match what {
        "raises" => "steam-refusal-raises",
        "raises allowed" => "steam-refusal-raises-allowed",
        "dollars bid" => "steam-refusal-bid",
        "dollars allowed" => "steam-refusal-bid-allowed",
        "placements" => "steam-refusal-placements",
        "tiles in stock" => "steam-refusal-stock",
        "New City tiles" => "steam-refusal-new-cities",
        "New City tiles of this colour" => "steam-refusal-new-cities-colour",
        "towns" => "steam-refusal-towns",
        "levels left" => "steam-refusal-levels",
        "City Growth markers" => "steam-refusal-markers",
        "supply spaces with cubes" => "steam-refusal-supply",
        "cubes in this supply space" => "steam-refusal-supply-space",
        "cubes of this colour there" => "steam-refusal-cubes",
        "locomotive levels" => "steam-refusal-links",
        "own links" => "steam-refusal-own-links",
        "steps left on the income track" => "steam-refusal-income-track",
        _ => "refusal-needs",
    }
}
