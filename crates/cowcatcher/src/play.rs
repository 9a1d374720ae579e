//! `cowcatcher play`: a person against bots, in the terminal.

mod prompt;

use crate::args::PlayArgs;
use crate::files;
use crate::games::{self, Named, Visit};
use crate::stop::Stop;
use cowcatcher_bots::{Bot, Knowledge, by_name};
use cowcatcher_engine::journal::{Journal, Step, watch};
use cowcatcher_engine::{Choices, Game, Happened, Opinion, Seat, ToAct, Words};
use cowcatcher_proof::Position;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use std::io::{BufRead, Write};

/// Runs the command.
pub fn run(args: PlayArgs, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Stop> {
    let Some(path) = &args.load else {
        let name = args.game.clone().unwrap_or_default();
        return games::visit(&name, Play { args: &args, saved: None, input, out });
    };
    let bytes = files::read(path)?;
    let broken = |message: String| Stop::No(format!("{}: {message}", path.display()));
    let (text, header) = games::journal_header(&bytes).map_err(|error| broken(error.to_string()))?;
    if let Some(game) = &args.game
        && *game != header.game
    {
        return Err(Stop::Usage(format!("{} holds a game of {}, not of {game}", path.display(), header.game)));
    }
    match games::visit(&header.game, Play { args: &args, saved: Some(text), input, out }) {
        Err(Stop::No(message)) => Err(broken(message)),
        result => result,
    }
}

struct Play<'a, R, W> {
    args: &'a PlayArgs,
    saved: Option<&'a str>,
    input: &'a mut R,
    out: &'a mut W,
}

impl<R: BufRead, W: Write> Visit for Play<'_, R, W> {
    type Out = Result<(), Stop>;

    fn visit<G: Words + Position + Opinion>(self, named: Named<G>) -> Self::Out {
        let Play { args, saved, input, out } = self;
        let journal = match saved {
            Some(text) => named.journal(text).map_err(|error| Stop::No(error.to_string()))?,
            None => {
                let options = named.options(&args.options)?;
                let players = args.players.unwrap_or(4);
                named.fresh(&options, players)?;
                Journal::new(options, players)
            }
        };
        if !(1..=journal.players).contains(&args.seat) {
            return Err(Stop::Usage(format!("--seat {}: {} play", args.seat, journal.players)));
        }
        let me = Seat(args.seat as u8 - 1);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(args.seed.unwrap_or_else(rand::random));
        let mut bots = Vec::new();
        for _ in 0..journal.players {
            bots.push(by_name(&args.bot, rng.next_u64()).map_err(|error| Stop::Usage(error.to_string()))?);
        }
        let mut log = Vec::new();
        let game = watch(&journal, None, |_, step, happened, game| log.extend(told(game, me, step, happened)))
            .map_err(|error| Stop::No(error.to_string()))?;
        writeln!(out, "{} ({}), {} players; you are seat {me}.", G::TITLE, named.name, journal.players)?;
        writeln!(out, "Type the number of a choice, or help.")?;
        Session {
            game,
            journal,
            me,
            bots,
            rng,
            log,
            marks: Vec::new(),
            barrier: Barrier::Start,
            my_turn: false,
            input,
            out,
        }
        .run()
    }
}

/// What a seat hears of a step, in words.
fn told<G: Words>(game: &G, seat: Seat, step: Step<G>, happened: &Happened<G::Event>) -> Vec<String> {
    let who = match step {
        Step::Play(seat, _) => seat.to_string(),
        Step::Chance(_) => "*".to_owned(),
    };
    happened.heard_by(Some(seat)).map(|event| format!("{who}  {}", game.narrate(event))).collect()
}

/// A position to come back to.
struct Mark<G> {
    game: G,
    steps: usize,
    log: usize,
}

/// Why nothing can be taken back.
#[derive(Clone, Copy)]
enum Barrier {
    Start,
    Learned,
    Others,
}

