//! TRACK: company tracks, their capital demands, special spaces and permanent bonuses. Carries MOM-TRACK-01 to MOM-TRACK-15,
//! MOM-SPECIAL-01 to MOM-SPECIAL-07.

use crate::action::Action;
use crate::agenda::{Step, Tell};
use crate::data::companies::{COMPANIES, Company};
use crate::data::tracks::{LAST_SPACE, TrackBonus};
use crate::event::{Event, Why};
use crate::lack::Money;
use crate::state::{Mombasa, Perks};
use cowcatcher_engine::{Choices, Refusal, Seat};

impl Mombasa {
    /// The pounds a seat pays for its next space on a track; none at its end.
    pub fn demand(&self, seat: Seat, company: Company) -> Option<u8> {
        let space = self.player(seat).tracks[company.index()];
        (space < LAST_SPACE).then(|| self.track(company).demand_after(space))
    }

    /// The shares of a seat in a company: those of its track and the additional ones of all its cards (MOM-TRACK-01).
    pub fn shares(&self, seat: Seat, company: Company) -> u8 {
        let player = self.player(seat);
        let additional = player.cards().within(self.tables().share_cards[company.index()]).len();
        self.track(company).shares_at(player.tracks[company.index()]) + additional as u8
    }

    /// Could the active player go one space forward there?
    pub(crate) fn can_advance(&self, company: Company) -> bool {
        self.demand(self.active, company).is_some_and(|pounds| u16::from(pounds) <= self.me().money)
    }

    /// The tracks, as bits, on which the active player could go forward, without those excluded.
    pub(crate) fn open_tracks(&self, excluded: u8) -> u8 {
        Company::ALL
            .iter()
            .filter(|company| excluded >> company.index() & 1 == 0 && self.can_advance(**company))
            .fold(0, |bits, company| bits | 1 << company.index())
    }

    pub(crate) fn can_advance_any(&self) -> bool {
        Company::ALL.iter().any(|&company| self.can_advance(company))
    }

    /// Is nothing of these spaces left that could be moved?
    pub(crate) fn advance_over(&self, spaces: [u8; COMPANIES]) -> bool {
        self.open_tracks(exhausted(spaces)) == 0
    }

    pub(crate) fn legal_advance(&self, excluded: u8, into: &mut Choices<Action>) {
        let open = self.open_tracks(excluded);
        let companies = Company::ALL.iter().filter(|company| open >> company.index() & 1 != 0);
        into.extend(companies.map(|&company| Action::Advance(company)));
    }

    /// Judges one space forward on a track that is not excluded.
    pub(crate) fn judge_advance(&self, excluded: u8, company: Company, clause: &'static str) -> Result<(), Refusal> {
        if excluded >> company.index() & 1 != 0 {
            return Err(Refusal::rule(clause));
        }
        let money = self.me().money;
        match self.demand(self.active, company) {
            None => Err(Refusal::rule("MOM-TRACK-03")),
            Some(pounds) if u16::from(pounds) > money => {
                Err(Refusal::costs("MOM-TRACK-02", Money::Pounds, i32::from(pounds), i32::from(money)))
            }
            Some(_) => Ok(()),
        }
    }

    /// One space forward on the track of which spaces were gained.
    pub(crate) fn play_advance(&mut self, spaces: [u8; COMPANIES], company: Company, log: &mut impl Tell) {
        let mut spaces = spaces;
        spaces[company.index()] = spaces[company.index()].saturating_sub(1);
        self.agenda.pop();
        if spaces != [0; COMPANIES] {
            self.agenda.push(Step::Advance(spaces));
        }
        self.step_forward(company, log);
    }

    /// One space forward on a track of free choice; the other spaces gained are bound to it.
    pub(crate) fn play_tracks(&mut self, excluded: u8, tracks: u8, spaces: u8, company: Company, log: &mut impl Tell) {
        self.agenda.pop();
        if tracks > 1 {
            self.agenda.push(Step::Tracks { excluded: excluded | 1 << company.index(), tracks: tracks - 1, spaces });
        }
        if spaces > 1 {
            let mut left = [0; COMPANIES];
            left[company.index()] = spaces - 1;
            self.agenda.push(Step::Advance(left));
        }
        self.step_forward(company, log);
    }

    /// One space forward: the capital demand is paid, a special space pays all who are there or beyond (MOM-TRACK-06 to 08).
    pub(crate) fn step_forward(&mut self, company: Company, log: &mut impl Tell) {
        let (seat, track) = (self.active, self.track(company));
        let Some(demand) = self.demand(seat, company) else { return };
        self.pay(seat, u16::from(demand), Why::Capital, log);
        let space = &mut self.player_mut(seat).tracks[company.index()];
        *space += 1;
        let space = *space;
        log.tell(Event::Advanced(seat, company, space));
        for (level, &(special, pounds)) in (1..).zip(&track.special) {
            if special == space {
                for other in self.all_seats() {
                    if self.player(other).tracks[company.index()] >= special {
                        self.receive(other, u16::from(pounds), Why::Special, log);
                    }
                }
                log.tell(Event::Unlocked(seat, company, level));
            }
        }
    }

    /// Makes the bonuses that a seat has unlocked usable (MOM-TRACK-09, MOM-TRACK-11, MOM-TRACK-15).
    pub(crate) fn unlock(&mut self, seat: Seat) {
        let mut perks = Perks::default();
        let mut levels = [0; COMPANIES];
        for (&company, level) in Company::ALL.iter().zip(&mut levels) {
            let track = self.track(company);
            *level = track.level_at(self.player(seat).tracks[company.index()]);
            let Some(bonus) = usize::from(*level).checked_sub(1).and_then(|index| track.bonus.get(index)) else {
                continue;
            };
            match *bonus {
                TrackBonus::Expansion(more) => perks.expansion = more,
                TrackBonus::Markers(more) => perks.markers = more,
                TrackBonus::Discount(good) => perks.discount = Some(good),
                TrackBonus::MixedDiscount => perks.mixed = true,
                TrackBonus::UnitPerCard(good) => perks.unit = Some(good),
                TrackBonus::Space(_) => {}
            }
        }
        let player = self.player_mut(seat);
        player.levels = levels;
        player.perks = perks;
    }
}

/// The companies, as bits, of which no space is left.
pub(crate) fn exhausted(spaces: [u8; COMPANIES]) -> u8 {
    spaces.iter().enumerate().filter(|&(_, &left)| left == 0).fold(0, |bits, (company, _)| bits | 1 << company)
}
