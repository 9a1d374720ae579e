//! The archive in rows, the same in SQLite and PostgreSQL.

use super::rating::{self, Player, Rating, Standing};
use super::{Archive, Filter, FinishedGame, Meeting, SeatResult, Tally, folded};
use crate::either::{Cell, Either, Open, Row};
use crate::rows::{self, Columns, odd};
use crate::secret::{Identity, TableId};
use crate::store::{Place, StoreError};
use async_trait::async_trait;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::{BTreeMap, HashMap};
use std::fmt;

/// A name is common if so many seats have it: then it is met soon when one goes through the games from the latest on, …
const COMMON: i64 = 2000;
/// … and the index of names must not be asked again for each game.
const COMMON_NAME: &str = " AND EXISTS (SELECT 1 FROM results WHERE results.table_id = archive.table_id
    AND folded || '' >= ? AND folded || '' < ?)";
/// Of a rare name all games are put in order.
const RARE_NAME: &str = " AND table_id IN (SELECT table_id FROM results WHERE folded >= ? AND folded < ?)";
/// What stands behind every name that begins like this.
const LAST_LETTER: char = '\u{10ffff}';
/// A seat that a bot plays for somebody in the end ranks behind all others, for ratings: whoever leaves does not save theirs.
const LEFT: u32 = 1000;

/// A statement that is being written, with its values.
#[derive(Default)]
pub(crate) struct Sql {
    pub text: String,
    pub cells: Vec<Cell>,
}

impl Sql {
    pub fn new(text: &str) -> Sql {
        Sql { text: text.to_owned(), cells: Vec::new() }
    }

    /// Goes on with this, in which each `?` stands for the next of the values.
    pub fn and(&mut self, text: &str, cells: impl IntoIterator<Item = Cell>) {
        let mut cells = cells.into_iter();
        for letter in text.chars() {
            match letter {
                '?' => {
                    self.cells.extend(cells.next());
                    self.text += &format!("${}", self.cells.len());
                }
                letter => self.text.push(letter),
            }
        }
    }

    /// Only what comes after a place in the list, which has the latest first; so many of it.
    pub fn page(&mut self, after: Option<&Place>, most: u32) {
        if let Some(Place { changed, id }) = after {
            let place = [(*changed).into(), (*changed).into(), id.as_str().into()];
            self.and(" AND ended <= ? AND (ended < ? OR table_id > ?)", place);
        }
        self.and(" ORDER BY ended DESC, table_id LIMIT ?", [i64::from(most).into()]);
    }
}

#[async_trait]
impl<D: Either + fmt::Debug> Archive for D {
    async fn unrecorded(&self, most: u32) -> Result<Vec<TableId>, StoreError> {
        let due = "SELECT id FROM tables WHERE status = 'over' AND recorded = 0 ORDER BY changed, id LIMIT $1";
        let rows = self.read(due, &[i64::from(most).into()]).await?;
        rows.iter().map(|row| rows::id(row, "id")).collect()
    }

    async fn record(&self, game: &FinishedGame) -> Result<bool, StoreError> {
        let mut open = self.open().await?;
        // Whoever counts on waits for whoever counted before: results are written down one after the other, on whichever server.
        let count = "INSERT INTO counters (name, value) VALUES ('archive', 1)
            ON CONFLICT (name) DO UPDATE SET value = counters.value + 1 RETURNING value";
        let number = open.fetch(count, &[]).await?.first().ok_or_else(|| odd("counter"))?.whole("value")?;
        let mark = "UPDATE tables SET recorded = 1 WHERE id = $1 AND status = 'over' AND recorded = 0";
        if open.write(mark, &[game.id.as_str().into()]).await? != 1 {
            return Ok(false);
        }
        let ratings = rate(&mut open, game).await?;
        insert(&mut open, game, number, &ratings).await?;
        for seat in 0..game.seats.len() {
            add_up(&mut open, game, seat).await?;
        }
        open.commit().await?;
        Ok(true)
    }

