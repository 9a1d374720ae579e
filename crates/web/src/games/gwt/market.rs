//! The strip below the board: cattle market and objective display.

use super::cards::{self, CARD};
use super::clickable::Piece;
use super::pieces::coin;
use super::{Halo, Pen};
use crate::kit::{Point, frame, icon, text, titled};
use cowcatcher_games::gwt::data::cards::{Breed, Card};
use cowcatcher_games::gwt::data::market::{DEALS, Deal, Goods};
use cowcatcher_games::gwt::data::objectives::Objective;
use maud::{Markup, html};

/// The y of the centres of the cards.
const CARDS_Y: i32 = 750;
/// The x of the first pile: plain, and where the stacks of the grown Simmentals stand before it.
const FIRST: [i32; 2] = [101, 144];
/// The x beyond which no pile lies, and how far two of them are apart if there is room.
const LAST: i32 = 646;
const STEP: i32 = 59;

/// The cattle market: one pile for each kind of card, with its prices.
pub(super) fn cattle(pen: &Pen) -> Markup {
    let view = pen.scene.view;
    let mut piles: Vec<(Card, usize)> = view
        .market
        .chunk_by(|one, other| one == other)
        .filter_map(|alike| alike.first().map(|&card| (card, alike.len())))
        .collect();
    // GWT-SIMM-18: orange cards are leftmost.
    piles.sort_by_key(|(card, _)| card.cattle().is_none_or(|cattle| cattle.breed != Breed::Orange));
    let first = FIRST[usize::from(view.grown_stacks.is_some())];
    let step = STEP.min((LAST - first) / (piles.len() as i32 - 1).max(1));
    let stack = (40, CARDS_Y);
    let drawn = cards::back(view.market_stack, "cow", stack);
    html! {
        rect.g-strip x="4" y="704" width="672" height="136" rx="10" {}
        (pen.piece(Piece::MarketStack, "", &Halo::Box(stack, CARD, 4), &drawn))
        @if let Some([heifers, cows]) = view.grown_stacks {
            (grown(pen, Card::Heifer, heifers, (93, CARDS_Y - 9)))
            (grown(pen, Card::Cow, cows, (93, CARDS_Y + 50)))
        }
        @for (n, &(card, count)) in piles.iter().enumerate() { (pile(pen, card, count, (first + step * n as i32, CARDS_Y))) }
    }
}

/// The open stack of a Simmental of a higher level, drawn smaller: nobody can buy from it (GWT-SIMM-04).
fn grown(pen: &Pen, card: Card, count: u32, (x, y): Point) -> Markup {
    let drawn = html! {
        g transform={ "translate(" (x) "," (y) ") scale(.7)" } {
            @if count > 0 { (pen.card(card, (0, 0))) } @else { (frame("g-empty", (0, 0), CARD, 4)) }
            (text("g-t12 g-times", (9, CARD.1 - 9), &format!("×{count}")))
        }
    };
    pen.unclicked(Piece::Deal(card, 1), &pen.about_card(card), &drawn)
}

fn pile(pen: &Pen, card: Card, count: usize, (x, y): Point) -> Markup {
    let under = count.min(4) - 1;
    let deals = || DEALS.iter().filter(|deal| suits(deal, card));
    let cards = html! {
        @for n in (0..under).rev() {
            @let shift = 2 * (n as i32 + 1);
            rect.g-card-under x=(x - CARD.0 + shift) y=(y - CARD.1 - shift) width=(2 * CARD.0) height=(2 * CARD.1) rx="4" {}
        }
        (pen.card(card, (x, y)))
        @if count > 1 { (text("g-t11 g-times", (x + 12, y + CARD.1 - 9), &format!("×{count}"))) }
    };
    // The cards speak for their first price, unless one of their prices can be paid.
    let open = deals().any(|deal| pen.carries(Piece::Deal(card, deal.cowboys)).is_some());
    let first = deals().next().filter(|_| !open).map(|deal| Piece::Deal(card, deal.cowboys));
    html! {
        @match first {
            Some(deal) => { (pen.unclicked(deal, &pen.about_card(card), &cards)) }
            None => (titled(&pen.about_card(card), &cards)),
        }
        @for (n, deal) in deals().enumerate() {
            (price_tag(pen, card, deal, (x, y + CARD.1 + 11 + 16 * n as i32)))
        }
    }
}

/// Is a deal for this card?
pub(super) fn suits(deal: &Deal, card: Card) -> bool {
    let Some(cattle) = card.cattle() else { return false };
    match deal.goods {
        Goods::Value(value) => cattle.breed != Breed::Orange && cattle.value == value,
        Goods::Simmental => cattle.breed == Breed::Orange,
    }
}

fn price_tag(pen: &Pen, card: Card, deal: &Deal, (x, y): Point) -> Markup {
    let half = (25, 7);
    let drawn = html! {
        (frame("g-tag", (x, y), half, 4))
        (text("g-t9", (x - 19, y), &deal.cowboys.to_string()))
        (icon("cowboy", (x - 9, y), 12))
        @if deal.cards > 1 { (text("g-t8", (x + 4, y), &format!("{}×", deal.cards))) }
        (coin((x + 17, y), &deal.price.to_string()))
    };
    pen.piece(Piece::Deal(card, deal.cowboys), "", &Halo::Box((x, y), half, 4), &drawn)
}

/// The objective display, drawn a little larger than the cattle.
pub(super) fn objectives(pen: &Pen) -> Markup {
    let view = pen.scene.view;
    let stack = (-2, 0);
    let drawn = cards::back(view.objective_stack, "objective", stack);
    html! {
        rect.g-strip x="682" y="704" width="314" height="136" rx="10" {}
        g transform="translate(716,772) scale(1.14)" {
            (pen.piece(Piece::ObjectiveStack, "", &Halo::Box(stack, CARD, 4), &drawn))
            @for (n, objective) in view.display.iter().enumerate() {
                (displayed(pen, *objective, view.display[..n].contains(objective), (53 * (n as i32 + 1), 0)))
            }
        }
    }
}

/// A card of the display. Cards alike are one action, which lies on the first of them.
fn displayed(pen: &Pen, objective: Option<Objective>, again: bool, at: Point) -> Markup {
    let Some(objective) = objective else {
        return frame("g-empty", at, CARD, 4);
    };
    let drawn = cards::objective_card(pen.scene.view.edition, objective.card(), at);
    let about = pen.about_card(objective.into());
    if again {
        return pen.unclicked(Piece::Objective(objective), &about, &drawn);
    }
    pen.piece(Piece::Objective(objective), &about, &Halo::Box(at, CARD, 4), &drawn)
}
