//! A small net over what a seat knows: the learned evaluation.
//!
//! The first layer is a table of rows, one of which each slot of a position picks; their sum is kept in whole numbers, so that a
//! position next to one already seen costs only the slots in which they differ, and the order of sums does not matter. A row also
//! speaks for itself, past the hidden layers: what is simple is learned at once. The hidden layers are summed in a fixed order. So the
//! same position is worth the same on every machine.

mod file;

pub use file::{WeightsError, digest_of};

use cowcatcher_engine::features::{Described, MOST_SLOTS, NOTHING};

/// Units of the first hidden layer.
pub const FIRST: usize = 96;
/// Units of the second hidden layer.
pub const SECOND: usize = 32;
/// What a net says.
pub const OUTPUTS: usize = 3;

/// So much of a row is one, in the columns of the hidden layer.
pub const ONE: f32 = 512.0;
/// So much of a row is one, in the columns that lead past the hidden layers.
pub const ONE_PAST: f32 = 8192.0;

/// One row of the first layer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// What it adds to the hidden layer, [`ONE`] being one.
    pub hidden: [i16; FIRST],
    /// What it adds to the outputs themselves, [`ONE_PAST`] being one.
    pub past: [i16; OUTPUTS],
}

impl Row {
    /// A row that adds nothing.
    pub const ZERO: Row = Row { hidden: [0; FIRST], past: [0; OUTPUTS] };
}

/// The layers above the rows.
#[derive(Clone, PartialEq, Debug)]
pub struct Upper {
    /// From each unit of the first hidden layer to those of the second.
    pub second: Vec<[f32; SECOND]>,
    /// What the second hidden layer has of its own.
    pub second_bias: [f32; SECOND],
    /// From each unit of the second hidden layer to the outputs.
    pub output: [[f32; OUTPUTS]; SECOND],
    /// What the outputs have of their own.
    pub output_bias: [f32; OUTPUTS],
}

/// What a net expects, in spans of points of its game.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Expected {
    /// What the seat will still gain.
    pub own: f32,
    /// What the best of the others will have over what the best of them has now.
    pub others: f32,
    /// The odds that the seat wins, as a logarithm.
    pub win: f32,
}

/// A net. Row 0, that of an empty slot, is what all positions have in common.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// The first layer.
    pub rows: Vec<Row>,
    /// The layers above it.
    pub upper: Upper,
}

/// A position's sums in the first layer.
#[derive(Clone, Copy, Debug)]
pub struct Sums {
    hidden: [i32; FIRST],
    past: [i32; OUTPUTS],
}

impl Sums {
    const ZERO: Sums = Sums { hidden: [0; FIRST], past: [0; OUTPUTS] };

    #[inline]
    fn add(&mut self, row: &Row) {
        for (sum, &add) in self.hidden.iter_mut().zip(&row.hidden) {
            *sum += i32::from(add);
        }
        for (sum, &add) in self.past.iter_mut().zip(&row.past) {
            *sum += i32::from(add);
        }
    }

    #[inline]
    fn exchange(&mut self, old: &Row, new: &Row) {
        for ((sum, &old), &new) in self.hidden.iter_mut().zip(&old.hidden).zip(&new.hidden) {
            *sum += i32::from(new) - i32::from(old);
        }
        for ((sum, &old), &new) in self.past.iter_mut().zip(&old.past).zip(&new.past) {
            *sum += i32::from(new) - i32::from(old);
        }
    }
}

/// A position that was described and summed, next to which others are cheap.
#[derive(Clone, Debug)]
pub struct Seen {
    /// What is known of it.
    pub described: Described,
    sums: Sums,
}

/// Slots that are compared at once.
const CHUNK: usize = 32;
const _: () = assert!(MOST_SLOTS.is_multiple_of(CHUNK));

impl Net {
    /// Sums a position from nothing.
    pub fn see(&self, described: &Described) -> Seen {
        let mut sums = Sums::ZERO;
        if let Some(common) = self.rows.first() {
            sums.add(common);
        }
        let mut seen = Seen { described: NOTHING, sums };
        self.follow(&mut seen, described);
        seen
    }

    /// Goes from a position that was seen to another one.
    #[inline]
    pub fn follow(&self, seen: &mut Seen, described: &Described) {
        seen.sums = self.next_to(seen, described);
        seen.described = *described;
    }

    /// The sums of a position next to one that was seen.
    #[inline]
    pub fn next_to(&self, seen: &Seen, described: &Described) -> Sums {
        let mut sums = seen.sums;
        let chunks = seen.described.chunks_exact(CHUNK).zip(described.chunks_exact(CHUNK));
        for (old, new) in chunks.filter(|(old, new)| old != new) {
            for (&old, &new) in old.iter().zip(new).filter(|(old, new)| old != new) {
                sums.exchange(self.row(old), self.row(new));
            }
        }
        sums
    }

    /// The row of a slot; an empty slot has none of its own.
    #[inline]
    fn row(&self, slot: u16) -> &Row {
        const NONE: &Row = &Row::ZERO;
        match slot {
            0 => NONE,
            _ => self.rows.get(usize::from(slot)).unwrap_or(NONE),
        }
    }

    /// What is expected of a position.
    pub fn expect(&self, sums: &Sums) -> Expected {
        let mut second = self.upper.second_bias;
        for (&sum, weights) in sums.hidden.iter().zip(&self.upper.second) {
            if sum > 0 {
                let unit = sum as f32 * (1.0 / ONE);
                for (sum, &weight) in second.iter_mut().zip(weights) {
                    *sum += unit * weight;
                }
            }
        }
        let mut outputs = self.upper.output_bias;
        for (output, &past) in outputs.iter_mut().zip(&sums.past) {
            *output += past as f32 * (1.0 / ONE_PAST);
        }
        for (&sum, weights) in second.iter().zip(&self.upper.output) {
            let unit = sum.max(0.0);
            for (output, &weight) in outputs.iter_mut().zip(weights) {
                *output += unit * weight;
            }
        }
        let [own, others, win] = outputs;
        Expected { own, others, win }
    }

    /// What is expected of a position that was seen.
    pub fn expect_of(&self, seen: &Seen) -> Expected {
        self.expect(&seen.sums)
    }
}