    async fn pass_over(&self, id: &TableId) -> Result<(), StoreError> {
        let mut open = self.open().await?;
        let mark = "UPDATE tables SET recorded = 2 WHERE id = $1 AND recorded = 0";
        open.write(mark, &[id.as_str().into()]).await?;
        open.commit().await
    }

    async fn found(&self, filter: &Filter, after: Option<&Place>, most: u32) -> Result<Vec<FinishedGame>, StoreError> {
        let mut sql = Sql::new("SELECT * FROM archive WHERE public = 1");
        if let Some(game) = &filter.game {
            sql.and(" AND game = ?", [game.as_str().into()]);
        }
        if let Some(players) = filter.players {
            sql.and(" AND players = ?", [i64::from(players).into()]);
        }
        if let Some((key, value)) = &filter.option {
            sql.and(" AND replace(options, ?, '') <> options", [format!("\n{key}={value}\n").into()]);
        }
        if let Some(from) = filter.from {
            sql.and(" AND ended >= ?", [from.into()]);
        }
        if let Some(before) = filter.before {
            sql.and(" AND ended < ?", [before.into()]);
        }
        if filter.rated {
            sql.and(" AND rated = 1", []);
        }
        if let Some(name) = &filter.name {
            let names: [Cell; 2] = [name.as_str().into(), format!("{name}{LAST_LETTER}").into()];
            let count = "SELECT count(*) AS seats FROM
                (SELECT 1 FROM results WHERE folded >= $1 AND folded < $2 LIMIT $3) AS some_seats";
            let counted = self.read(count, &[&names[..], &[COMMON.into()]].concat()).await?;
            let seats = counted.first().map_or(Ok(0), |row| row.whole("seats"))?;
            sql.and(if seats < COMMON { RARE_NAME } else { COMMON_NAME }, names);
        }
        sql.page(after, most);
        let rows = self.read(&sql.text, &sql.cells).await?;
        with_seats(self, &rows).await
    }

    async fn played(&self, who: &Identity, after: Option<&Place>, most: u32) -> Result<Vec<FinishedGame>, StoreError> {
        let mut own = Sql::new("SELECT DISTINCT ended, table_id FROM results WHERE");
        own.and(" who = ?", [who.as_bytes().into()]);
        own.page(after, most);
        let rows = self.read(&own.text, &own.cells).await?;
        let ids = rows.iter().map(|row| row.string("table_id").map(Cell::from)).collect::<Result<Vec<_>, _>>()?;
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let mut sql = Sql::new("SELECT * FROM archive WHERE table_id IN (");
        sql.and(&places(ids.len()), ids);
        sql.and(") ORDER BY ended DESC, table_id", []);
        let rows = self.read(&sql.text, &sql.cells).await?;
        with_seats(self, &rows).await
    }

    async fn tallies(&self, who: &Identity) -> Result<Vec<Tally>, StoreError> {
        let sql = "SELECT * FROM tallies WHERE who = $1 ORDER BY game, players";
        self.read(sql, &[who.as_bytes().into()]).await?.iter().map(tally).collect()
    }

    async fn meetings(&self, who: &Identity, most: u32) -> Result<Vec<Meeting>, StoreError> {
        let sql = "SELECT * FROM meetings WHERE who = $1 ORDER BY games DESC, other LIMIT $2";
        let rows = self.read(sql, &[who.as_bytes().into(), i64::from(most).into()]).await?;
        let meeting = |row: &Row| {
            Ok(Meeting {
                other: row.string("other")?.parse().map_err(|_| odd("player"))?,
                name: row.string("name")?,
                games: row.number("games")?,
                better: row.number("better")?,
                worse: row.number("worse")?,
                last: row.whole("last")?,
            })
        };
        rows.iter().map(meeting).collect()
    }

