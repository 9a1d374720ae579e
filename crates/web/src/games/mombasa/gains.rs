//! What regions, books, bonus spaces and tracks ask and give, as rows of small marks.

use super::cards::kind_icon;
use super::pieces::{coin, post};
use crate::kit::{Point, frame, icon, text};
use cowcatcher_games::mombasa::data::bonus::{BonusTile, SpaceRow};
use cowcatcher_games::mombasa::data::cards::Good;
use cowcatcher_games::mombasa::data::gains::{Fee, Gain, Profit, Requirement};
use cowcatcher_games::mombasa::data::tracks::TrackBonus;
use maud::{Markup, html};

/// One mark, drawn around the origin, and its width.
pub(super) struct Mark {
    width: i32,
    drawn: Markup,
}

/// The icon of a good.
pub(super) fn good_icon(good: Good) -> &'static str {
    kind_icon(good.kind())
}

fn mark(name: &str) -> Mark {
    let width = if name == "then" { 12 } else { 18 };
    Mark { width, drawn: icon(name, (0, 0), width - 2) }
}

fn written(words: &str) -> Mark {
    Mark { width: 2 + 7 * words.chars().count() as i32, drawn: text("m-m", (0, 0), words) }
}

/// An icon with a number on it.
fn counted(name: &str, number: u8) -> Mark {
    let drawn = html! { (icon(name, (0, 0), 19)) (text("m-m m-on-icon", (0, 0), &number.to_string())) };
    Mark { width: 20, drawn }
}

fn pounds(number: u8) -> Mark {
    Mark { width: 18, drawn: coin((0, 0), number) }
}

/// Pounds to be paid.
fn pays(number: u8) -> Mark {
    Mark { width: 18, drawn: html! { g.m-pay { (coin((0, 0), number)) } } }
}

/// Spaces forward: of which company, if one is named.
fn forward(sign: Mark, spaces: u8) -> Vec<Mark> {
    vec![sign, Mark { width: 16, drawn: text("m-m", (0, 0), &format!("+{spaces}")) }]
}

/// A bonus tile as it lies on its space or in front of a player.
pub(super) fn bonus_tile(tile: BonusTile, (x, y): Point) -> Markup {
    let (name, value) = match tile {
        BonusTile::PlusOne => ("crate", "+1"),
        BonusTile::Bookkeeper => ("bookkeeper", "1"),
        BonusTile::Merchant => ("merchant", "2"),
        BonusTile::Expansion => ("flag", "2"),
    };
    html! {
        (frame("m-bonus-tile", (x, y), (18, 11), 4))
        (icon(name, (x + 7, y), 15))
        (text("m-m m-tile-t", (x - 9, y), value))
    }
}

fn gain(gain: Gain) -> Vec<Mark> {
    match gain {
        Gain::Pounds(number) => vec![pounds(number)],
        Gain::Diamonds(number) => vec![counted("gem", number)],
        Gain::Points(number) => vec![counted("ledger", number)],
        Gain::Track(company, spaces) => forward(Mark { width: 22, drawn: post(company, (0, 0), 20) }, spaces),
        Gain::Tracks { tracks, spaces } => {
            let mut marks = forward(mark("walk"), spaces);
            if tracks > 1 {
                marks.insert(0, written(&format!("{tracks}×")));
            }
            marks
        }
        Gain::RemovePosts(1) => vec![mark("raze")],
        Gain::RemovePosts(posts) => vec![written(&format!("{posts}×")), mark("raze")],
        Gain::UnitsLessOne(good) => vec![mark("pound"), mark(good_icon(good)), written("−1")],
        Gain::BuyCard => vec![mark("buy")],
        Gain::StartMarker => vec![mark("wheel")],
        Gain::Reserve(tile) => vec![Mark { width: 38, drawn: bonus_tile(tile, (0, 0)) }],
    }
}

/// What is gained, in order.
pub(super) fn gains(all: &[Gain]) -> Vec<Mark> {
    all.iter().copied().flat_map(gain).collect()
}

