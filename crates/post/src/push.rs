//! Push messages to browsers: encrypted for the browser alone (RFC 8291) and signed, so that its push service knows who sends them (RFC 8292).
//!
//! The signature is made here. That of the crate which encrypts says of an address with a port that it has none, and would bring along RSA and more
//! for one kind of signature.

use crate::SettingsError;
use crate::reach::Reach;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use cowcatcher_table::{Letter, Undelivered};
use hyper::StatusCode;
use hyper::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue};
use serde_json::json;
use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};
use url::Url;
use web_push_native::p256::PublicKey;
use web_push_native::p256::ecdsa::signature::Signer;
use web_push_native::p256::ecdsa::{Signature, SigningKey};
use web_push_native::{Auth, encrypt};

/// A signature is good for so many seconds; at most a day is allowed.
const SIGNED_FOR: u64 = 12 * 60 * 60;
/// Push services take 4096 bytes, encrypted.
const LONGEST_TEXT: usize = 1000;
/// The secret of a subscription has so many bytes.
const AUTH_LENGTH: usize = 16;

/// Who sends push messages.
pub(crate) struct Push {
    key: SigningKey,
    /// The public half, as browsers and push services want it.
    public: String,
    /// Whom a push service may turn to.
    contact: String,
}

impl fmt::Debug for Push {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Push").field("public", &self.public).finish_non_exhaustive()
    }
}

/// The keys of a subscription; `None` if they are none.
pub(crate) fn keys(p256dh: &str, auth: &str) -> Option<(PublicKey, Auth)> {
    let read = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
    let auth: [u8; AUTH_LENGTH] = read(auth)?.try_into().ok()?;
    // This is also where a point that is not on the curve is refused.
    Some((PublicKey::from_sec1_bytes(&read(p256dh)?).ok()?, Auth::from(auth)))
}

impl Push {
    pub fn new(key: &[u8], home: &str) -> Result<Push, SettingsError> {
        let key = SigningKey::from_slice(key).map_err(|error| SettingsError::Key(error.to_string()))?;
        let public = URL_SAFE_NO_PAD.encode(key.verifying_key().to_encoded_point(false).as_bytes());
        Ok(Push { key, public, contact: home.to_owned() })
    }

    /// The key by which browsers know us.
    pub fn key(&self) -> String {
        self.public.clone()
    }

    pub async fn send(
        &self,
        reach: &Reach,
        endpoint: &str,
        p256dh: &PublicKey,
        auth: &Auth,
        letter: &Letter,
    ) -> Result<(), Undelivered> {
        let (url, found) = reach.find(endpoint).await.map_err(Undelivered::later)?;
        let body = encrypt(payload(letter).into_bytes(), p256dh, auth).map_err(Undelivered::later)?;
        let header = |text: &str| HeaderValue::from_str(text).map_err(Undelivered::later);
        let mut headers = HeaderMap::new();
        headers.insert(AUTHORIZATION, header(&self.signed(&url))?);
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static("aes128gcm"));
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/octet-stream"));
        headers.insert(HeaderName::from_static("ttl"), HeaderValue::from(letter.good_for.as_secs()));
        headers.insert(HeaderName::from_static("urgency"), HeaderValue::from_static("normal"));
        // One that was sent twice takes the place of itself.
        headers.insert(HeaderName::from_static("topic"), header(&letter.id)?);
        let answer = reach.post(&url, &found, headers, body).await?;
        answer.judged(&[StatusCode::NOT_FOUND, StatusCode::GONE])
    }

    /// Says who sends a message, to whoever keeps the endpoint.
    fn signed(&self, endpoint: &Url) -> String {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        let audience = endpoint.origin().ascii_serialization();
        let claims = json!({ "aud": audience, "exp": now + SIGNED_FOR, "sub": self.contact });
        let head = URL_SAFE_NO_PAD.encode(json!({ "typ": "JWT", "alg": "ES256" }).to_string());
        let said = format!("{head}.{}", URL_SAFE_NO_PAD.encode(claims.to_string()));
        let signature: Signature = self.key.sign(said.as_bytes());
        format!("vapid t={said}.{}, k={}", URL_SAFE_NO_PAD.encode(signature.to_bytes()), self.public)
    }
}

/// What the service worker of the browser reads.
fn payload(letter: &Letter) -> String {
    let lines: Vec<&str> = letter.told.iter().map(|told| told.text.as_str()).collect();
    let short = |text: &str| text.chars().take(LONGEST_TEXT / 4).collect::<String>();
    let body = if lines.len() > 1 { short(&lines.join("\n")) } else { String::new() };
    let (id, url, language) = (&letter.id, &letter.url, letter.locale.code());
    json!({ "id": id, "title": short(&letter.title), "body": body, "url": url, "language": language }).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use web_push_native::p256::ecdsa::VerifyingKey;
    use web_push_native::p256::ecdsa::signature::Verifier;

    const P256DH: &str = "BLn9b-VR0ca83knDNZ32dCHGyjJp-1riX9ZTN40MqV8K_LpQmLqxC_DoHvqvFXO_nGdAB4W9dogZb_sM-uV4JbY";
    const AUTH: &str = "_ordMnz7uTCmrpBTeUV4Bw";

    #[test]
    fn forged_keys_are_refused() {
        assert!(keys(P256DH, AUTH).is_some());
        assert!(keys(&format!("{P256DH}="), &format!("{AUTH}==")).is_some());
        let off_the_curve = format!("{}AAA", &P256DH[..P256DH.len() - 3]);
        let wrong = ["", "AAAA", "*", &P256DH[..40], off_the_curve.as_str(), AUTH];
        for p256dh in wrong {
            assert!(keys(p256dh, AUTH).is_none(), "{p256dh}");
        }
        for auth in ["", "AAAA", "*", P256DH] {
            assert!(keys(P256DH, auth).is_none(), "{auth}");
        }
    }

    #[test]
    fn whoever_gets_a_message_knows_who_sent_it() {
        let push = Push::new(&[7; 32], "https://game.example").unwrap();
        let said = push.signed(&"http://127.0.0.1:4711/push/abc".parse().unwrap());
        let (token, key) = said.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let (text, signature) = token.rsplit_once('.').unwrap();
        let read = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
        let key = VerifyingKey::from_sec1_bytes(&read(key)).unwrap();
        key.verify(text.as_bytes(), &Signature::from_slice(&read(signature)).unwrap()).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&read(text.split_once('.').unwrap().1)).unwrap();
        assert_eq!((&claims["aud"], &claims["sub"]), (&json!("http://127.0.0.1:4711"), &json!("https://game.example")));
    }
}
