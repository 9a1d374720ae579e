//! What is wrong with what somebody brought to a set-up, as a value: a file of theirs, options that don't go together.

use std::fmt;

/// A fault by its permanent name, with the words and figures that belong to it. [`wrong!`](crate::wrong!) makes one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// Its permanent name, by which it is put into any language.
    pub name: &'static str,
    /// What belongs to it, by name.
    pub values: Vec<(&'static str, String)>,
    /// What is wrong in English, for programs and journals.
    english: String,
}

impl Wrong {
    /// A fault.
    pub fn new(name: &'static str, values: Vec<(&'static str, String)>, english: String) -> Wrong {
        Wrong { name, values, english }
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.english)
    }
}

impl std::error::Error for Wrong {}

/// A [`Wrong`]: its name, an English sentence as `format!` takes it, and the values that stand in the sentence.
///
/// ```
/// let wrong = cowcatcher_engine::wrong!("hex-twice", "the hex {hex} stands already on line {first}", hex = "1 2", first = 7);
/// assert_eq!(wrong.to_string(), "the hex 1 2 stands already on line 7");
/// assert_eq!(wrong.values[1], ("first", "7".to_owned()));
/// ```
#[macro_export]
macro_rules! wrong {
    ($name:literal, $english:literal $(, $key:ident = $value:expr)* $(,)?) => {
        $crate::Wrong::new(
            $name,
            vec![$((stringify!($key), $value.to_string())),*],
            format!($english $(, $key = $value)*),
        )
    };
}
