//! The map as a picture of letters: flat-top hexes stand in columns, every other column half a hex lower.

use super::sheet::WIDTH;
use crate::hex::Hex;
use crate::map::{Space, Terrain};
use crate::view::{HexView, View};

/// Letters for each column of hexes.
const CELL: usize = 6;
/// Lines for each hex.
const LINES: i32 = 2;

/// The lines of the picture; none if the map is too wide for a page.
///
/// Of every hex there are two lines: its name or coordinates; then a city's colour and the number of its cubes, a town's `o`,
/// `^` for a hill, `~` for a river, and `#` with the owners of its track (`-` for nobody).
pub(super) fn picture(view: &View) -> Vec<String> {
    let places = || view.map.spaces().iter().map(|space| space.hex).chain(view.map.water().iter().copied());
    let column = |hex: Hex| i32::from(hex.q);
    let line = |hex: Hex| LINES * i32::from(hex.r) + i32::from(hex.q);
    let (Some(left), Some(right)) = (places().map(column).min(), places().map(column).max()) else { return Vec::new() };
    let (Some(top), Some(bottom)) = (places().map(line).min(), places().map(line).max()) else { return Vec::new() };
    let width = CELL * usize::try_from(right - left + 1).unwrap_or(0);
    let height = usize::try_from(bottom - top + LINES).unwrap_or(0);
    if width > WIDTH {
        return Vec::new();
    }
    let mut page = vec![vec![' '; width]; height];
    let mut write = |hex: Hex, down: usize, text: &str| {
        let x = CELL * usize::try_from(column(hex) - left).unwrap_or(0);
        let y = usize::try_from(line(hex) - top).unwrap_or(0) + down;
        let cells = page.get_mut(y).into_iter().flat_map(|row| row.iter_mut().skip(x).take(CELL - 1));
        cells.zip(text.chars()).for_each(|(cell, letter)| *cell = letter);
    };
    for &hex in view.map.water() {
        write(hex, 0, " ~~~");
        write(hex, 1, " ~~~");
    }
    for space in view.map.spaces() {
        let name = space.name().map_or_else(|| space.hex.to_string(), str::to_owned);
        let lies = view.hexes.iter().find(|it| it.hex == space.hex);
        write(space.hex, 0, &name);
        write(space.hex, 1, &marks(space, lies));
    }
    page.into_iter().map(|row| row.into_iter().collect::<String>().trim_end().to_owned()).collect()
}

/// The second line of a hex.
fn marks(space: &Space, lies: Option<&HexView>) -> String {
    let cubes = lies.map_or(0, |it| it.cubes.len());
    if let Some(colour) = lies.and_then(|it| it.city) {
        let letter = colour.name().chars().next().unwrap_or(' ').to_ascii_uppercase();
        return format!("[{letter}]{cubes}");
    }
    let mut marks = String::new();
    marks.extend(space.is_town().then_some('o'));
    marks.extend((space.terrain == Terrain::Hill).then_some('^'));
    marks.extend(space.river.then_some('~'));
    if let Some(tile) = lies.and_then(|it| it.tile.as_ref()) {
        let mut owners: Vec<String> = tile
            .owners
            .iter()
            .map(|(_, owner)| owner.map_or_else(|| "-".to_owned(), |seat| seat.to_string()))
            .collect();
        owners.sort();
        owners.dedup();
        marks.push('#');
        marks.push_str(&owners.concat());
    }
    if marks.is_empty() { ".".to_owned() } else { marks }
}
