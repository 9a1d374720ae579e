//! What a click does, what it costs and what it gives now.

use super::events::each;
use super::names::{effect, ends, face, goods, link_at, many, name, place, terrain, tile};
use crate::action::{Action, Route};
use crate::agenda::Step;
use crate::data::actions::ActionTile;
use crate::data::goods::Colour;
use crate::data::tiles::Face;
use crate::event::{Event, Placing};
use crate::hex::Hex;
use crate::state::Steam;
use crate::view::listed;
use cowcatcher_engine::{Game, Happened};

impl Steam {
    /// An action in words.
    pub(super) fn in_words(&self, action: Action) -> String {
        match action {
            Action::Raise(0) => "raise no money".to_owned(),
            Action::Raise(times) => {
                let raised = format!("raise ${}", 5 * u16::from(times));
                with(raised, self.raised_in_words(&self.after(action).1))
            }
            Action::Bid(bid) => {
                let funds = self.spendable(self.active);
                match self.agenda.top() {
                    Some(Step::BidForPlace) => {
                        format!("bid ${bid} for place {} (you can pay ${funds})", self.auction.place + 1)
                    }
                    _ => format!("bid ${bid} for the turn order (you have ${funds})"),
                }
            }
            Action::Take(taken) => self.take_in_words(taken),
            Action::TakePassing(taken) => {
                format!("take {} ({}) without price and effect", tile(taken), taken.number())
            }
            Action::Build(hex) => self.build_in_words(hex),
            Action::Lay(laid) => self.lay_in_words(laid),
            Action::Urbanize(hex) => format!("place a New City in {}", place(&self.map, hex)),
            Action::NewCity(colour) => self.new_city_in_words(colour),
            Action::Grow(hex) => format!("let {} grow, with goods from the supply", place(&self.map, hex)),
            Action::Supply(space) => {
                let cubes = usize::from(space).checked_sub(1).and_then(|index| self.supply.get(index));
                let to = self.chosen_hex().map_or_else(String::new, |hex| format!(" to {}", name(&self.map, hex)));
                format!(
                    "move {} from supply space {space}{to}",
                    cubes.map_or_else(String::new, |it| goods(&listed(it)))
                )
            }
            Action::Cube(hex, colour) => self.cube_in_words(hex, colour),
            Action::Route(route) => self.route_in_words(route),
            Action::Improve => {
                let level = self.me().level;
                format!("improve your locomotive from level {level} to level {}", level + 1)
            }
            Action::Income | Action::Points => self.reward_in_words(action),
            Action::Pass => self.pass_in_words(),
            Action::Done => self.done_in_words(),
        }
    }

    /// The position after the click, and what it made happen: some figures are read off there, not reckoned again.
    fn after(&self, action: Action) -> (Steam, Vec<Event>) {
        let mut after = self.clone();
        let mut happened = Happened::default();
        after.play_unchecked(self.active, action, &mut happened);
        (after, happened.events.into_iter().map(|(_, event)| event).collect())
    }

    /// The hex that the open question is about.
    fn chosen_hex(&self) -> Option<Hex> {
        match self.agenda.top() {
            Some(Step::Lay(hex) | Step::NewCity(hex) | Step::Supply(hex) | Step::Route(hex, _)) => {
                Some(self.map.hex(hex))
            }
            _ => None,
        }
    }

    /// What raising money does to income and points.
    fn raised_in_words(&self, events: &[Event]) -> Vec<String> {
        let me = self.me();
        let raised = events.iter().find_map(|event| match *event {
            Event::Raised { seat, times, income, points } if seat == self.active && times > 0 => Some((income, points)),
            _ => None,
        });
        let Some((income, points)) = raised else { return Vec::new() };
        let mut parts = Vec::new();
        if i32::from(income) != me.income {
            parts.push(format!("income {} to {income}", me.income));
        }
        if i32::from(points) != me.points {
            parts.push(format!("VP {} to {points}", me.points));
        }
        parts
    }

    /// The price of a click, and what has to be raised for it.
    fn cost_in_words(&self, events: &[Event]) -> Vec<String> {
        let paid = events.iter().find_map(|event| match *event {
            Event::Paid(seat, dollars, _) if seat == self.active => Some(dollars),
            _ => None,
        });
        let raised = events.iter().find_map(|event| match *event {
            Event::Raised { seat, times, .. } if seat == self.active => Some(5 * u16::from(times)),
            _ => None,
        });
        let mut parts: Vec<String> = paid.map(|dollars| format!("costs ${dollars}")).into_iter().collect();
        parts.extend(raised.map(|dollars| format!("for which you raise ${dollars}")));
        parts.extend(self.raised_in_words(events));
        parts
    }

    fn take_in_words(&self, taken: ActionTile) -> String {
        let text = format!("take {} ({}): {}", tile(taken), taken.number(), effect(taken, self.setting.rules));
        with(text, self.cost_in_words(&self.after(Action::Take(taken)).1))
    }

    fn build_in_words(&self, hex: Hex) -> String {
        let offers = self.offers(hex);
        let costs = offers.iter().map(|offer| offer.cost);
        let range = match (costs.clone().min(), costs.max()) {
            (Some(least), Some(most)) if least == most => format!(", ${least}"),
            (Some(least), Some(most)) => format!(", ${least} to ${most}"),
            _ => String::new(),
        };
        let ground = self.map.space(hex).map_or_else(String::new, |space| format!(" ({})", terrain(space)));
        let tiles = many(offers.len() as u32, "way", "ways");
        format!("build on {}{ground}: {tiles}{range}", place(&self.map, hex))
    }

