//! Groups: their list, the page of one, its link, and coming in by it.

use super::join::{name_form, secret};
use super::lobby::{game_name, own_name};
use super::shell::{Page, sheet};
use super::{Params, Posted, archive, base, lobby, record};
use crate::app::App;
use crate::assets;
use crate::error::Trouble;
use crate::visitor::{Visitor, remember_name};
use crate::words::{Locale, Value};
use axum::extract::{FromRequestParts, Path, State};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use cowcatcher_table::{
    Games, GroupId, GroupResult, GroupSeen, LONGEST_GROUP_NAME, LONGEST_NAME, MemberSeen, NextGame, OwnGroup, Place,
    SeatPlan, Secret, TableError, Tables,
};
use maud::{Markup, html};
use serde::Deserialize;

/// Who asks for which group: it stands in the address.
pub struct Guest {
    /// The server.
    pub app: App,
    /// Who asks.
    pub visitor: Visitor,
    /// For which group.
    pub id: GroupId,
}

impl Guest {
    /// All tables of the server.
    pub fn tables(&self) -> &Tables {
        self.app.tables()
    }

    fn address(&self) -> String {
        format!("/g/{}", self.id)
    }

    fn back(&self) -> Response {
        Redirect::to(&self.address()).into_response()
    }
}

impl FromRequestParts<App> for Guest {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Self::Rejection> {
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let named = Path::<String>::from_request_parts(parts, app).await;
        let id = named.ok().and_then(|Path(group)| group.parse().ok()).ok_or(TableError::UnknownGroup)?;
        Ok(Guest { app: app.clone(), visitor, id })
    }
}

/// One's groups, and a form for a new one.
pub async fn list(State(app): State<App>, visitor: Visitor) -> Result<Markup, Trouble> {
    let (locale, groups) = (visitor.locale, app.tables().groups_of(&visitor.who).await?);
    let title = locale.text("groups-title");
    let content = html! {
        section.sheet.groups {
            h1 { (title) }
            p.faint { (locale.text("groups-help")) }
            @if !groups.is_empty() { (own(&groups)) }
            h2 { (locale.text("groups-new")) }
            form.row.founding method="post" action="/groups" {
                input type="hidden" name="csrf" value=(visitor.token());
                label { span { (locale.text("groups-name")) }
                    input name="group" required maxlength=(LONGEST_GROUP_NAME) autocomplete="off"; }
                label { span { (locale.text("your-name")) }
                    input name="name" value=(own_name(&visitor)) required maxlength=(LONGEST_NAME) autocomplete="nickname"; }
                button { (locale.text("groups-found")) }
            }
        }
    };
    Ok(Page { visitor: &visitor, title: &title, address: "/groups", class: "lobby", card: None, content }.render())
}

/// One's groups in a list.
pub fn own(groups: &[OwnGroup]) -> Markup {
    html! {
        ul.own-groups {
            @for group in groups {
                li { a.card href={ "/g/" (group.group) } { strong { (group.name) } span { (group.members.join(", ")) } } }
            }
        }
    }
}

/// Founds a group.
pub async fn found(State(app): State<App>, posted: Posted) -> Result<Response, Trouble> {
    let name = posted.get("name");
    let asker = posted.visitor.asker(app.tables()).await?;
    let (id, secret) = app.tables().found_group(asker, posted.get("group"), name).await?;
    let mut response = Redirect::to(&link_address(&id, &secret)).into_response();
    remember_name(&mut response, name, &app);
    Ok(response)
}

/// From which place on finished games are listed.
#[derive(Deserialize)]
pub struct From {
    after: Option<String>,
}

/// The page of a group.
pub async fn page(guest: Guest, Params(from): Params<From>) -> Result<Markup, Trouble> {
    let after: Option<Place> = from.after.as_deref().map(str::parse).transpose()?;
    let seen = guest.tables().group(&guest.id, &guest.visitor.who, after.as_ref()).await?;
    let (visitor, games, locale) = (&guest.visitor, guest.tables().games(), guest.visitor.locale);
    let address = guest.address();
    let content = html! {
        div.of-group {
            section.sheet.played {
                h1 { (seen.name) }
                (next(visitor, games, &seen))
                @if !seen.tables.is_empty() {
                    h2 { (locale.text("group-going")) }
                    ul.tables {
                        @for table in &seen.tables {
                            @let sits = table.seats.iter().any(|seat| seat.yours);
                            (lobby::entry(locale, guest.tables().now(), games, table, sits))
                        }
                    }
                }
                (results(locale, games, &seen.results))
                @if !seen.finished.games.is_empty() {
                    h2 { (locale.text("lobby-finished-tables")) }
                    ul.tables { @for game in &seen.finished.games { (archive::entry(locale, games, game, false)) } }
                    p.row {
                        @if let Some(more) = &seen.finished.more {
                            a.button.quiet rel="next" href={ (address) "?after=" (more) } { (locale.text("archive-more")) }
                        }
                        @if after.is_some() { a.button.quiet href=(address) { (locale.text("archive-newest")) } }
                    }
                }
            }
            (people(visitor, &seen))
        }
    };
    Ok(Page { visitor, title: &seen.name, address: &address, class: "lobby", card: None, content }.render())
}

