//! The map as a picture of letters: flat-top hexes stand in columns, every other column half a hex lower.

use super::SteamWords;
use super::hexes::owners;
use crate::page::WIDTH;
use cowcatcher_games::steam::map::{Space, Terrain};
use cowcatcher_games::steam::{Hex, HexView};

/// Letters for each column of hexes.
const CELL: usize = 6;
/// Lines for each hex.
const LINES: i32 = 2;

impl SteamWords<'_> {
    /// The lines of the picture; none if the map is too wide for a page.
    ///
    /// Of every hex there are two lines: its name or coordinates; then a city's colour and the number of its cubes, a town's
    /// `o`, `^` for a hill, `~` for a river, and `#` with the owners of its track (`-` for nobody).
    pub(super) fn picture(&self) -> Vec<String> {
        let map = &self.view.map;
        let places = || map.spaces().iter().map(|space| space.hex).chain(map.water().iter().copied());
        let column = |hex: Hex| i32::from(hex.q);
        let line = |hex: Hex| LINES * i32::from(hex.r) + i32::from(hex.q);
        let span = |of: &dyn Fn(Hex) -> i32| places().map(of).min().zip(places().map(of).max());
        let (Some((left, right)), Some((top, bottom))) = (span(&column), span(&line)) else { return Vec::new() };
        let width = CELL * usize::try_from(right - left + 1).unwrap_or(0);
        let height = usize::try_from(bottom - top + LINES).unwrap_or(0);
        if width > WIDTH {
            return Vec::new();
        }
        let mut cells = vec![vec![' '; width]; height];
        let mut write = |hex: Hex, down: usize, text: &str| {
            let x = CELL * usize::try_from(column(hex) - left).unwrap_or(0);
            let y = usize::try_from(line(hex) - top).unwrap_or(0) + down;
            let places = cells.get_mut(y).into_iter().flat_map(|row| row.iter_mut().skip(x).take(CELL - 1));
            places.zip(text.chars()).for_each(|(cell, letter)| *cell = letter);
        };
        for &hex in map.water() {
            write(hex, 0, " ~~~");
            write(hex, 1, " ~~~");
        }
        for space in map.spaces() {
            let name = space.name().map_or_else(|| space.hex.to_string(), str::to_owned);
            write(space.hex, 0, &name);
            write(space.hex, 1, &self.marks(space, self.lies_on(space.hex)));
        }
        cells.into_iter().map(String::from_iter).collect()
    }

    /// The second line of a hex.
    fn marks(&self, space: &Space, lies: Option<&HexView>) -> String {
        if let Some((it, colour)) = lies.and_then(|it| it.city.map(|colour| (it, colour))) {
            return format!("[{}]{}", self.letter(colour), it.cubes.len());
        }
        let mut marks = String::new();
        marks.extend(space.is_town().then_some('o'));
        marks.extend((space.terrain == Terrain::Hill).then_some('^'));
        marks.extend(space.river.then_some('~'));
        if let Some(tile) = lies.and_then(|it| it.tile.as_ref()) {
            marks.push('#');
            for owner in owners(tile) {
                marks.push_str(&owner.map_or_else(|| "-".to_owned(), |seat| seat.to_string()));
            }
        }
        if marks.is_empty() { ".".to_owned() } else { marks }
    }
}
