//! What Sam's cards let him do: hire, take tiles and cards, buy (GWT-SOLO-11 to 25, 27, 31).

use super::{Chore, SAM, sams_cattle};
use crate::agenda::{Step, Tell};
use crate::data::cards::Card;
use crate::data::market::{DEALS, MARKET_DRAW};
use crate::data::player_board::{ROW, Worker};
use crate::data::sam::{Errand, HIGHEST_PRICE};
use crate::data::supply::JOB_PRICES;
use crate::data::trail::{HAZARD_SECTIONS, Space, TRADE_SECTION};
use crate::event::Event;
use crate::state::{Gwt, JobMarket, Tile, cattle_of};

/// A purchase: points, cowboys, price and cards.
type Purchase = (i32, u8, u16, Card, Option<Card>);

impl Gwt {
    /// The action of the card that was drawn; where it can't be done it is skipped (GWT-SOLO-31).
    pub(super) fn run_errand(&mut self, log: &mut impl Tell) {
        let Some((sam, card)) = self.sam.zip(self.sams_card()) else { return };
        if card.only.is_some_and(|only| only != sam.specialization) {
            log.tell(Event::SamIdle);
            return;
        }
        match card.errand {
            Errand::Hire => {
                let hire = self.cheapest_row(|_| true).and_then(|row| Some((row, self.worker_in(row)?)));
                self.hire_for_sam(hire, log);
            }
            Errand::HireSpecialist => {
                let hire =
                    self.cheapest_worker(sam.specialization).or_else(|| self.cheapest_worker(self.most_hirable()));
                self.hire_for_sam(hire, log);
            }
            Errand::HireEngineer => {
                if let hire @ Some(_) = self.cheapest_worker(Worker::Engineer) {
                    self.hire_for_sam(hire, log);
                }
                self.move_engine_for_sam(log);
            }
            Errand::Engine => self.move_engine_for_sam(log),
            Errand::Objective => self.take_objective_for_sam(log),
            Errand::Outlaw => self.take_outlaw_for_sam(log),
            Errand::Hazard => self.take_hazard_for_sam(log),
            Errand::Buy => self.buy_for_sam(self.me().workers(Worker::Cowboy), log),
            Errand::FillMarket => {
                let cowboys = self.me().workers(Worker::Cowboy).saturating_sub(1);
                self.agenda.push(Step::Sam(Chore::Buy(cowboys)));
                self.agenda.push(Step::MarketCards(MARKET_DRAW));
            }
            Errand::Build => self.build_for_sam(log),
        }
    }

    /// Can Sam hire a worker of this type from this row? He needs a free space for them.
    fn can_hire(&self, row: u8, worker: Worker) -> bool {
        self.jobs.has(row, worker) && self.players[SAM.index()].workers(worker) < ROW
    }

    /// The cheapest open row with a worker that he can hire and wants, of several the topmost.
    fn cheapest_row(&self, wanted: impl Fn(Worker) -> bool) -> Option<u8> {
        let rows = self.open_rows();
        let rows = rows.filter(|&row| Worker::ALL.iter().any(|&worker| wanted(worker) && self.can_hire(row, worker)));
        rows.min_by_key(|&row| JOB_PRICES[usize::from(row)])
    }

    /// Whom he hires from a row: of his specialization, else a cowboy, a builder, an engineer (GWT-SOLO-11).
    fn worker_in(&self, row: u8) -> Option<Worker> {
        let specialized = self.sam.map(|sam| sam.specialization);
        let wanted = specialized.into_iter().chain(Worker::ALL.iter().copied());
        wanted.into_iter().find(|&worker| self.can_hire(row, worker))
    }

    fn cheapest_worker(&self, worker: Worker) -> Option<(u8, Worker)> {
        Some((self.cheapest_row(|it| it == worker)?, worker))
    }

    /// The type of which he can hire most; of several the first of cowboy, builder, engineer (GWT-SOLO-16).
    fn most_hirable(&self) -> Worker {
        let rows = self.open_rows().fold(0, |bits, row| bits | JobMarket::row_bits(row));
        let tiles = |worker: Worker| match self.players[SAM.index()].workers(worker) < ROW {
            true => (self.jobs.workers[worker.index()] & rows).count_ones(),
            false => 0,
        };
        Worker::ALL.iter().copied().rev().max_by_key(|&worker| tiles(worker)).unwrap_or(Worker::Cowboy)
    }

