//! Where one wants to be told what; and the pages to which links in mails lead.

use super::shell::{Page, sheet};
use super::{Params, Posted};
use crate::api::Named;
use crate::app::App;
use crate::error::Trouble;
use crate::visitor::Visitor;
use axum::extract::{Path, State};
use axum::response::Redirect;
use cowcatcher_table::{
    Address, Choices, Kind, LONGEST_ADDRESS, NoticesSeen, Shape, TableError, TableId, TargetSeen, TargetState, Ways,
};
use maud::{Markup, html};
use serde::Deserialize;

/// Where the page is.
pub const ADDRESS: &str = "/me/notices";

/// What was done just now.
#[derive(Deserialize)]
pub struct Done {
    done: Option<String>,
}

/// The page.
pub async fn page(State(app): State<App>, visitor: Visitor, Params(done): Params<Done>) -> Result<Markup, Trouble> {
    let locale = visitor.locale;
    let title = locale.text("notices-title");
    let seen = app.tables().notices(&visitor.who).await?;
    let said = match done.done.as_deref() {
        Some("saved") => Some(locale.text("saved")),
        Some("tested") => Some(locale.text("notices-tested")),
        Some("asked") => Some(locale.text("notices-mail-sent")),
        _ => None,
    };
    let content = html! {
        section.sheet.narrow.notices {
            h1 { (title) }
            @if let Some(said) = said { p role="status" { (said) } }
            @if seen.ways.any() {
                p { (locale.text("notices-help")) }
                (places(&visitor, &seen))
                (more(&visitor, &seen.ways))
                (often(&visitor, &seen.choices))
            } @else { p { (locale.text("notices-none")) } }
        }
    };
    Ok(Page { visitor: &visitor, title: &title, address: ADDRESS, class: "plain", card: None, content }.render())
}

/// The targets there are.
fn places(visitor: &Visitor, seen: &NoticesSeen) -> Markup {
    let locale = visitor.locale;
    html! {
        h2 { (locale.text("notices-where")) }
        @if seen.targets.is_empty() { p.faint { (locale.text("notices-nowhere")) } }
        ul.targets { @for target in &seen.targets { (place(visitor, target)) } }
    }
}

fn place(visitor: &Visitor, target: &TargetSeen) -> Markup {
    let locale = visitor.locale;
    let action = format!("{ADDRESS}/{}", target.id);
    let trouble = match (target.state, target.why.as_deref()) {
        (TargetState::New, _) => Some(locale.text("notices-unconfirmed")),
        (TargetState::Off, Some("stopped")) => Some(locale.text("notices-off-stopped")),
        (TargetState::Off, Some("gone")) => Some(locale.text("notices-off-gone")),
        (TargetState::Off, _) => Some(locale.text("notices-off-unreachable")),
        (TargetState::On, _) => target.failing.map(|_| locale.text("notices-failing")),
    };
    html! {
        li data-target=(target.id) data-state=(target.state.word()) {
            h3 { (locale.text(&format!("notices-way-{}", target.way))) " " span.faint { (target.shown) } }
            @if let Some(trouble) = trouble { p.off { (trouble) } }
            form method="post" action=(action) {
                input type="hidden" name="csrf" value=(visitor.token());
                fieldset.kinds {
                    legend { (locale.text("notices-kinds")) }
                    @for kind in Kind::ALL {
                        label {
                            input type="checkbox" name={ "kind-" (kind.word()) } checked[target.kinds.contains(&kind)];
                            span { (locale.text(&format!("notices-kind-{}", kind.word()))) }
                        }
                    }
                }
                div.row {
                    button.primary { (locale.text("save")) }
                    @if target.state == TargetState::On {
                        button.quiet formaction={ (action) "/test" } { (locale.text("notices-test")) }
                    }
                    button.quiet.danger formaction={ (action) "/remove" } { (locale.text("notices-remove")) }
                }
            }
        }
    }
}

/// What can be added, by the ways there are.
fn more(visitor: &Visitor, ways: &Ways) -> Markup {
    let locale = visitor.locale;
    let token = html! { input type="hidden" name="csrf" value=(visitor.token()); };
    html! {
        h2 { (locale.text("notices-add")) }
        @if let Some(key) = &ways.push {
            div.field {
                button type="button" hidden data-push=(key) data-denied=(locale.text("notices-push-denied")) { (locale.text("notices-add-push")) }
                p.faint { (locale.text("notices-push-help")) }
            }
        }
        @if ways.mail {
            form.field method="post" action={ (ADDRESS) "/mail" } {
                (token)
                label for="mail" { (locale.text("notices-mail")) }
                input id="mail" name="address" type="email" required maxlength=(LONGEST_ADDRESS) autocomplete="email";
                button { (locale.text("notices-add")) }
                p.faint { (locale.text("notices-mail-help")) }
            }
        }
        @if ways.hook {
            form.field method="post" action={ (ADDRESS) "/hook" } {
                (token)
                label for="hook" { (locale.text("notices-hook")) }
                input id="hook" name="url" type="url" required maxlength=(LONGEST_ADDRESS) autocomplete="off" placeholder="https://";
                label for="shape" { (locale.text("notices-shape")) }
                select id="shape" name="shape" {
                    @for shape in Shape::ALL { option value=(shape.word()) { (locale.text(&format!("notices-shape-{}", shape.word()))) } }
                }
                button { (locale.text("notices-add")) }
                p.faint { (locale.text("notices-hook-help")) }
            }
        }
    }
}

