//! Who one is: devices, the way to another one, recovery codes, a name, and one's data. Nobody needs any of it to play.

use super::archive::day;
use super::shell::{Page, sheet};
use super::{Params, Posted, base};
use crate::app::App;
use crate::device::arrival;
use crate::error::Trouble;
use crate::passkeys::House;
use crate::qr;
use crate::visitor::Visitor;
use crate::words::{Locale, Value};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Redirect;
use cowcatcher_table::{Code, Identity, LONGEST_NAME, Secret, SelfSeen, TableError};
use maud::{Markup, html};
use serde::Deserialize;

/// Where it is.
pub const ADDRESS: &str = "/me/identity";

/// Was something done just now?
#[derive(Deserialize)]
pub struct Done {
    done: Option<String>,
}

/// The page.
pub async fn page(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Params(done): Params<Done>,
) -> Result<Markup, Trouble> {
    let locale = visitor.locale;
    let own = app.tables().myself(&visitor.who, &visitor.device).await?;
    let title = locale.text("identity-title");
    let content = html! {
        section.sheet.narrow.identity {
            h1 { (title) }
            p { (locale.text("identity-help")) }
            @if done.done.is_some() { p role="status" { strong { (locale.text("saved")) } } }
            @if !own.has_way_back() { p.warning { (locale.text("identity-only-here")) } }
            h2 { (locale.text("identity-link-title")) }
            p { (locale.text("identity-link-help")) }
            div.row {
                (button(&visitor, "/me/link", "identity-link", false))
                a.button.quiet href="/sign-in" { (locale.text("sign-in-open")) }
            }
            (devices(&visitor, &own))
            (codes_left(&visitor, &own))
            (name_form(&visitor, &own))
            @if House::of(&app, &headers).is_some() { (passkeys(&visitor, &own)) }
            (data(&visitor))
        }
    };
    Ok(Page { visitor: &visitor, title: &title, address: ADDRESS, class: "plain", card: None, content }.render())
}

/// A form of one button.
fn button(visitor: &Visitor, action: &str, text: &str, quiet: bool) -> Markup {
    html! {
        form method="post" action=(action) {
            input type="hidden" name="csrf" value=(visitor.token());
            button.quiet[quiet] { (visitor.locale.text(text)) }
        }
    }
}

/// What a device is called.
fn device_name(locale: Locale, name: &str) -> String {
    if name.is_empty() { locale.text("identity-device") } else { name.to_owned() }
}

fn devices(visitor: &Visitor, own: &SelfSeen) -> Markup {
    let locale = visitor.locale;
    html! {
        @if !own.devices.is_empty() {
            h2 { (locale.text("identity-devices")) }
            ul.things.devices {
                @for device in &own.devices {
                    li {
                        span.what {
                            strong { (device_name(locale, &device.name)) }
                            @if device.here { " " span.tag { (locale.text("identity-here")) } }
                        }
                        span.faint { (locale.text("identity-seen")) " " (day(locale, device.seen)) }
                        form method="post" action="/me/sign-out" {
                            input type="hidden" name="csrf" value=(visitor.token());
                            input type="hidden" name="device" value=(device.id);
                            button.quiet { (locale.text(if device.here { "identity-sign-out-here" } else { "identity-sign-out" })) }
                        }
                    }
                }
            }
        }
    }
}

fn codes_left(visitor: &Visitor, own: &SelfSeen) -> Markup {
    let locale = visitor.locale;
    html! {
        h2 { (locale.text("identity-codes")) }
        p { (locale.text("identity-codes-help")) }
        @if own.codes > 0 {
            p { (locale.text_with("identity-codes-left", &[("count", Value::from(i64::from(own.codes)))])) }
        }
        (button(visitor, "/me/codes", if own.codes > 0 { "identity-codes-again" } else { "identity-codes-make" }, own.codes > 0))
    }
}

fn name_form(visitor: &Visitor, own: &SelfSeen) -> Markup {
    let locale = visitor.locale;
    html! {
        h2 { (locale.text("identity-name")) }
        p { (locale.text("identity-name-help")) }
        form.row method="post" action="/me/name" {
            input type="hidden" name="csrf" value=(visitor.token());
            label { span.unseen { (locale.text("identity-name")) }
                input name="name" value=[own.name.as_ref().or(visitor.name.as_ref())] required maxlength=(LONGEST_NAME) autocomplete="nickname"; }
            button.quiet { (locale.text("save")) }
        }
    }
}

