//! People and their devices in rows, the same in SQLite and PostgreSQL.

use super::carrying::{carry, forget};
use super::service::Said;
use super::{Device, Entry, Joined, Opens, Passkey, People, SignedOut, Ticket, looks};
use crate::either::{Cell, Either, Open, Row};
use crate::rows::{self, Columns, odd};
use crate::secret::{Identity, TableId};
use crate::store::StoreError;
use async_trait::async_trait;
use cowcatcher_engine::Seat;
use std::fmt;

impl From<&Identity> for Cell {
    fn from(identity: &Identity) -> Cell {
        identity.as_bytes().into()
    }
}

/// What stands in the place of what somebody said who wanted to be forgotten, and of their name.
pub(super) const NO_NAME: &str = "…";

#[async_trait]
impl<D: Either + fmt::Debug> People for D {
    async fn device(&self, device: &Identity) -> Result<Option<Device>, StoreError> {
        let rows = self.read("SELECT * FROM devices WHERE device = $1", &[device.into()]).await?;
        rows.first().map(device_of).transpose()
    }

    async fn devices(&self, person: &Identity) -> Result<Vec<Device>, StoreError> {
        let sql = "SELECT * FROM devices WHERE person = $1 AND gone = 0 ORDER BY seen DESC, device";
        self.read(sql, &[person.into()]).await?.iter().map(device_of).collect()
    }

    async fn keep_device(&self, device: &Device) -> Result<(), StoreError> {
        let mut open = self.open().await?;
        let sql = "INSERT INTO devices (device, person, name, made, seen) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (device) DO NOTHING";
        let Device { device, person, name, made, seen, .. } = device;
        open.write(sql, &[device.into(), person.into(), name.as_str().into(), (*made).into(), (*seen).into()]).await?;
        open.commit().await
    }

    async fn touch(&self, device: &Identity, now: i64) -> Result<(), StoreError> {
        let mut open = self.open().await?;
        open.write("UPDATE devices SET seen = $2 WHERE device = $1", &[device.into(), now.into()]).await?;
        open.commit().await
    }

    async fn sign_out(&self, person: &Identity, device: &Identity) -> Result<SignedOut, StoreError> {
        let mut open = self.open().await?;
        let sql = "UPDATE devices SET gone = 1 WHERE device = $1 AND person = $2 AND gone = 0";
        if open.write(sql, &[device.into(), person.into()]).await? != 1 {
            return Ok(SignedOut::Unknown);
        }
        if !has_way_back(&mut open, person, device).await? {
            return Ok(SignedOut::LastWay);
        }
        // A link that was made there opens nothing any more.
        open.write("DELETE FROM tickets WHERE person = $1 AND opens <> 'code'", &[person.into()]).await?;
        open.commit().await?;
        Ok(SignedOut::Done)
    }

    async fn keep_ticket(&self, ticket: &Ticket, now: i64) -> Result<(), StoreError> {
        let mut open = self.open().await?;
        open.write("DELETE FROM tickets WHERE until < $1", &[now.into()]).await?;
        let sql = "DELETE FROM tickets WHERE person = $1 AND opens = $2";
        open.write(sql, &[(&ticket.person).into(), ticket.opens.word().into()]).await?;
        insert(&mut open, ticket).await?;
        open.commit().await
    }

    async fn keep_codes(&self, person: &Identity, hashes: &[Identity]) -> Result<(), StoreError> {
        let mut open = self.open().await?;
        open.write("DELETE FROM tickets WHERE person = $1 AND opens = 'code'", &[person.into()]).await?;
        for hash in hashes {
            let ticket = Ticket { hash: *hash, opens: Opens::Code, person: *person, state: Vec::new(), until: None };
            insert(&mut open, &ticket).await?;
        }
        open.commit().await
    }

    async fn ticket(&self, opens: Opens, hash: &Identity, now: i64) -> Result<Option<Ticket>, StoreError> {
        let sql = "SELECT * FROM tickets WHERE hash = $1 AND opens = $2 AND (until IS NULL OR until > $3)";
        let rows = self.read(sql, &[hash.into(), opens.word().into(), now.into()]).await?;
        rows.first().map(|row| ticket_of(row, opens)).transpose()
    }

    async fn take_ticket(&self, opens: Opens, hash: &Identity, now: i64) -> Result<Option<Ticket>, StoreError> {
        let mut open = self.open().await?;
        let taken = take(&mut open, opens, hash, now).await?;
        open.commit().await?;
        Ok(taken)
    }

    async fn codes_left(&self, person: &Identity) -> Result<u32, StoreError> {
        let sql = "SELECT count(*) AS codes FROM tickets WHERE person = $1 AND opens = 'code'";
        self.read(sql, &[person.into()]).await?.first().map_or(Ok(0), |row| row.number("codes"))
    }

