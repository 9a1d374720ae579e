//! A drawing of the page as an `<svg>` that stands alone: the colours that the style sheets give it through classes and variables
//! become attributes, and texts go. Only what our drawings use of CSS is understood; the rest is left out.

mod css;
mod tree;

use super::{HEIGHT, WIDTH};
use css::{Env, Styles};
use std::fmt::Write as _;
use std::sync::LazyLock;
use tree::{Node, read};

/// The margin around a board.
const MARGIN: u32 = 18;

/// What the drawings are styled by: the light colours of the house and the style sheets of all games.
static STYLES: LazyLock<Styles> = LazyLock::new(|| {
    let house = include_str!("../assets/base.css");
    Styles::read([house].iter().chain(crate::games::STYLES).copied())
});

/// What is not drawn: words, and what only a browser understands.
const LEFT_OUT: [&str; 8] = ["symbol", "text", "title", "desc", "style", "script", "foreignObject", "animate"];

/// A board on paper, of the size of a preview; none if it is no drawing.
pub fn card(board: &str) -> Option<String> {
    let start = board.find("<svg")?;
    let nodes = read(&board[start..]);
    let root = nodes.first().filter(|root| root.attribute("viewBox").is_some())?;
    let paper = STYLES.global("--paper").unwrap_or("#f4ecd8");
    let mut svg = String::with_capacity(board.len());
    let (width, height) = (WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN);
    let view = root.attribute("viewBox").unwrap_or_default();
    let _ = write!(
        svg,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"><rect width="{WIDTH}" height="{HEIGHT}" fill="{paper}"/>"#
    );
    let _ = write!(svg, r#"<svg x="{MARGIN}" y="{MARGIN}" width="{width}" height="{height}" viewBox="{view}""#);
    let (env, styled) = STYLES.of(None, &nodes, 0);
    for (name, value) in styled {
        let _ = write!(svg, r#" {name}="{value}""#);
    }
    svg.push('>');
    for &child in &root.children {
        write_node(&mut svg, &nodes, child, &env, 0);
    }
    svg.push_str("</svg></svg>");
    Some(svg)
}

/// A cover in the middle of a preview, which is a little wider than it.
pub fn framed(cover: &str) -> String {
    let inner = cover.replacen(
        "<svg ",
        &format!(r#"<svg width="{WIDTH}" height="{HEIGHT}" preserveAspectRatio="xMidYMid slice" "#),
        1,
    );
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">{inner}</svg>"#)
}

/// Symbols in symbols are drawn no deeper than this.
const DEEPEST: usize = 6;

/// Writes an element and what stands in it, if it is drawn; `depth` counts the symbols around it.
fn write_node(svg: &mut String, nodes: &[Node<'_>], at: usize, outer: &Env, depth: usize) {
    let node = &nodes[at];
    if LEFT_OUT.contains(&node.name) || depth > DEEPEST {
        return;
    }
    let (env, styled) = STYLES.of(Some(outer), nodes, at);
    let used = node.attribute("href").filter(|_| node.name == "use").and_then(|href| href.strip_prefix('#'));
    let used = used.and_then(|id| nodes.iter().position(|other| other.attribute("id") == Some(id)));
    // What is used takes its colours from where it is used: it is written there.
    let name = if used.is_some() { "g" } else { node.name };
    let _ = write!(svg, "<{name}");
    for (key, value) in &node.attributes {
        let silent = ["class", "role", "tabindex", "style", "id"].contains(key) && !(*key == "id" && refers(node.name));
        let placed = used.is_some() && ["href", "x", "y", "width", "height"].contains(key);
        let says = key.starts_with("data-") || key.starts_with("aria-");
        if !silent && !placed && !says && styled.iter().all(|(styled, _)| styled != key) {
            // A colour may be a variable here too.
            let _ = write!(svg, r#" {key}="{}""#, env.resolve(value).unwrap_or_else(|| (*value).to_owned()));
        }
    }
    for (key, value) in &styled {
        let _ = write!(svg, r#" {key}="{value}""#);
    }
    svg.push('>');
    match used {
        Some(used) => write_used(svg, nodes, node, used, &env, depth + 1),
        None => node.children.iter().for_each(|&child| write_node(svg, nodes, child, &env, depth)),
    }
    let _ = write!(svg, "</{name}>");
}

/// Is an element of this name referred to by its id from attributes?
fn refers(name: &str) -> bool {
    name.ends_with("Gradient") || ["clipPath", "mask", "pattern", "filter", "marker"].contains(&name)
}

/// Writes what a `<use>` shows, in its place.
fn write_used(svg: &mut String, nodes: &[Node<'_>], by: &Node<'_>, used: usize, env: &Env, depth: usize) {
    let of = |name: &str| by.attribute(name).unwrap_or("0");
    if nodes[used].name != "symbol" {
        let _ = write!(svg, r#"<g transform="translate({} {})">"#, of("x"), of("y"));
        write_node(svg, nodes, used, env, depth);
        svg.push_str("</g>");
        return;
    }
    let _ = write!(svg, r#"<svg x="{}" y="{}""#, of("x"), of("y"));
    let box_of = [("width", by), ("height", by), ("viewBox", &nodes[used]), ("overflow", &nodes[used])];
    for (name, node) in box_of {
        if let Some(value) = node.attribute(name) {
            let _ = write!(svg, r#" {name}="{value}""#);
        }
    }
    svg.push('>');
    nodes[used].children.iter().for_each(|&child| write_node(svg, nodes, child, env, depth));
    svg.push_str("</svg>");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_used_takes_the_colours_of_its_place() {
        let board = concat!(
            r##"<svg viewBox="0 0 10 10"><defs><symbol id="a" viewBox="0 0 4 4"><path class="k-disc" d="M0 0h4"/></symbol>"##,
            r##"<g id="b"><use href="#b"></use></g></defs><g class="k-p1"><use href="#a" x="2" width="4" height="4"/></g>"##,
            r##"<use class="k-p2" href="#a"/><use href="#b"/></svg>"##,
        );
        let svg = card(board).unwrap();
        assert!(svg.contains(r##"fill="#0072b2""##) && svg.contains(r##"fill="#d55e00""##), "{svg}");
        assert!(!svg.contains("<use") && !svg.contains("symbol"), "{svg}");
        assert!(super::super::png(&svg, 60, 32).is_some());
    }

    #[test]
    fn a_drawing_stands_alone() {
        let board = r#"<div><svg class="x" viewBox="0 0 10 10" data-board><g class="k-p2"><rect class="k-disc" x="1" data-why="a &lt; b"></rect><text>secret</text><path d="M0 0h1"/></g></svg></div>"#;
        let svg = card(board).unwrap();
        assert!(svg.contains(r##"<rect x="1" "##) && svg.contains(r##"fill="#d55e00""##), "{svg}");
        assert!(
            !svg.contains("secret") && !svg.contains("data-") && !svg.contains("class") && !svg.contains("var("),
            "{svg}"
        );
        assert!(super::super::png(&svg, 60, 32).is_some());
        assert_eq!(card("<p>no drawing</p>"), None);
        assert_eq!(card("<svg><g></g></svg>"), None);
    }
}
