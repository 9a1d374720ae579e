//! The connections of a server: how many there are in all and from one address, and which of them have to give way.
//!
//! A connection is silent while no request of it is being answered. Silent ones cost a stranger nothing, so whoever brings many must not keep
//! others out: when there is no room, the longest silent ones of the address that has most of them are closed for the newcomer.

use cowcatcher_table::network;
use std::collections::HashMap;
use std::io;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::Notify;

/// One in so many silent connections is closed when there is no room: looking for them takes its time.
const SHARE: usize = 50;

/// How many connections and event streams there may be, and for how long they may do nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Connections in all.
    pub connections: usize,
    /// Connections from one address; 0 is as many as there may be in all. Where a proxy stands before the server, all come from it.
    pub connections_an_address: usize,
    /// Event streams in all; 0 is as many as there are connections.
    pub streams: usize,
    /// Event streams for one address; 0 is as many as there may be in all.
    pub streams_an_address: usize,
    /// So long the head of a request may take, from its first byte on; and so long a new connection may be silent.
    pub headers: Duration,
    /// So long a connection may be silent between two requests.
    pub idle: Duration,
    /// So long a client may take nothing of what is sent to it.
    pub unread: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            connections: 900,
            connections_an_address: 256,
            streams: 0,
            streams_an_address: 100,
            headers: Duration::from_secs(15),
            idle: Duration::from_secs(75),
            unread: Duration::from_secs(30),
        }
    }
}

/// All connections of a server.
#[derive(Debug)]
pub struct Connections {
    limits: Limits,
    began: Instant,
    open: Mutex<Open>,
    next: AtomicU64,
    /// Those that had to give way, and those that found no room.
    pub(crate) closed: AtomicU64,
    pub(crate) refused: AtomicU64,
}

#[derive(Debug, Default)]
struct Open {
    all: HashMap<u64, Arc<State>>,
    of_address: HashMap<IpAddr, usize>,
}

impl Open {
    fn remove(&mut self, number: u64) -> Option<Arc<State>> {
        let state = self.all.remove(&number)?;
        if let Some(count) = self.of_address.get_mut(&state.address) {
            *count -= 1;
            if *count == 0 {
                self.of_address.remove(&state.address);
            }
        }
        Some(state)
    }
}

/// What is known of a connection. Times are milliseconds since the server started.
#[derive(Debug)]
struct State {
    number: u64,
    address: IpAddr,
    /// How many requests are being answered; an answer ends when all of it was sent.
    answering: AtomicU32,
    served: AtomicU32,
    /// Since when it is silent.
    silent: AtomicU64,
    /// Since when it sends the head of a request; 0 if it does not.
    head: AtomicU64,
    /// Since when it takes nothing of what is sent; 0 if it does.
    stalled: AtomicU64,
    close: Notify,
}

impl Connections {
    pub(crate) fn new(limits: Limits) -> Arc<Connections> {
        Arc::new(Connections {
            limits,
            began: Instant::now(),
            open: Mutex::default(),
            next: AtomicU64::new(0),
            closed: AtomicU64::new(0),
            refused: AtomicU64::new(0),
        })
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.limits
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).all.len()
    }

    fn now(&self) -> u64 {
        // 0 stands for never.
        self.began.elapsed().as_millis() as u64 + 1
    }

    /// A new connection, if there is room or others give way to it.
    pub(crate) fn admit(self: &Arc<Self>, address: IpAddr) -> Option<Connection> {
        let address = network(address);
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let of_address = open.of_address.get(&address).copied().unwrap_or_default();
        let most = self.limits.connections_an_address;
        let room = (most == 0 || of_address < most || self.close_some(&mut open, Some(address)))
            && (open.all.len() < self.limits.connections.max(1) || self.close_some(&mut open, None));
        if !room {
            self.refused.fetch_add(1, Ordering::Relaxed);
            return None;
        }
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let state = Arc::new(State {
            number,
            address,
            answering: AtomicU32::new(0),
            served: AtomicU32::new(0),
            silent: AtomicU64::new(self.now()),
            head: AtomicU64::new(0),
            stalled: AtomicU64::new(0),
            close: Notify::new(),
        });
        open.all.insert(number, state.clone());
        *open.of_address.entry(address).or_default() += 1;
        Some(Connection { all: self.clone(), state })
    }

    /// Closes some silent connections, of one address or of those that have most; `false` if there is none.
    fn close_some(&self, open: &mut Open, of: Option<IpAddr>) -> bool {
        let silent = open.all.values().filter(|state| state.is_silent() && of.is_none_or(|of| of == state.address));
        let mut silent: Vec<(usize, u64, u64)> = silent
            .map(|state| {
                let neighbours = open.of_address.get(&state.address).copied().unwrap_or_default();
                (usize::MAX - neighbours, state.silent.load(Ordering::Relaxed), state.number)
            })
            .collect();
        silent.sort_unstable();
        for (_, _, number) in silent.iter().take(silent.len().div_ceil(SHARE)) {
            self.close(open, *number);
        }
        !silent.is_empty()
    }

    /// Closes some silent connections, because the system has no room for more.
    pub(crate) fn make_room(&self) {
        self.close_some(&mut self.open.lock().unwrap_or_else(PoisonError::into_inner), None);
    }

    /// Closes all silent connections: the server stops.
    pub(crate) fn close_silent(&self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let silent: Vec<u64> = open.all.values().filter(|state| state.is_silent()).map(|state| state.number).collect();
        for number in silent {
            self.close(&mut open, number);
        }
    }

    fn close(&self, open: &mut Open, number: u64) {
        if let Some(state) = open.remove(number) {
            self.closed.fetch_add(1, Ordering::Relaxed);
            state.close.notify_one();
        }
    }

    /// Closes the connections that took too long.
    pub(crate) fn close_slow(&self) {
        let now = self.now();
        let past = |since: &AtomicU64, most: Duration| {
            let since = since.load(Ordering::Relaxed);
            since > 0 && now.saturating_sub(since) > most.as_millis() as u64
        };
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let slow = |state: &State| {
            let silent = state.is_silent();
            let first = state.served.load(Ordering::Relaxed) == 0;
            past(&state.stalled, self.limits.unread)
                || silent && past(&state.head, self.limits.headers)
                || silent && first && past(&state.silent, self.limits.headers)
                || silent && past(&state.silent, self.limits.idle)
        };
        let slow: Vec<u64> = open.all.values().filter(|state| slow(state)).map(|state| state.number).collect();
        for number in slow {
            self.close(&mut open, number);
        }
    }
}

