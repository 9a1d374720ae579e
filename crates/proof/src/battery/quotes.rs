//! A quote is what then happens, and it is made from nothing that its seat may not know.

use super::{Battery, Broken, ensure};
use crate::Lawful;
use cowcatcher_engine::{Choices, Happened, Imagined, Quote, Seat};
use rand::rngs::Xoshiro256PlusPlus;

impl<G: Lawful> Battery<G> {
    /// Quotes all that a seat may do, twice: in this position and in another that the seat can't tell from it. Says how many.
    pub(super) fn quotes(
        &self,
        game: &G,
        seat: Seat,
        choices: &Choices<G::Action>,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Result<u64, Broken> {
        let mut other = game.clone();
        other.redeal(seat, rng);
        let (here, there) = (Imagined::of(game, seat), Imagined::of(&other, seat));
        ensure!(here == there, 4, "what seat {seat} imagines depends on what it may not know");
        for &action in choices {
            let quote = here
                .quote(action)
                .map_err(|refusal| (4, format!("{action} is legal for seat {seat} and has no quote, {refusal}")))?;
            self.comes_true(game, seat, action, &quote)?;
        }
        Ok(choices.len() as u64)
    }

    fn comes_true(&self, game: &G, seat: Seat, action: G::Action, quote: &Quote<G>) -> Result<(), Broken> {
        let mut after = game.clone();
        let mut happened = Happened::default();
        after.play_unchecked(seat, action, &mut happened);
        if happened.learned.contains(seat) {
            ensure!(quote.reveals && quote.events.is_empty(), 4, "the quote of {action} tells what can't be known");
            return Ok(());
        }
        let heard: Vec<G::Event> = happened.heard_by(Some(seat)).cloned().collect();
        ensure!(heard == quote.events, 4, "{action} was quoted as {:?}, and then {heard:?} happened", quote.events);
        let asks = after.to_act().deciders().iter().next().zip(after.question());
        ensure!(asks == quote.asks, 4, "{action} was quoted to lead to {:?}, not {asks:?}", quote.asks);
        Ok(())
    }
}
