//! How a game went: where its turns began, which round it is in, and, once it is over, how the points grew.

use crate::session::Session;
use cowcatcher_engine::journal::Step;
use cowcatcher_engine::{Occurrence as _, Seat, Silent, Standings, ToAct};
use cowcatcher_words::Spoken;
use serde::Serialize;
use std::ops::Range;

/// A turn, as everybody heard it begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Turn {
    /// So many steps were taken when it began.
    pub step: u32,
    /// Whose it is.
    pub seat: Seat,
}

/// How far a game has come, as people count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Round {
    /// The round, from 1; 0 during set-up. Where a game counts none, the turns of who has had most.
    pub number: u32,
    /// How many there are, where the game says so.
    pub of: Option<u32>,
}

/// The points at the end of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Mark {
    /// The round that has ended; 0 for how everybody began.
    pub round: u32,
    /// The total of each seat; none for who was out by then.
    pub totals: Vec<Option<i32>>,
}

impl<G: Spoken> Session<G> {
    /// The steps of each turn of a rival.
    pub(crate) fn rivals_turns(&self) -> Vec<Range<usize>> {
        if self.game().rivals() == 0 {
            return Vec::new();
        }
        let turns = self.turns();
        let ends = turns.iter().skip(1).map(|next| next.step as usize).chain([usize::MAX]);
        let rivals = turns.iter().zip(ends).filter(|(turn, _)| turn.seat.index() >= self.game().seats());
        rivals.map(|(turn, end)| turn.step as usize..end).collect()
    }

    /// The turns so far. What chance dealt and everybody chose before the first belongs to none.
    pub fn turns(&self) -> Vec<Turn> {
        let mut turns: Vec<Turn> = Vec::new();
        for (step, happened) in (1..).zip(self.happened()) {
            if let Some(seat) = happened.heard_by(None).filter_map(|event| event.opens()).last() {
                turns.push(Turn { step, seat });
            }
        }
        turns
    }

    /// How many steps chance took before anybody decided anything.
    pub fn setup(&self) -> usize {
        self.steps().iter().take_while(|step| matches!(step, Step::Chance(_))).count()
    }

    /// The round that the game is in.
    pub fn round(&self) -> Round {
        let (number, of) = G::round(&self.game().view(None)).unwrap_or_else(|| (most_turns(&self.turns()), None));
        Round { number, of }
    }

    /// How the points grew from round to round; none before the end, because points may tell what is hidden.
    pub fn course(&self) -> Option<Vec<Mark>> {
        if self.game().to_act() != ToAct::Over {
            return None;
        }
        let turns = self.turns();
        let mut game = self.game_at(0)?;
        let mut course: Vec<Mark> = Vec::new();
        let mut taken = self.steps().iter();
        let mut at = 0;
        for (number, turn) in turns.iter().enumerate() {
            for step in taken.by_ref().take(turn.step as usize - at) {
                Step::apply(*step, &mut game, &mut Silent).ok()?;
            }
            at = turn.step as usize;
            let round = G::round(&game.view(None)).map_or_else(|| most_turns(&turns[..=number]), |(round, _)| round);
            let ended = round.saturating_sub(1);
            if course.last().is_none_or(|last| last.round < ended) {
                course.push(Mark { round: ended, totals: totals(&game.standings()) });
            }
        }
        let last = course.last().map_or(0, |mark| mark.round + 1);
        course.push(Mark { round: last, totals: totals(&self.game().standings()) });
        Some(course)
    }
}

/// The total of each seat; none for who is out.
fn totals(standings: &Standings) -> Vec<Option<i32>> {
    let totals = (0..).map(Seat).zip(standings.totals());
    totals.map(|(seat, total)| (!standings.out.contains(seat)).then_some(total)).collect()
}

/// How many turns the seat has had that has had most.
fn most_turns(turns: &[Turn]) -> u32 {
    let of = |seat: Seat| turns.iter().filter(|turn| turn.seat == seat).count() as u32;
    turns.iter().map(|turn| of(turn.seat)).max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use crate::{Games, Playing};
    use cowcatcher_engine::ToAct;
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    /// A game of bots, played to its end or to so many steps.
    fn played(game: &str, players: usize, steps: usize) -> Box<dyn Playing> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
        let games = Games::catalogue();
        let game = games.game(game).unwrap();
        let mut playing = game.session(&[], players).unwrap();
        let start = playing.draws(&mut rng);
        playing.apply(&start.lines).unwrap();
        while playing.to_act() != ToAct::Over && playing.step() < steps {
            let seat = playing.to_act().deciders().iter().next().unwrap();
            let action = playing.think(seat, game.default_bot(), playing.step() as u64).unwrap()().unwrap().action;
            let proposal = playing.propose(seat, &action, &mut rng).unwrap();
            playing.apply(&proposal.lines).unwrap();
        }
        playing
    }

    #[test]
    fn the_course_of_a_game_runs_to_its_final_points_and_is_told_only_then() {
        for (game, players) in [("gwt2", 2), ("steam", 3), ("mombasa", 2)] {
            let running = played(game, players, 200);
            assert_eq!(running.course(), None, "{game}");
            let over = played(game, players, usize::MAX);
            let course = over.course().unwrap();
            assert!(course.len() > 3, "{game}: {course:?}");
            assert!(course.windows(2).all(|pair| pair[0].round < pair[1].round), "{game}: {course:?}");
            assert!(course.iter().all(|mark| mark.totals.len() == players), "{game}");
            let last = &course.last().unwrap().totals;
            let totals: Vec<Option<i32>> = over.standings(None).unwrap().totals().into_iter().map(Some).collect();
            assert_eq!(*last, totals, "{game}: nobody is out");
            assert!(over.at(over.step() - 1).unwrap().course().is_none(), "{game}");
        }
    }

    #[test]
    fn turns_begin_after_set_up_and_rounds_are_counted() {
        let fresh = played("gwt2", 2, 0);
        assert!(fresh.step() > 20, "set-up draws cards");
        assert_eq!(fresh.setup(), fresh.step());
        assert!(fresh.turns().len() <= 1 && fresh.round().number <= 1);
        let later = played("gwt2", 2, 300);
        let turns = later.turns();
        assert!(turns.windows(2).all(|pair| pair[0].step < pair[1].step));
        assert!(turns[0].step as usize >= fresh.step());
        assert!(turns.windows(2).all(|pair| pair[0].seat != pair[1].seat), "two take turns");
        assert_eq!(later.round().number as usize, turns.len().div_ceil(2));
        assert_eq!(later.round().of, None);
        let mombasa = played("mombasa", 2, 100).round();
        assert_eq!(mombasa.of, Some(7));
        assert!((1..=7).contains(&mombasa.number));
        let over = played("steam", 3, usize::MAX).round();
        assert_eq!(Some(over.number), over.of);
    }
}
