//! Who acts for whom, and what people do about it: links, codes, passkeys, names, signing out, taking everything along, being forgotten.

use super::{Device, Entry, Joined, Opens, Passkey, People, SignedOut, Ticket};
use crate::archive::Record;
use crate::clock::Pauses;
use crate::error::TableError;
use crate::group::OwnGroup;
use crate::notices::NoticesSeen;
use crate::plan::LONGEST_NAME;
use crate::plans::Prepared;
use crate::rows::identities_text;
use crate::secret::{Code, Identity, Secret, TableId};
use crate::seen::TableSummary;
use crate::service::{Tables, failed};
use crate::store::{Place, SeatRow, Sitter, Status, StoreError, TableRow};
use crate::text::tidy;
use crate::writer::Writer;
use cowcatcher_engine::Seat;
use serde::Serialize;
use std::collections::HashMap;
use std::fmt;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tracing::warn;

const MINUTE: i64 = 60 * 1000;
const HOUR: i64 = 60 * MINUTE;
/// How long a link to another device is good.
const LINK: i64 = 10 * MINUTE;
/// How long a challenge of a passkey is good.
const CHALLENGE: i64 = 5 * MINUTE;
/// So many recovery codes there are.
const CODES: usize = 10;
/// So many passkeys one person may have.
const MOST_PASSKEYS: usize = 20;
/// For whom a device acts is believed for so long without another look: another server may have signed it out.
const BELIEVED: Duration = Duration::from_secs(2);
/// So many devices are remembered before those are forgotten that have to be looked at again anyway.
const REMEMBERED: usize = 10_000;
/// Tables read at a time.
const PAGE: u32 = 100;

/// For whom devices act, as it was last read.
#[derive(Default)]
pub(crate) struct Acquaintances(Mutex<HashMap<Identity, (Option<Identity>, Instant)>>);

impl Acquaintances {
    fn know(&self, device: &Identity) -> Option<Option<Identity>> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(device).filter(|(_, since)| since.elapsed() < BELIEVED).map(|(person, _)| *person)
    }

    fn learn(&self, device: Identity, person: Option<Identity>) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= REMEMBERED {
            known.retain(|_, (_, since)| since.elapsed() < BELIEVED);
        }
        known.insert(device, (person, Instant::now()));
    }

    fn forget(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

impl fmt::Debug for Acquaintances {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Acquaintances")
    }
}

/// A device that asks for something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrival {
    /// The hash of its secret.
    pub device: Identity,
    /// What it is, such as `Firefox, Android`.
    pub name: String,
}

/// A device of somebody, as they see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DeviceSeen {
    /// The hash of its secret, in hexadecimal digits.
    pub id: String,
    /// What it is.
    pub name: String,
    /// Since when it acts for them, in milliseconds since 1970.
    pub made: i64,
    /// When it was last here, to the hour.
    pub seen: i64,
    /// Is it this one?
    pub here: bool,
}

/// A passkey of somebody, as they see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PasskeySeen {
    /// Its name among all of them, in hexadecimal digits.
    pub id: String,
    /// The device on which it was made.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub made: i64,
    /// When it was last used.
    pub used: Option<i64>,
}

/// Who somebody is, as they see it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct SelfSeen {
    /// Their name; none if they have not chosen one.
    pub name: Option<String>,
    /// The devices that act for them; none if it is one that never did anything about it.
    pub devices: Vec<DeviceSeen>,
    /// Their passkeys.
    pub passkeys: Vec<PasskeySeen>,
    /// How many recovery codes are left.
    pub codes: u32,
}

impl SelfSeen {
    /// Can they come back without the device that they sit at?
    pub fn has_way_back(&self) -> bool {
        self.codes > 0 || !self.passkeys.is_empty() || self.devices.iter().any(|device| !device.here)
    }
}

/// What a link leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkSeen {
    /// What the person is called, by their name or on their latest seat.
    pub name: Option<String>,
    /// How many tables they have.
    pub tables: usize,
    /// How many tables come with the device that opens it; none of who can come back without it: those stay where they are.
    pub brings: Option<usize>,
}

