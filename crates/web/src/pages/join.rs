//! Sitting down: by invitation or on an open seat.

use super::lobby::{game_name, own_name};
use super::shell::sheet;
use super::{Caller, Posted, base};
use crate::app::App;
use crate::error::Trouble;
use crate::visitor::{Visitor, remember_name};
use crate::words::Value;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use cowcatcher_engine::Seat;
use cowcatcher_table::{LONGEST_NAME, Secret, TableError, TableId};
use maud::{Markup, html};

/// The secret in the address of an invitation.
fn secret(text: &str) -> Result<Secret, Trouble> {
    text.parse().map_err(|_| TableError::BadInvitation.into())
}

/// Who invites to what, and a field for the name.
pub async fn page(State(app): State<App>, visitor: Visitor, Path(invitation): Path<String>) -> Result<Markup, Trouble> {
    let invitation = secret(&invitation)?;
    let (id, _) = app.tables().invited(&invitation).await?;
    let (game, title, host) = app
        .tables()
        .look(&id, |state| {
            let host = state.seats().iter().find(|seat| seat.owner() == Some(state.creator()));
            let host = host.map_or_else(|| "?".to_owned(), |seat| seat.name.clone());
            (state.playing().name().to_owned(), state.playing().title(), host)
        })
        .await?;
    let locale = visitor.locale;
    let game = game_name(locale, &game, title);
    let content = html! {
        p { (locale.text_with("invite-text", &[("name", Value::from(host)), ("game", Value::from(game))])) }
        (name_form(&visitor, &format!("/join/{}", invitation.reveal())))
    };
    Ok(sheet(&visitor, "/", &locale.text("invite-title"), &content))
}

/// A form that asks for the name under which one sits down.
pub fn name_form(visitor: &Visitor, action: &str) -> Markup {
    let locale = visitor.locale;
    html! {
        form.row method="post" action=(action) {
            input type="hidden" name="csrf" value=(visitor.token());
            label { span { (locale.text("your-name")) }
                input name="name" value=(own_name(visitor)) required maxlength=(LONGEST_NAME) autocomplete="nickname"; }
            button.primary { (locale.text("invite-accept")) }
            span.faint { (locale.text("your-name-help")) }
        }
    }
}

/// Sits down with an invitation.
pub async fn accept(
    State(app): State<App>,
    Path(invitation): Path<String>,
    posted: Posted,
) -> Result<Response, Trouble> {
    let name = posted.get("name");
    let (id, _) = app.tables().accept(&secret(&invitation)?, &posted.visitor.who, name).await?;
    Ok(seated(&app, &id, name))
}

/// Sits down on a seat that is open to anybody.
pub async fn sit(caller: Caller, posted: Posted) -> Result<Response, Trouble> {
    let name = posted.get("name");
    caller.tables().join(&caller.id, &posted.visitor.who, name).await?;
    Ok(seated(&caller.app, &caller.id, name))
}

fn seated(app: &App, id: &TableId, name: &str) -> Response {
    let mut response = Redirect::to(&format!("/t/{id}")).into_response();
    remember_name(&mut response, name, app);
    response
}

/// Makes a new link for an open seat; the one before no longer works.
pub async fn invite(caller: Caller, headers: HeaderMap, posted: Posted) -> Result<Markup, Trouble> {
    let Caller { app, id, .. } = caller;
    let seat = posted.get("seat").parse().map(Seat).map_err(|_| Trouble::bad_request("which seat?"))?;
    let secret = app.tables().invite(&id, &posted.visitor.who, seat).await?;
    Ok(invitations(&posted.visitor, &id, &base(&app, &headers), &[(seat, secret)]))
}

/// The links to send to friends. They are shown once and known nowhere else.
pub fn invitations(visitor: &Visitor, id: &TableId, base: &str, links: &[(Seat, Secret)]) -> Markup {
    let locale = visitor.locale;
    let content = html! {
        p { (locale.text("invite-send")) }
        @for (seat, secret) in links {
            @let link = format!("{base}/join/{}", secret.reveal());
            div.field {
                label for={ "link-" (seat) } {
                    (locale.text_with("seat-number", &[("number", Value::from(i64::from(seat.0) + 1))]))
                }
                input.link id={ "link-" (seat) } readonly value=(link);
                button.quiet type="button" data-copy=(link) { (locale.text("copy")) }
            }
        }
        p { a.button href={ "/t/" (id) } { (locale.text("lobby-go-on")) } }
    };
    sheet(visitor, "/", &locale.text("invite-title"), &content)
}
