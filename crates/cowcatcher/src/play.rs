//! `cowcatcher play`: a person against bots, in the terminal.

mod hint;
mod prompt;

use crate::args::PlayArgs;
use crate::stop::Stop;
use crate::terminal::{language, reader};
use crate::{files, games};
use cowcatcher_engine::{Seat, ToAct};
use cowcatcher_games::{Listed, Visit, Whole};
use cowcatcher_session::{Games, Playing, Undo};
use cowcatcher_words::Locale;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use std::io::{BufRead, Write};
use std::path::Path;

/// Runs the command.
pub fn run(args: PlayArgs, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Stop> {
    let playing = match &args.load {
        Some(path) => load(path, args.game.as_deref())?,
        None => fresh(&args)?,
    };
    if !(1..=playing.seats()).contains(&args.seat) {
        return Err(Stop::Usage(format!("--seat {}: {} play", args.seat, playing.seats())));
    }
    let me = Seat(args.seat as u8 - 1);
    // A bot that does not exist is told at once.
    let _thought = playing.think(me, &args.bot, 0).map_err(|error| Stop::Usage(error.to_string()))?;
    let rng = Xoshiro256PlusPlus::seed_from_u64(args.seed.unwrap_or_else(rand::random));
    let mut table = Table {
        told: playing.step(),
        playing,
        me,
        bot: args.bot,
        rng,
        locale: language(args.language),
        my_turn: false,
        input,
        out,
    };
    table.greet()?;
    table.run()
}

/// A new game.
fn fresh(args: &PlayArgs) -> Result<Box<dyn Playing>, Stop> {
    let name = args.game.clone().unwrap_or_default();
    let options = games::visit(&name, Typed(&args.options))?;
    let catalogue = Games::catalogue();
    let game = catalogue.game(&name).map_err(|error| Stop::Usage(error.to_string()))?;
    game.session(&options, args.players.unwrap_or(4)).map_err(|error| Stop::Usage(error.to_string()))
}

/// A saved game, which must be of the game that was named, if one was.
fn load(path: &Path, named: Option<&str>) -> Result<Box<dyn Playing>, Stop> {
    let bytes = files::read(path)?;
    let broken = |message: String| Stop::No(format!("{}: {message}", path.display()));
    let (text, header) = cowcatcher_games::journal_header(&bytes).map_err(|error| broken(error.to_string()))?;
    if let Some(game) = named.filter(|game| *game != header.game) {
        return Err(Stop::Usage(format!("{} holds a game of {}, not of {game}", path.display(), header.game)));
    }
    let catalogue = Games::catalogue();
    let game = catalogue.game(&header.game).map_err(|error| broken(error.to_string()))?;
    game.restore(text).map_err(|error| broken(error.to_string()))
}

/// Options as somebody typed them, which may name files.
struct Typed<'a>(&'a [(String, String)]);

impl Visit for Typed<'_> {
    type Out = Result<Vec<(String, String)>, Stop>;

    fn visit<G: Whole>(self, game: Listed<G>) -> Self::Out {
        games::options(&game, self.0)?;
        games::typed::<G>(self.0)
    }
}

/// A game being played at the terminal.
struct Table<'a, R, W> {
    playing: Box<dyn Playing>,
    me: Seat,
    bot: String,
    rng: Xoshiro256PlusPlus,
    locale: Locale,
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

    fn let_bot_play(&mut self, seat: Seat) -> Result<(), Stop> {
        let thought = self.playing.think(seat, &self.bot, self.rng.next_u64());
        let decided = thought.map_err(|error| Stop::Usage(error.to_string()))?();
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
        let proposal = proposal.map_err(|error| Stop::No(error.to_string()))?;
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
        for heard in self.playing.heard(Some(self.me), since, reader(self.locale)) {
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
