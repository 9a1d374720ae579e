//! Rules of thumb: how much a sensible player would like an action. For bots; no rule depends on it.
//!
//! Worth is counted in tenths of a victory point. What things are worth is in `worth.rs`; here stands which of them an
//! action brings or costs.

mod worth;

use crate::action::Action;
use crate::agenda::{Step, Walk};
use crate::data::cards::Card;
use crate::data::lines::{Line, Need};
use crate::data::objectives::Objective;
use crate::data::player_board::{Auxiliary, DiscSpace, Worker};
use crate::data::railroad::Station;
use crate::data::supply::Tile as SupplyTile;
use crate::data::trail::{Space, WOODS, spaces};
use crate::rail::Rail;
use crate::state::{Gwt, Tile};

/// What a dollar is worth: more than its fifth of a point, because it buys.
const DOLLAR: i32 = 4;
/// What a certificate is worth.
const CERTIFICATE: i32 = 14;
/// What an engine space forward is worth.
const RAIL_SPACE: i32 = 9;
/// What an objective card is worth before one knows whether it can be fulfilled.
const OBJECTIVE: i32 = 14;
/// What an exchange token is worth.
const TOKEN: i32 = 16;
/// What a single auxiliary action is worth.
const AUXILIARY: i32 = 8;
/// What a step nearer to Kansas City is worth.
const PROGRESS: i32 = 4;
/// An action worth less than this is better left alone.
const NOTHING: i32 = 0;
/// Lines that bring money are used before those that cost some.
const MONEY_FIRST: i32 = 500;

impl Gwt {
    /// How much the active player would like an action that is legal now.
    pub(crate) fn liking(&self, action: Action) -> i32 {
        match action {
            Action::Place(space) => self.stop_worth(space),
            Action::Go(space) => self.go_worth(space),
            Action::Stop => self.me().rancher.map_or(0, |space| self.stop_worth(space)),
            Action::Use(_, line, one, other) => self.use_worth(line, [one, other]),
            Action::Copy(space) => self.locals_worth(space) / 2,
            // Taken only where no local action is worth more.
            Action::Aux(aux, double) => self.auxiliary_worth(aux) * (1 + i32::from(double)),
            Action::Foresight(_, tile) => foresight_worth(tile),
            Action::Income(spent) => self.income_worth(spent),
            Action::Grow(_) => 50,
            Action::Deliver(city) => self.delivery_worth(city),
            Action::Disc(space) => self.disc_worth(space),
            Action::StationDisc(station) => -10 * i32::from(station.data().points),
            Action::Engine(rail) => self.engine_worth(rail),
            Action::Upgrade(station) => self.upgrade_worth(station),
            Action::Appoint(worker) => self.appoint_worth(worker),
            Action::Hire(row, worker) => self.hire_worth(row.saturating_sub(1), worker, self.hire_modifier()),
            Action::Build(number) => self.building_worth(number),
            Action::At(space) => self.site_worth(space),
            Action::Buy(card, other, cowboys) => self.purchase_worth(card, other, cowboys),
            Action::DrawMarket => NOTHING - 1,
            Action::Hazard(space) => self.hazard_worth(space),
            Action::Trade(space) => self.trade_worth(space),
            Action::Objective(objective) => self.objective_worth(objective),
            Action::ObjectiveTop => 0,
            Action::Certificates(n) => i32::from(n) * CERTIFICATE,
            Action::Draw => 5,
            Action::Discard(card) => -self.card_worth(card),
            Action::Remove(card) => self.removal_worth(card),
            Action::Play(objective, forgo) => self.play_worth(objective, forgo),
            Action::Exchange => self.exchange_worth(),
            Action::Skip | Action::Done => NOTHING,
        }
    }

    /// How much of the game is still to come, in percent.
    fn time_left(&self) -> i32 {
        let rows = crate::data::supply::JOB_ROWS as i32;
        (rows - i32::from(self.jobs.row)) * 100 / (rows - 1)
    }

    /// Stopping here: what can be done, and how far it is along the trail.
    fn stop_worth(&self, space: Space) -> i32 {
        match self.trail.get(space) {
            _ if space == Space::KC => self.kansas_city_worth(),
            Some(Tile::Neutral(_)) => self.locals_worth(space).max(AUXILIARY),
            Some(Tile::Building(owner, _)) if owner == self.active() => self.locals_worth(space).max(AUXILIARY),
            _ => AUXILIARY,
        }
    }

    /// Stepping here, and then the best way on from there.
    fn go_worth(&self, space: Space) -> i32 {
        let Some(Step::Move { left, walk, .. }) = self.agenda.top() else { return 0 };
        self.way_worth(space, left.saturating_sub(1), walk)
    }

    fn way_worth(&self, space: Space, left: u8, walk: Walk) -> i32 {
        let fee = if walk == Walk::Ride { 0 } else { i32::from(self.fee(space)) * DOLLAR };
        let here = if walk == Walk::Ride { 0 } else { self.stop_worth(space) };
        let on = if left == 0 || space == Space::KC {
            None
        } else {
            let ahead = self.ahead_of(space).into_iter().filter(|&next| walk != Walk::Ride || next != Space::KC);
            ahead.map(|next| self.way_worth(next, left - 1, walk)).max()
        };
        on.map_or(here, |on| here.max(on)) + PROGRESS - fee
    }

