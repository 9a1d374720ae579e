//! Taking connections, serving them, and coming to an end without breaking anything off.

use crate::app::App;
use crate::connections::{Answering, Connection};
use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::ConnectInfo;
use hyper::body::{Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::future::pending;
use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};
use tower::Service;
use tracing::{debug, info, warn};

/// How often it is looked for connections that take too long.
const ROUND: Duration = Duration::from_millis(500);
/// After a failure to take a connection the next one is taken after so long.
const BREATH: Duration = Duration::from_millis(20);
/// So long those who are being served may take when the server stops; with what is done before and after, it takes less than five seconds.
const FAREWELL: Duration = Duration::from_millis(3500);

/// Serves until the future is dropped. What was acknowledged is stored, so it may be dropped at any time.
///
/// # Errors
/// If the listener fails.
pub async fn serve(listener: TcpListener, app: &App) -> io::Result<()> {
    serve_until(listener, app, pending()).await
}

/// Serves until `stop` comes. Then no more connections are taken, event streams are told to come back and end, and what is being answered is
/// answered.
///
/// # Errors
/// If the listener fails.
pub async fn serve_until(listener: TcpListener, app: &App, stop: impl Future<Output = ()>) -> io::Result<()> {
    let (connections, router) = (app.connections().clone(), app.router());
    let mut stop = pin!(stop);
    let mut round = interval(ROUND);
    round.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = &mut stop => break,
            _ = round.tick() => connections.close_slow(),
            taken = listener.accept() => match taken {
                Ok((stream, address)) => match connections.admit(address.ip()) {
                    Some(connection) => {
                        tokio::spawn(converse(app.clone(), router.clone(), stream, address, connection));
                    }
                    None => debug!(%address, "no room for one more connection"),
                },
                // Whoever knocked has gone already.
                Err(error) if is_theirs(&error) => {}
                Err(error) => {
                    warn!(%error, open = connections.count(), "a connection could not be taken");
                    connections.make_room();
                    sleep(BREATH).await;
                }
            },
        }
    }
    drop(listener);
    info!(connections = connections.count(), streams = app.streams().count(), "stopping");
    app.drain();
    let gone = async {
        while connections.count() > 0 {
            sleep(BREATH).await;
            connections.close_silent();
        }
    };
    if timeout(FAREWELL, gone).await.is_err() {
        warn!(connections = connections.count(), "some did not come to an end");
    }
    Ok(())
}

fn is_theirs(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted)
}

/// Answers the requests of one connection.
async fn converse(app: App, router: Router, stream: TcpStream, address: SocketAddr, connection: Connection) {
    // An answer is written in one go; waiting for more only delays it.
    let _ = stream.set_nodelay(true);
    let connection = Arc::new(connection);
    let service = service_fn(|mut request: hyper::Request<Incoming>| {
        let answering = connection.answer();
        request.extensions_mut().insert(ConnectInfo(address));
        let answer = router.clone().call(request.map(Body::new));
        async move { answer.await.map(|response| response.map(|body| Body::new(Held { body, _answering: answering }))) }
    });
    let limits = app.connections().limits();
    let stream = TokioIo::new(connection.watch(stream));
    let mut conversation = pin!(
        http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(limits.idle.max(limits.headers))
            .serve_connection(stream, service)
    );
    let mut stopping = app.stopping();
    let mut stopped = false;
    loop {
        tokio::select! {
            _ = &mut conversation => return,
            () = connection.closed() => return,
            _ = stopping.wait_for(|stops| *stops), if !stopped => {
                stopped = true;
                conversation.as_mut().graceful_shutdown();
            }
        }
    }
}

/// The body of an answer, which is being answered until all of it was sent.
struct Held {
    body: Body,
    _answering: Answering,
}

impl HttpBody for Held {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
