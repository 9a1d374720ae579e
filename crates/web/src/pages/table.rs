//! The page of a table, and its moving parts alone.

use super::game::{self, Scene, Trial};
use super::lobby::game_name;
use super::shell::{Card, Page, sheet};
use super::{Caller, Params, Posted, base};
use crate::captions;
use crate::drawing::Look;
use crate::error::Trouble;
use crate::games;
use crate::visitor::Visitor;
use crate::words::Value;
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use cowcatcher_engine::Seat;
use cowcatcher_table::{
    Ask, Identity, Line, PlansSeen, Registered, Status, TableError, TableState, Unreadable, Version,
};
use maud::{Markup, html};
use serde::Deserialize;

/// From where and when somebody wants to look.
#[derive(Clone, Deserialize)]
pub struct Asked {
    /// The seat last looked from.
    seat: Option<u8>,
    /// The moment when so many steps were taken.
    step: Option<u32>,
    /// The actions that are tried out, with semicolons between them.
    line: Option<String>,
    /// The version that the page shows already.
    shown: Option<String>,
}

/// Pieces are followed over so many steps; a page that shows less has missed more than it could show.
const FOLLOWED: u32 = 24;

impl Asked {
    /// The actions that are tried out; none if the table is looked at as it is.
    fn line(&self) -> Option<Vec<&str>> {
        let line = self.line.as_deref()?;
        Some(line.split(';').filter(|action| !action.is_empty()).collect())
    }
}

impl Asked {
    /// The seat for which the visitor asks for a hint, and the line after which they want one.
    pub async fn advised_on(&self, caller: &Caller) -> Result<(Seat, Line), TableError> {
        if self.step.is_some() {
            return Err(TableError::NotAsked);
        }
        let own = |state: &TableState| seat_of(state, &caller.visitor.who, self.seat);
        let seat = caller.tables().look(&caller.id, own).await?.ok_or(TableError::NotYourSeat)?;
        let actions = self.line().unwrap_or_default().into_iter().map(str::to_owned).collect();
        Ok((seat, Line { actions, forced: caller.visitor.forced }))
    }
}

/// The step from which on pieces are followed, for a page that shows this version of the table; none if nothing is to be followed.
fn followed(now: Version, shown: Option<Version>) -> Option<u32> {
    let shown = shown.filter(|shown| shown.revision == now.revision)?;
    (2..=FOLLOWED).contains(&now.step.checked_sub(shown.step)?).then_some(shown.step)
}

/// The seat from which `who` looks: their own that is to decide, else the one they last looked from, else their first.
pub fn seat_of(state: &TableState, who: &Identity, last: Option<u8>) -> Option<Seat> {
    let own = state.seats_of(who);
    let decides = state.to_decide().iter().find(|&seat| {
        let row = state.seats().get(seat.index());
        own.contains(seat) && row.is_some_and(|row| row.person().is_some())
    });
    let last = last.and_then(Seat::new).filter(|&seat| own.contains(seat));
    decides.or(last).or_else(|| own.iter().next())
}

/// What `visitor` asked to look at. A moment that is not past is now.
fn look(state: &TableState, visitor: &Visitor, asked: &Asked) -> Look {
    let now = state.version().step;
    let seat = seat_of(state, &visitor.who, asked.seat);
    Look { who: visitor.who, seat, locale: visitor.locale, step: asked.step.filter(|&step| step < now) }
}

/// Shows a table as it was asked for: as it is, as it was, or as it would be after what is tried out.
pub async fn seen<T>(
    caller: &Caller,
    asked: &Asked,
    show: impl FnOnce(&TableState, &Look) -> T,
) -> Result<T, TableError> {
    let Caller { visitor, id, .. } = caller;
    let Some(line) = asked.line() else {
        let show = |state: &TableState| {
            let look = look(state, visitor, asked);
            // What need not be asked is shown as answered; it is played with the next click.
            let now = look.seat.filter(|_| visitor.forced && look.step.is_none());
            let ahead = now.and_then(|seat| state.unasked(&visitor.who, seat));
            show(ahead.as_ref().unwrap_or(state), &look)
        };
        return caller.tables().look(id, show).await;
    };
    let seat = asked.seat.and_then(Seat::new).ok_or(TableError::NotYourSeat)?;
    let line = Line { actions: line.into_iter().map(str::to_owned).collect(), forced: visitor.forced };
    caller.tables().try_out(id, &visitor.who, seat, &line, |state| show(state, &caller.look(Some(seat)))).await
}

/// What is to be said about a line that is tried out.
async fn trial(caller: &Caller, asked: &Asked) -> Result<Option<Trial>, TableError> {
    let Some(line) = asked.line() else { return Ok(None) };
    let seat = asked.seat.and_then(Seat::new);
    let score = |state: &TableState| seat.and_then(|seat| score(state, seat));
    let before = |state: &TableState| {
        let ahead = seat.is_some_and(|seat| !state.to_decide().contains(seat));
        Trial { steps: line.len(), before: score(state), ahead }
    };
    Ok(Some(caller.tables().look(&caller.id, before).await?))
}

