//! Which piece carries which legal action: the one table behind what is drawn and what the action bar leaves out. And
//! back: which action somebody wishes for who asks why a piece can't be clicked.

use crate::drawing::{Picture, Scene};
use cowcatcher_session::Goal;

/// Something of a game that is drawn once and can be clicked.
pub trait Clickable<G: Picture>: Copy + Eq {
    /// The piece that an action is about; none if it stands in the action bar.
    fn of(scene: &Scene<'_, G>, action: G::Action) -> Option<Self>;

    /// What somebody wishes for who points at this piece; none if that is not what is asked now.
    fn wish(self, scene: &Scene<'_, G>) -> Option<G::Action>;
}

/// The actions that pieces carry.
pub(super) struct Carried<G: Picture> {
    carried: Vec<(G::Piece, G::Action)>,
    /// The pieces that name a goal, each with the place of its best line in the list of the scene.
    goals: Vec<(G::Piece, usize)>,
    /// Do pieces without an action say which one is wished for? Only to a viewer who decides now.
    wishes: bool,
}

impl<G: Picture> Carried<G> {
    /// No piece carries anything.
    pub(super) fn nothing() -> Carried<G> {
        Carried { carried: Vec::new(), goals: Vec::new(), wishes: false }
    }

    /// The pieces of this scene: each carries the first action that is about it.
    pub(super) fn of(scene: &Scene<'_, G>) -> Carried<G> {
        let mut carried: Vec<(G::Piece, G::Action)> = Vec::new();
        for &action in scene.legal {
            let Some(piece) = G::Piece::of(scene, action) else { continue };
            if !carried.iter().any(|&(taken, _)| taken == piece) {
                carried.push((piece, action));
            }
        }
        let goals = goals_of(scene, &carried);
        Carried { carried, goals, wishes: scene.imagined.is_some() && !scene.legal.is_empty() }
    }

    /// The places of the goals in the list of the scene that pieces name.
    pub(super) fn named(&self) -> Vec<usize> {
        self.goals.iter().map(|&(_, place)| place).collect()
    }

    /// The goal that a piece names, by its best line.
    pub(super) fn goal<'a>(&self, scene: &Scene<'a, G>, piece: G::Piece) -> Option<&'a Goal<G>> {
        let (_, place) = self.goals.iter().find(|&&(carrier, _)| carrier == piece)?;
        scene.goals.get(*place)
    }

    /// The pieces with what they carry, in the order of the legal list.
    pub(super) fn all(&self) -> impl Iterator<Item = (G::Piece, G::Action)> + '_ {
        self.carried.iter().copied()
    }

    /// The action that a piece carries.
    pub(super) fn get(&self, piece: G::Piece) -> Option<G::Action> {
        self.all().find(|&(carrier, _)| carrier == piece).map(|(_, action)| action)
    }

    /// The action that is wished for by whoever asks why this piece can't be clicked; none if it can, or there is no such
    /// question.
    pub(super) fn wish(&self, scene: &Scene<'_, G>, piece: G::Piece) -> Option<G::Action> {
        let asked = self.wishes && self.get(piece).is_none();
        asked.then(|| piece.wish(scene)).flatten().filter(|wish| !scene.legal.contains(wish))
    }
}

/// The pieces that name a goal: those that carry nothing else, and that no other goal could mean.
fn goals_of<G: Picture>(scene: &Scene<'_, G>, carried: &[(G::Piece, G::Action)]) -> Vec<(G::Piece, usize)> {
    let pieces: Vec<Option<G::Piece>> = scene.goals.iter().map(|goal| G::Piece::of(scene, goal.to)).collect();
    let mut named: Vec<(G::Piece, usize)> = Vec::new();
    for (place, (goal, piece)) in scene.goals.iter().zip(&pieces).enumerate() {
        let Some(piece) = *piece else { continue };
        let other = |(one, its): (&Goal<G>, &Option<G::Piece>)| *its == Some(piece) && one.to != goal.to;
        let taken = carried.iter().any(|&(carrier, action)| carrier == piece && action != goal.to);
        let known = named.iter().any(|&(carrier, _)| carrier == piece);
        if !taken && !known && !scene.goals.iter().zip(&pieces).any(other) {
            named.push((piece, place));
        }
    }
    named
}
