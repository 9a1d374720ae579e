//! SCORE: the eleven categories. Carries GWT-SCORE-01 to 28.

use crate::data::cards::Card;
use crate::data::cities::{City, TERMINAL};
use crate::data::masters::Scores;
use crate::data::objectives::{Objective, ObjectiveCard, Task, Things};
use crate::data::player_board::{DiscSpace, SCORING_SPACE, SCORING_SPACE_POINTS, STEP_DISC_POINTS};
use crate::data::railroad::Station;
use crate::data::supply::{JOB_TOKEN_POINTS, Tile as SupplyTile};
use crate::data::trail::spaces;
use crate::state::{Cards, Gwt, Player, cattle_of, objectives_of};
use arrayvec::ArrayVec;
use cowcatcher_engine::{Seat, Seats, Standings};

/// The categories in the order of the score sheet.
pub const CATEGORIES: [&str; 11] = [
    "money",
    "buildings",
    "cities",
    "stations",
    "hazards",
    "cattle",
    "objectives",
    "station masters",
    "workers",
    "step space",
    "job market token",
];

/// The places of two categories on the score sheet.
const OBJECTIVES: usize = 6;
const MASTERS: usize = 7;

/// Money for a point (GWT-SCORE-01).
const DOLLARS_PER_POINT: u16 = 5;
/// Points per two objective cards, hazards, certificates or stations (GWT-SCORE-17, 18, 20, 21), per pair of trade tiles (GWT-SCORE-19)
/// and per private building (GWT-SCORE-22).
const POINTS_PER_TWO: i32 = 3;
const POINTS_PER_PAIR: i32 = 3;
const POINTS_PER_BUILDING: i32 = 2;

impl Gwt {
    pub(crate) fn score_sheet(&self) -> Standings {
        let seats = (0..self.setting.players).map(Seat);
        Standings {
            categories: &CATEGORIES,
            points: seats.map(|seat| self.score(seat).into_iter().collect()).collect(),
            tie_breaks: self.tie_breaks(),
            out: Seats::NONE,
        }
    }

    /// The points of a seat.
    pub(crate) fn total(&self, seat: Seat) -> i32 {
        self.score(seat).iter().sum()
    }

    /// The points of a seat by category.
    fn score(&self, seat: Seat) -> [i32; 11] {
        if self.is_sam(seat) {
            return self.sams_score();
        }
        let player = &self.players[seat.index()];
        let objectives = best_objectives(self, seat);
        let mut points = self.open_points(seat);
        points[OBJECTIVES] = objectives.points;
        points[MASTERS] =
            player.masters().map(|master| self.master_points(seat, master.scores(), objectives.in_area)).sum();
        points
    }

    /// The points of a seat by category, without objectives and station masters.
    pub(crate) fn open_points(&self, seat: Seat) -> [i32; 11] {
        let player = &self.players[seat.index()];
        let workers_far = player.workers.iter().map(|&n| i32::from(n.saturating_sub(SCORING_SPACE - 1))).sum::<i32>();
        [
            i32::from(player.money / DOLLARS_PER_POINT),
            self.own_buildings(player).map(|(owner, number)| i32::from(self.building_of(owner, number).points)).sum(),
            self.city_points(player),
            Station::ALL
                .iter()
                .filter(|&&station| self.has_station(seat, station))
                .map(|station| i32::from(station.data().points))
                .sum(),
            player.tiles.iter().map(|(kind, n)| i32::from(SupplyTile::from_index(kind).points()) * n as i32).sum(),
            cattle_points(player),
            0,
            0,
            workers_far * SCORING_SPACE_POINTS,
            if player.has_disc(DiscSpace::StepRight) { 0 } else { STEP_DISC_POINTS },
            if self.jobs.token == Some(seat) { JOB_TOKEN_POINTS } else { 0 },
        ]
    }

    /// Owner and number of the buildings of a player on the trail.
    fn own_buildings(&self, player: &Player) -> impl Iterator<Item = (Seat, u8)> {
        spaces(player.buildings).filter_map(|space| self.trail.building(space))
    }

