//! What things are worth to the active player, in tenths of a victory point.

use super::{AUXILIARY, CERTIFICATE, DOLLAR, OBJECTIVE, RAIL_SPACE, TOKEN};
use crate::data::TradeBonus;
use crate::data::cards::Card;
use crate::data::cities::{ArrowAction, City};
use crate::data::lines::{Effect, Line, Need, Number};
use crate::data::masters::{Master, Scores};
use crate::data::objectives::{Objective, Task};
use crate::data::player_board::{ROW, SCORING_SPACE, Worker, worker_space};
use crate::data::railroad::Station;
use crate::data::supply::Tile as SupplyTile;
use crate::data::trail::{Space, TRADE, TRADE_SECTION, spaces};
use crate::hire::price;
use crate::kansas_city::herd_value;
use crate::state::{Gwt, Tile, cattle_of};
use cowcatcher_engine::Choices;

impl Gwt {
    /// What a line would bring now, nothing if it cannot be done.
    pub(super) fn line_worth(&self, line: Line) -> i32 {
        let (need, gives) = line.text();
        let cost = match need {
            Need::Nothing => 0,
            Need::Discard(card) if self.me().hand.has(card.index()) => self.card_worth(card),
            Need::DiscardValue3 => 20,
            Need::DiscardAny | Need::DiscardPair => match self.cheapest_discard(need) {
                Some(worth) => worth,
                None => return 0,
            },
            Need::DiscardObjective if crate::state::objectives_of(&self.me().hand).next().is_some() => 4,
            Need::Pay(dollars) if self.me().money >= u16::from(dollars) => i32::from(dollars) * DOLLAR,
            Need::EngineBack(n) if self.judge_back(n).is_ok() => i32::from(n) * RAIL_SPACE,
            _ => return 0,
        };
        gives.iter().map(|&effect| self.effect_worth(effect)).sum::<i32>() - cost
    }

    fn cheapest_discard(&self, need: Need) -> Option<i32> {
        let hand = &self.me().hand;
        match need {
            Need::DiscardPair => cattle_of(hand)
                .filter(|card| hand.count(card.index()) >= 2)
                .map(|card| self.card_worth(card) + self.last_copy_worth(card))
                .min(),
            _ => cattle_of(hand).map(|card| self.card_worth(card)).min(),
        }
    }

    fn effect_worth(&self, effect: Effect) -> i32 {
        let counted = |number: Number| i32::from(self.count(number));
        match effect {
            Effect::Money(dollars, number) => i32::from(dollars) * counted(number) * DOLLAR,
            Effect::Certificates(each, number) => {
                let gained = self.certificates_after(each * self.count(number)) - self.me().certificates;
                i32::from(gained) * CERTIFICATE
            }
            Effect::CertificatesToLimit => {
                i32::from(self.certificates_after(u8::MAX) - self.me().certificates) * CERTIFICATE
            }
            Effect::ExchangeToken => TOKEN,
            Effect::Objective | Effect::ObjectiveToHand => match self.judge_any_objective() {
                Ok(()) => self.display.iter().flatten().map(|&it| self.objective_worth(it)).max().unwrap_or(0).max(0),
                Err(_) => 0,
            },
            Effect::DrawDiscard(number) => 3 * counted(number),
            Effect::Hire(modifier) => self.best_hire(modifier),
            Effect::Build(per_craftsman) => self.best_building(per_craftsman),
            Effect::Buy => self.best_purchase(),
            Effect::Hazard(dollars) if self.me().money >= u16::from(dollars) => {
                let best = spaces(self.hazards_on_board()).map(|space| self.hazard_worth(space)).max();
                best.unwrap_or(0) - i32::from(dollars) * DOLLAR
            }
            Effect::Trade => self.best_trade(),
            Effect::HazardOrTrade => {
                let hazard = spaces(self.hazards_on_board()).map(|space| self.hazard_worth(space)).max();
                hazard.unwrap_or(0).max(self.best_trade())
            }
            Effect::Engine(number) => counted(number) * RAIL_SPACE,
            Effect::UpgradeBehind => {
                let behind = Station::ALL.iter().filter(|station| station.data().at < self.me().engine.0);
                let open = behind.filter(|&&station| self.judge_upgrade(station).is_ok());
                open.map(|&station| self.upgrade_worth(station)).max().unwrap_or(0).max(0)
            }
            Effect::ExtraordinaryDelivery => 20,
            Effect::Auxiliary => AUXILIARY,
            Effect::Rancher(_) | Effect::Ride(_) => 6,
            Effect::Copy => 20,
            Effect::Hazard(_) => 0,
        }
    }

    /// What a hand card is worth in hand: what the herd value would lose, and what it is for.
    pub(super) fn card_worth(&self, card: Card) -> i32 {
        let hand = &self.me().hand;
        match card.cattle() {
            Some(_) if hand.count(card.index()) > 1 => 1,
            Some(_) => self.last_copy_worth(card),
            None => 4,
        }
    }

