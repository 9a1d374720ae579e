//! Building tiles with their façades, hazards, trade tiles and workers.

use super::Pen;
use super::lines::trade;
use super::pieces::{narrow, points, word};
use super::places::{BUILDING, HEAD, ROW, SMALL};
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
pub(super) const HAZARDS: [&str; 3] = ["flood", "drought", "rockfall"];

/// The upper edge of a façade, from its left upper corner to its right one, 88 wide: stepped, gabled, arched, plain with a cornice.
const FRONTS: [&str; 4] =
    ["v-2h12v-3h14v-3h36v3h14v3h12v2", "v-1h14l30-8 30 8h14v1", "v-2h10q34-9 68 0h10v2", "v-4h-2v-3h92v3h-2v4"];

/// The icon of a worker.
pub(super) fn worker_icon(worker: Worker) -> &'static str {
    worker.name()
}

/// The front of a building around a centre: a wall with planks, a head in the colour of its class, porch posts.
fn facade(front: usize, head: &str, (x, y): Point) -> Markup {
    let (w, h) = BUILDING;
    let (left, top) = (x - w, y - h);
    html! {
        path.g-face d={ "M" (left) " " (y + h) "V" (top) (FRONTS[front % FRONTS.len()]) "V" (y + h) "z" } {}
        path class=(head) d={ "M" (left) " " (top + HEAD - 2) "V" (top) (FRONTS[front % FRONTS.len()]) "v" (HEAD - 2) "z" } {}
        path.g-planks d={ "M" (left + 1) " " (top + HEAD + 11) "h" (2 * w - 2) "m0 12h" (2 - 2 * w) "m0 12h" (2 * w - 2) } {}
        path.g-eave d={ "M" (left - 2) " " (top + HEAD - 2) "h" (2 * w + 4) } {}
    }
}

