//! The deliveries still to come: what they bring in money, points and discs.

use super::horizon::Horizon;
use super::outlook::Purse;
use super::weights::{
    ARROW_HOPE, BLACK_DISC, DISC, ENGINE_PER_VISIT, GROWTH_BY_COWBOY, HERD_GROWTH, LATER_CERTIFICATES, OBJECTIVE_CARD,
    TOKEN,
};
use crate::data::cities::{Arrow, ArrowAction, CITIES, City, KANSAS_CITY};
use crate::data::player_board::{Corner, Worker};
use crate::data::railroad::{LAST_SPACE, crosses_before};
use crate::state::{Cards, Gwt};

/// Better than an even chance.
const EVEN: f32 = 0.5;
/// No plan looks further than so many visits.
const MOST_VISITS: usize = 8;

/// The crosses before each space of the track.
const CROSSES: [u16; LAST_SPACE as usize + 1] = {
    let mut crosses = [0; LAST_SPACE as usize + 1];
    let mut space = 0;
    while space <= LAST_SPACE {
        crosses[space as usize] = crosses_before(space);
        space += 1;
    }
    crosses
};

fn crosses(space: u8) -> u16 {
    CROSSES[usize::from(space.min(LAST_SPACE))]
}

impl Gwt {
    /// What the visits still to come will bring, one after the other.
    pub(super) fn deliveries_worth(&self, deck: &Cards, horizon: &Horizon, purse: &Purse) -> f32 {
        let me = self.me();
        let permanent = f32::from(me.permanent_certificates());
        let later = self.later_herd(deck) + permanent + LATER_CERTIFICATES;
        let growth = HERD_GROWTH + GROWTH_BY_COWBOY * f32::from(me.workers(Worker::Cowboy).saturating_sub(1));
        let mut cities = me.cities;
        let mut worth = 0.0;
        let mut left = horizon.visits;
        for visit in 0..MOST_VISITS {
            if left <= 0.0 {
                break;
            }
            let ahead = visit as f32;
            let total = match visit {
                0 => self.next_herd(deck, horizon) + permanent + f32::from(me.certificates),
                _ => later + growth * ahead,
            };
            let engineers = f32::from(me.workers(Worker::Engineer));
            let nose = f32::from(me.engine.nose()) + ENGINE_PER_VISIT * ahead * (1.0 + engineers);
            let nose = nose.min(f32::from(LAST_SPACE)) as u8;
            let whole = total as u8;
            let worth_of = |city| self.city_worth(&cities, city, nose, purse, left);
            let ((city, sure), (better, hoped)) = best_cities(&cities, whole, worth_of);
            let luck = total - f32::from(whole);
            let gain = sure + (hoped - sure) * luck + total * purse.dollar + DISC * left;
            worth += gain * left.min(1.0);
            let city = if luck > EVEN { better } else { city };
            cities[city.index()] = cities[city.index()].saturating_add(1);
            left -= 1.0;
        }
        worth
    }

    /// What a disc on a city brings, given the discs that lie there and the laps to come.
    pub(super) fn city_worth(&self, cities: &[u8; CITIES], city: City, nose: u8, purse: &Purse, laps: f32) -> f32 {
        let here = city.index();
        let freight = crosses(city.value()).saturating_sub(crosses(nose));
        let mut worth = f32::from(city.points()) - f32::from(freight) * purse.dollar;
        if city.corner() == Corner::Black {
            worth += BLACK_DISC * laps;
        }
        if city == KANSAS_CITY {
            worth += f32::from(self.tables().kansas_city_pays) * purse.dollar;
        }
        if cities[here] == 0 {
            let arrows = &self.tables().arrows;
            let mut join = |arrow: Option<&Arrow>, other: Option<&u8>| {
                if let (Some(arrow), Some(&discs)) = (arrow, other) {
                    worth += arrow_worth(arrow) * if discs > 0 { 1.0 } else { ARROW_HOPE };
                }
            };
            join(arrows.get(here), cities.get(here + 1));
            if here > 0 {
                join(arrows.get(here - 1), cities.get(here - 1));
            }
        }
        worth
    }
}

/// The best city to deliver to with a total, and with one more; and what they bring.
fn best_cities(cities: &[u8; CITIES], total: u8, worth_of: impl Fn(City) -> f32) -> ((City, f32), (City, f32)) {
    let mut sure = (KANSAS_CITY, f32::MIN);
    let mut hoped = sure;
    for &city in City::ALL.iter().take_while(|city| city.value() <= total + 1) {
        if cities[city.index()] > 0 && !city.repeatable() {
            continue;
        }
        let worth = worth_of(city);
        if worth > hoped.1 {
            hoped = (city, worth);
        }
        if city.value() <= total {
            sure = hoped;
        }
    }
    (sure, hoped)
}

fn arrow_worth(arrow: &Arrow) -> f32 {
    let action = match arrow.action {
        Some(ArrowAction::Objective) => OBJECTIVE_CARD,
        Some(ArrowAction::Token) => TOKEN,
        None => 0.0,
    };
    f32::from(arrow.points) + action
}
