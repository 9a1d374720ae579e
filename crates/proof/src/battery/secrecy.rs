//! Law 4: what a seat may not know changes nothing that it sees, hears or may do.

use super::{Battery, Broken, Report, ensure};
use crate::Lawful;
use cowcatcher_engine::features::{NOTHING, describe};
use cowcatcher_engine::journal::Step;
use cowcatcher_engine::{Choices, Happened, Seat, Seats, ToAct};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt};

impl<G: Lawful> Battery<G> {
    /// Deals anew what each seat does not know and compares what it gets to see, to hear and to do.
    pub(super) fn secrecy(&self, game: &G, rng: &mut Xoshiro256PlusPlus, report: &mut Report) -> Result<(), Broken> {
        let next = self.some_step(game, rng);
        for seat in self.seats() {
            let mut other = game.clone();
            other.redeal(seat, rng);
            report.secrets += 1;
            report.secrets_that_differed += u64::from(other != *game);
            self.same_to(game, &other, seat, "after redeal")?;
            other.audit().map_err(|why| (5, format!("after redeal for seat {seat}: {why}")))?;
            self.others_choose_anew(&other, seat)?;
            if let Some(step) = next {
                self.same_step(game, &other, step, seat)?;
            }
        }
        if let (Some(one), Some(two)) = (next, self.some_step(game, rng)) {
            self.hidden_step(game, one, two)?;
        }
        Ok(())
    }

    /// The others take back what they chose in secret: the seat may do what it could do before, and everybody who decides then can.
    fn others_choose_anew(&self, game: &G, seat: Seat) -> Result<(), Broken> {
        let mut anew = game.clone();
        anew.choose_anew(seat);
        anew.audit().map_err(|why| (5, format!("after the others of seat {seat} choose anew: {why}")))?;
        let legal = |game: &G, seat: Seat| {
            let mut choices = Choices::new();
            game.legal(seat, &mut choices);
            choices
        };
        ensure!(
            legal(&anew, seat) == legal(game, seat),
            4,
            "seat {seat} may do other things where the others choose anew"
        );
        for other in anew.to_act().deciders().iter() {
            ensure!(!legal(&anew, other).is_empty(), 2, "seat {other} chooses anew and has nothing to choose");
        }
        Ok(())
    }

    /// Some step that the game may take now.
    fn some_step(&self, game: &G, rng: &mut impl Rng) -> Option<Step<G>> {
        if game.to_act() == ToAct::Chance {
            return game.sample(rng).map(Step::Chance);
        }
        let seat = game.to_act().deciders().iter().next()?;
        let mut choices = Choices::new();
        game.legal(seat, &mut choices);
        if choices.is_empty() { None } else { Some(Step::Play(seat, choices[rng.random_range(0..choices.len())])) }
    }

    /// The same step in two positions that `seat` can't tell apart: it can't tell what comes of it apart either, unless
    /// the rules show it something new.
    fn same_step(&self, game: &G, other: &G, step: Step<G>, seat: Seat) -> Result<(), Broken> {
        let (mut one, mut two) = (game.clone(), other.clone());
        let (mut heard, mut heard_too) = (Happened::default(), Happened::default());
        // What somebody else may do depends on what they have: the step may not exist in the other position.
        if step.apply(&mut two, &mut heard_too).is_err() {
            let own = matches!(step, Step::Play(who, _) if who == seat);
            ensure!(!own, 4, "{step} is not legal any more after redeal for that seat");
            return Ok(());
        }
        if step.apply(&mut one, &mut heard).is_err() {
            return Ok(());
        }
        let learns = heard.learned.contains(seat);
        ensure!(
            learns == heard_too.learned.contains(seat),
            4,
            "whether seat {seat} learns something by {step} depends on what it may not know"
        );
        if learns {
            return Ok(());
        }
        let (one_way, other) = (words(&heard, Some(seat)), words(&heard_too, Some(seat)));
        ensure!(one_way == other, 4, "of {step} seat {seat} hears {one_way:?} or {other:?}, by what it may not know");
        self.same_to(&one, &two, seat, &format!("after redeal and {step}"))
    }

