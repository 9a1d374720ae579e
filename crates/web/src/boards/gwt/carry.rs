//! Which piece carries which legal action: the one table behind what is drawn and what the action bar leaves out.

use super::Scene;
use cowcatcher_gwt::data::cards::Card;
use cowcatcher_gwt::data::cities::City;
use cowcatcher_gwt::data::lines::Line;
use cowcatcher_gwt::data::objectives::Objective;
use cowcatcher_gwt::data::player_board::{Auxiliary, DiscSpace, Worker};
use cowcatcher_gwt::data::railroad::Station;
use cowcatcher_gwt::data::supply::Tile;
use cowcatcher_gwt::data::trail::Space;
use cowcatcher_gwt::{Action, Rail};

/// Something that is drawn once and can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Piece {
    /// A space of the trail, with what lies on it.
    Space(Space),
    /// A local action of the tile on a space.
    Local(Space, Line),
    /// A tile of a foresight column.
    Foresight(u8, Tile),
    /// A city.
    City(City),
    /// A space of the track.
    Rail(Rail),
    /// A station.
    Station(Station),
    /// A worker of the job market.
    Job(u8, Worker),
    /// The price tag of a cattle card: so many cowboys.
    Deal(Card, u8),
    /// The stack of the cattle market.
    MarketStack,
    /// A card of the objective display.
    Objective(Objective),
    /// The objective stack.
    ObjectiveStack,
    /// An auxiliary action of the own board, single or double.
    Aux(Auxiliary, bool),
    /// A disc of the own board.
    Disc(DiscSpace),
    /// The last worker of a row of the own board.
    Worker(Worker),
    /// A building of the own stock.
    Stock(u8),
    /// The exchange tokens.
    Token,
    /// A card, or cards alike, of the own hand.
    Hand(Card),
    /// The own draw pile.
    DrawPile,
}

/// The actions that pieces carry.
pub(super) struct Carried(Vec<(Piece, Action)>);

impl Carried {
    /// No piece carries anything.
    pub(super) fn none() -> Carried {
        Carried(Vec::new())
    }

    /// The pieces of this scene: each carries the first action that is about it.
    pub(super) fn of(scene: &Scene) -> Carried {
        let mut carried: Vec<(Piece, Action)> = Vec::new();
        for &action in scene.legal {
            let Some(piece) = piece_of(scene, action) else { continue };
            if !carried.iter().any(|&(taken, _)| taken == piece) {
                carried.push((piece, action));
            }
        }
        Carried(carried)
    }

    /// The action that a piece carries.
    pub(super) fn get(&self, piece: Piece) -> Option<Action> {
        self.0.iter().find(|&&(carrier, _)| carrier == piece).map(|&(_, action)| action)
    }

    /// All actions that are carried.
    pub(super) fn actions(&self) -> Vec<Action> {
        self.0.iter().map(|&(_, action)| action).collect()
    }
}

/// The piece that an action is about; none if it stands in the action bar.
fn piece_of(scene: &Scene, action: Action) -> Option<Piece> {
    Some(match action {
        Action::Place(space)
        | Action::Go(space)
        | Action::Copy(space)
        | Action::At(space)
        | Action::Hazard(space)
        | Action::Trade(space) => Piece::Space(space),
        Action::Use(space, line, None, None) => Piece::Local(space, line),
        Action::Use(space, line, Some(card), None) => return discarding(scene, space, line, card),
        Action::Foresight(column, tile) => Piece::Foresight(column, tile),
        Action::Deliver(city) => Piece::City(city),
        Action::Engine(rail) => Piece::Rail(rail),
        Action::Upgrade(station) | Action::StationDisc(station) => Piece::Station(station),
        Action::Hire(row, worker) => Piece::Job(row, worker),
        Action::Buy(card, None, cowboys) => Piece::Deal(card, cowboys),
        Action::Buy(card, Some(other), cowboys) if card == other => Piece::Deal(card, cowboys),
        Action::DrawMarket => Piece::MarketStack,
        Action::Objective(objective) => Piece::Objective(objective),
        Action::ObjectiveTop => Piece::ObjectiveStack,
        Action::Aux(aux, double) => Piece::Aux(aux, double),
        Action::Disc(space) => Piece::Disc(space),
        Action::Appoint(worker) => Piece::Worker(worker),
        Action::Build(number) => Piece::Stock(number),
        Action::Exchange => Piece::Token,
        Action::Discard(card) | Action::Remove(card) | Action::Grow(card) => Piece::Hand(card),
        Action::Play(objective, false) => Piece::Hand(objective.into()),
        Action::Draw => Piece::DrawPile,
        _ => return None,
    })
}

/// A local action for which a card is chosen lies on the tile if only one card will do, otherwise on the card, unless
/// the same card could be meant for something else.
fn discarding(scene: &Scene, space: Space, line: Line, card: Card) -> Option<Piece> {
    let alike = |action: &&Action| matches!(action, Action::Use(at, it, ..) if *at == space && *it == line);
    if scene.legal.iter().filter(alike).count() == 1 {
        return Some(Piece::Local(space, line));
    }
    let about = scene.legal.iter().filter(|action| match **action {
        Action::Use(_, _, one, other) => one == Some(card) || other == Some(card),
        Action::Play(objective, _) => Card::from(objective) == card,
        _ => false,
    });
    (about.count() == 1).then_some(Piece::Hand(card))
}
