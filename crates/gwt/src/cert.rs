//! CERT: certificates. Carries GWT-CERT-01 to 10 (the last with act.rs).

use crate::action::Action;
use crate::agenda::Tell;
use crate::data::player_board::{CERTIFICATES, DiscSpace};
use crate::event::Event;
use crate::lack::Lack;
use crate::state::{Gwt, Player};
use cowcatcher_engine::{Choices, Refusal};

impl Player {
    /// The limit of temporary certificates (GWT-CERT-02, 03).
    pub(crate) fn certificate_limit(&self) -> u8 {
        match (self.has_disc(DiscSpace::Limit4), self.has_disc(DiscSpace::Limit6)) {
            (true, _) => 3,
            (false, true) => 4,
            (false, false) => 6,
        }
    }

    /// Permanent certificates (GWT-CERT-07, 08).
    pub(crate) fn permanent_certificates(&self) -> u8 {
        self.masters().map(|master| master.permanent()).sum()
    }
}

/// The space `steps` further on the track, the limit not passed (GWT-CERT-04).
fn forward(from: u8, steps: u8, limit: u8) -> u8 {
    let ahead = CERTIFICATES.into_iter().filter(|&space| space > from && space <= limit);
    ahead.take(usize::from(steps)).last().unwrap_or(from)
}

/// The space after spending `spent` (GWT-CERT-06).
pub(crate) fn after_spending(from: u8, spent: u8) -> u8 {
    CERTIFICATES.into_iter().rev().find(|&space| space.saturating_add(spent) <= from).unwrap_or(0)
}

impl Gwt {
    /// Where the marker would stand after `steps` forward.
    pub(crate) fn certificates_after(&self, steps: u8) -> u8 {
        forward(self.me().certificates, steps, self.me().certificate_limit())
    }

    pub(crate) fn add_certificates(&mut self, steps: u8, log: &mut impl Tell) {
        let to = self.certificates_after(steps);
        if to != self.me().certificates {
            self.me_mut().certificates = to;
            log.tell(Event::Certificates(to));
        }
    }

    /// How many of the certificates offered can be taken at all.
    fn takeable(&self, offered: u8) -> u8 {
        (0..=offered)
            .rev()
            .find(|&n| n == 0 || self.certificates_after(n) != self.certificates_after(n - 1))
            .unwrap_or(0)
    }

    /// All of them or fewer, down to none (GWT-ACT-02).
    pub(crate) fn legal_certificates(&self, offered: u8, into: &mut Choices<Action>) {
        into.extend((0..=self.takeable(offered)).map(Action::Certificates));
    }

    pub(crate) fn judge_certificates(&self, offered: u8, n: u8) -> Result<(), Refusal> {
        if n > offered {
            Err(Refusal::needs("GWT-CERT-04", Lack::Certificates, i32::from(n), i32::from(offered)))
        } else if n > self.takeable(offered) {
            Err(Refusal::rule("GWT-CERT-02"))
        } else {
            Ok(())
        }
    }

    pub(crate) fn play_certificates(&mut self, n: u8, log: &mut impl Tell) {
        self.agenda.pop();
        self.add_certificates(n, log);
    }
}
