//! What a click does, what it costs and what it gives now.

use super::{MombasaWords, capital};
use cowcatcher_games::mombasa::data::books::TURN_PRICE;
use cowcatcher_games::mombasa::{Action, Mombasa, Question};

impl MombasaWords<'_> {
    /// A legal action as a sentence, with what it costs and gives now. `game` serves for figures only, and only for those of
    /// this action.
    pub fn action(&self, game: &Mombasa, action: Action) -> String {
        capital(&self.sentence(game, action))
    }

    fn sentence(&self, game: &Mombasa, action: Action) -> String {
        let card = |card| ("card", self.card(card).into());
        let company = |company| ("company", self.company(company).into());
        match action {
            Action::Keep(tile) => self.say("action-keep", &[("tile", self.start_tile(tile).into())]),
            Action::Plan(slot, it) => self.say("action-plan", &[card(it), ("slot", slot.name().into())]),
            Action::Leave(slot) => self.say("action-leave", &[("slot", slot.name().into())]),
            Action::Ready => self.say("action-ready", &[]),
            Action::Goods(it) => self.say("action-goods", &[card(it)]),
            Action::Buy(it) => match self.view.question {
                Some(Question::Goods) => {
                    let price = game.goods_price(it).unwrap_or_default();
                    self.say("action-take", &[card(it), ("count", price.into())])
                }
                _ => {
                    let price = game.pound_price(it).unwrap_or_default();
                    self.say("action-buy", &[card(it), ("pounds", price.into())])
                }
            },
            Action::Advance(it) => {
                let pounds = game.demand(self.view.active, it).unwrap_or_default();
                self.say("action-advance", &[company(it), ("pounds", pounds.into())])
            }
            Action::Expand(it) => {
                let points = game.expansion(self.view.active);
                self.say("action-expand", &[company(it), ("points", points.into())])
            }
            Action::Post(region) => {
                let cost = self.view.progress.company.and_then(|it| game.post_cost(it, region)).unwrap_or_default();
                let gives = self.gains(self.tables().regions[region.index()].1);
                let text = self.say(
                    "action-post",
                    &[("region", self.region(region).into()), ("cost", cost.into()), ("gives", gives.into())],
                );
                match self.view.map.iter().find(|(at, _)| *at == region) {
                    Some(&(_, other)) => format!("{text} {}", self.say("action-displaces", &[company(other)])),
                    None => text,
                }
            }
            Action::From(column) => self.say("action-from", &[("column", column.name().into())]),
            Action::Home(column) => self.say("action-home", &[("column", column.name().into())]),
            Action::Bookkeeper(it) => self.say("action-bookkeeper", &[card(it)]),
            Action::Book(cell) => {
                let (book, coins) = self.view.books[cell.index()];
                let book = book.map(|book| self.book(book)).unwrap_or_default();
                self.say(
                    "action-book",
                    &[("book", book.into()), ("cell", cell.name().into()), ("coins", coins.into())],
                )
            }
            Action::Cash => self.say("action-cash", &[("count", self.view.progress.left.into())]),
            Action::Jar => self.say("action-jar", &[("book", self.next_book().into())]),
            Action::JarPay => {
                self.say("action-jar-pay", &[("book", self.next_book().into()), ("pounds", TURN_PRICE.into())])
            }
            Action::Merchant(it) => self.say("action-merchant", &[card(it)]),
            Action::Bonus(space) => self.say("action-bonus", &[("space", self.bonus_space(space).into())]),
            Action::Option(choice) => self.option(choice),
            Action::Remove(it, column) => {
                self.say("action-remove", &[company(it), ("column", column.name().into())])
            }
            Action::Discard(it) => {
                self.say("action-discard", &[card(it), ("pounds", self.tables().cards[it.index()].cash.into())])
            }
            Action::PlusOne(it) => self.say("action-plus-one", &[card(it)]),
            Action::End(Some(deck)) => {
                let cards = self.view.players.get(self.view.active.index()).map(|player| player.rest[deck.index()]);
                let cards = self.cards(cards.unwrap_or_default());
                self.say("action-end-with", &[("deck", deck.name().into()), ("cards", cards.into())])
            }
            Action::End(None) => self.say("action-end", &[]),
            Action::Stop => self.say("action-stop", &[]),
            Action::Done => self.say("action-done", &[]),
        }
    }

    /// The book that the ink jar would come to.
    fn next_book(&self) -> String {
        let player = self.view.players.get(self.view.active.index());
        let next = player.and_then(|player| player.books.get(usize::from(player.jar)));
        next.map(|&(book, _)| self.book(book)).unwrap_or_default()
    }
}
