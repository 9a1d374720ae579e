//! The lobby: first the tables that go on, then a game for one click, then what else can be joined, watched and looked at.

use super::groups::own;
use super::shell::Page;
use super::{Params, Posted, clock};
use crate::app::App;
use crate::assets;
use crate::error::Trouble;
use crate::games;
use crate::visitor::{PLAYERS_COOKIE, Visitor, set_cookie};
use crate::words::guide::guide;
use crate::words::{Locale, Value};
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use cowcatcher_session::lesson;
use cowcatcher_table::{
    Games, Place, Registered, Round, SeatPlan, SeatSeen, Status, TablePlan, TableSummary, seat_name,
};
use maud::{Markup, html};
use serde::Deserialize;

/// So many play unless somebody chose another number, where the game is for so many.
const USUAL: usize = 3;

/// The page.
pub async fn page(State(app): State<App>, visitor: Visitor) -> Result<Markup, Trouble> {
    let lobby = app.tables().lobby(&visitor.who).await?;
    let groups = app.tables().groups_of(&visitor.who).await?;
    let lost = app.tables().lost_target(&visitor.who).await?;
    let locale = visitor.locale;
    let title = locale.text("lobby-title");
    let (done, mut going): (Vec<_>, Vec<_>) = lobby.mine.iter().partition(|table| table.status.is_final());
    // Where one is waited for stands first; otherwise the latest does.
    going.sort_by_key(|table| !table.your_turn);
    let (games, now) = (app.tables().games(), app.tables().now());
    let list = |tables: &[&TableSummary], mine: bool| {
        html! { ul.tables { @for table in tables { (entry(locale, now, games, table, mine)) } } }
    };
    let [open, running, finished] =
        [&lobby.open, &lobby.running, &lobby.finished].map(|tables| tables.iter().collect::<Vec<_>>());
    let content = html! {
        h1.tagline { (locale.text("site-tagline")) }
        @if lost {
            p.sheet role="status" { (locale.text("notices-lost")) " " a href=(super::notices::ADDRESS) { (locale.text("notices-look")) } }
        }
        @if !going.is_empty() {
            section.sheet.continue {
                h2 { (locale.text("lobby-continue")) }
                (list(&going, true))
            }
        }
        (against_bots(&visitor, games))
        @if !groups.is_empty() {
            section.sheet {
                h2 { (locale.text("groups-title")) }
                (own(&groups))
            }
        }
        section.sheet {
            h2 { (locale.text("lobby-open-tables")) }
            @if open.is_empty() { p.faint { (locale.text("lobby-open-tables-empty")) } }
            (list(&open, false))
            p.row {
                a.button.quiet href="/new" { (locale.text("lobby-new-table")) }
                a.button.quiet href="/groups" title=(locale.text("groups-help")) { (locale.text("groups-title")) }
            }
        }
        @if !running.is_empty() {
            section.sheet {
                h2 { (locale.text("lobby-watch-tables")) }
                (list(&running, false))
            }
        }
        @if !done.is_empty() || !finished.is_empty() || lobby.more.is_some() {
            section.sheet {
                h2 { (locale.text("lobby-finished-tables")) }
                (list(&done, true))
                @if let Some(more) = &lobby.more { p { (older_link(locale, more)) } }
                @if !done.is_empty() { p { a.button.quiet href="/me" { (locale.text("nav-record")) } } }
                @if !finished.is_empty() {
                    h3 { (locale.text("lobby-finished-others")) }
                    (list(&finished, false))
                    p { a.button.quiet href="/archive" { (locale.text("nav-archive")) } }
                }
            }
        }
    };
    Ok(Page { visitor: &visitor, title: &title, address: "/", class: "lobby", card: None, content }.render())
}

/// From which place on.
#[derive(Deserialize)]
pub struct From {
    after: String,
}

/// One's own tables after those that the lobby shows.
pub async fn older(
    State(app): State<App>,
    visitor: Visitor,
    Params(From { after }): Params<From>,
) -> Result<Markup, Trouble> {
    let (tables, more) = app.tables().older(&visitor.who, &after.parse()?).await?;
    let locale = visitor.locale;
    let title = locale.text("lobby-older");
    let games = app.tables().games();
    let content = html! {
        section.sheet {
            h1 { (title) }
            ul.tables { @for table in &tables { (entry(locale, app.tables().now(), games, table, true)) } }
            p {
                @if let Some(more) = &more { (older_link(locale, more)) " " }
                a.button.quiet href="/" { (locale.text("error-home")) }
            }
        }
    };
    Ok(Page { visitor: &visitor, title: &title, address: "/mine", class: "lobby", card: None, content }.render())
}

