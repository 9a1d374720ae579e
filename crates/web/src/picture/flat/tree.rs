//! The elements of a drawing, as far as style sheets look at them. Texts are not kept.

use simplecss::{AttributeOperator, Element, PseudoClass};

/// One element.
#[derive(Debug)]
pub struct Node<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its attributes as they are written, still escaped.
    pub attributes: Vec<(&'a str, &'a str)>,
    /// What stands in it.
    pub children: Vec<usize>,
    parent: Option<usize>,
    previous: Option<usize>,
}

impl<'a> Node<'a> {
    /// The value of an attribute.
    pub fn attribute(&self, name: &str) -> Option<&'a str> {
        self.attributes.iter().find(|(found, _)| *found == name).map(|&(_, value)| value)
    }
}

/// The elements of a drawing in their order, up to the end of the first one.
pub fn read(text: &str) -> Vec<Node<'_>> {
    let mut nodes: Vec<Node<'_>> = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        rest = &rest[start + 1..];
        let Some(end) = end_of_tag(rest) else { break };
        let tag = &rest[..end];
        rest = &rest[end + 1..];
        if tag.starts_with('/') {
            open.pop();
        } else if !tag.starts_with(['!', '?']) {
            let closed = tag.ends_with('/');
            let (name, attributes) = parts(tag.trim_end_matches('/'));
            let (parent, number) = (open.last().copied(), nodes.len());
            let previous = parent.and_then(|parent| nodes[parent].children.last().copied());
            if let Some(parent) = parent {
                nodes[parent].children.push(number);
            }
            nodes.push(Node { name, attributes, children: Vec::new(), parent, previous });
            if !closed {
                open.push(number);
            }
        }
        if open.is_empty() {
            break;
        }
    }
    nodes
}

/// Where the tag ends that begins here: a sign in quotes is none of its ends.
fn end_of_tag(text: &str) -> Option<usize> {
    let mut quoted = false;
    text.bytes().position(|byte| {
        quoted ^= byte == b'"';
        byte == b'>' && !quoted
    })
}

/// The name of a tag and its attributes; one without a value has an empty one.
fn parts(tag: &str) -> (&str, Vec<(&str, &str)>) {
    let (name, mut rest) = tag.split_once(char::is_whitespace).unwrap_or((tag, ""));
    let mut attributes = Vec::new();
    loop {
        rest = rest.trim_start();
        let end = rest.find(|letter: char| letter == '=' || letter.is_whitespace()).unwrap_or(rest.len());
        if end == 0 {
            return (name, attributes);
        }
        let (key, after) = rest.split_at(end);
        match after.strip_prefix("=\"").and_then(|value| value.split_once('"')) {
            Some((value, after)) => {
                attributes.push((key, value));
                rest = after;
            }
            None => {
                attributes.push((key, ""));
                rest = after.trim_start_matches('=');
            }
        }
    }
}

/// An element among all others.
#[derive(Clone, Copy)]
pub struct At<'a>(pub &'a [Node<'a>], pub usize);

impl Element for At<'_> {
    fn parent_element(&self) -> Option<Self> {
        self.0[self.1].parent.map(|parent| At(self.0, parent))
    }

    fn prev_sibling_element(&self) -> Option<Self> {
        self.0[self.1].previous.map(|previous| At(self.0, previous))
    }

    fn has_local_name(&self, name: &str) -> bool {
        self.0[self.1].name == name
    }

    fn attribute_matches(&self, name: &str, operator: AttributeOperator<'_>) -> bool {
        self.0[self.1].attribute(name).is_some_and(|value| operator.matches(value))
    }

    fn pseudo_class_matches(&self, class: PseudoClass<'_>) -> bool {
        matches!(class, PseudoClass::FirstChild) && self.0[self.1].previous.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_are_read_with_their_places() {
        let nodes = read(r#"<svg data-board viewBox="0 0 1 1"><g a="x > y"><rect/></g><path d="M0"></path></svg><p>"#);
        let names: Vec<&str> = nodes.iter().map(|node| node.name).collect();
        assert_eq!(names, ["svg", "g", "rect", "path"]);
        assert_eq!(nodes[0].children, [1, 3]);
        assert_eq!(nodes[0].attribute("data-board"), Some(""));
        assert_eq!(nodes[1].attribute("a"), Some("x > y"));
        assert_eq!(nodes[3].previous, Some(1));
        for broken in ["", "<", "<svg", "<svg a=", "<svg a=\"", "<svg><g>", "</svg>", "<svg a b=c d></svg>"] {
            read(broken);
        }
    }
}
