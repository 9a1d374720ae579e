//! What all drawings share: clickable pieces, ranchers, engines, discs, badges.

use super::Scene;
use super::carry::{Carried, Piece};
use super::places::Point;
use cowcatcher_engine::Seat;
use cowcatcher_gwt::Action;
use cowcatcher_gwt::data::player_board::Corner;
use maud::{Markup, html};

/// What a drawing is made with: the scene, and the actions that its pieces carry.
pub(super) struct Pen<'a> {
    /// The scene.
    pub scene: &'a Scene<'a>,
    /// Who carries what.
    pub carried: &'a Carried,
}

/// The outline of a clickable piece, which glows.
#[derive(Clone, Copy)]
pub(super) enum Halo {
    /// A box around a centre: half width, half height, corner radius.
    Box(Point, Point, i32),
    /// A circle: centre and radius.
    Round(Point, i32),
}

impl Pen<'_> {
    /// A piece: with its action if it carries one, otherwise with what there is to say about it.
    pub(super) fn piece(&self, piece: Piece, about: &str, halo: Halo, drawn: &Markup) -> Markup {
        let Some(action) = self.carried.get(piece) else {
            return self.told(self.carried.wish(self.scene, piece), about, drawn);
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

    /// Another copy of a piece that is drawn elsewhere and carries its action there.
    pub(super) fn copy(&self, piece: Piece, about: &str, drawn: &Markup) -> Markup {
        self.told(self.carried.wish(self.scene, piece), about, drawn)
    }

    /// What can't be clicked: what there is to say about it, and the action that is wished for, so that the page can say
    /// why not.
    fn told(&self, wish: Option<Action>, about: &str, drawn: &Markup) -> Markup {
        let about = (!about.is_empty()).then_some(about);
        html! {
            @match (wish, about) {
                (Some(wish), Some(about)) => g role="img" data-why=(wish) aria-label=(about) { (drawn) },
                (Some(wish), None) => g data-why=(wish) { (drawn) },
                (None, Some(about)) => g { title { (about) } (drawn) },
                (None, None) => g { (drawn) },
            }
        }
    }

    /// A part of the board that is named to who can't see it.
    pub(super) fn region(&self, name: &str, drawn: &Markup) -> Markup {
        html! { g role="group" aria-label=(self.scene.words.locale.text(name)) { (drawn) } }
    }
}

fn outline(halo: Halo) -> Markup {
    match halo {
        Halo::Box((x, y), (w, h), radius) => html! {
            rect.g-halo x=(x - w - 2) y=(y - h - 2) width=(2 * w + 4) height=(2 * h + 4) rx=(radius + 2) {}
        },
        Halo::Round((x, y), radius) => html! { circle.g-halo cx=(x) cy=(y) r=(radius + 2) {} },
    }
}

/// An icon of 16 by 16, or any other size, around its centre.
pub(super) fn icon(name: &str, (x, y): Point, size: i32) -> Markup {
    html! { use href={ "#g-i-" (name) } x=(x - size / 2) y=(y - size / 2) width=(size) height=(size) {} }
}

/// Text around a centre, in one of the sizes of the style sheet.
pub(super) fn text(class: &str, (x, y): Point, words: &str) -> Markup {
    html! { text class={ "g-t " (class) } x=(x) y=(y) { (words) } }
}

/// A box around a centre: half width and height, corner radius.
pub(super) fn frame(class: &str, (x, y): Point, (w, h): Point, radius: i32) -> Markup {
    html! { rect class=(class) x=(x - w) y=(y - h) width=(2 * w) height=(2 * h) rx=(radius) {} }
}

/// A coin with an amount.
pub(super) fn coin((x, y): Point, amount: &str) -> Markup {
    html! {
        circle.g-coin cx=(x) cy=(y) r="7" {}
        text.g-t.g-t8.g-coin-t x=(x) y=(y) { (amount) }
    }
}

/// Victory points on their star.
pub(super) fn points((x, y): Point, points: i32) -> Markup {
    let written = if points < 0 { format!("−{}", -points) } else { points.to_string() };
    html! {
        use href="#g-i-star" x=(x - 9) y=(y - 9) width="18" height="18" {}
        text.g-t.g-t8.g-star-t x=(x) y=(y) { (written) }
    }
}

/// The two upper corners of a disc space, station or city in their colour, for a box around a centre.
pub(super) fn corners((x, y): Point, (w, h): Point, corner: Corner) -> Markup {
    let class = match corner {
        Corner::White => "g-corner g-corner-white",
        Corner::Black => "g-corner g-corner-black",
    };
    let (left, right, top) = (x - w, x + w, y - h);
    html! {
        path class=(class) d={ "M" (left) " " (top + 9) "V" (top) "h9zM" (right) " " (top + 9) "V" (top) "h-9z" } {}
    }
}

/// A disc of a player, with his shape.
pub(super) fn disc((x, y): Point, radius: i32, seat: Seat) -> Markup {
    let inner = radius * 6 / 5;
    html! {
        circle.g-disc cx=(x) cy=(y) r=(radius) {}
        use href={ "#g-i-shape" (seat) } x=(x - inner / 2) y=(y - inner / 2) width=(inner) height=(inner) {}
    }
}

/// The rancher of a player: a figure with a hat, standing on a point.
pub(super) fn rancher((x, y): Point, seat: Seat, name: &str) -> Markup {
    html! {
        g data-piece={ "rancher-" (seat) } class={ "g-rancher g-p" (seat) } transform={ "translate(" (x) "," (y) ")" } {
            title { (name) }
            path.g-body d="M-9 12c0-7 2-10 5-12-2-1-3-3-3-5h14c0 2-1 4-3 5 3 2 5 5 5 12z" {}
            path.g-hat d="M-10-5c3 1 4 0 5-5 1-4 3-2 5-2s4-2 5 2c1 5 2 6 5 5-1 3-5 4-10 4s-9-1-10-4z" {}
            use href={ "#g-i-shape" (seat) } x="-4" y="2" width="8" height="8" {}
        }
    }
}

/// The engine of a player around a centre.
pub(super) fn engine((x, y): Point, seat: Seat, name: &str) -> Markup {
    html! {
        g data-piece={ "engine-" (seat) } class={ "g-engine g-p" (seat) } transform={ "translate(" (x) "," (y) ")" } {
            title { (name) }
            path.g-body d="M-13-10h9v4h8v-4h4v4h2l3 5v5l4 4h-30z" {}
            circle.g-wheel cx="-8" cy="8" r="3.5" {}
            circle.g-wheel cx="1" cy="8" r="3.5" {}
            circle.g-wheel cx="9" cy="8" r="2.5" {}
            use href={ "#g-i-shape" (seat) } x="-5" y="-5" width="9" height="9" {}
        }
    }
}
