//! Profits of regions, books, tiles and bonus spaces. Carries MOM-ROUND-09, MOM-TRACK-13, MOM-TRACK-16.

use crate::agenda::{Step, Tell};
use crate::data::companies::{COMPANIES, Company};
use crate::data::gains::Gain;
use crate::event::{Event, Why};
use crate::state::Mombasa;
use cowcatcher_engine::Seat;

impl Mombasa {
    /// The active player receives all of these: pounds and diamonds now, then points, then what is still to be chosen.
    /// `source` is the company whose track gives it.
    pub(crate) fn profit(&mut self, gains: &'static [Gain], why: Why, source: Option<Company>, log: &mut impl Tell) {
        let seat = self.active;
        let mut points = 0;
        let mut spaces = [0; COMPANIES];
        for &gain in gains {
            match gain {
                Gain::Pounds(n) => self.receive(seat, u16::from(n), why, log),
                Gain::Diamonds(n) => self.move_diamond(seat, n, log),
                Gain::UnitsLessOne(good) => {
                    let pounds = self.units(seat, good).saturating_sub(1);
                    self.receive(seat, u16::from(pounds), why, log);
                }
                Gain::StartMarker => {
                    self.start_marker = seat;
                    log.tell(Event::StartMarker(seat));
                }
                // The tile comes with the marker in the preparation phase (MOM-BONUS-11).
                Gain::Reserve(_) => {}
                Gain::Points(n) => points += n,
                Gain::Track(company, n) => spaces[company.index()] += n,
                Gain::Tracks { tracks, spaces } => {
                    let excluded = source.map_or(0, |company| 1 << company.index());
                    self.agenda.push(Step::Tracks { excluded, tracks, spaces });
                }
                Gain::RemovePosts(n) => self.agenda.push(Step::Remove(n)),
                Gain::BuyCard => self.agenda.push(Step::BuyCard),
            }
        }
        if spaces != [0; COMPANIES] {
            self.agenda.push(Step::Advance(spaces));
        }
        if points > 0 {
            self.begin_points(points, log);
        }
    }

    /// Pounds from the bank.
    pub(crate) fn receive(&mut self, seat: Seat, pounds: u16, why: Why, log: &mut impl Tell) {
        if pounds > 0 {
            let player = self.player_mut(seat);
            player.money = player.money.saturating_add(pounds);
            log.tell(Event::Gained(seat, pounds, why));
        }
    }

    /// Pounds to the bank.
    pub(crate) fn pay(&mut self, seat: Seat, pounds: u16, why: Why, log: &mut impl Tell) {
        if pounds > 0 {
            let player = self.player_mut(seat);
            player.money = player.money.saturating_sub(pounds);
            log.tell(Event::Paid(seat, pounds, why));
        }
    }
}
