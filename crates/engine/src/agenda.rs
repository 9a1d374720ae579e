//! The agenda of a game: a small stack of steps still to be done, the top of which says what is asked, of whom, or of chance.

use std::fmt;

/// A stack of at most `DEPTH` steps, without heap.
#[derive(Clone, Copy)]
pub struct Agenda<S, const DEPTH: usize> {
    steps: [S; DEPTH],
    len: u8,
}

impl<S: Copy, const DEPTH: usize> Agenda<S, DEPTH> {
    /// An empty agenda; `filler` stands in its unused places and is never seen.
    pub const fn new(filler: S) -> Self {
        Agenda { steps: [filler; DEPTH], len: 0 }
    }

    /// Puts a step on top. A game whose nesting has no bound would overflow here; then the step is dropped.
    #[inline]
    pub fn push(&mut self, step: S) {
        let len = usize::from(self.len);
        debug_assert!(len < DEPTH, "the agenda overflows");
        if let Some(slot) = self.steps.get_mut(len) {
            *slot = step;
            self.len += 1;
        }
    }

    /// Takes the top step off.
    #[inline]
    pub fn pop(&mut self) {
        self.len = self.len.saturating_sub(1);
    }

    /// Takes the top step off if it has nothing to ask, and says whether it did.
    #[inline]
    pub fn drop_if(&mut self, nothing_to_ask: bool) -> bool {
        if nothing_to_ask {
            self.pop();
        }
        nothing_to_ask
    }

    /// The top step; none when the game is over.
    #[inline]
    pub fn top(&self) -> Option<S> {
        usize::from(self.len).checked_sub(1).and_then(|top| self.steps.get(top)).copied()
    }

    /// Puts another step in place of the top one.
    #[inline]
    pub fn replace(&mut self, step: S) {
        self.pop();
        self.push(step);
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// The steps from the bottom to the top.
    pub fn steps(&self) -> &[S] {
        self.steps.get(..usize::from(self.len)).unwrap_or_default()
    }
}

impl<S: Copy + PartialEq, const DEPTH: usize> PartialEq for Agenda<S, DEPTH> {
    fn eq(&self, other: &Self) -> bool {
        self.steps() == other.steps()
    }
}

impl<S: Copy + Eq, const DEPTH: usize> Eq for Agenda<S, DEPTH> {}

impl<S: Copy + fmt::Debug, const DEPTH: usize> fmt::Debug for Agenda<S, DEPTH> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.steps()).finish()
    }
}
