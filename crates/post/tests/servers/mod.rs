//! Servers on loopback that take what is sent: of push messages, of mail, of hooks. Each can be stopped, started again at the same place, and told to fail.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use cowcatcher_table::Address;
use serde_json::Value;
use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::AbortHandle;
use web_push_native::p256::SecretKey;
use web_push_native::p256::ecdsa::signature::Verifier;
use web_push_native::p256::ecdsa::{Signature, VerifyingKey};
use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint;
use web_push_native::{Auth, decrypt};

/// What a server makes of a connection.
type Serves = Arc<dyn Fn(TcpStream, u16) -> std::pin::Pin<Box<dyn Future<Output = Option<()>> + Send>> + Send + Sync>;

/// A server on a port of its own.
pub struct Server {
    address: SocketAddr,
    serves: Serves,
    /// The status with which it fails; 0: it does not.
    fails: Arc<AtomicU16>,
    task: Mutex<AbortHandle>,
}

impl Server {
    async fn new(serves: Serves) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (address, fails) = (listener.local_addr().unwrap(), Arc::default());
        let task = Mutex::new(take(listener, serves.clone(), Arc::clone(&fails)));
        Server { address, serves, fails, task }
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// From now on it fails like this; 0: no longer.
    pub fn fail(&self, status: u16) {
        self.fails.store(status, Ordering::SeqCst);
    }

    /// Nobody is there.
    pub async fn stop(&self) {
        self.task.lock().unwrap().abort();
        // The port is free once the task is gone.
        while TcpStream::connect(self.address).await.is_ok() {
            tokio::task::yield_now().await;
        }
    }

    /// It is there again, and well.
    pub async fn start(&self) {
        self.fail(0);
        let listener = loop {
            match TcpListener::bind(self.address).await {
                Ok(listener) => break listener,
                Err(_) => tokio::time::sleep(std::time::Duration::from_millis(10)).await,
            }
        };
        *self.task.lock().unwrap() = take(listener, self.serves.clone(), Arc::clone(&self.fails));
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.task.lock().unwrap().abort();
    }
}

fn take(listener: TcpListener, serves: Serves, fails: Arc<AtomicU16>) -> AbortHandle {
    let task = tokio::spawn(async move {
        loop {
            let (stream, _) = listener.accept().await.unwrap();
            tokio::spawn(serves(stream, fails.load(Ordering::SeqCst)));
        }
    });
    task.abort_handle()
}

/// A connection, line by line.
struct Lines {
    from: BufReader<OwnedReadHalf>,
    to: OwnedWriteHalf,
}

impl Lines {
    fn new(stream: TcpStream) -> Lines {
        let (from, to) = stream.into_split();
        Lines { from: BufReader::new(from), to }
    }

    async fn read(&mut self) -> Option<String> {
        let mut line = String::new();
        let length = self.from.read_line(&mut line).await.ok()?;
        (length > 0).then(|| line.trim_end_matches(['\r', '\n']).to_owned())
    }

    async fn say(&mut self, text: &str) -> Option<()> {
        self.to.write_all(format!("{text}\r\n").as_bytes()).await.ok()
    }
}

/// A request that somebody made.
struct Request {
    path: String,
    headers: HashMap<String, String>,
    body: Vec<u8>,
}

/// Reads one request and answers it, with a failure if that is what the server does.
async fn answer(stream: TcpStream, fails: u16) -> Option<Request> {
    let mut lines = Lines::new(stream);
    let path = lines.read().await?.split(' ').nth(1)?.to_owned();
    let mut headers = HashMap::new();
    loop {
        let line = lines.read().await?;
        let Some((name, value)) = line.split_once(':') else { break };
        headers.insert(name.to_lowercase(), value.trim().to_owned());
    }
    let mut body = vec![0; headers.get("content-length")?.parse().ok()?];
    lines.from.read_exact(&mut body).await.ok()?;
    let status = if fails == 0 { 201 } else { fails };
    lines.say(&format!("HTTP/1.1 {status} Said\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n")).await?;
    (fails == 0).then_some(Request { path, headers, body })
}

/// A push message that a browser could read.
pub struct Message {
    pub text: Value,
    pub topic: String,
    pub ttl: u64,
    /// The key of whoever signed it.
    pub key: String,
}

/// A browser with its push service.
pub struct Browser {
    pub server: Server,
    secret: Vec<u8>,
    auth: [u8; 16],
    got: Arc<Mutex<Vec<Message>>>,
}

impl Browser {
    pub async fn subscribe() -> Browser {
        let (secret, auth) = (vec![42; 32], [7; 16]);
        let got: Arc<Mutex<Vec<Message>>> = Arc::default();
        let (kept, key) = (Arc::clone(&got), secret.clone());
        let serves: Serves = Arc::new(move |stream, fails| {
            let (kept, key) = (Arc::clone(&kept), key.clone());
            Box::pin(async move {
                let request = answer(stream, fails).await?;
                kept.lock().unwrap().push(opened(&request, &key, auth));
                Some(())
            })
        });
        Browser { server: Server::new(serves).await, secret, auth, got }
    }

    pub fn address(&self) -> Address {
        let public = SecretKey::from_slice(&self.secret).unwrap().public_key();
        Address::Push {
            endpoint: format!("http://{}/push/abc", self.server.address()),
            p256dh: URL_SAFE_NO_PAD.encode(public.to_encoded_point(false).as_bytes()),
            auth: URL_SAFE_NO_PAD.encode(self.auth),
        }
    }

    /// What came since the last look.
    pub fn messages(&self) -> Vec<Message> {
        std::mem::take(&mut *self.got.lock().unwrap())
    }
}

