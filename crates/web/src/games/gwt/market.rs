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

/// The upper edge of the strip, and the y of the centres of what lies in it.
const TOP: i32 = 675;
const MIDDLE: i32 = 731;
/// Half of the width and height of a card of the market: the cow above, its prices below.
const OFFER: Point = (30, 53);
/// Half of the width and height of a stack of cards.
const STACK: Point = (19, 38);
/// The x of the first pile: plain, and where the stacks of the grown Simmentals stand before it.
const FIRST: [i32; 2] = [79, 122];
/// The x beyond which no pile lies, and how far two of them are apart if there is room.
const LAST: i32 = 652;
const STEP: i32 = 96;
/// Half of the height of a price.
const PRICE: i32 = 12;

/// The cattle market: one pile for each kind of card, with its prices.
pub(super) fn cattle(pen: &Pen) -> Markup {
    let view = pen.scene.view;
    let words = pen.scene.words;
    let mut piles: Vec<(Card, usize)> = view
        .market
        .chunk_by(|one, other| one == other)
        .filter_map(|alike| alike.first().map(|&card| (card, alike.len())))
        .collect();
    // GWT-SIMM-18: orange cards are leftmost.
    piles.sort_by_key(|(card, _)| card.cattle().is_none_or(|cattle| cattle.breed != Breed::Orange));
    let first = FIRST[usize::from(view.grown_stacks.is_some())];
    let step = STEP.min((LAST - first) / (piles.len() as i32 - 1).max(1));
    let stack = (24, MIDDLE);
    let drawn = cards::back(view.market_stack, "cow", stack, STACK);
    let about = words.about_market_stack();
    html! {
        rect.g-strip x="2" y=(TOP) width="682" height="113" rx="8" {}
        (pen.piece(Piece::MarketStack, &about, &Halo::Box(stack, STACK, 4), &drawn))
        @if let Some([heifers, cows]) = view.grown_stacks {
            (grown(pen, Card::Heifer, heifers, (68, MIDDLE - 27)))
            (grown(pen, Card::Cow, cows, (68, MIDDLE + 27)))
        }
        @for (n, &(card, count)) in piles.iter().enumerate() { (pile(pen, card, count, first + step * n as i32)) }
    }
}

/// The open stack of a Simmental of a higher level: nobody can buy from it (GWT-SIMM-04).
fn grown(pen: &Pen, card: Card, count: u32, (x, y): Point) -> Markup {
    let half = (18, 25);
    let drawn = html! {
        g.g-card.g-b-orange {
            (frame(if count > 0 { "g-cardface" } else { "g-empty" }, (x, y), half, 4))
            path.g-band d={ "M" (x - 18) " " (y - 8) "v-13a4 4 0 0 1 4-4h28a4 4 0 0 1 4 4v13z" } {}
            (text("g-t11 g-on", (x, y - 16), &card.cattle().map_or(0, |cattle| cattle.value).to_string()))
            use href="#icon-cattle" x=(x - 13) y=(y - 7) width="26" height="16" {}
            (text("g-t11", (x, y + 17), &format!("×{count}")))
        }
    };
    let words = pen.scene.words;
    pen.unclicked(Piece::Deal(card, 1), &words.about_grown(card, count), &drawn)
}

