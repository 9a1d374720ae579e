//! What an action would do, said before it is done and from what its player knows.

use crate::game::{Choices, Game, ToAct};
use crate::happened::Happened;
use crate::id::{Occurrence, Transfer};
use crate::refusal::Refusal;
use crate::seat::Seat;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// A position as one seat can imagine it: all that the seat does not know is dealt anew, always in the same way.
///
/// It can't be told from the true position by anything the seat knows, and nothing of the true one can be got out of it. Pages,
/// words and programs work on this and never hold the true position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Imagined<G: Game> {
    position: G,
    seat: Seat,
}

impl<G: Game> Imagined<G> {
    /// What `seat` can imagine of a position.
    pub fn of(game: &G, seat: Seat) -> Self {
        Imagined::other(game, seat, 0)
    }

    /// Another one of the positions that `seat` can imagine, by number.
    pub fn other(game: &G, seat: Seat, number: u64) -> Self {
        let mut position = game.clone();
        position.redeal(seat, &mut Xoshiro256PlusPlus::seed_from_u64(number));
        Imagined { position, seat }
    }

    /// The same, but the others choose anew what they chose in secret.
    pub fn undecided(mut self) -> Self {
        self.position.choose_anew(self.seat);
        self
    }

    /// Who imagines it.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The imagined position.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.position.view(Some(self.seat))
    }

    /// What the seat may do now.
    pub fn choices(&self) -> Choices<G::Action> {
        let mut choices = Choices::new();
        self.position.legal(self.seat, &mut choices);
        choices
    }

    /// The position after an action of the seat, and what happened by it: what a quote is made of, for those who look at many.
    ///
    /// # Errors
    /// Why it may not be done.
    pub fn after(&self, action: G::Action) -> Result<(Imagined<G>, Happened<G::Event>), Refusal> {
        let mut after = self.clone();
        let mut happened = Happened::default();
        after.position.play(self.seat, action, &mut happened)?;
        Ok((after, happened))
    }

    /// What an action of the seat would do.
    ///
    /// # Errors
    /// Why it may not be done.
    pub fn quote(&self, action: G::Action) -> Result<Quote<G>, Refusal> {
        let (after, happened) = self.after(action)?;
        let reveals = after.shows(&happened);
        let mut quote = Quote { events: Vec::new(), score: None, reveals, asks: None, after };
        // What the seat would learn by the action it does not know yet: the imagined figures would be guesses.
        if !happened.learned.contains(self.seat) {
            quote.events = happened.heard_by(Some(self.seat)).cloned().collect();
            quote.score = Some(quote.after.points() - self.points());
            let deciders = quote.after.position.to_act().deciders();
            quote.asks = deciders.iter().next().zip(quote.after.position.question());
        }
        Ok(quote)
    }

    /// Did what led here show something to somebody, or does chance come next?
    pub fn shows(&self, happened: &Happened<G::Event>) -> bool {
        !happened.learned.is_empty() || self.position.to_act() == ToAct::Chance
    }

    /// The points of the seat, if the game ended now.
    fn points(&self) -> i32 {
        self.position.standings().totals().get(self.seat.index()).copied().unwrap_or_default()
    }
}

/// What an action would do, as far as its player can know.
#[derive(Clone, Debug)]
pub struct Quote<G: Game> {
    /// What would happen, as the player would hear of it; nothing where the action itself shows them something new.
    pub events: Vec<G::Event>,
    /// By how much the player's points would change, if the game ended right after; `None` where they can't know.
    pub score: Option<i32>,
    /// Would it show something to somebody, or does chance come next? Then it can't be taken back.
    pub reveals: bool,
    /// Who would be asked next, and what; `None` where chance comes next or the game would be over.
    pub asks: Option<(Seat, G::Question)>,
    after: Imagined<G>,
}

impl<G: Game> Quote<G> {
    /// What would change hands.
    pub fn transfers(&self) -> impl Iterator<Item = Transfer> {
        self.events.iter().filter_map(|event| event.transfer(self.after.seat))
    }

    /// What the player would pay, and to whom.
    pub fn pays(&self) -> impl Iterator<Item = Transfer> {
        self.transfers().filter(|it| it.from == Some(self.after.seat))
    }

    /// What the player would get, and from whom.
    pub fn gets(&self) -> impl Iterator<Item = Transfer> {
        self.transfers().filter(|it| it.to == Some(self.after.seat))
    }

    /// The position after it, as the player can imagine it: for quotes of what could follow.
    pub fn after(&self) -> &Imagined<G> {
        &self.after
    }

    /// Is the same player asked this next?
    pub fn leads_to(&self, question: G::Question) -> bool {
        self.asks == Some((self.after.seat, question))
    }
}
