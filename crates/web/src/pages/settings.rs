//! Language, colours, and what is asked.

use super::Posted;
use crate::app::App;
use crate::error::Trouble;
use crate::visitor::{FORCED_COOKIE, LANGUAGE_COOKIE, THEME_COOKIE, Theme, set_cookie};
use crate::words::Locale;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};

/// Keeps what was chosen and goes back to where it was chosen. What a form does not ask for stays as it is.
pub async fn change(State(app): State<App>, posted: Posted) -> Result<Response, Trouble> {
    let mut response = Redirect::to(inside(posted.get("back"))).into_response();
    let mut keep = |cookie: &str, word: &str| set_cookie(&mut response, cookie, word, true, app.secure());
    if let Ok(locale) = posted.get("language").parse::<Locale>() {
        keep(LANGUAGE_COOKIE, locale.code());
    }
    let theme = posted.get("theme");
    if !theme.is_empty() {
        keep(THEME_COOKIE, Theme::read(theme).word());
    }
    if let word @ ("on" | "off") = posted.get("forced") {
        keep(FORCED_COOKIE, word);
    }
    Ok(response)
}

/// An address of ours, never one of another site.
fn inside(address: &str) -> &str {
    let plain = address.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if plain && address.starts_with('/') && !address.starts_with("//") { address } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::inside;

    #[test]
    fn one_comes_back_to_our_own_pages_only() {
        assert_eq!(inside("/t/abc?step=3"), "/t/abc?step=3");
        for wrong in ["", "//evil.example", "https://evil.example", "/\\evil.example", "/a\nb", "javascript:1"] {
            assert_eq!(inside(wrong), "/", "{wrong}");
        }
    }
}
