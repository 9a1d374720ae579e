//! What a thing on the table is and does, for whoever points at it: its price, its effect, when it scores.

use super::{GwtWords, key, number, text, times};
use crate::speech::{capital, signed};
use cowcatcher_engine::Seat;
use cowcatcher_games::gwt::data::buildings::{NEUTRAL_LOCALS, Neutral};
use cowcatcher_games::gwt::data::cards::Card;
use cowcatcher_games::gwt::data::cities::{Arrow, ArrowAction, City, KANSAS_CITY};
use cowcatcher_games::gwt::data::market::{Deal, MARKET_DRAW};
use cowcatcher_games::gwt::data::masters::Master;
use cowcatcher_games::gwt::data::objectives::ObjectiveCard;
use cowcatcher_games::gwt::data::player_board::{
    Auxiliary, Corner, DiscSpace, EXCHANGE_CARDS, HAND_DISC_COSTS, SCORING_SPACE, SCORING_SPACE_POINTS, STEP_DISC_PAYS,
    STEP_DISC_POINTS, STEPS_LEFT, STEPS_RIGHT, WHITE_DISCS, Worker, worker_space,
};
use cowcatcher_games::gwt::data::railroad::{LAST_SPACE_PAYS, Station};
use cowcatcher_games::gwt::data::supply::{JOB_PRICES, JOB_TOKEN_POINTS, Tile};
use cowcatcher_games::gwt::data::trail::{HAZARDS, Space, TRADE_SECTION, WOODS};
use cowcatcher_games::gwt::{Rail, TileView};

/// Sentences one after the other.
fn sentences(all: impl IntoIterator<Item = String>) -> String {
    all.into_iter().collect::<Vec<_>>().join(" ")
}

// The trail.
impl GwtWords<'_> {
    /// A neutral building.
    pub fn about_neutral(&self, neutral: Neutral) -> String {
        let actions = self.locals(NEUTRAL_LOCALS[neutral.index()]);
        self.say("about-neutral", &[key("name", neutral.name()), text("actions", actions)])
    }

    /// A private building on the trail.
    pub fn about_building(&self, owner: Seat, number: u8) -> String {
        let Some(side) = self.view.building(owner, number) else { return String::new() };
        let named = [
            text("building", capital(&self.building_name(owner, number))),
            text("owner", self.seat(owner)),
            super::number("points", side.points),
            text("actions", self.locals(side.locals)),
            super::number("fee", self.view.fee(side.hands)),
        ];
        self.say(if self.view.is_sam(owner) { "about-sam-building" } else { "about-building" }, &named)
    }

    /// A private building in stock.
    pub fn about_stock(&self, owner: Seat, number: u8, placing: bool) -> String {
        let Some(side) = self.view.building(owner, number) else { return String::new() };
        let named = [
            text("building", capital(&self.building_name(owner, number))),
            text("craftsmen", self.workers(Worker::Craftsman, side.craftsmen)),
            super::number("points", side.points),
            text("actions", self.locals(side.locals)),
        ];
        let stock = self.say("about-stock", &named);
        sentences([stock].into_iter().chain(placing.then(|| self.say("about-placing", &[]))))
    }

    /// A building space without a building.
    pub fn about_building_space(&self, space: Space) -> String {
        let free = self.say("about-building-space", &[text("space", self.space(space))]);
        let woods = (WOODS & space.bit() != 0).then(|| self.say("about-woods", &[]));
        let risk = self.view.edition.tables().risks[space.index()];
        let risk = risk.map(|line| self.say("about-risk", &[text("effect", self.line(line))]));
        sentences([free].into_iter().chain(woods).chain(risk))
    }

    /// A hazard or trade space with what lies on it.
    pub fn about_space(&self, space: Space) -> String {
        let tables = self.view.edition.tables();
        let bonus = TRADE_SECTION.iter().position(|&it| it == space).map(|place| self.bonus(tables.trade[place]));
        let bonus = text("bonus", bonus.unwrap_or_default());
        match self.tile_on(space) {
            Some(TileView::Supply(tile)) => {
                let passed = tables.exits[space.index()].len > 0;
                let fee = if passed { self.view.fee(tile.hands()) } else { 0 };
                let named = [text("tile", capital(&self.tile(tile))), number("fee", fee), bonus];
                self.say(if tile.is_trade() { "about-trade" } else { "about-hazard" }, &named)
            }
            _ if HAZARDS & space.bit() != 0 => self.say("about-hazard-space", &[]),
            _ => self.say("about-trade-space", &[bonus]),
        }
    }

    /// Kansas City on the trail.
    pub fn about_kansas_city(&self) -> String {
        self.say("about-kansas-city", &[])
    }

    /// The start of the trail.
    pub fn about_start(&self) -> String {
        self.say("about-start", &[])
    }

    /// The rancher of a player.
    pub fn about_rancher(&self, seat: Seat) -> String {
        self.say("about-rancher", &[("name", self.seat(seat).into())])
    }

    /// How many steps are left of a walk.
    pub fn steps_left(&self, left: u8) -> String {
        capital(&self.say("go-left", &[number("count", left)]))
    }
}

