//! Moving cards and tiles between the places of a position, so that the box stays whole.

use super::Done;
use crate::data::cards::Card;
use crate::data::objectives::Objective;
use crate::data::player_board::Worker;
use crate::data::supply::Tile as SupplyTile;
use crate::state::{Cards, Gwt, Objectives};
use cowcatcher_engine::Seat;

/// A pile of a player.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Pile {
    Hand,
    Draw,
    Discard,
}

impl Gwt {
    fn pile(&mut self, seat: Seat, pile: Pile) -> &mut Cards {
        let player = &mut self.players[seat.index()];
        match pile {
            Pile::Hand => &mut player.hand,
            Pile::Draw => &mut player.draw,
            Pile::Discard => &mut player.discard,
        }
    }

    /// Makes a pile hold exactly these cards. What it held goes to the draw pile; what the draw pile held leaves the game.
    pub(super) fn set_pile(&mut self, seat: Seat, pile: Pile, cards: &[Card]) -> Done {
        let old = std::mem::take(self.pile(seat, pile));
        if pile == Pile::Draw {
            self.players[seat.index()].removed.merge(&old);
        } else {
            self.players[seat.index()].draw.merge(&old);
        }
        let mut new = Cards::new();
        for &card in cards {
            self.fetch_card(seat, card)?;
            new.add(card.index());
        }
        *self.pile(seat, pile) = new;
        let player = &mut self.players[seat.index()];
        player.shown = Cards::new();
        player.unseen = Objectives::new();
        Ok(())
    }

    /// Takes a card out of wherever it is least missed: what left the game, the player's own piles, the markets.
    pub(super) fn fetch_card(&mut self, seat: Seat, card: Card) -> Done {
        let kind = card.index();
        let player = &mut self.players[seat.index()];
        if player.removed.take(kind) || player.draw.take(kind) || player.discard.take(kind) {
            return Ok(());
        }
        if matches!(card, Card::Heifer | Card::Cow) && self.setting.simmental {
            return Ok(());
        }
        match card.objective() {
            Some(objective) => self.fetch_objective(objective),
            None if self.market_stack.take(kind) || self.market.take(kind) => Ok(()),
            None => Err(format!("the box holds no more {card} cards")),
        }
    }

    pub(super) fn fetch_objective(&mut self, objective: Objective) -> Done {
        if self.take_removed(objective.into()) || self.objective_stack.take(objective.index()) {
            return Ok(());
        }
        match self.display.iter_mut().find(|space| **space == Some(objective)) {
            Some(space) => {
                *space = None;
                Ok(())
            }
            None => Err(format!("the box holds no more {objective} cards")),
        }
    }

    pub(super) fn fetch_market_card(&mut self, card: Card) -> Done {
        let of_the_market = card.cattle().is_some_and(|cattle| cattle.market > 0);
        if of_the_market && (self.take_removed(card) || self.market_stack.take(card.index())) {
            Ok(())
        } else {
            Err(format!("the market holds no more {card} cards"))
        }
    }

    /// Takes a tile that must have this number on its back, counted from 0.
    pub(super) fn fetch_tile_of(&mut self, back: usize, tile: SupplyTile) -> Done {
        if tile.copies()[back] == 0 {
            return Err(format!("no {tile} has {} on its back (GWT-SETUP-06)", back + 1));
        }
        if self.supply[back].take(tile.index()) { Ok(()) } else { self.fetch_tile(tile) }
    }

    /// Takes a tile out of a supply, or of what left the game.
    pub(super) fn fetch_tile(&mut self, tile: SupplyTile) -> Done {
        let kind = tile.index();
        let found = self.gone.take(kind) || self.supply.iter_mut().any(|supply| supply.take(kind));
        if found || self.swap_out_of_foresight(tile) {
            Ok(())
        } else {
            Err(format!("the box holds no more {tile} tiles"))
        }
    }

    /// Takes a tile out of a foresight column and lays another of the same supply in its place.
    fn swap_out_of_foresight(&mut self, tile: SupplyTile) -> bool {
        for (column, supply) in self.foresight.iter_mut().zip(&mut self.supply) {
            if let Some(space) = column.iter_mut().find(|space| **space == Some(tile)) {
                *space = supply.nth(0).map(SupplyTile::from_index);
                space.iter().for_each(|other| {
                    supply.take(other.index());
                });
                return true;
            }
        }
        false
    }

    /// Takes a card back that left the game, whoever removed it.
    fn take_removed(&mut self, card: Card) -> bool {
        self.players.iter_mut().any(|player| player.removed.take(card.index()))
    }

    /// Puts a tile back into the supply of its number.
    pub(super) fn return_tile(&mut self, tile: SupplyTile) {
        // Back to the first supply that lacks one of this kind.
        let backs = tile.copies();
        let lacking = (0..3).find(|&back| self.supply[back].count(tile.index()) < u32::from(backs[back]));
        self.supply[lacking.unwrap_or(0)].add(tile.index());
    }

    /// Makes a player have so many workers of a kind, the printed one included.
    pub(super) fn set_workers(&mut self, seat: Seat, worker: Worker, wanted: u8) -> Done {
        while self.players[seat.index()].workers(worker) > wanted {
            self.return_tile(worker.into());
            self.players[seat.index()].workers[worker.index()] -= 1;
        }
        while self.players[seat.index()].workers(worker) < wanted {
            self.fetch_tile(worker.into())?;
            self.players[seat.index()].workers[worker.index()] += 1;
        }
        Ok(())
    }
}
