//! Auction as a picture: the table, a player's board, the hand.

use super::clickable::Piece;
use super::{Pen, Scene, bar, hand, icons, player, table};
use crate::drawing::{Picture, Place};
use cowcatcher_engine::Seat;
use cowcatcher_games::toy::{Action, Toy, View};
use maud::{Markup, html};

impl Picture for Toy {
    const STYLE: &'static str = include_str!("board.css");

    type Piece = Piece;

    fn icons() -> Markup {
        icons::definitions()
    }

    /// What belongs to nobody in the upper row, the places of the players below.
    fn draw_board(pen: &Pen<'_>) -> Markup {
        html! {
            svg.t-board data-board xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 400" role="group"
                aria-label=(pen.scene.words.say("board-title", &[])) preserveAspectRatio="xMidYMid meet" {
                (icons::definitions())
                (table::cloth())
                (table::rounds(pen))
                (table::prize(pen))
                (table::bank(pen))
                (table::deck(pen))
                (table::discard(pen))
                (table::places(pen))
            }
        }
    }

    fn hand(pen: &Pen<'_>) -> Option<Markup> {
        Some(hand::hand(pen))
    }

    fn player_board(pen: &Pen<'_>, seat: Seat) -> Markup {
        pen.scene.view.players.get(seat.index()).map(|player| player::sheet(pen, seat, player)).unwrap_or_default()
    }

    fn player_line(pen: &Pen<'_>, seat: Seat) -> Markup {
        pen.scene.view.players.get(seat.index()).map(|player| player::line(pen, seat, player)).unwrap_or_default()
    }

    const GROUPS: &'static [&'static str] = bar::GROUPS;

    fn place(_: &Scene<'_>, action: Action) -> Place {
        bar::place(action)
    }

    fn wonders(view: &View, action: Action) -> bool {
        match action {
            Action::Bid(card) => view.hand.contains(&card),
            Action::Give(to) => to.index() < view.players.len(),
            Action::Take | Action::Done => true,
        }
    }
}
