//! Printed texts as rows of icons.

use super::cards::{breed_class, breed_letters};
use super::clickable::Piece;
use super::pieces::coin;
use super::{Halo, Pen};
use crate::kit::{Point, icon, text, titled};
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
            Bit::Icon(_) => 14,
            Bit::Coin(_) => 15,
            Bit::Card(..) => 12,
            Bit::Text(text) => 5 * text.chars().count() as i32 + 1,
        }
    }

    fn draw(&self, edition: Edition, x: i32) -> Markup {
        let middle = (x + self.width() / 2, 0);
        match self {
            Bit::Icon(name @ ("forward" | "back")) => icon(name, middle, 9),
            Bit::Icon(name) => icon(name, middle, 13),
            Bit::Coin(amount) => coin(middle, amount),
            Bit::Text(words) => text("g-t9", middle, words),
            Bit::Card(breed, written) => {
                let class = breed.map_or("g-any", breed_class);
                let letters = breed.map_or(*written, |breed| breed_letters(edition, breed));
                html! {
                    rect class={ "g-minicard " (class) } x=(x) y="-7" width="11" height="14" rx="1.500" {}
                    text class={ "k-t g-t6 g-on " (class) } x=(x + 6) y="0" { (letters) }
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
        Effect::Hire(0) => vec![written("+"), Bit::Icon("worker")],
        Effect::Hire(modifier) => {
            let sign = if modifier < 0 { "−" } else { "+" };
            vec![written("+"), Bit::Icon("worker"), Bit::Coin(format!("{sign}{}", modifier.unsigned_abs()))]
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

/// The bits from `x` on, on the line y = 0.
fn row(edition: Edition, bits: &[Bit], x: i32) -> Markup {
    let placed = bits.iter().scan(x, |x, bit| {
        let left = *x;
        *x += bit.width();
        Some((left, bit))
    });
    html! { @for (left, bit) in placed { (bit.draw(edition, left)) } }
}

/// A line as icons around a centre, made smaller if it is wider than there is room.
pub(super) fn icons(edition: Edition, line: Line, (x, y): Point, room: i32) -> Markup {
    let bits = bits(edition, line);
    let wide = width(&bits);
    html! { g transform=(fitted((x, y), wide, room)) { (row(edition, &bits, -wide / 2)) } }
}

fn fitted((x, y): Point, wide: i32, room: i32) -> String {
    if wide <= room {
        return format!("translate({x},{y})");
    }
    format!("translate({x},{y}) scale(.{:02})", (100 * room / wide).clamp(30, 99))
}

/// An auxiliary action as icons around a centre.
pub(super) fn auxiliary(edition: Edition, aux: Auxiliary, double: bool, (x, y): Point, room: i32) -> Markup {
    let n = if double { 2 } else { 1 };
    let back = || vec![Bit::Icon("engine"), Bit::Icon("back"), written(n.to_string()), written(":")];
    let bits = match aux {
        Auxiliary::Money => vec![Bit::Coin(n.to_string())],
        Auxiliary::Cards => vec![Bit::Icon("cards"), written(n.to_string())],
        Auxiliary::Certificate => {
            let mut bits = vec![Bit::Coin(format!("−{n}"))];
            bits.extend(back());
            bits.extend((0..n).map(|_| Bit::Icon("certificate")));
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
            bits.extend((0..n).map(|_| Bit::Icon("removal")));
            bits
        }
    };
    let wide = width(&bits);
    html! { g transform=(fitted((x, y), wide, room)) { (row(edition, &bits, -wide / 2)) } }
}

/// The width of a printed slash.
const SLASH: i32 = 7;

impl Pen<'_> {
    /// A local action around a centre, both sides of a slash clickable for themselves. Only a tile on a space of the
    /// trail carries actions.
    pub(super) fn local(&self, space: Option<Space>, local: Local, (x, y): Point, room: i32) -> Markup {
        let edition = self.scene.view.edition;
        let parts: Vec<(Line, Vec<Bit>)> = local.lines().map(|line| (line, bits(edition, line))).collect();
        let wide = parts.iter().map(|(_, bits)| width(bits)).sum::<i32>() + SLASH * (parts.len() as i32 - 1);
        let placed = parts.iter().scan(-wide / 2, |x, (line, bits)| {
            let left = *x;
            *x += width(bits) + SLASH;
            Some((left, *line, bits))
        });
        html! {
            g transform=(fitted((x, y), wide, room)) {
                @for (n, (left, line, bits)) in placed.enumerate() {
                    @if n > 0 { (text("g-t9", (left - SLASH / 2 - 1, 0), "/")) }
                    @let half = width(bits) / 2;
                    @let drawn = row(edition, bits, left);
                    @let about = self.scene.words.line(line);
                    @match space {
                        Some(space) => {
                            @let halo = Halo::Box((left + half, 0), (half, 5), 3);
                            (self.piece(Piece::Local(space, line), &about, &halo, &drawn))
                        }
                        None => (titled(&about, &drawn)),
                    }
                }
            }
        }
    }
}
