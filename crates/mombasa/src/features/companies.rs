//! The companies: what a share is worth, may come to be worth, and who has how many.

use super::{LEFT, SHARES, STRETCHES, Sight, VALUES, exact, lead};
use crate::data::companies::{COLUMN_SPACES, Company, POSTS};
use crate::data::gains::Gain;
use crate::data::map::{Borders, REGION_ROWS, REGIONS};
use crate::data::tracks::{BEGINNER, LAST_SPACE, TRACKS};
use cowcatcher_engine::Slots;

/// Spaces of a track.
const SPACES: usize = LAST_SPACE as usize + 1;
/// States of a column of a base: its posts, and whether its final space was ever uncovered.
const COLUMN_STATES: usize = 2 * (COLUMN_SPACES + 1);
/// Leads in shares that are told apart, to each side.
const LEADS: i32 = 4;

/// Regions with a reward worth three pounds and more, a diamond or a bookkeeping point taken as two; as bits.
const RICH: u64 = {
    let mut rich = 0;
    let mut region = 0;
    while region < REGIONS {
        let rewards = REGION_ROWS[region].1;
        let (mut worth, mut index) = (0, 0);
        while index < rewards.len() {
            worth += match rewards[index] {
                Gain::Pounds(n) => n,
                Gain::Diamonds(n) | Gain::Points(n) => 2 * n,
                _ => 0,
            };
            index += 1;
        }
        if worth >= 3 {
            rich |= 1 << region;
        }
        region += 1;
    }
    rich
};

impl Sight<'_> {
    /// The regions that a company can enter for one point, and for two.
    fn reach(&self, company: usize) -> Borders {
        let (tables, posts) = (self.game.tables(), &self.game.posts);
        let own = posts[company];
        let taken = posts.iter().fold(0, |all, posts| all | posts);
        let Borders { mut single, mut double } = tables.entries[company];
        let mut left = own;
        while left != 0 {
            let borders = &tables.borders[left.trailing_zeros() as usize % REGIONS];
            single |= borders.single;
            double |= borders.double;
            left &= left - 1;
        }
        Borders { single: single & !taken, double: (double & !taken | single & taken & !own) & !(single & !taken) }
    }

    pub(super) fn companies(&self, into: &mut Slots<'_>) {
        let leads = 2 * LEADS as usize + 1;
        let (left, late) = (self.left, self.late);
        let block = into.block();
        for (index, &company) in Company::ALL.iter().enumerate() {
            // What is said of one company holds for any: they share their rows.
            into.again(block);
            let track = self.game.track(company);
            let which = self.game.tracks[index].unwrap_or(BEGINNER[index]).index();
            let space = self.me.tracks[index];
            let value = usize::from(self.values[index]);
            let (mine, most) = (self.shares[0][index], self.most_of_others(|place| self.shares[place][index]));
            let (shares, before) = (usize::from(mine).min(SHARES - 1), lead(mine, most, LEADS, LEADS));
            let next = track.shares.get(usize::from(track.shares_at(space)));
            let distance = next.map_or(0, |&icon| usize::from(icon.saturating_sub(space)));
            let base = &self.game.bases[index];
            let reach = self.reach(index);

            exact(into, "shares and value", shares * VALUES + value, SHARES * VALUES);
            exact(into, "value and rounds", (self.column() * LEFT + left) * VALUES + value, 3 * LEFT * VALUES);
            exact(into, "shares and rounds", shares * STRETCHES + late, SHARES * STRETCHES);
            exact(into, "space and track", which * SPACES + usize::from(space), TRACKS * SPACES);
            exact(into, "next share and value", distance.min(4) * VALUES + value, 5 * VALUES);
            exact(into, "next share and rounds", distance.min(4) * STRETCHES + late, 5 * STRETCHES);
            exact(into, "lead and value", before * VALUES + value, leads * VALUES);
            exact(into, "lead and rounds", before * STRETCHES + late, leads * STRETCHES);
            exact(into, "shares and rival", shares.min(7) * 8 + usize::from(most).min(7), 64);
            exact(into, "posts at home", base.home().into(), usize::from(POSTS) + 1);
            for column in base.columns {
                exact(into, "column", usize::from(column.posts) * 2 + usize::from(column.opened), COLUMN_STATES);
            }
            exact(into, "level and track", which * 3 + usize::from(self.me.levels[index]), TRACKS * 3);
            let demand = u16::from(track.demand_after(space));
            let stuck = usize::from(demand > 0) + usize::from(demand > self.me.money);
            exact(into, "capital", if space >= LAST_SPACE { 3 } else { stuck }, 4);
            into.pick("free regions near", reach.single.count_ones() as usize, 10);
            into.pick("rich regions near", (reach.single & RICH).count_ones() as usize, 5);
            into.pick("rich regions for two", (reach.double & RICH).count_ones() as usize, 5);
            let force = usize::from(self.power[0].expansion).min(7);
            exact(into, "own force and lead", before * 8 + force, leads * 8);
        }
        for (index, &company) in Company::ALL.iter().enumerate() {
            exact(into, "value of this", self.values[index].into(), VALUES);
            into.pick("shares of this", self.shares[0][index].into(), SHARES);
            exact(
                into,
                "posts at home of this",
                self.game.bases[company.index()].home().into(),
                usize::from(POSTS) + 1,
            );
            let most = self.most_of_others(|place| self.shares[place][index]);
            exact(into, "lead of this", lead(self.shares[0][index], most, LEADS, LEADS), leads);
        }
    }
}
