//! Steam on the page, both games and any map, drawn from a [`View`](cowcatcher_games::steam::View). On a desk a unit of the board
//! is a pixel, so a size of type is what one reads; the map has a measure of its own.

mod bar;
mod choice;
mod clickable;
mod gauges;
mod goods;
mod ground;
mod icons;
mod picture;
mod pieces;
mod places;
mod player;
mod routes;
mod sites;
#[cfg(test)]
mod tests;
mod tiles;
mod track;

use crate::{drawing, kit};
use cowcatcher_games::steam::Steam;

type Scene<'a> = drawing::Scene<'a, Steam>;
type Pen<'a> = kit::Pen<'a, Steam>;
type Halo = kit::Halo<f64>;
