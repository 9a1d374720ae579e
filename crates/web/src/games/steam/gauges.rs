//! The tracks with the markers of all players: income, victory points, locomotives; and the order of play with its auction.

use super::Pen;
use super::pieces::{fitted, lines};
use super::places::{COLUMN, Point, RIBBON, gathered};
use crate::kit::{At, icon, mark, text, titled};
use crate::words::steam::{Label, Thing};
use cowcatcher_engine::Seat;
use cowcatcher_games::steam::PlayerView;
use cowcatcher_games::steam::data::{HIGHEST_INCOME, HIGHEST_LEVEL, INCOME, LOWEST_INCOME};
use maud::{Markup, html};

/// The printed track of victory points ends here; who has more goes round again.
const ROUND: i32 = 50;
/// A track of the ribbon: where its fields begin, and their height.
const FIELDS: f64 = 26.0;
const FIELD: f64 = 23.0;

impl Pen<'_> {
    /// Those who stand on a field of a track, by seat.
    fn standing(&self, there: impl Fn(&PlayerView) -> bool) -> Vec<(Seat, PlayerView)> {
        let players = (0..).map(Seat).zip(self.scene.view.players.iter().copied());
        players.filter(|(_, it)| it.bankrupt.is_none() && there(it)).collect()
    }
}

/// Income and victory points, below the map.
pub(super) fn ribbon(pen: &Pen, at: Point) -> Markup {
    let (width, height) = RIBBON;
    let say = pen.scene.words;
    let (income, points) = (4.0, 6.0 + FIELD);
    let fields = f64::from(HIGHEST_INCOME - LOWEST_INCOME + 1);
    let (wide, narrow) = ((width - FIELDS - 5.0) / fields, (width - FIELDS - 5.0) / f64::from(ROUND + 1));
    let drawn = html! {
        (pen.about(Thing::Income, &html! {
            rect.s-feel x="2" y=(At(income)) width=(At(width - 4.0)) height=(At(FIELD)) {}
            (icon("income", (14.0, income + FIELD / 2.0), 16.0))
            @for value in INCOME {
                @let x = FIELDS + wide * f64::from(value - LOWEST_INCOME);
                @let class = match value { ..0 => "s-cell s-minus", 0 => "s-cell s-zero", _ => "s-cell" };
                (cell(class, (x, income), wide, &say.signed(value)))
            }
        }))
        (pen.about(Thing::Points, &html! {
            rect.s-feel x="2" y=(At(points)) width=(At(width - 4.0)) height=(At(FIELD)) {}
            (icon("star", (14.0, points + FIELD / 2.0), 16.0))
            @for value in 0..=ROUND {
                @let five = value % 5 == 0;
                @let number = if five { value.to_string() } else { "·".to_owned() };
                (cell(if five { "s-cell s-five" } else { "s-cell" }, (FIELDS + narrow * f64::from(value), points), narrow, &number))
            }
        }))
        @for value in INCOME {
            @let here = pen.standing(|player| player.income == value);
            @let x = FIELDS + wide * (f64::from(value - LOWEST_INCOME) + 0.5);
            @for (n, &(seat, player)) in here.iter().enumerate() {
                @let stands = format!("{} {}", say.label(Label::Income), say.signed(player.income));
                (pen.marker("income", seat, gathered(n, here.len(), 3, 10.6, (x, income + FIELD / 2.0)), if here.len() > 3 { 5.2 } else { 6.0 }, &stands))
            }
        }
        @for value in 0..=ROUND {
            @let here = pen.standing(|player| lap(player.points).1 == value);
            @for (n, &(seat, player)) in here.iter().enumerate() {
                @let place = gathered(n, here.len(), 3, 10.0, (FIELDS + narrow * (f64::from(value) + 0.5), points + FIELD / 2.0));
                @let stands = format!("{} {}", player.points, say.label(Label::Points));
                (pen.marker("points", seat, place, if here.len() > 3 { 5.0 } else { 6.0 }, &stands))
                @let round = lap(player.points).0;
                @if round > 0 { (text("s-t9 s-left s-lap", (place.0 + 7.0, place.1), &format!("+{}", round * ROUND))) }
            }
        }
    };
    pen.block(Label::PointsTrack, at, (width, height), &drawn)
}

/// How often a marker has gone round the track, and where it stands.
fn lap(points: i32) -> (i32, i32) {
    let round = (points - 1).max(0) / ROUND;
    (round, points - round * ROUND)
}

fn cell(class: &str, (x, y): Point, width: f64, value: &str) -> Markup {
    html! {
        rect class=(class) x=(At(x + 0.4)) y=(At(y)) width=(At(width - 0.8)) height=(At(FIELD)) rx="2.5" {}
        (text("s-t9 s-cell-t", (x + width / 2.0, y + FIELD / 2.0), value))
    }
}

/// The height of the frame of locomotives.
pub(super) const ENGINES: f64 = 62.0;

