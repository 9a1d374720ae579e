//! The analysis of a finished game.

use super::Sent;
use crate::error::Trouble;
use crate::pages::Caller;
use axum::Json;
use cowcatcher_session::MistakeTold;
use cowcatcher_table::{Analysed, Reader, Stage, TableState};
use cowcatcher_words::Locale;
use serde::Deserialize;
use serde_json::{Value, json};

/// Nothing has to be said.
#[derive(Deserialize)]
pub struct Nothing {}

/// Has the game analysed; nothing happens if that is done or being done.
pub async fn start(caller: Caller, sent: Sent<Nothing>) -> Result<Json<Value>, Trouble> {
    caller.tables().analyse(&caller.id, &sent.visitor.who).await?;
    told(&caller).await
}

/// Cancels an analysis that is not made yet.
pub async fn cancel(caller: Caller, sent: Sent<Nothing>) -> Result<Json<Value>, Trouble> {
    caller.tables().cancel_analysis(&caller.id, &sent.visitor.who).await?;
    told(&caller).await
}

/// The analysis, or how far it has come.
pub async fn see(caller: Caller) -> Result<Json<Value>, Trouble> {
    told(&caller).await
}

async fn told(caller: &Caller) -> Result<Json<Value>, Trouble> {
    let locale = caller.visitor.locale;
    let look = |state: &TableState| {
        state.can_be_analysed()?;
        let (stage, progress) = match (state.analysis_job().map(|job| job.stage), state.analysed()) {
            (Some(Stage::Waits), _) => ("waits", None),
            (Some(Stage::Runs(progress)), _) => ("runs", Some(progress)),
            (Some(Stage::Failed), _) => ("failed", None),
            (None, Some(_)) => ("made", None),
            (None, None) => ("none", None),
        };
        let made = state.analysed().map(|made| in_words(state, made, locale));
        let outdated = state.is_analysis_outdated();
        Ok(json!({ "stage": stage, "progress": progress, "outdated": outdated, "analysis": made }))
    };
    let told: Result<Value, Trouble> = caller.tables().look(&caller.id, look).await?;
    told.map(Json)
}

fn in_words(state: &TableState, made: &Analysed, locale: Locale) -> Value {
    let names = state.names(locale);
    let mistakes = MistakeTold::all(state.playing(), &made.analysis.mistakes, Reader { locale, names: &names });
    json!({
        "yardstick": made.yardstick,
        "evaluations": made.evaluations,
        "at": made.at,
        "outlook": made.analysis.outlook,
        "mistakes": mistakes,
    })
}
