//! The whole table as text, from a view and nothing else.

use super::names::{effect, ends, goods, kind, many, name, owner, phase, place, tile};
use super::picture::picture;
use super::sheet::Sheet;
use crate::data::goods::Colour;
use crate::data::tiles::Kind;
use crate::hex::Hex;
use crate::options::Rules;
use crate::view::{HexView, View};
use cowcatcher_engine::Seat;

/// The table as `me` (`None`: a spectator) sees it.
pub(super) fn text(view: &View, me: Option<Seat>) -> String {
    let mut sheet = Sheet::default();
    let board = Board { view, me };
    board.title(&mut sheet);
    board.picture(&mut sheet);
    board.cities(&mut sheet);
    board.links(&mut sheet);
    board.tiles_on_map(&mut sheet);
    board.supply(&mut sheet);
    board.stock(&mut sheet);
    board.actions(&mut sheet);
    board.auction(&mut sheet);
    board.players(&mut sheet);
    sheet.finish()
}

struct Board<'a> {
    view: &'a View,
    me: Option<Seat>,
}

impl Board<'_> {
    fn name(&self, hex: Hex) -> String {
        name(&self.view.map, hex)
    }

    fn title(&self, sheet: &mut Sheet) {
        let view = self.view;
        let rules = match view.rules {
            Rules::Base => "Base game",
            Rules::Standard => "Standard game",
        };
        sheet.heading(&format!("STEAM, {rules}, {} players", view.players.len()));
        sheet.list("", "", [view.map.title().to_owned()]);
        if view.turn > 0 {
            sheet.line(&format!("Turn {} of {}: {}", view.turn, view.turns, phase(view.phase)));
        }
        if let (Some(seat), Some(question)) = (view.active, view.question) {
            let about = view.chosen.map_or_else(String::new, |hex| format!(" ({})", self.name(hex)));
            sheet.list("", "", [format!("Player {seat} decides{about}: {}", question.text())]);
        }
        if let Some(build) = &view.build {
            let mut left = vec![format!("{} left", many(build.left, "placement", "placements"))];
            left.extend(build.urbanize.then(|| "a New City may be placed".to_owned()));
            left.extend(build.grow.then(|| "a city may grow".to_owned()));
            left.extend(build.unconnected.map(|hex| format!("track on {hex} is still to be connected")));
            sheet.list("Build turn: ", ", ", left);
        }
        for &(seat, points) in &view.rewards {
            sheet.line(&format!("Player {seat} has {} to take", many(points, "point", "points")));
        }
    }

    fn picture(&self, sheet: &mut Sheet) {
        let lines = picture(self.view);
        if lines.is_empty() {
            return;
        }
        sheet.heading(
            "MAP ([R]3 city and its cubes, o town, ^ hill, ~ river, #12 track of players 1 and 2, - nobody's)",
        );
        lines.iter().for_each(|line| sheet.line(line));
    }

    fn cities(&self, sheet: &mut Sheet) {
        sheet.heading("CITIES");
        for it in &self.view.hexes {
            let Some(colour) = it.city else { continue };
            let grown = match (it.new_city, it.grown) {
                (true, _) => "; New City",
                (_, true) => "; has grown",
                _ => "",
            };
            let cubes = goods(&it.cubes);
            sheet.line(&format!("  {:<24} {:<6}  {cubes}{grown}", place(&self.view.map, it.hex), colour.name()));
        }
        let towns = self.view.hexes.iter().filter(|it| it.city.is_none() && self.is_town(it));
        sheet.list("  Towns: ", ", ", towns.map(|it| place(&self.view.map, it.hex)));
    }

    fn is_town(&self, it: &HexView) -> bool {
        self.view.map.space(it.hex).is_some_and(|space| space.is_town())
    }

    fn links(&self, sheet: &mut Sheet) {
        sheet.heading("LINKS (! is lost at the end of its owner's build turn unless extended)");
        let mut owners: Vec<Option<Seat>> = self.view.links.iter().map(|link| link.owner).collect();
        owners.sort();
        owners.dedup();
        for seat in owners {
            let links = self.view.links.iter().filter(|link| link.owner == seat).map(|link| {
                let risk = if link.at_risk { " !" } else { "" };
                format!("{}{risk}", ends(&self.view.map, link))
            });
            sheet.list(&format!("  {}: ", owner(seat)), "; ", links);
        }
        if self.view.links.is_empty() {
            sheet.line("  none");
        }
    }

    fn tiles_on_map(&self, sheet: &mut Sheet) {
        let tiles = self.view.hexes.iter().filter_map(|it| {
            let tile = it.tile.as_ref()?;
            Some(format!("{}: {}", place(&self.view.map, it.hex), tile.face))
        });
        let tiles: Vec<String> = tiles.collect();
        if !tiles.is_empty() {
            sheet.heading("TRACK TILES (N-S joins two edges, N,S are spurs of a town)");
            sheet.list("  ", "; ", tiles);
        }
    }

    fn supply(&self, sheet: &mut Sheet) {
        sheet.heading("GOODS SUPPLY");
        let spaces = self.view.supply.iter().zip(1..).filter(|(cubes, _)| !cubes.is_empty());
        sheet.list("  ", "; ", spaces.map(|(cubes, space): (_, u8)| format!("{space}: {}", goods(cubes))));
        let new: Vec<Colour> = Colour::ALL
            .iter()
            .flat_map(|&colour| std::iter::repeat_n(colour, self.view.new_cities[colour.index()].into()))
            .collect();
        let new = if new.is_empty() { "none".to_owned() } else { goods(&new) };
        sheet.line(&format!("  New City tiles: {new}; City Growth markers: {}", self.view.growth_markers));
    }

    fn stock(&self, sheet: &mut Sheet) {
        sheet.heading("TRACK TILES IN STOCK");
        let stock = Kind::ALL.iter().zip(self.view.stock);
        sheet.list("  ", "; ", stock.map(|(&it, n)| format!("{n} {}", kind(it))));
    }

    fn actions(&self, sheet: &mut Sheet) {
        sheet.heading("ACTION TILES");
        for it in &self.view.tiles {
            let holder = match it.seat {
                Some(seat) if it.passed => format!("; player {seat}, without effect"),
                Some(seat) => format!("; player {seat}"),
                None => String::new(),
            };
            let price = if it.price > 0 { format!(", ${}", it.price) } else { String::new() };
            let effect = effect(it.tile, self.view.rules);
            sheet.line(&format!("  {} {:<12} {effect}{price}{holder}", it.tile.number(), tile(it.tile)));
        }
        let seats = |seats: &[Seat]| seats.iter().map(Seat::to_string).collect::<Vec<_>>().join(", ");
        sheet.line(&format!(
            "  Turn order: {}; build order: {}; goods order: {}",
            seats(&self.view.order),
            seats(&self.view.build_order),
            seats(&self.view.goods_order)
        ));
        if let Some(seat) = self.view.privileged {
            sheet.line(&format!("  Player {seat} has a free pass in the auction."));
        }
    }

    fn auction(&self, sheet: &mut Sheet) {
        let Some(auction) = &self.view.auction else { return };
        match auction.place {
            Some(place) => sheet.heading(&format!("AUCTION for place {place}")),
            None => sheet.heading("AUCTION for the turn order"),
        }
        match auction.high {
            Some((bid, seat)) => sheet.line(&format!("  Highest bid: ${bid} of player {seat}")),
            None => sheet.line("  No bid yet"),
        }
        let bids = auction.last.iter().zip((0..).map(Seat));
        let bids = bids.filter_map(|(bid, seat)| bid.map(|bid| format!("player {seat} ${bid}")));
        let bids: Vec<String> = bids.collect();
        if !bids.is_empty() {
            sheet.list("  Last bids: ", ", ", bids);
        }
        if !auction.out.is_empty() {
            sheet.list("  Out: ", ", ", auction.out.iter().map(|seat| format!("player {seat}")));
        }
        let places = auction.places.iter().zip(1_u8..);
        let places = places.filter_map(|(seat, place)| seat.map(|seat| format!("{place} player {seat}")));
        let places: Vec<String> = places.collect();
        if !places.is_empty() {
            sheet.list("  Places: ", ", ", places);
        }
    }

    fn players(&self, sheet: &mut Sheet) {
        sheet.heading("PLAYERS");
        for (player, seat) in self.view.players.iter().zip((0..).map(Seat)) {
            let you = if self.me == Some(seat) { " (you)" } else { "" };
            if player.bankrupt.is_some() {
                sheet.line(&format!("  Player {seat}{you}: bankrupt"));
                continue;
            }
            let mut figures = vec![
                format!("${}", player.cash),
                format!("income {}", player.income),
                format!("{} VP", player.points),
                format!("locomotive level {}", player.level),
                many(player.links, "complete link", "complete links"),
            ];
            figures.extend(player.tile.map(|it| tile(it).to_owned()));
            if self.view.rules == Rules::Base {
                figures.push(format!("can pay ${}", player.funds));
            }
            sheet.list(&format!("  Player {seat}{you}: "), ", ", figures);
        }
    }
}
