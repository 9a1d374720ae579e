//! What stands around the map: headings, the state of a turn, an auction, a build turn.

use super::SteamWords;
use crate::speech::signed;
use cowcatcher_engine::Seat;
use cowcatcher_games::steam::{Hex, TileHolder};

/// A heading, or the name of a figure. Its own name is what the message tells it apart by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Label {
    /// The map.
    Map,
    /// The goods supply.
    Supply,
    /// The action tiles.
    ActionTiles,
    /// The turn order.
    TurnOrder,
    /// The order in which players build.
    BuildOrder,
    /// The order in which players move goods.
    GoodsOrder,
    /// The turn track.
    Turns,
    /// The income track.
    IncomeTrack,
    /// The track of victory points.
    PointsTrack,
    /// The locomotive levels.
    Locomotives,
    /// The auction.
    Auction,
    /// Track tiles in stock.
    Stock,
    /// New City tiles.
    NewCities,
    /// City Growth markers.
    GrowthMarkers,
    /// The goods bag.
    Bag,
    /// A player's cash.
    Cash,
    /// A player's income.
    Income,
    /// A player's victory points.
    Points,
    /// A player's locomotive level.
    Level,
    /// A player's complete links.
    Links,
    /// A player's action tile.
    ActionTile,
    /// A player.
    Player,
    /// The ways of a delivery.
    Delivery,
    /// A player who is out of the game.
    Bankrupt,
    /// Points of a delivery still to be taken.
    Rewards,
    /// The tiles that can be laid on a hex.
    Lay,
    /// The cities.
    Cities,
    /// The towns.
    Towns,
    /// Links, complete or not; in a narrow column, those that count.
    AllLinks,
    /// Track tiles on the map.
    TrackTiles,
    /// The players.
    Players,
    /// A player's locomotive level, in a narrow column.
    LevelShort,
    /// Cash and all that can be raised, in a narrow column.
    CanPay,
    /// What else can be chosen.
    More,
}

impl SteamWords<'_> {
    /// A heading, or the name of a figure.
    pub fn label(&self, label: Label) -> String {
        self.say("label", &[("label", <&str>::from(label).into())])
    }

    /// The heading of a player's board.
    pub fn player_board_of(&self, name: &str) -> String {
        self.say("board-of", &[("name", name.to_owned().into())])
    }

    /// A figure that may be negative.
    pub fn signed(&self, n: i32) -> String {
        signed(n)
    }

    /// An amount of money.
    pub fn money(&self, dollars: i32) -> String {
        if dollars < 0 { format!("−${}", dollars.unsigned_abs()) } else { format!("${dollars}") }
    }

    /// What the larger track tiles have in common.
    pub fn more_tiles(&self) -> String {
        self.say("more-tiles", &[])
    }

    /// What the deliveries from a city have in common.
    pub fn deliver_from(&self, city: Hex) -> String {
        self.say("deliver-from", &[("city", self.place(city).into())])
    }

    /// A place in the turn order, counted from 1.
    pub fn place_in_order(&self, place: usize) -> String {
        self.say("bidder-place", &[("place", place.into())])
    }

    /// The turn being played.
    pub fn turn(&self) -> String {
        self.say("turn", &[("turn", self.view.turn.into()), ("turns", self.view.turns.into())])
    }

    /// Who has an action tile, or what it costs.
    pub fn tile_state(&self, holder: &TileHolder) -> String {
        match holder.seat.map(|seat| self.seat(seat)) {
            Some(player) if holder.passed => self.say("tile-taken-passing", &[("player", player.into())]),
            Some(player) => self.say("tile-taken", &[("player", player.into())]),
            None if holder.price > 0 => self.money(holder.price),
            None => self.say("tile-free", &[]),
        }
    }

    /// What the running auction is about, and its highest bid.
    pub fn auction(&self) -> Option<String> {
        let auction = self.view.auction.as_ref()?;
        let about = match auction.place {
            Some(place) => self.say("auction-place", &[("place", place.into())]),
            None => self.say("auction-order", &[]),
        };
        let high = match auction.high {
            Some((bid, seat)) => {
                let player = self.seat(seat);
                self.say("auction-high", &[("bid", bid.into()), ("player", player.into())])
            }
            None => self.say("auction-no-bid", &[]),
        };
        Some(self.part(about, high))
    }

    /// How a player stands in the running auction.
    pub fn bidder(&self, seat: Seat) -> Option<String> {
        let auction = self.view.auction.as_ref()?;
        if let Some(place) = auction.places.iter().position(|&it| it == Some(seat)) {
            return Some(self.say("bidder-place", &[("place", (place + 1).into())]));
        }
        if auction.out.contains(&seat) {
            return Some(self.say("bidder-passed", &[]));
        }
        let bid = auction.last.get(seat.index()).copied().flatten();
        let bid = bid.map(|bid| self.say("bidder-bid", &[("bid", bid.into())]));
        let free = (auction.free_pass == Some(seat)).then(|| self.say("bidder-free-pass", &[]));
        let states: Vec<String> = bid.into_iter().chain(free).collect();
        (!states.is_empty()).then(|| states.join(", "))
    }

    /// What is left to do in the running build turn.
    pub fn build_left(&self) -> Option<String> {
        let build = self.view.build.as_ref()?;
        let mut parts = vec![self.say("build-left", &[("count", build.left.into())])];
        if build.urbanize {
            parts.push(self.say("build-urbanize", &[]));
        }
        if build.grow {
            parts.push(self.say("build-grow", &[]));
        }
        if let Some(hex) = build.unconnected {
            parts.push(self.say("build-unconnected", &[("place", self.on(hex).into())]));
        }
        Some(parts.join("; "))
    }

    /// The points of each player who gets any.
    pub fn points_of(&self, points: &[u8; 6]) -> String {
        let gets = points.iter().zip((0..).map(Seat)).filter(|(count, _)| **count > 0);
        gets.map(|(count, seat)| format!("{}: {count}", self.seat(seat))).collect::<Vec<_>>().join(", ")
    }
}
