//! TURN, ORDER and END: the sequence of play. Carries STEAM-TURN-01 to 05, STEAM-ORDER-03, 04, 06, 07, STEAM-END-01 to 04.

use crate::agenda::{Step, Tell};
use crate::data::actions::ActionTile;
use crate::data::turns;
use crate::event::Event;
use crate::options::Rules;
use crate::question::Phase;
use crate::state::{BuildTurn, Order, Steam};
use cowcatcher_engine::Seat;

impl Steam {
    /// The phase that the top step belongs to.
    pub fn phase(&self) -> Phase {
        match self.agenda.top() {
            None => Phase::Over,
            Some(Step::Raise(_)) => Phase::Capital,
            Some(Step::BidForPlace | Step::BidForOrder) => Phase::Auction,
            Some(Step::Take(_) | Step::ActionPhase) => Phase::Actions,
            Some(
                Step::Build(_)
                | Step::Lay(_)
                | Step::NewCity(_)
                | Step::Supply(_)
                | Step::BuildPhase
                | Step::BuildTurn(_),
            ) => Phase::Build,
            Some(Step::Goods(_) | Step::Route(..) | Step::Reward(_) | Step::GoodsPhase) => {
                if self.goods_round() == 1 {
                    Phase::Goods1
                } else {
                    Phase::Goods2
                }
            }
            Some(_) => Phase::Setup,
        }
    }

    pub(crate) fn begin_turn(&mut self, log: &mut impl Tell) -> bool {
        self.turn += 1;
        log.tell(Event::TurnBegan(self.turn));
        match self.setting.rules {
            Rules::Base => self.agenda.replace(Step::ActionPhase),
            Rules::Standard => self.begin_capital(log),
        }
        true
    }

    /// Who holds a tile, with or without its effect.
    pub(crate) fn holder(&self, tile: ActionTile) -> Option<Seat> {
        self.order.seats().iter().copied().find(|&seat| self.player(seat).tile == Some(tile))
    }

    /// The turn order with First Build in front (STEAM-ORDER-06).
    pub(crate) fn build_order(&self) -> Order {
        self.order.with_first(self.holder(ActionTile::FirstBuild))
    }

    /// The turn order with First Move in front (STEAM-ORDER-06).
    pub(crate) fn goods_order(&self) -> Order {
        self.order.with_first(self.holder(ActionTile::FirstMove))
    }

    pub(crate) fn begin_building(&mut self, log: &mut impl Tell) -> bool {
        log.tell(Event::PhaseBegan(Phase::Build));
        self.agenda.replace(Step::BuildTurn(0));
        true
    }

    pub(crate) fn begin_goods(&mut self, log: &mut impl Tell) -> bool {
        log.tell(Event::PhaseBegan(Phase::Goods1));
        self.build = BuildTurn::NONE;
        self.agenda.replace(Step::Goods(0));
        true
    }

    /// After the income phase: the next order and turn, or the end (STEAM-END-02, 03).
    pub(crate) fn end_turn(&mut self, log: &mut impl Tell) -> bool {
        if self.turn >= turns(usize::from(self.setting.players)) || self.order.len() <= 1 {
            log.tell(Event::Over);
            self.agenda.clear();
            return true;
        }
        match self.setting.rules {
            // STEAM-ORDER-03, 04.
            Rules::Base => {
                let players = self.players;
                self.order.sort_by_key(|seat| players.get(seat.index()).and_then(|player| player.tile));
                for (place, &seat) in self.order.seats().iter().enumerate() {
                    log.tell(Event::Placed(seat, place as u8 + 1));
                }
            }
            Rules::Standard => self.privileged = self.holder(ActionTile::TurnOrder),
        }
        for player in &mut self.players {
            player.tile = None;
            player.passed = false;
            player.improved = false;
        }
        self.agenda.replace(Step::TurnBegins);
        true
    }
}
