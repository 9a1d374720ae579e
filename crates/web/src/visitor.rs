//! Who asks: the identity in the cookie or the header, and in which language and colours they read.

use crate::app::App;
use crate::error::Trouble;
use crate::guard;
use crate::words::Locale;
use axum::body::Body;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, HOST, REFERER, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use cowcatcher_table::{Asker, Identity, LONGEST_NAME, Pace, Secret, Tables};
use sha2::{Digest, Sha256};
use std::net::{IpAddr, Ipv4Addr};
use subtle::ConstantTimeEq;
use time::Duration;
use url::{Position, Url};

/// The cookie that holds the secret of a browser.
const IDENTITY_COOKIE: &str = "cowcatcher";
/// The same where people come by https only: no other host of the same site can set it.
const SECURE_IDENTITY_COOKIE: &str = "__Host-cowcatcher";
/// The cookie that holds the language.
pub const LANGUAGE_COOKIE: &str = "language";
/// The cookie that holds the colours.
pub const THEME_COOKIE: &str = "theme";
/// The cookie that holds how many played the game last begun for one click.
pub const PLAYERS_COOKIE: &str = "players";
/// The cookie that holds how the visitor wants to watch bots play.
pub const PACE_COOKIE: &str = "pace";
/// The cookie that says whether questions with one answer are asked.
pub const FORCED_COOKIE: &str = "forced";
/// The cookie that holds the name last used, as hexadecimal digits.
const NAME_COOKIE: &str = "name";
/// The header that carries the token against forged requests.
const TOKEN_HEADER: &str = "x-csrf";
/// A cookie lives a year.
const YEAR: Duration = Duration::days(365);

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system says.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// The word in the cookie and in the page.
    pub fn word(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The colours of that word.
    pub fn read(word: &str) -> Theme {
        Theme::ALL.into_iter().find(|theme| theme.word() == word).unwrap_or_default()
    }
}

/// How a visitor says who they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Proof {
    /// By a cookie, which a browser sends by itself: what changes something needs a token too.
    Cookie,
    /// By a header, which nobody sends by accident.
    Header,
    /// Not at all: they are new.
    None,
}

/// Who asks.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Who they are.
    pub who: Identity,
    /// The device that acts for them: the hash of its secret.
    pub device: Identity,
    /// The language they read.
    pub locale: Locale,
    /// The name they last used.
    pub name: Option<String>,
    /// How many played the game that they last began for one click.
    pub players: Option<usize>,
    /// The colours they like.
    pub theme: Theme,
    /// How they want to watch bots play.
    pub pace: Pace,
    /// Are questions that have one answer answered by themselves?
    pub forced: bool,
    /// Where they come from.
    pub address: IpAddr,
    /// The page of ours with the form that they send.
    pub form: Option<String>,
    secret: Secret,
    proof: Proof,
}

impl Visitor {
    fn of(headers: &HeaderMap) -> Result<Visitor, Trouble> {
        let cookies = CookieJar::from_headers(headers);
        let cookie = |name: &str| cookies.get(name).map(Cookie::value);
        let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        // Other schemes are meant for a proxy before us.
        let bearer = bearer.and_then(|value| value.strip_prefix("Bearer ")).map(|value| value.parse::<Secret>());
        let known =
            || [SECURE_IDENTITY_COOKIE, IDENTITY_COOKIE].into_iter().find_map(|name| cookie(name)?.parse().ok());
        let (secret, proof) = match bearer {
            Some(Ok(secret)) => (secret, Proof::Header),
            Some(Err(_)) => return Err(Trouble::session()),
            None => match known() {
                Some(secret) => (secret, Proof::Cookie),
                None => (Secret::new()?, Proof::None),
            },
        };
        let languages = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        Ok(Visitor {
            who: secret.identity(),
            device: secret.identity(),
            locale: Locale::choose(cookie(LANGUAGE_COOKIE), languages),
            theme: cookie(THEME_COOKIE).map(Theme::read).unwrap_or_default(),
            pace: cookie(PACE_COOKIE).and_then(|pace| pace.parse().ok()).unwrap_or_default(),
            forced: cookie(FORCED_COOKIE) != Some("off"),
            name: cookie(NAME_COOKIE).and_then(read_name),
            players: cookie(PLAYERS_COOKIE).and_then(|number| number.parse().ok()),
            address: Ipv4Addr::UNSPECIFIED.into(),
            form: None,
            secret,
            proof,
        })
    }

