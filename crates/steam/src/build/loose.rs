//! Track that is not connected yet, and whether it still can be. Carries STEAM-BUILD-20, 26 to 29, STEAM-REDIRECT-12.

use super::change::{Added, Change, segments_of};
use super::sides::{NO_NODE, Sides};
use super::{Builder, bits, first_edges_of, lay};
use crate::data::tiles::{Face, Kind, pair, single_kind};
use crate::map::Map;
use crate::track::{Beyond, End, Track, opposite};
use crate::urban::new_city_fits;
use cowcatcher_engine::Refusal;

/// An exit of the one link that has no node, after a change; `None` if there is none.
pub(crate) fn loose_after(
    map: &Map,
    track: &Track,
    before: Option<(u8, u8)>,
    hex: u8,
    change: &Change,
) -> Option<(u8, u8)> {
    still_loose(map, track, before).or_else(|| new_loose(map, track, hex, change).next().map(|edge| (hex, edge)))
}

/// The loose track, unless it has been connected.
pub(crate) fn still_loose(map: &Map, track: &Track, before: Option<(u8, u8)>) -> Option<(u8, u8)> {
    before.filter(|&(hex, edge)| is_loose(map, track, hex, edge))
}

/// The first exits of the new segments that belong to a link without a node.
fn new_loose(map: &Map, track: &Track, hex: u8, change: &Change) -> impl Iterator<Item = u8> {
    let exits = match change.added {
        // A new spur ends at a town, a turned segment begins at its old node.
        Added::Spurs(_) | Added::Turned { .. } => 0,
        Added::Segments(pairs) => first_edges_of(pairs),
    };
    bits(exits).filter(move |&edge| is_loose(map, track, hex, edge))
}

/// Both ends of the link through an exit.
fn ends(map: &Map, track: &Track, (hex, edge): (u8, u8)) -> [End; 2] {
    [track.near_end(map, hex, edge), track.far_end(map, hex, edge)]
}

/// Has the link through this exit no node at either end?
fn is_loose(map: &Map, track: &Track, hex: u8, edge: u8) -> bool {
    track.exit(hex, edge).is_some()
        && matches!(track.near_end(map, hex, edge), End::Open(..))
        && matches!(track.far_end(map, hex, edge), End::Open(..))
}

impl Builder<'_> {
    /// Judges a change for what it leaves unconnected: at most one piece (STEAM-BUILD-27), which can still be connected.
    pub(super) fn judge_loose(&self, hex: u8, face: Face, kind: Kind, change: &Change) -> Result<(), Refusal> {
        let mut track = *self.track;
        let mut stock = *self.stock;
        if let Some(returned) = track.tile(hex).kind() {
            stock[returned.index()] += 1;
        }
        stock[kind.index()] = stock[kind.index()].saturating_sub(1);
        lay(self.map, &mut track, hex, face, kind, change, self.seat);
        if let Some(before) = self.loose
            && let [End::Node(one), End::Node(other)] = ends(self.map, &track, before)
            && one == other
        {
            return Err(Refusal::rule("STEAM-BUILD-10"));
        }
        let Some(loose) = loose_after(self.map, &track, self.loose, hex, change) else { return Ok(()) };
        let piece = ends(self.map, &track, loose);
        let second = new_loose(self.map, &track, hex, change).any(|edge| {
            let other = ends(self.map, &track, (hex, edge));
            other != piece && other != [piece[1], piece[0]]
        });
        if second {
            return Err(Refusal::rule("STEAM-BUILD-27"));
        }
        let after = Builder {
            track: &track,
            stock: &stock,
            left: self.left.saturating_sub(1),
            funds: self.funds - change.cost,
            loose: Some(loose),
            ..*self
        };
        if after.can_connect() { Ok(()) } else { Err(Refusal::rule("STEAM-BUILD-20")) }
    }

    /// The hexes into which the open ends of the loose track point.
    pub(super) fn ahead_of(&self, loose: (u8, u8)) -> [u8; 2] {
        ends(self.map, self.track, loose).map(|end| match end {
            End::Open(hex, edge) => self.map.across(hex, edge),
            End::Node(hex) => hex,
        })
    }

    /// Can the loose track still be connected (STEAM-BUILD-26)?
    pub(crate) fn can_connect(&self) -> bool {
        let Some(loose) = self.loose else { return true };
        let [End::Open(hex, edge), End::Open(other_hex, other_edge)] = ends(self.map, self.track, loose) else {
            return true;
        };
        let starts = [(hex, edge), (other_hex, other_edge)];
        (0..2).any(|start| {
            let (hex, edge) = starts[start];
            let ahead = Ahead { builder: *self, tail: starts[1 - start], laid: [None; 4] };
            ahead.reach(self.map.across(hex, edge), opposite(edge), self.left, self.funds, 0)
        })
    }
}

/// The loose track carried on, hex by hex.
#[derive(Clone, Copy)]
struct Ahead<'a> {
    builder: Builder<'a>,
    /// The other open end.
    tail: (u8, u8),
    /// The tiles laid so far.
    laid: [Option<Laid>; 4],
}