/// Passkeys, for which one needs a name. A script has to ask the browser for them.
fn passkeys(visitor: &Visitor, own: &SelfSeen) -> Markup {
    let locale = visitor.locale;
    html! {
        h2 { (locale.text("passkey-title")) }
        p { (locale.text("passkey-help")) }
        @if !own.passkeys.is_empty() {
            ul.things.passkeys {
                @for passkey in &own.passkeys {
                    li {
                        span.what { strong { (device_name(locale, &passkey.name)) } }
                        span.faint {
                            @match passkey.used {
                                Some(used) => { (locale.text("identity-seen")) " " (day(locale, used)) }
                                None => { (locale.text("passkey-made")) " " (day(locale, passkey.made)) }
                            }
                        }
                        form method="post" action="/me/passkeys/remove" {
                            input type="hidden" name="csrf" value=(visitor.token());
                            input type="hidden" name="passkey" value=(passkey.id);
                            button.quiet { (locale.text("passkey-remove")) }
                        }
                    }
                }
            }
        }
        @if own.name.is_some() {
            p { button.quiet type="button" data-passkey="make" hidden { (locale.text("passkey-make")) } }
            noscript { p.faint { (locale.text("passkey-script")) } }
        } @else { p.faint { (locale.text("passkey-name-first")) } }
    }
}

/// A passkey by the digits in a form or a body.
pub fn passkey(digits: &str) -> Result<Vec<u8>, Trouble> {
    const_hex::decode(digits).map_err(|_| TableError::BadPasskey.into())
}

/// Removes a passkey.
pub async fn remove_passkey(State(app): State<App>, posted: Posted) -> Result<Redirect, Trouble> {
    app.tables().remove_passkey(&posted.visitor.who, &passkey(posted.get("passkey"))?).await?;
    Ok(Redirect::to("/me/identity?done=passkey"))
}

/// Taking everything along, and being forgotten.
fn data(visitor: &Visitor) -> Markup {
    let locale = visitor.locale;
    html! {
        h2 { (locale.text("identity-data")) }
        p { (locale.text("identity-export-help")) }
        p.row {
            a.button.quiet href="/api/v1/me/export" download="cowcatcher.json" { (locale.text("identity-export")) }
            a.button.quiet href="/me" { (locale.text("nav-record")) }
        }
        details.forget {
            summary { (locale.text("identity-forget")) }
            p { (locale.text("identity-forget-help")) }
            form method="post" action="/me/forget" {
                input type="hidden" name="csrf" value=(visitor.token());
                label.check { input type="checkbox" name="sure" value="yes" required; " " (locale.text("identity-forget-sure")) }
                p { button.quiet.danger { (locale.text("identity-forget-now")) } }
            }
        }
    }
}

/// Takes a name.
pub async fn name(State(app): State<App>, headers: HeaderMap, posted: Posted) -> Result<Redirect, Trouble> {
    let Posted { visitor, .. } = &posted;
    app.tables().name_person(&visitor.who, &arrival(visitor, &headers), posted.get("name")).await?;
    Ok(Redirect::to("/me/identity?done=name"))
}

/// A link to another device and its picture. They are shown once, and known nowhere else.
pub async fn link(State(app): State<App>, headers: HeaderMap, posted: Posted) -> Result<Markup, Trouble> {
    let visitor = &posted.visitor;
    let locale = visitor.locale;
    let secret = app.tables().link_device(&visitor.who, &arrival(visitor, &headers)).await?;
    let address = format!("{}/me/link/{}", base(&app, &headers), secret.reveal());
    let content = html! {
        p { (locale.text("identity-link-shown")) }
        @if let Some(picture) = qr::picture(&address, &locale.text("identity-link-picture")) { (picture) }
        div.field {
            label for="link" { (locale.text("identity-link-address")) }
            input.link id="link" readonly value=(address);
            button.quiet type="button" data-copy=(address) { (locale.text("copy")) }
        }
        p.faint { (locale.text("identity-link-warning")) }
        p { a.button href=(ADDRESS) { (locale.text("identity-link-done")) } }
    };
    Ok(sheet(visitor, ADDRESS, &locale.text("identity-link-title"), &content))
}

/// The secret in the address of a link.
fn secret(text: &str) -> Result<Secret, Trouble> {
    text.parse().map_err(|_| TableError::BadLink.into())
}

/// To whom a link leads and what comes along, and the question whether that is meant.
pub async fn linked(State(app): State<App>, visitor: Visitor, Path(link): Path<String>) -> Result<Markup, Trouble> {
    let (locale, link) = (visitor.locale, secret(&link)?);
    let seen = app.tables().linked(&link, &visitor.who, &visitor.device).await?;
    let name = seen.name.unwrap_or_else(|| locale.text("default-name"));
    let facts = [("name", Value::from(name)), ("count", Value::from(seen.tables))];
    let content = html! {
        p { (locale.text_with("identity-join-text", &facts)) }
        (comes_along(locale, seen.brings))
        form method="post" action={ "/me/link/" (link.reveal()) } {
            input type="hidden" name="csrf" value=(visitor.token());
            p.row { button { (locale.text("identity-join")) } a.button.quiet href="/" { (locale.text("identity-join-not")) } }
        }
        p.faint { (locale.text("identity-join-warning")) }
    };
    Ok(sheet(&visitor, "/", &locale.text("identity-join-title"), &content))
}

