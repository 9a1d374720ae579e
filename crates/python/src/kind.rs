//! The games of the catalogue with their types forgotten. This is the one place where that happens.

use crate::bot::{Opponent, Sparring};
use crate::error::Trouble;
use crate::many::{Herd, Many, Plan};
use crate::numbers::Numbers;
use crate::observe::Shape;
use crate::position::{Played, Position};
use cowcatcher_engine::journal::{Journal, replay};
use cowcatcher_engine::{NotationError, Options};
use cowcatcher_games::Listed;
use cowcatcher_web::drawing::Picture;
use std::sync::{Arc, LazyLock, OnceLock};

/// Options as `key` and `value`.
pub type Chosen = [(String, String)];

/// A game of the catalogue under one of its names.
pub trait Kind: Send + Sync {
    /// The name, such as `gwt2`.
    fn name(&self) -> &'static str;
    /// The name as people say it.
    fn title(&self) -> &'static str;
    /// How many can play with these options.
    fn players(&self, chosen: &Chosen) -> Result<Vec<usize>, Trouble>;
    /// All options with their values unless something else is chosen.
    fn options(&self) -> Vec<(&'static str, String)>;
    /// The options that one may want to choose, with their values.
    fn choices(&self) -> Vec<(&'static str, Vec<&'static str>)>;
    /// The bots that play it, the weakest first, then the lovers of its styles.
    fn bots(&self) -> Vec<&'static str>;
    /// How many actions have a number.
    fn actions(&self) -> usize;
    /// The notation of an action.
    fn action(&self, number: u32) -> Option<String>;
    /// The number of an action; none if it is about a map that a player brought.
    fn number(&self, notation: &str) -> Result<Option<u32>, NotationError>;
    /// The shape of observations.
    fn shape(&self, players: usize, chosen: &Chosen) -> Result<Shape, Trouble>;
    /// A fresh game.
    fn start(&self, players: usize, chosen: &Chosen) -> Result<Box<dyn Position>, Trouble>;
    /// The game of a journal.
    fn read(&self, text: &str) -> Result<Box<dyn Position>, Trouble>;
    /// A bot.
    fn bot(&self, name: &str, seed: u64) -> Result<Box<dyn Opponent>, Trouble>;
    /// Many games at once.
    fn many(&self, plan: &Plan) -> Result<Box<dyn Many>, Trouble>;
}

/// A game of the catalogue with its type.
struct Of<G: Picture> {
    listed: Listed<G>,
    numbers: OnceLock<Arc<Numbers<G::Action>>>,
}

impl<G: Picture> Of<G> {
    fn numbers(&self) -> &Arc<Numbers<G::Action>> {
        self.numbers.get_or_init(|| Arc::new(Numbers::of::<G>()))
    }

    fn fresh(&self, players: usize, chosen: &Chosen) -> Result<(G, G::Options), Trouble> {
        let options = self.listed.options(chosen)?;
        Ok((G::new(&options, players)?, options))
    }
}

impl<G: Picture> Kind for Of<G> {
    fn name(&self) -> &'static str {
        self.listed.name()
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn players(&self, chosen: &Chosen) -> Result<Vec<usize>, Trouble> {
        Ok(self.listed.players(&self.listed.options(chosen)?))
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        self.listed.options(&[]).unwrap_or_default().entries()
    }

    fn choices(&self) -> Vec<(&'static str, Vec<&'static str>)> {
        let fixed = |key: &str| self.listed.fixed().iter().any(|(fixed, _)| *fixed == key);
        let choices = G::Options::choices().iter().filter(|(key, _)| !fixed(key));
        choices.map(|&(key, values)| (key, values.to_vec())).collect()
    }

    fn bots(&self) -> Vec<&'static str> {
        cowcatcher_bots::offered::<G>()
    }

    fn actions(&self) -> usize {
        self.numbers().len()
    }

    fn action(&self, number: u32) -> Option<String> {
        self.numbers().action(number).map(|action| action.to_string())
    }

    fn number(&self, notation: &str) -> Result<Option<u32>, NotationError> {
        Ok(self.numbers().number(notation.parse()?))
    }

    fn shape(&self, players: usize, chosen: &Chosen) -> Result<Shape, Trouble> {
        Ok(Shape::of(&self.fresh(players, chosen)?.0))
    }

    fn start(&self, players: usize, chosen: &Chosen) -> Result<Box<dyn Position>, Trouble> {
        let (game, options) = self.fresh(players, chosen)?;
        Ok(Box::new(Played::new(game, Journal::new(options, players), self.numbers().clone())))
    }

    fn read(&self, text: &str) -> Result<Box<dyn Position>, Trouble> {
        let journal = self.listed.journal(text)?;
        let game = replay(&journal, None)?;
        Ok(Box::new(Played::new(game, journal, self.numbers().clone())))
    }

    fn bot(&self, name: &str, seed: u64) -> Result<Box<dyn Opponent>, Trouble> {
        Ok(Box::new(Sparring::<G>::new(cowcatcher_bots::by_name(name, seed)?)))
    }

    fn many(&self, plan: &Plan) -> Result<Box<dyn Many>, Trouble> {
        let (game, options) = self.fresh(plan.players, &plan.chosen)?;
        let entries = options.entries();
        for (key, _) in G::Options::files() {
            let known = G::Options::choices().iter().find(|(known, _)| known == key).map(|(_, values)| *values);
            let value = entries.iter().find(|(of, _)| of == key).map(|(_, value)| value.as_str());
            if value.is_some_and(|value| known.is_some_and(|known| !known.contains(&value))) {
                return Err(Trouble::value(format!("option {key}: only shipped ones have numbered actions")));
            }
        }
        Ok(Box::new(Herd::new(game, plan, self.numbers().clone())?))
    }
}

/// The games of the catalogue.
static KINDS: LazyLock<Vec<Arc<dyn Kind>>> = LazyLock::new(|| {
    let mut kinds: Vec<Arc<dyn Kind>> = Vec::new();
    macro_rules! list {
        ($($module:ident::$game:ident,)+) => {
            $(for &edition in <cowcatcher_games::$module::$game as cowcatcher_engine::Game>::EDITIONS {
                let listed = Listed::<cowcatcher_games::$module::$game>::new(edition);
                kinds.push(Arc::new(Of { listed, numbers: OnceLock::new() }));
            })+
        };
    }
    cowcatcher_games::every_game!(list);
    kinds
});

/// All games.
pub fn all() -> &'static [Arc<dyn Kind>] {
    &KINDS
}

/// The game of a name.
pub fn by_name(name: &str) -> Result<Arc<dyn Kind>, Trouble> {
    let names = || KINDS.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", ");
    let short = || name.chars().take(60).collect::<String>();
    let unknown = || Trouble::value(format!("there is no game {:?}; there are: {}", short(), names()));
    KINDS.iter().find(|kind| kind.name() == name).cloned().ok_or_else(unknown)
}
