//! Hints for programs.

use crate::error::Trouble;
use crate::pages::{Caller, Params};
use axum::Json;
use cowcatcher_engine::Seat;
use cowcatcher_session::{Advice, Advised, Gap, Reader, Sure};
use cowcatcher_table::{Line, TableError, Version};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::HashMap;

/// For which seat, at which moment.
#[derive(Deserialize)]
pub struct At {
    seat: u8,
    version: String,
    /// Are answers that need not be asked for taken first?
    #[serde(default)]
    forced: bool,
}

/// What the search thinks of every choice of a seat, the best first.
pub async fn hint(caller: Caller, Params(at): Params<At>) -> Result<Json<Value>, Trouble> {
    let seat = Seat::new(at.seat).ok_or(TableError::NotYourSeat)?;
    let expected: Version = at.version.parse()?;
    let line = Line { actions: Vec::new(), forced: at.forced };
    let advised = caller.tables().advise(&caller.id, &caller.visitor.who, seat, &line, expected).await?;
    let locale = caller.visitor.locale;
    let words = caller.tables().try_out(&caller.id, &caller.visitor.who, seat, &line, |state| {
        let names = state.names(locale);
        let choices = state.playing().choices(seat, Reader { locale, names: &names });
        choices.into_iter().map(|choice| (choice.action, choice.words)).collect()
    });
    Ok(Json(told(&advised, expected, &words.await?)))
}

fn told(advised: &Advised, version: Version, words: &HashMap<String, String>) -> Value {
    let sure = match advised.sure {
        Sure::Clearly => "clearly",
        Sure::Little => "little",
        Sure::Hardly => "hardly",
    };
    let choice = |choice: &Advice<String>| {
        json!({
            "action": choice.action, "words": words.get(&choice.action), "line": choice.line, "rollouts": choice.rollouts,
            "points": choice.judged.own, "others": choice.judged.others, "odds": choice.odds,
            "categories": choice.categories, "later": choice.later, "gap": choice.gap.as_ref().map(gap),
        })
    };
    let choices: Vec<Value> = advised.choices.iter().map(choice).collect();
    json!({ "version": version, "sure": sure, "categories": advised.categories, "choices": choices })
}

fn gap(gap: &Gap) -> Value {
    json!({ "worth": gap.worth, "error": gap.error, "rollouts": gap.rollouts, "categories": gap.categories, "later": gap.later, "odds": gap.odds })
}
