//! Steam as a picture: the map with the frames around it, and a player's board.

use super::clickable::Piece;
use super::pieces::cube;
use super::places::{BOARD, Frame, Layout, add, centre, ring};
use super::{Halo, Pen, Scene, bar, choice, gauges, goods, ground, icons, player, routes, sites, tiles, track};
use crate::drawing::{Example, Part, Passing, Picture, Place};
use crate::kit::{At, icon};
use crate::words::Locale;
use crate::words::steam::{Label, Thing};
use cowcatcher_engine::{Quote, Seat};
use cowcatcher_games::steam::{Action, Event, Hex, Map, Options, Question, Steam, View};
use maud::{Markup, html};

impl Pen<'_> {
    /// Is a hex a city by now?
    pub(super) fn is_city(&self, hex: Hex) -> bool {
        self.scene.view.hexes.iter().any(|it| it.hex == hex && it.city.is_some())
    }
}

impl Picture for Steam {
    const STYLE: &'static str = include_str!("board.css");
    const MINUTES: Option<(u16, u16)> = Some((90, 120));

    /// Pieces lie close together here.
    const MARGIN: f64 = 0.0;

    type Piece = Piece;

    const BOARD_SIZE: (i32, i32) = (992, 800);

    fn icons() -> Markup {
        icons::definitions()
    }

    fn example(_: &str) -> Option<Example> {
        Some(Example { journal: include_str!("../../../../../guides/examples/steam.journal"), step: 260 })
    }

    fn part(name: &str) -> Option<Part> {
        Some(match name {
            "map" => Part::Board(20, 2, 680, 736),
            "tiles" => Part::Board(722, 226, 270, 364),
            "tracks" => Part::Board(0, 742, 718, 58),
            "supply" => Part::Board(722, 598, 270, 162),
            "player" => Part::PlayerBoard,
            _ => return None,
        })
    }

