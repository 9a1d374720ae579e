//! Which piece carries which legal action: the one table behind what is drawn and what the action bar leaves out. And
//! back: which action somebody wishes for who asks why a piece can't be clicked.

use super::Scene;
use cowcatcher_mombasa::data::bonus::BonusSpace;
use cowcatcher_mombasa::data::books::Cell;
use cowcatcher_mombasa::data::cards::{Card, Kind};
use cowcatcher_mombasa::data::companies::{Column, Company};
use cowcatcher_mombasa::data::map::Region;
use cowcatcher_mombasa::data::player_board::{RestDeck, Slot};
use cowcatcher_mombasa::data::start_tiles::StartTile;
use cowcatcher_mombasa::{Action, Question};

/// Something that is drawn once and can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Piece {
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
        let mut carried: Vec<(Piece, Action)> = Vec::new();
        for &action in scene.legal {
            let Some(piece) = piece_of(scene, action) else { continue };
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
fn piece_of(scene: &Scene, action: Action) -> Option<Piece> {
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

/// What somebody wishes for who points at a piece. Where it could be several things, the open question decides.
fn wish_for(scene: &Scene, piece: Piece) -> Option<Action> {
    let question = scene.view.question?;
    Some(match piece {
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
