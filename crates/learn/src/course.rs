//! A course: games are played while what was learned from the games before them is taken in.

use crate::Sample;
use crate::play::{Partner, Setting, play};
use crate::student::{Loss, Student};
use cowcatcher_bots::Heuristic;
use cowcatcher_bots::judge::Taste;
use cowcatcher_bots::net::Net;
use cowcatcher_engine::features::Layout;
use cowcatcher_engine::{Features, Opinion, SetupError};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};
use std::sync::Arc;

/// Positions in a batch, and in each stretch of positions that follow each other.
const BATCH: usize = 512;
const STRETCH: usize = 16;
/// Earlier nets that are kept as sparring partners.
const POOL: usize = 8;
/// A net joins the pool every so many rounds.
const POOL_EVERY: u64 = 100;

/// How a course goes.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan<O> {
    /// From which all luck follows.
    pub seed: u64,
    /// The tables that are played, all alike often: options and number of players.
    pub tables: Vec<(O, usize)>,
    /// Games of a round.
    pub round: usize,
    /// Threads that play; one more learns.
    pub threads: usize,
    /// Games that are remembered to be learned from.
    pub buffer: usize,
    /// How often each position is learned from, on average.
    pub reuse: f32,
    /// The learning rate at the beginning and at the end.
    pub rate: (f32, f32),
    /// The share of games with rules of thumb at one seat.
    pub heuristic: f32,
    /// The share of games with an earlier net at one seat.
    pub earlier: f32,
    /// How often something else is tried: each seat of each game takes one of these.
    pub explore: Vec<f32>,
    /// How much of what the best of the others have is grudged, or granted if it is less than 0: each seat takes one of these.
    pub envy: Vec<f32>,
    /// The share of tables at which everybody takes the same one of these. The net is not told, but sees how such games go: whoever hurries
    /// there has come to expect that all do.
    pub alike: f32,
    /// The share of seats that love a style.
    pub styles: f32,
    /// How games are learned from.
    pub setting: Setting,
}

impl<O> Plan<O> {
    /// A plan that has worked, for these tables.
    pub fn new(seed: u64, tables: Vec<(O, usize)>) -> Self {
        Plan {
            seed,
            tables,
            round: 32,
            threads: 1,
            buffer: 400,
            reuse: 1.5,
            rate: (0.001, 0.0001),
            heuristic: 0.1,
            earlier: 0.15,
            explore: vec![0.0, 0.02, 0.05, 0.1],
            envy: vec![0.1, 0.1, 0.3],
            alike: 0.0,
            styles: 0.2,
            setting: Setting { lambda: 0.96, warmth: 1.0 / 15.0 },
        }
    }
}

/// A course that can't begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CourseError {
    /// A table can't be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// There is nothing to play.
    #[error("there is no table to play at")]
    NoTables,
    /// What should go on is no course of this game with these features.
    #[error("this is no course of {game} that could go on")]
    Foreign {
        /// What is played.
        game: &'static str,
    },
    /// What should go on is cut or changed.
    #[error("the course is damaged")]
    Damaged,
}

/// What a round of games and learning came to.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Lesson {
    /// Games that nets alone played.
    pub games: u64,
    /// The mean of all points in them.
    pub mean: f64,
    /// The mean points of their winners.
    pub winners: f64,
    /// How far expectations were off.
    pub loss: Loss,
}

/// A course of a game.
#[derive(Debug)]
pub struct Course<G: Features> {
    plan: Plan<G::Options>,
    tables: Vec<G>,
    pub(crate) student: Student,
    buffer: Vec<Vec<Sample>>,
    /// The place in the buffer that is overwritten next.
    next: usize,
    /// Samples that came in with the last round.
    fresh: usize,
    pub(crate) rounds: u64,
    pub(crate) pool: Vec<Arc<Net>>,
}

/// What one game gave.
struct Played {
    samples: Vec<Vec<Sample>>,
    points: Vec<i32>,
    nets_alone: bool,
}

impl<G: Features + Opinion> Course<G> {
    /// Begins from nothing, or from what a net knows.
    ///
    /// # Errors
    /// If there is no table to play at.
    pub fn new(plan: Plan<G::Options>, layout: &Layout, from: Option<&Net>) -> Result<Self, CourseError> {
        let tables =
            plan.tables.iter().map(|(options, players)| G::new(options, *players)).collect::<Result<Vec<G>, _>>()?;
        if tables.is_empty() {
            return Err(CourseError::NoTables);
        }
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(plan.seed);
        let student = from.map_or_else(|| Student::new(layout.rows, &mut rng), Student::from_net);
        Ok(Course { plan, tables, student, buffer: Vec::new(), next: 0, fresh: 0, rounds: 0, pool: Vec::new() })
    }

