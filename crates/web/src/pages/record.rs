//! One's own record, for nobody else's eyes: results, strategies, rivals, ratings; and the ladder.

use super::archive::entry;
use super::lobby::{game_name, own_name};
use super::shell::Page;
use super::{Params, Posted};
use crate::app::App;
use crate::error::Trouble;
use crate::visitor::Visitor;
use crate::words::{Locale, Value, bots};
use axum::extract::State;
use axum::response::Redirect;
use cowcatcher_engine::Seat;
use cowcatcher_table::{Found, Games, LONGEST_NAME, Place, Rating, Reader, Record, Rival, Rung, Tally};
use maud::{Markup, html};
use serde::Deserialize;
use std::collections::BTreeMap;

/// From which place on one's games are listed.
#[derive(Deserialize)]
pub struct From {
    after: Option<String>,
}

/// The page.
pub async fn page(State(app): State<App>, visitor: Visitor, Params(from): Params<From>) -> Result<Markup, Trouble> {
    let (locale, games) = (visitor.locale, app.tables().games());
    let after: Option<Place> = from.after.as_deref().map(str::parse).transpose()?;
    let Found { games: played, more } = app.tables().played(&visitor.who, after.as_ref()).await?;
    let record = app.tables().record(&visitor.who).await?;
    let title = locale.text("record-title");
    let content = html! {
        section.sheet.record {
            h1 { (title) }
            p.faint { (locale.text("record-private")) " " a href="/me/identity" { (locale.text("identity-title")) } }
            @if record.tallies.is_empty() && played.is_empty() { p { (locale.text("record-empty")) } }
            @if after.is_none() { (sums(&visitor, games, &record)) }
            @if !played.is_empty() {
                h2 { (locale.text("record-finished")) }
                ul.tables { @for game in &played { (entry(locale, games, game, true)) } }
            }
            p.row {
                @if let Some(more) = &more { a.button.quiet rel="next" href={ "/me?after=" (more) } { (locale.text("archive-more")) } }
                @if after.is_some() { a.button.quiet href="/me" { (locale.text("archive-newest")) } }
            }
            @if !played.is_empty() { (export(locale)) }
        }
    };
    Ok(Page { visitor: &visitor, title: &title, address: "/me", class: "lobby", card: None, content }.render())
}

/// What the games add up to.
fn sums(visitor: &Visitor, games: &Games, record: &Record) -> Markup {
    let locale = visitor.locale;
    html! {
        @if !record.tallies.is_empty() {
            (results(locale, games, &record.tallies))
            p.faint { (locale.text("record-several")) }
            h2 { (locale.text("record-categories")) }
            div.columns { @for (game, tallies) in by_game(&record.tallies) { (categories(locale, games, game, &tallies)) } }
            @if record.tallies.iter().any(|tally| !tally.styles.is_empty()) {
                h2 { (locale.text("record-styles")) }
                p.faint { (locale.text("record-styles-help")) }
                div.columns { @for (game, tallies) in by_game(&record.tallies) { (styles(locale, games, game, &tallies)) } }
            }
        }
        @if !record.rivals.is_empty() { (rivals(locale, &record.rivals)) }
        (ratings(visitor, games, record))
    }
}

fn by_game(tallies: &[Tally]) -> BTreeMap<&str, Vec<&Tally>> {
    let mut games: BTreeMap<&str, Vec<&Tally>> = BTreeMap::new();
    for tally in tallies {
        games.entry(&tally.game).or_default().push(tally);
    }
    games
}

/// The name of a game.
pub fn named(locale: Locale, games: &Games, game: &str) -> String {
    game_name(locale, game, games.game(game).map_or(game, |known| known.title))
}

fn so_many(locale: Locale, players: u32) -> String {
    locale.text_with("lobby-players", &[("count", Value::from(i64::from(players)))])
}

/// A mean with one decimal; nothing of nothing.
pub fn mean(locale: Locale, sum: f32, count: u32) -> String {
    if count == 0 { "–".to_owned() } else { locale.decimal(sum / count as f32) }
}

/// So many of so many, in percent.
fn share(part: u32, whole: u32) -> String {
    format!("{} %", (f64::from(part) / f64::from(whole.max(1)) * 100.0).round())
}

fn results(locale: Locale, games: &Games, tallies: &[Tally]) -> Markup {
    let head = [
        "record-game",
        "archive-players",
        "record-games",
        "record-wins",
        "record-rank",
        "record-points",
        "record-best",
    ];
    html! {
        div.wide tabindex="0" role="region" aria-label=(locale.text("record-title")) {
            table.scores {
                thead { tr { @for id in head { th scope="col" { (locale.text(id)) } } } }
                tbody {
                    @for tally in tallies {
                        tr {
                            th scope="row" { (named(locale, games, &tally.game)) }
                            td { (tally.players) }
                            td { (tally.games) }
                            td { (tally.wins) " (" (share(tally.wins, tally.games)) ")" }
                            td { (mean(locale, tally.ranks as f32, tally.games)) }
                            td { (mean(locale, tally.total as f32, tally.scored)) }
                            td { (tally.best.map_or("–".to_owned(), |best| best.to_string())) }
                        }
                    }
                }
            }
        }
    }
}

