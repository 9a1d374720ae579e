//! `workbench fuzz`: damages good files and feeds them to the readers, which must refuse them and never panic.

mod mutate;

use crate::args::{FuzzArgs, Target};
use crate::record::random_game;
use cowcatcher::check::Run;
use cowcatcher::files;
use cowcatcher::games;
use cowcatcher::progress::progress;
use cowcatcher::stop::Stop;
use cowcatcher_engine::digest::Digest;
use cowcatcher_engine::drive::any;
use cowcatcher_engine::{Choices, Game, Seat, Silent, drive};
use cowcatcher_games::{Listed, Visit, Whole};
use cowcatcher_proof::scenario::Scenario;
use cowcatcher_session::{Games, Reader};
use cowcatcher_words::Locale;
use mutate::mutate;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// After so many harmful inputs enough is known.
const ENOUGH: usize = 20;
/// How many games are made up for each name as good input.
const GAMES: u64 = 3;

/// A scenario with a bit of everything.
const SCENARIO: &str = r#"
id = "fuzz"
title = "A bit of everything"
clauses = ["X-ONE-01"]
games = ["gwt1", "gwt2"]
players = 3
options = { edition = 2, gwt1.edition = 1 }
setup = ["first 2"]

[given]
to_act = "2"
blue.money = 12
blue.hand = { white = 2, grey = [1, -3] }

[given.gwt1]
blue.money = 7

[[when]]
play = "place A"
seat = 2
draw = ["card grey"]
undo = false
then.blue.money = 12

[[when]]
only = "gwt2"
refuse = "done"
clause = "X-ONE-01"
legal = ["done", "place B"]

[then]
totals = [0, 0, 0]
winners = [1, 2, 3]
"#;

impl Target {
    const ALL: [Target; 3] = [Target::Journal, Target::Scenario, Target::Action];

    /// The folder in the corpus, and how its files end.
    fn folder(self) -> (&'static str, &'static str) {
        match self {
            Target::Journal => ("journal", "journal"),
            Target::Scenario => ("scenario", "toml"),
            Target::Action => ("action", "txt"),
        }
    }
}

/// Runs the command.
pub fn run(args: &FuzzArgs, out: &mut impl Write) -> Result<(), Stop> {
    let targets = args.target.map_or(Target::ALL.to_vec(), |target| vec![target]);
    let mut harmful = 0;
    for &target in &targets {
        let inputs = good_inputs(target, &args.root)?;
        let time = Duration::from_secs(args.seconds) / targets.len() as u32;
        let (tried, bad) = campaign(target, &inputs, time, args)?;
        writeln!(out, "{target:?}: {tried} inputs from {} good ones, {bad} did harm", inputs.len())?;
        harmful += bad;
    }
    match harmful {
        0 => Ok(()),
        _ => Err(Stop::No(format!("{harmful} inputs did harm; they are kept in {}", args.corpus.display()))),
    }
}

/// Damages inputs for some time; counts what was tried and what did harm.
fn campaign(target: Target, inputs: &[Vec<u8>], time: Duration, args: &FuzzArgs) -> Result<(u64, usize), Stop> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(args.seed);
    let bar = progress(time.as_secs(), "seconds");
    let start = Instant::now();
    let (mut tried, mut bad) = (0, 0);
    // A panic is what is looked for: it is counted, not printed.
    std::panic::set_hook(Box::new(|_| {}));
    while start.elapsed() < time && bad < ENOUGH {
        let Some(input) = inputs.get(rng.random_range(0..inputs.len().max(1))) else { break };
        let mut input = input.clone();
        mutate(&mut input, inputs, &mut rng);
        tried += 1;
        if catch_unwind(AssertUnwindSafe(|| feed(target, &input))).is_err() {
            bad += 1;
            keep(target, &input, &args.corpus)?;
        }
        bar.set_position(start.elapsed().as_secs());
    }
    drop(std::panic::take_hook());
    bar.finish_and_clear();
    Ok((tried, bad))
}

fn keep(target: Target, input: &[u8], corpus: &Path) -> Result<(), Stop> {
    let (folder, ext) = target.folder();
    let folder = corpus.join(folder);
    std::fs::create_dir_all(&folder)?;
    Ok(std::fs::write(folder.join(format!("{:016x}.{ext}", Digest::of(input))), input)?)
}

/// Gives one input to the reader it is for. It may be refused; it may not do harm.
fn feed(target: Target, input: &[u8]) {
    match target {
        Target::Journal => {
            if let Ok((text, header)) = cowcatcher_games::journal_header(input) {
                tell(text, &header.game);
            }
        }
        Target::Scenario => {
            let Ok(text) = std::str::from_utf8(input) else { return };
            let Ok(scenario) = Scenario::parse("fuzz", text) else { return };
            for game in &scenario.games {
                let _ = cowcatcher_games::visit(&game.value, Run { scenario: &scenario });
            }
        }
        Target::Action => {
            let text = String::from_utf8_lossy(input);
            for name in cowcatcher_games::names() {
                cowcatcher_games::visit(name, ReadAction { text: text.trim() });
            }
        }
    }
}