/// What is played next, for one click.
fn next(visitor: &Visitor, games: &Games, seen: &GroupSeen) -> Markup {
    let locale = visitor.locale;
    let new = format!("/new?group={}", seen.group);
    html! {
        @match &seen.next {
            None => {
                p { (locale.text("group-first-help")) }
                p { a.button href=(new) { (locale.text("group-first")) } }
            }
            Some(next) => {
                @let title = games.game(&next.game).map_or("", |game| game.title);
                form.next-game method="post" action={ "/g/" (seen.group) "/next" } {
                    input type="hidden" name="csrf" value=(visitor.token());
                    img.thumb src=(assets::cover(title, &next.game)) alt="" width="160" height="90";
                    div {
                        h2 { (game_name(locale, &next.game, title)) }
                        p.facts { (planned(locale, next).join(" · ")) }
                    }
                    div.row {
                        button title=(locale.text("group-next-help")) { (locale.text("group-next")) }
                        a.button.quiet href=(new) { (locale.text("group-other")) }
                    }
                }
            }
        }
    }
}

/// What the next game is like, in words.
fn planned(locale: Locale, next: &NextGame) -> Vec<String> {
    let bots = next.seats.iter().filter(|seat| matches!(seat, SeatPlan::Bot(_))).count();
    let count = |id: &str, count: usize| locale.text_with(id, &[("count", Value::from(count as i64))]);
    let chosen = next.options.iter().filter_map(|(key, value)| {
        let id = format!("option-{key}-{value}");
        locale.has(&id).then(|| format!("{}: {}", locale.text(&format!("option-{key}")), locale.text(&id)))
    });
    [count("lobby-players", next.seats.len())]
        .into_iter()
        .chain((bots > 0).then(|| count("group-bots", bots)))
        .chain(chosen)
        .chain(next.clock.map(|plan| super::clock::told(locale, plan.time)))
        .chain(next.rated.then(|| locale.text("rated-table")))
        .collect()
}

/// How everybody fared, a table for each game.
fn results(locale: Locale, games: &Games, results: &[GroupResult]) -> Markup {
    let head = [
        "ladder-player",
        "record-games",
        "record-wins",
        "group-second",
        "group-third",
        "record-rank",
        "record-points",
        "record-best",
    ];
    html! {
        @if !results.is_empty() {
            h2 { (locale.text("group-results")) }
            @for game in results.chunk_by(|one, other| one.game == other.game) {
                @let name = game.first().map(|result| record::named(locale, games, &result.game)).unwrap_or_default();
                div.wide tabindex="0" role="region" aria-label=(name) {
                    table.scores {
                        caption { (name) }
                        thead { tr { @for id in head { th scope="col" { (locale.text(id)) } } } }
                        tbody {
                            @for result in game {
                                tr {
                                    th scope="row" { (result.name) }
                                    td { (result.games) }
                                    @for times in result.places { td { (times) } }
                                    td { (record::mean(locale, result.ranks as f32, result.games)) }
                                    td { (record::mean(locale, result.total as f32, result.scored)) }
                                    td { (result.best.map_or("–".to_owned(), |best| best.to_string())) }
                                }
                            }
                        }
                    }
                }
            }
            p.faint { (locale.text("group-results-help")) }
        }
    }
}

/// Who is in the group, and what one may change about it.
fn people(visitor: &Visitor, seen: &GroupSeen) -> Markup {
    let (locale, host) = (visitor.locale, seen.is_host());
    let form = |deed: &str, fields: Markup| {
        html! {
            form.row method="post" action={ "/g/" (seen.group) "/" (deed) } {
                input type="hidden" name="csrf" value=(visitor.token());
                (fields)
            }
        }
    };
    html! {
        section.sheet.people {
            h2 { (locale.text("group-people")) }
            ul {
                @for member in &seen.members {
                    li {
                        span.who.yours[member.yours] { (member.name) }
                        @if member.host { span.tag { (locale.text("group-host")) } }
                        @if member.yours { span.tag { (locale.text("ladder-you")) } }
                        @if host && !member.yours { (form("remove", removal(locale, member))) }
                    }
                }
            }
            (form("link", html! { button.quiet title=(locale.text("group-link-help")) { (locale.text("group-link")) } }))
            p.faint { (locale.text(if seen.linked { "group-linked" } else { "group-unlinked" })) }
            (form("rename", html! {
                label { span { (locale.text("group-own-name")) }
                    input name="name" value=(seen.own_name()) required maxlength=(LONGEST_NAME) autocomplete="nickname"; }
                button.quiet { (locale.text("save")) }
            }))
            @if host {
                (form("rename", html! {
                    label { span { (locale.text("groups-name")) }
                        input name="group" value=(seen.name) required maxlength=(LONGEST_GROUP_NAME) autocomplete="off"; }
                    button.quiet { (locale.text("save")) }
                }))
            }
            p.faint { (locale.text("group-host-help")) }
            (form("leave", html! { button.quiet.danger { (locale.text("group-leave")) } }))
            p { a href="/groups" { (locale.text("groups-title")) } }
        }
    }
}

