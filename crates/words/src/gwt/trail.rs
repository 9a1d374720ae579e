//! The trail as text, road by road. Spaces go by their names in notation.

use super::{GwtWords, number};
use crate::page::{Page, whole};
use cowcatcher_games::gwt::TileView;
use cowcatcher_games::gwt::data::lines::Line;
use cowcatcher_games::gwt::data::trail::{NEUTRAL, Space, TRADE, TRADE_SECTION, WOODS, spaces};

impl GwtWords<'_> {
    pub(super) fn show_trail(&self, page: &mut Page) {
        page.heading(&self.say("board-trail", &[]));
        let exits = &self.view.edition.tables().exits;
        let roads = |space: Space| exits[space.index()].roads.iter().take(exits[space.index()].len.into());
        let entered = Space::ALL.iter().flat_map(|&space| roads(space)).fold(0, |all, &(along, _)| all | along);
        let mut shown = 0;
        for space in std::iter::once(Space::Start).chain(NEUTRAL) {
            page.line(&format!("  {}", self.crossing(space)));
            for &(along, to) in roads(space) {
                let stops = spaces(along).map(|stop| match shown & stop.bit() {
                    0 => whole(&self.stop(stop, entered)),
                    _ => whole(&self.with_details(stop.name(), &[self.say("board-see-above", &[])])),
                });
                let stops: Vec<String> = stops.collect();
                let road = if stops.is_empty() { String::new() } else { format!("{} > ", stops.join(" | ")) };
                page.line(&format!("      > {road}{to}"));
                shown |= along;
            }
        }
        page.line(&format!("  {}", self.crossing(Space::KC)));
        let beside = spaces(TRADE & !entered).map(|space| self.stop(space, entered));
        page.items(&self.head("board-beside"), " | ", beside);
        let risks = self.risks().into_iter().map(|line| self.with_actions(&self.risk(line), &self.line(line)));
        let risks = risks.collect::<Vec<_>>().join("; ");
        page.line(&format!("  {}", self.labelled("board-risks", &risks)));
    }

    /// The different risk actions of the trail.
    fn risks(&self) -> Vec<Line> {
        let mut risks = Vec::new();
        for &risk in self.view.edition.tables().risks.iter().flatten() {
            if !risks.contains(&risk) {
                risks.push(risk);
            }
        }
        risks
    }

    /// A risk action by its number among them.
    fn risk(&self, line: Line) -> String {
        let place = self.risks().iter().position(|&it| it == line).unwrap_or_default();
        self.say("board-risk", &[number("number", place as i64 + 1)])
    }

    /// The ranchers on a space.
    fn ranchers(&self, space: Space) -> String {
        let players = self.view.players.iter().zip(self.seats());
        let here = players.filter(|(player, _)| player.rancher == Some(space)).map(|(_, seat)| self.seat(seat));
        let here: Vec<String> = here.collect();
        if here.is_empty() {
            return String::new();
        }
        format!(" <{}>", self.labelled("board-rancher", &here.join(", ")))
    }

    /// A space where roads meet, with its building.
    fn crossing(&self, space: Space) -> String {
        let name = format!("{space}{}", self.ranchers(space));
        match (space, self.tile_on(space)) {
            (Space::KC | Space::Start, _) => format!("{name} {}", self.space(space)),
            (_, Some(TileView::Neutral(neutral))) => format!("{name} {}", self.neutral(neutral)),
            _ => name,
        }
    }

    /// A space on the way: what lies there, what others pay to enter it, and what is printed on the space.
    fn stop(&self, space: Space, entered: u64) -> String {
        let tile = self.tile_on(space);
        let lies = match tile {
            None => "–".to_owned(),
            Some(TileView::Neutral(neutral)) => neutral.to_string(),
            Some(TileView::Building(owner, number)) => {
                self.with_details(self.side_name(owner, number), &[self.seat(owner)])
            }
            Some(TileView::Supply(tile)) => self.tile(tile),
        };
        let hands = match tile {
            Some(TileView::Building(owner, number)) => self.view.building(owner, number).map(|side| side.hands),
            Some(TileView::Supply(tile)) => Some(tile.hands()),
            _ => None,
        };
        let mut notes = Vec::new();
        if let Some(fee) = hands.map(|hands| self.view.fee(hands)).filter(|&fee| fee > 0 && entered & space.bit() != 0)
        {
            notes.push(self.say("board-fee", &[number("dollars", fee)]));
        }
        let tables = self.view.edition.tables();
        if WOODS & space.bit() != 0 {
            notes.push(self.say("site-in-the-woods", &[]));
        }
        notes.extend(tables.risks[space.index()].map(|line| self.risk(line)));
        let trade = TRADE_SECTION.iter().position(|&it| it == space);
        notes.extend(trade.and_then(|index| tables.trade.get(index)).map(|&bonus| self.bonus(bonus)));
        let notes = if notes.is_empty() { String::new() } else { format!(" [{}]", notes.join(", ")) };
        format!("{space} {lies}{notes}{}", self.ranchers(space))
    }
}
