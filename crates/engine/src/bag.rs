//! A multiset of small kinds, packed into machine words: an unseen deck, a hand, a supply.
//!
//! A deck has no order here. What comes next is chance, decided when it is drawn and written into the journal, so nobody
//! can look ahead. Bags add and subtract whole words at a time: shuffling a discard pile into a draw pile is one addition.

use serde::ser::{Serialize, SerializeMap, Serializer};

/// A multiset of kinds `0..WORDS * 64 / BITS`, each held at most `2^BITS - 1` times.
///
/// `BITS` must divide 64 (4 and 8 are the useful widths).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bag<const WORDS: usize, const BITS: u32>([u64; WORDS]);

impl<const WORDS: usize, const BITS: u32> Default for Bag<WORDS, BITS> {
    fn default() -> Self {
        Bag([0; WORDS])
    }
}

impl<const WORDS: usize, const BITS: u32> Bag<WORDS, BITS> {
    /// Kinds held by one word.
    const PER_WORD: usize = 64 / BITS as usize;
    /// The largest count of a kind.
    pub const MOST: u64 = (1 << BITS) - 1;

    /// The empty bag.
    pub const fn new() -> Self {
        Bag([0; WORDS])
    }

    /// A bag with so many of each kind, in order.
    pub fn of(counts: impl IntoIterator<Item = u8>) -> Self {
        let mut bag = Self::new();
        counts.into_iter().enumerate().for_each(|(kind, n)| bag.add_many(kind, n.into()));
        bag
    }

    fn place(kind: usize) -> (usize, u32) {
        (kind / Self::PER_WORD, (kind % Self::PER_WORD) as u32 * BITS)
    }

    /// How many of `kind` are in the bag.
    pub fn count(&self, kind: usize) -> u32 {
        let (word, shift) = Self::place(kind);
        ((self.0[word] >> shift) & Self::MOST) as u32
    }

    /// Is there at least one of `kind`?
    pub fn has(&self, kind: usize) -> bool {
        self.count(kind) > 0
    }

    /// Puts one of `kind` in.
    pub fn add(&mut self, kind: usize) {
        debug_assert!(u64::from(self.count(kind)) < Self::MOST, "bag overflows at kind {kind}");
        let (word, shift) = Self::place(kind);
        self.0[word] += 1 << shift;
    }

    /// Puts `n` of `kind` in.
    pub fn add_many(&mut self, kind: usize, n: u32) {
        debug_assert!(u64::from(self.count(kind) + n) <= Self::MOST, "bag overflows at kind {kind}");
        let (word, shift) = Self::place(kind);
        self.0[word] += u64::from(n) << shift;
    }

    /// Takes one of `kind` out; `false` (and no change) if there is none.
    pub fn take(&mut self, kind: usize) -> bool {
        let there = self.has(kind);
        if there {
            let (word, shift) = Self::place(kind);
            self.0[word] -= 1 << shift;
        }
        there
    }

    /// Takes all of `kind` out and says how many there were.
    pub fn take_all(&mut self, kind: usize) -> u32 {
        let n = self.count(kind);
        let (word, shift) = Self::place(kind);
        self.0[word] &= !(Self::MOST << shift);
        n
    }

    /// Moves everything of `other` into this bag.
    pub fn pour(&mut self, other: &mut Self) {
        self.merge(other);
        *other = Self::new();
    }

