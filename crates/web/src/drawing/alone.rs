//! A board as a drawing that stands alone, with its colours and texts: a file for any program that shows SVG.

use super::{Picture, Scene};
use crate::kit;
use crate::words::{Locale, Speech};
use cowcatcher_engine::Seat;
use std::fmt::Write as _;

/// What begins the style sheet of the house: its light colours, as variables.
const HOUSE: &str = include_str!("../assets/base.css");

/// The board as `seat` (`None`: a spectator) sees it, as a whole SVG file. Nothing on it can be clicked.
pub fn alone<G: Picture>(view: &G::View, seat: Option<Seat>, locale: Locale) -> String {
    let words = Speech::<G> { locale, view, names: &[] };
    let scene = Scene { view, legal: &[], words, imagined: None, goals: &[], seat };
    let colours = HOUSE.split_inclusive('}').next().unwrap_or_default();
    file(&scene.board().into_string(), &[colours, kit::STYLE, G::STYLE])
}

/// A drawing of a page as a file: well-formed XML, with its style sheets in it, and without what only the page's scripts read.
fn file(drawing: &str, styles: &[&str]) -> String {
    let start = drawing.find("<svg").unwrap_or_default();
    let mut svg = String::with_capacity(drawing.len() + 8000);
    svg.push_str("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    let (mut rest, mut depth) = (&drawing[start..], 0);
    while let Some((text, tag, after)) = next_tag(rest) {
        svg.push_str(text);
        rest = after;
        match tag.strip_prefix('/') {
            Some(name) => {
                let _ = write!(svg, "</{name}>");
                depth -= 1;
            }
            None => {
                let closed = tag.ends_with('/');
                write_tag(&mut svg, tag.trim_end_matches('/'), closed);
                if depth == 0 {
                    // Into the first tag, which is still open.
                    svg.truncate(svg.len() - 1);
                    let view = tag.split_once("viewBox=\"").and_then(|(_, view)| view.split_once('"'));
                    let mut size = view.map_or("", |(view, _)| view).split(' ').skip(2);
                    let (width, height) = (size.next().unwrap_or("100%"), size.next().unwrap_or("100%"));
                    let _ = write!(svg, r#" xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">"#);
                    let _ = write!(svg, "<style><![CDATA[{}]]></style>", styles.join("\n"));
                }
                depth += i32::from(!closed);
            }
        }
        if depth == 0 {
            break;
        }
    }
    svg
}

/// The text before the next tag, the tag, and what follows it.
fn next_tag(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once('<')?;
    let mut quoted = false;
    let end = rest.bytes().position(|byte| {
        quoted ^= byte == b'"';
        byte == b'>' && !quoted
    })?;
    Some((before, &rest[..end], &rest[end + 1..]))
}

/// Writes a tag with the attributes that a drawing needs.
fn write_tag(svg: &mut String, tag: &str, closed: bool) {
    let (name, mut rest) = tag.split_once(char::is_whitespace).unwrap_or((tag, ""));
    let _ = write!(svg, "<{name}");
    loop {
        rest = rest.trim_start();
        let end = rest.find(|letter: char| letter == '=' || letter.is_whitespace()).unwrap_or(rest.len());
        if end == 0 {
            break;
        }
        let (key, after) = rest.split_at(end);
        let (value, after) = after.strip_prefix("=\"").and_then(|it| it.split_once('"')).unwrap_or(("", after));
        rest = after;
        let for_scripts = key.starts_with("data-") || key.starts_with("aria-") || ["role", "tabindex"].contains(&key);
        // One without a value only says something to a page.
        if !for_scripts && !value.is_empty() && !key.starts_with("xmlns") {
            let _ = write!(svg, r#" {key}="{}""#, value.replace('<', "&lt;"));
        }
    }
    svg.push_str(if closed { "/>" } else { ">" });
}

#[cfg(test)]
mod tests {
    use super::*;
    use cowcatcher_engine::Silent;
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;
    use resvg::usvg::{Options, Tree};

    #[test]
    fn a_drawing_becomes_a_file() {
        let drawing = r#"<div><svg viewBox="0 0 9 9" data-board><g class="a" data-why="x > y"><path d="M0"/>a &amp; b</g></svg><p></p></div>"#;
        let svg = file(drawing, &[".a > b { }"]);
        assert!(svg.ends_with(r#"<g class="a"><path d="M0"/>a &amp; b</g></svg>"#), "{svg}");
        assert!(svg.contains(r#"width="9" height="9"><style><![CDATA[.a > b { }]]></style>"#), "{svg}");
        assert!(Tree::from_str(&svg, &Options::default()).is_ok());
    }

    /// Every board is XML that other programs read, with its texts and without actions.
    #[test]
    fn boards_stand_alone() {
        struct Draw;
        impl crate::games::Visit for Draw {
            type Error = String;
            fn visit<G: Picture>(&mut self) -> Result<(), String> {
                let mut game = G::new(&G::Options::default(), *G::PLAYERS.end()).map_err(|error| error.to_string())?;
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
                while let Some(outcome) = game.sample(&mut rng) {
                    game.resolve(outcome, &mut Silent);
                }
                for locale in [Locale::En, Locale::Uk] {
                    let svg = alone::<G>(&game.view(Some(Seat(0))), Some(Seat(0)), locale);
                    let tree = Tree::from_str(&svg, &Options::default()).map_err(|error| format!("{error}: {svg}"))?;
                    let (_, drawn) = svg.split_once("</style>").unwrap();
                    assert!(tree.size().width() > 100.0, "{}: {:?}", G::NAME, tree.size());
                    assert!(!drawn.contains(" data-") && drawn.contains("<text"), "{}", G::NAME);
                }
                Ok(())
            }
        }
        crate::games::each(&mut Draw).unwrap();
    }
}