    /// Two outcomes of one draw, or two secret choices of one seat: who learns nothing by them can't tell them apart.
    fn hidden_step(&self, game: &G, one: Step<G>, two: Step<G>) -> Result<(), Broken> {
        let secret = matches!(game.to_act(), ToAct::Chance | ToAct::Each(_));
        if !secret || one == two {
            return Ok(());
        }
        let (mut after_one, mut after_two) = (game.clone(), game.clone());
        let (mut heard, mut heard_too) = (Happened::default(), Happened::default());
        if one.apply(&mut after_one, &mut heard).is_err() || two.apply(&mut after_two, &mut heard_too).is_err() {
            return Ok(());
        }
        let mut learned = heard.learned.and(heard_too.learned);
        if let Step::Play(seat, _) = one {
            learned = learned.with(seat);
        }
        for seat in self.seats().filter(|&seat| !learned.contains(seat)) {
            let (of_one, of_two) = (words(&heard, Some(seat)), words(&heard_too, Some(seat)));
            ensure!(
                of_one == of_two,
                4,
                "seat {seat} learns nothing, it is said, and hears {of_one:?} of {one} but {of_two:?} of {two}"
            );
            self.same_to(&after_one, &after_two, seat, &format!("between {one} and {two}"))?;
        }
        if learned != Seats::first(self.players) {
            let alike = words(&heard, None) == words(&heard_too, None);
            ensure!(alike, 4, "a spectator can tell {one} from {two} by what they hear");
        }
        Ok(())
    }

    /// Do both positions look the same to `seat`, and to a spectator, who knows no more than anybody?
    fn same_to(&self, one: &G, two: &G, seat: Seat, when: &str) -> Result<(), Broken> {
        ensure!(one.to_act() == two.to_act(), 4, "{when}: {:?} or {:?} is to act", one.to_act(), two.to_act());
        for eyes in [Some(seat), None] {
            let (view, other) = (one.view(eyes), two.view(eyes));
            let whose = eyes.map_or("a spectator".to_owned(), |seat| format!("seat {seat}"));
            let bytes = |view: &G::View| serde_json::to_vec(view).map_err(|error| (4, error.to_string()));
            if view != other || bytes(&view)? != bytes(&other)? {
                let (view, other) = (serde_json::to_value(&view), serde_json::to_value(&other));
                let place = match (&view, &other) {
                    (Ok(view), Ok(other)) => difference(view, other, String::new()),
                    _ => "no JSON".to_owned(),
                };
                return Err((4, format!("{when} for seat {seat}, {whose} sees the difference at {place}")));
            }
        }
        let (mut choices, mut others) = (Choices::new(), Choices::new());
        one.legal(seat, &mut choices);
        two.legal(seat, &mut others);
        ensure!(choices == others, 4, "{when}: seat {seat} may do something else, by what it may not know");
        let (mut known, mut other) = (NOTHING, NOTHING);
        let (points, others) = (describe(one, seat, &mut known), describe(two, seat, &mut other));
        if let Some(slot) = known.iter().zip(&other).position(|(one, two)| one != two) {
            return Err((4, format!("{when}: the feature in slot {slot} tells seat {seat} what it may not know")));
        }
        ensure!(
            points == others,
            4,
            "{when}: seat {seat} counts {points:?} or {others:?} points, by what it may not know"
        );
        Ok(())
    }
}

/// The first place where two views differ.
fn difference(one: &serde_json::Value, two: &serde_json::Value, path: String) -> String {
    use serde_json::Value::{Array, Object};
    match (one, two) {
        (Object(ones), Object(twos)) => {
            for (key, value) in ones {
                match twos.get(key) {
                    Some(other) if other == value => {}
                    Some(other) => return difference(value, other, format!("{path}.{key}")),
                    None => return format!("{path}.{key}, which is sometimes there"),
                }
            }
            format!("{path}, which has more parts sometimes")
        }
        (Array(ones), Array(twos)) => match ones.iter().zip(twos).position(|(one, two)| one != two) {
            Some(index) => difference(&ones[index], &twos[index], format!("{path}[{index}]")),
            None => format!("{path}, of length {} or {}", ones.len(), twos.len()),
        },
        _ => format!("{path}: {one} or {two}"),
    }
}

/// What a listener (`None`: a spectator) hears.
fn words<E>(happened: &Happened<E>, listener: Option<Seat>) -> Vec<&E> {
    happened.heard_by(listener).collect()
}
