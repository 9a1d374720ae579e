//! What is refused before anybody looks at it: foreign origins, floods, oversized bodies.

use crate::app::App;
use crate::error::Trouble;
use axum::body::HttpBody;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{Extensions, HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use cowcatcher_table::network;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
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
        let bucket = buckets.entry(network(address)).or_insert(Bucket { left: burst, since: now });
        let left = left(bucket);
        let admitted = left >= 1.0;
        *bucket = Bucket { left: if admitted { left - 1.0 } else { left }, since: now };
        admitted
    }
}

/// Refuses what need not be looked at.
pub async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    if let Some(limiter) = app.limiter()
        && !limiter.admits(address(&app, request.headers(), request.extensions()), Instant::now())
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
pub fn address(app: &App, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
    let direct = || extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let address = if app.behind_proxy() { forwarded(headers) } else { None };
    address.or_else(direct).unwrap_or(Ipv4Addr::UNSPECIFIED.into())
}

/// The address that our own proxy wrote: the last entry of the last line. What stands before was written by anybody. Some proxies write the
/// port too.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let last = line.rsplit(',').next()?.trim().trim_matches('"');
    let alone = last.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(last);
    alone.parse().ok().or_else(|| last.parse::<SocketAddr>().ok().map(|address| address.ip()))
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
        assert!(!limiter.admits("2001:db8:0:1::1".parse().unwrap(), now));
        assert!(limiter.admits("2001:db8:0:100::1".parse().unwrap(), now));
    }

    #[test]
    fn only_what_our_own_proxy_wrote_is_believed() {
        let of = |lines: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-for", line.parse().unwrap());
            }
            forwarded(&headers).map(|address| address.to_string())
        };
        assert_eq!(of(&[]), None);
        assert_eq!(of(&["1.2.3.4", "9.9.9.7"]).as_deref(), Some("9.9.9.7"));
        assert_eq!(of(&["1.2.3.4, 9.9.9.7"]).as_deref(), Some("9.9.9.7"));
        assert_eq!(of(&["1.2.3.4:567"]).as_deref(), Some("1.2.3.4"));
        assert_eq!(of(&["[2001:db8::1]:567"]).as_deref(), Some("2001:db8::1"));
        assert_eq!(of(&["1.1.1.1, [2001:db8::1]"]).as_deref(), Some("2001:db8::1"));
        assert_eq!(of(&["2001:db8::1"]).as_deref(), Some("2001:db8::1"));
        assert_eq!(of(&["1.2.3.4", "unknown"]), None);
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
