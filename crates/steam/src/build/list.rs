//! Listing what may be laid on a hex, by sets of segments and spurs.

use super::change::{change, segments_of};
use super::sides::{Pairs, Sides};
use super::{Builder, bits, edges_of, segments};
use crate::data::tiles::{Face, Faces, pair};
use crate::track::{Beyond, End, UNOWNED};

/// Exits of a face with two segments, and of the largest town.
const MOST_EXITS: u32 = 4;

impl Builder<'_> {
    /// Calls `each` with the number of every hex on which something may be laid, ascending.
    pub(super) fn hexes(&self, mut each: impl FnMut(u8)) {
        if self.left == 0 {
            return;
        }
        if let Some(loose) = self.loose {
            let mut ahead = self.ahead_of(loose);
            ahead.sort_unstable();
            for (at, hex) in ahead.into_iter().enumerate() {
                if (at == 0 || hex != ahead[0]) && self.may_build(hex) {
                    each(hex);
                }
            }
            return;
        }
        for hex in 0..self.map.spaces().len() as u8 {
            if self.may_build(hex) {
                each(hex);
            }
        }
    }

    /// Is there anything that may be laid on a hex?
    #[inline]
    pub(super) fn may_build(&self, hex: u8) -> bool {
        let mut found = false;
        self.each(hex, |_| {
            found = true;
            false
        });
        found
    }

    /// Calls `found` with every face that may be laid on a hex, ascending, until it says `false`.
    pub(super) fn each(&self, hex: u8, found: impl FnMut(Face) -> bool) {
        self.each_up_to(MOST_EXITS, hex, found);
    }

    /// Like [`each`](Self::each), but for faces with no more than so many exits.
    pub(crate) fn each_up_to(&self, exits: u32, hex: u8, mut found: impl FnMut(Face) -> bool) {
        let tile = self.track.tile(hex);
        if self.left == 0 || tile.node.is_city() || self.loose.is_some_and(|loose| !self.ahead_of(loose).contains(&hex))
        {
            return;
        }
        let sides = Sides::new(self.map, self.track, self.seat, hex);
        if tile.node.is_town() {
            return self.each_town(exits, hex, &sides, found);
        }
        let old = segments_of(tile);
        if old == 0 {
            if sides.anchors | sides.loose != 0 {
                self.each_new(exits, hex, sides.pairs(), found);
            }
            return;
        }
        let faces = self.upgrades(old, sides.pairs()).union(self.redirects(hex, old, &sides));
        for face in faces.iter() {
            if face.shape().exits.count_ones() <= exits && self.affords(hex, face) && !found(face) {
                return;
            }
        }
    }

    /// Can it be paid, is it in stock, and does it leave nothing unconnected for good?
    fn affords(&self, hex: u8, face: Face) -> bool {
        let Some(change) = change(self.map, self.track, hex, face) else { return false };
        let Some(kind) = self.kind(face, self.track.tile(hex).kind()) else { return false };
        change.cost <= self.funds && (self.loose.is_none() || self.judge_loose(hex, face, kind, &change).is_ok())
    }

    fn each_new(&self, exits: u32, hex: u8, pairs: Pairs, mut found: impl FnMut(Face) -> bool) {
        let surcharge = self.map.surcharge(hex);
        if self.funds < 2 + surcharge {
            return;
        }
        let settled = self.loose.is_none();
        // What counts as going on: from something connected, or while track is loose, from that (STEAM-BUILD-26).
        let (going_on, allowed) =
            if settled { (pairs.good, pairs.good) } else { (pairs.touching, pairs.good | pairs.free) };
        let mut singles = going_on & allowed;
        while singles != 0 {
            let face = Face::single(singles.trailing_zeros() as u8);
            singles &= singles - 1;
            let there = if settled { self.stock[face.shape().kinds[0].index()] > 0 } else { self.affords(hex, face) };
            if there && !found(face) {
                return;
            }
        }
        if exits < MOST_EXITS || self.funds < 4 + surcharge {
            return;
        }
        for face in Face::doubles() {
            let shape = face.shape();
            if self.stock[shape.kinds[0].index()] == 0 {
                continue;
            }
            let both = 1u16 << shape.pairs[0] | 1 << shape.pairs[1];
            if both & going_on == 0 || both & !(pairs.good | pairs.free) != 0 {
                continue;
            }
            let fits = (settled && both & !pairs.good == 0) || self.looks_ahead(hex, face);
            if fits && !found(face) {
                return;
            }
        }
    }

    /// Judges a face by imagining it laid.
    fn looks_ahead(&self, hex: u8, face: Face) -> bool {
        let change = change(self.map, self.track, hex, face);
        let kind = self.kind(face, self.track.tile(hex).kind());
        change.zip(kind).is_some_and(|(change, kind)| self.judge_loose(hex, face, kind, &change).is_ok())
    }

    fn upgrades(&self, old: u16, pairs: Pairs) -> Faces {
        let mut faces = Faces::NONE;
        if old.count_ones() != 1 {
            return faces;
        }
        let kept = old.trailing_zeros() as u8;
        let taken = edges_of(old);
        let added = if self.loose.is_none() { pairs.good } else { (pairs.good | pairs.free) & pairs.touching };
        for (one, other) in segments(added) {
            if taken & (1 << one | 1 << other) == 0
                && let Some(face) = Face::double(kept, pair(one, other))
            {
                faces = faces.with(face);
            }
        }
        faces
    }

    fn redirects(&self, hex: u8, old: u16, sides: &Sides) -> Faces {
        let mut faces = Faces::NONE;
        let tile = self.track.tile(hex);
        for inner in bits(tile.exit_bits()) {
            let exit = tile.exits[usize::from(inner) % 6];
            let (from, owner) = (exit.leads(), exit.owner());
            if owner != self.seat && owner != UNOWNED || self.track.beyond(self.map, hex, from) != Beyond::Nothing {
                continue;
            }
            let End::Node(node) = self.track.near_end(self.map, hex, inner) else { continue };
            let touches = self.track.tile(node).node.is_city() || self.track.owns_in_town(node, self.seat);
            if owner == UNOWNED && !touches {
                continue;
            }
            let mut barred = sides.closed | sides.foreign | tile.exit_bits();
            if owner == UNOWNED {
                barred |= sides.loose;
            }
            if self.loose.is_some() {
                barred |= !sides.loose;
            }
            let kept = old & !(1 << pair(inner, from));
            for to in bits(!barred & 0b11_1111) {
                if sides.node[usize::from(to)] == node {
                    continue;
                }
                let turned = pair(inner, to);
                let face = match kept {
                    0 => Some(Face::single(turned)),
                    kept => Face::double(kept.trailing_zeros() as u8, turned),
                };
                if let Some(face) = face {
                    faces = faces.with(face);
                }
            }
        }
        faces
    }

    fn each_town(&self, exits: u32, hex: u8, sides: &Sides, mut found: impl FnMut(Face) -> bool) {
        let tile = self.track.tile(hex);
        let old = tile.exit_bits();
        let spurs = old.count_ones();
        let fixed = if old == 0 { self.map.surcharge(hex) } else { 1 };
        if spurs >= 4 || self.funds < spurs as i32 + 1 + fixed {
            return;
        }
        let mine = self.track.owns_in_town(hex, self.seat);
        if !mine && sides.anchors == 0 {
            return;
        }
        let mut barred = sides.closed | sides.foreign;
        for edge in 0..6 {
            if sides.node[edge] == hex {
                barred |= 1 << edge;
            }
        }
        for face in Face::towns() {
            let shape = face.shape();
            let added = shape.exits & !old;
            let lacks = shape.exits & old != old || added == 0 || added & barred != 0;
            if lacks || shape.exits.count_ones() > exits || !(mine || added & sides.anchors != 0) {
                continue;
            }
            if shape.exits.count_ones() as i32 + fixed > self.funds || self.kind(face, tile.kind()).is_none() {
                continue;
            }
            // Loose track is gone on with, and both its ends can't come to one town.
            if self.loose.is_some() && (added & sides.loose).count_ones() != 1 {
                continue;
            }
            if (self.loose.is_none() || self.looks_ahead(hex, face)) && !found(face) {
                return;
            }
        }
    }
}