/// How often, and when not.
fn often(visitor: &Visitor, choices: &Choices) -> Markup {
    let locale = visitor.locale;
    let figure = |name: &str, id: &str, value: u32, least: u32, most: u32| {
        html! {
            div.field {
                label for=(name) { (locale.text(id)) }
                input id=(name) name=(name) type="number" required min=(least) max=(most) value=(value);
            }
        }
    };
    html! {
        h2 { (locale.text("notices-often")) }
        form.often method="post" action=(ADDRESS) {
            input type="hidden" name="csrf" value=(visitor.token());
            (figure("wait", "notices-wait", choices.wait, 0, Choices::LONGEST_WAIT))
            p.faint { (locale.text("notices-wait-help")) }
            (figure("an-hour", "notices-an-hour", choices.an_hour, 1, Choices::MOST_AN_HOUR))
            (figure("a-day", "notices-a-day", choices.a_day, 1, Choices::MOST_A_DAY))
            label.check { input type="checkbox" name="quiet" checked[choices.quiet]; span { (locale.text("notices-quiet")) } }
            p { button.primary { (locale.text("save")) } }
        }
    }
}

fn back(done: &str) -> Redirect {
    Redirect::to(&format!("{ADDRESS}?done={done}"))
}

/// Keeps how often, and when not.
pub async fn choose(State(app): State<App>, posted: Posted) -> Result<Redirect, Trouble> {
    let figure = |name: &str| posted.get(name).trim().parse().map_err(|_| TableError::BadTarget { what: "limits" });
    let choices = Choices {
        locale: posted.visitor.locale,
        wait: figure("wait")?,
        an_hour: figure("an-hour")?,
        a_day: figure("a-day")?,
        quiet: !posted.get("quiet").is_empty(),
    };
    app.tables().choose_notices(&posted.visitor.who, choices).await?;
    Ok(back("saved"))
}

async fn add(app: &App, posted: &Posted, address: Address) -> Result<(), Trouble> {
    let asker = posted.visitor.asker(app.tables()).await?;
    app.tables().add_target(asker, address, &Kind::ALL, posted.visitor.locale).await?;
    Ok(())
}

/// Adds a mail address, which is asked first.
pub async fn add_mail(State(app): State<App>, posted: Posted) -> Result<Redirect, Trouble> {
    add(&app, &posted, Address::Mail { address: posted.get("address").trim().to_owned() }).await?;
    Ok(back("asked"))
}

/// Adds a hook.
pub async fn add_hook(State(app): State<App>, posted: Posted) -> Result<Redirect, Trouble> {
    let shape = posted.get("shape").parse::<Shape>()?;
    add(&app, &posted, Address::Hook { url: posted.get("url").trim().to_owned(), shape }).await?;
    Ok(back("saved"))
}

/// Keeps what is told at a target.
pub async fn change(State(app): State<App>, Named(target): Named, posted: Posted) -> Result<Redirect, Trouble> {
    let kinds: Vec<Kind> = posted.starting("kind-").filter_map(|(kind, _)| kind.parse().ok()).collect();
    app.tables().choose_kinds(&posted.visitor.who, &target, &kinds).await?;
    Ok(back("saved"))
}

/// Sends something to a target, to see whether it arrives.
pub async fn test(State(app): State<App>, Named(target): Named, posted: Posted) -> Result<Redirect, Trouble> {
    app.tables().try_target(posted.visitor.asker(app.tables()).await?, &target).await?;
    Ok(back("tested"))
}

/// Removes a target.
pub async fn remove(State(app): State<App>, Named(target): Named, posted: Posted) -> Result<Redirect, Trouble> {
    app.tables().remove_target(&posted.visitor.who, &target).await?;
    Ok(back("saved"))
}

/// A link in a mail: what it does, for which target, and what proves that it is ours.
pub type Link = Path<(String, String, String)>;

/// Does it confirm, or stop; and which target is it?
fn read(what: &str, target: &str) -> Result<(bool, TableId), Trouble> {
    let target = target.parse().map_err(|_| TableError::UnknownTarget)?;
    match what {
        "confirm" => Ok((true, target)),
        "stop" => Ok((false, target)),
        _ => Err(Trouble::not_found()),
    }
}

/// Asks whether that is what is wanted: programs that look at every link in a mail must not decide it.
pub async fn follow(
    State(app): State<App>,
    visitor: Visitor,
    Path((what, target, token)): Link,
) -> Result<Markup, Trouble> {
    let (confirms, target) = read(&what, &target)?;
    app.tables().is_notice_link(confirms, &target, &token).await?;
    let locale = visitor.locale;
    let (title, text, button) = match confirms {
        true => ("notices-confirm-title", "notices-confirm-text", "notices-confirm"),
        false => ("notices-stop-title", "notices-stop-text", "notices-stop"),
    };
    let content = html! {
        p { (locale.text(text)) }
        form method="post" { button.primary { (locale.text(button)) } }
    };
    Ok(sheet(&visitor, "/", &locale.text(title), &content))
}

/// Does it. Mail programs stop notices for one click without a page: what proves that they may is the link.
pub async fn followed(
    State(app): State<App>,
    visitor: Visitor,
    Path((what, target, token)): Link,
) -> Result<Markup, Trouble> {
    let (locale, (confirms, target)) = (visitor.locale, read(&what, &target)?);
    let (title, text) = match confirms {
        true => {
            app.tables().agree_to_notices(&target, &token).await?;
            ("notices-confirm-title", "notices-confirmed")
        }
        false => {
            app.tables().stop_notices(&target, &token).await?;
            ("notices-stop-title", "notices-stopped")
        }
    };
    let content = html! { p { (locale.text(text)) } p { a.button href="/" { (locale.text("error-home")) } } };
    Ok(sheet(&visitor, "/", &locale.text(title), &content))
}
