//! Passkeys: making one, and signing in with one on any device that has it.
//!
//! A browser lets pages use them by https or on the machine itself only, and they belong to the name of the host; so there are none until the
//! operator has said under which https address people come, unless the page is opened on `localhost`. Challenges stand in the store, once and for
//! five minutes, because the answer may reach another server.

use crate::app::App;
use crate::error::Trouble;
use crate::pages::base;
use axum::http::HeaderMap;
use cowcatcher_table::{Arrival, Identity, Opens, Passkey, TableError, Tables};
use serde_json::Value;
use tracing::debug;
use url::{Host, Url};
use webauthn_rp::bin::{Decode, Encode};
use webauthn_rp::request::auth::AuthenticationVerificationOptions;
use webauthn_rp::request::register::{
    CredProtect, Nickname, PublicKeyCredentialUserEntity, RegistrationVerificationOptions, UserHandle16, Username,
};
use webauthn_rp::request::{AsciiDomain, PublicKeyCredentialDescriptor, RpId};
use webauthn_rp::response::auth::DiscoverableAuthentication16;
use webauthn_rp::response::register::{CompressedPubKey, DynamicState, StaticState};
use webauthn_rp::response::{AuthTransports, CredentialId};
use webauthn_rp::{
    AuthenticatedCredential, DiscoverableAuthenticationServerState, DiscoverableCredentialRequestOptions,
    PublicKeyCredentialCreationOptions, Registration, RegistrationServerState,
};

/// The public key of a passkey as it is kept.
type Key = StaticState<CompressedPubKey<[u8; 32], [u8; 32], [u8; 48], Vec<u8>>>;

/// Where passkeys are good: for the name of a host, from pages of one origin.
pub struct House {
    id: RpId,
    origin: String,
}

impl House {
    /// That of the address under which a visitor came; none where browsers allow no passkeys.
    pub fn of(app: &App, headers: &HeaderMap) -> Option<House> {
        House::at(&base(app, headers))
    }

    fn at(origin: &str) -> Option<House> {
        let address = Url::parse(origin).ok()?;
        let Some(Host::Domain(host)) = address.host() else { return None };
        let at_home = host == "localhost" || host.ends_with(".localhost");
        let allowed = address.scheme() == "https" || (address.scheme() == "http" && at_home);
        let id = RpId::Domain(AsciiDomain::try_from(host.to_owned()).ok().filter(|_| allowed)?);
        Some(House { id, origin: origin.to_owned() })
    }

