//! Where one wants to be told what, and how often.

use super::Sent;
use crate::app::App;
use crate::error::Trouble;
use crate::visitor::Visitor;
use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use cowcatcher_table::{Address, Choices, Kind, NoticesSeen, TableError, TableId, TargetSeen};
use serde::Deserialize;

/// The target that an address names.
pub struct Named(pub TableId);

impl FromRequestParts<App> for Named {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Self::Rejection> {
        let named = Path::<String>::from_request_parts(parts, app).await;
        let id = named.ok().and_then(|Path(target)| target.parse().ok());
        id.map(Named).ok_or_else(|| TableError::UnknownTarget.into())
    }
}

/// What one chose.
pub async fn see(State(app): State<App>, visitor: Visitor) -> Result<Json<NoticesSeen>, Trouble> {
    Ok(Json(app.tables().notices(&visitor.who).await?))
}

/// Changes how often, and when not.
pub async fn choose(
    State(app): State<App>,
    Sent { visitor, body }: Sent<Choices>,
) -> Result<Json<NoticesSeen>, Trouble> {
    let choices = Choices { locale: visitor.locale, ..body };
    app.tables().choose_notices(&visitor.who, choices).await?;
    see(State(app), visitor).await
}

/// A new target: everything is told there unless it says what.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTarget {
    address: Address,
    #[serde(default = "everything")]
    kinds: Vec<Kind>,
}

fn everything() -> Vec<Kind> {
    Kind::ALL.to_vec()
}

/// Adds a target.
pub async fn add(
    State(app): State<App>,
    Sent { visitor, body }: Sent<NewTarget>,
) -> Result<(StatusCode, Json<TargetSeen>), Trouble> {
    let asker = visitor.asker(app.tables()).await?;
    let added = app.tables().add_target(asker, body.address, &body.kinds, visitor.locale).await?;
    Ok((StatusCode::CREATED, Json(added)))
}

/// What is told at a target.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kinds {
    kinds: Vec<Kind>,
}

/// Changes what is told at a target.
pub async fn change(
    State(app): State<App>,
    Named(target): Named,
    Sent { visitor, body }: Sent<Kinds>,
) -> Result<Json<NoticesSeen>, Trouble> {
    app.tables().choose_kinds(&visitor.who, &target, &body.kinds).await?;
    see(State(app), visitor).await
}

/// Removes a target.
pub async fn remove(
    State(app): State<App>,
    Named(target): Named,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Json<NoticesSeen>, Trouble> {
    visitor.confirm_header(&headers)?;
    app.tables().remove_target(&visitor.who, &target).await?;
    see(State(app), visitor).await
}

/// Sends something there, to see whether it arrives.
pub async fn test(
    State(app): State<App>,
    Named(target): Named,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<StatusCode, Trouble> {
    visitor.confirm_header(&headers)?;
    app.tables().try_target(visitor.asker(app.tables()).await?, &target).await?;
    Ok(StatusCode::ACCEPTED)
}
