//! Who may find a finished game: asking for it, being asked, and withdrawing it.

use super::Scene;
use crate::words::Value;
use cowcatcher_engine::Seat;
use maud::{Markup, html};

/// What there is to say and to decide about who may find the game. Nothing for those whom it is not up to.
pub fn consent(scene: &Scene) -> Markup {
    let locale = scene.locale();
    let Some(seen) = scene.state.public_for(&scene.look.who).filter(|seen| seen.asked) else { return html! {} };
    let names = |seats: &[Seat]| Value::from(seats.iter().map(|&seat| scene.name(seat)).collect::<Vec<_>>().join(", "));
    let button = |public: bool, id: &str| {
        html! {
            form data-api=(scene.api("publish")) {
                input type="hidden" name="public" data-truth value=(public);
                button.quiet { (locale.text(id)) }
            }
        }
    };
    let alone = scene.state.owners().len() < 2;
    // Somebody else has agreed already.
    let begun = !alone
        && scene.state.owners().iter().any(|owner| *owner != scene.look.who && !missing(scene, &seen.missing, owner));
    html! {
        div.publish {
            @if scene.state.is_rated() { p { span.tag { (locale.text("rated-table")) } } }
            @if seen.public {
                p { (locale.text("publish-done")) }
                (button(false, "publish-withdraw"))
            } @else if seen.agreed {
                p { (locale.text_with("publish-waiting", &[("names", names(&seen.missing))])) }
                (button(false, "publish-withdraw"))
            } @else {
                @if begun { p { (locale.text_with("publish-asked", &[("names", names(&seen.missing))])) } }
                p.faint { (locale.text(if alone { "publish-help-alone" } else { "publish-help" })) }
                (button(true, if begun { "publish-agree" } else { "publish" }))
            }
        }
    }
}

/// Has somebody not agreed yet?
fn missing(scene: &Scene, missing: &[Seat], owner: &cowcatcher_table::Identity) -> bool {
    scene.state.seats_of(owner).iter().any(|seat| missing.contains(&seat))
}
