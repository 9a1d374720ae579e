//! The levels of play, and the learned weights behind them.

use crate::judge::Taste;
use crate::net::{Net, WeightsError};
use crate::search::{Budget, Thinker, Thought};
use crate::{Bot, Heuristic, Random, UnknownBot};
use cowcatcher_engine::features::Layout;
use cowcatcher_engine::{Features, Opinion};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

/// The names of all bots, the weakest first.
pub const NAMES: &[&str] = &["random", "heuristic", "easy", "medium", "hard", "expert"];

/// The level that a newcomer is offered.
pub const DEFAULT: &str = "medium";

/// The bots that can play a game, the weakest first, then those with a style; levels and styles only where something was learned.
pub fn offered<G: Features>() -> Vec<&'static str> {
    let learned = learned::<G>().is_ok();
    let all = NAMES.iter().chain(G::STYLES).copied();
    all.filter(|name| learned || thought::<G>(name).is_none()).collect()
}

/// At a glance: what seems best after one click is played.
pub(crate) const GLANCE: Thought = Thought {
    taste: Taste::PLAIN,
    widths: &[],
    candidates: 0,
    margin: 0.15,
    victory: 0.0,
    turns: 0,
    within: &[],
    budget: Budget::Evaluations(0),
    threads: 1,
    sociable: false,
    whims: 0.0,
};

/// The own turn to its end.
const TURN: Thought = Thought { widths: &[5, 4, 3, 2], budget: Budget::Evaluations(800), ..GLANCE };

/// How somebody thinks who takes their time.
pub(crate) fn expert() -> Thought {
    Thought {
        widths: &[8, 6, 4, 3, 2],
        candidates: 12,
        margin: 0.3,
        turns: 3,
        within: &[3, 2],
        budget: Budget::Time(Duration::from_millis(1000)),
        threads: std::thread::available_parallelism().map_or(1, usize::from),
        sociable: true,
        ..TURN
    }
}

/// How much somebody of a style loves it.
const LOVE: f32 = 0.4;

/// How a bot of a game thinks: a level, or somebody who plays like `hard` and loves a style of the game; `None` for bots that do not. Who
/// rolls out so many positions looks at fewer where each takes longer ([`Features::TOIL`]), and as far ahead as it helps
/// ([`Features::AHEAD`]).
pub fn thought<G: Features>(name: &str) -> Option<Thought> {
    let budget = Budget::Evaluations(6000 / G::TOIL);
    let taste = Taste::keen::<G>();
    let hard = Thought { taste, candidates: 4, turns: G::AHEAD, budget, ..TURN };
    match name {
        // It plays sensibly, and lets chances go by.
        "easy" => Some(Thought { whims: 1.0, ..GLANCE }),
        "medium" => Some(TURN),
        "hard" => Some(hard),
        "expert" => Some(Thought { taste, victory: G::VICTORY, ..expert() }),
        _ => {
            let style = G::STYLES.iter().position(|&style| style == name)?;
            Some(Thought { taste: Taste { style: Some((style, LOVE)), ..taste }, ..hard })
        }
    }
}

/// The bot of that name, whose whims follow from `seed`. Where nothing was learned that could be used, a level plays by rules of thumb and
/// says so by its name.
///
/// # Errors
/// If there is none.
pub fn by_name<G: Features + Opinion>(name: &str, seed: u64) -> Result<Box<dyn Bot<G>>, UnknownBot> {
    changed(name, seed, |_| {})
}

/// As [`by_name`]; one that thinks does so as `change` says.
///
/// # Errors
/// If there is none.
pub fn changed<G: Features + Opinion>(
    name: &str,
    seed: u64,
    change: impl FnOnce(&mut Thought),
) -> Result<Box<dyn Bot<G>>, UnknownBot> {
    let known = NAMES.iter().chain(G::STYLES).find(|&&known| known == name);
    match (name, known) {
        ("random", _) => Ok(Box::new(Random::new(seed))),
        ("heuristic", _) => Ok(Box::new(Heuristic::new(seed))),
        (_, Some(name)) => {
            let mut thought = thought::<G>(name).unwrap_or(GLANCE);
            change(&mut thought);
            Ok(match learned_for::<G>(&thought.taste) {
                Ok(net) => Box::new(Thinker::new(name, net, thought, seed)),
                Err(_) => Box::new(Heuristic::new(seed)),
            })
        }
        _ => Err(UnknownBot { name: name.to_owned(), styles: G::STYLES }),
    }
}

/// As [`by_name`]; one that rolls out gets this budget instead of its own.
///
/// # Errors
/// If there is none.
pub fn with_budget<G: Features + Opinion>(
    name: &str,
    seed: u64,
    budget: Budget,
) -> Result<Box<dyn Bot<G>>, UnknownBot> {
    changed(name, seed, |thought| {
        if thought.candidates > 1 {
            (thought.budget, thought.threads) = (budget, 1);
        }
    })
}

/// The net of a game, read once.
///
/// # Errors
/// If nothing was learned, or the weights don't fit.
pub fn learned<G: Features>() -> Result<Arc<Net>, WeightsError> {
    learned_for::<G>(&Taste::PLAIN)
}

/// The net of a game for somebody who wants this: who grudges the others nothing may have one of their own. Read once.
///
/// # Errors
/// If nothing was learned, or the weights don't fit.
pub fn learned_for<G: Features>(taste: &Taste) -> Result<Arc<Net>, WeightsError> {
    type Nets = HashMap<(&'static str, bool), Result<Arc<Net>, WeightsError>>;
    static NETS: OnceLock<Mutex<Nets>> = OnceLock::new();
    let for_points = taste.envy <= 0.0 && !G::WEIGHTS_FOR_POINTS.is_empty();
    let weights = if for_points { G::WEIGHTS_FOR_POINTS } else { G::WEIGHTS };
    let nets = NETS.get_or_init(Mutex::default);
    let mut nets = nets.lock().unwrap_or_else(PoisonError::into_inner);
    nets.entry((G::NAME, for_points)).or_insert_with(|| read::<G>(weights)).clone()
}

/// The net of a file of weights.
///
/// # Errors
/// If the weights don't fit.
pub fn read<G: Features>(file: &[u8]) -> Result<Arc<Net>, WeightsError> {
    let layout = Layout::of::<G>().map_err(|_| WeightsError::Foreign)?;
    Net::read::<G>(file, &layout).map(Arc::new)
}
