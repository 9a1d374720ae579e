//! The box, counted: every piece is somewhere, and only once (law 5).

use crate::action::{Action, universe};
use crate::agenda::Step;
use crate::data::bonus::{BONUS_TILES, BonusTile};
use crate::data::books::{Book, COPIES};
use crate::data::cards::{CARD_TILES, Card, Cards, ORDER_CARDS, STARTING_CARDS};
use crate::data::companies::{Company, POSTS};
use crate::data::player_board::{ALL_MARKERS, LAST_DIAMOND, LAST_STEP, MARKERS};
use crate::data::rounds::ROUND_COINS;
use crate::data::tracks::LAST_SPACE;
use crate::state::Mombasa;
use cowcatcher_engine::Seat;
use cowcatcher_proof::{Lawful, same};

impl Lawful for Mombasa {
    const RULES: &'static str = include_str!("../../../rules/mombasa-rules.md");

    fn audit(&self) -> Result<(), String> {
        self.count_cards()?;
        self.count_books()?;
        self.count_posts()?;
        self.count_coins()?;
        self.all_seats().try_for_each(|seat| self.count_player(seat))
    }

    fn universe() -> Vec<Action> {
        universe()
    }
}

impl Mombasa {
    fn count_cards(&self) -> Result<(), String> {
        let planning = self.agenda.top() == Some(Step::Planning);
        for &card in Card::ALL {
            let mut have = self.discards.count(card.index());
            have += u32::from(self.deck.has(card));
            have += self.display.iter().filter(|&&it| it == Some(card)).count() as u32;
            for seat in self.all_seats() {
                let player = self.player(seat);
                have += u32::from(player.hand.has(card));
                have += player.rest.iter().filter(|deck| deck.has(card)).count() as u32;
                if planning {
                    if player.slots.contains(&Some(card)) && !player.hand.has(card) {
                        return Err(format!("seat {seat}, card {card}: planned, but not in hand"));
                    }
                } else {
                    have += player.slots.iter().filter(|&&it| it == Some(card)).count() as u32;
                }
            }
            let want = if STARTING_CARDS.has(card) {
                u32::from(self.seats)
            } else if CARD_TILES.has(card) {
                0
            } else if let Some(turn) = ORDER_CARDS.iter().position(|&it| it == card) {
                u32::from(turn < usize::from(self.seats) && self.agenda.top() != Some(Step::SetupFirst))
            } else {
                1
            };
            same(format_args!("card {card}"), have, want)?;
        }
        Ok(())
    }

    fn count_books(&self) -> Result<(), String> {
        for &book in Book::ALL {
            let mut have = self.stacks[book.letter()].count(book.line());
            have += self.books.iter().filter(|&&it| it == Some(book)).count() as u32;
            for seat in self.all_seats() {
                have += self.player(seat).books.iter().filter(|&&it| it == Some(book)).count() as u32;
            }
            same(format_args!("book {book}"), have, u32::from(COPIES))?;
        }
        Ok(())
    }

    fn count_posts(&self) -> Result<(), String> {
        for &company in Company::ALL {
            let base = &self.bases[company.index()];
            if base.columns.iter().any(|column| column.posts > column.room()) {
                return Err(format!("{company}: a column of the base holds too many posts"));
            }
            let on_map = self.posts[company.index()].count_ones() as u8;
            let on_the_way = self.agenda.steps().iter().filter(|&&step| step == Step::Home(company)).count() as u8;
            same(format_args!("posts of {company}"), base.home() + on_map + base.gone + on_the_way, POSTS)?;
        }
        let shared = self.posts.iter().fold((0, 0), |(all, twice), &posts| (all | posts, twice | all & posts)).1;
        same("regions with two posts", shared, 0)
    }

    /// The coins of the round track: those that left it were laid into the book display, from which they may be taken.
    fn count_coins(&self) -> Result<(), String> {
        let laid = (2..=self.round).map(|space| ROUND_COINS[self.column()][usize::from(space) - 2]).sum::<u8>();
        let there = self.coins.iter().sum::<u8>();
        if there > laid { Err(format!("coins in the book display: {there}, laid were {laid}")) } else { Ok(()) }
    }

    fn count_player(&self, seat: Seat) -> Result<(), String> {
        let player = self.player(seat);
        let name = |what: &str| format!("seat {seat}, {what}");
        let placed = self.markers.iter().filter(|&&it| it == Some(seat)).count() as u8;
        same(name("markers on bonus spaces"), placed, player.placed)?;
        if placed > MARKERS[self.column()] + player.perks.markers || placed > ALL_MARKERS {
            return Err(name("more bonus markers than there are"));
        }
        let books = player.books.iter().take_while(|book| book.is_some()).count();
        same(name("books"), player.books.iter().flatten().count(), books)?;
        same(name("books by number"), usize::from(player.book_count), books)?;
        if usize::from(player.jar) > books || player.jar > LAST_STEP || player.diamond > LAST_DIAMOND {
            return Err(name("ink jar or diamond marker off the track"));
        }
        if player.tracks.iter().any(|&space| space > LAST_SPACE) {
            return Err(name("track marker off the track"));
        }
        let tiles: Cards =
            BonusTile::ALL.iter().filter(|&&tile| player.has_tile(tile)).filter_map(|tile| tile.card()).collect();
        let area = player.in_slots();
        if !player.up.without(tiles).without(area).is_empty() {
            return Err(name("cards face up that are not in the action area"));
        }
        if player.plus_one.is_some_and(|card| !area.has(card)) || player.tiles >> BONUS_TILES != 0 {
            return Err(name("+1 tile on no card"));
        }
        let shared = self.all_seats().any(|other| other != seat && self.player(other).tiles & player.tiles != 0);
        same(name("bonus tiles held twice"), shared, false)
    }
}