// Kansas City's supply and the job market.
impl GwtWords<'_> {
    /// A worker of the job market, in a row counted from 0.
    pub fn about_job(&self, row: usize, worker: Worker) -> String {
        let closed = self.view.job_token_row == Some(row as u8 + 1);
        let named = [text("worker", capital(&self.worker(worker))), number("dollars", JOB_PRICES[row])];
        let job = self.say("about-job", &named);
        sentences([job].into_iter().chain(closed.then(|| self.say("about-job-closed", &[]))))
    }

    /// The price of a row of the job market.
    pub fn about_job_price(&self, row: usize) -> String {
        self.say("about-job-price", &[number("row", row as i64 + 1), number("dollars", JOB_PRICES[row])])
    }

    /// The arrow between two rows that refills the cattle market.
    pub fn about_refill(&self) -> String {
        self.say("about-refill", &[])
    }

    /// The token of the job market.
    pub fn about_job_token(&self) -> String {
        self.say("about-job-token", &[number("points", JOB_TOKEN_POINTS)])
    }

    /// A foresight tile.
    pub fn about_foresight(&self, tile: Tile) -> String {
        let to = if tile.worker().is_some() { "jobs" } else { "trail" };
        self.say("about-foresight", &[text("tile", capital(&self.tile(tile))), key("to", to)])
    }

    /// The supply behind a foresight column, counted from 1.
    pub fn about_supply(&self, column: usize, left: u32) -> String {
        self.say("about-supply", &[number("column", column as i64), number("count", left)])
    }
}

