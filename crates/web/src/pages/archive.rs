//! The archive: finished games that their people made public, and what one looks for among them.

use super::Params;
use super::lobby::game_name;
use super::shell::{Card, Page};
use crate::app::App;
use crate::assets;
use crate::error::Trouble;
use crate::picture::cover_address;
use crate::visitor::Visitor;
use crate::words::{Locale, Value};
use axum::extract::State;
use axum::http::HeaderMap;
use cowcatcher_table::{Found, GameSeen, Games, Place, Registered, ResultSeen, Search, seat_name};
use maud::{Markup, html};
use serde::Deserialize;
use time::{Date, Month, OffsetDateTime, Time};

/// What somebody looks for, as forms and programs say it; what is empty does not matter.
#[derive(Clone, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    game: String,
    players: String,
    name: String,
    /// An option of the game with its value, such as `map=ruhr`.
    option: String,
    /// The first day, such as `2026-11-18`.
    from: String,
    /// The last day.
    to: String,
    rated: String,
    /// The place in the list from which it goes on.
    after: String,
}

impl Asked {
    /// What is looked for, and from which place of the list on.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn search(&self) -> Result<(Search, Option<Place>), Trouble> {
        let said = |text: &str| Some(text.trim().to_owned()).filter(|text| !text.is_empty());
        let bad = |what: &str| Trouble::bad_request(format!("this is no {what}"));
        let players = said(&self.players).map(|text| text.parse().map_err(|_| bad("number of players"))).transpose()?;
        let option = said(&self.option).map(|text| {
            text.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned())).ok_or_else(|| bad("option"))
        });
        let rated = match self.rated.as_str() {
            "" | "no" => false,
            "yes" => true,
            _ => return Err(bad("yes or no")),
        };
        let day = |text: &str| said(text).map(|text| day_of(&text).ok_or_else(|| bad("day"))).transpose();
        let search = Search {
            game: said(&self.game),
            players,
            name: said(&self.name),
            option: option.transpose()?,
            from: day(&self.from)?,
            to: day(&self.to)?,
            rated,
        };
        Ok((search, said(&self.after).map(|place| place.parse()).transpose()?))
    }

    /// The address of the same search from a place on.
    fn address(&self, after: Option<&Place>) -> String {
        let after = after.map(ToString::to_string).unwrap_or_default();
        let fields = [
            ("game", &self.game),
            ("players", &self.players),
            ("name", &self.name),
            ("option", &self.option),
            ("from", &self.from),
            ("to", &self.to),
            ("rated", &self.rated),
            ("after", &after),
        ];
        let said = fields.iter().filter(|(_, value)| !value.is_empty());
        let said: Vec<String> = said.map(|(name, value)| format!("{name}={}", escaped(value))).collect();
        if said.is_empty() { "/archive".to_owned() } else { format!("/archive?{}", said.join("&")) }
    }
}

/// A text as it stands in an address.
fn escaped(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte);
    text.bytes().map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}

/// When a day such as `2026-11-18` begins, in milliseconds since 1970.
fn day_of(text: &str) -> Option<i64> {
    let mut parts = text.split('-');
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    if parts.next().is_some() || [year, month, day].iter().any(|part| !part.bytes().all(|it| it.is_ascii_digit())) {
        return None;
    }
    let month = Month::try_from(month.parse::<u8>().ok()?).ok()?;
    let date = Date::from_calendar_date(year.parse().ok()?, month, day.parse().ok()?).ok()?;
    Some(OffsetDateTime::new_utc(date, Time::MIDNIGHT).unix_timestamp() * 1000)
}

/// A day in the order in which a language writes it.
pub fn day(locale: Locale, moment: i64) -> Markup {
    let date = OffsetDateTime::from_unix_timestamp(moment / 1000).unwrap_or(OffsetDateTime::UNIX_EPOCH).date();
    let [year, month, day] =
        [date.year().to_string(), format!("{:02}", u8::from(date.month())), format!("{:02}", date.day())];
    let machine = format!("{year}-{month}-{day}");
    let said = [("year", Value::from(year)), ("month", Value::from(month)), ("day", Value::from(day))];
    html! { time datetime=(machine) { (locale.text_with("archive-date", &said)) } }
}

/// The page.
pub async fn page(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Params(asked): Params<Asked>,
) -> Result<Markup, Trouble> {
    let (search, after) = asked.search()?;
    let Found { games, more } = app.tables().found(&visitor.who, &search, after.as_ref()).await?;
    let locale = visitor.locale;
    let (title, known) = (locale.text("archive-title"), app.tables().games());
    let content = html! {
        section.sheet.archive {
            h1 { (title) }
            p.faint { (locale.text("archive-help")) }
            (form(locale, known, &asked))
            @if games.is_empty() { p { (locale.text("archive-empty")) } }
            ul.tables { @for game in &games { (entry(locale, known, game, false)) } }
            p.row {
                @if let Some(more) = &more { a.button.quiet rel="next" href=(asked.address(Some(more))) { (locale.text("archive-more")) } }
                @if after.is_some() { a.button.quiet href=(asked.address(None)) { (locale.text("archive-newest")) } }
                a.button.quiet href="/me" { (locale.text("nav-record")) }
                a.button.quiet href="/ladder" { (locale.text("ladder-look")) }
            }
        }
    };
    let card = Card {
        text: locale.text("archive-help"),
        image: format!("{}{}", super::base(&app, &headers), cover_address("", "")),
    };
    let (visitor, address) = (&visitor, "/archive");
    Ok(Page { visitor, title: &title, address, class: "lobby", card: Some(card), content }.render())
}

