//! Every action of a game by a number that always means the same.

use cowcatcher_games::Whole;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

/// The actions of a game in their order, and the number of each: its place in that order.
pub struct Numbers<A> {
    all: Vec<A>,
    numbers: HashMap<A, u32, BuildHasherDefault<Quick>>,
}

impl<A: Copy + Ord + Hash> Numbers<A> {
    /// Numbers all actions of a game that can be written.
    pub fn of<G: Whole<Action = A>>() -> Self {
        let mut all = G::universe();
        all.sort_unstable();
        all.dedup();
        let numbers = all.iter().enumerate().map(|(number, &action)| (action, number as u32)).collect();
        Numbers { all, numbers }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// The action of a number.
    pub fn action(&self, number: u32) -> Option<A> {
        self.all.get(number as usize).copied()
    }

    /// The number of an action; none if it is about a map that a player brought.
    pub fn number(&self, action: A) -> Option<u32> {
        self.numbers.get(&action).copied()
    }
}

/// A hash of a few small numbers, for a table that nobody from outside fills: the ones of the standard library cost more than the
/// rules of a game.
#[derive(Default)]
pub struct Quick(u64);

impl Quick {
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Quick {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.add(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.add(n.into());
    }

    fn write_isize(&mut self, n: isize) {
        self.add(n as u64);
    }

    fn write_usize(&mut self, n: usize) {
        self.add(n as u64);
    }

    fn finish(&self) -> u64 {
        // The table looks at the highest and at the lowest bits.
        self.0 ^ (self.0 >> 32)
    }
}
