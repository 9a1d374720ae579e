//! What a seat may see (MOM-ROUND-08, MOM-REST-06, MOM-PLAN-10), built from what it may see and never by deleting.

use crate::agenda::Step;
use crate::data::DataSet;
use crate::data::bonus::{BonusSpace, BonusTile};
use crate::data::books::{Book, CELLS};
use crate::data::cards::{Card, Cards, DISPLAY_COLUMNS, DISPLAY_ROWS, Good, LETTERS};
use crate::data::companies::{COLUMN_SPACES, COLUMNS, COMPANIES, Company};
use crate::data::map::Region;
use crate::data::player_board::{SLOTS, Slot};
use crate::data::start_tiles::StartTile;
use crate::data::tracks::Track;
use crate::question::Question;
use crate::state::{Mombasa, Secret};
use cowcatcher_engine::{Game, Seat, ToAct};
use serde::Serialize;

/// Everything that one seat, or a spectator, may see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The printed data.
    pub data: DataSet,
    /// The round, 1 to 7; 0 during set-up.
    pub round: u8,
    /// Who began this round.
    pub first: Seat,
    /// Who holds the start-player marker.
    pub start_marker: Seat,
    /// Whose turn it is in the action phase.
    pub active: Seat,
    /// Who is to decide now: one seat, or in a secret choice all who are not ready.
    pub deciding: Vec<Seat>,
    /// The question now open, if the game waits for players.
    pub question: Option<Question>,
    /// How far the open action has come.
    pub progress: Progress,
    /// The companies in order.
    pub companies: [CompanyView; COMPANIES],
    /// The posts on the map, in order of the regions.
    pub map: Vec<(Region, Company)>,
    /// The card display: rows from the top, columns from the left.
    pub display: [[Option<Offer>; DISPLAY_COLUMNS]; DISPLAY_ROWS],
    /// Cards left in the deck, by letter A to E.
    pub deck: [u32; LETTERS],
    /// The discard pile, sorted.
    pub discards: Vec<Card>,
    /// The cells of the book display in order of [`Cell`](crate::data::books::Cell): book and coins.
    pub books: [(Option<Book>, u8); CELLS],
    /// Books left in the stacks A, B and C.
    pub stacks: [u32; 3],
    /// The coins still on the round spaces 2 to 7.
    pub round_coins: [u8; 6],
    /// Whose marker lies on which bonus space; free spaces are not listed.
    pub markers: Vec<(BonusSpace, Seat)>,
    /// The bonus tiles beside the board.
    pub tiles: Vec<BonusTile>,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The viewer's own secrets; none for a spectator.
    pub own: Option<Own>,
}

/// How far an action has come.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Progress {
    /// The goods cards chosen so far.
    pub goods: Vec<Card>,
    /// The company being expanded, or whose post is moved.
    pub company: Option<Company>,
    /// Units, expansion points, bookkeeping points, posts or tracks left.
    pub left: u8,
    /// Spaces left on the track of each company.
    pub spaces: [u8; COMPANIES],
    /// The bonus space whose profit is chosen.
    pub space: Option<BonusSpace>,
}

/// A card on display.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Offer {
    /// The card.
    pub card: Card,
    /// Its effective price, without the bonuses of a player.
    pub price: u8,
}

/// A company.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CompanyView {
    /// The company.
    pub company: Company,
    /// Its track; none before it is drawn.
    pub track: Option<Track>,
    /// The value of a share: the coin icons in sight.
    pub value: u8,
    /// Which spaces of each column hold a post, the front space first.
    pub base: [[bool; COLUMN_SPACES]; COLUMNS],
    /// Posts that left the game.
    pub gone: u8,
}

