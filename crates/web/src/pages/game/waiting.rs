//! The table before the game: what will be played, and who is still missing.

use super::Scene;
use super::seats::{all, to_bot};
use crate::assets;
use crate::pages::clock::agreed;
use crate::pages::join::name_form;
use crate::pages::lobby::game_name;
use crate::words::Locale;
use cowcatcher_table::{Sitter, TableState};
use maud::{Markup, html};

/// The table before the game.
pub fn waiting(scene: &Scene) -> Markup {
    let (locale, state) = (scene.locale(), scene.state);
    let creator = state.creator() == scene.look.who;
    let of_group = scene.group.is_some();
    let free =
        state.seats().iter().any(|row| row.is_open() && (of_group || row.sitter == Sitter::Open { invitation: None }));
    let (name, title) = (state.playing().name(), state.playing().title());
    html! {
        div.waiting {
            img.art src=(assets::cover(title, name)) alt="" width="480" height="270";
            h2 { (game_name(locale, name, title)) }
            p.facts { (options(locale, state).join(" · ")) }
            h3 { (locale.text("waiting-title")) }
            p.faint { (locale.text("waiting-help")) }
            ul.chairs {
                @for (seat, row) in all(scene) {
                    li.open[row.is_open()] {
                        span class={ "seat p" (seat) } { (scene.name(seat)) }
                        @if let Some(about) = scene.about_bot(seat) { span.faint { (about) } }
                        @if let Sitter::Open { invitation } = row.sitter {
                            span.faint {
                                (match invitation {
                                    None => locale.text("waiting-anybody"),
                                    Some(_) if of_group => locale.text("waiting-group"),
                                    Some(_) => locale.text("waiting-invited"),
                                })
                            }
                        }
                        @if row.is_open() && creator {
                            div.row {
                                form method="post" action={ "/t/" (state.id()) "/invite" } {
                                    input type="hidden" name="csrf" value=(scene.visitor.token());
                                    input type="hidden" name="seat" value=(seat.0);
                                    button.quiet { (locale.text("waiting-link")) }
                                }
                                (to_bot(scene, seat, locale.text("waiting-bot")))
                            }
                        }
                    }
                }
            }
            @if free && scene.look.seat.is_none() { (name_form(scene.visitor, &format!("/t/{}/sit", state.id()), &locale.text("invite-accept"))) }
            p { (scene.way_to_group()) }
        }
    }
}

/// What the table agreed on, in words. What no form offers, such as the rules revision, is nobody's choice.
pub fn options(locale: Locale, state: &TableState) -> Vec<String> {
    let offered = state.playing().options().into_iter().filter(|(key, _)| locale.has(&format!("option-{key}")));
    offered
        .map(|(key, value)| {
            let id = format!("option-{key}-{value}");
            let value = if locale.has(&id) { locale.text(&id) } else { locale.text("waiting-own-file") };
            format!("{}: {value}", locale.text(&format!("option-{key}")))
        })
        .chain(state.clock().map(|clock| agreed(locale, clock.plan)))
        .chain(state.is_rated().then(|| locale.text("rated-table")))
        .collect()
}
