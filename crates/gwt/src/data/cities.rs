//! Cities and the arrows between them (components 3).

use super::player_board::Corner::{self, Black, White};

cowcatcher_engine::named! {
    /// A city, by its value, which is also the track space beneath it. After Kansas City these are, in the first edition, Topeka,
    /// Wichita, Colorado Springs, Santa Fe, Albuquerque, El Paso, San Diego, Sacramento and San Francisco; in the second, Fulton,
    /// St. Louis, Bloomington, Peoria, Chicago, Toledo, Pittsburgh, Philadelphia and New York. The last is the terminal.
    pub enum City as "a city (by its value)" {
        V0 = "0", V1 = "1", V4 = "4", V6 = "6", V8 = "8", V10 = "10", V12 = "12", V14 = "14", V16 = "16", V18 = "18",
    }
}

/// How many cities there are.
pub const CITIES: usize = City::ALL.len();

/// Kansas City takes any number of discs of a player.
pub const KANSAS_CITY: City = City::V0;
/// The terminal takes any number of discs of a player.
pub const TERMINAL: City = City::V18;

impl City {
    /// The value.
    pub const fn value(self) -> u8 {
        [0, 1, 4, 6, 8, 10, 12, 14, 16, 18][self as usize]
    }

    /// The colour of its corners.
    pub const fn corner(self) -> Corner {
        [White, White, White, White, White, Black, Black, White, Black, Black][self as usize]
    }

    /// Points for each own disc there.
    pub const fn points(self) -> i8 {
        [-6, 0, 0, 0, 0, 0, 0, 0, 6, 9][self as usize]
    }

    /// May a player deliver here again and again? (GWT-DELIVER-04, GWT-DELIVER-05)
    pub const fn repeatable(self) -> bool {
        matches!(self, KANSAS_CITY | TERMINAL)
    }
}

/// What is printed on the arrow between two neighbouring cities.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// Points at the end.
    pub points: i8,
    /// What happens once, when the second city gets its disc.
    pub action: Option<ArrowAction>,
}

/// The action on an arrow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArrowAction {
    /// Gain an objective card.
    Objective,
    /// Gain an exchange token.
    Token,
}

const fn arrow(points: i8, action: Option<ArrowAction>) -> Arrow {
    Arrow { points, action }
}

const OBJECTIVE: Option<ArrowAction> = Some(ArrowAction::Objective);

const fn arrows(four_to_six: Arrow) -> [Arrow; 9] {
    [
        arrow(0, None),
        arrow(-3, OBJECTIVE),
        four_to_six,
        arrow(0, OBJECTIVE),
        arrow(0, OBJECTIVE),
        arrow(6, None),
        arrow(8, None),
        arrow(4, None),
        arrow(0, None),
    ]
}

/// The arrows of the first edition; arrow `i` joins city `i` and city `i + 1`.
pub const ARROWS_1E: [Arrow; 9] = arrows(arrow(-1, None));
/// The arrows of the second edition.
pub const ARROWS_2E: [Arrow; 9] = arrows(arrow(0, Some(ArrowAction::Token)));
