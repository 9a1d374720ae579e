//! One tongue: every text a person reads, on a page, in a terminal or through the JSON interface, comes from the Fluent files in
//! `locales/`, which are part of the binary. A test fails on a message that is missing or unused in any language.
//!
//! A game in words is a [`Speech`], made from a view; [`Spoken`] is what a game gives for it.

pub mod bots;
pub mod errors;
pub mod guide;
mod page;
pub mod rules;
mod speech;

pub use fluent_bundle::FluentValue as Value;
pub use speech::{Arg, Speech, Spoken};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Locale {
    /// English.
    #[default]
    En,
    /// Italian.
    It,
    /// Portuguese as it is spoken in Brazil.
    Pt,
    /// Ukrainian.
    Uk,
}

macro_rules! fluent {
    ($language:literal, $($name:expr),+) => {
        (concat!($($name),+), include_str!(concat!("../locales/", $language, "/", $($name,)+ ".ftl")))
    };
}

macro_rules! tongues {
    ($($module:ident::$game:ident,)+) => {
        $(pub mod $module;)+

        /// The Fluent files of a language: those of the page, those that all games share, six for each game.
        macro_rules! files {
            ($language:literal) => {
                &[
                    fluent!($language, "page"),
                    fluent!($language, "lobby"),
                    fluent!($language, "archive"),
                    fluent!($language, "groups"),
                    fluent!($language, "identity"),
                    fluent!($language, "bots"),
                    fluent!($language, "errors"),
                    fluent!($language, "rules"),
                    fluent!($language, "terminal"),
                    fluent!($language, "analysis"),
                    fluent!($language, "hints"),
                    fluent!($language, "clock"),
                    fluent!($language, "plans"),
                    fluent!($language, "notices"),
                    fluent!($language, "lesson"),
                    fluent!($language, "lesson-gwt1"),
                    fluent!($language, "lesson-gwt2"),
                    fluent!($language, "lesson-mombasa"),
                    fluent!($language, "lesson-steam"),
                    fluent!($language, "common"),
                    $(
                        fluent!($language, stringify!($module), "-names"),
                        fluent!($language, stringify!($module), "-actions"),
                        fluent!($language, stringify!($module), "-events"),
                        fluent!($language, stringify!($module), "-questions"),
                        fluent!($language, stringify!($module), "-refusals"),
                        fluent!($language, stringify!($module), "-legend"),
                    )+
                ]
            };
        }
    };
}

cowcatcher_games::every_game!(tongues);

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: LazyLock<[Bundle; 4]> =
    LazyLock::new(|| [Locale::En, Locale::It, Locale::Pt, Locale::Uk].map(Locale::read));

impl Locale {
    /// Every language, in the order of the switch on the page.
    pub const ALL: &'static [Locale] = &[Locale::En, Locale::It, Locale::Pt, Locale::Uk];

    /// Its code, as in `lang="uk"`.
    pub const fn code(self) -> &'static str {
        match self {
            Locale::En => "en",
            Locale::It => "it",
            Locale::Pt => "pt-BR",
            Locale::Uk => "uk",
        }
    }

    /// What its speakers call it.
    pub const fn name(self) -> &'static str {
        match self {
            Locale::En => "English",
            Locale::It => "Italiano",
            Locale::Pt => "Português (Brasil)",
            Locale::Uk => "Українська",
        }
    }

    /// The language somebody chose (the cookie), else the one the browser likes best (`Accept-Language`), else English.
    pub fn choose(cookie: Option<&str>, accept_language: Option<&str>) -> Locale {
        if let Some(chosen) = cookie.and_then(|code| code.parse().ok()) {
            return chosen;
        }
        let mut best = (Locale::default(), 0.0);
        for wish in accept_language.unwrap_or_default().split(',') {
            let (tag, weight) = wish.split_once(';').unwrap_or((wish, "q=1"));
            let primary = tag.trim().split('-').next().unwrap_or_default();
            let weight: f32 = weight.trim().strip_prefix("q=").and_then(|q| q.parse().ok()).unwrap_or(0.0);
            if let Ok(locale) = primary.parse()
                && weight > best.1
            {
                best = (locale, weight);
            }
        }
        best.0
    }

    /// The language of a terminal, from what its environment says (`LC_ALL`, `LC_MESSAGES` or `LANG`, such as `it_IT.UTF-8`).
    pub fn of_environment(said: &str) -> Locale {
        let primary = said.split(['_', '-', '.', '@']).next().unwrap_or_default();
        primary.parse().unwrap_or_default()
    }

    /// The message without variables that has this id.
    pub fn text(self, id: &str) -> String {
        self.text_with(id, &[])
    }

    /// The message that has this id, with its variables filled in. An unknown id is shown as it is: the tests know all ids.
    pub fn text_with(self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.form(id, None, args)
    }

    /// The message, or that grammatical form of it which a language may give as an attribute (`.one`); the message itself
    /// where the language does not tell the two apart.
    pub(crate) fn form(self, id: &str, form: Option<&str>, args: &[(&str, Value<'_>)]) -> String {
        let bundle = self.bundle();
        let message = bundle.get_message(id);
        let attribute = form.and_then(|form| message.as_ref().and_then(|message| message.get_attribute(form)));
        let pattern = attribute.map(|it| it.value()).or_else(|| message.as_ref().and_then(|message| message.value()));
        let Some(pattern) = pattern else { return id.to_owned() };
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// An attribute of the message that has this id; `None` if it has none of this name.
    pub fn attribute(self, id: &str, name: &str) -> Option<String> {
        let bundle = self.bundle();
        let message = bundle.get_message(id)?;
        let pattern = message.get_attribute(name)?.value();
        Some(bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }

    /// A number with one digit after the point or comma.
    pub fn decimal(self, number: f32) -> String {
        let text = format!("{number:.1}").replace('-', "−");
        if self == Locale::En { text } else { text.replace('.', ",") }
    }

    /// Is there a message with this id?
    pub fn has(self, id: &str) -> bool {
        self.bundle().has_message(id)
    }

    fn bundle(self) -> &'static Bundle {
        match self {
            Locale::En => &BUNDLES[0],
            Locale::It => &BUNDLES[1],
            Locale::Pt => &BUNDLES[2],
            Locale::Uk => &BUNDLES[3],
        }
    }

    /// Its Fluent files: name and text.
    fn files(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Locale::En => files!("en"),
            Locale::It => files!("it"),
            Locale::Pt => files!("pt"),
            Locale::Uk => files!("uk"),
        }
    }

    /// Reads the files. What is wrong in them is the tests' business; whatever is right is used.
    fn read(self) -> Bundle {
        let mut bundle = FluentBundle::new_concurrent(vec![self.code().parse().unwrap_or_default()]);
        bundle.set_use_isolating(false);
        for (_, text) in self.files() {
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        bundle
    }
}

impl fmt::Display for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A code that is no language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the page speaks en, it, pt-BR and uk")]
pub struct UnknownLocale;

impl FromStr for Locale {
    type Err = UnknownLocale;

    fn from_str(code: &str) -> Result<Locale, UnknownLocale> {
        let primary = |code: &str| code.split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase();
        let known = |locale: &Locale| {
            code.eq_ignore_ascii_case(locale.code()) || code.eq_ignore_ascii_case(&primary(locale.code()))
        };
        Locale::ALL.iter().copied().find(known).ok_or(UnknownLocale)
    }
}

#[cfg(test)]
mod tests;
