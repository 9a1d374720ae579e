//! What the things on the table are and do, for whoever points at them.

use super::SteamWords;
use crate::speech::capital;
use cowcatcher_games::steam::data::goods::Colour;
use cowcatcher_games::steam::map::{Space, Terrain};
use cowcatcher_games::steam::{Hex, LinkView, Rules, TileHolder};

/// Something that is the same wherever it lies. Its own name is what the message tells it apart by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Thing {
    /// The turn track.
    Turns,
    /// The turn order.
    Order,
    /// The order of building, if it is another one.
    BuildOrder,
    /// The order of moving goods, if it is another one.
    GoodsOrder,
    /// Income.
    Income,
    /// Victory points.
    Points,
    /// The level of a locomotive.
    Level,
    /// The goods supply.
    Supply,
    /// New City tiles.
    NewCities,
    /// City Growth markers.
    GrowthMarkers,
    /// Cubes out of play.
    Bag,
    /// Track tiles in stock.
    Stock,
    /// Cash.
    Cash,
    /// Cash and all that can be raised.
    Funds,
    /// Complete links.
    Links,
    /// A player's action tile.
    ActionTile,
    /// An action tile without price and effect.
    Passed,
    /// A bankrupt player.
    Bankrupt,
    /// Water.
    Water,
    /// A closed side of a hex.
    Blocked,
    /// Track that is about to be lost.
    AtRisk,
    /// Track that leads nowhere yet.
    OpenEnd,
}

impl SteamWords<'_> {
    /// What a thing is and does.
    pub fn what(&self, thing: Thing) -> String {
        let rules = ("rules", self.view.rules.name().into());
        self.say("what", &[("thing", <&str>::from(thing).into()), rules])
    }

    /// What a hex is, what lies there, and what building there costs.
    pub fn what_hex(&self, hex: Hex) -> String {
        let Some(space) = self.view.map.space(hex) else { return self.what(Thing::Water) };
        let lies = self.lies_on(hex);
        let name = || ("name", self.place(hex).into());
        if let Some((it, colour)) = lies.and_then(|it| it.city.map(|colour| (it, colour))) {
            let state = match (it.new_city, it.grown) {
                (true, _) => "new",
                (false, true) => "grown",
                (false, false) => "plain",
            };
            let city = self.say("what-city", &[name(), ("colour", colour.name().into()), ("state", state.into())]);
            let goods = self.say("about-goods", &[("goods", self.goods(&it.cubes).into())]);
            return format!("{city} {}.", capital(&goods));
        }
        let tile = lies.and_then(|it| it.tile.as_ref());
        let ground = tile.map_or_else(|| self.what_ground(space), |tile| format!("{}.", capital(&self.track(tile))));
        match space.is_town() {
            true => format!("{} {ground}", self.say("what-town", &[name()])),
            false => self.part(capital(&self.place(hex)), ground),
        }
    }

    /// A kind of ground and what it costs.
    fn what_ground(&self, space: &Space) -> String {
        let yes = |it: bool| if it { "yes" } else { "no" }.into();
        let hill = ("hill", yes(space.terrain == Terrain::Hill));
        let ground = capital(&self.ground(space));
        self.say("what-ground", &[("ground", ground.into()), hill, ("river", yes(space.river))])
    }

    /// What a cube is and how it brings points.
    pub fn what_cube(&self, colour: Colour) -> String {
        capital(&self.say("what-cube", &[("colour", colour.name().into())]))
    }

    /// A link and what it is good for.
    pub fn what_link(&self, link: &LinkView) -> String {
        let words = capital(&self.link(link));
        if link.complete {
            return self.say("what-link", &[("link", words.into())]);
        }
        let thing = if link.at_risk { Thing::AtRisk } else { Thing::OpenEnd };
        format!("{words}. {}", self.what(thing))
    }

    /// What an action tile does and costs, and who has it.
    pub fn what_tile(&self, holder: &TileHolder) -> String {
        let tile = holder.tile;
        let named = [("tile", self.tile(tile).into()), ("effect", self.tile_effect(tile).into())];
        let mut all = vec![self.say("what-tile", &named)];
        if self.view.rules == Rules::Base {
            all.push(self.say("what-tile-number", &[("number", tile.number().into())]));
            if tile.has_pass_option() {
                all.push(self.say("what-tile-pass", &[]));
            }
        }
        all.push(format!("{}.", capital(&self.tile_state(holder))));
        all.join(" ")
    }
}
