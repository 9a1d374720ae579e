//! SOLO: Sam, the rival of one person who plays alone. Carries GWT-SOLO-01 to 34; his cards stand in data/sam.rs.
//!
//! Sam is a player on the board for two and has no seat: he never decides. Which card he draws and which foresight tiles he
//! chooses is chance; all else follows from the rules and happens at once. So while it is his turn the game only ever waits for
//! chance.

mod build;
mod errands;
mod kansas_city;
mod rail;
mod route;
mod score;

use crate::agenda::{Step, Tell};
use crate::data::buildings::{Building, MOST_BUILDINGS};
use crate::data::player_board::Worker;
use crate::data::sam::{Level, SAM_CARD_COUNT, SamCard, sam_card};
use crate::data::supply::Tile as SupplyTile;
use crate::data::trail::Space;
use crate::event::Event;
use crate::outcome::Outcome;
use crate::state::{Cards, Gwt, Player};
use cowcatcher_engine::{Outcomes, Refusal, Seat};
use rand::RngExt;

/// The person who plays against him.
pub(crate) const PERSON: Seat = Seat(0);
/// Sam's place on the board.
pub(crate) const SAM: Seat = Seat(1);

/// What there is to know of Sam beside what a player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sam {
    pub level: Level,
    /// The cards still in his deck: bit `n - 1` is card `n`.
    pub deck: u16,
    /// The number of the card he drew last; 0 before the first.
    pub card: u8,
    /// The type of worker that he is specialized in (GWT-SOLO-06).
    pub specialization: Worker,
}

impl Sam {
    pub fn new(level: Level) -> Sam {
        Sam { level, deck: all_cards(level), card: 0, specialization: Worker::Cowboy }
    }
}

/// All cards of a level, as bits (GWT-SOLO-05).
pub(crate) const fn all_cards(level: Level) -> u16 {
    (1 << level.cards()) - 1
}

/// The clause of one of his cards.
pub(crate) fn card_clause(number: u8) -> &'static str {
    const CLAUSES: [&str; SAM_CARD_COUNT as usize] = [
        "GWT-SOLO-11",
        "GWT-SOLO-12",
        "GWT-SOLO-13",
        "GWT-SOLO-14",
        "GWT-SOLO-15",
        "GWT-SOLO-16",
        "GWT-SOLO-17",
        "GWT-SOLO-18",
        "GWT-SOLO-19",
        "GWT-SOLO-20",
        "GWT-SOLO-21",
        "GWT-SOLO-22",
        "GWT-SOLO-23",
        "GWT-SOLO-24",
        "GWT-SOLO-25",
    ];
    CLAUSES[usize::from(number.saturating_sub(1)) % CLAUSES.len()]
}

/// One part of Sam's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Chore {
    /// Draw a card, then move.
    Draw,
    /// Do the action of the card.
    Errand,
    /// Choose a tile of a foresight column.
    Foresight(u8),
    /// Buy with so many cowboys.
    Buy(u8),
    /// Take an objective card.
    Objective,
    /// Make the delivery.
    Deliver,
    /// End the turn.
    End,
}

impl Gwt {
    /// Is it Sam's place?
    pub(crate) fn is_sam(&self, seat: Seat) -> bool {
        self.sam.is_some() && seat == SAM
    }

    /// How many persons play.
    pub(crate) fn persons(&self) -> u8 {
        self.setting.players - u8::from(self.sam.is_some())
    }