fn removal(locale: Locale, member: &MemberSeen) -> Markup {
    let told = locale.text_with("group-remove-name", &[("name", Value::from(member.name.as_str()))]);
    html! {
        input type="hidden" name="number" value=(member.number);
        button.quiet aria-label=(told) title=(told) { (locale.text("group-remove")) }
    }
}

/// The next game, at once.
pub async fn play_next(guest: Guest, posted: Posted) -> Result<Response, Trouble> {
    let table = guest.tables().next_game(&guest.id, posted.visitor.asker(guest.tables()).await?).await?;
    Ok(Redirect::to(&format!("/t/{table}")).into_response())
}

/// Changes the name of the group, or one's own in it.
pub async fn rename(guest: Guest, posted: Posted) -> Result<Response, Trouble> {
    let (tables, who) = (guest.tables(), &posted.visitor.who);
    match (posted.get("group"), posted.get("name")) {
        ("", name) => tables.name_in_group(&guest.id, who, name).await?,
        (group, _) => tables.name_group(&guest.id, who, group).await?,
    }
    Ok(guest.back())
}

/// Leaves the group.
pub async fn leave(guest: Guest, posted: Posted) -> Result<Redirect, Trouble> {
    guest.tables().leave_group(&guest.id, &posted.visitor.who).await?;
    Ok(Redirect::to("/groups"))
}

/// Sends somebody away.
pub async fn remove(guest: Guest, posted: Posted) -> Result<Response, Trouble> {
    let number = posted.get("number").parse().map_err(|_| Trouble::bad_request("whom?"))?;
    guest.tables().send_away(&guest.id, &posted.visitor.who, number).await?;
    Ok(guest.back())
}

/// Makes a new link; the one before no longer works.
pub async fn link(guest: Guest, posted: Posted) -> Result<Response, Trouble> {
    let secret = guest.tables().link_group(&guest.id, &posted.visitor.who).await?;
    Ok(Redirect::to(&link_address(&guest.id, &secret)).into_response())
}

/// The address that shows a link that was just made. The secret is known nowhere else, so the address has to carry it, as that of
/// [`links_address`](super::join::links_address) does.
fn link_address(id: &GroupId, secret: &Secret) -> String {
    format!("/g/{id}/link?secret={}", secret.reveal())
}

/// The secret of a link.
#[derive(Deserialize)]
pub struct Carried {
    secret: String,
}

/// The link to send to friends.
pub async fn shown_link(guest: Guest, headers: HeaderMap, Params(carried): Params<Carried>) -> Result<Markup, Trouble> {
    let (locale, tables) = (guest.visitor.locale, guest.tables());
    let own = tables.groups_of(&guest.visitor.who).await?;
    let group = own.iter().find(|own| own.group == guest.id).ok_or(TableError::UnknownGroup)?;
    let secret = secret(&carried.secret)?;
    let leads_here = tables.linked_group(&secret).await.is_ok_and(|linked| linked.group == guest.id);
    let link = format!("{}/g/join/{}", base(&guest.app, &headers), secret.reveal());
    let content = html! {
        p { (locale.text("group-send")) }
        div.field {
            label for="link" { (group.name) }
            @if leads_here {
                input.link id="link" readonly value=(link);
                button.quiet type="button" data-copy=(link) { (locale.text("copy")) }
            } @else { output.faint id="link" { (locale.text("error-bad-invitation")) } }
        }
        p { a.button href=(guest.address()) { (locale.text("group-go")) } }
    };
    Ok(sheet(&guest.visitor, "/groups", &locale.text("links-title"), &content))
}

/// Who invites to which group, and a field for the name.
pub async fn invitation(State(app): State<App>, visitor: Visitor, Path(link): Path<String>) -> Result<Markup, Trouble> {
    let link = secret(&link)?;
    let linked = app.tables().linked_group(&link).await?;
    let locale = visitor.locale;
    let said = [("name", Value::from(linked.host)), ("group", Value::from(linked.name))];
    let content = html! {
        p { (locale.text_with("group-invited", &said)) }
        p.faint { (locale.text("groups-help")) }
        (name_form(&visitor, &format!("/g/join/{}", link.reveal()), &locale.text("group-join")))
    };
    Ok(sheet(&visitor, "/", &locale.text("invite-title"), &content))
}

/// Comes into a group.
pub async fn join(State(app): State<App>, Path(link): Path<String>, posted: Posted) -> Result<Response, Trouble> {
    let name = posted.get("name");
    let asker = posted.visitor.asker(app.tables()).await?;
    let id = app.tables().join_group(&secret(&link)?, asker, name).await?;
    let mut response = Redirect::to(&format!("/g/{id}")).into_response();
    remember_name(&mut response, name, &app);
    Ok(response)
}
