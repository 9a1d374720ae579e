//! The line over the board: what was done last, what was said, and how fast bots play.

use super::Scene;
use crate::drawing::Told;
use crate::words::Locale;
use cowcatcher_table::{Beat, Pace, Speed, Status};
use maud::{Markup, html};

/// So many things of a turn are told.
const TOLD: usize = 12;
/// Of several such events in a row only the last is told.
const RUNS: [&str; 3] = ["moved", "drew", "discarded"];
/// What nobody sees anything of.
const HIDDEN: &str = "drew-hidden";

/// The line.
pub fn narration(scene: &Scene) -> Markup {
    let locale = scene.locale();
    let running = scene.state.status() == Status::Running;
    html! {
        @if scene.look.step.is_some() {
            p.tale.past {
                (locale.text("history-notice")) " "
                a.button.quiet href="?" data-step-to=(scene.state.version().step) { (locale.text("history-live")) }
            }
        } @else { (tale(scene)) }
        div.aids {
            @if scene.decides().is_some() && !scene.drawing.since.is_empty() {
                button.quiet.recall type="button" data-recall {
                    (locale.text("since-your-turn")) " (" (scene.drawing.since.len()) ")"
                }
            }
            button.quiet.unread type="button" data-unread hidden title=(locale.text("chat-unread")) {
                span.unseen { (locale.text("chat-unread")) " " }
                span aria-hidden="true" { "✉" } " " b {}
            }
            @if running && bots(scene) && scene.look.seat.is_some() { (pace(locale, scene.visitor.pace)) }
        }
    }
}

/// Do bots play here, or rivals of the game's own?
fn bots(scene: &Scene) -> bool {
    let state = scene.state;
    state.seats().iter().any(|row| row.bot().is_some()) || scene.names.len() > state.seats().len()
}

/// What was done last: all that the last who played did in their turn.
fn tale(scene: &Scene) -> Markup {
    let turn = last_turn(&scene.drawing.log);
    let by = turn.first().and_then(|told| told.by);
    let name = by.map(|seat| scene.name(seat)).unwrap_or_default();
    html! {
        p.tale aria-live="polite" data-by=[by.map(|seat| seat.0)] {
            @if let Some(seat) = by { strong class={ "seat p" (seat) } { (name) } }
            span.deeds { @for told in in_short(turn) { span { (nameless(&told.text, name)) } } }
        }
    }
}

/// A turn in a few words: not that it began, not each payment, and of a walk only its end.
fn in_short(turn: &[Told]) -> Vec<&Told> {
    let mut short: Vec<&Told> = Vec::new();
    for told in turn.iter().filter(|told| !told.opens && !told.pays && told.kind != HIDDEN) {
        if short.last().is_some_and(|last| last.kind == told.kind && RUNS.contains(&told.kind)) {
            short.pop();
        }
        short.push(told);
    }
    // Where there is nothing else, it is told after all.
    if short.is_empty() { turn.iter().collect() } else { short }
}

/// A text without the name that stands before it already.
fn nameless<'a>(text: &'a str, name: &str) -> &'a str {
    let rest = text.strip_prefix(name).filter(|_| !name.is_empty()).unwrap_or(text);
    let rest = rest.strip_prefix(':').unwrap_or(rest);
    if rest.starts_with(' ') { rest.trim_start() } else { text }
}

/// The end of the log that belongs to whoever was last to do something, from where their turn began. A turn in which nothing was
/// done yet is told only if nothing went before.
fn last_turn(log: &[Told]) -> &[Told] {
    let begun = log.iter().rposition(|told| !told.opens).map_or(log.len(), |last| last + 1);
    let log = &log[..begun];
    let by = log.last().and_then(|last| last.by);
    let own = log.iter().rev().take_while(|told| told.by == by);
    let opened = own.clone().position(|told| told.opens);
    let length = opened.map_or(own.count(), |at| at + 1).min(TOLD);
    &log[log.len() - length..]
}

/// How fast bots play. Each person says it once and for all tables.
fn pace(locale: Locale, now: Pace) -> Markup {
    let choice = |speed: Speed, beat: Beat| {
        let pace = Pace { speed, beat };
        let name = match speed {
            Speed::Slow => locale.text("pace-slow"),
            Speed::Normal => locale.text("pace-normal"),
            Speed::Fast => locale.text("pace-fast"),
            Speed::AtOnce => locale.text("pace-at-once"),
        };
        // Where nothing is waited for, it makes no difference what is shown at once.
        let chosen = pace == now || (speed == Speed::AtOnce && now.speed == speed);
        html! { option value=(pace) selected[chosen] { (name) } }
    };
    let paused = [Speed::Slow, Speed::Normal, Speed::Fast];
    html! {
        label.pace title=(locale.text("pace-title")) {
            span.unseen { (locale.text("pace-title")) }
            span aria-hidden="true" { "▸▸" }
            select id="pace" data-pace {
                optgroup label=(locale.text("pace-by-turn")) { @for speed in paused { (choice(speed, Beat::Turn)) } }
                optgroup label=(locale.text("pace-by-step")) { @for speed in paused { (choice(speed, Beat::Step)) } }
                (choice(Speed::AtOnce, Beat::Turn))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cowcatcher_engine::Seat;

    fn told(by: u8, opens: bool, text: &str) -> Told {
        Told { step: 0, by: Some(Seat(by)), text: text.to_owned(), clause: None, opens, kind: "used", pays: false }
    }

    #[test]
    fn a_turn_is_told_in_short() {
        let kind = |kind: &'static str, pays: bool| Told { kind, pays, ..told(0, false, kind) };
        let turn = [
            told(0, true, "turn"),
            kind("moved", false),
            kind("moved", false),
            kind("hired", false),
            kind("paid", true),
        ];
        let kinds: Vec<&str> = in_short(&turn).iter().map(|told| told.kind).collect();
        assert_eq!(kinds, ["moved", "hired"]);
        assert_eq!(in_short(&turn[4..]).len(), 1);
        assert_eq!(in_short(&turn[..1]).len(), 1);
    }

    #[test]
    fn the_last_turn_is_told_from_its_beginning() {
        let log = [told(0, true, "a"), told(0, false, "b"), told(1, true, "c"), told(1, false, "d")];
        let texts = |log: &[Told]| last_turn(log).iter().map(|told| told.text.clone()).collect::<String>();
        assert_eq!(texts(&log), "cd");
        assert_eq!(texts(&log[..2]), "ab");
        assert_eq!(texts(&log[1..2]), "b");
        assert_eq!(texts(&[]), "");
        assert_eq!(texts(&log[..3]), "ab", "the next turn has only begun");
        assert_eq!(texts(&log[..1]), "a");
        assert_eq!(nameless("Bot 3 bids $4", "Bot 3"), "bids $4");
        assert_eq!(nameless("Bot 3: −£2", "Bot 3"), "−£2");
        assert_eq!(nameless("Bot 3’s turn", "Bot 3"), "Bot 3’s turn");
        assert_eq!(nameless("Hired a cowboy", ""), "Hired a cowboy");
        let long = vec![told(2, false, "x"); 40];
        assert_eq!(texts(&long).len(), TOLD);
    }
}
