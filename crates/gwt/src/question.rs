//! The questions a player can be asked: one for each kind of step that waits for an answer.

use crate::agenda::{Step, Walk};
use crate::state::Gwt;

cowcatcher_engine::named! {
    /// What is asked now.
    pub enum Question as "a question" {
        PlaceRancher = "place", Move = "move", Ride = "ride", Location = "location", EndTurn = "end-turn",
        WorkerSpace = "worker-space", Foresight = "foresight", Income = "income", Grow = "grow",
        Deliver = "deliver", Disc = "disc", Engine = "engine", EngineBack = "engine-back",
        ReturnFromLast = "return-from-last", Upgrade = "upgrade", Appoint = "appoint", Hire = "hire",
        Build = "build", Site = "site", Buy = "buy", Hazard = "hazard", Trade = "trade",
        HazardOrTrade = "hazard-or-trade", Objective = "objective", Certificates = "certificates",
        Auxiliary = "auxiliary", Draw = "draw", Discard = "discard", Remove = "remove",
    }
}

impl Question {
    /// What a step asks; `None` if it asks nobody.
    pub(crate) fn of(step: Step) -> Option<Question> {
        Some(match step {
            Step::PlaceRancher => Question::PlaceRancher,
            Step::Move { walk: Walk::PhaseA | Walk::Again, .. } => Question::Move,
            Step::Move { walk: Walk::Ride, .. } => Question::Ride,
            Step::Location => Question::Location,
            Step::EndTurn => Question::EndTurn,
            Step::MayDiscard(_) => Question::WorkerSpace,
            Step::Foresight(_) => Question::Foresight,
            Step::Income => Question::Income,
            Step::Grow => Question::Grow,
            Step::Deliver { .. } => Question::Deliver,
            Step::TakeDisc(_) => Question::Disc,
            Step::Engine { .. } => Question::Engine,
            Step::EngineBack(_) | Step::ExtraordinaryBack => Question::EngineBack,
            Step::ReturnFromLast => Question::ReturnFromLast,
            Step::MayUpgrade(_) | Step::UpgradeBehind => Question::Upgrade,
            Step::Appoint(_) => Question::Appoint,
            Step::Hire { .. } => Question::Hire,
            Step::Build { .. } => Question::Build,
            Step::Site { .. } => Question::Site,
            Step::Buy { .. } => Question::Buy,
            Step::Hazard { .. } => Question::Hazard,
            Step::Trade { .. } => Question::Trade,
            Step::HazardOrTrade => Question::HazardOrTrade,
            Step::Objective { .. } => Question::Objective,
            Step::Certificates(_) => Question::Certificates,
            Step::Auxiliary => Question::Auxiliary,
            Step::Draw { .. } => Question::Draw,
            Step::Discard { .. } => Question::Discard,
            Step::Remove(_) => Question::Remove,
            _ => return None,
        })
    }
}

impl Gwt {
    /// How many are left of what the open question counts: steps of the rancher, cowboys, cards to draw, discard or remove.
    pub fn left(&self) -> Option<u8> {
        match self.agenda.top()? {
            Step::Move { left, .. }
            | Step::Buy { cowboys: left }
            | Step::Draw { left, .. }
            | Step::Discard { left, .. }
            | Step::Remove(left) => Some(left),
            _ => None,
        }
    }

    /// How many steps of a walk are left; none unless a walk is asked about.
    pub(crate) fn steps_left(&self) -> Option<u8> {
        self.left().filter(|_| matches!(self.agenda.top(), Some(Step::Move { .. })))
    }

    /// The building whose place is asked for.
    pub(crate) fn placing(&self) -> Option<u8> {
        match self.agenda.top()? {
            Step::Site { number, .. } => Some(number),
            _ => None,
        }
    }
}

impl cowcatcher_engine::Question for Question {
    fn clause(self) -> &'static str {
        match self {
            Question::PlaceRancher => "GWT-TURN-03",
            Question::Move => "GWT-MOVE-03",
            Question::Ride => "GWT-AGAIN-01",
            Question::Location => "GWT-LOCAL-01",
            Question::EndTurn => "GWT-TURN-02",
            Question::WorkerSpace => "GWT-DISC-03",
            Question::Foresight => "GWT-KC-02",
            Question::Income => "GWT-KC-01",
            Question::Grow => "GWT-SIMM-01",
            Question::Deliver => "GWT-DELIVER-02",
            Question::Disc => "GWT-DISC-01",
            Question::Engine => "GWT-RAIL-03",
            Question::EngineBack | Question::ReturnFromLast => "GWT-RAIL-01",
            Question::Upgrade => "GWT-STATION-01",
            Question::Appoint => "GWT-STATION-01",
            Question::Hire => "GWT-HIRE-03",
            Question::Build | Question::Site => "GWT-BUILD-01",
            Question::Buy => "GWT-CATTLE-01",
            Question::Hazard => "GWT-HAZARD-01",
            Question::Trade | Question::HazardOrTrade => "GWT-TRADE-01",
            Question::Objective => "GWT-OBJ-01",
            Question::Certificates => "GWT-CERT-01",
            Question::Auxiliary => "GWT-AUX-01",
            Question::Draw | Question::Discard | Question::Remove => "GWT-DECK-01",
        }
    }
}
