//! The agenda: what is still to be done, as a small stack whose top step says what is asked, of whom, or of chance.
//!
//! Playing an action or resolving chance replaces the top step by what follows from it; then [`Mombasa::settle`] works off
//! every step that needs nobody, until one stands on top that asks a player or chance, or the game is over.

use crate::data::bonus::BonusSpace;
use crate::data::companies::{COMPANIES, Company};
use crate::data::map::Region;
use crate::event::Event;
use crate::state::Mombasa;
use cowcatcher_engine::Log;

/// Where the game tells its events.
pub(crate) trait Tell: Log<Event> {}
impl<L: Log<Event>> Tell for L {}

/// One step still to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    // Set-up (setup.rs): chance, then a secret choice of everybody, then the start bonuses in turn order.
    SetupFirst,
    SetupTracks,
    SetupTiles,
    KeepTiles,
    StartBonus(u8),

    // The round (round.rs): preparation, planning (plan.rs), turns.
    Coins,
    ClearDisplay,
    FillDisplay,
    MarkersBack,
    RoundBegins,
    Planning,
    TurnBegins,
    Turn,
    EndTurn,

    // Goods (goods.rs): the slots of the chosen cards as bits; then units for tracks.
    Goods(u8),
    Units(u8),

    // Expansion (expand.rs).
    Expand { company: Company, left: u8, placed: bool },
    From(Company, Region),
    Home(Company),
    Reward(Region),

    // Bookkeeping (book.rs).
    Points(u8),
    FillBooks,
    Jar { moved: u8 },
    Remove(u8),

    // Profits (profit.rs, track.rs, bonus.rs).
    Advance([u8; COMPANIES]),
    Tracks { excluded: u8, tracks: u8, spaces: u8 },
    BuyCard,
    Discard { plus: u8 },
    OneOf(BonusSpace),
}

/// The stack of steps. The deepest nesting: an expansion, the rewards of a region, and the spending of points in it.
pub(crate) type Agenda = cowcatcher_engine::Agenda<Step, 12>;

impl Step {
    /// Does it wait for chance?
    #[inline]
    pub fn is_chance(self) -> bool {
        matches!(self, Step::SetupFirst | Step::SetupTracks | Step::SetupTiles | Step::FillDisplay | Step::FillBooks)
    }

    /// Does it wait for everybody at once, in secret?
    #[inline]
    pub fn is_secret(self) -> bool {
        matches!(self, Step::KeepTiles | Step::Planning)
    }
}

impl Mombasa {
    /// Works off every step that asks nobody, until one stands on top that does.
    pub(crate) fn settle(&mut self, log: &mut impl Tell) {
        while self.agenda.top().is_some_and(|step| self.advance(step, log)) {}
    }

    /// Does what `step`, on top, needs nobody for; `false` if it asks a player or chance.
    ///
    /// Every arm either changes the agenda and returns `true`, or returns `false`.
    fn advance(&mut self, step: Step, log: &mut impl Tell) -> bool {
        match step {
            Step::SetupFirst | Step::Turn | Step::EndTurn | Step::Goods(_) | Step::Discard { .. } => false,
            Step::SetupTracks => self.agenda.drop_if(self.tracks.iter().all(Option::is_some)),
            Step::SetupTiles => self.agenda.drop_if(self.next_without_tile().is_none()),
            Step::KeepTiles => self.reveal_tiles(log),
            Step::StartBonus(turn) => self.start_bonus(turn, log),

            Step::Coins => self.move_coins(log),
            Step::ClearDisplay => self.clear_display(log),
            Step::FillDisplay => self.agenda.drop_if(self.deck.is_empty() || self.next_display_space().is_none()),
            Step::MarkersBack => self.markers_back(log),
            Step::RoundBegins => self.begin_round(log),
            Step::Planning => self.reveal_plans(log),
            Step::TurnBegins => self.begin_turn(log),

            Step::Units(left) => self.agenda.drop_if(left == 0 || !self.can_advance_any()),
            Step::Expand { company, left, .. } => self.agenda.drop_if(self.sites(company, left) == 0),
            Step::From(company, region) => self.only_column(company, region, log),
            Step::Home(company) => self.only_home(company, log),
            Step::Reward(region) => self.reward_of(region, log),

            Step::Points(left) => self.points_over(left, log),
            Step::FillBooks => self.agenda.drop_if(self.next_cell().is_none()),
            Step::Jar { moved } => self.jar_over(moved, log),
            Step::Remove(left) => self.agenda.drop_if(left == 0 || self.no_post_at_home()),

            Step::Advance(spaces) => self.agenda.drop_if(self.advance_over(spaces)),
            Step::Tracks { excluded, tracks, .. } => {
                self.agenda.drop_if(tracks == 0 || self.open_tracks(excluded) == 0)
            }
            Step::BuyCard => self.agenda.drop_if(!self.can_buy_for_pounds(0)),
            Step::OneOf(_) => false,
        }
    }
}
