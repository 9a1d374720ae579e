//! Language and colours.

use super::Posted;
use crate::app::App;
use crate::error::Trouble;
use crate::visitor::{LANGUAGE_COOKIE, THEME_COOKIE, Theme, set_cookie};
use crate::words::Locale;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};

/// Keeps what was chosen and goes back to where it was chosen.
pub async fn change(State(app): State<App>, posted: Posted) -> Result<Response, Trouble> {
    let locale: Locale = posted.get("language").parse().unwrap_or(posted.visitor.locale);
    let theme = Theme::read(posted.get("theme"));
    let mut response = Redirect::to(inside(posted.get("back"))).into_response();
    set_cookie(&mut response, LANGUAGE_COOKIE, locale.code(), true, app.secure());
    set_cookie(&mut response, THEME_COOKIE, theme.word(), true, app.secure());
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
