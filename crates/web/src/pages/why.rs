//! Before a click: what can't be done and why not, and what a legal action would lead to.

use super::table::{Asked, look};
use super::{Params, table_id};
use crate::app::App;
use crate::drawing::{self, Look, Refused};
use crate::session::Visitor;
use crate::trouble::Trouble;
use axum::extract::{Path, State};
use cowcatcher_table::{TableError, TableState};
use maud::{Markup, html};
use serde::Deserialize;

/// What somebody would like to do; nothing for all that is refused now.
#[derive(Deserialize)]
pub struct Wish {
    #[serde(default)]
    action: String,
}

/// The answer, for the panel of the page.
pub async fn panel(
    State(app): State<App>,
    visitor: Visitor,
    Path(table): Path<String>,
    Params(asked): Params<Asked>,
    Params(wish): Params<Wish>,
) -> Result<Markup, Trouble> {
    let id = table_id(&table)?;
    let locale = visitor.locale;
    let (refused, question) = app
        .tables()
        .look(&id, |state| {
            let look = look(state, &visitor, &asked);
            let question = drawing::question(state, &look);
            (explained(state, &look, &wish.action), question)
        })
        .await?;
    Ok(html! {
        h2 { (locale.text("why-not")) }
        @for one in refused? {
            p.refused {
                @if !one.words.is_empty() { strong { (one.words.join(", ")) } ": " }
                (one.reason) " "
                a.clause href={ "/rules/" (one.clause) } { (one.clause) }
            }
        }
        @if let Some((text, clause)) = question {
            p.faint { (text) " " a.clause href={ "/rules/" (clause) } { (clause) } }
        }
        p.faint { (locale.text("why-not-help")) }
    })
}

/// What an action would lead to, for the page that shows it while the pointer rests on it.
pub async fn preview(
    State(app): State<App>,
    visitor: Visitor,
    Path(table): Path<String>,
    Params(asked): Params<Asked>,
    Params(wish): Params<Wish>,
) -> Result<Markup, Trouble> {
    let id = table_id(&table)?;
    let shown = app.tables().look(&id, |state| {
        let look = look(state, &visitor, &asked);
        drawing::preview(state, &look, &wish.action)
    });
    Ok(shown.await?.unwrap_or_default())
}

fn explained(state: &TableState, look: &Look, action: &str) -> Result<Vec<Refused>, TableError> {
    if action.is_empty() {
        return Ok(drawing::refused(state, look));
    }
    let Some(seat) = look.seat else { return Err(TableError::NotYourSeat) };
    match state.playing().check(seat, action) {
        Err(TableError::Refused(refusal)) => {
            let reason = drawing::refusal(state, look, &refusal).unwrap_or_else(|| refusal.to_string());
            Ok(vec![Refused { words: Vec::new(), reason, clause: refusal.clause }])
        }
        other => other.map(|()| Vec::new()),
    }
}
