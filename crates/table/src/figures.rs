//! What is counted for whoever runs the server.

use crate::service::Tables;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

/// How the tables of a server fare. Counts are since it started.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Figures {
    /// Tables in memory.
    pub live: usize,
    /// Steps that were stored.
    pub steps: u64,
    /// How often steps were taken back.
    pub undos: u64,
    /// Tables whose bots are thinking.
    pub thinking: usize,
    /// How often a bot failed.
    pub lapses: u64,
    /// How often a store failed, of all in this process.
    pub store_errors: u64,
}

/// A store fails wherever it is asked; there is one place for it to be noted.
static STORE_ERRORS: AtomicU64 = AtomicU64::new(0);

/// A store failed.
pub(crate) fn store_failed() {
    STORE_ERRORS.fetch_add(1, Ordering::Relaxed);
}

/// The counts of one server.
#[derive(Debug, Default)]
pub(crate) struct Counted {
    steps: AtomicU64,
    undos: AtomicU64,
    lapses: AtomicU64,
    thinking: Arc<AtomicUsize>,
}

impl Counted {
    pub(crate) fn steps(&self, lines: usize) {
        self.steps.fetch_add(lines as u64, Ordering::Relaxed);
    }

    pub(crate) fn undo(&self) {
        self.undos.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn lapse(&self) {
        self.lapses.fetch_add(1, Ordering::Relaxed);
    }

    /// Bots think, until what is given back is dropped.
    pub(crate) fn thinking(&self) -> Thinking {
        self.thinking.fetch_add(1, Ordering::Relaxed);
        Thinking(self.thinking.clone())
    }
}

/// Bots that think.
pub(crate) struct Thinking(Arc<AtomicUsize>);

impl Drop for Thinking {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Tables {
    /// How the tables fare.
    pub fn figures(&self) -> Figures {
        let counted = &self.0.counted;
        Figures {
            live: self.live_count(),
            steps: counted.steps.load(Ordering::Relaxed),
            undos: counted.undos.load(Ordering::Relaxed),
            thinking: counted.thinking.load(Ordering::Relaxed),
            lapses: counted.lapses.load(Ordering::Relaxed),
            store_errors: STORE_ERRORS.load(Ordering::Relaxed),
        }
    }
}
