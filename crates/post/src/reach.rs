//! Requests to addresses that strangers named: to public ones alone, and to the very one that was looked at.

use cowcatcher_table::{TableError, Undelivered};
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{CONTENT_LENGTH, HOST, HeaderMap, HeaderValue, RETRY_AFTER, USER_AGENT};
use hyper::{Request, StatusCode};
use hyper_util::rt::TokioIo;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};
use url::{Host, Url};

use crate::SettingsError;

/// So many addresses of a host are tried, …
const MOST_ADDRESSES: usize = 4;
/// … each for so long.
const CONNECTS_IN: Duration = Duration::from_secs(5);

/// Who makes the requests.
pub(crate) struct Reach {
    /// May they go inside of our own network, and without TLS?
    internal: bool,
    tls: TlsConnector,
}

impl fmt::Debug for Reach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reach").field("internal", &self.internal).finish_non_exhaustive()
    }
}

/// What came back; nothing else of it is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    pub status: StatusCode,
    /// Not again before so long, if it says so.
    pub wait: Option<Duration>,
}

impl Answer {
    /// What it means that there was such an answer; `gone`: the statuses that say that nobody is there any more.
    pub fn judged(self, gone: &[StatusCode]) -> Result<(), Undelivered> {
        match self.status {
            status if status.is_success() => Ok(()),
            status if gone.contains(&status) => Err(Undelivered::Gone(status.to_string())),
            // A redirect is not followed: who moves has to say so themselves.
            status => Err(Undelivered::Later { why: status.to_string(), wait: self.wait }),
        }
    }
}

impl Reach {
    pub fn new(internal: bool) -> Result<Reach, SettingsError> {
        let roots: RootCertStore = webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect();
        let config = ClientConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(|error| SettingsError::Tls(error.to_string()))?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Reach { internal, tls: TlsConnector::from(Arc::new(config)) })
    }

    /// An address that people gave, and where it leads: all of that has to be public.
    pub async fn find(&self, text: &str) -> Result<(Url, Vec<SocketAddr>), TableError> {
        let wrong = |what| TableError::BadTarget { what };
        let url = Url::parse(text).map_err(|_| wrong("address"))?;
        match url.scheme() {
            "https" => {}
            "http" if self.internal => {}
            "http" => return Err(wrong("insecure")),
            _ => return Err(wrong("address")),
        }
        // A name and a password in an address mislead people about where it goes.
        if !url.username().is_empty() || url.password().is_some() {
            return Err(wrong("address"));
        }
        let port = url.port_or_known_default().ok_or(wrong("address"))?;
        let found: Vec<SocketAddr> = match url.host().ok_or(wrong("address"))? {
            Host::Ipv4(address) => vec![(address, port).into()],
            Host::Ipv6(address) => vec![(address, port).into()],
            Host::Domain(name) => match timeout(CONNECTS_IN, lookup_host((name, port))).await {
                Ok(Ok(found)) => found.take(MOST_ADDRESSES).collect(),
                _ => return Err(wrong("host")),
            },
        };
        if found.is_empty() {
            return Err(wrong("host"));
        }
        if !self.internal && !found.iter().all(|address| is_public(address.ip())) {
            return Err(wrong("internal"));
        }
        Ok((url, found))
    }

    /// Posts something to one of these, which were found just now, and to nowhere else: whoever owns a name may let it lead somewhere else at any time.
    pub async fn post(
        &self,
        url: &Url,
        found: &[SocketAddr],
        headers: HeaderMap,
        body: Vec<u8>,
    ) -> Result<Answer, Undelivered> {
        let request = request(url, headers, body)?;
        let stream = connect(found).await?;
        if url.scheme() == "http" {
            return exchange(stream, request).await;
        }
        let host = url.host_str().unwrap_or_default().trim_matches(['[', ']']).to_owned();
        let name = ServerName::try_from(host).map_err(Undelivered::later)?;
        exchange(self.tls.connect(name, stream).await.map_err(Undelivered::later)?, request).await
    }
}