    fn last_copy_worth(&self, card: Card) -> i32 {
        let mut without = self.me().hand;
        without.take_all(card.index());
        6 * i32::from(herd_value(&self.me().hand) - herd_value(&without))
    }

    /// Going to Kansas City now: money and the best delivery, less what a fuller herd would still bring.
    pub(super) fn kansas_city_worth(&self) -> i32 {
        let total = self.base_income() + self.me().certificates;
        let best = self.best_delivery(total);
        let hoped = 7 + self.me().cities.iter().map(|&n| i32::from(n)).sum::<i32>();
        best + i32::from(total) * DOLLAR - 6 * (hoped - i32::from(total)).max(0)
    }

    pub(super) fn income_worth(&self, spent: u8) -> i32 {
        let total = self.base_income() + spent;
        self.best_delivery(total) + i32::from(spent) * (DOLLAR - CERTIFICATE / 2)
    }

    fn best_delivery(&self, total: u8) -> i32 {
        let open = City::ALL
            .iter()
            .filter(|city| city.value() <= total && (city.repeatable() || self.me().cities[city.index()] == 0));
        open.map(|&city| self.delivery_worth(city)).max().unwrap_or(0)
    }

    /// A delivery frees a disc; the rest is the city, its arrows and the freight. Arrows to come count a little.
    pub(super) fn delivery_worth(&self, city: City) -> i32 {
        let discs = &self.me().cities;
        let here = city.index();
        let mut worth = 30 + 10 * i32::from(city.points()) - i32::from(self.transport(city.value())) * DOLLAR;
        if city == crate::data::cities::KANSAS_CITY {
            worth += i32::from(self.tables().kansas_city_pays) * DOLLAR;
        }
        if discs[here] == 0 {
            for (arrow, other) in [(here, here + 1), (here.wrapping_sub(1), here.wrapping_sub(1))] {
                let (Some(arrow), Some(&there)) = (self.tables().arrows.get(arrow), discs.get(other)) else { continue };
                let action = match arrow.action {
                    Some(ArrowAction::Objective) => OBJECTIVE,
                    Some(ArrowAction::Token) => TOKEN,
                    None => 0,
                };
                let whole = 10 * i32::from(arrow.points) + action;
                worth += if there > 0 { whole } else { whole / 3 };
            }
        }
        worth
    }

    /// The worker who would be number `nth` of his row.
    pub(super) fn worker_worth(&self, worker: Worker, nth: u8) -> i32 {
        let use_ = match worker {
            Worker::Cowboy => 85,
            Worker::Craftsman => 70,
            Worker::Engineer => 75,
        };
        let crowded = 8 * i32::from(nth);
        let scores = if nth >= SCORING_SPACE { 40 } else { 0 };
        (use_ - crowded).max(10) * self.time_left() / 100 + scores
    }

    pub(super) fn hire_worth(&self, row: u8, worker: Worker, modifier: i8) -> i32 {
        let nth = self.me().workers(worker) + 1;
        let immediate = match worker_space(worker, nth).map(Line::text) {
            Some((Need::Nothing, [Effect::Hire(_)])) | None => 0,
            Some((Need::Nothing, [Effect::Hazard(0)])) => 25,
            Some((Need::Nothing, _)) => 20,
            Some(_) => 8,
        };
        self.worker_worth(worker, nth) + immediate - i32::from(price(row, modifier)) * DOLLAR
    }

    fn best_hire(&self, modifier: i8) -> i32 {
        let rows = 0..self.jobs.row.min(crate::data::supply::JOB_ROWS as u8);
        let hires =
            rows.flat_map(|row| Worker::ALL.iter().map(move |&worker| (row, worker))).filter(|&(row, worker)| {
                self.jobs.has(row, worker) && self.me().workers(worker) < ROW && price(row, modifier) <= self.me().money
            });
        hires.map(|(row, worker)| self.hire_worth(row, worker, modifier)).max().unwrap_or(0).max(0)
    }

    pub(super) fn building_worth(&self, number: u8) -> i32 {
        let building = self.building(number);
        10 * i32::from(building.points) + 20 * self.time_left() / 100 - i32::from(building.craftsmen) * DOLLAR
            + if building.hands == crate::data::trail::Hands::NONE { 0 } else { 15 * self.time_left() / 100 }
    }

    fn best_building(&self, per_craftsman: u8) -> i32 {
        let mut choices = Choices::new();
        self.legal_build(per_craftsman, &mut choices);
        let numbers = choices.iter().filter_map(|action| match action {
            crate::action::Action::Build(number) => Some(*number),
            _ => None,
        });
        numbers.map(|number| self.building_worth(number)).max().unwrap_or(0).max(0)
    }

    /// Cattle: their points, and what a new breed adds to every later income.
    fn cattle_worth(&self, card: Card) -> i32 {
        let Some(cattle) = card.cattle() else { return 0 };
        let owned = self.me().deck().count(card.index()) as i32;
        let herd = 13 * i32::from(cattle.value) * self.time_left() / 100 / (1 + owned);
        10 * i32::from(cattle.points) + herd
    }

