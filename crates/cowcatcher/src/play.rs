//! `cowcatcher play`: a person against bots, in the terminal.

mod hint;
mod prompt;

use crate::args::PlayArgs;
use crate::stop::Stop;
use crate::terminal::{language, no_seat};
use crate::{files, games};
use cowcatcher_engine::{Seat, ToAct};
use cowcatcher_games::{Listed, Visit, Whole};
use cowcatcher_session::{Games, Playing, Reader, SessionError, Undo};
use cowcatcher_words::{Locale, bots, errors};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use std::io::{BufRead, Write};
use std::path::Path;

/// Runs the command.
pub fn run(args: PlayArgs, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Stop> {
    let locale = language(args.language);
    let playing = match &args.load {
        Some(path) => load(path, args.game.as_deref(), locale)?,
        None => fresh(&args, locale)?,
    };
    if !(1..=playing.seats()).contains(&args.seat) {
        return Err(Stop::Usage(no_seat(args.seat, playing.seats(), locale)));
    }
    let me = Seat(args.seat as u8 - 1);
    // A bot that does not exist is told at once.
    let _thought = playing.think(me, &args.bot, 0).map_err(|error| Stop::Usage(error.told(locale)))?;
    let rng = Xoshiro256PlusPlus::seed_from_u64(args.seed.unwrap_or_else(rand::random));
    let mut table = Table {
        told: playing.step(),
        names: names(playing.seats(), me, &args.bot, locale),
        playing,
        me,
        bot: args.bot,
        rng,
        locale,
        my_turn: false,
        input,
        out,
    };
    table.greet()?;
    table.run()
}

/// What the players are called: the bots by their names, the person by their place.
fn names(seats: usize, me: Seat, bot: &str, locale: Locale) -> Vec<String> {
    let mut stored: Vec<String> = Vec::new();
    for place in 0..seats {
        let others: Vec<&str> = stored.iter().map(String::as_str).collect();
        let own = place == me.index();
        let name = if own { String::new() } else { bots::christened(bot, place, &others) };
        stored.push(name);
    }
    let by_place = |place: usize| locale.text_with("seat", &[("number", (place + 1).into())]);
    let named = |(place, name): (usize, &String)| bots::name_in(locale, bot, name).unwrap_or_else(|| by_place(place));
    stored.iter().enumerate().map(named).collect()
}

/// A new game.
fn fresh(args: &PlayArgs, locale: Locale) -> Result<Box<dyn Playing>, Stop> {
    let name = args.game.clone().unwrap_or_default();
    let catalogue = Games::catalogue();
    let no = |error: SessionError| Stop::Usage(error.told(locale));
    let game = catalogue.game(&name).map_err(no)?;
    let options = games::visit(&name, Typed(&args.options, locale))?;
    game.session(&options, args.players.unwrap_or(4)).map_err(no)
}

/// A saved game, which must be of the game that was named, if one was.
fn load(path: &Path, named: Option<&str>, locale: Locale) -> Result<Box<dyn Playing>, Stop> {
    let bytes = files::read(path)?;
    let broken = |message: String| Stop::No(format!("{}: {message}", path.display()));
    let (text, header) = cowcatcher_games::journal_header(&bytes).map_err(|error| broken(error.to_string()))?;
    if let Some(game) = named.filter(|game| *game != header.game) {
        let file = path.display().to_string();
        let said = [("file", file.into()), ("found", header.game.clone().into()), ("wanted", game.into())];
        return Err(Stop::Usage(locale.text_with("terminal-other-game", &said)));
    }
    let catalogue = Games::catalogue();
    let game = catalogue.game(&header.game).map_err(|error| broken(error.to_string()))?;
    game.restore(text).map_err(|error| broken(error.to_string()))
}

/// Options as somebody typed them, which may name files.
struct Typed<'a>(&'a [(String, String)], Locale);