    fn lay_in_words(&self, laid: Face) -> String {
        let offer = self.chosen_hex().and_then(|hex| self.offers(hex).into_iter().find(|offer| offer.face == laid));
        let what = match offer.map(|offer| offer.placing) {
            Some(Placing::Upgrade) => "upgrade to",
            Some(Placing::Redirect) => "redirect to",
            _ => "lay",
        };
        let (after, events) = self.after(Action::Lay(laid));
        let mut parts = self.cost_in_words(&events);
        parts.extend(self.links_in_words(&after, &events));
        with(format!("{what} {}", face(laid)), parts)
    }

    /// What becomes of links by the click.
    fn links_in_words(&self, after: &Steam, events: &[Event]) -> Vec<String> {
        let links = after.links();
        let named = |hex, edge| link_at(&links, hex, edge).map_or_else(String::new, |link| ends(&self.map, link));
        let told = events.iter().filter_map(|event| match *event {
            Event::Completed(_, hex, edge) => Some(format!("completes {}", named(hex, edge))),
            Event::Claimed(seat, hex, edge) if seat == self.active => Some(format!("claims {}", named(hex, edge))),
            Event::Lost(seat, hex, edge) if seat == self.active => Some(format!("you lose {}", named(hex, edge))),
            Event::Vanished(_, hex, edge) => {
                let other = self.map.neighbour(hex, edge).map_or_else(String::new, |other| name(&self.map, other));
                Some(format!("the link {} - {other} vanishes", name(&self.map, hex)))
            }
            _ => None,
        });
        told.collect()
    }

    fn new_city_in_words(&self, colour: Colour) -> String {
        let left = self.new_cities[colour.index()].saturating_sub(1);
        let at = self.chosen_hex().map_or_else(String::new, |hex| format!(" on {}", place(&self.map, hex)));
        let (after, events) = self.after(Action::NewCity(colour));
        let mut parts = vec![format!("{left} of this colour left after it")];
        parts.extend(self.links_in_words(&after, &events));
        with(format!("place a {colour} New City{at}"), parts)
    }

    fn cube_in_words(&self, hex: Hex, colour: Colour) -> String {
        let routes = self.routes(hex, colour);
        let mine = |points: &[u8; 6]| points.get(self.active.index()).copied().unwrap_or(0);
        let most = routes.iter().map(|route| mine(&route.points)).max().unwrap_or(0);
        let ways = many(routes.len() as u32, "way", "ways");
        let most = many(most, "point", "points");
        format!("deliver a {colour} cube from {}: {ways}, at most {most} for you", place(&self.map, hex))
    }

    fn route_in_words(&self, route: Route) -> String {
        let traced = self.chosen_hex().and_then(|hex| self.trace(hex, route));
        let Some(traced) = traced else { return format!("along {route}") };
        let stops: Vec<String> = traced.stops.iter().map(|&stop| name(&self.map, stop)).collect();
        // The edges tell two links between the same stops apart.
        format!("{} ({route}): {}", stops.join(" - "), each(&traced.points))
    }

    fn reward_in_words(&self, action: Action) -> String {
        let taken = self.after(action).1.into_iter().find_map(|event| match event {
            Event::Income(_, points, income) => Some((points, i32::from(income))),
            Event::Points(_, points, total) => Some((points, i32::from(total))),
            _ => None,
        });
        let me = self.me();
        let (points, after) = taken.unwrap_or_default();
        let points = many(points, "point", "points");
        match action {
            Action::Income => format!("take {points} as income: {} to {after}", me.income),
            _ => format!("take {points} as VP: {} to {after}", me.points),
        }
    }

    fn pass_in_words(&self) -> String {
        match self.agenda.top() {
            Some(Step::BidForPlace) => {
                format!("pass: you are out of the auction for place {}", self.auction.place + 1)
            }
            Some(Step::BidForOrder) if self.auction.free_pass == Some(self.active) => {
                "pass freely: you stay in the auction".to_owned()
            }
            Some(Step::BidForOrder) => self.leaving_in_words(),
            _ => "pass: neither deliver nor improve in this round".to_owned(),
        }
    }

    /// Leaving the auction for the whole order: the place, and what it costs in the end.
    fn leaving_in_words(&self) -> String {
        let mut after = self.clone();
        let mut happened = Happened::default();
        // What others bid changes nothing for who has passed, so let everybody pass.
        while after.agenda.top() == Some(Step::BidForOrder) {
            after.play_unchecked(after.active, Action::Pass, &mut happened);
        }
        let mut parts = Vec::new();
        for (_, event) in happened.events {
            match event {
                Event::Placed(seat, place) if seat == self.active => parts.push(format!("you take place {place}")),
                Event::Paid(seat, dollars, _) if seat == self.active => parts.push(format!("and pay ${dollars}")),
                _ => {}
            }
        }
        with("pass".to_owned(), parts)
    }

    fn done_in_words(&self) -> String {
        let mut parts = Vec::new();
        if self.build.left > 0 {
            parts.push(format!("{} unused", many(self.build.left, "placement", "placements")));
        }
        if self.build.urbanize {
            parts.push("no New City".to_owned());
        }
        if self.build.grow {
            parts.push("no city grows".to_owned());
        }
        let (after, events) = self.after(Action::Done);
        parts.extend(self.links_in_words(&after, &events));
        with("end your build turn".to_owned(), parts)
    }
}

/// A text with details after a colon, if there are any; after a semicolon where a colon stands already.
fn with(text: String, details: Vec<String>) -> String {
    match details.as_slice() {
        [] => text,
        details => format!("{text}{} {}", if text.contains(':') { ';' } else { ':' }, details.join(", ")),
    }
}
