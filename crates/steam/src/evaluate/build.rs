//! Which tile to lay: the first of the best whole link, or links, that can still be finished in this build turn.

use super::{DREADFUL, worth};
use crate::action::Action;
use crate::agenda::Step;
use crate::data::tiles::Face;
use crate::hex::Hex;
use crate::state::Steam;
use cowcatcher_engine::{Choices, Game, Seat, Silent, ToAct};

/// So many tiles deep a plan goes.
const DEEPEST: u8 = 3;

/// What the best plan is worth that begins with a tile on this hex, or with this very tile.
pub(super) fn first_tile(game: &Steam, seat: Seat, hex: Hex, face: Option<Face>) -> i32 {
    let mut at = game.clone();
    if !matches!(at.agenda.top(), Some(Step::Lay(_))) {
        at.play_unchecked(seat, Action::Build(hex), &mut Silent);
    }
    if face.is_some_and(|face| !is_simple(face)) {
        return DREADFUL;
    }
    let links = game.link_counts().1[seat.index()];
    lay(&at, seat, face, links, DEEPEST)
}

/// Tries the faces for the chosen hex, or one of them, and what can follow.
fn lay(game: &Steam, seat: Seat, only: Option<Face>, links: u8, deep: u8) -> i32 {
    let mut choices = Choices::new();
    game.legal(seat, &mut choices);
    let mut best = DREADFUL;
    for &action in &choices {
        let Action::Lay(face) = action else { continue };
        if only.is_some_and(|only| only != face) || !is_simple(face) {
            continue;
        }
        let mut after = game.clone();
        after.play_unchecked(seat, action, &mut Silent);
        let done = after.link_counts().1[seat.index()] > links;
        if done {
            best = best.max(worth::of(&after, seat));
        }
        if deep > 1 && after.to_act() == ToAct::One(seat) && after.build.left > 0 && !done {
            best = best.max(go_on(&after, game, seat, face, links, deep - 1));
        }
    }
    best
}

/// One line of track, or a town with at most two: what lies on a new way.
fn is_simple(face: Face) -> bool {
    if face.is_town() { face.exits().count() <= 2 } else { face.segments().count() == 1 }
}

/// Goes on from the open ends of the tile just laid.
fn go_on(game: &Steam, before: &Steam, seat: Seat, face: Face, links: u8, deep: u8) -> i32 {
    let Some(Step::Lay(number)) = before.agenda.top() else { return DREADFUL };
    let hex = game.map.hex(number);
    let mut best = DREADFUL;
    for edge in face.exits() {
        let Some(next) = game.map.neighbour(hex, edge) else { continue };
        // What lies there already was built by somebody: a plan is for empty hexes.
        let empty = game.map.number(next).is_some_and(|number| game.track.tile(number).face().is_none());
        if empty && game.check(seat, Action::Build(next)).is_ok() {
            let mut there = game.clone();
            there.play_unchecked(seat, Action::Build(next), &mut Silent);
            best = best.max(lay(&there, seat, None, links, deep));
        }
    }
    best
}
