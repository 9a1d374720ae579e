//! One writer for all tables: what has arrived meanwhile is committed together, so that many changes cost one flush to the disk.
//!
//! Changes wait in two queues. Those for which a person waits come first, all of them; of what bots do among themselves a few are
//! taken along each time, so that they go on too and never make a commit long.

use super::change::{Change, write};
use crate::rows::failed;
use crate::store::{StoreError, Urgency};
use sqlx::SqlitePool;
use tokio::sync::{mpsc, oneshot};

/// Changes that wait in a queue; whoever comes then waits to get into it.
const WAITING: usize = 1024;
/// Changes that are committed together at most, …
const TOGETHER: usize = 512;
/// … and of bots among themselves: whoever clicks meanwhile waits for these.
const OF_BOTS: usize = 32;

/// A change, and who waits for the answer.
type Job = (Change, oneshot::Sender<Result<(), StoreError>>);

/// The way to the writer. Clones lead to the same.
#[derive(Clone, Debug)]
pub(super) struct Committer {
    people: mpsc::Sender<Job>,
    bots: mpsc::Sender<Job>,
}

impl Committer {
    /// Starts the writer. It ends when nobody can reach it any more.
    pub fn start(db: SqlitePool) -> Committer {
        let ((people, from_people), (bots, from_bots)) = (mpsc::channel(WAITING), mpsc::channel(WAITING));
        tokio::spawn(run(db, from_people, from_bots));
        Committer { people, bots }
    }

    /// Waits until a change is on the disk, or why it is not.
    pub async fn commit(&self, urgency: Urgency, change: Change) -> Result<(), StoreError> {
        let queue = match urgency {
            Urgency::Person => &self.people,
            Urgency::Bots => &self.bots,
        };
        let (tell, told) = oneshot::channel();
        let gone = || StoreError::Failed("the writer of the database has ended".to_owned());
        queue.send((change, tell)).await.map_err(|_| gone())?;
        told.await.map_err(|_| gone())?
    }
}

async fn run(db: SqlitePool, mut people: mpsc::Receiver<Job>, mut bots: mpsc::Receiver<Job>) {
    loop {
        let first = tokio::select! {
            biased;
            Some(job) = people.recv() => job,
            Some(job) = bots.recv() => job,
            else => return,
        };
        let mut jobs = vec![first];
        while jobs.len() < TOGETHER
            && let Ok(job) = people.try_recv()
        {
            jobs.push(job);
        }
        for _ in 0..OF_BOTS {
            let Ok(job) = bots.try_recv() else { break };
            jobs.push(job);
        }
        commit(&db, jobs).await;
    }
}

/// Commits changes together and tells everybody what came of theirs.
async fn commit(db: &SqlitePool, jobs: Vec<Job>) {
    let (changes, waiting): (Vec<_>, Vec<_>) = jobs.into_iter().unzip();
    let said = match together(db, &changes).await {
        Ok(said) => said,
        Err(Stopped::At(_)) if changes.len() > 1 => {
            // One of them fails by more than a conflict: each for itself, so that it fails alone.
            let mut said = Vec::new();
            for change in &changes {
                let alone = together(db, std::slice::from_ref(change)).await;
                said.extend(alone.unwrap_or_else(|stopped| vec![Err(stopped.error())]));
            }
            said
        }
        Err(stopped) => vec![Err(stopped.error()); changes.len()],
    };
    for (tell, said) in waiting.into_iter().zip(said) {
        // They may wait no longer; what was done is done.
        let _ = tell.send(said);
    }
}

/// Why a transaction came to nothing.
enum Stopped {
    /// At one of its changes.
    At(StoreError),
    /// At its beginning or its end.
    Whole(StoreError),
}

impl Stopped {
    fn error(self) -> StoreError {
        let (Stopped::At(error) | Stopped::Whole(error)) = self;
        error
    }
}

/// All changes in one transaction. What each came to: it was done, or met a conflict and was left out.
async fn together(db: &SqlitePool, changes: &[Change]) -> Result<Vec<Result<(), StoreError>>, Stopped> {
    let whole = |error| Stopped::Whole(failed(error));
    // It holds the write lock from the start, so what it reads stays true.
    let mut all = db.begin_with("BEGIN IMMEDIATE").await.map_err(whole)?;
    let mut said = Vec::with_capacity(changes.len());
    for change in changes {
        match write(&mut all, change).await {
            Err(error @ StoreError::Failed(_)) => {
                // A full disk may have taken the transaction back already; then this finds nothing to do.
                let _ = all.rollback().await;
                return Err(Stopped::At(error));
            }
            done => said.push(done),
        }
    }
    all.commit().await.map_err(whole)?;
    Ok(said)
}
