//! What a click does, what it costs and what it gives now.

use super::MombasaWords;
use super::names::DONE_WITH;
use crate::Value;
use crate::speech::capital;
use cowcatcher_engine::{Imagined, Quote, Transfer};
use cowcatcher_games::mombasa::data::cards::Card;
use cowcatcher_games::mombasa::{Action, Event, Mombasa, Why};

/// The figures of a click, read off its quote.
struct Figures(Option<Quote<Mombasa>>);

impl Figures {
    /// The first figure that an event tells.
    fn told<N: Default>(&self, figure: impl Fn(Event) -> Option<N>) -> N {
        let events = self.0.iter().flat_map(|quote| &quote.events);
        events.copied().find_map(figure).unwrap_or_default()
    }

    /// Pounds gained for that.
    fn gained(&self, why: Why) -> u16 {
        self.told(|event| match event {
            Event::Gained(_, pounds, for_what) if for_what == why => Some(pounds),
            _ => None,
        })
    }

    /// Pounds gained in all.
    fn gets(&self) -> i32 {
        self.0.iter().flat_map(Quote::gets).map(|it: Transfer| it.amount).sum()
    }

    /// Pounds paid in all.
    fn pays(&self) -> i32 {
        self.0.iter().flat_map(Quote::pays).map(|it: Transfer| it.amount).sum()
    }
}

/// The number of a slot or deck as people count.
pub(super) fn number(index: usize) -> Value<'static> {
    (index as i64 + 1).into()
}

impl MombasaWords<'_> {
    /// A legal action as a sentence, with what it costs and gives now.
    pub fn action(&self, imagined: &Imagined<Mombasa>, action: Action) -> String {
        let figures = Figures(imagined.quote(action).ok());
        let text = capital(&self.sentence(&figures, action));
        match action {
            // Pounds that come along; other actions say themselves what they give.
            Action::Advance(_)
            | Action::Bookkeeper(_)
            | Action::Merchant(_)
            | Action::Jar
            | Action::JarPay
            | Action::Stop
                if figures.gets() > 0 =>
            {
                self.with_details(text, &[format!("+£{}", figures.gets())])
            }
            _ => text,
        }
    }

    fn sentence(&self, figures: &Figures, action: Action) -> String {
        let card = |card| ("card", self.played(action, card, DONE_WITH).into());
        let company = |company| ("company", self.company_of(company).into());
        match action {
            Action::Keep(tile) => self.say("action-keep", &[("tile", self.start_tile(tile).into())]),
            Action::Plan(slot, it) => self.say("action-plan", &[card(it), ("slot", number(slot.index()))]),
            Action::Leave(slot) => self.say("action-leave", &[("slot", number(slot.index()))]),
            Action::Ready => self.say("action-ready", &[]),
            Action::Goods(it) => self.say("action-goods", &[card(it)]),
            Action::Buy(it) => {
                let units = figures.told(|event| match event {
                    Event::Acquired(_, units) => Some(Some(units)),
                    _ => None,
                });
                match units {
                    Some(units) => self.say("action-take", &[card(it), ("count", units.into())]),
                    None => self.say("action-buy", &[card(it), ("pounds", figures.pays().into())]),
                }
            }
            Action::Advance(it) => self.say("action-advance", &[company(it), ("pounds", figures.pays().into())]),
            Action::Expand(it) => {
                let points = figures.told(|event| match event {
                    Event::Expanding(_, points) => Some(points),
                    _ => None,
                });
                let company = ("company", self.company(it).into());
                self.say("action-expand", &[company, ("points", points.into())])
            }
            Action::Post(region) => {
                let cost = figures.told(|event| match event {
                    Event::Placed(_, _, cost) => Some(cost),
                    _ => None,
                });
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
            Action::From(column) => self.say("action-from", &[("column", self.column(column).into())]),
            Action::Home(column) => self.say("action-home", &[("column", self.column(column).into())]),
            Action::Bookkeeper(it) => self.say("action-bookkeeper", &[card(it)]),
            Action::Book(cell) => {
                let book = self.view.books[cell.index()].0.map(|book| self.book(book)).unwrap_or_default();
                let coins = figures.gained(Why::Coin).into();
                self.say("action-book", &[("book", book.into()), ("cell", self.cell(cell).into()), ("coins", coins)])
            }
            Action::Cash => self.say("action-cash", &[("count", figures.gained(Why::Points).into())]),
            Action::Jar => self.say("action-jar", &[("book", self.next_book().into())]),
            Action::JarPay => {
                self.say("action-jar-pay", &[("book", self.next_book().into()), ("pounds", figures.pays().into())])
            }
            Action::Merchant(it) => {
                let space = figures.told(|event| match event {
                    Event::Diamonds(_, space) => Some(space),
                    _ => None,
                });
                self.say("action-merchant", &[card(it), ("space", space.into())])
            }
            Action::Bonus(space) => self.say("action-bonus", &[("space", self.bonus_space(space).into())]),
            Action::Option(choice) => self.option(choice),
            Action::Remove(it, column) => {
                self.say("action-remove", &[company(it), ("column", self.column(column).into())])
            }
            Action::Discard(it) => {
                self.say("action-discard", &[card(it), ("pounds", figures.gained(Why::Cash).into())])
            }
            Action::PlusOne(it) => self.say("action-plus-one", &[card(it)]),
            Action::End(Some(deck)) => {
                let cards = self.view.players.get(self.view.active.index()).map(|player| player.rest[deck.index()]);
                let cards = self.cards(cards.unwrap_or_default());
                self.say("action-end-with", &[("deck", number(deck.index())), ("cards", cards.into())])
            }
            Action::End(None) => self.say("action-end", &[]),
            Action::Stop => self.say("action-stop", &[]),
            Action::Done => self.say("action-done", &[]),
        }
    }

    /// The card of an action in the form that a sentence needs, told apart from those that it could be taken for.
    pub(super) fn played(&self, action: Action, card: Card, form: Option<&str>) -> String {
        // A plan is made by the viewer, whoever's turn it is.
        let seat = match (action, &self.view.own) {
            (Action::Buy(_), _) => return self.offered_card(card),
            (Action::Plan(..), Some(own)) => own.seat,
            _ => self.view.active,
        };
        let Some(player) = self.view.players.get(seat.index()) else { return self.card_as(card, form) };
        let in_slots = player.slots.iter().flatten().filter(|slot| slot.face_up).map(|slot| slot.card);
        let tiles = player.tiles.iter().filter(|(_, up)| *up).filter_map(|(tile, _)| tile.card());
        match action {
            Action::Plan(..) | Action::Discard(_) => self.card_among(card, player.hand, form),
            _ => self.card_among(card, in_slots.chain(tiles).collect(), form),
        }
    }

    /// The book that the ink jar would come to.
    fn next_book(&self) -> String {
        let player = self.view.players.get(self.view.active.index());
        let next = player.and_then(|player| player.books.get(usize::from(player.jar)));
        next.map(|&(book, _)| self.book(book)).unwrap_or_default()
    }
}
