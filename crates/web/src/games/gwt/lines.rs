//! Printed texts as rows of icons, with a word where there is room.

use super::cards::{breed_class, breed_letters};
use super::clickable::Piece;
use super::pieces::{coin, word};
use super::{Halo, Pen};
use crate::kit::{Point, frame, icon, text, titled};
use cowcatcher_games::gwt::data::Edition;
use cowcatcher_games::gwt::data::cards::Breed;
use cowcatcher_games::gwt::data::lines::{Effect, Line, Local, Need, Number};
use cowcatcher_games::gwt::data::player_board::Auxiliary;
use cowcatcher_games::gwt::data::trail::Space;
use maud::{Markup, html};

/// One thing in a row of icons.
enum Bit {
    Icon(&'static str),
    Coin(String),
    Card(Option<Breed>, &'static str),
    Text(String),
}

impl Bit {
    fn width(&self) -> i32 {
        match self {
            Bit::Icon("forward" | "back") => 9,
            Bit::Icon(_) => 15,
            Bit::Coin(_) => 17,
            Bit::Card(..) => 16,
            Bit::Text(text) => 6 * text.chars().count() as i32,
        }
    }

    fn draw(&self, edition: Edition, (x, y): Point) -> Markup {
        let middle = (x + self.width() / 2, y);
        match self {
            Bit::Icon(name @ ("forward" | "back")) => icon(name, middle, 9),
            Bit::Icon(name) => icon(name, middle, 14),
            Bit::Coin(amount) => coin(middle, amount),
            Bit::Text(words) => text("g-t9", middle, words),
            Bit::Card(breed, written) => {
                let class = breed.map_or("g-any", breed_class);
                let letters = breed.map_or(*written, |breed| breed_letters(edition, breed));
                html! {
                    rect class={ "g-minicard " (class) } x=(x) y=(y - 8) width="15" height="16" rx="2" {}
                    text class={ "k-t g-t9 g-on " (class) } x=(x + 8) y=(y) { (letters) }
                }
            }
        }
    }
}

fn written(words: impl Into<String>) -> Bit {
    Bit::Text(words.into())
}

fn counted(edition: Edition, number: Number) -> Vec<Bit> {
    match number {
        Number::Fixed(n) => vec![written(n.to_string())],
        Number::Cowboys => vec![Bit::Icon("cowboy")],
        Number::Craftsmen => vec![Bit::Icon("craftsman")],
        Number::Engineers => vec![Bit::Icon("engineer")],
        Number::Woods => vec![Bit::Icon("building"), Bit::Icon("tree")],
        Number::Hazards => vec![Bit::Icon("hazard")],
        Number::Stations => vec![Bit::Icon("station")],
        Number::TradePairs => vec![written("2"), Bit::Icon(trade(edition))],
    }
}

/// The icon of the trade tiles.
pub(super) fn trade(edition: Edition) -> &'static str {
    match edition {
        Edition::First => "teepee",
        Edition::Second => "bandit",
    }
}

fn need(need: Need) -> Vec<Bit> {
    let mut bits = match need {
        Need::Nothing => return Vec::new(),
        Need::Discard(card) => vec![Bit::Card(card.cattle().map(|cattle| cattle.breed), "?")],
        Need::DiscardValue3 => vec![Bit::Card(None, "3")],
        Need::DiscardAny => vec![Bit::Card(None, "?")],
        Need::DiscardPair => vec![Bit::Card(None, "="), Bit::Card(None, "=")],
        Need::DiscardObjective => vec![Bit::Icon("objective")],
        Need::Pay(dollars) => vec![Bit::Coin(format!("−{dollars}"))],
        Need::EngineBack(n) => vec![Bit::Icon("engine"), Bit::Icon("back"), written(n.to_string())],
    };
    bits.push(written(":"));
    bits
}

fn effect(edition: Edition, effect: Effect) -> Vec<Bit> {
    let per = |first: Bit, number: Number| {
        let mut bits = vec![first];
        if !matches!(number, Number::Fixed(_)) {
            bits.push(written("/"));
            bits.extend(counted(edition, number));
        }
        bits
    };
    let forward = |name: &'static str, bits: Vec<Bit>| {
        let mut all = vec![Bit::Icon(name), Bit::Icon("forward")];
        all.extend(bits);
        all
    };
    match effect {
        Effect::Money(each, number) => per(Bit::Coin(each.to_string()), number),
        Effect::Certificates(each, number) => {
            let mut bits = per(Bit::Icon("certificate"), number);
            if each > 1 {
                bits.insert(0, written(each.to_string()));
            }
            bits
        }
        Effect::CertificatesToLimit => vec![Bit::Icon("certificate"), Bit::Icon("forward"), written("max")],
        Effect::ExchangeToken => vec![Bit::Icon("token")],
        Effect::Objective => vec![Bit::Icon("objective")],
        Effect::ObjectiveToHand => vec![Bit::Icon("objective"), Bit::Icon("to-hand")],
        Effect::DrawDiscard(number) => {
            let mut bits = vec![Bit::Icon("cards")];
            bits.extend(counted(edition, number));
            bits
        }
        Effect::Hire(0) => vec![Bit::Icon("worker")],
        Effect::Hire(modifier) => {
            let sign = if modifier < 0 { "−" } else { "+" };
            vec![Bit::Icon("worker"), Bit::Coin(format!("{sign}{}", modifier.unsigned_abs()))]
        }
        Effect::Build(each) => {
            vec![Bit::Icon("building"), Bit::Coin(format!("−{each}")), written("/"), Bit::Icon("craftsman")]
        }
        Effect::Buy => vec![Bit::Icon("cowboy"), Bit::Icon("forward"), Bit::Icon("cow")],
        Effect::Hazard(0) => vec![written("−"), Bit::Icon("hazard")],
        Effect::Hazard(price) => vec![Bit::Coin(format!("−{price}")), written("−"), Bit::Icon("hazard")],
        Effect::Trade => vec![Bit::Icon(trade(edition))],
        Effect::HazardOrTrade => vec![written("−"), Bit::Icon("hazard"), written("/"), Bit::Icon(trade(edition))],
        Effect::Engine(number) => forward("engine", counted(edition, number)),
        Effect::UpgradeBehind => vec![Bit::Icon("station"), Bit::Icon("back"), Bit::Icon("engine")],
        Effect::ExtraordinaryDelivery => {
            vec![Bit::Icon("engine"), Bit::Icon("back"), written(":"), Bit::Icon("city")]
        }
        Effect::Auxiliary => vec![Bit::Icon("auxiliary")],
        Effect::Rancher(n) => forward("rancher", vec![written(n.to_string())]),
        Effect::Ride(n) => forward("rancher", vec![written(format!("{n}*"))]),
        Effect::Copy => vec![Bit::Icon("building"), Bit::Icon("copy"), Bit::Icon("building")],
    }
}

