//! BOOK: bookkeeping points, books, the ink jar and its rewards. Carries MOM-BOOK-01 to MOM-BOOK-24 and MOM-ROUND-11.

use crate::action::Action;
use crate::agenda::{Step, Tell};
use crate::data::books::{
    BOOK_LETTERS, Book, COLUMN_LETTERS, Cell, LINES, POUNDS_PER_FINAL_POINT, POUNDS_PER_POINT, TURN_PRICE,
};
use crate::data::cards::{Card, Cards, Good, Kind};
use crate::data::companies::{Column, Company};
use crate::data::gains::Requirement;
use crate::data::player_board::{JAR_UNLOCK, LAST_STEP, Slot};
use crate::event::{Event, Why};
use crate::lack::Money;
use crate::state::Mombasa;
use cowcatcher_engine::{Choices, Refusal, Seat};

impl Mombasa {
    /// The face-up cards of a kind of the active player.
    pub(crate) fn up_of(&self, kind: Kind) -> Cards {
        self.me().up.within(self.tables().kinds[kind.index()])
    }

    pub(crate) fn legal_bookkeeper(&self, into: &mut Choices<Action>) {
        into.extend(self.up_of(Kind::Bookkeeper).iter().map(Action::Bookkeeper));
    }

    /// Judges the use of a specialist of this kind.
    pub(crate) fn judge_specialist(&self, kind: Kind, card: Card, clause: &'static str) -> Result<(), Refusal> {
        if self.tables().cards[card.index()].kind != kind {
            return Err(Refusal::rule(clause));
        }
        if !self.me().up.has(card) {
            return Err(Refusal::rule("MOM-ROUND-06"));
        }
        Ok(())
    }

    pub(crate) fn play_bookkeeper(&mut self, card: Card, log: &mut impl Tell) {
        self.use_cards(Cards(card.bit()), log);
        self.agenda.replace(Step::EndTurn);
        self.agenda.push(Step::Jar { moved: 0 });
        self.begin_points(self.tables().cards[card.index()].value, log);
    }

    /// Bookkeeping points for the active player; with the ink jar at its end they are pounds (MOM-BOOK-20).
    pub(crate) fn begin_points(&mut self, points: u8, log: &mut impl Tell) {
        if self.me().jar >= LAST_STEP {
            self.receive(self.active, u16::from(points) * u16::from(POUNDS_PER_FINAL_POINT), Why::Points, log);
            return;
        }
        log.tell(Event::Points(points));
        self.agenda.push(Step::FillBooks);
        self.agenda.push(Step::Points(points));
    }

    /// The letter of the books in a cell.
    pub(crate) fn letter_of(cell: Cell) -> usize {
        COLUMN_LETTERS[usize::from(cell.column() - 2) % COLUMN_LETTERS.len()]
    }

    /// The points a book costs.
    fn cost_of(&self, book: Book) -> u8 {
        self.tables().book_costs[book.letter() % BOOK_LETTERS]
    }

    /// Can a book be taken from this cell for so many points?
    fn can_take(&self, cell: Cell, points: u8) -> bool {
        self.me().book_count < LAST_STEP && self.books[cell.index()].is_some_and(|book| self.cost_of(book) <= points)
    }

    /// Points for which no book can be had become pounds without a question.
    pub(crate) fn points_over(&mut self, left: u8, log: &mut impl Tell) -> bool {
        let over = left == 0 || !Cell::ALL.iter().any(|&cell| self.can_take(cell, left));
        if over {
            self.play_cash(left, log);
        }
        over
    }

    pub(crate) fn legal_points(&self, left: u8, into: &mut Choices<Action>) {
        into.extend(Cell::ALL.iter().copied().filter(|&cell| self.can_take(cell, left)).map(Action::Book));
        into.push(Action::Cash);
    }

    pub(crate) fn judge_book(&self, left: u8, cell: Cell) -> Result<(), Refusal> {
        if self.me().book_count >= LAST_STEP {
            return Err(Refusal::rule("MOM-BOOK-07"));
        }
        match self.books[cell.index()].map(|book| self.cost_of(book)) {
            None => Err(Refusal::rule("MOM-BOOK-06")),
            Some(cost) if cost > left => {
                Err(Refusal::costs("MOM-BOOK-04", Money::BookkeepingPoints, i32::from(cost), i32::from(left)))
            }
            Some(_) => Ok(()),
        }
    }

    /// The book goes to the lowest empty step of the own track, its coins to the player (MOM-BOOK-05, MOM-ROUND-11).
    pub(crate) fn play_book(&mut self, left: u8, cell: Cell, log: &mut impl Tell) {
        let Some(book) = self.books[cell.index()].take() else { return };
        let cost = self.cost_of(book);
        let coins = std::mem::take(&mut self.coins[cell.index()]);
        let me = self.me_mut();
        if let Some(step) = me.books.get_mut(usize::from(me.book_count)) {
            *step = Some(book);
            me.book_count += 1;
        }
        log.tell(Event::TookBook(book, cell, me.book_count));
        self.receive(self.active, u16::from(coins), Why::Coin, log);
        self.agenda.replace(Step::Points(left.saturating_sub(cost)));
    }

    pub(crate) fn play_cash(&mut self, left: u8, log: &mut impl Tell) {
        self.agenda.pop();
        self.receive(self.active, u16::from(left) * u16::from(POUNDS_PER_POINT), Why::Points, log);
    }

    /// The cell to be filled next: empty, with books of its letter left (MOM-SETUP-08, MOM-BOOK-06).
    pub(crate) fn next_cell(&self) -> Option<Cell> {
        Cell::ALL.iter().copied().find(|&cell| {
            self.books[cell.index()].is_none() && !self.stacks[Mombasa::letter_of(cell) % BOOK_LETTERS].is_empty()
        })
    }

