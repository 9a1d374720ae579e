//! What things are called.

use super::{GwtWords, key, number, text, times};
use crate::page::{WIDTH, whole};
use crate::speech::{capital, signed};
use cowcatcher_engine::Seat;
use cowcatcher_games::gwt::data::buildings::{Building, NEUTRAL_LOCALS, Neutral};
use cowcatcher_games::gwt::data::cards::{Breed, Card};
use cowcatcher_games::gwt::data::cities::City;
use cowcatcher_games::gwt::data::player_board::{DiscSpace, Worker};
use cowcatcher_games::gwt::data::railroad::Station;
use cowcatcher_games::gwt::data::supply::Tile;
use cowcatcher_games::gwt::data::trail::{HAZARD_SECTIONS, Hands, Space, TRADE_SECTION};
use cowcatcher_games::gwt::{Rail, TileView};

/// The breeds in the order of [`Breed`], first and second edition. They are the same in every language.
const BREEDS: [[&str; 2]; 10] = [
    ["Jersey", "Criollo"],
    ["Guernsey", "Galloway"],
    ["Black Angus", "Pineywoods"],
    ["Dutch Belt", "Santa Gertrudis"],
    ["Holstein", "Black Angus"],
    ["Brown Swiss", "Longhorn"],
    ["Ayrshire", "Corriente"],
    ["West Highland", "Shorthorn"],
    ["Texas Longhorn", "Hereford"],
    ["Simmental", "Simmental"],
];

/// The messages of the scoring categories, in their order.
const CATEGORIES: [&str; cowcatcher_games::gwt::CATEGORIES.len()] = [
    "category-money",
    "category-buildings",
    "category-cities",
    "category-stations",
    "category-hazards",
    "category-cattle",
    "category-objectives",
    "category-masters",
    "category-workers",
    "category-step-space",
    "category-job-token",
];

/// The hazards in the order of their sections.
const HAZARDS: [&str; 3] = ["flood", "drought", "rockfall"];

/// The form of a name as the object of a verb: "a white Guernsey".
const ONE: Option<&str> = Some("one");

