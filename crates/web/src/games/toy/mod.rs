//! Auction on the page, drawn from a [`View`](cowcatcher_games::toy::View).

mod bar;
mod cards;
mod clickable;
mod hand;
mod icons;
mod picture;
mod player;
mod table;
#[cfg(test)]
mod tests;

use crate::{drawing, kit};
use cowcatcher_games::toy::Toy;

type Scene<'a> = drawing::Scene<'a, Toy>;
type Pen<'a> = kit::Pen<'a, Toy>;
type Halo = kit::Halo;
