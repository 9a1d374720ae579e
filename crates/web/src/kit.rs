//! What the drawings of all games share: pieces that can be clicked, measures, small shapes, icons, the line of a player,
//! and one style sheet. A game adds what is its own.

mod clickable;
mod icons;
#[cfg(test)]
pub mod laws;
mod line;
mod measure;
mod pen;
mod shapes;

pub use clickable::Clickable;
pub use icons::{Icon, symbol, symbols};
pub use line::{figure, inline, line, shape};
pub use measure::{At, Path, Point};
pub use pen::{Halo, Pen, button, region, titled};
pub use shapes::{coin, disc, frame, icon, mark, text};

/// The style sheet of what all drawings share. Every colour comes from the page's variables, so light and dark follow by
/// themselves.
pub const STYLE: &str = include_str!("kit/kit.css");
