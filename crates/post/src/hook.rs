//! Hooks: a request to an address that its owner chose, in the shape that it takes.

use crate::reach::Reach;
use cowcatcher_table::{Letter, Shape, Undelivered};
use hyper::StatusCode;
use hyper::header::{CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue};
use serde_json::{Value, json};
use url::Url;

/// Discord takes 2000 characters.
const LONGEST_FOR_DISCORD: usize = 1900;

pub(crate) async fn call(reach: &Reach, address: &str, shape: Shape, letter: &Letter) -> Result<(), Undelivered> {
    let (url, found) = reach.find(address).await.map_err(Undelivered::later)?;
    let (url, body) = match shape {
        Shape::Json => (url, plain(letter)),
        Shape::Discord => (url, for_discord(letter)),
        Shape::Ntfy => for_ntfy(&url, letter).ok_or_else(|| Undelivered::Gone("no topic".to_owned()))?,
    };
    let mut headers = HeaderMap::new();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    let id = HeaderValue::from_str(&letter.id).map_err(Undelivered::later)?;
    // By this a receiver knows one that comes twice.
    headers.insert(HeaderName::from_static("idempotency-key"), id);
    let answer = reach.post(&url, &found, headers, body.to_string().into_bytes()).await?;
    answer.judged(match shape {
        // That is what it says of a hook that was removed.
        Shape::Discord => &[StatusCode::NOT_FOUND, StatusCode::GONE],
        Shape::Json | Shape::Ntfy => &[StatusCode::GONE],
    })
}

fn lines(letter: &Letter) -> String {
    letter.told.iter().map(|told| told.text.as_str()).collect::<Vec<_>>().join("\n")
}

fn plain(letter: &Letter) -> Value {
    let notices: Vec<Value> = letter
        .told
        .iter()
        .map(|told| json!({ "kind": told.kind, "table": told.table, "text": told.text, "url": told.url }))
        .collect();
    let language = letter.locale.code();
    json!({ "id": letter.id, "language": language, "title": letter.title, "url": letter.url, "notices": notices })
}

/// Nobody is called by a name that looks like a call, and no name is a link.
fn for_discord(letter: &Letter) -> Value {
    let line = |text: &str, url: &str| {
        let safe: String = text
            .chars()
            .flat_map(|c| [Some('\\').filter(|_| "*_~`|>#[]()<@:-".contains(c)), Some(c)])
            .flatten()
            .collect();
        format!("{safe}\n<{url}>")
    };
    let told: Vec<String> = letter.told.iter().map(|told| line(&told.text, &told.url)).collect();
    let content: String = told.join("\n").chars().take(LONGEST_FOR_DISCORD).collect();
    json!({ "content": content, "allowed_mentions": { "parse": [] } })
}

/// The topic at the end of an address of ntfy, such as `https://ntfy.sh/topic`.
pub(crate) fn topic(url: &Url) -> Option<&str> {
    let topic = url.path().strip_prefix('/')?;
    let known = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    (!topic.is_empty() && topic.len() <= 64 && topic.bytes().all(known)).then_some(topic)
}

/// ntfy takes JSON at its root. A newer one knows a message that comes twice by its `sequence_id`, an older one does not look at that.
fn for_ntfy(url: &Url, letter: &Letter) -> Option<(Url, Value)> {
    let topic = topic(url)?.to_owned();
    let mut root = url.clone();
    root.set_path("/");
    root.set_fragment(None);
    let body = json!({
        "topic": topic,
        "title": letter.locale.text("site-name"),
        "message": lines(letter),
        "click": letter.url,
        "sequence_id": letter.id,
    });
    Some((root, body))
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_topic_is_one_word() {
        let topic = |address: &str| super::topic(&address.parse().unwrap()).map(str::to_owned);
        assert_eq!(topic("https://ntfy.sh/my-games_7").as_deref(), Some("my-games_7"));
        for wrong in ["https://ntfy.sh/", "https://ntfy.sh/a/b", "https://ntfy.sh/a%20b"] {
            assert_eq!(topic(wrong), None, "{wrong}");
        }
    }
}