/// What everybody may see of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// Pounds.
    pub money: u16,
    /// The hand (MOM-PLAN-10); cards planned in secret are among it.
    pub hand: Cards,
    /// The slots: the card there and whether it is face up. In planning they look empty.
    pub slots: [Option<SlotCard>; SLOTS],
    /// Which slots are open in the next, or present, planning phase.
    pub open: [bool; SLOTS],
    /// The rest decks.
    pub rest: [Cards; SLOTS],
    /// The bonus tiles in front of the player: tile, and whether it is face up (or, for the +1 tile, not yet laid).
    pub tiles: Vec<(BonusTile, bool)>,
    /// The card on which the +1 tile lies.
    pub plus_one: Option<Card>,
    /// The spaces of the track markers.
    pub tracks: [u8; COMPANIES],
    /// How many bonuses of each track are usable now.
    pub levels: [u8; COMPANIES],
    /// Shares of each company, additional shares included.
    pub shares: [u8; COMPANIES],
    /// The space of the diamond marker.
    pub diamond: u8,
    /// The step of the ink jar.
    pub jar: u8,
    /// The books on the bookkeeping track from step 1 on: book, and whether it was turned face down.
    pub books: Vec<(Book, bool)>,
    /// Bonus markers that can still be placed.
    pub markers: u8,
    /// Bonus markers on bonus spaces.
    pub placed: u8,
    /// Units in sight of bananas, coffee and cotton.
    pub units: [u8; Good::ALL.len()],
    /// The total expansion value in sight.
    pub expansion: u8,
    /// Has the player ended the action phase?
    pub ended: bool,
    /// Is the player ready (in a secret choice)?
    pub ready: bool,
    /// The starting tile kept, once it was revealed.
    pub tile: Option<StartTile>,
}

/// A card in an action slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SlotCard {
    /// The card.
    pub card: Card,
    /// Not yet used?
    pub face_up: bool,
}

/// What only the viewer sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Own {
    /// Where the viewer sits.
    pub seat: Seat,
    /// The starting tiles dealt, while one is to be chosen.
    pub dealt: Vec<StartTile>,
    /// The starting tile chosen, before it is revealed.
    pub kept: Option<StartTile>,
    /// The plan so far, in planning.
    pub plan: [Option<Card>; SLOTS],
    /// The slot to be decided next, in planning.
    pub next_slot: Option<Slot>,
    /// Is `ready` all that is left to say?
    pub decided: bool,
}

impl Mombasa {
    pub(crate) fn seen_by(&self, seat: Option<Seat>) -> View {
        let step = self.agenda.top();
        View {
            data: self.data,
            round: self.round,
            first: self.first,
            start_marker: self.start_marker,
            active: self.active,
            deciding: match self.to_act() {
                ToAct::One(seat) => vec![seat],
                ToAct::Each(seats) => seats.iter().collect(),
                ToAct::Chance | ToAct::Over => Vec::new(),
            },
            question: step.and_then(Question::of),
            progress: self.progress(),
            companies: std::array::from_fn(|index| self.company_view(Company::from_index(index))),
            map: Region::ALL
                .iter()
                .filter_map(|&region| self.holder(region).map(|company| (region, company)))
                .collect(),
            display: std::array::from_fn(|row| {
                std::array::from_fn(|column| {
                    let space = row * DISPLAY_COLUMNS + column;
                    self.display[space].map(|card| Offer { card, price: self.price_at(space, card) })
                })
            }),
            deck: crate::data::cards::LETTER_CARDS.map(|letter| self.deck.within(letter).len()),
            discards: self
                .discards
                .iter()
                .flat_map(|(card, n)| std::iter::repeat_n(Card::from_index(card), n as usize))
                .collect(),
            books: std::array::from_fn(|cell| (self.books[cell], self.coins[cell])),
            stacks: self.stacks.map(|stack| stack.total()),
            round_coins: std::array::from_fn(|space| self.coins_on_round_space(space as u8 + 2)),
            markers: BonusSpace::ALL
                .iter()
                .filter_map(|&space| self.markers[space.index()].map(|seat| (space, seat)))
                .collect(),
            tiles: BonusTile::ALL
                .iter()
                .copied()
                .filter(|tile| self.all_seats().all(|seat| self.player(seat).tiles & 1 << tile.index() == 0))
                .collect(),
            players: self.all_seats().map(|seat| self.player_view(seat)).collect(),
            own: seat.filter(|seat| seat.0 < self.seats).map(|seat| self.own(seat)),
        }
    }

