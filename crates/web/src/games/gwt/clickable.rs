//! Which piece carries which legal action, and which action is wished for by whoever points at a piece that carries none.

use super::Scene;
use super::market::suits;
use crate::kit::Clickable;
use cowcatcher_games::gwt::data::cards::Card;
use cowcatcher_games::gwt::data::cities::City;
use cowcatcher_games::gwt::data::lines::Line;
use cowcatcher_games::gwt::data::market::DEALS;
use cowcatcher_games::gwt::data::objectives::Objective;
use cowcatcher_games::gwt::data::player_board::{Auxiliary, DiscSpace, Worker};
use cowcatcher_games::gwt::data::railroad::Station;
use cowcatcher_games::gwt::data::supply::Tile;
use cowcatcher_games::gwt::data::trail::{self, Space};
use cowcatcher_games::gwt::{Action, Gwt, Question, Rail};

/// Something that is drawn once and can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
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

impl Clickable<Gwt> for Piece {
    fn of(scene: &Scene<'_>, action: Action) -> Option<Piece> {
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

    /// Where it could be several things, the open question decides.
    fn wish(self, scene: &Scene<'_>) -> Option<Action> {
        let question = scene.view.question?;
        Some(match self {
            Piece::Space(space) => match question {
                Question::PlaceRancher => Action::Place(space),
                Question::Site => Action::At(space),
                Question::Hazard => Action::Hazard(space),
                Question::Trade => Action::Trade(space),
                Question::HazardOrTrade if trail::TRADE & space.bit() != 0 => Action::Trade(space),
                Question::HazardOrTrade => Action::Hazard(space),
                _ => Action::Go(space),
            },
            // Elsewhere the whole tile is meant. A text that only waits for the choice of a card is no wish.
            Piece::Local(space, line) if question == Question::Location => {
                let about = |action: &Action| matches!(*action, Action::Use(at, it, ..) if at == space && it == line);
                return (!scene.legal.iter().any(about)).then_some(Action::Use(space, line, None, None));
            }
            Piece::Local(..) => return None,
            Piece::Foresight(column, tile) => Action::Foresight(column, tile),
            Piece::City(city) => Action::Deliver(city),
            Piece::Rail(rail) => Action::Engine(rail),
            Piece::Station(station) if question == Question::Disc => Action::StationDisc(station),
            Piece::Station(station) => Action::Upgrade(station),
            Piece::Job(row, worker) => Action::Hire(row, worker),
            Piece::Deal(card, cowboys) => {
                let pair = DEALS.iter().any(|deal| deal.cowboys == cowboys && deal.cards > 1 && suits(deal, card));
                Action::Buy(card, pair.then_some(card), cowboys)
            }
            Piece::MarketStack => Action::DrawMarket,
            Piece::Objective(objective) => Action::Objective(objective),
            Piece::ObjectiveStack => Action::ObjectiveTop,
            Piece::Aux(aux, double) => Action::Aux(aux, double),
            Piece::Disc(space) => Action::Disc(space),
            Piece::Worker(worker) => Action::Appoint(worker),
            Piece::Stock(number) => Action::Build(number),
            Piece::Token => Action::Exchange,
            Piece::Hand(card) => match (question, card.objective()) {
                (Question::Remove, _) => Action::Remove(card),
                (Question::Grow, _) => Action::Grow(card),
                (Question::Discard | Question::WorkerSpace, _) | (_, None) => Action::Discard(card),
                (_, Some(objective)) => Action::Play(objective, false),
            },
            Piece::DrawPile => Action::Draw,
        })
    }
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
