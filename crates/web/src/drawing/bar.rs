//! The action bar: every legal action as an entry with words, price and result, grouped, and folded where there are many.

use super::{Picture, Scene};
use cowcatcher_engine::{Name, Quote, Transfer};
use cowcatcher_session::ending;
use maud::Markup;
use std::mem::discriminant;

/// A group of at most so many entries is not folded.
const FEW: usize = 6;
/// From so many amounts on they become a stepper.
const STEPS: usize = 3;

/// Where an action stands in the action bar, and what it looks like there.
#[derive(Clone, Debug, Default)]
pub struct Place {
    /// The group that it belongs to, one of [`Picture::GROUPS`]; empty is the first.
    pub group: &'static str,
    /// Entries of a lower rank stand first within their group; those alike stand as the legal list has them.
    pub rank: i32,
    /// What it shares with others, in words, the outermost first: long lists are folded by it.
    pub shares: Vec<String>,
    /// The amount that it is about: several become a stepper.
    pub amount: Option<i32>,
    /// Is this the amount that a stepper begins with?
    pub preset: bool,
    /// A small drawing that stands before the words.
    pub icon: Option<Markup>,
}

/// One legal action as the action bar shows it.
#[derive(Clone, Debug)]
pub struct Offer {
    /// The notation, which plays it; of a goal all of them, with semicolons between them.
    pub action: String,
    /// A small drawing before the words.
    pub icon: Option<Markup>,
    /// Is it a goal, which several actions one after the other lead to?
    pub goal: bool,
    /// What it costs and gives, each in a sign and a figure.
    pub figures: Vec<Figure>,
    /// What it does and costs.
    pub words: String,
    /// The amount that it is about, if it is one of several.
    pub amount: Option<i32>,
    /// Does it show something to somebody? Then it can't be taken back.
    pub reveals: bool,
}

/// A figure beside an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// What it says, such as "−$6".
    pub text: String,
    /// Is it good for the player?
    pub good: bool,
}

/// A line of the action bar.
#[derive(Clone, Debug)]
pub enum Line {
    /// One action.
    One(Offer),
    /// Actions that share something, folded.
    Fold(String, Vec<Line>),
    /// Amounts of the same thing, of which one is shown; the number of the first shown.
    Stepper(Vec<Offer>, usize),
}

/// Lines under a heading.
#[derive(Clone, Debug)]
pub struct Group {
    /// The heading.
    pub title: String,
    /// The lines.
    pub lines: Vec<Line>,
}

/// The action bar.
#[derive(Clone, Debug, Default)]
pub struct Bar {
    /// What can be done, in the order of use.
    pub groups: Vec<Group>,
    /// What ends something, apart from all else.
    pub ends: Vec<Offer>,
    /// What is worth something and could still be done instead of ending, in a few words each.
    pub unused: Vec<String>,
}

impl Bar {
    /// All actions, in the order in which they stand there.
    pub fn offers(&self) -> impl Iterator<Item = &Offer> {
        self.groups.iter().flat_map(|group| &group.lines).flat_map(Line::offers).chain(&self.ends)
    }
}

impl Line {
    /// Its actions.
    pub fn offers(&self) -> Vec<&Offer> {
        match self {
            Line::One(offer) => vec![offer],
            Line::Fold(_, lines) => lines.iter().flat_map(Line::offers).collect(),
            Line::Stepper(offers, _) => offers.iter().collect(),
        }
    }
}

struct Entry {
    place: Place,
    offer: Offer,
}

