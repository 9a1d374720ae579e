//! KC and END: the five sub-phases of Kansas City, and how the game ends. Carries GWT-KC-01 to 31 and GWT-END-01 to 10.

use crate::action::Action;
use crate::agenda::{Step, Tell};
use crate::cert::after_spending;
use crate::data::cards::{Breed, Card};
use crate::data::player_board::Worker;
use crate::data::supply::{JOB_ROWS, Tile as SupplyTile, YELLOW_ARROWS};
use crate::data::trail::{HAZARD_SECTIONS, Space, TRADE_SECTION};
use crate::event::{Event, Why};
use crate::lack::Lack;
use crate::state::{Cards, Gwt, Tile, cattle_of};
use cowcatcher_engine::{Choices, Game as _, Refusal, Seats};

/// The sum of the breeding values of the different breeds; of several Simmentals the highest counts
/// (GWT-KC-22, 23, GWT-SIMM-11, 12).
pub(crate) fn herd_value(hand: &Cards) -> u8 {
    let mut best = [0; Breed::ALL.len()];
    for card in cattle_of(hand) {
        if let Some(cattle) = card.cattle() {
            let value = &mut best[cattle.breed.index()];
            *value = cattle.value.max(*value);
        }
    }
    best.iter().sum()
}

impl Gwt {
    /// Puts the sub-phases on the agenda, an explicit end of the turn behind them (GWT-KC-01).
    pub(crate) fn enter_kansas_city(&mut self) {
        // The last pushed comes first.
        self.agenda.push(Step::LeaveKansasCity);
        self.agenda.push(Step::EndTurn);
        self.agenda.push(Step::Income);
        for column in [3, 2, 1] {
            self.agenda.push(Step::Foresight(column));
        }
    }

