//! The icons, each drawn by us as a symbol of 16 by 16 with one weight of line, and the forms that repeat on the map.

use super::places::ring;
use crate::kit::{Icon, symbols};
use maud::{Markup, PreEscaped, html};

/// Beside those of the kit.
const ICONS: [Icon; 13] = [
    // Figures.
    (
        "income",
        r#"<path class="k-paper" d="M1.500 1.500h13v13h-13z"/><path class="s-stroke-rust" d="m3.500 11.500 3-3.500 2.500 2 3.500-5M9.700 4.700h3v3"/>"#,
    ),
    ("link", r#"<path class="s-line2" d="M2 5.500h12M2 10.500h12M4 3.500v9M8 3.500v9M12 3.500v9"/>"#),
    (
        "funds",
        r#"<path class="k-paper" d="M1.500 4.500h13v8h-13z"/><circle class="k-brass" cx="8" cy="8.500" r="2.300"/><path d="M3.500 2.500h9"/>"#,
    ),
    // Action tiles.
    (
        "turn-order",
        r#"<path class="k-paper" d="M1.500 9.500h4v5h-4zM10.500 11h4v3.500h-4z"/><path class="k-brass" d="M5.500 5.500h5v9h-5z"/><path d="M7.200 2 8 1.300V4"/>"#,
    ),
    (
        "first-move",
        r#"<path class="k-brass" d="M2 5.500 6 3.500l4 2v4.500l-4 2-4-2z"/><path d="M2 5.500l4 2 4-2M6 7.500V12"/><path class="s-stroke-rust" d="M11 11.500h3.500M12.800 9.700l1.900 1.800-1.900 1.800"/>"#,
    ),
    (
        "engineer",
        r#"<path class="k-steel" d="m2 3.500 2-2 2 .7.500 2.300-.8.800 6.300 6.200c1 1-.5 2.600-1.600 1.600L4.200 6.800l-.9.700L1 6.800 1.200 5z"/><path class="k-hide" d="m9.500 5 3.700-3.700 1.600 1.600L11 6.600z"/>"#,
    ),
    (
        "first-build",
        r#"<path class="s-line2" d="M1 9.500h9M1 13.500h9M3 8v7M6 8v7M9 8v7"/><path class="s-stroke-rust" d="M11 5.500h3.700M13 3.700l1.900 1.800L13 7.300"/>"#,
    ),
    (
        "city-growth",
        r#"<path class="k-steel" d="M1.500 14.500v-6h4v6zM10.500 14.500V7h4v7.500z"/><path class="k-hide" d="M5 14.500V6l3-2.500L11 6v8.500z"/><path class="s-stroke-rust" d="M13 1v4.500M10.800 3.200h4.500"/>"#,
    ),
    (
        "locomotive",
        r#"<path class="k-steel" d="M1 3h5v3h3.500V3.500h2.300V6h1.200l1.500 2.500v2.300l1 1.400H1z"/><circle class="k-paper" cx="4" cy="12.800" r="1.900"/><circle class="k-paper" cx="9" cy="12.800" r="1.900"/><circle class="k-paper" cx="13" cy="13.200" r="1.400"/><path class="s-stroke-rust" d="M12.800.800v3M11.300 2.300h3"/>"#,
    ),
    (
        "urbanization",
        r#"<path class="k-paper" d="M4.500 1.800h7L15 8l-3.500 6.200h-7L1 8z"/><path class="k-hide" d="M4.500 11.500V7.500L7 5.500l2 1.700v4.300zM9 11.500v-3h2.500v3z"/>"#,
    ),
    // Things on the map.
    (
        "grown",
        r#"<circle class="k-paper" cx="8" cy="8" r="7"/><path class="s-fill-prairie" d="M7.500 13V8.500C5 8.500 3.500 7 3.300 4.500 6 4.500 7.500 6 7.800 8 8.200 5.500 9.800 4 12.700 4c0 3-1.700 4.700-4.200 5V13z"/>"#,
    ),
    (
        "new-city",
        r#"<path class="k-paper" d="M4.500 1.800h7L15 8l-3.500 6.200h-7L1 8z"/><path class="s-stroke-rust" d="M8 4.500v7M4.500 8h7"/>"#,
    ),
    (
        "free",
        r#"<circle class="k-paper" cx="8" cy="8" r="6.800"/><path class="s-stroke-rust" d="M3.500 12.500l9-9"/><path d="M8 3.500v9M10.300 5.500c-1.500-1.500-4.600-1-4.600.8 0 2.300 4.800 1 4.800 3.500 0 1.900-3.500 2.200-5 .5"/>"#,
    ),
];

/// Rounded hills, lit from the north-west, around the middle of their hex.
const HILLS: &str = r#"<path class="s-hill-back" d="M-22 8c3-10 7-15 11-15s7 6 9 12c3-10 7-17 12-17s9 9 12 20c-14 4-30 4-44 0z"/><path class="s-hill-lit" d="M-22 8c3-10 7-15 11-15-3 4-4 9-4 15zM-2 5c3-10 7-17 12-17-4 6-5 12-5 20z"/><path class="s-hill-front" d="M-13 15c2-9 6-13 10-13s7 5 9 12c2-6 5-9 8-9s6 4 8 9c-11 3-24 4-35 1z"/><path class="s-hill-lit" d="M-13 15c2-9 6-13 10-13-3 4-4 8-4 14z"/>"#;

/// The same, higher and closer.
const PEAKS: &str = r#"<path class="s-hill-back" d="M-21 11C-16-2-12-9-8-9s6 6 8 11C3-6 7-13 11-13c5 0 8 11 10 22-13 5-29 6-42 2z"/><path class="s-hill-lit" d="M-21 11C-16-2-12-9-8-9c-2 6-2 13-1 21zM0 2C3-6 7-13 11-13c-2 7-3 15-2 24z"/><path class="s-hill-front" d="M-17 16c3-6 6-9 9-9s6 4 8 8c2-8 5-12 9-12s6 5 8 10c-10 5-23 6-34 3z"/><path class="s-hill-lit" d="M0 15c2-8 5-12 9-12-2 4-3 8-2 13z"/>"#;

/// Two waves.
const WAVES: &str = r#"<path class="s-waves" d="M-13-5q3.200-3.500 6.500 0t6.500 0 6.500 0M-6 6q3.200-3.500 6.500 0t6.500 0 6.500 0"/>"#;

/// The definitions that all drawings of the page use.
pub(super) fn definitions() -> Markup {
    html! {
        defs {
            (symbols(&ICONS))
            (forms())
        }
    }
}

/// The forms that repeat on a map.
pub(super) fn forms() -> Markup {
    html! {
        path id="s-hex" d=(ring((0.0, 0.0), 1.0)) {}
        g id="s-hills" { (PreEscaped(HILLS)) }
        g id="s-peaks" { (PreEscaped(PEAKS)) }
        g id="s-waves" { (PreEscaped(WAVES)) }
    }
}
