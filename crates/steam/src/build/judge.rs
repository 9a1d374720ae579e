//! Judging one placement: the clause that forbids it.

use super::change::{Added, change, segments_of};
use super::sides::{NO_NODE, Sides};
use super::{Builder, bits, edges_of, segments};
use crate::data::tiles::Face;
use crate::event::Placing;
use crate::lack::Lack;
use crate::track::{Beyond, End, UNOWNED};
use cowcatcher_engine::Refusal;

/// How a new segment is connected.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Connected {
    /// To a city along the builder's own track.
    Yes,
    /// To the track that is not connected yet.
    Loosely,
    /// To nothing.
    No,
}

impl Builder<'_> {
    /// Is a placement left (STEAM-BUILD-01)?
    pub(super) fn judge_any(&self) -> Result<(), Refusal> {
        if self.left == 0 { Err(Refusal::needs("STEAM-BUILD-01", Lack::Placements, 1, 0)) } else { Ok(()) }
    }

    /// Judges laying a face on a hex.
    pub(super) fn judge(&self, hex: u8, face: Face) -> Result<(), Refusal> {
        let tile = self.track.tile(hex);
        if tile.node.is_city() {
            return Err(Refusal::rule("STEAM-BUILD-03"));
        }
        if tile.node.is_town() != face.is_town() {
            return Err(Refusal::rule("STEAM-TOWN-01"));
        }
        let Some(change) = change(self.map, self.track, hex, face) else { return Err(self.no_change(hex, face)) };
        let sides = Sides::new(self.map, self.track, self.seat, hex);
        let settled = match change.added {
            Added::Spurs(spurs) => self.judge_spurs(hex, spurs, &sides)?,
            Added::Segments(pairs) => self.judge_segments(pairs, change.placing, &sides)?,
            Added::Turned { inner, from, to } => self.judge_turned(hex, inner, from, to, &sides)?,
        };
        let touches = match change.added {
            Added::Spurs(spurs) => spurs,
            Added::Segments(pairs) => edges_of(pairs),
            Added::Turned { to, .. } => 1 << to,
        };
        if self.loose.is_some() && touches & sides.loose == 0 {
            return Err(Refusal::rule("STEAM-BUILD-26"));
        }
        let Some(kind) = self.kind(face, tile.kind()) else {
            return Err(Refusal::needs("STEAM-BUILD-12", Lack::Stock, 1, 0));
        };
        if change.cost > self.funds {
            let (clause, money) = self.broke;
            return Err(Refusal::costs(clause, money, change.cost, self.funds));
        }
        if settled && self.loose.is_none() { Ok(()) } else { self.judge_loose(hex, face, kind, &change) }
    }

    /// Why a face is neither an upgrade nor a redirect of what lies on a hex.
    fn no_change(&self, hex: u8, face: Face) -> Refusal {
        let tile = self.track.tile(hex);
        Refusal::rule(if tile.node.is_town() {
            match tile.exit_bits() {
                old if face.shape().exits == old => "STEAM-UPGRADE-01",
                old if old.count_ones() >= 4 => "STEAM-UPGRADE-05",
                old if face.shape().exits.count_ones() <= old.count_ones() => "STEAM-REDIRECT-04",
                _ => "STEAM-UPGRADE-01",
            }
        } else {
            match segments_of(tile).count_ones() {
                2 => "STEAM-UPGRADE-05",
                _ if face.segments().count() == 2 => "STEAM-REDIRECT-10",
                _ => "STEAM-REDIRECT-08",
            }
        })
    }

    /// No exit may lead out of the map or to another player's track (STEAM-BUILD-04, 08, STEAM-TOWN-06).
    fn judge_exit(edge: u8, sides: &Sides, foreign: &'static str) -> Result<(), Refusal> {
        if sides.closed >> edge & 1 != 0 {
            return Err(Refusal::rule("STEAM-BUILD-04"));
        }
        if sides.foreign >> edge & 1 != 0 {
            return Err(Refusal::rule(foreign));
        }
        Ok(())
    }

    /// Judges added spurs; the answer is whether all are connected at once, which they must be.
    fn judge_spurs(&self, hex: u8, spurs: u8, sides: &Sides) -> Result<bool, Refusal> {
        for edge in bits(spurs) {
            Self::judge_exit(edge, sides, "STEAM-TOWN-06")?;
            if sides.node[usize::from(edge)] == hex {
                return Err(Refusal::rule("STEAM-BUILD-10"));
            }
        }
        let gains = bits(spurs).any(|edge| sides.anchors >> edge & 1 != 0);
        if !gains && !self.track.owns_in_town(hex, self.seat) {
            let clause = if spurs & sides.loose != 0 { "STEAM-BUILD-28" } else { "STEAM-TOWN-05" };
            return Err(Refusal::rule(clause));
        }
        if (spurs & sides.loose).count_ones() > 1 {
            return Err(Refusal::rule("STEAM-BUILD-10"));
        }
        Ok(true)
    }

    fn connected(edge: u8, sides: &Sides) -> Connected {
        if sides.anchors >> edge & 1 != 0 {
            Connected::Yes
        } else if sides.loose >> edge & 1 != 0 {
            Connected::Loosely
        } else {
            Connected::No
        }
    }

    fn judge_segment(one: u8, other: u8, sides: &Sides) -> Result<Connected, Refusal> {
        Self::judge_exit(one, sides, "STEAM-BUILD-08")?;
        Self::judge_exit(other, sides, "STEAM-BUILD-08")?;
        let node = sides.node[usize::from(one)];
        if node != NO_NODE && node == sides.node[usize::from(other)] {
            return Err(Refusal::rule("STEAM-BUILD-10"));
        }
        match (Self::connected(one, sides), Self::connected(other, sides)) {
            (Connected::Yes, _) | (_, Connected::Yes) => Ok(Connected::Yes),
            // A ring without a node.
            (Connected::Loosely, Connected::Loosely) => Err(Refusal::rule("STEAM-BUILD-10")),
            _ if (sides.dependent >> one | sides.dependent >> other) & 1 != 0 => Err(Refusal::rule("STEAM-LINK-08")),
            (Connected::Loosely, _) | (_, Connected::Loosely) => Ok(Connected::Loosely),
            (Connected::No, Connected::No) => Ok(Connected::No),
        }
    }

    /// Judges added segments; the answer is whether all are connected at once.
    fn judge_segments(&self, pairs: u16, placing: Placing, sides: &Sides) -> Result<bool, Refusal> {
        let mut connected = 0;
        let mut loosely = 0;
        let mut not = 0;
        for (one, other) in segments(pairs) {
            match Self::judge_segment(one, other, sides)? {
                Connected::Yes => connected += 1,
                Connected::Loosely => loosely += 1,
                Connected::No => not += 1,
            }
        }
        // STEAM-BUILD-05; of two segments on an empty hex one may stay unconnected for a while (STEAM-BUILD-20).
        if not > 0 && (placing != Placing::New || connected + loosely == 0) {
            return Err(Refusal::rule("STEAM-BUILD-05"));
        }
        Ok(loosely + not == 0)
    }

    /// Judges a redirect; the answer is always that it leaves nothing unconnected.
    fn judge_turned(&self, hex: u8, inner: u8, from: u8, to: u8, sides: &Sides) -> Result<bool, Refusal> {
        let owner = self.track.exit(hex, inner).owner();
        if owner != self.seat && owner != UNOWNED {
            return Err(Refusal::rule("STEAM-REDIRECT-03"));
        }
        if self.track.beyond(self.map, hex, from) != Beyond::Nothing {
            let inner_open = self.track.beyond(self.map, hex, inner) == Beyond::Nothing;
            return Err(Refusal::rule(if inner_open { "STEAM-REDIRECT-08" } else { "STEAM-REDIRECT-03" }));
        }
        let End::Node(node) = self.track.near_end(self.map, hex, inner) else {
            return Err(Refusal::rule("STEAM-REDIRECT-12"));
        };
        if owner == UNOWNED && !self.track.tile(node).node.is_city() && !self.track.owns_in_town(node, self.seat) {
            return Err(Refusal::rule("STEAM-REDIRECT-02"));
        }
        Self::judge_exit(to, sides, "STEAM-BUILD-08")?;
        if sides.node[usize::from(to)] == node {
            return Err(Refusal::rule("STEAM-BUILD-10"));
        }
        if owner == UNOWNED && sides.loose >> to & 1 != 0 {
            return Err(Refusal::rule("STEAM-REDIRECT-12"));
        }
        Ok(true)
    }
}
