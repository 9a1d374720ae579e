//! The lobby: my tables and whose turn it is, open tables, and a game against bots for one click.

use super::Posted;
use super::shell::Page;
use crate::app::App;
use crate::error::Trouble;
use crate::visitor::Visitor;
use crate::words::{Locale, Value};
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use cowcatcher_table::{Games, SeatPlan, SeatSeen, Status, TablePlan, TableSummary, seat_name};
use maud::{Markup, html};

/// The page.
pub async fn page(State(app): State<App>, visitor: Visitor) -> Result<Markup, Trouble> {
    let lobby = app.tables().lobby(&visitor.who).await?;
    let locale = visitor.locale;
    let title = locale.text("lobby-title");
    let (done, going): (Vec<_>, Vec<_>) = lobby.mine.iter().partition(|table| table.status.is_final());
    let content = html! {
        (against_bots(&visitor, app.tables().games()))
        section.sheet {
            h2 { (locale.text("lobby-my-tables")) }
            @if going.is_empty() { p.faint { (locale.text("lobby-my-tables-empty")) } } @else {
                ul.tables { @for table in going { (entry(locale, table, true)) } }
            }
        }
        section.sheet {
            h2 { (locale.text("lobby-open-tables")) }
            @if lobby.open.is_empty() { p.faint { (locale.text("lobby-open-tables-empty")) } } @else {
                ul.tables { @for table in &lobby.open { (entry(locale, table, false)) } }
            }
            p { a.button.quiet href="/new" { (locale.text("lobby-new-table")) } }
        }
        @if !done.is_empty() {
            section.sheet {
                h2 { (locale.text("lobby-finished-tables")) }
                ul.tables { @for table in done { (entry(locale, table, true)) } }
            }
        }
    };
    Ok(Page { visitor: &visitor, title: &title, address: "/", class: "lobby", content }.render())
}

/// One form per game: each button starts a game at once.
fn against_bots(visitor: &Visitor, games: &Games) -> Markup {
    let locale = visitor.locale;
    html! {
        section.sheet.now {
            h1 { (locale.text("lobby-play-now")) }
            p.faint { (locale.text("lobby-play-now-help")) }
            div.games {
                @for game in games.iter() {
                    form method="post" action="/play-now" {
                        input type="hidden" name="csrf" value=(visitor.token());
                        input type="hidden" name="game" value=(game.name);
                        h3 { (game_name(locale, game.name, game.title)) }
                        p { (game_help(locale, game.name)) }
                        p.row {
                            @for players in game.players(&[]).into_iter().filter(|&players| players > 1) {
                                button name="players" value=(players) {
                                    (locale.text_with("lobby-players", &[("count", Value::from(players as i64))]))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn entry(locale: Locale, table: &TableSummary, mine: bool) -> Markup {
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
        (false, _) => locale.text("lobby-join"),
    };
    let address = format!("/t/{}", table.table);
    html! {
        li.entry.turn[table.your_turn] {
            a.cover href=(address) { (game_name(locale, &table.game, &table.game)) }
            span.seats {
                @for seat in &table.seats {
                    span class={ "seat p" (seat.seat) } { (called(locale, seat)) }
                }
            }
            span.status { (status) }
            span.faint { (locale.text_with("lobby-steps", &[("count", Value::from(i64::from(table.steps)))])) }
            a.button.quiet href=(address) { (verb) }
        }
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
    if !game.players(&[]).contains(&players) {
        return Err(Trouble::bad_request("the game is not for so many"));
    }
    // The strongest stands last.
    let bot = game.bots.last().copied().unwrap_or_default();
    let mut seats = vec![SeatPlan::Me(own_name(&posted.visitor))];
    seats.resize(players, SeatPlan::Bot(bot.to_owned()));
    let plan = TablePlan { game: game.name.to_owned(), options: Vec::new(), seats };
    let created = app.tables().create(&posted.visitor.who, plan).await?;
    Ok(Redirect::to(&format!("/t/{}", created.id)).into_response())
}

/// The name last used, or what everybody is called who gave none.
pub fn own_name(visitor: &Visitor) -> String {
    visitor.name.clone().unwrap_or_else(|| visitor.locale.text("default-name"))
}
