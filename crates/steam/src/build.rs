//! BUILD, TOWN, UPGRADE and REDIRECT: the build turn and what may be laid where. Carries STEAM-BUILD-01 to 29,
//! STEAM-TOWN-01 to 09, 11, STEAM-UPGRADE-01 to 07, STEAM-REDIRECT-01 to 12, STEAM-ACTION-08, 13, 14, 19.

mod change;
mod judge;
mod list;
mod loose;
mod sides;

use crate::action::Action;
use crate::agenda::{Step, Tell};
use crate::data::actions::ActionTile;
use crate::data::tiles::{Face, KINDS, Kind, PAIR_EDGES, TO_TOWN};
use crate::data::{ENGINEER_PLACEMENTS, PLACEMENTS};
use crate::event::{Event, Why};
use crate::hex::{Edge, Hex};
use crate::lack::Money;
use crate::map::Map;
use crate::state::{BuildTurn, Steam};
use crate::track::{Beyond, End, Exit, Track, UNOWNED, seat_of};
use crate::view::Offer;
use change::Added;
pub(crate) use change::{Change, change};
use cowcatcher_engine::{Choices, Refusal};
pub(crate) use loose::still_loose;

/// A builder with what they have left, looking at the track: what may be laid is a question to them. Looking ahead asks it of
/// imagined track.
#[derive(Clone, Copy)]
pub(crate) struct Builder<'a> {
    pub map: &'a Map,
    pub track: &'a Track,
    pub stock: &'a [u8; KINDS],
    pub seat: u8,
    pub left: u8,
    pub funds: i32,
    /// May they still place a New City, with a tile there for it?
    pub urbanize: bool,
    pub loose: Option<(u8, u8)>,
    /// Does a tile that an upgrade on the way gives back count as stock (STEAM-BUILD-29)?
    pub counts_returned_tiles: bool,
    /// The clause by which they can't spend what they do not have.
    pub broke: (&'static str, Money),
}

impl Builder<'_> {
    /// The kind from which a face would be taken, the tile replaced being back in stock (STEAM-BUILD-12).
    #[inline]
    fn kind(&self, face: Face, returned: Option<Kind>) -> Option<Kind> {
        face.shape().kinds.into_iter().find(|&kind| self.stock[kind.index()] > 0 || returned == Some(kind))
    }
}

/// Changes the track as laying a face does, and says which exits are new. The kind is the tile's.
pub(crate) fn lay(map: &Map, track: &mut Track, hex: u8, face: Face, kind: Kind, change: &Change, builder: u8) {
    let shape = face.shape();
    track.tile_mut(hex).set_kind(Some(kind));
    match change.added {
        Added::Spurs(spurs) => {
            for edge in bits(spurs) {
                track.set_exit(hex, edge, Exit::new(TO_TOWN, builder));
            }
            for edge in bits(spurs) {
                claim(map, track, hex, edge, builder);
            }
        }
        Added::Segments(pairs) => {
            for (one, other) in segments(pairs) {
                track.set_exit(hex, one, Exit::new(shape.leads[usize::from(one)], builder));
                track.set_exit(hex, other, Exit::new(shape.leads[usize::from(other)], builder));
                claim(map, track, hex, one, builder);
                claim(map, track, hex, other, builder);
            }
        }
        Added::Turned { inner, from, to } => {
            let (start, end) = (track.exit(hex, inner), track.exit(hex, from));
            track.set_exit(hex, from, Exit::NONE);
            track.set_exit(hex, inner, Exit::new(to, start.owner()).with_old(start.is_old()));
            // STEAM-REDIRECT-07: it neither keeps nor claims, unless the link is complete afterwards (STEAM-REDIRECT-11).
            let open = track.beyond(map, hex, to) == Beyond::Nothing;
            track.set_exit(hex, to, Exit::new(inner, end.owner()).with_old(open && end.is_old()));
            if !open && matches!(track.near_end(map, hex, to), End::Node(_)) {
                track.give(map, hex, to, builder);
            }
        }
    }
}

/// If the track behind a new exit was nobody's, the whole link is the builder's (STEAM-LINK-08).
fn claim(map: &Map, track: &mut Track, hex: u8, edge: u8, builder: u8) {
    if let Beyond::Track(next, entry) = track.beyond(map, hex, edge)
        && track.exit(next, entry).owner() == UNOWNED
    {
        track.give(map, hex, edge, builder);
    }
}

/// The segments of a set by their edges, ascending.
#[inline]
fn segments(mut pairs: u16) -> impl Iterator<Item = (u8, u8)> {
    std::iter::from_fn(move || {
        let segment = PAIR_EDGES.get(pairs.trailing_zeros() as usize).copied();
        pairs &= pairs.wrapping_sub(1);
        segment
    })
}

