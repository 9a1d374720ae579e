//! Pictures for other programs, drawn on the server: what a link to a table shows where it is sent to, and the icons of the
//! installed page.
//!
//! The picture of a table is its board as a spectator sees it, without the texts: a server has no fonts that one could rely on,
//! and at the size of a preview nobody could read them. Drawing is bounded: so many at a time, so many kept; who comes when all
//! are at work gets the cover of the game.

mod flat;

use crate::app::App;
use crate::assets::{self, HOUSE};
use crate::drawing::Look;
use crate::error::Trouble;
use crate::games;
use crate::pages::Caller;
use crate::visitor::Visitor;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderName;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use cowcatcher_table::{Secret, Status, TableId, Version};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use tokio::sync::Semaphore;

/// The size that previews of links have.
pub const WIDTH: u32 = 1200;
/// See [`WIDTH`].
pub const HEIGHT: u32 = 630;

/// So many pictures are drawn at the same time.
const AT_WORK: usize = 2;
/// So many pictures of tables are kept.
const KEPT: usize = 48;
/// A board of more text than this is not drawn.
const LARGEST_BOARD: usize = 2_000_000;

/// The pictures of tables: those that were drawn lately, and how many are being drawn.
#[derive(Debug)]
pub struct Pictures {
    kept: Mutex<VecDeque<(TableId, Version, Bytes)>>,
    at_work: Arc<Semaphore>,
}

impl Default for Pictures {
    fn default() -> Self {
        Pictures { kept: Mutex::default(), at_work: Arc::new(Semaphore::new(AT_WORK)) }
    }
}

impl Pictures {
    fn find(&self, id: &TableId, version: Version) -> Option<Bytes> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let found = kept.iter().find(|(of, at, _)| of == id && *at == version);
        found.map(|(_, _, png)| png.clone())
    }

    fn keep(&self, id: TableId, version: Version, png: Bytes) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(of, _, _)| *of != id);
        kept.truncate(KEPT - 1);
        kept.push_front((id, version, png));
    }
}

/// The picture of a table as everybody may see it.
pub async fn of_table(caller: Caller) -> Result<Response, Trouble> {
    let Caller { app, visitor, id } = caller;
    let (title, name, version, begun) = app
        .tables()
        .look(&id, |state| {
            let playing = state.playing();
            (playing.title(), playing.name().to_owned(), state.version(), state.status() != Status::Waiting)
        })
        .await?;
    if let Some(png) = app.pictures().find(&id, version) {
        return Ok(answer(png));
    }
    let Some(_busy) = app.pictures().at_work.clone().try_acquire_owned().ok().filter(|_| begun) else {
        return Ok(answer(cover(title, &name)));
    };
    // A spectator whom nobody knows: no seat is theirs.
    let look = Look { who: Secret::new()?.identity(), seat: None, locale: visitor.locale, step: None };
    let board = app.tables().look(&id, |state| Some(games::drawn(state)?.draw(state, &look)?.board)).await?;
    let board = board.map(|board| board.into_string()).filter(|board| board.len() <= LARGEST_BOARD);
    let drawn = match board {
        None => None,
        Some(board) => {
            tokio::task::spawn_blocking(move || png(&flat::card(&board)?, WIDTH, HEIGHT)).await.ok().flatten()
        }
    };
    Ok(answer(match drawn {
        None => cover(title, &name),
        Some(png) => {
            app.pictures().keep(id, version, png.clone());
            png
        }
    }))
}

/// The address of the picture of a game's cover.
pub fn cover_address(title: &str, name: &str) -> String {
    let name = if games::cover(title, name).is_some() { name } else { "house" };
    format!("/covers/{name}.png")
}

/// The cover of a game as a picture.
pub async fn of_game(State(app): State<App>, Path(file): Path<String>) -> Result<Response, Trouble> {
    let name = file.strip_suffix(".png").ok_or_else(Trouble::not_found)?;
    if name == "house" {
        return Ok(answer(cover("", "")));
    }
    let game = app.tables().games().game(name).map_err(|_| Trouble::not_found())?;
    Ok(answer(cover(game.title, game.name)))
}