impl Barrier {
    fn words(self) -> &'static str {
        match self {
            Barrier::Start => "there is nothing to take back",
            Barrier::Learned => "the last step can't be taken back: somebody learned something by it",
            Barrier::Others => "the last step can't be taken back: others have played since",
        }
    }
}

/// A game being played at the terminal.
struct Session<'a, G: Game, R, W> {
    game: G,
    journal: Journal<G>,
    me: Seat,
    bots: Vec<Box<dyn Bot<G>>>,
    rng: Xoshiro256PlusPlus,
    /// Everything that I heard.
    log: Vec<String>,
    /// Where undo leads, the last step last.
    marks: Vec<Mark<G>>,
    barrier: Barrier,
    /// Did I make the last decision? Then I know the board.
    my_turn: bool,
    input: &'a mut R,
    out: &'a mut W,
}

impl<G: Words, R: BufRead, W: Write> Session<'_, G, R, W> {
    fn run(mut self) -> Result<(), Stop> {
        loop {
            let decider = match self.game.to_act() {
                ToAct::Chance => {
                    let outcome = self.game.sample(&mut self.rng);
                    let outcome = outcome.ok_or_else(|| Stop::No("chance has no outcome".to_owned()))?;
                    self.take(Step::Chance(outcome))?;
                    continue;
                }
                ToAct::One(seat) => Some(seat),
                ToAct::Each(seats) if seats.contains(self.me) => Some(self.me),
                ToAct::Each(seats) => seats.iter().next(),
                ToAct::Over => None,
            };
            match decider {
                Some(seat) if seat != self.me => self.bot(seat)?,
                _ => {
                    if !self.prompt()? {
                        return Ok(());
                    }
                }
            }
        }
    }

    fn bot(&mut self, seat: Seat) -> Result<(), Stop> {
        let mut choices = Choices::new();
        self.game.legal(seat, &mut choices);
        let bot = self.bots.get_mut(seat.index()).filter(|_| !choices.is_empty());
        let bot = bot.ok_or_else(|| Stop::No(format!("seat {seat} may do nothing")))?;
        let action = bot.choose(&Knowledge::of(&self.game, seat), &choices);
        self.block(Barrier::Others);
        self.my_turn = false;
        self.take(Step::Play(seat, action))
    }

    /// Takes a step and tells what I hear of it.
    fn take(&mut self, step: Step<G>) -> Result<(), Stop> {
        let mut happened = Happened::default();
        step.apply(&mut self.game, &mut happened).map_err(|fault| Stop::No(fault.to_string()))?;
        self.journal.steps.push(step);
        if !happened.learned.is_empty() {
            self.block(Barrier::Learned);
        }
        for line in told(&self.game, self.me, step, &happened) {
            writeln!(self.out, "  {line}")?;
            self.log.push(line);
        }
        Ok(())
    }

    /// Nothing before this can be taken back.
    fn block(&mut self, barrier: Barrier) {
        // Before my first step there was nothing to take back anyway.
        if !self.marks.is_empty() || !matches!(self.barrier, Barrier::Start) {
            self.barrier = barrier;
        }
        self.marks.clear();
    }

    /// My own step, which can be taken back unless somebody learns something by it.
    fn play(&mut self, action: G::Action) -> Result<(), Stop> {
        self.marks.push(Mark { game: self.game.clone(), steps: self.journal.steps.len(), log: self.log.len() });
        self.my_turn = true;
        self.take(Step::Play(self.me, action))
    }

    fn undo(&mut self) -> Result<bool, Stop> {
        let Some(mark) = self.marks.pop() else {
            writeln!(self.out, "{}", self.barrier.words())?;
            return Ok(false);
        };
        self.game = mark.game;
        self.journal.steps.truncate(mark.steps);
        self.log.truncate(mark.log);
        writeln!(self.out, "taken back")?;
        Ok(true)
    }
}
