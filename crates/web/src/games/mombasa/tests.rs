use super::clauses::of_question;
use crate::kit::laws::{Setup, laws};
use cowcatcher_mombasa::{Mombasa, Question};

const SETUPS: [Setup; 6] = [
    (&[("tracks", "beginner")], 2),
    (&[("tracks", "random")], 3),
    (&[("tracks", "random")], 4),
    (&[("tracks", "A2,B2,C2,D2")], 2),
    (&[("tracks", "B1,C1,D1,A1")], 3),
    (&[("tracks", "D2,C1,B2,A2")], 4),
];

laws!(Mombasa, SETUPS, 16, Question::ALL.iter().map(|&question| of_question(question)));
