//! A new table: game, options, seats.

use super::join::links_address;
use super::learn::invitation;
use super::lobby::{game_help, game_name, how_to_play, own_name};
use super::shell::Page;
use super::{Params, Posted, clock};
use crate::app::App;
use crate::assets;
use crate::error::Trouble;
use crate::games;
use crate::visitor::{Visitor, remember_name};
use crate::words::{Locale, Value, bots};
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use cowcatcher_session::SessionError;
use cowcatcher_table::{GroupSeen, LONGEST_NAME, NextGame, Registered, SeatPlan, TableError, TablePlan, tidy_option};
use maud::{Markup, html};
use serde::Deserialize;

/// Which game the form is for.
#[derive(Deserialize)]
pub struct Asked {
    game: Option<String>,
    /// The group whose table it will be.
    group: Option<String>,
}

/// The options of a game as the form offers them. Their names and values are messages.
fn options(locale: Locale, game: &Registered, last: Option<&NextGame>) -> Markup {
    let chosen = |key: &str, value: &str| last.and_then(|last| last.options.get(key)).is_some_and(|last| last == value);
    let text = |key: &str, rest: &str| locale.text(&format!("option-{key}{rest}"));
    html! {
        @for (key, values) in &game.choices {
            div.field {
                label for={ "option-" (key) } { (text(key, "")) }
                select id={ "option-" (key) } name={ "option-" (key) } {
                    @for value in values { option value=(value) selected[chosen(key, value)] { (text(key, &format!("-{value}"))) } }
                }
                p.faint { (text(key, "-help")) }
                @for (_, ending) in game.files.iter().filter(|(file, _)| file == key) { (file(locale, key, ending)) }
            }
        }
    }
}

/// A file that a player brings instead of choosing one of the values. The script reads it into the form and shows it.
fn file(locale: Locale, key: &str, ending: &str) -> Markup {
    html! {
        label.file { (locale.text("option-file")) " " input type="file" data-file=(key) accept={ "text/plain,." (ending) }; }
        div.preview data-file-of=(key) aria-live="polite" {}
    }
}

/// The form.
pub async fn page(State(app): State<App>, visitor: Visitor, Params(asked): Params<Asked>) -> Result<Markup, Trouble> {
    let games = app.tables().games();
    let group = match &asked.group {
        Some(group) => {
            let id = group.parse().map_err(|_| TableError::UnknownGroup)?;
            Some(app.tables().group(&id, &visitor.who, None).await?)
        }
        None => None,
    };
    let last = group.as_ref().and_then(|group| group.next.as_ref());
    let game = match asked.game.as_ref().or(last.map(|last| &last.game)) {
        Some(name) => games.game(name)?,
        None => games.iter().next().ok_or_else(Trouble::not_found)?,
    };
    let last = last.filter(|last| last.game == game.name);
    let of_group = group.as_ref().map(|group| format!("&group={}", group.group)).unwrap_or_default();
    let locale = visitor.locale;
    let title = locale.text("new-table-title");
    let players = game.players(&[]);
    let most = players.iter().max().copied().unwrap_or_default();
    let least = players.iter().min().copied().unwrap_or_default().max(1);
    let content = html! {
        section.sheet.new-table {
            h1 { (title) }
            @if let Some(group) = &group { p { (locale.text_with("group-table", &[("name", Value::from(group.name.as_str()))])) } }
            nav.games aria-label=(locale.text("new-table-game")) {
                @for one in games.iter() {
                    a.card href={ "/new?game=" (one.name) (of_group) } aria-current=[(one.name == game.name).then_some("true")] {
                        img.art src=(assets::cover(one.title, one.name)) alt="" width="480" height="270";
                        strong { (game_name(locale, one.name, one.title)) }
                        span { (game_help(locale, one.name)) }
                    }
                }
            }
            (invitation(&visitor, game.name))
            (how_to_play(locale, game.name))
            form.new method="post" action="/new" {
                input type="hidden" name="csrf" value=(visitor.token());
                input type="hidden" name="game" value=(game.name);
                @if let Some(group) = &group { input type="hidden" name="group" value=(group.group); }
                fieldset {
                    legend { (locale.text("new-table-seats")) }
                    @for number in 1..=most { (seat(&visitor, game, number, least, group.as_ref())) }
                    (meet(locale, game))
                }
                fieldset {
                    legend { (locale.text("new-table-options")) }
                    (options(locale, game, last))
                    (clock::fields(locale))
                }
                p { label { input type="checkbox" name="listed" value="yes"; " " (locale.text("new-table-listed")) } }
                p { label { input type="checkbox" name="rated" value="yes"; " " (locale.text("new-table-rated")) } }
                p { button.primary { (locale.text("new-table-start")) } }
            }
        }
    };
    Ok(Page { visitor: &visitor, title: &title, address: "/new", class: "plain", card: None, content }.render())
}

/// The bots by level: what they do, and how they are called.
fn meet(locale: Locale, game: &Registered) -> Markup {
    html! {
        details.meet {
            summary { (locale.text("bots-meet")) }
            dl {
                @for bot in &game.bots {
                    dt { (bots::about(locale, bot)) }
                    dd.faint { (bots::cast(locale, bot).join(", ")) }
                }
            }
        }
    }
}

