//! Style sheet, scripts and icon, all inside the program. Their addresses hold a hash of their content, so a browser keeps
//! them for ever and gets new ones after an update.

use crate::error::Trouble;
use crate::games;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use cowcatcher_table::Games;
use sha2::{Digest, Sha256};
use std::sync::LazyLock;

/// A file inside the program.
#[derive(Debug)]
pub struct Asset {
    /// Its address.
    pub address: String,
    stem: &'static str,
    name: String,
    kind: &'static str,
    content: String,
}

impl Asset {
    fn new(stem: &'static str, ending: &str, kind: &'static str, content: String) -> Asset {
        let hash = const_hex::encode(&Sha256::digest(&content)[..6]);
        let name = format!("{stem}-{hash}.{ending}");
        Asset { address: format!("/assets/{name}"), stem, name, kind, content }
    }

    /// What stands in it.
    pub fn text(&self) -> &str {
        &self.content
    }
}

/// The style sheet: that of the pages and that of the drawings.
pub static STYLE: LazyLock<Asset> = LazyLock::new(|| {
    let pages = [
        include_str!("assets/base.css"),
        include_str!("assets/lobby.css"),
        include_str!("assets/archive.css"),
        include_str!("assets/groups.css"),
        include_str!("assets/identity.css"),
        include_str!("assets/end.css"),
        include_str!("assets/analysis.css"),
        include_str!("assets/game.css"),
        include_str!("assets/phone.css"),
        include_str!("assets/follow.css"),
        include_str!("assets/advice.css"),
        include_str!("assets/coach.css"),
        include_str!("assets/clock.css"),
        include_str!("assets/notices.css"),
        include_str!("assets/plans.css"),
    ];
    let parts = [&pages[..], games::STYLES].concat();
    Asset::new("style", "css", "text/css; charset=utf-8", parts.join("\n"))
});

macro_rules! modules {
    ($($stem:literal),+ $(,)?) => { [$(($stem, include_str!(concat!("assets/", $stem, ".js")))),+] };
}

/// A module of the script, and all the others that it leads to.
#[derive(Debug)]
pub struct Script {
    /// Its file.
    pub file: Asset,
    /// The addresses of all modules that it imports, and those import. A page names them all, so that a browser fetches them
    /// at once instead of one after the other.
    pub imports: Vec<String>,
}

/// The modules of the script. A module stands after those that it imports: their hashes are part of its content.
static SCRIPTS: LazyLock<Vec<Script>> = LazyLock::new(|| {
    let sources = modules!(
        "shell", "passkeys", "push", "page", "look", "pieces", "goals", "hints", "bar", "advice", "zoom", "boards",
        "coach", "notify", "follow", "unread", "show", "talk", "pace", "clock", "replay", "analysis", "sound", "table"
    );
    let mut made: Vec<Script> = Vec::new();
    for (stem, source) in sources {
        let (mut content, mut imports) = (source.to_owned(), Vec::new());
        for Script { file, imports: theirs } in &made {
            let import = format!("\"./{}.js\"", file.stem);
            if content.contains(&import) {
                content = content.replace(&import, &format!("\"{}\"", file.address));
                imports.extend(theirs.iter().chain([&file.address]).cloned());
            }
        }
        imports.sort();
        imports.dedup();
        made.push(Script { file: Asset::new(stem, "js", "text/javascript; charset=utf-8", content), imports });
    }
    made
});

/// The script with which a page begins: `page`, or `table` for the page of a table.
pub fn script(stem: &str) -> Option<&'static Script> {
    SCRIPTS.iter().find(|script| script.file.stem == stem)
}

/// What a browser runs when a push message comes. It has one address for ever: by that a browser knows it.
pub async fn worker() -> Response {
    let headers = [(CONTENT_TYPE, "text/javascript; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
    (headers, include_str!("assets/worker/worker.js")).into_response()
}

/// The icon.
pub static ICON: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("icon", "svg", "image/svg+xml", include_str!("assets/icon.svg").to_owned()));

/// The covers of the games, and the mark of the house for those that have none: by title and name of the game.
static COVERS: LazyLock<Vec<(&'static str, &'static str, Asset)>> = LazyLock::new(|| {
    let asset = |content: &str| Asset::new("cover", "svg", "image/svg+xml", content.to_owned());
    let games = Games::catalogue();
    let own =
        games.iter().filter_map(|game| Some((game.title, game.name, asset(games::cover(game.title, game.name)?))));
    own.chain([("", "", asset(HOUSE))]).collect()
});

/// The picture of whatever has no cover of its own.
pub const HOUSE: &str = include_str!("assets/cover.svg");

/// The address of the cover of a game.
pub fn cover(title: &str, name: &str) -> &'static str {
    let own = COVERS.iter().find(|(of, named, _)| *of == title && *named == name);
    own.or_else(|| COVERS.last()).map_or("", |(_, _, asset)| &asset.address)
}

/// Hands out an asset.
pub async fn serve(Path(name): Path<String>) -> Result<Response, Trouble> {
    let covers = COVERS.iter().map(|(_, _, asset)| asset);
    let assets = [&*STYLE, &*ICON].into_iter().chain(SCRIPTS.iter().map(|script| &script.file)).chain(covers);
    let asset = assets.into_iter().find(|asset| asset.name == name);
    let asset = asset.ok_or_else(Trouble::not_found)?;
    let headers = [(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((headers, asset.content.as_str()).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_import_of_a_script_leads_to_another() {
        for Script { file, imports } in SCRIPTS.iter() {
            // One that imports a later one, or none there is, would keep the name of its source.
            assert!(!file.content.contains("\"./"), "{} imports what does not stand before it", file.stem);
            let from = file.content.matches(" from \"/assets/").count();
            assert!(from <= imports.len(), "{} imports {from} of {imports:?}", file.stem);
        }
        let stems = |entry: &str| -> Vec<&str> {
            let imports = &script(entry).unwrap().imports;
            SCRIPTS.iter().filter(|it| imports.contains(&it.file.address)).map(|it| it.file.stem).collect()
        };
        assert_eq!(stems("page"), ["shell", "passkeys", "push"]);
        assert_eq!(stems("table").len(), SCRIPTS.len() - 4, "all but the two beginnings, and what no table needs");
    }
}
