//! What happened, in a sentence without a full stop.

use super::names;
use crate::event::{Event, Why};
use crate::state::Mombasa;
use cowcatcher_engine::Seat;

fn who(seat: Seat) -> String {
    format!("player {seat}")
}

const fn why(why: Why) -> &'static str {
    match why {
        Why::Start => "the starting tile",
        Why::Region => "the region",
        Why::Book => "the book",
        Why::Coin => "a coin under the book",
        Why::Points => "bookkeeping points",
        Why::Diamonds => "the end of the diamond track",
        Why::Special => "a special space",
        Why::Capital => "a capital demand",
        Why::Turned => "turning a book face down",
        Why::Bonus => "a bonus space",
        Why::Card => "a card",
        Why::Cash => "a discarded card",
    }
}

impl Mombasa {
    /// An event in words.
    pub(super) fn as_told(&self, event: Event) -> String {
        let tables = self.tables();
        let card = |card| names::card(tables, card);
        match event {
            Event::First(seat) => format!("{} begins", who(seat)),
            Event::TrackLaid(company, track) => format!("{} gets track {track}", names::company(company)),
            Event::CardShown(it, row, column) => {
                format!("{} comes to row {}, column {} of the display", card(it), row + 1, column + 1)
            }
            Event::CardCleared(it) => format!("{} leaves the display", card(it)),
            Event::BookShown(book, cell) => format!("book {} comes to {cell}", names::book(tables, book)),
            Event::Dealt(seat, tile) => format!("{} is dealt starting tile {tile}", who(seat)),
            Event::Keeps(seat, tile) => format!("{} decides to keep {tile}", who(seat)),
            Event::Planned(seat, slot, Some(it)) => format!("{} plans {} in {slot}", who(seat), card(it)),
            Event::Planned(seat, slot, None) => format!("{} leaves {slot} empty", who(seat)),
            Event::Ready(seat) => format!("{} is ready", who(seat)),
            Event::Kept(seat, tile) => format!("{} keeps starting tile {tile}", who(seat)),
            Event::Revealed(seat, slots) => {
                format!("{} planned {}", who(seat), names::list(slots.into_iter().flatten().map(card)))
            }
            Event::RoundBegan(round) => format!("round {round} begins"),
            Event::TurnBegan(seat) => format!("{} is on turn", who(seat)),
            Event::PlusOne(it) => format!("the +1 tile goes on {}", card(it)),
            Event::Used(cards) => format!("uses {}", names::cards(tables, cards)),
            Event::Acquired(it, price) => format!("takes {} for {}", card(it), names::counted(price, "unit")),
            Event::Bought(it, price) => format!("buys {} for £{price}", card(it)),
            Event::Advanced(seat, company, space) => {
                format!("{} comes to space {space} of the {} track", who(seat), names::company(company))
            }
            Event::Unlocked(seat, company, level) => {
                let bonus = self.track(company).bonus.get(usize::from(level).wrapping_sub(1));
                let bonus = bonus.map(names::track_bonus).unwrap_or_default();
                format!("{} unlocks bonus {level} of the {} track: {bonus}", who(seat), names::company(company))
            }
            Event::Gained(seat, pounds, for_what) => format!("{} gains £{pounds} for {}", who(seat), why(for_what)),
            Event::Paid(seat, pounds, for_what) => format!("{} pays £{pounds} for {}", who(seat), why(for_what)),
            Event::Diamonds(seat, space) => format!("{} comes to space {space} of the diamond track", who(seat)),
            Event::SlotOpened(seat, slot) => format!("slot {slot} of {} opens for the next planning", who(seat)),
            Event::Expanding(company, points) => {
                format!("{} expands with {}", names::company(company), names::counted(points, "point"))
            }
            Event::Placed(company, region, cost) => {
                format!("{} places a post in {} for {cost}", names::company(company), names::region(tables, region))
            }
            Event::TakenFrom(company, column) => {
                format!("the post comes from column {column} of {}", names::company(company))
            }
            Event::Displaced(company, region) => {
                format!("a post of {} leaves {}", names::company(company), names::region(tables, region))
            }
            Event::WentHome(company, column) => {
                format!("the post goes home to column {column} of {}", names::company(company))
            }
            Event::PostLost(company) => format!("a post of {} leaves the game", names::company(company)),
            Event::Removed(company, column) => {
                format!("a post of {} is removed from column {column}", names::company(company))
            }
            Event::Points(points) => format!("{} to spend", names::counted(points, "bookkeeping point")),
            Event::TookBook(book, cell, step) => {
                format!("takes book {} from {cell} to step {step}", names::book(tables, book))
            }
            Event::Turned(book, step) => format!("turns book {book} on step {step} face down"),
            Event::Jar(step) => format!("the ink jar comes to step {step}"),
            Event::Marker(space) => format!("places a bonus marker on {}", names::space(space)),
            Event::Discarded(it) => format!("discards {}", card(it)),
            Event::StartMarker(seat) => format!("{} takes the start-player marker", who(seat)),
            Event::Ended(seat, Some(deck)) => format!("{} ends the action phase and takes rest deck {deck}", who(seat)),
            Event::Ended(seat, None) => format!("{} ends the action phase", who(seat)),
            Event::TileReturned(seat, tile) => format!("{} of {} goes back", names::tile(tile), who(seat)),
            Event::CoinMoved(cell) => format!("a coin comes to {cell} of the book display"),
            Event::MarkersBack(seat, markers) => {
                format!("{} takes back {}", who(seat), names::counted(markers, "bonus marker"))
            }
            Event::TileReceived(seat, tile) => format!("{} receives {}", who(seat), names::tile(tile)),
            Event::Over => "the game is over".to_owned(),
        }
    }
}
