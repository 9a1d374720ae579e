//! Seat-balanced matches, and what they say about strength.

use crate::{Bot, play_with};
use cowcatcher_engine::{Choices, Game};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// What one game gave: for each contestant its share of the victory and the points of all its seats.
#[derive(Clone, PartialEq, Debug)]
pub struct Bout {
    /// The share of the victory, by contestant.
    pub wins: Vec<f64>,
    /// The points by category, by contestant, for each seat it had.
    pub points: Vec<Vec<Vec<i32>>>,
}

/// Which contestant sits where in a game, so that over all rotations everybody sits everywhere alike often. The first contestant has
/// one seat; the others share the rest in turns.
pub fn seating(contestants: usize, seats: usize, number: u64) -> Vec<usize> {
    let mut seating: Vec<usize> = match contestants {
        0 | 1 => vec![0; seats],
        _ if contestants >= seats => (0..seats).collect(),
        _ => {
            let turn = number as usize / seats;
            let rest = contestants - 1;
            std::iter::once(0).chain((0..seats - 1).map(|k| 1 + (k + turn) % rest)).collect()
        }
    };
    seating.rotate_right(number as usize % seats.max(1));
    seating
}

/// So many games in a row have the same luck: everybody sits everywhere once. A bot by itself sits everywhere in each game already, and would
/// only play the same game again.
fn rotations(contestants: usize, seats: usize) -> u64 {
    if contestants > 1 { seats as u64 } else { 1 }
}

/// A game of a match that was played to its end.
#[derive(Clone, Debug)]
pub struct Ended<G> {
    /// How it ended.
    pub game: G,
    /// Which contestant sat where.
    pub seating: Vec<usize>,
}

/// What game `number` of a match gives: each set of rotations has the same luck, so that nobody is luckier than the others. `None` if the
/// game does not end.
pub fn bout<G: Game>(
    table: &G,
    contestants: usize,
    number: u64,
    seed: u64,
    bot: impl FnMut(usize, u64) -> Box<dyn Bot<G>>,
) -> Option<Bout> {
    ended(table, contestants, number, seed, bot).map(|ended| ended.bout(contestants))
}

/// As [`bout`]; with the position in which the game ended.
pub fn ended<G: Game>(
    table: &G,
    contestants: usize,
    number: u64,
    seed: u64,
    mut bot: impl FnMut(usize, u64) -> Box<dyn Bot<G>>,
) -> Option<Ended<G>> {
    let seats = table.seats();
    let seating = seating(contestants, seats, number);
    let luck = seed.wrapping_add(number / rotations(contestants, seats));
    let mut game = table.clone();
    let seeds = (0u64..).map(|seat| luck.wrapping_mul(31).wrapping_add(seat));
    let mut bots: Vec<Box<dyn Bot<G>>> = seating.iter().zip(seeds).map(|(&who, seed)| bot(who, seed)).collect();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(luck);
    let tally = play_with(&mut game, &mut bots, &mut rng, &mut Choices::new());
    tally.over.then_some(Ended { game, seating })
}

impl<G: Game> Ended<G> {
    /// What it gave to so many contestants.
    pub fn bout(&self, contestants: usize) -> Bout {
        let standings = self.game.standings();
        let ranks = standings.ranks();
        let winners = ranks.iter().filter(|&&rank| rank == 1).count().max(1) as f64;
        let mut bout = Bout { wins: vec![0.0; contestants], points: vec![Vec::new(); contestants] };
        for (seat, &who) in self.seating.iter().enumerate() {
            if ranks.get(seat) == Some(&1) {
                bout.wins[who] += 1.0 / winners;
            }
            if let Some(row) = standings.points.get(seat) {
                bout.points[who].push(row.to_vec());
            }
        }
        bout
    }
}

/// A share of victories with its 95 % interval (Wilson's, which holds for few games and for extreme shares too).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Share {
    /// The share itself.
    pub share: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Share {
    /// The share of so many wins in so many games.
    pub fn of(wins: f64, games: u64) -> Share {
        const Z: f64 = 1.959_964;
        let n = games.max(1) as f64;
        let share = wins / n;
        let middle = (share + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z / (1.0 + Z * Z / n) * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        Share { share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }

    /// The difference in rating over opponents of the fair share, in the usual points: 400 are odds of ten to one. Who plays against nobody else
    /// has none.
    pub fn rating(share: f64, fair: f64) -> f64 {
        if fair >= 1.0 {
            return 0.0;
        }
        let odds = |share: f64| (share / (1.0 - share)).log10();
        let most = 1200.0;
        (400.0 * (odds(share) - odds(fair))).clamp(-most, most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;
    use cowcatcher_toy::{Options, Toy};

    #[test]
    fn everybody_sits_everywhere_alike_often() {
        for (contestants, seats) in [(2, 2), (2, 4), (3, 4), (4, 4), (2, 3), (3, 5)] {
            let rounds = seats as u64 * (contestants as u64 - 1).max(1);
            let mut first = vec![0; seats];
            let mut had = vec![0; contestants];
            for number in 0..rounds {
                let seating = seating(contestants, seats, number);
                assert_eq!(seating.len(), seats);
                first[seating.iter().position(|&who| who == 0).unwrap()] += 1;
                seating.into_iter().for_each(|who| had[who] += 1);
            }
            assert!(first.iter().all(|&n| n == first[0]), "{contestants} at {seats}: {first:?}");
            assert!(had[1..].iter().all(|&n| n == had[1]), "{contestants} at {seats}: {had:?}");
        }
    }

    #[test]
    fn rotations_share_their_luck_and_a_bot_by_itself_has_a_new_game_each_time() {
        let table = Toy::new(&Options::default(), 2).unwrap();
        let random = |_: usize, seed: u64| -> Box<dyn Bot<Toy>> { Box::new(Random::new(seed)) };
        let game = |contestants, number| ended(&table, contestants, number, 1, random).unwrap().game;
        assert_eq!(game(2, 0), game(2, 1), "the same luck, and who sits where makes no difference to whims");
        assert_ne!(game(2, 1), game(2, 2));
        assert_ne!(game(1, 0), game(1, 1));
    }

    #[test]
    fn intervals_are_those_of_the_books() {
        // Known values of Wilson's interval.
        let half = Share::of(50.0, 100);
        assert!((half.low - 0.4038).abs() < 1e-3 && (half.high - 0.5962).abs() < 1e-3, "{half:?}");
        let all = Share::of(10.0, 10);
        assert!((all.low - 0.7225).abs() < 1e-3 && all.high > 0.999, "{all:?}");
        assert!((Share::rating(10.0 / 11.0, 0.5) - 400.0).abs() < 1e-6);
        assert_eq!(Share::rating(1.0, 0.5), 1200.0);
        assert_eq!(Share::rating(1.0, 1.0), 0.0);
    }
}
