//! Mombasa as a picture: the board, a player's board, the hand.

use super::clickable::Piece;
use super::{Pen, Scene, bar, bonus, companies, display, hand, icons, map, player, sheet, tracks};
use crate::drawing::{Example, Part, Picture, Place};
use crate::kit::{region, text, titled};
use cowcatcher_engine::Seat;
use cowcatcher_games::mombasa::data::cards::Card;
use cowcatcher_games::mombasa::{Action, Mombasa, PlayerView, View};
use maud::{Markup, html};

/// Does the player whose turn it is have this card face up?
fn shows(player: &PlayerView, card: Card) -> bool {
    let in_slot = player.slots.iter().flatten().any(|slot| slot.card == card && slot.face_up);
    in_slot || player.tiles.iter().any(|&(tile, up)| up && tile.card() == Some(card))
}

/// The question mark that says what is a reconstruction.
fn note(pen: &Pen) -> Markup {
    let drawn = html! {
        circle.m-note cx="966" cy="30" r="14" {}
        (text("m-l k-serif", (966, 30), "?"))
    };
    titled(&pen.scene.words.reconstruction(), &drawn)
}

impl Picture for Mombasa {
    const STYLE: &'static str = include_str!("board.css");
    const MINUTES: Option<(u16, u16)> = Some((75, 150));

    type Piece = Piece;

    const BOARD_SIZE: (i32, i32) = (992, 800);

    fn example(_: &str) -> Option<Example> {
        Some(Example { journal: include_str!("../../../../../guides/examples/mombasa.journal"), step: 380 })
    }

    fn part(name: &str) -> Option<Part> {
        Some(match name {
            "player" => Part::PlayerBoard,
            "hand" => Part::Hand,
            "map" => Part::Board(148, 74, 696, 382),
            "companies" => Part::Board(104, 0, 784, 76),
            "cards" => Part::Board(0, 526, 200, 274),
            "books" => Part::Board(200, 526, 792, 136),
            _ => return None,
        })
    }

    fn cover(_: &str) -> Option<&'static str> {
        Some(include_str!("cover.svg"))
    }

    /// The map with the four companies around it, their tracks along the edges, card display, round track, book display and
    /// bonus spaces below. One unit is a pixel on a desk; the corner in the north-west is left to the page.
    fn draw_board(pen: &Pen<'_>) -> Markup {
        let companies = &pen.scene.view.companies;
        let part = |name: &str, drawn: &Markup| region(&pen.scene.words.part(name), drawn);
        html! {
            svg.m-board data-board xmlns="http://www.w3.org/2000/svg" viewBox="0 0 992 800" role="group"
                aria-label=(pen.scene.words.say("board-title", &[])) preserveAspectRatio="xMidYMid meet" {
                (icons::definitions())
                (part("tracks", &html! { @for company in companies { (tracks::track(pen, company)) } }))
                (map::sea(pen))
                @for company in companies { (map::lanes(pen, company.company)) }
                (part("map", &map::regions(pen)))
                @for company in companies { (map::ports(pen, company.company)) }
                (part("bases", &html! { @for company in companies { (companies::company(pen, company)) } }))
                (part("cards", &display::cards(pen)))
                (part("rounds", &display::rounds(pen)))
                (part("books", &display::book_display(pen)))
                (part("bonus", &bonus::bonus_spaces(pen)))
                (note(pen))
            }
        }
    }

    /// Cards, or the starting tiles while one is chosen.
    fn hand(pen: &Pen<'_>) -> Option<Markup> {
        Some(hand::hand(pen))
    }

    /// Slots and rest decks, diamond track, bookkeeping track, markers and tiles. The others' boards show the hand too,
    /// which is open (MOM-PLAN-10).
    fn player_board(pen: &Pen<'_>, seat: Seat) -> Markup {
        let Some(player) = pen.scene.view.players.get(seat.index()) else { return html! {} };
        html! {
            div class={ "m-player k-p" (seat) } {
                @if pen.scene.seat != Some(seat) { (hand::open(pen, seat, player)) }
                (sheet::sheet(pen, seat, player))
            }
        }
    }

    fn player_line(pen: &Pen<'_>, seat: Seat) -> Markup {
        pen.scene.view.players.get(seat.index()).map(|player| player::line(pen, seat, player)).unwrap_or_default()
    }

    const GROUPS: &'static [&'static str] = bar::GROUPS;

    fn place(scene: &Scene<'_>, action: Action) -> Place {
        bar::place(scene, action)
    }

    fn icons() -> Markup {
        icons::definitions()
    }

    fn wonders(view: &View, action: Action) -> bool {
        let player = view.players.get(view.active.index());
        let own = view.own.as_ref();
        match action {
            Action::Keep(tile) => own.is_some_and(|own| own.dealt.contains(&tile)),
            Action::Plan(slot, _) | Action::Leave(slot) => own.is_some_and(|own| own.next_slot == Some(slot)),
            Action::Goods(card) | Action::Bookkeeper(card) | Action::Merchant(card) | Action::PlusOne(card) => {
                player.is_some_and(|player| shows(player, card))
            }
            Action::Discard(card) => player.is_some_and(|player| player.hand.has(card)),
            Action::Buy(card) => view.display.iter().flatten().flatten().any(|offer| offer.card == card),
            _ => true,
        }
    }
}
