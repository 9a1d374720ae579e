//! What all drawings share: clickable pieces, texts and frames, coins, posts, markers.

use super::Scene;
use super::carry::{Carried, Piece};
use cowcatcher_engine::Seat;
use cowcatcher_mombasa::Action;
use cowcatcher_mombasa::data::companies::Company;
use maud::{Markup, html};

/// A point of a drawing.
pub(super) type Point = (i32, i32);

/// What a drawing is made with: the scene, and the actions that its pieces carry.
pub(super) struct Pen<'a> {
    /// The scene.
    pub scene: &'a Scene<'a>,
    /// Who carries what.
    pub carried: &'a Carried,
}

/// The outline of a clickable piece, which glows.
#[derive(Clone)]
pub(super) enum Halo {
    /// A box around a centre: half width, half height, corner radius.
    Box(Point, Point, i32),
    /// A circle: centre and radius.
    Round(Point, i32),
    /// Any outline.
    Path(String),
}

impl Pen<'_> {
    /// A piece: with its action if it carries one, otherwise with what there is to say about it.
    pub(super) fn piece(&self, piece: Piece, about: &str, halo: &Halo, drawn: &Markup) -> Markup {
        let Some(action) = self.carried.get(piece) else {
            return told(self.carried.wish(self.scene, piece), about, drawn);
        };
        let words = self.scene.words;
        let label = match self.scene.game {
            Some(game) => words.action(game, action),
            None => words.action_short(action),
        };
        html! {
            g.act role="button" tabindex="0" data-action=(action) aria-label=(label) {
                (drawn)
                (outline(halo))
            }
        }
    }

    /// A part of the board that is named to who can't see it.
    pub(super) fn region(&self, name: &str, drawn: &Markup) -> Markup {
        html! { g role="group" aria-label=(self.scene.words.part(name)) { (drawn) } }
    }
}

/// What can't be clicked: what there is to say about it, and the action that is wished for, so that the page can say why
/// not.
fn told(wish: Option<Action>, about: &str, drawn: &Markup) -> Markup {
    match wish {
        Some(wish) => html! { g role="img" data-why=(wish) aria-label=(about) { (drawn) } },
        None => titled(about, drawn),
    }
}

/// A drawing with what there is to say about it.
pub(super) fn titled(about: &str, drawn: &Markup) -> Markup {
    html! { g { @if !about.is_empty() { title { (about) } } (drawn) } }
}

fn outline(halo: &Halo) -> Markup {
    match halo {
        &Halo::Box((x, y), (w, h), radius) => html! {
            rect.m-halo x=(x - w - 2) y=(y - h - 2) width=(2 * w + 4) height=(2 * h + 4) rx=(radius + 2) {}
        },
        &Halo::Round((x, y), radius) => html! { circle.m-halo cx=(x) cy=(y) r=(radius + 2) {} },
        Halo::Path(path) => html! { path.m-halo d=(path) {} },
    }
}

/// An icon of any size around its centre.
pub(super) fn icon(name: &str, (x, y): Point, size: i32) -> Markup {
    html! { use href={ "#m-i-" (name) } x=(x - size / 2) y=(y - size / 2) width=(size) height=(size) {} }
}

/// Text around a centre, in one of the sizes of the style sheet.
pub(super) fn text(class: &str, (x, y): Point, words: &str) -> Markup {
    html! { text class={ "m-t " (class) } x=(x) y=(y) { (words) } }
}

/// A box around a centre: half width and height, corner radius.
pub(super) fn frame(class: &str, (x, y): Point, (w, h): Point, radius: i32) -> Markup {
    html! { rect class=(class) x=(x - w) y=(y - h) width=(2 * w) height=(2 * h) rx=(radius) {} }
}

/// So many pounds as a coin.
pub(super) fn coin((x, y): Point, pounds: u8) -> Markup {
    html! {
        circle.m-coin cx=(x) cy=(y) r="8" {}
        text.m-t.m-t9.m-coin-t x=(x) y=(y) { "£" (pounds) }
    }
}

/// The two letters of a company, the same in every language.
pub(super) fn code(company: Company) -> &'static str {
    match company {
        Company::Mombasa => "Mo",
        Company::CapeTown => "CT",
        Company::SaintLouis => "SL",
        Company::Cairo => "Ca",
    }
}

/// The class that gives a company its colour.
pub(super) fn company_class(company: Company) -> &'static str {
    match company {
        Company::Mombasa => "m-mom",
        Company::CapeTown => "m-cap",
        Company::SaintLouis => "m-stl",
        Company::Cairo => "m-cai",
    }
}

/// A trading post around a centre, or a company's sign: outline, colour and letters.
pub(super) fn post(company: Company, (x, y): Point, size: i32) -> Markup {
    let letters = if size >= 22 { "m-t10" } else { "m-t8" };
    html! {
        g class=(company_class(company)) {
            use href={ "#m-i-post" (company.index()) } x=(x - size / 2) y=(y - size / 2) width=(size) height=(size) {}
            (text(&format!("m-post-t {letters}"), (x, y + size / 7), code(company)))
        }
    }
}

/// A marker of a player: his shape in his colour.
pub(super) fn marker(seat: Seat, (x, y): Point, size: i32) -> Markup {
    html! {
        g class={ "m-p" (seat) } {
            use.m-marker href={ "#m-i-shape" (seat) } x=(x - size / 2) y=(y - size / 2) width=(size) height=(size) {}
        }
    }
}

/// A disc of a player with his shape on it.
pub(super) fn disc(seat: Seat, (x, y): Point, radius: i32) -> Markup {
    let (left, top, size) = (x - radius * 11 / 20, y - radius * 11 / 20, radius * 11 / 10);
    html! {
        g class={ "m-p" (seat) } {
            circle.m-disc cx=(x) cy=(y) r=(radius) {}
            use.m-on-disc href={ "#m-i-shape" (seat) } x=(left) y=(top) width=(size) height=(size) {}
        }
    }
}
