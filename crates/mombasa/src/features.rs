//! What a seat knows, as features for a learned evaluation.
//!
//! Hands, rest decks, money and tracks are open to all (MOM-PLAN-10, MOM-REST-06); secret are plans and starting tiles until
//! they are revealed. So of the others nothing is read of slots while they plan, and never a starting tile.

mod board;
mod cards;
mod companies;
mod others;
mod own;
mod pending;
#[cfg(test)]
mod tests;

use crate::agenda::Step;
use crate::data::cards::{Cards, Good, Kind};
use crate::data::companies::{COMPANIES, Company};
use crate::data::player_board::{DIAMOND_VALUES, JAR_VALUES, value_at};
use crate::data::rounds::ROUNDS;
use crate::state::{Mombasa, Player, Secret};
use cards::{Power, Sums};
use cowcatcher_engine::features::Points;
use cowcatcher_engine::{Features, Seat, Slots};

/// How many rounds can be left, none included; in set-up, all.
const LEFT: usize = ROUNDS as usize + 1;
/// Stretches of the game that are told apart by [`stretch`].
const STRETCHES: usize = 5;
/// Share values that are told apart: 0 to all coin icons of a base.
const VALUES: usize = 16;
/// Numbers of shares that are told apart.
const SHARES: usize = 11;
/// Sums of card values that are told apart by [`sum_bin`].
const SUMS: usize = 12;
/// Amounts of pounds that are told apart by [`money_bin`].
const MONEY: usize = 38;

/// The ways to play, in the order of [`Features::STYLES`].
const STYLES: [&str; 4] = ["shareholder", "expander", "merchant", "bookkeeper"];

/// A value that has a row of its own whatever happens; [`Slots::pick`] is for those of which the greatest share the last row.
#[inline]
fn exact(into: &mut Slots<'_>, name: &'static str, value: usize, of: usize) {
    debug_assert!(value < of, "{name} has {of} rows and is {value}");
    into.pick(name, value, of);
}

/// Rounds left, the last ones one by one.
#[inline]
fn stretch(left: usize) -> usize {
    match left {
        0..=2 => left,
        3..=4 => 3,
        _ => 4,
    }
}

/// A sum of card values: small ones exactly.
#[inline]
fn sum_bin(sum: impl Into<usize>) -> usize {
    let sum = sum.into();
    if sum <= 8 { sum } else { 9 + (sum - 9) / 2 }
}

/// Pounds: small amounts exactly.
#[inline]
fn money_bin(pounds: u16) -> usize {
    let pounds = usize::from(pounds);
    match pounds {
        0..=20 => pounds,
        21..=40 => 21 + (pounds - 21) / 2,
        _ => 31 + (pounds - 41) / 10,
    }
}

/// A difference, kept between two bounds and counted from the lower one.
#[inline]
fn lead(own: u8, other: u8, below: i32, above: i32) -> usize {
    (i32::from(own) - i32::from(other)).clamp(-below, above).saturating_add(below) as usize
}

/// A position as a seat sees it, with what several chapters of the features need.
struct Sight<'a> {
    game: &'a Mombasa,
    seat: Seat,
    me: &'a Player,
    /// How many play.
    players: usize,
    /// The step on top.
    step: Option<Step>,
    /// Is the seat deciding, or chance in the middle of its turn?
    mine: bool,
    /// Are all planning, or choosing a starting tile?
    secret: bool,
    /// Rounds left after this one.
    left: usize,
    /// The same, as [`stretch`] tells them apart.
    late: usize,
    /// The value of a share of each company.
    values: [u8; COMPANIES],
    /// All cards of the players, the seat first, then in turn order.
    cards: [Cards; 4],
    /// The hands of the others, by what is in them; planned cards are among them.
    hands: [Sums; 4],
    /// Their shares.
    shares: [[u8; COMPANIES]; 4],
    /// Their cards in sight; of the seat itself, in planning, those planned, and later those not chosen for what it is doing.
    power: [Power; 4],
    /// The goods cards that the seat has chosen for what it is doing.
    chosen: Cards,
    /// The points of the players, if the game ended now.
    points: [i32; 4],
}

impl<'a> Sight<'a> {
    fn of(game: &'a Mombasa, seat: Seat) -> Sight<'a> {
        let me = game.player(seat);
        let players = usize::from(game.seats.clamp(1, 4));
        let step = game.agenda.top();
        let mine = match step {
            Some(Step::KeepTiles | Step::Planning) => me.secret != Secret::Ready,
            Some(Step::SetupFirst | Step::SetupTracks | Step::SetupTiles | Step::FillDisplay) | None => false,
            Some(_) => game.active == seat,
        };
        let chosen = match step {
            Some(Step::Goods(slots)) if mine => game.chosen(slots),
            _ => Cards::NONE,
        };
        let secret = step.is_some_and(Step::is_secret);
        let left = usize::from(ROUNDS.saturating_sub(game.round));
        let values = Company::ALL.iter().map(|&company| game.share_value(company));
        let mut sight = Sight {
            game,
            seat,
            me,
            players,
            step,
            mine,
            secret,
            left,
            late: stretch(left),
            values: [0; COMPANIES],
            cards: [Cards::NONE; 4],
            hands: [Sums::default(); 4],
            shares: [[0; COMPANIES]; 4],
            power: [Power::NONE; 4],
            chosen,
            points: [0; 4],
        };
        sight.values.iter_mut().zip(values).for_each(|(kept, value)| *kept = value);
        for place in 0..players {
            let player = sight.player(place);
            let resting = player.rest.iter().fold(player.hand, |all, &deck| all.and(deck));
            // Cards planned in secret are still in the hand.
            sight.cards[place] = if secret { resting } else { resting.and(player.in_slots()) };
            for (index, &company) in Company::ALL.iter().enumerate() {
                let additional = sight.cards[place].within(game.tables().share_cards[index]).len();
                sight.shares[place][index] = game.track(company).shares_at(player.tracks[index]) + additional as u8;
            }
            if place > 0 {
                sight.hands[place] = Sums::of(player.hand);
            }
            let in_sight = match place {
                0 if secret => player.up.and(player.in_slots()),
                0 => player.up.without(chosen),
                _ => player.up,
            };
            sight.power[place] = Power::of(player, in_sight);
            let companies = sight.shares[place].iter().zip(sight.values);
            sight.points[place] = i32::from(player.money)
                + companies.map(|(&shares, value)| i32::from(shares) * i32::from(value)).sum::<i32>()
                + i32::from(value_at(&DIAMOND_VALUES, player.diamond))
                + i32::from(value_at(&JAR_VALUES, player.jar));
        }
        sight
    }

    /// The player so many places after the seat.
    #[inline]
    fn player(&self, place: usize) -> &'a Player {
        self.game.player(Seat(((self.seat.index() + place) % self.players) as u8))
    }