    async fn ratings(&self, player: &Player) -> Result<Vec<Standing>, StoreError> {
        let sql = "SELECT * FROM ratings WHERE player = $1 ORDER BY game, players";
        self.read(sql, &[player.to_string().into()]).await?.iter().map(standing).collect()
    }

    async fn ladder(&self, game: &str, players: u32, most: u32) -> Result<Vec<(Standing, Option<String>)>, StoreError> {
        let sql =
            "SELECT ratings.*, ladder.name AS shown FROM ratings LEFT JOIN ladder ON ladder.player = ratings.player
            WHERE game = $1 AND players = $2 AND (ratings.player LIKE 'bot:%' OR ladder.name IS NOT NULL)
            ORDER BY mean DESC, ratings.player LIMIT $3";
        let rows = self.read(sql, &[game.into(), i64::from(players).into(), i64::from(most).into()]).await?;
        rows.iter().map(|row| Ok((standing(row)?, row.maybe_text("shown")?))).collect()
    }

    async fn show_on_ladder(&self, who: &Identity, name: Option<&str>) -> Result<(), StoreError> {
        let player = Player::Person(*who).to_string();
        let mut open = self.open().await?;
        open.write("DELETE FROM ladder WHERE player = $1", &[player.as_str().into()]).await?;
        if let Some(name) = name {
            let sql = "INSERT INTO ladder (player, name) SELECT $1, $2 WHERE EXISTS (SELECT 1 FROM ratings WHERE player = $1)";
            open.write(sql, &[player.into(), name.into()]).await?;
        }
        open.commit().await
    }

    async fn name_on_ladder(&self, who: &Identity) -> Result<Option<String>, StoreError> {
        let player = Player::Person(*who).to_string();
        let rows = self.read("SELECT name FROM ladder WHERE player = $1", &[player.into()]).await?;
        rows.first().map(|row| row.string("name")).transpose()
    }
}

/// Places for so many values.
fn places(count: usize) -> String {
    vec!["?"; count].join(", ")
}

fn json<T: Serialize>(value: &T) -> Result<Cell, StoreError> {
    serde_json::to_string(value).map(Cell::from).map_err(|error| StoreError::Failed(error.to_string()))
}

fn of_json<T: DeserializeOwned>(row: &Row, column: &str) -> Result<T, StoreError> {
    serde_json::from_str(&row.string(column)?).map_err(|_| odd("result"))
}

/// Who plays on a seat, as far as others meet them.
fn player(seat: &SeatResult) -> Option<Player> {
    seat.who.map(Player::Person).or_else(|| seat.bot.clone().map(Player::Bot))
}

/// Does nobody else at the table have this seat's owner? What somebody does for several says nothing about them.
fn is_one_seat(game: &FinishedGame, who: &Identity) -> bool {
    game.seats.iter().filter(|seat| seat.who.as_ref() == Some(who)).count() == 1
}

/// The ratings after a game, if it counts: two or more play, and each seat is somebody else's.
async fn rate(open: &mut Open, game: &FinishedGame) -> Result<BTreeMap<Player, Rating>, StoreError> {
    let players: Option<Vec<Player>> = game.seats.iter().map(player).collect();
    let people = game.seats.iter().filter_map(|seat| seat.who);
    let Some(players) = players.filter(|players| game.rated && players.len() > 1) else { return Ok(BTreeMap::new()) };
    if !people.into_iter().all(|who| is_one_seat(game, &who)) {
        return Ok(BTreeMap::new());
    }
    let (kind, many) = (Cell::from(game.game.as_str()), Cell::from(game.seats.len() as i64));
    let mut before = Vec::new();
    for (player, seat) in players.into_iter().zip(&game.seats) {
        let sql = "SELECT * FROM ratings WHERE game = $1 AND players = $2 AND player = $3";
        let rows = open.fetch(sql, &[kind.clone(), many.clone(), player.to_string().into()]).await?;
        let rating = rows.first().map(standing).transpose()?.map(|standing| standing.rating);
        let left = seat.who.is_some() && seat.bot.is_some();
        before.push((player, if left { LEFT } else { seat.rank }, rating.unwrap_or_default()));
    }
    let after = rating::after(&before);
    for (player, rating) in &after {
        let sql = "INSERT INTO ratings AS kept (game, players, player, mean, spread, games, changed)
            VALUES ($1, $2, $3, $4, $5, 1, $6) ON CONFLICT (game, players, player)
            DO UPDATE SET mean = $4, spread = $5, games = kept.games + 1, changed = $6";
        let (mean, spread) = (rating.mean.into(), rating.spread.into());
        let cells = [kind.clone(), many.clone(), player.to_string().into(), mean, spread, game.ended.into()];
        open.write(sql, &cells).await?;
    }
    Ok(after)
}