impl GwtWords<'_> {
    /// A kind of worker.
    pub fn worker(&self, worker: Worker) -> String {
        self.say("worker", &[key("worker", worker.name())])
    }

    pub(super) fn workers(&self, worker: Worker, count: u8) -> String {
        self.say("worker-count", &[key("worker", worker.name()), number("count", count)])
    }

    /// A scoring category, by its place on the score sheet; nothing beyond it.
    pub fn category(&self, index: usize) -> String {
        CATEGORIES.get(index).map_or_else(String::new, |id| self.say(id, &[]))
    }

    /// A city.
    pub fn city(&self, city: City) -> String {
        self.say("city", &[number("city", city.value())])
    }

    /// A disc space of the player board.
    pub fn disc(&self, space: DiscSpace) -> String {
        self.say("disc-space", &[key("space", space.name())])
    }

    /// The disc space from which a disc is taken.
    pub(super) fn of_disc(&self, space: DiscSpace) -> String {
        self.say_as("disc-space", Some("of"), &[key("space", space.name())])
    }

    /// A card: breed, colour, and points where cards of one breed differ.
    pub fn card(&self, card: Card) -> String {
        self.card_as(card, None)
    }

    /// A card, as a heading.
    pub fn card_capital(&self, card: Card) -> String {
        capital(&self.card(card))
    }

    /// A kind of worker, as a heading.
    pub fn worker_capital(&self, worker: Worker) -> String {
        capital(&self.worker(worker))
    }

    /// A card as the object of a verb.
    pub(super) fn one_card(&self, card: Card) -> String {
        self.card_as(card, ONE)
    }

    fn card_as(&self, card: Card, form: Option<&str>) -> String {
        let Some(cattle) = card.cattle() else {
            let tasks = card.objective().map_or_else(String::new, |objective| self.tasks(objective.card()));
            return self.say_as("card-objective", form, &[text("tasks", tasks)]);
        };
        let named = [
            key("colour", cattle.breed.name()),
            key("breed", self.breed(cattle.breed)),
            number("points", cattle.points),
        ];
        match cattle.breed {
            Breed::Orange => self.say_as("card-simmental", form, &[key("level", card.name())]),
            Breed::Brown | Breed::Purple => self.say_as("card-with-points", form, &named),
            _ => self.say_as("card", form, &named),
        }
    }

    /// A breed by colour and name.
    pub(super) fn breed_as(&self, breed: Breed, form: Option<&str>) -> String {
        self.say_as("card", form, &[key("colour", breed.name()), key("breed", self.breed(breed))])
    }

    /// Sorted cards, those alike together.
    pub(super) fn cards(&self, cards: &[Card]) -> String {
        self.alike(cards, |card| self.card(card))
    }

    /// Sorted things, those alike together; each kind stays on one line, unless its name is long.
    pub(super) fn alike<T: PartialEq + Copy>(&self, things: &[T], name: impl Fn(T) -> String) -> String {
        let groups = things.chunk_by(|one, other| one == other);
        let groups = groups.filter_map(|alike| alike.first().map(|&thing| times(alike.len(), &name(thing))));
        let firm = |group: String| if group.chars().count() < WIDTH / 2 { whole(&group) } else { group };
        groups.map(firm).collect::<Vec<_>>().join(", ")
    }

    fn breed(&self, breed: Breed) -> &'static str {
        BREEDS[breed.index()][usize::from(!self.first_edition())]
    }

    /// A cattle card as the object of a verb, with its value and points.
    pub(super) fn worth(&self, card: Card) -> String {
        self.worth_as(card, ONE)
    }

    /// A cattle card with its value and points.
    pub(super) fn card_worth(&self, card: Card) -> String {
        self.worth_as(card, None)
    }

    fn worth_as(&self, card: Card, form: Option<&str>) -> String {
        let Some(cattle) = card.cattle() else { return self.card_as(card, form) };
        let name = match cattle.breed {
            Breed::Orange => self.card_as(card, form),
            breed => self.breed_as(breed, form),
        };
        let worth = [text("card", name), number("value", cattle.value), number("points", cattle.points)];
        self.say("card-worth", &worth)
    }

    /// A tile of the Kansas City supply.
    pub fn tile(&self, tile: Tile) -> String {
        if let Some(worker) = tile.worker() {
            return self.worker(worker);
        }
        match tile.section().and_then(|section| HAZARDS.get(section)) {
            Some(kind) => self.say(
                "tile-hazard",
                &[key("kind", kind), number("points", tile.points()), key("hand", hands_key(tile.hands()))],
            ),
            None => self.say("tile-trade", &[key("colour", if tile == Tile::Green { "green" } else { "pair" })]),
        }
    }

    /// The hands on a tile, if there are any.
    pub(super) fn hands(&self, hands: Hands) -> Option<String> {
        (hands != Hands::NONE).then(|| self.say("hands", &[key("hand", hands_key(hands))]))
    }

    /// A number of victory points.
    pub(super) fn points(&self, points: impl Into<i64>) -> String {
        self.say("points", &[text("points", signed(points))])
    }

    /// A neutral building and its local actions.
    pub fn neutral(&self, neutral: Neutral) -> String {
        let name = self.say("building-neutral", &[key("name", neutral.name())]);
        self.with_actions(&name, &self.locals(NEUTRAL_LOCALS[neutral.index()]))
    }

    pub(super) fn with_actions(&self, name: &str, actions: &str) -> String {
        self.say("with-actions", &[key("name", name), key("actions", actions)])
    }

    /// Craftsmen, points and hands of a building.
    pub(super) fn facts(&self, side: &Building) -> Vec<String> {
        let mut facts = vec![self.workers(Worker::Craftsman, side.craftsmen), self.points(side.points)];
        facts.extend(self.hands(side.hands));
        facts
    }

    /// The number and side of a private building.
    pub(super) fn building_name(&self, owner: Seat, number: u8) -> String {
        self.building_as(owner, number, None)
    }

    /// A private building as the object of a verb.
    pub(super) fn one_building(&self, owner: Seat, number: u8) -> String {
        self.building_as(owner, number, ONE)
    }

    fn building_as(&self, owner: Seat, number: u8, form: Option<&str>) -> String {
        self.say_as("building-private", form, &[text("name", self.side_name(owner, number))])
    }

    /// The number of a private building and the side that lies up: `5a`.
    pub(super) fn side_name(&self, owner: Seat, number: u8) -> String {
        format!("{number}{}", if self.view.is_side_b(owner, number) { 'b' } else { 'a' })
    }

    /// A station.
    pub fn station(&self, station: Station) -> String {
        self.station_as(station, None)
    }

    /// A station as the object of a verb.
    pub(super) fn one_station(&self, station: Station) -> String {
        self.station_as(station, ONE)
    }

    fn station_as(&self, station: Station, form: Option<&str>) -> String {
        let named = [number("number", station.index() as i64 + 1), number("after", station.rail().space())];
        self.say_as("station", form, &named)
    }

    /// A space of the railroad track.
    pub fn rail(&self, rail: Rail) -> String {
        let name = [number("name", rail.space())];
        match rail {
            Rail::START => self.say("rail-start", &[]),
            Rail::LAST => self.say("rail-last", &[]),
            _ if rail.is_turnout() => self.say("rail-turnout", &name),
            _ => self.say("rail", &name),
        }
    }

    /// A space of the trail.
    pub fn space(&self, space: Space) -> String {
        let hazard = HAZARD_SECTIONS.iter().zip(HAZARDS).find_map(|(spaces, kind)| {
            let place = spaces.iter().position(|&it| it == space)?;
            Some([key("kind", kind), number("number", place as i64 + 1)])
        });
        let trade = TRADE_SECTION.iter().position(|&it| it == space);
        match (space, hazard, trade) {
            (Space::KC, ..) => self.city(City::V0),
            (Space::Start, ..) => self.say("space-start", &[]),
            (_, Some(hazard), _) => self.say("space-hazard", &hazard),
            (_, _, Some(place)) => self.say("space-trade", &[number("number", place as i64 + 1)]),
            _ => self.say("space-building", &[key("name", space.name())]),
        }
    }

    /// The stretch of the trail on which a space lies, as a heading.
    pub fn stretch(&self, space: Space) -> String {
        let stretch = match space.index() {
            i if i < Space::B.index() => "flood",
            i if i < Space::C.index() => "drought",
            i if i < Space::E.index() || i > Space::KC.index() => "middle",
            i if i < Space::F.index() => "rockfall",
            _ => "end",
        };
        self.say("stretch", &[key("stretch", stretch)])
    }

    /// What lies on a space now.
    pub(super) fn tile_on(&self, space: Space) -> Option<TileView> {
        self.view.trail.iter().find(|(at, _)| *at == space).map(|&(_, tile)| tile)
    }

    /// A space and what lies on it, as the active player calls it.
    pub(super) fn place(&self, space: Space) -> String {
        match self.tile_on(space) {
            Some(TileView::Building(owner, number)) if owner == self.view.active => {
                self.say("place-own", &[text("building", self.building_name(owner, number))])
            }
            Some(TileView::Supply(tile)) => {
                self.say("place-tile", &[text("tile", self.tile(tile)), text("space", self.space(space))])
            }
            _ => self.building_place(space),
        }
    }

    /// A space and the building on it, as anybody calls it.
    pub(super) fn building_place(&self, space: Space) -> String {
        match self.tile_on(space) {
            Some(TileView::Neutral(neutral)) => self.say("place-neutral", &[key("name", neutral.name())]),
            Some(TileView::Building(owner, number)) => {
                let building = text("building", self.building_name(owner, number));
                self.say("place-other", &[building, text("owner", self.seat(owner))])
            }
            _ => self.space(space),
        }
    }
}

fn hands_key(hands: Hands) -> &'static str {
    match (hands.green, hands.black) {
        (true, true) => "both",
        (true, false) => "green",
        (false, true) => "black",
        (false, false) => "none",
    }
}
