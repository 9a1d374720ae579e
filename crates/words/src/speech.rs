//! A game in the words of one language, for one view.

use crate::{Locale, Value};
use cowcatcher_engine::{Game, Imagined, Instruction, Name, Reason, Refusal, Seat};
use cowcatcher_games::Whole;

/// A variable of a message.
pub type Arg<'a> = (&'a str, Value<'a>);

/// A game that can be put into words. Everything is made from a view, or from a position that the reader can only imagine.
pub trait Spoken: Whole {
    /// A variable that every message of the game may ask for, such as the edition where editions call a thing differently.
    fn ambient(_view: &Self::View) -> Option<Arg<'static>> {
        None
    }

    /// One to three words for an action.
    fn label(speech: &Speech<'_, Self>, action: Self::Action) -> String;

    /// What an action of the reader's does and costs.
    fn describe(speech: &Speech<'_, Self>, imagined: &Imagined<Self>, action: Self::Action) -> String;

    /// Something that happened, told in the position after it.
    fn tell(speech: &Speech<'_, Self>, event: &Self::Event) -> String;

    /// A category of the score sheet.
    fn category(speech: &Speech<'_, Self>, index: usize) -> String;

    /// The name of a rival that the rules play (see [`Game::rivals`]); `None` if somebody sits there.
    fn rival(_speech: &Speech<'_, Self>, _seat: Seat) -> Option<String> {
        None
    }

    /// The round that a game is in, 0 during set-up, and how many there are; `None` where the game counts none.
    fn round(_view: &Self::View) -> Option<(u32, Option<u32>)> {
        None
    }

    /// All that the reader may see, as text, from this seat or as a spectator.
    fn board(speech: &Speech<'_, Self>, seat: Option<Seat>) -> String;
}

/// Leads from [`Spoken`] to the methods of a game's own [`Speech`], each of which stands in the file of its topic.
macro_rules! spoken {
    ($game:ident $($more:tt)*) => {
        impl $crate::speech::Spoken for $game {
            $($more)*

            fn label(speech: &Speech<'_, Self>, action: <$game as cowcatcher_engine::Game>::Action) -> String {
                speech.action_short(action)
            }

            fn describe(
                speech: &Speech<'_, Self>,
                imagined: &cowcatcher_engine::Imagined<Self>,
                action: <$game as cowcatcher_engine::Game>::Action,
            ) -> String {
                speech.action(imagined, action)
            }

            fn tell(speech: &Speech<'_, Self>, event: &<$game as cowcatcher_engine::Game>::Event) -> String {
                speech.event(event)
            }

            fn category(speech: &Speech<'_, Self>, index: usize) -> String {
                speech.category(index)
            }

            fn board(speech: &Speech<'_, Self>, seat: Option<cowcatcher_engine::Seat>) -> String {
                speech.board(seat)
            }
        }
    };
}
pub(crate) use spoken;

/// A game in the words of one language, for one view.
pub struct Speech<'a, G: Game> {
    /// The language.
    pub locale: Locale,
    /// What the reader may see.
    pub view: &'a G::View,
    /// The names of the players by seat; who has none here is called by their place.
    pub names: &'a [String],
}

// Written out, because derived ones would ask the same of the game.
impl<G: Game> Copy for Speech<'_, G> {}

impl<G: Game> Clone for Speech<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Spoken> Speech<'_, G> {
    /// A message of the game, or one that all games share: ids of the game's own begin with its name, which is left out here.
    pub fn say(&self, id: &str, args: &[Arg<'_>]) -> String {
        self.say_as(id, None, args)
    }

    /// The message in a grammatical form that a language may have for it.
    pub fn say_as(&self, id: &str, form: Option<&str>, args: &[Arg<'_>]) -> String {
        let own = self.own(id);
        let id = if self.locale.has(&own) { &own } else { id };
        match G::ambient(self.view) {
            None => self.locale.form(id, form, args),
            Some(ambient) => {
                let all: Vec<Arg<'_>> = std::iter::once(ambient).chain(args.iter().cloned()).collect();
                self.locale.form(id, form, &all)
            }
        }
    }

    /// A message, if the game has it or all games share it.
    fn say_if_known(&self, id: &str, args: &[Arg<'_>]) -> Option<String> {
        let known = self.locale.has(&self.own(id)) || self.locale.has(id);
        known.then(|| self.say(id, args))
    }

    fn own(&self, id: &str) -> String {
        format!("{}-{id}", G::NAME)
    }

    /// What is asked.
    pub fn question(&self, question: G::Question) -> String {
        self.asked(question.into())
    }

    /// An answer that is left for later, with its amount or before one is chosen.
    pub fn instruction(&self, instruction: &Instruction, amount: Option<u8>) -> String {
        let amount = amount.map_or_else(|| Value::from("…"), Value::from);
        self.say(&format!("instruction-{}", instruction.name), &[("amount", amount)])
    }

    /// A text with details in brackets, if there are any.
    pub fn with_details(&self, text: impl Into<String>, details: &[String]) -> String {
        match details {
            [] => text.into(),
            details => {
                self.say("with-details", &[("text", text.into().into()), ("details", details.join("; ").into())])
            }
        }
    }

    /// Several things, the last two joined by "and".
    pub fn and(&self, things: impl IntoIterator<Item = String>) -> String {
        let mut things: Vec<String> = things.into_iter().collect();
        match (things.pop(), things.is_empty()) {
            (None, _) => String::new(),
            (Some(last), true) => last,
            (Some(last), false) => self.say("and", &[("first", things.join(", ").into()), ("last", last.into())]),
        }
    }

    fn asked(&self, question: Name) -> String {
        self.say(&format!("question-{question}"), &[])
    }

    /// A player by name, or by place.
    pub fn seat(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => {
                let place = || self.say("seat", &[("number", (seat.0 + 1).into())]);
                G::rival(self, seat).unwrap_or_else(place)
            }
        }
    }

    /// Why an action was refused, in a sentence. The clause itself is in [`Refusal::clause`].
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let figures = |need: i32, have: i32| [("need", need.into()), ("price", need.into()), ("have", have.into())];
        let known = match refusal.reason {
            Reason::Rule => {
                let id = refusal.clause.to_ascii_lowercase();
                self.locale.has(&id).then(|| self.say(&id, &[]))
            }
            Reason::Costs { money, price, have } => {
                self.say_if_known(&format!("refusal-costs-{money}"), &figures(price, have))
            }
            Reason::Needs { what, need, have } => {
                let id = format!("refusal-needs-{what}");
                Some(self.say_if_known(&id, &figures(need, have)))
                    .map(|said| said.unwrap_or_else(|| self.say("refusal-needs", &figures(need, have))))
            }
            Reason::NotNow { asked } => Some(self.say("refusal-not-now", &[("question", self.asked(asked).into())])),
            Reason::NotYourTurn => Some(self.say("refusal-not-your-turn", &[])),
            Reason::Chance => Some(self.say("refusal-chance", &[])),
            Reason::Over => Some(self.say("refusal-over", &[])),
        };
        known.unwrap_or_else(|| self.say("refusal-rule", &[]))
    }
}

/// The text with a capital letter at its beginning, as buttons and sentences have it.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A number with the minus sign that print has for it.
pub(crate) fn signed(n: impl Into<i64>) -> String {
    n.into().to_string().replace('-', "−")
}
