//! Steam as a picture: the map with the frames around it, and a player's board.

use super::clickable::Piece;
use super::places::{Frame, Layout, add, centre, ring};
use super::{Halo, Pen, choice, gauges, goods, ground, icons, player, routes, sites, tiles, track};
use crate::drawing::Picture;
use crate::kit::{At, icon};
use crate::words::steam::Label;
use cowcatcher_engine::Seat;
use cowcatcher_games::steam::{Action, Hex, Map, Options, Question, Steam, View};
use maud::{Markup, html};

impl Pen<'_> {
    /// Is a hex a city by now?
    pub(super) fn is_city(&self, hex: Hex) -> bool {
        self.scene.view.hexes.iter().any(|it| it.hex == hex && it.city.is_some())
    }
}

impl Picture for Steam {
    const STYLE: &'static str = include_str!("board.css");

    /// Pieces lie close together here.
    const MARGIN: f64 = 0.0;

    type Piece = Piece;

    /// The map, the tracks below it, and beside it the order of play, locomotives, action tiles, goods and stock.
    fn draw_board(pen: &Pen<'_>) -> Markup {
        let whole = Frame::of(&pen.scene.view.map);
        let layout = Layout::of(&whole, &[gauges::ORDER, gauges::ENGINES, tiles::HEIGHT, goods::SUPPLY, goods::STOCK]);
        let beside = html! {
            (gauges::tracks(pen, Some(layout.tracks)))
            @let mut corners = layout.column.iter().copied();
            (gauges::order(pen, corners.next()))
            (gauges::engines(pen, corners.next()))
            (tiles::tiles(pen, corners.next()))
            (goods::supply(pen, corners.next()))
            (goods::stock(pen, corners.next()))
        };
        let asked = beside.0.contains("data-action=");
        html! {
            svg class={ "s-board" @if layout.wide { " s-wide" } @if asked { " s-asked" } } xmlns="http://www.w3.org/2000/svg"
                viewBox={ "0 0 " (At(layout.size.0)) " " (At(layout.size.1)) } role="group"
                aria-label=(pen.scene.words.say("board-title", &[])) {
                (icons::definitions())
                g.s-room { (map(pen, &whole, &layout)) }
                (beside)
            }
        }
    }

    /// With a copy of the frames around the map for a screen that has no room for them there. It carries no actions.
    fn player_board(pen: &Pen<'_>, seat: Seat) -> Markup {
        let pen = &Pen::still(pen.scene);
        let Some(player) = pen.scene.view.players.get(seat.index()) else { return html! {} };
        html! {
            div class={ "s-player k-p" (seat) } {
                (player::sheet(pen, seat, player))
                @if pen.scene.seat == Some(seat) {
                    div.s-copies {
                        (gauges::order(pen, None))
                        (gauges::tracks(pen, None))
                        (gauges::engines(pen, None))
                        (tiles::tiles(pen, None))
                        (goods::supply(pen, None))
                        (goods::stock(pen, None))
                    }
                }
            }
        }
    }

    fn player_line(pen: &Pen<'_>, seat: Seat) -> Markup {
        pen.scene.view.players.get(seat.index()).map(|player| player::line(pen, seat, player)).unwrap_or_default()
    }

    fn last_turns(view: &View) -> Option<u8> {
        // It is always known; the last two are worth a warning.
        view.turns.checked_sub(view.turn).filter(|&left| left <= 1)
    }

    fn wonders(view: &View, action: Action) -> bool {
        let Some(question) = view.question else { return false };
        let lies = |hex, colour| view.hexes.iter().any(|it| it.hex == hex && it.cubes.contains(&colour));
        match action {
            Action::Take(_) | Action::TakePassing(_) => question == Question::Take,
            Action::Build(hex) | Action::Urbanize(hex) | Action::Grow(hex) => {
                question == Question::Build && view.map.space(hex).is_some()
            }
            Action::Lay(_) => question == Question::Lay,
            Action::NewCity(_) => question == Question::NewCity,
            Action::Cube(hex, colour) => question == Question::Goods && lies(hex, colour),
            Action::Improve => question == Question::Goods,
            Action::Income | Action::Points => question == Question::Reward,
            // Every higher number would have the same answer, and nobody thinks of a way that is not drawn.
            Action::Raise(_) | Action::Bid(_) | Action::Supply(_) | Action::Route(_) | Action::Pass | Action::Done => {
                false
            }
        }
    }

    fn draw_option(options: &Options, key: &str) -> Option<Markup> {
        (key == "map").then(|| printed(&options.map))
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
            @for piece in pen.pieces() {
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
    if pen.carries(Piece::Hex(hex)).is_some() {
        return html! {};
    }
    let (x, y) = centre(hex);
    let drawn = html! { use.s-hex href="#s-hex" x=(At(x)) y=(At(y)) {} };
    pen.unclicked(Piece::Hex(hex), &pen.scene.words.about(hex), &drawn)
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

/// A map as it is printed, for whoever wants to see a file before playing on it.
pub(super) fn printed(map: &Map) -> Markup {
    html! {
        svg.s-picture xmlns="http://www.w3.org/2000/svg" viewBox=(Frame::of(map).view_box()) role="img" aria-label=(map.title()) {
            defs { (icons::forms()) }
            (ground::land(map))
            (sites::printed(map))
        }
    }
}