    /// Cities by disc, arrows once if both their cities hold one (GWT-SCORE-03 to 05).
    fn city_points(&self, player: &Player) -> i32 {
        let discs = &player.cities;
        let cities: i32 = City::ALL.iter().map(|city| i32::from(city.points()) * i32::from(discs[city.index()])).sum();
        let arrows: i32 = (self.tables().arrows.iter().enumerate())
            .filter(|&(i, _)| discs[i] > 0 && discs[i + 1] > 0)
            .map(|(_, arrow)| i32::from(arrow.points))
            .sum();
        cities + arrows
    }

    /// The bottom half of a station master tile (GWT-SCORE-15 to 23).
    fn master_points(&self, seat: Seat, scores: Scores, in_area: u32) -> i32 {
        let player = &self.players[seat.index()];
        let per_two = |n: u32| (n / 2) as i32 * POINTS_PER_TWO;
        match scores {
            Scores::Nothing => 0,
            Scores::Workers => player.workers.iter().map(|&n| i32::from(n)).sum(),
            Scores::Objectives => per_two(in_area),
            Scores::Hazards => per_two(player.hazards()),
            Scores::TradePairs => player.trade_pairs() as i32 * POINTS_PER_PAIR,
            Scores::Certificates => per_two(u32::from(player.certificates + player.permanent_certificates())),
            Scores::Stations => per_two(self.station_count(seat)),
            Scores::Buildings => player.buildings.count_ones() as i32 * POINTS_PER_BUILDING,
        }
    }

    /// What a seat with this deck has for the tasks of objectives (GWT-SCORE-14). Simmentals serve none (GWT-SIMM-16).
    pub(crate) fn things(&self, seat: Seat, deck: &Cards) -> Things {
        let player = &self.players[seat.index()];
        let mut things = [0; Task::ALL.len()];
        let mut set = |task: Task, n: u32| things[task.index()] = n as u8;
        let cattle = |cards: &[Card]| cards.iter().map(|card| deck.count(card.index())).sum();
        set(Task::Building, player.buildings.count_ones());
        set(Task::Green, player.trade_tiles(SupplyTile::Green));
        set(Task::Pair, player.trade_tiles(SupplyTile::Pair));
        set(Task::Hazard, player.hazards());
        set(Task::Station, self.station_count(seat));
        set(Task::Value3, cattle(&[Card::Yellow, Card::Red, Card::Blue]));
        set(Task::Value4, cattle(&[Card::Brown3, Card::Brown4, Card::Brown5]));
        set(Task::Value5, cattle(&[Card::Purple5, Card::Purple6, Card::Purple7]));
        set(Task::Terminal, u32::from(player.cities[TERMINAL.index()]));
        things
    }
}

pub(crate) fn cattle_points(player: &Player) -> i32 {
    let deck = player.deck();
    cattle_of(&deck)
        .filter_map(|card| card.cattle().map(|cattle| i32::from(cattle.points) * deck.count(card.index()) as i32))
        .sum()
}

/// What the objectives come to when they are used for the best.
struct BestObjectives {
    /// Category 7.
    points: i32,
    /// Cards in the area, those added from the deck included.
    in_area: u32,
}

/// A card to be fulfilled or not. Cards of the deck need not be scored at all.
#[derive(Clone, Copy)]
struct Candidate {
    card: &'static ObjectiveCard,
    in_area: bool,
    /// What fulfilling it is worth over leaving it; nothing if it can't be.
    gain: i32,
}

impl Candidate {
    fn new(card: &'static ObjectiveCard, in_area: bool, things: &Things) -> Candidate {
        let gain = i32::from(card.points) + if in_area { i32::from(card.penalty) } else { 0 };
        Candidate { card, in_area, gain: if used(things, card).is_some() { gain } else { 0 } }
    }
}

/// What is left of some things when they have served a card; `None` if it needs more.
fn used(things: &Things, card: &ObjectiveCard) -> Option<Things> {
    let mut left = *things;
    for (have, &need) in left.iter_mut().zip(&card.tasks) {
        *have = have.checked_sub(need)?;
    }
    Some(left)
}

/// All cards a player can hold: the deck of 24 and a starting objective.
const MOST_CANDIDATES: usize = 25;

