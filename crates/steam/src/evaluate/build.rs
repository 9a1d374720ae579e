//! Which tile to lay: the first of the best whole link, or links, that can still be finished in this build turn.

use super::{DREADFUL, worth};
use crate::action::Action;
use crate::agenda::Step;
use crate::build::bits;
use crate::data::tiles::Face;
use crate::hex::Hex;
use crate::state::Steam;
use crate::track::{Beyond, End};
use arrayvec::ArrayVec;
use cowcatcher_engine::{Game, Seat, Silent, ToAct};

/// So many tiles deep a plan goes.
const DEEPEST: u8 = 3;
/// One line of track, or a town with at most two: what lies on a new way.
const EXITS: usize = 2;

/// The links that a tile completes, by the hexes of their ends.
type Completed = ArrayVec<(u8, u8), EXITS>;

/// What the best plan is worth that begins with a tile on this hex, or with this very tile.
pub(super) fn first_tile(game: &Steam, seat: Seat, hex: Hex, face: Option<Face>) -> i32 {
    let mut at = game.clone();
    if !matches!(at.agenda.top(), Some(Step::Lay(_))) {
        at.play_unchecked(seat, Action::Build(hex), &mut Silent);
    }
    Plans { seat, known: Vec::new() }.lay(&at, face, DEEPEST)
}

/// The plans that begin with one tile.
struct Plans {
    seat: Seat,
    /// What the seat's links are worth with those that a plan completes: how they run does not matter, and most plans complete the
    /// same few.
    known: Vec<(Completed, i32)>,
}

impl Plans {
    /// Tries the faces for the chosen hex, or one of them, and what can follow.
    fn lay(&mut self, game: &Steam, only: Option<Face>, deep: u8) -> i32 {
        let Some(Step::Lay(number)) = game.agenda.top() else { return DREADFUL };
        let last = deep == 1 || game.build.left == 1;
        let mut best = DREADFUL;
        game.builder().each_up_to(EXITS as u32, number, |face| {
            if only.is_none_or(|only| only == face) && (!last || leads_on(game, number, face)) {
                let mut after = game.clone();
                after.play_unchecked(self.seat, Action::Lay(face), &mut Silent);
                let completed = completed(game, &after, self.seat, number, face);
                if !completed.is_empty() {
                    best = best.max(worth::with_links(&after, self.seat, || self.links(&after, completed)));
                } else if deep > 1 && after.to_act() == ToAct::One(self.seat) && after.build.left > 0 {
                    best = best.max(self.go_on(&after, number, face, deep - 1));
                }
            }
            true
        });
        best
    }

    /// Goes on from the open ends of the tile just laid.
    fn go_on(&mut self, game: &Steam, number: u8, face: Face, deep: u8) -> i32 {
        let hex = game.map.hex(number);
        let mut best = DREADFUL;
        for edge in face.exits() {
            let Some(next) = game.map.neighbour(hex, edge) else { continue };
            // What lies there already was built by somebody: a plan is for empty hexes.
            if game.map.number(next).is_some_and(|number| !game.track.tile(number).has_tile()) {
                let mut there = game.clone();
                there.play_unchecked(self.seat, Action::Build(next), &mut Silent);
                best = best.max(self.lay(&there, None, deep));
            }
        }
        best
    }

    /// What the links are worth once these are completed.
    fn links(&mut self, game: &Steam, completed: Completed) -> i32 {
        if let Some((_, worth)) = self.known.iter().find(|(known, _)| *known == completed) {
            return *worth;
        }
        let worth = worth::of_links(game, self.seat);
        self.known.push((completed, worth));
        worth
    }
}

/// Does a tile lead to something, so that it may complete a link?
fn leads_on(game: &Steam, number: u8, face: Face) -> bool {
    let mut open = bits(face.shape().exits).map(|edge| game.track.beyond(&game.map, number, edge) == Beyond::Nothing);
    if face.is_town() { !open.all(|open| open) } else { !open.any(|open| open) }
}

/// The links that a tile completed for the seat; no other link can have changed.
fn completed(before: &Steam, after: &Steam, seat: Seat, number: u8, face: Face) -> Completed {
    let exits = face.shape().exits;
    // Each spur of a town is of another link, both ends of a segment are of the same.
    let links =
        if face.is_town() { exits & !before.track.tile(number).exit_bits() } else { exits & exits.wrapping_neg() };
    let ends = bits(links).filter(|&edge| after.track.exit(number, edge).owner() == seat.0).map(|edge| {
        let near = after.track.near_end(&after.map, number, edge);
        let far = after.track.far_end(&after.map, number, edge);
        (near, far)
    });
    let nodes = ends.filter_map(|ends| match ends {
        (End::Node(one), End::Node(other)) if one != other => Some((one.min(other), one.max(other))),
        _ => None,
    });
    nodes.take(EXITS).collect()
}
