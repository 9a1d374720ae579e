//! Many games of a kind at once, stepped by several threads.

use crate::error::Trouble;
use crate::numbers::Numbers;
use crate::observe::Shape;
use cowcatcher_bots::{Bot, by_name, decision};
use cowcatcher_engine::drive::any;
use cowcatcher_engine::game::MOST_CHOICES;
use cowcatcher_engine::{Choices, Game, Seat, Silent, ToAct};
use cowcatcher_web::drawing::Picture;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng as _, SeedableRng};
use std::sync::Arc;
use std::thread;

/// What a batch is asked to be.
pub struct Plan {
    /// So many games.
    pub games: usize,
    /// So many play each.
    pub players: usize,
    /// With these options.
    pub chosen: Vec<(String, String)>,
    /// All chance follows from it.
    pub seed: u64,
    /// So many threads step.
    pub threads: usize,
    /// Which bot plays a seat; none where actions come from outside.
    pub bots: Vec<Option<String>>,
}

/// Where what can be seen of the games is written: for each game a place, or so many in a row.
pub struct Out<'a> {
    /// Who decides.
    pub seat: &'a mut [i8],
    /// How many legal actions there are.
    pub count: &'a mut [i32],
    /// Their numbers, ascending; -1 behind the last. [`MOST_CHOICES`] for each game.
    pub legal: &'a mut [i32],
    /// For each action whether it is legal; empty if nobody wants it.
    pub mask: &'a mut [i8],
    /// What the one who decides knows; empty if nobody wants it.
    pub observation: &'a mut [i16],
    /// For each seat what the step brought.
    pub reward: &'a mut [f32],
    /// Did the step end the game? Then a new one has begun.
    pub done: &'a mut [bool],
    /// For each seat, and each rival, the points at the end of the game that ended last.
    pub totals: &'a mut [i32],
}

/// How wide the rows are.
#[derive(Clone, Copy, Debug)]
pub struct Widths {
    /// Seats.
    pub seats: usize,
    /// Seats and rivals.
    pub places: usize,
    /// Numbered actions.
    pub actions: usize,
    /// Numbers of an observation.
    pub observed: usize,
}

impl<'a> Out<'a> {
    /// The first so many games, and the rest.
    fn split(self, games: usize, widths: Widths) -> (Out<'a>, Out<'a>) {
        let (masks, seen) = (!self.mask.is_empty(), !self.observation.is_empty());
        let (seat, seats) = self.seat.split_at_mut(games);
        let (count, counts) = self.count.split_at_mut(games);
        let (legal, legals) = self.legal.split_at_mut(games * MOST_CHOICES);
        let (mask, all_masks) = self.mask.split_at_mut(if masks { games * widths.actions } else { 0 });
        let (observation, observations) = self.observation.split_at_mut(if seen { games * widths.observed } else { 0 });
        let (reward, rewards) = self.reward.split_at_mut(games * widths.seats);
        let (done, dones) = self.done.split_at_mut(games);
        let (totals, all_totals) = self.totals.split_at_mut(games * widths.places);
        (
            Out { seat, count, legal, mask, observation, reward, done, totals },
            Out {
                seat: seats,
                count: counts,
                legal: legals,
                mask: all_masks,
                observation: observations,
                reward: rewards,
                done: dones,
                totals: all_totals,
            },
        )
    }
}

/// How each seat did against all others, rivals among them: from 1 for whoever beats all to -1 for whoever is beaten by all.
pub fn results(ranks: &[usize], seats: usize) -> Vec<f32> {
    let others = ranks.len().saturating_sub(1).max(1) as f32;
    let result = |&own: &usize| {
        let (beaten, better) =
            (ranks.iter().filter(|&&it| it > own).count(), ranks.iter().filter(|&&it| it < own).count());
        (beaten as f32 - better as f32) / others
    };
    ranks.iter().take(seats).map(result).collect()
}

