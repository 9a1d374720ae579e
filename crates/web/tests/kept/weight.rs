//! What a browser that comes for the first time has to fetch for a page.

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use http_body_util::BodyExt;
use tower::ServiceExt;

/// One thing fetched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fetched {
    /// Where it was.
    pub path: String,
    /// Bytes on the wire, compressed where the server compresses.
    pub bytes: usize,
    /// Bytes after that.
    pub plain: usize,
}

/// Fetches something as browsers do.
async fn fetch(router: &Router, path: &str, headers: &[(&str, &str)], compressed: bool) -> Vec<u8> {
    let mut request = Request::get(path).header("host", "table.test");
    if compressed {
        request = request.header("accept-encoding", "gzip");
    }
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let response = router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    assert_eq!(response.status(), 200, "{path}");
    response.into_body().collect().await.unwrap().to_bytes().to_vec()
}

/// Everything that a page and what it names make a browser fetch, the page first.
pub async fn first_load(router: &Router, page: &str, headers: &[(&str, &str)]) -> Vec<Fetched> {
    let mut found: Vec<Fetched> = Vec::new();
    let mut wanted = vec![page.to_owned()];
    while let Some(path) = wanted.pop() {
        let bytes = fetch(router, &path, headers, true).await.len();
        let plain = fetch(router, &path, headers, false).await;
        let text = String::from_utf8_lossy(&plain).into_owned();
        found.push(Fetched { path, bytes, plain: plain.len() });
        for path in named_in(&text) {
            if !wanted.contains(&path) && found.iter().all(|fetched| fetched.path != path) {
                wanted.push(path);
            }
        }
    }
    found
}

/// What is fetched because a text names it: style sheets, icons, scripts, pictures, and whatever a script may want of our
/// assets. Links to other pages are not.
fn named_in(text: &str) -> Vec<String> {
    let tags = text.split('<').skip(1).filter_map(|tag| tag.split('>').next());
    let fetched = tags.filter_map(|tag| {
        let name = match tag.split_whitespace().next()? {
            "link" | "use" | "image" => "href=\"",
            "script" | "img" | "iframe" | "source" | "video" => "src=\"",
            _ => return None,
        };
        tag.split(name).nth(1)?.split('"').next()
    });
    let styled = text.split("url(").skip(1).filter_map(|rest| rest.split(')').next());
    let styled = styled.map(|path| path.trim_matches(['"', '\'']));
    let assets = text.split(['"', '\'', '`']).filter(|path| path.starts_with("/assets/"));
    fetched.chain(styled).chain(assets).filter(|path| path.starts_with('/')).map(str::to_owned).collect()
}

/// All bytes on the wire.
pub fn total(fetched: &[Fetched]) -> usize {
    fetched.iter().map(|one| one.bytes).sum()
}

/// What was fetched, one line each, and the sum.
pub fn table(fetched: &[Fetched]) -> String {
    let line = |path: &str, bytes: usize, plain: usize| format!("{bytes:>8} B of {plain:>8} B  {path}\n");
    let lines: String = fetched.iter().map(|one| line(&one.path, one.bytes, one.plain)).collect();
    lines + &line("in all", total(fetched), fetched.iter().map(|one| one.plain).sum())
}
