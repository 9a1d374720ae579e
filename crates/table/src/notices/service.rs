//! What people choose: where they want to be told what, and how often.

use super::{
    Address, Carrier, Choices, Enclosure, Item, Kind, MOST_TARGETS, Notices, STOPPED, Target, TargetState, Ways,
};
use crate::error::TableError;
use crate::quota::{Asker, Deed, Span, day};
use crate::secret::{Identity, TableId};
use crate::service::{Tables, failed};
use crate::store::{Maker, Spending};
use cowcatcher_words::Locale;
use rand::TryRng;
use rand::rngs::SysRng;
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use tokio::sync::OnceCell;

/// The secret from which links in mails are made.
const KEY: &str = "notices";
/// So often a day an address is asked whether it wants notices, whoever wants it to be.
const ASKED_A_DAY: u64 = 3;
/// A question, and a test, is worth sending for so long, in milliseconds.
const ANSWERED_IN: i64 = 24 * 60 * 60 * 1000;
/// That somebody has a table before them is noted so often, in milliseconds.
const NOTED: i64 = 20_000;
/// So many are remembered of whom that was noted.
const REMEMBERED: usize = 10_000;
/// So long it is remembered what was sent, in milliseconds.
const KEPT: i64 = 2 * ANSWERED_IN;
/// So long one may take to agree, in milliseconds.
const TO_AGREE: i64 = 7 * ANSWERED_IN;

/// What this server has in memory for notices.
#[derive(Debug, Default)]
pub(crate) struct Posting {
    key: OnceCell<Vec<u8>>,
    /// Who had which table before them, and when that was noted.
    noted: Mutex<HashMap<(Identity, TableId), i64>>,
}

/// What a link in a mail does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Link {
    /// Whoever reads there agrees.
    Confirm,
    /// Nothing more is to be sent there.
    Stop,
}

impl Link {
    const fn word(self) -> &'static str {
        match self {
            Link::Confirm => "confirm",
            Link::Stop => "stop",
        }
    }
}

/// A target, as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TargetSeen {
    /// Its name.
    pub id: TableId,
    /// `push`, `mail` or `hook`.
    pub way: &'static str,
    /// So much of its address as says which one it is.
    pub shown: String,
    /// What is told there.
    pub kinds: Vec<Kind>,
    /// How it fares.
    pub state: TargetState,
    /// Why it is off: `gone`, `unreachable` or `stopped`.
    pub why: Option<String>,
    /// When something last arrived, in milliseconds since 1970.
    pub sent: Option<i64>,
    /// Since when nothing does.
    pub failing: Option<i64>,
}

impl From<Target> for TargetSeen {
    fn from(target: Target) -> TargetSeen {
        let (way, shown) = (target.address.way(), target.address.shown());
        let Target { id, kinds, state, why, sent, failing, .. } = target;
        TargetSeen { id, way, shown, kinds, state, why, sent, failing }
    }
}

/// All that somebody chose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct NoticesSeen {
    /// The ways there are on this server.
    pub ways: Ways,
    /// How they want to be told.
    pub choices: Choices,
    /// Where.
    pub targets: Vec<TargetSeen>,
}

impl Tables {
    /// Where notices are kept and who carries them, if any way is set up.
    pub(super) fn noticing(&self) -> Option<(&dyn Notices, &dyn Carrier)> {
        let carrier = self.0.settings.carrier.as_deref().filter(|carrier| carrier.ways().any())?;
        Some((self.0.store.notices()?, carrier))
    }

    fn to_notice(&self) -> Result<(&dyn Notices, &dyn Carrier), TableError> {
        self.noticing().ok_or(TableError::NoSuchWay)
    }

    /// The ways that notices can take here.
    pub fn ways(&self) -> Ways {
        self.noticing().map(|(_, carrier)| carrier.ways()).unwrap_or_default()
    }

    /// The address of the server, for links.
    pub(super) fn home(&self) -> &str {
        self.0.settings.carrier.as_deref().map_or("", Carrier::home)
    }

    /// What somebody chose.
    ///
    /// # Errors
    /// If the store can't be read.
    pub async fn notices(&self, who: &Identity) -> Result<NoticesSeen, TableError> {
        let Some((notices, carrier)) = self.noticing() else {
            return Ok(NoticesSeen { ways: Ways::default(), choices: Choices::default(), targets: Vec::new() });
        };
        let choices = notices.choices(who).await.map_err(failed)?.unwrap_or_default();
        let targets = notices.targets(who).await.map_err(failed)?.into_iter().map(TargetSeen::from).collect();
        Ok(NoticesSeen { ways: carrier.ways(), choices, targets })
    }

    /// Has a target of somebody been switched off because nothing arrives there?
    ///
    /// # Errors
    /// If the store can't be read.
    pub async fn lost_target(&self, who: &Identity) -> Result<bool, TableError> {
        let Some((notices, _)) = self.noticing() else { return Ok(false) };
        let targets = notices.targets(who).await.map_err(failed)?;
        Ok(targets.iter().any(|it| it.state == TargetState::Off && it.why.as_deref() != Some(STOPPED)))
    }

