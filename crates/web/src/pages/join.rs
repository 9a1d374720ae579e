//! Sitting down: by invitation or on an open seat.

use super::game::options;
use super::lobby::{game_name, own_name};
use super::shell::{Card, Page, sheet};
use super::{Caller, Params, Posted, base};
use crate::app::App;
use crate::assets;
use crate::error::Trouble;
use crate::picture;
use crate::visitor::{Visitor, remember_name};
use crate::words::Value;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use cowcatcher_engine::Seat;
use cowcatcher_table::{LONGEST_NAME, Secret, TableError, TableId};
use maud::{Markup, html};

/// No table has more seats than this, so nobody has more links to show.
const MOST_LINKS: usize = 8;

/// The secret in the address of an invitation.
pub fn secret(text: &str) -> Result<Secret, Trouble> {
    text.parse().map_err(|_| TableError::BadInvitation.into())
}

/// Who invites to what, and a field for the name.
pub async fn page(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(invitation): Path<String>,
) -> Result<Markup, Trouble> {
    let invitation = secret(&invitation)?;
    let (id, _) = app.tables().invited(&invitation).await?;
    let (name, title, host, agreed) = app
        .tables()
        .look(&id, |state| {
            let host = state.seats().iter().find(|seat| seat.owner() == Some(state.creator()));
            let host = host.map_or_else(|| "?".to_owned(), |seat| seat.name.clone());
            let agreed = options(visitor.locale, state);
            (state.playing().name().to_owned(), state.playing().title(), host, agreed)
        })
        .await?;
    let locale = visitor.locale;
    let game = game_name(locale, &name, title);
    let text = locale.text_with("invite-text", &[("name", Value::from(host)), ("game", Value::from(game))]);
    let heading = locale.text("invite-title");
    let content = html! {
        section.sheet.narrow.invitation {
            img.art src=(assets::cover(title, &name)) alt="" width="480" height="270";
            h1 { (heading) }
            p { (text) }
            p.facts { (agreed.join(" · ")) }
            (name_form(&visitor, &format!("/join/{}", invitation.reveal()), &locale.text("invite-accept")))
        }
    };
    let image = format!("{}{}", base(&app, &headers), picture::cover_address(title, &name));
    let card = Some(Card { text, image });
    Ok(Page { visitor: &visitor, title: &heading, address: "/", class: "plain", card, content }.render())
}

/// A form that asks for the name under which one sits down or comes in.
pub fn name_form(visitor: &Visitor, action: &str, verb: &str) -> Markup {
    let locale = visitor.locale;
    html! {
        form.row method="post" action=(action) {
            input type="hidden" name="csrf" value=(visitor.token());
            label { span { (locale.text("your-name")) }
                input name="name" value=(own_name(visitor)) required maxlength=(LONGEST_NAME) autocomplete="nickname"; }
            button.primary { (verb) }
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
    let (id, _) = app.tables().accept(&secret(&invitation)?, posted.visitor.asker(app.tables()).await?, name).await?;
    Ok(seated(&app, &id, name))
}

/// Sits down on a seat that is open to anybody.
pub async fn sit(caller: Caller, posted: Posted) -> Result<Response, Trouble> {
    let name = posted.get("name");
    caller.tables().join(&caller.id, posted.visitor.asker(caller.tables()).await?, name).await?;
    Ok(seated(&caller.app, &caller.id, name))
}

fn seated(app: &App, id: &TableId, name: &str) -> Response {
    let mut response = Redirect::to(&format!("/t/{id}")).into_response();
    remember_name(&mut response, name, app);
    response
}

/// Makes a new link for an open seat; the one before no longer works.
pub async fn invite(caller: Caller, posted: Posted) -> Result<Response, Trouble> {
    let Caller { app, id, .. } = caller;
    let seat = posted.get("seat").parse().map(Seat).map_err(|_| Trouble::bad_request("which seat?"))?;
    let secret = app.tables().invite(&id, &posted.visitor.who, seat).await?;
    Ok(Redirect::to(&links_address(&id, &[(seat, secret)])).into_response())
}

/// The address that shows the links of a table that was just made; the table itself if there are none.
///
/// The secrets are known nowhere else, so the address has to carry them. It is that of whoever made them, and no other site
/// hears of it; looking at it again makes nothing anew.
pub fn links_address(id: &TableId, links: &[(Seat, Secret)]) -> String {
    let carried: Vec<String> = links.iter().map(|(seat, secret)| format!("{}={}", seat.0, secret.reveal())).collect();
    match carried.is_empty() {
        true => format!("/t/{id}"),
        false => format!("/t/{id}/links?{}", carried.join("&")),
    }
}

/// The links to send to friends.
pub async fn links(
    caller: Caller,
    headers: HeaderMap,
    Params(carried): Params<Vec<(u8, String)>>,
) -> Result<Markup, Trouble> {
    let Caller { app, visitor, id } = caller;
    let locale = visitor.locale;
    let base = base(&app, &headers);
    let mut links = Vec::new();
    for (seat, text) in carried.iter().take(MOST_LINKS) {
        let seat = Seat::new(*seat).ok_or(TableError::NotYourSeat)?;
        let opened = app.tables().invited(&secret(text)?).await.ok();
        // Whatever does not open this seat of this table does so no more.
        links.push((seat, text, opened == Some((id.clone(), seat))));
    }
    let content = html! {
        p { (locale.text("invite-send")) }
        @for (seat, secret, open) in links {
            @let link = format!("{base}/join/{secret}");
            div.field {
                label for={ "link-" (seat) } {
                    (locale.text_with("seat-number", &[("number", Value::from(i64::from(seat.0) + 1))]))
                }
                @if open {
                    input.link id={ "link-" (seat) } readonly value=(link);
                    button.quiet type="button" data-copy=(link) { (locale.text("copy")) }
                } @else { output.faint id={ "link-" (seat) } { (locale.text("links-taken")) } }
            }
        }
        p { a.button href={ "/t/" (id) } { (locale.text("links-to-table")) } }
    };
    Ok(sheet(&visitor, "/", &locale.text("links-title"), &content))
}
