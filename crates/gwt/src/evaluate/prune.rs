//! Which answers are worth thinking about when looking ahead.

use super::outlook::Purse;
use super::weights::{DOLLAR_AT_END, DOLLAR_TO_SPEND};
use crate::action::Action;
use crate::agenda::{Step, Walk};
use crate::data::cities::City;
use crate::data::lines::Line;
use crate::data::player_board::DiscSpace;
use crate::data::trail::{Space, WOODS};
use crate::state::{Gwt, Tile};
use cowcatcher_engine::Choices;

/// Sites tried for a building.
const SITES: usize = 2;
/// Discs tried for a city or station.
const DISCS: usize = 2;
/// Cards tried for a discard or removal.
const CARDS: usize = 2;
/// Cities tried for a delivery.
const CITIES: usize = 3;

/// An empty site, compared with one late on the trail: replacing gives up a building.
const EMPTY_SITE: i32 = 4;
/// Woods or a risk action, compared with a site late on the trail.
const GOOD_SITE: i32 = 2;

/// An objective card in hand, compared with the breeding value of cattle.
const OBJECTIVE_VALUE: i32 = 3;
/// How much easier a double is spared.
const DOUBLE: i32 = 10;

/// Disc spaces, roughly from the most useful to the least.
const DISC_ORDER: [DiscSpace; 10] = [
    DiscSpace::Hand,
    DiscSpace::StepLeft,
    DiscSpace::StepRight,
    DiscSpace::Engine,
    DiscSpace::Removal,
    DiscSpace::Limit4,
    DiscSpace::Limit6,
    DiscSpace::Certificate,
    DiscSpace::Cards,
    DiscSpace::Money,
];

impl Gwt {
    /// Keeps the answers to a step that are worth thinking about; at least one.
    pub(super) fn narrow(&self, step: Step, choices: &mut Choices<Action>) {
        let at_location = step == Step::Location;
        choices.retain(|action| match action {
            Action::Exchange | Action::DrawMarket => false,
            Action::Play(..) => at_location,
            _ => true,
        });
        if choices.len() > 1 {
            // Blind luck is for those who find nothing better.
            choices.retain(|action| *action != Action::ObjectiveTop);
        }
        match step {
            // Others' buildings and tiles offer little: nobody stops there of their own will.
            Step::Move { moved: 1.., walk, .. } if walk != Walk::Ride && !self.serves_me() => {
                choices.retain(|action| *action != Action::Stop);
            }
            Step::Site { .. } => keep_best(choices, SITES, |action| self.site_rank(action)),
            Step::TakeDisc(_) => keep_best(choices, DISCS, disc_rank),
            Step::Discard { .. } | Step::Remove(_) => keep_best(choices, CARDS, |action| self.spare_rank(action)),
            Step::Deliver { .. } => keep_best(choices, CITIES, |action| self.city_rank(action)),
            Step::Certificates(_) => keep_best(choices, 1, |action| match action {
                Action::Certificates(n) => i32::from(n),
                _ => 0,
            }),
            Step::Grow => keep_best(choices, 1, |action| i32::from(action != Action::Done)),
            Step::Income => {
                let base = self.base_income();
                choices.retain(|action| match *action {
                    Action::Income(spent) => {
                        spent == 0 || City::ALL.iter().any(|city| city.value() == base.saturating_add(spent))
                    }
                    _ => false,
                });
            }
            _ => {}
        }
    }

    /// Has the location under the rancher anything to do for the active player?
    fn serves_me(&self) -> bool {
        match self.me().rancher.and_then(|space| self.trail.get(space)) {
            Some(Tile::Neutral(_)) => true,
            Some(Tile::Building(owner, _)) => owner == self.active(),
            _ => false,
        }
    }

    /// How easily a hand card is spared: doubles first, then the least valuable. To finish ranks among good cards.
    fn spare_rank(&self, action: Action) -> i32 {
        match action {
            Action::Discard(card) | Action::Remove(card) => {
                let double = self.me().hand.count(card.index()) > 1;
                let value = card.cattle().map_or(OBJECTIVE_VALUE, |cattle| i32::from(cattle.value));
                if double { DOUBLE - value } else { -value }
            }
            _ => -OBJECTIVE_VALUE,
        }
    }

    fn site_rank(&self, action: Action) -> i32 {
        let Action::At(space) = action else { return 0 };
        let woods = i32::from(WOODS & space.bit() != 0);
        let risk = i32::from(self.tables().risks[space.index()].is_some());
        let empty = i32::from(self.trail.get(space).is_none());
        // Late on the trail a stop of one's own comes when the herd is nearly ready.
        let late = i32::from(space >= Space::E);
        EMPTY_SITE * empty + GOOD_SITE * (woods + risk) + late
    }

    fn city_rank(&self, action: Action) -> i32 {
        let Action::Deliver(city) = action else { return 0 };
        let purse = Purse { dollar: DOLLAR_AT_END + DOLLAR_TO_SPEND };
        let (me, laps) = (self.me(), self.horizon().laps);
        (self.city_worth(&me.cities, city, me.engine.nose(), &purse, laps) * super::THOUSANDTHS) as i32
    }
}

fn disc_rank(action: Action) -> i32 {
    match action {
        Action::Disc(space) => -(DISC_ORDER.iter().position(|&it| it == space).unwrap_or(0) as i32),
        Action::StationDisc(station) => -i32::from(station.data().points),
        _ => 0,
    }
}

/// Keeps the `most` answers of the highest rank.
fn keep_best(choices: &mut Choices<Action>, most: usize, rank: impl Fn(Action) -> i32) {
    if choices.len() > most {
        choices.sort_by_key(|&action| -rank(action));
        choices.truncate(most);
    }
}

/// Does the line move the rancher on, away from the location?
pub(super) fn moves_the_rancher(line: Line) -> bool {
    use Line::*;
    matches!(line, Rancher1 | Rancher2 | Rancher3 | Rancher4 | Rancher5 | Ride3)
}
