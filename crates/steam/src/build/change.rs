//! What laying a face on a hex would be: a new tile, an upgrade or a redirect, and what it costs. Carries STEAM-BUILD-14 to 18,
//! STEAM-TOWN-03, STEAM-UPGRADE-01, 03 to 05, STEAM-REDIRECT-05, 08 to 10.

use crate::data::tiles::{Face, PAIR_EDGES};
use crate::event::Placing;
use crate::map::Map;
use crate::track::{Tile, Track};

/// A change of the track in one hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Change {
    pub placing: Placing,
    pub cost: i32,
    /// The segments or spurs that come.
    pub added: Added,
}

/// What comes to a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Added {
    /// Spurs, as bits by edge.
    Spurs(u8),
    /// Segments, as bits by pair number.
    Segments(u16),
    /// The segment from `inner` leads to another edge.
    Turned { inner: u8, from: u8, to: u8 },
}

/// The segments of a plain tile, as bits by pair number.
#[inline]
pub(super) fn segments_of(tile: &Tile) -> u16 {
    tile.pairs().into_iter().flatten().fold(0, |bits, pair| bits | 1 << pair)
}

/// The change that laying `face` on a hex would be; `None` if it is neither a new tile nor an upgrade nor a redirect there.
pub(crate) fn change(map: &Map, track: &Track, hex: u8, face: Face) -> Option<Change> {
    let tile = track.tile(hex);
    let shape = face.shape();
    if tile.node.is_city() || tile.node.is_town() != shape.town {
        return None;
    }
    let exits = shape.exits.count_ones() as i32;
    let fresh = exits + map.surcharge(hex);
    if shape.town {
        let old = tile.exit_bits();
        let added = Added::Spurs(shape.exits & !old);
        return match old {
            0 => Some(Change { placing: Placing::New, cost: fresh, added }),
            _ if old & !shape.exits == 0 && old != shape.exits => {
                Some(Change { placing: Placing::Upgrade, cost: exits + 1, added })
            }
            _ => None,
        };
    }
    let new = 1u16 << shape.pairs[0] | 1 << shape.pairs[1];
    let old = segments_of(tile);
    let (gone, come) = (old & !new, new & !old);
    match (gone.count_ones(), come.count_ones()) {
        (0, 1 | 2) if old == 0 => Some(Change { placing: Placing::New, cost: fresh, added: Added::Segments(come) }),
        (0, 1) => Some(Change { placing: Placing::Upgrade, cost: exits, added: Added::Segments(come) }),
        (1, 1) => {
            let (a, b) = PAIR_EDGES[gone.trailing_zeros() as usize];
            let (c, d) = PAIR_EDGES[come.trailing_zeros() as usize];
            let (inner, from) = if a == c || a == d { (a, b) } else { (b, a) };
            let to = if c == inner { d } else { c };
            let keeps = (c == inner || d == inner) && to != from;
            keeps.then_some(Change {
                placing: Placing::Redirect,
                cost: exits,
                added: Added::Turned { inner, from, to },
            })
        }
        _ => None,
    }
}
