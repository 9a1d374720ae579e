//! Live notices as server-sent events. A notice says that something changed and how far the table has come, nothing else:
//! who may know more asks for it.

use crate::app::App;
use crate::error::Trouble;
use crate::pages::Caller;
use crate::streams::Stream;
use axum::response::sse::{Event, KeepAlive, Sse};
use cowcatcher_table::{Identity, TableId, TableState, Watching};
use futures_util::stream;
use serde_json::json;
use std::convert::Infallible;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;
use tokio::time::{Interval, MissedTickBehavior, interval};

/// A silent stream says so after this long, so that a dead connection is noticed.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// That somebody has a table before them is said so often.
const PRESENCE: Duration = Duration::from_secs(30);
/// A browser that lost the connection tries again after this long.
const RETRY: Duration = Duration::from_millis(1000);

/// The notices of a table, beginning with how far it is now.
pub async fn events(caller: Caller) -> Result<Sse<impl stream::Stream<Item = Result<Event, Infallible>>>, Trouble> {
    let Caller { app, id, visitor } = caller;
    let place = app.streams().enter(visitor.address).ok_or_else(Trouble::too_many_streams)?;
    // First the ear, then the look: what happens between the two is heard twice rather than never.
    let notices = app.tables().watch(&id, &visitor.who, visitor.pace).await?;
    let stopping = app.stopping();
    let mut here = interval(PRESENCE);
    here.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let who = visitor.who;
    let listener = Listener { app, id, who, notices, here, stopping, stopped: false, greeted: false, _place: place };
    let stream = stream::unfold(listener, |mut listener| async move {
        let event = listener.next().await?;
        Some((Ok(event), listener))
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::new().interval(HEARTBEAT)))
}

struct Listener {
    app: App,
    id: TableId,
    who: Identity,
    notices: Watching,
    /// When it is next said that somebody is here.
    here: Interval,
    stopping: watch::Receiver<bool>,
    stopped: bool,
    greeted: bool,
    _place: Stream,
}

impl Listener {
    async fn next(&mut self) -> Option<Event> {
        if !self.greeted {
            self.greeted = true;
            return Some(self.now().await?.retry(RETRY));
        }
        if self.stopped {
            return None;
        }
        let heard = loop {
            let heard = tokio::select! {
                heard = self.notices.next() => Some(heard),
                _ = self.here.tick() => None,
                _ = self.stopping.wait_for(|stops| *stops) => {
                    // The stream ends with this: browsers come back after that long, not all of them at once.
                    self.stopped = true;
                    let back = RETRY + Duration::from_millis(u64::from(self.id.as_str().bytes().map(u32::from).sum::<u32>() % 1000));
                    return Some(Event::default().event("restart").data("{}").retry(back));
                }
            };
            match heard {
                Some(heard) => break heard,
                // Who knows already is not told elsewhere. If that can't be noted they are told once more, which does no harm.
                None => drop(self.app.tables().has_before_them(&self.who, &self.id).await),
            }
        };
        match heard {
            Ok(notice) => Event::default().event("notice").json_data(notice).ok(),
            // Too far behind: how the table is now makes up for what was missed.
            Err(RecvError::Lagged(_)) => self.now().await,
            Err(RecvError::Closed) => None,
        }
    }

    /// How far the table is now.
    async fn now(&self) -> Option<Event> {
        let now = |state: &TableState| json!({ "change": "now", "version": state.version(), "mark": state.mark() });
        Event::default().event("notice").json_data(self.app.tables().look(&self.id, now).await.ok()?).ok()
    }
}
