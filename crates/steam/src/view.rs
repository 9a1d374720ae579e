//! What a seat may see: everything (STEAM-SETUP-12). Only the order of the cubes in the bag is unknown, and nobody draws from it.

use crate::action::Route;
use crate::agenda::Step;
use crate::data::actions::ActionTile;
use crate::data::goods::{COLOURS, Colour};
use crate::data::tiles::{Face, KINDS, Kind};
use crate::data::turns;
use crate::event::Placing;
use crate::hex::{Edge, Hex};
use crate::map::Map;
use crate::options::Rules;
use crate::question::{Phase, Question};
use crate::state::{Goods, Steam};
use crate::track::seat_of;
use cowcatcher_engine::Seat;
use serde::Serialize;
use std::sync::Arc;

/// Everything on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Base or Standard.
    pub rules: Rules,
    /// The map; serialized as its text.
    #[serde(serialize_with = "map_text")]
    pub map: Arc<Map>,
    /// The turn, from 1; 0 before the first.
    pub turn: u8,
    /// How many turns the game has.
    pub turns: u8,
    /// The phase.
    pub phase: Phase,
    /// Who decides, if the game waits for a player.
    pub active: Option<Seat>,
    /// The question now open to that player.
    pub question: Option<Question>,
    /// The hex that the question is about: chosen for a tile, a New City, its goods or those of a growing city, or where the
    /// cube lies.
    pub chosen: Option<Hex>,
    /// The cube being delivered.
    pub cube: Option<(Hex, Colour)>,
    /// The turn order of those still in the game.
    pub order: Vec<Seat>,
    /// The order in which they build this turn.
    pub build_order: Vec<Seat>,
    /// The order in which they move goods this turn.
    pub goods_order: Vec<Seat>,
    /// The action tiles in order of their numbers: who holds each, and whether without effect.
    pub tiles: Vec<TileHolder>,
    /// Who may pass freely once in the next or running auction.
    pub privileged: Option<Seat>,
    /// The auction that runs.
    pub auction: Option<AuctionView>,
    /// The build turn that runs.
    pub build: Option<BuildView>,
    /// Points of a delivery that still have to be taken, in the order in which they are decided.
    pub rewards: Vec<(Seat, u8)>,
    /// The hexes on which something lies or which are cities or towns, in order of their coordinates.
    pub hexes: Vec<HexView>,
    /// All links, complete and incomplete.
    pub links: Vec<LinkView>,
    /// The supply spaces 1 to 12.
    pub supply: Vec<Vec<Colour>>,
    /// Cubes in the bag by colour; they stay there.
    pub bag: [u8; COLOURS],
    /// New City tiles left by colour.
    pub new_cities: [u8; COLOURS],
    /// City Growth markers left.
    pub growth_markers: u8,
    /// Track tiles in stock by kind.
    pub stock: [u8; KINDS],
    /// The players by seat.
    pub players: Vec<PlayerView>,
}

/// An action tile and who has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TileHolder {
    /// The tile.
    pub tile: ActionTile,
    /// Who holds it this turn.
    pub seat: Option<Seat>,
    /// Was it taken without effect?
    pub passed: bool,
    /// What it costs whoever decides now; 0 in the Standard game.
    pub price: i32,
}

/// An auction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AuctionView {
    /// Base: the place on offer, from 1. Standard: none, the whole order is on offer.
    pub place: Option<u8>,
    /// The highest bid and who made it.
    pub high: Option<(u8, Seat)>,
    /// The least that can be bid now.
    pub least: u8,
    /// Each seat's last bid.
    pub last: Vec<Option<u8>>,
    /// Seats that have passed for good (Base: for this place).
    pub out: Vec<Seat>,
    /// Standard: who may still pass freely.
    pub free_pass: Option<Seat>,
    /// The new order as far as it is known, by place.
    pub places: Vec<Option<Seat>>,
}

/// A build turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct BuildView {
    /// Placements left.
    pub left: u8,
    /// May a New City still be placed?
    pub urbanize: bool,
    /// May a city still grow?
    pub grow: bool,
    /// The hex of track that is still to be connected before the build turn can end.
    pub unconnected: Option<Hex>,
}

/// A hex with what lies on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HexView {
    /// Where.
    pub hex: Hex,
    /// The colour of the city, if it is one now.
    pub city: Option<Colour>,
    /// Is it a New City?
    pub new_city: bool,
    /// Has the city had its growth?
    pub grown: bool,
    /// The cubes there, sorted by colour.
    pub cubes: Vec<Colour>,
    /// The tile there.
    pub tile: Option<TileView>,
}

/// A tile on the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TileView {
    /// What it shows.
    pub face: Face,
    /// Its kind, to which stock it returns.
    pub kind: Kind,
    /// The owner of the segment or spur at each exit.
    pub owners: Vec<(Edge, Option<Seat>)>,
}

/// One end of a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum LinkEnd {
    /// At a city or town.
    Node(Hex),
    /// Open at this edge of this hex.
    Open(Hex, Edge),
}

/// A link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LinkView {
    /// Who owns it.
    pub owner: Option<Seat>,
    /// Are both ends at nodes?
    pub complete: bool,
    /// Its ends, in the order of its segments.
    pub ends: [LinkEnd; 2],
    /// Its segments in order: hex, the edge by which it is entered and the one by which it is left; `None` at the town symbol.
    pub segments: Vec<(Hex, Option<Edge>, Option<Edge>)>,
    /// Incomplete, and lost at the end of its owner's build turn unless extended in it.
    pub at_risk: bool,
}

