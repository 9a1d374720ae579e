//! What a seat knows, as features: what a learned evaluation sees of a position.

use crate::digest::Digest;
use crate::game::{Game, SetupError};
use crate::seat::Seat;
use crate::standings::MOST_SEATS;
use arrayvec::ArrayVec;

/// The most slots any game fills.
pub const MOST_SLOTS: usize = 512;

/// A position as a seat knows it: in each slot one row of the first layer of a net, 0 where a slot is empty.
pub type Described = [u16; MOST_SLOTS];

/// Nothing known yet.
pub const NOTHING: Described = [0; MOST_SLOTS];

/// The points of everybody by seat, then those of rivals, if the game ended now.
pub type Points = ArrayVec<i32, MOST_SEATS>;

/// A game that can say in features what a seat knows of a position, so that an evaluation of it can be learned.
///
/// Features are drawn from what the seat may know and from nothing else: [`redeal`](Game::redeal) changes none of them. Next to each
/// other positions differ in few slots, so that an evaluation follows a game by differences.
pub trait Features: Game {
    /// So many points are much: by these the learner measures what a position is still worth.
    const SPAN: f32;

    /// By so many points a beginner misjudges a choice: with much more nobody would call it play.
    const WHIM: f32;

    /// The ways to play that differ most, by name: sparring partners and characters lean to one of them.
    const STYLES: &'static [&'static str] = &[];

    /// To judge a position takes so many times as long as in Great Western Trail: who promises to answer soon looks at so many fewer.
    const TOIL: u64 = 1;

    /// Who plays to win counts this share of what the best of the others has against the own points: as much as matches told to be best.
    const GRUDGE: f32 = 0.5;

    /// Who rolls out at a glance looks so many turns of everybody ahead: as far as matches told to be best.
    const AHEAD: usize = 2;

    /// Who plays to win counts a victory so many spans beside the points where they compare ways to play by rollouts (docs/bots.md tells how sure that is).
    const VICTORY: f32 = 0.0;

    /// The learned weights; empty where nothing was learned yet.
    const WEIGHTS: &'static [u8];

    /// Weights for whoever grudges the others nothing, learned where nobody hurries: games last longer there, and all is worth
    /// more. Empty where the others serve for that too.
    const WEIGHTS_FOR_POINTS: &'static [u8] = &[];

    /// What was worked out for the position before and may still hold in the next one; nothing where all is quickly found.
    type Memory: Clone + Default + std::fmt::Debug;

    /// Fills the slots with what `seat` knows. How many slots there are and what rows they use depends on nothing but the game;
    /// what is said of the other players comes last and shares its rows ([`Slots::again`]). What is remembered spares work and changes nothing.
    ///
    /// Gives the points as far as `seat` knows them: a net says what is still to come.
    fn features(&self, seat: Seat, memory: &mut Self::Memory, into: &mut Slots<'_>) -> Points;

    /// How far `seat` went the way of a style, in points that somebody who loves it would give for it.
    fn leaning(&self, _seat: Seat, _style: usize) -> i32 {
        0
    }
}

/// Where a game writes its features.
#[derive(Debug)]
pub struct Slots<'a> {
    rows: &'a mut Described,
    /// Slots filled so far.
    filled: usize,
    /// The first row of the next slot.
    next: usize,
    /// What the slots are, if somebody wants to know.
    shape: Option<&'a mut Shape>,
}

/// What the slots of a game are.
#[derive(Debug, Default)]
struct Shape {
    /// The names and widths of the slots that were filled.
    names: Vec<(&'static str, usize)>,
    /// All slots.
    slots: Vec<Slot>,
}

/// What a slot is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    /// What it says.
    pub name: &'static str,
    /// The row of its first value.
    pub first: u16,
    /// How many values it has, of which it holds one or, if it is empty, none.
    pub of: usize,
}

/// A place to which [`Slots::again`] returns.
#[derive(Clone, Copy, Debug)]
pub struct Block(usize);

