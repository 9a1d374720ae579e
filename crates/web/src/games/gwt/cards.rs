//! Cattle and objective cards, 54 by 76.

use super::Pen;
use super::lines::{self, trade};
use super::pieces::points;
use crate::kit::{Point, frame, icon, text};
use cowcatcher_games::gwt::data::Edition;
use cowcatcher_games::gwt::data::cards::{Breed, Card, Cattle};
use cowcatcher_games::gwt::data::objectives::{ObjectiveCard, Task};
use maud::{Markup, html};

/// Half of the width and height of a card.
pub(super) const CARD: Point = (27, 38);

/// The letters of the breeds of the first edition, in the order of [`Breed`].
const LETTERS_1E: [&str; 10] = ["Je", "Gu", "BA", "DB", "Ho", "BS", "Ay", "WH", "TL", "Si"];
/// The letters of the breeds of the second edition, in the order of [`Breed`].
const LETTERS_2E: [&str; 10] = ["Cr", "Ga", "Pi", "SG", "BA", "Lo", "Co", "Sh", "He", "Si"];

/// The class that gives a breed its colour.
pub(super) fn breed_class(breed: Breed) -> &'static str {
    match breed {
        Breed::Grey => "g-b-grey",
        Breed::White => "g-b-white",
        Breed::Black => "g-b-black",
        Breed::Green => "g-b-green",
        Breed::Yellow => "g-b-yellow",
        Breed::Red => "g-b-red",
        Breed::Blue => "g-b-blue",
        Breed::Brown => "g-b-brown",
        Breed::Purple => "g-b-purple",
        Breed::Orange => "g-b-orange",
    }
}

/// The letters that stand on a breed besides its colour.
pub(super) fn breed_letters(edition: Edition, breed: Breed) -> &'static str {
    match edition {
        Edition::First => LETTERS_1E[breed.index()],
        Edition::Second => LETTERS_2E[breed.index()],
    }
}

impl Pen<'_> {
    /// A card around a centre.
    pub(super) fn card(&self, card: Card, at: Point) -> Markup {
        match (card.cattle(), card.objective()) {
            (Some(cattle), _) => cattle_card(self.scene.view.edition, cattle, at),
            (None, Some(objective)) => objective_card(self.scene.view.edition, objective.card(), at),
            (None, None) => html! {},
        }
    }
}

/// What a cattle card shows, in the upper part of a card of this half width around the middle of its upper edge: value, points, a
/// cow of its breed, the letters of the breed.
pub(super) fn cattle_face(edition: Edition, cattle: &Cattle, (x, top): Point, w: i32) -> Markup {
    html! {
        path.g-band d={ "M" (x - w) " " (top + 20) "v-16a4 4 0 0 1 4-4h" (2 * w - 8) "a4 4 0 0 1 4 4v16z" } {}
        use href="#icon-cattle" x=(x - 23) y=(top + 21) width="46" height="29" {}
        (text("g-t14 g-on", (x - w + 10, top + 10), &cattle.value.to_string()))
        (text("g-t9 g-on", (x - 3, top + 11), breed_letters(edition, cattle.breed)))
        @if cattle.points > 0 { (points((x + w - 11, top + 10), cattle.points.into())) }
    }
}

fn cattle_card(edition: Edition, cattle: &Cattle, (x, y): Point) -> Markup {
    let (w, h) = CARD;
    html! {
        g class={ "g-card " (breed_class(cattle.breed)) } {
            (frame("g-cardface", (x, y), (w, h), 4))
            path.g-grass d={ "M" (x - w) " " (y + 16) "h" (2 * w) "v18a4 4 0 0 1-4 4h" (8 - 2 * w) "a4 4 0 0 1-4-4z" } {}
            (cattle_face(edition, cattle, (x, y - h + 1), w))
        }
    }
}

/// The back of a card of this half width and height with how many lie there.
pub(super) fn back(count: u32, symbol: &str, (x, y): Point, (w, h): Point) -> Markup {
    html! {
        g.g-card.g-back {
            rect.g-cardface x=(x - w + 2) y=(y - h - 2) width=(2 * w) height=(2 * h) rx="4" {}
            (frame("g-cardface", (x, y), (w, h), 4))
            (frame("g-frame", (x, y), (w - 4, h - 4), 2))
            (icon(symbol, (x, y - 9), 24))
            (text("g-t14 g-back-t", (x, y + 18), &count.to_string()))
        }
    }
}

/// An objective card around a centre.
pub(super) fn objective_card(edition: Edition, card: &ObjectiveCard, (x, y): Point) -> Markup {
    let (w, h) = CARD;
    let tasks: Vec<Task> =
        Task::ALL.iter().zip(card.tasks).flat_map(|(&task, n)| std::iter::repeat_n(task, usize::from(n))).collect();
    html! {
        g.g-card.g-objective {
            (frame("g-cardface", (x, y), (w, h), 4))
            path.g-goal d={ "M" (x - w) " " (y - h + 20) "v-16a4 4 0 0 1 4-4h46a4 4 0 0 1 4 4v16z" } {}
            @if let Some(line) = card.immediate { (lines::icons(edition, line, (x, y - h + 10), 52)) }
            @for (n, &task) in tasks.iter().enumerate() { (drawn_task(edition, task, spot(n, tasks.len(), (x, y)))) }
            (points((x - 12, y + h - 11), card.points.into()))
            @if card.penalty > 0 {
                (text("g-t11 g-penalty", (x + 12, y + h - 11), &format!("−{}", card.penalty)))
            }
        }
    }
}

/// Where the nth of so many tasks stands on a card.
fn spot(n: usize, all: usize, (x, y): Point) -> Point {
    let column = |n: usize, of: usize| x + 20 * n as i32 - 10 * (of as i32 - 1);
    match (all, n) {
        (..=2, n) => (column(n, all), y),
        (_, 0 | 1) => (column(n, 2), y - 9),
        (_, n) => (column(n - 2, all - 2), y + 8),
    }
}

fn drawn_task(edition: Edition, task: Task, at: Point) -> Markup {
    let cattle = |value: &str| {
        html! {
            (frame("g-minicard g-any", at, (8, 8), 2))
            (text("g-t11 g-on g-any", at, value))
        }
    };
    let pair = match edition {
        Edition::First => "g-trade-blue",
        Edition::Second => "g-trade-orange",
    };
    match task {
        Task::Building => icon("building", at, 16),
        Task::Green => html! { g.g-trade-green { (icon(trade(edition), at, 16)) } },
        Task::Pair => html! { g class=(pair) { (icon(trade(edition), at, 16)) } },
        Task::Hazard => icon("hazard", at, 16),
        Task::Station => icon("station", at, 16),
        Task::Value3 => cattle("3"),
        Task::Value4 => cattle("4"),
        Task::Value5 => cattle("5"),
        Task::Terminal => html! { (icon("city", at, 20)) },
    }
}
