//! `workbench clicks`: how many clicks the turns of recorded games take, with and without what spares them.

use crate::args::ClicksArgs;
use cowcatcher::files;
use cowcatcher::games;
use cowcatcher::stop::Stop;
use cowcatcher_engine::journal::{Journal, JournalError, Step};
use cowcatcher_engine::{Game, Happened, Imagined, Manner, Occurrence, Seat, Silent, ToAct};
use cowcatcher_games::{Listed, Visit, Whole, journal_header};
use cowcatcher_session::{Goal, ending, forced, goals};
use std::collections::BTreeMap;
use std::io::Write;

/// The clicks of one turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Turn {
    /// One for every decision.
    each: u32,
    /// With goals, and without asking where there is one answer.
    spared: u32,
}

/// Runs the command.
pub fn run(args: &ClicksArgs, out: &mut impl Write) -> Result<(), Stop> {
    let mut counted: BTreeMap<String, Vec<Turn>> = BTreeMap::new();
    for path in files::collect(&args.files, &["journal"])? {
        let bytes = files::read(&path)?;
        let no = |error: JournalError| Stop::No(format!("{}: {error}", path.display()));
        let (text, header) = journal_header(&bytes).map_err(no)?;
        let turns = games::visit(&header.game, Count { text })?.map_err(no)?;
        counted.entry(header.game).or_default().extend(turns);
    }
    for (game, turns) in counted {
        let each = Figures::of(turns.iter().map(|turn| turn.each));
        let spared = Figures::of(turns.iter().map(|turn| turn.spared));
        writeln!(
            out,
            "{game}: {} turns; clicks of a turn: {each}; with goals and forced answers: {spared}",
            turns.len()
        )?;
    }
    Ok(())
}

/// What is told of many turns.
struct Figures {
    median: u32,
    mean: f64,
    most: u32,
}

impl Figures {
    fn of(clicks: impl Iterator<Item = u32>) -> Figures {
        let mut clicks: Vec<u32> = clicks.collect();
        clicks.sort_unstable();
        let sum: u32 = clicks.iter().sum();
        Figures {
            median: clicks.get(clicks.len() / 2).copied().unwrap_or_default(),
            mean: f64::from(sum) / clicks.len().max(1) as f64,
            most: clicks.last().copied().unwrap_or_default(),
        }
    }
}

impl std::fmt::Display for Figures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "median {}, mean {:.1}, most {}", self.median, self.mean, self.most)
    }
}

/// Counts the clicks of a journal.
struct Count<'a> {
    text: &'a str,
}

impl Visit for Count<'_> {
    type Out = Result<Result<Vec<Turn>, JournalError>, Stop>;

    fn visit<G: Whole>(self, game: Listed<G>) -> Self::Out {
        let journal = match game.journal(self.text) {
            Ok(journal) => journal,
            Err(error) => return Ok(Err(error)),
        };
        Ok(turns(&journal, games::fresh::<G>(&journal.options, journal.players)?))
    }
}

/// The turns of a journal. What several decide at the same time is a turn of each of them.
fn turns<G: Game>(journal: &Journal<G>, mut game: G) -> Result<Vec<Turn>, JournalError> {
    let mut done = Vec::new();
    let mut open: BTreeMap<Seat, Turn> = BTreeMap::new();
    let mut secret = false;
    let mut at = 0;
    while let Some(&step) = journal.steps.get(at) {
        let mut taken = 1;
        if let Step::Play(seat, action) = step {
            let before = std::mem::replace(&mut secret, matches!(game.to_act(), ToAct::Each(_)));
            let over = |other: &Seat| *other != seat && !(before && secret);
            done.extend(open.extract_if(.., |other, _| over(other)).map(|(_, turn)| turn));
            let imagined = Imagined::of(&game, seat);
            let spared = forced(&imagined) == Some(action);
            if !spared {
                taken = at_once(&game, &imagined, &journal.steps[at..]).unwrap_or(1);
            }
            let turn = open.entry(seat).or_default();
            turn.each += taken as u32;
            turn.spared += u32::from(!spared);
        }
        for number in at..at + taken {
            let mut happened = Happened::default();
            journal.steps[number]
                .apply(&mut game, &mut happened)
                .map_err(|fault| JournalError { line: journal.line_of(number), fault })?;
            if happened.events.iter().any(|(_, event)| event.opens().is_some()) {
                done.extend(std::mem::take(&mut open).into_values());
            }
        }
        at += taken;
    }
    done.extend(open.into_values());
    Ok(done)
}

/// How many of the steps that come now one click on a goal does.
fn at_once<G: Game>(game: &G, imagined: &Imagined<G>, steps: &[Step<G>]) -> Option<usize> {
    let seat = imagined.seat();
    let own = steps.iter().map_while(|step| match step {
        Step::Play(by, action) if *by == seat => Some(*action),
        _ => None,
    });
    let own: Vec<G::Action> = own.collect();
    let after = |line: &[G::Action]| {
        let mut position = game.clone();
        line.iter().all(|&action| position.play(seat, action, &mut Silent).is_ok()).then_some(position)
    };
    let does = |goal: &Goal<G>| {
        if own.starts_with(&goal.line) {
            return Some(goal.line.len());
        }
        // Another way to the same place that is as good.
        let walks = |action: &&G::Action| matches!(G::manner(**action), Manner::Walks | Manner::Halts);
        let walk = own.iter().take_while(walks).count();
        let whole = own.get(..walk + usize::from(goal.arrives())).filter(|whole| walk > 0 && whole.len() > 1)?;
        (goal.walks > 0 && after(whole) == after(&goal.line)).then_some(whole.len())
    };
    goals(imagined).iter().chain(&ending(imagined)).filter_map(does).max()
}
