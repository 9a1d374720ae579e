//! Moving cards and tiles between the places of a position, so that the box stays whole.

use super::Done;
use crate::data::cards::{Card, HEIFERS_AND_COWS};
use crate::data::objectives::Objective;
use crate::data::player_board::{ROW, Worker};
use crate::data::supply::Tile as SupplyTile;
use crate::data::trail::Space;
use crate::state::{Cards, Gwt, Objectives, Tile};
use cowcatcher_engine::{Bag, Seat, Silent};
use cowcatcher_proof::scenario::value::integer;
use toml::Value;

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
            let level = matches!(card, Card::Heifer | Card::Cow);
            if level && new.count(card.index()) >= u32::from(HEIFERS_AND_COWS) {
                return Err(format!("the box holds no more {card} cards"));
            }
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
            None => self.fetch_market_card(card).map_err(|_| format!("the box holds no more {card} cards")),
        }
    }

    pub(super) fn fetch_objective(&mut self, objective: Objective) -> Done {
        if self.take_removed(objective.into()) || self.objective_stack.take(objective.index()) {
            return Ok(());
        }
        match self.display.iter_mut().find(|space| **space == Some(objective)) {
            Some(space) => {
                *space = take_any(&mut self.objective_stack).map(Objective::from_index);
                Ok(())
            }
            None => Err(format!("the box holds no more {objective} cards")),
        }
    }

    /// Takes a card of the market out of what left the game or the stack, or swaps it out of the open cards.
    pub(super) fn fetch_market_card(&mut self, card: Card) -> Done {
        let kind = card.index();
        let of_the_market = card.cattle().is_some_and(|cattle| cattle.market > 0);
        if of_the_market && (self.take_removed(card) || self.market_stack.take(kind)) {
            return Ok(());
        }
        if of_the_market && self.market.take(kind) {
            take_any(&mut self.market_stack).into_iter().for_each(|other| self.market.add(other));
            return Ok(());
        }
        Err(format!("the market holds no more {card} cards"))
    }

    /// Takes a tile that must have this number on its back, counted from 0.
    pub(super) fn fetch_tile_of(&mut self, back: usize, tile: SupplyTile) -> Done {
        if tile.copies()[back] == 0 {
            return Err(format!("no {tile} has {} on its back (GWT-SETUP-06)", back + 1));
        }
        self.fetch_tile(tile)
    }

    /// Takes a tile out of what left the game or a supply, or swaps it out of foresight or off the trail.
    pub(super) fn fetch_tile(&mut self, tile: SupplyTile) -> Done {
        let kind = tile.index();
        let found = self.gone.take(kind) || self.supply.iter_mut().any(|supply| supply.take(kind));
        if found || self.swap_out_of_foresight(tile) || self.swap_off_the_trail(tile) {
            Ok(())
        } else {
            Err(format!("the box holds no more {tile} tiles"))
        }
    }

    /// Takes a tile out of a foresight column and lays another of the same supply in its place.
    fn swap_out_of_foresight(&mut self, tile: SupplyTile) -> bool {
        for (column, supply) in self.foresight.iter_mut().zip(&mut self.supply) {
            if let Some(space) = column.iter_mut().find(|space| **space == Some(tile)) {
                *space = take_any(supply).map(SupplyTile::from_index);
                return true;
            }
        }
        false
    }

    /// Takes a tile off the trail and lays another that can lie there in its place.
    fn swap_off_the_trail(&mut self, tile: SupplyTile) -> bool {
        let there = |space: &&Space| self.trail.get(**space) == Some(Tile::Supply(tile));
        let Some(&space) = Space::ALL.iter().find(there) else { return false };
        self.trail.clear(space);
        let fits = |other: &&SupplyTile| other.section() == tile.section() && other.is_trade() == tile.is_trade();
        for &other in SupplyTile::ALL.iter().filter(fits) {
            if self.supply.iter_mut().any(|supply| supply.take(other.index())) {
                self.trail.put(space, Tile::Supply(other));
                break;
            }
        }
        true
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

    /// Makes a player have so many workers of a kind, the printed one included; Sam has no printed ones.
    pub(super) fn set_workers(&mut self, seat: Seat, worker: Worker, value: &Value) -> Done {
        let wanted = integer(value, u16::from(!self.is_sam(seat)), ROW.into())? as u8;
        while self.players[seat.index()].workers(worker) > wanted {
            self.return_tile(worker.into());
            self.players[seat.index()].workers[worker.index()] -= 1;
        }
        while self.players[seat.index()].workers(worker) < wanted {
            self.fetch_tile(worker.into())?;
            self.players[seat.index()].workers[worker.index()] += 1;
        }
        if self.is_sam(seat) {
            self.specialize(&mut Silent);
        }
        Ok(())
    }
}

/// Takes a piece of any kind out of a bag.
fn take_any<const WORDS: usize, const BITS: u32>(bag: &mut Bag<WORDS, BITS>) -> Option<usize> {
    let kind = bag.nth(0)?;
    bag.take(kind).then_some(kind)
}