fn bits(edition: Edition, line: Line) -> Vec<Bit> {
    let (needs, gives) = line.text();
    need(needs).into_iter().chain(gives.iter().flat_map(|&it| effect(edition, it))).collect()
}

fn width(bits: &[Bit]) -> i32 {
    bits.iter().map(Bit::width).sum()
}

/// The bits from a point on, in one row.
fn row(edition: Edition, bits: &[Bit], (x, y): Point) -> Markup {
    let placed = bits.iter().scan(x, |x, bit| {
        let left = *x;
        *x += bit.width();
        Some((left, bit))
    });
    html! { @for (left, bit) in placed { (bit.draw(edition, (left, y))) } }
}

/// How far two rows of icons are apart.
const PITCH: i32 = 15;

/// The bits around a centre, in as many rows as the room asks for.
fn rows(edition: Edition, bits: &[Bit], (x, y): Point, room: i32) -> Markup {
    let mut rows: Vec<&[Bit]> = Vec::new();
    let mut rest = bits;
    while !rest.is_empty() {
        let mut wide = 0;
        let fits = rest.iter().take_while(|bit| {
            wide += bit.width();
            wide <= room
        });
        let (row, after) = rest.split_at(fits.count().max(1));
        rows.push(row);
        rest = after;
    }
    let top = y - PITCH * (rows.len() as i32 - 1) / 2;
    html! {
        @for (n, bits) in rows.iter().enumerate() {
            (row(edition, bits, (x - width(bits) / 2, top + PITCH * n as i32)))
        }
    }
}

/// A line as icons around a centre.
pub(super) fn icons(edition: Edition, line: Line, at: Point, room: i32) -> Markup {
    rows(edition, &bits(edition, line), at, room)
}

/// Does a line need two rows of icons in this room?
pub(super) fn is_wide(edition: Edition, line: Line, room: i32) -> bool {
    width(&bits(edition, line)) > room
}