/// What a book asks; narrow, without the sign between two demands.
pub(super) fn requirement(requirement: Requirement, narrow: bool) -> Vec<Mark> {
    let some = |number: u8, name: &str| vec![written(&number.to_string()), mark(name)];
    match requirement {
        Requirement::Units(good, number) => some(number, good_icon(good)),
        Requirement::OneGood(number) => some(number, "crate"),
        Requirement::UnitsAndMore(good, number, more) => {
            let mut marks = some(number, good_icon(good));
            if !narrow {
                marks.push(written("+"));
            }
            marks.extend(some(more, "crate"));
            marks
        }
        Requirement::Expansion(value) => some(value, "flag"),
        Requirement::Specialists(number) => some(number, "person"),
    }
}

/// What a bonus space asks and gives.
pub(super) fn space(row: &SpaceRow) -> Vec<Mark> {
    let mut marks = match row.fee {
        Fee::Free => Vec::new(),
        Fee::Pounds(number) => vec![pays(number), mark("then")],
        Fee::MostUnits(good) => vec![mark("most"), mark(good_icon(good)), mark("then")],
        Fee::MostExpansion => vec![mark("most"), mark("flag"), mark("then")],
        Fee::Discard { plus } => {
            let mut marks = vec![mark("sell"), mark("pound")];
            if plus > 0 {
                marks.push(written(&format!("+{plus}")));
            }
            marks
        }
    };
    match row.profit {
        Profit::All(all) => marks.extend(gains(all)),
        Profit::OneOf([one, other]) => {
            marks.extend(gains(one));
            marks.push(written("/"));
            marks.extend(gains(other));
        }
    }
    marks
}

/// What a bonus of a track gives.
fn track_bonus(bonus: &TrackBonus) -> Vec<Mark> {
    match bonus {
        TrackBonus::Expansion(value) => vec![mark("flag"), written(&format!("+{value}"))],
        TrackBonus::Markers(more) => vec![mark("token"), written(&format!("+{more}"))],
        TrackBonus::Discount(good) => vec![mark(good_icon(*good)), mark("then"), mark("card"), written("−1")],
        TrackBonus::MixedDiscount => vec![mark("crate"), mark("then"), mark("card"), written("−1")],
        TrackBonus::UnitPerCard(good) => vec![mark("card"), mark(good_icon(*good)), written("+1")],
        TrackBonus::Space(row) => space(row),
    }
}

/// The bonus of a track in one line, or in two if a space gives one of two long profits.
pub(super) fn track_bonus_lines(bonus: &TrackBonus) -> Vec<Vec<Mark>> {
    match bonus {
        TrackBonus::Space(SpaceRow { fee, profit: Profit::OneOf([one, other]) }) if one.len() + other.len() > 2 => {
            let mut first = space(&SpaceRow { fee: *fee, profit: Profit::All(one) });
            first.push(written("/"));
            vec![first, gains(other)]
        }
        bonus => vec![track_bonus(bonus)],
    }
}

/// How wide marks are in a row.
pub(super) fn width(marks: &[Mark]) -> i32 {
    marks.iter().map(|mark| mark.width).sum()
}

/// Marks in a row around a centre, made smaller if they would be wider than allowed.
pub(super) fn row(marks: &[Mark], (x, y): Point, widest: i32) -> Markup {
    let width = width(marks);
    let scale = match width > widest {
        true => format!(" scale({:.2})", f64::from(widest) / f64::from(width)),
        false => String::new(),
    };
    let starts = marks.iter().scan(-width / 2, |at, mark| {
        let middle = *at + mark.width / 2;
        *at += mark.width;
        Some(middle)
    });
    html! {
        g transform={ "translate(" (x) "," (y) ")" (scale) } {
            @for (mark, middle) in marks.iter().zip(starts) {
                @if middle == 0 { (mark.drawn) } @else { g transform={ "translate(" (middle) ",0)" } { (mark.drawn) } }
            }
        }
    }
}