    async fn name(&self, person: &Identity) -> Result<Option<String>, StoreError> {
        let rows = self.read("SELECT name FROM names WHERE person = $1", &[person.into()]).await?;
        rows.first().map(|row| row.string("name")).transpose()
    }

    async fn keep_name(&self, person: &Identity, name: &str, now: i64) -> Result<bool, StoreError> {
        let mut open = self.open().await?;
        let sql = "INSERT INTO names (person, name, made) VALUES ($1, $2, $3)
            ON CONFLICT (person) DO UPDATE SET name = excluded.name";
        open.write(sql, &[person.into(), name.into(), now.into()]).await?;
        open.write("DELETE FROM looks WHERE person = $1", &[person.into()]).await?;
        for look in looks(name) {
            let sql = "INSERT INTO looks (look, person) VALUES ($1, $2)";
            match open.write(sql, &[look.into(), person.into()]).await {
                Err(StoreError::Conflict) => return Ok(false),
                said => said?,
            };
        }
        open.commit().await?;
        Ok(true)
    }

    async fn passkeys(&self, person: &Identity) -> Result<Vec<Passkey>, StoreError> {
        let sql = "SELECT * FROM passkeys WHERE person = $1 ORDER BY made, id";
        self.read(sql, &[person.into()]).await?.iter().map(passkey_of).collect()
    }

    async fn passkey(&self, id: &[u8]) -> Result<Option<Passkey>, StoreError> {
        let rows = self.read("SELECT * FROM passkeys WHERE id = $1", &[id.into()]).await?;
        rows.first().map(passkey_of).transpose()
    }

    async fn keep_passkey(&self, passkey: &Passkey) -> Result<(), StoreError> {
        let mut open = self.open().await?;
        let Passkey { id, person, handle, name, fixed, state, made, used } = passkey;
        let sql = "INSERT INTO passkeys (id, person, handle, name, fixed, state, made, used)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
        let bytes = |bytes: &Vec<u8>| Cell::from(bytes.as_slice());
        let cells = [
            bytes(id),
            person.into(),
            bytes(handle),
            name.as_str().into(),
            bytes(fixed),
            bytes(state),
            (*made).into(),
            Cell::Whole(*used),
        ];
        open.write(sql, &cells).await?;
        open.commit().await
    }

    async fn use_passkey(&self, id: &[u8], state: &[u8], now: i64) -> Result<(), StoreError> {
        let mut open = self.open().await?;
        let sql = "UPDATE passkeys SET state = $2, used = $3 WHERE id = $1";
        open.write(sql, &[id.into(), state.into(), now.into()]).await?;
        open.commit().await
    }

    async fn remove_passkey(&self, person: &Identity, id: &[u8]) -> Result<bool, StoreError> {
        let mut open = self.open().await?;
        let gone =
            open.write("DELETE FROM passkeys WHERE person = $1 AND id = $2", &[person.into(), id.into()]).await?;
        open.commit().await?;
        Ok(gone == 1)
    }

    async fn join(&self, device: &Identity, name: &str, entry: Entry, now: i64) -> Result<Joined, StoreError> {
        let mut open = self.open().await?;
        let person = match entry {
            Entry::Proved(person) => person,
            Entry::Ticket(opens, hash) => match take(&mut open, opens, &hash, now).await? {
                Some(ticket) => ticket.person,
                None => return Ok(Joined::Unknown),
            },
        };
        // What was done until then is undone where nothing is committed.
        let rows = open.fetch("SELECT * FROM devices WHERE device = $1", &[device.into()]).await?;
        let acts_for = match rows.first().map(device_of).transpose()? {
            None => Some(*device),
            Some(row) => (!row.gone).then_some(row.person),
        };
        if acts_for == Some(person) {
            return Ok(Joined::Already);
        }
        let mut tables = Vec::new();
        if let Some(before) = acts_for
            && !is_known(&mut open, &before, device).await?
        {
            match carry(&mut open, &before, &person).await? {
                Some(carried) => tables = carried,
                None => return Ok(Joined::SameTable),
            }
        }
        let sql = "INSERT INTO devices (device, person, name, made, seen) VALUES ($1, $2, $3, $4, $4)
            ON CONFLICT (device) DO UPDATE SET person = $2, name = $3, made = $4, seen = $4, gone = 0";
        open.write(sql, &[device.into(), (&person).into(), name.into(), now.into()]).await?;
        open.commit().await?;
        Ok(Joined::Done { person, tables })
    }

