//! What no game can lead to, although every piece is there: a position that says so is refused.
//!
//! A position may still leave out what its example does not need, such as the action tiles of the others, the level that
//! an action led to, or cubes of the supply: it may hold less than a game would, and never more or something else.

use super::Done;
use crate::agenda::Step;
use crate::data::actions::ActionTile;
use crate::data::goods::{SUPPLY_SPACES, cubes_per_space};
use crate::data::{ENGINEER_PLACEMENTS, PLACEMENTS, turns};
use crate::hex::EDGES;
use crate::options::Rules;
use crate::question::Phase;
use crate::state::Steam;
use cowcatcher_engine::Seat;
use cowcatcher_proof::scenario::value::colour;

fn no(why: impl Into<String>) -> Done {
    Err(why.into())
}

impl Steam {
    /// Could a game lead to what was set?
    pub(super) fn judge_possible(&self) -> Done {
        self.judge_cubes()?;
        self.judge_bankrupts()?;
        for &seat in self.order.seats() {
            self.judge_tile(seat)?;
            self.judge_improved(seat)?;
        }
        self.judge_turn()
    }

    /// A place never holds more cubes than it got (STEAM-SETUP-04 to 06, STEAM-GROWTH-02).
    fn judge_cubes(&self) -> Done {
        let players = usize::from(self.setting.players);
        let per_space = u32::from(cubes_per_space(players));
        for space in 0..SUPPLY_SPACES {
            let cubes = self.supply[space].total();
            if cubes > per_space {
                let number = space + 1;
                return no(format!(
                    "{cubes} cubes on supply space {number}, with {players} players there are {per_space}"
                ));
            }
        }
        // A printed city: what it began with and one supply space. The worked examples put more into a New City.
        for site in (0..self.map.sites()).filter(|&site| self.urbanized >> site & 1 == 0) {
            let Some(space) = self.map.spaces().get(usize::from(self.map.site_hex(site))) else { continue };
            let most = u32::from(self.map.starting_goods(space, players)) + per_space;
            let cubes = self.cubes[site].total();
            if cubes > most {
                return no(format!("{cubes} cubes in {}, which can have had {most}", self.name_of_hex(space.hex)));
            }
        }
        Ok(())
    }

    /// Who is bankrupt has nothing (STEAM-BANKRUPT-03 to 05), and was the first, the second and so on (STEAM-BANKRUPT-08).
    fn judge_bankrupts(&self) -> Done {
        for nth in 1..=self.bankrupts {
            let those = self.seats_at_table().filter(|&seat| self.player(seat).bankrupt == nth).count();
            if those != 1 {
                return no(format!("{those} players were number {nth} to go bankrupt"));
            }
        }
        if self.order.len() == 1 && self.phase() != Phase::Over && self.agenda.top() != Some(Step::TurnEnds) {
            return no("one player is left, and the game goes on (STEAM-BANKRUPT-09)");
        }
        for seat in self.seats_at_table().filter(|&seat| self.player(seat).bankrupt > 0) {
            let player = self.player(seat);
            let who = colour(seat);
            if player.cash != 0 || player.points != 0 {
                return no(format!("{who} is bankrupt and has cash or points"));
            }
            if player.tile.is_some() || player.passed || player.improved {
                return no(format!("{who} is bankrupt and has an action tile, or improved"));
            }
            let exits =
                (0..self.map.spaces().len() as u8).flat_map(|hex| (0..EDGES as u8).map(move |edge| (hex, edge)));
            for (hex, edge) in exits {
                let exit = self.track.exit(hex, edge);
                if exit.is_some() && exit.owner() == seat.0 {
                    return no(format!("{who} is bankrupt and owns track on {}", self.map.hex(hex)));
                }
            }
        }
        Ok(())
    }

    /// An action tile and how it was taken (STEAM-ACTION-01, 12, 14, 21).
    fn judge_tile(&self, seat: Seat) -> Done {
        let player = self.player(seat);
        let who = colour(seat);
        let Some(tile) = player.tile else {
            return if player.passed { no(format!("{who} passed with no tile")) } else { Ok(()) };
        };
        let passes = tile.has_pass_option() && (tile == ActionTile::Urbanization || self.raises_when_needed());
        if player.passed && !passes {
            return no(format!("{who} can't have taken {tile} with the pass option here (STEAM-ACTION-12, 14)"));
        }
        let taken = match self.agenda.top() {
            Some(Step::Raise(_) | Step::BidForPlace | Step::BidForOrder | Step::ActionPhase) => false,
            Some(Step::Take(place)) => self.order.seats().iter().take(usize::from(place)).any(|&it| it == seat),
            _ => true,
        };
        if taken { Ok(()) } else { no(format!("{who} holds {tile} before taking an action tile in this turn")) }
    }

    /// Who improved had a go at goods in this turn (STEAM-LOCO-02, 03).
    fn judge_improved(&self, seat: Seat) -> Done {
        if !self.player(seat).improved {
            return Ok(());
        }
        let had_a_go = match self.agenda.top() {
            Some(Step::Goods(place)) => {
                self.goods_order().seats().iter().take(usize::from(place)).any(|&it| it == seat)
            }
            Some(Step::IncomePhase | Step::TurnEnds) | None => true,
            _ => false,
        };
        if had_a_go { Ok(()) } else { no(format!("{} improved before the first go at goods", colour(seat))) }
    }

    /// The turn, what comes from the one before, and the placements of the build turn.
    fn judge_turn(&self) -> Done {
        let last = turns(usize::from(self.setting.players));
        if self.agenda.top().is_none() && self.turn < last && self.order.len() > 1 {
            return no(format!("the game is over in turn {} of {last} with several players left", self.turn));
        }
        if let Some(seat) = self.privileged {
            let who = colour(seat);
            if self.setting.rules == Rules::Base {
                return no(format!("{who} is privileged in the Base game, where nobody is"));
            }
            if self.player(seat).bankrupt > 0 {
                return no(format!("{who} is privileged and bankrupt"));
            }
        }
        if let Some(Step::Build(_)) = self.agenda.top() {
            let engineer = self.me().has(ActionTile::Engineer);
            let most = if engineer { ENGINEER_PLACEMENTS } else { PLACEMENTS };
            if self.build.left > most {
                return no(format!("{} placements left without the engineer", self.build.left));
            }
        }
        Ok(())
    }
}