    /// Hires without paying. The spaces of his board have no actions (GWT-SOLO-10, 16).
    fn hire_for_sam(&mut self, hire: Option<(u8, Worker)>, log: &mut impl Tell) {
        let Some((row, worker)) = hire else {
            log.tell(Event::SamIdle);
            return;
        };
        let there = self.jobs.workers[worker.index()] & JobMarket::row_bits(row);
        self.jobs.workers[worker.index()] &= !(there & there.wrapping_neg());
        self.players[SAM.index()].workers[worker.index()] += 1;
        log.tell(Event::Hired(worker, row + 1));
        self.specialize(log);
    }

    /// The leftmost open objective card; the display is refilled (GWT-SOLO-13).
    pub(super) fn take_objective_for_sam(&mut self, log: &mut impl Tell) {
        match self.display.iter_mut().find_map(Option::take) {
            Some(objective) => {
                self.players[SAM.index()].area.add(objective.index());
                log.tell(Event::SamObjective(objective));
                self.agenda.push(Step::FillDisplay);
            }
            None => log.tell(Event::SamIdle),
        }
    }

    /// The outlaw of the space with the most money (GWT-SOLO-14): the section is filled from the least on.
    fn take_outlaw_for_sam(&mut self, log: &mut impl Tell) {
        let space = TRADE_SECTION.into_iter().rev().find(|&space| self.trail.get(space).is_some());
        self.take_tile_for_sam(space, Event::TradeTaken, log);
    }

    /// The hazard of most points of the kind of which most lie on the board (GWT-SOLO-15).
    fn take_hazard_for_sam(&mut self, log: &mut impl Tell) {
        let lying = |&space: &Space| match self.trail.get(space) {
            Some(Tile::Supply(tile)) => Some((space, tile.points())),
            _ => None,
        };
        let tiles =
            HAZARD_SECTIONS.map(|section| section.iter().filter_map(lying).collect::<arrayvec::ArrayVec<_, 4>>());
        // Of equals the last one counts, so the first comes last.
        let most = tiles.iter().rev().max_by_key(|tiles| tiles.len());
        let space =
            most.and_then(|tiles| tiles.iter().rev().max_by_key(|(_, points)| *points)).map(|&(space, _)| space);
        self.take_tile_for_sam(space, Event::HazardTaken, log);
    }

    fn take_tile_for_sam(
        &mut self,
        space: Option<Space>,
        event: fn(crate::data::supply::Tile, Space) -> Event,
        log: &mut impl Tell,
    ) {
        match space.and_then(|space| Some((space, self.trail.clear(space)?))) {
            Some((space, Tile::Supply(tile))) => {
                self.players[SAM.index()].tiles.add(tile.index());
                log.tell(event(tile, space));
            }
            _ => log.tell(Event::SamIdle),
        }
    }

    /// One purchase with at most so many cowboys, the one that gives most points (GWT-SOLO-27).
    pub(super) fn buy_for_sam(&mut self, cowboys: u8, log: &mut impl Tell) {
        let Some((_, _, _, card, other)) = self.best_purchase(cowboys) else {
            log.tell(Event::SamIdle);
            return;
        };
        for card in std::iter::once(card).chain(other) {
            self.market.take(card.index());
            sams_cattle(&mut self.players[SAM.index()]).add(card.index());
            log.tell(Event::Bought(card));
        }
    }

    fn best_purchase(&self, cowboys: u8) -> Option<Purchase> {
        let points = |card: Card| card.cattle().map_or(0, |cattle| i32::from(cattle.points));
        let mut best: Option<Purchase> = None;
        let mut consider = |purchase: Purchase| {
            let key = |(points, cowboys, price, card, other): Purchase| (-points, cowboys, price, card, other);
            if best.is_none_or(|best| key(purchase) < key(best)) {
                best = Some(purchase);
            }
        };
        for deal in DEALS.iter().filter(|deal| deal.cowboys <= cowboys && deal.price <= HIGHEST_PRICE) {
            for card in cattle_of(&self.market).filter(|&card| deal.goods.includes(card)) {
                if deal.cards == 1 {
                    consider((points(card), deal.cowboys, deal.price, card, None));
                    continue;
                }
                let second = |&other: &Card| {
                    deal.goods.includes(other) && (other > card || other == card && self.market.count(card.index()) > 1)
                };
                for other in cattle_of(&self.market).filter(second) {
                    consider((points(card) + points(other), deal.cowboys, deal.price, card, Some(other)));
                }
            }
        }
        best
    }
}