/// Writes the game and its seats down.
async fn insert(
    open: &mut Open,
    game: &FinishedGame,
    number: i64,
    ratings: &BTreeMap<Player, Rating>,
) -> Result<(), StoreError> {
    let mut sql = Sql::new(
        "INSERT INTO archive (table_id, number, game, players, options, categories, steps, setup, began, ended, rated)",
    );
    let options: String = game.options.iter().map(|(key, value)| format!("\n{key}={value}\n")).collect();
    let cells = [
        game.id.as_str().into(),
        number.into(),
        game.game.as_str().into(),
        (game.seats.len() as i64).into(),
        options.into(),
        json(&game.categories)?,
        i64::from(game.steps).into(),
        i64::from(game.setup).into(),
        game.began.into(),
        game.ended.into(),
        i64::from(!ratings.is_empty()).into(),
    ];
    sql.and(&format!(" VALUES ({})", places(cells.len())), cells);
    open.write(&sql.text, &sql.cells).await?;
    for (nth, seat) in (0i64..).zip(&game.seats) {
        let rating = player(seat).and_then(|player| ratings.get(&player));
        let mut sql = Sql::new(
            "INSERT INTO results
             (table_id, seat, ended, who, bot, name, folded, points, total, rank, style, mean, spread)",
        );
        let cells = [
            game.id.as_str().into(),
            nth.into(),
            game.ended.into(),
            Cell::Bytes(seat.who.map(|who| who.as_bytes().to_vec())),
            Cell::Text(seat.bot.clone()),
            seat.name.as_str().into(),
            folded(&seat.name).into(),
            json(&seat.points)?,
            Cell::Whole(seat.total.map(i64::from)),
            i64::from(seat.rank).into(),
            Cell::Text(seat.style.clone()),
            Cell::Whole(rating.map(|rating| rating.mean)),
            Cell::Whole(rating.map(|rating| rating.spread)),
        ];
        sql.and(&format!(" VALUES ({})", places(cells.len())), cells);
        open.write(&sql.text, &sql.cells).await?;
    }
    Ok(())
}

/// Adds a seat's result to what the games of its owner add up to.
async fn add_up(open: &mut Open, game: &FinishedGame, seat: usize) -> Result<(), StoreError> {
    let Some((seat, who)) = game.seats.get(seat).and_then(|seat| Some((seat, seat.who?))) else { return Ok(()) };
    if !is_one_seat(game, &who) {
        return Ok(());
    }
    let key = [who.as_bytes().into(), game.game.as_str().into(), (game.seats.len() as i64).into()];
    let kept = open.fetch("SELECT * FROM tallies WHERE who = $1 AND game = $2 AND players = $3", &key).await?;
    let mut tally = kept.first().map(tally).transpose()?.unwrap_or_default();
    tally.add(game, seat);
    keep_tally(open, key, &tally).await?;
    for (other, name, better, worse) in met(game, seat, &who) {
        let sql = "INSERT INTO meetings AS kept (who, other, name, games, better, worse, last)
            VALUES ($1, $2, $3, 1, $4, $5, $6) ON CONFLICT (who, other)
            DO UPDATE SET name = $3, games = kept.games + 1, better = kept.better + $4, worse = kept.worse + $5, last = $6";
        let (better, worse) = (i64::from(better).into(), i64::from(worse).into());
        let cells = [who.as_bytes().into(), other.to_string().into(), name.into(), better, worse, game.ended.into()];
        open.write(sql, &cells).await?;
    }
    Ok(())
}

