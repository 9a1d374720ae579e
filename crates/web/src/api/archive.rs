//! Finished games, one's own record, ratings.

use super::Sent;
use crate::app::App;
use crate::error::Trouble;
use crate::pages::archive::Asked;
use crate::pages::{Caller, Params};
use crate::visitor::Visitor;
use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use cowcatcher_table::{Found, GameSeen, Identity, Place, Record, Rung, Tables};
use futures_util::stream;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::convert::Infallible;

/// Finished games that anybody may find.
pub async fn found(
    State(app): State<App>,
    visitor: Visitor,
    Params(asked): Params<Asked>,
) -> Result<Json<Found>, Trouble> {
    let (search, after) = asked.search()?;
    Ok(Json(app.tables().found(&visitor.who, &search, after.as_ref()).await?))
}

/// Which ladder.
#[derive(Deserialize)]
pub struct Which {
    game: String,
    players: u32,
}

/// Bots, and people who want to be seen, by their rating.
pub async fn ladder(
    State(app): State<App>,
    visitor: Visitor,
    Params(which): Params<Which>,
) -> Result<Json<Vec<Rung>>, Trouble> {
    Ok(Json(app.tables().ladder(&visitor.who, &which.game, which.players).await?))
}

/// What one's games add up to.
pub async fn record(State(app): State<App>, visitor: Visitor) -> Result<Json<Record>, Trouble> {
    Ok(Json(app.tables().record(&visitor.who).await?))
}

/// From which place on.
#[derive(Deserialize)]
pub struct Page {
    after: Option<String>,
}

/// One's own games, page by page.
pub async fn games(
    State(app): State<App>,
    visitor: Visitor,
    Params(page): Params<Page>,
) -> Result<Json<Found>, Trouble> {
    let after: Option<Place> = page.after.as_deref().map(str::parse).transpose()?;
    Ok(Json(app.tables().played(&visitor.who, after.as_ref()).await?))
}

/// All results of one's games, a line of JSON each.
pub async fn results(State(app): State<App>, visitor: Visitor) -> Response {
    let lines = Walk::new(app.tables(), visitor.who);
    let line = |_: Tables, game: GameSeen| async move { text(&game) };
    file("cowcatcher-results.jsonl", lines, line)
}

/// A game with its journal.
#[derive(Serialize)]
struct Kept<'a> {
    table: &'a str,
    game: &'a str,
    ended: i64,
    journal: String,
}

/// The journals of all of one's games, a line of JSON each.
pub async fn journals(State(app): State<App>, visitor: Visitor) -> Response {
    let line = |tables: Tables, game: GameSeen| async move {
        // One that was removed meanwhile is not there.
        let journal = tables.journal_of(&game.table).await.ok()?;
        text(&Kept { table: game.table.as_str(), game: &game.game, ended: game.ended, journal })
    };
    file("cowcatcher-journals.jsonl", Walk::new(app.tables(), visitor.who), line)
}

fn text<T: Serialize>(value: &T) -> Option<String> {
    serde_json::to_string(value).ok()
}

/// Going through all games of somebody. Only a page of them is in memory.
struct Walk {
    tables: Tables,
    who: Identity,
    page: std::vec::IntoIter<GameSeen>,
    /// The place from which the next page goes on; none after the last.
    next: Option<Option<Place>>,
}

impl Walk {
    fn new(tables: &Tables, who: Identity) -> Walk {
        Walk { tables: tables.clone(), who, page: Vec::new().into_iter(), next: Some(None) }
    }

    async fn next(&mut self) -> Option<GameSeen> {
        loop {
            if let Some(game) = self.page.next() {
                return Some(game);
            }
            let after = self.next.take()?;
            // What was given until then is given: an answer that has begun can't say that it failed.
            let Found { games, more } = self.tables.played(&self.who, after.as_ref()).await.ok()?;
            self.page = games.into_iter();
            self.next = more.map(Some);
        }
    }
}

/// A file of lines, which are made while they are sent.
fn file<L>(name: &str, walk: Walk, line: impl Fn(Tables, GameSeen) -> L + Clone + Send + 'static) -> Response
where
    L: Future<Output = Option<String>> + Send,
{
    let lines = stream::unfold(walk, move |mut walk| {
        let line = line.clone();
        async move {
            loop {
                let game = walk.next().await?;
                if let Some(text) = line(walk.tables.clone(), game).await {
                    return Some((Ok::<_, Infallible>(Bytes::from(text + "\n")), walk));
                }
            }
        }
    });
    let headers = [
        (CONTENT_TYPE, "application/jsonl; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    (headers, Body::from_stream(lines)).into_response()
}

/// Under which name one wants to be seen; not at all without one.
#[derive(Deserialize)]
pub struct Showing {
    name: Option<String>,
}

/// Shows one on the ladder, or no longer.
pub async fn show(State(app): State<App>, sent: Sent<Showing>) -> Result<Json<Value>, Trouble> {
    app.tables().show_on_ladder(&sent.visitor.who, sent.body.name.as_deref()).await?;
    Ok(Json(json!({ "done": true })))
}

/// Yes or no.
#[derive(Deserialize)]
pub struct Publishing {
    public: bool,
}

/// Agrees that anybody may find the game, or no longer.
pub async fn publish(caller: Caller, sent: Sent<Publishing>) -> Result<Json<Value>, Trouble> {
    let version = caller.tables().publish(&caller.id, &sent.visitor.who, sent.body.public).await?;
    Ok(Json(json!({ "version": version })))
}
