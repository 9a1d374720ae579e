//! AUCTION: place by place in the Base game, for the whole order in the Standard game. Carries STEAM-AUCTION-01 to 25.

use crate::action::Action;
use crate::agenda::{Step, Tell};
use crate::data::{HIGHEST_BID, MOST_PLAYERS};
use crate::event::{Event, Why};
use crate::lack::{Lack, Money};
use crate::question::Phase;
use crate::state::{Auction, Order, Steam};
use crate::view::AuctionView;
use cowcatcher_engine::{Choices, Refusal, Seat};

impl Auction {
    /// No auction.
    pub const fn none(order: Order) -> Auction {
        Auction {
            place: 0,
            speaker: Seat(0),
            high: None,
            last: [None; MOST_PLAYERS],
            out: 0,
            placed: 0,
            free_pass: None,
            order,
        }
    }

    /// Is the seat still bidding?
    pub fn is_in(&self, seat: Seat) -> bool {
        (self.out | self.placed) >> seat.0 & 1 == 0
    }

    /// The least that can be bid: more than the highest bid, or $0 (STEAM-AUCTION-03, 07, 11, 24).
    fn least(&self) -> i32 {
        self.high.map_or(0, |(bid, _)| i32::from(bid) + 1)
    }
}

impl Steam {
    /// The most that the speaker can bid (STEAM-AUCTION-09, 11, 25).
    fn most_bid(&self) -> i32 {
        self.spendable(self.active).min(HIGHEST_BID)
    }

    /// The least that can be bid now.
    pub(crate) fn least_bid(&self) -> u8 {
        u8::try_from(self.auction.least()).unwrap_or(u8::MAX)
    }

    pub(crate) fn legal_bid(&self, into: &mut Choices<Action>) {
        into.extend((self.auction.least()..=self.most_bid()).map(|bid| Action::Bid(bid as u8)));
        into.push(Action::Pass);
    }

    pub(crate) fn judge_bid(&self, bid: u8) -> Result<(), Refusal> {
        let bid = i32::from(bid);
        let base = self.raises_when_needed();
        if bid > HIGHEST_BID {
            return Err(Refusal::needs("STEAM-AUCTION-25", Lack::BidAllowed, bid, HIGHEST_BID));
        }
        if bid < self.auction.least() {
            let clause = if base { "STEAM-AUCTION-03" } else { "STEAM-AUCTION-11" };
            return Err(Refusal::needs(clause, Lack::Bid, self.auction.least(), bid));
        }
        let funds = self.spendable(self.active);
        if bid > funds {
            return Err(Refusal::costs(
                if base { "STEAM-AUCTION-09" } else { "STEAM-AUCTION-11" },
                Money::under(self.setting.rules),
                bid,
                funds,
            ));
        }
        Ok(())
    }

    pub(crate) fn play_bid(&mut self, bid: u8, log: &mut impl Tell) {
        let seat = self.active;
        self.auction.high = Some((bid, seat));
        self.auction.last[seat.index() % MOST_PLAYERS] = Some(bid);
        log.tell(Event::Bid(seat, bid));
        self.next_speaker();
    }

    pub(crate) fn play_pass_bid(&mut self, log: &mut impl Tell) {
        let seat = self.active;
        let free = self.auction.free_pass == Some(seat);
        log.tell(Event::Passed(seat, free));
        if free {
            // STEAM-AUCTION-14, 15.
            self.auction.free_pass = None;
        } else {
            if self.agenda.top() == Some(Step::BidForOrder) {
                // STEAM-AUCTION-12: the worst free place.
                let place = self.still_in().saturating_sub(1);
                self.auction.order.set(place, seat);
                log.tell(Event::Placed(seat, place as u8 + 1));
            }
            self.auction.out |= 1 << seat.0;
        }
        self.next_speaker();
    }

    fn still_in(&self) -> usize {
        self.order.seats().iter().filter(|&&seat| self.auction.is_in(seat)).count()
    }

    /// The next who is in and does not hold the highest bid (STEAM-AUCTION-16), in the order in which they speak.
    fn next_speaker(&mut self) {
        let seats = self.speaking_order();
        let seats = seats.seats();
        let at = seats.iter().position(|&seat| seat == self.auction.speaker).unwrap_or(0);
        let high = self.auction.high.map(|(_, seat)| seat);
        let next = (1..=seats.len())
            .map(|step| seats[(at + step) % seats.len()])
            .find(|&seat| self.auction.is_in(seat) && Some(seat) != high);
        if let Some(seat) = next {
            self.auction.speaker = seat;
            self.active = seat;
        }
    }

    /// Clockwise by seat in the Base game (STEAM-AUCTION-02), by the old turn order in the Standard game (STEAM-AUCTION-10).
    fn speaking_order(&self) -> Order {
        if self.raises_when_needed() { Order::new(usize::from(self.setting.players)) } else { self.order }
    }

