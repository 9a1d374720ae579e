//! What lies on the board for everybody: cards, books, bonus spaces and the map.

use super::cards::KINDS;
use super::{Sight, exact, lead};
use crate::data::bonus::BonusSpace;
use crate::data::books::BOOKS;
use crate::data::cards::{
    ACTION_CARDS, DISPLAY_COLUMNS, DISPLAY_ROWS, Good, LETTER_CARDS, LETTERS, ORDER_CARDS, STARTING,
};
use crate::data::companies::COMPANIES;
use crate::data::gains::Fee;
use crate::data::map::REGIONS;
use crate::data::tracks::BEGINNER;
use crate::state::Player;
use cowcatcher_engine::Slots;

/// Where the cards of the deck begin among all cards.
const FIRST_ACTION_CARD: usize = STARTING + ORDER_CARDS.len();
/// Leads that are told apart: behind and before, once plans are open, and what planned cards are against whole hands.
const BEHIND: i32 = 4;
const BEHIND_HANDS: i32 = 7;
const OPEN_LEADS: usize = 2 * BEHIND as usize + 1;
const HAND_LEADS: usize = (BEHIND_HANDS + BEHIND) as usize + 1;

impl Sight<'_> {
    pub(super) fn card_display(&self, into: &mut Slots<'_>) {
        let game = self.game;
        let rows = &game.tables().cards;
        let most = self.purchasing_power();
        let money = usize::from(self.me.money);
        let (mut kinds, mut shares, mut for_pounds) = ([0; KINDS + 1], [0; COMPANIES], 0);
        for (column, &modifier) in game.tables().column_prices.iter().enumerate() {
            let block = into.block();
            for row in 0..DISPLAY_ROWS {
                into.again(block);
                let card = game.display[row * DISPLAY_COLUMNS + column];
                let offered = card.map_or(0, |card| 1 + card.index().saturating_sub(FIRST_ACTION_CARD));
                exact(into, "offer", offered, ACTION_CARDS + 1);
                let Some(card) = card else { continue };
                let printed = &rows[card.index()];
                let price = usize::from(printed.price.saturating_add_signed(modifier));
                for_pounds += usize::from(price <= money);
                if price <= most {
                    let best = &mut kinds[printed.kind.index()];
                    *best = printed.value.max(*best);
                    printed.share.iter().for_each(|company| shares[company.index()] += 1);
                }
            }
        }
        for best in &kinds[..KINDS] {
            exact(into, "best offer in reach", usize::from(*best), 5);
        }
        for (company, &offers) in shares.iter().enumerate() {
            let value = usize::from(self.values[company]).min(15) / 4;
            exact(into, "shares in reach", usize::from(offers > 0) * (1 + value), 5);
        }
        exact(into, "offers in reach of the purse", for_pounds, 13);
        let letter = LETTER_CARDS.iter().position(|&letter| !game.deck.within(letter).is_empty());
        exact(into, "next letter", letter.unwrap_or(LETTERS), LETTERS + 1);
    }

    /// The units that the seat could pay a card with: the most of one good, or all with a bonus.
    fn purchasing_power(&self) -> usize {
        let (mix, chosen) = self.chosen_goods();
        let (perks, units) = (&self.me.perks, self.power[0].units);
        let all = units.iter().map(|&units| usize::from(units)).sum::<usize>();
        if perks.mixed {
            return all + chosen + 1;
        }
        let one = |good: &Good| {
            let chosen = if mix == 1 + good.index() { chosen } else { 0 };
            usize::from(units[good.index()]) + chosen + usize::from(perks.discount == Some(*good))
        };
        Good::ALL.iter().filter(|good| mix == 0 || mix == 1 + good.index()).map(one).max().unwrap_or(0)
    }

    pub(super) fn book_display(&self, into: &mut Slots<'_>) {
        let block = into.block();
        for (book, &coins) in self.game.books.iter().zip(&self.game.coins) {
            into.again(block);
            exact(
                into,
                "book on display",
                book.map_or(0, |book| 1 + book.index() * 2 + usize::from(coins).min(1)),
                1 + BOOKS * 2,
            );
        }
    }

    /// Could the seat place a marker there, by what it has in sight?
    fn may_have(&self, player: &Player, fee: Fee, leads: &[bool; 4]) -> bool {
        match fee {
            Fee::Free => true,
            Fee::Pounds(pounds) => player.money >= u16::from(pounds),
            Fee::MostUnits(good) => leads[good.index()],
            Fee::MostExpansion => leads[3],
            Fee::Discard { .. } => !player.hand.without(self.game.single_shares()).is_empty(),
        }
    }

    pub(super) fn bonus_spaces(&self, into: &mut Slots<'_>) {
        let (game, me) = (self.game, self.me);
        let own = self.power[0].compared();
        let others: [[u8; 4]; 4] = std::array::from_fn(|place| self.power[place].compared());
        let most: [u8; 4] = std::array::from_fn(|what| self.most_of_others(|place| others[place][what]));
        let leads = std::array::from_fn(|what| own[what] > most[what]);
        let marker = game.free_markers(self.seat) > 0 && !me.ended;
        let tables = game.tables();
        for (index, row) in tables.spaces.iter().enumerate() {
            let state = match game.markers[index] {
                Some(seat) if seat == self.seat => 3,
                Some(_) => 2,
                None => usize::from(marker && self.may_have(me, row.fee, &leads)),
            };
            exact(into, "bonus space", state, 4);
        }
        for space in [BonusSpace::CFirst, BonusSpace::CSecond, BonusSpace::DFirst, BonusSpace::DSecond] {
            let state = match (game.markers[space.index()], game.space_row(space), space.track()) {
                (Some(seat), ..) if seat == self.seat => 3,
                (Some(_), ..) => 2,
                (None, Some((row, Some(company))), Some((_, level))) => {
                    let unlocked = me.levels[company.index()] >= level;
                    usize::from(marker && unlocked && self.may_have(me, row.fee, &leads))
                }
                _ => 4,
            };
            let side = space.track().map_or(0, |(letter, _)| {
                let track = game.tracks.iter().flatten().copied().find(|track| track.letter() == letter);
                track.unwrap_or(BEGINNER[letter]).index() % 2
            });
            exact(into, "extra bonus space", state * 2 + side, 10);
        }
        // The spaces M1 to M4 in order; which good each of them asks for is printed there. A lead is worth about the same at each.
        let block = into.block();
        for (index, row) in tables.spaces.iter().enumerate().take(4) {
            into.again(block);
            let what = match row.fee {
                Fee::MostUnits(good) => good.index(),
                _ => 3,
            };
            let free = usize::from(game.markers[index].is_none()) + 2 * usize::from(marker);
            let value = if self.secret {
                let hand = self.most_of_others(|place| self.hands[place].values[what]);
                lead(own[what], hand, BEHIND_HANDS, BEHIND)
            } else {
                HAND_LEADS + free * OPEN_LEADS + lead(own[what], most[what], BEHIND, BEHIND)
            };
            exact(into, "majority", value, HAND_LEADS + 4 * OPEN_LEADS);
        }
    }

    pub(super) fn map(&self, into: &mut Slots<'_>) {
        let [one, two, three, four] = self.game.posts;
        // The company that holds each region, as a number of three bits.
        let (low, middle, high) = (one | three, two | three, four);
        for region in 0..REGIONS {
            let holder = low >> region & 1 | (middle >> region & 1) << 1 | (high >> region & 1) << 2;
            exact(into, "region", holder as usize, COMPANIES + 1);
        }
    }
}
