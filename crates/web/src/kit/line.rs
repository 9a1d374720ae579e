//! The line of a player: who they are, and a row of figures.

use cowcatcher_engine::Seat;
use maud::{Markup, Render, html};

/// An icon among words.
pub fn inline(name: &str) -> Markup {
    html! { svg.k-inline viewBox="0 0 16 16" aria-hidden="true" { use href={ "#icon-" (name) } width="16" height="16" {} } }
}

/// The shape of a player in their colour, among words.
pub fn shape(seat: Seat) -> Markup {
    html! {
        svg.k-inline.k-mark viewBox="0 0 16 16" aria-hidden="true" {
            use href={ "#icon-shape" (seat) } width="16" height="16" {}
        }
    }
}

/// One figure of a player: what is drawn beside it, its value and what it is. It is named by seat and key, so that a change
/// can be told.
pub fn figure(seat: Seat, key: &str, drawn: &Markup, value: impl Render, words: &str) -> Markup {
    html! {
        span.k-figure data-figure={ (seat) "-" (key) } title=(words) {
            (drawn)
            span.unseen { (words) " " }
            b { (value) }
        }
    }
}

/// One line for a player, with a class of the game: what stands beside their name, and their figures.
pub fn line(class: &str, seat: Seat, active: bool, name: &str, beside: &Markup, figures: &Markup) -> Markup {
    html! {
        div class={ "player-line k-line " (class) " k-p" (seat) @if active { " k-active" } } role="group" aria-label=(name) {
            span.player-name.k-name { (beside) }
            (figures)
        }
    }
}
