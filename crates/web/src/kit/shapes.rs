//! The small shapes that every board is full of: icons, texts, boxes, coins, discs. All lie around their centre.

use super::measure::{At, Measure, Point};
use cowcatcher_engine::Seat;
use maud::{Markup, html};

/// An icon, drawn in a square of this size.
pub fn icon<N: Measure>(name: &str, (x, y): Point<N>, size: N) -> Markup {
    let corner = (x - size.half(), y - size.half());
    html! { use href={ "#icon-" (name) } x=(At(corner.0)) y=(At(corner.1)) width=(At(size)) height=(At(size)) {} }
}

/// Text in one of the sizes of the game's style sheet.
pub fn text<N: Measure>(class: &str, (x, y): Point<N>, words: &str) -> Markup {
    html! { text class={ "k-t " (class) } x=(At(x)) y=(At(y)) { (words) } }
}

/// A box: half width and height, corner radius.
pub fn frame<N: Measure>(class: &str, (x, y): Point<N>, (w, h): Point<N>, radius: N) -> Markup {
    html! { rect class=(class) x=(At(x - w)) y=(At(y - h)) width=(At(w + w)) height=(At(h + h)) rx=(At(radius)) {} }
}

/// A coin with an amount, in one of the sizes of the game's style sheet.
pub fn coin<N: Measure>(class: &str, (x, y): Point<N>, radius: N, amount: &str) -> Markup {
    html! {
        circle.k-coin cx=(At(x)) cy=(At(y)) r=(At(radius)) {}
        (text(&format!("{class} k-coin-t"), (x, y), amount))
    }
}

/// A disc in the colour of a player with their shape on it, inside of something that has their class.
pub fn disc<N: Measure>(seat: Seat, (x, y): Point<N>, radius: N) -> Markup {
    let [x, y, radius] = [x, y, radius].map(Into::into);
    html! {
        circle.k-disc cx=(At(x)) cy=(At(y)) r=(At(radius)) {}
        (icon(&format!("shape{seat}"), (x, y), radius * 1.2))
    }
}

/// A disc of a player.
pub fn mark<N: Measure>(seat: Seat, at: Point<N>, radius: N) -> Markup {
    html! { g class={ "k-p" (seat) } { (disc(seat, at, radius)) } }
}
