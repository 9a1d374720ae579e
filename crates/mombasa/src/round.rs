//! ROUND: turns, and the preparation of the next round. Carries MOM-ROUND-01 to MOM-ROUND-20, MOM-END-01, MOM-END-02.

use crate::agenda::{Step, Tell};
use crate::data::bonus::{BonusSpace, BonusTile};
use crate::data::books::Cell;
use crate::data::cards::{Card, Cards, DISPLAY_COLUMNS, DISPLAY_ROWS, LETTER_CARDS};
use crate::data::gains::{Gain, Profit};
use crate::data::player_board::SLOTS;
use crate::data::rounds::{ROUND_COINS, ROUNDS};
use crate::event::Event;
use crate::state::Mombasa;
use cowcatcher_engine::Seat;

impl Mombasa {
    /// The planning phase of a round; the holder of the start-player marker will begin (MOM-ROUND-20).
    pub(crate) fn begin_round(&mut self, log: &mut impl Tell) -> bool {
        self.round = self.round.max(1);
        self.first = self.start_marker;
        self.active = self.first;
        self.clear_plans();
        self.agenda.replace(Step::Planning);
        log.tell(Event::RoundBegan(self.round));
        true
    }

    /// A turn begins; what was unlocked before counts from now on (MOM-TRACK-09).
    pub(crate) fn start_turn(&mut self, seat: Seat, log: &mut impl Tell) {
        self.active = seat;
        self.unlock(seat);
        self.agenda.replace(Step::Turn);
        log.tell(Event::TurnBegan(seat));
    }

    /// The next player who has not ended, or the end of the action phase (MOM-ROUND-03, MOM-ROUND-05).
    pub(crate) fn begin_turn(&mut self, log: &mut impl Tell) -> bool {
        let next = (1..=self.seats).map(|places| self.clockwise(self.active, places));
        match next.into_iter().find(|&seat| !self.player(seat).ended) {
            Some(seat) => self.start_turn(seat, log),
            None if self.round >= ROUNDS => {
                for player in &mut self.players {
                    player.hand = player.rest.iter().fold(player.hand, |all, &deck| all.and(deck));
                    player.rest = [Cards::NONE; SLOTS];
                }
                self.agenda.pop();
                log.tell(Event::Over);
            }
            None => {
                self.agenda.replace(Step::RoundBegins);
                let preparation = [Step::Coins, Step::ClearDisplay, Step::FillDisplay, Step::MarkersBack];
                preparation.into_iter().rev().for_each(|step| self.agenda.push(step));
            }
        }
        true
    }

    /// The coins that still lie on a space (2 to 7) of the round track.
    pub(crate) fn coins_on_round_space(&self, space: u8) -> u8 {
        let coins = ROUND_COINS[self.column()];
        if space <= self.round { 0 } else { coins.get(usize::from(space).wrapping_sub(2)).copied().unwrap_or(0) }
    }

    /// Step a: the next stack of coins goes to the book display (MOM-ROUND-10 to MOM-ROUND-13).
    pub(crate) fn move_coins(&mut self, log: &mut impl Tell) -> bool {
        self.agenda.pop();
        let space = self.round + 1;
        let coins = self.coins_on_round_space(space);
        self.round = space;
        for cell in (1..=coins).filter_map(|row| Cell::at(space, row)) {
            self.coins[cell.index()] += 1;
            log.tell(Event::CoinMoved(cell));
        }
        true
    }

    /// Step b: the right column is discarded and the others slide right (MOM-ROUND-14, MOM-ROUND-15).
    pub(crate) fn clear_display(&mut self, log: &mut impl Tell) -> bool {
        self.agenda.pop();
        for row in self.display.chunks_exact_mut(DISPLAY_COLUMNS) {
            if let [left, middle, right] = row {
                if let Some(card) = right.take() {
                    self.discards.add(card.index());
                    log.tell(Event::CardCleared(card));
                }
                (*left, *middle, *right) = match (*left, *middle) {
                    (Some(card), None) => (None, None, Some(card)),
                    (one, other) => (None, one, other),
                };
            }
        }
        true
    }

    /// The display space to be filled next: right column first, each from top to bottom (MOM-SETUP-07, MOM-ROUND-16).
    pub(crate) fn next_display_space(&self) -> Option<usize> {
        (0..DISPLAY_COLUMNS)
            .rev()
            .flat_map(|column| (0..DISPLAY_ROWS).map(move |row| row * DISPLAY_COLUMNS + column))
            .find(|&space| self.display[space].is_none())
    }

    /// The cards of which the next one comes: those of the first letter that is left (MOM-SETUP-06).
    pub(crate) fn top_of_deck(&self) -> Cards {
        LETTER_CARDS
            .into_iter()
            .map(|letter| self.deck.within(letter))
            .find(|left| !left.is_empty())
            .unwrap_or_default()
    }

    pub(crate) fn show_card(&mut self, card: Card, log: &mut impl Tell) {
        if let Some(space) = self.next_display_space() {
            self.deck.take(card);
            self.display[space] = Some(card);
            log.tell(Event::CardShown(card, (space / DISPLAY_COLUMNS) as u8, (space % DISPLAY_COLUMNS) as u8));
        }
    }

    /// Step c: markers and reserved tiles come back (MOM-ROUND-18, MOM-ROUND-19).
    pub(crate) fn markers_back(&mut self, log: &mut impl Tell) -> bool {
        self.agenda.pop();
        for seat in self.all_seats() {
            let player = self.player_mut(seat);
            player.ended = false;
            if player.placed > 0 {
                log.tell(Event::MarkersBack(seat, player.placed));
            }
            player.placed = 0;
        }
        for &space in BonusSpace::ALL {
            let Some(seat) = self.markers[space.index()].take() else { continue };
            if let Some(tile) = self.tile_of(space) {
                let player = self.player_mut(seat);
                player.tiles |= 1 << tile.index();
                tile.card().into_iter().for_each(|card| player.up.add(card));
                log.tell(Event::TileReceived(seat, tile));
            }
        }
        true
    }

    /// The tile that a bonus space reserves.
    fn tile_of(&self, space: BonusSpace) -> Option<BonusTile> {
        match self.tables().spaces.get(space.index())?.profit {
            Profit::All([Gain::Reserve(tile)]) => Some(*tile),
            _ => None,
        }
    }
}
