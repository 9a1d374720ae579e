//! HIRE: workers from the job market. Carries GWT-HIRE-01 to 10 and GWT-END-09.

use crate::action::Action;
use crate::agenda::Tell;
use crate::data::player_board::{ROW, Worker, worker_space};
use crate::data::supply::JOB_PRICES;
use crate::event::{Event, Why};
use crate::state::{Gwt, JobMarket};
use cowcatcher_engine::{Choices, Refusal};

impl JobMarket {
    /// The spaces of a row, counted from 0, as bits.
    pub(crate) const fn row_bits(row: u8) -> u64 {
        0xf_u64.unbounded_shl(4 * row as u32)
    }

    /// Does a worker of this kind lie in this row?
    pub(crate) fn has(&self, row: u8, worker: Worker) -> bool {
        self.workers[worker.index()] & JobMarket::row_bits(row) != 0
    }
}

/// The price in a row, counted from 0, with the icon's modifier (GWT-HIRE-03).
pub(crate) fn price(row: u8, modifier: i8) -> u16 {
    JOB_PRICES.get(usize::from(row)).map_or(u16::MAX, |price| price.saturating_add_signed(i16::from(modifier)))
}

impl Gwt {
    /// The rows above the token, once it is gone all rows (GWT-HIRE-02, GWT-END-09).
    pub(crate) fn open_rows(&self) -> std::ops::Range<u8> {
        0..self.jobs.row.min(JOB_PRICES.len() as u8)
    }

    pub(crate) fn legal_hire(&self, modifier: i8, into: &mut Choices<Action>) {
        for row in self.open_rows() {
            if price(row, modifier) > self.me().money {
                continue;
            }
            for &worker in Worker::ALL {
                if self.jobs.has(row, worker) && self.me().workers(worker) < ROW {
                    into.push(Action::Hire(row + 1, worker));
                }
            }
        }
    }

    /// Judges a hire from a row counted from 1.
    pub(crate) fn judge_hire(&self, modifier: i8, row: u8, worker: Worker) -> Result<(), Refusal> {
        let rows = JOB_PRICES.len() as u8;
        let Some(row) = row.checked_sub(1).filter(|&row| row < rows && self.jobs.has(row, worker)) else {
            return Err(Refusal::rule("GWT-HIRE-01"));
        };
        if !self.open_rows().contains(&row) {
            return Err(Refusal::rule("GWT-HIRE-02"));
        }
        if self.me().workers(worker) >= ROW {
            return Err(Refusal::rule("GWT-HIRE-06"));
        }
        self.judge_price("GWT-HIRE-03", price(row, modifier))
    }

    /// Can anybody be hired at all?
    pub(crate) fn judge_any_hire(&self, modifier: i8) -> Result<(), Refusal> {
        let me = self.me();
        let hirable = Worker::ALL
            .iter()
            .filter(|&&worker| me.workers(worker) < ROW)
            .fold(0, |bits, worker| bits | self.jobs.workers[worker.index()]);
        let mut rows = self.open_rows().filter(|&row| hirable & JobMarket::row_bits(row) != 0).peekable();
        if rows.peek().is_none() {
            return Err(Refusal::rule("GWT-HIRE-01"));
        }
        let cheapest = rows.map(|row| price(row, modifier)).min().unwrap_or(u16::MAX);
        self.judge_price("GWT-HIRE-03", cheapest)
    }

    pub(crate) fn play_hire(&mut self, modifier: i8, row: u8, worker: Worker, log: &mut impl Tell) {
        self.agenda.pop();
        let row = row.saturating_sub(1);
        let there = self.jobs.workers[worker.index()] & JobMarket::row_bits(row);
        self.jobs.workers[worker.index()] &= !(there & there.wrapping_neg());
        log.tell(Event::Hired(worker, row + 1));
        self.pay(price(row, modifier), Why::Hire, log);
        let count = &mut self.me_mut().workers[worker.index()];
        *count = count.saturating_add(1);
        let space = *count;
        if let Some(line) = worker_space(worker, space) {
            self.trigger(line);
        }
    }
}