// The railroad and the cities.
impl GwtWords<'_> {
    /// A space of the track.
    pub fn about_rail(&self, rail: Rail) -> String {
        match rail {
            Rail::START => self.say("about-rail-start", &[]),
            Rail::LAST => self.say("about-rail-last", &[number("dollars", LAST_SPACE_PAYS)]),
            _ if rail.is_turnout() => self.say("about-rail-turnout", &[number("space", rail.space())]),
            _ => self.say("about-rail", &[number("space", rail.space())]),
        }
    }

    /// The engine of a player.
    pub fn about_engine(&self, seat: Seat) -> String {
        self.say("about-engine", &[("name", self.seat(seat).into())])
    }

    /// A red cross.
    pub fn about_cross(&self) -> String {
        self.say("about-cross", &[])
    }

    /// A station.
    pub fn about_station(&self, station: Station) -> String {
        let data = station.data();
        let named = [
            text("station", capital(&self.station(station))),
            number("dollars", data.cost),
            number("points", data.points),
        ];
        sentences([self.say("about-station", &named), self.about_corner(data.corner)])
    }

    /// What the corners of a city or station ask of a disc.
    fn about_corner(&self, corner: Corner) -> String {
        self.say("about-corner", &[key("corner", corner_key(corner == Corner::White))])
    }

    /// A station master tile at its station.
    pub fn about_master(&self, master: Master) -> String {
        self.say("about-master", &[text("master", self.master(master))])
    }

    /// A station master tile that somebody took.
    pub fn about_own_master(&self, master: Master) -> String {
        self.say("about-own-master", &[text("master", self.master(master))])
    }

    /// A worker who was given for a station master tile.
    pub fn about_appointed(&self, worker: Worker) -> String {
        self.say("about-appointed", &[text("worker", capital(&self.worker(worker)))])
    }

    /// A city.
    pub fn about_city(&self, city: City) -> String {
        let mut about = vec![self.say("about-city", &[text("city", self.city(city)), number("value", city.value())])];
        if city == KANSAS_CITY {
            let dollars = self.view.edition.tables().kansas_city_pays;
            about.push(self.say("about-city-pays", &[number("dollars", dollars)]));
        }
        if city.points() != 0 {
            about.push(self.say("about-city-points", &[text("points", signed(city.points()))]));
        }
        about.push(self.say("about-city-again", &[key("often", if city.repeatable() { "any" } else { "once" })]));
        about.push(self.about_corner(city.corner()));
        sentences(about)
    }

    /// The arrow between two neighbouring cities.
    pub fn about_arrow(&self, arrow: Arrow, one: City, other: City) -> String {
        let points = (arrow.points != 0).then(|| self.points(arrow.points));
        let action = arrow.action.map(|action| match action {
            ArrowAction::Objective => self.say("effect-objective", &[]),
            ArrowAction::Token => self.say("effect-token", &[]),
        });
        let gives: Vec<String> = points.into_iter().chain(action).collect();
        let cities = [text("one", self.city(one)), text("other", self.city(other)), text("gives", gives.join(", "))];
        self.say(if gives.is_empty() { "about-arrow-plain" } else { "about-arrow" }, &cities)
    }
}

// Cards.
impl GwtWords<'_> {
    /// A card of the cattle market.
    pub fn about_offer(&self, card: Card) -> String {
        self.say("about-offer", &[text("card", capital(&self.card_worth(card)))])
    }

    /// One of the prices of a card.
    pub fn about_deal(&self, card: Card, deal: &Deal) -> String {
        let named = [
            text("card", capital(&self.card_worth(card))),
            text("cowboys", self.workers(Worker::Cowboy, deal.cowboys)),
            number("dollars", deal.price),
            number("count", deal.cards),
        ];
        self.say("about-deal", &named)
    }

    /// The stack of the cattle market.
    pub fn about_market_stack(&self) -> String {
        self.say("about-market-stack", &[number("count", self.view.market_stack), number("added", MARKET_DRAW)])
    }

    /// The open stack of a grown Simmental.
    pub fn about_grown(&self, card: Card, left: u32) -> String {
        self.say("about-grown", &[text("card", capital(&self.card_worth(card))), number("count", left)])
    }

    /// A card in hand.
    pub fn about_card(&self, card: Card) -> String {
        match card.objective() {
            Some(objective) => self.say("about-hand-objective", &[text("card", self.objective(objective.card()))]),
            None => self.say("about-hand-cattle", &[text("card", capital(&self.card_worth(card)))]),
        }
    }

    /// A card of the objective display.
    pub fn about_objective(&self, card: &ObjectiveCard) -> String {
        self.say("about-objective", &[text("card", self.objective(card))])
    }

    /// An objective that lies before a player.
    pub fn about_own_objective(&self, card: &ObjectiveCard) -> String {
        self.say("about-own-objective", &[text("tasks", self.tasks(card))])
    }

    /// The objective stack.
    pub fn about_objective_stack(&self) -> String {
        self.say("about-objective-stack", &[number("count", self.view.objective_stack)])
    }

    /// One's own draw pile, sorted: its order nobody knows.
    pub fn about_draw_pile(&self, cards: &[Card]) -> String {
        self.about_pile("about-draw-pile", cards)
    }

    /// One's own discard pile, sorted.
    pub fn about_discard_pile(&self, cards: &[Card]) -> String {
        self.about_pile("about-discard-pile", cards)
    }

    fn about_pile(&self, id: &str, cards: &[Card]) -> String {
        let about = self.say(id, &[]);
        let groups = cards.chunk_by(|one, other| one == other);
        let groups = groups.filter_map(|alike| alike.first().map(|&card| times(alike.len(), &self.card(card))));
        sentences([about].into_iter().chain((!cards.is_empty()).then(|| groups.collect::<Vec<_>>().join(", "))))
    }
}

