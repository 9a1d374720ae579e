//! LOCAL: phase B at a location. Carries GWT-LOCAL-01 to 15.
//!
//! The tile under the rancher, and those it copies (copy.rs), are the turn's sources. What their lines need and give is
//! in act.rs.

use crate::action::Action;
use crate::agenda::{Step, Tell};
use crate::data::buildings::{MOST_BUILDINGS, NEUTRAL_LOCALS};
use crate::data::cards::Card;
use crate::data::lines::{Line, Local, MOST_LOCALS};
use crate::data::trail::{RISK_SPACES, Space, spaces};
use crate::event::Event;
use crate::state::{Gwt, Source, Tile};
use cowcatcher_engine::{Choices, Refusal};

/// The bit of the risk action in [`Source::done`].
const RISK: usize = 3;

/// One local action of a source: its slot on the tile (or [`RISK`]) and one of its lines.
#[derive(Clone, Copy)]
struct Slot {
    source: usize,
    slot: usize,
    local: Local,
}

impl Gwt {
    /// The local actions of the tile on a space, without the risk action.
    pub(crate) fn locals(&self, space: Space) -> &'static [Local] {
        match self.trail.get(space) {
            Some(Tile::Neutral(neutral)) => NEUTRAL_LOCALS[neutral.index()],
            Some(Tile::Building(owner, number)) => self.building_of(owner, number).locals,
            _ => &[],
        }
    }

    /// Every local action of every source, done or not (GWT-LOCAL-04, 05, 10).
    fn slots(&self) -> impl Iterator<Item = Slot> + '_ {
        self.turn.sources().iter().enumerate().flat_map(move |(source, at)| {
            let own = self.locals(at.space).iter().enumerate().map(move |(slot, &local)| Slot { source, slot, local });
            let risk = self.risk(at.space).map(|line| Slot { source, slot: RISK, local: Local::One(line) });
            own.chain(risk)
        })
    }

    /// The risk action of a space with a building on it.
    fn risk(&self, space: Space) -> Option<Line> {
        self.tables().risks[space.index()]
    }

    fn is_done(&self, slot: Slot) -> bool {
        self.turn.sources[slot.source].done >> slot.slot & 1 != 0
    }

    /// Was the same local action of the same building done before in this turn? (GWT-COPY-09, 10, 12)
    fn is_repeated(&self, slot: Slot) -> bool {
        self.tables().copy_once_per_turn && self.done_before(self.turn.sources[slot.source].space, slot.slot)
    }

    pub(crate) fn done_before(&self, space: Space, slot: usize) -> bool {
        if slot == RISK {
            RISK_SPACES.iter().position(|&risk| risk == space).is_some_and(|bit| self.turn.done_risks >> bit & 1 != 0)
        } else {
            self.turn.done >> self.memory_bit(space, slot) & 1 != 0
        }
    }

    /// The bit of a local action in the turn's memory, the same for every copy of a building.
    fn memory_bit(&self, space: Space, slot: usize) -> usize {
        let tile = match self.trail.get(space) {
            Some(Tile::Building(_, number)) => usize::from(number) - 1,
            Some(Tile::Neutral(neutral)) => MOST_BUILDINGS + neutral.index(),
            _ => MOST_BUILDINGS + NEUTRAL_LOCALS.len(),
        };
        MOST_LOCALS * tile + slot
    }

    fn remember(&mut self, slot: Slot) {
        let space = self.turn.sources[slot.source].space;
        if slot.slot == RISK {
            if let Some(bit) = RISK_SPACES.iter().position(|&risk| risk == space) {
                self.turn.done_risks |= 1 << bit;
            }
        } else {
            self.turn.done |= 1 << self.memory_bit(space, slot.slot);
        }
        self.turn.sources[slot.source].done |= 1 << slot.slot;
        self.turn.performed = true;
    }

    fn open_slots(&self) -> impl Iterator<Item = Slot> + '_ {
        self.slots().filter(|&slot| !self.is_done(slot) && !self.is_repeated(slot))
    }

    pub(crate) fn legal_location(&self, into: &mut Choices<Action>) {
        let mut copies = 0;
        if !self.turn.auxiliary {
            for slot in self.open_slots() {
                let space = self.turn.sources[slot.source].space;
                for line in slot.local.lines() {
                    match line {
                        Line::Copy => copies |= self.copyable(space),
                        _ => self.legal_line(space, line, into),
                    }
                }
            }
            // Copied tiles may come before, and one tile may offer the same line twice; the list names it once.
            if !into.is_sorted_by(|one, next| one < next) {
                into.sort_unstable();
                dedup(into);
            }
            into.extend(spaces(copies).map(Action::Copy));
            if !self.turn.performed {
                self.legal_auxiliary(false, into);
            }
        }
        self.legal_plays(into);
    }

    pub(crate) fn judge_use(
        &self,
        space: Space,
        line: Line,
        one: Option<Card>,
        other: Option<Card>,
    ) -> Result<(), Refusal> {
        self.find_slot(space, line)?;
        if line == Line::Copy {
            return Err(Refusal::rule("GWT-COPY-01"));
        }
        self.judge_line(line, one, other)
    }

    pub(crate) fn judge_copy(&self, target: Space) -> Result<(), Refusal> {
        let copier = self.turn.sources().iter().rev().find(|at| self.has_line(at.space, Line::Copy));
        let Some(copier) = copier else { return Err(Refusal::rule("GWT-COPY-01")) };
        self.find_slot(copier.space, Line::Copy)?;
        self.judge_copyable(copier.space, target)
    }

    fn has_line(&self, space: Space, line: Line) -> bool {
        self.locals(space).iter().any(|local| local.lines().any(|it| it == line))
    }

    /// The first open slot of the tile on `space` that shows `line`, or why there is none.
    fn find_slot(&self, space: Space, line: Line) -> Result<Slot, Refusal> {
        if self.turn.auxiliary {
            return Err(Refusal::rule("GWT-LOCAL-09"));
        }
        let shows =
            |slot: &Slot| self.turn.sources[slot.source].space == space && slot.local.lines().any(|it| it == line);
        if let Some(slot) = self.open_slots().find(shows) {
            return Ok(slot);
        }
        Err(match self.slots().find(shows) {
            Some(slot) if self.is_done(slot) => match slot.local {
                Local::Slash(..) => Refusal::rule("GWT-LOCAL-07"),
                Local::One(_) => Refusal::rule("GWT-LOCAL-04"),
            },
            Some(_) => Refusal::rule("GWT-COPY-09"),
            None if self.turn.source_count == 0 && self.turn.performed => Refusal::rule("GWT-BUILD-12"),
            None if self.turn.source_count == 0 => Refusal::rule("GWT-LOCAL-02"),
            None => Refusal::rule("GWT-LOCAL-01"),
        })
    }

    pub(crate) fn play_use(
        &mut self,
        space: Space,
        line: Line,
        one: Option<Card>,
        other: Option<Card>,
        log: &mut impl Tell,
    ) {
        if let Ok(slot) = self.find_slot(space, line) {
            self.remember(slot);
        }
        log.tell(Event::Used(space, line));
        self.perform(line, one, other, log);
    }

    pub(crate) fn play_copy(&mut self, target: Space, log: &mut impl Tell) {
        let copier = self.open_slots().find(|slot| slot.local == Local::One(Line::Copy));
        if let Some(slot) = copier {
            self.remember(slot);
        }
        log.tell(Event::Copied(target));
        let count = usize::from(self.turn.source_count);
        if let Some(source) = self.turn.sources.get_mut(count) {
            *source = Source { space: target, done: 0 };
            self.turn.source_count += 1;
        }
    }

    /// May the single auxiliary action be taken here? (GWT-LOCAL-08, 09)
    pub(crate) fn judge_single_auxiliary(&self) -> Result<(), Refusal> {
        if self.turn.auxiliary {
            Err(Refusal::rule("GWT-LOCAL-09"))
        } else if self.turn.performed {
            Err(Refusal::rule("GWT-LOCAL-08"))
        } else {
            Ok(())
        }
    }

    /// The tile on `space` was replaced: its actions not yet performed are lost, and those copied by way of it
    /// (GWT-BUILD-12, 13).
    pub(crate) fn close_source(&mut self, space: Space) {
        if let Some(index) = self.turn.sources().iter().position(|source| source.space == space) {
            self.turn.keep_sources(index);
        }
    }

    /// Leaves the location: what was not performed there is forfeit (GWT-AGAIN-05, GWT-OBJ-17).
    pub(crate) fn leave_location(&mut self) {
        if self.agenda.top() == Some(Step::Location) {
            self.agenda.pop();
        }
        self.turn.keep_sources(0);
    }
}

fn dedup(choices: &mut Choices<Action>) {
    let mut last = None;
    choices.retain(|action| last.replace(*action) != Some(*action));
}
