//! Figures of a click, read off the position after it instead of being reckoned again.

use cowcatcher_engine::{Choices, Game, Happened, ToAct};
use cowcatcher_games::gwt::data::cities::City;
use cowcatcher_games::gwt::data::railroad::crosses_before;
use cowcatcher_games::gwt::data::trail::Space;
use cowcatcher_games::gwt::{Action, Event, Gwt, PlayerView, Question};

/// The position after a click, and what the click made happen.
pub(super) struct After {
    game: Gwt,
    /// What happened, whoever hears of it.
    pub events: Vec<Event>,
}

impl After {
    /// Plays the click on a copy. Nothing if it is not legal.
    pub fn of(game: &Gwt, action: Action) -> Option<After> {
        let ToAct::One(seat) = game.to_act() else { return None };
        game.check(seat, action).ok()?;
        let mut after = *game;
        let mut happened = Happened::default();
        after.play_unchecked(seat, action, &mut happened);
        Some(After { game: after, events: happened.events.into_iter().map(|(_, event)| event).collect() })
    }

    /// Is the same player asked this next?
    pub fn asks(&self, question: Question) -> bool {
        self.game.question() == Some(question)
    }

    /// What was paid to the bank.
    pub fn paid(&self) -> u16 {
        let paid = self.events.iter().filter_map(|event| match event {
            Event::Paid(dollars, _) => Some(*dollars),
            _ => None,
        });
        paid.sum()
    }

    /// Where the certificate marker came to stand.
    pub fn certificates(&self) -> Option<u8> {
        self.events.iter().rev().find_map(|event| match event {
            Event::Certificates(n) => Some(*n),
            _ => None,
        })
    }

    /// The highest value of a city that can be delivered to next.
    pub fn furthest(&self) -> Option<u8> {
        let cities = self.choices().into_iter().filter_map(|action| match action {
            Action::Deliver(city) => Some(city.value()),
            _ => None,
        });
        cities.max()
    }

    /// The sites open to the building just chosen, with their prices.
    pub fn sites(&self) -> Vec<(Space, u16)> {
        let sites = self.choices().into_iter().filter_map(|action| match action {
            Action::At(space) => Some((space, After::of(&self.game, action)?.paid())),
            _ => None,
        });
        sites.collect()
    }

    fn choices(&self) -> Choices<Action> {
        let mut choices = Choices::new();
        if let ToAct::One(seat) = self.game.to_act() {
            self.game.legal(seat, &mut choices);
        }
        choices
    }
}

/// What transport to a city costs a player now (GWT-DELIVER-16 to 18).
pub(super) fn transport(player: &PlayerView, city: City) -> u16 {
    let engine = player.engine.to_string();
    let nose = engine.split('|').next_back().and_then(|space| space.parse().ok()).unwrap_or(0);
    crosses_before(city.value()).saturating_sub(crosses_before(nose))
}
