//! Whether a lesson can be played, and is said in every language.

use super::{Lesson, LessonError};
use crate::games::Games;
use cowcatcher_engine::ToAct;
use cowcatcher_words::Locale;

/// Fewer steps teach too little, …
const FEWEST_STEPS: usize = 15;
/// … and more are too many for a first evening.
const MOST_STEPS: usize = 25;
/// A bubble holds no more words than these, in English.
const LONGEST_TEXT: usize = 45;

impl Lesson {
    /// Plays the lesson from its first line to its last and looks for its texts.
    ///
    /// # Errors
    /// The first thing that is wrong, with its step.
    pub fn check(&self, games: &Games) -> Result<(), LessonError> {
        self.can_be_played(games)?;
        (0..self.steps.len()).try_for_each(|step| self.is_said(step))
    }

    fn wrong(&self, step: Option<usize>, message: impl Into<String>) -> LessonError {
        let named = |step: usize| (step + 1, self.steps.get(step).map(|it| it.text.clone()).unwrap_or_default());
        LessonError { step: step.map(named), message: message.into() }
    }

    fn can_be_played(&self, games: &Games) -> Result<(), LessonError> {
        let game = games.game(&self.game).map_err(|error| self.wrong(None, error.to_string()))?;
        let session = game.session(&self.options, self.players);
        let mut playing = session.map_err(|error| self.wrong(None, error.to_string()))?;
        if !(FEWEST_STEPS..=MOST_STEPS).contains(&self.steps.len()) {
            let steps = self.steps.len();
            return Err(self.wrong(None, format!("it has {steps} steps: a lesson has {FEWEST_STEPS} to {MOST_STEPS}")));
        }
        for (number, line) in self.lines.iter().enumerate() {
            let step = self.steps.iter().rposition(|step| step.from <= number);
            let here = step.filter(|&step| self.steps[step].from == number);
            if here.is_some() && !playing.to_act().deciders().contains(self.pupil) {
                return Err(self.wrong(step, "it is not for the pupil to decide here"));
            }
            let own = self.own(line).is_some();
            let after_others = step.is_some_and(|step| {
                let first = self.steps[step].from + self.steps[step].play.len();
                own && (first..number).any(|earlier| self.is_of_others(earlier))
            });
            if after_others {
                return Err(self.wrong(step, format!("{line:?} needs a step of its own: others played before it")));
            }
            playing.apply(std::slice::from_ref(line)).map_err(|bad| self.wrong(step, bad.fault.to_string()))?;
        }
        let last = self.steps.len() - 1;
        match playing.to_act() {
            ToAct::Chance => Err(self.wrong(Some(last), "chance has to decide at the end of the lesson")),
            to_act if !to_act.deciders().contains(self.pupil) => {
                Err(self.wrong(Some(last), "it is not for the pupil to decide at the end of the lesson"))
            }
            _ if !self.steps[last].is_read() => Err(self.wrong(Some(last), "the last step says goodbye: it is read")),
            _ => Ok(()),
        }
    }

    /// Is the step said in every language, with the same figures, and in few words?
    fn is_said(&self, number: usize) -> Result<(), LessonError> {
        let step = &self.steps[number];
        let wrong = |message: String| self.wrong(Some(number), message);
        for &locale in Locale::ALL {
            if !locale.has(&step.text) {
                return Err(wrong(format!("there is no text {} in {locale}", step.text)));
            }
            if step.title(locale).is_empty() {
                return Err(wrong(format!("the text has no title in {locale}")));
            }
            let (words, english) = (step.words(locale), step.words(Locale::En));
            let (here, there) = (figures(&words), figures(&english));
            if here != there {
                return Err(wrong(format!("its figures are {here:?} in {locale} and {there:?} in English")));
            }
        }
        let words = step.words(Locale::En).split_whitespace().count();
        if words > LONGEST_TEXT {
            return Err(wrong(format!("{words} words are too many: at most {LONGEST_TEXT}")));
        }
        Ok(())
    }
}

/// The figures of a text, sorted.
fn figures(text: &str) -> Vec<&str> {
    let digits = text.split(|letter: char| !letter.is_ascii_digit());
    let mut figures: Vec<&str> = digits.filter(|it| !it.is_empty()).collect();
    figures.sort_unstable();
    figures
}
