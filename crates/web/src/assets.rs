//! Style sheet, script and icon, all inside the program. Their addresses hold a hash of their content, so a browser keeps
//! them for ever and gets new ones after an update.

use crate::games;
use crate::trouble::Trouble;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use std::sync::LazyLock;

/// A file inside the program.
#[derive(Debug)]
pub struct Asset {
    /// Its address.
    pub address: String,
    name: String,
    kind: &'static str,
    content: String,
}

impl Asset {
    fn new(stem: &str, ending: &str, kind: &'static str, content: String) -> Asset {
        let hash: String = Sha256::digest(&content)[..6].iter().map(|byte| format!("{byte:02x}")).collect();
        let name = format!("{stem}-{hash}.{ending}");
        Asset { address: format!("/assets/{name}"), name, kind, content }
    }
}

/// The style sheet: that of the pages and that of the drawings.
pub static STYLE: LazyLock<Asset> = LazyLock::new(|| {
    let pages = [include_str!("assets/base.css"), include_str!("assets/game.css"), include_str!("assets/phone.css")];
    let parts = [&pages[..], games::STYLES].concat();
    Asset::new("style", "css", "text/css; charset=utf-8", parts.join("\n"))
});

/// The script: its files share one scope, which nothing else can reach.
pub static SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    let parts = [
        include_str!("assets/page.js"),
        include_str!("assets/pieces.js"),
        include_str!("assets/zoom.js"),
        include_str!("assets/input.js"),
    ];
    let script = format!("\"use strict\";\n(() => {{\n{}}})();\n", parts.concat());
    Asset::new("page", "js", "text/javascript; charset=utf-8", script)
});

/// The icon.
pub static ICON: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("icon", "svg", "image/svg+xml", include_str!("assets/icon.svg").to_owned()));

/// Hands out an asset.
pub async fn serve(Path(name): Path<String>) -> Result<Response, Trouble> {
    let asset = [&*STYLE, &*SCRIPT, &*ICON].into_iter().find(|asset| asset.name == name);
    let asset = asset.ok_or_else(Trouble::not_found)?;
    let headers = [(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((headers, asset.content.as_str()).into_response())
}
