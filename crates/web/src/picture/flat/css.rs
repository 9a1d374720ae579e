//! The part of CSS that our drawings use: rules by class and place, variables, and mixed colours.

use super::tree::{At, Node};
use simplecss::Selector;
use std::collections::BTreeMap;

/// The properties that are attributes of a drawing too.
const DRAWN: [&str; 15] = [
    "fill",
    "fill-opacity",
    "fill-rule",
    "stroke",
    "stroke-width",
    "stroke-opacity",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
    "opacity",
    "display",
    "visibility",
    "color",
    "paint-order",
    "transform",
];
/// Variables that lead to one another deeper than this lead nowhere.
const DEEPEST: usize = 8;

/// A rule: whom it concerns, and what it says.
struct Rule {
    /// The class that whoever it concerns must have, if it names one.
    class: Option<String>,
    selector: Selector<'static>,
    says: Vec<(String, String)>,
}

/// Some style sheets.
pub struct Styles {
    rules: Vec<Rule>,
    root: Env,
}

/// The variables of an element.
#[derive(Clone, Debug, Default)]
pub struct Env(BTreeMap<String, String>);

impl Styles {
    /// Reads style sheets. Rules for other screens, for what is pointed at or in other colours are left out.
    pub fn read<'a>(sheets: impl Iterator<Item = &'a str>) -> Styles {
        let mut styles = Styles { rules: Vec::new(), root: Env::default() };
        for sheet in sheets {
            let plain = without_comments(sheet);
            let mut rest = plain.as_str();
            while let Some(start) = rest.find('{') {
                let head = rest[..start].trim();
                let end = block_end(&rest[start..]) + start;
                let body = &rest[start + 1..end];
                rest = rest.get(end + 1..).unwrap_or_default();
                if !head.starts_with('@') {
                    styles.rule(head, body);
                }
            }
        }
        styles
    }

    fn rule(&mut self, head: &str, body: &str) {
        let says: Vec<(String, String)> = body
            .split(';')
            .filter_map(|line| line.split_once(':'))
            .map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned()))
            .filter(|(name, _)| name.starts_with("--") || DRAWN.contains(&name.as_str()))
            .collect();
        if head == ":root" {
            self.root.0.extend(says);
            return;
        }
        if says.is_empty() {
            return;
        }
        for one in
            head.split(',').map(str::trim).filter(|one| !one.contains([':', '+', '~', '(']) || *one == ":first-child")
        {
            // The style sheets live as long as the program: this is done once.
            let Some(selector) = Selector::parse(one.to_owned().leak()) else { continue };
            let last = one.rsplit([' ', '>']).next().unwrap_or_default();
            let class = last.split(['.', '[', '#']).nth(1).filter(|_| !last.contains(['[', '#'])).map(str::to_owned);
            self.rules.push(Rule { class, selector, says: says.clone() });
        }
    }

    /// A variable of the house.
    pub fn global(&self, name: &str) -> Option<&str> {
        self.root.0.get(name).map(String::as_str)
    }

    /// The style of an element: its variables, those of what it stands in among them, and the attributes that it gets.
    pub fn of(&self, outer: Option<&Env>, nodes: &[Node<'_>], at: usize) -> (Env, Vec<(String, String)>) {
        let mut env = outer.unwrap_or(&self.root).clone();
        let classes = nodes[at].attribute("class").unwrap_or_default();
        let concerns = |rule: &&Rule| {
            // Most rules are about another class: that is seen at once.
            let named = rule.class.as_ref().is_none_or(|class| classes.split(' ').any(|own| own == class));
            named && rule.selector.matches(&At(nodes, at))
        };
        let mut rules: Vec<&Rule> = self.rules.iter().filter(concerns).collect();
        rules.sort_by_key(|rule| rule.selector.specificity());
        let said = || rules.iter().flat_map(|rule| &rule.says);
        for (name, value) in said().filter(|(name, _)| name.starts_with("--")) {
            // A variable is what it is where it is set, not where it is used.
            let value = env.resolve(value).unwrap_or_else(|| value.clone());
            env.0.insert(name.clone(), value);
        }
        let mut found: BTreeMap<&str, String> = BTreeMap::new();
        for (name, value) in said().filter(|(name, _)| !name.starts_with("--")) {
            if let Some(value) = env.resolve(value) {
                found.insert(name, value);
            }
        }
        (env, found.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
    }
}

impl Env {
    /// A value with its variables filled in and its colours mixed; none if it can't be known, or can't be drawn.
    pub fn resolve(&self, value: &str) -> Option<String> {
        let value = self.filled(value, 0)?;
        let value = value.trim().trim_end_matches("!important").trim();
        match value {
            "transparent" => Some("none".to_owned()),
            _ if value.starts_with("color-mix(") => mixed(value),
            _ if value.contains("calc(") || value.contains('"') => None,
            _ => Some(value.trim_end_matches("px").to_owned()),
        }
    }

    fn filled(&self, value: &str, depth: usize) -> Option<String> {
        if depth > DEEPEST {
            return None;
        }
        let Some(start) = value.find("var(") else { return Some(value.to_owned()) };
        let inside = start + "var(".len();
        let end = inside + closing(&value[inside..])?;
        let (name, otherwise) = match value[inside..end].split_once(',') {
            Some((name, otherwise)) => (name.trim(), Some(otherwise.trim())),
            None => (value[inside..end].trim(), None),
        };
        let found = self.0.get(name).map(String::as_str).or(otherwise)?;
        let filled = format!("{}{found}{}", &value[..start], &value[end + 1..]);
        self.filled(&filled, depth + 1)
    }
}

/// Where the bracket closes that was opened before this.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 1;
    text.bytes().position(|byte| {
        depth += i32::from(byte == b'(') - i32::from(byte == b')');
        depth == 0
    })
}

