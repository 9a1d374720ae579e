use crate::kit::laws::{Setup, laws};
use cowcatcher_games::toy::Toy;

const SETUPS: [Setup; 4] =
    [(&[("rounds", "9")], 2), (&[("rounds", "9")], 3), (&[("rounds", "9")], 4), (&[("revision", "1")], 4)];

laws!(Toy, SETUPS, 3);
