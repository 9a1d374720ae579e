//! EXPAND: placing posts of a company. Carries MOM-EXPAND-01 to MOM-EXPAND-17.

use crate::action::Action;
use crate::agenda::{Step, Tell};
use crate::data::cards::Kind;
use crate::data::companies::{Column, Company};
use crate::data::map::{Borders, Region};
use crate::event::{Event, Why};
use crate::lack::Money;
use crate::state::Mombasa;
use cowcatcher_engine::{Choices, Refusal, Seat};

impl Mombasa {
    /// The total expansion value of a seat: its face-up expansion cards and, with any, the bonus of track A1 (MOM-EXPAND-02).
    pub fn expansion(&self, seat: Seat) -> u8 {
        let (player, tables) = (self.player(seat), self.tables());
        let cards = player.up.within(tables.kinds[Kind::Expansion.index()]);
        if cards.is_empty() {
            return 0;
        }
        cards.iter().map(|card| tables.cards[card.index()].value).sum::<u8>() + player.perks.expansion
    }

    /// The value of a share: the coin icons in sight in the base (MOM-EXPAND-15).
    pub fn share_value(&self, company: Company) -> u8 {
        let coins = &self.tables().base_coins;
        let columns = self.bases[company.index()].columns.iter().zip(coins);
        columns
            .map(|(column, icons)| {
                let front = icons.iter().take(column.empty_in_front()).sum::<u8>();
                front + if column.opened { icons.last().copied().unwrap_or(0) } else { 0 }
            })
            .sum()
    }

    /// The company that holds a region.
    pub(crate) fn holder(&self, region: Region) -> Option<Company> {
        Company::ALL.iter().copied().find(|company| self.posts[company.index()] & region.bit() != 0)
    }

    /// The regions a company can enter: over a single border, else over a double one (MOM-EXPAND-04, MOM-EXPAND-05).
    fn reach(&self, company: Company) -> Borders {
        let tables = self.tables();
        let own = self.posts[company.index()];
        let Borders { mut single, mut double } = tables.entries[company.index()];
        let mut left = own;
        while left != 0 {
            let borders = &tables.borders[left.trailing_zeros() as usize % tables.borders.len()];
            single |= borders.single;
            double |= borders.double;
            left &= left - 1;
        }
        Borders { single: single & !own, double: double & !single & !own }
    }

    /// The regions that hold a post of another company.
    fn foreign(&self, company: Company) -> u64 {
        self.posts.iter().fold(0, |all, posts| all | posts) & !self.posts[company.index()]
    }

    /// The points a post of a company costs in a region; none if it can't come there.
    pub fn post_cost(&self, company: Company, region: Region) -> Option<u8> {
        let reach = self.reach(company);
        let displaced = u8::from(self.foreign(company) & region.bit() != 0);
        if reach.single & region.bit() != 0 {
            Some(1 + displaced)
        } else if reach.double & region.bit() != 0 {
            Some(2 + displaced)
        } else {
            None
        }
    }

    /// The regions, as bits, in which a company can place a post for so many points.
    pub(crate) fn sites(&self, company: Company, points: u8) -> u64 {
        if points == 0 || self.bases[company.index()].home() == 0 {
            return 0;
        }
        let Borders { single, double } = self.reach(company);
        let foreign = self.foreign(company);
        match points {
            1 => single & !foreign,
            2 => single | double & !foreign,
            _ => single | double,
        }
    }

    pub(crate) fn legal_expand(&self, into: &mut Choices<Action>) {
        let points = self.expansion(self.active);
        if points > 0 {
            let companies = Company::ALL.iter().filter(|company| self.sites(**company, points) != 0);
            into.extend(companies.map(|&company| Action::Expand(company)));
        }
    }

    pub(crate) fn judge_expand(&self, company: Company) -> Result<(), Refusal> {
        let points = self.expansion(self.active);
        if points == 0 {
            return Err(Refusal::rule("MOM-ROUND-06"));
        }
        if self.bases[company.index()].home() == 0 {
            return Err(Refusal::rule("MOM-EXPAND-14"));
        }
        let cheapest = Region::ALL.iter().filter_map(|&region| self.post_cost(company, region)).min();
        match cheapest {
            Some(cost) if cost <= points => Ok(()),
            Some(cost) => {
                Err(Refusal::costs("MOM-EXPAND-17", Money::ExpansionPoints, i32::from(cost), i32::from(points)))
            }
            None => Err(Refusal::rule("MOM-EXPAND-17")),
        }
    }

    pub(crate) fn play_expand(&mut self, company: Company, log: &mut impl Tell) {
        let left = self.expansion(self.active);
        let cards = self.me().up.within(self.tables().kinds[Kind::Expansion.index()]);
        self.use_cards(cards, log);
        log.tell(Event::Expanding(company, left));
        self.agenda.replace(Step::EndTurn);
        self.agenda.push(Step::Expand { company, left, placed: false });
    }

