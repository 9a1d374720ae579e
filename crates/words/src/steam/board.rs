//! The whole table as text, for a terminal.

use super::names::exits;
use super::{Label, SteamWords};
use crate::page::Page;
use cowcatcher_engine::{Game, Seat};
use cowcatcher_games::steam::data::goods::Colour;
use cowcatcher_games::steam::data::tiles::Kind;
use cowcatcher_games::steam::map::Space;
use cowcatcher_games::steam::{Edge, Hex, HexView, Rules, Steam, TileHolder};
use std::collections::BTreeSet;

/// What stands where there is nothing.
const NOTHING: &str = "–";

impl SteamWords<'_> {
    /// The table as `me` (`None`: a spectator) sees it.
    pub(super) fn board(&self, me: Option<Seat>) -> String {
        let mut page = Page::default();
        self.write_turn(&mut page);
        self.write_map(&mut page);
        self.write_cities(&mut page);
        self.write_links(&mut page);
        self.write_supply(&mut page);
        self.write_action_tiles(&mut page);
        self.write_auction(&mut page);
        self.write_players(&mut page, me);
        page.finish()
    }

    /// A heading, with a key to what stands under it.
    fn head(&self, page: &mut Page, label: Label, key: &[String]) {
        page.heading(&self.with_details(self.label(label).to_uppercase(), key));
    }

    /// A label and what is to be said about it.
    fn entry(&self, page: &mut Page, label: Label, between: &str, items: impl IntoIterator<Item = String>) {
        let mut items = items.into_iter().peekable();
        let none = items.peek().is_none().then(|| NOTHING.to_owned());
        page.items(&format!("  {}: ", self.label(label)), between, items.chain(none));
    }

    /// A hex by its coordinates, as actions name it, with the name of its city or town.
    fn spot(&self, hex: Hex) -> String {
        match self.view.map.space(hex).and_then(Space::name) {
            Some(name) => self.with_details(name, &[hex.to_string()]),
            None => hex.to_string(),
        }
    }

    fn write_turn(&self, page: &mut Page) {
        let view = self.view;
        page.heading(&self.part(Steam::TITLE.to_uppercase(), self.rules(view.rules)));
        page.line(view.map.title());
        let phase = self.phase(view.phase);
        page.line(&if view.turn > 0 { self.part(self.turn(), phase) } else { phase });
        if let (Some(seat), Some(question)) = (view.active, view.question) {
            let decides = self.say("board-decides", &[("player", self.seat(seat).into())]);
            let about = view.chosen.map(|hex| self.spot(hex));
            page.line(&self.part(self.with_details(decides, about.as_slice()), self.question(question)));
        }
        self.build_left().iter().for_each(|left| page.line(left));
        if !view.rewards.is_empty() {
            let points = view.rewards.iter().map(|&(seat, count)| self.part(self.seat(seat), count.to_string()));
            self.entry(page, Label::Rewards, "; ", points);
        }
    }

    fn write_map(&self, page: &mut Page) {
        let lines = self.picture();
        if !lines.is_empty() {
            self.head(page, Label::Map, &[self.say("board-map-key", &[])]);
            lines.iter().for_each(|line| page.line(line));
        }
    }

    fn write_cities(&self, page: &mut Page) {
        self.head(page, Label::Cities, &[]);
        let row = |it: &HexView, colour: Colour| {
            let id = if it.new_city { "new-city" } else { "city" };
            let grown = (it.grown && !it.new_city).then(|| self.say("about-grown", &[]));
            vec![
                format!("[{}]", self.letter(colour)),
                self.spot(it.hex),
                self.say(id, &[("colour", colour.name().into())]),
                self.with_details(self.goods(&it.cubes), grown.as_slice()),
            ]
        };
        let cities = self.view.hexes.iter().filter_map(|it| it.city.map(|colour| row(it, colour)));
        page.rows(0..0, &cities.collect::<Vec<_>>());
        let towns = self.view.hexes.iter().filter(|it| it.city.is_none()).map(|it| it.hex);
        let towns = towns.filter(|&hex| self.view.map.space(hex).is_some_and(Space::is_town));
        self.entry(page, Label::Towns, ", ", towns.map(|hex| self.spot(hex)));
    }

    fn write_links(&self, page: &mut Page) {
        let links = &self.view.links;
        let all: BTreeSet<Option<Seat>> = links.iter().map(|link| link.owner).collect();
        if !all.is_empty() {
            self.head(page, Label::AllLinks, &[self.say("board-links-key", &[])]);
        }
        // Short, and as the picture of letters has them.
        let letters = |edge: Edge| self.say("edge", &[("edge", edge.name().into())]);
        let open = |hex: Hex, edge: Edge| {
            self.say("board-open-end", &[("hex", hex.to_string().into()), ("edge", letters(edge).into())])
        };
        for owner in all {
            let links = links.iter().filter(|link| link.owner == owner);
            let ends =
                links.map(|link| format!("{}{}", self.ends_by(link, open), if link.at_risk { " !" } else { "" }));
            page.items(&format!("  {}: ", self.owner(owner)), "; ", ends);
        }
        let tiles = self.view.hexes.iter().filter_map(|it| it.tile.as_ref().map(|tile| (it.hex, tile)));
        let tiles: Vec<String> =
            tiles.map(|(hex, tile)| self.part(self.spot(hex), exits(tile.face, "–", letters))).collect();
        if !tiles.is_empty() {
            self.head(page, Label::TrackTiles, &[self.say("board-tiles-key", &[])]);
            page.items("  ", "; ", tiles);
        }
    }

    fn write_supply(&self, page: &mut Page) {
        let view = self.view;
        self.head(page, Label::Supply, &[]);
        let spaces = view.supply.iter().zip(1_u8..).filter(|(cubes, _)| !cubes.is_empty());
        page.items("  ", "; ", spaces.map(|(cubes, space)| self.part(space.to_string(), self.goods(cubes))));
        let cities = Colour::ALL.iter().zip(view.new_cities).filter(|(_, left)| *left > 0);
        let cities = cities.map(|(&colour, left)| self.part(self.city_of(colour), left.to_string()));
        self.entry(page, Label::NewCities, "; ", cities);
        self.entry(page, Label::GrowthMarkers, "", [view.growth_markers.to_string()]);
        self.entry(page, Label::Bag, "", [self.cubes(&view.bag)]);
        let stock = Kind::ALL.iter().zip(view.stock);
        self.entry(page, Label::Stock, "; ", stock.map(|(&kind, left)| self.part(self.kind(kind), left.to_string())));
    }

    /// A colour as one says it of a city.
    fn city_of(&self, colour: Colour) -> String {
        self.say("city", &[("colour", colour.name().into())])
    }

    fn write_action_tiles(&self, page: &mut Page) {
        let view = self.view;
        self.head(page, Label::ActionTiles, &[]);
        let row = |it: &TileHolder| {
            let number = it.tile.number().to_string();
            vec![number, self.tile(it.tile), self.tile_state(it), self.tile_effect(it.tile)]
        };
        page.rows(0..0, &view.tiles.iter().map(row).collect::<Vec<_>>());
        let orders = [
            (Label::TurnOrder, &view.order),
            (Label::BuildOrder, &view.build_order),
            (Label::GoodsOrder, &view.goods_order),
        ];
        for (label, seats) in orders {
            self.entry(page, label, ", ", seats.iter().map(|&seat| self.seat(seat)));
        }
        if let Some(seat) = view.privileged.filter(|_| view.auction.is_none()) {
            page.line(&format!("  {}", self.part(self.seat(seat), self.say("bidder-free-pass", &[]))));
        }
    }

    fn write_auction(&self, page: &mut Page) {
        let Some(auction) = self.auction() else { return };
        self.head(page, Label::Auction, &[]);
        page.line(&format!("  {auction}"));
        let bidders = (0..).map(Seat).take(self.view.players.len());
        let states: Vec<String> =
            bidders.filter_map(|seat| Some(self.part(self.seat(seat), self.bidder(seat)?))).collect();
        if !states.is_empty() {
            page.items("  ", "; ", states);
        }
    }

    fn write_players(&self, page: &mut Page, me: Option<Seat>) {
        let base = self.view.rules == Rules::Base;
        let columns = [Label::Player, Label::Cash, Label::Income, Label::Points, Label::LevelShort, Label::AllLinks];
        let columns = columns.into_iter().chain(base.then_some(Label::CanPay)).chain([Label::ActionTile]);
        let mut rows = vec![std::iter::once("#".to_owned()).chain(columns.map(|it| self.label(it))).collect()];
        for (player, seat) in self.view.players.iter().zip((0..).map(Seat)) {
            let you = (me == Some(seat)).then(|| self.say("board-you", &[]));
            let mut row = vec![seat.to_string(), self.with_details(self.seat(seat), you.as_slice())];
            if player.bankrupt.is_some() {
                row.push(self.label(Label::Bankrupt));
            } else {
                let figures = [self.money(player.cash), self.signed(player.income), self.signed(player.points)];
                row.extend(figures.into_iter().chain([player.level, player.links].map(|it| it.to_string())));
                row.extend(base.then(|| self.money(player.funds)));
                row.push(player.tile.map_or_else(|| NOTHING.to_owned(), |tile| self.tile(tile)));
            }
            rows.push(row);
        }
        self.head(page, Label::Players, &[]);
        page.rows(2..if base { 8 } else { 7 }, &rows);
    }
}