/// What the visitor has prepared for the seat from which they look.
async fn prepared(caller: &Caller, asked: &Asked) -> Result<PlansSeen, TableError> {
    let Caller { visitor, id, .. } = caller;
    let own = |state: &TableState| {
        let now = asked.step.is_none() && state.status() == Status::Running;
        seat_of(state, &visitor.who, asked.seat).filter(|_| now)
    };
    match caller.tables().look(id, own).await? {
        Some(seat) => caller.tables().prepared(id, &visitor.who, seat, visitor.locale).await,
        None => Ok(PlansSeen::default()),
    }
}

/// The score of a seat so far.
pub fn score(state: &TableState, seat: Seat) -> Option<i32> {
    state.playing().standings(Some(seat))?.totals().get(seat.index()).copied()
}

/// A drawn table: its title, who sits there, and its moving parts.
pub struct Parts {
    title: String,
    game: String,
    names: Vec<String>,
    /// The moving parts.
    pub content: Markup,
}

/// The table as it was asked for.
pub async fn parts(caller: &Caller, asked: &Asked) -> Result<Parts, Trouble> {
    let (visitor, games) = (&caller.visitor, caller.tables().games());
    let trial = trial(caller, asked).await?;
    let plans = prepared(caller, asked).await?;
    let group = caller.tables().group_at(&caller.id, &visitor.who).await?;
    let shown: Option<Version> = asked.shown.as_deref().map(str::parse).transpose()?;
    let drawn = seen(caller, asked, |state, look| {
        let drawn = games::drawn(state)?;
        let drawing = drawn.draw(state, look)?;
        let since = followed(state.version(), shown).filter(|_| look.step.is_none() && trial.is_none());
        let trips = since.map(|step| drawn.trips(state, look, step as usize)).unwrap_or_default();
        let title = game_name(visitor.locale, state.playing().name(), state.playing().title());
        let names = state.names(visitor.locale);
        let game = games.game(state.playing().name()).ok();
        let bots = game.map(|game| &game.bots[..]).unwrap_or_default();
        let default_bot = game.map(Registered::default_bot).unwrap_or_default();
        let (patience, now) = (caller.tables().patience(), caller.tables().now());
        let (drawing, names) = (&drawing, &names);
        let scene = Scene {
            state,
            look,
            drawing,
            names,
            visitor,
            bots,
            default_bot,
            patience,
            now,
            trips,
            trial,
            plans,
            group,
        };
        let content = game::render(&scene);
        Some(Parts { title, game: state.playing().name().to_owned(), names: names.clone(), content })
    });
    drawn.await?.ok_or_else(Trouble::not_found)
}

/// The page.
pub async fn page(caller: Caller, headers: HeaderMap, Params(asked): Params<Asked>) -> Result<Markup, Trouble> {
    let parts = match parts(&caller, &asked).await {
        Err(trouble) => match trouble.unreadable() {
            Some(why) => return Ok(unseen(&caller, why)),
            None => return Err(trouble),
        },
        Ok(parts) => parts,
    };
    let Parts { title, game, names, content } = parts;
    let content = html! { (content) (captions::for_script(&game, caller.visitor.locale)) };
    let address = format!("/t/{}", caller.id);
    let said = [("names", Value::from(names.join(", "))), ("game", Value::from(title.as_str()))];
    let card = Card {
        text: caller.visitor.locale.text_with("card-table", &said),
        image: format!("{}{address}/picture.png", base(&caller.app, &headers)),
    };
    let (visitor, card) = (&caller.visitor, Some(card));
    Ok(Page { visitor, title: &title, address: &address, class: "table", card, content }.render())
}

/// The page of a table of which nothing can be shown: why, and a way to close it.
fn unseen(caller: &Caller, why: &Unreadable) -> Markup {
    let Caller { visitor, id, .. } = caller;
    let locale = visitor.locale;
    let content = html! {
        p { (why.told(locale)) }
        p.faint { (locale.text("unreadable-hint")) }
        div.row {
            form method="post" action={ "/t/" (id) "/close" } {
                input type="hidden" name="csrf" value=(visitor.token());
                button.quiet.danger { (locale.text("abandon")) }
            }
            a.button.quiet href={ "/t/" (id) "/journal" } { (locale.text("download-journal")) }
        }
    };
    sheet(visitor, &format!("/t/{id}"), &locale.text("unreadable-title"), &content)
}

/// Closes a table of which nothing can be shown.
pub async fn close(caller: Caller, posted: Posted) -> Result<Redirect, Trouble> {
    caller.tables().ask(&caller.id, &posted.visitor.who, Ask::Abandon, Version::default()).await?;
    Ok(Redirect::to(&format!("/t/{}", caller.id)))
}

/// The moving parts of the page, for the script.
pub async fn fragment(caller: Caller, Params(asked): Params<Asked>) -> Result<Markup, Trouble> {
    Ok(parts(&caller, &asked).await?.content)
}

/// The journal of a finished game as a file.
pub async fn journal(caller: Caller) -> Result<Response, Trouble> {
    let journal = caller.tables().journal(&caller.id).await?;
    let name = format!("attachment; filename=\"cowcatcher-{}.journal\"", caller.id);
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, journal).into_response())
}
