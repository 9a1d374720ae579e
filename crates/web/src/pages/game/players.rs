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
            @let about = scene.about_bot(player.seat);
            @let show = locale.text_with("show-board-of", &[("name", Value::from(scene.name(player.seat)))]);
            details.bot[about.is_some()] id={ "player-" (player.seat) } {
                summary title=(about.into_iter().chain([show]).collect::<Vec<_>>().join("\n")) {
                    (player.line)
                }
                (player.board)
            }
        }
    }
}
