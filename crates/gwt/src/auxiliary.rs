//! AUX: auxiliary actions. Carries GWT-AUX-01 to 17.

use crate::action::Action;
use crate::agenda::{How, Step, Tell};
use crate::data::lines::{Effect, Number};
use crate::data::player_board::Auxiliary;
use crate::event::{Event, Why};
use crate::state::Gwt;
use cowcatcher_engine::{Choices, Refusal};

impl Gwt {
    pub(crate) fn judge_auxiliary(&self, aux: Auxiliary, double: bool) -> Result<(), Refusal> {
        let times = 1 + u8::from(double);
        if aux.forms_open(self.me().discs) < u32::from(times) {
            return Err(Refusal::rule(if double { "GWT-AUX-03" } else { "GWT-AUX-01" }));
        }
        match aux {
            Auxiliary::Money | Auxiliary::Cards => Ok(()),
            Auxiliary::Certificate => {
                self.judge_price("GWT-AUX-09", u16::from(times))?;
                self.judge_back(times)
            }
            Auxiliary::Engine => self.judge_price("GWT-AUX-10", u16::from(times)),
            Auxiliary::Removal => self.judge_back(times),
        }
    }

    // Inlined, so that the single forms of phase B, asked for at every location, do not look at the double ones.
    #[inline(always)]
    pub(crate) fn legal_auxiliary(&self, double_too: bool, into: &mut Choices<Action>) {
        for &aux in Auxiliary::ALL {
            for double in [false, true] {
                if (double_too || !double) && self.judge_auxiliary(aux, double).is_ok() {
                    into.push(Action::Aux(aux, double));
                }
            }
        }
    }

    /// Performs an auxiliary action; doubled means requirement and benefit both twice, as one action (GWT-AUX-04).
    pub(crate) fn play_auxiliary(&mut self, aux: Auxiliary, double: bool, log: &mut impl Tell) {
        let times = 1 + u8::from(double);
        log.tell(Event::Auxiliary(aux, double));
        match aux {
            Auxiliary::Money => self.gain(u16::from(times), Why::Action, log),
            Auxiliary::Cards => self.start_drawing(times, false),
            Auxiliary::Certificate => {
                self.pay(u16::from(times), Why::Action, log);
                self.agenda.push(Step::Certificates(times));
                self.agenda.push(Step::EngineBack(times));
            }
            Auxiliary::Engine => {
                self.pay(u16::from(times), Why::Action, log);
                self.agenda.push(Step::Engine { up_to: times, optional: true });
            }
            Auxiliary::Removal => {
                self.agenda.push(Step::Remove(times));
                let dollars = self.tables().removal_pays * times;
                self.agenda.push(Step::Do(Effect::Money(dollars, Number::Fixed(1)), How::Earned));
                self.agenda.push(Step::EngineBack(times));
            }
        }
    }
}
