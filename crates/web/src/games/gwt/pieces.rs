//! What several drawings of the game share: money, points, corners, ranchers, engines.

use crate::kit::{self, Point, icon, text};
use cowcatcher_engine::Seat;
use cowcatcher_games::gwt::data::player_board::Corner;
use maud::{Markup, html};

/// A coin with an amount.
pub(super) fn coin(at: Point, amount: &str) -> Markup {
    kit::coin("g-t9", at, 8, amount)
}

/// Victory points on their star.
pub(super) fn points((x, y): Point, points: i32) -> Markup {
    let written = if points < 0 { format!("−{}", -points) } else { points.to_string() };
    html! {
        (icon("star", (x, y), 20))
        text.k-t.g-t9.g-star-t x=(x) y=(y) { (written) }
    }
}

/// About how wide a word of the smallest size is.
pub(super) fn word(said: &str) -> i32 {
    said.chars().count() as i32 * 58 / 10
}

/// A text of the smallest size around a centre, drawn narrower if it is wider than there is room.
pub(super) fn narrow(class: &str, (x, y): Point, said: &str, room: i32) -> Markup {
    if word(said) <= room {
        return text(&format!("g-t9 {class}"), (x, y), said);
    }
    html! {
        text class={ "k-t g-t9 " (class) } x=(x) y=(y) textLength=(room) lengthAdjust="spacingAndGlyphs" { (said) }
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
        path class=(class) d={ "M" (left) " " (top + 8) "V" (top) "h8zM" (right) " " (top + 8) "V" (top) "h-8z" } {}
    }
}

/// The rancher of a player: a figure with a hat, standing on a point; and what there is to say about it.
pub(super) fn rancher((x, y): Point, seat: Seat, about: &str) -> Markup {
    html! {
        g data-piece={ "rancher-" (seat) } data-walks=(seat.0) class={ "g-rancher k-p" (seat) } data-about=(about)
            transform={ "translate(" (x) "," (y) ")" } {
            path.g-body d="M-9 12c0-7 2-10 5-12-2-1-3-3-3-5h14c0 2-1 4-3 5 3 2 5 5 5 12z" {}
            path.g-hat d="M-10-5c3 1 4 0 5-5 1-4 3-2 5-2s4-2 5 2c1 5 2 6 5 5-1 3-5 4-10 4s-9-1-10-4z" {}
            use href={ "#icon-shape" (seat) } x="-4" y="2" width="8" height="8" {}
        }
    }
}

/// The engine of a player around a centre, and what there is to say about it.
pub(super) fn engine((x, y): Point, seat: Seat, about: &str) -> Markup {
    html! {
        g data-piece={ "engine-" (seat) } class={ "g-engine k-p" (seat) } data-about=(about) transform={ "translate(" (x) "," (y) ")" } {
            path.g-body d="M-13-10h9v4h8v-4h4v4h2l3 5v5l4 4h-30z" {}
            circle.g-wheel cx="-8" cy="8" r="3.5" {}
            circle.g-wheel cx="1" cy="8" r="3.5" {}
            circle.g-wheel cx="9" cy="8" r="2.5" {}
            use href={ "#icon-shape" (seat) } x="-5" y="-5" width="9" height="9" {}
        }
    }
}
