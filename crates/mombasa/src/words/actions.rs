//! What a click does and what it costs.

use super::names;
use crate::action::{Action, Choice};
use crate::agenda::Step;
use crate::data::books::TURN_PRICE;
use crate::state::Mombasa;

impl Mombasa {
    /// A legal action in words.
    pub(super) fn in_words(&self, action: Action) -> String {
        let tables = self.tables();
        let card = |card| names::card(tables, card);
        match action {
            Action::Keep(tile) => {
                let row = &tables.start_tiles[tile.index()];
                let resting = names::list(row.resting.iter().map(|&it| card(it)));
                format!("keep {tile}: {}; {resting} rest", names::gains(row.bonus))
            }
            Action::Plan(slot, it) => format!("plan {} in slot {slot}", card(it)),
            Action::Leave(slot) => format!("leave slot {slot} empty"),
            Action::Ready => "ready: the choice stands".to_owned(),
            Action::Goods(it) => format!("use {}", card(it)),
            Action::Buy(it) => match self.agenda.top() {
                Some(Step::Goods(_)) => {
                    let price = self.goods_price(it).unwrap_or_default();
                    format!("take {} for {}", card(it), names::counted(price, "unit"))
                }
                _ => format!("buy {} for £{}", card(it), self.pound_price(it).unwrap_or_default()),
            },
            Action::Advance(company) => {
                let price = match self.demand(self.active, company) {
                    Some(pounds) if pounds > 0 => format!(" for £{pounds}"),
                    _ => String::new(),
                };
                format!("one space forward on the {} track{price}", names::company(company))
            }
            Action::Expand(company) => {
                format!("expand {} with {} points", names::company(company), self.expansion(self.active))
            }
            Action::Post(region) => {
                let cost = match self.agenda.top() {
                    Some(Step::Expand { company, .. }) => self.post_cost(company, region).unwrap_or_default(),
                    _ => 0,
                };
                let gives = names::gains(tables.regions[region.index()].1);
                let displaced = self.holder(region).map(|it| format!(", displacing {}", names::company(it)));
                let displaced = displaced.unwrap_or_default();
                format!("post in {} for {cost}{displaced}: {gives}", names::region(tables, region))
            }
            Action::From(column) => format!("take the post from column {column}"),
            Action::Home(column) => format!("put the displaced post into column {column}"),
            Action::Bookkeeper(it) => format!("use the {}", card(it)),
            Action::Book(cell) => {
                let (book, coins) = (self.books[cell.index()], self.coins[cell.index()]);
                let book = book.map(|book| names::book(tables, book)).unwrap_or_default();
                let coins = if coins > 0 { format!(" with £{coins}") } else { String::new() };
                format!("take book {book} from {cell}{coins}")
            }
            Action::Cash => "take pounds for the points left".to_owned(),
            Action::Jar => format!("move the ink jar onto {}", self.next_book()),
            Action::JarPay => format!("pay £{TURN_PRICE}, turn down and move the ink jar onto {}", self.next_book()),
            Action::Merchant(it) => format!("use the {}", card(it)),
            Action::Bonus(space) => {
                let row = self.space_row(space).map(|(row, _)| names::space_row(row)).unwrap_or_default();
                format!("bonus marker on {}: {row}", names::space(space))
            }
            Action::Option(choice) => {
                let row = match self.agenda.top() {
                    Some(Step::OneOf(space)) => self.space_row(space),
                    _ => None,
                };
                let [one, other] = row.map_or([&[][..], &[]], |(row, _)| names::options(row));
                names::gains(if choice == Choice::First { one } else { other })
            }
            Action::Remove(company, column) => {
                format!("remove a post of {} from column {column}", names::company(company))
            }
            Action::Discard(it) => format!("discard {} for £{}", card(it), tables.cards[it.index()].cash),
            Action::PlusOne(it) => format!("lay the +1 tile on {}", card(it)),
            Action::End(Some(deck)) => {
                let cards = self.me().rest[deck.index()];
                format!("end the action phase and take rest deck {deck}: {}", names::cards(tables, cards))
            }
            Action::End(None) => "end the action phase".to_owned(),
            Action::Stop => "go no further".to_owned(),
            Action::Done => "end the turn".to_owned(),
        }
    }

    /// The book on which the ink jar would come next.
    fn next_book(&self) -> String {
        let book = self.me().book_at(self.me().jar + 1);
        book.map(|book| names::book(self.tables(), book)).unwrap_or_default()
    }
}
