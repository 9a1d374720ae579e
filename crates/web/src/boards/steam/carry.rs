//! Which piece carries which legal action: the one table behind what is drawn and what the action bar leaves out. And
//! back: which action somebody wishes for who asks why a piece can't be clicked.

use super::Scene;
use cowcatcher_steam::data::actions::ActionTile;
use cowcatcher_steam::data::goods::Colour;
use cowcatcher_steam::data::tiles::Face;
use cowcatcher_steam::{Action, Hex, Question, Route};

/// So many ways of a cube can be told apart on the map; more of them stand in the action bar.
pub(super) const MOST_ROUTES: usize = 12;

/// Something that is drawn once and can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Piece {
    /// A hex of the map.
    Hex(Hex),
    /// The New City mark of a town.
    Town(Hex),
    /// A tile that could be laid on the chosen hex.
    Face(Face),
    /// A New City that could come to the chosen town.
    NewCity(Colour),
    /// A space of the goods supply.
    Supply(u8),
    /// The cubes of a colour in a city.
    Cube(Hex, Colour),
    /// A way of the chosen cube.
    Route(Route),
    /// An action tile.
    Tile(ActionTile),
    /// The pass option of an action tile.
    Passing(ActionTile),
}

/// The actions that pieces carry.
pub(super) struct Carried {
    carried: Vec<(Piece, Action)>,
    /// Do pieces without an action say which one is wished for? Only to a viewer who decides now.
    wishes: bool,
}

impl Carried {
    /// No piece carries anything.
    pub(super) fn none() -> Carried {
        Carried { carried: Vec::new(), wishes: false }
    }

    /// The pieces of this scene: each carries the first action that is about it.
    pub(super) fn of(scene: &Scene) -> Carried {
        let ways = scene.legal.iter().filter(|action| matches!(action, Action::Route(_))).count();
        let mut carried: Vec<(Piece, Action)> = Vec::new();
        for &action in scene.legal {
            let Some(piece) = piece_of(action).filter(|piece| match piece {
                Piece::Route(_) => ways <= MOST_ROUTES && scene.game.is_some(),
                // Without a chosen hex there is no place to show them at.
                Piece::Face(_) | Piece::NewCity(_) => scene.view.chosen.is_some(),
                _ => true,
            }) else {
                continue;
            };
            if !carried.iter().any(|&(taken, _)| taken == piece) {
                carried.push((piece, action));
            }
        }
        Carried { carried, wishes: scene.game.is_some() && !scene.legal.is_empty() }
    }

    /// The action that a piece carries.
    pub(super) fn get(&self, piece: Piece) -> Option<Action> {
        self.carried.iter().find(|&&(carrier, _)| carrier == piece).map(|&(_, action)| action)
    }

    /// The pieces that carry something, in the order of the legal list.
    pub(super) fn pieces(&self) -> impl Iterator<Item = Piece> + '_ {
        self.carried.iter().map(|&(piece, _)| piece)
    }

    /// The action that is wished for by who asks why this piece can't be clicked; none if it can, or there is no such
    /// question.
    pub(super) fn wish(&self, scene: &Scene, piece: Piece) -> Option<Action> {
        let asked = self.wishes && self.get(piece).is_none();
        asked.then(|| wish_for(scene, piece)).flatten().filter(|wish| !scene.legal.contains(wish))
    }

    /// All actions that are carried.
    pub(super) fn actions(&self) -> Vec<Action> {
        self.carried.iter().map(|&(_, action)| action).collect()
    }
}

/// The piece that an action is about; none if it stands in the action bar.
fn piece_of(action: Action) -> Option<Piece> {
    Some(match action {
        // A city can grow and nothing is built on it, so both lie on the hex itself.
        Action::Build(hex) | Action::Grow(hex) => Piece::Hex(hex),
        Action::Urbanize(hex) => Piece::Town(hex),
        Action::Lay(face) => Piece::Face(face),
        Action::NewCity(colour) => Piece::NewCity(colour),
        Action::Supply(space) => Piece::Supply(space),
        Action::Cube(hex, colour) => Piece::Cube(hex, colour),
        Action::Route(route) => Piece::Route(route),
        Action::Take(tile) => Piece::Tile(tile),
        Action::TakePassing(tile) => Piece::Passing(tile),
        Action::Raise(_)
        | Action::Bid(_)
        | Action::Improve
        | Action::Income
        | Action::Points
        | Action::Pass
        | Action::Done => return None,
    })
}

/// What somebody wishes for who points at a piece. What the open question is not about is no wish.
fn wish_for(scene: &Scene, piece: Piece) -> Option<Action> {
    let view = scene.view;
    Some(match (piece, view.question?) {
        (Piece::Hex(hex), Question::Build) => {
            let city = view.hexes.iter().any(|it| it.hex == hex && it.city.is_some());
            match view.build.is_some_and(|build| build.grow) && city {
                true => Action::Grow(hex),
                false => Action::Build(hex),
            }
        }
        (Piece::Cube(hex, colour), Question::Goods) => Action::Cube(hex, colour),
        (Piece::Supply(space), Question::Supply) => Action::Supply(space),
        (Piece::Tile(tile), Question::Take) => Action::Take(tile),
        _ => return None,
    })
}
