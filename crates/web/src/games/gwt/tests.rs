use crate::kit::laws::{Setup, laws};
use cowcatcher_games::gwt::Gwt;

const SETUPS: [Setup; 7] = [
    (&[("edition", "1")], 2),
    (&[("edition", "1")], 3),
    (&[("edition", "1")], 4),
    (&[("edition", "2")], 2),
    (&[("edition", "2"), ("simmental", "yes")], 3),
    (&[("edition", "2"), ("simmental", "yes")], 4),
    (&[("edition", "2"), ("sam", "hard")], 1),
];

laws!(Gwt, SETUPS, 26);