    /// For whom the device acts. One that was signed out is that of somebody new.
    async fn acquaint(&mut self, tables: &Tables) -> Result<(), Trouble> {
        match (tables.person(&self.device).await?, self.proof) {
            (Some(person), _) => self.who = person,
            (None, Proof::Header) => return Err(Trouble::session()),
            (None, _) => {
                self.secret = Secret::new()?;
                self.device = self.secret.identity();
                (self.who, self.proof) = (self.device, Proof::None);
            }
        }
        Ok(())
    }

    /// Who they are and where they come from, for what is counted.
    ///
    /// # Errors
    /// If the store can't be read.
    pub async fn asker(&self, tables: &Tables) -> Result<Asker, Trouble> {
        Ok(Asker { who: self.who, origin: Some(tables.origin(self.address).await?) })
    }

    /// The token that forms and scripts of our own pages carry. Another site can't know it.
    pub fn token(&self) -> String {
        let mut hash = Sha256::new();
        hash.update(b"cowcatcher form token ");
        hash.update(self.secret.reveal().as_bytes());
        const_hex::encode(&hash.finalize()[..16])
    }

    /// Does the request come from a page of ours? `sent` is the token that it carries.
    ///
    /// # Errors
    /// If not.
    pub fn confirm(&self, sent: Option<&str>) -> Result<(), Trouble> {
        match self.proof {
            Proof::Header => Ok(()),
            Proof::None => Err(Trouble::session()),
            Proof::Cookie if sent.is_some_and(|sent| sent.as_bytes().ct_eq(self.token().as_bytes()).into()) => Ok(()),
            Proof::Cookie => Err(Trouble::session()),
        }
    }

    /// Like [`confirm`](Self::confirm), with the token in a header.
    ///
    /// # Errors
    /// If the request does not come from a page of ours.
    pub fn confirm_header(&self, headers: &HeaderMap) -> Result<(), Trouble> {
        self.confirm(headers.get(TOKEN_HEADER).and_then(|value| value.to_str().ok()))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        parts.extensions.get::<Visitor>().cloned().ok_or_else(Trouble::session)
    }
}

/// The page of ours from which something is sent.
fn form(request: &Request) -> Option<String> {
    let text = |name| request.headers().get(name)?.to_str().ok();
    let from = Url::parse(text(REFERER)?).ok()?;
    let ours = text(HOST) == Some(&from[Position::BeforeHost..Position::AfterPort]);
    ours.then(|| from[Position::BeforePath..Position::AfterQuery].to_owned())
}

/// Finds out who asks, gives new visitors a cookie, and puts what went wrong into words.
pub async fn know(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let mut visitor = match Visitor::of(request.headers()) {
        Ok(visitor) => visitor,
        Err(trouble) => return trouble.answer(None, api),
    };
    // Who is new, and who fetches a style sheet, need not be looked up.
    if visitor.proof != Proof::None
        && !request.uri().path().starts_with("/assets/")
        && let Err(trouble) = visitor.acquaint(app.tables()).await
    {
        trouble.note();
        return trouble.answer(Some(&visitor), api);
    }
    visitor.address = guard::address(&app, request.headers(), request.extensions());
    visitor.form = if !api && request.method() == Method::POST { form(&request) } else { None };
    request.extensions_mut().insert(visitor.clone());
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let opens = match request.headers().get("sec-fetch-dest") {
        Some(what) => what == "document",
        None => request.uri().path() == "/",
    };
    let mut response = next.run(request).await;
    if let Some(trouble) = response.extensions_mut().remove::<Trouble>() {
        trouble.note();
        response = trouble.answer(Some(&visitor), api);
    }
    // Only a page that is looked at makes somebody known: a request from elsewhere can't. Whoever comes back is known for another year.
    let tells = match visitor.proof {
        Proof::None => true,
        Proof::Cookie => opens,
        Proof::Header => false,
    };
    if tells && !api && reads {
        let name = if app.secure() { SECURE_IDENTITY_COOKIE } else { IDENTITY_COOKIE };
        set_cookie(&mut response, name, visitor.secret.reveal(), true, app.secure());
    }
    response
}

