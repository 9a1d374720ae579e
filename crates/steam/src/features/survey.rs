//! Links and deliveries are what takes longest to find of a position, and few steps change them: they are kept from one to the next.

use super::deliveries::{Deliveries, levels};
use super::network::{Network, REACH};
use crate::data::MOST_PLAYERS;
use crate::map::{MOST_SITES, Map};
use crate::state::{Goods, Steam};
use crate::track::Track;
use cowcatcher_engine::Seat;
use std::sync::Arc;

/// What was found in the position before.
#[derive(Clone, Debug, Default)]
pub struct Survey(Option<Box<Surveyed>>);

/// What was found, and all that it depends on.
#[derive(Clone, Debug)]
pub(super) struct Surveyed {
    seat: Seat,
    map: Arc<Map>,
    track: Track,
    cubes: [Goods; MOST_SITES],
    levels: [u8; MOST_PLAYERS],
    pub network: Network,
    /// See [`Network::chances`].
    pub chances: [[u8; REACH]; 2],
    pub deliveries: Deliveries,
}

impl Survey {
    /// What there is in this position, worked out as far as it is not known from before.
    pub(super) fn of(&mut self, game: &Steam, seat: Seat) -> &Surveyed {
        let known = self.0.take().filter(|known| known.seat == seat && Arc::ptr_eq(&known.map, &game.map));
        self.0.insert(match known {
            Some(mut known) => {
                known.follow(game);
                known
            }
            None => Box::new(Surveyed::new(game, seat)),
        })
    }
}

impl Surveyed {
    fn new(game: &Steam, seat: Seat) -> Surveyed {
        let network = Network::new(game, seat);
        Surveyed {
            seat,
            map: Arc::clone(&game.map),
            track: game.track,
            cubes: game.cubes,
            levels: levels(game, &network),
            chances: network.chances(game),
            deliveries: Deliveries::new(game, &network, seat),
            network,
        }
    }

    /// Goes on to another position of the same player on the same map.
    fn follow(&mut self, game: &Steam) {
        let cubes_lie = self.cubes == game.cubes;
        let mut goods_go = cubes_lie;
        if self.track != game.track || !cubes_lie {
            let network = Network::new(game, self.seat);
            goods_go &= network.links_as(&self.network);
            (self.track, self.cubes) = (game.track, game.cubes);
            self.chances = network.chances(game);
            self.network = network;
        }
        // Most tiles complete no link: what can be delivered is the same as before.
        let levels = levels(game, &self.network);
        if levels != self.levels || !goods_go {
            self.levels = levels;
            self.deliveries = Deliveries::new(game, &self.network, self.seat);
        }
    }
}
