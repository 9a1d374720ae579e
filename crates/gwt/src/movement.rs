//! MOVE and AGAIN: the rancher on the trail. Carries GWT-MOVE-01 to 28, GWT-AGAIN-01 to 07 and GWT-OBJ-11 to 17.
//!
//! One step, one click: the next location on a road. Spaces without a tile are air (GWT-MOVE-02).

use crate::action::Action;
use crate::agenda::{Step, Tell, Walk};
use crate::data::trail::{Hands, Space, spaces};
use crate::event::{Event, Why};
use crate::state::{Gwt, Source, Tile};
use cowcatcher_engine::{Choices, Refusal, Seat};

impl Gwt {
    /// The locations one step ahead, as bits (GWT-MOVE-01, 02, 07, 08).
    pub(crate) fn ahead_of(&self, space: Space) -> u64 {
        let exits = &self.tables().exits[space.index()];
        let roads = exits.roads.iter().take(usize::from(exits.len));
        roads.fold(0, |ahead, &(along, to)| match along & self.trail.occupied() {
            0 => ahead | to.bit(),
            locations => ahead | (locations & locations.wrapping_neg()),
        })
    }

    /// Where this walk may step next, as bits.
    pub(crate) fn steps_ahead(&self, walk: Walk) -> u64 {
        match (self.me().rancher, walk) {
            (None, _) => 0,
            (Some(here), Walk::Ride) => self.ahead_of(here) & !Space::KC.bit(),
            (Some(here), Walk::PhaseA | Walk::Again) => self.ahead_of(here),
        }
    }

    pub(crate) fn legal_move(&self, moved: u8, walk: Walk, into: &mut Choices<Action>) {
        into.extend(spaces(self.steps_ahead(walk)).map(Action::Go));
        if moved > 0 {
            into.push(Action::Stop);
        } else if walk == Walk::PhaseA {
            self.legal_plays(into);
        }
    }

    pub(crate) fn judge_go(&self, walk: Walk, space: Space) -> Result<(), Refusal> {
        if self.steps_ahead(walk) & space.bit() != 0 {
            return Ok(());
        }
        Err(if walk == Walk::Ride && space == Space::KC {
            Refusal::rule("GWT-OBJ-15")
        } else if self.trail.get(space).is_none() && space != Space::KC {
            Refusal::rule("GWT-MOVE-02")
        } else if self.me().rancher == Some(space) {
            Refusal::rule("GWT-MOVE-04")
        } else {
            Refusal::rule("GWT-MOVE-07")
        })
    }

    pub(crate) fn judge_stop(&self, moved: u8) -> Result<(), Refusal> {
        if moved > 0 { Ok(()) } else { Err(Refusal::rule("GWT-MOVE-04")) }
    }

    pub(crate) fn play_go(&mut self, space: Space, left: u8, moved: u8, walk: Walk, log: &mut impl Tell) {
        self.me_mut().rancher = Some(space);
        log.tell(Event::Moved(space));
        if walk != Walk::Ride {
            self.pay_fee(space, log);
        }
        self.agenda.replace(Step::Move { left: left.saturating_sub(1), moved: moved.saturating_add(1), walk });
    }

    /// A walk ends by itself when no step is left or Kansas City is reached (GWT-MOVE-05, 09), or when a ride would have
    /// to enter it.
    pub(crate) fn walk_over(&mut self, left: u8, moved: u8, walk: Walk) -> bool {
        if moved == 0 && walk == Walk::PhaseA && left != self.step_limit(self.active()) {
            // A card played before phase A has cleared a step space (GWT-DISC-03).
            self.agenda.replace(self.phase_a());
            return true;
        }
        let over = left == 0 || (moved > 0 && self.steps_ahead(walk) == 0);
        if over {
            self.agenda.replace(Step::Arrive(walk));
        }
        over
    }

    /// The hands on a location and who gets the fee (GWT-MOVE-12 to 15).
    fn hands_on(&self, space: Space) -> (Hands, Option<Seat>) {
        match self.trail.get(space) {
            Some(Tile::Building(owner, number)) if owner != self.active() => {
                // Sam's fees go to the bank (GWT-SOLO-10).
                (self.building_of(owner, number).hands, Some(owner).filter(|&owner| !self.is_sam(owner)))
            }
            Some(Tile::Supply(tile)) => (tile.hands(), None),
            _ => (Hands::NONE, None),
        }
    }

    /// The fee due from the active player for entering a location, whatever they can pay (GWT-MOVE-16 to 19).
    pub fn fee(&self, space: Space) -> u16 {
        self.hands_on(space).0.fee(self.setting.players)
    }

    /// Pays the fee, or all there is (GWT-MOVE-20 to 22).
    fn pay_fee(&mut self, space: Space, log: &mut impl Tell) {
        let fee = self.fee(space).min(self.me().money);
        if fee == 0 {
            return;
        }
        match self.hands_on(space).1 {
            None => self.pay(fee, Why::Fee, log),
            Some(owner) => {
                self.me_mut().money -= fee;
                self.players[owner.index()].money += fee;
                log.tell(Event::PaidTo(owner, fee, Why::Fee));
            }
        }
    }

    /// Opens phase B where the rancher stopped (GWT-MOVE-11, GWT-AGAIN-03); a ride uses nothing (GWT-OBJ-12).
    pub(crate) fn arrive(&mut self, walk: Walk) -> bool {
        self.agenda.pop();
        let Some(space) = self.me().rancher.filter(|_| walk != Walk::Ride) else { return true };
        self.turn.performed = false;
        self.turn.auxiliary = false;
        self.turn.keep_sources(0);
        if space == Space::KC {
            self.enter_kansas_city();
        } else {
            if self.usable(space) {
                self.turn.sources[0] = Source { space, done: 0 };
                self.turn.source_count = 1;
            }
            self.agenda.push(Step::Location);
        }
        true
    }

    /// Are the local actions of the tile there the active player's to use? (GWT-LOCAL-01, 02)
    fn usable(&self, space: Space) -> bool {
        match self.trail.get(space) {
            Some(Tile::Neutral(_)) => true,
            Some(Tile::Building(owner, _)) => owner == self.active(),
            _ => false,
        }
    }
}
