//! Steam on the page, both games and any map, drawn from a [`View`](cowcatcher_games::steam::View). Around the map stand frames; a
//! small screen shows the map alone, and a frame beside it only while something in it is asked for.

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
