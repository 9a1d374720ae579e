//! The icons of the game, beside those of the kit.

use crate::kit::{Icon, symbols};
use maud::{Markup, html};

const ICONS: [Icon; 4] = [
    (
        "gavel",
        r#"<path class="t-wood" d="m8.600 6.800 1.600-1.600 5 5.200-1.500 1.500z"/><path class="t-wood" d="m2.800 5.600 4.400-4.300 3.900 4-4.400 4.200z"/><path class="t-band" d="m3.900 4.500 4 4M6.100 2.400l3.900 4"/><path class="t-wood" d="M1.500 12h8l1 2.500h-10z"/>"#,
    ),
    ("coin", r#"<circle class="k-brass" cx="8" cy="8" r="6.800"/><circle cx="8" cy="8" r="4.600"/>"#),
    (
        "cards",
        r#"<path class="k-paper" d="m1.500 4.500 6-2 3.300 9.600-6 2z"/><path class="k-paper" d="M7 3.500h7v10.500H7z"/><path d="M9 6.500h3M9 9h3"/>"#,
    ),
    (
        "chosen",
        r#"<circle class="t-yes" cx="8" cy="8" r="6.800"/><path class="t-tick" d="m4.500 8.300 2.500 2.600 4.600-5.400"/>"#,
    ),
];

/// The definitions that all drawings of the page use.
pub(super) fn definitions() -> Markup {
    html! { defs { (symbols(&ICONS)) } }
}