/// A tile laid in imagination.
#[derive(Clone, Copy)]
struct Laid {
    hex: u8,
    kind: Kind,
    /// The tile it replaced, if that counts as stock again (STEAM-BUILD-29).
    returned: Option<Kind>,
}

impl Ahead<'_> {
    fn in_stock(&self, kind: Kind) -> bool {
        let laid = || self.laid.iter().flatten();
        let returned = laid().filter(|it| it.returned == Some(kind)).count();
        let used = laid().filter(|it| it.kind == kind).count();
        usize::from(self.builder.stock[kind.index()]) + returned > used
    }

    /// Can track that enters `hex` over `entry` be connected with what is left?
    fn reach(&self, hex: u8, entry: u8, left: u8, funds: i32, depth: usize) -> bool {
        if self.laid.iter().flatten().any(|laid| laid.hex == hex) {
            return false;
        }
        let tile = self.builder.track.tile(hex);
        if tile.node.is_town() {
            return self.reach_town(hex, entry, left, funds);
        }
        if left == 0 || funds < 2 {
            return false;
        }
        let Builder { map, track, seat, .. } = self.builder;
        let sides = Sides::new(map, track, seat, hex);
        let old = segments_of(tile);
        let returned = tile.kind().filter(|_| self.builder.counts_returned_tiles);
        let (cost, taken) = match old.count_ones() {
            0 => (2 + map.surcharge(hex), 0),
            1 => (4, tile.exit_bits()),
            _ => (i32::MAX, 0b11_1111),
        };
        if cost <= funds {
            let barred = sides.closed | sides.foreign | sides.dependent | sides.loose | taken | 1 << entry;
            for to in bits(!barred & 0b11_1111) {
                let segment = pair(entry, to);
                let kind = match old {
                    0 => Some(single_kind(segment)),
                    old => Face::double(old.trailing_zeros() as u8, segment).map(|face| face.shape().kinds[0]),
                };
                let Some(kind) = kind.filter(|&kind| self.in_stock(kind)) else { continue };
                if sides.anchors >> to & 1 != 0 {
                    return true;
                }
                let mut on = *self;
                if let Some(slot) = on.laid.get_mut(depth) {
                    *slot = Some(Laid { hex, kind, returned });
                }
                let next = map.across(hex, to);
                if on.reach(next, opposite(to), left - 1, funds - cost, depth + 1) {
                    return true;
                }
            }
        }
        self.reach_by_turning(hex, entry, funds)
    }

    /// Can an own incomplete link be turned towards it?
    fn reach_by_turning(&self, hex: u8, entry: u8, funds: i32) -> bool {
        let Builder { map, track, seat, .. } = self.builder;
        let tile = track.tile(hex);
        let returned = tile.kind();
        let old = segments_of(tile);
        let cost = 2 * old.count_ones() as i32;
        if old == 0 || cost > funds || tile.exits[usize::from(entry) % 6].is_some() {
            return false;
        }
        bits(tile.exit_bits()).any(|inner| {
            let exit = track.exit(hex, inner);
            let from = exit.leads();
            if exit.owner() != seat
                || track.beyond(map, hex, from) != Beyond::Nothing
                || !matches!(track.near_end(map, hex, inner), End::Node(_))
            {
                return false;
            }
            let turned = pair(inner, entry);
            let kept = old & !(1 << pair(inner, from));
            let kind = match kept {
                0 => Some(single_kind(turned)),
                kept => Face::double(kept.trailing_zeros() as u8, turned).map(|face| face.shape().kinds[0]),
            };
            kind.is_some_and(|kind| returned == Some(kind) || self.in_stock(kind))
        })
    }

    /// A town connects the track at once or not at all (STEAM-BUILD-28): by a New City, or by a spur if the builder owns a link
    /// there or gains one with the same tile.
    fn reach_town(&self, hex: u8, entry: u8, left: u8, funds: i32) -> bool {
        let Builder { map, track, seat, .. } = self.builder;
        let (tail_hex, tail_edge) = self.tail;
        let tail_here = map.across(tail_hex, tail_edge) == hex;
        if self.builder.urbanize && !tail_here && new_city_fits(map, track, hex) {
            return true;
        }
        let tile = track.tile(hex);
        let old = tile.exit_bits();
        if left == 0 || old.count_ones() >= 4 || old >> entry & 1 != 0 {
            return false;
        }
        let sides = Sides::new(map, track, seat, hex);
        let mut barred = sides.closed | sides.foreign | (sides.loose & !(1 << entry));
        for edge in bits(!barred & 0b11_1111) {
            if sides.node[usize::from(edge)] == hex && sides.node[usize::from(edge)] != NO_NODE {
                barred |= 1 << edge;
            }
        }
        let mine = track.owns_in_town(hex, seat);
        let least = old | 1 << entry;
        Face::towns().any(|face| {
            let shape = face.shape();
            let added = shape.exits & !old;
            let exits = shape.exits.count_ones() as i32;
            let cost = if old == 0 { exits + map.surcharge(hex) } else { exits + 1 };
            shape.exits & least == least
                && added & barred == 0
                && cost <= funds
                && (mine || added & sides.anchors & !(1 << entry) != 0)
                && shape.kinds.into_iter().any(|kind| self.in_stock(kind) || tile.kind() == Some(kind))
        })
    }
}
