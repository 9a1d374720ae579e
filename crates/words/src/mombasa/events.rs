//! What happened, in a sentence without a full stop.

use super::MombasaWords;
use super::actions::number;
use cowcatcher_engine::Seat;
use cowcatcher_games::mombasa::{Event, Why};

impl MombasaWords<'_> {
    /// Something that happened.
    pub fn event(&self, event: &Event) -> String {
        let player = |seat: Seat| ("player", self.seat(seat).into());
        let card = |card| ("card", self.that_card(card).into());
        let company = |company| ("company", self.company(company).into());
        let of = |company| ("company", self.company_of(company).into());
        let why = |why: Why| ("why", <&str>::from(why).into());
        let tables = self.tables();
        match *event {
            Event::First(seat) => self.say("event-first", &[player(seat)]),
            Event::TrackLaid(it, track) => {
                let [first, second] = [1, 2].map(|level| self.track_bonus(track, level));
                self.say("event-track", &[company(it), ("first", first.into()), ("second", second.into())])
            }
            Event::CardShown(it, ..) => self.say("event-card-shown", &[card(it)]),
            Event::CardCleared(it) => self.say("event-card-cleared", &[card(it)]),
            Event::BookShown(book, cell) => {
                self.say("event-book-shown", &[("book", self.book(book).into()), ("cell", self.cell(cell).into())])
            }
            Event::Dealt(_, tile) => self.say("event-dealt", &[("tile", self.start_tile(tile).into())]),
            Event::Keeps(_, tile) => self.say("event-keeps", &[("tile", self.start_tile(tile).into())]),
            Event::Planned(_, slot, Some(it)) => self.say("event-planned", &[card(it), ("slot", number(slot.index()))]),
            Event::Planned(_, slot, None) => self.say("event-left", &[("slot", number(slot.index()))]),
            Event::Ready(seat) => self.say("event-ready", &[player(seat)]),
            Event::Kept(seat, tile) => self.say("event-kept", &[player(seat), ("tile", self.start_tile(tile).into())]),
            Event::Revealed(seat, slots) => {
                let cards = self.list(slots.into_iter().flatten().map(|it| self.card(it)));
                self.say("event-revealed", &[player(seat), ("cards", cards.into())])
            }
            Event::RoundBegan(round) => self.say("event-round", &[("round", round.into())]),
            Event::TurnBegan(seat) => self.say("event-turn", &[player(seat)]),
            Event::PlusOne(it) => self.say("event-plus-one", &[("card", self.card(it).into())]),
            Event::Used(cards) => self.say("event-used", &[("cards", self.cards(cards).into())]),
            Event::Acquired(it, price) => self.say("event-acquired", &[card(it), ("count", price.into())]),
            Event::Bought(it, price) => self.say("event-bought", &[card(it), ("pounds", price.into())]),
            Event::Advanced(seat, it, space) => {
                self.say("event-advanced", &[player(seat), of(it), ("space", space.into())])
            }
            Event::Unlocked(seat, it, level) => {
                let track = self.view.companies[it.index()].track;
                let bonus = track.map(|track| self.track_bonus(track, level)).unwrap_or_default();
                self.say("event-unlocked", &[player(seat), of(it), ("bonus", bonus.into())])
            }
            Event::Gained(seat, pounds, for_what) => {
                self.say("event-gained", &[player(seat), ("pounds", pounds.into()), why(for_what)])
            }
            Event::Paid(seat, pounds, for_what) => {
                self.say("event-paid", &[player(seat), ("pounds", pounds.into()), why(for_what)])
            }
            Event::Diamonds(seat, space) => self.say("event-diamonds", &[player(seat), ("space", space.into())]),
            Event::SlotOpened(seat, slot) => {
                self.say("event-slot-opened", &[player(seat), ("slot", number(slot.index()))])
            }
            Event::Expanding(it, points) => self.say("event-expanding", &[company(it), ("points", points.into())]),
            Event::Placed(it, region, cost) => {
                let gives = self.gains(tables.regions[region.index()].1);
                self.say(
                    "event-placed",
                    &[
                        company(it),
                        ("region", self.region(region).into()),
                        ("cost", cost.into()),
                        ("gives", gives.into()),
                    ],
                )
            }
            Event::TakenFrom(it, column) => {
                self.say("event-taken-from", &[("column", self.column_of(it, column).into())])
            }
            Event::Displaced(it, region) => {
                self.say("event-displaced", &[of(it), ("region", self.region(region).into())])
            }
            Event::WentHome(it, column) => {
                self.say("event-went-home", &[("column", self.column_of(it, column).into())])
            }
            Event::PostLost(it) => self.say("event-post-lost", &[of(it)]),
            Event::Removed(it, column) => self.say("event-removed", &[("column", self.column_of(it, column).into())]),
            Event::Points(points) => self.say("event-points", &[("count", points.into())]),
            Event::TookBook(book, _, step) => {
                self.say("event-took-book", &[("book", self.book(book).into()), ("step", step.into())])
            }
            Event::Turned(book, step) => {
                self.say("event-turned", &[("book", self.book(book).into()), ("step", step.into())])
            }
            Event::Jar(step) => self.say("event-jar", &[("step", step.into())]),
            Event::Marker(space) => self.say("event-marker", &[("space", self.bonus_space(space).into())]),
            Event::Discarded(it) => self.say("event-discarded", &[card(it)]),
            Event::StartMarker(seat) => self.say("event-start-marker", &[player(seat)]),
            Event::Ended(seat, Some(deck)) => {
                self.say("event-ended-with", &[player(seat), ("deck", number(deck.index()))])
            }
            Event::Ended(seat, None) => self.say("event-ended", &[player(seat)]),
            Event::TileReturned(seat, tile) => {
                self.say("event-tile-returned", &[player(seat), ("tile", self.bonus_tile(tile).into())])
            }
            Event::CoinMoved(cell) => self.say("event-coin", &[("cell", self.cell(cell).into())]),
            Event::MarkersBack(seat, markers) => {
                self.say("event-markers-back", &[player(seat), ("count", markers.into())])
            }
            Event::TileReceived(seat, tile) => {
                self.say("event-tile-received", &[player(seat), ("tile", self.bonus_tile(tile).into())])
            }
            Event::Over => self.say("event-over", &[]),
        }
    }
}
