//! The headers of every answer that does not say something else there.

use crate::app::App;
use axum::extract::State;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, Entry, HeaderName, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderValue, Response};

/// Scripts, styles and pictures come from here and from nowhere else; nobody may frame a page.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// What is said where an answer says nothing else.
static ALWAYS: [(HeaderName, HeaderValue); 8] = [
    (CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    // An invitation is a secret in an address: it must not reach another site.
    (REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), geolocation=(), microphone=(), payment=()"),
    ),
    (CACHE_CONTROL, HeaderValue::from_static("no-store")),
];

/// For browsers that have been here by https: they come no other way for a year.
const HTTPS_FOR_A_YEAR: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Sets them.
pub async fn set<B>(State(app): State<App>, mut response: Response<B>) -> Response<B> {
    let headers = response.headers_mut();
    headers.reserve(ALWAYS.len() + 1);
    for (name, value) in &ALWAYS {
        if let Entry::Vacant(place) = headers.entry(name) {
            place.insert(value.clone());
        }
    }
    if app.secure() {
        headers.insert(STRICT_TRANSPORT_SECURITY, HTTPS_FOR_A_YEAR);
    }
    response
}
