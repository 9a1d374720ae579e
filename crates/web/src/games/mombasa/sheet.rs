//! A player's own board: action slots, rest decks, what lies beside them, diamond track and bookkeeping track.

use super::Scene;
use super::books;
use super::cards::{self, CARD, STRIP};
use super::clickable::Piece;
use super::gains::{bonus_tile, good_icon};
use super::pieces::{coin, marker};
use super::{Halo, Pen};
use crate::kit::{Point, frame, icon, mark, region, text, titled};
use crate::words::Value;
use cowcatcher_engine::Seat;
use cowcatcher_games::mombasa::data::books::TURN_PRICE;
use cowcatcher_games::mombasa::data::cards::Good;
use cowcatcher_games::mombasa::data::player_board::{
    DIAMOND_UNLOCK, DIAMOND_VALUES, JAR_UNLOCK, JAR_VALUES, LAST_DIAMOND, LAST_STEP, RestDeck, Slot,
};
use cowcatcher_games::mombasa::{Own, PlayerView, Question, SlotCard};
use maud::{Markup, html};

/// How wide the board is: one unit is a pixel where it stands in the side column.
const WIDTH: i32 = 400;
/// The height of the middle of the slots.
const SLOTS_Y: i32 = 46;
/// The height of the first strip of the rest decks, and the distance of the strips.
const REST: (i32, i32) = (108, 18);
/// The height of slots and rest decks together, always the same, so that nothing below moves: five cards of a rest deck have room, more lie
/// closer together.
const DECKS: i32 = 202;
/// Where the diamond track and the bookkeeping track begin, and how high all is.
const GEMS_Y: i32 = DECKS;
const STEPS_Y: i32 = GEMS_Y + 62;
const HEIGHT: i32 = STEPS_Y + 186;
/// Spaces of the diamond track in a row.
const GEMS: u8 = 15;
/// Steps of the bookkeeping track in a row.
const STEPS: u8 = 6;
/// Half of the width and height of a book on the bookkeeping track.
const BOOK: Point = (30, 22);

/// The x of the middle of a slot and of its rest deck.
fn slot_x(number: usize) -> i32 {
    33 + 63 * number as i32
}

/// The whole board of a player.
pub(super) fn sheet(pen: &Pen, seat: Seat, player: &PlayerView) -> Markup {
    let name = Value::from(pen.scene.words.seat(seat));
    let label = pen.scene.words.locale.text_with("region-player-board", &[("name", name)]);
    html! {
        svg.k-sheet viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" aria-label=(label) {
            rect.m-strip x="1" y="1" width=(WIDTH - 2) height=(HEIGHT - 2) rx="8" {}
            (region(&pen.scene.words.part("slots"), &html! { @for &slot in Slot::ALL { (action_slot(pen, seat, player, slot)) } }))
            (region(&pen.scene.words.part("rest"), &html! { @for &deck in RestDeck::ALL { (rest_deck(pen, seat, player, deck)) } }))
            (beside(pen, seat, player))
            path.m-rule d={ "M10 " (GEMS_Y - 3) "h380" } {}
            (diamond_track(pen, seat, player, GEMS_Y + 13))
            path.m-rule d={ "M10 " (STEPS_Y - 6) "h380" } {}
            (book_track(pen, seat, player, STEPS_Y + 23))
        }
    }
}

/// What lies in a slot: nobody but the viewer sees what they plan.
fn action_slot(pen: &Pen, seat: Seat, player: &PlayerView, slot: Slot) -> Markup {
    let (scene, at) = (pen.scene, (slot_x(slot.index()), SLOTS_Y));
    let own = scene.view.own.as_ref().filter(|_| scene.seat == Some(seat));
    let number = slot.index();
    if let Some(card) = own.and_then(|own| own.plan[number]) {
        let drawn = html! {
            g data-piece=(cards::piece_name(card, Some(seat))) { (cards::face(scene, card, at, CARD.1, false)) }
            (frame("m-planned", at, CARD, 5))
        };
        return titled(&scene.words.about_card(card), &drawn);
    }
    match player.slots[number] {
        Some(SlotCard { card, face_up: true }) => {
            let chosen = scene.view.active == seat && scene.view.progress.goods.contains(&card);
            let drawn = html! {
                g data-piece=(cards::piece_name(card, Some(seat))) {
                    (cards::face(scene, card, at, CARD.1, player.plus_one == Some(card)))
                }
                @if chosen { (frame("m-chosen", at, CARD, 5)) (icon("ready", (at.0, at.1 + 20), 22)) }
            };
            pen.piece(Piece::Played(card), &scene.words.about_card(card), &Halo::Box(at, CARD, 5), &drawn)
        }
        Some(SlotCard { card, face_up: false }) => {
            let drawn = html! { g data-piece=(cards::piece_name(card, Some(seat))) { (cards::used(scene, card, at)) } };
            titled(&scene.words.about_card(card), &drawn)
        }
        None => {
            let drawn = empty_slot(slot, state(pen.scene, own, player.open[number], slot), at);
            let about = scene.words.about_slot(slot, player.open[number]);
            pen.piece(Piece::Slot(slot), &about, &Halo::Box(at, CARD, 5), &drawn)
        }
    }
}

