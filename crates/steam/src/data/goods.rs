//! Goods cubes, the goods supply, New City tiles and City Growth markers (components 1 and 2).

cowcatcher_engine::named! {
    /// A colour of goods and cities.
    pub enum Colour as "a colour (red, blue, yellow, purple or gray)" {
        Red = "red", Blue = "blue", Yellow = "yellow", Purple = "purple", Gray = "gray",
    }
}

/// How many colours there are.
pub const COLOURS: usize = Colour::ALL.len();
/// All goods cubes.
pub const CUBES: u32 = 96;
/// Spaces of the goods supply.
pub const SUPPLY_SPACES: usize = 12;
/// City Growth markers.
pub const GROWTH_MARKERS: u8 = 10;

impl Colour {
    /// Cubes of this colour in the box (STEAM-SETUP-03).
    pub const fn cubes(self) -> u32 {
        match self {
            Colour::Gray => 16,
            _ => 20,
        }
    }

    /// New City tiles of this colour in the box (STEAM-SETUP-07).
    pub const fn new_cities(self) -> u8 {
        match self {
            Colour::Gray => 4,
            _ => 1,
        }
    }
}

/// Cubes in each supply space at the start (STEAM-SETUP-06).
pub const fn cubes_per_space(players: usize) -> u8 {
    if players == 3 { 2 } else { 3 }
}
