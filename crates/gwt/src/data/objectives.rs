//! Objective cards and starting objectives (components 10).

use super::lines::Line;

cowcatcher_engine::named! {
    /// An objective card of the deck.
    pub enum Objective as "an objective card" {
        /// See [`OBJECTIVES`].
        O1 = "O1",
        /// See [`OBJECTIVES`].
        O2 = "O2",
        /// See [`OBJECTIVES`].
        O3 = "O3",
        /// See [`OBJECTIVES`].
        O4 = "O4",
        /// See [`OBJECTIVES`].
        O5 = "O5",
        /// See [`OBJECTIVES`].
        O6 = "O6",
        /// See [`OBJECTIVES`].
        O7 = "O7",
        /// See [`OBJECTIVES`].
        O8 = "O8",
        /// See [`OBJECTIVES`].
        O9 = "O9",
        /// See [`OBJECTIVES`].
        O10 = "O10",
        /// See [`OBJECTIVES`].
        O11 = "O11",
        /// See [`OBJECTIVES`].
        O12 = "O12",
        /// See [`OBJECTIVES`].
        O13 = "O13",
        /// See [`OBJECTIVES`].
        O14 = "O14",
        /// See [`OBJECTIVES`].
        O15 = "O15",
        /// See [`OBJECTIVES`].
        O16 = "O16",
        /// See [`OBJECTIVES`].
        O17 = "O17",
        /// See [`OBJECTIVES`].
        O18 = "O18",
        /// See [`OBJECTIVES`].
        O19 = "O19",
        /// See [`OBJECTIVES`].
        O20 = "O20",
        /// See [`OBJECTIVES`].
        O21 = "O21",
    }
}

cowcatcher_engine::named! {
    /// A starting objective.
    pub enum Starting as "a starting objective" {
        /// See [`STARTING`].
        ST1 = "ST1",
        /// See [`STARTING`].
        ST2 = "ST2",
        /// See [`STARTING`].
        ST3 = "ST3",
        /// See [`STARTING`].
        ST4 = "ST4",
    }
}

cowcatcher_engine::named! {
    /// What an objective asks for (GWT-SCORE-14). One thing serves one card only.
    pub enum Task as "a task" {
        /// An own private building on the trail.
        Building = "building",
        /// A green trade tile.
        Green = "green-trade",
        /// A pair-colour trade tile.
        Pair = "pair-trade",
        /// Any hazard.
        Hazard = "hazard",
        /// An own disc on a station.
        Station = "station",
        /// A cattle card of value 3.
        Value3 = "value3",
        /// A cattle card of value 4.
        Value4 = "value4",
        /// A cattle card of value 5.
        Value5 = "value5",
        /// An own disc on the terminal.
        Terminal = "terminal",
    }
}

/// How many things of each [`Task`] there are, or are needed.
pub type Things = [u8; Task::ALL.len()];

/// A row of the table of objectives.
#[derive(Clone, Copy, Debug)]
pub struct ObjectiveCard {
    /// The immediate action.
    pub immediate: Option<Line>,
    /// What it asks for.
    pub tasks: Things,
    /// Points if all tasks are fulfilled.
    pub points: u8,
    /// Points lost if not.
    pub penalty: u8,
    /// Copies in the deck.
    pub copies: u8,
}

const fn things(tasks: &[Task]) -> Things {
    let mut counted = [0; Task::ALL.len()];
    let mut i = 0;
    while i < tasks.len() {
        counted[tasks[i] as usize] += 1;
        i += 1;
    }
    counted
}

const fn card(immediate: Line, tasks: &[Task], points: u8, penalty: u8, copies: u8) -> ObjectiveCard {
    ObjectiveCard { immediate: Some(immediate), tasks: things(tasks), points, penalty, copies }
}

const fn starting(tasks: &[Task]) -> ObjectiveCard {
    ObjectiveCard { immediate: None, tasks: things(tasks), points: 3, penalty: 0, copies: 1 }
}

use Line::{Auxiliary, Draw3, Engine2, Engine3, Money2, Ride3};
use Task::{
    Building as B, Green as G, Hazard as H, Pair as P, Station as S, Terminal as T, Value3 as V3, Value4 as V4,
    Value5 as V5,
};

/// The deck of 24 cards, in the order of [`Objective`].
#[rustfmt::skip]
pub const OBJECTIVES: [ObjectiveCard; 21] = [
    //   immediate  tasks                points penalty copies
    card(Money2,    &[V3, V3, V3, B],         4,      2,     1),
    card(Money2,    &[V4, H, H],              3,      2,     1),
    card(Money2,    &[B, P, P],               3,      2,     1),
    card(Money2,    &[B, G, P],               3,      2,     1),
    card(Money2,    &[S, S, H],               3,      2,     1),
    card(Auxiliary, &[T],                     5,      3,     4),
    card(Draw3,     &[V3, V3, V3, S],         4,      2,     1),
    card(Draw3,     &[V5, H],                 3,      2,     1),
    card(Draw3,     &[B, B, H],               3,      2,     1),
    card(Draw3,     &[S, G, P],               3,      2,     1),
    card(Draw3,     &[S, G, G],               3,      2,     1),
    card(Engine2,   &[V3, V4, V5],            5,      3,     1),
    card(Engine2,   &[V4, V4, S, G],          5,      3,     1),
    card(Engine2,   &[B, B, G, G],            5,      3,     1),
    card(Engine3,   &[B, P, H, H],            5,      3,     1),
    card(Engine3,   &[S, S, H, H],            5,      3,     1),
    card(Ride3,     &[V3, V4, V5],            5,      2,     1),
    card(Ride3,     &[V3, V4, H, H],          5,      2,     1),
    card(Ride3,     &[B, B, H, H],            5,      2,     1),
    card(Ride3,     &[S, S, B, B],            5,      2,     1),
    card(Ride3,     &[S, S, P, P],            5,      2,     1),
];

/// The four starting objectives, in the order of [`Starting`].
pub const STARTING: [ObjectiveCard; 4] =
    [starting(&[V3, V4, B]), starting(&[B, B, H]), starting(&[P, H, H]), starting(&[S, S, G])];

impl Objective {
    /// What is printed on it.
    pub fn card(self) -> &'static ObjectiveCard {
        &OBJECTIVES[self.index()]
    }
}

impl Starting {
    /// What is printed on it.
    pub fn card(self) -> &'static ObjectiveCard {
        &STARTING[self.index()]
    }
}
