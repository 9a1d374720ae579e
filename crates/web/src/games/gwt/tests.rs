use super::clauses::of_question;
use crate::kit::laws::{Setup, laws};
use cowcatcher_gwt::{Gwt, Question};

const SETUPS: [Setup; 6] = [
    (&[("edition", "1")], 2),
    (&[("edition", "1")], 3),
    (&[("edition", "1")], 4),
    (&[("edition", "2")], 2),
    (&[("edition", "2"), ("simmental", "yes")], 3),
    (&[("edition", "2"), ("simmental", "yes")], 4),
];

laws!(Gwt, SETUPS, 26, Question::ALL.iter().map(|&question| of_question(question)));