/// Keeps what games add up to, by person, game and number of players.
async fn keep_tally(open: &mut Open, key: [Cell; 3], tally: &Tally) -> Result<(), StoreError> {
    let mut sql =
        Sql::new("INSERT INTO tallies (who, game, players, games, wins, ranks, scored, total, best, points, styles)");
    let cells = key.into_iter().chain([
        i64::from(tally.games).into(),
        i64::from(tally.wins).into(),
        i64::try_from(tally.ranks).unwrap_or(i64::MAX).into(),
        i64::from(tally.scored).into(),
        tally.total.into(),
        Cell::Whole(tally.best.map(i64::from)),
        json(&tally.points)?,
        json(&tally.styles)?,
    ]);
    sql.and(&format!(" VALUES ({})", places(11)), cells);
    sql.and(
        " ON CONFLICT (who, game, players) DO UPDATE SET games = excluded.games, wins = excluded.wins,
          ranks = excluded.ranks, scored = excluded.scored, total = excluded.total, best = excluded.best,
          points = excluded.points, styles = excluded.styles",
        [],
    );
    open.write(&sql.text, &sql.cells).await.map(|_| ())
}

/// Adds what the games of one person add up to to those of another.
pub(crate) async fn carry_tallies(open: &mut Open, from: &Identity, to: &Identity) -> Result<(), StoreError> {
    for row in open.fetch("SELECT * FROM tallies WHERE who = $1", &[from.as_bytes().into()]).await? {
        let mut sum = tally(&row)?;
        let key = [to.as_bytes().into(), sum.game.as_str().into(), i64::from(sum.players).into()];
        let kept = open.fetch("SELECT * FROM tallies WHERE who = $1 AND game = $2 AND players = $3", &key).await?;
        if let Some(kept) = kept.first().map(tally).transpose()? {
            sum.join(kept);
        }
        keep_tally(open, key, &sum).await?;
    }
    open.write("DELETE FROM tallies WHERE who = $1", &[from.as_bytes().into()]).await.map(|_| ())
}

/// Whom the owner of a seat met, what the other is called, and who ranked before whom. Of several bots of a kind the best counts.
fn met<'a>(game: &'a FinishedGame, own: &SeatResult, who: &Identity) -> Vec<(Player, &'a str, bool, bool)> {
    let mut others: BTreeMap<Player, &SeatResult> = BTreeMap::new();
    for seat in game.seats.iter().filter(|seat| seat.who.as_ref() != Some(who)) {
        if let Some(player) = player(seat) {
            let best = others.entry(player).or_insert(seat);
            if seat.rank < best.rank {
                *best = seat;
            }
        }
    }
    let compared = |(player, seat): (Player, &'a SeatResult)| {
        (player, seat.name.as_str(), own.rank < seat.rank, own.rank > seat.rank)
    };
    others.into_iter().map(compared).collect()
}

impl Tally {
    /// One game more.
    fn add(&mut self, game: &FinishedGame, seat: &SeatResult) {
        let won = u32::from(seat.rank == 1);
        self.games += 1;
        self.wins += won;
        self.ranks += u64::from(seat.rank);
        if let Some(total) = seat.total {
            self.scored += 1;
            self.total += i64::from(total);
            self.best = self.best.max(Some(total));
            for (category, points) in game.categories.iter().zip(&seat.points) {
                *self.points.entry(category.clone()).or_default() += i64::from(*points);
            }
        }
        if let Some(style) = &seat.style {
            let (games, wins) = self.styles.entry(style.clone()).or_default();
            *games += 1;
            *wins += won;
        }
    }

