//! Who one is: devices, the way to another one, recovery codes, a name, and one's data.

use super::Sent;
use crate::app::App;
use crate::device::arrival;
use crate::error::Trouble;
use crate::pages::identity::{code, device, passkey};
use crate::passkeys::House;
use crate::visitor::Visitor;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::IntoResponse;
use cowcatcher_table::{Code, SelfSeen, TableError};
use serde::Deserialize;
use serde_json::{Value, json};

/// Who one is.
pub async fn see(State(app): State<App>, visitor: Visitor) -> Result<Json<SelfSeen>, Trouble> {
    Ok(Json(app.tables().myself(&visitor.who, &visitor.device).await?))
}

/// Nothing that has to be said.
#[derive(Deserialize)]
pub struct Nothing {}

/// A name to take.
#[derive(Deserialize)]
pub struct Naming {
    name: String,
}

/// Takes a name.
pub async fn name(State(app): State<App>, headers: HeaderMap, sent: Sent<Naming>) -> Result<Json<Value>, Trouble> {
    app.tables().name_person(&sent.visitor.who, &arrival(&sent.visitor, &headers), &sent.body.name).await?;
    Ok(Json(json!({ "done": true })))
}

/// Makes a link to another device.
pub async fn link(State(app): State<App>, headers: HeaderMap, sent: Sent<Nothing>) -> Result<Json<Value>, Trouble> {
    let secret = app.tables().link_device(&sent.visitor.who, &arrival(&sent.visitor, &headers)).await?;
    Ok(Json(json!({ "link": secret.reveal() })))
}

/// By what one comes to another person.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Joining {
    /// The secret of a link.
    Link(String),
    /// A recovery code.
    Code(String),
}

/// The device acts for whoever made the link or the code from now on.
pub async fn join(State(app): State<App>, headers: HeaderMap, sent: Sent<Joining>) -> Result<Json<Value>, Trouble> {
    let from = arrival(&sent.visitor, &headers);
    match &sent.body {
        Joining::Link(link) => {
            app.tables().join_by_link(&link.parse().map_err(|_| TableError::BadLink)?, &from).await?
        }
        Joining::Code(text) => app.tables().join_by_code(&code(text)?, &from).await?,
    };
    Ok(Json(json!({ "done": true })))
}

/// Makes new recovery codes.
pub async fn codes(State(app): State<App>, headers: HeaderMap, sent: Sent<Nothing>) -> Result<Json<Value>, Trouble> {
    let codes = app.tables().new_codes(&sent.visitor.who, &arrival(&sent.visitor, &headers)).await?;
    Ok(Json(json!({ "codes": codes.iter().map(Code::reveal).collect::<Vec<_>>() })))
}

/// Which device.
#[derive(Deserialize)]
pub struct Which {
    device: String,
}

/// Signs a device out.
pub async fn sign_out(State(app): State<App>, headers: HeaderMap, sent: Sent<Which>) -> Result<Json<Value>, Trouble> {
    let from = arrival(&sent.visitor, &headers);
    app.tables().sign_out(&sent.visitor.who, &from, &device(&sent.body.device)?).await?;
    Ok(Json(json!({ "done": true })))
}

/// Where passkeys are good.
fn house(app: &App, headers: &HeaderMap) -> Result<House, Trouble> {
    House::of(app, headers).ok_or_else(Trouble::not_found)
}

/// What the browser needs to make a passkey.
pub async fn begin_passkey(
    State(app): State<App>,
    headers: HeaderMap,
    sent: Sent<Nothing>,
) -> Result<Json<Value>, Trouble> {
    let (house, who) = (house(&app, &headers)?, &sent.visitor.who);
    let own = app.tables().myself(who, &sent.visitor.device).await?;
    let name = own.name.ok_or(TableError::Empty { what: "name" })?;
    Ok(Json(house.invite(app.tables(), who, &name).await?))
}

/// Keeps the passkey that it made.
pub async fn make_passkey(
    State(app): State<App>,
    headers: HeaderMap,
    sent: Sent<Value>,
) -> Result<Json<Value>, Trouble> {
    let (house, from) = (house(&app, &headers)?, arrival(&sent.visitor, &headers));
    house.welcome(app.tables(), &sent.visitor.who, &from, sent.body.to_string().as_bytes()).await?;
    Ok(Json(json!({ "done": true })))
}

/// Which passkey.
#[derive(Deserialize)]
pub struct WhichPasskey {
    passkey: String,
}

/// Removes a passkey.
pub async fn remove_passkey(State(app): State<App>, sent: Sent<WhichPasskey>) -> Result<Json<Value>, Trouble> {
    app.tables().remove_passkey(&sent.visitor.who, &passkey(&sent.body.passkey)?).await?;
    Ok(Json(json!({ "done": true })))
}

/// What the browser needs to sign in with a passkey.
pub async fn begin_sign_in(
    State(app): State<App>,
    headers: HeaderMap,
    sent: Sent<Nothing>,
) -> Result<Json<Value>, Trouble> {
    Ok(Json(house(&app, &headers)?.ask(app.tables(), &sent.visitor.device).await?))
}

/// The device acts for whose passkey answered.
pub async fn sign_in(State(app): State<App>, headers: HeaderMap, sent: Sent<Value>) -> Result<Json<Value>, Trouble> {
    let (house, from) = (house(&app, &headers)?, arrival(&sent.visitor, &headers));
    let person = house.recognise(app.tables(), &from.device, sent.body.to_string().as_bytes()).await?;
    app.tables().join_as(&person, &from).await?;
    Ok(Json(json!({ "done": true })))
}

/// Everything about oneself, as a file.
pub async fn export(State(app): State<App>, visitor: Visitor) -> Result<impl IntoResponse, Trouble> {
    let about = app.tables().about(&visitor.who, &visitor.device).await?;
    Ok(([(CONTENT_DISPOSITION, "attachment; filename=\"cowcatcher.json\"")], Json(about)))
}

/// Whether it is meant.
#[derive(Deserialize)]
pub struct Sure {
    sure: bool,
}

/// Forgets whoever asks for it.
pub async fn forget(State(app): State<App>, sent: Sent<Sure>) -> Result<Json<Value>, Trouble> {
    if !sent.body.sure {
        return Err(Trouble::bad_request("say that you are sure"));
    }
    app.tables().forget_person(&sent.visitor.who).await?;
    Ok(Json(json!({ "done": true })))
}
