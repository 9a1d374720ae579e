//! The tracks with the markers of all players: income, victory points, locomotives; and the order of play with its auction.

use super::Pen;
use super::pieces::fitted;
use super::places::{COLUMN, Point, TRACKS, gathered};
use crate::kit::{At, icon, mark, text};
use crate::words::steam::Label;
use cowcatcher_engine::Seat;
use cowcatcher_games::steam::PlayerView;
use cowcatcher_games::steam::data::{HIGHEST_INCOME, HIGHEST_LEVEL, INCOME, LOWEST_INCOME};
use maud::{Markup, html};

/// The printed track of victory points ends here; who has more goes round again.
const ROUND: i32 = 50;
/// Fields of a row of that track.
const POINTS_ROW: i32 = 26;

impl Pen<'_> {
    /// Those who stand on a field of a track, by seat.
    fn standing(&self, there: impl Fn(&PlayerView) -> bool) -> Vec<Seat> {
        let players = self.scene.view.players.iter().enumerate();
        players.filter(|(_, it)| it.bankrupt.is_none() && there(it)).map(|(n, _)| Seat(n as u8)).collect()
    }
}

/// Income and victory points, below the map.
pub(super) fn tracks(pen: &Pen, at: Option<Point>) -> Markup {
    let (width, height) = TRACKS;
    let fields = f64::from(HIGHEST_INCOME - LOWEST_INCOME + 1);
    let (income, points) = ((width - 12.0) / fields, (width - 12.0) / f64::from(POINTS_ROW));
    let drawn = html! {
        (icon("income", (14.0, 10.0), 11.0))
        (pen.heading(Label::IncomeTrack, (23.0, 10.5)))
        @for value in INCOME {
            @let x = 6.0 + income * f64::from(value - LOWEST_INCOME);
            @let class = match value { ..0 => "s-cell s-minus", 0 => "s-cell s-zero", _ => "s-cell" };
            (cell(class, (x, 18.0), (income, 32.0), &pen.scene.words.signed(value)))
            @let here = pen.standing(|player| player.income == value);
            @for (n, &seat) in here.iter().enumerate() {
                (pen.marker("income", seat, gathered(n, here.len(), 3, 10.8, (x + income / 2.0, 38.5)), 5.2))
            }
        }
        (icon("star", (14.0, 58.5), 11.0))
        (pen.heading(Label::PointsTrack, (23.0, 59.0)))
        @for value in 0..=ROUND {
            @let x = 6.0 + points * f64::from(value % POINTS_ROW);
            @let y = 66.0 + 27.0 * f64::from(value / POINTS_ROW);
            (cell(if value % 5 == 0 { "s-cell s-five" } else { "s-cell" }, (x, y), (points, 26.0), &value.to_string()))
            @let here = pen.standing(|player| lap(player.points).1 == value);
            @for (n, &seat) in here.iter().enumerate() {
                @let place = gathered(n, here.len(), 3, 8.8, (x + points / 2.0, y + 17.0));
                (pen.marker("points", seat, place, if here.len() > 3 { 4.0 } else { 4.4 }))
                @if let Some(round) = pen.scene.view.players.get(seat.index()).map(|player| lap(player.points).0).filter(|&round| round > 0) {
                    (text("s-t6 s-lap", (place.0, place.1 - 7.0), &format!("+{}", round * ROUND)))
                }
            }
        }
    };
    pen.block(Label::PointsTrack, "tracks", at, (width, height), &drawn)
}

/// How often a marker has gone round the track, and where it stands.
fn lap(points: i32) -> (i32, i32) {
    let round = (points - 1).max(0) / ROUND;
    (round, points - round * ROUND)
}

fn cell(class: &str, (x, y): Point, (width, height): Point, value: &str) -> Markup {
    html! {
        rect class=(class) x=(At(x + 0.5)) y=(At(y)) width=(At(width - 1.0)) height=(At(height)) rx="3" {}
        (text("s-t7 s-cell-t", (x + width / 2.0, y + 5.5), value))
    }
}

/// The height of the frame of locomotives.
pub(super) const ENGINES: f64 = 62.0;

