//! Icons as symbols, each drawn by us with one weight of line: those that several games use, and the frame of those that a
//! game adds.

use maud::{Markup, PreEscaped, html};

/// Name and drawing of an icon, 16 by 16. `currentColor` is the ink; classes give the tints.
pub type Icon = (&'static str, &'static str);

/// The shapes of the players, and what is in more than one box.
const ICONS: [Icon; 9] = [
    ("shape1", r#"<circle class="k-shape" cx="8" cy="8" r="6"/>"#),
    ("shape2", r#"<path class="k-shape" d="M2.5 2.5h11v11h-11z"/>"#),
    ("shape3", r#"<path class="k-shape" d="M8 1.5 15 14H1z"/>"#),
    ("shape4", r#"<path class="k-shape" d="m8 .5 7 7.5-7 7.5L1 8z"/>"#),
    ("shape5", r#"<path class="k-shape" d="M4.500 2h7L15 8l-3.500 6h-7L1 8z"/>"#),
    (
        "shape6",
        r#"<path class="k-shape" d="m8 .4 2.200 5.200 5.600.5-4.300 3.700 1.300 5.600L8 12.400l-4.800 3 1.300-5.600L.2 6.100l5.600-.5z"/>"#,
    ),
    (
        "dollar",
        r#"<circle class="k-brass" cx="8" cy="8" r="6.800"/><path d="M10.500 5.500C10 4.800 9.200 4.500 8 4.500c-1.600 0-2.600.7-2.600 1.700C5.400 8.700 10.700 7.300 10.700 9.900c0 1-1 1.700-2.700 1.700-1.300 0-2.200-.4-2.700-1.200M8 3v10"/>"#,
    ),
    (
        "star",
        r#"<path class="k-star" d="m8 .8 2 3 3.500-1-.3 3.700 2.800 2-2.800 2.200.3 3.600-3.500-1-2 2.700-2-2.700-3.500 1 .3-3.600L0 8.500l2.800-2-.3-3.700 3.500 1z"/>"#,
    ),
    (
        "engine",
        r#"<path class="k-steel" d="M1 3h5v3h3.500V3.500h2.300V6h1.200l1.500 2.500v2.300l1 1.400H1z"/><circle class="k-paper" cx="4" cy="12.800" r="1.900"/><circle class="k-paper" cx="9" cy="12.800" r="1.900"/><circle class="k-paper" cx="13" cy="13.200" r="1.400"/>"#,
    ),
];

/// An icon of any size, to be drawn by its name.
pub fn symbol(name: &str, view_box: &str, drawn: &str) -> Markup {
    html! { symbol id={ "icon-" (name) } viewBox=(view_box) { g.k-icon { (PreEscaped(drawn)) } } }
}

/// The icons of the kit and those of a game.
pub fn symbols(of_game: &[Icon]) -> Markup {
    html! { @for (name, drawn) in ICONS.iter().chain(of_game) { (symbol(name, "0 0 16 16", drawn)) } }
}
