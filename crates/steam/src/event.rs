//! What can happen, as data. Nothing here is prose: logs, animations and translations are made from it elsewhere.

use crate::action::Route;
use crate::data::RAISE;
use crate::data::actions::ActionTile;
use crate::data::goods::Colour;
use crate::data::tiles::{Face, Kind};
use crate::hex::{Edge, Hex};
use crate::lack::Money;
use crate::outcome::Cubes;
use crate::question::Phase;
use crate::view::as_text;
use cowcatcher_engine::{Occurrence, Seat, Transfer};
use serde::Serialize;

/// Why money changed hands. Its name is what messages tell it apart by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Why {
    /// A place in the turn order.
    Bid,
    /// An action tile.
    Action,
    /// A tile placement.
    Track,
    /// Income and expenses at the end of the turn.
    Expenses,
    /// A late place in a random first order (STEAM-ORDER-02).
    LatePlace,
}

/// What a tile placement was. Its name is what messages tell it apart by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Placing {
    /// A tile on an empty hex.
    New,
    /// A tile with more track in place of one with less.
    Upgrade,
    /// The last segment of an incomplete link turned elsewhere.
    Redirect,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Event {
    /// Cubes came to a city at the start.
    CityFilled(Hex, Cubes),
    /// Cubes came to a supply space (1 to 12) at the start.
    SupplyFilled(u8, Cubes),
    /// This seat speaks first in the auction.
    FirstSpeaker(Seat),
    /// A seat drew an action tile for the first turn order.
    Drew(Seat, ActionTile),
    /// A turn began.
    TurnBegan(u8),
    /// A phase began.
    PhaseBegan(Phase),
    /// A seat raised money so many times and now has this income and these victory points.
    Raised {
        /// Who.
        seat: Seat,
        /// How many times $5.
        times: u8,
        /// The income after it.
        income: i8,
        /// The victory points after it.
        points: u16,
    },
    /// A seat paid money.
    Paid(Seat, u16, Why),
    /// A seat received money.
    Received(Seat, u16, Why),
    /// A seat bid.
    Bid(Seat, u8),
    /// A seat passed in the auction; with its free pass (`true`) it stays in.
    Passed(Seat, bool),
    /// A seat has this place (from 1) in the turn order.
    Placed(Seat, u8),
    /// A seat took an action tile, for its effect or with the pass option (`true`).
    Took(Seat, ActionTile, bool),
    /// A seat's locomotive reached a level.
    Locomotive(Seat, u8),
    /// A build turn began.
    BuildBegan(Seat),
    /// A tile was laid.
    Laid {
        /// By whom.
        seat: Seat,
        /// Where.
        hex: Hex,
        /// The tile.
        face: Face,
        /// Its kind.
        kind: Kind,
        /// As what.
        placing: Placing,
        /// The kind that returned to the stock.
        returned: Option<Kind>,
    },
    /// A link of a seat that ends at this side of a hex was completed; the owner may be somebody else than the builder.
    Completed(Option<Seat>, Hex, Edge),
    /// A seat claimed an unowned link that passes this side of a hex.
    Claimed(Seat, Hex, Edge),
    /// A seat lost an incomplete link whose open end is at this side of a hex.
    Lost(Seat, Hex, Edge),
    /// A New City was placed.
    Urbanized(Seat, Hex, Colour),
    /// A link that was only a spur vanished with its town tile.
    Vanished(Option<Seat>, Hex, Edge),
    /// A City Growth marker was placed.
    Grown(Seat, Hex),
    /// The cubes of a supply space (1 to 12) came to a city.
    Supplied(u8, Hex, Cubes),
    /// An effect that was paid for had become impossible (STEAM-ACTION-19).
    EffectLost(Seat, ActionTile),
    /// A build turn ended.
    BuildEnded(Seat),
    /// A seat delivered a cube from one city to another.
    Delivered {
        /// Who.
        seat: Seat,
        /// The colour of the cube.
        colour: Colour,
        /// From where.
        from: Hex,
        /// To where.
        to: Hex,
        /// Over which links.
        #[serde(serialize_with = "as_text")]
        route: Route,
        /// The points for each seat.
        points: [u8; 6],
    },
    /// A seat took points of a delivery as income and now has this income.
    Income(Seat, u8, i8),
    /// A seat took points of a delivery as victory points and now has so many.
    Points(Seat, u8, u16),
    /// A seat did nothing in a goods round.
    Idle(Seat),
    /// A seat lost victory points and income for money it owed (STEAM-INCOME-10).
    Shortage {
        /// Who.
        seat: Seat,
        /// What was missing.
        short: u16,
        /// Victory points after it.
        points: u16,
        /// Income after it.
        income: i8,
    },
    /// A seat is bankrupt and out of the game.
    Bankrupt(Seat),
    /// The game is over.
    Over,
}

impl Occurrence for Event {
    fn clause(&self) -> Option<&'static str> {
        Some(match self {
            Event::CityFilled(..) => "STEAM-SETUP-04",
            Event::SupplyFilled(..) => "STEAM-SETUP-06",
            Event::FirstSpeaker(_) => "STEAM-AUCTION-02",
            Event::Raised { .. } => "STEAM-MONEY-02",
            Event::Paid(_, _, why) | Event::Received(_, _, why) => match why {
                Why::Bid => "STEAM-AUCTION-17",
                Why::Action => "STEAM-ACTION-03",
                Why::Track => "STEAM-BUILD-14",
                Why::Expenses => "STEAM-INCOME-06",
                Why::LatePlace => "STEAM-ORDER-02",
            },
            Event::Passed(_, true) => "STEAM-AUCTION-14",
            Event::Took(_, _, true) => "STEAM-ACTION-12",
            Event::Locomotive(..) => "STEAM-LOCO-01",
            Event::Laid { placing, .. } => match placing {
                Placing::New => "STEAM-BUILD-14",
                Placing::Upgrade => "STEAM-UPGRADE-03",
                Placing::Redirect => "STEAM-REDIRECT-01",
            },
            Event::Completed(..) => "STEAM-DEF-05",
            Event::Claimed(..) => "STEAM-LINK-08",
            Event::Lost(..) => "STEAM-LINK-04",
            Event::Urbanized(..) => "STEAM-URBAN-01",
            Event::Vanished(..) => "STEAM-URBAN-10",
            Event::Grown(..) => "STEAM-GROWTH-01",
            Event::Supplied(..) => "STEAM-URBAN-03",
            Event::EffectLost(..) => "STEAM-ACTION-19",
            Event::Delivered { .. } => "STEAM-INCOME-01",
            Event::Income(..) | Event::Points(..) => "STEAM-INCOME-02",
            Event::Shortage { .. } => "STEAM-INCOME-10",
            Event::Bankrupt(_) => "STEAM-BANKRUPT-03",
            Event::Over => "STEAM-END-01",
            _ => return None,
        })
    }

    fn opens(&self) -> Option<Seat> {
        match *self {
            Event::BuildBegan(seat) => Some(seat),
            _ => None,
        }
    }

    fn transfer(&self, _: Seat) -> Option<Transfer> {
        let (from, to, amount) = match *self {
            Event::Raised { seat, times, .. } => (None, Some(seat), RAISE * i32::from(times)),
            Event::Paid(seat, dollars, _) => (Some(seat), None, dollars.into()),
            Event::Received(seat, dollars, _) => (None, Some(seat), dollars.into()),
            _ => return None,
        };
        Some(Transfer { from, to, amount, what: Money::Dollars.into() })
    }
}
