//! The points that lie openly before a player, without money and objectives, whose worth is still open.

use crate::data::cities::City;
use crate::data::masters::Scores;
use crate::data::player_board::{DiscSpace, SCORING_SPACE, SCORING_SPACE_POINTS, STEP_DISC_POINTS};
use crate::data::railroad::Station;
use crate::data::supply::Tile as SupplyTile;
use crate::data::trail::spaces;
use crate::state::{Cards, Gwt, cattle_of};

impl Gwt {
    /// Points of the active player on board, trail and cards, if nothing more came to them.
    pub(super) fn shown_points(&self, deck: &Cards) -> f32 {
        let me = self.me();
        let buildings: i32 = spaces(me.buildings)
            .filter_map(|space| self.trail.building(space))
            .map(|(_, number)| i32::from(self.building(number).points))
            .sum();
        let cattle: i32 = cattle_of(deck)
            .filter_map(|card| card.cattle().map(|cattle| i32::from(cattle.points) * deck.count(card.index()) as i32))
            .sum();
        let hazards: i32 =
            me.tiles.iter().map(|(kind, n)| i32::from(SupplyTile::from_index(kind).points()) * n as i32).sum();
        let stations: i32 = Station::ALL
            .iter()
            .filter(|&&station| self.has_station(self.active(), station))
            .map(|station| i32::from(station.data().points))
            .sum();
        let far: i32 = me.workers.iter().map(|&n| i32::from(n.saturating_sub(SCORING_SPACE - 1))).sum();
        let step = if me.has_disc(DiscSpace::StepRight) { 0 } else { STEP_DISC_POINTS };
        let masters: f32 = me.masters().map(|master| self.master_worth(master.scores())).sum();
        (buildings + cattle + hazards + stations + far * SCORING_SPACE_POINTS + step + self.shown_cities()) as f32
            + masters
    }

    fn shown_cities(&self) -> i32 {
        let discs = &self.me().cities;
        let cities: i32 = City::ALL.iter().map(|city| i32::from(city.points()) * i32::from(discs[city.index()])).sum();
        let joined = |i: usize| discs[i] > 0 && discs[i + 1] > 0;
        let arrows = self.tables().arrows.iter().enumerate().filter(|&(i, _)| joined(i));
        cities + arrows.map(|(_, arrow)| i32::from(arrow.points)).sum::<i32>()
    }

    /// What a station master counts, halves included: one more may come.
    fn master_worth(&self, scores: Scores) -> f32 {
        const EACH_OF_TWO: f32 = 1.5;
        const PAIR: f32 = 3.0;
        const BUILDING: f32 = 2.0;
        let me = self.me();
        match scores {
            Scores::Nothing => 0.0,
            Scores::Workers => me.workers.iter().map(|&n| f32::from(n)).sum(),
            Scores::Objectives => (1 + me.area.total()) as f32 * EACH_OF_TWO,
            Scores::Hazards => me.hazards() as f32 * EACH_OF_TWO,
            Scores::TradePairs => me.trade_pairs() as f32 * PAIR,
            Scores::Certificates => f32::from(me.certificates + me.permanent_certificates()) * EACH_OF_TWO,
            Scores::Stations => self.station_count(self.active()) as f32 * EACH_OF_TWO,
            Scores::Buildings => me.buildings.count_ones() as f32 * BUILDING,
        }
    }
}
