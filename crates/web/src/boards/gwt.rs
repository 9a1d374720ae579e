//! Great Western Trail, both editions, drawn from a [`View`].
//!
//! Every piece that plays a legal action is an element with `data-action`. Which piece carries which action is decided
//! in one place (`carry.rs`): what is drawn and what [`placed`] says come from the same table.

mod cards;
mod carry;
mod icons;
mod jobs;
mod lines;
mod market;
mod pieces;
mod places;
mod player;
mod railroad;
mod stock;
#[cfg(test)]
mod tests;
mod tiles;
mod trail;

use crate::words::gwt::GwtWords;
use carry::Carried;
use cowcatcher_engine::Seat;
use cowcatcher_gwt::{Action, Gwt, View};
use maud::{Markup, html};
use pieces::Pen;

/// What is drawn, and for whom.
pub struct Scene<'a> {
    /// What the viewer may see.
    pub view: &'a View,
    /// The viewer's legal actions; empty for a spectator or whoever is not to act.
    pub legal: &'a [Action],
    /// The words in the viewer's language.
    pub words: &'a GwtWords<'a>,
    /// The game, only for the figures of the viewer's own legal actions.
    pub game: Option<&'a Gwt>,
    /// The viewer's seat.
    pub seat: Option<Seat>,
}

/// The whole board as one `<svg>`: trail, railroad, cities, station masters, job market, foresight, cattle market and
/// objective display.
pub fn board(scene: &Scene) -> Markup {
    let carried = Carried::of(scene);
    let pen = Pen { scene, carried: &carried };
    html! {
        svg.g-board data-board xmlns="http://www.w3.org/2000/svg" viewBox=(places::VIEW_BOX) role="group"
            aria-label=(scene.words.locale.text("board-title")) preserveAspectRatio="xMidYMid meet" {
            (icons::symbols())
            (trail::ground(&pen))
            (pen.region("region-railroad", &railroad::track(&pen)))
            (pen.region("region-cities", &railroad::cities(&pen)))
            (pen.region("region-jobs", &jobs::market(&pen)))
            (pen.region("region-foresight", &jobs::foresight(&pen)))
            (pen.region("region-trail", &trail::spaces(&pen)))
            (pen.region("region-stations", &railroad::stations(&pen)))
            (pen.region("region-market", &market::cattle(&pen)))
            (pen.region("region-objectives", &market::objectives(&pen)))
            (railroad::engines(&pen))
            (trail::ranchers(&pen))
        }
    }
}

/// The board of one player: auxiliary actions, discs, workers, buildings in stock, collected tiles, objectives.
/// The viewer's own board carries actions, the others carry none.
pub fn own_board(scene: &Scene, seat: Seat) -> Markup {
    let carried = if scene.seat == Some(seat) { Carried::of(scene) } else { Carried::none() };
    let pen = Pen { scene, carried: &carried };
    let Some(player) = scene.view.players.get(seat.index()) else { return html! {} };
    html! {
        div class={ "g-player g-p" (seat) } {
            (player::sheet(&pen, seat, player))
            (stock::stock(&pen, seat, player))
            (stock::collected(&pen, player))
        }
    }
}

/// The viewer's hand as cards, with draw and discard pile; nothing for a spectator.
pub fn hand(scene: &Scene) -> Markup {
    let carried = Carried::of(scene);
    stock::hand(&Pen { scene, carried: &carried })
}

/// One line with the figures of a player.
pub fn player_line(scene: &Scene, seat: Seat) -> Markup {
    let carried = Carried::none();
    let pen = Pen { scene, carried: &carried };
    let Some(player) = scene.view.players.get(seat.index()) else { return html! {} };
    player::line(&pen, seat, player)
}

/// The legal actions that the drawings carry on a piece; all others belong to the action bar.
pub fn placed(scene: &Scene) -> Vec<Action> {
    Carried::of(scene).actions()
}
