//! Objective cards and starting objectives (components 10).

use super::lines::Line;

/// Makes a [`named!`](cowcatcher_engine::named) set whose last members are the objective cards: their list stands here alone.
macro_rules! named_with_objectives {
    ($(#[$meta:meta])* pub enum $type:ident as $what:literal { $($others:tt)* }) => {
        named_with_objectives! {
            [$(#[$meta])* pub enum $type as $what] [$($others)*]
            O1 "O1" O2 "O2" O3 "O3" O4 "O4" O5 "O5" O6 "O6" O7 "O7" O8 "O8" O9 "O9" O10 "O10" O11 "O11"
            O12 "O12" O13 "O13" O14 "O14" O15 "O15" O16 "O16" O17 "O17" O18 "O18" O19 "O19" O20 "O20" O21 "O21"
        }
    };
    ([$($head:tt)*] [$($others:tt)*] $($card:ident $name:literal)+) => {
        cowcatcher_engine::named! {
            $($head)* {
                $($others)*
                $(
                    /// An objective card: see [`OBJECTIVES`](super::objectives::OBJECTIVES).
                    $card = $name,
                )+
            }
        }
    };
}
pub(super) use named_with_objectives;

named_with_objectives! {
    /// An objective card of the deck.
    pub enum Objective as "an objective card" {}
}

cowcatcher_engine::named! {
    /// A starting objective: see [`STARTING`].
    pub enum Starting as "a starting objective" {
        ST1 = "ST1", ST2 = "ST2", ST3 = "ST3", ST4 = "ST4",
    }
}

cowcatcher_engine::named! {
    /// What an objective asks for (GWT-SCORE-14). One thing serves one card only.
    pub enum Task as "a task" {
        Building = "building", Green = "green-trade", Pair = "pair-trade", Hazard = "hazard", Station = "station",
        Value3 = "value3", Value4 = "value4", Value5 = "value5", Terminal = "terminal",
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
pub const OBJECTIVES: [ObjectiveCard; Objective::ALL.len()] = [
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
