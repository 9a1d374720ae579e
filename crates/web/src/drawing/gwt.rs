//! Great Western Trail on the page.

use super::{Picture, Scene};
use crate::boards::gwt as boards;
use crate::words::Locale;
use crate::words::gwt::GwtWords;
use cowcatcher_engine::{Occurrence as _, Question as _, Refusal, Seat};
use cowcatcher_gwt::data::cards::Card;
use cowcatcher_gwt::{Action, Event, Gwt, View};
use maud::Markup;

/// Hands the scene to the drawings, with its words.
fn with<T>(scene: &Scene<'_, Gwt>, draw: impl FnOnce(&boards::Scene<'_>) -> T) -> T {
    let &Scene { view, legal, game, seat, names, locale } = scene;
    let words = GwtWords { locale, view, names };
    draw(&boards::Scene { view, legal, words: &words, game, seat })
}

impl Picture for Gwt {
    const STYLE: &'static str = include_str!("../boards/gwt/board.css");

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
        let words = GwtWords { locale, view, names: &[] };
        view.question.map(|question| (words.question(question), question.clause()))
    }

    fn last_turns(view: &View) -> Option<u8> {
        view.last_turns
    }

    fn label(view: &View, locale: Locale, action: Action) -> String {
        GwtWords { locale, view, names: &[] }.action_short(action)
    }

    fn explain(&self, view: &View, locale: Locale, names: &[String], action: Action) -> String {
        GwtWords { locale, view, names }.action(self, action)
    }

    fn ends(action: Action) -> bool {
        matches!(action, Action::Done | Action::Skip | Action::Stop)
    }

    fn tell(view: &View, locale: Locale, names: &[String], event: &Event) -> String {
        GwtWords { locale, view, names }.event(event)
    }

    fn clause_of(event: &Event) -> Option<&'static str> {
        event.clause()
    }

    fn opens(event: &Event) -> Option<Seat> {
        event.opens()
    }

    fn category(view: &View, locale: Locale, index: usize) -> String {
        GwtWords { locale, view, names: &[] }.category(index)
    }

    fn refusal(view: &View, locale: Locale, refusal: &Refusal) -> String {
        GwtWords { locale, view, names: &[] }.refusal(refusal)
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
