//! RAIL: the engine on the railroad track. Carries GWT-RAIL-01 to 19.

use crate::action::Action;
use crate::agenda::{Step, Tell};
use crate::data::cities::City;
use crate::data::railroad::{LAST_SPACE, LAST_SPACE_PAYS, STATION_DATA, Station, crosses_before};
use crate::event::{Event, Why};
use crate::lack::Lack;
use crate::state::Gwt;
use cowcatcher_engine::notation::number;
use cowcatcher_engine::{Choices, NotationError, Refusal};
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A position on the track in half spaces: space `n` is `2n`, the turnout between `n` and `n + 1` is `2n + 1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rail(pub(crate) u8);

/// A set of positions, as bits.
pub(crate) type Track = u128;

const LAST: u8 = 2 * LAST_SPACE;
/// The numbered spaces from which the engine goes on: all but the last.
const NUMBERED: Track = {
    let mut bits = 0;
    let mut space = 0;
    while space < LAST_SPACE {
        bits |= 1 << (2 * space);
        space += 1;
    }
    bits
};
const TURNOUTS: Track = {
    let mut bits = 0;
    let mut i = 0;
    while i < STATION_DATA.len() {
        if STATION_DATA[i].at != LAST {
            bits |= 1 << STATION_DATA[i].at;
        }
        i += 1;
    }
    bits
};
const ALL: Track = NUMBERED | TURNOUTS | 1 << LAST;

impl Rail {
    /// The start space.
    pub const START: Rail = Rail(0);
    /// Space 39.
    pub const LAST: Rail = Rail(LAST);

    /// The numbered space, or the turnout after it.
    pub fn new(space: u8, turnout: bool) -> Option<Rail> {
        let position = space.checked_mul(2)?.checked_add(u8::from(turnout))?;
        (position <= LAST && ALL >> position & 1 != 0).then_some(Rail(position))
    }

    /// Every position, forward.
    pub fn all() -> impl Iterator<Item = Rail> {
        positions(ALL)
    }

    /// The numbered space, of a turnout the one before it.
    pub const fn space(self) -> u8 {
        self.0 / 2
    }

    /// Is it a turnout?
    pub const fn is_turnout(self) -> bool {
        self.0 % 2 == 1
    }

    /// The numbered space on which transport costs are reckoned: an engine on a turnout has passed its cross
    /// (GWT-DELIVER-18).
    pub const fn nose(self) -> u8 {
        self.0.div_ceil(2)
    }

    /// The station whose turnout or space it is.
    pub fn station(self) -> Option<Station> {
        Station::at(self.0)
    }

    /// What transport to a city costs with the engine here (GWT-DELIVER-16, 17).
    pub const fn transport(self, city: City) -> u8 {
        crosses_before(city.value()).saturating_sub(crosses_before(self.nose())) as u8
    }

    fn bit(self) -> Track {
        1 << self.0
    }
}

pub(crate) fn positions(bits: Track) -> impl Iterator<Item = Rail> {
    let mut rest = bits;
    std::iter::from_fn(move || {
        if rest == 0 {
            return None;
        }
        let position = rest.trailing_zeros() as u8;
        rest &= rest - 1;
        Some(Rail(position))
    })
}

impl fmt::Display for Rail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.space(), self.is_turnout()) {
            (space, false) => write!(f, "{space}"),
            (space, true) => write!(f, "{space}|{}", space + 1),
        }
    }
}

impl FromStr for Rail {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Rail, NotationError> {
        let position = match text.split_once('|') {
            None => number(text).and_then(|space| Rail::new(space, false)),
            Some((before, after)) => number::<u8>(before)
                .filter(|&before| number(after) == before.checked_add(1))
                .and_then(|before| Rail::new(before, true)),
        };
        position.ok_or_else(|| NotationError::new(text, "a space or turnout of the track, such as 12 or 4|5"))
    }
}

impl Serialize for Rail {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// One space forward from each position, occupied ones skipped and not counted (GWT-RAIL-05, 06).
fn forward(from: Track, occupied: Track) -> Track {
    let mut reached = 0;
    let mut at = from;
    while at != 0 {
        let numbered = at & NUMBERED;
        let next = (numbered << 2) | ((numbered << 1) & TURNOUTS) | ((at & TURNOUTS) << 1);
        reached |= next & !occupied;
        at = next & occupied;
    }
    reached
}

/// One space back from each position, occupied ones skipped and not counted (GWT-RAIL-05, 07).
fn backward(from: Track, occupied: Track) -> Track {
    let mut reached = 0;
    let mut at = from;
    while at != 0 {
        let numbered = at & (NUMBERED | 1 << LAST);
        let next = (numbered >> 2) | ((numbered >> 1) & TURNOUTS) | ((at & TURNOUTS) >> 1);
        reached |= next & !occupied;
        at = next & occupied;
    }
    reached
}

impl Gwt {
    /// The spaces that hold an engine; the start space holds any number and is never occupied (GWT-RAIL-04).
    fn engines(&self) -> Track {
        let players = &self.players[..usize::from(self.setting.players)];
        players.iter().fold(0, |bits, player| bits | player.engine.bit()) & !Rail::START.bit()
    }

    /// Where the engine may go forward with up to `up_to` spaces (GWT-RAIL-01 to 03, 14).
    pub(crate) fn ahead(&self, up_to: u8) -> Track {
        let occupied = self.engines();
        let mut layer = self.me().engine.bit();
        let mut reached = 0;
        for _ in 0..up_to {
            layer = forward(layer, occupied);
            reached |= layer;
        }
        reached
    }

    /// How many spaces ahead a free position lies.
    fn distance(&self, target: Rail) -> i32 {
        let occupied = self.engines();
        let layers = std::iter::successors(Some(self.me().engine.bit()), |&layer| {
            Some(forward(layer, occupied)).filter(|&next| next != 0)
        });
        layers.take_while(|layer| layer & target.bit() == 0).count() as i32
    }

    /// Where the engine may go with exactly `exactly` spaces back (GWT-RAIL-09).
    fn behind(&self, exactly: u8) -> Track {
        let occupied = self.engines();
        let mut layer = self.me().engine.bit();
        for _ in 0..exactly {
            layer = backward(layer, occupied);
        }
        layer
    }

    /// Every free position behind the engine.
    pub(crate) fn anywhere_behind(&self) -> Track {
        ALL & !self.engines() & (self.me().engine.bit() - 1)
    }

    fn engine_targets(&self, step: Step) -> Track {
        match step {
            Step::Engine { up_to, .. } => self.ahead(up_to),
            Step::EngineBack(exactly) => self.behind(exactly),
            Step::ExtraordinaryBack | Step::ReturnFromLast => self.anywhere_behind(),
            _ => 0,
        }
    }

    pub(crate) fn legal_engine(&self, step: Step, into: &mut Choices<Action>) {
        into.extend(positions(self.engine_targets(step)).map(Action::Engine));
    }

    pub(crate) fn judge_engine(&self, step: Step, target: Rail) -> Result<(), Refusal> {
        let here = self.me().engine;
        if self.engine_targets(step) & target.bit() != 0 {
            return Ok(());
        }
        Err(match step {
            Step::ReturnFromLast if target == here => Refusal::rule("GWT-RAIL-16"),
            _ if target == here => Refusal::rule("GWT-RAIL-03"),
            _ if self.engines() & target.bit() != 0 => Refusal::rule("GWT-RAIL-05"),
            Step::Engine { .. } if target < here => Refusal::rule("GWT-RAIL-13"),
            Step::Engine { up_to, .. } => {
                Refusal::needs("GWT-RAIL-02", Lack::Spaces, self.distance(target), i32::from(up_to))
            }
            Step::EngineBack(_) => Refusal::rule("GWT-RAIL-09"),
            _ => Refusal::rule("GWT-DELIVER-21"),
        })
    }

    /// Can the engine meet a requirement to go back exactly so far? (GWT-RAIL-11, 12)
    pub(crate) fn judge_back(&self, exactly: u8) -> Result<(), Refusal> {
        if self.me().engine == Rail::START {
            return Err(Refusal::rule("GWT-RAIL-11"));
        }
        match self.behind(exactly) {
            0 => {
                let have = (1..exactly).rev().find(|&n| self.behind(n) != 0).unwrap_or(0);
                Err(Refusal::needs("GWT-RAIL-12", Lack::SpacesBehind, i32::from(exactly), i32::from(have)))
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn play_engine(&mut self, step: Step, target: Rail, log: &mut impl Tell) {
        let passed = self.spaces_between(target);
        self.me_mut().engine = target;
        log.tell(Event::Engine(target));
        self.agenda.pop();
        if let Step::ReturnFromLast = step {
            let pays = LAST_SPACE_PAYS;
            self.gain(pays, Why::LastSpace, log);
        }
        if target == Rail::LAST {
            self.agenda.push(Step::ReturnFromLast);
        }
        if let Some(station) = target.station() {
            self.agenda.push(Step::MayUpgrade(station));
        }
        // The upgrade after an extraordinary delivery comes after the delivery (GWT-DELIVER-28).
        if let Step::ExtraordinaryBack = step {
            self.agenda.push(Step::Deliver { limit: passed, extraordinary: true });
        }
    }

    /// The numbered spaces entered on the way back to `target`, occupied ones and turnouts not counted
    /// (GWT-DELIVER-22, 23).
    fn spaces_between(&self, target: Rail) -> u8 {
        let way = self.me().engine.bit().wrapping_sub(1) & !target.bit().wrapping_sub(1);
        (way & NUMBERED & !self.engines()).count_ones() as u8
    }
}

impl Station {
    /// Its turnout, or its space.
    pub const fn rail(self) -> Rail {
        Rail(self.data().at)
    }
}