    fn cover(_: &str) -> Option<&'static str> {
        Some(include_str!("cover.svg"))
    }

    /// The map, the ribbon of tracks below it, and beside it the order of play, locomotives, action tiles, goods and stock.
    fn draw_board(pen: &Pen<'_>) -> Markup {
        let whole = Frame::of(&pen.scene.view.map);
        let layout = layout(&whole);
        let strip = layout.strip.is_some();
        html! {
            svg.s-board xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (At(BOARD.0)) " " (At(BOARD.1)) } role="group"
                aria-label=(pen.scene.words.say("board-title", &[])) {
                (icons::definitions())
                @let mut corners = layout.column.iter().copied();
                (gauges::ribbon(pen, layout.ribbon))
                @if let Some(at) = corners.next() { (gauges::order(pen, at)) }
                @if let Some(at) = corners.next() { (gauges::engines(pen, at)) }
                @if let Some(at) = corners.next() { (tiles::tiles(pen, at, row(strip))) }
                @if let Some(at) = layout.strip.or_else(|| corners.next()) { (goods::supply(pen, at, strip)) }
                @if let Some(at) = corners.next() { (goods::stock(pen, at)) }
                (map(pen, &whole, &layout))
            }
        }
    }

    /// A cube that is delivered goes along its track and is gone.
    fn passing(pen: &Pen<'_>, event: &Event) -> Option<Passing> {
        let &Event::Delivered { colour, from, route, .. } = event else { return None };
        let whole = Frame::of(&pen.scene.view.map);
        let unit = layout(&whole).room(&whole).unit;
        Some(Passing { piece: cube(pen, colour, (0.0, 0.0), sites::CUBE * unit), way: routes::taken(pen, from, route) })
    }

    /// The viewer's own has the stock of track tiles too, folded away.
    fn player_board(pen: &Pen<'_>, seat: Seat) -> Markup {
        let pen = &Pen::still(pen.scene);
        let Some(player) = pen.scene.view.players.get(seat.index()) else { return html! {} };
        html! {
            div class={ "s-player k-p" (seat) } {
                (player::sheet(pen, seat, player))
                @if pen.scene.seat == Some(seat) { (goods::folded_stock(pen)) }
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

    const GROUPS: &'static [&'static str] = bar::GROUPS;

    fn place(scene: &Scene<'_>, action: Action) -> Place {
        bar::place(scene, action)
    }

    fn worth(_scene: &Scene<'_>, action: Action, _quote: &Quote<Steam>) -> bool {
        bar::worth(action)
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

    fn draw_option(options: &Options, key: &str, locale: Locale) -> Option<Markup> {
        (key == "map").then(|| printed(&options.map, locale))
    }
}

/// What stands around a map of this size.
fn layout(whole: &Frame) -> Layout {
    Layout::of(whole, goods::STRIP, |strip| {
        let supply = (!strip).then_some(goods::SUPPLY);
        [gauges::ORDER, gauges::ENGINES, tiles::height(row(strip))]
            .into_iter()
            .chain(supply)
            .chain([goods::STOCK])
            .collect()
    })
}

/// The height of an action tile: with the supply below the map there is more room for them.
fn row(strip: bool) -> f64 {
    if strip { tiles::HIGH_ROW } else { tiles::ROW }
}

/// The map with all that lies on it. Its type is in parts of ten pixels, however large it is drawn.
fn map(pen: &Pen, whole: &Frame, layout: &Layout) -> Markup {
    let view = pen.scene.view;
    let room = layout.room(whole);
    html! {
        g.s-map data-board role="group" aria-label=(pen.scene.words.label(Label::Map)) transform=(layout.place(whole))
            font-size=(At(10.0 * room.unit)) {
            (ground::land(&view.map))
            (pen.about(Thing::Water, &html! {
                @for &at in view.map.water() { (plain_hex(at)) }
            }))
            @for space in view.map.spaces() { (hex(pen, space.hex)) }
            (pen.about(Thing::Blocked, &html! { path.s-blocked-feel d=(ground::closed(&view.map)) {} }))
            @for it in &view.hexes {
                g data-place={ "hex-" (it.hex) } {
                    @if let Some(tile) = &it.tile { (track::tile(it.hex, tile)) }
                    (site_of(pen, it.hex, room.unit))
                }
            }
            (track::links(pen))
            (sites::names(pen.scene.words.locale, &view.map, &view.hexes, |_| true, room.unit))
            @for piece in pen.pieces() {
                @match piece {
                    Piece::Hex(at) => (pen.piece(piece, &pen.scene.words.what_hex(at), &Halo::Path(ring(centre(at), 0.93)), &html! {})),
                    Piece::Town(at) => (urban_mark(pen, at, room.unit)),
                    _ => {}
                }
            }
            (routes::routes(pen, &room))
            (choice::choice(pen, &room))
        }
    }
}

/// The shape of a hex that only feels the pointer.
fn plain_hex(hex: Hex) -> Markup {
    let (x, y) = centre(hex);
    html! { use.s-hex href="#s-hex" x=(At(x)) y=(At(y)) {} }
}

/// A hex that carries no action: what there is to say about it, and why nothing can be done there.
fn hex(pen: &Pen, hex: Hex) -> Markup {
    if pen.carries(Piece::Hex(hex)).is_some() {
        return html! {};
    }
    pen.unclicked(Piece::Hex(hex), &pen.scene.words.what_hex(hex), &plain_hex(hex))
}

/// The city or town of a hex, if it has one.
fn site_of(pen: &Pen, hex: Hex, unit: f64) -> Markup {
    let view = pen.scene.view;
    let named = view.map.space(hex).is_some_and(|space| space.name().is_some());
    let Some(it) = view.hexes.iter().find(|it| it.hex == hex).filter(|_| named) else { return html! {} };
    sites::site(pen, it, unit)
}

/// The mark on a town where a New City can come, beside what can be built there.
fn urban_mark(pen: &Pen, hex: Hex, unit: f64) -> Markup {
    let at = add(centre(hex), (14.0, -13.0));
    let about = pen.scene.words.what(Thing::NewCities);
    pen.piece(Piece::Town(hex), &about, &Halo::Round(at, 13.0 * unit), &icon("new-city", at, 22.0 * unit))
}

/// A map as it is printed, for whoever wants to see a file before playing on it.
pub(super) fn printed(map: &Map, locale: Locale) -> Markup {
    html! {
        svg.s-picture xmlns="http://www.w3.org/2000/svg" viewBox=(Frame::of(map).view_box()) role="img" aria-label=(map.title()) {
            defs { (icons::forms()) }
            g.s-map font-size="10" {
                (ground::land(map))
                (sites::printed(map, locale))
            }
        }
    }
}