/// Sets the cookie with the name last used.
pub fn remember_name(response: &mut Response, name: &str, app: &App) {
    let name: String = name.trim().chars().take(LONGEST_NAME).collect();
    set_cookie(response, NAME_COOKIE, &const_hex::encode(name), true, app.secure());
}

/// Sets a cookie for a year.
pub fn set_cookie(response: &mut Response<Body>, name: &str, value: &str, http_only: bool, secure: bool) {
    let cookie = Cookie::build((name, value)).path("/").max_age(YEAR).same_site(SameSite::Lax);
    let cookie = cookie.http_only(http_only).secure(secure).build().to_string();
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
}

fn read_name(digits: &str) -> Option<String> {
    let name: String = String::from_utf8(const_hex::decode(digits).ok()?).ok()?.chars().take(LONGEST_NAME).collect();
    Some(name).filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(line: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(axum::http::header::COOKIE, line.parse().unwrap());
        headers
    }

    #[test]
    fn a_forged_cookie_is_nobody() {
        for forged in ["cowcatcher=", "cowcatcher=1", "cowcatcher=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "x=y; cowcatcher"]
        {
            let visitor = Visitor::of(&headers(forged)).unwrap();
            assert_eq!(visitor.proof, Proof::None, "{forged}");
            assert!(visitor.confirm(Some(&visitor.token())).is_err());
        }
    }

    #[test]
    fn a_password_for_the_proxy_is_none_of_our_business() {
        let mut headers = headers("x=y");
        headers.insert(AUTHORIZATION, "Basic YW5uOnNlY3JldA==".parse().unwrap());
        assert_eq!(Visitor::of(&headers).unwrap().proof, Proof::None);
        headers.insert(AUTHORIZATION, "Bearer nobody".parse().unwrap());
        assert!(Visitor::of(&headers).is_err());
    }

    #[test]
    fn an_old_cookie_is_as_good_as_a_new_one() {
        let secret = Secret::new().unwrap();
        for name in [IDENTITY_COOKIE, SECURE_IDENTITY_COOKIE] {
            let visitor = Visitor::of(&headers(&format!("{name}={}", secret.reveal()))).unwrap();
            assert_eq!((visitor.who, visitor.proof), (secret.identity(), Proof::Cookie));
        }
    }

    #[test]
    fn a_cookie_needs_its_own_token() {
        let (one, other) = (Secret::new().unwrap(), Secret::new().unwrap());
        let one = Visitor::of(&headers(&format!("a=b; cowcatcher={}", one.reveal()))).unwrap();
        let other = Visitor::of(&headers(&format!("cowcatcher={}", other.reveal()))).unwrap();
        assert!(one.confirm(Some(&one.token())).is_ok());
        assert!(one.confirm(Some(&other.token())).is_err());
        assert!(one.confirm(None).is_err());
    }

    #[test]
    fn names_survive_the_cookie() {
        assert_eq!(read_name(&const_hex::encode("Zoë & <b>")).as_deref(), Some("Zoë & <b>"));
        for wrong in ["", "a", "zz", "ff", "é1"] {
            assert_eq!(read_name(wrong), None, "{wrong}");
        }
    }
}