/// How an empty slot stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Empty {
    /// It is not open yet.
    Closed,
    /// It is open.
    Open,
    /// Its card is asked for now.
    Asked,
    /// The viewer decided to leave it empty.
    Left,
}

fn state(scene: Scene, own: Option<&Own>, open: bool, slot: Slot) -> Empty {
    let planning = own.filter(|_| scene.view.question == Some(Question::Plan));
    match (open, planning.map(|own| own.next_slot)) {
        (false, _) => Empty::Closed,
        (true, None) => Empty::Open,
        (true, Some(Some(next))) if next == slot => Empty::Asked,
        (true, Some(Some(next))) if next.index() < slot.index() => Empty::Open,
        (true, Some(_)) => Empty::Left,
    }
}

/// An empty slot; a closed one says what opens it.
fn empty_slot(slot: Slot, state: Empty, (x, y): Point) -> Markup {
    let key = match slot {
        Slot::S1 => Some(("gem", DIAMOND_UNLOCK)),
        Slot::S5 => Some(("jar", JAR_UNLOCK)),
        _ => None,
    };
    let class = match state {
        Empty::Closed => "m-slot m-closed",
        Empty::Asked => "m-slot m-next",
        Empty::Open | Empty::Left => "m-slot",
    };
    html! {
        (frame(class, (x, y), CARD, 5))
        @match key.filter(|_| state == Empty::Closed) {
            Some((symbol, space)) => {
                (icon("lock", (x, y - 12), 18))
                (icon(symbol, (x - 8, y + 14), 16))
                (text("m-m", (x + 10, y + 14), &space.to_string()))
            }
            None if state == Empty::Left => (text("m-l k-serif m-faint", (x, y), "–")),
            None => (text("m-l k-serif m-faint", (x, y), &(slot.index() + 1).to_string())),
        }
    }
}

/// A rest deck: its cards lie open, each shows its strip.
fn rest_deck(pen: &Pen, seat: Seat, player: &PlayerView, deck: RestDeck) -> Markup {
    let x = slot_x(deck.index());
    let resting = cards::sorted(pen.scene, player.rest[deck.index()]);
    let apart = REST.1.min((DECKS - REST.0 - STRIP - 4) / (resting.len() as i32 - 1).max(1));
    let drawn = html! {
        @if resting.is_empty() {
            (frame("m-empty", (x, REST.0), (CARD.0, STRIP), 3))
            (text("m-m m-faint", (x, REST.0), &(deck.index() + 1).to_string()))
        }
        @for (n, &card) in resting.iter().enumerate() {
            g data-piece=(cards::piece_name(card, Some(seat))) {
                (cards::strip(pen.scene, card, (x, REST.0 + apart * n as i32)))
            }
        }
    };
    let last = REST.0 + apart * (resting.len() as i32 - 1).max(0);
    let halo = Halo::Box((x, (REST.0 + last) / 2), (CARD.0, (STRIP + (last - REST.0) / 2).max(12)), 3);
    html! {
        path.m-link d={ "M" (x - 5) " 89l5 5 5-5" } {}
        g.m-ending { (pen.piece(Piece::Rest(deck), &pen.scene.words.about_rest(player, deck), &halo, &drawn)) }
    }
}

/// Beside the slots: what is in sight of each good, free bonus markers, bonus tiles.
fn beside(pen: &Pen, seat: Seat, player: &PlayerView) -> Markup {
    let (scene, words) = (pen.scene, pen.scene.words);
    let sight = Good::ALL.iter().map(|&good| (good_icon(good), player.units[good.index()], words.good(good)));
    let sight = sight.chain([("flag", player.expansion, words.figure("expansion"))]);
    html! {
        @for (n, (symbol, count, about)) in sight.enumerate() {
            @let (x, y) = (336 + 38 * (n as i32 % 2), 18 + 23 * (n as i32 / 2));
            (titled(&words.about_sight(&about), &html! {
                (icon(symbol, (x, y), 17))
                (text("m-l", (x + 17, y), &count.to_string()))
            }))
        }
        path.m-rule d="M326 56h66" {}
        (titled(&words.about_markers(), &html! {
            @let apart = if player.markers > 3 { 12 } else { 21 };
            @for n in 0..i32::from(player.markers) { (mark(seat, (336 + apart * n, 70), 9)) }
            @if player.markers == 0 { circle.m-site cx="336" cy="70" r="9" {} }
        }))
        @if scene.view.active == seat && let Some((symbol, left)) = left(scene) {
            (titled(&words.about_left(left), &html! {
                (frame("m-left", (359, 98), (32, 12), 12))
                (text("m-l", (347, 98), &left.to_string()))
                (icon(symbol, (371, 98), 17))
            }))
        }
        @for (n, &(tile, up)) in player.tiles.iter().enumerate() {
            @let at = (339 + 40 * (n as i32 % 2), 128 + 28 * (n as i32 / 2));
            @let drawn = html! { g.m-worn[!up] { (bonus_tile(tile, at)) } };
            @let about = words.about_tile(tile);
            @match tile.card().filter(|_| up) {
                Some(card) => (pen.piece(Piece::Played(card), &about, &Halo::Box(at, (18, 11), 4), &drawn)),
                None => (titled(&about, &drawn)),
            }
        }
    }
}

