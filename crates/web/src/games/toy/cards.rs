//! Cards of 60 by 84, face up and face down.

use crate::kit::{Point, frame, icon, text};
use cowcatcher_games::toy::Card;
use maud::{Markup, html};

/// Half of the width and height of a card.
pub(super) const CARD: Point = (30, 42);

/// A card face up around a centre.
pub(super) fn face(card: Card, (x, y): Point) -> Markup {
    let (w, h) = CARD;
    let value = card.name();
    html! {
        g class={ "t-card t-v" (value) } {
            (frame("t-face", (x, y), CARD, 6))
            (frame("t-rim", (x, y), (w - 4, h - 4), 4))
            circle.t-medal cx=(x) cy=(y) r="18" {}
            (text("t-t26 k-serif t-on", (x, y + 1), value))
            (text("t-t12 k-serif", (x - w + 11, y - h + 13), value))
            (text("t-t12 k-serif", (x + w - 11, y + h - 12), value))
        }
    }
}

/// A card face down around a centre.
pub(super) fn back((x, y): Point) -> Markup {
    let (w, h) = CARD;
    html! {
        g.t-back {
            (frame("t-face", (x, y), CARD, 6))
            (frame("t-rim", (x, y), (w - 4, h - 4), 4))
            (icon("gavel", (x, y), 34))
        }
    }
}