/// A tile placement that could be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Offer {
    /// The tile.
    pub face: Face,
    /// As what.
    pub placing: Placing,
    /// What it costs.
    pub cost: i32,
}

/// The way of a cube, with what comes of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RouteView {
    /// The way as it is written.
    #[serde(serialize_with = "as_text")]
    pub route: Route,
    /// The stops: the city it starts from, every node on the way, its destination.
    pub stops: Vec<Hex>,
    /// The owner of each link.
    pub owners: Vec<Option<Seat>>,
    /// The points for each seat.
    pub points: [u8; 6],
}

/// What everybody sees of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// Cash.
    pub cash: i32,
    /// Income.
    pub income: i32,
    /// Victory points.
    pub points: i32,
    /// The locomotive level.
    pub level: u8,
    /// The action tile of this turn.
    pub tile: Option<ActionTile>,
    /// Was it taken without effect?
    pub passed: bool,
    /// Has the improving activity been used this turn?
    pub improved: bool,
    /// They were the n-th to go bankrupt.
    pub bankrupt: Option<u8>,
    /// Complete links.
    pub links: u8,
    /// Cash and all that could be raised.
    pub funds: i32,
}

fn map_text<S: serde::Serializer>(map: &Arc<Map>, serializer: S) -> Result<S::Ok, S::Error> {
    map.serialize(serializer)
}

/// A route as it is written.
pub(crate) fn as_text<S: serde::Serializer>(route: &Route, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(route)
}

/// The cubes of a bag, sorted by colour.
pub(crate) fn listed(goods: &Goods) -> Vec<Colour> {
    goods.iter().flat_map(|(kind, n)| std::iter::repeat_n(Colour::from_index(kind), n as usize)).collect()
}

impl Steam {
    pub(crate) fn everything(&self) -> View {
        let step = self.agenda.top();
        let asked = step.filter(|step| !step.is_chance());
        let complete = self.complete_links();
        View {
            rules: self.setting.rules,
            map: self.map.clone(),
            turn: self.turn,
            turns: turns(usize::from(self.setting.players)),
            phase: self.phase(),
            active: asked.map(|_| self.active),
            question: asked.and_then(Question::of),
            chosen: match asked {
                Some(Step::Lay(hex) | Step::NewCity(hex) | Step::Supply(hex) | Step::Route(hex, _)) => {
                    Some(self.map.hex(hex))
                }
                _ => None,
            },
            cube: match asked {
                Some(Step::Route(hex, colour)) => Some((self.map.hex(hex), colour)),
                _ => None,
            },
            order: self.order.seats().to_vec(),
            build_order: self.build_order().seats().to_vec(),
            goods_order: self.goods_order().seats().to_vec(),
            tiles: ActionTile::ALL.iter().map(|&tile| self.tile_holder(tile)).collect(),
            privileged: self.privileged,
            auction: self.auction_view(),
            build: match self.phase() {
                Phase::Build => Some(BuildView {
                    left: self.build.left,
                    urbanize: self.build.urbanize,
                    grow: self.build.grow,
                    unconnected: self.build.loose.map(|(hex, _)| self.map.hex(hex)),
                }),
                _ => None,
            },
            rewards: self.pending_rewards(),
            hexes: (0..self.map.spaces().len()).filter_map(|number| self.hex_view(number as u8)).collect(),
            links: self.links(),
            supply: self.supply.iter().map(listed).collect(),
            bag: std::array::from_fn(|colour| self.bag.count(colour) as u8),
            new_cities: self.new_cities,
            growth_markers: self.growth_markers,
            stock: self.stock,
            players: self.seats_at_table().map(|seat| self.player_view(seat, complete[seat.index()])).collect(),
        }
    }

    fn player_view(&self, seat: Seat, links: u8) -> PlayerView {
        let player = self.player(seat);
        PlayerView {
            cash: player.cash,
            income: player.income,
            points: player.points,
            level: player.level,
            tile: player.tile,
            passed: player.passed,
            improved: player.improved,
            bankrupt: Some(player.bankrupt).filter(|&n| n > 0),
            links,
            funds: player.funds(),
        }
    }

    fn tile_holder(&self, tile: ActionTile) -> TileHolder {
        let seat = self.seats_at_table().find(|&seat| self.player(seat).tile == Some(tile));
        let passed = seat.is_some_and(|seat| self.player(seat).passed);
        TileHolder { tile, seat, passed, price: self.price_of(tile) }
    }

    fn hex_view(&self, number: u8) -> Option<HexView> {
        let tile = self.track.tile(number);
        let site = self.map.site_of(number);
        if !tile.has_tile() && usize::from(site) >= self.map.sites() {
            return None;
        }
        let bit = 1u64.unbounded_shl(u32::from(site));
        Some(HexView {
            hex: self.map.hex(number),
            city: tile.node.colour(),
            new_city: self.urbanized & bit != 0,
            grown: self.grown & bit != 0,
            cubes: self.cubes.get(usize::from(site)).map(listed).unwrap_or_default(),
            tile: tile.face().zip(tile.kind()).map(|(face, kind)| TileView {
                face,
                kind,
                owners: face
                    .exits()
                    .map(|edge| (edge, seat_of(self.track.exit(number, edge.index() as u8).owner())))
                    .collect(),
            }),
        })
    }
}
