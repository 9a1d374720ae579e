//! Where bots think: on a few threads of their own, beside those that answer people.
//!
//! One core is left to people where there are several, and where the system allows it (Linux) these threads yield to every other. Tables
//! think in short slices and queue up again, so that each comes to its turn. Those at which a person plays come first, but every few
//! slices one is for bots among themselves: they go on too.

use crate::error::TableError;
use crate::store::Urgency;
use std::collections::VecDeque;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;
use tracing::warn;

/// One slice in so many is for bots among themselves, however many wait for whom a person waits.
const SHARE: u32 = 8;
/// By so much these threads are nicer than the others.
#[cfg(target_os = "linux")]
const NICER: i32 = 10;

type Work = Box<dyn FnOnce() + Send>;

/// The threads on which bots think. They are started when the first bot does, and end with this.
pub(crate) struct Thinkers {
    threads: usize,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    come: Condvar,
}

#[derive(Default)]
struct Queue {
    awaited: VecDeque<Work>,
    among_bots: VecDeque<Work>,
    /// Slices so far.
    taken: u32,
    started: bool,
    closed: bool,
}

impl Queue {
    fn next(&mut self) -> Option<Work> {
        self.taken = self.taken.wrapping_add(1);
        match self.taken.is_multiple_of(SHARE) {
            true => self.among_bots.pop_front().or_else(|| self.awaited.pop_front()),
            false => self.awaited.pop_front().or_else(|| self.among_bots.pop_front()),
        }
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What a thread does, until there is nothing to do any more.
    fn run(&self) {
        lower_priority();
        let mut queue = self.queue();
        while !queue.closed {
            match queue.next() {
                Some(work) => {
                    drop(queue);
                    // Whoever waits for it hears of a panic by its silence.
                    let _ = catch_unwind(AssertUnwindSafe(work));
                    queue = self.queue();
                }
                None => queue = self.come.wait(queue).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }
}

impl Thinkers {
    /// So many threads.
    pub fn new(threads: usize) -> Thinkers {
        Thinkers { threads: threads.max(1), shared: Arc::default() }
    }

    /// All cores but one, which is left to people.
    pub fn by_default() -> usize {
        std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1))
    }

    /// Does some work on one of the threads, when it is its turn.
    ///
    /// # Errors
    /// If it panicked, or there are no threads.
    pub async fn think<T: Send + 'static>(
        &self,
        urgency: Urgency,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, TableError> {
        let (tell, told) = oneshot::channel();
        let work: Work = Box::new(move || {
            // Nobody may be waiting any more.
            if !tell.is_closed() {
                let _ = tell.send(work());
            }
        });
        {
            let mut queue = self.shared.queue();
            self.start(&mut queue)?;
            match urgency {
                Urgency::Person => queue.awaited.push_back(work),
                Urgency::Bots => queue.among_bots.push_back(work),
            }
        }
        self.shared.come.notify_one();
        told.await.map_err(|_| TableError::Broken("a bot panicked".to_owned()))
    }

    fn start(&self, queue: &mut Queue) -> Result<(), TableError> {
        if queue.started {
            return Ok(());
        }
        for number in 0..self.threads {
            let shared = Arc::clone(&self.shared);
            let thread = std::thread::Builder::new().name(format!("bots-{number}")).spawn(move || shared.run());
            match thread {
                Ok(_) => queue.started = true,
                // With fewer it is slower.
                Err(error) if queue.started => warn!("a thread for bots can't be started: {error}"),
                Err(error) => return Err(TableError::Broken(error.to_string())),
            }
        }
        Ok(())
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.shared.queue().closed = true;
        self.shared.come.notify_all();
    }
}

impl fmt::Debug for Thinkers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thinkers").field("threads", &self.threads).finish_non_exhaustive()
    }
}

/// Lets every other thread go before this one. Only Linux counts a nice value by thread.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(NICER) {
        warn!("bots think as urgently as people click: {error}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The order in which ten slices of each kind are thought, when all of them wait.
    #[tokio::test(flavor = "multi_thread")]
    async fn those_for_whom_a_person_waits_come_first_and_the_others_come_too() {
        let thinkers = Arc::new(Thinkers::new(1));
        // The one thread is held up until all others wait.
        let ((go, wait), (began, begins)) = (std::sync::mpsc::channel::<()>(), oneshot::channel());
        let first = tokio::spawn({
            let thinkers = thinkers.clone();
            async move { thinkers.think(Urgency::Person, move || (began.send(()), wait.recv())).await }
        });
        begins.await.unwrap();
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = tokio::task::JoinSet::new();
        for urgency in [Urgency::Bots, Urgency::Person].repeat(10) {
            let (thinkers, order) = (thinkers.clone(), order.clone());
            tasks.spawn(
                async move { thinkers.think(urgency, move || order.lock().unwrap().push(urgency)).await.unwrap() },
            );
        }
        let all_wait = || {
            let queue = thinkers.shared.queue();
            queue.awaited.len() == 10 && queue.among_bots.len() == 10
        };
        while !all_wait() {
            tokio::task::yield_now().await;
        }
        go.send(()).unwrap();
        first.await.unwrap().unwrap().1.unwrap();
        tasks.join_all().await;
        let order = order.lock().unwrap();
        let last = order.iter().rposition(|urgency| *urgency == Urgency::Person).unwrap();
        let among_bots = order[..last].iter().filter(|urgency| **urgency == Urgency::Bots).count();
        assert_eq!(order.len(), 20);
        assert!((1..=2).contains(&among_bots), "{order:?}");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_bot_that_panics_stops_no_other() {
        let thinkers = Thinkers::new(1);
        let panicked = thinkers.think(Urgency::Bots, || -> u8 { panic!("as it should") }).await;
        assert_eq!(panicked.unwrap_err().code(), "broken");
        assert_eq!(thinkers.think(Urgency::Bots, || 3).await.unwrap(), 3);
    }
}
