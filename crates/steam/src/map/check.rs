//! Whether a map that can be read can be played on (components 9).

use super::{CLOSED, Feature, Map};
use crate::data::goods::{CUBES, SUPPLY_SPACES, cubes_per_space};
use crate::data::{LEAST_PLAYERS, MOST_PLAYERS};
use crate::hex::{EDGES, Hex};
use cowcatcher_engine::{Wrong, wrong};

/// Why a map can't be played on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsound {
    /// The hex at fault, if it is one.
    pub hex: Option<Hex>,
    /// What is wrong.
    pub reason: Wrong,
}

/// The fewest cities: goods go from one to another.
const LEAST_CITIES: usize = 2;

impl Map {
    /// Checks that sides agree from both hexes, that every hex can be reached, that there are cities enough, and that the bag
    /// holds the cubes for the smallest number of players.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), Unsound> {
        let whole = |reason: Wrong| Unsound { hex: None, reason };
        for (number, all) in self.neighbours.iter().enumerate() {
            for (edge, &other) in all.iter().enumerate() {
                let back = (edge + EDGES / 2) % EDGES;
                if other != CLOSED && self.across(other, back as u8) != number as u8 {
                    let hex = self.spaces.get(number).map(|space| space.hex);
                    let reason = wrong!("map-side", "a side is open from one hex only");
                    return Err(Unsound { hex, reason });
                }
            }
        }
        let cities = self.spaces.iter().filter(|space| space.is_city()).count();
        if cities < LEAST_CITIES {
            return Err(whole(wrong!(
                "map-few-cities",
                "too few cities: {cities}, at least {least} are needed",
                cities = cities,
                least = LEAST_CITIES
            )));
        }
        if let Some(number) = self.unreached() {
            let Some(space) = self.spaces.get(number) else { return Ok(()) };
            let place = match &space.feature {
                Feature::Open => space.hex.to_string(),
                Feature::Town { name } | Feature::City { name, .. } => name.clone(),
            };
            let reason = wrong!("map-unreached", "{place} can't be reached from the first hex", place = place);
            return Err(Unsound { hex: Some(space.hex), reason });
        }
        let counts = LEAST_PLAYERS..=MOST_PLAYERS;
        if let Some(reason) = counts.map(|players| self.check_goods(players)).find_map(Result::err) {
            // A map may be for some numbers of players only, but must be for one.
            if (LEAST_PLAYERS..=MOST_PLAYERS).all(|players| self.check_goods(players).is_err()) {
                return Err(whole(reason));
            }
        }
        Ok(())
    }

    /// Does the bag hold enough cubes for the set-up with so many players?
    ///
    /// # Errors
    /// If it does not.
    pub fn check_goods(&self, players: usize) -> Result<(), Wrong> {
        let cities: u32 = self.spaces.iter().map(|space| u32::from(self.starting_goods(space, players))).sum();
        let supply = SUPPLY_SPACES as u32 * u32::from(cubes_per_space(players));
        if cities + supply > CUBES {
            return Err(wrong!(
                "map-many-goods",
                "too many goods for {players} players: the cities need {cities} cubes, the supply {supply}, the bag holds {bag}",
                players = players,
                cities = cities,
                supply = supply,
                bag = CUBES
            ));
        }
        Ok(())
    }

    /// The first hex that can't be reached from hex number 0.
    fn unreached(&self) -> Option<usize> {
        let mut reached = vec![false; self.spaces.len()];
        let mut open = vec![0u8];
        if let Some(first) = reached.first_mut() {
            *first = true;
        }
        while let Some(number) = open.pop() {
            for other in self.around(number) {
                if let Some(seen) = reached.get_mut(usize::from(other))
                    && !*seen
                {
                    *seen = true;
                    open.push(other);
                }
            }
        }
        reached.iter().position(|&seen| !seen)
    }
}
