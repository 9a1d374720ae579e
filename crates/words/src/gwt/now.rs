//! What a click would do now: its quote, and the figures that texts read off it.

use cowcatcher_engine::Quote;
use cowcatcher_games::gwt::{Action, Event, Gwt, PlayerView};

/// The position in which a click is made, as its player can imagine it, and what the click would do.
pub(super) struct Now<'a> {
    /// The position before it.
    pub game: &'a Gwt,
    /// What it would do.
    pub quote: Quote<Gwt>,
}

impl Now<'_> {
    /// What of its events a text is about: the first of which `find` makes something.
    pub fn first<T>(&self, find: impl Fn(&Event) -> Option<T>) -> Option<T> {
        self.quote.events.iter().find_map(find)
    }

    /// What the player pays, to whomever.
    pub fn paid(&self) -> i32 {
        paid(&self.quote)
    }

    /// The money that the player gets.
    pub fn gained(&self) -> i32 {
        self.quote.gets().map(|it| it.amount).sum()
    }

    /// The player as everybody would see them after it.
    pub fn player(&self) -> Option<PlayerView> {
        let after = self.quote.after();
        after.view().players.into_iter().nth(after.seat().index())
    }

    /// The lowest price for which somebody could be hired right after it.
    pub fn cheapest_hire(&self) -> Option<i32> {
        self.following().filter_map(|(action, dollars)| matches!(action, Action::Hire(..)).then_some(dollars)).min()
    }

    /// What could follow, each with what the player would then pay.
    pub fn following(&self) -> impl Iterator<Item = (Action, i32)> {
        let after = self.quote.after();
        let priced = move |action| after.quote(action).ok().map(|quote| (action, paid(&quote)));
        after.choices().into_iter().filter_map(priced)
    }
}

fn paid(quote: &Quote<Gwt>) -> i32 {
    quote.pays().map(|it| it.amount).sum()
}
