//! The figures of a player in one line.

use super::Pen;
use super::pieces::{code, company_class};
use crate::kit::{self, figure, inline, shape};
use cowcatcher_engine::Seat;
use cowcatcher_games::mombasa::data::companies::Company;
use cowcatcher_games::mombasa::{Action, PlayerView};
use maud::{Markup, html};

/// An icon that says something about a player.
fn badge(name: &str, words: &str) -> Markup {
    html! { span title=(words) { (inline(name)) span.unseen { (words) } } }
}

/// The sign of a company among words.
pub(super) fn sign(company: Company) -> Markup {
    html! {
        svg class={ "k-inline m-insign " (company_class(company)) } viewBox="0 0 24 23" aria-hidden="true" {
            use href={ "#icon-post" (company.index()) } width="24" height="23" {}
            text.k-t.m-sign-t.m-post-t x="12" y="15" { (code(company)) }
        }
    }
}

/// One line for a player.
pub(super) fn line(pen: &Pen, seat: Seat, player: &PlayerView) -> Markup {
    let (view, words, name) = (pen.scene.view, pen.scene.words, pen.scene.words.seat(seat));
    let beside = html! {
        (shape(seat))
        (name)
        @if view.start_marker == seat { (badge("wheel", &words.figure("start"))) }
        @if player.ready { (badge("ready", &words.action_short(Action::Ready))) }
        @if player.ended { (badge("ready", &words.action_short(Action::End(None)))) }
    };
    let figures = html! {
        (figure(seat, "money", &inline("pound"), player.money, &words.figure("money")))
        (figure(seat, "diamonds", &inline("gem"), player.diamond, &words.part("diamond-track")))
        (figure(seat, "jar", &inline("jar"), player.jar, &words.part("book-track")))
        @for (&company, &shares) in Company::ALL.iter().zip(&player.shares) {
            (figure(seat, company.name(), &sign(company), shares, &format!("{}: {}", words.figure("shares"), words.company(company))))
        }
        (figure(seat, "markers", &inline("token"), player.markers, &words.figure("markers")))
        (figure(seat, "hand", &inline("cards"), player.hand.len(), &words.figure("hand")))
    };
    kit::line("m-line", seat, view.deciding.contains(&seat), &name, &beside, &figures)
}
