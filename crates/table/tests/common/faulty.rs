//! A store that fails where it is told to: before it did what it was asked, or after.

use async_trait::async_trait;
use cowcatcher_engine::Seat;
use cowcatcher_table::{
    Alive, AnalysisRow, Append, Archive, ChatLine, Consent, Groups, Identity, Idle, Maker, NewTable, Notices, Pauses,
    People, Place, Plans, Room, SeatRow, Spending, Status, Store, StoreError, TableId, TableRow, Tick, Version,
};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use tokio::sync::Semaphore;

/// What goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Nothing more can be written; what is there can be read.
    Full,
    /// Nothing can be read or written.
    Broken,
    /// The connection breaks before the question arrives.
    LostBefore,
    /// The connection breaks before the answer arrives.
    LostAfter,
    /// Somebody else is faster.
    Conflict,
}

impl Fault {
    pub const ALL: [Fault; 5] = [Fault::Full, Fault::Broken, Fault::LostBefore, Fault::LostAfter, Fault::Conflict];

    fn error(self) -> StoreError {
        StoreError::Failed(
            match self {
                Fault::Full => "database or disk is full",
                Fault::Broken => "disk I/O error",
                Fault::LostBefore | Fault::LostAfter => "the connection was closed",
                Fault::Conflict => return StoreError::Conflict,
            }
            .to_owned(),
        )
    }
}

/// What a call does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Reads,
    Writes,
    /// Writes, unless somebody else was faster.
    Competes,
}

/// A store that fails where it is told to.
#[derive(Debug)]
pub struct Faulty {
    pub inside: Arc<dyn Store>,
    /// How often it was called.
    calls: AtomicUsize,
    /// Which call fails, and how.
    plan: Mutex<Option<(usize, Fault)>>,
    /// Which fault struck.
    struck: Mutex<Option<&'static str>>,
    /// Is the disk full, until it is not?
    full: AtomicBool,
    /// Whoever asks for the lines of this table waits for a permit.
    slow: Option<(TableId, Arc<Semaphore>)>,
}

impl Faulty {
    pub fn new(inside: Arc<dyn Store>) -> Faulty {
        let (calls, plan, struck, full) = Default::default();
        Faulty { inside, calls, plan, struck, full, slow: None }
    }

    /// One that keeps whoever asks for one table waiting.
    pub fn slow(inside: Arc<dyn Store>, table: TableId, permits: Arc<Semaphore>) -> Faulty {
        Faulty { slow: Some((table, permits)), ..Faulty::new(inside) }
    }

    /// From now on the disk is full, or no longer.
    pub fn fill(&self, full: bool) {
        self.full.store(full, Ordering::SeqCst);
    }

    /// The call of this number fails, counted from the beginning.
    pub fn fail_at(&self, call: usize, fault: Fault) {
        *self.plan.lock().unwrap() = Some((call, fault));
    }

    /// The next call fails.
    pub fn fail_next(&self, fault: Fault) {
        self.fail_at(self.calls(), fault);
    }

    pub fn calls(&self) -> usize {
        self.calls.load(Ordering::SeqCst)
    }

    /// In which call the fault struck.
    pub fn struck(&self) -> Option<&'static str> {
        *self.struck.lock().unwrap()
    }

    async fn call<T>(
        &self,
        what: &'static str,
        kind: Kind,
        work: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        let number = self.calls.fetch_add(1, Ordering::SeqCst);
        if kind != Kind::Reads && self.full.load(Ordering::SeqCst) {
            return Err(Fault::Full.error());
        }
        let planned = self.plan.lock().unwrap().filter(|(call, _)| *call == number).map(|(_, fault)| fault);
        let strikes = |fault: &Fault| match fault {
            Fault::Full => kind != Kind::Reads,
            Fault::Conflict => kind == Kind::Competes,
            _ => true,
        };
        let Some(fault) = planned.filter(strikes) else { return work.await };
        *self.struck.lock().unwrap() = Some(what);
        if fault == Fault::LostAfter {
            let _ = work.await;
        }
        Err(fault.error())
    }
}

