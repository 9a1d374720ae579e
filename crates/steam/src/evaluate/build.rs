//! Which tile to lay: the first of the best whole link, or links, that can still be finished in this build turn.

use super::{DREADFUL, worth};
use crate::action::Action;
use crate::agenda::Step;
use crate::build::bits;
use crate::data::tiles::Face;
use crate::hex::Hex;
use crate::state::Steam;
use crate::track::End;
use cowcatcher_engine::{Game, Seat, Silent, ToAct};

/// So many tiles deep a plan goes.
const DEEPEST: u8 = 3;
/// One line of track, or a town with at most two: what lies on a new way.
const EXITS: u32 = 2;

/// What the best plan is worth that begins with a tile on this hex, or with this very tile.
pub(super) fn first_tile(game: &Steam, seat: Seat, hex: Hex, face: Option<Face>) -> i32 {
    let mut at = game.clone();
    if !matches!(at.agenda.top(), Some(Step::Lay(_))) {
        at.play_unchecked(seat, Action::Build(hex), &mut Silent);
    }
    lay(&at, seat, face, DEEPEST)
}

/// Tries the faces for the chosen hex, or one of them, and what can follow.
fn lay(game: &Steam, seat: Seat, only: Option<Face>, deep: u8) -> i32 {
    let Some(Step::Lay(number)) = game.agenda.top() else { return DREADFUL };
    let old = game.track.tile(number).exit_bits();
    let mut best = DREADFUL;
    game.builder().each_up_to(EXITS, number, |face| {
        if only.is_none_or(|only| only == face) {
            let mut after = game.clone();
            after.play_unchecked(seat, Action::Lay(face), &mut Silent);
            if completes(&after, seat, number, face.shape().exits & !old) {
                best = best.max(worth::of(&after, seat));
            } else if deep > 1 && after.to_act() == ToAct::One(seat) && after.build.left > 0 {
                best = best.max(go_on(&after, seat, number, face, deep - 1));
            }
        }
        true
    });
    best
}

/// Did the new exits of a tile complete a link for the seat? No other link can have changed.
fn completes(game: &Steam, seat: Seat, number: u8, exits: u8) -> bool {
    bits(exits).any(|edge| {
        let near = game.track.near_end(&game.map, number, edge);
        let far = game.track.far_end(&game.map, number, edge);
        let complete = matches!((near, far), (End::Node(one), End::Node(other)) if one != other);
        complete && game.track.exit(number, edge).owner() == seat.0
    })
}

/// Goes on from the open ends of the tile just laid.
fn go_on(game: &Steam, seat: Seat, number: u8, face: Face, deep: u8) -> i32 {
    let hex = game.map.hex(number);
    let mut best = DREADFUL;
    for edge in face.exits() {
        let Some(next) = game.map.neighbour(hex, edge) else { continue };
        // What lies there already was built by somebody: a plan is for empty hexes.
        if game.map.number(next).is_some_and(|number| !game.track.tile(number).has_tile()) {
            let mut there = game.clone();
            there.play_unchecked(seat, Action::Build(next), &mut Silent);
            best = best.max(lay(&there, seat, None, deep));
        }
    }
    best
}