/// The action bar of a scene.
pub(super) fn bar<G: Picture>(scene: &Scene<'_, G>) -> Bar {
    let mut bar = Bar::default();
    let mut kinds = Vec::new();
    let mut entries: Vec<(usize, Entry)> = Vec::new();
    for &action in scene.legal {
        let quote = scene.imagined.and_then(|imagined| imagined.quote(action).ok());
        let place = G::place(scene, action);
        let offer = Offer {
            action: action.to_string(),
            goal: false,
            words: scene.says(action),
            icon: place.icon.clone(),
            figures: quote.as_ref().map(|quote| figures(scene, quote)).unwrap_or_default(),
            reveals: quote.as_ref().is_none_or(|quote| quote.reveals),
            amount: place.amount,
        };
        if G::ends(action) {
            bar.ends.push(offer);
            continue;
        }
        let kind = discriminant(&action);
        if !kinds.contains(&kind) && quote.is_some_and(|quote| G::worth(scene, action, &quote)) {
            kinds.push(kind);
            bar.unused.push(G::label(&scene.words, action));
        }
        let group = G::GROUPS.iter().position(|&group| group == place.group).unwrap_or_default();
        entries.push((group, Entry { place, offer }));
    }
    let [ways, others] = scene.aims();
    let aims = |offers: Vec<Offer>, title: &str, fold: &str| {
        let few = offers.len() <= FEW;
        let aims: Vec<Line> = offers.into_iter().map(Line::One).collect();
        let lines = if few { aims } else { vec![Line::Fold(scene.words.say(fold, &[]), aims)] };
        Group { title: scene.words.say(title, &[]), lines }
    };
    if !ways.is_empty() {
        bar.groups.push(aims(ways, "goal-title", "goal-walk"));
    }
    entries.sort_by_key(|(group, entry)| (*group, entry.place.rank));
    let mut entries = entries.into_iter().peekable();
    while let Some((group, first)) = entries.next() {
        let mut members = vec![first];
        while let Some((_, next)) = entries.next_if(|(other, _)| *other == group) {
            members.push(next);
        }
        let title = G::GROUPS.get(group).map(|title| scene.words.say(title, &[])).unwrap_or_default();
        bar.groups.push(Group { title, lines: lines(members, 0) });
    }
    if !others.is_empty() {
        bar.groups.push(aims(others, "goal-others", "goal-others"));
    }
    // What ends this and, as nothing else is left, the turn as well.
    bar.ends.extend(scene.imagined.and_then(ending).map(|goal| scene.aim(&goal)));
    bar
}

/// Entries as lines: amounts of the same thing as a stepper, many that share something as a fold.
fn lines(entries: Vec<Entry>, depth: usize) -> Vec<Line> {
    let many = entries.len() > FEW;
    let amounts = entries.iter().filter(|entry| entry.place.amount.is_some()).count();
    let mut lines = Vec::new();
    let mut left = entries;
    while !left.is_empty() {
        let first = left.remove(0);
        let like = |other: &Entry| match (first.place.amount, first.place.shares.get(depth)) {
            _ if !many && amounts < STEPS => false,
            (Some(_), None) => other.place.amount.is_some() && other.place.shares.get(depth).is_none(),
            (None, None) => false,
            (_, share) => many && other.place.shares.get(depth) == share,
        };
        let (alike, others): (Vec<_>, Vec<_>) = left.into_iter().partition(like);
        left = others;
        let share = first.place.shares.get(depth).cloned();
        let amount = first.place.amount.is_some();
        if alike.is_empty() {
            lines.push(Line::One(first.offer));
            continue;
        }
        let members: Vec<Entry> = std::iter::once(first).chain(alike).collect();
        match share {
            None if amount => {
                let preset = members.iter().position(|entry| entry.place.preset).unwrap_or_default();
                lines.push(Line::Stepper(members.into_iter().map(|entry| entry.offer).collect(), preset));
            }
            None => lines.extend(members.into_iter().map(|entry| Line::One(entry.offer))),
            Some(share) => lines.push(Line::Fold(share, self::lines(members, depth + 1))),
        }
    }
    lines
}

/// What an action costs and gives.
fn figures<G: Picture>(scene: &Scene<'_, G>, quote: &Quote<G>) -> Vec<Figure> {
    let mut sums: Vec<(Name, i32)> = Vec::new();
    let mut add = |it: Transfer, sign: i32| match sums.iter_mut().find(|(what, _)| *what == it.what) {
        Some((_, sum)) => *sum += sign * it.amount,
        None => sums.push((it.what, sign * it.amount)),
    };
    quote.pays().for_each(|it| add(it, -1));
    quote.gets().for_each(|it| add(it, 1));
    let money = sums.into_iter().map(|(what, sum)| (format!("amount-{what}"), sum));
    let points = quote.score.map(|score| ("amount-points".to_owned(), score));
    let figure = |(id, sum): (String, i32)| {
        let sign = if sum < 0 { "−" } else { "+" };
        Figure { text: sign.to_owned() + &scene.words.say(&id, &[("amount", sum.abs().into())]), good: sum > 0 }
    };
    money.chain(points).filter(|&(_, sum)| sum != 0).map(figure).collect()
}