    /// Changes how somebody wants to be told.
    ///
    /// # Errors
    /// [`TableError::BadTarget`] if that can't be meant.
    pub async fn choose_notices(&self, who: &Identity, choices: Choices) -> Result<(), TableError> {
        let (notices, _) = self.to_notice()?;
        choices.check()?;
        notices.keep_choices(who, &choices).await.map_err(failed)
    }

    /// Somebody reads in this language from now on.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn reads(&self, who: &Identity, locale: Locale) -> Result<(), TableError> {
        let Some((notices, _)) = self.noticing() else { return Ok(()) };
        notices.keep_language(who, locale).await.map_err(failed)
    }

    /// Adds a place where somebody who reads this language wants to be told these. Whoever reads mail at an address is asked first.
    ///
    /// # Errors
    /// [`TableError::BadTarget`] if nothing can or may be sent there, [`TableError::NoSuchWay`], [`TableError::TooManyTargets`],
    /// [`TableError::UnwantedMail`], [`TableError::Quota`].
    pub async fn add_target(
        &self,
        who: impl Into<Asker>,
        address: Address,
        kinds: &[Kind],
        locale: Locale,
    ) -> Result<TargetSeen, TableError> {
        let (asker, (notices, carrier)) = (who.into(), self.to_notice()?);
        address.check_length()?;
        if !carrier.ways().take(&address) {
            return Err(TableError::NoSuchWay);
        }
        self.charge(asker, Deed::Target, 0).await?;
        carrier.check(&address).await?;
        let now = self.now();
        if let Address::Mail { address } = &address {
            self.may_ask(notices, address).await?;
        }
        if notices.choices(&asker.who).await.map_err(failed)?.is_none() {
            notices.keep_choices(&asker.who, &Choices { locale, ..Choices::default() }).await.map_err(failed)?;
        }
        let state = if matches!(address, Address::Mail { .. }) { TargetState::New } else { TargetState::On };
        let (kinds, who) = (distinct(kinds), asker.who);
        let target =
            Target { id: TableId::new()?, who, address, kinds, state, why: None, made: now, sent: None, failing: None };
        let id = notices.add_target(&target, MOST_TARGETS).await.map_err(failed)?;
        let id = id.ok_or(TableError::TooManyTargets { most: MOST_TARGETS })?;
        let target = notices.target(&id).await.map_err(failed)?.ok_or(TableError::UnknownTarget)?;
        if target.state == TargetState::New {
            self.enclose(notices, &id, Item::Confirm).await?;
        }
        Ok(target.into())
    }

    /// May an address be asked whether it wants notices? Not if its owner wants no mail from here, nor again and again.
    async fn may_ask(&self, notices: &dyn Notices, address: &str) -> Result<(), TableError> {
        let reader = reader(address);
        if notices.refuses_mail(&reader).await.map_err(failed)? {
            return Err(TableError::UnwantedMail);
        }
        let asked = Spending { who: Maker::Who(reader), what: "asked", amount: 1, most: ASKED_A_DAY };
        match self.0.store.spend(day(self.now()), &[asked]).await.map_err(failed)? {
            Some(_) => Err(TableError::Quota { deed: Deed::Target, span: Span::Day, wait: 0 }),
            None => Ok(()),
        }
    }

    async fn enclose(&self, notices: &dyn Notices, target: &TableId, item: Item) -> Result<(), TableError> {
        let now = self.now();
        let enclosed = Enclosure { id: TableId::new()?, item, now, not_before: now, expires: now + ANSWERED_IN };
        notices.enclose(target, &enclosed).await.map_err(failed)
    }

    /// Changes what is told at a target.
    ///
    /// # Errors
    /// [`TableError::UnknownTarget`] if it is not theirs.
    pub async fn choose_kinds(&self, who: &Identity, id: &TableId, kinds: &[Kind]) -> Result<(), TableError> {
        let (notices, _) = self.to_notice()?;
        match notices.keep_kinds(who, id, &distinct(kinds)).await.map_err(failed)? {
            true => Ok(()),
            false => Err(TableError::UnknownTarget),
        }
    }

    /// Removes a target, with all that is on its way there.
    ///
    /// # Errors
    /// [`TableError::UnknownTarget`] if it is not theirs.
    pub async fn remove_target(&self, who: &Identity, id: &TableId) -> Result<(), TableError> {
        let (notices, _) = self.to_notice()?;
        match notices.remove_target(who, id).await.map_err(failed)? {
            true => Ok(()),
            false => Err(TableError::UnknownTarget),
        }
    }

    /// Sends something to a target, so that its owner sees whether it arrives. It counts like any other.
    ///
    /// # Errors
    /// [`TableError::UnknownTarget`] if it is not theirs or is not on, [`TableError::Quota`].
    pub async fn try_target(&self, who: impl Into<Asker>, id: &TableId) -> Result<(), TableError> {
        let (asker, (notices, _)) = (who.into(), self.to_notice()?);
        let target = notices.target(id).await.map_err(failed)?;
        let theirs = target.is_some_and(|target| target.who == asker.who && target.state == TargetState::On);
        if !theirs {
            return Err(TableError::UnknownTarget);
        }
        self.charge(asker, Deed::Target, 0).await?;
        self.enclose(notices, id, Item::Test).await
    }

    /// Whoever has the link that was sent to an address agrees to notices there.
    ///
    /// # Errors
    /// [`TableError::UnknownTarget`] if the link is not, or no longer, good.
    pub async fn agree_to_notices(&self, id: &TableId, token: &str) -> Result<(), TableError> {
        let (notices, _) = self.to_notice()?;
        self.proves(Link::Confirm, id, token).await?;
        let target = notices.target(id).await.map_err(failed)?.ok_or(TableError::UnknownTarget)?;
        match target.state {
            // To agree twice does no harm.
            TargetState::On => Ok(()),
            TargetState::New if notices.confirm(id).await.map_err(failed)? => Ok(()),
            _ => Err(TableError::UnknownTarget),
        }
    }

    /// Whoever has the link that stands in every mail wants no more of them. Whoever had not agreed is never asked again.
    ///
    /// # Errors
    /// [`TableError::UnknownTarget`] if the link is not good.
    pub async fn stop_notices(&self, id: &TableId, token: &str) -> Result<(), TableError> {
        let (notices, _) = self.to_notice()?;
        self.proves(Link::Stop, id, token).await?;
        let Some(target) = notices.target(id).await.map_err(failed)? else { return Ok(()) };
        if let (TargetState::New, Address::Mail { address }) = (target.state, &target.address) {
            notices.refuse_mail(&reader(address), self.now()).await.map_err(failed)?;
        }
        notices.switch_off(id, STOPPED).await.map_err(failed)
    }

    /// Is the link to a target one that we made? For whoever is about to follow it.
    ///
    /// # Errors
    /// [`TableError::UnknownTarget`] if not.
    pub async fn is_notice_link(&self, confirms: bool, id: &TableId, token: &str) -> Result<(), TableError> {
        self.to_notice()?;
        self.proves(if confirms { Link::Confirm } else { Link::Stop }, id, token).await
    }

    async fn proves(&self, link: Link, id: &TableId, token: &str) -> Result<(), TableError> {
        // What is compared are hashes of both: how long that takes says nothing about the token.
        let (made, shown) = (Sha256::digest(self.token(link, id).await?), Sha256::digest(token));
        if made == shown { Ok(()) } else { Err(TableError::UnknownTarget) }
    }

    /// The address of a link to a target.
    pub(super) async fn link(&self, link: Link, id: &TableId) -> Result<String, TableError> {
        Ok(format!("{}/notices/{}/{id}/{}", self.home(), link.word(), self.token(link, id).await?))
    }

    /// What only we can make, and make the same each time: nothing of it needs to be kept.
    async fn token(&self, link: Link, id: &TableId) -> Result<String, TableError> {
        let key = self.0.posting.key.get_or_try_init(|| async {
            let mut drawn = [0; 32];
            SysRng.try_fill_bytes(&mut drawn).map_err(|_| TableError::NoRandomness)?;
            self.0.store.secret(KEY, drawn).await.map_err(failed)
        });
        let key = key.await?;
        let inner = Sha256::new().chain_update(key).chain_update(link.word()).chain_update(id.as_str()).finalize();
        let outer = Sha256::new().chain_update(key).chain_update(inner).finalize();
        Ok(outer.iter().take(20).map(|byte| format!("{byte:02x}")).collect())
    }

    /// Somebody has the page of a table before them. To be said now and then, as long as they have.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn has_before_them(&self, who: &Identity, id: &TableId) -> Result<(), TableError> {
        let Some((notices, _)) = self.noticing() else { return Ok(()) };
        let now = self.now();
        {
            let mut noted = self.0.posting.noted.lock().unwrap_or_else(PoisonError::into_inner);
            if noted.len() >= REMEMBERED {
                noted.retain(|_, at| now - *at < NOTED);
            }
            let at = noted.entry((*who, id.clone())).or_insert(i64::MIN);
            if now.saturating_sub(*at) < NOTED {
                return Ok(());
            }
            *at = now;
        }
        // Of most nobody needs to know: a look costs less than a change.
        match notices.choices(who).await.map_err(failed)? {
            Some(choices) if choices.quiet => notices.keep_present(who, id, now).await.map_err(failed),
            _ => Ok(()),
        }
    }

    /// Forgets what was sent long ago, and whom nobody agreed to be told anything.
    pub(crate) async fn forget_notices(&self, now: i64) -> Result<(), TableError> {
        let Some(notices) = self.0.store.notices() else { return Ok(()) };
        notices.forget_old(now - KEPT, now - TO_AGREE).await.map_err(failed)
    }
}

/// Whoever reads mail at an address, by its hash.
fn reader(address: &str) -> Identity {
    Identity::hash(format!("mail {}", address.to_lowercase()).as_bytes())
}

/// Each of them once, in their order.
fn distinct(kinds: &[Kind]) -> Vec<Kind> {
    Kind::ALL.into_iter().filter(|kind| kinds.contains(kind)).collect()
}