impl Slots<'_> {
    /// One of `of` values, each with a row of its own; what is beyond the last is the last.
    #[inline]
    pub fn pick(&mut self, name: &'static str, value: usize, of: usize) {
        self.slot(name, value, of);
        self.shaped(name, 1, of);
        self.next += of;
    }

    /// Yes or no.
    #[inline]
    pub fn flag(&mut self, name: &'static str, value: bool) {
        self.pick(name, usize::from(value), 2);
    }

    /// Several values of a kind whose order does not matter: they share their rows. `slots` of them are kept; if there are fewer, the
    /// rest is empty, whatever stood there.
    #[inline]
    pub fn alike(&mut self, name: &'static str, values: impl IntoIterator<Item = usize>, slots: usize, of: usize) {
        let end = self.filled + slots;
        for value in values.into_iter().take(slots) {
            self.slot(name, value, of);
        }
        if let Some(rest) = self.rows.get_mut(self.filled..end.min(MOST_SLOTS)) {
            rest.fill(0);
        }
        self.shaped(name, slots, of);
        self.filled = end;
        self.next += of;
    }

    /// A block begins that is said of several players with the same rows.
    pub fn block(&self) -> Block {
        Block(self.next)
    }

    /// The same block once more, in slots of its own.
    pub fn again(&mut self, block: Block) {
        self.next = block.0;
    }

    #[inline]
    fn slot(&mut self, name: &'static str, value: usize, of: usize) {
        if let Some(slot) = self.rows.get_mut(self.filled) {
            *slot = (self.next + value.min(of.saturating_sub(1))) as u16;
        }
        self.filled += 1;
        if let Some(shape) = &mut self.shape {
            shape.names.push((name, of));
        }
    }

    #[inline]
    fn shaped(&mut self, name: &'static str, slots: usize, of: usize) {
        if let Some(shape) = &mut self.shape {
            shape.slots.extend(std::iter::repeat_n(Slot { name, first: self.next as u16, of }, slots));
        }
    }
}

/// Describes a position for a seat, and gives the points as far as it knows them.
pub fn describe<G: Features>(game: &G, seat: Seat, into: &mut Described) -> Points {
    describe_next(game, seat, &mut G::Memory::default(), into)
}

/// As [`describe`], with what is remembered of a position before.
#[inline]
pub fn describe_next<G: Features>(game: &G, seat: Seat, memory: &mut G::Memory, into: &mut Described) -> Points {
    let mut slots = Slots { rows: into, filled: 0, next: 1, shape: None };
    let points = game.features(seat, memory, &mut slots);
    let filled = slots.filled.min(MOST_SLOTS);
    into[filled..].fill(0);
    points
}

/// The slots that are filled at a table like this one, for whatever seat and at any time.
pub fn slots<G: Features>(game: &G) -> Vec<Slot> {
    let (mut shape, mut rows) = (Shape::default(), NOTHING);
    let slots = &mut Slots { rows: &mut rows, filled: 0, next: 1, shape: Some(&mut shape) };
    game.features(Seat(0), &mut G::Memory::default(), slots);
    shape.slots
}

/// The shape of a game's features.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The rows of the first layer, the empty one included.
    pub rows: usize,
    /// The slots, with the most players.
    pub slots: usize,
    /// What tells these features from any others: their names and widths, in order.
    pub digest: u64,
}

impl Layout {
    /// The shape of a game's features.
    ///
    /// # Errors
    /// If the game can't be set up with its default options and the most players.
    pub fn of<G: Features>() -> Result<Layout, SetupError> {
        let game = G::new(&G::Options::default(), *G::PLAYERS.end())?;
        let (mut shape, mut rows) = (Shape::default(), NOTHING);
        let mut slots = Slots { rows: &mut rows, filled: 0, next: 1, shape: Some(&mut shape) };
        game.features(Seat(0), &mut G::Memory::default(), &mut slots);
        let (filled, rows) = (slots.filled, slots.next);
        let text: String = shape.names.iter().map(|(name, of)| format!("{name} {of}\n")).collect();
        Ok(Layout { rows, slots: filled, digest: Digest::of(text.as_bytes()) })
    }
}
