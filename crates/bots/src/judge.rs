//! Judging positions by a net.

use crate::net::{Expected, Net, Seen};
use cowcatcher_engine::features::{Described, NOTHING, Points, describe_next};
use cowcatcher_engine::standings::MOST_SEATS;
use cowcatcher_engine::{Choices, Features, Seat, Silent, ToAct};

/// What somebody wants of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Taste {
    /// How much of the best opponent's points count against the own ones.
    pub envy: f32,
    /// A style and how much it is loved: that share of its leaning counts as points.
    pub style: Option<(usize, f32)>,
}

impl Taste {
    /// Own points alone.
    pub const POINTS: Taste = Taste { envy: 0.0, style: None };
    /// Own points, and as gladly those of the best of the others: who never hurries.
    pub const GLAD: Taste = Taste { envy: -1.0, style: None };
    /// Own points, and a little of what the others have: who plays for a good game.
    pub const PLAIN: Taste = Taste { envy: 0.1, style: None };

    /// Who plays to win at a game ([`Features::GRUDGE`]).
    pub const fn keen<G: Features>() -> Taste {
        Taste { envy: G::GRUDGE, style: None }
    }
}

/// What a position is worth to a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judged {
    /// What it comes to for the taste of the judge, in points.
    pub worth: f32,
    /// The own points at the end, as expected.
    pub own: f32,
    /// The points of the best of the others at the end, as expected.
    pub others: f32,
    /// The odds of winning, as a logarithm.
    pub win: f32,
}

/// A logarithm of odds as a share.
pub(crate) fn odds(logarithm: f32) -> f32 {
    1.0 / (1.0 + (-logarithm).exp())
}

/// Judges positions by a net and remembers the last one that each seat saw, next to which the next one is cheap.
#[derive(Clone, Debug)]
pub struct Judge<'n, G: Features> {
    net: &'n Net,
    /// What counts.
    pub taste: Taste,
    /// Positions judged so far.
    pub evaluations: u64,
    seen: [Option<Seen>; MOST_SEATS],
    memory: [G::Memory; MOST_SEATS],
}

impl<'n, G: Features> Judge<'n, G> {
    /// A judge of that taste.
    pub fn new(net: &'n Net, taste: Taste) -> Self {
        let memory = std::array::from_fn(|_| G::Memory::default());
        Judge { net, taste, evaluations: 0, seen: [const { None }; MOST_SEATS], memory }
    }

    /// What `seat` expects of a position. `described` is filled with what it knows of it.
    pub fn judge(&mut self, game: &G, seat: Seat, described: &mut Described) -> Judged {
        self.look(game, seat, described).0
    }

    /// As [`judge`](Judge::judge), with the points of the seat and of the best of the others as they are.
    pub fn look(&mut self, game: &G, seat: Seat, described: &mut Described) -> (Judged, (i32, i32)) {
        self.evaluations += 1;
        let points = self.describe(game, seat, described);
        if game.to_act() == ToAct::Over {
            return (self.over(game, seat, points), points);
        }
        let net = self.net;
        let expected = match self.seen.get_mut(seat.index()) {
            Some(Some(seen)) => {
                // What one chooses among lies closer together than what comes next: the first of them is remembered.
                let sums = net.next_to(seen, described);
                net.expect(&sums)
            }
            Some(none) => {
                let seen = none.insert(net.see(described));
                net.expect_of(seen)
            }
            None => Expected::default(),
        };
        (self.judged(game, seat, points, expected), points)
    }

    /// Fills in what `seat` knows of a position; gives its points and those of the best of the others.
    pub fn describe(&mut self, game: &G, seat: Seat, described: &mut Described) -> (i32, i32) {
        let memory = &mut self.memory[seat.index() % MOST_SEATS];
        let points = describe_next(game, seat, memory, described);
        against_best(seat, &points)
    }

    /// Remembers a position of a seat: those judged next are like it.
    pub fn remember(&mut self, seat: Seat, described: &Described) {
        let net = self.net;
        if let Some(Some(seen)) = self.seen.get_mut(seat.index()) {
            net.follow(seen, described);
        }
    }

    /// The place of what seems best among all that `seat` may do, which is written to `choices`; `None` if it may do nothing.
    pub fn best(
        &mut self,
        game: &G,
        seat: Seat,
        choices: &mut Choices<G::Action>,
        worths: &mut Vec<Judged>,
        described: &mut Described,
    ) -> Option<usize> {
        choices.clear();
        game.legal(seat, choices);
        match choices[..] {
            [] => None,
            [_] => Some(0),
            _ => Some(self.choose(game, seat, choices, worths, described).0),
        }
    }

    /// Judges what each choice leads to; gives the index of the best, the first of equals, and the points of the seat and of the best of the
    /// others after it. `best` is filled with what the seat then knows, `worths` with what each is worth.
    pub fn choose(
        &mut self,
        game: &G,
        seat: Seat,
        choices: &[G::Action],
        worths: &mut Vec<Judged>,
        best: &mut Described,
    ) -> (usize, (i32, i32)) {
        worths.clear();
        let mut most = (0, (0, 0));
        let mut described = NOTHING;
        for (index, &action) in choices.iter().enumerate() {
            let mut after = game.clone();
            after.play_unchecked(seat, action, &mut Silent);
            let (judged, points) = self.look(&after, seat, &mut described);
            if index == 0 {
                self.remember(seat, &described);
            }
            worths.push(judged);
            if index == 0 || judged.worth > worths[most.0].worth {
                (most, *best) = ((index, points), described);
            }
        }
        most
    }

    fn judged(&self, game: &G, seat: Seat, points: (i32, i32), expected: Expected) -> Judged {
        let own = points.0 as f32 + expected.own * G::SPAN;
        let others = points.1 as f32 + expected.others * G::SPAN;
        let lean = self.taste.style.map_or(0.0, |(style, love)| love * game.leaning(seat, style) as f32);
        Judged { worth: own - self.taste.envy * others + lean, own, others, win: expected.win }
    }

    /// A game that is over is known exactly; a victory is worth something by itself.
    fn over(&self, game: &G, seat: Seat, points: (i32, i32)) -> Judged {
        let wins = game.standings().ranks().get(seat.index()) == Some(&1);
        let win = if wins { 8.0 } else { -8.0 };
        self.judged(game, seat, points, Expected { own: 0.0, others: 0.0, win })
    }
}

/// The points of a seat, and of the best of the others and of rivals.
pub fn against_best(seat: Seat, points: &Points) -> (i32, i32) {
    let others = points.iter().enumerate().filter(|(other, _)| *other != seat.index());
    let best = others.map(|(_, &points)| points).max().unwrap_or_default();
    (points.get(seat.index()).copied().unwrap_or_default(), best)
}
