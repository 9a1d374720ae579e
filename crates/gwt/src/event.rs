//! What can happen, as data. Nothing here is prose: logs, animations and translations are made from it elsewhere.

use crate::data::buildings::Neutral;
use crate::data::cards::Card;
use crate::data::cities::City;
use crate::data::lines::Line;
use crate::data::masters::Master;
use crate::data::objectives::{Objective, Starting};
use crate::data::player_board::{Auxiliary, DiscSpace, Worker};
use crate::data::railroad::Station;
use crate::data::supply::Tile;
use crate::data::trail::Space;
use crate::lack::Money;
use crate::rail::Rail;
use crate::solo::card_clause;
use cowcatcher_engine::{Occurrence, Seat, Transfer};
use serde::Serialize;

/// Why money changed hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Why {
    /// A fee on the trail.
    Fee,
    /// A local, auxiliary or immediate action.
    Action,
    /// A hired worker.
    Hire,
    /// A private building.
    Build,
    /// Cattle.
    Cattle,
    /// A hazard.
    Hazard,
    /// A trade tile.
    Trade,
    /// A station.
    Station,
    /// A disc.
    Disc,
    /// Income in Kansas City.
    Income,
    /// A delivery to Kansas City.
    KansasCity,
    /// Transport.
    Transport,
    /// The last space of the track.
    LastSpace,
}

/// Something that happened to the player whose turn it is, unless a seat is named.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Event {
    /// This seat begins.
    First(Seat),
    /// A neutral building came to a space.
    NeutralPlaced(Neutral, Space),
    /// A private building number lies on side b (`true`) or a.
    Sided(u8, bool),
    /// A station master tile came to a station.
    MasterPlaced(Master, Station),
    /// A seat got its starting objective.
    StartingObjective(Seat, Starting),
    /// A turn began.
    TurnBegan(Seat),
    /// The rancher was placed.
    Placed(Space),
    /// The rancher moved one step.
    Moved(Space),
    /// A local action was performed.
    Used(Space, Line),
    /// A building was copied.
    Copied(Space),
    /// An auxiliary action was performed, doubled or not.
    Auxiliary(Auxiliary, bool),
    /// Money was gained from the bank.
    Gained(u16, Why),
    /// Money was paid to the bank.
    Paid(u16, Why),
    /// Money was paid to another player.
    PaidTo(Seat, u16, Why),
    /// The certificate marker now stands here.
    Certificates(u8),
    /// An exchange token was gained.
    TokenGained,
    /// An exchange token was used.
    TokenUsed,
    /// A seat drew a card that the listener may see.
    Drew(Seat, Card),
    /// A seat drew a card that the listener may not see.
    DrewHidden(Seat),
    /// A seat's discard pile became its draw pile.
    Shuffled(Seat),
    /// A card was discarded.
    Discarded(Card),
    /// A card was removed from the game.
    Removed(Card),
    /// A worker was hired from a row, counted from 1.
    Hired(Worker, u8),
    /// A private building was placed; the number of the one it replaced.
    Built(u8, Space, Option<u8>),
    /// A cattle card was bought.
    Bought(Card),
    /// A card came to the cattle market.
    MarketCard(Card),
    /// A hazard was taken from a space.
    HazardTaken(Tile, Space),
    /// A trade tile was taken from a space.
    TradeTaken(Tile, Space),
    /// The engine moved.
    Engine(Rail),
    /// A station was upgraded.
    Upgraded(Station),
    /// A station master tile was taken for a worker.
    Appointed(Master, Worker),
    /// A disc was taken from the player board.
    Disc(DiscSpace),
    /// A disc was taken back from a station.
    StationDisc(Station),
    /// An objective card was gained, to hand (`true`) or discard pile.
    ObjectiveGained(Objective, bool),
    /// An unseen objective card was gained into hand, and the listener may not see it.
    ObjectiveGainedHidden,
    /// A card came to the objective display.
    DisplayCard(Objective),
    /// An objective card was played, its action performed or forgone (`true`).
    Played(Objective, bool),
    /// A foresight tile was chosen from a column.
    Chosen(u8, Tile),
    /// A tile came to a space of the board.
    TilePlaced(Tile, Space),
    /// A worker came to a row of the job market, counted from 1.
    WorkerPlaced(Worker, u8),
    /// A tile left the game for want of space.
    TileGone(Tile),
    /// A tile was laid aside in set-up.
    TileAside(Tile),
    /// A tile came to a foresight column.
    ForesightTile(u8, Tile),
    /// The job market token moved to a row, counted from 1.
    TokenMoved(u8),
    /// The active player took the job market token: the end is near.
    EndTriggered,
    /// The hand was shown and worth so much with certificates.
    Income(u8),
    /// A Simmental card was swapped for one of the next level.
    Grown(Card),
    /// The hand was discarded.
    HandDiscarded,
    /// A delivery was made.
    Delivered(City),
    /// The rancher returned to the start of the trail.
    Returned,
    /// Sam begins with this worker.
    SamWorker(Worker),
    /// Sam drew this card of his.
    SamCard(u8),
    /// Sam's cards were shuffled into a new deck.
    SamShuffled,
    /// Sam can't do what his card says.
    SamIdle,
    /// Sam is specialized in these workers from now on.
    SamSpecialized(Worker),
    /// Sam took a station master tile.
    SamMaster(Master),
    /// Sam took an objective card.
    SamObjective(Objective),
    /// The bank paid a seat the fee for Sam.
    SamFee(Seat, u16),
    /// The game is over.
    Over,
}

