//! SETUP: laying out the table. Carries MOM-SETUP-01 to MOM-SETUP-19.

use crate::action::Action;
use crate::agenda::{Step, Tell};
use crate::data::books::{BOOK_LETTERS, COPIES, LINES};
use crate::data::cards::{ORDER_CARDS, STARTING_CARDS};
use crate::data::companies::Company;
use crate::data::player_board::RESTING;
use crate::data::start_tiles::{StartTile, TILES_DEALT};
use crate::data::tracks::Track;
use crate::event::{Event, Why};
use crate::options::Options;
use crate::state::{Mombasa, Secret};
use cowcatcher_engine::{Audience, Choices, Refusal, Seat, Seats, SetupError};

impl Mombasa {
    pub(crate) fn lay_out(options: &Options, seats: usize) -> Result<Mombasa, SetupError> {
        if !(2..=4).contains(&seats) {
            return Err(SetupError::Players { game: "Mombasa", least: 2, most: 4, asked: seats });
        }
        let mut game = Mombasa::bare(options.data, seats as u8, options.tracks.fixed());
        for player in &mut game.players[..seats] {
            player.hand = STARTING_CARDS;
        }
        for stack in &mut game.stacks[..BOOK_LETTERS] {
            (0..LINES).for_each(|line| stack.add_many(line, u32::from(COPIES)));
        }
        let course = [
            Step::SetupFirst,
            Step::SetupTracks,
            Step::FillDisplay,
            Step::FillBooks,
            Step::SetupTiles,
            Step::KeepTiles,
            Step::StartBonus(0),
            Step::RoundBegins,
        ];
        course.into_iter().rev().for_each(|step| game.agenda.push(step));
        Ok(game)
    }

    /// The start player is known, and so is who gets which order card (MOM-SETUP-13, MOM-SETUP-14).
    pub(crate) fn begin_with(&mut self, first: Seat, log: &mut impl Tell) {
        self.agenda.pop();
        self.first = first;
        self.start_marker = first;
        self.active = first;
        for (turn, &card) in ORDER_CARDS.iter().enumerate().take(usize::from(self.seats)) {
            let seat = self.clockwise(first, turn as u8);
            self.player_mut(seat).hand.add(card);
        }
        log.tell(Event::First(first));
    }

    /// Is the letter of this track not laid yet (MOM-SETUP-04)?
    pub(crate) fn is_undrawn(&self, track: Track) -> bool {
        self.company_with(track.letter()).is_none()
    }

    /// The next company gets its track.
    pub(crate) fn lay_track(&mut self, track: Track, log: &mut impl Tell) {
        if let Some(index) = self.tracks.iter().position(Option::is_none) {
            self.tracks[index] = Some(track);
            log.tell(Event::TrackLaid(Company::from_index(index), track));
        }
    }

    /// Who is dealt the next starting tile: in turn order, two each (MOM-SETUP-15).
    pub(crate) fn next_without_tile(&self) -> Option<Seat> {
        (0..self.seats)
            .map(|turn| self.clockwise(self.first, turn))
            .find(|&seat| self.player(seat).dealt.count_ones() < TILES_DEALT)
    }

    /// The starting tiles that were not dealt, as bits.
    pub(crate) fn undealt(&self) -> u16 {
        let dealt = self.players.iter().fold(0, |all, player| all | player.dealt);
        ((1 << StartTile::ALL.len()) - 1) & !dealt
    }

    pub(crate) fn deal_tile(&mut self, tile: StartTile, log: &mut impl Tell) {
        if let Some(seat) = self.next_without_tile() {
            self.player_mut(seat).dealt |= 1 << tile.index();
            log.tell_to(Audience::Only(seat), Event::Dealt(seat, tile));
        }
    }

    pub(crate) fn legal_keep(&self, seat: Seat, into: &mut Choices<Action>) {
        let player = self.player(seat);
        if player.kept.is_some() {
            into.push(Action::Ready);
            return;
        }
        let dealt = StartTile::ALL.iter().filter(|&&tile| player.is_dealt(tile));
        into.extend(dealt.map(|&tile| Action::Keep(tile)));
    }

    pub(crate) fn judge_keep(&self, seat: Seat, tile: StartTile) -> Result<(), Refusal> {
        let player = self.player(seat);
        if player.kept.is_some() || !player.is_dealt(tile) {
            return Err(Refusal::rule("MOM-SETUP-15"));
        }
        Ok(())
    }

    pub(crate) fn play_keep(&mut self, seat: Seat, tile: StartTile, log: &mut impl Tell) {
        self.player_mut(seat).kept = Some(tile);
        log.tell_to(Audience::Only(seat), Event::Keeps(seat, tile));
    }

    /// Once all are ready: the kept tiles are shown, and their three cards rest (MOM-SETUP-16, MOM-SETUP-18).
    pub(crate) fn reveal_tiles(&mut self, log: &mut impl Tell) -> bool {
        if !self.all_ready() {
            return false;
        }
        self.agenda.pop();
        for seat in self.all_seats() {
            let tables = self.tables();
            let player = self.player_mut(seat);
            player.dealt = 0;
            player.secret = Secret::Deciding(0);
            let Some(tile) = player.kept else { continue };
            for (card, deck) in tables.start_tiles[tile.index()].resting.into_iter().zip(RESTING) {
                player.hand.take(card);
                player.rest[deck.index()].add(card);
            }
            log.tell(Event::Kept(seat, tile));
        }
        log.learned(Seats::first(usize::from(self.seats)));
        true
    }

    /// The start bonuses, in turn order (MOM-SETUP-17, MOM-SETUP-21).
    pub(crate) fn start_bonus(&mut self, turn: u8, log: &mut impl Tell) -> bool {
        if turn >= self.seats {
            self.agenda.pop();
            return true;
        }
        self.agenda.replace(Step::StartBonus(turn + 1));
        self.active = self.clockwise(self.first, turn);
        if let Some(tile) = self.me().kept {
            self.profit(self.tables().start_tiles[tile.index()].bonus, Why::Start, None, log);
        }
        true
    }

    /// Is everybody ready?
    pub(crate) fn all_ready(&self) -> bool {
        self.all_seats().all(|seat| self.player(seat).secret == Secret::Ready)
    }
}