    /// What was learned.
    pub fn net(&self) -> Net {
        self.student.net()
    }

    /// Games played so far.
    pub fn games(&self) -> u64 {
        self.rounds * self.plan.round as u64
    }

    /// One round: games are played by what is known, while the games of the rounds before are learned from. `progress` from 0 to 1 says
    /// how far the course is.
    pub fn lesson(&mut self, progress: f32) -> Lesson {
        let net = Arc::new(self.student.net());
        if self.rounds.is_multiple_of(POOL_EVERY) {
            if self.pool.len() == POOL {
                // The oldest stay rarely: the pool spans the whole course.
                self.pool.remove(usize::from((self.rounds / POOL_EVERY).is_multiple_of(2)));
            }
            self.pool.push(Arc::clone(&net));
        }
        let first = self.rounds * self.plan.round as u64;
        let numbers: Vec<u64> = (first..first + self.plan.round as u64).collect();
        let share = numbers.len().div_ceil(self.plan.threads.max(1));
        let (plan, tables, pool) = (&self.plan, &self.tables, &self.pool);
        let (student, buffer, fresh) = (&mut self.student, &self.buffer, self.fresh);
        let rounds = self.rounds;
        let (played, loss) = std::thread::scope(|scope| {
            let net = &net;
            let threads: Vec<_> = numbers
                .chunks(share)
                .map(|numbers| {
                    scope.spawn(move || {
                        numbers.iter().map(|&number| one_game(plan, tables, net, pool, number)).collect::<Vec<_>>()
                    })
                })
                .collect();
            let loss = learn(student, buffer, fresh, plan, rounds, progress);
            let played: Vec<Played> = threads.into_iter().filter_map(|it| it.join().ok()).flatten().collect();
            (played, loss)
        });
        self.rounds += 1;
        let lesson = report(&played, loss);
        self.fresh = 0;
        for samples in played.into_iter().flat_map(|game| game.samples) {
            self.fresh += samples.len();
            if self.buffer.len() < self.plan.buffer * 2 {
                self.buffer.push(samples);
            } else {
                self.buffer[self.next] = samples;
                self.next = (self.next + 1) % self.buffer.len();
            }
        }
        lesson
    }
}