// A player's board.
impl GwtWords<'_> {
    /// An auxiliary action.
    pub fn about_auxiliary(&self, aux: Auxiliary, double: bool) -> String {
        let id = if double { "about-aux-double" } else { "about-aux" };
        self.say(id, &[text("effect", self.auxiliary(aux, double))])
    }

    /// A disc space, with or without its disc.
    pub fn about_disc(&self, space: DiscSpace) -> String {
        let white = space.bits() & WHITE_DISCS != 0;
        let players = self.view.players.len().saturating_sub(2) % STEPS_LEFT.len();
        let opens = match space {
            DiscSpace::Money | DiscSpace::Cards | DiscSpace::Certificate | DiscSpace::Engine | DiscSpace::Removal => {
                let aux = Auxiliary::from_index(space.index());
                let double = aux.covered_by().1 == 1;
                let id = if double { "disc-opens-double" } else { "disc-opens-single" };
                self.say(id, &[text("effect", self.auxiliary(aux, double))])
            }
            DiscSpace::Limit4 => self.say("disc-opens-certificates", &[number("count", 4)]),
            DiscSpace::Limit6 => self.say("disc-opens-later", &[]),
            DiscSpace::StepLeft => self.say(
                "disc-opens-step-left",
                &[number("dollars", STEP_DISC_PAYS), number("steps", STEPS_LEFT[players])],
            ),
            DiscSpace::StepRight => {
                self.say("disc-opens-step-right", &[number("points", STEP_DISC_POINTS), number("steps", STEPS_RIGHT)])
            }
            DiscSpace::Hand => self.say("disc-opens-hand", &[number("dollars", HAND_DISC_COSTS)]),
        };
        self.say("about-disc", &[text("opens", opens), key("corner", corner_key(white))])
    }

    /// A space of a row of workers, counted from 1.
    pub fn about_worker_space(&self, worker: Worker, space: u8) -> String {
        let named = [text("worker", capital(&self.worker(worker))), number("space", space)];
        let mut about = vec![self.say("about-worker-space", &named)];
        if let Some(line) = worker_space(worker, space) {
            about.push(self.say("about-worker-gives", &[text("effect", self.line(line))]));
        }
        if space >= SCORING_SPACE {
            about.push(self.say("about-worker-scores", &[number("points", SCORING_SPACE_POINTS)]));
        }
        sentences(about)
    }

    /// The certificate track.
    pub fn about_certificates(&self) -> String {
        self.say("about-certificates", &[])
    }

    /// The step limit.
    pub fn about_step_limit(&self) -> String {
        self.say("about-step-limit", &[])
    }

    /// The hand limit.
    pub fn about_hand_limit(&self) -> String {
        self.say("about-hand-limit", &[])
    }

    /// Exchange tokens.
    pub fn about_tokens(&self) -> String {
        self.say("about-tokens", &[number("count", EXCHANGE_CARDS)])
    }

    /// A hazard or trade tile that somebody collected.
    pub fn about_collected(&self, tile: Tile) -> String {
        let kind = if tile.is_trade() { "trade" } else { "hazard" };
        let named = [text("tile", capital(&self.tile(tile))), key("kind", kind), number("points", tile.points())];
        self.say("about-collected", &named)
    }
}

fn corner_key(white: bool) -> &'static str {
    if white { "white" } else { "black" }
}
