//! The drawn boards of the games: SVG and HTML made from what a viewer may see.

pub mod gwt;
pub mod mombasa;
pub mod steam;