/// Decrypts a message, after its signature was found good.
fn opened(request: &Request, key: &[u8], auth: [u8; 16]) -> Message {
    let headers = &request.headers;
    assert_eq!((request.path.as_str(), headers["content-encoding"].as_str()), ("/push/abc", "aes128gcm"));
    let said = headers["authorization"].strip_prefix("vapid t=").unwrap();
    let (token, signer) = said.split_once(", k=").unwrap();
    let (text, signature) = token.rsplit_once('.').unwrap();
    let read = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
    let verifier = VerifyingKey::from_sec1_bytes(&read(signer)).unwrap();
    verifier.verify(text.as_bytes(), &Signature::from_slice(&read(signature)).unwrap()).unwrap();
    let claims: Value = serde_json::from_slice(&read(text.split_once('.').unwrap().1)).unwrap();
    assert_eq!(claims["aud"], format!("http://{}", headers["host"]));
    let secret = SecretKey::from_slice(key).unwrap();
    let text = decrypt(request.body.clone(), &secret, &Auth::from(auth)).unwrap();
    Message {
        text: serde_json::from_slice(&text).unwrap(),
        topic: headers["topic"].clone(),
        ttl: headers["ttl"].parse().unwrap(),
        key: signer.to_owned(),
    }
}

/// A call of a hook.
#[derive(Clone, PartialEq, Debug)]
pub struct Call {
    pub path: String,
    pub id: String,
    pub body: Value,
}

/// A server whose hooks can be called.
pub struct Hooks {
    pub server: Server,
    got: Arc<Mutex<Vec<Call>>>,
}

impl Hooks {
    pub async fn open() -> Hooks {
        let got: Arc<Mutex<Vec<Call>>> = Arc::default();
        let kept = Arc::clone(&got);
        let serves: Serves = Arc::new(move |stream, fails| {
            let kept = Arc::clone(&kept);
            Box::pin(async move {
                let Request { path, headers, body } = answer(stream, fails).await?;
                let (id, body) = (headers["idempotency-key"].clone(), serde_json::from_slice(&body).unwrap());
                kept.lock().unwrap().push(Call { path, id, body });
                Some(())
            })
        });
        Hooks { server: Server::new(serves).await, got }
    }

    /// The calls since the last look.
    pub fn calls(&self) -> Vec<Call> {
        std::mem::take(&mut *self.got.lock().unwrap())
    }
}

/// A mail that came.
#[derive(Clone, Debug)]
pub struct Mail {
    pub from: String,
    pub to: String,
    head: String,
    pub text: String,
}

impl Mail {
    pub fn header(&self, name: &str) -> &str {
        let found = self.head.lines().find_map(|line| line.split_once(": ").filter(|(found, _)| *found == name));
        found.unwrap_or_else(|| panic!("no {name} in {}", self.head)).1
    }
}

/// A mail server. It fails once somebody names whom a mail is for.
pub struct Mailbox {
    pub server: Server,
    got: Arc<Mutex<Vec<Mail>>>,
}

impl Mailbox {
    pub async fn open() -> Mailbox {
        let got: Arc<Mutex<Vec<Mail>>> = Arc::default();
        let kept = Arc::clone(&got);
        let serves: Serves = Arc::new(move |stream, fails| {
            let kept = Arc::clone(&kept);
            Box::pin(async move { receive(stream, fails, &kept).await })
        });
        Mailbox { server: Server::new(serves).await, got }
    }

    /// The mails since the last look.
    pub fn mails(&self) -> Vec<Mail> {
        std::mem::take(&mut *self.got.lock().unwrap())
    }
}

/// What stands between the brackets of an SMTP command.
fn bracketed(line: &str) -> String {
    line.split(['<', '>']).nth(1).unwrap_or_default().to_owned()
}

async fn receive(stream: TcpStream, fails: u16, kept: &Mutex<Vec<Mail>>) -> Option<()> {
    let mut lines = Lines::new(stream);
    lines.say("220 mail.example").await?;
    let (mut from, mut to) = (String::new(), String::new());
    loop {
        let line = lines.read().await?;
        match line.get(..4).unwrap_or_default().to_uppercase().as_str() {
            "EHLO" => lines.say("250 mail.example").await?,
            "MAIL" => {
                from = bracketed(&line);
                lines.say("250 2.1.0 fine").await?;
            }
            "RCPT" if fails == 550 => lines.say("550 5.1.1 nobody of that name").await?,
            "RCPT" if fails > 0 => lines.say(&format!("{fails} 4.2.2 not now")).await?,
            "RCPT" => {
                to = bracketed(&line);
                lines.say("250 2.1.5 fine").await?;
            }
            "DATA" => {
                lines.say("354 go on").await?;
                let mut written = Vec::new();
                loop {
                    match lines.read().await?.as_str() {
                        "." => break,
                        line => written.push(line.strip_prefix('.').unwrap_or(line).to_owned()),
                    }
                }
                kept.lock().unwrap().push(read(&from, &to, &written.join("\n")));
                lines.say("250 2.0.0 fine").await?;
            }
            "QUIT" => {
                lines.say("221 bye").await?;
                return Some(());
            }
            _ => lines.say("250 fine").await?,
        }
    }
}

/// A mail as it was written: long lines of the head are folded, those of the text may be quoted.
fn read(from: &str, to: &str, written: &str) -> Mail {
    let (head, text) = written.split_once("\n\n").unwrap();
    let head = head.replace("\n ", " ").replace("\n\t", " ").replace(":  ", ": ");
    let text = match head.contains("quoted-printable") {
        true => text.replace("=\n", "").replace("=3D", "="),
        false => text.to_owned(),
    };
    Mail { from: from.to_owned(), to: to.to_owned(), head, text }
}