    /// The tiles of a foresight column that may be chosen: after the end was triggered no workers
    /// (GWT-KC-02, 19, 20, GWT-END-03, 06, 10).
    pub(crate) fn choosable(&self, column: u8) -> impl Iterator<Item = SupplyTile> + '_ {
        let workers_too = self.turn.last_turns.is_none();
        let tiles = self.foresight.get(usize::from(column).wrapping_sub(1)).into_iter().flatten();
        tiles.filter_map(|&tile| tile).filter(move |tile| workers_too || tile.worker().is_none())
    }

    pub(crate) fn legal_foresight(&self, column: u8, into: &mut Choices<Action>) {
        into.extend(self.choosable(column).map(|tile| Action::Foresight(column, tile)));
        if let [one, other] = into[..] {
            into.clear();
            into.push(one.min(other));
            if one != other {
                into.push(one.max(other));
            }
        }
        self.legal_plays(into);
    }

    pub(crate) fn judge_foresight(&self, open: u8, column: u8, tile: SupplyTile) -> Result<(), Refusal> {
        if column != open {
            return Err(Refusal::rule("GWT-KC-01"));
        }
        if self.choosable(column).any(|it| it == tile) {
            Ok(())
        } else if self.foresight[usize::from(column) - 1].contains(&Some(tile)) {
            // Whoever took the token did so in this very turn.
            let triggered = self.jobs.token == Some(self.active());
            Err(Refusal::rule(if triggered { "GWT-END-03" } else { "GWT-END-06" }))
        } else {
            Err(Refusal::rule("GWT-KC-02"))
        }
    }

    /// Takes the tile from its column and places it at once (GWT-KC-03).
    pub(crate) fn play_foresight(&mut self, column: u8, tile: SupplyTile, log: &mut impl Tell) {
        self.agenda.pop();
        let spaces = self.foresight.get_mut(usize::from(column).wrapping_sub(1)).into_iter().flatten();
        if let Some(space) = spaces.into_iter().find(|space| **space == Some(tile)) {
            *space = None;
        }
        log.tell(Event::Chosen(column, tile));
        if let Some(worker) = tile.worker() {
            if let Some(row) = self.put_in_job_market(worker, log) {
                self.token_left(row, log);
            }
        } else if let Some(space) = self.empty_space_for(tile) {
            self.trail.put(space, Tile::Supply(tile));
            log.tell(Event::TilePlaced(tile, space));
        } else {
            self.gone.add(tile.index());
            log.tell(Event::TileGone(tile));
        }
    }

    /// The space on which a hazard or trade tile would come to lie (GWT-SETUP-08 to 10, GWT-KC-04, 05, 07).
    pub(crate) fn empty_space_for(&self, tile: SupplyTile) -> Option<Space> {
        let section: &[Space] = match tile.section() {
            Some(section) => &HAZARD_SECTIONS[section],
            None if tile.is_trade() => &TRADE_SECTION,
            None => &[],
        };
        section.iter().copied().find(|&space| self.trail.get(space).is_none())
    }

    /// Puts a worker on the leftmost empty space of the token's row, and moves the token on if that fills the row
    /// (GWT-KC-09 to 11). Returns the row left, counted from 0, if the token moved.
    pub(crate) fn put_in_job_market(&mut self, worker: Worker, log: &mut impl Tell) -> Option<u8> {
        let row = self.jobs.row;
        let column = 4 - self.setting.players + self.jobs.filled;
        self.jobs.workers[worker.index()] |= 1 << (4 * row + column);
        self.jobs.filled += 1;
        log.tell(Event::WorkerPlaced(worker, row + 1));
        if self.jobs.filled < self.setting.players {
            return None;
        }
        self.jobs.row += 1;
        self.jobs.filled = 0;
        Some(row)
    }

    /// The token left a row by its arrow (GWT-KC-11 to 17, GWT-END-01, 02).
    fn token_left(&mut self, row: u8, log: &mut impl Tell) {
        if usize::from(self.jobs.row) == JOB_ROWS {
            self.jobs.token = Some(self.active());
            self.turn.last_turns = Some(self.setting.players - 1);
            log.tell(Event::EndTriggered);
            return;
        }
        log.tell(Event::TokenMoved(self.jobs.row + 1));
        if YELLOW_ARROWS.contains(&row) {
            let missing = u32::from(self.market_size()).saturating_sub(self.market.total());
            self.agenda.push(Step::MarketCards(missing as u8));
        }
    }

    /// The herd value of the active player's hand (GWT-KC-22, 23).
    pub fn herd_value(&self) -> u8 {
        herd_value(&self.me().hand)
    }

    /// The herd value with permanent certificates, before any are spent (GWT-KC-24).
    pub(crate) fn base_income(&self) -> u8 {
        self.herd_value() + self.me().permanent_certificates()
    }

    pub(crate) fn legal_income(&self, into: &mut Choices<Action>) {
        into.extend((0..=self.me().certificates).map(Action::Income));
        self.legal_plays(into);
    }

    pub(crate) fn judge_income(&self, spent: u8) -> Result<(), Refusal> {
        let have = self.me().certificates;
        if spent <= have {
            Ok(())
        } else {
            Err(Refusal::needs("GWT-KC-25", Lack::Certificates, i32::from(spent), i32::from(have)))
        }
    }

    /// Income, then the discard of the hand, then the delivery (GWT-KC-21 to 28).
    pub(crate) fn play_income(&mut self, spent: u8, log: &mut impl Tell) {
        let total = self.base_income().saturating_add(spent);
        self.turn.total = total;
        self.reveal_hand(log);
        let me = self.me_mut();
        me.certificates = after_spending(me.certificates, spent);
        if spent > 0 {
            log.tell(Event::Certificates(me.certificates));
        }
        log.tell(Event::Income(total));
        self.gain(u16::from(total), Why::Income, log);
        self.turn.heifers = self.me().deck().count(Card::Heifer.index()) as u8;
        self.agenda.replace(Step::Deliver { limit: total, extraordinary: false });
        self.agenda.push(Step::DiscardHand);
        self.agenda.push(Step::Grow);
    }

    /// Shows the whole hand; the others learn what they did not know of it (GWT-KC-21).
    fn reveal_hand(&mut self, log: &mut impl Tell) {
        let others = Seats::first(self.seats()).without(self.active());
        let me = self.me_mut();
        if me.hand != me.shown {
            me.show_hand();
            log.learned(others);
        }
    }

    pub(crate) fn discard_hand(&mut self, log: &mut impl Tell) -> bool {
        self.agenda.pop();
        // Cards that a token brought after the money are shown too, as they go to an open pile.
        self.reveal_hand(log);
        let me = self.me_mut();
        me.discard.pour(&mut me.hand);
        me.shown = Cards::new();
        log.tell(Event::HandDiscarded);
        true
    }

    /// The rancher returns; then the foresight spaces are refilled (GWT-KC-29, 30).
    pub(crate) fn leave_kansas_city(&mut self, log: &mut impl Tell) -> bool {
        self.me_mut().rancher = Some(Space::Start);
        log.tell(Event::Returned);
        self.agenda.replace(Step::RefillForesight);
        true
    }

    pub(crate) fn refill_foresight(&mut self, tile: SupplyTile, log: &mut impl Tell) {
        let Some((column, space)) = self.next_foresight_space() else { return };
        self.supply[column].take(tile.index());
        self.foresight[column][space] = Some(tile);
        log.tell(Event::ForesightTile(column as u8 + 1, tile));
    }

    /// The next empty foresight space whose supply is not empty: column and space, counted from 0 (GWT-KC-31).
    pub(crate) fn next_foresight_space(&self) -> Option<(usize, usize)> {
        (0..3)
            .filter(|&column| !self.supply[column].is_empty())
            .find_map(|column| self.foresight[column].iter().position(Option::is_none).map(|space| (column, space)))
    }
}