    pub(crate) fn legal_post(&self, company: Company, left: u8, into: &mut Choices<Action>) {
        let mut sites = self.sites(company, left);
        while sites != 0 {
            into.push(Action::Post(Region::from_index(sites.trailing_zeros() as usize)));
            sites &= sites - 1;
        }
    }

    pub(crate) fn judge_post(&self, company: Company, left: u8, region: Region) -> Result<(), Refusal> {
        if self.posts[company.index()] & region.bit() != 0 {
            return Err(Refusal::rule("MOM-EXPAND-07"));
        }
        match self.post_cost(company, region) {
            None => Err(Refusal::rule("MOM-EXPAND-04")),
            Some(cost) if cost > left => {
                let displaces = self.holder(region).is_some();
                let clause = if displaces { "MOM-EXPAND-06" } else { "MOM-EXPAND-05" };
                Err(Refusal::costs(clause, Money::ExpansionPoints, i32::from(cost), i32::from(left)))
            }
            Some(_) => Ok(()),
        }
    }

    pub(crate) fn play_post(&mut self, company: Company, left: u8, region: Region, log: &mut impl Tell) {
        let cost = self.post_cost(company, region).unwrap_or(0);
        log.tell(Event::Placed(company, region, cost));
        self.agenda.replace(Step::Expand { company, left: left.saturating_sub(cost), placed: true });
        self.agenda.push(Step::Reward(region));
        self.agenda.push(Step::From(company, region));
    }

    pub(crate) fn legal_from(&self, company: Company, into: &mut Choices<Action>) {
        into.extend(self.bases[company.index()].with_posts().map(Action::From));
    }

    pub(crate) fn judge_from(&self, company: Company, column: Column) -> Result<(), Refusal> {
        if self.bases[company.index()].columns[column.index()].posts == 0 {
            return Err(Refusal::rule("MOM-EXPAND-08"));
        }
        Ok(())
    }

    /// The only column with posts is not asked for.
    pub(crate) fn only_column(&mut self, company: Company, region: Region, log: &mut impl Tell) -> bool {
        let base = self.bases[company.index()];
        let mut columns = base.with_posts();
        match (columns.next(), columns.next()) {
            (Some(_), Some(_)) => false,
            (Some(column), None) => {
                self.play_from(company, region, column, log);
                true
            }
            (None, _) => self.agenda.drop_if(true),
        }
    }

    /// The post leaves its base and comes to the region; a post of another company there has to leave (MOM-EXPAND-06).
    pub(crate) fn play_from(&mut self, company: Company, region: Region, column: Column, log: &mut impl Tell) {
        self.agenda.pop();
        if !self.bases[company.index()].columns[column.index()].take() {
            return;
        }
        log.tell(Event::TakenFrom(company, column));
        if let Some(other) = self.holder(region) {
            self.posts[other.index()] &= !region.bit();
            self.agenda.push(Step::Home(other));
            log.tell(Event::Displaced(other, region));
        }
        self.posts[company.index()] |= region.bit();
    }

    pub(crate) fn legal_home(&self, company: Company, into: &mut Choices<Action>) {
        into.extend(self.bases[company.index()].with_room().map(Action::Home));
    }

    pub(crate) fn judge_home(&self, company: Company, column: Column) -> Result<(), Refusal> {
        let column = self.bases[company.index()].columns[column.index()];
        if column.posts < column.room() {
            return Ok(());
        }
        Err(Refusal::rule(if column.opened { "MOM-EXPAND-11" } else { "MOM-EXPAND-10" }))
    }

    /// The only column with room is not asked for; without any the post leaves the game (MOM-EXPAND-12).
    pub(crate) fn only_home(&mut self, company: Company, log: &mut impl Tell) -> bool {
        let base = self.bases[company.index()];
        let mut columns = base.with_room();
        match (columns.next(), columns.next()) {
            (Some(_), Some(_)) => false,
            (Some(column), None) => {
                self.play_home(company, column, log);
                true
            }
            (None, _) => {
                self.bases[company.index()].gone += 1;
                log.tell(Event::PostLost(company));
                self.agenda.drop_if(true)
            }
        }
    }

    pub(crate) fn play_home(&mut self, company: Company, column: Column, log: &mut impl Tell) {
        self.agenda.pop();
        self.bases[company.index()].columns[column.index()].posts += 1;
        log.tell(Event::WentHome(company, column));
    }

    /// The reward of a region, before the next post is paid (MOM-EXPAND-09).
    pub(crate) fn reward_of(&mut self, region: Region, log: &mut impl Tell) -> bool {
        self.agenda.pop();
        let (_, reward) = self.tables().regions[region.index()];
        self.profit(reward, Why::Region, None, log);
        true
    }
}
