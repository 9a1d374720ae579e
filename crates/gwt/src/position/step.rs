//! Whose turn it is, and which step of it comes next.

use super::Done;
use crate::agenda::{Step, Walk};
use crate::data::cards::{CATTLE_KINDS, Card};
use crate::data::player_board::CERTIFICATES;
use crate::data::trail::Space;
use crate::kansas_city::herd_value;
use crate::solo::Chore;
use crate::state::{Cards, Gwt, Turn};
use cowcatcher_proof::scenario::value::{colour, seat_named, text};
use toml::Value;

const STEPS: &str = "turn, location, kansas-city, foresight-1 to foresight-3, income, deliver-N, phase-c";

impl Gwt {
    /// Whose turn it is, from its beginning.
    pub(super) fn set_turn(&mut self, value: &Value) -> Done {
        let seat = seat_named(self, text(value)?)?;
        self.turn = Turn { last_turns: self.turn.last_turns, before: self.turn.before, ..Turn::new(seat) };
        self.agenda.clear();
        self.agenda.push(Step::TurnBegins);
        Ok(())
    }

    /// Which step of the turn comes next.
    pub(super) fn set_step(&mut self, value: &Value) -> Done {
        let step = text(value)?;
        if self.is_sam(self.active()) && step != "turn" {
            return Err("Sam's turn begins with his card (GWT-SOLO-07)".into());
        }
        self.check_place_for(step)?;
        self.agenda.clear();
        self.agenda.push(Step::PhaseC);
        match step {
            "turn" => {
                self.agenda.clear();
                self.agenda.push(Step::TurnBegins);
            }
            "location" | "kansas-city" => self.agenda.push(Step::Arrive(Walk::PhaseA)),
            "phase-c" => {}
            _ => {
                self.agenda.push(Step::LeaveKansasCity);
                self.agenda.push(Step::EndTurn);
                match step.rsplit_once('-') {
                    None if step == "income" => self.agenda.push(Step::Income),
                    Some(("foresight", column @ ("1" | "2" | "3"))) => {
                        self.agenda.push(Step::Income);
                        let first: u8 = column.parse().unwrap_or(1);
                        (first..=3).rev().for_each(|column| self.agenda.push(Step::Foresight(column)));
                    }
                    Some(("deliver", total)) => {
                        let limit = total.parse().map_err(|_| format!("{total:?} is not a total"))?;
                        let most = self.highest_total();
                        if limit > most {
                            return Err(format!("no income is higher than {most} here (GWT-KC-22 to 25)"));
                        }
                        self.turn.total = limit;
                        self.agenda.push(Step::Deliver { limit, extraordinary: false });
                    }
                    _ => return Err(format!("no step {step:?}; there are: {STEPS}")),
                }
            }
        }
        Ok(())
    }

    /// The rancher must be where the step is done.
    fn check_place_for(&self, step: &str) -> Done {
        let name = colour(self.active());
        let rancher = self.me().rancher;
        match (step, rancher) {
            ("turn", _) => Ok(()),
            (_, None) => Err(format!("{name}'s rancher is at no location")),
            ("location", Some(space)) if self.trail.occupied() & space.bit() == 0 => {
                Err(format!("{name}'s rancher is at no location, but on {space} (GWT-MOVE-02)"))
            }
            ("phase-c", Some(Space::KC)) => {
                Err(format!("{name}'s rancher has left Kansas City before phase C (GWT-KC-29)"))
            }
            ("location" | "phase-c", Some(_)) | (_, Some(Space::KC)) => Ok(()),
            (_, Some(space)) => Err(format!("{name}'s rancher is on {space}, not in Kansas City (GWT-KC-01)")),
        }
    }

    /// More than this no income can be: one card of every breed, all certificates (GWT-KC-22 to 25).
    fn highest_total(&self) -> u8 {
        let here = |&kind: &usize| {
            self.setting.simmental || !matches!(Card::from_index(kind), Card::Calf | Card::Heifer | Card::Cow)
        };
        let one_of_each: Cards = (0..CATTLE_KINDS).filter(here).collect();
        let certificates = CERTIFICATES.into_iter().max().unwrap_or(0);
        herd_value(&one_of_each) + certificates + self.me().permanent_certificates()
    }

    /// The step that comes next, as it is set; nothing in the middle of one.
    pub(super) fn step_name(&self) -> String {
        let below_top = self.agenda.steps().iter().rev().nth(1);
        match self.agenda.top() {
            None => "over".into(),
            Some(Step::Sam(Chore::Draw)) => "turn".into(),
            Some(Step::TurnBegins | Step::PlaceRancher | Step::Move { moved: 0, walk: Walk::PhaseA, .. }) => {
                "turn".into()
            }
            Some(Step::Discard { .. }) if below_top == Some(&Step::PlaceRancher) => "turn".into(),
            Some(Step::Arrive(_)) if self.me().rancher == Some(Space::KC) => "kansas-city".into(),
            Some(Step::Arrive(_) | Step::Location) => "location".into(),
            Some(Step::Foresight(column)) => format!("foresight-{column}"),
            Some(Step::Income) => "income".into(),
            Some(Step::Deliver { limit, extraordinary: false }) => format!("deliver-{limit}"),
            Some(Step::PhaseC) => "phase-c".into(),
            Some(_) => String::new(),
        }
    }
}
