//! The agenda: what is still to be done, as a small stack whose top step says what is asked, of whom, or of chance.
//!
//! Playing an action or resolving chance replaces the top step by what follows from it; then [`Gwt::settle`] works off
//! every step that needs nobody, until one stands on top that asks a player or chance, or the game is over.

use crate::data::cities::City;
use crate::data::lines::{Effect, Line};
use crate::data::railroad::Station;
use crate::event::Event;
use crate::solo::Chore;
use crate::state::Gwt;
use cowcatcher_engine::Log;

/// Where the game tells its events.
pub(crate) trait Tell: Log<Event> {}
impl<L: Log<Event>> Tell for L {}

/// One step still to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    // Set-up, decided by chance (setup.rs).
    SetupFirst,
    SetupNeutral,
    SetupSides,
    SetupMasters,
    SetupStarting,
    SetupTiles(u8),
    SetupJobs,
    SetupHands(u8),

    // The turn (turn.rs).
    TurnBegins,
    PlaceRancher,
    EndTurn,
    PhaseC,

    // Moving (movement.rs).
    Move { left: u8, moved: u8, walk: Walk },
    Arrive(Walk),

    // Phase B (local.rs) and the algebra of lines (act.rs).
    Location,
    Do(Effect, How),
    MayDiscard(Line),

    // Kansas City (kansas_city.rs, simmental.rs, deliver.rs, disc.rs).
    Foresight(u8),
    Income,
    Grow,
    DiscardHand,
    LeaveKansasCity,
    RefillForesight,
    Deliver { limit: u8, extraordinary: bool },
    TakeDisc(Target),
    CityMoney(City),
    Arrows(City),
    Transport(u8),

    // The engine and its stations (rail.rs, station.rs).
    Engine { up_to: u8, optional: bool },
    EngineBack(u8),
    ExtraordinaryBack,
    ReturnFromLast,
    MayUpgrade(Station),
    UpgradeBehind,
    Appoint(Station),

    // Other actions, each in the file of its chapter.
    Hire { modifier: i8, optional: bool },
    Build { per_craftsman: u8, optional: bool },
    Site { number: u8, per_craftsman: u8 },
    Buy { cowboys: u8 },
    MarketCards(u8),
    Hazard { optional: bool },
    Trade { optional: bool },
    HazardOrTrade,
    Objective { to_hand: bool, optional: bool },
    BlindObjective { to_hand: bool },
    FillDisplay,
    Certificates(u8),
    Auxiliary,
    Draw { left: u8, drawn: u8, exchange: bool },
    DrawCard,
    Discard { left: u8, exchange: bool },
    Remove(u8),

    // Sam's turn (solo.rs).
    SetupSam,
    Sam(Chore),
}

/// Why the rancher moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Walk {
    /// Phase A.
    PhaseA,
    /// Again in phase B (GWT-AGAIN).
    Again,
    /// By an objective card, without fees (GWT-OBJ-11).
    Ride,
}

/// How an effect came about, which says what of it may be declined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum How {
    /// Chosen for itself: it is done.
    Chosen,
    /// The benefit of a requirement that was met: it may be declined, wholly or in part (GWT-ACT-02).
    Earned,
    /// Triggered: performed at once or forgone (GWT-HIRE-07, GWT-STATION-09).
    Triggered,
}

/// Where a disc is to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    /// To a city, with the transport still to be paid.
    City(City, u8),
    /// To a station.
    Station(Station),
}

/// The stack of steps. The deepest nesting: a visit to Kansas City, an objective card in it, and the longest chain of triggered actions.
pub(crate) type Agenda = cowcatcher_engine::Agenda<Step, 24>;

impl Step {
    /// Does it wait for chance?
    pub fn is_chance(self) -> bool {
        matches!(
            self,
            Step::SetupFirst
                | Step::SetupNeutral
                | Step::SetupSides
                | Step::SetupMasters
                | Step::SetupStarting
                | Step::SetupTiles(_)
                | Step::SetupJobs
                | Step::SetupHands(_)
                | Step::PhaseC
                | Step::RefillForesight
                | Step::MarketCards(_)
                | Step::BlindObjective { .. }
                | Step::FillDisplay
                | Step::DrawCard
                | Step::SetupSam
                | Step::Sam(Chore::Draw | Chore::Foresight(_))
        )
    }
}

impl Gwt {
    /// Works off every step that asks nobody, until one stands on top that does.
    pub(crate) fn settle(&mut self, log: &mut impl Tell) {
        while self.agenda.top().is_some_and(|step| self.advance(step, log)) {}
    }

