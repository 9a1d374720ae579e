//! What happened, in a sentence without a full stop.

use super::MombasaWords;
use cowcatcher_engine::Seat;
use cowcatcher_mombasa::{Event, Why};

const fn why(why: Why) -> &'static str {
    match why {
        Why::Start => "start",
        Why::Region => "region",
        Why::Book => "book",
        Why::Coin => "coin",
        Why::Points => "points",
        Why::Diamonds => "diamonds",
        Why::Special => "special",
        Why::Capital => "capital",
        Why::Turned => "turned",
        Why::Bonus => "bonus",
        Why::Card => "card",
        Why::Cash => "cash",
    }
}

impl MombasaWords<'_> {
    /// Something that happened.
    pub fn event(&self, event: &Event) -> String {
        let player = |seat: Seat| ("player", self.seat(seat).into());
        let card = |card| ("card", self.card(card).into());
        let company = |company| ("company", self.company(company).into());
        let tables = self.tables();
        match *event {
            Event::First(seat) => self.say("mombasa-event-first", &[player(seat)]),
            Event::TrackLaid(it, track) => {
                self.say("mombasa-event-track", &[company(it), ("track", track.name().into())])
            }
            Event::CardShown(it, ..) => self.say("mombasa-event-card-shown", &[card(it)]),
            Event::CardCleared(it) => self.say("mombasa-event-card-cleared", &[card(it)]),
            Event::BookShown(book, cell) => {
                self.say("mombasa-event-book-shown", &[("book", self.book(book).into()), ("cell", cell.name().into())])
            }
            Event::Dealt(_, tile) => self.say("mombasa-event-dealt", &[("tile", self.start_tile(tile).into())]),
            Event::Keeps(_, tile) => self.say("mombasa-event-keeps", &[("tile", tile.name().into())]),
            Event::Planned(_, slot, Some(it)) => {
                self.say("mombasa-event-planned", &[card(it), ("slot", slot.name().into())])
            }
            Event::Planned(_, slot, None) => self.say("mombasa-event-left", &[("slot", slot.name().into())]),
            Event::Ready(seat) => self.say("mombasa-event-ready", &[player(seat)]),
            Event::Kept(seat, tile) => {
                self.say("mombasa-event-kept", &[player(seat), ("tile", self.start_tile(tile).into())])
            }
            Event::Revealed(seat, slots) => {
                let cards = self.list(slots.into_iter().flatten().map(|it| self.card(it)));
                self.say("mombasa-event-revealed", &[player(seat), ("cards", cards.into())])
            }
            Event::RoundBegan(round) => self.say("mombasa-event-round", &[("round", round.into())]),
            Event::TurnBegan(seat) => self.say("mombasa-event-turn", &[player(seat)]),
            Event::PlusOne(it) => self.say("mombasa-event-plus-one", &[card(it)]),
            Event::Used(cards) => self.say("mombasa-event-used", &[("cards", self.cards(cards).into())]),
            Event::Acquired(it, price) => self.say("mombasa-event-acquired", &[card(it), ("count", price.into())]),
            Event::Bought(it, price) => self.say("mombasa-event-bought", &[card(it), ("pounds", price.into())]),
            Event::Advanced(seat, it, space) => {
                self.say("mombasa-event-advanced", &[player(seat), company(it), ("space", space.into())])
            }
            Event::Unlocked(seat, it, level) => {
                let track = self.view.companies[it.index()].track;
                let bonus = track.map(|track| self.track_bonus(track, level)).unwrap_or_default();
                self.say("mombasa-event-unlocked", &[player(seat), company(it), ("bonus", bonus.into())])
            }
            Event::Gained(seat, pounds, for_what) => self
                .say("mombasa-event-gained", &[player(seat), ("pounds", pounds.into()), ("why", why(for_what).into())]),
            Event::Paid(seat, pounds, for_what) => self
                .say("mombasa-event-paid", &[player(seat), ("pounds", pounds.into()), ("why", why(for_what).into())]),
            Event::Diamonds(seat, space) => {
                self.say("mombasa-event-diamonds", &[player(seat), ("space", space.into())])
            }
            Event::SlotOpened(seat, slot) => {
                self.say("mombasa-event-slot-opened", &[player(seat), ("slot", slot.name().into())])
            }
            Event::Expanding(it, points) => {
                self.say("mombasa-event-expanding", &[company(it), ("points", points.into())])
            }
            Event::Placed(it, region, cost) => {
                let gives = self.gains(tables.regions[region.index()].1);
                self.say(
                    "mombasa-event-placed",
                    &[
                        company(it),
                        ("region", self.region(region).into()),
                        ("cost", cost.into()),
                        ("gives", gives.into()),
                    ],
                )
            }
            Event::TakenFrom(it, column) => {
                self.say("mombasa-event-taken-from", &[("column", self.column(it, column).into())])
            }
            Event::Displaced(it, region) => {
                self.say("mombasa-event-displaced", &[company(it), ("region", self.region(region).into())])
            }
            Event::WentHome(it, column) => {
                self.say("mombasa-event-went-home", &[("column", self.column(it, column).into())])
            }
            Event::PostLost(it) => self.say("mombasa-event-post-lost", &[company(it)]),
            Event::Removed(it, column) => {
                self.say("mombasa-event-removed", &[("column", self.column(it, column).into())])
            }
            Event::Points(points) => self.say("mombasa-event-points", &[("count", points.into())]),
            Event::TookBook(book, _, step) => {
                self.say("mombasa-event-took-book", &[("book", self.book(book).into()), ("step", step.into())])
            }
            Event::Turned(book, step) => {
                self.say("mombasa-event-turned", &[("book", book.name().into()), ("step", step.into())])
            }
            Event::Jar(step) => self.say("mombasa-event-jar", &[("step", step.into())]),
            Event::Marker(space) => self.say("mombasa-event-marker", &[("space", self.bonus_space(space).into())]),
            Event::Discarded(it) => self.say("mombasa-event-discarded", &[card(it)]),
            Event::StartMarker(seat) => self.say("mombasa-event-start-marker", &[player(seat)]),
            Event::Ended(seat, Some(deck)) => {
                self.say("mombasa-event-ended-with", &[player(seat), ("deck", deck.name().into())])
            }
            Event::Ended(seat, None) => self.say("mombasa-event-ended", &[player(seat)]),
            Event::TileReturned(seat, tile) => {
                self.say("mombasa-event-tile-returned", &[player(seat), ("tile", self.bonus_tile(tile).into())])
            }
            Event::CoinMoved(cell) => self.say("mombasa-event-coin", &[("cell", cell.name().into())]),
            Event::MarkersBack(seat, markers) => {
                self.say("mombasa-event-markers-back", &[player(seat), ("count", markers.into())])
            }
            Event::TileReceived(seat, tile) => {
                self.say("mombasa-event-tile-received", &[player(seat), ("tile", self.bonus_tile(tile).into())])
            }
            Event::Over => self.say("mombasa-event-over", &[]),
        }
    }
}
