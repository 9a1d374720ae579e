//! The box, counted: every piece is somewhere, and only once (law 5). Carries GWT-SPECIAL-01 to 04.

use crate::action::{Action, universe};
use crate::data::cards::{CATTLE, CATTLE_KINDS, Card, HEIFERS_AND_COWS};
use crate::data::masters::Master;
use crate::data::objectives::OBJECTIVES;
use crate::data::player_board::{CERTIFICATES, ROW, Worker};
use crate::data::supply::Tile as SupplyTile;
use crate::data::trail::{Space, TRADE};
use crate::state::{Gwt, Tile, Tiles};
use cowcatcher_engine::Seat;
use cowcatcher_proof::{Lawful, same};

impl Lawful for Gwt {
    const RULES: &'static str = include_str!("../../../rules/gwt-rules.md");

    fn audit(&self) -> Result<(), String> {
        self.count_cards()?;
        self.count_tiles()?;
        self.count_masters()?;
        (0..self.setting.players).map(Seat).try_for_each(|seat| self.count_player(seat))
    }

    fn universe() -> Vec<Action> {
        universe()
    }
}

impl Gwt {
    fn count_cards(&self) -> Result<(), String> {
        let players = &self.players[..usize::from(self.setting.players)];
        for &card in Card::ALL {
            let kind = card.index();
            let mut have = self.market.count(kind) + self.market_stack.count(kind);
            have += players.iter().map(|player| player.deck().count(kind) + player.removed.count(kind)).sum::<u32>();
            let want = match kind.checked_sub(CATTLE_KINDS) {
                Some(objective) => {
                    have += self.objective_stack.count(objective);
                    have += self.display.iter().flatten().filter(|it| it.index() == objective).count() as u32;
                    have += players.iter().map(|player| player.area.count(objective)).sum::<u32>();
                    u32::from(OBJECTIVES[objective].copies)
                }
                None => {
                    let cattle = &CATTLE[kind];
                    match card {
                        // The upper levels come from open stacks that need no counting but for their size.
                        Card::Heifer | Card::Cow => {
                            let most = if self.setting.simmental { u32::from(HEIFERS_AND_COWS) } else { 0 };
                            if have <= most { have } else { most }
                        }
                        Card::Calf if !self.setting.simmental => 0,
                        _ => u32::from(cattle.starting) * u32::from(self.persons()) + u32::from(cattle.market),
                    }
                }
            };
            same(format_args!("card {card}"), have, want)?;
        }
        Ok(())
    }

    fn count_tiles(&self) -> Result<(), String> {
        let players = &self.players[..usize::from(self.setting.players)];
        for &tile in SupplyTile::ALL {
            let bags: [&Tiles; 5] = [&self.supply[0], &self.supply[1], &self.supply[2], &self.aside, &self.gone];
            let mut have: u32 = bags.iter().map(|bag| bag.count(tile.index())).sum();
            have += players.iter().map(|player| player.tiles.count(tile.index())).sum::<u32>();
            have += self.foresight.iter().flatten().filter(|&&it| it == Some(tile)).count() as u32;
            have +=
                Space::ALL.iter().filter(|&&space| self.trail.get(space) == Some(Tile::Supply(tile))).count() as u32;
            if let Some(worker) = tile.worker() {
                have += self.jobs.workers[worker.index()].count_ones();
                let printed = u32::from(self.persons());
                have += players.iter().map(|player| u32::from(player.workers(worker))).sum::<u32>() - printed;
                have += self.appointed.iter().filter(|&&it| it == Some(worker)).count() as u32;
            }
            same(format_args!("tile {tile}"), have, tile.copies().iter().map(|&n| u32::from(n)).sum())?;
        }
        Ok(())
    }

    fn count_masters(&self) -> Result<(), String> {
        for (index, (&master, &worker)) in self.masters.iter().zip(&self.appointed).enumerate() {
            if master.is_some() && worker.is_some() {
                return Err(format!("station {}: both a station master tile and a worker in its stead", index + 1));
            }
        }
        for &master in Master::ALL {
            let held = self.players.iter().filter(|player| player.masters().any(|it| it == master)).count();
            let there = self.masters.iter().filter(|&&it| it == Some(master)).count();
            if held + there > usize::from(self.tables().masters.contains(&master)) {
                return Err(format!("station master {master} is there {} times", held + there));
            }
        }
        Ok(())
    }

    fn count_player(&self, seat: Seat) -> Result<(), String> {
        let player = &self.players[seat.index()];
        let name = |what: &str| format!("seat {seat}, {what}");
        let placed = player.cities.iter().map(|&n| u32::from(n)).sum::<u32>() + self.station_count(seat);
        same(name("discs"), player.discs.count_ones() + placed, 14)?;

        let mut on_trail = 0;
        let mut numbers = 0u16;
        for &space in Space::ALL {
            if let Some((owner, number)) = self.trail.building(space)
                && owner == seat
            {
                on_trail |= space.bit();
                numbers |= 1 << (number - 1);
            }
        }
        same(name("spaces of buildings"), player.buildings, on_trail)?;
        same(name("buildings"), numbers.count_ones(), on_trail.count_ones())?;
        let all = (1u16 << self.tables().buildings[0].len()) - 1;
        same(name("buildings by number"), numbers ^ player.stock ^ player.replaced, all)?;
        same(name("buildings in two places"), numbers & player.stock | numbers & player.replaced, 0)?;

        if !CERTIFICATES.contains(&player.certificates) || player.certificates > player.certificate_limit() {
            return Err(name("certificate marker off the track or above its limit"));
        }
        if !player.hand.includes(&player.shown) {
            return Err(name("cards known to be in hand are not"));
        }
        if player.unseen.iter().any(|(objective, n)| player.hand.count(CATTLE_KINDS + objective) < n) {
            return Err(name("objective cards nobody has seen are not in hand"));
        }
        // Sam has no printed workers.
        let printed = u8::from(!self.is_sam(seat));
        if Worker::ALL.iter().any(|&worker| !(printed..=ROW).contains(&player.workers(worker))) {
            return Err(name("worker rows hold 1 to 6"));
        }
        if player.rancher.is_some_and(|space| TRADE & space.bit() != 0 && space > Space::KC) {
            return Err(name("rancher beside the trail"));
        }
        let on_sites = self.tables().building_spaces & on_trail;
        same(name("buildings off the building spaces"), on_sites, on_trail)
    }
}