/// The form that says what is looked for.
fn form(locale: Locale, games: &Games, asked: &Asked) -> Markup {
    let chosen = games.iter().find(|game| game.name == asked.game);
    let most = chosen.map(|game| vec![game]).unwrap_or_else(|| games.iter().collect());
    let mut numbers: Vec<usize> = most.iter().flat_map(|game| game.players(&[])).collect();
    numbers.sort_unstable();
    numbers.dedup();
    html! {
        form.seek method="get" action="/archive" aria-label=(locale.text("archive-filters")) {
            label { span { (locale.text("archive-game")) }
                select name="game" {
                    option value="" { (locale.text("archive-any-game")) }
                    @for game in games.iter() {
                        option value=(game.name) selected[game.name == asked.game] { (game_name(locale, game.name, game.title)) }
                    }
                }
            }
            label { span { (locale.text("archive-players")) }
                select name="players" {
                    option value="" { (locale.text("archive-any")) }
                    @for number in &numbers { option value=(number) selected[number.to_string() == asked.players] { (number) } }
                }
            }
            @if let Some(game) = chosen.filter(|game| !game.choices.is_empty()) { (options(locale, game, asked)) }
            label { span { (locale.text("archive-name")) }
                input name="name" value=(asked.name) maxlength=(cowcatcher_table::LONGEST_NAME) title=(locale.text("archive-name-help")) autocomplete="off";
            }
            label { span { (locale.text("archive-from")) } input type="date" name="from" value=(asked.from); }
            label { span { (locale.text("archive-to")) } input type="date" name="to" value=(asked.to); }
            label.check { input type="checkbox" name="rated" value="yes" checked[asked.rated == "yes"]; " " (locale.text("archive-rated-only")) }
            div.row {
                button { (locale.text("archive-search")) }
                a.button.quiet href="/archive" { (locale.text("archive-clear")) }
            }
        }
    }
}

/// The options of a game, of which one can be looked for.
fn options(locale: Locale, game: &Registered, asked: &Asked) -> Markup {
    html! {
        label { span { (locale.text("new-table-options")) }
            select name="option" {
                option value="" { (locale.text("archive-any")) }
                @for (key, values) in &game.choices {
                    optgroup label=(locale.text(&format!("option-{key}"))) {
                        @for value in values {
                            @let said = format!("{key}={value}");
                            option value=(said) selected[said == asked.option] { (locale.text(&format!("option-{key}-{value}"))) }
                        }
                    }
                }
            }
        }
    }
}

/// The name on a seat.
pub fn called(locale: Locale, seat: &ResultSeen) -> String {
    seat_name(locale, seat.seat.index(), &seat.name, seat.bot.as_deref().filter(|_| !seat.stands_in))
}

/// A game in a list: who played and how it ended, and the way to its replay.
pub fn entry(locale: Locale, games: &Games, game: &GameSeen, own: bool) -> Markup {
    let title = games.game(&game.game).map_or("", |known| known.title);
    let name = game_name(locale, &game.game, &game.game);
    let address = format!("/t/{}", game.table);
    let mut seats: Vec<&ResultSeen> = game.seats.iter().collect();
    seats.sort_by_key(|seat| (seat.rank, seat.seat));
    html! {
        li.listed {
            img.thumb src=(assets::cover(title, &game.game)) alt="" width="96" height="54" loading="lazy";
            div.what {
                a.cover href=(address) { (name) }
                ol.standing {
                    @for seat in seats {
                        li.yours[seat.yours] title=(locale.text_with("score-rank", &[("rank", Value::from(i64::from(seat.rank)))])) {
                            span class={ "seat p" (seat.seat) } { (called(locale, seat)) }
                            " " strong { (seat.total.map_or("–".to_owned(), |total| total.to_string())) }
                        }
                    }
                }
            }
            div.how {
                span { (day(locale, game.ended)) }
                span.faint {
                    @if game.rated { span.tag { (locale.text("archive-rated")) } " " }
                    @if own { span.tag { (locale.text(if game.public { "archive-public" } else { "archive-private" })) } }
                }
            }
            a.button.quiet href={ (address) "?step=" (game.setup) } { (locale.text("archive-replay")) span.unseen { ": " (name) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_as_forms_write_them() {
        assert_eq!(day_of("1970-01-02"), Some(86_400_000));
        assert_eq!(day_of("2024-02-29"), Some(1_709_164_800_000));
        for wrong in [
            "",
            "2023-02-29",
            "2024-13-01",
            "2024-1",
            "2024-01-01-01",
            "-2024-01-01",
            "+2024-01-01",
            "99999-01-01",
            "x",
        ] {
            assert_eq!(day_of(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_search_has_an_address() {
        let asked = Asked { name: "Zoë & co".to_owned(), rated: "yes".to_owned(), ..Asked::default() };
        assert_eq!(asked.address(None), "/archive?name=Zo%C3%AB%20%26%20co&rated=yes");
        assert_eq!(Asked::default().address(None), "/archive");
    }
}
