//! What kind of answer an action is, whatever it is about: enough to spare clicks.

/// How an action answers the question that is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Manner {
    /// It does something. Where it is the only answer nobody need be asked.
    Does,
    /// It may lead to a further question about the same thing, as "hire" leads to "whom?": both can be answered by naming the one who is
    /// hired.
    Opens,
    /// It is one step of a walk, and others may follow: instead of each step the goal can be named.
    Walks,
    /// It ends a walk where it has come to.
    Halts,
    /// It ends or forgoes something, such as a turn, a bid or an offer. It is never done unasked, be it the only answer.
    Ends,
    /// It can be done besides whatever is asked and leaves the question open.
    Aside,
}

impl Manner {
    /// Does it end something: a turn, an action, a walk?
    pub fn is_end(self) -> bool {
        matches!(self, Manner::Ends | Manner::Halts)
    }
}
