//! The trail in words, road by road, from a view.

use super::names::{Names, bonus, hands};
use super::page::{Page, whole};
use crate::data::buildings::NEUTRAL_LOCALS;
use crate::data::lines::{Line, Need};
use crate::data::trail::{NEUTRAL, Space, TRADE, TRADE_SECTION, WOODS, spaces};
use crate::view::{TileView, View};
use cowcatcher_engine::Seat;

/// Writes the trail.
pub(super) fn trail(view: &View, me: Option<Seat>, page: &mut Page) {
    let road = Road { view, me, names: Names::seen(view) };
    page.heading("TRAIL (from START to KC; - is an empty space, where no step is counted)");
    page.line(&format!("  START{} > A", road.ranchers(Space::Start)));
    let tables = view.edition.tables();
    let mut shown = 0;
    for space in NEUTRAL {
        page.line(&format!("  {}", road.neutral(space)));
        let exits = &tables.exits[space.index()];
        for &(along, to) in &exits.roads[..usize::from(exits.len)] {
            let stops: Vec<String> = spaces(along)
                .map(|stop| {
                    if shown & stop.bit() != 0 {
                        whole(&format!("{stop} (see above)"))
                    } else {
                        whole(&road.stop(stop))
                    }
                })
                .collect();
            let along_words = if stops.is_empty() { String::new() } else { format!("{} > ", stops.join(" | ")) };
            page.line(&format!("      > {along_words}{to}"));
            shown |= along;
        }
    }
    page.line(&format!("  KC Kansas City{}", road.ranchers(Space::KC)));
    let beside: Vec<String> = spaces(TRADE & !shown).map(|space| whole(&road.stop(space))).collect();
    page.line(&format!("  Beside the trail, never entered: {}", beside.join(" | ")));
    let mut risks: Vec<Line> = tables.risks.iter().filter_map(|&risk| risk).collect();
    risks.sort_unstable();
    risks.dedup();
    let risks: Vec<String> = risks.iter().map(|&line| format!("{} is {}", risk(line), road.names.line(line))).collect();
    page.line(&format!("  A risk action belongs to the building there: {}.", risks.join("; ")));
}

/// The short name of a risk action.
fn risk(line: Line) -> String {
    match line.text().0 {
        Need::Discard(card) => format!("risk {card}"),
        _ => "risk any".to_owned(),
    }
}

struct Road<'a> {
    view: &'a View,
    me: Option<Seat>,
    names: Names,
}

impl Road<'_> {
    fn tile(&self, space: Space) -> Option<TileView> {
        self.view.trail.iter().find(|(at, _)| *at == space).map(|&(_, tile)| tile)
    }

    /// The ranchers on a space.
    fn ranchers(&self, space: Space) -> String {
        let players = self.view.players.iter().zip(0..);
        let here = players.filter(|(player, _)| player.rancher == Some(space)).map(|(_, seat)| Seat(seat).to_string());
        let here: Vec<String> = here.collect();
        if here.is_empty() { String::new() } else { format!(" <rancher {}>", here.join(", ")) }
    }

    /// A neutral building with its actions.
    fn neutral(&self, space: Space) -> String {
        let ranchers = self.ranchers(space);
        match self.tile(space) {
            Some(TileView::Neutral(neutral)) => {
                let actions = self.names.locals(NEUTRAL_LOCALS[neutral.index()]);
                format!("{space} building {neutral}{ranchers}: {actions}")
            }
            _ => format!("{space} -{ranchers}"),
        }
    }

    /// A space on the way: what lies there, what it costs others to enter, and what is printed on the space.
    fn stop(&self, space: Space) -> String {
        let tile = self.tile(space);
        let mut text = format!("{space} ");
        text.push_str(&tile.map_or_else(|| "-".to_owned(), |tile| self.names.tile_view(tile, self.me)));
        let shown = match tile {
            Some(TileView::Building(_, number)) => self.names.side(number).map(|side| side.hands),
            Some(TileView::Supply(tile)) => Some(tile.hands()),
            _ => None,
        };
        // Trade tiles beside the trail are never entered.
        let beside = TRADE_SECTION[..3].contains(&space);
        if let Some(shown) = shown.filter(|&shown| !beside && hands(shown).is_some()) {
            text.push_str(&format!(" fee ${}", self.names.fee(shown)));
        }
        let mut printed = Vec::new();
        let tables = self.view.edition.tables();
        if WOODS & space.bit() != 0 {
            printed.push("woods".to_owned());
        }
        printed.extend(tables.risks[space.index()].map(risk));
        let trade = TRADE_SECTION.iter().position(|&it| it == space);
        printed.extend(trade.and_then(|index| tables.trade.get(index)).map(|&it| bonus(it)));
        if !printed.is_empty() {
            text.push_str(&format!(" [{}]", printed.join(", ")));
        }
        text.push_str(&self.ranchers(space));
        text
    }
}
