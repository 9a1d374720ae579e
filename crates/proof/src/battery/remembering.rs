//! What is remembered of positions before spares work and changes no feature.

use super::{Battery, Broken, ensure};
use crate::Lawful;
use cowcatcher_engine::features::{MOST_SLOTS, NOTHING, describe, describe_next};

impl<G: Lawful> Battery<G> {
    /// Describes a position for every seat, with what it remembers, where something else was described before, and with nothing.
    pub(super) fn remembering(&self, game: &G, memories: &mut [G::Memory]) -> Result<(), Broken> {
        for (seat, memory) in self.seats().zip(memories) {
            let (mut fresh, mut next) = (NOTHING, [1; MOST_SLOTS]);
            let points = (describe(game, seat, &mut fresh), describe_next(game, seat, memory, &mut next));
            let slot = fresh.iter().zip(&next).position(|(one, two)| one != two);
            ensure!(
                slot.is_none(),
                3,
                "the feature in slot {slot:?} depends on what was described before to seat {seat}"
            );
            ensure!(points.0 == points.1, 3, "the points depend on what seat {seat} remembers");
        }
        Ok(())
    }
}
