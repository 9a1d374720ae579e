//! The people: talking, names, bots in their place, requests, and passing the screen on.

use super::Scene;
use crate::pages::new_table::bot_name;
use crate::words::Value;
use cowcatcher_engine::Seat;
use cowcatcher_table::{Ask, LONGEST_CHAT, LONGEST_NAME, SeatRow, Status};
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
                @for bot in scene.bots.iter().rev() { option value=(bot) { (bot_name(scene.locale(), bot)) } }
            }
            button.quiet { (text) }
        }
    }
}

/// What was said, and a field to say something.
pub fn chat(scene: &Scene) -> Markup {
    let locale = scene.locale();
    html! {
        h2 { (locale.text("chat-title")) }
        @if scene.state.chat().is_empty() { p.faint { (locale.text("chat-empty")) } }
        ol.said {
            @for line in scene.state.chat() {
                li {
                    span class={ "seat p" (line.seat) } { (line.name) }
                    span { (line.text) }
                    time data-time=(line.at) {}
                }
            }
        }
        @if let Some(seat) = scene.look.seat {
            form.row data-api=(scene.api("chat")) {
                input type="hidden" name="seat" data-number value=(seat.0);
                input id="chat-text" name="text" maxlength=(LONGEST_CHAT) autocomplete="off" required
                    aria-label=(locale.text("chat-write")) placeholder=(locale.text("chat-write"));
                button.quiet { (locale.text("chat-send")) }
            }
        }
    }
}

/// What somebody asks of everybody.
pub fn request(scene: &Scene) -> Markup {
    let locale = scene.locale();
    let Some(request) = scene.state.request_for(&scene.look.who) else { return html! {} };
    let names = |seats: &[Seat]| seats.iter().map(|&seat| scene.name(seat)).collect::<Vec<_>>().join(", ");
    let text = match request.ask {
        Ask::BackTo(step) => locale.text_with(
            "undo-asked",
            &[("name", Value::from(names(&request.by))), ("number", Value::from(i64::from(step)))],
        ),
        Ask::Abandon => format!("{}: {}", names(&request.by), locale.text("abandon-confirm")),
    };
    let mine = request.by.iter().any(|&seat| scene.plays(seat));
    let answer = |yes: bool, text: String| {
        html! {
            form data-api=(scene.api("answer")) {
                input type="hidden" name="yes" data-truth value=(yes);
                button.quiet { (text) }
            }
        }
    };
    html! {
        div.request role="alert" {
            p { (text) }
            p.faint { (locale.text_with("undo-waiting", &[("names", Value::from(names(&request.missing)))])) }
            div.row {
                @if request.yours_to_answer { (answer(true, locale.text("undo-agree"))) (answer(false, locale.text("undo-refuse"))) }
                @else if mine { (answer(false, locale.text("cancel"))) }
            }
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
                    } @else if sits && running && row.person().is_some() {
                        (to_bot(scene, seat, locale.text_with("seat-to-bot", &[("name", Value::from(row.name.as_str()))])))
                    }
                    @if let Some(bot) = row.bot() {
                        span.faint {
                            @if row.owner().is_some() {
                                (locale.text_with("seat-played-by-bot", &[("name", Value::from(row.name.as_str()))]))
                            } @else { (bot_name(locale, bot)) }
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

/// What hides a hand until the right player sits before the screen.
pub fn curtain(scene: &Scene) -> Markup {
    let Some(seat) = scene.decides() else { return html! {} };
    let name = || [("name", Value::from(scene.name(seat)))];
    html! {
        div.curtain id="curtain" data-seat=(seat.0) hidden {
            p { (scene.locale().text_with("turn-pass-screen", &name())) }
            button.primary type="button" data-lift { (scene.locale().text_with("turn-show-hand", &name())) }
        }
    }
}