    pub(super) fn purchase_worth(&self, card: Card, other: Option<Card>, cowboys: u8) -> i32 {
        let dollars = crate::cattle::price_of(card, other, cowboys).unwrap_or(0);
        let second = other.map_or(0, |other| self.cattle_worth(other));
        // A cowboy not used has done nothing.
        self.cattle_worth(card) + second - i32::from(dollars) * DOLLAR - 2 * i32::from(cowboys)
    }

    fn best_purchase(&self) -> i32 {
        let mut choices = Choices::new();
        self.legal_buy(self.me().workers(Worker::Cowboy), &mut choices);
        let purchases = choices.iter().filter_map(|action| match *action {
            crate::action::Action::Buy(card, other, cowboys) => Some(self.purchase_worth(card, other, cowboys)),
            _ => None,
        });
        purchases.max().unwrap_or(0).max(0)
    }

    pub(super) fn hazard_worth(&self, space: Space) -> i32 {
        match self.trail.get(space) {
            Some(Tile::Supply(tile)) => 10 * i32::from(tile.points()) + 6,
            _ => 0,
        }
    }

    pub(super) fn trade_worth(&self, space: Space) -> i32 {
        let index = TRADE_SECTION.iter().position(|&it| it == space).unwrap_or(0);
        let bonus = match self.tables().trade[index] {
            TradeBonus::Money(dollars) => i32::from(dollars) * DOLLAR,
            TradeBonus::Token => TOKEN,
        };
        bonus + 10
    }

    fn best_trade(&self) -> i32 {
        let open = spaces(self.trail.occupied() & TRADE).filter(|&space| self.judge_trade(space).is_ok());
        open.map(|space| self.trade_worth(space)).max().unwrap_or(0).max(0)
    }

    pub(super) fn upgrade_worth(&self, station: Station) -> i32 {
        let data = station.data();
        let master = self.masters.get(station.index()).copied().flatten().map_or(0, |it| self.master_worth(it) / 3);
        10 * i32::from(data.points) + 25 + master - i32::from(data.cost) * DOLLAR
    }

    pub(super) fn master_worth(&self, master: Master) -> i32 {
        let me = self.me();
        let scores = match master.scores() {
            Scores::Nothing => 0,
            Scores::Workers => 10 * me.workers.iter().map(|&n| i32::from(n)).sum::<i32>(),
            Scores::Objectives => 15 * (1 + me.area.total() as i32),
            Scores::Hazards => 15 * (1 + me.hazards() as i32),
            Scores::TradePairs => 30 * me.trade_pairs() as i32 + 10,
            Scores::Certificates => 15 * i32::from(me.certificates + me.permanent_certificates() + 1),
            Scores::Stations => 15 * (1 + self.station_count(self.active()) as i32),
            Scores::Buildings => 20 * (1 + self.own_spaces().count() as i32),
        };
        let permanent = i32::from(master.permanent()) * 40 * self.time_left() / 100;
        scores + permanent + master.immediate().map_or(0, |line| self.line_worth(line))
    }

    /// An objective card: its points as far as its tasks are done, its penalty as far as they are not.
    pub(super) fn objective_worth(&self, objective: Objective) -> i32 {
        let me = self.me();
        let card = objective.card();
        let have = |task: Task| match task {
            Task::Building => me.buildings.count_ones(),
            Task::Green => me.trade_tiles(SupplyTile::Green),
            Task::Pair => me.trade_tiles(SupplyTile::Pair),
            Task::Hazard => me.hazards(),
            Task::Station => self.station_count(self.active()),
            Task::Value3 => {
                [Card::Yellow, Card::Red, Card::Blue].iter().map(|card| me.deck().count(card.index())).sum()
            }
            Task::Value4 => {
                [Card::Brown3, Card::Brown4, Card::Brown5].iter().map(|card| me.deck().count(card.index())).sum()
            }
            Task::Value5 => {
                [Card::Purple5, Card::Purple6, Card::Purple7].iter().map(|card| me.deck().count(card.index())).sum()
            }
            Task::Terminal => u32::from(me.cities[crate::data::cities::TERMINAL.index()]),
        };
        // Things serve one card only: those already promised to played cards are gone.
        let promised = |task: Task| {
            me.area
                .iter()
                .map(|(kind, n)| u32::from(Objective::from_index(kind).card().tasks[task.index()]) * n)
                .sum::<u32>()
        };
        let needed: i32 = card.tasks.iter().map(|&n| i32::from(n)).sum();
        let missing: i32 = Task::ALL
            .iter()
            .map(|&task| {
                let free = have(task).saturating_sub(promised(task));
                u32::from(card.tasks[task.index()]).saturating_sub(free) as i32
            })
            .sum();
        let hope = self.time_left() * (needed - missing + 1) / (needed + 1);
        match missing {
            0 => 10 * i32::from(card.points) + OBJECTIVE,
            _ => OBJECTIVE + (10 * i32::from(card.points) * hope - 10 * i32::from(card.penalty) * (100 - hope)) / 100,
        }
    }
}
