//! What several drawings of the game share: money, the signs of the companies, markers of the players.

use crate::kit::{self, Point, icon, text};
use cowcatcher_engine::Seat;
use cowcatcher_games::mombasa::data::companies::Company;
use maud::{Markup, html};

/// So many pounds as a coin.
pub(super) fn coin(at: Point, pounds: u8) -> Markup {
    kit::coin("m-s", at, 9, &format!("£{pounds}"))
}

/// The two letters of a company, the same in every language.
pub(super) fn code(company: Company) -> &'static str {
    match company {
        Company::Mombasa => "Mo",
        Company::CapeTown => "CT",
        Company::SaintLouis => "SL",
        Company::Cairo => "Ca",
    }
}

/// The class that gives a company its colour.
pub(super) fn company_class(company: Company) -> &'static str {
    match company {
        Company::Mombasa => "m-mom",
        Company::CapeTown => "m-cap",
        Company::SaintLouis => "m-stl",
        Company::Cairo => "m-cai",
    }
}

/// From this size on a post has room for letters.
const LETTERED: i32 = 20;

/// A trading post around a centre, or a company's sign: outline, colour and, if it is large enough, letters.
pub(super) fn post(company: Company, (x, y): Point, size: i32) -> Markup {
    html! {
        g class=(company_class(company)) {
            (icon(&format!("post{}", company.index()), (x, y), size))
            @if size >= LETTERED { (text("m-s m-post-t", (x, y + size / 8), code(company))) }
        }
    }
}

/// A marker of a player: their shape in their colour.
pub(super) fn marker(seat: Seat, at: Point, size: i32) -> Markup {
    html! { g class={ "k-mark k-p" (seat) } { (icon(&format!("shape{seat}"), at, size)) } }
}

/// A name in one line, or in two halves if it is longer than so many letters: how far from the middle each stands.
pub(super) fn in_lines(name: &str, apart: i32, letters: usize) -> Vec<(i32, &str)> {
    let blanks = name.char_indices().filter(|&(_, letter)| letter == ' ').map(|(at, _)| at);
    let split = blanks.min_by_key(|&at| (2 * at).abs_diff(name.len())).filter(|_| name.chars().count() > letters);
    match split.and_then(|at| name.split_at_checked(at)) {
        Some((one, other)) => vec![(-apart, one), (apart, other.trim_start())],
        None => vec![(0, name)],
    }
}