/// What is left of the open action: of what, and how much.
fn left(scene: Scene) -> Option<(&'static str, u8)> {
    let progress = &scene.view.progress;
    let (symbol, left) = match scene.view.question? {
        Question::Goods | Question::Units => ("crate", progress.left),
        Question::Expand => ("flag", progress.left),
        Question::Points => ("ledger", progress.left),
        Question::Remove => ("raze", progress.left),
        Question::Advance => ("walk", progress.spaces.iter().sum()),
        Question::Tracks => ("walk", progress.left),
        _ => return None,
    };
    (left > 0).then_some((symbol, left))
}

/// What a space of a track says: its value or its number.
fn step_text(values: &[(u8, u8)], space: u8, at: Point) -> Markup {
    match values.iter().find(|&&(reached, _)| reached == space) {
        Some((_, pounds)) => text("m-m m-worth", at, &format!("£{pounds}")),
        None => text("m-s m-faint", at, &space.to_string()),
    }
}

fn diamond_track(pen: &Pen, seat: Seat, player: &PlayerView, y: i32) -> Markup {
    let at = |space: u8| (18 + 26 * i32::from(space % GEMS), y + 26 * i32::from(space / GEMS));
    let drawn = html! {
        @for space in 0..=LAST_DIAMOND {
            @let worth = DIAMOND_VALUES.iter().any(|&(reached, _)| reached == space);
            @let class = match (space <= player.diamond, worth) {
                (true, _) => "m-step m-reached",
                (false, true) => "m-step m-valued",
                (false, false) => "m-step",
            };
            (frame(class, at(space), (12, 12), 3))
            @match space {
                here if here == player.diamond => {}
                DIAMOND_UNLOCK => (icon("lock", (at(space).0, at(space).1 - 1), 14)),
                _ => (step_text(&DIAMOND_VALUES, space, at(space))),
            }
        }
        (icon("gem", (at(LAST_DIAMOND).0 + 26, at(LAST_DIAMOND).1), 20))
        g data-piece={ "diamond-" (seat) } {
            (marker(seat, at(player.diamond), 20))
            (icon("gem", at(player.diamond), 9))
        }
    };
    titled(&pen.scene.words.about_diamonds(player), &drawn)
}

fn book_track(pen: &Pen, seat: Seat, player: &PlayerView, y: i32) -> Markup {
    let at = |step: u8| (35 + 66 * i32::from(step % STEPS), y + 61 * i32::from(step / STEPS));
    let jar = at(player.jar);
    html! {
        g role="group" aria-label=(pen.scene.words.part("book-track")) {
            @for step in 0..=LAST_STEP { (book_step(pen, player, step, at(step))) }
            (titled(&pen.scene.words.about_jar(player), &html! { g data-piece={ "jar-" (seat) } transform={ "translate(" (jar.0 + 20) "," (jar.1 + 13) ")" } {
                g class={ "k-p" (seat) } { circle.k-disc r="12" {} }
                (icon("jar", (0, 0), 17))
            } }))
        }
    }
}

/// A step of the bookkeeping track with the book on it, and its value below.
fn book_step(pen: &Pen, player: &PlayerView, step: u8, at: Point) -> Markup {
    let (words, (x, y)) = (pen.scene.words, at);
    let book = step.checked_sub(1).and_then(|index| player.books.get(usize::from(index)).copied());
    let about = words.about_step(player, step);
    let drawn = html! {
        @match (step, book) {
            (0, _) => {
                (frame("m-tileface", at, BOOK, 4))
                (icon("ship", (x, y), 24))
            }
            (_, Some((book, false))) => (books::tile(pen.scene, book, at, BOOK, true)),
            (_, Some((book, true))) => (books::turned(at, BOOK, book.letter())),
            (_, None) => {
                (frame("m-empty", at, BOOK, 4))
                (text("m-m m-faint", at, &step.to_string()))
                @if step == JAR_UNLOCK { (icon("lock", (x + 18, y - 11), 14)) }
            }
        }
    };
    let next = step == player.jar + 1;
    html! {
        @match next {
            true => (pen.piece(Piece::Step, &about, &Halo::Box(at, BOOK, 4), &drawn)),
            false => (titled(&about, &drawn)),
        }
        @if let Some((_, pounds)) = JAR_VALUES.iter().find(|&&(reached, _)| reached == step) {
            @let class = if step <= player.jar { "m-m m-worth m-won" } else { "m-m m-worth" };
            (text(class, (x, y + 30), &format!("£{pounds}")))
        }
        @if next && pen.carries(Piece::PaidStep).is_some() {
            @let tag = (x + 18, y - 16);
            @let drawn = html! { g.m-pay { (coin(tag, TURN_PRICE)) } };
            (pen.piece(Piece::PaidStep, &about, &Halo::Round(tag, 11), &drawn))
        }
    }
}