fn older_link(locale: Locale, after: &Place) -> Markup {
    html! { a.button.quiet href={ "/mine?after=" (after) } { (locale.text("lobby-older")) } }
}

/// One card per game: how many play, and a button that starts at once.
fn against_bots(visitor: &Visitor, games: &Games) -> Markup {
    let locale = visitor.locale;
    html! {
        section.sheet.now {
            h2 { (locale.text("lobby-play-now")) }
            p.faint { (locale.text("lobby-play-now-help")) }
            div.boxes { @for game in games.iter() { (game_box(visitor, game)) } }
        }
    }
}

/// The options with which a game is begun for one click.
fn quick(game: &Registered) -> Vec<(String, String)> {
    game.first_game.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect()
}

fn game_box(visitor: &Visitor, game: &Registered) -> Markup {
    let locale = visitor.locale;
    let all = game.players(&quick(game));
    let numbers: Vec<usize> = all.iter().copied().filter(|&players| players > 1).collect();
    let wanted = [visitor.players, Some(USUAL)].into_iter().flatten().find(|wanted| numbers.contains(wanted));
    let chosen = wanted.or_else(|| numbers.first().copied());
    html! {
        form.box method="post" action="/play-now" {
            input type="hidden" name="csrf" value=(visitor.token());
            input type="hidden" name="game" value=(game.name);
            img.art src=(assets::cover(game.title, game.name)) alt="" width="480" height="270";
            h3 { (game_name(locale, game.name, game.title)) }
            p.facts { (facts(locale, game, &all)) }
            p.about {
                (game_help(locale, game.name))
                @if let Some((key, value)) = game.first_game.first() {
                    " " span.first-game { (locale.text(&format!("option-{key}-{value}"))) "." }
                }
            }
            fieldset.segments {
                legend.unseen { (locale.text("lobby-how-many")) }
                @for number in &numbers {
                    label {
                        input type="radio" name="players" value=(number) checked[Some(*number) == chosen];
                        span { (number) }
                    }
                }
            }
            button.primary { (locale.text("lobby-play")) span.unseen { ": " (game_name(locale, game.name, game.title)) } }
            @if lesson(game.name).is_some() {
                // The same form leads to another door.
                button.quiet.first-lesson formaction="/lesson" { (locale.text("lesson-begin")) span.unseen { ": " (game_name(locale, game.name, game.title)) } }
            }
            (how_to_play(locale, game.name))
        }
    }
}

/// Where one learns a game, if that is written down.
pub fn how_to_play(locale: Locale, name: &str) -> Markup {
    html! {
        @if let Some(guide) = guide(locale, name) {
            a.learn href={ "/learn/" (name) } { (locale.text("learn-how")) span.unseen { ": " (guide.title) } }
        }
    }
}

/// For how many it is, and how long it takes.
fn facts(locale: Locale, game: &Registered, numbers: &[usize]) -> String {
    let number = |number: Option<&usize>| Value::from(number.copied().unwrap_or_default() as i64);
    let players = [("least", number(numbers.first())), ("most", number(numbers.last()))];
    let players = locale.text_with("lobby-for-players", &players);
    match games::minutes(game.title) {
        None => players,
        Some((from, to)) => {
            let minutes = [("from", Value::from(i64::from(from))), ("to", Value::from(i64::from(to)))];
            format!("{players} · {}", locale.text_with("lobby-minutes", &minutes))
        }
    }
}

/// A table in a list: who plays, how it fares, and the way there.
pub fn entry(locale: Locale, now: i64, games: &Games, table: &TableSummary, mine: bool) -> Markup {
    let status = match table.status {
        Status::Waiting => {
            let open = table.seats.iter().filter(|seat| seat.kind == "open").count();
            locale.text_with("lobby-waiting-for-players", &[("count", Value::from(open as i64))])
        }
        Status::Running if table.your_turn => locale.text("lobby-your-turn"),
        Status::Running => {
            let names = table.to_decide.iter().filter_map(|seat| table.seats.get(seat.index()));
            let names: Vec<String> = names.map(|seat| called(locale, seat)).collect();
            locale.text_with("lobby-turn-of", &[("name", Value::from(names.join(", ")))])
        }
        Status::Over => locale.text("lobby-finished"),
        Status::Abandoned => locale.text("lobby-abandoned"),
    };
    let verb = match (mine, table.status) {
        (_, Status::Over | Status::Abandoned) => locale.text("lobby-results"),
        (true, _) => locale.text("lobby-go-on"),
        (false, Status::Running) => locale.text("lobby-watch"),
        (false, Status::Waiting) => locale.text("lobby-join"),
    };
    let address = format!("/t/{}", table.table);
    let title = games.game(&table.game).map_or("", |game| game.title);
    let name = game_name(locale, &table.game, &table.game);
    let timed = table.clock.filter(|_| matches!(table.status, Status::Waiting | Status::Running));
    let when = table.round.map(|it| round(locale, it)).into_iter().chain([ago(locale, now, table.changed)]);
    let when: Vec<String> = when.chain(timed.map(|plan| clock::told(locale, plan.time))).collect();
    html! {
        li.listed.turn[table.your_turn] {
            img.thumb src=(assets::cover(title, &table.game)) alt="" width="96" height="54" loading="lazy";
            div.what {
                a.cover href=(address) { (name) }
                span.seats {
                    @for seat in &table.seats {
                        span class={ "seat p" (seat.seat) } { (called(locale, seat)) }
                    }
                }
            }
            div.how {
                span.status { (status) }
                span.faint { (when.join(" · ")) @if table.rated { " " span.tag { (locale.text("archive-rated")) } } }
            }
            a.button.quiet href=(address) { (verb) span.unseen { ": " (name) } }
        }
    }
}

