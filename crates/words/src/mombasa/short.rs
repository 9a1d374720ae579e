//! A click in one to three words, for a button whose place and tooltip say the rest.

use super::MombasaWords;
use super::actions::number;
use super::names::DONE_WITH;
use crate::speech::capital;
use cowcatcher_games::mombasa::data::books::POUNDS_PER_POINT;
use cowcatcher_games::mombasa::data::gains::Profit;
use cowcatcher_games::mombasa::{Action, Choice};

impl MombasaWords<'_> {
    /// An action in as few words as a button has room for.
    pub fn action_short(&self, action: Action) -> String {
        capital(&self.few_words(action))
    }

    fn few_words(&self, action: Action) -> String {
        // A card stands alone here, unless a verb stands before it.
        let card = |card| self.played(action, card, None);
        let that_card = |card| self.played(action, card, DONE_WITH);
        match action {
            Action::Keep(tile) => self.gains(self.tables().start_tiles[tile.index()].bonus),
            Action::Plan(slot, it) => {
                self.say("short-plan", &[("slot", number(slot.index())), ("card", card(it).into())])
            }
            Action::Leave(slot) => self.say("short-leave", &[("slot", number(slot.index()))]),
            Action::Ready => self.say("short-ready", &[]),
            Action::Goods(it) | Action::Bookkeeper(it) | Action::Merchant(it) => card(it),
            Action::Buy(it) => self.say("short-take", &[("what", that_card(it).into())]),
            Action::Advance(company) => format!("{} +1", self.company(company)),
            Action::Expand(company) => self.say("short-expand", &[("company", self.company(company).into())]),
            Action::Post(region) => self.region(region),
            Action::From(column) | Action::Home(column) => self.column(column),
            Action::Book(cell) => match self.view.books[cell.index()].0 {
                Some(book) => self.with_details(self.book(book), &[self.cell(cell)]),
                None => self.cell(cell),
            },
            Action::Cash => {
                let pounds = self.view.progress.left * POUNDS_PER_POINT;
                self.say("short-cash", &[("count", pounds.into())])
            }
            Action::Jar => self.say("short-jar", &[]),
            Action::JarPay => self.say("short-jar-pay", &[]),
            Action::Bonus(space) => self.bonus_space_name(space),
            Action::Option(choice) => self.option(choice),
            Action::Remove(company, column) => self.column_of(company, column),
            Action::Discard(it) => self.say("short-discard", &[("card", that_card(it).into())]),
            Action::PlusOne(it) => format!("+1: {}", card(it)),
            Action::End(Some(deck)) => self.say("short-end-with", &[("deck", number(deck.index()))]),
            Action::End(None) => self.say("short-end", &[]),
            Action::Stop => self.say("short-stop", &[]),
            Action::Done => self.say("short-done", &[]),
        }
    }

    /// One of the two profits of the space that asks.
    pub(super) fn option(&self, choice: Choice) -> String {
        let profit = self.view.progress.space.and_then(|space| self.space_printed(space)).map(|row| row.profit);
        match profit {
            Some(Profit::OneOf([one, other])) => self.gains(if choice == Choice::First { one } else { other }),
            _ => choice.name().to_owned(),
        }
    }
}