/// All edges of a set of segments.
fn edges_of(pairs: u16) -> u8 {
    segments(pairs).fold(0, |bits, (one, other)| bits | 1 << one | 1 << other)
}

/// The first edge of each of a set of segments.
fn first_edges_of(pairs: u16) -> u8 {
    segments(pairs).fold(0, |bits, (one, _)| bits | 1 << one)
}

/// The edges of a set, ascending; or its colours, which are fewer.
#[inline]
pub(crate) fn bits(mut set: u8) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let edge = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (edge < 6).then_some(edge as u8)
    })
}

impl Steam {
    /// The build turn of the player in a place of the build order begins, or the phase ends.
    pub(crate) fn begin_build_turn(&mut self, place: u8, log: &mut impl Tell) -> bool {
        let Some(seat) = self.build_order().get(place) else {
            self.agenda.replace(Step::GoodsPhase);
            return true;
        };
        self.active = seat;
        let player = self.player(seat);
        let engineer = player.has(ActionTile::Engineer);
        self.build = BuildTurn {
            left: if engineer { ENGINEER_PLACEMENTS } else { PLACEMENTS },
            urbanize: player.has(ActionTile::Urbanization),
            grow: player.has(ActionTile::CityGrowth),
            loose: None,
        };
        log.tell(Event::BuildBegan(seat));
        self.mark_old_links(seat);
        self.agenda.replace(Step::Build(place));
        true
    }

