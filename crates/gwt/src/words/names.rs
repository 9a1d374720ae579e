//! What things are called: by edition where the names changed, and by colour always.

use super::page::whole;
use crate::data::cards::{Breed, Card};
use crate::data::cities::{City, NAMES_1E, NAMES_2E};
use crate::data::player_board::{DiscSpace, Worker};
use crate::data::railroad::Station;
use crate::data::supply::Tile;
use crate::data::trail::{Hands, Space};
use crate::data::{Edition, TradeBonus, buildings::Building};
use crate::rail::Rail;
use crate::state::Gwt;
use crate::view::{TileView, View};
use cowcatcher_engine::Seat;

/// The breeds of the first edition, in the order of [`Breed`].
const BREEDS_1E: [&str; 10] = [
    "Jersey",
    "Guernsey",
    "Black Angus",
    "Dutch Belt",
    "Holstein",
    "Brown Swiss",
    "Ayrshire",
    "West Highland",
    "Texas Longhorn",
    "Simmental",
];
/// The breeds of the second edition, in the order of [`Breed`].
const BREEDS_2E: [&str; 10] = [
    "Criollo",
    "Galloway",
    "Pineywoods",
    "Santa Gertrudis",
    "Black Angus",
    "Longhorn",
    "Corriente",
    "Shorthorn",
    "Hereford",
    "Simmental",
];
const HAZARDS: [&str; 3] = ["flood", "drought", "rockfall"];

/// What names depend on; nothing of it is secret.
#[derive(Clone, Copy)]
pub(super) struct Names {
    edition: Edition,
    players: u8,
    /// Bit `n - 1`: building number `n` lies on side b.
    sides: u16,
}

/// So many of something.
pub(super) fn many(n: u32, one: &str, more: &str) -> String {
    if n == 1 { format!("1 {one}") } else { format!("{n} {more}") }
}

/// So many workers of a kind.
pub(super) fn workers(n: u8, worker: Worker) -> String {
    let more = match worker {
        Worker::Cowboy => "cowboys",
        Worker::Craftsman => "craftsmen",
        Worker::Engineer => "engineers",
    };
    many(u32::from(n), worker.name(), more)
}

/// Certificates, so many.
pub(super) fn certificates(n: u8) -> String {
    many(u32::from(n), "certificate", "certificates")
}

/// "1st", "2nd", "3rd", "4th", for small numbers.
pub(super) fn ordinal(n: u8) -> String {
    let ending = match n {
        1 => "st",
        2 => "nd",
        3 => "rd",
        _ => "th",
    };
    format!("{n}{ending}")
}

/// The hands on a tile; nothing if there are none.
pub(super) fn hands(hands: Hands) -> Option<&'static str> {
    match (hands.green, hands.black) {
        (false, false) => None,
        (true, false) => Some("green hand"),
        (false, true) => Some("black hand"),
        (true, true) => Some("green and black hand"),
    }
}

/// What a trade space gives or costs.
pub(super) fn bonus(bonus: TradeBonus) -> String {
    match bonus {
        TradeBonus::Money(dollars @ ..0) => format!("pay ${}", dollars.unsigned_abs()),
        TradeBonus::Money(dollars) => format!("gain ${dollars}"),
        TradeBonus::Token => "gain an exchange token".to_owned(),
    }
}

/// A space of the track, with its station.
pub(super) fn rail(rail: Rail) -> String {
    match (rail, Station::at(rail.0)) {
        (Rail::START, _) => "the start space".to_owned(),
        (Rail::LAST, Some(station)) => format!("{rail}, the last space, at {station}"),
        (_, Some(station)) => format!("the turnout {rail} of {station}"),
        (_, None) => rail.to_string(),
    }
}

/// A disc space of the player board.
pub(super) fn disc_space(space: DiscSpace) -> &'static str {
    match space {
        DiscSpace::Money => "the money action",
        DiscSpace::Cards => "the card action",
        DiscSpace::Certificate => "the certificate action",
        DiscSpace::Engine => "the engine action",
        DiscSpace::Removal => "the removal action",
        DiscSpace::Limit4 => "certificate limit 4",
        DiscSpace::Limit6 => "certificate limit 6",
        DiscSpace::StepLeft => "the left step space",
        DiscSpace::StepRight => "the right step space",
        DiscSpace::Hand => "a hand space",
    }
}

impl Names {
    /// The names in this game.
    pub fn of(game: &Gwt) -> Names {
        let setting = &game.setting;
        Names { edition: setting.edition, players: setting.players, sides: setting.sides }
    }

    /// The names in the game that this is a view of.
    pub fn seen(view: &View) -> Names {
        let sides = view.sides.iter().enumerate().fold(0, |bits, (n, &b)| bits | u16::from(b) << n);
        Names { edition: view.edition, players: view.players.len() as u8, sides }
    }

