//! The icons, each drawn by us as a symbol with one weight of line: small ones of 16 by 16, the pictures of the cards of
//! 48 by 48 and the trading posts of 24 by 22.

use crate::kit::{Icon, symbol, symbols};
use maud::{Markup, html};

/// Beside those of the kit.
const ICONS: [Icon; 26] = [
    // Values.
    (
        "pound",
        r#"<circle class="m-fill-brass" cx="8" cy="8" r="6.800"/><path d="M10.600 5.500c-.2-1.200-1-1.800-2-1.800-1.400 0-2.100 1-2.100 2.400 0 1.200.5 1.900.5 3.100 0 1.300-.6 2.200-1.600 3h5.500M5.300 8.400h4"/>"#,
    ),
    (
        "gem",
        r#"<path class="m-fill-gem" d="M4.300 2h7.400L15.500 6.500 8 15 .5 6.500z"/><path d="M.5 6.500 4.300 2M15.500 6.500 11.700 2"/>"#,
    ),
    (
        "ledger",
        r#"<path class="m-fill-ledger" d="M2.500 1.500h11v13H4c-.9 0-1.500-.6-1.500-1.500z"/><path class="k-paper" d="M2.500 13.200c0-.8.6-1.200 1.500-1.200h9.500v2.500H4c-.9 0-1.500-.5-1.500-1.300z"/>"#,
    ),
    (
        "jar",
        r#"<path class="m-fill-jar" d="M5.500 1.800h5v2.400l2.700 2.200v6.200c0 1-.7 1.800-1.700 1.800h-7c-1 0-1.700-.8-1.700-1.800V6.400l2.700-2.200z"/><path class="k-paper" d="M5 8.300h6V12H5z"/>"#,
    ),
    (
        "share",
        r#"<path class="k-paper" d="M1.500 2.500h13v9h-13z"/><path d="M4 5h8M4 7.200h4.500"/><circle class="m-fill-rust" cx="11.500" cy="10.800" r="2.500"/><path d="m10.300 12.800-.6 2.700 1.800-.9 1.800.9-.6-2.700"/>"#,
    ),
    // Goods and the other kinds of cards.
    (
        "banana",
        r#"<path class="m-fill-banana" d="M2.800 2.500C2.800 8 5.700 12.500 11.300 14c1.300.3 2.600 0 3-.8C9.600 12 5.900 8.600 5 2.500z"/><path class="m-fill-banana" d="M5 2.500c.5 4.300 4 7.300 9.700 7.500.7-.4.9-1.300.5-1.900-4.300-.3-7.200-2.200-8-5.600z"/><path class="k-solid" d="M2.500 2.700V.9h4.900v1.800z"/>"#,
    ),
    (
        "coffee",
        r#"<ellipse class="m-fill-coffee" cx="8" cy="8" rx="5" ry="7" transform="rotate(30 8 8)"/><path class="m-stroke-paper" d="M11.200 2.400C7 5 10.300 9.800 5 13.500"/>"#,
    ),
    (
        "cotton",
        r#"<path class="m-fill-leaf" d="M8 15.500c-3.500-.4-6-2.700-6.500-6.200C4 9.500 6.400 10.800 8 13c1.600-2.200 4-3.500 6.500-3.700C14 12.800 11.500 15.100 8 15.500z"/><circle class="m-fill-cotton" cx="4.900" cy="7.600" r="3.300"/><circle class="m-fill-cotton" cx="11.100" cy="7.600" r="3.300"/><circle class="m-fill-cotton" cx="8" cy="4.400" r="3.500"/><path class="m-fill-cotton m-plain" d="M5.500 6.500h5L8 11.500z"/>"#,
    ),
    (
        "crate",
        r#"<path class="m-fill-wood" d="M1.500 3.500h13v10.500h-13z"/><path d="M1.500 7h13M1.500 10.500h13M4.500 3.500V14M11.500 3.500V14"/>"#,
    ),
    (
        "flag",
        r#"<path class="m-fill-expand" d="M4 2c3-1.700 5.500 1.500 10 0v6.800c-4.500 1.500-7-1.700-10 0z"/><path class="m-bare" d="M4 1v14.200M1.500 15.200h5.500"/>"#,
    ),
    (
        "person",
        r#"<path class="m-fill-person" d="M2 15c0-4.300 2.300-6 6-6s6 1.700 6 6z"/><circle class="m-fill-skin" cx="8" cy="5.200" r="3.300"/><path class="m-fill-person" d="M3.300 4.600h9.400c-.7-2.300-2-3.600-4.700-3.600S4 2.300 3.300 4.600z"/>"#,
    ),
    (
        "merchant",
        r#"<path class="m-fill-gem" d="M5 1.500h6l3 3.600L8 12 2 5.100z"/><path d="M2 5.100h12M6 5.100l2 6.900 2-6.900M3 14.800h10M5.500 12.800h5"/>"#,
    ),
    (
        "bookkeeper",
        r#"<path class="k-paper" d="M1 5.500c2.500-1 5-.8 7 .6 2-1.400 4.500-1.600 7-.6v8c-2.500-1-5-.8-7 .6-2-1.400-4.500-1.600-7-.6z"/><path d="M8 6.100v8M3 8c1-.3 2-.2 3 .2M3 10.500c1-.3 2-.2 3 .2M10 10.700 14.500 1"/>"#,
    ),
    ("card", r#"<path class="k-paper" d="M3.500 1h9v14h-9z"/><path d="M5.500 4h5M5.500 6.500h5"/>"#),
    (
        "cards",
        r#"<path class="k-paper" d="m1.500 4 6.200-2 3.300 9.500-6.200 2z"/><path class="k-paper" d="M6.500 4.500h8v10.500h-8z"/>"#,
    ),
    // Doing.
    (
        "buy",
        r#"<path class="k-paper" d="M1.500 1h8v12h-8z"/><circle class="m-fill-brass" cx="11" cy="11" r="4.300"/><path d="M12.500 9.600c-.2-.7-.7-1-1.200-1-.8 0-1.200.6-1.200 1.400 0 .8.3 1.200.3 1.800 0 .7-.3 1-.7 1.400h3M9.500 11h2.200"/>"#,
    ),
    (
        "sell",
        r#"<path class="k-paper" d="M1.500 1.500h7.500v11H1.500z"/><path class="m-stroke-rust" d="m3 4 4.500 6M7.500 4 3 10"/><path class="k-solid" d="M9.500 12.200h2.500v-2l3.500 3-3.500 2.800v-2H9.500z"/>"#,
    ),
    (
        "raze",
        r#"<path class="m-fill-wood" d="M2 15V7.500L8 2l6 5.500V15z"/><path class="m-stroke-rust" d="m2 3.500 12 11M14 3.500l-12 11"/>"#,
    ),
    (
        "walk",
        r#"<path class="k-paper" d="M.7 9h4v5h-4zM6 9h4v5H6zM11.300 9h4v5h-4z"/><path class="m-bare" d="M2.500 6.500c1.500-4.500 8-4.500 10 0M9.800 5.500l2.700 1.200 1.300-2.700"/>"#,
    ),
    (
        "most",
        r#"<path class="m-fill-wood" d="M.8 9h4.500v6H.8z"/><path class="m-fill-brass" d="M5.300 5h5.400v10H5.300z"/><path class="m-fill-wood" d="M10.700 11h4.500v4h-4.500z"/><path class="k-solid" d="m8 .2.9 1.500 1.700.2-1.200 1.200.3 1.700L8 4l-1.700.8.3-1.700L5.400 1.900l1.700-.2z"/>"#,
    ),
    (
        "wheel",
        r#"<circle class="m-fill-brass" cx="8" cy="8" r="5"/><circle class="k-paper" cx="8" cy="8" r="2.600"/><path class="m-bare" d="M8 .8v14.400M.8 8h14.400M2.900 2.900l10.200 10.200M13.100 2.900 2.900 13.100"/>"#,
    ),
    (
        "lock",
        r#"<path class="m-bare" d="M5 7.500V5a3 3 0 0 1 6 0v2.500"/><path class="m-fill-brass" d="M3 7.500h10V15H3z"/><path d="M8 10.300v2"/>"#,
    ),
    (
        "token",
        r#"<circle class="m-fill-steel" cx="8" cy="8" r="6.800"/><circle class="k-paper" cx="8" cy="8" r="3.400"/>"#,
    ),
    ("ready", r#"<path class="m-stroke-green" d="m2 8.500 4 4.500 8-10"/>"#),
    ("then", r#"<path class="k-solid" d="M4 3.500 11.500 8 4 12.500z"/>"#),
    (
        "ship",
        r#"<path class="k-paper" d="M8 1.500 14 10H8zM7 4v6H2.500z"/><path class="m-fill-wood" d="M1 11.500h14l-2 3.500H3z"/>"#,
    ),
];

/// The pictures of the cards, 48 by 48.
const PICTURES: [Icon; 7] = [
    (
        "BAN",
        r#"<path class="m-fill-leaf" d="M5 31C9 15 25 6 43 8 39 25 24 35 5 31z"/><path d="M5 31C17 27 31 18 43 8"/><path class="m-fill-banana" d="M14 9C9 21 11 33 22 42c2 1.500 5 1.500 6-.5C19 34 16 22 18 9z"/><path class="m-fill-banana" d="M17 9c0 14 6 24 20 29 3 1 6 .3 6.500-2C30 32 22.500 23 21 9z"/><path class="m-fill-banana" d="M20 9c1.500 11 9 18.500 23 20 1.800-.7 2.200-3 1.500-4.500C34 24 26.500 18 24 9z"/><path class="k-solid" d="M14 9.500V4h10.500v5.500z"/>"#,
    ),
    (
        "COF",
        r#"<path class="m-fill-leaf" d="M3 24C8 11 20 4 33 6 31 18 19 27 3 24z"/><path d="M3 24C13 21 24 14 33 6"/><ellipse class="m-fill-coffee" cx="31" cy="21" rx="8.500" ry="12" transform="rotate(38 31 21)"/><path class="m-stroke-paper" d="M38 12C30 15 34 24 24 30"/><ellipse class="m-fill-coffee" cx="16" cy="33" rx="8" ry="11.500" transform="rotate(-32 16 33)"/><path class="m-stroke-paper" d="M10 24c7 4 2 12 12 18"/><ellipse class="m-fill-coffee" cx="35" cy="37" rx="6" ry="9" transform="rotate(75 35 37)"/><path class="m-stroke-paper" d="M27 37c5-4 9 3 16-1"/>"#,
    ),
    (
        "COT",
        r#"<path class="m-fill-leaf" d="M24 46C12 45 4 38 2 27c9 0 17 4 22 11 5-7 13-11 22-11-2 11-10 18-22 19z"/><circle class="m-fill-cotton" cx="13.500" cy="22" r="10"/><circle class="m-fill-cotton" cx="34.500" cy="22" r="10"/><circle class="m-fill-cotton" cx="24" cy="13" r="10.500"/><circle class="m-fill-cotton" cx="24" cy="28" r="9.500"/><path d="M18 20c2-2 4-2 6 0M26 15c2-1.500 4-1 5 1M29 26c2-1 4-.5 5 1.500"/>"#,
    ),
    (
        "EXP",
        r#"<path class="m-fill-hill" d="M1 44C8 30 16 27 23 33c6-12 15-11 24 11z"/><path class="m-track" d="M4 45c8-1 13-5 18-11"/><path class="m-fill-expand" d="M23 6c7-4 11 4 21 0v14c-10 4-14-4-21 0z"/><path class="m-bare m-thick" d="M23 4v30"/><path class="m-fill-wood" d="M29 42v-8l6-5 6 5v8z"/><path class="k-paper" d="M33 36h4v6h-4z"/>"#,
    ),
    (
        "BK",
        r#"<path class="m-fill-ledger" d="M2 17c8-3 16-2 22 2 6-4 14-5 22-2v25c-8-3-16-2-22 2-6-4-14-5-22-2z"/><path class="k-paper" d="M5 14.500c7-2.500 13-2 19 2 6-4 12-4.500 19-2v24c-7-2.500-13-2-19 2-6-4-12-4.500-19-2z"/><path d="M24 16.500v24M9 20c4-1 7-.8 11 .8M9 25c4-1 7-.8 11 .8M9 30c4-1 7-.8 11 .8M28 31c4-1.600 7-1.800 11-.8"/><path class="m-fill-quill" d="M44 2C34 5 29 13 27 24l2 1C37 20 43 13 44 2z"/><path d="M40 8C35 14 31 19 26 29"/>"#,
    ),
    (
        "DM",
        r#"<path class="m-fill-gem" d="M13 9h22l10 12-21 23L3 21z"/><path class="m-fill-glint" d="M13 9h11l-7 12H3z"/><path d="M3 21h42M17 21l7 23 7-23M13 9l4 12 7-12 7 12 4-12"/><path class="m-bare" d="M41 3v7M37.500 6.500h7M5 33v5M2.500 35.500h5"/>"#,
    ),
    (
        "SHARE",
        r#"<path class="k-paper" d="M4 5h40v38H4z"/><path d="M7 8h34v32H7z"/><path d="M13 12.500h22M11 35.500h26"/>"#,
    ),
];

/// The trading posts in the order of the companies: each company has an outline of its own.
const POSTS: [&str; 4] = [
    "M2 10 12 1.500 22 10v11.500H2z",
    "M2 21.500V10c4 0 3.500-4 5-5.500C8.500 3 10 1.500 12 1.500s3.500 1.500 5 3C18.500 6 18 10 22 10v11.500z",
    "M2 21.500V13C2 6 6 1.500 12 1.500S22 6 22 13v8.500z",
    "M1.500 21.500 6.500 2h11l5 19.500z",
];

/// The definitions that all drawings of the page use.
pub(super) fn definitions() -> Markup {
    html! {
        defs {
            (symbols(&ICONS))
            @for (name, drawn) in PICTURES { (symbol(name, "0 0 48 48", drawn)) }
            @for (number, outline) in POSTS.iter().enumerate() {
                symbol id={ "icon-post" (number) } viewBox="0 0 24 23" { path.m-post d=(outline) {} }
            }
        }
    }
}
