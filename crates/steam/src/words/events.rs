//! What happened, one sentence for each event.

use super::names::{cubes, ends, face, link_at, many, name, owner, phase, place, tile};
use crate::event::{Event, Placing, Why};
use crate::hex::{Edge, Hex};
use crate::state::Steam;
use cowcatcher_engine::Seat;

/// What money changed hands for.
const fn reason(why: Why) -> &'static str {
    match why {
        Why::Bid => "turn order",
        Why::Action => "action tile",
        Why::Track => "track",
        Why::Expenses => "income and expenses",
        Why::LatePlace => "late place in the turn order",
    }
}

impl Steam {
    /// An event in words.
    pub(super) fn as_told(&self, event: Event) -> String {
        let place = |hex| place(&self.map, hex);
        let name = |hex| name(&self.map, hex);
        match event {
            Event::CityFilled(hex, goods) => format!("{} starts with {}", place(hex), cubes(&goods)),
            Event::SupplyFilled(space, goods) => format!("supply space {space} starts with {}", cubes(&goods)),
            Event::FirstSpeaker(seat) => format!("player {seat} speaks first in the auction"),
            Event::Drew(seat, drawn) => format!("player {seat} drew {} ({})", tile(drawn), drawn.number()),
            Event::TurnBegan(turn) => format!("turn {turn} began"),
            Event::PhaseBegan(began) => format!("phase: {}", phase(began)),
            Event::Raised { seat, times: 0, .. } => format!("player {seat} raised no money"),
            Event::Raised { seat, times, income, points } => {
                format!("player {seat} raised ${}: income now {income}, {points} VP", 5 * u16::from(times))
            }
            Event::Paid(seat, dollars, why) => format!("player {seat} paid ${dollars} ({})", reason(why)),
            Event::Received(seat, dollars, why) => format!("player {seat} received ${dollars} ({})", reason(why)),
            Event::Bid(seat, bid) => format!("player {seat} bid ${bid}"),
            Event::Passed(seat, true) => format!("player {seat} used the free pass and stays in the auction"),
            Event::Passed(seat, false) => format!("player {seat} passed"),
            Event::Placed(seat, place) => format!("player {seat} has place {place} in the turn order"),
            Event::Took(seat, taken, passed) => {
                let how = if passed { " without price and effect" } else { "" };
                format!("player {seat} took {} ({}){how}", tile(taken), taken.number())
            }
            Event::Locomotive(seat, level) => format!("player {seat}'s locomotive reached level {level}"),
            Event::BuildBegan(seat) => format!("player {seat} builds"),
            Event::Laid { seat, hex, face: laid, placing, .. } => {
                let what = match placing {
                    Placing::New => "laid",
                    Placing::Upgrade => "upgraded to",
                    Placing::Redirect => "redirected to",
                };
                format!("player {seat} {what} {} on {}", face(laid), place(hex))
            }
            Event::Completed(seat, hex, edge) => {
                format!("the link {} of {} is complete", self.link_named(hex, edge), owner(seat))
            }
            Event::Claimed(seat, hex, edge) => {
                format!("player {seat} claimed the link {}", self.link_named(hex, edge))
            }
            Event::Lost(seat, hex, edge) => {
                format!("player {seat} lost the link {}, which was not extended", self.link_named(hex, edge))
            }
            Event::Urbanized(seat, hex, colour) => {
                format!("player {seat} placed a {colour} New City on {}", place(hex))
            }
            Event::Vanished(seat, hex, edge) => {
                let other = self.map.neighbour(hex, edge).map_or_else(|| edge.to_string(), name);
                format!("the link {} - {other} of {} vanished with its tile", name(hex), owner(seat))
            }
            Event::Grown(seat, hex) => format!("player {seat} let {} grow", place(hex)),
            Event::Supplied(space, hex, goods) => {
                format!("{} came from supply space {space} to {}", cubes(&goods), place(hex))
            }
            Event::EffectLost(seat, lost) => {
                format!("player {seat} could not use {} any more", tile(lost))
            }
            Event::BuildEnded(seat) => format!("player {seat} finished building"),
            Event::Delivered { seat, colour, from, to, links, points } => {
                let over = many(links, "link", "links");
                let from_to = format!("from {} to {}", name(from), name(to));
                format!("player {seat} delivered a {colour} cube {from_to} over {over}: {}", each(&points))
            }
            Event::Income(seat, points, income) => {
                let points = many(points, "point", "points");
                format!("player {seat} took {points} as income: now {income}")
            }
            Event::Points(seat, points, total) => {
                let points = many(points, "point", "points");
                format!("player {seat} took {points} as VP: now {total}")
            }
            Event::Idle(seat) => format!("player {seat} did nothing in this goods round"),
            Event::Shortage { seat, short, points, income } => {
                format!("player {seat} was ${short} short: now {points} VP, income {income}")
            }
            Event::Bankrupt(seat) => format!("player {seat} is bankrupt and leaves the game"),
            Event::Over => "the game is over".to_owned(),
        }
    }

    /// The link at a side of a hex by its ends.
    fn link_named(&self, hex: Hex, edge: Edge) -> String {
        let links = self.links();
        link_at(&links, hex, edge).map_or_else(|| format!("at {hex} {edge}"), |link| ends(&self.map, link))
    }
}

/// The points of each seat that has any.
pub(super) fn each(points: &[u8; 6]) -> String {
    let gets = points.iter().zip((0..).map(Seat)).filter(|(n, _)| **n > 0);
    let gets: Vec<String> =
        gets.map(|(&n, seat)| format!("{} for player {seat}", many(n, "point", "points"))).collect();
    if gets.is_empty() { "no points".to_owned() } else { gets.join(", ") }
}
