//! The game page: every moving part is a section with `data-part`, which the script exchanges alone when it changed.

mod analysis;
mod asking;
mod bar;
mod clocks;
mod coach;
mod consent;
pub mod hints;
mod log;
mod narration;
mod plans;
mod players;
mod publish;
mod replay;
mod score;
mod seats;
mod talk;
mod turn;
mod waiting;

pub use waiting::options;

use super::lobby::how_to_play;
use crate::drawing::{Drawing, Look, Trips};
use crate::visitor::Visitor;
use crate::words::{Locale, Value, bots};
use cowcatcher_engine::Seat;
use cowcatcher_table::{GroupId, PlansSeen, Status, TableState};
use maud::{Markup, html};
use std::time::Duration;

/// What the game page is made from.
pub struct Scene<'a> {
    /// The table.
    pub state: &'a TableState,
    /// Who looks, from where and when.
    pub look: &'a Look,
    /// The drawn pieces.
    pub drawing: &'a Drawing,
    /// The names of the players.
    pub names: &'a [String],
    /// Who looks.
    pub visitor: &'a Visitor,
    /// The bots that could play.
    pub bots: &'a [&'static str],
    /// The one of them that is meant where nobody says which.
    pub default_bot: &'static str,
    /// How long a seat keeps the table waiting before others may hand it to a bot.
    pub patience: Duration,
    /// What time it is, in milliseconds since 1970.
    pub now: i64,
    /// How pieces moved over the board, since what the viewer has seen last.
    pub trips: Trips,
    /// The line that the viewer tries out; none if the table is shown as it is or was.
    pub trial: Option<Trial>,
    /// What the viewer has prepared for the seat from which they look.
    pub plans: PlansSeen,
    /// The group whose table it is, with its name: while it waits and when it is over, for who is in it.
    pub group: Option<(GroupId, String)>,
}

/// A line that is tried out: the table is shown as it would be after it.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// How many steps it has.
    pub steps: usize,
    /// The viewer's score before it.
    pub before: Option<i32>,
    /// Is it the viewer's next turn, imagined to begin now?
    pub ahead: bool,
}

impl Scene<'_> {
    fn locale(&self) -> Locale {
        self.look.locale
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// What there is to say about the bot that plays on a seat.
    fn about_bot(&self, seat: Seat) -> Option<String> {
        self.state.seats().get(seat.index()).and_then(|row| row.bot()).map(|bot| bots::about(self.locale(), bot))
    }

    /// The way to the group whose table it is.
    fn way_to_group(&self) -> Markup {
        html! {
            @if let Some((id, name)) = &self.group {
                a.button.quiet href={ "/g/" (id) } { (self.locale().text_with("group-of", &[("name", Value::from(name.as_str()))])) }
            }
        }
    }

    /// The address of something that is done at this table.
    fn api(&self, deed: &str) -> String {
        format!("/api/v1/tables/{}/{deed}", self.state.id())
    }

    /// Does the viewer play this seat, and no bot for them?
    fn plays(&self, seat: Seat) -> bool {
        self.state.seats().get(seat.index()).and_then(|row| row.person()) == Some(self.look.who)
    }

    /// The seat for which the viewer is to decide now.
    fn decides(&self) -> Option<Seat> {
        let now = self.look.step.is_none();
        self.look.seat.filter(|&seat| now && self.plays(seat) && self.state.to_decide().contains(seat))
    }

    /// Is a turn planned that has not come?
    fn plans_ahead(&self) -> bool {
        self.trial.is_some_and(|trial| trial.ahead)
    }

    /// Does nobody else have a seat here, be it that a bot plays for them?
    fn is_alone(&self) -> bool {
        self.state.owners().iter().all(|owner| *owner == self.look.who)
    }

    /// Do several people share this screen?
    fn is_shared(&self) -> bool {
        let own = (0..self.names.len() as u8).map(Seat).filter(|&seat| self.plays(seat));
        own.count() > 1
    }
}

