//! Numbers in bins: fine where they are small.

use crate::data::LOWEST_INCOME;
use cowcatcher_engine::Slots;

/// The bins of [`money`].
pub(super) const MONEY: usize = 26;
/// The bins of [`purse`].
pub(super) const PURSE: usize = 10;
/// Incomes of the track.
pub(super) const INCOMES: usize = 21;
/// The bins of [`few`].
pub(super) const FEW: usize = 7;

/// So many as they are up to `fine`, then `step` to a bin.
pub(super) fn stepped(n: usize, fine: usize, step: usize) -> usize {
    if n < fine { n } else { fine + (n - fine) / step }
}

/// Dollars.
pub(super) fn money(cash: i32) -> usize {
    match cash.max(0) as usize {
        n @ 0..15 => n,
        n @ 15..30 => 15 + (n - 15) / 3,
        n => (20 + (n - 30) / 8).min(MONEY - 1),
    }
}

/// Dollars, roughly.
pub(super) fn purse(cash: i32) -> usize {
    [2, 4, 6, 9, 12, 16, 21, 30, 45].into_iter().filter(|&edge| cash >= edge).count()
}

/// A place on the income track.
pub(super) fn income(income: i32) -> usize {
    (income - LOWEST_INCOME).max(0) as usize
}

/// A few things: 0 to 3, then 4 and 5, 6 to 8, more.
pub(super) fn few(n: usize) -> usize {
    match n {
        0..4 => n,
        4 | 5 => 4,
        6..9 => 5,
        _ => 6,
    }
}

/// What lies on both sides of zero, `step` to a bin, `bins` of them on each side.
pub(super) fn around_zero(n: i32, step: i32, bins: i32) -> usize {
    (n.div_euclid(step).clamp(-bins, bins) + bins) as usize
}

/// A value, or two in one, that is never beyond the last.
#[inline]
pub(super) fn exact(into: &mut Slots<'_>, name: &'static str, value: usize, of: usize) {
    debug_assert!(value < of, "{name}: {value} of {of}");
    into.pick(name, value, of);
}
