//! `cowcatcher replay`: a journal in words, or whether it is whole.

use crate::args::ReplayArgs;
use crate::files;
use crate::games;
use crate::stop::Stop;
use crate::terminal::{language, no_seat, reader, score_sheet};
use cowcatcher_engine::Seat;
use cowcatcher_engine::journal::{JournalError, verify};
use cowcatcher_games::{Listed, Visit, Whole};
use cowcatcher_session::Games;
use std::io::Write;
use std::path::Path;

/// Runs the command.
pub fn run(args: &ReplayArgs, out: &mut impl Write) -> Result<(), Stop> {
    let files = files::collect(&args.files, &["journal"])?;
    let mut bad = 0;
    for path in &files {
        let bytes = files::read(path)?;
        let result = one(path, &bytes, args, out);
        match result {
            Ok(()) => {}
            Err(Stop::No(message)) => {
                bad += 1;
                out.flush()?;
                eprintln!("cowcatcher: {}: {message}", path.display());
            }
            Err(stop) => return Err(stop),
        }
    }
    if args.verify && files.len() > 1 {
        writeln!(out, "{} verified, {bad} failed", files.len() - bad)?;
    }
    if bad == 0 { Ok(()) } else { Err(Stop::Said) }
}

/// Verifies the journal of a finished game to the last point: how many play, the number of steps, the totals.
pub fn verified(text: &str) -> Result<(usize, usize, String), Stop> {
    let (text, header) = cowcatcher_games::journal_header(text.as_bytes()).map_err(no)?;
    games::visit(&header.game, Verify { text })
}

fn one(path: &Path, bytes: &[u8], args: &ReplayArgs, out: &mut impl Write) -> Result<(), Stop> {
    let (text, header) = cowcatcher_games::journal_header(bytes).map_err(no)?;
    if args.verify {
        let (players, steps, totals) = verified(text)?;
        writeln!(out, "{}: {}, {players} players, {steps} steps, {totals}", path.display(), header.game)?;
        return Ok(());
    }
    replay(text, &header.game, args, out)
}

/// Tells a journal, and shows where it leads.
fn replay(text: &str, game: &str, args: &ReplayArgs, out: &mut impl Write) -> Result<(), Stop> {
    let catalogue = Games::catalogue();
    let locale = language(args.language);
    let game = catalogue.game(game).map_err(|error| Stop::No(error.told(locale)))?;
    let whole = game.restore(text).map_err(no)?;
    let to = args.to.unwrap_or(whole.step());
    let playing = whole.at(to);
    let too_far = || locale.text_with("terminal-no-step", &[("to", to.into()), ("steps", whole.step().into())]);
    let playing = playing.ok_or_else(|| Stop::Usage(too_far()))?;
    let eyes = match args.seat {
        None => None,
        Some(seat) if (1..=playing.seats()).contains(&seat) => Some(Seat(seat as u8 - 1)),
        Some(seat) => return Err(Stop::Usage(no_seat(seat, playing.seats(), locale))),
    };
    let players = locale.text_with("lobby-players", &[("count", playing.seats().into())]);
    writeln!(out, "{} ({}), {players}", playing.title(), playing.name())?;
    for heard in playing.heard(eyes, 0, reader(locale)) {
        let who = heard.by.map_or("*".to_owned(), |seat| seat.to_string());
        writeln!(out, "{:>5} {who}  {}", heard.step + 1, heard.text)?;
    }
    writeln!(out, "\n{}\n", playing.board(eyes, reader(locale)).trim_end())?;
    score_sheet(&*playing, eyes, None, locale, out)
}

/// A broken journal: the answer is no.
fn no(error: JournalError) -> Stop {
    Stop::No(error.to_string())
}

struct Verify<'a> {
    text: &'a str,
}

impl Visit for Verify<'_> {
    type Out = Result<(usize, usize, String), Stop>;

    fn visit<G: Whole>(self, named: Listed<G>) -> Self::Out {
        let journal = named.journal(self.text).map_err(no)?;
        let game = verify(&journal).map_err(no)?;
        let totals: Vec<String> = game.standings().totals().iter().map(i32::to_string).collect();
        Ok((journal.players, journal.steps.len(), totals.join(" ")))
    }
}
