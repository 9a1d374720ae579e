//! How many event streams there are: each keeps a connection for as long as a page is open.

use crate::connections::Limits;
use cowcatcher_table::network;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// The event streams that are open.
#[derive(Clone, Debug)]
pub(crate) struct Streams(Arc<Inside>);

#[derive(Debug)]
struct Inside {
    most: usize,
    most_an_address: usize,
    open: Mutex<(usize, HashMap<IpAddr, usize>)>,
}

impl Streams {
    pub(crate) fn new(limits: &Limits) -> Streams {
        let most = if limits.streams == 0 { limits.connections } else { limits.streams };
        let most_an_address = if limits.streams_an_address == 0 { most } else { limits.streams_an_address };
        Streams(Arc::new(Inside { most, most_an_address, open: Mutex::default() }))
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.0.open.lock().unwrap_or_else(PoisonError::into_inner).0
    }

    /// One more for an address, if there may be.
    pub(crate) fn enter(&self, address: IpAddr) -> Option<Stream> {
        let address = network(address);
        let mut open = self.0.open.lock().unwrap_or_else(PoisonError::into_inner);
        let (all, of_address) = &mut *open;
        let here = of_address.get(&address).copied().unwrap_or_default();
        if *all >= self.0.most || here >= self.0.most_an_address {
            return None;
        }
        *all += 1;
        of_address.insert(address, here + 1);
        Some(Stream { of: self.clone(), address })
    }
}

/// One event stream, for as long as there is this value.
#[derive(Debug)]
pub(crate) struct Stream {
    of: Streams,
    address: IpAddr,
}

impl Drop for Stream {
    fn drop(&mut self) {
        let mut open = self.of.0.open.lock().unwrap_or_else(PoisonError::into_inner);
        let (all, of_address) = &mut *open;
        *all = all.saturating_sub(1);
        let left = of_address.get(&self.address).copied().unwrap_or_default().saturating_sub(1);
        match left {
            0 => of_address.remove(&self.address),
            left => of_address.insert(self.address, left),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    #[test]
    fn one_address_does_not_take_them_all() {
        let streams = Streams::new(&Limits { streams: 3, streams_an_address: 2, ..Limits::default() });
        let (one, other) = (Ipv4Addr::LOCALHOST.into(), Ipv4Addr::new(10, 0, 0, 1).into());
        let held = [streams.enter(one), streams.enter(one)];
        assert!(held.iter().all(Option::is_some) && streams.enter(one).is_none());
        let third = streams.enter(other);
        assert!(third.is_some() && streams.enter(other).is_none());
        drop(held);
        assert_eq!(streams.count(), 1);
        assert!(streams.enter(one).is_some());
    }
}
