//! Don't ask when there is one answer.

use cowcatcher_engine::{Game, Imagined, Manner, ToAct};

/// The answer that need not be asked for, if there is one: the only one to the question, which ends and forgoes nothing, shows nothing
/// to anybody and leaves the decision with the same seat.
///
/// What can be done besides any question is no answer to it. It stands in the way only if this answer would end the time for it: who
/// is not asked loses nothing. What several decide at once is always asked.
pub fn forced<G: Game>(imagined: &Imagined<G>) -> Option<G::Action> {
    let alone = ToAct::One(imagined.seat());
    if imagined.position().to_act() != alone {
        return None;
    }
    let choices = imagined.choices();
    let is_aside = |action: &&G::Action| G::manner(**action) == Manner::Aside;
    let mut answers = choices.iter().filter(|action| !is_aside(action));
    let (Some(&answer), None) = (answers.next(), answers.next()) else { return None };
    if G::manner(answer).is_end() {
        return None;
    }
    let quote = imagined.quote(answer).ok().filter(|quote| !quote.reveals)?;
    let after = quote.after();
    let later = after.choices();
    let lost = choices.iter().filter(is_aside).any(|aside| !later.contains(aside));
    (after.position().to_act() == alone && !lost).then_some(answer)
}