/// The locomotive levels.
pub(super) fn engines(pen: &Pen, at: Point) -> Markup {
    let say = pen.scene.words;
    let width = (COLUMN - 12.0) / f64::from(HIGHEST_LEVEL);
    let drawn = html! {
        (icon("engine", (16.0, 12.0), 15.0))
        (pen.heading(Label::Locomotives, Thing::Level, (28.0, 12.0)))
        (pen.about(Thing::Level, &html! {
            @for level in 1..=HIGHEST_LEVEL {
                @let x = 6.0 + width * f64::from(level - 1);
                rect.s-cell x=(At(x + 1.0)) y="23" width=(At(width - 2.0)) height="34" rx="4" {}
                (text("s-t14 s-cell-t s-back", (x + width / 2.0, 40.5), &level.to_string()))
            }
        }))
        @for level in 1..=HIGHEST_LEVEL {
            @let x = 6.0 + width * (f64::from(level) - 0.5);
            @let here = pen.standing(|player| player.level == level);
            @for (n, &(seat, _)) in here.iter().enumerate() {
                @let stands = format!("{} {level}", say.label(Label::Level));
                (pen.marker("engine", seat, gathered(n, here.len(), 3, 13.2, (x, 40.0)), 6.4, &stands))
            }
        }
    };
    pen.block(Label::Locomotives, at, (COLUMN, ENGINES), &drawn)
}

/// The height of the frame of the order of play.
pub(super) const ORDER: f64 = 138.0;

/// The turn, the phase, the order of play, and the auction that runs.
pub(super) fn order(pen: &Pen, at: Point) -> Markup {
    let view = pen.scene.view;
    let say = pen.scene.words;
    let step = (COLUMN - 12.0) / f64::from(view.turns.max(1));
    let place = (COLUMN - 12.0) / view.order.len().clamp(4, 6) as f64;
    let drawn = html! {
        (pen.about(Thing::Turns, &html! {
            (text("s-h", (9.0, 13.0), &say.turn()))
            @for turn in 1..=view.turns {
                @let x = 6.0 + step * (f64::from(turn) - 1.0);
                @let class = match turn.cmp(&view.turn) {
                    std::cmp::Ordering::Less => "s-cell s-past",
                    std::cmp::Ordering::Equal => "s-cell s-now",
                    std::cmp::Ordering::Greater => "s-cell",
                };
                rect class=(class) x=(At(x + 1.0)) y="24" width=(At(step - 2.0)) height="17" rx="3" {}
                (text(if turn == view.turn { "s-t11 s-now-t" } else { "s-t11 s-cell-t" }, (x + step / 2.0, 32.7), &turn.to_string()))
            }
        }))
        (fitted("s-t11 s-right s-soft", (COLUMN - 9.0, 13.0), &say.phase(view.phase), 5.7, 158.0))
        (pen.about(Thing::Order, &html! {
            rect.s-feel x="6" y="44" width=(At(COLUMN - 12.0)) height="60" {}
            @for (n, &seat) in view.order.iter().enumerate() {
                @let x = 6.0 + place * (n as f64 + 0.5);
                @if view.active == Some(seat) { rect.s-turn x=(At(x - place / 2.0 + 1.0)) y="45" width=(At(place - 2.0)) height="59" rx="6" {} }
                (text("s-t9 s-soft", (x - 16.5, 53.0), &(n + 1).to_string()))
                (fitted("s-t9", (x, 80.0), &say.seat(seat), 5.0, place - 4.0))
                @if let Some(bid) = say.bidder(seat) { (fitted("s-t9 s-bid", (x, 94.0), &bid, 4.9, place - 3.0)) }
            }
        }))
        @for (n, &seat) in view.order.iter().enumerate() {
            (pen.marker("order", seat, (6.0 + place * (n as f64 + 0.5), 60.0), 11.5, &say.place_in_order(n + 1)))
        }
        @match (say.auction(), say.build_left().filter(|_| view.active.is_some())) {
            (Some(now), _) | (None, Some(now)) => {
                @let said = lines(&now, 41, 2);
                @for (n, line) in said.iter().enumerate() {
                    @let y = 120.0 + 12.5 * (n as f64 - (said.len() as f64 - 1.0) / 2.0);
                    (fitted("s-t11 s-left s-rust", (9.0, y), line, 6.1, COLUMN - 18.0))
                }
            }
            (None, None) => (firsts(pen)),
        }
    };
    pen.block(Label::TurnOrder, at, (COLUMN, ORDER), &drawn)
}

/// Who builds and who moves goods first, where that is not the turn order.
fn firsts(pen: &Pen) -> Markup {
    let view = pen.scene.view;
    let orders =
        [("first-build", &view.build_order, Thing::BuildOrder), ("first-move", &view.goods_order, Thing::GoodsOrder)];
    let changed = orders.into_iter().filter(|(_, order, _)| **order != view.order);
    html! {
        @for (n, (name, order, thing)) in changed.enumerate() {
            @let x = 14.0 + 130.0 * n as f64;
            (titled(&pen.scene.words.what(thing), &html! {
                (icon(name, (x + 2.0, 120.0), 17.0))
                @for (n, &seat) in order.iter().enumerate() { (mark(seat, (x + 21.0 + 15.5 * n as f64, 120.0), 6.4)) }
            }))
        }
    }
}
