//! Games by a net, with exploration and sparring partners, and what each position turned out to be worth.

use crate::Sample;
use cowcatcher_bots::judge::{Judge, Judged, Taste, against_best};
use cowcatcher_bots::net::Net;
use cowcatcher_bots::{Bot, Knowledge};
use cowcatcher_engine::drive::MOST_STEPS;
use cowcatcher_engine::features::{NOTHING, describe};
use cowcatcher_engine::{Choices, Features, Seat, Silent, ToAct};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt};

/// Who sits at a training table.
pub enum Partner<'a, G: Features> {
    /// A net, with what it wants and how often it tries something else; what it meets is learned from.
    Learner(&'a Net, Taste, f32),
    /// A net that is only there to be played against.
    Sparring(&'a Net, Taste),
    /// Any other player, who is said to want this; what they meet is learned from, too.
    Other(Box<dyn Bot<G>>, Taste),
}

/// What is worse than the best by less than so many points is as good.
const AS_GOOD: f32 = 0.25;

/// How games are learned from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Setting {
    /// How much of what a position is worth is learned from how the game went on, and not from what was expected at the next decision.
    pub lambda: f32,
    /// Choices so many points worse, in spans of the game, are tried e times less often.
    pub warmth: f32,
}

/// One decision of a seat.
struct Met {
    described: cowcatcher_engine::features::Described,
    points: (i32, i32),
    /// What was expected of what was chosen.
    chosen: Judged,
    /// What was expected of the best, if something worse was played, be it as a trial or for love of a style.
    instead_of: Option<Judged>,
}

/// Plays a game to its end and adds what each learning seat can learn from it, a list for each seat. Gives the final points by seat.
pub fn play<G: Features>(
    mut game: G,
    partners: &mut [Partner<'_, G>],
    setting: &Setting,
    rng: &mut Xoshiro256PlusPlus,
    into: &mut Vec<Vec<Sample>>,
) -> Vec<i32> {
    let mut judges: Vec<Option<Judge<'_, G>>> = partners
        .iter()
        .map(|partner| match *partner {
            Partner::Learner(net, taste, _) | Partner::Sparring(net, taste) => Some(Judge::new(net, taste)),
            Partner::Other(..) => None,
        })
        .collect();
    // Somebody who has no net of their own is judged by one that learns.
    let learner = partners.iter().find_map(|partner| match partner {
        Partner::Learner(net, ..) => Some(*net),
        _ => None,
    });
    let mut met: Vec<Vec<Met>> = partners.iter().map(|_| Vec::new()).collect();
    let (mut choices, mut worths, mut described) = (Choices::new(), Vec::new(), NOTHING);
    for _ in 0..MOST_STEPS {
        let seat = match game.to_act() {
            ToAct::Over => break,
            ToAct::Chance => {
                let Some(outcome) = game.sample(rng) else { break };
                game.resolve(outcome, &mut Silent);
                continue;
            }
            act => match act.deciders().iter().next() {
                Some(seat) => seat,
                None => break,
            },
        };
        choices.clear();
        game.legal(seat, &mut choices);
        if choices.len() < 2 {
            let Some(&only) = choices.first() else { break };
            game.play_unchecked(seat, only, &mut Silent);
            continue;
        }
        let at = seat.index();
        // What others choose at the same time is not known yet.
        let imagined = matches!(game.to_act(), ToAct::Each(_)).then(|| {
            let mut other = game.clone();
            other.redeal(seat, rng);
            other
        });
        let before = imagined.as_ref().unwrap_or(&game);
        let action = match &mut partners[at] {
            Partner::Learner(_, taste, explore) => {
                let Some(judge) = &mut judges[at] else { break };
                let (best, mut points) = judge.choose(before, seat, &choices, &mut worths, &mut described);
                let tried =
                    if rng.random::<f32>() < *explore { other_than_best::<G>(&worths, setting, rng) } else { best };
                let plain = |judged: &Judged| judged.own - taste.envy * judged.others;
                let sound = worths.iter().copied().max_by(|one, two| plain(one).total_cmp(&plain(two)));
                if tried != best {
                    let mut after = before.clone();
                    after.play_unchecked(seat, choices[tried], &mut Silent);
                    points = judge.describe(&after, seat, &mut described);
                }
                met[at].push(Met {
                    described,
                    points,
                    chosen: worths[tried],
                    instead_of: sound.filter(|sound| plain(&worths[tried]) < plain(sound) - AS_GOOD),
                });
                choices[tried]
            }
            Partner::Sparring(..) => {
                let Some(judge) = &mut judges[at] else { break };
                choices[judge.choose(before, seat, &choices, &mut worths, &mut described).0]
            }
            Partner::Other(bot, taste) => {
                let chosen = bot.choose(&Knowledge::of(&game, seat), &choices);
                if let Some(net) = learner {
                    let judge = judges[at].get_or_insert_with(|| Judge::new(net, *taste));
                    let mut after = before.clone();
                    after.play_unchecked(seat, chosen, &mut Silent);
                    let (judged, points) = judge.look(&after, seat, &mut described);
                    judge.remember(seat, &described);
                    met[at].push(Met { described, points, chosen: judged, instead_of: None });
                }
                chosen
            }
        };
        game.play_unchecked(seat, action, &mut Silent);
    }
    let standings = game.standings();
    let ranks = standings.ranks();
    let winners = ranks.iter().filter(|&&rank| rank == 1).count().max(1) as f32;
    for (at, met) in met.into_iter().enumerate().filter(|(_, met)| !met.is_empty()) {
        let seat = Seat(at as u8);
        let (own, others) = against_best(seat, &describe(&game, seat, &mut described));
        let win = if ranks.get(at) == Some(&1) { 1.0 / winners } else { 0.0 };
        into.push(returns::<G>(met, [own as f32, others as f32, win], setting.lambda));
    }
    standings.totals()
}

/// What each decision turned out to be worth, from the end backwards.
fn returns<G: Features>(met: Vec<Met>, end: [f32; 3], lambda: f32) -> Vec<Sample> {
    let mut came = end;
    let mut samples = Vec::with_capacity(met.len());
    for Met { described, points, chosen, instead_of } in met.into_iter().rev() {
        let gain = |came: f32, points: i32| (came - points as f32) / G::SPAN;
        let target = [gain(came[0], points.0), gain(came[1], points.1), came[2]];
        samples.push(Sample { described, target });
        let expected = |judged: &Judged| [judged.own, judged.others, 1.0 / (1.0 + (-judged.win).exp())];
        came = match &instead_of {
            // What came of something worse says nothing about what led to it.
            Some(best) => expected(best),
            None => {
                let expected = expected(&chosen);
                std::array::from_fn(|k| (1.0 - lambda) * expected[k] + lambda * came[k])
            }
        };
    }
    samples.reverse();
    samples
}

/// Something to try: mostly what seems not much worse, now and then anything.
fn other_than_best<G: Features>(worths: &[Judged], setting: &Setting, rng: &mut impl Rng) -> usize {
    if rng.random_range(0..4) == 0 {
        return rng.random_range(0..worths.len());
    }
    let most = worths.iter().map(|judged| judged.worth).fold(f32::MIN, f32::max);
    let weight = |judged: &Judged| ((judged.worth - most) / (setting.warmth * G::SPAN)).exp();
    let all: f32 = worths.iter().map(weight).sum();
    let mut left = rng.random::<f32>() * all;
    for (index, judged) in worths.iter().enumerate() {
        left -= weight(judged);
        if left <= 0.0 {
            return index;
        }
    }
    worths.len() - 1
}