    /// What a browser needs to make a passkey of somebody.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn invite(&self, tables: &Tables, who: &Identity, name: &str) -> Result<Value, Trouble> {
        let kept = tables.passkeys(who).await?;
        // All passkeys of a person know them by the same handle.
        let known = kept.first().and_then(|passkey| <[u8; 16]>::try_from(passkey.handle.as_slice()).ok());
        let handle = known.map_or_else(UserHandle16::new, |bytes| UserHandle16::decode(bytes).unwrap_or_default());
        let descriptors = kept.into_iter().filter_map(|passkey| {
            let id = CredentialId::<Vec<u8>>::decode(passkey.id).ok()?;
            // By which ways the authenticator can be reached is not kept.
            let transports = AuthTransports::decode(0).ok()?;
            Some(PublicKeyCredentialDescriptor { id, transports })
        });
        // A name of an account has no blanks, as these people see it.
        let close = name.replace(' ', "_");
        let user = PublicKeyCredentialUserEntity {
            name: Username::try_from(close.as_str()).or_else(|_| Username::try_from("cowcatcher")).map_err(wrong)?,
            id: &handle,
            display_name: Nickname::try_from(name).ok(),
        };
        let mut options = PublicKeyCredentialCreationOptions::passkey(&self.id, user, descriptors.collect());
        // That it is used by its owner alone is asked for each time; to have it enforced as an extension refuses most phones and laptops.
        options.extensions.cred_protect = CredProtect::None;
        let (server, client) = options.start_ceremony().map_err(wrong)?;
        let challenge = client.options().challenge.as_data().to_be_bytes();
        tables.challenge(Opens::Passkey, who, &challenge, server.encode().map_err(wrong)?).await?;
        serde_json::to_value(&client).map_err(wrong)
    }

    /// Keeps the passkey that a browser made.
    ///
    /// # Errors
    /// [`TableError::BadPasskey`] if the answer is not good, or no longer.
    pub async fn welcome(&self, tables: &Tables, who: &Identity, from: &Arrival, answer: &[u8]) -> Result<(), Trouble> {
        let answer = Registration::from_json_relaxed(answer).map_err(refused)?;
        let challenge = answer.challenge_relaxed().map_err(refused)?.0.to_be_bytes();
        let state = tables.challenged(Opens::Passkey, who, &challenge).await?;
        let server = RegistrationServerState::<16>::decode(state.as_slice()).map_err(wrong)?;
        let origins = [self.origin.as_str()];
        let options = RegistrationVerificationOptions::<&str, &str> {
            allowed_origins: &origins,
            error_on_unsolicited_extensions: false,
            ..Default::default()
        };
        let made = server.verify(&self.id, &answer, &options).map_err(refused)?;
        let bytes = "bytes of a passkey";
        let passkey = Passkey {
            id: made.id().as_ref().to_vec(),
            person: *who,
            handle: made.user_id().encode().map_err(|_| wrong(bytes))?.to_vec(),
            name: from.name.clone(),
            fixed: made.static_state().encode().map_err(|_| wrong(bytes))?,
            state: made.dynamic_state().encode().map_err(|_| wrong(bytes))?.to_vec(),
            made: tables.now(),
            used: None,
        };
        Ok(tables.add_passkey(from, &passkey).await?)
    }

    /// What a browser needs to sign in with whichever passkey it has.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn ask(&self, tables: &Tables, device: &Identity) -> Result<Value, Trouble> {
        let options = DiscoverableCredentialRequestOptions::passkey(&self.id);
        let challenge = options.0.challenge.as_data().to_be_bytes();
        let (server, client) = options.start_ceremony().map_err(wrong)?;
        tables.challenge(Opens::SignIn, device, &challenge, server.encode().map_err(wrong)?).await?;
        serde_json::to_value(&client).map_err(wrong)
    }

    /// Whose passkey answered.
    ///
    /// # Errors
    /// [`TableError::BadPasskey`] if the answer is not good, or no longer, or nobody has such a passkey.
    pub async fn recognise(&self, tables: &Tables, device: &Identity, answer: &[u8]) -> Result<Identity, Trouble> {
        let answer = DiscoverableAuthentication16::from_json_relaxed(answer).map_err(refused)?;
        let challenge = answer.challenge_relaxed().map_err(refused)?.0.to_be_bytes();
        // Whatever comes of it, no second answer is good.
        let state = tables.challenged(Opens::SignIn, device, &challenge).await?;
        let server = DiscoverableAuthenticationServerState::decode(state.as_slice()).map_err(wrong)?;
        let kept = tables.passkey(answer.raw_id().as_ref()).await?;
        if kept.handle != answer.response().user_handle().encode().map_err(|_| refused("a user handle"))? {
            return Err(refused("the handle of somebody else"));
        }
        let changing = <[u8; 7]>::try_from(kept.state.as_slice()).map_err(wrong)?;
        let (fixed, state) =
            (Key::decode(kept.fixed.as_slice()).map_err(wrong)?, DynamicState::decode(changing).map_err(wrong)?);
        let mut passkey = AuthenticatedCredential::new(answer.raw_id(), answer.response().user_handle(), fixed, state)
            .map_err(wrong)?;
        let origins = [self.origin.as_str()];
        let options = AuthenticationVerificationOptions::<&str, &str> {
            allowed_origins: &origins,
            error_on_unsolicited_extensions: false,
            ..Default::default()
        };
        server.verify(&self.id, &answer, &mut passkey, &options).map_err(refused)?;
        let state = passkey.dynamic_state().encode().map_err(|_| wrong("bytes of a passkey"))?;
        tables.use_passkey(&kept.id, &state).await?;
        Ok(kept.person)
    }
}

/// What a browser sent is not good. Why is nobody's business but the operator's.
fn refused(why: impl std::fmt::Display) -> Trouble {
    debug!("a passkey was refused: {why}");
    TableError::BadPasskey.into()
}

/// What we made or kept ourselves is not good.
fn wrong(why: impl std::fmt::Display) -> Trouble {
    TableError::Broken(why.to_string()).into()
}

#[cfg(test)]
mod tests {
    use super::House;

    #[test]
    fn passkeys_are_good_by_https_and_at_home() {
        let host = |origin: &str| House::at(origin).map(|house| house.id.as_ref().to_owned());
        assert_eq!(host("https://game.example").as_deref(), Some("game.example"));
        assert_eq!(host("https://game.example:8443").as_deref(), Some("game.example"));
        assert_eq!(host("http://localhost:8080").as_deref(), Some("localhost"));
        for none in
            ["http://game.example", "http://127.0.0.1:8080", "https://127.0.0.1", "https://[::1]:8080", "ftp://x", ""]
        {
            assert_eq!(host(none), None, "{none}");
        }
    }
}
