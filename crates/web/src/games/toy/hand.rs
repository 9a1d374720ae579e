//! The viewer's hand: one pile for each value.

use super::cards::{self, CARD};
use super::clickable::Piece;
use super::{Halo, Pen};
use cowcatcher_games::toy::Card;
use maud::{Markup, html};

/// How far a card of a pile shows above the next.
const STEP: i32 = 14;

/// The name of one of the own cards as a piece that travels: cards of a value are counted, so the one that is bid is the last.
pub(super) fn piece_name(card: Card, nth: usize) -> String {
    format!("own-{card}-{nth}")
}

/// How many cards of this value the viewer holds.
pub(super) fn copies(pen: &Pen, card: Card) -> usize {
    pen.scene.view.hand.iter().filter(|&&it| it == card).count()
}

pub(super) fn hand(pen: &Pen) -> Markup {
    html! {
        div.t-hand role="group" aria-label=(pen.scene.words.say("hand-title", &[])) {
            @for &card in Card::ALL {
                @if copies(pen, card) > 0 { (pile(pen, card, copies(pen, card))) }
            }
        }
    }
}

/// All cards of a value, the first on top.
fn pile(pen: &Pen, card: Card, copies: usize) -> Markup {
    let (w, h) = CARD;
    let spread = STEP * (copies as i32 - 1);
    let drawn = html! {
        @for nth in (0..copies).rev() {
            g data-piece=(piece_name(card, nth)) { (cards::face(card, (STEP * nth as i32, 0))) }
        }
    };
    let halo = Halo::Box((spread / 2, 0), (w + spread / 2, h), 6);
    let about = pen.scene.words.say("about-card", &[("card", card.name().into())]);
    html! {
        svg.t-handcard viewBox={ (-w - 5) " " (-h - 5) " " (2 * w + spread + 10) " " (2 * h + 10) } {
            (pen.piece(Piece::Hand(card), &about, &halo, &drawn))
        }
    }
}