    /// Does what `step`, on top, needs nobody for; `false` if it asks a player or chance.
    ///
    /// Every arm either changes the agenda and returns `true`, or returns `false`.
    fn advance(&mut self, step: Step, log: &mut impl Tell) -> bool {
        match step {
            Step::SetupFirst | Step::SetupSam | Step::PlaceRancher | Step::EndTurn | Step::Location | Step::Income => {
                false
            }
            Step::SetupNeutral => self.agenda.drop_if(self.next_neutral_space().is_none()),
            Step::SetupSides => {
                self.agenda.drop_if(usize::from(self.setting.sided) >= self.tables().buildings[0].len())
            }
            Step::SetupMasters => self.agenda.drop_if(self.masters.iter().all(Option::is_some)),
            Step::SetupStarting => self.agenda.drop_if(self.next_without_starting().is_none()),
            Step::SetupTiles(placed) => self.setup_tiles_done(placed),
            Step::SetupJobs => self.agenda.drop_if(self.job_market_set_up()),
            Step::SetupHands(turn) => self.next_first_hand(turn),

            Step::TurnBegins => self.begin_turn(log),
            Step::PhaseC => self.phase_c(log),

            Step::Move { left, moved, walk } => self.walk_over(left, moved, walk),
            Step::Arrive(walk) => self.arrive(walk),

            Step::Do(effect, how) => {
                self.agenda.pop();
                self.begin(effect, how, log);
                true
            }
            Step::MayDiscard(_) => false,

            Step::Foresight(column) => {
                let nothing = self.choosable(column).next().is_none();
                self.agenda.drop_if(nothing)
            }
            Step::Grow => self.agenda.drop_if(!self.may_grow()),
            Step::DiscardHand => self.discard_hand(log),
            Step::LeaveKansasCity => self.leave_kansas_city(log),
            Step::RefillForesight => self.agenda.drop_if(self.next_foresight_space().is_none()),
            Step::Deliver { .. } => false,
            Step::TakeDisc(target) => self.agenda.drop_if(self.no_disc_at_all(target)),
            Step::CityMoney(city) => self.city_money(city, log),
            Step::Arrows(city) => self.arrow_actions(city, log),
            Step::Transport(cost) => self.pay_transport(cost, log),

            Step::Engine { .. } | Step::EngineBack(_) | Step::ExtraordinaryBack | Step::ReturnFromLast => false,
            Step::MayUpgrade(station) => self.agenda.drop_if(self.judge_upgrade(station).is_err()),
            Step::UpgradeBehind => false,
            Step::Appoint(station) => self.agenda.drop_if(!self.may_appoint(station)),

            Step::Hire { modifier, optional } => {
                self.agenda.drop_if(optional && self.judge_any_hire(modifier).is_err())
            }
            Step::Build { per_craftsman, optional } => {
                self.agenda.drop_if(optional && self.judge_any_building(per_craftsman).is_err())
            }
            Step::Site { .. } | Step::Buy { .. } => false,
            Step::MarketCards(left) => self.agenda.drop_if(left == 0 || self.market_stack.is_empty()),
            Step::Hazard { .. } => self.agenda.drop_if(self.hazards_on_board() == 0),
            Step::Trade { optional } => self.agenda.drop_if(optional && self.judge_any_trade().is_err()),
            Step::HazardOrTrade => self.agenda.drop_if(self.hazards_on_board() == 0 && self.judge_any_trade().is_err()),
            Step::Objective { .. } => self.agenda.drop_if(self.judge_any_objective().is_err()),
            Step::BlindObjective { .. } => false,
            Step::FillDisplay => {
                self.agenda.drop_if(self.objective_stack.is_empty() || self.display.iter().all(Option::is_some))
            }
            Step::Certificates(offered) => {
                self.agenda.drop_if(self.certificates_after(offered) == self.me().certificates)
            }
            Step::Auxiliary => false,
            Step::Draw { left, drawn, exchange } => self.draw_over(left, drawn, exchange),
            Step::DrawCard => self.shuffle_if_needed(self.active(), log),
            Step::Discard { left, .. } => self.agenda.drop_if(left == 0 || self.me().hand.is_empty()),
            Step::Sam(chore) => self.do_chore(chore, log),
            Step::Remove(left) => self.agenda.drop_if(left == 0 || self.me().hand.is_empty()),
        }
    }
}