/// Something that somebody said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Said {
    /// Where.
    pub table: TableId,
    /// From which seat.
    pub seat: Seat,
    /// Under which name.
    pub name: String,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// Everything about somebody, for nobody but them. Results and journals of their games are many, and have addresses of their own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct About {
    /// Who they are.
    #[serde(flatten)]
    pub person: SelfSeen,
    /// When their clocks rest.
    pub pauses: Pauses,
    /// All tables that they made or at which they have a seat.
    pub tables: Vec<TableSummary>,
    /// What their games add up to.
    pub record: Record,
    /// Their groups.
    pub groups: Vec<OwnGroup>,
    /// What they want to be told, and where.
    pub notices: NoticesSeen,
    /// The plans that they keep, and the answers that they left for later.
    pub plans: Vec<Prepared>,
    /// What they said.
    pub said: Vec<Said>,
}

fn digits(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl Tables {
    fn people(&self) -> Result<&dyn People, TableError> {
        self.0.store.people().ok_or_else(|| TableError::Broken("this store knows nobody".to_owned()))
    }

    /// For whom a device acts; `None` if it was signed out. One that nothing is known of acts for itself.
    ///
    /// # Errors
    /// If the store can't be read.
    pub async fn person(&self, device: &Identity) -> Result<Option<Identity>, TableError> {
        let Some(people) = self.0.store.people() else { return Ok(Some(*device)) };
        if let Some(person) = self.0.acquaintances.know(device) {
            return Ok(person);
        }
        let row = people.device(device).await.map_err(failed)?;
        let person = row.as_ref().map_or(Some(*device), |row| (!row.gone).then_some(row.person));
        self.0.acquaintances.learn(*device, person);
        let now = self.now();
        if row.is_some_and(|row| !row.gone && row.seen < now - HOUR) {
            people.touch(device, now).await.map_err(failed)?;
        }
        Ok(person)
    }

    /// Who somebody is, as they see it from a device.
    ///
    /// # Errors
    /// If the store can't be read.
    pub async fn myself(&self, who: &Identity, device: &Identity) -> Result<SelfSeen, TableError> {
        let Some(people) = self.0.store.people() else { return Ok(SelfSeen::default()) };
        let devices = people.devices(who).await.map_err(failed)?.into_iter().map(|row| DeviceSeen {
            id: identities_text(&[row.device]),
            name: row.name,
            made: row.made,
            seen: row.seen,
            here: row.device == *device,
        });
        let passkeys = people.passkeys(who).await.map_err(failed)?.into_iter().map(|row| PasskeySeen {
            id: digits(&row.id),
            name: row.name,
            made: row.made,
            used: row.used,
        });
        Ok(SelfSeen {
            name: people.name(who).await.map_err(failed)?,
            devices: devices.collect(),
            passkeys: passkeys.collect(),
            codes: people.codes_left(who).await.map_err(failed)?,
        })
    }

    /// The device gets a row, now that there is more than it.
    async fn settle(&self, who: &Identity, from: &Arrival) -> Result<&dyn People, TableError> {
        let (people, now) = (self.people()?, self.now());
        let Arrival { device, name } = from.clone();
        let row = Device { device, person: *who, name, made: now, seen: now, gone: false };
        people.keep_device(&row).await.map_err(failed)?;
        Ok(people)
    }

    /// A link by which another device comes to somebody: for ten minutes, once. The one before opens nothing any more.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn link_device(&self, who: &Identity, from: &Arrival) -> Result<Secret, TableError> {
        let people = self.settle(who, from).await?;
        let (secret, now) = (Secret::new()?, self.now());
        let (hash, until) = (secret.identity(), Some(now + LINK));
        let ticket = Ticket { hash, opens: Opens::Link, person: *who, state: Vec::new(), until };
        people.keep_ticket(&ticket, now).await.map_err(failed)?;
        Ok(secret)
    }

    /// To whom a link leads, and what a device of `who` would bring along.
    ///
    /// # Errors
    /// [`TableError::BadLink`] if it was used, or is too old, or was never made.
    pub async fn linked(&self, link: &Secret, who: &Identity, device: &Identity) -> Result<LinkSeen, TableError> {
        let people = self.people()?;
        let ticket = people.ticket(Opens::Link, &link.identity(), self.now()).await.map_err(failed)?;
        let person = ticket.ok_or(TableError::BadLink)?.person;
        let rows = self.0.store.tables_of(&person, None, PAGE).await.map_err(failed)?;
        let on_seat = || rows.iter().flat_map(|row| &row.seats).find(|seat| seat.owner() == Some(person));
        let name = people.name(&person).await.map_err(failed)?;
        let brings = self.brings(who, device).await?;
        Ok(LinkSeen { name: name.or_else(|| on_seat().map(|seat| seat.name.clone())), tables: rows.len(), brings })
    }

    /// How many tables come along if a device goes to another person; none of who can come back without it.
    ///
    /// # Errors
    /// If the store can't be read.
    pub async fn brings(&self, who: &Identity, device: &Identity) -> Result<Option<usize>, TableError> {
        let own = self.myself(who, device).await?;
        if own.name.is_some() || own.has_way_back() {
            return Ok(None);
        }
        Ok(Some(self.0.store.tables_of(who, None, PAGE).await.map_err(failed)?.len()))
    }

    /// A device comes to the person of a link.
    ///
    /// # Errors
    /// [`TableError::BadLink`], [`TableError::SameTable`], [`TableError::Already`], or if the store fails.
    pub async fn join_by_link(&self, link: &Secret, from: &Arrival) -> Result<Identity, TableError> {
        self.join_person(from, Entry::Ticket(Opens::Link, link.identity()), TableError::BadLink).await
    }

    /// A device comes to whoever has this recovery code, which is used up.
    ///
    /// # Errors
    /// [`TableError::BadCode`], [`TableError::SameTable`], [`TableError::Already`], or if the store fails.
    pub async fn join_by_code(&self, code: &Code, from: &Arrival) -> Result<Identity, TableError> {
        self.join_person(from, Entry::Ticket(Opens::Code, code.identity()), TableError::BadCode).await
    }

    /// A device comes to somebody who proved to be there.
    ///
    /// # Errors
    /// [`TableError::SameTable`], or if the store fails.
    pub async fn join_as(&self, person: &Identity, from: &Arrival) -> Result<Identity, TableError> {
        match self.join_person(from, Entry::Proved(*person), TableError::BadPasskey).await {
            Err(TableError::Already) => Ok(*person),
            joined => joined,
        }
    }

    async fn join_person(&self, from: &Arrival, entry: Entry, unknown: TableError) -> Result<Identity, TableError> {
        let joined = self.people()?.join(&from.device, &from.name, entry, self.now()).await.map_err(failed)?;
        let (person, tables) = match joined {
            Joined::Done { person, tables } => (person, tables),
            Joined::Already => return Err(TableError::Already),
            Joined::Unknown => return Err(unknown),
            Joined::SameTable => return Err(TableError::SameTable),
        };
        self.0.acquaintances.forget();
        if !tables.is_empty() {
            self.read_again(&tables).await;
            // The clocks of the seats that came along rest as the person wishes.
            self.set_pauses(&person, self.pauses(&person).await?).await?;
        }
        Ok(person)
    }

    /// The copies in memory of tables whose rows were changed beside them are made anew.
    async fn read_again(&self, tables: &[TableId]) {
        for id in tables {
            let Some(table) = self.used(id) else { continue };
            let writer = Writer::of(self, &table).await;
            if let Err(error) = writer.refresh().await {
                table.doubt(true);
                warn!(table = %id, %error, "the table can't be read again");
            }
        }
    }

    /// Signs a device of somebody out, at once here and within seconds on other servers.
    ///
    /// # Errors
    /// [`TableError::UnknownDevice`]; [`TableError::LastWay`] if nobody could come to the person any more.
    pub async fn sign_out(&self, who: &Identity, from: &Arrival, device: &Identity) -> Result<(), TableError> {
        let people = self.settle(who, from).await?;
        let said = people.sign_out(who, device).await.map_err(failed)?;
        self.0.acquaintances.forget();
        match said {
            SignedOut::Done => Ok(()),
            SignedOut::Unknown => Err(TableError::UnknownDevice),
            SignedOut::LastWay => Err(TableError::LastWay),
        }
    }

    /// New recovery codes, in place of those before. They are known nowhere else.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn new_codes(&self, who: &Identity, from: &Arrival) -> Result<Vec<Code>, TableError> {
        let people = self.settle(who, from).await?;
        let codes = (0..CODES).map(|_| Code::new()).collect::<Result<Vec<_>, _>>()?;
        let hashes: Vec<Identity> = codes.iter().map(Code::identity).collect();
        people.keep_codes(who, &hashes).await.map_err(failed)?;
        Ok(codes)
    }

    /// Gives somebody a name, which nobody else has or can be mistaken for. Names at tables are another thing, and free.
    ///
    /// # Errors
    /// [`TableError::NameTaken`], or if it is empty or too long.
    pub async fn name_person(&self, who: &Identity, from: &Arrival, name: &str) -> Result<(), TableError> {
        let name = tidy(name, "name", LONGEST_NAME)?;
        let people = self.settle(who, from).await?;
        match people.keep_name(who, &name, self.now()).await {
            Ok(true) => Ok(()),
            Ok(false) | Err(StoreError::Conflict) => Err(TableError::NameTaken),
            Err(error) => Err(failed(error)),
        }
    }

    /// Keeps a challenge until its answer comes: once, for five minutes.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn challenge(
        &self,
        opens: Opens,
        of: &Identity,
        challenge: &[u8],
        state: Vec<u8>,
    ) -> Result<(), TableError> {
        let now = self.now();
        let ticket = Ticket { hash: Identity::of(challenge), opens, person: *of, state, until: Some(now + CHALLENGE) };
        self.people()?.keep_ticket(&ticket, now).await.map_err(failed)
    }

    /// What was kept with a challenge, which is used up by that.
    ///
    /// # Errors
    /// [`TableError::BadPasskey`] if it was answered before, is too old, or was somebody else's.
    pub async fn challenged(&self, opens: Opens, of: &Identity, challenge: &[u8]) -> Result<Vec<u8>, TableError> {
        let taken = self.people()?.take_ticket(opens, &Identity::of(challenge), self.now()).await.map_err(failed)?;
        taken.filter(|ticket| ticket.person == *of).map(|ticket| ticket.state).ok_or(TableError::BadPasskey)
    }

    /// The passkeys of somebody.
    ///
    /// # Errors
    /// If the store can't be read.
    pub async fn passkeys(&self, who: &Identity) -> Result<Vec<Passkey>, TableError> {
        self.people()?.passkeys(who).await.map_err(failed)
    }

    /// A passkey.
    ///
    /// # Errors
    /// [`TableError::BadPasskey`] if there is none such.
    pub async fn passkey(&self, id: &[u8]) -> Result<Passkey, TableError> {
        self.people()?.passkey(id).await.map_err(failed)?.ok_or(TableError::BadPasskey)
    }

    /// Keeps a passkey that was made on a device.
    ///
    /// # Errors
    /// [`TableError::BadPasskey`] if there is one such, or too many.
    pub async fn add_passkey(&self, from: &Arrival, passkey: &Passkey) -> Result<(), TableError> {
        let people = self.settle(&passkey.person, from).await?;
        if people.passkeys(&passkey.person).await.map_err(failed)?.len() >= MOST_PASSKEYS {
            return Err(TableError::BadPasskey);
        }
        match people.keep_passkey(passkey).await {
            Err(StoreError::Conflict) => Err(TableError::BadPasskey),
            said => said.map_err(failed),
        }
    }

    /// Notes that a passkey was used.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn use_passkey(&self, id: &[u8], state: &[u8]) -> Result<(), TableError> {
        self.people()?.use_passkey(id, state, self.now()).await.map_err(failed)
    }

    /// Removes a passkey.
    ///
    /// # Errors
    /// [`TableError::BadPasskey`] if they have none such.
    pub async fn remove_passkey(&self, who: &Identity, id: &[u8]) -> Result<(), TableError> {
        let removed = self.people()?.remove_passkey(who, id).await.map_err(failed)?;
        if removed { Ok(()) } else { Err(TableError::BadPasskey) }
    }

    /// Everything about somebody.
    ///
    /// # Errors
    /// If the store can't be read.
    pub async fn about(&self, who: &Identity, device: &Identity) -> Result<About, TableError> {
        Ok(About {
            person: self.myself(who, device).await?,
            pauses: self.pauses(who).await?,
            tables: self.all_tables_of(who).await?.iter().map(|row| TableSummary::of(row, who)).collect(),
            record: self.record(who).await?,
            groups: self.groups_of(who).await?,
            notices: self.notices(who).await?,
            plans: self.all_prepared(who).await?,
            said: self.people()?.said(who).await.map_err(failed)?,
        })
    }

    async fn all_tables_of(&self, who: &Identity) -> Result<Vec<TableRow>, TableError> {
        let mut rows: Vec<TableRow> = Vec::new();
        loop {
            let after = rows.last().map(|row| Place { changed: row.changed, id: row.id.clone() });
            let page = self.0.store.tables_of(who, after.as_ref(), PAGE).await.map_err(failed)?;
            let last = page.len() < PAGE as usize;
            rows.extend(page);
            if last {
                return Ok(rows);
            }
        }
    }

    /// Forgets somebody. What is only theirs goes: games without other people, tables that wait for people and are theirs. Where others play on
    /// a bot takes their seat for good; in finished games of others the seat has no name any more. What they said is taken out.
    ///
    /// # Errors
    /// If the store fails. Then it can be asked for again, and goes on.
    pub async fn forget_person(&self, who: &Identity) -> Result<(), TableError> {
        let (people, tables) = (self.people()?, self.all_tables_of(who).await?);
        people.unsay(who).await.map_err(failed)?;
        for row in &tables {
            match self.leave(row, *who).await {
                Ok(()) | Err(TableError::UnknownTable) => {}
                Err(error @ TableError::Storage(_)) => return Err(error),
                // The seat of a table that can't be played on is nobody's, like those of finished games.
                Err(error) => warn!(table = %row.id, %error, "a seat could not be left to a bot"),
            }
        }
        people.forget_person(who, &Secret::new()?.identity()).await.map_err(failed)?;
        self.0.acquaintances.forget();
        self.read_again(&tables.into_iter().map(|row| row.id).collect::<Vec<_>>()).await;
        Ok(())
    }

    /// Somebody is not at a table any more, whether it goes on without them or is removed.
    async fn leave(&self, row: &TableRow, who: Identity) -> Result<(), TableError> {
        let status = row.progress.status;
        let others = row.seats.iter().filter_map(SeatRow::owner).any(|owner| owner != who);
        if !others || (row.creator == who && status == Status::Waiting) {
            return self.remove(&row.id).await;
        }
        if status.is_final() {
            return Ok(());
        }
        let bot = self.0.games.game(&row.game)?.default_bot().to_owned();
        self.writing(&row.id, move |writer| async move {
            let own = writer.read(|state| state.seats_of(&who));
            for seat in own.iter() {
                let sitter = match writer.read(|state| state.status()) {
                    // Whoever made the table invites somebody else.
                    Status::Waiting => Sitter::Open { invitation: Some(Secret::new()?.identity()) },
                    _ => Sitter::Bot { bot: bot.clone(), owner: None },
                };
                writer.reseat(seat, SeatRow { name: String::new(), sitter }).await?;
            }
            Ok(())
        })
        .await
    }
}
