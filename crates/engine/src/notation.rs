//! Helpers for notations: short ASCII words that print and parse back, the same in journals, scenarios and on the
//! command line.

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
