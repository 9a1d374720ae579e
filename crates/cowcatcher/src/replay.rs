//! `cowcatcher replay`: a journal in words, or whether it is whole.

use crate::args::ReplayArgs;
use crate::files;
use crate::games::{self, Named, Visit};
use crate::stop::Stop;
use cowcatcher_engine::journal::{JournalError, Step, verify, watch};
use cowcatcher_engine::{Game, Position, Seat, Standings, ToAct, Words};
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
    let (text, header) = games::journal_header(text.as_bytes()).map_err(no)?;
    games::visit(&header.game, Verify { text })
}

fn one(path: &Path, bytes: &[u8], args: &ReplayArgs, out: &mut impl Write) -> Result<(), Stop> {
    let (text, header) = games::journal_header(bytes).map_err(no)?;
    if args.verify {
        let (players, steps, totals) = verified(text)?;
        writeln!(out, "{}: {}, {players} players, {steps} steps, {totals}", path.display(), header.game)?;
        return Ok(());
    }
    games::visit(&header.game, Replay { text, args, out })
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

    fn visit<G: Game + Words + Position>(self, named: Named<G>) -> Self::Out {
        let journal = named.journal(self.text).map_err(no)?;
        let game = verify(&journal).map_err(no)?;
        let totals: Vec<String> = game.standings().totals().iter().map(i32::to_string).collect();
        Ok((journal.players, journal.steps.len(), totals.join(" ")))
    }
}

struct Replay<'a, W> {
    text: &'a str,
    args: &'a ReplayArgs,
    out: &'a mut W,
}

impl<W: Write> Visit for Replay<'_, W> {
    type Out = Result<(), Stop>;

    fn visit<G: Game + Words + Position>(self, named: Named<G>) -> Self::Out {
        let Replay { text, args, out } = self;
        let journal = named.journal(text).map_err(no)?;
        if let Some(to) = args.to
            && to > journal.steps.len()
        {
            return Err(Stop::Usage(format!("--to {to}: the journal has {} steps", journal.steps.len())));
        }
        let eyes = match args.seat {
            None => None,
            Some(seat) if (1..=journal.players).contains(&seat) => Some(Seat(seat as u8 - 1)),
            Some(seat) => return Err(Stop::Usage(format!("--seat {seat}: {} play", journal.players))),
        };
        writeln!(out, "{} ({}), {} players", G::TITLE, named.name, journal.players)?;
        let mut written = Ok(());
        let end = watch(&journal, args.to, |number, step, happened, game| {
            let who = match step {
                Step::Play(seat, _) => seat.to_string(),
                Step::Chance(_) => "*".to_owned(),
            };
            for event in happened.heard_by(eyes) {
                if written.is_ok() {
                    written = writeln!(out, "{:>5} {who}  {}", number + 1, game.narrate(event));
                }
            }
        })
        .map_err(no)?;
        written?;
        writeln!(out, "\n{}\n", end.board(eyes).trim_end())?;
        if end.to_act() == ToAct::Over || eyes.is_none() {
            score_sheet(&end.standings(), None, out)?;
        }
        Ok(())
    }
}

/// The score sheet: all seats, or one.
pub fn score_sheet(standings: &Standings, only: Option<Seat>, out: &mut impl Write) -> Result<(), Stop> {
    let ranks = standings.ranks();
    let seats: Vec<usize> = match only {
        Some(seat) => vec![seat.index()],
        None => (0..standings.points.len()).collect(),
    };
    let width = standings.categories.iter().map(|name| name.chars().count()).max().unwrap_or(0).max("total".len());
    write!(out, "{:<width$}", "seat")?;
    for seat in &seats {
        write!(out, " {:>5}", seat + 1)?;
    }
    writeln!(out)?;
    let mut row = |name: &str, value: &dyn Fn(usize) -> String| -> Result<(), Stop> {
        write!(out, "{name:<width$}")?;
        for &seat in &seats {
            write!(out, " {:>5}", value(seat))?;
        }
        Ok(writeln!(out)?)
    };
    for (index, name) in standings.categories.iter().enumerate() {
        row(name, &|seat| standings.points[seat].get(index).map_or(String::new(), i32::to_string))?;
    }
    let totals = standings.totals();
    let stays = |seat: usize| !standings.out.contains(Seat(seat as u8));
    row("total", &|seat| if stays(seat) { totals[seat].to_string() } else { "out".to_owned() })?;
    if only.is_none() {
        row("rank", &|seat| ranks[seat].to_string())?;
    }
    Ok(())
}