/// The cover of a game, drawn once.
fn cover(title: &str, name: &str) -> Bytes {
    static DRAWN: LazyLock<Mutex<HashMap<&'static str, Bytes>>> = LazyLock::new(Mutex::default);
    let svg = games::cover(title, name).unwrap_or(HOUSE);
    let mut drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    drawn.entry(svg).or_insert_with(|| png(&flat::framed(svg), WIDTH, HEIGHT).unwrap_or_default()).clone()
}

/// The icon of the installed page, so many pixels wide and high.
pub async fn icon<const SIZE: u32>() -> Response {
    static DRAWN: LazyLock<Mutex<HashMap<u32, Bytes>>> = LazyLock::new(Mutex::default);
    let mut drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    answer(drawn.entry(SIZE).or_insert_with(|| png(assets::ICON.text(), SIZE, SIZE).unwrap_or_default()).clone())
}

/// What a browser has to know to install the page as an app.
pub async fn manifest(visitor: Visitor) -> Response {
    let locale = visitor.locale;
    let icon = |size: u32| serde_json::json!({ "src": format!("/icon-{size}.png"), "sizes": format!("{size}x{size}"), "type": "image/png" });
    let manifest = serde_json::json!({
        "name": locale.text("site-name"),
        "short_name": locale.text("site-name"),
        "description": locale.text("site-tagline"),
        "lang": locale.code(),
        "id": "/",
        "start_url": "/",
        "display": "standalone",
        "background_color": "#f4ecd8",
        "theme_color": "#fbf6e9",
        "icons": [icon(192), icon(512), { "src": assets::ICON.address, "sizes": "any", "type": "image/svg+xml" }],
    });
    ([(CONTENT_TYPE, "application/manifest+json")], manifest.to_string()).into_response()
}

/// A picture. It is made for other sites, so they may show it.
fn answer(png: Bytes) -> Response {
    let headers = [
        (CONTENT_TYPE, "image/png"),
        (CACHE_CONTROL, "public, max-age=300"),
        (HeaderName::from_static("cross-origin-resource-policy"), "cross-origin"),
    ];
    (headers, png).into_response()
}

/// An `<svg>` without texts as PNG of this size; none if it can't be read.
fn png(svg: &str, width: u32, height: u32) -> Option<Bytes> {
    let tree = Tree::from_str(svg, &Options::default()).ok()?;
    let mut pixels = Pixmap::new(width, height)?;
    let (sx, sy) = (width as f32 / tree.size().width(), height as f32 / tree.size().height());
    resvg::render(&tree, Transform::from_scale(sx, sy), &mut pixels.as_mut());
    pixels.encode_png().ok().map(Bytes::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many different colours a picture has.
    fn colours(png: &[u8]) -> usize {
        let pixels = Pixmap::decode_png(png).unwrap();
        assert_eq!((pixels.width(), pixels.height()), (WIDTH, HEIGHT));
        let found: std::collections::HashSet<_> =
            pixels.pixels().iter().map(|pixel| (pixel.red(), pixel.green(), pixel.blue(), pixel.alpha())).collect();
        found.len()
    }

    #[test]
    fn covers_are_drawn_and_differ() {
        let games = cowcatcher_table::Games::catalogue();
        let covers: Vec<Bytes> = games.iter().map(|game| cover(game.title, game.name)).collect();
        for (number, one) in covers.iter().enumerate() {
            assert!(colours(one) > 20);
            assert!(covers[..number].iter().all(|other| other != one));
        }
        assert!(colours(&cover("", "")) > 3);
    }

    #[test]
    fn what_is_not_svg_is_no_picture() {
        assert!(png("<p>hello", 10, 10).is_none());
        assert!(png("", 10, 10).is_none());
    }

    #[test]
    fn old_pictures_of_a_table_go_first() {
        let pictures = Pictures::default();
        let id = TableId::new().unwrap();
        pictures.keep(id.clone(), Version::new(1, 0), Bytes::from_static(b"one"));
        pictures.keep(id.clone(), Version::new(2, 0), Bytes::from_static(b"two"));
        assert_eq!(pictures.find(&id, Version::new(1, 0)), None);
        assert_eq!(pictures.find(&id, Version::new(2, 0)).as_deref(), Some(&b"two"[..]));
        for _ in 0..KEPT {
            pictures.keep(TableId::new().unwrap(), Version::new(1, 0), Bytes::new());
        }
        assert_eq!(pictures.find(&id, Version::new(2, 0)), None);
        assert_eq!(pictures.kept.lock().unwrap().len(), KEPT);
    }
}
