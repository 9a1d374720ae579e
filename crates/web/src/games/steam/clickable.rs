//! Which piece carries which legal action, and which action is wished for by whoever points at a piece that carries none.

use super::Scene;
use crate::kit::Clickable;
use cowcatcher_games::steam::data::actions::ActionTile;
use cowcatcher_games::steam::data::goods::Colour;
use cowcatcher_games::steam::data::tiles::Face;
use cowcatcher_games::steam::{Action, Hex, Question, Route, Steam};

/// So many ways of a cube can be told apart on the map; more of them stand in the action bar.
pub(super) const MOST_ROUTES: usize = 12;

/// Something that is drawn once and can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
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

impl Clickable<Steam> for Piece {
    fn of(scene: &Scene<'_>, action: Action) -> Option<Piece> {
        Some(match action {
            // A city can grow and nothing is built on it, so both lie on the hex itself.
            Action::Build(hex) | Action::Grow(hex) => Piece::Hex(hex),
            Action::Urbanize(hex) => Piece::Town(hex),
            // Without a chosen hex there is no place to show them at.
            Action::Lay(_) | Action::NewCity(_) if scene.view.chosen.is_none() => return None,
            Action::Lay(face) => Piece::Face(face),
            Action::NewCity(colour) => Piece::NewCity(colour),
            Action::Supply(space) => Piece::Supply(space),
            Action::Cube(hex, colour) => Piece::Cube(hex, colour),
            Action::Route(_) if scene.imagined.is_none() || many_routes(scene) => return None,
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

    /// What the open question is not about is no wish.
    fn wish(self, scene: &Scene<'_>) -> Option<Action> {
        let view = scene.view;
        Some(match (self, view.question?) {
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
}

/// Are there more ways than can be told apart?
fn many_routes(scene: &Scene<'_>) -> bool {
    scene.legal.iter().filter(|action| matches!(action, Action::Route(_))).nth(MOST_ROUTES).is_some()
}
