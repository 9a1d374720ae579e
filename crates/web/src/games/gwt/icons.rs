//! The icons, each drawn by us as a symbol of 16 by 16 with one weight of line.

use crate::kit::{Icon, symbol, symbols};
use maud::{Markup, html};

/// Beside those of the kit.
const ICONS: [Icon; 30] = [
    // Values.
    (
        "certificate",
        r#"<path class="k-paper" d="M2 2.500h12v8H2z"/><path d="M4.500 5h7M4.500 7.500h4"/><circle class="g-fill-rust" cx="11" cy="10.500" r="2.600"/><path d="m9.700 12.500-.7 3 2-1 2 1-.7-3"/>"#,
    ),
    (
        "permanent",
        r#"<path class="k-brass" d="M2 2.500h12v8H2z"/><path d="M4.500 5h7M4.500 7.500h4"/><circle class="g-fill-rust" cx="11" cy="10.500" r="2.600"/><path d="m9.700 12.500-.7 3 2-1 2 1-.7-3"/>"#,
    ),
    (
        "token",
        r#"<circle class="g-fill-river" cx="8" cy="8" r="6.800"/><path class="g-stroke-paper" d="M4.500 7a3.800 3.800 0 0 1 6.800-1.500M11.500 9a3.800 3.800 0 0 1-6.800 1.500M11.600 3v2.700H9M4.400 13v-2.700H7"/>"#,
    ),
    // Workers.
    (
        "cowboy",
        r#"<path class="k-hide" d="M1 9.500c2 1 3 .500 3.500-2 .5-3 1-4 2-4s1 .7 1.500.7.700-.7 1.500-.7 1.500 1 2 4c.5 2.500 1.500 3 3.500 2-.8 2.300-3.700 3.300-7 3.300s-6.200-1-7-3.300z"/><path d="M4.700 7.500c2 1 4.600 1 6.600 0"/>"#,
    ),
    (
        "craftsman",
        r#"<path class="k-steel" d="M3 2.500h7l2.500 2v2.200H3z"/><path class="k-hide" d="M6 6.700h2.600v7.800H6z"/>"#,
    ),
    (
        "engineer",
        r#"<path class="k-steel" d="M7 1.500h2l.4 1.900 1.400.6 1.600-1 1.400 1.400-1 1.600.6 1.400 1.900.4v2l-1.900.4-.6 1.400 1 1.600-1.400 1.400-1.600-1-1.400.6-.4 1.900H7l-.4-1.900-1.400-.6-1.600 1-1.400-1.400 1-1.600-.6-1.400L1.100 9.800v-2L3 7.400 3.600 6l-1-1.600L4 3l1.600 1 1-.6z"/><circle class="k-paper" cx="8" cy="8.700" r="2.300"/>"#,
    ),
    (
        "worker",
        r#"<circle class="k-hide" cx="8" cy="5" r="3"/><path class="k-hide" d="M2.500 14.500c0-4 2-5.800 5.500-5.800s5.500 1.800 5.500 5.800z"/>"#,
    ),
    (
        "rancher",
        r#"<path class="k-hide" d="M3.500 15c0-4 1-6 3-7-1-.6-1.500-1.500-1.500-2.500h6c0 1-.5 2-1.500 2.500 2 1 3 3 3 7z"/><path class="k-hide" d="M1.500 5c1.800.6 2.500 0 3-2 .4-1.800 1.500-1.500 2-1.500h3c.6 0 1.600-.3 2 1.500.5 2 1.200 2.600 3 2-.6 1.600-3 2-6.500 2s-6-.4-6.500-2z"/>"#,
    ),
    // Cards and cattle.
    (
        "cow",
        r#"<path class="k-hide" d="M4.500 5.500C3 5.500 1.500 4.500 1.300 3c1.200.8 2.500.8 3.700.5.6-.6 1.700-1 3-1s2.400.4 3 1c1.200.3 2.500.3 3.700-.5-.2 1.500-1.700 2.500-3.200 2.500L11 10c.6.7.8 1.500.6 2.300-.4 1.500-1.800 2.200-3.600 2.200s-3.200-.7-3.600-2.200c-.2-.8 0-1.600.6-2.300z"/><path d="M6.300 7v.6M9.700 7v.6M6.500 12.300h.7M8.800 12.300h.7"/>"#,
    ),
    (
        "cards",
        r#"<path class="k-paper" d="m2 4 6-2 3.200 9-6 2z"/><path class="k-paper" d="M6 4.500h7.500v10H6z"/><path d="M9.700 7v4.500M8 9.900l1.700 1.800 1.700-1.800"/>"#,
    ),
    (
        "removal",
        r#"<path class="k-paper" d="M3.500 1.500h9v13h-9z"/><path class="g-stroke-rust" d="m5.500 5 5 6M10.500 5l-5 6"/>"#,
    ),
    (
        "objective",
        r#"<path class="k-paper" d="M3 1h10v14H3z"/><path class="k-brass" d="m8 3.500 1.200 2.700 2.900.3-2.200 2 .7 2.900L8 9.900l-2.600 1.500.7-2.900-2.200-2 2.900-.3z"/><path d="M5.500 13h5"/>"#,
    ),
    ("to-hand", r#"<path class="g-bare" d="M8 1.500v9M4.500 7.500 8 11l3.500-3.500M2.500 14.500h11"/>"#),
    // Things on the trail.
    (
        "building",
        r#"<path class="k-hide" d="M2.500 14.500V7L8 2l5.500 5v7.500z"/><path class="k-paper" d="M6.500 9.500h3v5h-3z"/>"#,
    ),
    ("tree", r#"<path class="g-fill-prairie" d="M8 .8 12 6h-2l3.300 4.500H9.200V15H6.800v-4.500H2.700L6 6H4z"/>"#),
    (
        "flood",
        r#"<path class="g-wave" d="M1 5c1.200-1.500 2.300-1.500 3.500 0s2.300 1.500 3.500 0 2.300-1.500 3.500 0 2.300 1.500 3.500 0M1 9c1.200-1.500 2.300-1.500 3.500 0s2.300 1.500 3.500 0 2.300-1.500 3.500 0 2.300 1.500 3.500 0M1 13c1.200-1.500 2.300-1.500 3.500 0s2.300 1.500 3.500 0 2.300-1.500 3.500 0 2.300 1.500 3.500 0"/>"#,
    ),
    (
        "drought",
        r#"<path class="g-fill-prairie" d="M6.500 15V10H4.800C3.200 10 2.500 9 2.500 7.500v-2h2V7.300c0 .5.200.7.700.7h1.300V3c0-1 .6-1.700 1.500-1.700S9.500 2 9.500 3v7h1.300c.5 0 .7-.2.700-.7V7.500h2v2c0 1.500-.7 2.500-2.300 2.500H9.500v3z"/>"#,
    ),
    (
        "rockfall",
        r#"<path class="k-steel" d="M.8 14.500 5 6l3 4 2-2.500 5.200 7z"/><path class="k-steel" d="m8.500 3.500 2-2 2.200 1.200-.5 2.500-2.500.3zM12.500 7.500l1.600-.5.9 1.600-1.200 1.200z"/>"#,
    ),
    ("hazard", r#"<path class="k-brass" d="M8 1.500 15.200 14H.8z"/><path d="M8 6v4M8 11.800v.5"/>"#),
    (
        "teepee",
        r#"<path class="g-fill-trade" d="M8 3 14.500 14.500h-13z"/><path class="g-bare" d="M8 3 6.500.8M8 3 9.500.8"/><path class="k-paper" d="m8 8 2.200 6.500H5.800z"/>"#,
    ),
    (
        "bandit",
        r#"<path class="g-fill-trade" d="M1 6c2 .6 2.500 0 3-2 .4-2 1.300-2.500 2-2.500h4c.7 0 1.600.5 2 2.500.5 2 1 2.600 3 2-.6 1.300-3 1.800-7 1.800S1.600 7.300 1 6z"/><path class="k-paper" d="M4 7.700h8v2H4z"/><path class="g-fill-trade" d="M3.800 9.700h8.400L8 15z"/><path d="M6 8.500v.4M10 8.500v.4"/>"#,
    ),
    (
        "palm",
        r#"<path class="g-palm" d="M5 15c-1-1.500-3-3.500-3.300-5 .8-.7 1.800 0 2.500 1V4c0-1.300 1.700-1.300 1.700 0V2.500c0-1.400 1.800-1.400 1.800 0V3.500c0-1.400 1.900-1.400 1.900 0v1.300c0-1.200 1.800-1.200 1.800 0V11c0 2-.6 3-1.300 4z"/>"#,
    ),
    // Railroad and cities.
    (
        "station",
        r#"<path class="k-hide" d="M1.500 6 8 2l6.500 4v1.500h-13z"/><path class="k-paper" d="M3 7.500h10v5H3z"/><path d="M1.500 14.500h13M6.500 12.500V9.500h3v3"/>"#,
    ),
    (
        "city",
        r#"<path class="k-steel" d="M1.500 14.500v-7h4v7zM10.500 14.500V6h4v8.500z"/><path class="k-hide" d="M5 14.500V4L8 1.500 11 4v10.500z"/><path d="M7 6.500h2M7 9h2M7 11.500h2"/>"#,
    ),
    ("disc", r#"<circle class="k-brass" cx="8" cy="8" r="6"/><circle cx="8" cy="8" r="3.200"/>"#),
    // Doing.
    (
        "auxiliary",
        r#"<circle class="k-brass" cx="8" cy="8" r="6.800"/><path d="M8 3.500v9M3.500 8h9M4.800 4.800l6.400 6.400M11.200 4.800l-6.400 6.400"/>"#,
    ),
    ("copy", r#"<path class="k-paper" d="M1.500 1.500h9v9h-9z"/><path class="k-hide" d="M5.500 5.500h9v9h-9z"/>"#),
    ("forward", r#"<path class="k-solid" d="M2 6.500h6.500V3.500L14 8l-5.500 4.500v-3H2z"/>"#),
    ("back", r#"<path class="k-solid" d="M14 6.500H7.500V3.500L2 8l5.500 4.500v-3H14z"/>"#),
    (
        "marker",
        r#"<path class="g-fill-rust" d="M8 1.500c3 0 5 2 5 4.700 0 3.300-3 5.300-5 8.300-2-3-5-5-5-8.300 0-2.700 2-4.700 5-4.700z"/><circle class="k-paper" cx="8" cy="6.200" r="2"/>"#,
    ),
];

/// A cow seen from the side, 48 by 30, in the colour of its breed.
const CATTLE: &str = r#"<path class="g-hide-body" d="M6 9c0-2 1-3 3-3l20-1c2 0 3-2 6-2 1 0 1 1 1 1l3-1c0 1-1 2-2 3 3 0 6 2 7 5 .5 2-1 3-3 3-2 0-3-1-5-1-1 4-2 6-4 7l.5 7h-4l-.5-6c-4 1-9 1-13 .5L14 28h-4l-.5-7C7 19 6 15 6 12c-1 3 0 6-1 10l-2 .5C2 18 2.500 10 6 9z"/><path class="g-hide-patch" d="M13 6c4 0 7 1 7 4s-3 5-6 4-4-7-1-8zM27 13c3-1 5 0 5 3s-3 5-5 4-3-6 0-7z"/><circle class="g-eye" cx="38.500" cy="8.500" r=".9"/>"#;

/// The definitions that all drawings of the page use.
pub(super) fn definitions() -> Markup {
    html! {
        defs {
            (symbols(&ICONS))
            (symbol("cattle", "0 0 48 30", CATTLE))
        }
    }
}
