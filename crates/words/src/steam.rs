//! The words of Steam, made from what a viewer may see and nothing else.

mod about;
mod actions;
mod board;
mod events;
mod hexes;
mod names;
mod picture;
mod short;
mod table;

pub use about::Thing;
pub use names::letter;
pub use table::Label;

use crate::speech::{Speech, spoken};
use cowcatcher_games::steam::Steam;

/// Its words.
pub type SteamWords<'a> = Speech<'a, Steam>;

spoken!(Steam
    fn round(view: &cowcatcher_games::steam::View) -> Option<(u32, Option<u32>)> {
        Some((view.turn.into(), Some(view.turns.into())))
    }
);
