//! Secrets that open a seat, and names that can't be guessed. Of a secret only its hash is kept anywhere.

use crate::error::TableError;
use cowcatcher_engine::NotationError;
use rand::TryRng;
use rand::rngs::SysRng;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};
use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

/// Letters and digits that can't be taken for one another; five bits each.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// Letters of a secret: 160 bits.
const SECRET_LENGTH: usize = 32;
/// Letters of a recovery code: 80 bits, few enough to be written down.
const CODE_LENGTH: usize = 16;
/// Letters of the name of a table or a group: 80 bits, so that nobody finds one by trying.
const ID_LENGTH: usize = 16;

/// Letters drawn by the operating system.
fn drawn(length: usize) -> Result<String, TableError> {
    let mut bytes = vec![0; length];
    SysRng.try_fill_bytes(&mut bytes).map_err(|_| TableError::NoRandomness)?;
    Ok(bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect())
}

/// The text, if it could have been drawn.
fn read(text: &str, length: usize) -> Option<String> {
    let is_drawn = text.len() == length && text.bytes().all(|byte| ALPHABET.contains(&byte));
    is_drawn.then(|| text.to_owned())
}

/// Something that only its holder knows: in a cookie it says who a browser is, in a link it opens a seat.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A new secret of 160 bits, from the operating system.
    ///
    /// # Errors
    /// If the system gives no random numbers.
    pub fn new() -> Result<Self, TableError> {
        drawn(SECRET_LENGTH).map(Secret)
    }

    /// The secret itself, for the cookie or the link and for nothing else.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// Who holds the secret, without the secret.
    pub fn identity(&self) -> Identity {
        Identity::of(self.0.as_bytes())
    }
}

impl FromStr for Secret {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        // What was given is not repeated in the error: it may be a secret with a letter missing.
        let secret = read(text, SECRET_LENGTH).map(Secret);
        secret.ok_or_else(|| NotationError::new("…", "a secret as this server makes them"))
    }
}

/// Never shown, not even in a trace.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// A secret that people write down, in groups of four letters.
#[derive(Clone, PartialEq, Eq)]
pub struct Code(String);

impl Code {
    /// A new code of 80 bits, from the operating system.
    ///
    /// # Errors
    /// If the system gives no random numbers.
    pub fn new() -> Result<Self, TableError> {
        drawn(CODE_LENGTH).map(Code)
    }

    /// The code itself, as it is written down.
    pub fn reveal(&self) -> String {
        let (groups, _) = self.0.as_bytes().as_chunks::<4>();
        groups.iter().map(|group| String::from_utf8_lossy(group)).collect::<Vec<_>>().join("-")
    }

    /// Its hash.
    pub fn identity(&self) -> Identity {
        Identity::of(self.0.as_bytes())
    }
}

/// However it was copied: in capitals, without the lines between, with an O for a 0.
impl FromStr for Code {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let letters =
            text.chars().filter(|letter| letter.is_alphanumeric()).map(|letter| match letter.to_ascii_lowercase() {
                'o' => '0',
                'i' | 'l' => '1',
                letter => letter,
            });
        let letters: String = letters.collect();
        read(&letters, CODE_LENGTH).map(Code).ok_or_else(|| NotationError::new("…", "a recovery code"))
    }
}

/// Never shown, not even in a trace.
impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Code(…)")
    }
}

/// Who somebody is: the SHA-256 of the secret they hold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Identity([u8; 32]);

impl Identity {
    /// The hash of something that only its holder knows.
    pub fn of(bytes: &[u8]) -> Self {
        Identity(Sha256::digest(bytes).into())
    }

    /// The bytes, as they are stored.
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// Whoever is known by something else than a secret.
    pub(crate) fn hash(known_by: &[u8]) -> Self {
        Identity(Sha256::digest(known_by).into())
    }

    /// From stored bytes; `None` if they are not an identity.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Identity)
    }
}

impl fmt::Debug for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Identity({:02x}{:02x}…)", self.0[0], self.0[1])
    }
}

/// Where somebody comes from, without saying where: the salted hash of a network address. It serves to count, and is forgotten with the
/// games it was counted for.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Origin([u8; 16]);

impl Origin {
    /// The origin of an address. IPv6 hands whole networks to one visitor: their /56 counts as one.
    pub fn of(salt: &[u8], address: IpAddr) -> Self {
        let mut hash = Sha256::new();
        hash.update(salt);
        match network(address) {
            IpAddr::V4(address) => hash.update(address.octets()),
            IpAddr::V6(address) => hash.update(address.octets()),
        }
        let hash: [u8; 32] = hash.finalize().into();
        let mut half = [0; 16];
        half.copy_from_slice(&hash[..16]);
        Origin(half)
    }

    /// The bytes, as they are stored.
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }
}

impl fmt::Debug for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Origin({:02x}{:02x}…)", self.0[0], self.0[1])
    }
}

/// The network that counts as one visitor: an IPv4 address, or the /56 of an IPv6 address. Providers hand out a /56 to a household
/// (RIPE-690 recommends it), which then has 2^72 addresses; a /48 is what they give to companies, of which many people come.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 72 << 72).into(),
        address => address,
    }
}

/// A name in addresses that can't be guessed.
macro_rules! names {
    ($($(#[$doc:meta])* $name:ident: $what:literal;)+) => {
        $($(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(String);

        impl $name {
            /// A new name.
            ///
            /// # Errors
            /// If the system gives no random numbers.
            pub fn new() -> Result<Self, TableError> {
                drawn(ID_LENGTH).map($name)
            }

            /// The name as text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl FromStr for $name {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                read(text, ID_LENGTH).map($name).ok_or_else(|| NotationError::new(text, $what))
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.0)
            }
        })+
    };
}

names! {
    /// The name of a table in addresses. Who knows it may watch, but not sit.
    TableId: "the name of a table";
    /// The name of a group in addresses. It opens nothing to whoever is not in the group.
    GroupId: "the name of a group";
}

impl<'de> Deserialize<'de> for TableId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_read_back_however_they_are_copied() {
        let code = Code::new().unwrap();
        let shown = code.reveal();
        assert_eq!((shown.len(), shown.matches('-').count()), (19, 3));
        for copied in
            [shown.clone(), shown.to_uppercase(), shown.replace('-', " "), shown.replace('0', "O").replace('1', "l")]
        {
            assert_eq!(copied.parse::<Code>().unwrap(), code, "{copied}");
        }
        assert!(!format!("{code:?}").contains(&shown));
        for wrong in ["", "abcd-efgh", &shown[1..], "uuuu-uuuu-uuuu-uuuu"] {
            assert!(wrong.parse::<Code>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn secrets_differ_and_read_back_and_do_not_show() {
        let (one, two) = (Secret::new().unwrap(), Secret::new().unwrap());
        assert_ne!(one.reveal(), two.reveal());
        assert_ne!(one.identity(), two.identity());
        assert_eq!(one.reveal().parse::<Secret>().unwrap().identity(), one.identity());
        assert!(!format!("{one:?}").contains(one.reveal()));
        for wrong in ["", "abc", &one.reveal()[1..], "ABCDEFGHJKMNPQRSTVWXYZ0123456789"] {
            let error = wrong.parse::<Secret>().unwrap_err();
            assert!(wrong.is_empty() || !error.to_string().contains(wrong));
        }
    }
}
