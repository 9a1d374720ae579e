//! The position, and the step it is at.

use crate::cards::{COINS, Card, Cards, MOST_PLAYERS, all_cards};
use crate::event::Event;
use crate::options::Options;
use cowcatcher_engine::{Log, Seat, Seats};

/// What is done next. Games with turns inside of turns keep a stack of such steps, [`Agenda`](cowcatcher_engine::Agenda).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// The die is rolled.
    Roll,
    /// The next hand that is not full gets a card.
    Deal,
    /// All who have not chosen choose a card.
    Bid,
    /// This seat has won and says who gets the prize.
    Prize(Seat),
    /// This seat has won and says that it is done.
    Done(Seat),
    /// Nothing.
    Over,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Player {
    pub hand: Cards,
    pub bid: Option<Card>,
    pub coins: u8,
}

/// A game of Auction: a position as a plain value. The deck has no order, and there is no die in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toy {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) step: Step,
    /// Rounds that are over.
    pub(crate) round: u8,
    pub(crate) prize: u8,
    pub(crate) bank: u8,
    pub(crate) deck: Cards,
    pub(crate) discard: Cards,
    players: [Player; MOST_PLAYERS],
}

impl Toy {
    pub(crate) fn lay_out(options: &Options, seats: u8) -> Toy {
        Toy {
            options: *options,
            seats,
            step: Step::Roll,
            round: 0,
            prize: 0,
            bank: COINS,
            deck: all_cards(),
            discard: Cards::new(),
            players: [Player::default(); MOST_PLAYERS],
        }
    }

    pub(crate) fn everybody(&self) -> Seats {
        Seats::first(self.seats.into())
    }

    /// What everybody at the table has, by seat.
    pub(crate) fn players(&self) -> impl Iterator<Item = &Player> {
        self.players.iter().take(self.seats.into())
    }

    // The remainder is taken so that a seat that nobody has can't be out of range.
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() % MOST_PLAYERS]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() % MOST_PLAYERS]
    }

    /// TOY-END-01.
    pub(crate) fn end_round(&mut self, log: &mut impl Log<Event>) {
        self.round += 1;
        self.prize = 0;
        self.step = Step::Roll;
        if self.round >= self.options.rounds {
            self.step = Step::Over;
            log.tell(Event::Over);
        }
    }
}