/// A line as icons around a centre, in two rows close together if it is wider than there is room.
pub(super) fn compact(edition: Edition, line: Line, (x, y): Point, room: i32) -> Markup {
    let all = bits(edition, line);
    if width(&all) <= room {
        return row(edition, &all, (x - width(&all) / 2, y));
    }
    let half = all.len().div_ceil(2);
    let rows = [&all[..half], &all[half..]];
    html! { @for (bits, y) in rows.into_iter().zip([y - 7, y + 7]) { (row(edition, bits, (x - width(bits) / 2, y))) } }
}

/// An auxiliary action as icons around a centre.
pub(super) fn auxiliary(edition: Edition, aux: Auxiliary, double: bool, at: Point, room: i32) -> Markup {
    let n = if double { 2 } else { 1 };
    let back = || vec![Bit::Icon("engine"), Bit::Icon("back"), written(n.to_string()), written(":")];
    let some = |thing: &'static str| double.then(|| written("2")).into_iter().chain([Bit::Icon(thing)]);
    let bits = match aux {
        Auxiliary::Money => vec![Bit::Coin(n.to_string())],
        Auxiliary::Cards => vec![Bit::Icon("cards"), written(n.to_string())],
        Auxiliary::Certificate => {
            let mut bits = vec![Bit::Coin(format!("−{n}"))];
            bits.extend(back());
            bits.extend(some("certificate"));
            bits
        }
        Auxiliary::Engine => {
            vec![Bit::Coin(format!("−{n}")), Bit::Icon("engine"), Bit::Icon("forward"), written(n.to_string())]
        }
        Auxiliary::Removal => {
            let mut bits = back();
            let pays = edition.tables().removal_pays;
            if pays > 0 {
                bits.push(Bit::Coin((pays * n).to_string()));
            }
            bits.extend(some("removal"));
            bits
        }
    };
    rows(edition, &bits, at, room)
}

/// The space between two things that stand in one row of a tile.
const GAP: i32 = 3;
/// The least width of something that can be clicked.
const TARGET: i32 = 26;

impl Pen<'_> {
    /// A local action in a box: centre, half width and height. Both sides of a slash are clickable for themselves. Only a tile
    /// on a space of the trail carries actions.
    pub(super) fn local(&self, space: Option<Space>, local: Local, (x, y): Point, (w, h): Point) -> Markup {
        let edition = self.scene.view.edition;
        let parts: Vec<(Line, Vec<Bit>)> = local.lines().map(|line| (line, bits(edition, line))).collect();
        let gaps = GAP * (parts.len() as i32 - 1);
        let wanted: Vec<i32> = parts.iter().map(|(_, bits)| (width(bits) + 4).max(TARGET)).collect();
        let spare = (2 * w - gaps - wanted.iter().sum::<i32>()) / parts.len() as i32;
        let placed = parts.iter().zip(wanted).scan(x - w, |x, ((line, bits), wanted)| {
            let left = *x;
            *x += wanted + spare + GAP;
            Some((left, wanted + spare, *line, bits))
        });
        html! {
            @for (n, (left, wide, line, bits)) in placed.enumerate() {
                @if n > 0 { (text("g-t11", (left - GAP / 2 - 1, y), "/")) }
                @let half = (wide / 2, h);
                @let centre = (left + wide / 2, y);
                @let drawn = html! { (frame("g-panel", centre, half, 3)) (self.panel(line, bits, centre, wide)) };
                @let words = self.scene.words.line(line);
                @match space {
                    Some(space) => {
                        @let halo = Halo::Box(centre, (half.0 - 1, half.1 - 1), 2);
                        (self.piece(Piece::Local(space, line), &words, &halo, &drawn))
                    }
                    None => (titled(&words, &drawn)),
                }
            }
        }
    }

    /// What stands in the box of a line: its icons, and a word beside them if there is room for it.
    fn panel(&self, line: Line, bits: &[Bit], (x, y): Point, room: i32) -> Markup {
        let edition = self.scene.view.edition;
        let wide = width(bits);
        let said = self.scene.words.line_word(line).filter(|said| wide + word(said) + 9 <= room);
        match said {
            Some(said) => {
                let left = x - (wide + word(&said) + 3) / 2;
                html! {
                    (row(edition, bits, (left, y)))
                    (text("g-t9 g-begin", (left + wide + 3, y), &said))
                }
            }
            None => rows(edition, bits, (x, y), room),
        }
    }
}
