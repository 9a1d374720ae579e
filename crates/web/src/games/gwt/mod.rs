//! Great Western Trail on the page, both editions, drawn from a [`View`](cowcatcher_games::gwt::View).

mod bar;
mod cards;
mod clickable;
mod icons;
mod jobs;
mod lines;
mod market;
mod picture;
mod pieces;
mod places;
mod player;
mod railroad;
mod sam;
mod stock;
#[cfg(test)]
mod tests;
mod tiles;
mod trail;

use crate::{drawing, kit};
use cowcatcher_games::gwt::Gwt;

type Scene<'a> = drawing::Scene<'a, Gwt>;
type Pen<'a> = kit::Pen<'a, Gwt>;
type Halo = kit::Halo;
