//! The parts of a position that belong to a player.

use super::Done;
use crate::data::bonus::BonusTile;
use crate::data::books::Book;
use crate::data::cards::{Card, Cards, Good};
use crate::data::companies::Company;
use crate::data::player_board::{LAST_DIAMOND, LAST_STEP, RestDeck, Slot};
use crate::data::start_tiles::StartTile;
use crate::data::tracks::LAST_SPACE;
use crate::score::CATEGORIES;
use crate::state::{Mombasa, Secret};
use cowcatcher_engine::{Game, Seat};
use cowcatcher_proof::scenario::value::{
    colour, distinct, integer, maybe, name_or_nothing, named, names_of, number_of, truth, words,
};
use toml::Value;

pub(super) const NAMES: &str = "money, hand, slot.S1 to slot.S5, up, rest.R1 to rest.R5, track.COMPANY, diamond, jar, books, turned, tiles, \
    plus_one, ended, ready, kept, dealt";
pub(super) const READ_ONLY: &str =
    "shares.COMPANY, level.COMPANY, units.GOOD, expansion, markers, open, total, score.CATEGORY";

impl Mombasa {
    pub(super) fn set_player(&mut self, seat: Seat, name: &str, value: &Value) -> Done {
        let unknown = || Err(format!("no name {name:?} of a player that can be set; there are: {NAMES}"));
        match name.split_once('.') {
            Some(("slot", slot)) => return self.set_slot(seat, named(slot)?, maybe(value)?),
            Some(("rest", deck)) => return self.set_rest(seat, named(deck)?, &distinct(value)?),
            Some(("track", company)) => {
                let company: Company = named(company)?;
                self.player_mut(seat).tracks[company.index()] = integer(value, 0, LAST_SPACE)?;
                return Ok(());
            }
            Some(_) => return unknown(),
            None => {}
        }
        match name {
            "money" => self.player_mut(seat).money = integer(value, 0, 9999)?,
            "hand" => {
                let old = std::mem::take(&mut self.player_mut(seat).hand);
                self.put_back(old);
                for card in distinct::<Card>(value)? {
                    self.fetch(Some(seat), card)?;
                    self.player_mut(seat).hand.add(card);
                }
            }
            "up" => {
                let up: Cards = distinct::<Card>(value)?.into_iter().collect();
                let player = self.player_mut(seat);
                let area = player.in_slots();
                let tiles = BonusTile::ALL.iter().filter(|&&tile| player.has_tile(tile));
                let tiles: Cards = tiles.filter_map(|tile| tile.card()).collect();
                if !up.without(area).without(tiles).is_empty() {
                    return Err("only cards in slots and card tiles can lie face up".into());
                }
                player.up = up;
            }
            "diamond" => self.player_mut(seat).diamond = integer(value, 0, LAST_DIAMOND)?,
            "jar" => self.player_mut(seat).jar = integer(value, 0, LAST_STEP)?,
            "books" => self.set_books(seat, &words(value)?)?,
            "turned" => {
                let steps = value.as_array().ok_or("a list of steps is wanted")?;
                let steps = steps.iter().map(|step| integer(step, 1, u16::from(LAST_STEP)));
                self.player_mut(seat).turned = steps
                    .map(|step| step.map(|step| 1u16 << (step - 1)))
                    .try_fold(0, |all, bit| Ok::<_, String>(all | bit?))?;
            }
            "tiles" => {
                let tiles = distinct::<BonusTile>(value)?;
                let player = self.player_mut(seat);
                for &tile in BonusTile::ALL {
                    let has = tiles.contains(&tile);
                    player.tiles = player.tiles & !(1 << tile.index()) | u8::from(has) << tile.index();
                    match tile.card() {
                        Some(card) if has => player.up.add(card),
                        Some(card) => _ = player.up.take(card),
                        None => {}
                    }
                }
            }
            "plus_one" => {
                let card = maybe(value)?;
                self.player_mut(seat).plus_one = card;
            }
            "ended" => self.player_mut(seat).ended = truth(value)?,
            "ready" => {
                self.player_mut(seat).secret = if truth(value)? { Secret::Ready } else { Secret::Deciding(0) };
            }
            "kept" => {
                let kept: Option<StartTile> = maybe(value)?;
                let player = self.player(seat);
                if let Some(tile) = kept.filter(|&tile| player.dealt != 0 && !player.is_dealt(tile)) {
                    return Err(format!("{tile} was not dealt to {}", colour(seat)));
                }
                self.player_mut(seat).kept = kept;
            }
            "dealt" => self.set_dealt(seat, &distinct(value)?),
            _ => return unknown(),
        }
        Ok(())
    }