/// The choice of cards and of which things serve which card that gives the highest total, a station master for
/// objective cards included (GWT-SCORE-09 to 13).
fn best_objectives(game: &Gwt, seat: Seat) -> BestObjectives {
    let player = &game.players[seat.index()];
    let mut cards: ArrayVec<Candidate, MOST_CANDIDATES> = ArrayVec::new();
    let deck = player.deck();
    let things = game.things(seat, &deck);
    let mut add = |card, in_area| {
        let _full = cards.try_push(Candidate::new(card, in_area, &things));
    };
    if let Some(starting) = player.starting {
        add(starting.card(), true);
    }
    for (kind, n) in player.area.iter() {
        (0..n).for_each(|_| add(Objective::from_index(kind).card(), true));
    }
    for objective in objectives_of(&deck) {
        let n = deck.count(Card::from(objective).index());
        (0..n).for_each(|_| add(objective.card(), false));
    }
    cards.sort_by_key(|card| -card.gain);

    let pays_for_cards = player.masters().any(|master| master.scores() == Scores::Objectives);
    let mut search = Search {
        cards: &cards,
        pays_for_cards,
        slack: if pays_for_cards { POINTS_PER_TWO * (cards.len() / 2) as i32 } else { 0 },
        unfulfilled: cards.iter().filter(|card| card.in_area).map(|card| -i32::from(card.card.penalty)).sum(),
        best: None,
        chosen: 0,
    };
    let hopes = cards.iter().map(|card| card.gain).sum();
    search.from(0, &things, 0, hopes);
    search.best.map_or(BestObjectives { points: 0, in_area: 0 }, |(_, best)| best)
}

/// A search over which cards are fulfilled, best first, cut off where the rest cannot catch up.
struct Search<'a> {
    cards: &'a [Candidate],
    pays_for_cards: bool,
    /// All cards in the area can bring a station master at most this much.
    slack: i32,
    /// The points if no card were fulfilled: every penalty of the area.
    unfulfilled: i32,
    /// The best so far, with its total over both categories.
    best: Option<(i32, BestObjectives)>,
    /// The cards fulfilled on the way down, as bits.
    chosen: u32,
}

impl Search<'_> {
    /// Decides on the cards from `next` on, which can bring `hopes` at most.
    fn from(&mut self, next: usize, things: &Things, gained: i32, hopes: i32) {
        if let Some((best, _)) = &self.best
            && gained + hopes + self.slack + self.unfulfilled <= *best
        {
            return;
        }
        let Some(&Candidate { card, gain, .. }) = self.cards.get(next) else { return self.finish(gained) };
        if let Some(left) = used(things, card) {
            self.chosen |= 1 << next;
            self.from(next + 1, &left, gained + gain, hopes - gain);
            self.chosen &= !(1 << next);
        }
        self.from(next + 1, things, gained, hopes - gain);
    }

    /// All cards are decided: add failing cards of the deck where a station master pays more than their penalty.
    fn finish(&mut self, gained: i32) {
        let fulfilled = |i: usize| self.chosen >> i & 1 != 0;
        let counted = self.cards.iter().enumerate().filter(|&(i, card)| card.in_area || fulfilled(i)).count() as u32;
        let mut points = gained + self.unfulfilled;
        let mut in_area = counted;
        let pays = |cards: u32| if self.pays_for_cards { (cards / 2) as i32 * POINTS_PER_TWO } else { 0 };
        // A second failing card costs at least 4 for the same 3 points: at most one is worth adding.
        let cheapest = self
            .cards
            .iter()
            .enumerate()
            .filter(|&(i, card)| !card.in_area && !fulfilled(i))
            .map(|(_, card)| i32::from(card.card.penalty))
            .min();
        if let Some(penalty) = cheapest
            && pays(counted + 1) - penalty > pays(counted)
        {
            points -= penalty;
            in_area += 1;
        }
        let total = points + pays(in_area);
        if self.best.as_ref().is_none_or(|(best, _)| total > *best) {
            self.best = Some((total, BestObjectives { points, in_area }));
        }
    }
}
