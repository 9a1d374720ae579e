//! The people: names, bots in their place, and passing the screen on.

use super::Scene;
use crate::words::{Value, bots};
use cowcatcher_engine::Seat;
use cowcatcher_table::{LONGEST_NAME, SeatRow, Status};
use maud::{Markup, html};

/// The seats in order.
pub fn all<'a>(scene: &'a Scene) -> impl Iterator<Item = (Seat, &'a SeatRow)> {
    (0..).map(Seat).zip(scene.state.seats())
}

/// A form that lets a bot play for a seat.
pub fn to_bot(scene: &Scene, seat: Seat, text: String) -> Markup {
    html! {
        form.row data-api=(scene.api("bot")) {
            input type="hidden" name="seat" data-number value=(seat.0);
            select name="bot" aria-label=(scene.locale().text("waiting-bot-level")) {
                @for bot in scene.bots { option value=(bot) selected[*bot == scene.default_bot] { (bots::about(scene.locale(), bot)) } }
            }
            button.quiet { (text) }
        }
    }
}

/// Names, bots in somebody's place, giving up.
pub fn seats(scene: &Scene) -> Markup {
    let locale = scene.locale();
    let going = !scene.state.status().is_final();
    let running = scene.state.status() == Status::Running;
    let sits = all(scene).any(|(_, row)| row.owner() == Some(scene.look.who));
    html! {
        @if going {
            h2 { (locale.text("new-table-seats")) }
            @for (seat, row) in all(scene) {
                @let own = row.owner() == Some(scene.look.who);
                div.field {
                    span class={ "seat p" (seat) } { (scene.name(seat)) }
                    @if own {
                        form.row data-api=(scene.api("name")) {
                            input type="hidden" name="seat" data-number value=(seat.0);
                            input id={ "name-" (seat) } name="name" value=(row.name) maxlength=(LONGEST_NAME) required aria-label=(locale.text("your-name"));
                            button.quiet { (locale.text("save")) }
                        }
                    }
                    @if own && row.bot().is_some() {
                        form data-api=(scene.api("return")) {
                            input type="hidden" name="seat" data-number value=(seat.0);
                            button.quiet { (locale.text("seat-take-back")) }
                        }
                    } @else if own && running {
                        (to_bot(scene, seat, locale.text("seat-to-bot-mine")))
                    } @else if sits && running && row.person().is_some() { (replaced(scene, seat, &row.name)) }
                    @if let Some(bot) = row.bot() {
                        span.faint {
                            @if row.owner().is_some() {
                                (locale.text_with("seat-played-by-bot", &[("name", Value::from(row.name.as_str()))]))
                            } @else { (bots::about(locale, bot)) }
                        }
                    }
                }
            }
            @if sits {
                p {
                    button.quiet type="button" data-notices="on" hidden { (locale.text("notices-on")) }
                    button.quiet type="button" data-notices="off" hidden { (locale.text("notices-off")) }
                }
            }
            @if sits || scene.state.creator() == scene.look.who {
                form data-api=(scene.api("ask")) data-confirm=(locale.text("abandon-confirm")) {
                    input type="hidden" name="abandon" data-truth value="true";
                    button.quiet.danger { (locale.text("abandon")) }
                }
            }
        }
    }
}

/// A bot in the place of somebody who keeps the table waiting: offered when it is allowed, else announced.
fn replaced(scene: &Scene, seat: Seat, name: &str) -> Markup {
    let locale = scene.locale();
    let Some(from) = scene.state.handover(seat, scene.patience) else { return html! {} };
    if from <= scene.now {
        return to_bot(scene, seat, locale.text_with("seat-to-bot", &[("name", Value::from(name))]));
    }
    if scene.state.clock().is_some() {
        // The clock says when.
        return html! {};
    }
    let hours = i64::try_from(scene.patience.as_secs().div_ceil(60 * 60)).unwrap_or(i64::MAX);
    html! {
        p.faint {
            (locale.text_with("seat-to-bot-later", &[("name", Value::from(name)), ("hours", Value::from(hours))])) " "
            time data-moment=(from) {}
        }
    }
}

/// What hides a hand until the right player sits before the screen.
pub fn curtain(scene: &Scene) -> Markup {
    let Some(seat) = scene.decides() else { return html! {} };
    let name = || [("name", Value::from(scene.name(seat)))];
    html! {
        // It hides from the first moment on: only a press lifts it.
        div.curtain id="curtain" data-seat=(seat.0) {
            p { (scene.locale().text_with("turn-pass-screen", &name())) }
            button.primary type="button" data-lift { (scene.locale().text_with("turn-show-hand", &name())) }
        }
    }
}