/// The categories of a game's score sheet in their order, by name and in words.
fn sheet(locale: Locale, games: &Games, game: &str, players: u32) -> Vec<(String, String)> {
    let fresh = games.game(game).ok().and_then(|known| known.session(&[], players as usize).ok());
    let Some((fresh, standings)) = fresh.and_then(|fresh| {
        let standings = fresh.standings(Some(Seat(0)))?;
        Some((fresh, standings))
    }) else {
        return Vec::new();
    };
    let words = fresh.categories(Reader { locale, names: &[] });
    standings.categories.iter().map(|&name| name.to_owned()).zip(words).collect()
}

/// Mean points by category, with a column for each number of players.
fn categories(locale: Locale, games: &Games, game: &str, tallies: &[&Tally]) -> Markup {
    let mut rows = tallies.first().map(|tally| sheet(locale, games, game, tally.players)).unwrap_or_default();
    // One that the sheet of today does not have stands last, by its name.
    for name in tallies.iter().flat_map(|tally| tally.points.keys()) {
        if !rows.iter().any(|(known, _)| known == name) {
            rows.push((name.clone(), name.clone()));
        }
    }
    rows.retain(|(name, _)| tallies.iter().any(|tally| tally.points.contains_key(name)));
    html! {
        table.scores {
            caption { (named(locale, games, game)) }
            thead {
                tr {
                    th scope="col" { (locale.text("score-category")) }
                    @for tally in tallies { th scope="col" { (so_many(locale, tally.players)) } }
                }
            }
            tbody {
                @for (name, words) in &rows {
                    tr {
                        th scope="row" { (words) }
                        @for tally in tallies {
                            td { (mean(locale, tally.points.get(name).copied().unwrap_or_default() as f32, tally.scored)) }
                        }
                    }
                }
            }
        }
    }
}

/// The strategies that somebody pursued, the favourite first.
fn styles(locale: Locale, games: &Games, game: &str, tallies: &[&Tally]) -> Markup {
    let mut sums: BTreeMap<&str, (u32, u32)> = BTreeMap::new();
    for (style, (games, wins)) in tallies.iter().flat_map(|tally| &tally.styles) {
        let sum = sums.entry(style).or_default();
        *sum = (sum.0 + games, sum.1 + wins);
    }
    let mut sums: Vec<_> = sums.into_iter().collect();
    sums.sort_by_key(|(_, (games, _))| std::cmp::Reverse(*games));
    html! {
        @if !sums.is_empty() {
            table.scores {
                caption { (named(locale, games, game)) }
                thead { tr { @for id in ["record-strategy", "record-games", "record-wins"] { th scope="col" { (locale.text(id)) } } } }
                tbody {
                    @for (style, (games, wins)) in sums {
                        tr { th scope="row" { (bots::kind(locale, style)) } td { (games) } td { (wins) " (" (share(wins, games)) ")" } }
                    }
                }
            }
        }
    }
}

fn rivals(locale: Locale, rivals: &[Rival]) -> Markup {
    let head = ["record-rival", "record-games", "record-ahead", "record-level", "record-behind"];
    html! {
        h2 { (locale.text("record-rivals")) }
        div.wide tabindex="0" role="region" aria-label=(locale.text("record-rivals")) {
            table.scores {
                thead { tr { @for id in head { th scope="col" { (locale.text(id)) } } } }
                tbody {
                    @for rival in rivals {
                        tr {
                            th scope="row" { (who(locale, Some(&rival.name), rival.bot.as_deref())) }
                            td { (rival.games) }
                            td { (rival.better) }
                            td { (rival.games.saturating_sub(rival.better + rival.worse)) }
                            td { (rival.worse) }
                        }
                    }
                }
            }
        }
    }
}

/// A person by their name, bots by their kind.
fn who(locale: Locale, name: Option<&str>, bot: Option<&str>) -> String {
    match bot {
        Some(bot) => format!("{} ({})", bots::kind(locale, bot), locale.text("seat-bot")),
        None => name.unwrap_or_default().to_owned(),
    }
}

/// A rating with how far off it may be.
fn told(locale: Locale, rating: Rating, provisional: bool) -> Markup {
    let said = [("points", Value::from(rating.points())), ("margin", Value::from(rating.margin()))];
    html! {
        (locale.text_with("rating-told", &said))
        @if provisional { " " span.tag { (locale.text("rating-provisional")) } }
    }
}