impl Pen<'_> {
    /// The side of a private building that lies up.
    fn side(&self, owner: Seat, number: u8) -> Option<(&'static Building, char)> {
        let view = self.scene.view;
        Some((view.building(owner, number)?, if view.is_side_b(owner, number) { 'b' } else { 'a' }))
    }

    /// The hands of a tile and what they cost together at this table, the right end at a point.
    fn hands(&self, hands: Hands, (right, y): Point) -> Markup {
        let shown = [(hands.black, "g-hand-black"), (hands.green, "g-hand-green")];
        let shown = shown.into_iter().filter(|&(shown, _)| shown).enumerate();
        html! {
            @for (n, (_, class)) in shown {
                g class=(class) { (icon("palm", (right - 12 - 8 * n as i32, y), 12)) }
            }
            @if hands != Hands::NONE {
                (text("g-t9 g-fee", (right - 3, y), &self.scene.view.fee(hands).to_string()))
            }
        }
    }

    /// A private building around a centre; on the trail its local actions can be clicked.
    pub(super) fn building(&self, space: Option<Space>, owner: Seat, number: u8, (x, y): Point) -> Markup {
        let Some((building, side)) = self.side(owner, number) else { return html! {} };
        let (w, h) = BUILDING;
        let (left, top) = (x - w, y - h + HEAD / 2 - 2);
        html! {
            g class={ "g-tile g-private k-p" (owner) } {
                (facade(number.into(), "g-own", (x, y)))
                use href={ "#icon-shape" (owner) } x=(left + 2) y=(top - 5) width="10" height="10" {}
                text.k-t.g-t11.g-own-t x=(left + 21) y=(top) { (number) (side) }
                (icon("craftsman", (left + 35, top), 10))
                text.k-t.g-t9.g-own-t x=(left + 43) y=(top) { (building.craftsmen) }
                g.g-own-fee { (self.hands(building.hands, (x + w - 20, top))) }
                (points((x + w - 9, top), building.points.into()))
                (self.locals(space, building.locals, (x, y)))
            }
        }
    }

    /// A neutral building around a centre.
    pub(super) fn neutral(&self, space: Space, neutral: Neutral, (x, y): Point) -> Markup {
        let top = y - BUILDING.1 + HEAD / 2 - 2;
        html! {
            g.g-tile.g-neutral {
                (facade(neutral.index(), "g-roof", (x, y)))
                (frame("g-sign", (x, top), (14, 8), 3))
                (text("g-t14 k-serif", (x, top), neutral.name()))
                (self.locals(Some(space), NEUTRAL_LOCALS[neutral.index()], (x, y)))
            }
        }
    }

    /// The local actions of a tile below its head in two rows, and the risk action of the space it stands on below the tile.
    fn locals(&self, space: Option<Space>, locals: &[Local], (x, y): Point) -> Markup {
        let tables = self.scene.view.edition.tables();
        let risk = space.and_then(|space| tables.risks[space.index()]);
        // A text that stands there twice can be clicked once.
        let clickable = |n: usize| space.filter(|_| !locals[..n].contains(&locals[n]));
        let middle = y - BUILDING.1 + HEAD + 2 * ROW;
        let (w, half) = (BUILDING.0 - 2, BUILDING.0 / 2 - 2);
        let place = |n: usize| match (locals.len(), n) {
            (..=1, _) => ((x, middle), (w, 2 * ROW - 1)),
            (2, n) => ((x, middle + ROW * (2 * n as i32 - 1)), (w, ROW - 1)),
            (_, 0) => ((x, middle - ROW), (w, ROW - 1)),
            (_, n) => ((x + BUILDING.0 * (2 * n as i32 - 3) / 2, middle + ROW), (half, ROW - 1)),
        };
        html! {
            @for (n, &local) in locals.iter().enumerate() {
                @let (centre, half) = place(n);
                (self.local(clickable(n), local, centre, half))
            }
            @if let Some(line) = risk { (self.risk(space, Local::One(line), (x, y + BUILDING.1 + ROW))) }
        }
    }

    /// The risk action that is printed below a building space.
    pub(super) fn risk(&self, space: Option<Space>, risk: Local, at: Point) -> Markup {
        html! { g.g-risk { (self.local(space, risk, at, (BUILDING.0 - 2, ROW - 1))) } }
    }

    /// A tile of the Kansas City supply around a centre.
    pub(super) fn supply_tile(&self, tile: Tile, (x, y): Point) -> Markup {
        let edition = self.scene.view.edition;
        let face = frame("g-face", (x, y), SMALL, 4);
        if let Some(worker) = tile.worker() {
            return worker_tile(worker, "", (x, y), SMALL);
        }
        match tile.section() {
            Some(section) => html! {
                g class={ "g-tile g-" (HAZARDS[section % 3]) } {
                    (face)
                    (icon(HAZARDS[section % 3], (x - 10, y), 19))
                    (points((x + 10, y - 8), tile.points().into()))
                    (self.hands(tile.hands(), (x + 20, y + 9)))
                }
            },
            None => html! {
                g class={ "g-tile " (trade_class(edition, tile)) } {
                    (face)
                    (icon(trade(edition), (x - 8, y + 2), 23))
                    (self.hands(tile.hands(), (x + 20, y + 9)))
                    (text("g-t9 g-begin", (x - 18, y - 11), trade_bars(tile)))
                }
            },
        }
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

/// A worker tile in a box, with the name of the worker if there is room for it.
pub(super) fn worker_tile(worker: Worker, name: &str, (x, y): Point, half: Point) -> Markup {
    let named = half.0 > SMALL.0 && word(name) < 2 * half.0 + 10;
    html! {
        g class={ "g-tile g-worker g-" (worker) } {
            (frame("g-face", (x, y), half, 4))
            (icon(worker_icon(worker), (x, y - if named { 5 } else { 0 }), 22))
            @if named { (narrow("", (x, y + 11), name, 2 * half.0 - 4)) }
        }
    }
}
