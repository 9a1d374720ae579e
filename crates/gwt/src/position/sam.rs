//! The parts of a position that belong to Sam beside those of a player, whom he is in the colour red.

use super::Done;
use crate::data::player_board::Worker;
use crate::solo::SAM;
use crate::state::Gwt;
use cowcatcher_engine::Seat;
use cowcatcher_proof::scenario::value::{integer, list, name_of, number_of, word};
use toml::Value;

const NAMES: &str = "deck, card, specialization";
const READ_ONLY: &str = "level";
/// What a player has and Sam has not (GWT-SOLO-03).
const NOT_HIS: [&str; 6] = ["money", "certificates", "tokens", "hand", "draw", "starting"];

fn no_sam() -> String {
    "Sam plays only against one (GWT-SOLO-01)".into()
}

impl Gwt {
    /// Has Sam this part of a player?
    pub(super) fn judge_sams_part(&self, seat: Seat, name: &str) -> Done {
        if self.is_sam(seat) && NOT_HIS.contains(&name) {
            return Err(format!("Sam has no {name} (GWT-SOLO-03)"));
        }
        Ok(())
    }

    pub(super) fn set_sam(&mut self, name: &str, value: &Value) -> Done {
        let workers = self.players[SAM.index()].workers;
        let sam = self.sam.as_mut().ok_or_else(no_sam)?;
        let most = u16::from(sam.level.cards());
        match name {
            "deck" => {
                let mut deck = 0;
                for number in list(value)? {
                    deck |= 1 << (integer(number, 1, most)? - 1);
                }
                sam.deck = deck;
            }
            "card" => sam.card = integer(value, 0, most)? as u8,
            "specialization" => {
                let wanted: Worker = word(value)?;
                if workers.iter().any(|&n| n > workers[wanted.index()]) {
                    return Err(format!("Sam has more workers of another type than {wanted} (GWT-SOLO-06)"));
                }
                sam.specialization = wanted;
            }
            _ => return Err(format!("no name {name:?} of Sam to set; there are: {NAMES}")),
        }
        Ok(())
    }

    pub(super) fn get_sam(&self, name: &str) -> Result<Value, String> {
        let sam = self.sam.as_ref().ok_or_else(no_sam)?;
        Ok(match name {
            "deck" => Value::Array(self.sams_deck().map(number_of).collect()),
            "card" => number_of(sam.card),
            "specialization" => name_of(sam.specialization),
            "level" => name_of(sam.level),
            _ => return Err(format!("no name {name:?} of Sam; there are: {NAMES}; to read only: {READ_ONLY}")),
        })
    }
}
