//! The agenda: what is still to be done, as a small stack whose top step says what is asked, of whom, or of chance.
//!
//! Playing an action or resolving chance replaces the top step by what follows from it; then [`Steam::settle`] works off
//! every step that needs nobody, until one stands on top that asks a player or chance, or the game is over.

use crate::data::goods::Colour;
use crate::event::Event;
use crate::state::Steam;
use cowcatcher_engine::Log;

/// Where the game tells its events.
pub(crate) trait Tell: Log<Event> {}
impl<L: Log<Event>> Tell for L {}

/// One step still to be done. Hexes are by number, places in an order are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    // Set-up (setup.rs).
    FillCity(u8),
    FillSupply(u8),
    FirstSpeaker,
    DrawTile(u8),

    // The sequence of play (turn.rs).
    TurnBegins,
    ActionPhase,
    BuildPhase,
    BuildTurn(u8),
    GoodsPhase,
    IncomePhase,
    TurnEnds,

    // Money and auctions (money.rs, auction.rs).
    Raise(u8),
    BidForPlace,
    BidForOrder,

    // Action tiles (actions.rs).
    Take(u8),

    // The build turn of the player in this place of the build order (build.rs, urban.rs, growth.rs).
    Build(u8),
    Lay(u8),
    NewCity(u8),
    Supply(u8),

    // Goods: twice through the goods order, places 0 to 2n - 1 (goods.rs, income.rs).
    Goods(u8),
    Route(u8, Colour),
    Reward(u8),
}

/// The stack of steps. The deepest nesting: a delivery and its rewards, with what follows beneath.
pub(crate) type Agenda = cowcatcher_engine::Agenda<Step, 8>;

impl Step {
    /// Does it wait for chance?
    #[inline]
    pub fn is_chance(self) -> bool {
        matches!(self, Step::FillCity(_) | Step::FillSupply(_) | Step::FirstSpeaker | Step::DrawTile(_))
    }
}

impl Steam {
    /// Works off every step that asks nobody, until one stands on top that does.
    pub(crate) fn settle(&mut self, log: &mut impl Tell) {
        while self.agenda.top().is_some_and(|step| self.advance(step, log)) {}
    }

    /// Does what `step`, on top, needs nobody for; `false` if it asks a player or chance.
    ///
    /// Every arm either changes the agenda and returns `true`, or returns `false`.
    fn advance(&mut self, step: Step, log: &mut impl Tell) -> bool {
        match step {
            Step::FillCity(site) => self.next_city_to_fill(site),
            Step::FillSupply(space) => self.next_space_to_fill(space),
            Step::FirstSpeaker => false,
            Step::DrawTile(seat) => self.all_have_drawn(seat, log),

            Step::TurnBegins => self.begin_turn(log),
            Step::ActionPhase => self.begin_actions(log),
            Step::BuildPhase => self.begin_building(log),
            Step::BuildTurn(place) => self.begin_build_turn(place, log),
            Step::GoodsPhase => self.begin_goods(log),
            Step::IncomePhase => self.income_phase(log),
            Step::TurnEnds => self.end_turn(log),

            Step::Raise(place) => self.next_to_raise(place, log),
            Step::BidForPlace => self.place_decided(log),
            Step::BidForOrder => self.order_decided(log),
            Step::Take(place) => self.next_to_take(place),
            Step::Build(_) | Step::Lay(_) | Step::NewCity(_) => false,
            Step::Supply(_) => self.no_goods_left(),
            Step::Goods(place) => self.next_to_move(place, log),
            Step::Route(..) => false,
            Step::Reward(mover) => self.next_reward(mover),
        }
    }
}
