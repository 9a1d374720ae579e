//! Answers that a player leaves for later.

/// A kind of answer that a player of a game may leave for later, such as to bid up to an amount.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Instruction {
    /// Its permanent name.
    pub name: &'static str,
    /// What it is about: of those about the same a player leaves one at most.
    pub about: &'static str,
    /// The least and the most that its amount may be; none where it has no amount.
    pub amounts: Option<(u8, u8)>,
}

impl Instruction {
    /// Can it be left with this amount? Where there is none it is 0.
    pub fn allows(&self, amount: u8) -> bool {
        let (least, most) = self.amounts.unwrap_or((0, 0));
        (least..=most).contains(&amount)
    }
}
