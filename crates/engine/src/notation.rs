//! Helpers for notations: short ASCII words that print and parse back, the same in journals, scenarios and on the
//! command line.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

/// Text that is not a move, an outcome or a name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text:?} is not {wanted}")]
pub struct NotationError {
    /// The text that was read.
    pub text: String,
    /// What it should have been, in words.
    pub wanted: &'static str,
}

impl NotationError {
    /// `text` is not `wanted`.
    pub fn new(text: &str, wanted: &'static str) -> Self {
        // A whole file pasted in by mistake must not come back as the error.
        let text = text.chars().take(60).collect();
        NotationError { text, wanted }
    }
}

/// A number as notations write it: digits only, no sign, no leading zero, so that it is written in just one way.
pub fn number<T: FromStr>(text: &str) -> Option<T> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if digits && (text == "0" || !text.starts_with('0')) { text.parse().ok() } else { None }
}

/// A small closed set of things with printed names: generates `ALL`, `name`, `index`, `from_index`, `Display` and
/// `FromStr` for a fieldless enum, so that each name stands in exactly one place.
#[macro_export]
macro_rules! named {
    ($(#[$meta:meta])* $vis:vis enum $type:ident as $what:literal { $($(#[$variant_meta:meta])* $variant:ident = $name:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        #[allow(missing_docs, reason = "a name that speaks for itself needs no sentence")]
        $vis enum $type { $($(#[$variant_meta])* $variant),+ }

        impl $type {
            /// All of them, in order.
            pub const ALL: &'static [$type] = &[$($type::$variant),+];

            /// The name in notation.
            pub const fn name(self) -> &'static str {
                match self { $($type::$variant => $name),+ }
            }

            /// The position in [`ALL`](Self::ALL).
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The one at a position of [`ALL`](Self::ALL).
            ///
            /// Positions come from `index`; the remainder is taken so that no position can be out of range.
            pub const fn from_index(index: usize) -> $type {
                Self::ALL[index % Self::ALL.len()]
            }
        }

        impl $crate::Named for $type {
            const ALL: &'static [$type] = $type::ALL;

            fn name(self) -> &'static str {
                $type::name(self)
            }
        }

        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl ::std::str::FromStr for $type {
            type Err = $crate::NotationError;
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::ALL.iter().copied().find(|it| it.name() == text).ok_or_else(|| $crate::NotationError::new(text, $what))
            }
        }

        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }
    };
}

/// Why a word can't be read, if it says more than that the whole text is wrong.
pub struct Misread(Option<NotationError>);

impl From<NotationError> for Misread {
    fn from(error: NotationError) -> Misread {
        Misread(Some(error))
    }
}

impl From<ParseIntError> for Misread {
    fn from(_: ParseIntError) -> Misread {
        Misread(None)
    }
}

/// Reads one word of a text, in the one way in which it is written.
///
/// # Errors
/// What is wrong with the word, or what `bad` says of the whole text.
pub fn read<T>(word: &str, bad: impl Fn() -> NotationError) -> Result<T, NotationError>
where
    T: FromStr<Err: Into<Misread>> + fmt::Display,
{
    let it: T = word.parse().map_err(|error: T::Err| error.into().0.unwrap_or_else(&bad))?;
    if it.to_string() == word { Ok(it) } else { Err(bad()) }
}

/// Writes words with spaces between them.
///
/// # Errors
/// If the formatter fails.
pub fn write_words(f: &mut fmt::Formatter<'_>, words: &[&dyn fmt::Display]) -> fmt::Result {
    words.iter().enumerate().try_for_each(|(at, word)| if at == 0 { word.fmt(f) } else { write!(f, " {word}") })
}

/// The notation of an enum, one line for each form: `Hire(row, worker) = ["hire", row, worker];` generates `Display` and
/// `FromStr`, so that what is written and what is read can't differ. A literal stands for itself, a name for what [`read`] reads.
/// `Lay(face) = "lay" + face;` takes all the rest of the text as one. Of several lines that fit a text the first that can be
/// read counts. A condition after a line (`if row < 7`) holds for reading.
#[macro_export]
macro_rules! written {
    ($type:ident as $what:literal {
        $($variant:ident $(($($field:tt)*))? = $([$($word:tt),+])? $($verb:literal + $rest:ident)? $(if $guard:expr)?;)+
    }) => {
        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match *self {
                    $($type::$variant $(($($field)*))? =>
                        $crate::notation::write_words(f, &[$($(&$word),+)? $(&$verb, &$rest)?]),)+
                }
            }
        }

        impl ::std::str::FromStr for $type {
            type Err = $crate::NotationError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let bad = || $crate::NotationError::new(text, $what);
                let words: Vec<&str> = text.split(' ').collect();
                let mut error = None;
                $(
                    $(if let [$($word),+] = words[..])?
                    $(if let Some($rest) = text.strip_prefix(concat!($verb, " ")))?
                    {
                        let read = || -> Result<Self, Self::Err> {
                            $($($crate::written!(@read $word bad);)+)?
                            $($crate::written!(@read $rest bad);)?
                            let it = $type::$variant $(($($field)*))?;
                            $(if !$guard { return Err(bad()); })?
                            Ok(it)
                        };
                        match read() {
                            Ok(it) => return Ok(it),
                            Err(why) => error = Some(why),
                        }
                    }
                )+
                Err(error.unwrap_or_else(bad))
            }
        }
    };
    (@read $word:literal $bad:ident) => {};
    (@read $word:ident $bad:ident) => { let $word = $crate::notation::read($word, $bad)?; };
}
