//! Making room. Before anything is set, every place that will be is emptied, and the pieces wanted there are laid ready out of
//! places that will not be. So no line of a scenario takes a piece from another one as long as the box holds enough, whatever
//! their order.

use super::{COLOURS, list, maybe, text, words};
use crate::data::cards::Card;
use crate::data::masters::Master;
use crate::data::objectives::Objective;
use crate::data::player_board::{ROW, Worker};
use crate::data::railroad::MASTER_STATIONS;
use crate::data::supply::Tile as SupplyTile;
use crate::state::{Cards, Gwt, Tiles};
use cowcatcher_engine::Seat;
use cowcatcher_proof::Position;
use toml::Value;

/// A piece that a place wants.
enum Wanted {
    /// A tile, with the number on its back, counted from 0, if that matters.
    Tile(Option<usize>, SupplyTile),
    /// A card of a player's deck.
    Card(Seat, Card),
    /// A card of the cattle market.
    Market(Card),
    Objective(Objective),
}

fn parts(name: &str) -> (&str, &str) {
    name.split_once('.').unwrap_or((name, ""))
}

/// How a place is emptied, if it holds pieces that other places may want; hidden stacks last, as others are emptied into them.
fn emptied(name: &str) -> Option<(bool, Value)> {
    let nothing = Value::String(String::new());
    let no_list = Value::Array(Vec::new());
    match parts(name) {
        ("trail", "") => Some((false, Value::Table(toml::Table::new()))),
        ("trail" | "appointed", _) => Some((false, nothing)),
        ("jobs", "token" | "taken") => None,
        ("market" | "display" | "foresight" | "jobs", _) => Some((false, no_list)),
        ("market_stack" | "objective_stack" | "supply", _) => Some((true, no_list)),
        (player, part) if COLOURS.contains(&player) => match part {
            "hand" | "discard" | "area" | "tiles" => Some((false, no_list)),
            "draw" => Some((true, no_list)),
            "cowboys" | "craftsmen" | "engineers" => Some((false, Value::Integer(1))),
            _ => None,
        },
        _ => None,
    }
}

impl Gwt {
    pub(super) fn empty_places(&mut self, given: &[(&str, &Value)]) {
        for last in [false, true] {
            for &(name, _) in given {
                if let Some((_, nothing)) = emptied(name).filter(|(stack, _)| *stack == last) {
                    // A name that is wrong is refused when it is set.
                    let _ = self.set(name, &nothing);
                }
            }
        }
    }

    /// Takes the pieces wanted out of places that will not be set and puts them among those that left the game, where setting
    /// looks first. What the box does not hold is refused when it is set.
    pub(super) fn lay_ready(&mut self, given: &[(&str, &Value)]) {
        let mut tiles = Tiles::new();
        let mut cards = [Cards::new(); 4];
        for &(name, value) in given {
            for wanted in self.wanted(name, value).unwrap_or_default() {
                match wanted {
                    Wanted::Tile(back, tile) => {
                        let own = back.and_then(|back| self.supply.get_mut(back));
                        if own.is_some_and(|own| own.take(tile.index())) || self.fetch_tile(tile).is_ok() {
                            tiles.add(tile.index());
                        }
                    }
                    Wanted::Card(seat, card) => {
                        if self.fetch_card(seat, card).is_ok() {
                            cards[seat.index()].add(card.index());
                        }
                    }
                    Wanted::Market(card) => {
                        if self.fetch_market_card(card).is_ok() {
                            cards[0].add(card.index());
                        }
                    }
                    Wanted::Objective(objective) => {
                        if self.fetch_objective(objective).is_ok() {
                            cards[0].add(Card::from(objective).index());
                        }
                    }
                }
            }
        }
        self.gone.merge(&tiles);
        for (player, cards) in self.players.iter_mut().zip(cards) {
            player.removed.merge(&cards);
        }
    }

