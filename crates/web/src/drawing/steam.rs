//! Steam on the page.

use super::{Picture, Scene};
use crate::boards::steam as boards;
use crate::words::Locale;
use crate::words::steam::SteamWords;
use cowcatcher_engine::{Occurrence as _, Question as _, Refusal, Seat};
use cowcatcher_steam::{Action, Event, Options, Question, Steam, View};
use maud::Markup;

/// Hands the scene to the drawings, with its words.
fn with<T>(scene: &Scene<'_, Steam>, draw: impl FnOnce(&boards::Scene<'_>) -> T) -> T {
    let &Scene { view, legal, game, seat, names, locale } = scene;
    let words = SteamWords { locale, view, names };
    draw(&boards::Scene { view, legal, words: &words, game, seat })
}

impl Picture for Steam {
    const STYLE: &'static str = include_str!("../boards/steam/board.css");

    fn draw_board(scene: &Scene<'_, Self>) -> Markup {
        with(scene, boards::board)
    }

    fn hand(_: &Scene<'_, Self>) -> Option<Markup> {
        None
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
        let words = SteamWords { locale, view, names: &[] };
        view.question.map(|question| (words.question(question), question.clause()))
    }

    fn last_turns(view: &View) -> Option<u8> {
        // It is always known; the last two are worth a warning.
        view.turns.checked_sub(view.turn).filter(|&left| left <= 1)
    }

    fn label(view: &View, locale: Locale, action: Action) -> String {
        SteamWords { locale, view, names: &[] }.action_short(action)
    }

    fn explain(&self, view: &View, locale: Locale, names: &[String], action: Action) -> String {
        SteamWords { locale, view, names }.action(self, action)
    }

    fn ends(action: Action) -> bool {
        matches!(action, Action::Done | Action::Pass)
    }

    fn tell(view: &View, locale: Locale, names: &[String], event: &Event) -> String {
        SteamWords { locale, view, names }.event(event)
    }

    fn clause_of(event: &Event) -> Option<&'static str> {
        event.clause()
    }

    fn opens(event: &Event) -> Option<Seat> {
        event.opens()
    }

    fn category(view: &View, locale: Locale, index: usize) -> String {
        SteamWords { locale, view, names: &[] }.category(index)
    }

    fn refusal(view: &View, locale: Locale, refusal: &Refusal) -> String {
        SteamWords { locale, view, names: &[] }.refusal(refusal)
    }

    fn wonders(view: &View, action: Action) -> bool {
        let Some(question) = view.question else { return false };
        let lies = |hex, colour| view.hexes.iter().any(|it| it.hex == hex && it.cubes.contains(&colour));
        match action {
            Action::Take(_) | Action::TakePassing(_) => question == Question::Take,
            Action::Build(hex) | Action::Urbanize(hex) | Action::Grow(hex) => {
                question == Question::Build && view.map.space(hex).is_some()
            }
            Action::Lay(_) => question == Question::Lay,
            Action::NewCity(_) => question == Question::NewCity,
            Action::Cube(hex, colour) => question == Question::Goods && lies(hex, colour),
            Action::Improve => question == Question::Goods,
            Action::Income | Action::Points => question == Question::Reward,
            // Every higher number would have the same answer, and nobody thinks of a way that is not drawn.
            Action::Raise(_) | Action::Bid(_) | Action::Supply(_) | Action::Route(_) | Action::Pass | Action::Done => {
                false
            }
        }
    }

    fn draw_option(options: &Options, key: &str) -> Option<Markup> {
        (key == "map").then(|| boards::picture(&options.map))
    }
}
