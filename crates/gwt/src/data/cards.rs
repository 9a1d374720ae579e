//! Cattle and objective cards: everything that can lie in a herd deck (components 7 and 10).

use super::objectives::{Objective, named_with_objectives};

named_with_objectives! {
    /// A card of a herd deck. Cattle go by colour, because the breeds' names changed between the editions; where the
    /// points differ within a colour the name carries them. Calf, heifer and cow are the three levels of the Simmental.
    ///
    /// First edition: Jersey, Guernsey, Black Angus, Dutch Belt, Holstein, Brown Swiss, Ayrshire, West Highland, Texas Longhorn.
    /// Second: Criollo, Galloway, Pineywoods, Santa Gertrudis, Black Angus, Longhorn, Corriente, Shorthorn, Hereford.
    pub enum Card as "a card" {
        Grey = "grey", White = "white", Black = "black", Green = "green", Yellow = "yellow", Red = "red",
        Blue = "blue", Brown3 = "brown3", Brown4 = "brown4", Brown5 = "brown5", Purple5 = "purple5",
        Purple6 = "purple6", Purple7 = "purple7", Calf = "calf", Heifer = "heifer", Cow = "cow",
    }
}

/// How many kinds of cattle cards there are; objective cards follow them in [`Card`].
pub const CATTLE_KINDS: usize = Card::Cow as usize + 1;

cowcatcher_engine::named! {
    /// A breed, by colour (GWT-ACT-06). The three Simmental levels are one breed (GWT-SIMM-11).
    pub enum Breed as "a breed" {
        Grey = "grey", White = "white", Black = "black", Green = "green", Yellow = "yellow", Red = "red",
        Blue = "blue", Brown = "brown", Purple = "purple", Orange = "orange",
    }
}

/// What is printed on a cattle card, and how many copies of it each starting deck and the market deck hold.
#[derive(Clone, Copy, Debug)]
pub struct Cattle {
    /// The breed.
    pub breed: Breed,
    /// Breeding value.
    pub value: u8,
    /// Victory points.
    pub points: u8,
    /// Copies in each player's starting deck.
    pub starting: u8,
    /// Copies in the market deck.
    pub market: u8,
}

const fn cattle(breed: Breed, value: u8, points: u8, starting: u8, market: u8) -> Cattle {
    Cattle { breed, value, points, starting, market }
}

/// The cattle cards in the order of [`Card`]. The market copies of the calf are those of the Simmental variant.
#[rustfmt::skip]
pub const CATTLE: [Cattle; CATTLE_KINDS] = [
    //     breed         value points starting market
    cattle(Breed::Grey,      1,    0,       5,     0),
    cattle(Breed::White,     2,    0,       3,     0),
    cattle(Breed::Black,     2,    0,       3,     0),
    cattle(Breed::Green,     2,    0,       3,     0),
    cattle(Breed::Yellow,    3,    1,       0,     7),
    cattle(Breed::Red,       3,    2,       0,     7),
    cattle(Breed::Blue,      3,    3,       0,     7),
    cattle(Breed::Brown,     4,    3,       0,     3),
    cattle(Breed::Brown,     4,    4,       0,     3),
    cattle(Breed::Brown,     4,    5,       0,     3),
    cattle(Breed::Purple,    5,    5,       0,     2),
    cattle(Breed::Purple,    5,    6,       0,     2),
    cattle(Breed::Purple,    5,    7,       0,     2),
    cattle(Breed::Orange,    2,    3,       0,     8),
    cattle(Breed::Orange,    4,    4,       0,     0),
    cattle(Breed::Orange,    5,    5,       0,     0),
];

/// Copies of each Simmental level above the first; they lie open beside the market (GWT-SIMM-04).
pub const HEIFERS_AND_COWS: u8 = 8;

impl Card {
    /// What is printed on it, if it is a cattle card.
    pub fn cattle(self) -> Option<&'static Cattle> {
        CATTLE.get(self.index())
    }

    /// Which objective it is, if it is an objective card.
    pub fn objective(self) -> Option<Objective> {
        self.index().checked_sub(CATTLE_KINDS).map(Objective::from_index)
    }

    /// What a Simmental below the highest level grows into (GWT-SIMM-07).
    pub const fn grown(self) -> Option<Card> {
        match self {
            Card::Calf => Some(Card::Heifer),
            Card::Heifer => Some(Card::Cow),
            _ => None,
        }
    }

    /// Is it a cattle card?
    pub const fn is_cattle(self) -> bool {
        self.index() < CATTLE_KINDS
    }
}

impl From<Objective> for Card {
    fn from(objective: Objective) -> Card {
        Card::from_index(CATTLE_KINDS + objective.index())
    }
}
