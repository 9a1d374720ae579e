//! What is going on: the step on top, and what the seat still has in hand of its turn.

use super::{Sight, exact};
use crate::agenda::Step;
use crate::data::companies::COMPANIES;
use crate::data::map::REGIONS;
use crate::data::player_board::SLOTS;
use crate::data::start_tiles::START_TILES;
use crate::state::Secret;
use cowcatcher_engine::Slots;

/// Kinds of steps that can wait on top, and the end of the game.
const STEPS: usize = 23;
/// Points of an expansion and units of goods that are told apart.
const MOST_POINTS: usize = 13;

/// The kind of the step on top.
fn kind(step: Option<Step>) -> usize {
    let Some(step) = step else { return 0 };
    match step {
        Step::SetupFirst | Step::SetupTracks | Step::SetupTiles => 1,
        Step::KeepTiles => 2,
        Step::StartBonus(_) => 3,
        Step::Coins | Step::ClearDisplay | Step::FillDisplay | Step::MarkersBack | Step::RoundBegins => 4,
        Step::Planning => 5,
        Step::TurnBegins => 6,
        Step::Turn => 7,
        Step::EndTurn => 8,
        Step::Goods(_) => 9,
        Step::Units(_) => 10,
        Step::Expand { .. } => 11,
        Step::From(..) => 12,
        Step::Home(_) => 13,
        Step::Points(_) => 14,
        Step::FillBooks => 15,
        Step::Jar { .. } => 16,
        Step::Remove(_) => 17,
        Step::Advance(_) => 18,
        Step::Tracks { .. } => 19,
        Step::BuyCard => 20,
        Step::Discard { .. } => 21,
        Step::OneOf(_) | Step::Reward(_) => 22,
    }
}

/// What the steps of the seat's own turn still hold, whatever lies above whatever.
#[derive(Default)]
struct Held {
    units: usize,
    /// The company and the points of an expansion.
    expansion: Option<(usize, usize)>,
    /// The region to which a post is on its way.
    region: usize,
    /// The company whose post has to go home.
    home: usize,
    points: usize,
    jar: usize,
    remove: usize,
    advance: [u8; COMPANIES],
    tracks: usize,
    excluded: usize,
    cards: usize,
    discard: usize,
    one_of: usize,
}

impl Held {
    fn of(steps: &[Step]) -> Held {
        let mut held = Held::default();
        for &step in steps {
            match step {
                Step::Units(left) => held.units = left.into(),
                Step::Expand { company, left, .. } => held.expansion = Some((company.index(), left.into())),
                Step::From(_, region) | Step::Reward(region) => held.region = 1 + region.index(),
                Step::Home(company) => held.home = 1 + company.index(),
                Step::Points(left) => held.points += usize::from(left),
                Step::Jar { moved } => held.jar = 1 + usize::from(moved),
                Step::Remove(left) => held.remove += usize::from(left),
                Step::Advance(spaces) => {
                    held.advance.iter_mut().zip(spaces).for_each(|(all, more)| *all += more);
                }
                Step::Tracks { excluded, tracks, spaces } => {
                    held.tracks = 1 + (usize::from(tracks).min(2)) * 4 + usize::from(spaces).min(3);
                    held.excluded = excluded.into();
                }
                Step::BuyCard => held.cards += 1,
                Step::Discard { plus } => held.discard = 1 + usize::from(plus),
                Step::OneOf(space) => held.one_of = 1 + usize::from(space.track().is_some_and(|(_, level)| level > 1)),
                _ => {}
            }
        }
        held
    }
}

impl Sight<'_> {
    pub(super) fn pending(&self, into: &mut Slots<'_>) {
        exact(into, "step", kind(self.step) * 2 + usize::from(self.mine), STEPS * 2);
        let planning = match (self.step, self.me.secret) {
            (Some(Step::Planning), Secret::Ready) => SLOTS + 2,
            (Some(Step::Planning), _) => 1 + self.me.next_slot().map_or(SLOTS, |slot| slot.index()),
            _ => 0,
        };
        exact(into, "slot to decide", planning, SLOTS + 3);
        let kept = self.me.kept.filter(|_| self.step == Some(Step::KeepTiles));
        exact(into, "tile kept", kept.map_or(0, |tile| 1 + tile.index()), START_TILES + 1);

        let held = Held::of(if self.mine { self.game.agenda.steps() } else { &[] });
        let (mix, units) = self.chosen_goods();
        exact(
            into,
            "goods chosen",
            if mix == 0 { 0 } else { 1 + (mix - 1) * MOST_POINTS + units.min(MOST_POINTS - 1) },
            1 + 4 * MOST_POINTS,
        );
        into.pick("units left", held.units, 16);
        let (company, points) = held.expansion.map_or((0, 0), |(company, left)| (1 + company, left));
        exact(
            into,
            "expansion",
            if company == 0 { 0 } else { 1 + (company - 1) * MOST_POINTS + points.min(MOST_POINTS - 1) },
            1 + COMPANIES * MOST_POINTS,
        );
        let shares = held.expansion.map_or(0, |(company, _)| usize::from(self.shares[0][company]).min(8));
        exact(into, "expansion for shares", if company == 0 { 0 } else { 1 + shares * 8 + points.min(7) }, 1 + 9 * 8);
        exact(into, "post on its way", held.region, REGIONS + 1);
        exact(into, "post to go home", held.home, COMPANIES + 1);
        into.pick("points left", held.points, 7);
        into.pick("jar moved", held.jar, 6);
        into.pick("posts to remove", held.remove, 4);
        let block = into.block();
        for (company, &spaces) in held.advance.iter().enumerate() {
            into.again(block);
            let last = usize::from(self.left == 0);
            let value = usize::from(self.values[company]).min(15) / 4;
            exact(
                into,
                "spaces to move",
                if spaces == 0 { 0 } else { 1 + (usize::from(spaces).min(3) * 4 - 4 + value) * 2 + last },
                25,
            );
        }
        exact(into, "tracks to move on", held.tracks, 13);
        exact(into, "tracks excluded", held.excluded, 16);
        into.pick("cards to buy", held.cards, 3);
        exact(into, "card to discard", held.discard, 5);
        exact(into, "one of two profits", held.one_of, 3);
    }
}
