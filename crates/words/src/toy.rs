//! The words of Auction, made from what a viewer may see and nothing else.

use crate::speech::{Speech, Spoken};
use cowcatcher_engine::{Imagined, Seat};
use cowcatcher_games::toy::{Action, Card, Event, PlayerView, Toy};

/// Its words.
pub type ToyWords<'a> = Speech<'a, Toy>;

impl ToyWords<'_> {
    /// So many coins.
    pub fn coins(&self, count: impl Into<i64>) -> String {
        self.say("coins", &[("count", count.into().into())])
    }

    /// So many cards.
    pub fn cards(&self, count: impl Into<i64>) -> String {
        self.say("cards", &[("count", count.into().into())])
    }

    /// What everybody may see of a player, in one line.
    pub fn player(&self, seat: Seat, player: &PlayerView) -> String {
        let (coins, cards) = (self.coins(player.coins), self.cards(player.cards));
        let chosen = if player.chosen { "yes" } else { "no" };
        let args = [("player", self.seat(seat).into()), ("coins", coins.into()), ("cards", cards.into())];
        self.say("board-player", &[&args[..], &[("chosen", chosen.into())]].concat())
    }
}

/// Cards as a table shows them, side by side.
fn side_by_side(cards: &[Card]) -> String {
    match cards {
        [] => "–".to_owned(),
        cards => cards.iter().map(|card| card.name()).collect::<Vec<_>>().join(" "),
    }
}

impl Spoken for Toy {
    fn label(speech: &Speech<'_, Self>, action: Action) -> String {
        match action {
            Action::Bid(card) => card.name().to_owned(),
            Action::Take => speech.say("short-take", &[]),
            Action::Give(to) => speech.say("short-give", &[("player", speech.seat(to).into())]),
            Action::Done => speech.say("short-done", &[]),
        }
    }

    fn describe(speech: &Speech<'_, Self>, imagined: &Imagined<Self>, action: Action) -> String {
        let paid = || -> i32 {
            imagined.quote(action).map_or(0, |quote| quote.transfers().map(|transfer| transfer.amount).sum())
        };
        match action {
            Action::Bid(card) => speech.say("action-bid", &[("card", card.name().into())]),
            Action::Take => speech.say("action-take", &[("coins", speech.coins(paid()).into())]),
            Action::Give(to) => {
                let player = ("player", speech.seat(to).into());
                speech.say("action-give", &[player, ("coins", speech.coins(paid()).into())])
            }
            Action::Done => speech.say("action-done", &[]),
        }
    }

    fn tell(speech: &Speech<'_, Self>, event: &Event) -> String {
        let player = |seat| ("player", speech.seat(seat).into());
        let card = |card: Card| ("card", card.name().into());
        match *event {
            Event::Rolled(pips) => speech.say("event-rolled", &[("coins", speech.coins(pips).into())]),
            Event::Dealt(seat) => speech.say("event-dealt", &[player(seat)]),
            Event::Drew(it) => speech.say("event-drew", &[card(it)]),
            Event::Shuffled => speech.say("event-shuffled", &[]),
            Event::Chose(seat) => speech.say("event-chose", &[player(seat)]),
            Event::Bid(it) => speech.say("event-bid", &[card(it)]),
            Event::Showed(seat, it) => speech.say("event-showed", &[player(seat), card(it)]),
            Event::Won(seat) => speech.say("event-won", &[player(seat)]),
            Event::Tied => speech.say("event-tied", &[]),
            Event::Got(seat, coins) => speech.say("event-got", &[player(seat), ("coins", speech.coins(coins).into())]),
            Event::Over => speech.say("event-over", &[]),
        }
    }

    fn category(speech: &Speech<'_, Self>, _: usize) -> String {
        speech.say("category-coins", &[])
    }

    fn board(speech: &Speech<'_, Self>, seat: Option<Seat>) -> String {
        let view = speech.view;
        let round = (view.round + 1).min(view.rounds);
        let mut lines = vec![
            speech.say("board-round", &[("round", round.into()), ("rounds", view.rounds.into())]),
            speech.say("board-prize", &[("coins", speech.coins(view.prize).into())]),
            speech.say("board-bank", &[("coins", speech.coins(view.bank).into())]),
            speech.say("board-deck", &[("cards", speech.cards(view.deck).into())]),
            speech.say("board-discard", &[("cards", side_by_side(&view.discard).into())]),
        ];
        lines.extend((0..).map(Seat).zip(&view.players).map(|(seat, player)| speech.player(seat, player)));
        if seat.is_some() {
            lines.push(speech.say("board-hand", &[("cards", side_by_side(&view.hand).into())]));
        }
        if let Some(bid) = view.bid {
            lines.push(speech.say("board-bid", &[("card", bid.name().into())]));
        }
        lines.join("\n")
    }
}