/// What becomes of the tables that this browser had until now.
fn comes_along(locale: Locale, brings: Option<usize>) -> Markup {
    html! {
        @match brings {
            None => p { (locale.text("identity-join-stay")) },
            Some(0) => {},
            Some(count) => p { (locale.text_with("identity-join-brings", &[("count", Value::from(count))])) },
        }
    }
}

/// This browser acts for the person of the link from now on.
pub async fn join(
    State(app): State<App>,
    headers: HeaderMap,
    Path(link): Path<String>,
    posted: Posted,
) -> Result<Redirect, Trouble> {
    app.tables().join_by_link(&secret(&link)?, &arrival(&posted.visitor, &headers)).await?;
    Ok(Redirect::to("/me/identity?done=join"))
}

/// New recovery codes. They are shown once, and known nowhere else.
pub async fn codes(State(app): State<App>, headers: HeaderMap, posted: Posted) -> Result<Markup, Trouble> {
    let visitor = &posted.visitor;
    let locale = visitor.locale;
    let codes = app.tables().new_codes(&visitor.who, &arrival(visitor, &headers)).await?;
    let all: Vec<String> = codes.iter().map(Code::reveal).collect();
    let content = html! {
        p { (locale.text("identity-codes-shown")) }
        ol.codes { @for code in &all { li { code { (code) } } } }
        p.row {
            button.quiet type="button" data-copy=(all.join("\n")) { (locale.text("copy")) }
            a.button href=(ADDRESS) { (locale.text("identity-codes-done")) }
        }
    };
    Ok(sheet(visitor, ADDRESS, &locale.text("identity-codes"), &content))
}

/// A device by the digits in a form or a body.
pub fn device(digits: &str) -> Result<Identity, Trouble> {
    let bytes = const_hex::decode(digits).ok();
    bytes.and_then(|bytes| Identity::from_bytes(&bytes)).ok_or_else(|| TableError::UnknownDevice.into())
}

/// Signs a device out, be it this one.
pub async fn sign_out(State(app): State<App>, headers: HeaderMap, posted: Posted) -> Result<Redirect, Trouble> {
    let (visitor, device) = (&posted.visitor, device(posted.get("device"))?);
    app.tables().sign_out(&visitor.who, &arrival(visitor, &headers), &device).await?;
    Ok(Redirect::to(if device == visitor.device { "/" } else { "/me/identity?done=sign-out" }))
}

/// For whoever was here before on another device.
pub async fn sign_in(State(app): State<App>, visitor: Visitor, headers: HeaderMap) -> Result<Markup, Trouble> {
    let locale = visitor.locale;
    let brings = app.tables().brings(&visitor.who, &visitor.device).await?;
    let content = html! {
        p { (locale.text("sign-in-help")) }
        (comes_along(locale, brings))
        @if House::of(&app, &headers).is_some() {
            h2 { (locale.text("sign-in-passkey")) }
            p { button type="button" data-passkey="enter" hidden { (locale.text("sign-in-passkey")) } }
            noscript { p.faint { (locale.text("passkey-script")) } }
        }
        h2 { (locale.text("sign-in-link")) }
        p { (locale.text("sign-in-link-help")) }
        h2 { (locale.text("sign-in-code")) }
        form.row method="post" action="/sign-in" {
            input type="hidden" name="csrf" value=(visitor.token());
            label { span.unseen { (locale.text("sign-in-code")) }
                input.code name="code" required autocomplete="off" autocapitalize="none" spellcheck="false" placeholder="xxxx-xxxx-xxxx-xxxx"; }
            button { (locale.text("sign-in")) }
        }
    };
    Ok(sheet(&visitor, "/sign-in", &locale.text("sign-in-title"), &content))
}

/// A recovery code as somebody typed it.
pub fn code(text: &str) -> Result<Code, Trouble> {
    text.parse().map_err(|_| TableError::BadCode.into())
}

/// This browser acts for whoever had the recovery code.
pub async fn recover(State(app): State<App>, headers: HeaderMap, posted: Posted) -> Result<Redirect, Trouble> {
    app.tables().join_by_code(&code(posted.get("code"))?, &arrival(&posted.visitor, &headers)).await?;
    Ok(Redirect::to("/me/identity?done=sign-in"))
}

/// Forgets whoever asks for it.
pub async fn forget(State(app): State<App>, posted: Posted) -> Result<Redirect, Trouble> {
    if posted.get("sure") != "yes" {
        return Err(Trouble::bad_request("say that you are sure"));
    }
    app.tables().forget_person(&posted.visitor.who).await?;
    Ok(Redirect::to("/"))
}
