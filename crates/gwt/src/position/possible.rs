//! Which positions can be at all.

use super::Done;
use crate::agenda::Step;
use crate::data::player_board::DiscSpace;
use crate::data::railroad::MASTER_STATIONS;
use crate::data::trail::{ALWAYS, Space, TRADE};
use crate::rail::Rail;
use crate::state::{Gwt, Player};
use cowcatcher_engine::Seat;
use cowcatcher_proof::scenario::value::{COLOURS, colour};

impl Gwt {
    /// Discs are 14 for each player: missing ones lie on Kansas City, surplus ones leave the auxiliary spaces first.
    pub(super) fn balance_discs(&mut self, seat: Seat) -> Done {
        const GIVEN_UP: [DiscSpace; 10] = [
            DiscSpace::Removal,
            DiscSpace::Engine,
            DiscSpace::Certificate,
            DiscSpace::Cards,
            DiscSpace::Money,
            DiscSpace::Limit4,
            DiscSpace::Limit6,
            DiscSpace::StepRight,
            DiscSpace::StepLeft,
            DiscSpace::Hand,
        ];
        let stations = self.station_count(seat);
        let player = &mut self.players[seat.index()];
        let placed = stations + player.cities.iter().map(|&n| u32::from(n)).sum::<u32>();
        if placed > 14 {
            return Err(format!("{} has {placed} discs on cities and stations, of 14", colour(seat)));
        }
        while placed + player.discs.count_ones() > 14 {
            let bits = GIVEN_UP.iter().map(|space| player.discs & space.bits()).find(|&bits| bits != 0).unwrap_or(0);
            player.discs &= !(bits & bits.wrapping_neg());
        }
        player.cities[0] += (14 - placed - player.discs.count_ones()) as u8;
        Ok(())
    }

    /// Refuses what cannot come about, but for pieces that are too many or too few: those are counted with the box.
    pub(super) fn check_possible(&mut self) -> Done {
        self.check_ranchers()?;
        self.check_engines()?;
        self.check_token_row()?;
        self.check_masters()?;
        self.check_end()?;
        if self.trail.occupied() & ALWAYS == ALWAYS { Ok(()) } else { Err("a neutral space is empty".into()) }
    }

    fn playing(&self) -> &[Player] {
        &self.players[..usize::from(self.setting.players)]
    }

    fn in_kansas_city(&self) -> bool {
        self.agenda.steps().iter().any(|step| matches!(step, Step::LeaveKansasCity | Step::Arrive(_)))
    }

    fn check_ranchers(&self) -> Done {
        for (seat, player) in self.playing().iter().enumerate() {
            let name = COLOURS[seat];
            let Some(space) = player.rancher else { continue };
            if TRADE & space.bit() != 0 && space > Space::KC {
                return Err(format!("{name}'s rancher can't stand on {space}, which is beside the trail"));
            }
            if self.tables().exits[space.index()].len == 0 && space != Space::KC {
                return Err(format!("{name}'s rancher can't stand on {space}, which this edition has not"));
            }
            // A hazard may be taken from under a rancher; a building stays.
            if self.tables().building_spaces & !self.trail.occupied() & space.bit() != 0 {
                return Err(format!("{name}'s rancher can't stand on {space}, where no building is (GWT-MOVE-02)"));
            }
            let visits = seat == self.active().index() && self.in_kansas_city();
            if space == Space::KC && !visits {
                return Err(format!("{name}'s rancher is in Kansas City only in its own visit (GWT-KC-29)"));
            }
        }
        Ok(())
    }

    fn check_engines(&self) -> Done {
        let players = self.playing();
        for (seat, player) in players.iter().enumerate() {
            let shared = players[..seat].iter().any(|other| other.engine == player.engine);
            if shared && player.engine != Rail::START {
                return Err(format!("two engines on {} (GWT-RAIL-04)", player.engine));
            }
            if player.engine == Rail::LAST {
                return Err(format!("{}'s engine can't stay on space 39 (GWT-RAIL-16)", COLOURS[seat]));
            }
        }
        Ok(())
    }

    /// Five tiles are in the game, and whoever takes one leaves a worker in its stead.
    fn check_masters(&self) -> Done {
        let held: usize = self.playing().iter().map(|player| player.masters().count()).sum();
        let there = self.masters.iter().flatten().count();
        if held + there > MASTER_STATIONS {
            let all = held + there;
            return Err(format!("{all} station master tiles, of {MASTER_STATIONS} in the game (GWT-SETUP-02, 03)"));
        }
        let appointed = self.appointed.iter().flatten().count();
        if appointed > held {
            return Err(format!(
                "{appointed} workers are appointed, but {held} station master tiles were taken (GWT-STATION-05)"
            ));
        }
        Ok(())
    }

    /// Once the token was taken, the last turns follow from who took it and whose turn it is; before, there are none.
    fn check_end(&mut self) -> Done {
        let Some(taker) = self.jobs.token else {
            return match self.turn.last_turns {
                Some(_) => Err("nobody took the job market token, so no turn is a last one (GWT-END-05)".into()),
                None => Ok(()),
            };
        };
        let (players, active) = (self.setting.players, self.active());
        let since = (players + active.0 - taker.0) % players;
        let left = players - 1 - since;
        if self.turn.last_turns.is_some_and(|given| given != left) {
            let (taker, active) = (colour(taker), colour(active));
            return Err(format!("{taker} took the token, so last_turns is {left} in {active}'s turn (GWT-END-05)"));
        }
        if since == 0 && matches!(self.step_name().as_str(), "turn" | "location") {
            let name = colour(taker);
            return Err(format!("{name} took the token in Kansas City and has no other turn (GWT-END-05)"));
        }
        self.turn.last_turns = Some(left);
        Ok(())
    }
}
