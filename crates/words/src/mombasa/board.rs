//! The whole table as text, made from a view.

use super::MombasaWords;
use crate::page::Page;
use crate::speech::capital;
use cowcatcher_engine::Seat;
use cowcatcher_games::mombasa::data::bonus::BonusSpace;
use cowcatcher_games::mombasa::data::books::Cell;
use cowcatcher_games::mombasa::data::cards::{DISPLAY_COLUMNS, Good};
use cowcatcher_games::mombasa::data::companies::Company;
use cowcatcher_games::mombasa::data::gains::Gain;
use cowcatcher_games::mombasa::data::map::{LATTICE, Region};
use cowcatcher_games::mombasa::data::player_board::{RestDeck, Slot};
use cowcatcher_games::mombasa::data::rounds::ROUNDS;
use cowcatcher_games::mombasa::{Own, PlayerView, Question};

/// Stands where there is nothing.
const NOTHING: &str = "·";
/// The longest name that a column has room for.
const LONGEST_NAME: usize = 14;

impl MombasaWords<'_> {
    /// All that a viewer may see.
    pub(super) fn board(&self, seat: Option<Seat>) -> String {
        let mut page = Page::default();
        let (round, marker) = (self.view.round, self.seat(self.view.start_marker));
        let round = self.say("board-round", &[("round", round.into()), ("rounds", ROUNDS.into())]);
        page.line(&format!("{round}; {}: {marker}", self.figure("start")));
        self.board_of_companies(&mut page);
        self.map_as_text(&mut page);
        self.displays(&mut page);
        self.bonus_spaces(&mut page);
        self.players(seat, &mut page);
        if let Some(own) = &self.view.own {
            self.secrets(own, &mut page);
        }
        page.finish()
    }

    fn board_of_companies(&self, page: &mut Page) {
        let head = [self.part("bases"), self.figure("value"), self.figure("home"), self.figure("track")];
        let rows = self.view.companies.each_ref().map(|it| {
            let posts = it.base.iter().flatten().filter(|post| **post).count();
            let track = it.track.map_or(NOTHING, |track| track.name());
            let name = format!("{} ({})", self.company(it.company), it.company);
            vec![name, format!("£{}", it.value), posts.to_string(), track.to_owned()]
        });
        page.table(head.to_vec(), &rows);
        page.heading(&self.part("tracks"));
        for (it, track) in self.view.companies.iter().filter_map(|it| Some((it, it.track?))) {
            let special = &self.tables().tracks[track.index()].special;
            let bonus =
                special.iter().zip(1..).map(|((at, _), level)| format!("{at} → {}", self.track_bonus(track, level)));
            page.line(&format!("  {}: {}", self.company(it.company), bonus.collect::<Vec<_>>().join("; ")));
        }
    }

    fn map_as_text(&self, page: &mut Page) {
        page.heading(&self.with_details(self.part("map"), &[self.say("board-signs", &[])]));
        let regions = Region::ALL.iter().map(|&region| {
            let holder = self.view.map.iter().find(|(at, _)| *at == region).map_or(NOTHING, |(_, it)| it.name());
            let gives = self.tables().regions[region.index()].1.iter().map(|&gain| self.sign(gain));
            format!("{region} {holder:3} {}", gives.collect::<Vec<_>>().join(" "))
        });
        page.columns(LATTICE, &regions.collect::<Vec<_>>());
    }

    /// A reward in as few signs as a map has room for.
    fn sign(&self, gain: Gain) -> String {
        match gain {
            Gain::Pounds(n) => format!("£{n}"),
            Gain::Diamonds(n) => format!("♦{n}"),
            Gain::Points(n) => format!("✎{n}"),
            other => self.gains(&[other]),
        }
    }

    fn displays(&self, page: &mut Page) {
        page.heading(&self.with_details(self.part("cards"), &[self.say("board-price", &[])]));
        let cards = self.view.display.iter().flatten().map(|offer| match offer {
            Some(offer) => format!("{:>2} {}", offer.price, self.card(offer.card)),
            None => format!(" {NOTHING}"),
        });
        page.columns(DISPLAY_COLUMNS, &cards.collect::<Vec<_>>());
        let piles = [
            (self.part("deck"), by_letter(&self.view.deck)),
            (self.part("discards"), self.list(self.view.discards.iter().map(|&card| self.card(card)))),
        ];
        piles.iter().for_each(|(name, pile)| page.line(&format!("  {name}: {pile}")));

        page.heading(&self.part("books"));
        let books = Cell::ALL.iter().zip(&self.view.books).map(|(cell, &(book, coins))| {
            let book = book.map_or_else(|| NOTHING.to_owned(), |book| self.book(book));
            if coins > 0 { format!("{cell} £{coins} {book}") } else { format!("{cell} {book}") }
        });
        page.columns(2, &books.collect::<Vec<_>>());
        page.line(&format!("  {}: {}", self.part("stacks"), by_letter(&self.view.stacks)));
        let coins = (2..).zip(self.view.round_coins).filter(|(_, coins)| *coins > 0);
        let coins = coins.map(|(round, coins)| format!("{round} £{coins}"));
        page.line(&format!("  {}: {}", self.part("rounds"), self.list(coins)));
    }

    /// The bonus spaces of this game, each with the player whose marker lies there.
    fn bonus_spaces(&self, page: &mut Page) {
        page.heading(&self.part("bonus"));
        let spaces = BonusSpace::ALL.iter().copied().filter(|&space| self.space_printed(space).is_some());
        let spaces = spaces.map(|space| {
            let taken = self.view.markers.iter().find(|(at, _)| *at == space);
            let taken = taken.map(|&(_, seat)| format!(" – {}", self.seat(seat))).unwrap_or_default();
            format!("{}{taken}", self.bonus_space_name(space))
        });
        page.columns(3, &spaces.collect::<Vec<_>>());
        let tiles = self.view.tiles.iter().map(|&tile| self.bonus_tile(tile));
        page.line(&format!("  {}: {}", self.part("tiles"), self.list(tiles)));
    }

    fn players(&self, seat: Option<Seat>, page: &mut Page) {
        let players = &self.view.players;
        let seats = || (0..).map(Seat).take(players.len());
        let row = |label: String, figure: &dyn Fn(&PlayerView) -> String| -> Vec<String> {
            std::iter::once(capital(&label)).chain(players.iter().map(figure)).collect()
        };
        let mut rows = vec![
            row(self.figure("money"), &|player| format!("£{}", player.money)),
            row(self.part("diamond-track"), &|player| player.diamond.to_string()),
            row(self.part("book-track"), &|player| player.jar.to_string()),
            row(self.figure("markers"), &|player| player.markers.to_string()),
            row(self.figure("expansion"), &|player| player.expansion.to_string()),
        ];
        rows.extend(
            Good::ALL.iter().map(|&good| row(self.good(good), &|player| player.units[good.index()].to_string())),
        );
        for (label, of) in [("track", tracks as fn(&PlayerView) -> &[u8]), ("shares", shares)] {
            rows.extend(Company::ALL.iter().map(|&company| {
                let label = format!("{}: {}", self.figure(label), self.company(company));
                row(label, &|player| of(player)[company.index()].to_string())
            }));
        }
        let names = seats().map(|seat| self.seat(seat).chars().take(LONGEST_NAME).collect());
        page.table(std::iter::once(String::new()).chain(names).collect(), &rows);
        for (at, player) in seats().zip(players) {
            let name = self.seat(at);
            let you = (seat == Some(at)).then(|| self.say("board-you", &[("player", name.clone().into())]));
            page.heading(&you.unwrap_or(name));
            self.player(at, player, page);
        }
    }

    fn player(&self, seat: Seat, player: &PlayerView, page: &mut Page) {
        let down =
            |what: String, down: bool| if down { self.say("board-down", &[("what", what.into())]) } else { what };
        let slots = Slot::ALL.iter().zip(&player.slots).filter_map(|(slot, there)| {
            there.as_ref().map(|there| down(format!("{slot} {}", self.card(there.card)), !there.face_up))
        });
        let rest = RestDeck::ALL.iter().zip(player.rest).filter(|(_, cards)| !cards.is_empty());
        let rest = rest.map(|(deck, cards)| format!("{deck} {}", self.cards(cards)));
        let books = player.books.iter().map(|&(book, turned)| down(self.book(book), turned));
        let tiles = player.tiles.iter().map(|&(tile, up)| down(self.bonus_tile(tile), !up));
        let parts = [
            ("hand", self.cards(player.hand)),
            ("slots", slots.collect::<Vec<_>>().join("; ")),
            ("rest", rest.collect::<Vec<_>>().join("; ")),
            ("books", books.collect::<Vec<_>>().join("; ")),
            ("tiles", tiles.collect::<Vec<_>>().join("; ")),
        ];
        for (part, text) in parts.iter().filter(|(_, text)| !text.is_empty()) {
            let name = if *part == "books" { self.figure("books") } else { self.part(part) };
            page.line(&format!("  {name}: {text}"));
        }
        if let Some(card) = player.plus_one {
            page.line(&format!("  {}", self.say("event-plus-one", &[("card", self.card(card).into())])));
        }
        for (event, told) in [("event-ended", player.ended), ("event-ready", player.ready)] {
            if told {
                page.line(&format!("  {}", self.say(event, &[("player", self.seat(seat).into())])));
            }
        }
    }

    /// What only the viewer sees.
    fn secrets(&self, own: &Own, page: &mut Page) {
        if !own.dealt.is_empty() {
            page.heading(&self.say("board-dealt", &[]));
            own.dealt.iter().for_each(|&tile| page.line(&format!("  {}", self.start_tile(tile))));
        }
        if let Some(tile) = own.kept {
            page.line(&self.say("event-keeps", &[("tile", self.start_tile(tile).into())]));
        }
        if self.view.question == Some(Question::Plan) {
            let plan =
                Slot::ALL.iter().zip(own.plan).filter_map(|(slot, it)| Some(format!("{slot} {}", self.card(it?))));
            page.heading(&self.say("board-plan", &[("cards", self.list(plan).into())]));
        }
    }
}

fn tracks(player: &PlayerView) -> &[u8] {
    &player.tracks
}

fn shares(player: &PlayerView) -> &[u8] {
    &player.shares
}

/// Counts of the letters A, B, C, …
fn by_letter(counts: &[u32]) -> String {
    ('A'..).zip(counts).map(|(letter, count)| format!("{letter} {count}")).collect::<Vec<_>>().join(", ")
}