    /// Base: the auction for the places before the first turn.
    pub(crate) fn begin_place_auction(&mut self, first: Seat) {
        self.begin_auction(first, Step::BidForPlace);
    }

    fn begin_auction(&mut self, first: Seat, step: Step) {
        self.auction = Auction::none(self.order);
        self.auction.speaker = first;
        self.active = first;
        self.agenda.replace(step);
    }

    /// Base: if one is left for the place on offer they take it and pay (STEAM-AUCTION-04 to 08); `false` if bidding goes on.
    pub(crate) fn place_decided(&mut self, log: &mut impl Tell) -> bool {
        if self.still_in() > 1 {
            return false;
        }
        let Some(&winner) = self.order.seats().iter().find(|&&seat| self.auction.is_in(seat)) else { return false };
        let bid = self.auction.high.map_or(0, |(bid, _)| i32::from(bid));
        self.give_place(winner, bid, log);
        let players = self.order.len();
        if usize::from(self.auction.place) + 1 == players {
            // The last place is not auctioned (STEAM-AUCTION-01).
            self.auction.out = 0;
            let last = self.order.seats().iter().copied().find(|&seat| self.auction.is_in(seat));
            if let Some(last) = last {
                self.give_place(last, 0, log);
            }
            self.order = self.auction.order;
            self.auction = Auction::none(self.order);
            self.agenda.replace(Step::TurnBegins);
            return true;
        }
        self.auction.out = 0;
        self.auction.high = None;
        self.auction.last = [None; MOST_PLAYERS];
        // STEAM-AUCTION-06.
        self.auction.speaker = winner;
        self.next_speaker();
        true
    }

    fn give_place(&mut self, seat: Seat, bid: i32, log: &mut impl Tell) {
        self.auction.order.set(usize::from(self.auction.place), seat);
        log.tell(Event::Placed(seat, self.auction.place + 1));
        self.auction.placed |= 1 << seat.0;
        self.auction.place += 1;
        self.pay(seat, bid, Why::Bid, log);
    }

    /// Standard, phase 2 (STEAM-AUCTION-10).
    pub(crate) fn begin_order_auction(&mut self, log: &mut impl Tell) {
        log.tell(Event::PhaseBegan(Phase::Auction));
        self.begin_auction(self.order.get(0).unwrap_or(self.active), Step::BidForOrder);
        self.auction.free_pass = self.privileged;
    }

    /// Standard: if one is left the order is decided and paid for (STEAM-AUCTION-13, 17 to 22); `false` if bidding goes on.
    pub(crate) fn order_decided(&mut self, log: &mut impl Tell) -> bool {
        if self.still_in() > 1 {
            return false;
        }
        if let Some(&winner) = self.order.seats().iter().find(|&&seat| self.auction.is_in(seat)) {
            self.auction.order.set(0, winner);
            log.tell(Event::Placed(winner, 1));
        }
        let order = self.auction.order;
        for (place, &seat) in order.seats().iter().enumerate() {
            self.pay(seat, self.price_of_place(place, seat), Why::Bid, log);
        }
        self.order = order;
        self.auction = Auction::none(order);
        self.privileged = None;
        self.agenda.replace(Step::ActionPhase);
        true
    }

    /// Standard: what a place (from 0) costs whoever has it, by their last bid (STEAM-AUCTION-17 to 20).
    pub(crate) fn price_of_place(&self, place: usize, seat: Seat) -> i32 {
        let bid = i32::from(self.auction.last[seat.index() % MOST_PLAYERS].unwrap_or(0));
        match place {
            place if place + 1 == self.order.len() => 0,
            0 | 1 => bid,
            _ => (bid + 1) / 2,
        }
    }

    /// Standard: what whoever decides pays at the end of the auction if they leave it now. Others' bids change nothing in it, since
    /// who passes has their place (STEAM-AUCTION-12).
    pub fn price_of_leaving(&self) -> Option<i32> {
        let leaves = self.agenda.top() == Some(Step::BidForOrder) && self.auction.free_pass != Some(self.active);
        leaves.then(|| self.price_of_place(self.still_in().saturating_sub(1), self.active))
    }

    pub(crate) fn auction_view(&self) -> Option<AuctionView> {
        let step = self.agenda.top()?;
        let base = step == Step::BidForPlace;
        if !base && step != Step::BidForOrder {
            return None;
        }
        let seats = self.order.len();
        let places = (0..seats).map(|place| {
            let known = if base { place < usize::from(self.auction.place) } else { place >= self.still_in() };
            self.auction.order.get(place as u8).filter(|_| known)
        });
        Some(AuctionView {
            place: base.then_some(self.auction.place + 1),
            high: self.auction.high,
            least: self.auction.least() as u8,
            last: self.seats_at_table().map(|seat| self.auction.last[seat.index() % MOST_PLAYERS]).collect(),
            out: self.order.seats().iter().copied().filter(|seat| self.auction.out >> seat.0 & 1 != 0).collect(),
            free_pass: self.auction.free_pass,
            places: places.collect(),
        })
    }
}
