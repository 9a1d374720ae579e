//! What a thing on the table is and does, in a sentence or two: for whoever points at it.

use super::MombasaWords;
use super::actions::number;
use crate::Arg;
use crate::speech::capital;
use cowcatcher_engine::Seat;
use cowcatcher_games::mombasa::data::bonus::{BonusSpace, BonusTile};
use cowcatcher_games::mombasa::data::books::{Book, Cell};
use cowcatcher_games::mombasa::data::cards::{Card, Kind};
use cowcatcher_games::mombasa::data::companies::{Column, Company};
use cowcatcher_games::mombasa::data::map::Region;
use cowcatcher_games::mombasa::data::player_board::{
    DIAMOND_UNLOCK, DIAMOND_VALUES, JAR_UNLOCK, JAR_VALUES, RestDeck, Slot, value_at,
};
use cowcatcher_games::mombasa::data::rounds::ROUNDS;
use cowcatcher_games::mombasa::data::start_tiles::StartTile;
use cowcatcher_games::mombasa::{CompanyView, PlayerView};

/// `yes` or `no`, as messages tell them apart.
fn whether(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

impl MombasaWords<'_> {
    /// A region, its holder and what it gives.
    pub fn about_region(&self, region: Region) -> String {
        let holder = self.view.map.iter().find(|(at, _)| *at == region).map(|&(_, company)| company);
        let args: [Arg<'_>; 4] = [
            ("region", self.region(region).into()),
            ("held", whether(holder.is_some()).into()),
            ("company", holder.map(|company| self.company_of(company)).unwrap_or_default().into()),
            ("gives", self.gains(self.tables().regions[region.index()].1).into()),
        ];
        self.say("about-region", &args)
    }

    /// What a border costs.
    pub fn about_border(&self) -> String {
        self.say("about-border", &[])
    }

    /// A company and the value of its shares.
    pub fn about_company(&self, view: &CompanyView) -> String {
        self.say("about-company", &[("company", self.company(view.company).into()), ("value", view.value.into())])
    }

    /// A column of a base.
    pub fn about_column(&self, view: &CompanyView, column: Column) -> String {
        let posts = view.base[column.index()].iter().filter(|post| **post).count() as i64;
        let company = self.company_of(view.company);
        self.say(
            "about-column",
            &[("company", company.into()), ("column", column.name().into()), ("count", posts.into())],
        )
    }

    /// The track of a company.
    pub fn about_track(&self, company: Company) -> String {
        self.say("about-track", &[("company", self.company_of(company).into())])
    }

    /// A space of a track on which something is printed: that which it unlocks, or shares.
    pub fn about_track_space(&self, view: &CompanyView, space: u8) -> Option<String> {
        let track = view.track?;
        let row = &self.tables().tracks[track.index()];
        let at: [Arg<'_>; 2] = [("company", self.company_of(view.company).into()), ("space", space.into())];
        let shares = row.shares.contains(&space).then(|| {
            let count = ("count", row.shares_at(space).into());
            self.say("about-shares", &[at[0].clone(), at[1].clone(), count])
        });
        let special = (1..).zip(row.special).find(|(_, (there, _))| *there == space).map(|(level, (_, pounds))| {
            let bonus = ("bonus", self.track_bonus(track, level).into());
            self.say("about-special", &[("pounds", pounds.into()), bonus])
        });
        match (shares, special) {
            (None, None) => None,
            (Some(shares), None) => Some(shares),
            (Some(shares), Some(special)) => Some(format!("{shares} {special}")),
            (None, Some(special)) => Some(format!("{}. {special}", self.say("track-space", &at))),
        }
    }

    /// A capital demand.
    pub fn about_demand(&self, company: Company, pounds: u8) -> String {
        self.say("about-demand", &[("company", self.company_of(company).into()), ("pounds", pounds.into())])
    }

    /// A bonus of a track, and who may use it now.
    pub fn about_track_bonus(&self, view: &CompanyView, level: u8) -> String {
        let Some(track) = view.track else { return self.about_track(view.company) };
        let special = self.tables().tracks[track.index()].special;
        let space = special.get(usize::from(level).wrapping_sub(1)).map_or(0, |&(space, _)| space);
        let users = (0..).map(Seat).zip(&self.view.players);
        let users = users.filter(|(_, player)| player.levels[view.company.index()] >= level);
        let users: Vec<String> = users.map(|(seat, _)| self.seat(seat)).collect();
        let args: [Arg<'_>; 6] = [
            ("level", level.into()),
            ("company", self.company_of(view.company).into()),
            ("space", space.into()),
            ("bonus", self.track_bonus(track, level).into()),
            ("used", whether(!users.is_empty()).into()),
            ("players", self.and(users).into()),
        ];
        self.say("about-level", &args)
    }

    /// A bonus space, and whose marker lies there.
    pub fn about_bonus_space(&self, space: BonusSpace) -> String {
        let there = self.view.markers.iter().find(|(at, _)| *at == space).map(|&(_, seat)| self.seat(seat));
        let args: [Arg<'_>; 3] = [
            ("space", self.bonus_space(space).into()),
            ("taken", whether(there.is_some()).into()),
            ("player", there.unwrap_or_default().into()),
        ];
        self.say("about-bonus", &args)
    }

    /// A book.
    pub fn about_book(&self, book: Book) -> String {
        let row = &self.tables().books[book.index()];
        let (asks, gives) = (self.requirement(row.requirement), self.gains(row.reward));
        self.say("about-book", &[("asks", asks.into()), ("gives", gives.into())])
    }

    /// A cell of the book display with its book and its coins.
    pub fn about_cell(&self, cell: Cell) -> String {
        let (book, coins) = self.view.books[cell.index()];
        let Some(book) = book else { return self.say("about-book-none", &[]) };
        let price = self.tables().book_costs[book.letter()];
        let coins = (coins > 0).then(|| self.say("about-book-coins", &[("pounds", coins.into())]));
        let all = [self.about_book(book), self.say("about-book-price", &[("count", price.into())])];
        all.into_iter().chain(coins).collect::<Vec<_>>().join(" ")
    }

    /// A step of the bookkeeping track with what lies there.
    pub fn about_step(&self, player: &PlayerView, step: u8) -> String {
        match (step.checked_sub(1).and_then(|index| player.books.get(usize::from(index))), player.tile) {
            (Some(&(book, false)), _) => self.about_book(book),
            (Some((_, true)), _) => self.say("about-book-turned", &[]),
            (None, Some(tile)) if step == 0 => self.about_start_tile(tile),
            (None, _) => {
                let opens = whether(step == JAR_UNLOCK);
                let slot = number(Slot::S5.index());
                self.say("about-step", &[("step", step.into()), ("opens", opens.into()), ("slot", slot)])
            }
        }
    }

    /// The bookkeeping track of a player.
    pub fn about_jar(&self, player: &PlayerView) -> String {
        self.say("about-jar", &worth(&JAR_VALUES, player.jar, JAR_UNLOCK, Slot::S5))
    }

    /// The diamond track of a player.
    pub fn about_diamonds(&self, player: &PlayerView) -> String {
        self.say("about-diamonds", &worth(&DIAMOND_VALUES, player.diamond, DIAMOND_UNLOCK, Slot::S1))
    }

    /// A card: what it is called, what it does, its share and its cash value.
    pub fn about_card(&self, card: Card) -> String {
        let row = &self.tables().cards[card.index()];
        let kind = if row.kind.good().is_some() { "goods" } else { row.kind.name() };
        let does: [Arg<'_>; 3] = [("kind", kind.into()), ("value", row.value.into()), ("count", row.value.into())];
        let share = row
            .share
            .filter(|_| row.kind != Kind::Share)
            .map(|company| self.say("about-card-share", &[("company", self.company_of(company).into())]));
        let cash = (row.cash > 0).then(|| self.say("about-card-cash", &[("pounds", row.cash.into())]));
        let name = format!("{}.", capital(&self.card(card)));
        let all = [Some(name), Some(self.say("about-kind", &does)), share, cash];
        all.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// A card of the display with its price there.
    pub fn about_offer(&self, card: Card, price: u8) -> String {
        format!("{} {}", self.about_card(card), self.say("about-card-price", &[("price", price.into())]))
    }

    /// What a column of the display adds to the price.
    pub fn about_price(&self, modifier: i8) -> String {
        let more = ("more", modifier.unsigned_abs().into());
        self.say("about-price", &[("change", modifier.signum().into()), more])
    }

    /// The deck of cards.
    pub fn about_deck(&self) -> String {
        self.say("about-deck", &[("count", self.view.deck.iter().sum::<u32>().into())])
    }

    /// The discarded cards.
    pub fn about_discards(&self) -> String {
        let cards = self.list(self.view.discards.iter().map(|&card| self.card(card)));
        self.say("about-discards", &[("cards", cards.into())])
    }

    /// The stacks of books.
    pub fn about_stacks(&self) -> String {
        let counts: Vec<String> = ('A'..).zip(self.view.stacks).map(|(letter, n)| format!("{letter} {n}")).collect();
        self.say("about-stacks", &[("counts", counts.join(", ").into())])
    }

    /// A space of the round track with its coins.
    pub fn about_round(&self, round: u8, coins: u8) -> String {
        self.say("about-round", &[("round", round.into()), ("rounds", ROUNDS.into()), ("coins", coins.into())])
    }

    /// An action slot: what it is for, or what opens it.
    pub fn about_slot(&self, slot: Slot, open: bool) -> String {
        let (state, space) = match slot {
            Slot::S1 if !open => ("diamonds", DIAMOND_UNLOCK),
            Slot::S5 if !open => ("jar", JAR_UNLOCK),
            _ => ("open", 0),
        };
        self.say("about-slot", &[("number", number(slot.index())), ("state", state.into()), ("space", space.into())])
    }

    /// A rest deck and its cards.
    pub fn about_rest(&self, player: &PlayerView, deck: RestDeck) -> String {
        let cards = self.cards(player.rest[deck.index()]);
        self.say("about-rest", &[("number", number(deck.index())), ("cards", cards.into())])
    }

    /// What face-up cards show of a good, or of expansion.
    pub fn about_sight(&self, what: &str) -> String {
        self.say("about-sight", &[("what", capital(what).into())])
    }

    /// Free bonus markers.
    pub fn about_markers(&self) -> String {
        self.say("about-markers", &[])
    }

    /// What is left of the action that is being carried out.
    pub fn about_left(&self, left: u8) -> String {
        self.say("about-left", &[("left", left.into())])
    }

    /// A bonus tile.
    pub fn about_tile(&self, tile: BonusTile) -> String {
        self.say("about-tile", &[("tile", tile.name().into())])
    }

    /// A starting tile.
    pub fn about_start_tile(&self, tile: StartTile) -> String {
        let row = &self.tables().start_tiles[tile.index()];
        let cards = self.list(row.resting.iter().map(|&card| self.card(card)));
        self.say("about-start-tile", &[("bonus", self.gains(row.bonus).into()), ("cards", cards.into())])
    }
}

/// What a marker on a track of the player board is worth now and next, and which slot the track opens if it has not.
fn worth(values: &[(u8, u8)], space: u8, unlock: u8, slot: Slot) -> [Arg<'static>; 6] {
    let (at, next) = values.iter().copied().find(|&(reached, _)| reached > space).unwrap_or_default();
    [
        ("space", space.into()),
        ("worth", value_at(values, space).into()),
        ("next", next.into()),
        ("at", at.into()),
        ("opens", if space < unlock { unlock } else { 0 }.into()),
        ("slot", number(slot.index())),
    ]
}