    /// The builder whose turn it is.
    #[inline]
    pub(crate) fn builder(&self) -> Builder<'_> {
        Builder {
            map: &self.map,
            track: &self.track,
            stock: &self.stock,
            seat: self.active.0,
            left: self.build.left,
            funds: self.spendable(self.active),
            urbanize: self.build.urbanize && self.new_cities_left() > 0,
            loose: self.build.loose,
            counts_returned_tiles: self.setting.counts_returned_tiles,
            broke: match self.raises_when_needed() {
                true => ("STEAM-MONEY-11", Money::Funds),
                false => ("STEAM-MONEY-14", Money::Dollars),
            },
        }
    }

    pub(crate) fn legal_build(&self, into: &mut Choices<Action>) {
        self.builder().hexes(|number| {
            // A map has fewer hexes than there is room for choices.
            let _ = into.try_push(Action::Build(self.map.hex(number)));
        });
        self.legal_urbanize(into);
        self.legal_grow(into);
        if self.judge_done().is_ok() {
            into.push(Action::Done);
        }
    }

    pub(crate) fn judge_build(&self, hex: Hex) -> Result<(), Refusal> {
        let number = self.map.number(hex).ok_or(Refusal::rule("STEAM-BUILD-03"))?;
        let builder = self.builder();
        builder.judge_any()?;
        if self.track.tile(number).node.is_city() {
            return Err(Refusal::rule("STEAM-BUILD-03"));
        }
        // The first reason why the cheapest tiles can't be laid stands for all.
        let mut first = None;
        for face in Face::all() {
            match builder.judge(number, face) {
                Ok(()) => return Ok(()),
                Err(refusal) => first = Some(first.map_or(refusal, |kept| better_reason(kept, refusal))),
            }
        }
        Err(first.unwrap_or(Refusal::rule("STEAM-BUILD-05")))
    }

    pub(crate) fn play_build(&mut self, hex: Hex) {
        if let Some(number) = self.map.number(hex) {
            self.agenda.push(Step::Lay(number));
        }
    }

    pub(crate) fn legal_lay(&self, number: u8, into: &mut Choices<Action>) {
        self.builder().each(number, |face| {
            // There are fewer faces than choices.
            let _ = into.try_push(Action::Lay(face));
            true
        });
    }

    pub(crate) fn judge_lay(&self, number: u8, face: Face) -> Result<(), Refusal> {
        let builder = self.builder();
        builder.judge_any()?;
        builder.judge(number, face)
    }

    pub(crate) fn play_lay(&mut self, number: u8, face: Face, log: &mut impl Tell) {
        let seat = self.active;
        let returned = self.track.tile(number).kind();
        let Some(change) = change(&self.map, &self.track, number, face) else { return };
        let Some(kind) = self.builder().kind(face, returned) else { return };
        if let Some(returned) = returned {
            self.stock[returned.index()] += 1;
        }
        self.stock[kind.index()] -= 1;
        self.build.left = self.build.left.saturating_sub(1);
        let claimed = self.unowned_around(number, &change);
        lay(&self.map, &mut self.track, number, face, kind, &change, seat.0);
        let hex = self.map.hex(number);
        log.tell(Event::Laid { seat, hex, face, kind, placing: change.placing, returned });
        self.pay(seat, change.cost, Why::Track, log);
        for edge in bits(claimed).filter(|&edge| self.track.exit(number, edge).owner() == seat.0) {
            log.tell(Event::Claimed(seat, hex, Edge::from_index(usize::from(edge))));
        }
        self.tell_links(number, &change, log);
        self.build.loose = loose::loose_after(&self.map, &self.track, self.build.loose, number, &change);
        self.agenda.pop();
    }

    /// The exits of a change behind which lies track that nobody owns, before it is made.
    fn unowned_around(&self, number: u8, change: &Change) -> u8 {
        let unowned = |edge: &u8| match self.track.beyond(&self.map, number, *edge) {
            Beyond::Track(next, entry) => self.track.exit(next, entry).owner() == UNOWNED,
            _ => false,
        };
        let exits = match change.added {
            Added::Spurs(spurs) => spurs,
            Added::Segments(pairs) => edges_of(pairs),
            Added::Turned { inner, to, .. } if self.track.exit(number, inner).owner() == UNOWNED => return 1 << to,
            Added::Turned { to, .. } => 1 << to,
        };
        bits(exits).filter(unowned).fold(0, |claimed, edge| claimed | 1 << edge)
    }

    /// Tells which of the new track completed a link.
    fn tell_links(&self, number: u8, change: &Change, log: &mut impl Tell) {
        let added = match change.added {
            Added::Spurs(spurs) => spurs,
            Added::Segments(pairs) => first_edges_of(pairs),
            Added::Turned { to, .. } => 1 << to,
        };
        for edge in bits(added) {
            let near = self.track.near_end(&self.map, number, edge);
            let far = self.track.far_end(&self.map, number, edge);
            if let (End::Node(_), End::Node(_)) = (near, far) {
                let owner = seat_of(self.track.exit(number, edge).owner());
                log.tell(Event::Completed(owner, self.map.hex(number), Edge::from_index(usize::from(edge))));
            }
        }
    }

    /// May the build turn end (STEAM-BUILD-19, 20, STEAM-ACTION-13)?
    pub(crate) fn judge_done(&self) -> Result<(), Refusal> {
        if self.build.loose.is_some() {
            return Err(Refusal::rule("STEAM-BUILD-20"));
        }
        let owed = self.raises_when_needed()
            && ((self.build.grow && self.can_grow()) || (self.build.urbanize && self.can_urbanize()));
        if owed { Err(Refusal::rule("STEAM-ACTION-13")) } else { Ok(()) }
    }

    pub(crate) fn play_done(&mut self, place: u8, log: &mut impl Tell) {
        let seat = self.active;
        if self.raises_when_needed() {
            // STEAM-ACTION-19.
            for (owed, tile) in
                [(self.build.grow, ActionTile::CityGrowth), (self.build.urbanize, ActionTile::Urbanization)]
            {
                if owed {
                    log.tell(Event::EffectLost(seat, tile));
                }
            }
        }
        self.lose_old_links(seat, log);
        log.tell(Event::BuildEnded(seat));
        self.build = BuildTurn::NONE;
        self.agenda.replace(Step::BuildTurn(place.saturating_add(1)));
    }

    /// Every placement that the player whose build turn it is may make on a hex now, with its cost.
    pub fn offers(&self, hex: Hex) -> Vec<Offer> {
        let building = matches!(self.agenda.top(), Some(Step::Build(_) | Step::Lay(_)));
        let Some(number) = self.map.number(hex).filter(|_| building) else { return Vec::new() };
        let mut offers = Vec::new();
        self.builder().each(number, |face| {
            if let Some(change) = change(&self.map, &self.track, number, face) {
                offers.push(Offer { face, placing: change.placing, cost: change.cost });
            }
            true
        });
        offers
    }

    /// What laying a face on a hex costs; `None` if it is neither a new tile nor an upgrade nor a redirect there.
    pub fn cost_of(&self, hex: Hex, face: Face) -> Option<i32> {
        change(&self.map, &self.track, self.map.number(hex)?, face).map(|change| change.cost)
    }
}

/// Of two reasons why two tiles can't be laid on a hex, the one that came closer to being laid.
fn better_reason(one: Refusal, other: Refusal) -> Refusal {
    let closeness = |refusal: &Refusal| match refusal.clause {
        "STEAM-UPGRADE-01" | "STEAM-TOWN-01" | "STEAM-REDIRECT-04" | "STEAM-REDIRECT-08" | "STEAM-REDIRECT-10" => 0,
        "STEAM-REDIRECT-02" | "STEAM-REDIRECT-03" | "STEAM-REDIRECT-12" => 1,
        "STEAM-UPGRADE-05" | "STEAM-BUILD-04" => 2,
        "STEAM-BUILD-05" | "STEAM-TOWN-05" => 3,
        "STEAM-BUILD-12" => 4,
        "STEAM-MONEY-11" | "STEAM-MONEY-14" => 6,
        _ => 5,
    };
    if closeness(&other) > closeness(&one) { other } else { one }
}
