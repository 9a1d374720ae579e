//! A drawing of the page as an `<svg>` that stands alone: the colours that the style sheets give it through classes and variables
//! become attributes, and texts go. Only what our drawings use of CSS is understood; the rest is left out.

mod css;
mod tree;

use super::{HEIGHT, WIDTH};
use css::Styles;
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
const LEFT_OUT: [&str; 7] = ["text", "title", "desc", "style", "script", "foreignObject", "animate"];

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
    let env = STYLES.env(None, &nodes, 0);
    for (name, value) in STYLES.attributes(&nodes, 0, &env) {
        let _ = write!(svg, r#" {name}="{value}""#);
    }
    svg.push('>');
    for &child in &root.children {
        write_node(&mut svg, &nodes, child, &env);
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

fn write_node(svg: &mut String, nodes: &[Node<'_>], at: usize, outer: &css::Env) {
    let node = &nodes[at];
    if LEFT_OUT.contains(&node.name) {
        return;
    }
    let env = STYLES.env(Some(outer), nodes, at);
    let styled = STYLES.attributes(nodes, at, &env);
    let _ = write!(svg, "<{}", node.name);
    for (name, value) in &node.attributes {
        let says =
            ["class", "role", "tabindex", "style"].contains(name) || name.contains("data-") || name.contains("aria-");
        if !says && styled.iter().all(|(styled, _)| styled != name) {
            // A colour may be a variable here too.
            let _ = write!(svg, r#" {name}="{}""#, env.resolve(value).unwrap_or_else(|| (*value).to_owned()));
        }
    }
    for (name, value) in &styled {
        let _ = write!(svg, r#" {name}="{value}""#);
    }
    svg.push('>');
    for &child in &node.children {
        write_node(svg, nodes, child, &env);
    }
    let _ = write!(svg, "</{}>", node.name);
}

#[cfg(test)]
mod tests {
    use super::*;

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