    /// The starting tiles dealt to a seat; others who had one of them get one that was not dealt.
    fn set_dealt(&mut self, seat: Seat, tiles: &[StartTile]) {
        let bits = tiles.iter().fold(0, |all, tile| all | 1 << tile.index());
        self.player_mut(seat).dealt = bits;
        for other in self.all_seats().filter(|&other| other != seat) {
            for &tile in tiles {
                if self.player(other).is_dealt(tile) {
                    let undealt = self.undealt();
                    let lowest = undealt & undealt.wrapping_neg();
                    let dealt = &mut self.player_mut(other).dealt;
                    *dealt = *dealt & !(1 << tile.index()) | lowest;
                }
            }
        }
    }

    /// A card into a slot, face up; `None` leaves it empty. What lay there goes back.
    fn set_slot(&mut self, seat: Seat, slot: Slot, card: Option<Card>) -> Done {
        let player = self.player_mut(seat);
        if let Some(old) = player.slots[slot.index()].take() {
            player.up.take(old);
            self.put_back([old].into_iter().collect());
        }
        if let Some(card) = card {
            self.no_single_share(card)?;
            self.fetch(Some(seat), card)?;
            let player = self.player_mut(seat);
            player.slots[slot.index()] = Some(card);
            player.up.add(card);
        }
        Ok(())
    }

    fn no_single_share(&self, card: Card) -> Done {
        match self.single_shares().has(card) {
            true => Err(format!("{card} is a single share, which stays in the hand (MOM-PLAN-07)")),
            false => Ok(()),
        }
    }

    fn set_rest(&mut self, seat: Seat, deck: RestDeck, cards: &[Card]) -> Done {
        let old = std::mem::take(&mut self.player_mut(seat).rest[deck.index()]);
        self.put_back(old);
        for &card in cards {
            self.no_single_share(card)?;
            self.fetch(Some(seat), card)?;
            self.player_mut(seat).rest[deck.index()].add(card);
        }
        Ok(())
    }

    /// The books of the bookkeeping track from step 1 on.
    fn set_books(&mut self, seat: Seat, books: &[Book]) -> Done {
        if books.len() > usize::from(LAST_STEP) {
            return Err(format!("the bookkeeping track takes {LAST_STEP} books (MOM-BOOK-07)"));
        }
        let old = std::mem::take(&mut self.player_mut(seat).books);
        for book in old.into_iter().flatten() {
            self.stacks[book.letter()].add(book.line());
        }
        for (step, &book) in books.iter().enumerate() {
            self.fetch_book(book)?;
            self.player_mut(seat).books[step] = Some(book);
        }
        self.player_mut(seat).book_count = books.len() as u8;
        Ok(())
    }

    pub(super) fn get_player(&self, seat: Seat, name: &str) -> Result<Value, String> {
        let player = self.player(seat);
        let unknown = || format!("no name {name:?} of a player; there are: {NAMES}; to read only: {READ_ONLY}");
        if let Some((kind, which)) = name.split_once('.') {
            return Ok(match kind {
                "slot" => name_or_nothing(player.slots[named::<Slot>(which)?.index()]),
                "rest" => names_of(player.rest[named::<RestDeck>(which)?.index()].iter()),
                "track" => number_of(player.tracks[named::<Company>(which)?.index()]),
                "level" => number_of(player.levels[named::<Company>(which)?.index()]),
                "shares" => number_of(self.shares(seat, named(which)?)),
                "units" => number_of(self.units(seat, named::<Good>(which)?)),
                "score" => {
                    let category = CATEGORIES.iter().position(|category| *category == which);
                    let category =
                        category.ok_or_else(|| format!("no category; there are: {}", CATEGORIES.join(", ")))?;
                    number_of(self.standings().points[seat.index()][category])
                }
                _ => return Err(unknown()),
            });
        }
        Ok(match name {
            "money" => number_of(player.money),
            "hand" => names_of(player.hand.iter()),
            "up" => names_of(player.up.iter()),
            "diamond" => number_of(player.diamond),
            "jar" => number_of(player.jar),
            "books" => names_of(player.books.iter().flatten()),
            "turned" => {
                Value::Array((0..16i64).filter(|n| player.turned >> n & 1 != 0).map(|n| number_of(n + 1)).collect())
            }
            "tiles" => names_of(BonusTile::ALL.iter().filter(|&&tile| player.has_tile(tile))),
            "plus_one" => name_or_nothing(player.plus_one),
            "ended" => Value::Boolean(player.ended),
            "ready" => Value::Boolean(player.secret == Secret::Ready),
            "kept" => name_or_nothing(player.kept),
            "dealt" => names_of(StartTile::ALL.iter().filter(|&&tile| player.is_dealt(tile))),
            "expansion" => number_of(self.expansion(seat)),
            "markers" => number_of(self.free_markers(seat)),
            "open" => names_of(Slot::ALL.iter().filter(|&&slot| player.is_open(slot))),
            "total" => number_of(self.standings().totals().get(seat.index()).copied().unwrap_or(0)),
            _ => return Err(unknown()),
        })
    }
}