/// Plays a journal and tells it to a spectator.
fn tell(text: &str, game: &str) -> Option<()> {
    static GAMES: LazyLock<Games> = LazyLock::new(Games::catalogue);
    let session = GAMES.game(game).ok()?.restore(text).ok()?;
    let reader = Reader { locale: Locale::En, names: &[] };
    session.heard(None, 0, reader);
    session.board(None, reader);
    Some(())
}

struct ReadAction<'a> {
    text: &'a str,
}

impl Visit for ReadAction<'_> {
    type Out = ();

    fn visit<G: Whole>(self, named: Listed<G>) {
        let action = self.text.parse::<G::Action>().ok();
        let outcome = self.text.parse::<G::Outcome>().ok();
        if let Some(action) = action {
            assert!(action.to_string().parse() == Ok(action), "{action} does not read back");
        }
        if let Some(outcome) = outcome {
            assert!(outcome.to_string().parse() == Ok(outcome), "{outcome} does not read back");
        }
        if action.is_none() && outcome.is_none() {
            return;
        }
        let seed = Digest::of(self.text.as_bytes());
        let Some(game) = some_position(&named, seed) else { return };
        for seat in (0..=game.seats() as u8).map(Seat) {
            let _ = action.map(|action| game.check(seat, action));
        }
        let _ = outcome.map(|outcome| game.admits(outcome));
    }
}

/// A position somewhere in a random game of as many players as the game is for.
fn some_position<G: Game>(named: &Listed<G>, seed: u64) -> Option<G> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let options = named.options(&[]).ok()?;
    let mut game = G::new(&options, any(&named.players(&options), &mut rng)?).ok()?;
    let mut left = rng.random_range(0..600);
    let choose = |_: &G, _: Seat, choices: &Choices<G::Action>, rng: &mut _| {
        left -= 1;
        any(choices, rng).filter(|_| left > 0)
    };
    drive(&mut game, &mut rng, &mut Choices::new(), &mut Silent, choose, |_, _| {});
    Some(game)
}

/// Good files to start from: those of the project, and some games made up here.
fn good_inputs(target: Target, root: &Path) -> Result<Vec<Vec<u8>>, Stop> {
    let (folder, ext) = match target {
        Target::Journal | Target::Action => ("journals", "journal"),
        Target::Scenario => ("scenarios", "toml"),
    };
    let folder = root.join("tests").join(folder);
    let mut paths = Vec::new();
    if folder.is_dir() {
        files::walk(&folder, &[ext], &mut paths)?;
    }
    let mut inputs = Vec::new();
    for path in paths {
        inputs.push(files::read(&path)?);
    }
    if target == Target::Scenario {
        inputs.push(SCENARIO.as_bytes().to_vec());
    } else {
        for name in cowcatcher_games::names() {
            inputs.extend(games::visit(name, MakeGames)?.into_iter().map(String::into_bytes));
        }
    }
    if target == Target::Action {
        inputs = inputs.iter().flat_map(|journal| steps(journal)).collect();
        inputs.sort();
        inputs.dedup();
    }
    Ok(inputs)
}

/// The actions and outcomes of a journal.
fn steps(journal: &[u8]) -> Vec<Vec<u8>> {
    let text = String::from_utf8_lossy(journal);
    let steps = text.lines().skip_while(|line| !line.is_empty()).filter_map(|line| line.split_once(' '));
    steps.filter(|(who, _)| *who != "end").map(|(_, step)| step.as_bytes().to_vec()).collect()
}

struct MakeGames;

impl Visit for MakeGames {
    type Out = Result<Vec<String>, Stop>;

    fn visit<G: Whole>(self, named: Listed<G>) -> Self::Out {
        let options = games::options(&named, &[])?;
        let mut games = Vec::new();
        for players in named.players(&options) {
            for seed in 0..GAMES {
                games.push(random_game::<G>(options.clone(), players, seed)?.to_string());
            }
        }
        Ok(games)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    fn root() -> PathBuf {
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
    }

    #[test]
    fn what_once_did_harm_does_none_any_more() {
        let mut fed = 0;
        for target in Target::ALL {
            let (folder, ext) = target.folder();
            let mut paths = Vec::new();
            let folder = root().join("tests/corpus").join(folder);
            files::walk(&folder, &[ext], &mut paths).unwrap();
            for path in paths {
                feed(target, &files::read(&path).unwrap());
                fed += 1;
            }
        }
        assert!(fed > 0, "the corpus is empty");
    }

    #[test]
    fn a_short_campaign_does_no_harm() {
        for target in Target::ALL {
            let inputs = good_inputs(target, &root()).unwrap();
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
            for _ in 0..200 {
                let Some(input) = inputs.get(rng.random_range(0..inputs.len().max(1))) else { break };
                let mut input = input.clone();
                mutate(&mut input, &inputs, &mut rng);
                feed(target, &input);
            }
        }
    }

    #[test]
    fn steps_are_taken_from_a_journal() {
        assert_eq!(
            steps(b"cowcatcher journal 1\n\n* roll 3\n1 take\nend 1 2 #0\n"),
            [b"roll 3".to_vec(), b"take".to_vec()]
        );
    }
}