/// Many games whose type is not known.
pub trait Many: Send {
    /// How wide the rows are.
    fn widths(&self) -> Widths;
    /// Begins all games anew, all chance following from a seed.
    fn begin(&mut self, seed: u64, out: Out<'_>);
    /// Plays one action in each game, then all that chance and bots decide. If one is not legal nothing is played: which, and why.
    fn step(&mut self, actions: &[i32], out: Out<'_>) -> Result<(), (usize, Trouble)>;
    /// Plays so many actions in each game, any of the legal ones.
    fn random(&mut self, steps: u64, out: Out<'_>);
    /// One of the legal actions for each game, all alike.
    fn sample(&mut self, into: &mut [i32]);
}

/// One of the games.
struct Field<G: Game> {
    game: G,
    rng: Xoshiro256PlusPlus,
    /// Who decides.
    seat: Seat,
    /// The numbers of what they may do: those that stand in the arrays, which anybody could have written to.
    legal: Vec<i32>,
    /// The bots by seat.
    bots: Vec<Option<Box<dyn Bot<G>>>>,
}

/// Many games of a kind.
pub struct Herd<G: Picture> {
    rules: Rules<G>,
    fields: Vec<Field<G>>,
    threads: usize,
    whims: Xoshiro256PlusPlus,
}

/// What all the games share.
struct Rules<G: Picture> {
    fresh: G,
    numbers: Arc<Numbers<G::Action>>,
    shape: Shape,
    bots: Vec<Option<String>>,
}

impl<G: Picture> Herd<G> {
    /// As a plan asks, with these numbers for actions.
    pub fn new(fresh: G, plan: &Plan, numbers: Arc<Numbers<G::Action>>) -> Result<Self, Trouble> {
        if plan.games == 0 {
            return Err(Trouble::value("a batch of no games"));
        }
        if plan.bots.len() != fresh.seats() {
            let words = format!("bots for {} seats, and {} play", plan.bots.len(), fresh.seats());
            return Err(Trouble::value(words));
        }
        if plan.bots.iter().all(Option::is_some) {
            return Err(Trouble::value("a bot on every seat: nobody is left to decide"));
        }
        for name in plan.bots.iter().flatten() {
            by_name::<G>(name, 0)?;
        }
        let rules = Rules { shape: Shape::of(&fresh), fresh, numbers, bots: plan.bots.clone() };
        let mut herd = Herd {
            fields: Vec::with_capacity(plan.games),
            rules,
            threads: plan.threads.min(plan.games),
            whims: Xoshiro256PlusPlus::seed_from_u64(plan.seed),
        };
        for _ in 0..plan.games {
            let field = Field {
                game: herd.rules.fresh.clone(),
                rng: Xoshiro256PlusPlus::seed_from_u64(0),
                seat: Seat(0),
                legal: Vec::new(),
                bots: Vec::new(),
            };
            herd.fields.push(field);
        }
        Ok(herd)
    }

    /// Does something with every game and its place in the arrays, in several threads.
    fn each(&mut self, out: Out<'_>, work: impl Fn(&Rules<G>, usize, &mut Field<G>, Row<'_, '_>) + Sync) {
        let widths = self.widths();
        let share = self.fields.len().div_ceil(self.threads);
        let (rules, work) = (&self.rules, &work);
        thread::scope(|scope| {
            let (mut rest, mut first) = (out, 0);
            for fields in self.fields.chunks_mut(share) {
                let (own, others) = rest.split(fields.len(), widths);
                rest = others;
                let (from, last) = (first, first + fields.len());
                first = last;
                let all = move || {
                    let mut rows = own;
                    for (number, field) in fields.iter_mut().enumerate() {
                        work(rules, from + number, field, Row { out: &mut rows, at: number, widths });
                    }
                };
                // The last share is for this thread.
                if rest.seat.is_empty() {
                    all();
                } else {
                    scope.spawn(all);
                }
            }
        });
    }
}

impl<G: Picture> Many for Herd<G> {
    fn widths(&self) -> Widths {
        Widths {
            seats: self.rules.fresh.seats(),
            places: self.rules.shape.places,
            actions: self.rules.numbers.len(),
            observed: self.rules.shape.len(),
        }
    }

    fn begin(&mut self, seed: u64, out: Out<'_>) {
        let mut seeds = Xoshiro256PlusPlus::seed_from_u64(seed);
        self.whims = Xoshiro256PlusPlus::seed_from_u64(seeds.next_u64());
        for field in &mut self.fields {
            field.rng = Xoshiro256PlusPlus::seed_from_u64(seeds.next_u64());
        }
        out.reward.fill(0.0);
        out.done.fill(false);
        out.totals.fill(0);
        out.legal.fill(-1);
        self.each(out, |rules, _, field, mut row| {
            rules.restart(field);
            rules.go_on(field, &mut row);
            rules.show(field, &mut row);
            row.quiet();
        });
    }

    fn step(&mut self, actions: &[i32], out: Out<'_>) -> Result<(), (usize, Trouble)> {
        if actions.len() != self.fields.len() {
            let words = format!("{} actions for {} games", actions.len(), self.fields.len());
            return Err((0, Trouble::value(words)));
        }
        for (number, (field, &action)) in self.fields.iter().zip(actions).enumerate() {
            if !field.legal.contains(&action) {
                return Err((number, self.rules.why_not(field, action)));
            }
        }
        self.each(out, |rules, number, field, mut row| {
            row.quiet();
            if let Some(action) = rules.numbers.action(actions[number] as u32) {
                field.game.play_unchecked(field.seat, action, &mut Silent);
            }
            rules.go_on(field, &mut row);
            rules.show(field, &mut row);
        });
        Ok(())
    }

    fn random(&mut self, steps: u64, out: Out<'_>) {
        self.each(out, |rules, _, field, mut row| {
            row.quiet();
            let mut choices = Choices::new();
            for _ in 0..steps {
                choices.clear();
                field.game.legal(field.seat, &mut choices);
                if let Some(action) = any(&choices, &mut field.rng) {
                    field.game.play_unchecked(field.seat, action, &mut Silent);
                }
                rules.go_on(field, &mut row);
            }
            rules.show(field, &mut row);
        });
    }

    fn sample(&mut self, into: &mut [i32]) {
        for (action, field) in into.iter_mut().zip(&self.fields) {
            *action = any(&field.legal, &mut self.whims).unwrap_or(-1);
        }
    }
}

impl<G: Picture> Rules<G> {
    /// A new game in the place of the one before.
    fn restart(&self, field: &mut Field<G>) {
        field.game.clone_from(&self.fresh);
        if self.bots.iter().any(Option::is_some) {
            // Names were asked for when the batch was made.
            let bot = |name: &Option<String>| by_name::<G>(name.as_deref()?, field.rng.next_u64()).ok();
            field.bots = self.bots.iter().map(bot).collect();
        }
    }

    /// Lets chance and bots decide until somebody else is to; a game that ends begins anew.
    fn go_on(&self, field: &mut Field<G>, row: &mut Row<'_, '_>) {
        loop {
            let seat = match field.game.to_act() {
                ToAct::Chance => {
                    let Some(outcome) = field.game.sample(&mut field.rng) else { return };
                    field.game.resolve(outcome, &mut Silent);
                    continue;
                }
                ToAct::Over => {
                    row.end(&field.game);
                    self.restart(field);
                    continue;
                }
                ToAct::One(seat) => seat,
                ToAct::Each(seats) => match seats.iter().next() {
                    Some(seat) => seat,
                    None => return,
                },
            };
            field.seat = seat;
            let Some(Some(bot)) = field.bots.get_mut(seat.index()) else { return };
            let mut choices = Choices::new();
            field.game.legal(seat, &mut choices);
            match decision(&mut **bot, &field.game, seat, &choices) {
                Some(action) => field.game.play_unchecked(seat, action, &mut Silent),
                None => return,
            }
        }
    }

    /// Writes what can be seen of the game.
    fn show(&self, field: &mut Field<G>, row: &mut Row<'_, '_>) {
        let mut choices = Choices::new();
        field.game.legal(field.seat, &mut choices);
        let mask = row.mask();
        if !mask.is_empty() {
            field.legal.iter().for_each(|&number| mask[number as usize] = 0);
        }
        let before = field.legal.len();
        field.legal.clear();
        field
            .legal
            .extend(choices.iter().filter_map(|&action| self.numbers.number(action)).map(|number| number as i32));
        if !mask.is_empty() {
            field.legal.iter().for_each(|&number| mask[number as usize] = 1);
        }
        let legal = row.legal();
        legal[..field.legal.len()].copy_from_slice(&field.legal);
        if let Some(rest) = legal.get_mut(field.legal.len()..before) {
            rest.fill(-1);
        }
        row.out.count[row.at] = field.legal.len() as i32;
        row.out.seat[row.at] = field.seat.0 as i8;
        let known = row.observation();
        if !known.is_empty() {
            self.shape.write(&field.game, field.seat, known);
        }
    }

    /// Why an action can't be played.
    fn why_not(&self, field: &Field<G>, number: i32) -> Trouble {
        let action = u32::try_from(number).ok().and_then(|number| self.numbers.action(number));
        match action.map(|action| field.game.check(field.seat, action)) {
            Some(Err(refusal)) => refusal.into(),
            _ => Trouble::value(format!("there is no action {number}; there are {}", self.numbers.len())),
        }
    }
}

/// The place of a game in the arrays.
struct Row<'r, 'o> {
    out: &'r mut Out<'o>,
    at: usize,
    widths: Widths,
}

impl Row<'_, '_> {
    fn legal(&mut self) -> &mut [i32] {
        &mut self.out.legal[self.at * MOST_CHOICES..(self.at + 1) * MOST_CHOICES]
    }

    fn mask(&mut self) -> &mut [i8] {
        row(self.out.mask, self.at, self.widths.actions)
    }

    fn observation(&mut self) -> &mut [i16] {
        row(self.out.observation, self.at, self.widths.observed)
    }

    /// Nothing has happened yet.
    fn quiet(&mut self) {
        self.out.done[self.at] = false;
        row(self.out.reward, self.at, self.widths.seats).fill(0.0);
    }

    /// A game is over.
    fn end<G: Game>(&mut self, game: &G) {
        let standings = game.standings();
        self.out.done[self.at] = true;
        row(self.out.reward, self.at, self.widths.seats)
            .copy_from_slice(&results(&standings.ranks(), self.widths.seats));
        row(self.out.totals, self.at, self.widths.places).copy_from_slice(&standings.totals());
    }
}

/// The row of a game; nothing if nobody wants any.
fn row<T>(all: &mut [T], at: usize, width: usize) -> &mut [T] {
    if all.is_empty() { &mut [] } else { &mut all[at * width..(at + 1) * width] }
}
