//! Making tables.

use crate::digest::Digest;
use crate::error::TableError;
use crate::plan::{SeatPlan, TablePlan, seated};
use crate::quota::{Asker, Deed};
use crate::secret::{GroupId, Identity, Secret, TableId};
use crate::service::{Tables, detached, failed};
use crate::store::{Consent, NewTable, Progress, SeatRow, Sitter, Status, StoreError, TableRow};
use crate::text::tidy_option;
use crate::version::Version;
use cowcatcher_engine::{Seat, Seats};
use cowcatcher_session::Playing;

/// A table that was just made.
#[derive(Clone, Debug)]
pub struct Created {
    /// Its name.
    pub id: TableId,
    /// The secrets of the seats by invitation. They are known nowhere else.
    pub invitations: Vec<(Seat, Secret)>,
}

impl Tables {
    /// Makes a table. The game begins when every seat is taken: at once, if none is left open.
    ///
    /// # Errors
    /// If there is no such game or bot, it can't be set up like this, or a name is too long.
    pub async fn create(&self, who: impl Into<Asker>, plan: TablePlan) -> Result<Created, TableError> {
        self.set_up(who.into(), plan, None).await
    }

    /// Makes a table, of a group or of none.
    pub(crate) async fn set_up(
        &self,
        asker: Asker,
        plan: TablePlan,
        group: Option<GroupId>,
    ) -> Result<Created, TableError> {
        if group.is_none() && plan.seats.contains(&SeatPlan::Member) {
            return Err(TableError::UnknownGroup);
        }
        if plan.rated && !plan.is_ratable() {
            return Err(TableError::NotRatable);
        }
        let (game, rated) = (self.0.games.game(&plan.game)?, plan.rated);
        let tidied = plan.options.into_iter().map(|(key, value)| Ok((key, tidy_option(&value)?)));
        let options: Vec<(String, String)> = tidied.collect::<Result<_, TableError>>()?;
        let playing = game.session(&options, plan.seats.len())?;
        let listed = plan.listed || plan.seats.contains(&SeatPlan::Anybody);
        plan.clock.map_or(Ok(()), |clock| clock.time.check())?;
        let (seats, invitations) = seated(&game.bots, &asker.who, plan.seats)?;
        let mut row = self.row(asker.who, &*playing, seats, listed)?;
        row.clock = self.wound(plan.clock, &row.seats).await?;
        row.rated = rated;
        row.group = group;
        self.open(asker, row, Vec::new()).await.map(|id| Created { id, invitations })
    }

    /// The row of a new table, before its first step.
    pub(crate) fn row(
        &self,
        creator: Identity,
        playing: &dyn Playing,
        seats: Vec<SeatRow>,
        listed: bool,
    ) -> Result<TableRow, TableError> {
        let now = self.now();
        Ok(TableRow {
            id: TableId::new()?,
            game: playing.name().to_owned(),
            options: playing.options().into_iter().map(|(key, value)| (key.to_owned(), value)).collect(),
            rules: playing.revision(),
            digest: None,
            creator,
            version: Version::default(),
            progress: Progress { status: Status::Waiting, waiting_for: Seats::NONE },
            created: now,
            changed: now,
            listed,
            next: None,
            lesson: None,
            rated: false,
            consent: Consent::default(),
            clock: None,
            group: None,
            seats,
        })
    }

    /// Stores a new table with its first lines, and begins the game if every seat is taken.
    pub(crate) async fn open(
        &self,
        asker: Asker,
        mut row: TableRow,
        lines: Vec<String>,
    ) -> Result<TableId, TableError> {
        let tables = self.clone();
        row.digest = Some(Digest::of_setup(&row).with(&lines));
        detached(async move {
            let made = NewTable { row: &row, lines: &lines, after: None, origin: asker.origin };
            tables.store_new(asker, made).await?.map_err(failed)?;
            tables.fetch(&row.id).await?;
            Ok(row.id)
        })
        .await
    }

    /// Stores a new table, if its maker may have one more. Gives what the store said.
    pub(crate) async fn store_new(
        &self,
        asker: Asker,
        table: NewTable<'_>,
    ) -> Result<Result<(), StoreError>, TableError> {
        let _one_at_a_time = self.0.ledger.making.lock().await;
        let options = table.row.options.iter().map(|(key, value)| key.len() + value.len());
        let bytes = options.chain(table.lines.iter().map(String::len)).sum();
        let anybody = Sitter::Open { invitation: None };
        if table.row.seats.iter().any(|seat| seat.sitter == anybody) {
            self.may_offer(asker).await?;
        }
        self.charge(asker, Deed::Table, bytes).await?;
        Ok(self.0.store.create(table).await)
    }
}
