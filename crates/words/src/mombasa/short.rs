//! A click in one to three words, for a button whose place and tooltip say the rest.

use super::MombasaWords;
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
        match action {
            Action::Keep(tile) => tile.name().to_owned(),
            Action::Plan(slot, card) => format!("{slot}: {}", self.card(card)),
            Action::Leave(slot) => self.say("short-leave", &[("slot", slot.name().into())]),
            Action::Ready => self.say("short-ready", &[]),
            Action::Goods(card) | Action::Bookkeeper(card) | Action::Merchant(card) => self.card(card),
            Action::Buy(card) => self.say("short-take", &[("what", self.card(card).into())]),
            Action::Advance(company) => format!("{} +1", self.company(company)),
            Action::Expand(company) => self.say("short-expand", &[("company", self.company(company).into())]),
            Action::Post(region) => self.region(region),
            Action::From(column) | Action::Home(column) => column.name().to_owned(),
            Action::Book(cell) => match self.view.books[cell.index()].0 {
                Some(book) => format!("{cell} {book}"),
                None => cell.name().to_owned(),
            },
            Action::Cash => {
                let pounds = self.view.progress.left * POUNDS_PER_POINT;
                self.say("short-cash", &[("count", pounds.into())])
            }
            Action::Jar => self.say("short-jar", &[]),
            Action::JarPay => self.say("short-jar-pay", &[]),
            Action::Bonus(space) => self.bonus_space_name(space),
            Action::Option(choice) => self.option(choice),
            Action::Remove(company, column) => format!("{} {column}", self.company(company)),
            Action::Discard(card) => self.say("short-discard", &[("card", self.card(card).into())]),
            Action::PlusOne(card) => format!("+1: {}", self.card(card)),
            Action::End(Some(deck)) => self.say("short-end-with", &[("deck", deck.name().into())]),
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