    /// Sam's side of a building, which is always b (GWT-SOLO-02); a number out of range is read as one within.
    pub(crate) fn sams_building(&self, number: u8) -> &'static Building {
        let side = self.tables().buildings[1];
        &side[(usize::from(number).wrapping_sub(1) % MOST_BUILDINGS).min(side.len() - 1)]
    }

    /// Lays out what Sam has: no deck, hand, money, tokens or starting objective, and no printed workers (GWT-SOLO-02 to 05).
    pub(crate) fn lay_out_sam(&mut self, level: Level) {
        self.sam = Some(Sam::new(level));
        let stock = self.players[SAM.index()].stock;
        let workers = [level.workers(); 3];
        self.players[SAM.index()] = Player { stock, workers, rancher: Some(Space::Start), ..Player::new() };
        for worker in Worker::ALL {
            for _ in 0..level.workers() {
                self.supply[1].take(SupplyTile::from(*worker).index());
            }
        }
    }

    /// The worker drawn for Sam in set-up; with all of them together it says in what he is specialized (GWT-SOLO-04, 06).
    fn first_worker(&mut self, worker: Worker, log: &mut impl Tell) {
        self.agenda.pop();
        self.supply[1].take(SupplyTile::from(worker).index());
        self.players[SAM.index()].workers[worker.index()] += 1;
        log.tell(Event::SamWorker(worker));
        self.specialize(log);
    }

    /// The specialization changes when another type of worker exceeds it (GWT-SOLO-06).
    pub(crate) fn specialize(&mut self, log: &mut impl Tell) {
        let workers = self.players[SAM.index()].workers;
        let Some(sam) = &mut self.sam else { return };
        for &worker in Worker::ALL {
            if workers[worker.index()] > workers[sam.specialization.index()] {
                sam.specialization = worker;
                log.tell(Event::SamSpecialized(worker));
            }
        }
    }

    /// Sam's turn: a card, a move, an action, and Kansas City if he comes there (GWT-SOLO-07).
    pub(crate) fn begin_sams_turn(&mut self) -> bool {
        self.agenda.replace(Step::Sam(Chore::End));
        self.agenda.push(Step::Sam(Chore::Draw));
        true
    }

    /// Does a part of Sam's turn; `false` if it waits for chance.
    pub(crate) fn do_chore(&mut self, chore: Chore, log: &mut impl Tell) -> bool {
        match chore {
            Chore::Draw => {
                if let Some(sam) = &mut self.sam
                    && sam.deck == 0
                {
                    sam.deck = all_cards(sam.level);
                    log.tell(Event::SamShuffled);
                }
                false
            }
            Chore::Foresight(column) => {
                let nothing = self.choosable(column).next().is_none();
                self.agenda.drop_if(nothing)
            }
            Chore::Errand => {
                self.agenda.pop();
                self.run_errand(log);
                true
            }
            Chore::Buy(cowboys) => {
                self.agenda.pop();
                self.buy_for_sam(cowboys, log);
                true
            }
            Chore::Objective => {
                self.agenda.pop();
                self.take_objective_for_sam(log);
                true
            }
            Chore::Deliver => {
                self.agenda.pop();
                self.deliver_for_sam(log);
                true
            }
            Chore::End => self.pass_turn(log),
        }
    }

    /// The numbers of the cards in Sam's deck, ascending.
    pub(crate) fn sams_deck(&self) -> impl Iterator<Item = u8> + use<> {
        let deck = self.sam.map_or(0, |sam| sam.deck);
        (1..=SAM_CARD_COUNT).filter(move |number| deck >> (number - 1) & 1 != 0)
    }

    /// The card that Sam drew last.
    fn sams_card(&self) -> Option<&'static SamCard> {
        sam_card(self.sam?.card)
    }

    pub(crate) fn sample_sam(&self, chore: Chore, rng: &mut impl rand::Rng) -> Option<Outcome> {
        match chore {
            Chore::Draw => {
                let cards = self.sams_deck().count();
                if cards == 0 { None } else { self.sams_deck().nth(rng.random_range(0..cards)).map(Outcome::Sam) }
            }
            Chore::Foresight(column) => {
                let tiles = self.choosable(column).count();
                if tiles == 0 {
                    None
                } else {
                    self.choosable(column).nth(rng.random_range(0..tiles)).map(Outcome::Chosen)
                }
            }
            _ => None,
        }
    }

    pub(crate) fn outcomes_of_sam(&self, chore: Chore) -> Outcomes<Outcome> {
        match chore {
            Chore::Draw => self.sams_deck().map(|number| (Outcome::Sam(number), 1)).collect(),
            Chore::Foresight(column) => {
                let tiles: Vec<SupplyTile> = self.choosable(column).collect();
                match tiles[..] {
                    [one, other] if one == other => vec![(Outcome::Chosen(one), 2)],
                    _ => tiles.into_iter().map(|tile| (Outcome::Chosen(tile), 1)).collect(),
                }
            }
            _ => Outcomes::new(),
        }
    }

    pub(crate) fn admits_for_sam(&self, chore: Chore, outcome: Outcome) -> Result<(), Refusal> {
        let (possible, clause) = match (chore, outcome) {
            (Chore::Draw, Outcome::Sam(number)) => (self.sams_deck().any(|it| it == number), "GWT-SOLO-07"),
            (Chore::Foresight(column), Outcome::Chosen(tile)) => {
                (self.choosable(column).any(|it| it == tile), "GWT-SOLO-29")
            }
            _ => (false, "GWT-SOLO-07"),
        };
        if possible { Ok(()) } else { Err(Refusal::rule(clause)) }
    }

    pub(crate) fn resolve_for_sam(&mut self, step: Step, outcome: Outcome, log: &mut impl Tell) {
        match (step, outcome) {
            (Step::SetupSam, Outcome::Tile(tile)) => {
                if let Some(worker) = tile.worker() {
                    self.first_worker(worker, log);
                }
            }
            (Step::Sam(Chore::Draw), Outcome::Sam(number)) => self.draw_for_sam(number, log),
            (Step::Sam(Chore::Foresight(column)), Outcome::Chosen(tile)) => self.play_foresight(column, tile, log),
            _ => {}
        }
    }

    /// Sam draws a card and moves as it says. The card's action comes first wherever he stops, also in Kansas City
    /// (GWT-SOLO-07 to 09).
    fn draw_for_sam(&mut self, number: u8, log: &mut impl Tell) {
        self.agenda.pop();
        if let Some(sam) = &mut self.sam {
            sam.deck &= !(1 << (number - 1));
            sam.card = number;
        }
        log.tell(Event::SamCard(number));
        self.walk_for_sam(log);
        if self.me().rancher == Some(Space::KC) {
            self.enter_kansas_city_for_sam();
        }
        self.agenda.push(Step::Sam(Chore::Errand));
    }
}

/// The cattle cards that Sam keeps for scoring lie where a player's discard pile would (GWT-SOLO-27).
pub(crate) fn sams_cattle(sam: &mut Player) -> &mut Cards {
    &mut sam.discard
}
