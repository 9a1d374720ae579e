//! What is refused before anybody looks at it: foreign origins, floods, oversized bodies.

use crate::app::App;
use crate::error::Trouble;
use axum::body::HttpBody;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Most bytes of the body of a request.
pub const LARGEST_BODY: usize = 64 * 1024;
/// So many addresses are remembered before those that are quiet are forgotten.
const REMEMBERED: usize = 10_000;

/// How many requests one address may make.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// So many a second for as long as one likes.
    pub per_second: f64,
    /// So many at once.
    pub burst: f64,
}

impl Default for Rate {
    fn default() -> Self {
        Rate { per_second: 50.0, burst: 100.0 }
    }
}

/// Counts the requests of each address.
#[derive(Debug)]
pub struct Limiter {
    rate: Rate,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

/// What an address has left, and since when.
#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    since: Instant,
}

impl Limiter {
    /// A limiter that has seen nobody.
    pub fn new(rate: Rate) -> Self {
        Limiter { rate, buckets: Mutex::default() }
    }

    /// May this address make one more request?
    pub fn admits(&self, address: IpAddr, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let Rate { per_second, burst } = self.rate;
        let left = |bucket: &Bucket| {
            let seconds = now.saturating_duration_since(bucket.since).as_secs_f64();
            (bucket.left + seconds * per_second).min(burst)
        };
        if buckets.len() >= REMEMBERED {
            buckets.retain(|_, bucket| left(bucket) < burst);
        }
        let bucket = buckets.entry(neighbours(address)).or_insert(Bucket { left: burst, since: now });
        let left = left(bucket);
        let admitted = left >= 1.0;
        *bucket = Bucket { left: if admitted { left - 1.0 } else { left }, since: now };
        admitted
    }
}

/// Who has one IPv6 address has 2^64 of them: they count as one.
fn neighbours(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address => address,
    }
}

/// Refuses what need not be looked at.
pub async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    if let Some(limiter) = app.limiter()
        && !limiter.admits(address(&app, &request), Instant::now())
    {
        return Trouble::too_many().into_response();
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if changes && is_foreign(request.headers(), app.public()) {
        return Trouble::origin().into_response();
    }
    if request.body().size_hint().lower() > LARGEST_BODY as u64 {
        return Trouble::too_large().into_response();
    }
    next.run(request).await
}

/// The address that a request comes from.
fn address(app: &App, request: &Request) -> IpAddr {
    let forwarded = || {
        // The last entry was written by our own proxy, those before by anybody.
        request.headers().get("x-forwarded-for")?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
    };
    let direct = || request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let address = if app.behind_proxy() { forwarded() } else { None };
    address.or_else(direct).unwrap_or(Ipv4Addr::UNSPECIFIED.into())
}

/// Does another site ask? Programs without an origin are no sites; they have to show a secret instead.
fn is_foreign(headers: &HeaderMap, public: Option<&str>) -> bool {
    if headers.get("sec-fetch-site").is_some_and(|site| site != "same-origin" && site != "none") {
        return true;
    }
    let Some(origin) = headers.get(ORIGIN) else { return false };
    let Ok(origin) = origin.to_str() else { return true };
    if let Some(public) = public {
        return origin != public;
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let named = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    named.is_none() || named != host
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_flood_is_stopped_and_ebbs() {
        let limiter = Limiter::new(Rate::default());
        let (one, other) = (Ipv4Addr::LOCALHOST.into(), Ipv4Addr::new(10, 0, 0, 1).into());
        let start = Instant::now();
        assert_eq!((0..150).filter(|_| limiter.admits(one, start)).count(), 100);
        assert!(limiter.admits(other, start));
        let later = start + Duration::from_secs(1);
        assert_eq!((0..150).filter(|_| limiter.admits(one, later)).count(), 50);
    }

    #[test]
    fn one_network_is_one_visitor() {
        let limiter = Limiter::new(Rate { per_second: 0.0, burst: 1.0 });
        let now = Instant::now();
        assert!(limiter.admits("2001:db8::1".parse().unwrap(), now));
        assert!(!limiter.admits("2001:db8::2".parse().unwrap(), now));
        assert!(limiter.admits("2001:db8:0:1::1".parse().unwrap(), now));
    }

    #[test]
    fn only_our_own_origin_may_change_things() {
        let headers = |pairs: &[(&'static str, &'static str)]| {
            pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect::<HeaderMap>()
        };
        let host = ("host", "127.0.0.1:8080");
        assert!(!is_foreign(&headers(&[host]), None));
        assert!(!is_foreign(&headers(&[host, ("origin", "http://127.0.0.1:8080")]), None));
        assert!(is_foreign(&headers(&[host, ("origin", "http://127.0.0.1:8081")]), None));
        assert!(is_foreign(&headers(&[host, ("origin", "null")]), None));
        assert!(is_foreign(&headers(&[host, ("origin", "https://evil.example")]), None));
        assert!(is_foreign(&headers(&[host, ("sec-fetch-site", "cross-site")]), None));
        assert!(!is_foreign(&headers(&[host, ("origin", "https://game.example")]), Some("https://game.example")));
        assert!(is_foreign(&headers(&[host, ("origin", "http://127.0.0.1:8080")]), Some("https://game.example")));
    }
}