/// Where the block ends that begins here, or the text.
fn block_end(text: &str) -> usize {
    let mut depth = 0;
    let end = text.bytes().position(|byte| {
        depth += i32::from(byte == b'{') - i32::from(byte == b'}');
        depth == 0
    });
    end.unwrap_or(text.len())
}

fn without_comments(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for (number, part) in text.split("/*").enumerate() {
        plain.push_str(if number == 0 { part } else { part.split_once("*/").map_or("", |(_, after)| after) });
    }
    plain
}

/// The colour that `color-mix(in srgb, #aabbcc 20%, #ddeeff)` is, with what is transparent in it.
fn mixed(value: &str) -> Option<String> {
    let inside = value.strip_prefix("color-mix(in srgb,")?.strip_suffix(')')?;
    let (one, other) = inside.split_once(',')?;
    let (one, share) = share_of(one);
    let (other, rest) = share_of(other);
    let share = share.or(rest.map(|rest| 100.0 - rest)).unwrap_or(50.0) / 100.0;
    match (rgb(one), rgb(other)) {
        (Some(one), Some(other)) => {
            let mix = |index: usize| (one[index] * share + other[index] * (1.0 - share)).round() as u8;
            Some(format!("#{:02x}{:02x}{:02x}", mix(0), mix(1), mix(2)))
        }
        (Some([r, g, b]), None) if other == "transparent" => Some(format!("rgba({r}, {g}, {b}, {share})")),
        _ => None,
    }
}

/// A colour and how many hundredths of it are taken.
fn share_of(text: &str) -> (&str, Option<f64>) {
    let text = text.trim();
    let percent = |(colour, share): (&'_ str, &str)| Some((colour.len(), share.strip_suffix('%')?.parse().ok()?));
    match text.rsplit_once(' ').and_then(percent) {
        Some((end, share)) => (text[..end].trim(), Some(share)),
        None => (text, None),
    }
}

/// The parts of a colour.
fn rgb(colour: &str) -> Option<[f64; 3]> {
    let digits = match colour {
        "white" => "ffffff",
        "black" => "000000",
        _ => colour.strip_prefix('#')?,
    };
    let part = |from: usize, to: usize| {
        Some(f64::from(u8::from_str_radix(&digits.get(from..to)?.repeat(2 / (to - from)), 16).ok()?))
    };
    match digits.len() {
        3 => Some([part(0, 1)?, part(1, 2)?, part(2, 3)?]),
        6 => Some([part(0, 2)?, part(2, 4)?, part(4, 6)?]),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::tree::read;
    use super::*;

    #[test]
    fn rules_variables_and_mixtures_become_attributes() {
        let sheet = ":root { --ink: #202020; --own: red } /* a { fill: blue } */ @media print { .a { fill: #111 } }
            .a { fill: var(--own, #fff); stroke-width: 2px } .a:hover { fill: green } .b { --own: color-mix(in srgb, var(--ink) 50%, #fff) }
            .b > .a { stroke: var(--none, transparent); stroke-width: calc(1px * 2) } :root[data-theme=\"dark\"] { --own: black }";
        let styles = Styles::read([sheet].into_iter());
        let nodes = read(r#"<svg><g class="b"><path class="x a"></path></g><path class="a"></path></svg>"#);
        let (svg, _) = styles.of(None, &nodes, 0);
        let (_, plain) = styles.of(Some(&svg), &nodes, 3);
        assert_eq!(plain, [("fill", "red"), ("stroke-width", "2")].map(|(a, b)| (a.to_owned(), b.to_owned())));
        let (group, _) = styles.of(Some(&svg), &nodes, 1);
        let (_, inner) = styles.of(Some(&group), &nodes, 2);
        let wanted = [("fill", "#909090"), ("stroke", "none"), ("stroke-width", "2")];
        assert_eq!(inner, wanted.map(|(a, b)| (a.to_owned(), b.to_owned())));
    }

    #[test]
    fn colours_are_read_and_mixed() {
        assert_eq!(mixed("color-mix(in srgb, #fff 25%, #000)").as_deref(), Some("#404040"));
        assert_eq!(mixed("color-mix(in srgb, #ff0000, #0000ff 75%)").as_deref(), Some("#4000bf"));
        assert_eq!(mixed("color-mix(in srgb, #000000 7%, transparent)").as_deref(), Some("rgba(0, 0, 0, 0.07)"));
        for wrong in ["color-mix(in hsl, #fff, #000)", "color-mix(in srgb, #ff, #000)", "color-mix(in srgb, é, #000)"]
        {
            assert_eq!(mixed(wrong), None, "{wrong}");
        }
        let mut env = Env::default();
        env.0.insert("--a".to_owned(), "var(--a)".to_owned());
        assert_eq!(env.resolve("var(--a)"), None, "a circle leads nowhere");
    }
}