    fn progress(&self) -> Progress {
        let mut progress = Progress::default();
        match self.agenda.top() {
            Some(Step::Goods(chosen)) => {
                progress.goods = self.chosen(chosen).iter().collect();
                progress.left = self.total_units(self.me(), self.chosen(chosen));
            }
            Some(Step::Units(left) | Step::Points(left) | Step::Remove(left)) => progress.left = left,
            Some(Step::Expand { company, left, .. }) => {
                progress.company = Some(company);
                progress.left = left;
            }
            Some(Step::From(company, _) | Step::Home(company)) => progress.company = Some(company),
            Some(Step::Advance(spaces)) => progress.spaces = spaces,
            Some(Step::Tracks { excluded, tracks, spaces }) => {
                progress.left = tracks;
                progress.spaces = std::array::from_fn(|company| if excluded >> company & 1 == 0 { spaces } else { 0 });
            }
            Some(Step::OneOf(space)) => progress.space = Some(space),
            _ => {}
        }
        progress
    }

    fn company_view(&self, company: Company) -> CompanyView {
        let base = &self.bases[company.index()];
        CompanyView {
            company,
            track: self.tracks[company.index()],
            value: self.share_value(company),
            base: base.columns.map(|column| {
                let front = column.empty_in_front();
                std::array::from_fn(|space| space >= front && space < front + usize::from(column.posts))
            }),
            gone: base.gone,
        }
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let player = self.player(seat);
        let secret = self.agenda.top().is_some_and(Step::is_secret);
        let slots = if secret { [None; SLOTS] } else { player.slots };
        PlayerView {
            money: player.money,
            hand: player.hand,
            slots: slots.map(|slot| slot.map(|card| SlotCard { card, face_up: player.up.has(card) })),
            open: std::array::from_fn(|slot| player.is_open(Slot::from_index(slot))),
            rest: player.rest,
            tiles: BonusTile::ALL
                .iter()
                .filter(|tile| player.tiles & 1 << tile.index() != 0)
                .map(|&tile| (tile, tile.card().map_or(player.plus_one.is_none(), |card| player.up.has(card))))
                .collect(),
            plus_one: player.plus_one,
            tracks: player.tracks,
            levels: player.levels,
            shares: std::array::from_fn(|company| self.shares(seat, Company::from_index(company))),
            diamond: player.diamond,
            jar: player.jar,
            books: player
                .books
                .iter()
                .flatten()
                .enumerate()
                .map(|(index, &book)| (book, player.turned >> index & 1 != 0))
                .collect(),
            markers: self.free_markers(seat),
            placed: player.placed,
            units: std::array::from_fn(|good| self.units(seat, Good::from_index(good))),
            expansion: self.expansion(seat),
            ended: player.ended,
            ready: secret && player.secret == Secret::Ready,
            tile: player.kept.filter(|_| player.dealt == 0),
        }
    }

    fn own(&self, seat: Seat) -> Own {
        let player = self.player(seat);
        let planning = self.agenda.top() == Some(Step::Planning);
        let choosing = player.dealt != 0;
        Own {
            seat,
            dealt: StartTile::ALL.iter().copied().filter(|&tile| player.is_dealt(tile)).collect(),
            kept: player.kept.filter(|_| choosing),
            plan: if planning { player.slots } else { [None; SLOTS] },
            next_slot: if planning { player.next_slot() } else { None },
            decided: match self.agenda.top() {
                Some(Step::Planning) => player.secret != Secret::Ready && player.next_slot().is_none(),
                Some(Step::KeepTiles) => player.secret != Secret::Ready && player.kept.is_some(),
                _ => false,
            },
        }
    }
}