    /// The games of another person too.
    fn join(&mut self, other: Tally) {
        self.games += other.games;
        self.wins += other.wins;
        self.ranks += other.ranks;
        self.scored += other.scored;
        self.total += other.total;
        self.best = self.best.max(other.best);
        for (category, points) in other.points {
            *self.points.entry(category).or_default() += points;
        }
        for (style, (more, won)) in other.styles {
            let (games, wins) = self.styles.entry(style).or_default();
            *games += more;
            *wins += won;
        }
    }
}

fn tally(row: &Row) -> Result<Tally, StoreError> {
    let best = row.maybe_whole("best")?;
    Ok(Tally {
        game: row.string("game")?,
        players: row.number("players")?,
        games: row.number("games")?,
        wins: row.number("wins")?,
        ranks: row.number("ranks")?,
        scored: row.number("scored")?,
        total: row.whole("total")?,
        best: best.map(|best| i32::try_from(best).map_err(|_| odd("result"))).transpose()?,
        points: of_json(row, "points")?,
        styles: of_json(row, "styles")?,
    })
}

fn standing(row: &Row) -> Result<Standing, StoreError> {
    Ok(Standing {
        game: row.string("game")?,
        players: row.number("players")?,
        player: row.string("player")?.parse().map_err(|_| odd("player"))?,
        rating: Rating { mean: row.whole("mean")?, spread: row.whole("spread")? },
        games: row.number("games")?,
    })
}

/// Games with the results of their seats, by rows of `archive`.
pub(crate) async fn with_seats(db: &impl Either, rows: &[Row]) -> Result<Vec<FinishedGame>, StoreError> {
    let mut games = rows.iter().map(game).collect::<Result<Vec<_>, _>>()?;
    if games.is_empty() {
        return Ok(games);
    }
    let ids: Vec<Cell> = games.iter().map(|game| game.id.as_str().into()).collect();
    let mut sql = Sql::new("SELECT * FROM results WHERE table_id IN (");
    sql.and(&places(ids.len()), ids);
    sql.and(") ORDER BY table_id, seat", []);
    let mut seats: HashMap<TableId, Vec<SeatResult>> = HashMap::new();
    for row in &db.read(&sql.text, &sql.cells).await? {
        seats.entry(rows::id(row, "table_id")?).or_default().push(result(row)?);
    }
    for game in &mut games {
        game.seats = seats.remove(&game.id).unwrap_or_default();
    }
    Ok(games)
}

fn game(row: &Row) -> Result<FinishedGame, StoreError> {
    let options = row.string("options")?;
    let pairs = options.lines().filter(|line| !line.is_empty());
    let pairs = pairs.map(|line| line.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned())));
    Ok(FinishedGame {
        id: rows::id(row, "table_id")?,
        game: row.string("game")?,
        options: pairs.collect::<Option<_>>().ok_or_else(|| odd("option"))?,
        categories: of_json(row, "categories")?,
        steps: row.number("steps")?,
        setup: row.number("setup")?,
        began: row.whole("began")?,
        ended: row.whole("ended")?,
        rated: row.whole("rated")? == 1,
        public: row.whole("public")? == 1,
        seats: Vec::new(),
    })
}

fn result(row: &Row) -> Result<SeatResult, StoreError> {
    let who = row.maybe_bytes("who")?;
    let total = row.maybe_whole("total")?;
    let rating = row.maybe_whole("mean")?.zip(row.maybe_whole("spread")?);
    Ok(SeatResult {
        who: who.map(|bytes| Identity::from_bytes(&bytes).ok_or_else(|| odd("hash"))).transpose()?,
        bot: row.maybe_text("bot")?,
        name: row.string("name")?,
        points: of_json(row, "points")?,
        total: total.map(|total| i32::try_from(total).map_err(|_| odd("result"))).transpose()?,
        rank: row.number("rank")?,
        style: row.maybe_text("style")?,
        rating: rating.map(|(mean, spread)| Rating { mean, spread }),
    })
}
