//! Groups.

use super::Sent;
use super::tables::{Plan, made};
use crate::app::App;
use crate::error::Trouble;
use crate::pages::groups::Guest;
use crate::pages::{Params, base};
use crate::visitor::Visitor;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use cowcatcher_table::{GroupSeen, OwnGroup, Place, Secret, TableError};
use serde::Deserialize;
use serde_json::{Value, json};

/// One's groups.
pub async fn own(State(app): State<App>, visitor: Visitor) -> Result<Json<Vec<OwnGroup>>, Trouble> {
    Ok(Json(app.tables().groups_of(&visitor.who).await?))
}

/// A new group, and the name under which one is in it.
#[derive(Deserialize)]
pub struct Founding {
    group: String,
    name: String,
}

/// A secret with the address that it opens.
fn link(app: &App, headers: &HeaderMap, secret: &Secret) -> Value {
    json!({ "secret": secret.reveal(), "address": format!("{}/g/join/{}", base(app, headers), secret.reveal()) })
}

/// Founds a group. The secret of its link is in this answer and nowhere else.
pub async fn found(
    State(app): State<App>,
    headers: HeaderMap,
    Sent { visitor, body }: Sent<Founding>,
) -> Result<impl IntoResponse, Trouble> {
    let asker = visitor.asker(app.tables()).await?;
    let (group, secret) = app.tables().found_group(asker, &body.group, &body.name).await?;
    Ok((StatusCode::CREATED, Json(json!({ "group": group, "link": link(&app, &headers, &secret) }))))
}

/// A link and the name under which one comes in.
#[derive(Deserialize)]
pub struct Joining {
    secret: String,
    name: String,
}

/// Comes into a group.
pub async fn join(State(app): State<App>, Sent { visitor, body }: Sent<Joining>) -> Result<Json<Value>, Trouble> {
    let link: Secret = body.secret.parse().map_err(|_| TableError::BadInvitation)?;
    let group = app.tables().join_group(&link, visitor.asker(app.tables()).await?, &body.name).await?;
    Ok(Json(json!({ "group": group })))
}

/// From which place on finished games are listed.
#[derive(Deserialize)]
pub struct Page {
    after: Option<String>,
}

/// A group, as one in it sees it.
pub async fn see(guest: Guest, Params(page): Params<Page>) -> Result<Json<GroupSeen>, Trouble> {
    let after: Option<Place> = page.after.as_deref().map(str::parse).transpose()?;
    Ok(Json(guest.tables().group(&guest.id, &guest.visitor.who, after.as_ref()).await?))
}

/// Makes a table of the group.
pub async fn create(guest: Guest, headers: HeaderMap, sent: Sent<Plan>) -> Result<impl IntoResponse, Trouble> {
    let asker = sent.visitor.asker(guest.tables()).await?;
    let created = guest.tables().create_in_group(&guest.id, asker, sent.body.into()).await?;
    Ok(made(&base(&guest.app, &headers), &created))
}

/// The next game, like the last one.
pub async fn next(guest: Guest, sent: Sent<Value>) -> Result<Json<Value>, Trouble> {
    let table = guest.tables().next_game(&guest.id, sent.visitor.asker(guest.tables()).await?).await?;
    Ok(Json(json!({ "table": table })))
}

/// A new name of the group, of oneself in it, or both.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Renaming {
    group: Option<String>,
    name: Option<String>,
}

/// Changes names.
pub async fn rename(guest: Guest, sent: Sent<Renaming>) -> Result<Json<Value>, Trouble> {
    let who = &sent.visitor.who;
    if let Some(group) = &sent.body.group {
        guest.tables().name_group(&guest.id, who, group).await?;
    }
    if let Some(name) = &sent.body.name {
        guest.tables().name_in_group(&guest.id, who, name).await?;
    }
    Ok(done())
}

/// Makes a new link; the one before no longer works.
pub async fn relink(guest: Guest, headers: HeaderMap, sent: Sent<Value>) -> Result<Json<Value>, Trouble> {
    let secret = guest.tables().link_group(&guest.id, &sent.visitor.who).await?;
    Ok(Json(json!({ "link": link(&guest.app, &headers, &secret) })))
}

/// Leaves the group.
pub async fn leave(guest: Guest, sent: Sent<Value>) -> Result<Json<Value>, Trouble> {
    guest.tables().leave_group(&guest.id, &sent.visitor.who).await?;
    Ok(done())
}

/// Whom to send away.
#[derive(Deserialize)]
pub struct Removing {
    number: u32,
}

/// Sends somebody away.
pub async fn remove(guest: Guest, sent: Sent<Removing>) -> Result<Json<Value>, Trouble> {
    guest.tables().send_away(&guest.id, &sent.visitor.who, sent.body.number).await?;
    Ok(done())
}

fn done() -> Json<Value> {
    Json(json!({ "done": true }))
}