    /// How many places after the seat another sits.
    #[inline]
    fn place(&self, other: Seat) -> usize {
        (other.index() + self.players - self.seat.index() % self.players) % self.players
    }

    /// The number of players less two.
    #[inline]
    fn column(&self) -> usize {
        self.players.saturating_sub(2).min(2)
    }

    /// What the others have most of.
    #[inline]
    fn most_of_others(&self, of: impl Fn(usize) -> u8) -> u8 {
        (1..self.players).map(of).max().unwrap_or(0)
    }

    /// The goods chosen so far: 0 for none, a good, or 4 for several; and the units.
    fn chosen_goods(&self) -> (usize, usize) {
        if self.chosen.is_empty() {
            return (0, 0);
        }
        let units = Power::of(self.me, self.chosen).units;
        let mix = match units {
            [_, 0, 0] => 1,
            [0, _, 0] => 2,
            [0, 0, _] => 3,
            _ => 4,
        };
        (mix, units.iter().map(|&units| usize::from(units)).sum())
    }

    /// Where the game and the seat stand.
    fn general(&self, into: &mut Slots<'_>) {
        let (game, me, left) = (self.game, self.me, self.left);
        exact(into, "rounds left", self.column() * LEFT + left, 3 * LEFT);
        let turn = if self.secret { 0 } else { 1 + self.place(game.active) };
        exact(into, "turn", turn * 2 + usize::from(me.ended), 10);
        exact(into, "first", self.place(game.first), 4);
        exact(into, "start marker", self.place(game.start_marker), 4);
        let waiting = (1..self.players).filter(|&place| !self.player(place).ended).count();
        exact(into, "others in their action phase", waiting * 2 + usize::from(me.ended), 8);
        let best = (1..self.players).map(|place| self.points[place]).max().unwrap_or(0);
        into.pick("points", self.points[0].max(0) as usize / 5, 50);
        into.pick("lead", ((self.points[0] - best).clamp(-60, 60) + 60) as usize / 6, 21);
        into.pick("money", money_bin(me.money), MONEY);
        exact(into, "money by round", money_bin(me.money).min(23) / 2 * STRETCHES + self.late, 12 * STRETCHES);
    }
}

impl Features for Mombasa {
    const SPAN: f32 = 40.0;
    const WHIM: f32 = 10.0;
    const STYLES: &'static [&'static str] = &STYLES;
    const WEIGHTS: &'static [u8] = include_bytes!("../weights/mombasa.net");

    type Memory = ();

    fn features(&self, seat: Seat, (): &mut (), into: &mut Slots<'_>) -> Points {
        let sight = Sight::of(self, seat);
        sight.general(into);
        sight.pending(into);
        sight.companies(into);
        sight.own_cards(into);
        sight.own_tracks(into);
        sight.card_display(into);
        sight.book_display(into);
        sight.bonus_spaces(into);
        sight.map(into);
        sight.others(into);
        // Nothing that scores is secret (MOM-PLAN-10, MOM-SCORE-01).
        let place = |of: usize| (of + sight.players - seat.index()) % sight.players;
        (0..sight.players).map(|of| sight.points[place(of)]).collect()
    }

    fn leaning(&self, seat: Seat, style: usize) -> i32 {
        let player = self.player(seat);
        let sums = Sums::of(player.cards());
        let value = |kind: Kind| i32::from(sums.values[kind.index()]);
        match style {
            0 => {
                let shares: i32 = Company::ALL.iter().map(|&company| i32::from(self.shares(seat, company))).sum();
                let goods: i32 = Good::ALL.iter().map(|good| value(good.kind())).sum();
                shares * 2 + goods
            }
            1 => {
                // Posts belong to nobody: an expander is seen by the cards, and by shares of companies that spread.
                let spread = Company::ALL.iter().map(|&company| {
                    i32::from(self.share_value(company)) * i32::from(self.shares(seat, company).min(4)) / 4
                });
                value(Kind::Expansion) * 2 + spread.sum::<i32>()
            }
            2 => i32::from(player.diamond) + value(Kind::Merchant) * 2,
            3 => i32::from(player.jar) * 2 + i32::from(player.book_count) + value(Kind::Bookkeeper) * 2,
            _ => 0,
        }
    }
}
