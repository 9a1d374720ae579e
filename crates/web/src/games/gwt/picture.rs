//! Great Western Trail as a picture: the board, a player's board, the hand.

use super::clickable::Piece;
use super::{Pen, Scene, bar, icons, jobs, market, places, player, railroad, sam, stock, trail};
use crate::drawing::{Example, Part, Picture, Place};
use crate::kit::region;
use cowcatcher_engine::Seat;
use cowcatcher_games::gwt::data::cards::Card;
use cowcatcher_games::gwt::{Action, Gwt, SamView, View};
use maud::{Markup, html};

/// What there is to see of Sam, if it is his place.
fn his<'a>(pen: &Pen<'a>, seat: Seat) -> Option<&'a SamView> {
    pen.scene.view.sam.as_ref().filter(|_| pen.scene.view.is_sam(seat))
}

impl Picture for Gwt {
    const STYLE: &'static str = include_str!("board.css");
    const MINUTES: Option<(u16, u16)> = Some((75, 150));

    type Piece = Piece;

    const BOARD_SIZE: (i32, i32) = (980, 790);

    fn icons() -> Markup {
        icons::definitions()
    }

    fn example(name: &str) -> Option<Example> {
        match name {
            "gwt1" => Some(Example { journal: include_str!("../../../../../guides/examples/gwt1.journal"), step: 700 }),
            _ => Some(Example { journal: include_str!("../../../../../guides/examples/gwt2.journal"), step: 760 }),
        }
    }

    fn part(name: &str) -> Option<Part> {
        Some(match name {
            "trail" => Part::Board(176, 128, 804, 546),
            "railroad" => Part::Board(176, 52, 804, 130),
            "cities" => Part::Board(176, 0, 804, 58),
            "stations" => Part::Board(366, 80, 614, 52),
            "jobs" => Part::Board(0, 154, 174, 518),
            "foresight" => Part::Board(0, 0, 174, 152),
            "market" => Part::Board(0, 674, 686, 116),
            "objectives" => Part::Board(684, 674, 296, 116),
            "player-board" => Part::PlayerBoard,
            "hand" => Part::Hand,
            _ => return None,
        })
    }

    fn cover(name: &str) -> Option<&'static str> {
        Some(if name == "gwt1" { include_str!("cover-1.svg") } else { include_str!("cover-2.svg") })
    }

    /// Trail, railroad, cities, station masters, job market, foresight, cattle market and objective display.
    fn draw_board(pen: &Pen<'_>) -> Markup {
        let say = |id: &str| pen.scene.words.say(id, &[]);
        html! {
            svg.g-board data-board xmlns="http://www.w3.org/2000/svg" viewBox=(places::VIEW_BOX) role="group"
                aria-label=(say("board-title")) preserveAspectRatio="xMidYMid meet" {
                (icons::definitions())
                (trail::ground(pen))
                (region(&say("region-railroad"), &railroad::track(pen)))
                (region(&say("region-cities"), &railroad::cities(pen)))
                (region(&say("region-jobs"), &jobs::market(pen)))
                (region(&say("region-foresight"), &jobs::foresight(pen)))
                (region(&say("region-trail"), &trail::spaces(pen)))
                (region(&say("region-stations"), &railroad::stations(pen)))
                (region(&say("region-market"), &market::cattle(pen)))
                (region(&say("region-objectives"), &market::objectives(pen)))
                (railroad::engines(pen))
                (trail::ranchers(pen))
            }
        }
    }

    /// Cards, with draw and discard pile.
    fn hand(pen: &Pen<'_>) -> Option<Markup> {
        Some(stock::hand(pen))
    }

    /// Auxiliary actions, discs, workers, buildings in stock, collected tiles, objectives.
    fn player_board(pen: &Pen<'_>, seat: Seat) -> Markup {
        let Some(player) = pen.scene.view.players.get(seat.index()) else { return html! {} };
        html! {
            div class={ "g-player k-p" (seat) } {
                @if let Some(view) = his(pen, seat) { (sam::board(pen, seat, view, player)) } @else {
                    (player::sheet(pen, seat, player))
                    (stock::stock(pen, seat, player))
                    (stock::collected(pen, player))
                }
            }
        }
    }

    fn player_line(pen: &Pen<'_>, seat: Seat) -> Markup {
        let Some(player) = pen.scene.view.players.get(seat.index()) else { return html! {} };
        match his(pen, seat) {
            Some(view) => sam::line(pen, seat, view, player),
            None => player::line(pen, seat, player),
        }
    }

    fn last_turns(view: &View) -> Option<u8> {
        view.last_turns
    }

    const GROUPS: &'static [&'static str] = bar::GROUPS;

    fn place(scene: &Scene<'_>, action: Action) -> Place {
        bar::place(scene, action)
    }

    fn wonders(view: &View, action: Action) -> bool {
        let hand = view.own.as_ref().map(|own| own.hand.as_slice()).unwrap_or_default();
        let holds = |card: Option<Card>| card.is_none_or(|card| hand.contains(&card));
        match action {
            Action::Use(_, _, one, other) => holds(one) && holds(other),
            Action::Discard(card) | Action::Remove(card) | Action::Grow(card) => holds(Some(card)),
            Action::Play(objective, _) => holds(Some(objective.into())),
            _ => true,
        }
    }
}