/// The round a game is in, in words.
fn round(locale: Locale, round: Round) -> String {
    let number = Value::from(i64::from(round.number));
    match round.of {
        _ if round.number == 0 => locale.text("lobby-setting-up"),
        Some(of) => locale.text_with("lobby-turn-number-of", &[("number", number), ("of", Value::from(i64::from(of)))]),
        None => locale.text_with("lobby-turn-number", &[("number", number)]),
    }
}

/// How long ago something happened, in words.
fn ago(locale: Locale, now: i64, when: i64) -> String {
    let minutes = now.saturating_sub(when) / 60_000;
    let said = |id: &str, count: i64| locale.text_with(id, &[("count", Value::from(count))]);
    match minutes {
        ..1 => locale.text("ago-now"),
        1..60 => said("ago-minutes", minutes),
        60..1440 => said("ago-hours", minutes / 60),
        _ => said("ago-days", minutes / 1440),
    }
}

/// The name on a seat.
fn called(locale: Locale, seat: &SeatSeen) -> String {
    seat_name(locale, seat.seat.index(), &seat.name, seat.bot.as_deref())
}

/// The name of a game in the language of the page.
pub fn game_name(locale: Locale, name: &str, title: &str) -> String {
    let id = format!("game-{name}");
    if locale.has(&id) { locale.text(&id) } else { title.to_owned() }
}

/// What a game is, in a line.
pub fn game_help(locale: Locale, name: &str) -> String {
    let id = format!("game-{name}-help");
    if locale.has(&id) { locale.text(&id) } else { String::new() }
}

/// Starts a game against bots.
pub async fn play_now(State(app): State<App>, posted: Posted) -> Result<Response, Trouble> {
    let game = app.tables().games().game(posted.get("game"))?;
    let players: usize = posted.get("players").parse().map_err(|_| Trouble::bad_request("how many play?"))?;
    let options = quick(game);
    if !game.players(&options).contains(&players) {
        return Err(Trouble::bad_request("the game is not for so many"));
    }
    // The strongest stands last.
    let bot = game.default_bot();
    let mut seats = vec![SeatPlan::Me(own_name(&posted.visitor))];
    seats.resize(players, SeatPlan::Bot(bot.to_owned()));
    let plan = TablePlan { game: game.name.to_owned(), options, seats, listed: false, rated: false, clock: None };
    let created = app.tables().create(posted.visitor.asker(app.tables()).await?, plan).await?;
    let mut response = Redirect::to(&format!("/t/{}", created.id)).into_response();
    set_cookie(&mut response, PLAYERS_COOKIE, &players.to_string(), true, app.secure());
    Ok(response)
}

/// The name last used, or what everybody is called who gave none.
pub fn own_name(visitor: &Visitor) -> String {
    visitor.name.clone().unwrap_or_else(|| visitor.locale.text("default-name"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_as_people_do() {
        let now = 1_700_000_000_000;
        let before = |minutes: i64| ago(Locale::En, now, now - minutes * 60_000 - 500);
        assert_eq!(before(0), "just now");
        assert_eq!(before(5), "5 min ago");
        assert_eq!(before(60), "1 hour ago");
        assert_eq!(before(23 * 60 + 59), "23 hours ago");
        assert_eq!(before(3 * 1440), "3 days ago");
        // A clock that was set back is no reason to tell nonsense.
        assert_eq!(ago(Locale::En, now, now + 1_000_000), "just now");
    }

    #[test]
    fn rounds_are_told_with_their_number_where_it_is_known() {
        let said = |number, of| round(Locale::En, Round { number, of });
        assert_eq!([said(0, None), said(2, Some(8)), said(12, None)], ["Setting up", "Turn 2 of 8", "Turn 12"]);
    }
}
