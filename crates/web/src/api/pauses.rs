//! When one's clocks rest.

use super::Sent;
use crate::app::App;
use crate::error::Trouble;
use crate::visitor::Visitor;
use axum::Json;
use axum::extract::State;
use cowcatcher_table::Pauses;

/// When one's clocks rest.
pub async fn see(State(app): State<App>, visitor: Visitor) -> Result<Json<Pauses>, Trouble> {
    Ok(Json(app.tables().pauses(&visitor.who).await?))
}

/// Changes it, from now on.
pub async fn change(State(app): State<App>, Sent { visitor, body }: Sent<Pauses>) -> Result<Json<Pauses>, Trouble> {
    app.tables().set_pauses(&visitor.who, body.clone()).await?;
    Ok(Json(body))
}