    /// The edition.
    pub fn edition(self) -> Edition {
        self.edition
    }

    /// The name of a breed.
    pub fn breed(self, breed: Breed) -> &'static str {
        match self.edition {
            Edition::First => BREEDS_1E[breed.index()],
            Edition::Second => BREEDS_2E[breed.index()],
        }
    }

    /// A card: colour and breed.
    pub fn kind(self, card: Card) -> String {
        match card.cattle().map(|cattle| cattle.breed) {
            None => format!("objective card {card}"),
            Some(Breed::Orange) => format!("{} {card}", self.breed(Breed::Orange)),
            Some(colour) => format!("{colour} {}", self.breed(colour)),
        }
    }

    /// A card: colour and breed, and its points where cards of one breed differ.
    pub fn card(self, card: Card) -> String {
        match card.cattle() {
            Some(cattle) if matches!(cattle.breed, Breed::Brown | Breed::Purple) => {
                format!("{} of {} VP", self.kind(card), cattle.points)
            }
            _ => self.kind(card),
        }
    }

    /// A card with its article.
    pub fn a_card(self, card: Card) -> String {
        let article = if card.is_cattle() { "a " } else { "" };
        format!("{article}{}", self.card(card))
    }

    /// Sorted cards, those alike together, each kind on one line.
    pub fn cards(self, cards: &[Card]) -> String {
        let groups = cards.chunk_by(|one, other| one == other);
        let groups = groups.filter_map(|alike| alike.first().map(|&card| (alike.len(), self.card(card))));
        groups.map(|(n, card)| whole(&if n == 1 { card } else { format!("{n} {card}") })).collect::<Vec<_>>().join(", ")
    }

    /// The name of a city.
    pub fn city(self, city: City) -> &'static str {
        match self.edition {
            Edition::First => NAMES_1E[city.index()],
            Edition::Second => NAMES_2E[city.index()],
        }
    }

    /// A trade tile of any colour.
    pub fn trade(self) -> &'static str {
        match self.edition {
            Edition::First => "teepee",
            Edition::Second => "bandit",
        }
    }

    /// The colour that goes with green on trade tiles.
    pub fn pair_colour(self) -> &'static str {
        match self.edition {
            Edition::First => "blue",
            Edition::Second => "orange",
        }
    }

    /// A tile of the Kansas City supply.
    pub fn tile(self, tile: Tile) -> String {
        match (tile, tile.section()) {
            (Tile::Green, _) => format!("green {}", self.trade()),
            (Tile::Pair, _) => format!("{} {}", self.pair_colour(), self.trade()),
            (_, Some(section)) => {
                let hand = hands(tile.hands()).unwrap_or("no hand");
                format!("{} ({} VP, {hand})", HAZARDS[section % HAZARDS.len()], tile.points())
            }
            (_, None) => tile.name().to_owned(),
        }
    }

    /// The side of a private building that lies up, if there is such a building.
    pub fn side(self, number: u8) -> Option<&'static Building> {
        let index = number.checked_sub(1)?;
        let b = self.sides.checked_shr(u32::from(index)).unwrap_or(0) & 1;
        self.edition.tables().buildings[usize::from(b)].get(usize::from(index))
    }

    /// A private building: number and side.
    pub fn building(self, number: u8) -> String {
        let bit = u32::from(number.saturating_sub(1));
        let b = self.sides.checked_shr(bit).unwrap_or(0) & 1 != 0;
        format!("{number}{}", if b { 'b' } else { 'a' })
    }

    /// What lies on a space, as `me` calls it.
    pub fn tile_view(self, tile: TileView, me: Option<Seat>) -> String {
        match tile {
            TileView::Neutral(neutral) => format!("building {neutral}"),
            TileView::Building(owner, number) if Some(owner) == me => format!("your {}", self.building(number)),
            TileView::Building(owner, number) => format!("player {owner}'s {}", self.building(number)),
            TileView::Supply(tile) => self.tile(tile),
        }
    }

    /// A space and what lies on it.
    pub fn place(self, space: Space, tile: Option<TileView>, me: Option<Seat>) -> String {
        match (space, tile) {
            (Space::KC, _) => "Kansas City".to_owned(),
            (Space::Start, _) => "the start of the trail".to_owned(),
            (_, None) => format!("{space} (empty)"),
            (_, Some(tile)) => format!("{space}, {}", self.tile_view(tile, me)),
        }
    }

    /// The fee for hands.
    pub fn fee(self, hands: Hands) -> u16 {
        if (2..=4).contains(&self.players) { hands.fee(self.players) } else { 0 }
    }
}
