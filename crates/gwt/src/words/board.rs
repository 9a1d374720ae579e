//! The whole table as text, from a view and nothing else: who may not see a thing can't find it here (law 4).

use super::names::{Names, hands, many, rail, workers};
use super::page::{Page, whole};
use super::{players, trail};
use crate::data::Edition;
use crate::data::cards::{Breed, CATTLE};
use crate::data::cities::{ArrowAction, City, KANSAS_CITY};
use crate::data::market::{DEALS, Goods, MARKET_DRAW};
use crate::data::player_board::{Auxiliary, Corner, Worker};
use crate::data::railroad::{Station, crosses_before};
use crate::data::supply::{JOB_PRICES, JOB_ROWS, YELLOW_ARROWS};
use crate::rail::Rail;
use crate::view::View;
use cowcatcher_engine::Seat;

/// The table as `me` (`None`: a spectator) sees it.
pub(super) fn text(view: &View, me: Option<Seat>) -> String {
    let mut page = Page::default();
    let board = Board { view, names: Names::seen(view) };
    board.title(&mut page);
    board.foresight(&mut page);
    board.jobs(&mut page);
    board.market(&mut page);
    board.objectives(&mut page);
    board.railroad(&mut page);
    board.cities(&mut page);
    trail::trail(view, me, &mut page);
    board.buildings(&mut page);
    board.auxiliaries(&mut page);
    players::players(view, me, &mut page);
    page.finish()
}

fn corner(corner: Corner) -> &'static str {
    match corner {
        Corner::White => "white",
        Corner::Black => "black",
    }
}

struct Board<'a> {
    view: &'a View,
    names: Names,
}