/// Plays one game of a course, the same for the same number.
fn one_game<G: Features + Opinion>(
    plan: &Plan<G::Options>,
    tables: &[G],
    net: &Net,
    pool: &[Arc<Net>],
    number: u64,
) -> Played {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(plan.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let game = tables[rng.random_range(0..tables.len())].clone();
    let kind = rng.random::<f32>();
    let guest = rng.random_range(0..game.seats());
    let mut nets_alone = true;
    let tastes = tastes(plan, G::STYLES.len(), game.seats(), &mut rng);
    let mut partners: Vec<Partner<'_, G>> = tastes
        .into_iter()
        .enumerate()
        .map(|(seat, taste)| {
            let explore = one_of(&plan.explore, &mut rng);
            if seat == guest && kind < plan.heuristic {
                nets_alone = false;
                return Partner::Other(Box::new(Heuristic::new(rng.random())), taste);
            }
            if seat == guest && kind < plan.heuristic + plan.earlier && !pool.is_empty() {
                nets_alone = false;
                return Partner::Sparring(&pool[rng.random_range(0..pool.len())], taste);
            }
            Partner::Learner(net, taste, explore)
        })
        .collect();
    let mut samples = Vec::new();
    let points = play(game, &mut partners, &plan.setting, &mut rng, &mut samples);
    Played { samples, points, nets_alone }
}

/// What everybody at a table wants, in a game with so many styles.
fn tastes<O>(plan: &Plan<O>, styles: usize, seats: usize, rng: &mut impl Rng) -> Vec<Taste> {
    let common = (rng.random::<f32>() < plan.alike).then(|| one_of(&plan.envy, rng));
    let mut taste = || {
        let loves = styles > 0 && rng.random::<f32>() < plan.styles;
        let style = loves.then(|| (rng.random_range(0..styles), rng.random_range(0.3..1.0)));
        Taste { envy: common.unwrap_or_else(|| one_of(&plan.envy, rng)), style }
    };
    (0..seats).map(|_| taste()).collect()
}

/// One of the values, all alike often; 0 if there are none.
fn one_of(values: &[f32], rng: &mut impl Rng) -> f32 {
    match values {
        [] => 0.0,
        _ => values[rng.random_range(0..values.len())],
    }
}

/// Learns from the buffer as much as came in with the last round.
fn learn<O>(
    student: &mut Student,
    buffer: &[Vec<Sample>],
    fresh: usize,
    plan: &Plan<O>,
    round: u64,
    progress: f32,
) -> Loss {
    let mut loss = Loss::default();
    if buffer.is_empty() {
        return loss;
    }
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(!plan.seed ^ round);
    let rate = plan.rate.0 * (plan.rate.1 / plan.rate.0).powf(progress.clamp(0.0, 1.0));
    for _ in 0..((plan.reuse * fresh as f32) as usize / BATCH).max(1) {
        let stretches = (0..BATCH / STRETCH).map(|_| {
            let samples = &buffer[rng.random_range(0..buffer.len())];
            // Beginnings and ends are met as often as the middle.
            let begin = rng.random_range(0..samples.len() + STRETCH - 1);
            &samples[begin.saturating_sub(STRETCH - 1)..(begin + 1).min(samples.len())]
        });
        loss += student.learn(stretches, rate);
    }
    student.digest();
    loss
}

fn report(played: &[Played], loss: Loss) -> Lesson {
    let mut lesson = Lesson { loss, ..Lesson::default() };
    for game in played.iter().filter(|game| game.nets_alone && !game.points.is_empty()) {
        lesson.games += 1;
        lesson.mean += f64::from(game.points.iter().sum::<i32>()) / game.points.len() as f64;
        lesson.winners += f64::from(game.points.iter().copied().max().unwrap_or_default());
    }
    lesson.mean /= lesson.games.max(1) as f64;
    lesson.winners /= lesson.games.max(1) as f64;
    lesson
}

#[cfg(test)]
mod tests {
    use super::*;
    use cowcatcher_toy::{Options, Toy};

    fn course(seed: u64, threads: usize) -> Course<Toy> {
        let layout = Layout::of::<Toy>().unwrap();
        let tables = vec![(Options::default(), 2), (Options::default(), 3)];
        Course::new(Plan { threads, ..Plan::new(seed, tables) }, &layout, None).unwrap()
    }

    #[test]
    fn the_same_seed_teaches_the_same_on_any_number_of_threads() {
        let (mut one, mut two, mut other) = (course(5, 1), course(5, 3), course(6, 1));
        for round in 0..3 {
            let progress = round as f32 / 3.0;
            assert_eq!(one.lesson(progress), two.lesson(progress));
            other.lesson(progress);
        }
        assert_eq!(one.net(), two.net());
        assert_ne!(one.net(), other.net());
    }

    #[test]
    fn expectations_get_better() {
        let mut course = course(1, 1);
        course.lesson(0.0);
        let early: f64 = (0..5).map(|_| course.lesson(0.0).loss.root(0)).sum();
        (0..60).for_each(|_| _ = course.lesson(0.5));
        let late: f64 = (0..5).map(|_| course.lesson(1.0).loss.root(0)).sum();
        assert!(late < 0.9 * early, "{early} then {late}");
    }

    #[test]
    fn a_share_of_the_tables_is_of_one_mind() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut agree = |alike: f32| {
            let plan = Plan { alike, envy: vec![0.0, -0.5, -1.0], styles: 0.0, ..Plan::<Options>::new(1, Vec::new()) };
            let tables = (0..300).map(|_| tastes(&plan, 0, 4, &mut rng));
            tables.filter(|tastes| tastes.windows(2).all(|two| two[0] == two[1])).count()
        };
        assert_eq!(agree(1.0), 300);
        // One of 27 tables agrees by chance.
        assert!((1..40).contains(&agree(0.0)));
        assert!((130..185).contains(&agree(0.5)));
    }

    #[test]
    fn a_course_without_tables_does_not_begin() {
        let layout = Layout::of::<Toy>().unwrap();
        let course = Course::<Toy>::new(Plan::new(1, Vec::new()), &layout, None);
        assert_eq!(course.err(), Some(CourseError::NoTables));
    }
}
