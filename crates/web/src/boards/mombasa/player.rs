//! The figures of a player in one line.

use super::Scene;
use super::pieces::{code, company_class};
use cowcatcher_engine::Seat;
use cowcatcher_mombasa::data::companies::Company;
use cowcatcher_mombasa::{Action, PlayerView};
use maud::{Markup, html};

/// An icon among words.
fn inline(name: &str) -> Markup {
    html! {
        svg.m-inline viewBox="0 0 16 16" aria-hidden="true" { use href={ "#m-i-" (name) } width="16" height="16" {} }
    }
}

/// An icon that says something about a player.
fn badge(name: &str, words: &str) -> Markup {
    html! { span title=(words) { (inline(name)) span.unseen { (words) } } }
}

fn sign(company: Company) -> Markup {
    html! {
        svg class={ "m-inline m-insign " (company_class(company)) } viewBox="0 0 24 23" aria-hidden="true" {
            use href={ "#m-i-post" (company.index()) } width="24" height="23" {}
            text.m-t.m-t10.m-post-t x="12" y="14" { (code(company)) }
        }
    }
}

/// One figure: its name in the page, what is drawn, its value and what it is.
fn figure(seat: Seat, key: &str, drawn: &Markup, value: u32, words: &str) -> Markup {
    html! {
        span.g-figure.m-figure data-figure={ (seat) "-" (key) } title=(words) {
            (drawn)
            span.unseen { (words) " " }
            b { (value) }
        }
    }
}

/// One line for a player. The figures are named by seat and kind, so that a change can be told.
pub(super) fn line(scene: &Scene, seat: Seat, player: &PlayerView) -> Markup {
    let (view, words, name) = (scene.view, scene.words, scene.words.seat(seat));
    let active = view.deciding.contains(&seat);
    html! {
        div class={ "player-line g-line m-line m-p" (seat) @if active { " m-active" } } role="group" aria-label=(name) {
            span.player-name.g-name.m-name {
                (inline(&format!("shape{seat}")))
                (name)
                @if view.start_marker == seat { (badge("wheel", &words.figure("start"))) }
                @if player.ready { (badge("ready", &words.action_short(Action::Ready))) }
                @if player.ended { (badge("ready", &words.action_short(Action::End(None)))) }
            }
            (figure(seat, "money", &inline("pound"), player.money.into(), &words.figure("money")))
            (figure(seat, "diamonds", &inline("gem"), player.diamond.into(), &words.part("diamond-track")))
            (figure(seat, "jar", &inline("jar"), player.jar.into(), &words.part("book-track")))
            @for (&company, &shares) in Company::ALL.iter().zip(&player.shares) {
                (figure(seat, company.name(), &sign(company), shares.into(), &format!("{}: {}", words.figure("shares"), words.company(company))))
            }
            (figure(seat, "markers", &inline("token"), player.markers.into(), &words.figure("markers")))
            (figure(seat, "hand", &inline("cards"), player.hand.len(), &words.figure("hand")))
        }
    }
}