impl Board<'_> {
    fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.view.players.len() as u8).map(Seat)
    }

    fn title(&self, page: &mut Page) {
        let view = self.view;
        let edition = match view.edition {
            Edition::First => "first edition",
            Edition::Second => "second edition",
        };
        let simmental = if view.simmental { " with Simmental" } else { "" };
        page.heading(&format!("GREAT WESTERN TRAIL, {edition}{simmental}, {} players", view.players.len()));
        let question = view.question.map_or_else(String::new, |question| format!(": {}", question.text()));
        page.line(&format!("Turn of player {} (player {} began){question}", view.active, view.first));
        match view.last_turns {
            None => {}
            Some(0) => page.line("The end was triggered: this is the last turn."),
            Some(n) => {
                let turns = many(u32::from(n), "last turn", "last turns");
                page.line(&format!("The end was triggered: {turns} to come after this one."));
            }
        }
    }

    fn foresight(&self, page: &mut Page) {
        page.heading("FORESIGHT (tiles left in the supply)");
        for (number, (column, left)) in (1..).zip(self.view.foresight.iter().zip(self.view.supply)) {
            let tiles: Vec<String> = column.iter().flatten().map(|&tile| self.names.tile(tile)).collect();
            let tiles = if tiles.is_empty() { "empty".to_owned() } else { tiles.join(" | ") };
            page.line(&format!("  Column {number} ({left}): {tiles}"));
        }
    }

    fn jobs(&self, page: &mut Page) {
        let token = self.view.job_token_row.map(usize::from);
        page.heading("JOB MARKET (price of each row)");
        let mut ahead = Vec::new();
        for (index, row) in self.view.jobs.iter().enumerate() {
            let number = index + 1;
            let counts = Worker::ALL.iter().filter_map(|&worker| {
                let n = row.iter().filter(|&&it| it == Some(worker)).count();
                (n > 0).then(|| workers(n as u8, worker))
            });
            let counts: Vec<String> = counts.collect();
            let there = if counts.is_empty() { "nobody".to_owned() } else { counts.join(", ") };
            let price = JOB_PRICES[index % JOB_ROWS];
            if token.is_some_and(|token| number > token) {
                let after =
                    if YELLOW_ARROWS.contains(&(index as u8)) { " (then the cattle market is refilled)" } else { "" };
                ahead.push(format!("{number} ${price}{after}"));
            } else if token == Some(number) {
                let taken = row.iter().flatten().count();
                let free = self.view.players.len().saturating_sub(taken);
                let refill =
                    if YELLOW_ARROWS.contains(&(index as u8)) { ", then the cattle market is refilled" } else { "" };
                page.line(&format!(
                    "  {number:>2} ${price:<2} {there}; TOKEN: nobody to hire here, {free} to fill{refill}"
                ));
            } else if !counts.is_empty() {
                page.line(&format!("  {number:>2} ${price:<2} {there}"));
            }
        }
        match self.view.job_token {
            Some(seat) => page.line(&format!("  Player {seat} took the token.")),
            None if ahead.is_empty() => page.line("  When the token's row is full the end is triggered."),
            None => page.line(&format!("  Rows to come: {} (then the end)", ahead.join(", "))),
        }
    }

    fn market(&self, page: &mut Page) {
        page.heading(&format!("CATTLE MARKET ({} in the stack)", self.view.market_stack));
        let kinds = self.view.market.chunk_by(|one, other| one == other).filter_map(|alike| {
            let card = *alike.first()?;
            let cattle = card.cattle()?;
            let figures = format!("value {}, {} VP", cattle.value, cattle.points);
            Some(whole(&format!("{} x {} ({figures})", alike.len(), self.names.kind(card))))
        });
        let kinds: Vec<String> = kinds.collect();
        page.line(&format!("  {}", if kinds.is_empty() { "empty".to_owned() } else { kinds.join("; ") }));
        let deals = DEALS.iter().filter(|deal| self.view.simmental || deal.goods != Goods::Simmental).map(|deal| {
            let goods = match deal.goods {
                Goods::Value(value) => format!("value {value}"),
                Goods::Simmental => "Simmental calf".to_owned(),
            };
            let two = if deal.cards > 1 { "two of " } else { "" };
            whole(&format!("{two}{goods}: ${} with {}", deal.price, deal.cowboys))
        });
        let deals = deals.collect::<Vec<_>>().join("; ");
        page.line(&format!(
            "  Prices with so many cowboys: {deals}; 1 cowboy draws {MARKET_DRAW} cards into the market"
        ));
        let values = CATTLE.chunk_by(|one, other| one.breed == other.breed).filter_map(|alike| {
            let cattle = alike.first().filter(|cattle| cattle.breed != Breed::Orange)?;
            Some(whole(&format!("{} {} {}", cattle.breed, self.names.breed(cattle.breed), cattle.value)))
        });
        page.line(&format!("  Breeding values: {}", values.collect::<Vec<_>>().join(", ")));
    }

    fn objectives(&self, page: &mut Page) {
        page.heading(&format!("OBJECTIVE DISPLAY ({} in the stack)", self.view.objective_stack));
        for objective in self.view.display.iter().flatten() {
            page.line(&format!("  {objective}: {}", self.names.objective(objective.card())));
        }
    }

    fn railroad(&self, page: &mut Page) {
        let engines = self.view.players.iter().zip(self.seats());
        let engines: Vec<String> =
            engines.map(|(player, seat)| format!("player {seat} on {}", rail(player.engine))).collect();
        page.heading(&format!("RAILROAD (0 to 39): {}", engines.join("; ")));
        for (&station, discs) in Station::ALL.iter().zip(&self.view.stations) {
            let data = station.data();
            let at = Rail(data.at);
            let mut line = format!(
                "  {:<3} at {:<5} ${}, {} VP, {}",
                station.name(),
                at.to_string(),
                data.cost,
                data.points,
                corner(data.corner)
            );
            if !discs.is_empty() {
                let seats: Vec<String> = discs.iter().map(Seat::to_string).collect();
                line.push_str(&format!(", discs of player {}", seats.join(", ")));
            }
            let index = station.index();
            if let Some(master) = self.view.masters.get(index).copied().flatten() {
                line.push_str(&format!("; {master}: {}", self.names.master(master)));
            }
            if let Some(worker) = self.view.appointed.get(index).copied().flatten() {
                line.push_str(&format!("; master: a {worker} (appointed)"));
            }
            page.line(&line);
        }
    }

    fn cities(&self, page: &mut Page) {
        let tables = self.view.edition.tables();
        let order: Vec<String> = self.seats().map(|seat| seat.to_string()).collect();
        page.heading(&format!("CITIES (transport for player {})", order.join("/")));
        for &city in City::ALL {
            let transport = self.view.players.iter().map(|player| {
                let due = crosses_before(city.value()).saturating_sub(crosses_before(player.engine.nose()));
                format!("${due}")
            });
            let transport: Vec<String> = transport.collect();
            let mut line = format!(
                "  {:>2} {:<16} {} {}",
                city.name(),
                self.names.city(city),
                corner(city.corner()),
                transport.join("/")
            );
            if city.points() != 0 {
                line.push_str(&format!(", {} VP per disc", city.points()));
            }
            if city == KANSAS_CITY {
                line.push_str(&format!(", gain ${}", tables.kansas_city_pays));
            }
            if let Some(arrow) = tables.arrows.get(city.index()) {
                let points = (arrow.points != 0).then(|| format!("{} VP", arrow.points));
                let action = arrow.action.map(|action| match action {
                    ArrowAction::Objective => "objective card".to_owned(),
                    ArrowAction::Token => "exchange token".to_owned(),
                });
                let gives: Vec<String> = points.into_iter().chain(action).collect();
                if !gives.is_empty() {
                    line.push_str(&format!(", with the next city: {}", gives.join(", ")));
                }
            }
            let discs = self.view.players.iter().zip(self.seats()).filter_map(|(player, seat)| {
                match player.cities[city.index()] {
                    0 => None,
                    1 => Some(seat.to_string()),
                    n => Some(whole(&format!("{seat} ({n} times)"))),
                }
            });
            let discs: Vec<String> = discs.collect();
            if !discs.is_empty() {
                line.push_str(&format!("; discs of player {}", discs.join(", ")));
            }
            page.line(&line);
        }
    }

    fn buildings(&self, page: &mut Page) {
        page.heading("PRIVATE BUILDINGS (craftsmen, VP, fee for others; the same sides for all)");
        for number in (1..).take(self.view.sides.len()) {
            let Some(side) = self.names.side(number) else { continue };
            let fee = match hands(side.hands) {
                None => "no fee".to_owned(),
                Some(hand) => format!("{hand} ${}", self.names.fee(side.hands)),
            };
            let name = self.names.building(number);
            let figures = format!("{}, {} VP, {fee}", workers(side.craftsmen, Worker::Craftsman), side.points);
            page.line(&format!("  {name:<3} {figures}: {}", self.names.locals(side.locals)));
        }
    }

    fn auxiliaries(&self, page: &mut Page) {
        page.heading("AUXILIARY ACTIONS (single; double)");
        for &aux in Auxiliary::ALL {
            let form = |double| self.names.auxiliary(aux, double);
            page.line(&format!("  {:<11} {}; {}", aux.name(), form(false), form(true)));
        }
    }
}
