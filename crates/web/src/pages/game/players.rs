//! The other players, one line each, unfolding to their whole board.

use super::Scene;
use crate::words::Value;
use maud::{Markup, html};

/// The other players.
pub fn others(scene: &Scene) -> Markup {
    let locale = scene.locale();
    html! {
        h2 { (locale.text("players-title")) }
        @for player in &scene.drawing.others {
            details id={ "player-" (player.seat) } {
                summary title=(locale.text_with("show-board-of", &[("name", Value::from(scene.name(player.seat)))])) {
                    (player.line)
                }
                (player.board)
            }
        }
    }
}
