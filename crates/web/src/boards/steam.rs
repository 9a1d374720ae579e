//! Steam, both games and any map, drawn from a [`View`].
//!
//! Every piece that plays a legal action is an element with `data-action`. Which piece carries which action is decided
//! in one place (`carry.rs`): what is drawn and what [`placed`] says come from the same table. Around the map stand frames;
//! a small screen shows the map alone, and a frame beside it only while something in it is asked for.

mod carry;
mod choice;
mod goods;
mod ground;
mod icons;
mod pieces;
mod places;
mod player;
mod routes;
mod sites;
#[cfg(test)]
mod tests;
mod tiles;
mod track;
mod tracks;

use crate::words::steam::{Label, SteamWords};
use carry::{Carried, Piece};
use cowcatcher_engine::Seat;
use cowcatcher_steam::{Action, Hex, Map, Steam, View};
use maud::{Markup, html};
use pieces::{Halo, Pen, icon};
use places::{At, Frame, Layout, add, centre, ring};

/// What is drawn, and for whom.
pub struct Scene<'a> {
    /// What the viewer may see.
    pub view: &'a View,
    /// The viewer's legal actions; empty for a spectator or whoever is not to act.
    pub legal: &'a [Action],
    /// The words in the viewer's language.
    pub words: &'a SteamWords<'a>,
    /// The game, only for the figures of the viewer's own legal actions.
    pub game: Option<&'a Steam>,
    /// The viewer's seat.
    pub seat: Option<Seat>,
}

impl Pen<'_> {
    /// Is a hex a city by now?
    fn is_city(&self, hex: Hex) -> bool {
        self.scene.view.hexes.iter().any(|it| it.hex == hex && it.city.is_some())
    }
}

/// The whole board as one `<svg>`: the map, the tracks below it, and beside it the order of play, locomotives, action
/// tiles, goods and stock.
pub fn board(scene: &Scene) -> Markup {
    let carried = Carried::of(scene);
    let pen = Pen { scene, carried: &carried, copy: false };
    let whole = Frame::of(&scene.view.map);
    let layout = Layout::of(&whole, &[tracks::ORDER, tracks::ENGINES, tiles::HEIGHT, goods::SUPPLY, goods::STOCK]);
    let beside = html! {
        (tracks::tracks(&pen, Some(layout.tracks)))
        @let mut corners = layout.column.iter().copied();
        (tracks::order(&pen, corners.next()))
        (tracks::engines(&pen, corners.next()))
        (tiles::tiles(&pen, corners.next()))
        (goods::supply(&pen, corners.next()))
        (goods::stock(&pen, corners.next()))
    };
    let asked = beside.0.contains("data-action=");
    html! {
        svg class={ "s-board" @if layout.wide { " s-wide" } @if asked { " s-asked" } } xmlns="http://www.w3.org/2000/svg"
            viewBox={ "0 0 " (At(layout.size.0)) " " (At(layout.size.1)) } role="group" aria-label=(scene.words.locale.text("board-title")) {
            (icons::symbols())
            g.s-room { (map(&pen, &whole, &layout)) }
            (beside)
        }
    }
}

/// The map with all that lies on it.
fn map(pen: &Pen, whole: &Frame, layout: &Layout) -> Markup {
    let view = pen.scene.view;
    html! {
        g.s-map data-board role="group" aria-label=(pen.scene.words.label(Label::Map)) transform=(layout.place(whole)) {
            (ground::land(&view.map))
            @for space in view.map.spaces() { (hex(pen, space.hex)) }
            @for it in &view.hexes {
                g data-place={ "hex-" (it.hex) } {
                    @if let Some(tile) = &it.tile { (track::tile(it.hex, tile)) }
                    (site_of(pen, it.hex))
                }
            }
            (track::links(pen))
            (sites::names(&view.map, |_| true, |space| pen.is_city(space.hex)))
            @for piece in pen.carried.pieces() {
                @match piece {
                    Piece::Hex(at) => (pen.piece(piece, "", &Halo::Path(ring(centre(at), 0.96)), &html! {})),
                    Piece::Town(at) => (urban_mark(pen, at)),
                    _ => {}
                }
            }
            @let room = layout.room(whole);
            (routes::routes(pen, &room))
            (choice::choice(pen, &room))
        }
    }
}

/// A hex that carries no action: what there is to say about it, and why nothing can be done there.
fn hex(pen: &Pen, hex: Hex) -> Markup {
    if pen.carried.get(Piece::Hex(hex)).is_some() {
        return html! {};
    }
    let (x, y) = centre(hex);
    let drawn = html! { use.s-hex href="#s-hex" x=(At(x)) y=(At(y)) {} };
    pen.told(pen.carried.wish(pen.scene, Piece::Hex(hex)), &pen.scene.words.about(hex), &drawn)
}

/// The city or town of a hex, if it has one.
fn site_of(pen: &Pen, hex: Hex) -> Markup {
    let view = pen.scene.view;
    let named = view.map.space(hex).is_some_and(|space| space.name().is_some());
    let Some(it) = view.hexes.iter().find(|it| it.hex == hex).filter(|_| named) else { return html! {} };
    sites::site(pen, it)
}

/// The mark on a town where a New City can come, beside what can be built there.
fn urban_mark(pen: &Pen, hex: Hex) -> Markup {
    let at = add(centre(hex), (13.0, -12.0));
    pen.piece(Piece::Town(hex), "", &Halo::Round(at, 9.0), &icon("new-city", at, 16.0))
}

/// The board of one player, with a copy of the frames around the map for a screen that has no room for them there. It
/// carries no actions.
pub fn own_board(scene: &Scene, seat: Seat) -> Markup {
    let carried = Carried::none();
    let pen = Pen { scene, carried: &carried, copy: true };
    let Some(player) = scene.view.players.get(seat.index()) else { return html! {} };
    html! {
        div class={ "s-player s-p" (seat) } {
            (player::sheet(&pen, seat, player))
            @if scene.seat == Some(seat) {
                div.s-copies {
                    (tracks::order(&pen, None))
                    (tracks::tracks(&pen, None))
                    (tracks::engines(&pen, None))
                    (tiles::tiles(&pen, None))
                    (goods::supply(&pen, None))
                    (goods::stock(&pen, None))
                }
            }
        }
    }
}

/// One line with the figures of a player.
pub fn player_line(scene: &Scene, seat: Seat) -> Markup {
    let carried = Carried::none();
    let pen = Pen { scene, carried: &carried, copy: true };
    let Some(player) = scene.view.players.get(seat.index()) else { return html! {} };
    player::line(&pen, seat, player)
}

/// The legal actions that the drawings carry on a piece; all others belong to the action bar.
pub fn placed(scene: &Scene) -> Vec<Action> {
    Carried::of(scene).actions()
}

/// A map as it is printed, for who wants to see a file before playing on it.
pub fn picture(map: &Map) -> Markup {
    html! {
        svg.s-picture xmlns="http://www.w3.org/2000/svg" viewBox=(Frame::of(map).view_box()) role="img" aria-label=(map.title()) {
            defs { (icons::forms()) }
            (ground::land(map))
            (sites::printed(map))
        }
    }
}
