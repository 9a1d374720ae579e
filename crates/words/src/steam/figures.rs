//! Figures of a click, read off the position after it instead of being reckoned again.

use super::SteamWords;
use cowcatcher_engine::{Game, Happened, Seat, ToAct};
use cowcatcher_games::steam::{Action, Event, LinkView, Question, Steam};

/// The position after a click, and what the click made happen.
pub(super) struct After {
    game: Steam,
    seat: Seat,
    /// What happened.
    pub events: Vec<Event>,
}

impl After {
    /// Plays the click on a copy. Nothing if it is not legal.
    pub fn of(game: &Steam, action: Action) -> Option<After> {
        let ToAct::One(seat) = game.to_act() else { return None };
        game.check(seat, action).ok()?;
        let mut after = game.clone();
        let mut happened = Happened::default();
        after.play_unchecked(seat, action, &mut happened);
        Some(After { game: after, seat, events: happened.events.into_iter().map(|(_, event)| event).collect() })
    }

    /// Leaves the auction for the whole order and lets all others pass too, which changes nothing for who has left.
    pub fn of_leaving(game: &Steam) -> Option<After> {
        let mut after = After::of(game, Action::Pass)?;
        while after.game.view(None).question == Some(Question::BidForOrder) {
            let next = After::of(&after.game, Action::Pass)?;
            after.game = next.game;
            after.events.extend(next.events);
        }
        Some(after)
    }

    /// What the player paid.
    pub fn paid(&self) -> Option<u16> {
        self.events.iter().find_map(|event| match *event {
            Event::Paid(seat, dollars, _) if seat == self.seat => Some(dollars),
            _ => None,
        })
    }

    /// What the player raised, and the income and victory points after it.
    pub fn raised(&self) -> Option<(u16, i32, i32)> {
        self.events.iter().find_map(|event| match *event {
            Event::Raised { seat, times, income, points } if seat == self.seat => {
                Some((5 * u16::from(times), i32::from(income), i32::from(points)))
            }
            _ => None,
        })
    }

    /// The place in the turn order that the player came to have.
    pub fn place(&self) -> Option<u8> {
        self.events.iter().find_map(|event| match *event {
            Event::Placed(seat, place) if seat == self.seat => Some(place),
            _ => None,
        })
    }

    /// The points of a delivery that the player took, and what income or victory points are after it.
    pub fn taken(&self) -> Option<(u8, i32)> {
        self.events.iter().find_map(|event| match *event {
            Event::Income(seat, points, income) if seat == self.seat => Some((points, i32::from(income))),
            Event::Points(seat, points, total) if seat == self.seat => Some((points, i32::from(total))),
            _ => None,
        })
    }

    /// The links as they are then.
    pub fn links(&self) -> Vec<LinkView> {
        self.game.links()
    }
}

impl SteamWords<'_> {
    /// The price of a click, and what has to be raised for it.
    pub(super) fn price(&self, after: &After) -> Vec<String> {
        let mut details = Vec::new();
        if let Some(dollars) = after.paid() {
            details.push(self.say("detail-cost", &[("dollars", dollars.into())]));
        }
        if let Some((dollars, ..)) = after.raised() {
            details.push(self.say("detail-raise", &[("dollars", dollars.into())]));
        }
        details.extend(self.sacrificed(after));
        details
    }

    /// What raising money does to income and victory points.
    pub(super) fn sacrificed(&self, after: &After) -> Vec<String> {
        let (Some((_, income, points)), Some(me)) = (after.raised(), self.me()) else { return Vec::new() };
        let mut details = Vec::new();
        if income != me.income {
            details.push(self.change("detail-income", me.income, income));
        }
        if points != me.points {
            details.push(self.change("detail-points", me.points, points));
        }
        details
    }

    /// A figure before and after.
    pub(super) fn change(&self, id: &str, from: i32, to: i32) -> String {
        self.say(id, &[("from", super::signed(from).into()), ("to", super::signed(to).into())])
    }

    /// What becomes of links by a click.
    pub(super) fn fates(&self, after: &After) -> Vec<String> {
        let links = after.links();
        let at = |hex, edge| {
            let link = super::hexes::through(&links, hex, edge);
            ("link", link.map_or_else(|| self.link_at(hex, edge), |link| self.ends(link)).into())
        };
        let told = after.events.iter().filter_map(|event| match *event {
            Event::Completed(Some(owner), hex, edge) if Some(owner) != self.view.active => {
                let owner = ("player", self.seat(owner).into());
                Some(self.say("detail-completes-of", &[at(hex, edge), owner]))
            }
            Event::Completed(_, hex, edge) => Some(self.say("detail-completes", &[at(hex, edge)])),
            Event::Claimed(seat, hex, edge) if Some(seat) == self.view.active => {
                Some(self.say("detail-claims", &[at(hex, edge)]))
            }
            Event::Lost(seat, hex, edge) if Some(seat) == self.view.active => {
                Some(self.say("detail-loses", &[at(hex, edge)]))
            }
            Event::Vanished(_, hex, edge) => Some(self.say("detail-vanishes", &[at(hex, edge)])),
            _ => None,
        });
        told.collect()
    }
}