/// All moving parts.
pub fn render(scene: &Scene) -> Markup {
    let locale = scene.locale();
    let state = scene.state;
    let begun = state.status() != Status::Waiting;
    let Trips { over, passing } = &scene.trips;
    let trips = (!over.is_empty()).then(|| serde_json::json!(over).to_string());
    let reveals = serde_json::Value::from(scene.drawing.reveals.clone()).to_string();
    html! {
        div.game id="game" data-table=(state.id()) data-version=(state.version()) data-mark=(state.mark())
            data-seat=[scene.look.seat.map(|seat| seat.0)] data-step=[scene.look.step] data-steps=(state.version().step) data-status=(state.status())
            data-shared=[scene.is_shared().then_some("")] data-decides=[scene.decides().filter(|_| !scene.plans_ahead()).map(|seat| seat.0)]
            data-forced=[scene.visitor.forced.then_some("")] data-reveals=(reveals) data-tried=[scene.trial.map(|trial| trial.steps)] data-trips=[trips] data-tab="play" {
            section.narration data-part="narration" aria-label=(locale.text("narration-title")) { (narration::narration(scene)) }
            section.board data-part="board" aria-label=(locale.text("board-title")) {
                @if begun { (scene.drawing.board) } @else { (waiting::waiting(scene)) }
            }
            @if !passing.is_empty() {
                template.passing { svg { @for it in passing { g.passes data-way=(it.way) { (it.piece) } } } }
            }
            div.zoom {
                button.quiet type="button" data-zoom="in" aria-label=(locale.text("zoom-in")) { "+" }
                button.quiet type="button" data-zoom="out" aria-label=(locale.text("zoom-out")) { "−" }
                button.quiet type="button" data-zoom="reset" aria-label=(locale.text("zoom-reset")) { "⤢" }
            }
            aside.side {
                // The head has one place and one height: what comes and goes in it takes room from the entries.
                div.head {
                    section.turn data-part="turn" aria-live="polite" { (turn::turn(scene)) }
                    section.running data-part="running" { (clocks::running(scene)) }
                    section.hurry data-part="hurry" { (turn::hurry(scene)) (hints::button(scene)) }
                    section.trial data-part="trial" role="status" { (turn::trial(scene)) }
                    section.offer data-part="offer" { (plans::offer(scene)) }
                    section.ask data-part="ask" { (consent::unreadable(scene)) (consent::request(scene)) }
                    section.bar data-part="bar" data-tab-of="play" aria-label=(locale.text("actions-title")) { (bar::bar(scene)) }
                    @if begun && let Some(own) = &scene.drawing.own {
                        section.me data-part="me" { (own.line) }
                    }
                }
                div.rest {
                    @if state.status().is_final() {
                        section.final data-part="final" data-tab-of="play" { (score::last(scene)) }
                    }
                    @if begun {
                        @if let Some(hand) = &scene.drawing.hand {
                            section.hand data-part="hand" data-tab-of="hand" tabindex="0" aria-label=(locale.text("hand-title")) {
                                h2 { (locale.text("hand-title")) }
                                (hand)
                            }
                        }
                        @if let Some(own) = &scene.drawing.own {
                            section.own data-part="own" data-tab-of="own" {
                                h2 { (locale.text("own-board-title")) }
                                (own.board)
                            }
                        }
                    }
                    (tabs(scene))
                    @if begun {
                        section.log data-part="log" data-tab-of="log" { (log::log(scene)) }
                        section.since data-part="since" data-tab-of="log" { (log::since(scene)) }
                        section.times data-part="times" data-tab-of="players" { (clocks::every(scene)) }
                        section.players data-part="players" data-tab-of="players" { (players::others(scene)) }
                        section.score data-part="score" data-tab-of="score" { (score::so_far(scene)) }
                        section.history data-part="history" data-tab-of="log" { (replay::replay(scene)) }
                    }
                    @if state.status() == Status::Over {
                        section.analysis id="analysis" data-part="analysis" data-tab-of="play" { (analysis::analysis(scene)) }
                    }
                    section.plans data-part="plans" data-tab-of="more" { (plans::all(scene)) }
                    section.chat data-part="chat" data-tab-of="more" { (talk::chat(scene)) }
                    section.gallery data-part="gallery" data-tab-of="more" { (talk::gallery(scene)) }
                    nav.help data-tab-of="more" {
                        @let game = scene.state.playing().name();
                        (how_to_play(locale, game))
                        a href={ "/legend/" (game) } { (locale.text("learn-legend")) }
                    }
                    section.asking data-part="asking" data-tab-of="more" { (asking::setting(scene)) (hints::setting(scene)) }
                    section.seats data-part="seats" data-tab-of="more" { (seats::seats(scene)) }
                }
            }
            section.coach data-part="coach" aria-live="polite" aria-label=(locale.text("lesson-coach")) { (coach::coach(scene)) }
            @if scene.is_shared() && scene.decides().is_some() { (seats::curtain(scene)) }
        }
    }
}

/// The tabs: on a desk those of what is not always in sight, on a small screen of everything.
fn tabs(scene: &Scene) -> Markup {
    let locale = scene.locale();
    let tab = |name: &'static str, small: bool, text: &str| {
        html! {
            button.small[small] type="button" data-show=(name) aria-pressed="false" {
                span { (locale.text(text)) }
                span.badge hidden {}
            }
        }
    };
    html! {
        div.tabs role="group" aria-label=(locale.text("tabs-title")) {
            (tab("play", true, "actions-tab"))
            @if scene.drawing.hand.is_some() { (tab("hand", true, "hand-tab")) }
            @if scene.drawing.own.is_some() { (tab("own", true, "own-board-tab")) }
            (tab("log", false, "log-title"))
            (tab("players", false, "option-players"))
            (tab("score", false, "score-tab"))
            (tab("more", false, "more-title"))
        }
    }
}