/// One's own ratings, and whether others may see them.
fn ratings(visitor: &Visitor, games: &Games, record: &Record) -> Markup {
    let locale = visitor.locale;
    html! {
        h2 { (locale.text("rating-title")) }
        @if record.ratings.is_empty() { p { (locale.text("rating-none")) } } @else {
            p.faint { (locale.text("rating-help")) }
            table.scores {
                thead { tr { @for id in ["record-game", "archive-players", "rating", "record-games"] { th scope="col" { (locale.text(id)) } } } }
                tbody {
                    @for rung in &record.ratings {
                        tr {
                            th scope="row" { a href=(ladder_address(&rung.game, rung.players)) { (named(locale, games, &rung.game)) } }
                            td { (rung.players) }
                            td { (told(locale, rung.rating, rung.provisional)) }
                            td { (rung.games) }
                        }
                    }
                }
            }
            (seen(visitor, record.ladder.as_deref()))
        }
        p { a.button.quiet href="/ladder" { (locale.text("ladder-look")) } }
    }
}

/// May others see one's ratings?
fn seen(visitor: &Visitor, name: Option<&str>) -> Markup {
    let locale = visitor.locale;
    html! {
        form.row method="post" action="/me/ladder" {
            input type="hidden" name="csrf" value=(visitor.token());
            @match name {
                Some(name) => {
                    span { (locale.text_with("ladder-shown", &[("name", Value::from(name))])) }
                    button.quiet name="show" value="no" { (locale.text("ladder-hide")) }
                }
                None => {
                    input name="name" value=(own_name(visitor)) maxlength=(LONGEST_NAME) aria-label=(locale.text("ladder-name"));
                    button.quiet name="show" value="yes" { (locale.text("ladder-show")) }
                }
            }
        }
    }
}

/// Shows one on the ladder, or no longer.
pub async fn show(State(app): State<App>, posted: Posted) -> Result<Redirect, Trouble> {
    let name = match posted.get("show") {
        "yes" => Some(posted.get("name")),
        "no" => None,
        _ => return Err(Trouble::bad_request("yes or no?")),
    };
    app.tables().show_on_ladder(&posted.visitor.who, name).await?;
    Ok(Redirect::to("/me"))
}

fn export(locale: Locale) -> Markup {
    let files = [
        ("/api/v1/me/record", "record-export-record"),
        ("/api/v1/me/results", "record-export-games"),
        ("/api/v1/me/journals", "record-export-journals"),
    ];
    html! {
        h2 { (locale.text("record-export")) }
        p.row { @for (address, id) in files { a.button.quiet href=(address) download { (locale.text(id)) } } }
    }
}

/// Which ladder.
#[derive(Deserialize)]
pub struct Which {
    game: Option<String>,
    players: Option<u32>,
}

fn ladder_address(game: &str, players: u32) -> String {
    format!("/ladder?game={game}&players={players}")
}

/// The ladder of a game with so many players.
pub async fn ladder(State(app): State<App>, visitor: Visitor, Params(which): Params<Which>) -> Result<Markup, Trouble> {
    let (locale, games) = (visitor.locale, app.tables().games());
    let game = match &which.game {
        Some(name) => games.game(name)?,
        None => games.iter().next().ok_or_else(Trouble::not_found)?,
    };
    let numbers: Vec<u32> = game.players(&[]).into_iter().filter(|&many| many > 1).map(|many| many as u32).collect();
    let players = which.players.or(numbers.first().copied()).unwrap_or_default();
    let rungs = app.tables().ladder(&visitor.who, game.name, players).await?;
    let title = locale.text("ladder-title");
    let content = html! {
        section.sheet.record {
            h1 { (title) }
            p.faint { (locale.text("ladder-help")) }
            nav.books aria-label=(locale.text("archive-game")) {
                @for one in games.iter() {
                    a href={ "/ladder?game=" (one.name) } aria-current=[(one.name == game.name).then_some("true")] { (game_name(locale, one.name, one.title)) }
                }
            }
            nav.books aria-label=(locale.text("archive-players")) {
                @for &many in &numbers {
                    a href=(ladder_address(game.name, many)) aria-current=[(many == players).then_some("true")] { (so_many(locale, many)) }
                }
            }
            @if rungs.is_empty() { p { (locale.text("ladder-empty")) } } @else { (rungs_table(locale, &rungs)) }
            p.faint { (locale.text("rating-help")) }
        }
    };
    Ok(Page { visitor: &visitor, title: &title, address: "/ladder", class: "lobby", card: None, content }.render())
}

fn rungs_table(locale: Locale, rungs: &[Rung]) -> Markup {
    html! {
        table.scores {
            thead { tr { @for id in ["ladder-player", "ladder-place", "rating", "record-games"] { th scope="col" { (locale.text(id)) } } } }
            tbody {
                @for (place, rung) in (1..).zip(rungs) {
                    tr.yours[rung.yours] {
                        th scope="row" {
                            (who(locale, rung.name.as_deref(), rung.bot.as_deref()))
                            @if rung.yours { " " span.tag { (locale.text("ladder-you")) } }
                        }
                        td { (place) }
                        td { (told(locale, rung.rating, rung.provisional)) }
                        td { (rung.games) }
                    }
                }
            }
        }
    }
}
