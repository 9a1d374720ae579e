//! Rules of thumb: how much a sensible player likes an action.
//!
//! Bids and capital go by plain limits, track by the best whole link that begins with a tile, and everything else by what the
//! position is worth once the click and what follows from it at once are played.

mod build;
mod worth;

use crate::action::Action;
use crate::agenda::Step;
use crate::data::actions::ActionTile;
use crate::options::Rules;
use crate::state::Steam;
use cowcatcher_engine::{Choices, Game, Opinion, Seat, Silent, ToAct};

/// So much, and no more, a place in the turn order is worth in dollars.
const HIGHEST_BID: i32 = 2;
/// What two or three tiles, and a little more, cost.
const BUILDING_MONEY: i32 = 10;
/// Nobody sensible lets the income sink further for capital.
const LOWEST_INCOME: i32 = -6;
/// Something that is only better than going bankrupt.
const DREADFUL: i32 = i32::MIN / 4;

impl Opinion for Steam {
    fn appeal(&self, seat: Seat, action: Action) -> i32 {
        match action {
            Action::Raise(times) => raise(self, seat, i32::from(times)),
            Action::Bid(bid) => bid_appeal(self, seat, i32::from(bid)),
            Action::Pass if matches!(self.agenda.top(), Some(Step::BidForPlace | Step::BidForOrder)) => 0,
            Action::Build(hex) => build::first_tile(self, seat, hex, None),
            Action::Lay(face) => match self.agenda.top() {
                Some(Step::Lay(number)) => build::first_tile(self, seat, self.map.hex(number), Some(face)),
                _ => DREADFUL,
            },
            Action::Take(tile) => after(self, seat, action) + tile_worth(self, seat, tile),
            Action::Done if self.build.urbanize || self.build.grow => after(self, seat, action) - 1,
            _ => after(self, seat, action),
        }
    }
}

/// What the position is worth after an action and what follows from it at once.
fn after(game: &Steam, seat: Seat, action: Action) -> i32 {
    let mut after = game.clone();
    after.play_unchecked(seat, action, &mut Silent);
    follow(&mut after, seat);
    worth::of(&after, seat)
}

/// Answers what an action asks at once: where the goods come from, which way they go, what is taken for them.
fn follow(game: &mut Steam, seat: Seat) {
    let mut choices = Choices::new();
    while game.to_act() == ToAct::One(seat) {
        let asks = Some(Step::Reward(seat.0)) == game.agenda.top()
            || matches!(game.agenda.top(), Some(Step::NewCity(_) | Step::Supply(_) | Step::Route(..)));
        if !asks {
            return;
        }
        choices.clear();
        game.legal(seat, &mut choices);
        let best = choices.iter().copied().max_by_key(|&action| {
            let mut after = game.clone();
            after.play_unchecked(seat, action, &mut Silent);
            // A way is as good as what is taken for it.
            if matches!(action, Action::Route(_)) && after.agenda.top() == Some(Step::Reward(seat.0)) {
                i32::from(after.rewards[seat.index()]) * 3 - after.rewards.iter().map(|&it| i32::from(it)).sum::<i32>()
            } else {
                worth::of(&after, seat)
            }
        });
        let Some(best) = best else { return };
        game.play_unchecked(seat, best, &mut Silent);
    }
}

/// Capital for building and for what the locomotive will cost, but no more.
fn raise(game: &Steam, seat: Seat, times: i32) -> i32 {
    let player = game.player(seat);
    let upkeep = (i32::from(player.level) - player.income).max(0);
    let last = game.turns_left() == 0;
    let wanted = upkeep + if last { BUILDING_MONEY / 2 } else { BUILDING_MONEY };
    let cash = player.cash + times * crate::data::RAISE;
    let missing = (wanted - cash).max(0);
    let sunk = (LOWEST_INCOME - (player.income - times)).max(0);
    -missing * 3 - times * 5 - sunk * 40
}

/// A low bid is better than none, a high one is not.
fn bid_appeal(game: &Steam, seat: Seat, bid: i32) -> i32 {
    let player = game.player(seat);
    let most = match game.setting.rules {
        Rules::Base => HIGHEST_BID.min(1),
        Rules::Standard => (player.cash - BUILDING_MONEY).clamp(0, HIGHEST_BID),
    };
    if bid <= most { 10 - bid } else { -bid }
}

/// What a tile is worth for its effect, in tenths of a point; the locomotive's is in the position.
fn tile_worth(game: &Steam, seat: Seat, tile: ActionTile) -> i32 {
    let rich = game.spendable(seat) >= 2 * BUILDING_MONEY;
    match tile {
        ActionTile::TurnOrder => 6,
        ActionTile::FirstMove => 8,
        ActionTile::Engineer => {
            if rich {
                14
            } else {
                7
            }
        }
        ActionTile::FirstBuild => 9,
        ActionTile::CityGrowth => {
            if rich {
                14
            } else {
                0
            }
        }
        ActionTile::Locomotive => 0,
        ActionTile::Urbanization => {
            if rich {
                26
            } else {
                0
            }
        }
    }
}