fn request(url: &Url, headers: HeaderMap, body: Vec<u8>) -> Result<Request<Full<Bytes>>, Undelivered> {
    let host = url.host_str().unwrap_or_default();
    let host = url.port().map_or_else(|| host.to_owned(), |port| format!("{host}:{port}"));
    let path = url.query().map_or_else(|| url.path().to_owned(), |query| format!("{}?{query}", url.path()));
    let mut request = Request::post(path).header(HOST, host).header(CONTENT_LENGTH, body.len());
    request = request.header(USER_AGENT, concat!("Cowcatcher/", env!("CARGO_PKG_VERSION")));
    if let Some(all) = request.headers_mut() {
        all.extend(headers);
    }
    request.body(Full::new(Bytes::from(body))).map_err(Undelivered::later)
}

async fn connect(found: &[SocketAddr]) -> Result<TcpStream, Undelivered> {
    let mut why = Undelivered::later("no address");
    for address in found {
        match timeout(CONNECTS_IN, TcpStream::connect(address)).await {
            Ok(Ok(stream)) => return Ok(stream),
            Ok(Err(error)) => why = Undelivered::later(error),
            Err(_) => why = Undelivered::later("no connection"),
        }
    }
    Err(why)
}

/// One request and the head of its answer.
async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    request: Request<Full<Bytes>>,
) -> Result<Answer, Undelivered> {
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(Undelivered::later)?;
    let mut connection = pin!(connection);
    let mut answer = pin!(sender.send_request(request));
    let answer = tokio::select! {
        answer = &mut answer => answer,
        // It was closed: with an answer before that, or without.
        _ = &mut connection => answer.await,
    };
    let answer = answer.map_err(Undelivered::later)?;
    let seconds = |value: &HeaderValue| value.to_str().ok()?.trim().parse().ok();
    let wait = answer.headers().get(RETRY_AFTER).and_then(seconds).map(Duration::from_secs);
    Ok(Answer { status: answer.status(), wait })
}

/// Is it an address of the open net, and neither ours nor anybody's own?
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

/// By the registry of special addresses (RFC 6890 and those after it).
fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || address.is_multicast()
        || a == 0
        // Behind the one address that a provider gives to many.
        || a == 100 && (64..128).contains(&b)
        || (a, b, c) == (192, 0, 0)
        || (a, b, c) == (192, 88, 99)
        // For measuring.
        || a == 198 && (b == 18 || b == 19)
        || a >= 240;
    !special
}

/// Only what was handed out to anybody, less what leads to IPv4 by another name, and examples.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    let handed_out = a & 0xe000 == 0x2000;
    let special = a == 0x2001 && (b < 0x200 || b == 0xdb8) || a == 0x2002 || a == 0x3fff && b < 0x1000;
    handed_out && !special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_inside_is_not_public() {
        let inside = [
            "127.0.0.1",
            "127.8.8.8",
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "192.0.0.8",
            "192.0.2.1",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::127.0.0.1",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001::1",
            "2001:db8::1",
            "3fff::1",
        ];
        for address in inside {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
        for address in [
            "1.1.1.1",
            "8.8.8.8",
            "100.128.0.1",
            "172.32.0.1",
            "192.0.1.1",
            "198.20.0.1",
            "2606:4700::1111",
            "2a00:1450::1",
        ] {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[tokio::test]
    async fn addresses_that_lead_inside_are_refused() {
        let what = |refused: Result<(Url, Vec<SocketAddr>), TableError>| match refused {
            Err(TableError::BadTarget { what }) => what,
            other => panic!("{other:?}"),
        };
        let reach = Reach::new(false).unwrap();
        for (address, why) in [
            ("https://127.0.0.1/x", "internal"),
            ("https://localhost/x", "internal"),
            ("https://[::1]/x", "internal"),
            ("https://0x7f.1/x", "internal"),
            ("https://2130706433/", "internal"),
            ("https://169.254.169.254/latest/meta-data", "internal"),
            ("https://[::ffff:10.0.0.1]/", "internal"),
            ("http://1.1.1.1/x", "insecure"),
            ("ftp://1.1.1.1/x", "address"),
            ("https://ann@1.1.1.1/x", "address"),
            ("not an address", "address"),
            ("https://nowhere.invalid/", "host"),
        ] {
            assert_eq!(what(reach.find(address).await), why, "{address}");
        }
        assert!(reach.find("https://1.1.1.1/x").await.is_ok());
        // Unless the operator says otherwise.
        assert!(Reach::new(true).unwrap().find("http://127.0.0.1:1/x").await.is_ok());
    }
}