/// Who sits on a seat, as the form says it.
fn kind(seat: &SeatPlan) -> String {
    match seat {
        SeatPlan::Me(_) => "me".to_owned(),
        SeatPlan::Member => "member".to_owned(),
        SeatPlan::Invitation => "invitation".to_owned(),
        SeatPlan::Anybody => "anybody".to_owned(),
        SeatPlan::Bot(bot) => format!("bot:{bot}"),
    }
}

/// One seat of the form.
fn seat(visitor: &Visitor, game: &Registered, number: usize, least: usize, group: Option<&GroupSeen>) -> Markup {
    let locale = visitor.locale;
    let last = group.and_then(|group| group.next.as_ref()).filter(|last| last.game == game.name);
    let chosen = match number {
        _ if let Some(last) = last => last.seats.get(number - 1).map_or("none".to_owned(), kind),
        1 => "me".to_owned(),
        _ if group.is_some_and(|group| number <= group.members.len()) => "member".to_owned(),
        _ if number <= least.max(2) => format!("bot:{}", game.default_bot()),
        _ => "none".to_owned(),
    };
    // One's own seat is the first, or where the next game of a group has it.
    let own_seat = if last.is_some() { chosen == "me" } else { number == 1 };
    let name = locale.text_with("seat-number", &[("number", Value::from(number as i64))]);
    let bots = game.bots.iter().map(|bot| (format!("bot:{bot}"), bots::about(locale, bot), String::new()));
    let mut kinds: Vec<(String, String, String)> = vec![(
        "me".to_owned(),
        if own_seat { locale.text("seat-me") } else { locale.text("seat-here") },
        if own_seat { String::new() } else { locale.text("seat-here-help") },
    )];
    if group.is_some() {
        kinds.push(("member".to_owned(), locale.text("seat-member"), locale.text("seat-member-help")));
    }
    kinds.extend(bots);
    kinds.push(("invitation".to_owned(), locale.text("seat-invite"), locale.text("seat-invite-help")));
    kinds.push(("anybody".to_owned(), locale.text("seat-open"), locale.text("seat-open-help")));
    if number > least {
        // Below two the game's own rival plays.
        let nobody = if number == 2 { locale.text("seat-alone") } else { "–".to_owned() };
        kinds.push(("none".to_owned(), nobody, String::new()));
    }
    let own = match group {
        _ if chosen != "me" => String::new(),
        Some(group) => group.own_name().to_owned(),
        None => own_name(visitor),
    };
    html! {
        div class={ "field seat p" (number) } {
            label for={ "seat-" (number) } { (name) }
            select id={ "seat-" (number) } name={ "seat-" (number) } {
                @for (kind, name, help) in &kinds {
                    option value=(kind) selected[*kind == chosen] title=(help) { (name) }
                }
            }
            input name={ "name-" (number) } value=(own) maxlength=(LONGEST_NAME) autocomplete="nickname"
                aria-label=(locale.text("your-name")) placeholder=(locale.text("your-name"));
        }
    }
}

/// What the value of an option looks like, for the form that asks for it: the file that a player brings, or why it can't be
/// used.
pub async fn preview(State(app): State<App>, posted: Posted) -> Result<Markup, Trouble> {
    let game = app.tables().games().game(posted.get("game"))?;
    let value = tidy_option(posted.get("value"))?;
    let shown = games::option_picture(game.title, posted.get("key"), &value, posted.visitor.locale);
    Ok(shown.map_err(SessionError::from)?.unwrap_or_default())
}

/// Makes the table.
pub async fn create(State(app): State<App>, posted: Posted) -> Result<Response, Trouble> {
    let visitor = &posted.visitor;
    let mut seats = Vec::new();
    for (number, kind) in posted.starting("seat-") {
        let name = posted.get(&format!("name-{number}")).trim();
        seats.push(match kind {
            "none" => continue,
            "me" if name.is_empty() => {
                let number: i64 = number.parse().map_err(|_| Trouble::bad_request("which seat?"))?;
                SeatPlan::Me(visitor.locale.text_with("seat-number", &[("number", Value::from(number))]))
            }
            "me" => SeatPlan::Me(name.to_owned()),
            "member" => SeatPlan::Member,
            "invitation" => SeatPlan::Invitation,
            "anybody" => SeatPlan::Anybody,
            kind => match kind.strip_prefix("bot:") {
                Some(bot) => SeatPlan::Bot(bot.to_owned()),
                None => return Err(Trouble::bad_request("who sits there?")),
            },
        });
    }
    let options = posted.starting("option-").map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
    let (listed, rated) = (posted.get("listed") == "yes", posted.get("rated") == "yes");
    let (game, clock) = (posted.get("game").to_owned(), clock::chosen(&posted)?);
    let plan = TablePlan { game, options, seats, listed, rated, clock };
    let (tables, asker) = (app.tables(), visitor.asker(app.tables()).await?);
    let created = match posted.get("group") {
        "" => tables.create(asker, plan).await?,
        group => {
            let id = group.parse().map_err(|_| TableError::UnknownGroup)?;
            tables.create_in_group(&id, asker, plan).await?
        }
    };
    let mut response = Redirect::to(&links_address(&created.id, &created.invitations)).into_response();
    if let Some((_, name)) = posted.starting("name-").find(|(_, name)| !name.trim().is_empty()) {
        remember_name(&mut response, name, &app);
    }
    Ok(response)
}