impl Visit for Typed<'_> {
    type Out = Result<Vec<(String, String)>, Stop>;

    fn visit<G: Whole>(self, game: Listed<G>) -> Self::Out {
        let typed = games::typed::<G>(self.0)?;
        match game.options(&typed) {
            Ok(_) => Ok(typed),
            Err(error) => Err(Stop::Usage(errors::option(self.1, &error))),
        }
    }
}

/// A game being played at the terminal.
struct Table<'a, R, W> {
    playing: Box<dyn Playing>,
    me: Seat,
    bot: String,
    rng: Xoshiro256PlusPlus,
    locale: Locale,
    /// What the players are called.
    names: Vec<String>,
    /// So many steps were told.
    told: usize,
    /// Did I make the last decision? Then I know the board.
    my_turn: bool,
    input: &'a mut R,
    out: &'a mut W,
}

impl<R: BufRead, W: Write> Table<'_, R, W> {
    fn run(&mut self) -> Result<(), Stop> {
        loop {
            let decider = match self.playing.to_act() {
                ToAct::Chance => {
                    let drawn = self.playing.draws(&mut self.rng);
                    self.take(&drawn.lines)?;
                    continue;
                }
                to_act if to_act.deciders().contains(self.me) => Some(self.me),
                to_act => to_act.deciders().iter().next(),
            };
            match decider {
                Some(seat) if seat != self.me => self.let_bot_play(seat)?,
                _ => {
                    if !self.prompt()? {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// Who reads.
    fn reader(&self) -> Reader<'_> {
        Reader { locale: self.locale, names: &self.names }
    }

    fn let_bot_play(&mut self, seat: Seat) -> Result<(), Stop> {
        let thought = self.playing.think(seat, &self.bot, self.rng.next_u64());
        let decided = thought.map_err(|error| Stop::Usage(error.told(self.locale)))?();
        let decided = decided.ok_or_else(|| Stop::No(format!("seat {seat} may do nothing")))?;
        if let Some(lapse) = decided.lapse {
            eprintln!("cowcatcher: the bot {} {lapse}; the rules of thumb play for it", self.bot);
        }
        self.my_turn = false;
        self.play(seat, &decided.action)
    }

    /// Plays an action that is legal, with all that chance decides right after.
    fn play(&mut self, seat: Seat, action: &str) -> Result<(), Stop> {
        let proposal = self.playing.propose(seat, action, &mut self.rng);
        let proposal = proposal.map_err(|error| Stop::No(error.told(self.locale)))?;
        self.take(&proposal.lines)
    }

    /// Takes steps and tells what I hear of them.
    fn take(&mut self, lines: &[String]) -> Result<(), Stop> {
        self.playing.apply(lines).map_err(|bad| Stop::No(bad.to_string()))?;
        self.tell(self.told)?;
        self.told = self.playing.step();
        Ok(())
    }

    /// Tells what I heard since a step.
    fn tell(&mut self, since: usize) -> Result<(), Stop> {
        for heard in self.playing.heard(Some(self.me), since, self.reader()) {
            let who = heard.by.map_or("*".to_owned(), |seat| seat.to_string());
            writeln!(self.out, "  {who}  {}", heard.text)?;
        }
        Ok(())
    }

    /// Takes my last step back, if that harms nobody.
    fn undo(&mut self) -> Result<bool, Stop> {
        let retreat = match self.playing.undo_to(self.me, Undo::Step) {
            Ok(retreat) => retreat,
            Err(barrier) => {
                let id = format!("undo-{}", barrier.name());
                writeln!(self.out, "{}", self.locale.text(&id))?;
                return Ok(false);
            }
        };
        let Some(mut earlier) = self.playing.at(retreat.to) else { return Ok(false) };
        for click in &retreat.again {
            earlier.apply(click).map_err(|bad| Stop::No(bad.to_string()))?;
        }
        self.playing = earlier;
        self.told = self.playing.step();
        writeln!(self.out, "{}", self.locale.text("terminal-taken-back"))?;
        Ok(true)
    }
}
