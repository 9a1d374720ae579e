//! Mombasa on the page, drawn from a [`View`](cowcatcher_games::mombasa::View).

mod bar;
mod bonus;
mod books;
mod cards;
mod clickable;
mod coast;
mod companies;
mod display;
mod gains;
mod hand;
mod icons;
mod map;
mod picture;
mod pieces;
mod player;
mod sheet;
#[cfg(test)]
mod tests;
mod tracks;

use crate::{drawing, kit};
use cowcatcher_games::mombasa::Mombasa;
use cowcatcher_games::mombasa::data::Tables;

type Scene<'a> = drawing::Scene<'a, Mombasa>;
type Pen<'a> = kit::Pen<'a, Mombasa>;
type Halo = kit::Halo;

impl Scene<'_> {
    /// What is printed on the components.
    fn tables(&self) -> &'static Tables {
        self.view.data.tables()
    }
}
