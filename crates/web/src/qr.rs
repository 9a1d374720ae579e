//! A text as a QR code, for whoever has the other device in their hand.

use maud::{Markup, html};
use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;

/// White around the code, in modules: readers need it (ISO/IEC 18004 asks for four).
const QUIET: i32 = 4;

/// The picture; nothing of a text that is too long for one.
pub fn picture(text: &str, label: &str) -> Option<Markup> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let from = x;
            while x < code.size() && code.get_module(x, y) {
                x += 1;
            }
            if x > from {
                // Writing into a text does not fail.
                let _ = write!(path, "M{} {}h{}v1h-{}z", from + QUIET, y + QUIET, x - from, x - from);
            }
            x += 1;
        }
    }
    let side = code.size() + 2 * QUIET;
    Some(html! {
        svg.qr viewBox={ "0 0 " (side) " " (side) } role="img" aria-label=(label) shape-rendering="crispEdges" {
            rect width=(side) height=(side) fill="#fff" {}
            path d=(path) fill="#000" {}
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_is_the_code() {
        let text = "https://game.example/me/link/0123456789abcdefghjkmnpqrstvwxyz";
        let svg = picture(text, "code").unwrap().into_string();
        let code = QrCode::encode_text(text, QrCodeEcc::Medium).unwrap();
        // The modules that are drawn, run by run.
        let runs = svg.split('M').skip(1).map(|run| {
            let (place, rest) = run.split_once('h').unwrap();
            let (x, y) = place.split_once(' ').unwrap();
            let length: i32 = rest.split('v').next().unwrap().parse().unwrap();
            (x.parse::<i32>().unwrap() - QUIET, y.parse::<i32>().unwrap() - QUIET, length)
        });
        let mut drawn: Vec<(i32, i32)> = runs.flat_map(|(x, y, length)| (x..x + length).map(move |x| (y, x))).collect();
        drawn.sort_unstable();
        let dark: Vec<(i32, i32)> = (0..code.size())
            .flat_map(|y| (0..code.size()).map(move |x| (y, x)))
            .filter(|&(y, x)| code.get_module(x, y))
            .collect();
        assert_eq!(drawn, dark);
        assert!(picture(&"x".repeat(5000), "code").is_none());
    }
}
