//! What a click does, what it costs and what it gives now. The figures are those of its quote.

use super::SteamWords;
use crate::speech::signed;
use cowcatcher_engine::{Game, Imagined, Occurrence, Quote, Seat};
use cowcatcher_games::steam::data::actions::ActionTile;
use cowcatcher_games::steam::data::goods::Colour;
use cowcatcher_games::steam::data::tiles::Face;
use cowcatcher_games::steam::{Action, Event, Hex, Placing, PlayerView, Question, Route, RouteView, Steam};
use std::cmp::Reverse;

impl SteamWords<'_> {
    /// A legal action of the reader's as a sentence, with what it costs and gives now.
    pub fn action(&self, imagined: &Imagined<Steam>, action: Action) -> String {
        let Ok(quote) = imagined.quote(action) else { return self.action_short(action) };
        let quote = &quote;
        match action {
            Action::Raise(0) => self.say("action-raise-none", &[]),
            Action::Raise(_) => {
                let dollars = quote.gets().map(|it| it.amount).sum::<i32>();
                let raise = self.say("action-raise", &[("dollars", dollars.into())]);
                self.with_details(raise, &self.sacrificed(quote))
            }
            Action::Bid(bid) => self.bid(imagined, bid),
            Action::Take(tile) => self.take(tile, quote),
            Action::TakePassing(tile) => {
                self.say("action-take-passing", &[("tile", self.tile(tile).into()), ("number", tile.number().into())])
            }
            Action::Build(hex) => self.build(imagined, hex),
            Action::Lay(face) => self.lay(face, quote),
            Action::Urbanize(hex) => self.say("action-urbanize", &[("town", self.place(hex).into())]),
            Action::NewCity(colour) => self.new_city(colour, quote),
            Action::Grow(hex) => self.say("action-grow", &[("city", self.place(hex).into())]),
            Action::Supply(space) => {
                let from_to = [("space", space.into()), ("city", self.chosen().into())];
                self.part(self.say("action-supply", &from_to), self.goods(self.cubes_in(space)))
            }
            Action::Cube(hex, colour) => self.deliver(imagined, hex, colour),
            Action::Route(route) => self.along(route, quote),
            Action::Improve => self.improve(quote),
            Action::Income => self.as_income(quote),
            Action::Points => self.as_points(quote),
            Action::Pass => self.pass(imagined, quote),
            Action::Done => self.done(quote),
        }
    }

    fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.view.players.get(seat.index())
    }

    /// The hex that the open question is about.
    fn chosen(&self) -> String {
        self.view.chosen.map(|hex| self.place(hex)).unwrap_or_default()
    }

    fn bid(&self, imagined: &Imagined<Steam>, bid: u8) -> String {
        let seat = imagined.seat();
        let place = self.view.auction.as_ref().and_then(|auction| auction.place);
        let text = match place {
            Some(place) => self.say("action-bid-place", &[("bid", bid.into()), ("place", place.into())]),
            None => self.say("action-bid-order", &[("bid", bid.into())]),
        };
        let Some(me) = self.player(seat) else { return text };
        let details = match imagined.position().after_paying(seat, bid.into()) {
            Some((income, points)) if (income, points) != (me.income, me.points) => {
                let changes = self.changes(me, income, points).join(", ");
                self.say("detail-if-paid", &[("changes", changes.into())])
            }
            _ => self.say("detail-cash", &[("dollars", me.cash.into())]),
        };
        self.with_details(text, &[details])
    }

    fn take(&self, tile: ActionTile, quote: &Quote<Steam>) -> String {
        let named = [("tile", self.tile(tile).into()), ("number", tile.number().into())];
        let text = self.part(self.say("action-take", &named), self.tile_effect(tile));
        self.with_details(text, &self.price(quote))
    }

    fn build(&self, imagined: &Imagined<Steam>, hex: Hex) -> String {
        let text = self.say("action-build", &[("place", self.on(hex).into())]);
        let offers = imagined.position().offers(hex);
        let costs = || offers.iter().map(|offer| offer.cost);
        let mut details = vec![self.terrain(hex), self.say("detail-ways", &[("count", offers.len().into())])];
        if let (Some(least), Some(most)) = (costs().min(), costs().max()) {
            details.push(if least == most { self.money(least) } else { format!("${least}–${most}") });
        }
        self.with_details(text, &details)
    }

    fn lay(&self, face: Face, quote: &Quote<Steam>) -> String {
        let placing = quote.events.iter().find_map(|event| match event {
            Event::Laid { placing, .. } => Some(*placing),
            _ => None,
        });
        let placing: &str = placing.unwrap_or(Placing::New).into();
        let text = self.part(self.say("placing", &[("placing", placing.into())]), self.face(face));
        self.with_details(text, &[self.price(quote), self.fates(quote)].concat())
    }

    fn new_city(&self, colour: Colour, quote: &Quote<Steam>) -> String {
        let named = [("colour", colour.name().into()), ("town", self.chosen().into())];
        let left = quote.after().view().new_cities[colour.index()];
        let mut details = vec![self.say("detail-left", &[("count", left.into())])];
        details.extend(self.fates(quote));
        self.with_details(self.say("action-new-city", &named), &details)
    }

    /// The best way of a cube, and how many others there are.
    fn deliver(&self, imagined: &Imagined<Steam>, hex: Hex, colour: Colour) -> String {
        let routes = imagined.position().routes(hex, colour);
        let me = imagined.seat();
        let mine = |route: &RouteView| route.points.get(me.index()).copied().unwrap_or_default();
        let Some(best) = routes.iter().max_by_key(|route| (mine(route), Reverse(route.owners.len()))) else {
            return self.action_short(Action::Cube(hex, colour));
        };
        let ends = [Some(hex), best.stops.last().copied()].into_iter().flatten().map(|stop| self.place(stop));
        let text = self.delivery(colour, ends, best.owners.len(), &best.points, me);
        let others = routes.len() - 1;
        let more = (others > 0).then(|| self.say("detail-more-ways", &[("count", others.into())]));
        self.with_details(text, more.as_slice())
    }

    fn along(&self, route: Route, quote: &Quote<Steam>) -> String {
        let Some((from, colour)) = self.view.cube else { return self.action_short(Action::Route(route)) };
        let stops = std::iter::once(self.place(from)).chain(self.stops(route));
        let delivered = quote.events.iter().find_map(|event| match *event {
            Event::Delivered { points, .. } => Some(points),
            _ => None,
        });
        self.delivery(colour, stops, route.len(), &delivered.unwrap_or_default(), quote.after().seat())
    }

    /// "purple: Philadelphia → New York, 1 link, +1 for you".
    fn delivery(
        &self,
        colour: Colour,
        stops: impl Iterator<Item = String>,
        links: usize,
        points: &[u8; 6],
        me: Seat,
    ) -> String {
        let stops = stops.collect::<Vec<_>>().join(" → ");
        let named = [("colour", colour.name().into()), ("stops", stops.into())];
        let mut parts = vec![self.say("action-route", &named), self.say("links", &[("count", links.into())])];
        let paid = (0..).map(Seat).zip(points).filter(|(_, count)| **count > 0);
        let (mine, others): (Vec<_>, Vec<_>) = paid.partition(|&(seat, _)| seat == me);
        for (_, &count) in mine {
            parts.push(self.say("detail-points-you", &[("count", count.into())]));
        }
        for (seat, &count) in others {
            parts.push(self.say("detail-points-of", &[("count", count.into()), ("player", self.seat(seat).into())]));
        }
        parts.join(", ")
    }

    fn improve(&self, quote: &Quote<Steam>) -> String {
        let me = quote.after().seat();
        let before = self.player(me).map_or(0, |me| me.level);
        let after = quote.events.iter().find_map(|event| match *event {
            Event::Locomotive(seat, level) if seat == me => Some(level),
            _ => None,
        });
        self.say("action-improve", &[("from", before.into()), ("to", after.unwrap_or(before).into())])
    }

    fn as_income(&self, quote: &Quote<Steam>) -> String {
        let (points, income) = taken(quote);
        let before = self.player(quote.after().seat()).map_or(0, |me| me.income);
        let mut details = vec![self.change("detail-income", before, income)];
        let lost = points - (income - before);
        if lost > 0 {
            details.push(self.say("detail-lost", &[("count", lost.into())]));
        }
        self.with_details(self.say("action-income", &[("count", points.into())]), &details)
    }

    fn as_points(&self, quote: &Quote<Steam>) -> String {
        let (points, total) = taken(quote);
        let before = self.player(quote.after().seat()).map_or(0, |me| me.points);
        let change = self.change("detail-points", before, total);
        self.with_details(self.say("action-points", &[("count", points.into())]), &[change])
    }

    fn pass(&self, imagined: &Imagined<Steam>, quote: &Quote<Steam>) -> String {
        let me = imagined.seat();
        let place = |place: u8| [("place", place.into())];
        match imagined.position().question() {
            Some(Question::BidForPlace) => {
                let on_offer = self.view.auction.as_ref().and_then(|auction| auction.place);
                self.say("action-pass-place", &place(on_offer.unwrap_or_default()))
            }
            Some(Question::BidForOrder) if quote.events.contains(&Event::Passed(me, true)) => {
                self.say("action-pass-free", &[])
            }
            Some(Question::BidForOrder) => {
                let placed = quote.events.iter().find_map(|event| match *event {
                    Event::Placed(seat, place) if seat == me => Some(place),
                    _ => None,
                });
                let text = self.say("action-pass-order", &place(placed.unwrap_or_default()));
                let price = imagined.position().price_of_leaving().filter(|&price| price > 0);
                self.with_details(text, price.map(|price| self.cost(price)).as_slice())
            }
            _ => self.say("action-pass-goods", &[]),
        }
    }

    fn done(&self, quote: &Quote<Steam>) -> String {
        let mut details = Vec::new();
        if let Some(build) = &self.view.build {
            if build.left > 0 {
                details.push(self.say("detail-unused", &[("count", build.left.into())]));
            }
            if build.urbanize {
                details.push(self.say("detail-no-new-city", &[]));
            }
            if build.grow {
                details.push(self.say("detail-no-growth", &[]));
            }
        }
        details.extend(self.fates(quote));
        self.with_details(self.say("action-done", &[]), &details)
    }

    fn cost(&self, dollars: i32) -> String {
        self.say("detail-cost", &[("dollars", dollars.into())])
    }

    /// What the player pays, and what they have to raise for it.
    fn price(&self, quote: &Quote<Steam>) -> Vec<String> {
        let paid: i32 = quote.pays().map(|it| it.amount).sum();
        let mut details = Vec::new();
        if paid > 0 {
            details.push(self.cost(paid));
        }
        if let Some((dollars, ..)) = raised(quote) {
            details.push(self.say("detail-raise", &[("dollars", dollars.into())]));
        }
        details.extend(self.sacrificed(quote));
        details
    }

    /// What raising money does to income and victory points.
    fn sacrificed(&self, quote: &Quote<Steam>) -> Vec<String> {
        let (Some((_, income, points)), Some(me)) = (raised(quote), self.player(quote.after().seat())) else {
            return Vec::new();
        };
        self.changes(me, income, points)
    }

    /// Income and victory points of a player, where they change.
    fn changes(&self, me: &PlayerView, income: i32, points: i32) -> Vec<String> {
        let changes = [("detail-income", me.income, income), ("detail-points", me.points, points)];
        changes.into_iter().filter(|(_, from, to)| from != to).map(|(id, from, to)| self.change(id, from, to)).collect()
    }

    /// A figure before and after.
    fn change(&self, id: &str, from: i32, to: i32) -> String {
        self.say(id, &[("from", signed(from).into()), ("to", signed(to).into())])
    }

    /// What becomes of links.
    fn fates(&self, quote: &Quote<Steam>) -> Vec<String> {
        let me = quote.after().seat();
        let links = quote.after().position().links();
        let at = |hex, edge| {
            let link = super::hexes::through(&links, hex, edge);
            ("link", link.map_or_else(|| self.link_at(hex, edge), |link| self.ends(link)).into())
        };
        let told = quote.events.iter().filter_map(|event| match *event {
            Event::Completed(Some(owner), hex, edge) if owner != me => {
                let owner = ("player", self.seat(owner).into());
                Some(self.say("detail-completes-of", &[at(hex, edge), owner]))
            }
            Event::Completed(_, hex, edge) => Some(self.say("detail-completes", &[at(hex, edge)])),
            Event::Claimed(seat, hex, edge) if seat == me => Some(self.say("detail-claims", &[at(hex, edge)])),
            Event::Lost(seat, hex, edge) if seat == me => Some(self.say("detail-loses", &[at(hex, edge)])),
            Event::Vanished(_, hex, edge) => Some(self.say("detail-vanishes", &[at(hex, edge)])),
            _ => None,
        });
        told.collect()
    }
}

/// What the player raises, and their income and victory points after it.
fn raised(quote: &Quote<Steam>) -> Option<(i32, i32, i32)> {
    let me = quote.after().seat();
    quote.events.iter().find_map(|event| match *event {
        Event::Raised { seat, income, points, .. } if seat == me => {
            Some((event.transfer(me)?.amount, income.into(), points.into()))
        }
        _ => None,
    })
}

/// The points of a delivery that the player takes, and what their income or victory points are after it.
fn taken(quote: &Quote<Steam>) -> (i32, i32) {
    let me = quote.after().seat();
    let taken = quote.events.iter().find_map(|event| match *event {
        Event::Income(seat, points, income) if seat == me => Some((points.into(), income.into())),
        Event::Points(seat, points, total) if seat == me => Some((points.into(), total.into())),
        _ => None,
    });
    taken.unwrap_or_default()
}
