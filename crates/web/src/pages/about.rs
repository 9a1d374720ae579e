//! What this is, and whose it is not.

use super::shell::sheet;
use crate::visitor::Visitor;
use crate::words::Value;
use maud::{Markup, html};

/// The page.
pub async fn page(visitor: Visitor) -> Markup {
    let locale = visitor.locale;
    let content = html! {
        p { (locale.text("about-what")) }
        p { strong { (locale.text("about-unofficial")) } }
        p { (locale.text("about-privacy")) }
        p { (locale.text_with("about-api", &[("address", Value::from("docs/api.md"))])) }
        h2 { (locale.text("keys-title")) }
        (keys(&visitor))
        p.faint { (locale.text_with("about-version", &[("version", Value::from(env!("CARGO_PKG_VERSION")))])) }
    };
    sheet(&visitor, "/about", &locale.text("about-title"), &content)
}

/// The keys of the game page.
fn keys(visitor: &Visitor) -> Markup {
    let locale = visitor.locale;
    let keys = [
        ("Tab", locale.text("keys-tab")),
        ("1 … 9", locale.text("keys-digits")),
        ("Enter", locale.text("keys-done")),
        ("U", locale.text("keys-undo-step")),
        ("Shift U", locale.text("keys-undo-turn")),
        ("T", locale.text("keys-try")),
        ("S", locale.text("keys-hurry")),
        ("?", locale.text("keys-why")),
        ("← →", locale.text("keys-replay-step")),
        ("Shift ← →", locale.text("keys-replay-turn")),
        ("P", locale.text("keys-replay-play")),
    ];
    html! { dl.keys { @for (key, text) in keys { dt { kbd { (key) } } dd { (text) } } } }
}