    /// Adds the contents of `other`.
    pub fn merge(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine += theirs;
        }
    }

    /// Removes the contents of `other`, all of which must be here.
    pub fn subtract(&mut self, other: &Self) {
        debug_assert!(self.includes(other));
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine -= theirs;
        }
    }

    /// Is everything of `other` in here, as often?
    pub fn includes(&self, other: &Self) -> bool {
        other.iter().all(|(kind, n)| self.count(kind) >= n)
    }

    /// Is nothing in the bag?
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// The number of things in the bag.
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&word| Self::sum(word)).sum()
    }

    fn sum(word: u64) -> u32 {
        match BITS {
            4 => {
                const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;
                let bytes = (word & LOW) + ((word >> 4) & LOW);
                (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
            }
            8 => {
                const LOW: u64 = 0x00ff_00ff_00ff_00ff;
                let pairs = (word & LOW) + ((word >> 8) & LOW);
                (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u32
            }
            _ => (0..Self::PER_WORD as u32).map(|i| ((word >> (i * BITS)) & Self::MOST) as u32).sum(),
        }
    }

    /// What could be drawn from the bag and how often it is there: the odds of one draw.
    pub fn odds<T>(&self, of: impl Fn(usize) -> T) -> Vec<(T, u64)> {
        self.iter().map(|(kind, n)| (of(kind), u64::from(n))).collect()
    }

    /// The kinds present, ascending, with their counts.
    pub fn iter(&self) -> impl Iterator<Item = (usize, u32)> + use<WORDS, BITS> {
        self.iter_from(0)
    }

    /// The kinds present from `first` on, ascending, with their counts.
    pub fn iter_from(&self, first: usize) -> impl Iterator<Item = (usize, u32)> + use<WORDS, BITS> {
        let words = self.0;
        let (mut word, shift) = Self::place(first);
        let mut rest = words.get(word).map_or(0, |word| word >> shift << shift);
        std::iter::from_fn(move || {
            while rest == 0 {
                word += 1;
                rest = *words.get(word)?;
            }
            let shift = rest.trailing_zeros() / BITS * BITS;
            let n = ((rest >> shift) & Self::MOST) as u32;
            rest &= !(Self::MOST << shift);
            Some((word * Self::PER_WORD + (shift / BITS) as usize, n))
        })
    }

    /// The kinds present, ascending.
    pub fn kinds(&self) -> impl Iterator<Item = usize> + use<WORDS, BITS> {
        self.iter().map(|(kind, _)| kind)
    }

    /// The kind of the `n`th thing when all things are laid out by kind; `None` past the end.
    ///
    /// With a uniform `n` below [`total`](Self::total) this is a fair draw.
    pub fn nth(&self, n: u32) -> Option<usize> {
        let mut left = n;
        for (word, &packed) in self.0.iter().enumerate() {
            let here = Self::sum(packed);
            if left >= here {
                left -= here;
                continue;
            }
            let mut rest = packed;
            while rest != 0 {
                let shift = rest.trailing_zeros() / BITS * BITS;
                let n = ((rest >> shift) & Self::MOST) as u32;
                if left < n {
                    return Some(word * Self::PER_WORD + (shift / BITS) as usize);
                }
                left -= n;
                rest &= !(Self::MOST << shift);
            }
        }
        None
    }

    /// Draws one kind at random without taking it out; `None` if the bag is empty.
    pub fn sample(&self, rng: &mut impl rand::Rng) -> Option<usize> {
        use rand::RngExt;
        match self.total() {
            0 => None,
            total => self.nth(rng.random_range(0..total)),
        }
    }
}

impl<const WORDS: usize, const BITS: u32> FromIterator<usize> for Bag<WORDS, BITS> {
    fn from_iter<I: IntoIterator<Item = usize>>(kinds: I) -> Self {
        let mut bag = Bag::new();
        kinds.into_iter().for_each(|kind| bag.add(kind));
        bag
    }
}

/// A bag serializes as a map from kind to count.
impl<const WORDS: usize, const BITS: u32> Serialize for Bag<WORDS, BITS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (kind, n) in self.iter() {
            map.serialize_entry(&kind, &n)?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    type Small = Bag<2, 4>;

    proptest! {
        #[test]
        fn a_bag_is_the_multiset_of_what_was_put_in(kinds in prop::collection::vec(0usize..32, 0..15)) {
            let bag: Small = kinds.iter().copied().collect();
            prop_assert_eq!(bag.total() as usize, kinds.len());
            let mut sorted = kinds.clone();
            sorted.sort_unstable();
            let laid_out: Vec<usize> = (0..bag.total()).filter_map(|n| bag.nth(n)).collect();
            prop_assert_eq!(&laid_out, &sorted);
            prop_assert_eq!(bag.nth(bag.total()), None);
            let by_count: Vec<usize> =
                bag.iter().flat_map(|(kind, n)| std::iter::repeat_n(kind, n as usize)).collect();
            prop_assert_eq!(by_count, sorted);
            let mut emptied = bag;
            for kind in kinds {
                prop_assert!(emptied.take(kind));
            }
            prop_assert!(emptied.is_empty());
        }
    }

    #[test]
    fn wide_counts_are_summed_too() {
        let mut bag: Bag<1, 8> = Bag::new();
        bag.add_many(7, 200);
        bag.add_many(0, 3);
        assert_eq!(bag.total(), 203);
        assert_eq!(bag.nth(3), Some(7));
    }
}
