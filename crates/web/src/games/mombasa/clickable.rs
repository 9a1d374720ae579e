//! Which piece carries which legal action, and which action is wished for by whoever points at a piece that carries none.

use super::Scene;
use crate::kit::Clickable;
use cowcatcher_games::mombasa::data::bonus::BonusSpace;
use cowcatcher_games::mombasa::data::books::Cell;
use cowcatcher_games::mombasa::data::cards::{Card, Kind};
use cowcatcher_games::mombasa::data::companies::{Column, Company};
use cowcatcher_games::mombasa::data::map::Region;
use cowcatcher_games::mombasa::data::player_board::{RestDeck, Slot};
use cowcatcher_games::mombasa::data::start_tiles::StartTile;
use cowcatcher_games::mombasa::{Action, Mombasa, Question};

/// Something that is drawn once and can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A region of the map.
    Region(Region),
    /// The name and share value of a company.
    Company(Company),
    /// A column of a base.
    Column(Company, Column),
    /// The next space on the track of a company.
    Track(Company),
    /// A card of the display.
    Display(Card),
    /// A cell of the book display.
    Cell(Cell),
    /// A bonus space.
    Bonus(BonusSpace),
    /// A slot of the own board.
    Slot(Slot),
    /// A card in an own slot, or an own card tile.
    Played(Card),
    /// An own rest deck.
    Rest(RestDeck),
    /// The next step of the own ink jar.
    Step,
    /// The price tag on that step.
    PaidStep,
    /// A card of the own hand.
    Hand(Card),
    /// A starting tile dealt.
    StartTile(StartTile),
}

impl Clickable<Mombasa> for Piece {
    fn of(scene: &Scene<'_>, action: Action) -> Option<Piece> {
        Some(match action {
            Action::Keep(tile) => Piece::StartTile(tile),
            Action::Plan(_, card) | Action::Discard(card) => Piece::Hand(card),
            Action::Leave(slot) => Piece::Slot(slot),
            Action::Goods(card) | Action::Bookkeeper(card) | Action::Merchant(card) | Action::PlusOne(card) => {
                Piece::Played(card)
            }
            Action::Buy(card) => Piece::Display(card),
            Action::Advance(company) => Piece::Track(company),
            Action::Expand(company) => Piece::Company(company),
            Action::Post(region) => Piece::Region(region),
            Action::From(column) | Action::Home(column) => Piece::Column(scene.view.progress.company?, column),
            Action::Remove(company, column) => Piece::Column(company, column),
            Action::Book(cell) => Piece::Cell(cell),
            Action::Jar => Piece::Step,
            Action::JarPay => Piece::PaidStep,
            Action::Bonus(space) => Piece::Bonus(space),
            Action::End(deck) => Piece::Rest(deck?),
            Action::Ready | Action::Cash | Action::Option(_) | Action::Stop | Action::Done => return None,
        })
    }

    /// Where it could be several things, the open question decides.
    fn wish(self, scene: &Scene<'_>) -> Option<Action> {
        let question = scene.view.question?;
        Some(match self {
            Piece::Region(region) => Action::Post(region),
            Piece::Company(company) => Action::Expand(company),
            Piece::Column(company, column) => match question {
                Question::From => Action::From(column),
                Question::Home => Action::Home(column),
                Question::Remove => Action::Remove(company, column),
                _ => return None,
            },
            Piece::Track(company) => Action::Advance(company),
            Piece::Display(card) => Action::Buy(card),
            Piece::Cell(cell) => Action::Book(cell),
            Piece::Bonus(space) => Action::Bonus(space),
            Piece::Slot(_) | Piece::StartTile(_) => return None,
            Piece::Played(card) => match scene.tables().cards[card.index()].kind {
                Kind::Bananas | Kind::Coffee | Kind::Cotton => Action::Goods(card),
                Kind::Bookkeeper => Action::Bookkeeper(card),
                Kind::Merchant => Action::Merchant(card),
                Kind::Expansion | Kind::Share => return None,
            },
            Piece::Rest(deck) => Action::End(Some(deck)),
            Piece::Step => Action::Jar,
            Piece::PaidStep => Action::JarPay,
            Piece::Hand(card) => match (question, scene.view.own.as_ref().and_then(|own| own.next_slot)) {
                (Question::Plan, Some(slot)) => Action::Plan(slot, card),
                (Question::Discard, _) => Action::Discard(card),
                _ => return None,
            },
        })
    }
}