impl State {
    fn is_silent(&self) -> bool {
        self.answering.load(Ordering::Relaxed) == 0
    }
}

/// One connection, for as long as there is this value.
#[derive(Debug)]
pub(crate) struct Connection {
    all: Arc<Connections>,
    state: Arc<State>,
}

impl Connection {
    /// Resolves when the connection has to give way.
    pub(crate) async fn closed(&self) {
        self.state.close.notified().await;
    }

    /// The stream, watched.
    pub(crate) fn watch(&self, stream: TcpStream) -> Watched {
        Watched { stream, all: self.all.clone(), state: self.state.clone() }
    }

    /// A request is being answered, until what is given back is dropped.
    pub(crate) fn answer(&self) -> Answering {
        self.state.answering.fetch_add(1, Ordering::Relaxed);
        self.state.served.fetch_add(1, Ordering::Relaxed);
        self.state.head.store(0, Ordering::Relaxed);
        Answering { all: self.all.clone(), state: self.state.clone() }
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.all.open.lock().unwrap_or_else(PoisonError::into_inner).remove(self.state.number);
    }
}

/// A request that is being answered.
#[derive(Debug)]
pub(crate) struct Answering {
    all: Arc<Connections>,
    state: Arc<State>,
}

impl Drop for Answering {
    fn drop(&mut self) {
        self.state.silent.store(self.all.now(), Ordering::Relaxed);
        self.state.answering.fetch_sub(1, Ordering::Relaxed);
    }
}

/// A stream that notes since when it is being read from, and since when nobody takes what is written.
#[derive(Debug)]
pub(crate) struct Watched {
    stream: TcpStream,
    all: Arc<Connections>,
    state: Arc<State>,
}

impl Watched {
    fn note(&self, written: &Poll<io::Result<usize>>) {
        match written {
            Poll::Ready(_) => self.state.stalled.store(0, Ordering::Relaxed),
            // The first time counts.
            Poll::Pending => {
                let now = self.all.now();
                let _ = self.state.stalled.compare_exchange(0, now, Ordering::Relaxed, Ordering::Relaxed);
            }
        }
    }
}

impl AsyncRead for Watched {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(cx, buf);
        if buf.filled().len() > before && self.state.is_silent() {
            let now = self.all.now();
            let _ = self.state.head.compare_exchange(0, now, Ordering::Relaxed, Ordering::Relaxed);
        }
        read
    }
}

impl AsyncWrite for Watched {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.note(&written);
        written
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        self.note(&written);
        written
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    fn of(number: u8) -> IpAddr {
        Ipv4Addr::new(203, 0, 113, number).into()
    }

    #[test]
    fn the_crowd_gives_way_and_nobody_who_is_served_does() {
        let limits = Limits { connections: 10, connections_an_address: 8, ..Limits::default() };
        let all = Connections::new(limits);
        let alone = all.admit(of(1)).unwrap();
        let mut crowd: Vec<Connection> = (0..30).map(|_| all.admit(of(2)).unwrap()).collect();
        assert_eq!(all.count(), 9);
        let newcomers = [all.admit(of(3)).unwrap(), all.admit(of(4)).unwrap()];
        assert_eq!(all.count(), 10);
        assert!(all.open.lock().unwrap().all.contains_key(&alone.state.number), "the crowd gave way");
        crowd.drain(..crowd.len() - 7);
        let answering: Vec<Answering> =
            crowd.iter().chain(&newcomers).chain([&alone]).map(Connection::answer).collect();
        assert!(all.admit(of(5)).is_none(), "everybody is being served");
        assert_eq!(all.refused.load(Ordering::Relaxed), 1);
        drop(answering);
        assert!(all.admit(of(5)).is_some());
    }
}
