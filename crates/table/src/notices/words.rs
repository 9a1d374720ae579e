//! Notices in the words of their reader. They say what everybody at the table may know, and nothing of what was said there.

use super::gather::{DAY, HOUR, MINUTE, least_left};
use super::service::Link;
use super::{Choices, Delivery, Item, Kind, Letter, Target, Told};
use crate::error::TableError;
use crate::secret::{Identity, TableId};
use crate::seen::seat_name;
use crate::service::{Tables, failed};
use crate::store::{Room, TableRow};
use cowcatcher_words::{Locale, Value};
use std::time::Duration;

impl Tables {
    /// What a delivery says that tells these; `None` if there is nothing left to tell.
    pub(super) async fn letter(
        &self,
        target: &Target,
        choices: &Choices,
        delivery: &Delivery,
        items: &[Item],
    ) -> Result<Option<Letter>, TableError> {
        let (locale, home) = (choices.locale, self.home().to_owned());
        let mut told = Vec::new();
        for item in items {
            told.extend(self.in_words(target, locale, &home, item).await?);
        }
        let title = match told.as_slice() {
            [] => return Ok(None),
            [one] => one.text.clone(),
            [first, ..] => {
                let more = Value::from(told.len() - 1);
                locale.text_with("letter-and-more", &[("text", first.text.clone().into()), ("more", more)])
            }
        };
        let url = match told.as_slice() {
            [one] => one.url.clone(),
            several if several.iter().all(|told| told.url == several[0].url) => several[0].url.clone(),
            _ => format!("{home}/"),
        };
        let site = [("site", Value::from(locale.text("site-name")))];
        let confirms = items.contains(&Item::Confirm);
        let stop = locale.text_with(if confirms { "letter-never" } else { "letter-stop" }, &site);
        let good_for = Duration::from_millis((delivery.expires - self.now()).max(0).unsigned_abs());
        Ok(Some(Letter {
            id: delivery.id.to_string(),
            to: target.address.clone(),
            locale,
            title,
            told,
            url,
            stop: (stop, self.link(Link::Stop, &target.id).await?),
            good_for,
        }))
    }

    async fn in_words(
        &self,
        target: &Target,
        locale: Locale,
        home: &str,
        item: &Item,
    ) -> Result<Option<Told>, TableError> {
        let site = [("site", Value::from(locale.text("site-name")))];
        Ok(match item {
            Item::Confirm => {
                let text = locale.text_with("letter-confirm", &site);
                Some(Told { kind: "confirm", table: None, text, url: self.link(Link::Confirm, &target.id).await? })
            }
            Item::Test => {
                let text = locale.text_with("letter-test", &site);
                Some(Told { kind: "test", table: None, text, url: format!("{home}/me/notices") })
            }
            Item::News { kind, table, number, .. } => {
                let row = self.0.store.table(table).await.map_err(failed)?;
                match row {
                    Some(row) => {
                        let text = self.news(&row, &target.who, locale, *kind, *number).await?;
                        Some(Told { kind: kind.word(), table: Some(table.clone()), text, url: at(home, table) })
                    }
                    None => None,
                }
            }
        })
    }

    /// What happened at a table.
    async fn news(
        &self,
        row: &TableRow,
        who: &Identity,
        locale: Locale,
        kind: Kind,
        number: u32,
    ) -> Result<String, TableError> {
        let title = self.0.games.game(&row.game).map(|game| game.title).unwrap_or_default();
        let id = format!("game-{}", row.game);
        let game = if locale.has(&id) { locale.text(&id) } else { title.to_owned() };
        let others: Vec<String> = (0..)
            .zip(&row.seats)
            .filter(|(_, seat)| seat.owner() != Some(*who) && !seat.is_open())
            .map(|(index, seat)| seat_name(locale, index, &seat.name, seat.bot().filter(|_| seat.owner().is_none())))
            .collect();
        let mut args = vec![("game", Value::from(game)), ("others", Value::from(others.join(", ")))];
        match kind {
            Kind::Mention => {
                let said = self.0.store.chat(&row.id, Room::Table, crate::chat::CHAT_KEPT).await.map_err(failed)?;
                let name = said.into_iter().find(|line| line.number == number).map(|line| line.name);
                args.push(("name", Value::from(name.unwrap_or_else(|| locale.text("seat-nobody")))));
            }
            Kind::Time => args.push(("time", Value::from(span(locale, least_left(row, who, self.now()).unwrap_or(0))))),
            Kind::Turn | Kind::Invitation | Kind::Over => {}
        }
        Ok(locale.text_with(&format!("letter-{}", kind.word()), &args))
    }
}

fn at(home: &str, table: &TableId) -> String {
    format!("{home}/t/{table}")
}

/// A time in its largest unit.
fn span(locale: Locale, millis: i64) -> String {
    let units = [("clock-days", DAY), ("clock-hours", HOUR)];
    let (id, length) = units.into_iter().find(|(_, length)| millis >= *length).unwrap_or(("clock-minutes", MINUTE));
    locale.text_with(id, &[("count", Value::from((millis / length).max(1)))])
}
