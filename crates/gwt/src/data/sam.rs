//! Sam, the solo opponent of the second edition: his 15 cards and what else is fixed about him (components 14).
//!
//! What is printed on the cards is not public. Everything here but the levels is a reconstruction (`rules/gwt-rules.md`, chapter SOLO).

use super::cities::City;
use super::player_board::Worker;

cowcatcher_engine::named! {
    /// How strong Sam is (GWT-SOLO-05).
    pub enum Level as "a level (easy, medium or hard)" {
        Easy = "easy", Medium = "medium", Hard = "hard",
    }
}

impl Level {
    /// How many of the cards are in his deck, from the first on.
    pub const fn cards(self) -> u8 {
        match self {
            Level::Easy => 12,
            Level::Medium | Level::Hard => 15,
        }
    }

    /// Workers of each type that he begins with, before one is drawn.
    pub const fn workers(self) -> u8 {
        match self {
            Level::Easy | Level::Medium => 0,
            Level::Hard => 1,
        }
    }

    /// Where his first delivery goes (GWT-SOLO-30).
    pub const fn first_city(self) -> City {
        match self {
            Level::Easy => City::V4,
            Level::Medium => City::V6,
            Level::Hard => City::V10,
        }
    }
}

/// How far a card sends Sam's herder, at least one step (GWT-SOLO-08).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Steps {
    /// So many steps.
    Exactly(u8),
    /// As many as the most private buildings that either has on the trail.
    MostBuildings,
    /// As many as his cowboys.
    Cowboys,
    /// As many as his workers of the type he is specialized in.
    Specialists,
}

/// What a card lets Sam do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Errand {
    /// Hire from the cheapest row with a worker he can hire.
    Hire,
    /// Hire a worker of the type he is specialized in, or of the type of which most can be hired.
    HireSpecialist,
    /// Hire an engineer, then move the engine.
    HireEngineer,
    /// Move the engine forward.
    Engine,
    /// Take an open objective card.
    Objective,
    /// Take an outlaw.
    Outlaw,
    /// Take a hazard.
    Hazard,
    /// Buy at the cattle market.
    Buy,
    /// Add cards to the cattle market, then buy with one cowboy less.
    FillMarket,
    /// Place a building.
    Build,
}

/// One of Sam's cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SamCard {
    /// How far he moves.
    pub steps: Steps,
    /// The specialization without which there is no action.
    pub only: Option<Worker>,
    /// The action.
    pub errand: Errand,
}

const fn card(steps: Steps, errand: Errand) -> SamCard {
    SamCard { steps, only: None, errand }
}

const fn special(steps: Steps, only: Worker, errand: Errand) -> SamCard {
    SamCard { steps, only: Some(only), errand }
}

/// How many cards there are.
pub const SAM_CARD_COUNT: u8 = 15;

/// The cards 1 to 15 (GWT-SOLO-11 to 25).
pub const SAM_CARDS: [SamCard; SAM_CARD_COUNT as usize] = [
    card(Steps::Exactly(1), Errand::Hire),
    card(Steps::Exactly(1), Errand::Engine),
    card(Steps::Exactly(1), Errand::Objective),
    card(Steps::Exactly(1), Errand::Outlaw),
    card(Steps::Exactly(1), Errand::Hazard),
    card(Steps::Exactly(1), Errand::HireSpecialist),
    card(Steps::Exactly(2), Errand::Engine),
    card(Steps::Exactly(2), Errand::Buy),
    card(Steps::Exactly(2), Errand::Build),
    special(Steps::MostBuildings, Worker::Craftsman, Errand::Build),
    special(Steps::MostBuildings, Worker::Engineer, Errand::HireEngineer),
    special(Steps::Cowboys, Worker::Cowboy, Errand::FillMarket),
    special(Steps::Cowboys, Worker::Cowboy, Errand::Buy),
    special(Steps::Specialists, Worker::Engineer, Errand::Engine),
    special(Steps::Specialists, Worker::Craftsman, Errand::Build),
];

/// The card of a number from 1 to 15.
pub fn sam_card(number: u8) -> Option<&'static SamCard> {
    SAM_CARDS.get(usize::from(number).checked_sub(1)?)
}

/// The highest price of what he takes from the cattle market, which he does not pay (GWT-SOLO-27).
pub const HIGHEST_PRICE: u16 = 8;
/// Points for each of his discs on the terminal city (GWT-SOLO-33).
pub const SAM_TERMINAL_POINTS: i32 = 6;
