//! Once more: a rematch, and a new table from a moment of a finished game.

use super::join::links_address;
use super::lobby::own_name;
use super::{Caller, Posted};
use crate::error::Trouble;
use axum::response::{IntoResponse, Redirect, Response};
use cowcatcher_table::SeatPlan;

/// The same people at a new table.
pub async fn rematch(caller: Caller, posted: Posted) -> Result<Response, Trouble> {
    let table = caller.tables().rematch(&caller.id, posted.visitor.asker(caller.tables()).await?).await?;
    Ok(Redirect::to(&format!("/t/{table}")).into_response())
}

/// A new table from a moment of this one.
pub async fn fork(caller: Caller, posted: Posted) -> Result<Response, Trouble> {
    let step = posted.get("step").parse().map_err(|_| Trouble::bad_request("from which step?"))?;
    let own: usize = posted.get("seat").parse().map_err(|_| Trouble::bad_request("which seat?"))?;
    let tables = caller.tables();
    let (game, seats) =
        tables.look(&caller.id, |state| (state.playing().name().to_owned(), state.playing().seats())).await?;
    let other = match posted.get("others") {
        "friends" => SeatPlan::Invitation,
        "bots" => SeatPlan::Bot(tables.games().game(&game)?.default_bot().to_owned()),
        _ => return Err(Trouble::bad_request("against whom?")),
    };
    if own >= seats {
        return Err(Trouble::bad_request("there is no such seat"));
    }
    let mut plan = vec![other; seats];
    plan[own] = SeatPlan::Me(own_name(&posted.visitor));
    let made = tables.fork(&caller.id, posted.visitor.asker(tables).await?, step, plan).await?;
    Ok(Redirect::to(&links_address(&made.id, &made.invitations)).into_response())
}
