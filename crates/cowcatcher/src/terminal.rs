//! What all commands that show a game in a terminal share: its language, and the score sheet.

use crate::stop::Stop;
use cowcatcher_engine::Seat;
use cowcatcher_session::{Playing, Reader};
use cowcatcher_words::Locale;
use std::io::Write;

/// The language that somebody chose, else that of the terminal.
pub fn language(chosen: Option<Locale>) -> Locale {
    let said = || {
        ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|name| std::env::var(name).ok().filter(|it| !it.is_empty()))
    };
    chosen.unwrap_or_else(|| Locale::of_environment(&said().unwrap_or_default()))
}

/// That nobody sits on a seat, in words.
pub fn no_seat(seat: usize, seats: usize, locale: Locale) -> String {
    locale.text_with("terminal-no-seat", &[("seat", seat.into()), ("seats", seats.into())])
}

/// Nobody has a name in a terminal: players are called by their places.
pub fn reader(locale: Locale) -> Reader<'static> {
    Reader { locale, names: &[] }
}

/// The score sheet as far as a seat can know it: all seats, or one.
pub fn score_sheet(
    playing: &dyn Playing,
    eyes: Option<Seat>,
    only: Option<Seat>,
    locale: Locale,
    out: &mut impl Write,
) -> Result<(), Stop> {
    let Some(standings) = playing.standings(eyes) else { return Ok(()) };
    let seats: Vec<usize> = match only {
        Some(seat) => vec![seat.index()],
        None => (0..standings.points.len()).collect(),
    };
    let categories = playing.categories(reader(locale));
    let [seat, total, rank] = ["terminal-seat", "terminal-total", "terminal-rank"].map(|id| locale.text(id));
    let names = categories.iter().chain([&seat, &total, &rank]);
    let width = names.map(|name| name.chars().count()).max().unwrap_or(0);
    let mut row = |name: &str, value: &dyn Fn(usize) -> String| -> Result<(), Stop> {
        write!(out, "{name:<width$}")?;
        for &seat in &seats {
            write!(out, " {:>5}", value(seat))?;
        }
        Ok(writeln!(out)?)
    };
    let rivals = playing.rivals(locale);
    let place = |seat: usize| seat.checked_sub(playing.seats()).and_then(|rival| rivals.get(rival).cloned());
    row(&seat, &|seat| place(seat).unwrap_or_else(|| (seat + 1).to_string()))?;
    for (index, name) in categories.iter().enumerate() {
        row(name, &|seat| standings.points[seat].get(index).map_or(String::new(), i32::to_string))?;
    }
    let totals = standings.totals();
    let is_out = |seat: usize| standings.out.contains(Seat(seat as u8));
    row(&total, &|seat| if is_out(seat) { locale.text("score-out") } else { totals[seat].to_string() })?;
    if only.is_none() {
        let ranks = standings.ranks();
        row(&rank, &|seat| ranks[seat].to_string())?;
    }
    Ok(())
}
