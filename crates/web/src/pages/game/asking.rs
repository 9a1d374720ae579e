//! Which questions somebody wants to be asked.

use super::Scene;
use maud::{Markup, html};

/// The switch for questions that have one answer.
pub fn setting(scene: &Scene) -> Markup {
    let locale = scene.locale();
    let choice = |word: &'static str, text: &str, chosen: bool| {
        html! { option value=(word) selected[chosen] { (locale.text(text)) } }
    };
    html! {
        @if scene.look.seat.is_some() {
            form.field method="post" action="/settings" data-auto {
                input type="hidden" name="csrf" value=(scene.visitor.token());
                input type="hidden" name="back" value={ "/t/" (scene.state.id()) };
                label {
                    (locale.text("asking")) " "
                    select name="forced" {
                        (choice("on", "asking-not-one", scene.visitor.forced))
                        (choice("off", "asking-all", !scene.visitor.forced))
                    }
                }
                noscript { button.quiet { (locale.text("save")) } }
            }
        }
    }
}
