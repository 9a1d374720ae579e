//! What a player has: a board with coins and cards, and the figures in one line.

use super::{Pen, cards};
use crate::kit::{self, coin, figure, inline, shape};
use crate::words::Value;
use cowcatcher_engine::Seat;
use cowcatcher_games::toy::PlayerView;
use maud::{Markup, html};

/// Coins of this value are drawn as one.
const LARGE: u8 = 5;
/// Coins in a row.
const ROW: u8 = 7;

/// Coins as they lie before a player, and the backs of the cards.
pub(super) fn sheet(pen: &Pen, seat: Seat, player: &PlayerView) -> Markup {
    let name = Value::from(pen.scene.words.seat(seat));
    let label = pen.scene.words.locale.text_with("region-player-board", &[("name", name)]);
    let (large, small) = (player.coins / LARGE, player.coins % LARGE);
    let coins = (0..large).map(|_| LARGE).chain((0..small).map(|_| 1));
    html! {
        svg class={ "k-sheet t-sheet k-p" (seat) } viewBox="0 0 400 104" role="group" aria-label=(label) {
            rect.t-strip x="1" y="1" width="398" height="102" rx="8" {}
            @for (nth, value) in (0..).zip(coins) {
                @let at = (22 + 27 * i32::from(nth % ROW), 24 + 27 * i32::from(nth / ROW));
                (coin("t-t12", at, if value == LARGE { 12 } else { 9 }, &value.to_string()))
            }
            @for nth in 0..player.cards as i32 { (cards::back((232 + 62 * nth, 52))) }
        }
    }
}

/// One line for a player.
pub(super) fn line(pen: &Pen, seat: Seat, player: &PlayerView) -> Markup {
    let (words, name) = (pen.scene.words, pen.scene.words.seat(seat));
    let said = |icon: &str, id: &str| {
        let told = words.say(id, &[("player", name.clone().into())]);
        html! { span title=(told) { (inline(icon)) span.unseen { (told) } } }
    };
    let wins = pen.scene.view.winner == Some(seat);
    let beside = html! {
        (shape(seat))
        (name)
        @if player.chosen { (said("chosen", "event-chose")) }
        @if wins { (said("star", "event-won")) }
    };
    let figures = html! {
        (figure(seat, "coins", &inline("coin"), player.coins, &words.say("category-coins", &[])))
        (figure(seat, "cards", &inline("cards"), player.cards, &words.say("figure-cards", &[])))
    };
    kit::line("t-line", seat, wins, &name, &beside, &figures)
}
