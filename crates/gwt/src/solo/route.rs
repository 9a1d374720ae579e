//! How Sam's herder moves (GWT-SOLO-08 to 10).

use super::{PERSON, SAM};
use crate::agenda::Tell;
use crate::data::player_board::Worker;
use crate::data::sam::{SAM_CARD_COUNT, Steps};
use crate::data::trail::{Hands, Space, spaces};
use crate::event::Event;
use crate::state::{Gwt, Tile};
use arrayvec::ArrayVec;

/// The locations of a way, in order.
type Way = ArrayVec<Space, { SAM_CARD_COUNT as usize }>;

/// The best way found so far, with the hands that the person collects on it.
type Best = Option<(u32, Way)>;

impl Gwt {
    /// How many steps the card sends him, at least one.
    pub(super) fn sams_steps(&self) -> u8 {
        let Some((sam, card)) = self.sam.zip(self.sams_card()) else { return 0 };
        let me = &self.players[SAM.index()];
        let steps = match card.steps {
            Steps::Exactly(steps) => steps,
            Steps::MostBuildings => {
                let buildings = [SAM, PERSON].map(|seat| self.players[seat.index()].buildings.count_ones() as u8);
                buildings.into_iter().max().unwrap_or_default()
            }
            Steps::Cowboys => me.workers(Worker::Cowboy),
            Steps::Specialists => me.workers(sam.specialization),
        };
        steps.max(1)
    }

    /// Moves him as far as the card says.
    pub(super) fn walk_for_sam(&mut self, log: &mut impl Tell) {
        let Some(here) = self.players[SAM.index()].rancher else { return };
        let mut best = None;
        self.find_way(here, self.sams_steps(), 0, &mut Way::new(), &mut best);
        for space in best.map(|(_, way)| way).unwrap_or_default() {
            self.players[SAM.index()].rancher = Some(space);
            log.tell(Event::Moved(space));
            let fee = self.persons_hands(space).fee(self.setting.players);
            if fee > 0 {
                let person = &mut self.players[PERSON.index()];
                person.money = person.money.saturating_add(fee);
                log.tell(Event::SamFee(PERSON, fee));
            }
        }
    }

    /// Looks at every way of so many steps, in trail order: the first with the fewest hands is the best.
    fn find_way(&self, here: Space, left: u8, hands: u32, way: &mut Way, best: &mut Best) {
        if left == 0 || here == Space::KC || way.is_full() {
            if best.as_ref().is_none_or(|(fewest, _)| hands < *fewest) {
                *best = Some((hands, way.clone()));
            }
            return;
        }
        for space in spaces(self.ahead_of(here)) {
            let Hands { green, black } = self.persons_hands(space);
            way.push(space);
            self.find_way(space, left - 1, hands + u32::from(green) + u32::from(black), way, best);
            way.pop();
        }
    }

    /// The hands on a location for which the person is paid.
    fn persons_hands(&self, space: Space) -> Hands {
        match self.trail.get(space) {
            Some(Tile::Building(PERSON, number)) => self.building(number).hands,
            _ => Hands::NONE,
        }
    }
}
