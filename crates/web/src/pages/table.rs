//! The page of a table, and its moving parts alone.

use super::game::{self, Scene};
use super::lobby::game_name;
use super::shell::Page;
use super::{Params, table_id};
use crate::app::App;
use crate::drawing::{self, Look};
use crate::session::Visitor;
use crate::trouble::Trouble;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use cowcatcher_engine::Seat;
use cowcatcher_table::{Identity, TableState};
use maud::Markup;
use serde::Deserialize;

/// From where and when somebody wants to look.
#[derive(Clone, Copy, Deserialize)]
pub struct Asked {
    /// The seat last looked from.
    seat: Option<u8>,
    /// The moment when so many steps were taken.
    step: Option<u32>,
}

/// The seat from which `who` looks: his own that is to decide, else the one he last looked from, else his first.
pub fn seat_of(state: &TableState, who: &Identity, last: Option<u8>) -> Option<Seat> {
    let own = state.seats_of(who);
    let decides = state.to_decide().iter().find(|&seat| {
        let row = state.seats().get(seat.index());
        own.contains(seat) && row.is_some_and(|row| row.person().is_some())
    });
    let last = last.filter(|&seat| seat < 8).map(Seat).filter(|&seat| own.contains(seat));
    decides.or(last).or_else(|| own.iter().next())
}

/// What `visitor` asked to look at. A moment that is not past is now.
pub fn look(state: &TableState, visitor: &Visitor, asked: &Asked) -> Look {
    let now = state.version().step;
    let seat = seat_of(state, &visitor.who, asked.seat);
    Look { who: visitor.who, seat, locale: visitor.locale, step: asked.step.filter(|&step| step < now) }
}

/// Renders the moving parts of a table.
async fn parts(app: &App, visitor: &Visitor, table: &str, asked: Asked) -> Result<(String, Markup), Trouble> {
    let id = table_id(table)?;
    let games = app.tables().games();
    let drawn = app.tables().look(&id, |state| {
        let look = look(state, visitor, &asked);
        let drawing = drawing::draw(state, &look)?;
        let title = game_name(visitor.locale, state.playing().name(), state.playing().title());
        let names = drawing::names(state, visitor.locale);
        let bots = games.game(state.playing().name()).map(|game| game.bots).unwrap_or_default();
        let scene = Scene { state, look: &look, drawing: &drawing, names: &names, visitor, bots };
        Some((title, game::render(&scene)))
    });
    drawn.await?.ok_or_else(Trouble::not_found)
}

/// The page.
pub async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Path(table): Path<String>,
    Params(asked): Params<Asked>,
) -> Result<Markup, Trouble> {
    let (title, content) = parts(&app, &visitor, &table, asked).await?;
    let address = format!("/t/{table}");
    Ok(Page { visitor: &visitor, title: &title, address: &address, class: "table", content }.render())
}

/// The moving parts of the page, for the script.
pub async fn fragment(
    State(app): State<App>,
    visitor: Visitor,
    Path(table): Path<String>,
    Params(asked): Params<Asked>,
) -> Result<Markup, Trouble> {
    Ok(parts(&app, &visitor, &table, asked).await?.1)
}

/// The journal of a finished game as a file.
pub async fn journal(State(app): State<App>, Path(table): Path<String>) -> Result<Response, Trouble> {
    let id = table_id(&table)?;
    let journal = app.tables().journal(&id).await?;
    let name = format!("attachment; filename=\"cowcatcher-{id}.journal\"");
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, journal).into_response())
}