impl Occurrence for Event {
    fn clause(&self) -> Option<&'static str> {
        Some(match self {
            Event::StartingObjective(..) => "GWT-SETUP-30",
            Event::Placed(_) => "GWT-TURN-03",
            Event::Paid(_, why) | Event::Gained(_, why) | Event::PaidTo(_, _, why) => match why {
                Why::Fee => "GWT-MOVE-12",
                Why::Hire => "GWT-HIRE-03",
                Why::Build => "GWT-BUILD-03",
                Why::Cattle => "GWT-CATTLE-01",
                Why::Hazard => "GWT-HAZARD-02",
                Why::Trade => "GWT-TRADE-02",
                Why::Station => "GWT-STATION-01",
                Why::Disc => "GWT-DISC-01",
                Why::Income | Why::KansasCity | Why::Transport => "GWT-KC-01",
                Why::Action | Why::LastSpace => return None,
            },
            Event::Copied(_) => "GWT-COPY-01",
            Event::Auxiliary(..) => "GWT-AUX-01",
            Event::TokenUsed => "GWT-EXCHANGE-02",
            Event::Shuffled(_) => "GWT-DECK-03",
            Event::Hired(..) => "GWT-HIRE-01",
            Event::Built(..) => "GWT-BUILD-01",
            Event::HazardTaken(..) => "GWT-HAZARD-01",
            Event::TradeTaken(..) => "GWT-TRADE-01",
            Event::Upgraded(_) => "GWT-STATION-01",
            Event::Disc(_) | Event::StationDisc(_) => "GWT-DISC-01",
            Event::ObjectiveGained(..) | Event::ObjectiveGainedHidden => "GWT-OBJ-01",
            Event::Chosen(..) => "GWT-KC-02",
            Event::TilePlaced(..) => "GWT-KC-03",
            Event::TokenMoved(_) | Event::EndTriggered => "GWT-END-01",
            Event::Grown(_) => "GWT-SIMM-01",
            Event::Delivered(_) => "GWT-DELIVER-01",
            Event::SamWorker(_) => "GWT-SOLO-04",
            Event::SamCard(number) => card_clause(*number),
            Event::SamShuffled => "GWT-SOLO-07",
            Event::SamIdle => "GWT-SOLO-31",
            Event::SamSpecialized(_) => "GWT-SOLO-06",
            Event::SamMaster(_) => "GWT-SOLO-26",
            Event::SamObjective(_) => "GWT-SOLO-13",
            Event::SamFee(..) => "GWT-SOLO-10",
            _ => return None,
        })
    }

    fn opens(&self) -> Option<Seat> {
        match *self {
            Event::TurnBegan(seat) => Some(seat),
            _ => None,
        }
    }

    fn transfer(&self, active: Seat) -> Option<Transfer> {
        let (from, to, amount) = match *self {
            Event::Gained(dollars, _) => (None, Some(active), dollars),
            Event::Paid(dollars, _) => (Some(active), None, dollars),
            Event::PaidTo(seat, dollars, _) => (Some(active), Some(seat), dollars),
            Event::SamFee(seat, dollars) => (None, Some(seat), dollars),
            _ => return None,
        };
        Some(Transfer { from, to, amount: amount.into(), what: Money::Dollars.into() })
    }
}