/// What is said of each call: its name, what it does, what it is asked.
macro_rules! calls {
    ($($kind:ident $name:ident ($($argument:ident: $type:ty),*) -> $answer:ty;)*) => {
        #[async_trait]
        impl Store for Faulty {
            $(async fn $name(&self, $($argument: $type),*) -> Result<$answer, StoreError> {
                self.call(stringify!($name), Kind::$kind, self.inside.$name($($argument),*)).await
            })*

            async fn table_and_clicks(&self, id: &TableId) -> Result<Option<(TableRow, Vec<Vec<String>>)>, StoreError> {
                if let Some((_, patience)) = self.slow.as_ref().filter(|(slow, _)| slow == id) {
                    patience.acquire().await.unwrap().forget();
                }
                self.call("table_and_clicks", Kind::Reads, self.inside.table_and_clicks(id)).await
            }
            fn archive(&self) -> Option<&dyn Archive> {
                self.inside.archive()
            }
            fn groups(&self) -> Option<&dyn Groups> {
                self.inside.groups()
            }
            fn plans(&self) -> Option<&dyn Plans> {
                self.inside.plans()
            }
            fn people(&self) -> Option<&dyn People> {
                self.inside.people()
            }
            fn notices(&self) -> Option<&dyn Notices> {
                self.inside.notices()
            }
            fn is_shared(&self) -> bool {
                self.inside.is_shared()
            }
            async fn told(&self) -> Option<Vec<TableId>> {
                self.inside.told().await
            }
            fn release(&self, id: &TableId) {
                self.inside.release(id);
            }
        }
    };
}

calls! {
    Competes create(table: NewTable<'_>) -> ();
    Reads table(id: &TableId) -> Option<TableRow>;
    Reads clicks(id: &TableId) -> Vec<Vec<String>>;
    Competes append(append: Append<'_>) -> ();
    Competes take_back(to: u32, again: Append<'_>) -> Version;
    Writes keep_lesson(id: &TableId, read: u32) -> ();
    Competes keep_consent(id: &TableId, at: Version, was: &Consent, now: &Consent) -> ();
    Competes keep_clock(id: &TableId, tick: Tick<'_>) -> ();
    Reads time_up(now: i64, most: u32) -> Vec<TableId>;
    Reads clocked_tables(owner: &Identity) -> Vec<TableId>;
    Reads pauses(who: &Identity) -> Pauses;
    Writes keep_pauses(who: &Identity, pauses: &Pauses) -> ();
    Competes seat(id: &TableId, seat: Seat, was: &SeatRow, now: &SeatRow) -> ();
    Reads invited(invitation: &Identity) -> Option<(TableId, Seat)>;
    Competes say(id: &TableId, room: Room, line: &ChatLine) -> ();
    Reads chat(id: &TableId, room: Room, most: u32) -> Vec<ChatLine>;
    Reads tables_of(owner: &Identity, after: Option<&Place>, most: u32) -> Vec<TableRow>;
    Reads open_tables(most: u32) -> Vec<TableRow>;
    Reads listed_tables(status: Status, most: u32) -> Vec<TableRow>;
    Reads analysis(id: &TableId) -> Option<AnalysisRow>;
    Writes keep_analysis(id: &TableId, made: &AnalysisRow) -> ();
    Reads waiting_for_bots() -> Vec<TableId>;
    Reads alive(maker: Maker, since: i64) -> Alive;
    Writes spend(day: i64, spendings: &[Spending]) -> Option<usize>;
    Writes forget(before: i64) -> ();
    Writes secret(name: &str, drawn: [u8; 32]) -> Vec<u8>;
    Reads idle_tables(idle: Idle, most: u32) -> Vec<TableId>;
    Writes delete(id: &TableId, since: i64) -> bool;
    Reads every_table(after: Option<&TableId>, most: u32) -> Vec<TableRow>;
    Reads ready() -> ();
    Reads changed_elsewhere(held: &[TableId]) -> Vec<TableId>;
    Writes take_over(most: u32) -> Vec<TableId>;
    Writes lease(id: &TableId, anyway: bool) -> bool;
}
