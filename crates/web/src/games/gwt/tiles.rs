//! Building tiles, hazards, trade tiles and workers.

use super::Pen;
use super::lines::trade;
use super::pieces::points;
use super::places::{BUILDING, SMALL};
use crate::kit::{Point, frame, icon, text};
use cowcatcher_engine::Seat;
use cowcatcher_games::gwt::data::Edition;
use cowcatcher_games::gwt::data::buildings::{Building, NEUTRAL_LOCALS, Neutral};
use cowcatcher_games::gwt::data::lines::Local;
use cowcatcher_games::gwt::data::player_board::Worker;
use cowcatcher_games::gwt::data::supply::Tile;
use cowcatcher_games::gwt::data::trail::{Hands, Space};
use maud::{Markup, html};

/// The drawings of the three hazard sections.
const HAZARDS: [&str; 3] = ["flood", "drought", "rockfall"];

/// The icon of a worker.
pub(super) fn worker_icon(worker: Worker) -> &'static str {
    worker.name()
}

/// The hands of a tile side by side, the right end at a point.
fn hands(hands: Hands, (right, y): Point) -> Markup {
    let shown = [(hands.black, "g-hand-black"), (hands.green, "g-hand-green")];
    let shown = shown.into_iter().filter(|&(shown, _)| shown).enumerate();
    html! {
        @for (n, (_, class)) in shown {
            g class=(class) { (icon("palm", (right - 5 - 9 * n as i32, y), 11)) }
        }
    }
}

impl Pen<'_> {
    /// The side of a private building that lies up.
    pub(super) fn side(&self, number: u8) -> Option<(&'static Building, char)> {
        let index = usize::from(number.checked_sub(1)?);
        let b = self.scene.view.sides.get(index).copied().unwrap_or(false);
        let building = self.scene.view.edition.tables().buildings[usize::from(b)].get(index)?;
        Some((building, if b { 'b' } else { 'a' }))
    }

    /// A private building around a centre; on the trail its local actions can be clicked.
    pub(super) fn building(&self, space: Option<Space>, owner: Seat, number: u8, (x, y): Point) -> Markup {
        let Some((building, side)) = self.side(number) else { return html! {} };
        let (w, h) = BUILDING;
        let top = y - h + 8;
        html! {
            g class={ "g-tile g-private k-p" (owner) } {
                rect.g-rim x=(x - w - 1) y=(y - h - 1) width=(2 * w + 2) height=(2 * h + 2) rx="6" {}
                (frame("g-face", (x, y), (w, h), 5))
                path.g-own d={ "M" (x - w) " " (y - h + 15) "v-10a5 5 0 0 1 5-5h" (2 * w - 10) "a5 5 0 0 1 5 5v10z" } {}
                use href={ "#icon-shape" (owner) } x=(x - w + 3) y=(top - 5) width="10" height="10" {}
                text.k-t.g-t9.g-own-t x=(x - w + 22) y=(top) { (number) (side) }
                (icon("craftsman", (x - w + 36, top), 9))
                text.k-t.g-t8.g-own-t x=(x - w + 44) y=(top) { (building.craftsmen) }
                (points((x + w - 10, top), building.points.into()))
                (hands(building.hands, (x + w - 18, top)))
                (self.locals(space, building.locals, (x, y)))
            }
        }
    }

    /// A neutral building around a centre.
    pub(super) fn neutral(&self, space: Space, neutral: Neutral, (x, y): Point) -> Markup {
        let (w, h) = BUILDING;
        let locals = NEUTRAL_LOCALS[neutral.index()];
        html! {
            g.g-tile.g-neutral {
                (frame("g-face", (x, y), (w, h), 5))
                path.g-roof d={ "M" (x - w) " " (y - h + 15) "v-10a5 5 0 0 1 5-5h" (2 * w - 10) "a5 5 0 0 1 5 5v10z" } {}
                text.k-t.g-t11.g-roof-t x=(x) y=(y - h + 8) { (neutral) }
                (self.locals(Some(space), locals, (x, y)))
            }
        }
    }

    /// The local actions of a tile below its head, and the risk action of the space it stands on.
    fn locals(&self, space: Option<Space>, locals: &[Local], (x, y): Point) -> Markup {
        let tables = self.scene.view.edition.tables();
        let risk = space.and_then(|space| tables.risks[space.index()]);
        let rows = locals.len() + usize::from(risk.is_some());
        let step = 44 / rows.max(1) as i32;
        let row = |n: usize| (x, y - BUILDING.1 + 16 + step / 2 + step * n as i32);
        // A text that stands there twice can be clicked once.
        let clickable = |n: usize, local: Local| space.filter(|_| !locals[..n].contains(&local));
        html! {
            @for (n, &local) in locals.iter().enumerate() {
                @if n > 0 { path.g-rule d={ "M" (x - 36) " " (row(n).1 - step / 2) "h72" } {} }
                (self.local(clickable(n, local), local, row(n), if step < 14 { 62 } else { 78 }))
            }
            @if let Some(line) = risk {
                @let (x, y) = row(rows - 1);
                rect.g-risk x=(x - 40) y=(y - step / 2) width="80" height=(step - 1) rx="3" {}
                (self.local(space, Local::One(line), (x, y), if step < 14 { 62 } else { 74 }))
            }
        }
    }

    /// The words for a private building: whose, and what it does.
    pub(super) fn about_building(&self, owner: Seat, number: u8) -> String {
        format!("{}: {}", self.scene.words.seat(owner), self.scene.words.building(number))
    }
}

/// A tile of the Kansas City supply around a centre.
pub(super) fn supply_tile(edition: Edition, tile: Tile, (x, y): Point) -> Markup {
    let face = frame("g-face", (x, y), SMALL, 4);
    if let Some(worker) = tile.worker() {
        return worker_tile(worker, (x, y));
    }
    match tile.section() {
        Some(section) => html! {
            g class={ "g-tile g-" (HAZARDS[section % 3]) } {
                (face)
                (icon(HAZARDS[section % 3], (x - 9, y), 17))
                (points((x + 9, y - 6), tile.points().into()))
                (hands(tile.hands(), (x + 16, y + 8)))
            }
        },
        None => html! {
            g class={ "g-tile " (trade_class(edition, tile)) } {
                (face)
                (icon(trade(edition), (x - 6, y), 22))
                (text("g-t8", (x + 11, y - 8), trade_bars(tile)))
                (hands(tile.hands(), (x + 17, y + 6)))
            }
        },
    }
}

/// The colour of a trade tile.
pub(super) fn trade_class(edition: Edition, tile: Tile) -> &'static str {
    match (tile, edition) {
        (Tile::Green, _) => "g-trade-green",
        (_, Edition::First) => "g-trade-blue",
        (_, Edition::Second) => "g-trade-orange",
    }
}

/// What tells the two colours apart besides the colour: one bar or two.
fn trade_bars(tile: Tile) -> &'static str {
    if tile == Tile::Green { "I" } else { "II" }
}

/// A worker tile around a centre.
pub(super) fn worker_tile(worker: Worker, (x, y): Point) -> Markup {
    html! {
        g class={ "g-tile g-worker g-" (worker) } {
            (frame("g-face", (x, y), SMALL, 4))
            (icon(worker_icon(worker), (x, y), 22))
        }
    }
}
