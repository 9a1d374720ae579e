//! What a click does, what it costs and what it gives now.

use super::SteamWords;
use super::figures::After;
use cowcatcher_games::steam::data::actions::ActionTile;
use cowcatcher_games::steam::data::goods::Colour;
use cowcatcher_games::steam::data::tiles::Face;
use cowcatcher_games::steam::{Action, Hex, Placing, PlayerView, Question, Route, Rules, Steam};

impl SteamWords<'_> {
    /// A legal action of the active player as a sentence, with what it costs and gives now. `game` serves for figures
    /// only, and only for those of this action.
    pub fn action(&self, game: &Steam, action: Action) -> String {
        let after = || After::of(game, action);
        match action {
            Action::Raise(0) => self.say("action-raise-none", &[]),
            Action::Raise(times) => {
                let raise = self.say("action-raise", &[("dollars", (5 * u16::from(times)).into())]);
                self.with_details(raise, &after().map(|after| self.sacrificed(&after)).unwrap_or_default())
            }
            Action::Bid(bid) => self.bid(bid),
            Action::Take(tile) => self.take(tile, after()),
            Action::TakePassing(tile) => self.say(
                "action-take-passing",
                &[("tile", self.tile(tile).into()), ("number", tile.number().into())],
            ),
            Action::Build(hex) => self.build(game, hex),
            Action::Lay(face) => self.lay(game, face, after()),
            Action::Urbanize(hex) => self.say("action-urbanize", &[("town", self.place(hex).into())]),
            Action::NewCity(colour) => self.new_city(colour, after()),
            Action::Grow(hex) => self.say("action-grow", &[("city", self.place(hex).into())]),
            Action::Supply(space) => {
                let city = self.view.chosen.map(|hex| self.place(hex)).unwrap_or_default();
                let from_to = [("space", space.into()), ("city", city.into())];
                self.part(self.say("action-supply", &from_to), self.goods(self.cubes_in(space)))
            }
            Action::Cube(hex, colour) => self.deliver(game, hex, colour),
            Action::Route(route) => self.along(game, route),
            Action::Improve => {
                let level = self.me().map_or(0, |me| me.level);
                self.say("action-improve", &[("from", level.into()), ("to", (level + 1).into())])
            }
            Action::Income => self.as_income(after()),
            Action::Points => self.as_points(after()),
            Action::Pass => self.pass(game),
            Action::Done => self.done(after()),
        }
    }

    /// The player who decides.
    pub(super) fn me(&self) -> Option<&PlayerView> {
        self.view.active.and_then(|seat| self.view.players.get(seat.index()))
    }

    fn bid(&self, bid: u8) -> String {
        let place = self.view.auction.as_ref().and_then(|auction| auction.place);
        let text = match place {
            Some(place) => self.say("action-bid-place", &[("bid", bid.into()), ("place", place.into())]),
            None => self.say("action-bid-order", &[("bid", bid.into())]),
        };
        let have = self.me().map(|me| match self.view.rules {
            Rules::Base => self.say("detail-funds", &[("dollars", me.funds.into())]),
            Rules::Standard => self.say("detail-cash", &[("dollars", me.cash.into())]),
        });
        self.with_details(text, have.as_slice())
    }

    fn take(&self, tile: ActionTile, after: Option<After>) -> String {
        let named = [("tile", self.tile(tile).into()), ("number", tile.number().into())];
        let text = self.part(self.say("action-take", &named), self.tile_effect(tile));
        self.with_details(text, &after.map(|after| self.price(&after)).unwrap_or_default())
    }

    fn build(&self, game: &Steam, hex: Hex) -> String {
        let text = self.say("action-build", &[("place", self.on(hex).into())]);
        let offers = game.offers(hex);
        let costs = || offers.iter().map(|offer| offer.cost);
        let mut details = vec![self.terrain(hex), self.say("detail-ways", &[("count", offers.len().into())])];
        if let (Some(least), Some(most)) = (costs().min(), costs().max()) {
            details.push(if least == most { self.money(least) } else { format!("${least}–${most}") });
        }
        self.with_details(text, &details)
    }

    fn lay(&self, game: &Steam, face: Face, after: Option<After>) -> String {
        let offers = self.view.chosen.map(|hex| game.offers(hex)).unwrap_or_default();
        let placing = offers.iter().find(|offer| offer.face == face).map_or(Placing::New, |offer| offer.placing);
        let text = self.say("placing", &[("placing", placing_key(placing).into())]);
        let mut details = Vec::new();
        if let Some(after) = after {
            details.extend(self.price(&after));
            details.extend(self.fates(&after));
        }
        self.with_details(self.part(text, self.face(face)), &details)
    }

    fn new_city(&self, colour: Colour, after: Option<After>) -> String {
        let town = self.view.chosen.map(|hex| self.place(hex)).unwrap_or_default();
        let text = self.say("action-new-city", &[("colour", colour.name().into()), ("town", town.into())]);
        let left = self.view.new_cities[colour.index()].saturating_sub(1);
        let mut details = vec![self.say("detail-left", &[("count", left.into())])];
        details.extend(after.map(|after| self.fates(&after)).unwrap_or_default());
        self.with_details(text, &details)
    }

    fn deliver(&self, game: &Steam, hex: Hex, colour: Colour) -> String {
        let named = [("colour", colour.name().into()), ("city", self.place(hex).into())];
        let text = self.say("action-cube", &named);
        let routes = game.routes(hex, colour);
        let seat = self.view.active.map_or(0, |seat| seat.index());
        let most = routes.iter().filter_map(|route| route.points.get(seat)).max().copied().unwrap_or(0);
        let ways = self.say("detail-ways", &[("count", routes.len().into())]);
        self.with_details(text, &[ways, self.say("detail-most", &[("count", most.into())])])
    }

    fn along(&self, game: &Steam, route: Route) -> String {
        let start = self.view.cube.map(|(hex, _)| hex);
        let stops: Vec<String> = start.map(|hex| self.place(hex)).into_iter().chain(self.stops(route)).collect();
        let text = self.say("action-route", &[("stops", stops.join(" – ").into())]);
        let mut details = vec![self.say("links", &[("count", route.len().into())])];
        if let Some(traced) = start.and_then(|hex| game.trace(hex, route)) {
            let mine = self.view.active.map_or(0, |seat| seat.index());
            let mut points = traced.points;
            if let Some(points) = points.get_mut(mine) {
                details.push(self.say("detail-points-you", &[("count", (*points).into())]));
                *points = 0;
            }
            let others = self.points_of(&points);
            details.extend((!others.is_empty()).then_some(others));
        }
        self.with_details(text, &details)
    }

    fn as_income(&self, after: Option<After>) -> String {
        let (points, income) = after.and_then(|after| after.taken()).unwrap_or_default();
        let before = self.me().map_or(0, |me| me.income);
        let mut details = vec![self.change("detail-income", before, income)];
        let lost = i32::from(points) - (income - before);
        if lost > 0 {
            details.push(self.say("detail-lost", &[("count", lost.into())]));
        }
        self.with_details(self.say("action-income", &[("count", points.into())]), &details)
    }

    fn as_points(&self, after: Option<After>) -> String {
        let (points, total) = after.and_then(|after| after.taken()).unwrap_or_default();
        let change = self.change("detail-points", self.me().map_or(0, |me| me.points), total);
        self.with_details(self.say("action-points", &[("count", points.into())]), &[change])
    }

    fn pass(&self, game: &Steam) -> String {
        let Some(auction) = self.view.auction.as_ref().filter(|_| self.view.question != Some(Question::Goods)) else {
            return self.say("action-pass-goods", &[]);
        };
        if let Some(place) = auction.place {
            return self.say("action-pass-place", &[("place", place.into())]);
        }
        if auction.free_pass.is_some() && auction.free_pass == self.view.active {
            return self.say("action-pass-free", &[]);
        }
        let after = After::of_leaving(game);
        let place = after.as_ref().and_then(After::place).unwrap_or_default();
        let text = self.say("action-pass-order", &[("place", place.into())]);
        self.with_details(text, &after.map(|after| self.price(&after)).unwrap_or_default())
    }

    fn done(&self, after: Option<After>) -> String {
        let mut details = Vec::new();
        if let Some(build) = &self.view.build {
            if build.left > 0 {
                details.push(self.say("detail-unused", &[("count", build.left.into())]));
            }
            if build.urbanize {
                details.push(self.say("detail-no-new-city", &[]));
            }
            if build.grow {
                details.push(self.say("detail-no-growth", &[]));
            }
        }
        details.extend(after.map(|after| self.fates(&after)).unwrap_or_default());
        self.with_details(self.say("action-done", &[]), &details)
    }
}

/// What a placement is, as the messages tell it apart.
pub(super) const fn placing_key(placing: Placing) -> &'static str {
    match placing {
        Placing::New => "new",
        Placing::Upgrade => "upgrade",
        Placing::Redirect => "redirect",
    }
}