    async fn said(&self, person: &Identity) -> Result<Vec<Said>, StoreError> {
        let sql = "SELECT chat.* FROM chat JOIN seats ON seats.table_id = chat.table_id AND seats.number = chat.seat
            WHERE seats.token = $1 ORDER BY chat.at DESC, chat.table_id, chat.number DESC";
        let said = |row: &Row| {
            let (table, seat) = (rows::id(row, "table_id")?, Seat(row.number("seat")?));
            Ok(Said { table, seat, name: row.string("name")?, text: row.string("text")?, at: row.whole("at")? })
        };
        self.read(sql, &[person.into()]).await?.iter().map(said).collect()
    }

    async fn unsay(&self, person: &Identity) -> Result<(), StoreError> {
        let mut open = self.open().await?;
        let sql = "UPDATE chat SET name = $2, text = $2 WHERE EXISTS
            (SELECT 1 FROM seats WHERE seats.table_id = chat.table_id AND seats.number = chat.seat AND seats.token = $1)";
        open.write(sql, &[person.into(), NO_NAME.into()]).await?;
        open.commit().await
    }

    async fn forget_person(&self, person: &Identity, nobody: &Identity) -> Result<Vec<TableId>, StoreError> {
        let mut open = self.open().await?;
        let tables = forget(&mut open, person, nobody).await?;
        open.commit().await?;
        Ok(tables)
    }
}

/// Can somebody come to a person without this device?
async fn has_way_back(open: &mut Open, person: &Identity, device: &Identity) -> Result<bool, StoreError> {
    let sql = "SELECT 1 AS one WHERE EXISTS (SELECT 1 FROM devices WHERE person = $1 AND device <> $2 AND gone = 0)
        OR EXISTS (SELECT 1 FROM passkeys WHERE person = $1) OR EXISTS (SELECT 1 FROM tickets WHERE person = $1 AND opens = 'code')";
    Ok(!open.fetch(sql, &[person.into(), device.into()]).await?.is_empty())
}

/// Is this somebody of their own, whom nobody else's device may take up?
async fn is_known(open: &mut Open, person: &Identity, device: &Identity) -> Result<bool, StoreError> {
    let named = open.fetch("SELECT 1 AS one FROM names WHERE person = $1", &[person.into()]).await?;
    Ok(!named.is_empty() || has_way_back(open, person, device).await?)
}

async fn insert(open: &mut Open, ticket: &Ticket) -> Result<(), StoreError> {
    let sql = "INSERT INTO tickets (hash, opens, person, state, until) VALUES ($1, $2, $3, $4, $5)";
    let Ticket { hash, opens, person, state, until } = ticket;
    let cells = [hash.into(), opens.word().into(), person.into(), state.as_slice().into(), Cell::Whole(*until)];
    open.write(sql, &cells).await.map(|_| ())
}

async fn take(open: &mut Open, opens: Opens, hash: &Identity, now: i64) -> Result<Option<Ticket>, StoreError> {
    let sql = "DELETE FROM tickets WHERE hash = $1 AND opens = $2 AND (until IS NULL OR until > $3) RETURNING *";
    let rows = open.fetch(sql, &[hash.into(), opens.word().into(), now.into()]).await?;
    rows.first().map(|row| ticket_of(row, opens)).transpose()
}

fn identity(row: &Row, column: &str) -> Result<Identity, StoreError> {
    row.maybe_bytes(column)?.and_then(|bytes| Identity::from_bytes(&bytes)).ok_or_else(|| odd("hash"))
}

fn bytes(row: &Row, column: &str) -> Result<Vec<u8>, StoreError> {
    row.maybe_bytes(column)?.ok_or_else(|| odd("key"))
}

fn device_of(row: &Row) -> Result<Device, StoreError> {
    Ok(Device {
        device: identity(row, "device")?,
        person: identity(row, "person")?,
        name: row.string("name")?,
        made: row.whole("made")?,
        seen: row.whole("seen")?,
        gone: row.whole("gone")? == 1,
    })
}

fn ticket_of(row: &Row, opens: Opens) -> Result<Ticket, StoreError> {
    let (hash, person) = (identity(row, "hash")?, identity(row, "person")?);
    Ok(Ticket { hash, opens, person, state: bytes(row, "state")?, until: row.maybe_whole("until")? })
}

fn passkey_of(row: &Row) -> Result<Passkey, StoreError> {
    Ok(Passkey {
        id: bytes(row, "id")?,
        person: identity(row, "person")?,
        handle: bytes(row, "handle")?,
        name: row.string("name")?,
        fixed: bytes(row, "fixed")?,
        state: bytes(row, "state")?,
        made: row.whole("made")?,
        used: row.maybe_whole("used")?,
    })
}