    /// The book of a letter and a line.
    pub(crate) fn book(letter: usize, line: usize) -> Book {
        Book::from_index(letter * LINES + line)
    }

    pub(crate) fn show_book(&mut self, book: Book, log: &mut impl Tell) {
        if let Some(cell) = self.next_cell() {
            self.stacks[book.letter() % BOOK_LETTERS].take(book.line());
            self.books[cell.index()] = Some(book);
            log.tell(Event::BookShown(book, cell));
        }
    }

    /// Do the face-up cards of a seat meet a requirement (MOM-BOOK-09, MOM-BOOK-11 to MOM-BOOK-13)?
    pub fn meets(&self, seat: Seat, requirement: Requirement) -> bool {
        let other_than =
            |good: Good, n: u8| Good::ALL.iter().any(|&other| other != good && self.units(seat, other) >= n);
        match requirement {
            Requirement::Units(good, n) => self.units(seat, good) >= n,
            Requirement::OneGood(n) => Good::ALL.iter().any(|&good| self.units(seat, good) >= n),
            Requirement::UnitsAndMore(good, n, more) => {
                let units = self.units(seat, good);
                units >= n + more || units >= n && other_than(good, more)
            }
            Requirement::Expansion(n) => self.expansion(seat) >= n,
            Requirement::Specialists(n) => {
                let kinds = &self.tables().kinds;
                let specialists = kinds[Kind::Bookkeeper.index()].and(kinds[Kind::Merchant.index()]);
                self.player(seat).up.within(specialists).len() >= u32::from(n)
            }
        }
    }

    /// How the ink jar can come to the next book: `Ok(true)` by its requirement, `Ok(false)` by paying.
    fn next_jar(&self) -> Result<bool, Refusal> {
        let me = self.me();
        if me.jar >= LAST_STEP {
            return Err(Refusal::rule("MOM-BOOK-19"));
        }
        let Some(book) = me.book_at(me.jar + 1) else {
            return Err(Refusal::rule("MOM-BOOK-08"));
        };
        if self.meets(self.active, self.tables().books[book.index()].requirement) {
            return Ok(true);
        }
        if me.money < u16::from(TURN_PRICE) {
            return Err(Refusal::costs("MOM-BOOK-10", Money::Pounds, i32::from(TURN_PRICE), i32::from(me.money)));
        }
        Ok(false)
    }

    pub(crate) fn legal_jar(&self, into: &mut Choices<Action>) {
        match self.next_jar() {
            Ok(true) => into.push(Action::Jar),
            Ok(false) => into.push(Action::JarPay),
            Err(_) => {}
        }
    }

    pub(crate) fn judge_jar(&self, paying: bool) -> Result<(), Refusal> {
        match self.next_jar()? {
            true if paying => Err(Refusal::rule("MOM-BOOK-24")),
            false if !paying => Err(Refusal::rule("MOM-BOOK-09")),
            _ => Ok(()),
        }
    }

    /// The ink jar goes one step, onto a book that is turned face down if it was paid for.
    pub(crate) fn play_jar(&mut self, moved: u8, paying: bool, log: &mut impl Tell) {
        self.agenda.replace(Step::Jar { moved: moved + 1 });
        let seat = self.active;
        let me = self.me_mut();
        me.jar = (me.jar + 1).min(LAST_STEP);
        let jar = me.jar;
        if paying {
            me.turned |= 1 << (jar - 1);
            let book = me.book_at(jar);
            self.pay(seat, u16::from(TURN_PRICE), Why::Turned, log);
            book.into_iter().for_each(|book| log.tell(Event::Turned(book, jar)));
        }
        log.tell(Event::Jar(jar));
        if jar == JAR_UNLOCK {
            log.tell(Event::SlotOpened(seat, Slot::S5));
        }
    }

    /// An ink jar that can go no further has stopped.
    pub(crate) fn jar_over(&mut self, moved: u8, log: &mut impl Tell) -> bool {
        let over = self.next_jar().is_err();
        if over {
            self.stop_jar(moved, log);
        }
        over
    }

    /// The book on which the ink jar stopped gives its reward, unless it is face down (MOM-BOOK-14, MOM-BOOK-10).
    pub(crate) fn stop_jar(&mut self, moved: u8, log: &mut impl Tell) {
        self.agenda.pop();
        let me = self.me();
        let turned = me.turned >> me.jar.saturating_sub(1) & 1 != 0;
        if let Some(book) = me.book_at(me.jar).filter(|_| moved > 0 && !turned) {
            self.profit(self.tables().books[book.index()].reward, Why::Book, None, log);
        }
    }

    pub(crate) fn no_post_at_home(&self) -> bool {
        self.bases.iter().all(|base| base.home() == 0)
    }

    pub(crate) fn legal_remove(&self, into: &mut Choices<Action>) {
        for &company in Company::ALL {
            into.extend(self.bases[company.index()].with_posts().map(|column| Action::Remove(company, column)));
        }
    }

    pub(crate) fn judge_remove(&self, company: Company, column: Column) -> Result<(), Refusal> {
        if self.bases[company.index()].columns[column.index()].posts == 0 {
            return Err(Refusal::rule("MOM-BOOK-16"));
        }
        Ok(())
    }

    pub(crate) fn play_remove(&mut self, left: u8, company: Company, column: Column, log: &mut impl Tell) {
        self.agenda.replace(Step::Remove(left.saturating_sub(1)));
        let base = &mut self.bases[company.index()];
        if base.columns[column.index()].take() {
            base.gone += 1;
            log.tell(Event::Removed(company, column));
        }
    }
}
