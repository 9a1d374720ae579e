//! What happened, one sentence for each event.

use super::SteamWords;
use crate::Arg;
use crate::speech::{capital, signed};
use cowcatcher_engine::{Occurrence, Seat};
use cowcatcher_games::steam::{Event, Phase, Why};

impl SteamWords<'_> {
    /// An event in words.
    pub fn event(&self, event: &Event) -> String {
        let player = |seat: Seat| -> Arg<'static> { ("player", self.seat(seat).into()) };
        let owner = |seat| -> Arg<'static> { ("player", self.owner(seat).into()) };
        let link = |hex, edge| -> Arg<'static> { ("link", self.link_at(hex, edge).into()) };
        let dollars = |seat| ("dollars", event.transfer(seat).map_or(0, |it| it.amount).into());
        let money = |seat, why: Why| [player(seat), dollars(seat), ("why", <&str>::from(why).into())];
        let city = |hex| -> Arg<'static> { ("city", self.place(hex).into()) };
        match *event {
            Event::CityFilled(hex, cubes) => self.part(self.place(hex), self.cubes(&cubes)),
            Event::SupplyFilled(space, cubes) => self.part(capital(&self.supply(space)), self.cubes(&cubes)),
            Event::FirstSpeaker(seat) => self.say("event-first-speaker", &[player(seat)]),
            Event::Drew(seat, tile) => {
                let number = ("number", tile.number().into());
                self.say("event-drew", &[player(seat), ("tile", self.tile(tile).into()), number])
            }
            Event::TurnBegan(turn) => self.say("turn", &[("turn", turn.into()), ("turns", self.view.turns.into())]),
            Event::PhaseBegan(phase) => self.say("event-phase", &[("phase", self.phase(phase).into())]),
            Event::Raised { seat, times: 0, .. } => self.say("event-raised-none", &[player(seat)]),
            Event::Raised { seat, income, points, .. } => self.say(
                "event-raised",
                &[player(seat), dollars(seat), ("income", signed(income).into()), ("points", points.into())],
            ),
            Event::Paid(seat, _, why) => self.say("event-paid", &money(seat, why)),
            Event::Received(seat, _, why) => self.say("event-received", &money(seat, why)),
            Event::Bid(seat, bid) => self.say("event-bid", &[player(seat), ("bid", bid.into())]),
            Event::Passed(seat, free) => {
                self.say(if free { "event-passed-free" } else { "event-passed" }, &[player(seat)])
            }
            Event::Placed(seat, place) => self.say("event-placed", &[player(seat), ("place", place.into())]),
            Event::Took(seat, tile, passed) => {
                let id = if passed { "event-took-passing" } else { "event-took" };
                self.say(id, &[player(seat), ("tile", self.tile(tile).into())])
            }
            Event::Locomotive(seat, level) => self.say("event-locomotive", &[player(seat), ("level", level.into())]),
            Event::BuildBegan(seat) => self.say("event-build", &[player(seat)]),
            Event::Laid { seat, hex, face, placing, .. } => {
                let placing = ("placing", <&str>::from(placing).into());
                let text = self.say("event-laid", &[player(seat), placing, ("place", self.on(hex).into())]);
                self.part(text, self.face(face))
            }
            Event::Completed(None, hex, edge) => self.say("event-completed-unowned", &[link(hex, edge)]),
            Event::Completed(Some(seat), hex, edge) => self.say("event-completed", &[player(seat), link(hex, edge)]),
            Event::Claimed(seat, hex, edge) => self.say("event-claimed", &[player(seat), link(hex, edge)]),
            Event::Lost(seat, hex, edge) => self.say("event-lost", &[player(seat), link(hex, edge)]),
            Event::Urbanized(seat, hex, colour) => {
                let town = ("town", self.place(hex).into());
                self.say("event-urbanized", &[player(seat), ("colour", colour.name().into()), town])
            }
            Event::Vanished(seat, hex, edge) => self.say("event-vanished", &[owner(seat), link(hex, edge)]),
            Event::Grown(seat, hex) => self.say("event-grown", &[player(seat), city(hex)]),
            Event::Supplied(space, hex, cubes) => {
                let text = self.say("action-supply", &[("space", space.into()), city(hex)]);
                self.part(text, self.cubes(&cubes))
            }
            Event::EffectLost(seat, tile) => {
                self.say("event-effect-lost", &[player(seat), ("tile", self.tile(tile).into())])
            }
            Event::BuildEnded(seat) => self.say("event-build-ended", &[player(seat)]),
            Event::Delivered { seat, colour, from, to, route, points } => {
                let text = self.say(
                    "event-delivered",
                    &[
                        player(seat),
                        ("colour", colour.name().into()),
                        ("from", self.place(from).into()),
                        ("to", self.place(to).into()),
                    ],
                );
                let links = self.say("links", &[("count", route.len().into())]);
                self.with_details(text, &[links, self.points_of(&points)])
            }
            Event::Income(seat, points, income) => {
                self.say("event-income", &[player(seat), ("count", points.into()), ("income", signed(income).into())])
            }
            Event::Points(seat, points, total) => {
                self.say("event-points", &[player(seat), ("count", points.into()), ("total", total.into())])
            }
            Event::Idle(seat) => self.say("event-idle", &[player(seat)]),
            Event::Shortage { seat, short, points, income } => self.say(
                "event-shortage",
                &[
                    player(seat),
                    ("dollars", short.into()),
                    ("points", points.into()),
                    ("income", signed(income).into()),
                ],
            ),
            Event::Bankrupt(seat) => self.say("event-bankrupt", &[player(seat)]),
            Event::Over => self.phase(Phase::Over),
        }
    }
}