    /// The pieces that a value asks for; none if it can't be read.
    fn wanted(&self, name: &str, value: &Value) -> Result<Vec<Wanted>, String> {
        let tile = |tile| Wanted::Tile(None, tile);
        let workers = |worker: Worker| {
            let n = value.as_integer().filter(|n| (1..=i64::from(ROW)).contains(n)).unwrap_or(1);
            Ok((1..n).map(|_| tile(worker.into())).collect())
        };
        match parts(name) {
            ("trail", "") => {
                let all = value.as_table().into_iter().flatten();
                Ok(all.filter_map(|(_, it)| it.as_str()?.parse().ok()).map(tile).collect())
            }
            ("trail", _) => Ok(text(value)?.parse().ok().map(tile).into_iter().collect()),
            ("appointed", _) => Ok(maybe::<Worker>(value)?.map(|worker| tile(worker.into())).into_iter().collect()),
            ("jobs", row) if row.parse::<u8>().is_ok() => {
                let row: Vec<Option<Worker>> = list(value)?.iter().map(maybe).collect::<Result<_, _>>()?;
                Ok(row.into_iter().flatten().map(|worker| tile(worker.into())).collect())
            }
            ("foresight" | "supply", number) => {
                let back = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                Ok(words(value)?.into_iter().map(|tile| Wanted::Tile(back, tile)).collect())
            }
            ("market" | "market_stack", "") => Ok(words(value)?.into_iter().map(Wanted::Market).collect()),
            ("display" | "objective_stack", "") => Ok(words(value)?.into_iter().map(Wanted::Objective).collect()),
            (player, part) if COLOURS.contains(&player) => {
                let seat = self.seat_named(player)?;
                match part {
                    "hand" | "discard" | "draw" => {
                        // Heifers and cows come from stacks of their own.
                        let of_the_box = |card: &Card| !matches!(card, Card::Heifer | Card::Cow);
                        let cards = words(value)?.into_iter().filter(of_the_box);
                        Ok(cards.map(|card| Wanted::Card(seat, card)).collect())
                    }
                    "area" => Ok(words(value)?.into_iter().map(Wanted::Objective).collect()),
                    "tiles" => Ok(words(value)?.into_iter().map(tile).collect()),
                    "cowboys" => workers(Worker::Cowboy),
                    "craftsmen" => workers(Worker::Craftsman),
                    "engineers" => workers(Worker::Engineer),
                    _ => Ok(Vec::new()),
                }
            }
            _ => Ok(Vec::new()),
        }
    }

    /// Five station master tiles are in the game. A tile that a player will hold and that was not drawn in set-up takes the
    /// place of one of those on the board, from the last space on, whose space the scenario does not name.
    pub(super) fn vacate_master_spaces(&mut self, given: &[(&str, &Value)]) {
        let mut held: Vec<Master> = Vec::new();
        let mut named = [false; MASTER_STATIONS];
        let mut filled = [false; MASTER_STATIONS];
        for &(name, value) in given {
            match parts(name) {
                (player, "masters") if COLOURS.contains(&player) => {
                    held.extend(words::<Master>(value).unwrap_or_default());
                }
                (what @ ("masters" | "appointed"), station) => {
                    if let Ok(station) = self.master_station(station) {
                        named[station] = true;
                        filled[station] |= what == "masters" && value.as_str() != Some("");
                    }
                }
                _ => {}
            }
        }
        held.sort_unstable();
        held.dedup();
        let stays = |master: Option<Master>| master.is_some_and(|master| !held.contains(&master));
        let mut unnamed: Vec<usize> = (0..MASTER_STATIONS).collect();
        unnamed.retain(|&station| !named[station] && stays(self.masters[station]));
        let filled = filled.iter().filter(|filled| **filled).count();
        while unnamed.len() + filled + held.len() > MASTER_STATIONS
            && let Some(station) = unnamed.pop()
        {
            self.masters[station] = None;
        }
    }
}