    /// All local actions of a tile that are worth anything.
    fn locals_worth(&self, space: Space) -> i32 {
        let own: i32 = self
            .locals(space)
            .iter()
            .map(|local| local.lines().map(|line| self.line_worth(line)).max().unwrap_or(0).max(0))
            .sum();
        let risk = self.tables().risks[space.index()].map_or(0, |line| self.line_worth(line).max(0));
        own + risk
    }

    fn use_worth(&self, line: Line, cards: [Option<Card>; 2]) -> i32 {
        let spent: i32 = cards.iter().flatten().map(|&card| self.card_worth(card)).sum();
        match line {
            // What leaves the location comes last.
            Line::Rancher1 | Line::Rancher2 | Line::Rancher3 | Line::Rancher4 | Line::Rancher5 => 1,
            _ => {
                let worth = self.line_worth(line) - spent;
                let brings_money = !matches!(line.text().0, Need::Nothing | Need::Pay(_) | Need::EngineBack(_));
                if worth > NOTHING && brings_money { worth + MONEY_FIRST } else { worth }
            }
        }
    }

    fn auxiliary_worth(&self, aux: Auxiliary) -> i32 {
        match aux {
            Auxiliary::Money => 2,
            Auxiliary::Cards => 3,
            Auxiliary::Certificate if self.me().certificates < self.me().certificate_limit() => 1,
            Auxiliary::Certificate => -1,
            Auxiliary::Engine => RAIL_SPACE - DOLLAR,
            Auxiliary::Removal => 4,
        }
    }

    fn hire_modifier(&self) -> i8 {
        match self.agenda.top() {
            Some(Step::Hire { modifier, .. }) => modifier,
            _ => 0,
        }
    }

    /// Going forward is good up to the last city, and at an unbuilt station better.
    fn engine_worth(&self, rail: Rail) -> i32 {
        let to = i32::from(rail.nose());
        let from = i32::from(self.me().engine.nose());
        let station = Station::at(rail.0).filter(|&station| self.judge_upgrade(station).is_ok());
        (to - from) * RAIL_SPACE + station.map_or(0, |station| self.upgrade_worth(station).max(0))
    }

    fn site_worth(&self, space: Space) -> i32 {
        let replaced = self.trail.building(space).map_or(0, |(_, old)| 10 * i32::from(self.building(old).points));
        let woods = if WOODS & space.bit() != 0 { 8 } else { 0 };
        let risk = if self.tables().risks[space.index()].is_some() { 6 } else { 0 };
        woods + risk - replaced
    }

    fn removal_worth(&self, card: Card) -> i32 {
        match card {
            Card::Grey => 20,
            Card::White | Card::Black | Card::Green => 8,
            _ => -50,
        }
    }

    fn exchange_worth(&self) -> i32 {
        // Before the money is taken, a hand with doubles can only get better.
        let surplus: u32 = self.me().hand.iter().map(|(_, n)| n - 1).sum();
        match self.agenda.top() {
            Some(Step::Income) if surplus > 0 => 1000,
            _ => -1000,
        }
    }

    fn play_worth(&self, objective: Objective, forgo: bool) -> i32 {
        let immediate = match objective.card().immediate {
            // A ride ends phase B.
            Some(Line::Ride3) if self.agenda.top() == Some(Step::Location) => -40,
            Some(line) => self.line_worth(line),
            None => 0,
        };
        self.objective_worth(objective) - OBJECTIVE + if forgo { 0 } else { immediate }
    }

    /// The spaces of own private buildings, for counting what a tile would be worth.
    fn own_spaces(&self) -> impl Iterator<Item = Space> {
        spaces(self.me().buildings)
    }

    fn appoint_worth(&self, worker: Worker) -> i32 {
        let Some(Step::Appoint(station)) = self.agenda.top() else { return 0 };
        let tile = self.masters.get(station.index()).copied().flatten().map_or(0, |master| self.master_worth(master));
        tile - self.worker_worth(worker, self.me().workers(worker))
    }

    fn disc_worth(&self, space: DiscSpace) -> i32 {
        let time = self.time_left();
        match space {
            DiscSpace::Hand => 70 * time / 100 - 5 * DOLLAR,
            DiscSpace::StepLeft => 30 * time / 100 + 3 * DOLLAR,
            DiscSpace::StepRight => 25 * time / 100 + 30,
            DiscSpace::Engine => 22 * time / 100,
            DiscSpace::Removal => 24 * time / 100,
            DiscSpace::Limit4 => 18 * time / 100,
            DiscSpace::Limit6 => 8 * time / 100,
            DiscSpace::Certificate => 14 * time / 100,
            DiscSpace::Cards => 12 * time / 100,
            DiscSpace::Money => 10 * time / 100,
        }
    }
}

fn foresight_worth(tile: SupplyTile) -> i32 {
    // Trade tiles and hazards are worth something to whoever takes them; workers bring the end nearer.
    match tile.worker() {
        Some(_) => 5,
        None if tile.is_trade() => 8,
        None => i32::from(tile.points()),
    }
}
