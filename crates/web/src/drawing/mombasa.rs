//! Mombasa on the page.

use super::{Picture, Scene};
use crate::boards::mombasa as boards;
use crate::words::Locale;
use crate::words::mombasa::MombasaWords;
use cowcatcher_engine::{Occurrence as _, Question as _, Refusal, Seat};
use cowcatcher_mombasa::data::cards::Card;
use cowcatcher_mombasa::{Action, Event, Mombasa, PlayerView, View};
use maud::Markup;

/// Hands the scene to the drawings, with its words.
fn with<T>(scene: &Scene<'_, Mombasa>, draw: impl FnOnce(&boards::Scene<'_>) -> T) -> T {
    let &Scene { view, legal, game, seat, names, locale } = scene;
    let words = MombasaWords { locale, view, names };
    draw(&boards::Scene { view, legal, words: &words, game, seat })
}

/// Does the player whose turn it is have this card face up?
fn shows(player: &PlayerView, card: Card) -> bool {
    let in_slot = player.slots.iter().flatten().any(|slot| slot.card == card && slot.face_up);
    in_slot || player.tiles.iter().any(|&(tile, up)| up && tile.card() == Some(card))
}

impl Picture for Mombasa {
    const STYLE: &'static str = include_str!("../boards/mombasa/board.css");

    fn draw_board(scene: &Scene<'_, Self>) -> Markup {
        with(scene, boards::board)
    }

    fn hand(scene: &Scene<'_, Self>) -> Option<Markup> {
        scene.seat.map(|_| with(scene, boards::hand))
    }

    fn player_board(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        with(scene, |scene| boards::own_board(scene, seat))
    }

    fn player_line(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        with(scene, |scene| boards::player_line(scene, seat))
    }

    fn placed(scene: &Scene<'_, Self>) -> Vec<Action> {
        with(scene, boards::placed)
    }

    fn asks(view: &View, locale: Locale) -> Option<(String, &'static str)> {
        let words = MombasaWords { locale, view, names: &[] };
        view.question.map(|question| (words.question(question), question.clause()))
    }

    /// Seven rounds, but nobody knows how many turns the last one has.
    fn last_turns(_: &View) -> Option<u8> {
        None
    }

    fn label(view: &View, locale: Locale, action: Action) -> String {
        MombasaWords { locale, view, names: &[] }.action_short(action)
    }

    fn explain(&self, view: &View, locale: Locale, names: &[String], action: Action) -> String {
        MombasaWords { locale, view, names }.action(self, action)
    }

    fn ends(action: Action) -> bool {
        matches!(action, Action::Done | Action::Stop | Action::End(_) | Action::Ready)
    }

    fn tell(view: &View, locale: Locale, names: &[String], event: &Event) -> String {
        MombasaWords { locale, view, names }.event(event)
    }

    fn clause_of(event: &Event) -> Option<&'static str> {
        event.clause()
    }

    fn opens(event: &Event) -> Option<Seat> {
        event.opens()
    }

    fn category(view: &View, locale: Locale, index: usize) -> String {
        MombasaWords { locale, view, names: &[] }.category(index)
    }

    fn refusal(view: &View, locale: Locale, refusal: &Refusal) -> String {
        MombasaWords { locale, view, names: &[] }.refusal(refusal)
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
