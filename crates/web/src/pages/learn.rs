//! For whoever learns a game: how to play it, and what its icons mean.

use super::Posted;
use super::lobby::own_name;
use super::shell::Page;
use crate::app::App;
use crate::captions;
use crate::drawing::Album;
use crate::error::Trouble;
use crate::games;
use crate::visitor::Visitor;
use crate::words::guide::{self, Block, Guide, Span, spans};
use crate::words::{Locale, Value};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use cowcatcher_session::lesson;
use maud::{Markup, html};
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

/// What stands on a page about a game is the same for everybody who reads that language, and drawn once.
static DRAWN: LazyLock<Mutex<HashMap<(&'static str, Locale), Markup>>> = LazyLock::new(Mutex::default);

/// The way into the lesson of a game; nothing if there is none.
pub fn invitation(visitor: &Visitor, game: &str) -> Markup {
    let locale = visitor.locale;
    html! {
        @if lesson(game).is_some() {
            form.to-lesson method="post" action="/lesson" {
                input type="hidden" name="csrf" value=(visitor.token());
                input type="hidden" name="game" value=(game);
                span { (locale.text("lesson-invitation")) }
                button.primary.first-lesson { (locale.text("lesson-begin")) }
            }
        }
    }
}

/// Begins a lesson.
pub async fn begin(State(app): State<App>, posted: Posted) -> Result<Response, Trouble> {
    let table = app
        .tables()
        .teach(posted.visitor.asker(app.tables()).await?, posted.get("game"), &own_name(&posted.visitor))
        .await?;
    Ok(Redirect::to(&format!("/t/{table}")).into_response())
}

fn missing() -> Trouble {
    Trouble::new(StatusCode::NOT_FOUND, "not-found", "nobody has written down how to play that")
}

/// How to play a game.
///
/// # Errors
/// If nobody has written it down.
pub async fn guide(visitor: Visitor, Path(game): Path<String>) -> Result<Markup, Trouble> {
    let locale = visitor.locale;
    let guide = guide::guide(locale, &game).ok_or_else(missing)?;
    let mut drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    let content = drawn.entry((guide.game, locale)).or_insert_with(|| explained(locale, guide)).clone();
    drop(drawn);
    let content = html! { section.sheet.guide { (invitation(&visitor, guide.game)) } (content) };
    Ok(frame(&visitor, &format!("/learn/{}", guide.game), guide.title, content))
}

fn explained(locale: Locale, guide: &Guide) -> Markup {
    let album = games::album(guide.game, locale);
    html! {
        section.sheet.guide {
            @if let Some(album) = &album { (album.board) }
            h1 { (guide.title) }
            p.hook { (guide.hook) }
            @for block in &guide.blocks { (shown(guide.game, block, album.as_ref())) }
            p.onward {
                a.button.primary href={ "/new?game=" (guide.game) } { (locale.text("learn-play")) }
                a.button.quiet href={ "/legend/" (guide.game) } { (locale.text("learn-legend")) }
                a.button.quiet href="/rules" { (locale.text("rules-title")) }
            }
        }
    }
}

fn shown(game: &str, block: &Block, album: Option<&Album>) -> Markup {
    match block {
        Block::Heading(text) => html! { h2 { (text) } },
        Block::Text(text) => html! { p { (said(text)) } },
        Block::Steps(steps) => html! { ol { @for step in steps { li { (said(step)) } } } },
        Block::Points(points) => html! { ul { @for point in points { li { (said(point)) } } } },
        Block::Picture { name, caption } => match album.zip(games::part(game, name)) {
            Some((album, part)) => album.picture(part, caption),
            None => html! {},
        },
    }
}

/// A text with what is stressed, and the clauses behind it as links.
fn said(text: &str) -> Markup {
    html! {
        @for span in spans(text) {
            @match span {
                Span::Plain(text) => (text),
                Span::Strong(text) => strong { (text) },
                Span::Clause(id) => a.clause href={ "/rules/" (id) } title=(id) { "§" },
            }
        }
    }
}

/// What the icons of a game mean.
///
/// # Errors
/// If there is no such game.
pub async fn legend(visitor: Visitor, Path(game): Path<String>) -> Result<Markup, Trouble> {
    let locale = visitor.locale;
    let (definitions, _) = games::icons(&game).ok_or_else(missing)?;
    let title = locale.text_with("learn-legend-of", &[("game", Value::from(locale.text(&format!("game-{game}"))))]);
    let content = html! {
        section.sheet.guide {
            h1 { (title) }
            svg.album aria-hidden="true" { (definitions) }
            dl.captions {
                @for (name, caption) in captions::of(&game, locale) {
                    dt { svg viewBox="0 0 16 16" aria-hidden="true" { use href={ "#icon-" (name) } width="16" height="16" {} } }
                    dd { (caption) }
                }
            }
            @if guide::guide(locale, &game).is_some() {
                p.onward { a.button.quiet href={ "/learn/" (game) } { (locale.text("learn-how")) } }
            }
        }
    };
    Ok(frame(&visitor, &format!("/legend/{game}"), &title, content))
}

fn frame(visitor: &Visitor, address: &str, title: &str, content: Markup) -> Markup {
    Page { visitor, title, address, class: "plain", card: None, content }.render()
}

#[cfg(test)]
mod tests {
    use super::*;
    use cowcatcher_games::names;

    #[test]
    fn every_picture_of_a_guide_is_drawn() {
        for game in names() {
            for &locale in Locale::ALL {
                let Some(guide) = guide::guide(locale, game) else { continue };
                let album = games::album(game, locale).expect("an example");
                for block in &guide.blocks {
                    let drawn = shown(game, block, Some(&album)).into_string();
                    assert!(!drawn.is_empty(), "{game}: {block:?}");
                }
            }
        }
    }
}
