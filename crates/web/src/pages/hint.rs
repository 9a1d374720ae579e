//! A hint: what the search would do now, thought out when somebody asks.

use super::game::hints;
use super::table::{Asked, seen};
use super::{Caller, Params};
use crate::error::Trouble;
use crate::games;
use cowcatcher_table::{TableError, Version};
use maud::Markup;
use serde::Deserialize;

/// Which moment the page shows that asks.
#[derive(Deserialize)]
pub struct At {
    version: String,
}

/// What the page shows beneath the question.
pub async fn panel(caller: Caller, Params(asked): Params<Asked>, Params(at): Params<At>) -> Result<Markup, Trouble> {
    let expected: Version = at.version.parse()?;
    let wanted = asked.advised_on(&caller).await?;
    let advised = caller.tables().advise(&caller.id, &caller.visitor.who, wanted.0, &wanted.1, expected).await?;
    let drawn = seen(&caller, &asked, |state, look| {
        let drawing = games::drawn(state)?.draw(state, look)?;
        Some(hints::panel(state, look, &drawing, &advised).ok_or(TableError::Stale { now: state.version() }))
    });
    Ok(drawn.await?.ok_or_else(Trouble::not_found)??)
}