/// The locomotive levels.
pub(super) fn engines(pen: &Pen, at: Option<Point>) -> Markup {
    let width = (COLUMN - 12.0) / f64::from(HIGHEST_LEVEL);
    let drawn = html! {
        (icon("engine", (15.0, 11.0), 13.0))
        (pen.heading(Label::Locomotives, (26.0, 12.0)))
        @for level in 1..=HIGHEST_LEVEL {
            @let x = 6.0 + width * f64::from(level - 1);
            rect.s-cell x=(At(x + 1.0)) y="21" width=(At(width - 2.0)) height="36" rx="4" {}
            (text("s-t9 s-cell-t", (x + 7.0, 27.5), &level.to_string()))
            @let here = pen.standing(|player| player.level == level);
            @for (n, &seat) in here.iter().enumerate() {
                (pen.marker("engine", seat, gathered(n, here.len(), 3, 12.4, (x + width / 2.0, 43.5)), 5.8))
            }
        }
    };
    pen.block(Label::Locomotives, "engines", at, (COLUMN, ENGINES), &drawn)
}

/// The height of the frame of the order of play.
pub(super) const ORDER: f64 = 134.0;

/// The turn, the phase, the order of play, and the auction that runs.
pub(super) fn order(pen: &Pen, at: Option<Point>) -> Markup {
    let view = pen.scene.view;
    let say = pen.scene.words;
    let step = (COLUMN - 12.0) / f64::from(view.turns.max(1));
    let place = (COLUMN - 12.0) / view.order.len().clamp(4, 6) as f64;
    let drawn = html! {
        (text("s-h", (9.0, 13.0), &say.turn()))
        (fitted("s-t9 s-right s-soft", (COLUMN - 9.0, 13.0), &say.phase(view.phase), 4.8, 165.0))
        @for turn in 1..=view.turns {
            @let x = 6.0 + step * (f64::from(turn) - 1.0);
            @let class = match turn.cmp(&view.turn) {
                std::cmp::Ordering::Less => "s-cell s-past",
                std::cmp::Ordering::Equal => "s-cell s-now",
                std::cmp::Ordering::Greater => "s-cell",
            };
            rect class=(class) x=(At(x + 1.0)) y="23" width=(At(step - 2.0)) height="15" rx="3" {}
            (text(if turn == view.turn { "s-t9 s-now-t" } else { "s-t9 s-cell-t" }, (x + step / 2.0, 30.7), &turn.to_string()))
        }
        (text("s-t8 s-left s-soft", (9.0, 47.0), &say.label(Label::TurnOrder)))
        @for (n, &seat) in view.order.iter().enumerate() {
            @let x = 6.0 + place * (n as f64 + 0.5);
            @if view.active == Some(seat) { rect.s-turn x=(At(x - place / 2.0 + 1.0)) y="53" width=(At(place - 2.0)) height="53" rx="6" {} }
            (text("s-t7 s-soft", (x - 15.0, 61.0), &(n + 1).to_string()))
            (pen.marker("order", seat, (x, 68.0), 11.0))
            (fitted("s-t8", (x, 86.0), &pen.scene.words.seat(seat), 4.7, place - 5.0))
            @if let Some(bid) = say.bidder(seat) { (fitted("s-t8 s-bid", (x, 97.5), &bid, 4.4, place - 4.0)) }
        }
        @match (say.auction(), say.build_left().filter(|_| view.active.is_some())) {
            (Some(auction), _) => (fitted("s-t9 s-left s-rust", (9.0, 119.0), &auction, 4.7, COLUMN - 18.0)),
            (None, Some(build)) => (fitted("s-t9 s-left s-rust", (9.0, 119.0), &build, 4.7, COLUMN - 18.0)),
            (None, None) => (firsts(pen)),
        }
    };
    pen.block(Label::TurnOrder, "order", at, (COLUMN, ORDER), &drawn)
}

/// Who builds and who moves goods first, where that is not the turn order.
fn firsts(pen: &Pen) -> Markup {
    let view = pen.scene.view;
    let orders =
        [("first-build", &view.build_order, Label::BuildOrder), ("first-move", &view.goods_order, Label::GoodsOrder)];
    let changed = orders.into_iter().filter(|(_, order, _)| **order != view.order);
    html! {
        @for (n, (name, order, label)) in changed.enumerate() {
            @let x = 14.0 + 130.0 * n as f64;
            g {
                title { (pen.scene.words.label(label)) }
                (icon(name, (x + 2.0, 119.0), 15.0))
                @for (n, &seat) in order.iter().enumerate() { (mark(seat, (x + 20.0 + 15.0 * n as f64, 119.0), 6.0)) }
            }
        }
    }
}