fn pile(pen: &Pen, card: Card, count: usize, x: i32) -> Markup {
    let Some(cattle) = card.cattle() else { return html! {} };
    let (w, h) = OFFER;
    let under = count.min(3) - 1;
    let deals: Vec<&Deal> = DEALS.iter().filter(|deal| suits(deal, card)).collect();
    let words = pen.scene.words;
    let face = html! {
        g class={ "g-card " (cards::breed_class(cattle.breed)) } {
            @for n in (0..under).rev() {
                @let shift = 2 * (n as i32 + 1);
                rect.g-card-under x=(x - w + shift) y=(MIDDLE - h - shift) width=(2 * w) height=(2 * h) rx="4" {}
            }
            (frame("g-cardface", (x, MIDDLE), OFFER, 4))
            (cards::cattle_face(pen.scene.view.edition, cattle, (x, MIDDLE - h + 1), w))
            @if count > 1 { (text("g-t11 g-times", (x + 18, MIDDLE - h + 48), &format!("×{count}"))) }
        }
    };
    // The cards speak for their first price, unless one of their prices can be paid.
    let open = deals.iter().any(|deal| pen.carries(Piece::Deal(card, deal.cowboys)).is_some());
    let first = deals.first().filter(|_| !open).map(|deal| Piece::Deal(card, deal.cowboys));
    let about = words.about_offer(card);
    html! {
        @match first {
            Some(deal) => (pen.unclicked(deal, &about, &face)),
            None => (titled(&about, &face)),
        }
        @for (n, deal) in deals.iter().enumerate() {
            @let (at, half) = price_at(n, deals.len(), x);
            (price_tag(pen, card, deal, at, half))
        }
    }
}

/// Where the nth of so many prices stands on a card: two below each other, or two side by side and the third below them.
fn price_at(n: usize, of: usize, x: i32) -> (Point, Point) {
    let below = MIDDLE + OFFER.1 - 2;
    let (upper, lower) = (below - 3 * PRICE, below - PRICE);
    let half = OFFER.0 / 2 - 1;
    match (of, n) {
        (3, 0) => ((x - half - 1, upper), (half, PRICE)),
        (3, 1) => ((x + half + 1, upper), (half, PRICE)),
        (_, 0) => ((x, upper), (OFFER.0 - 2, PRICE)),
        _ => ((x, lower), (OFFER.0 - 2, PRICE)),
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

/// So many cowboys and dollars, and for how many cards if for more than one.
fn price_tag(pen: &Pen, card: Card, deal: &Deal, (x, y): Point, half: Point) -> Markup {
    let wide = half.0 > OFFER.0 / 2;
    let (cowboys, hat, dollars) = if wide { (x - 22, x - 12, x + 17) } else { (x - 11, x - 3, x + 7) };
    let drawn = html! {
        g.g-card {
            (frame("g-tag", (x, y), (half.0, half.1 - 1), 3))
            (text("g-t9", (cowboys, y), &deal.cowboys.to_string()))
            (icon("cowboy", (hat, y), if wide { 14 } else { 10 }))
            @if deal.cards > 1 { (text("g-t9", (x + 2, y), &format!("{}×", deal.cards))) }
            (coin((dollars, y), &deal.price.to_string()))
        }
    };
    let about = pen.scene.words.about_deal(card, deal);
    pen.piece(Piece::Deal(card, deal.cowboys), &about, &Halo::Box((x, y), (half.0, half.1 - 1), 3), &drawn)
}

/// The objective display, drawn a little larger than cards in hand.
pub(super) fn objectives(pen: &Pen) -> Markup {
    let view = pen.scene.view;
    let stack = (709, MIDDLE);
    let drawn = cards::back(view.objective_stack, "objective", stack, STACK);
    let about = pen.scene.words.about_objective_stack();
    html! {
        rect.g-strip x="688" y=(TOP) width="290" height="113" rx="8" {}
        (pen.piece(Piece::ObjectiveStack, &about, &Halo::Box(stack, STACK, 4), &drawn))
        @for (n, objective) in view.display.iter().enumerate() {
            @let again = view.display[..n].contains(objective);
            g transform={ "translate(" (760 + 61 * n) "," (MIDDLE) ") scale(1.1)" } { (displayed(pen, *objective, again)) }
        }
    }
}

/// A card of the display. Cards alike are one action, which lies on the first of them.
fn displayed(pen: &Pen, objective: Option<Objective>, again: bool) -> Markup {
    let at = (0, 0);
    let Some(objective) = objective else {
        return frame("g-empty", at, CARD, 4);
    };
    let drawn = cards::objective_card(pen.scene.view.edition, objective.card(), at);
    let about = pen.scene.words.about_objective(objective.card());
    if again {
        return pen.unclicked(Piece::Objective(objective), &about, &drawn);
    }
    pen.piece(Piece::Objective(objective), &about, &Halo::Box(at, CARD, 4), &drawn)
}
