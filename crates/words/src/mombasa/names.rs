//! The names of things, and what is printed on them.

use super::MombasaWords;
use cowcatcher_games::mombasa::data::bonus::{BonusSpace, BonusTile, SpaceRow};
use cowcatcher_games::mombasa::data::books::{Book, Cell};
use cowcatcher_games::mombasa::data::cards::{Card, Cards, Good, Kind};
use cowcatcher_games::mombasa::data::companies::{Column, Company};
use cowcatcher_games::mombasa::data::gains::{Fee, Gain, Profit, Requirement};
use cowcatcher_games::mombasa::data::map::Region;
use cowcatcher_games::mombasa::data::start_tiles::StartTile;
use cowcatcher_games::mombasa::data::tracks::{Track, TrackBonus};
use cowcatcher_games::mombasa::data::{Certainty, Tables};

/// The form of a card that something is done with.
pub(super) const DONE_WITH: Option<&str> = Some("one");

impl MombasaWords<'_> {
    pub(super) fn tables(&self) -> &'static Tables {
        self.view.data.tables()
    }

    /// A company.
    pub fn company(&self, company: Company) -> String {
        self.say("company", &[("company", company.name().into())])
    }

    /// A good.
    pub fn good(&self, good: Good) -> String {
        self.say("good", &[("good", good.name().into())])
    }

    /// What a card is for.
    pub fn kind(&self, kind: Kind) -> String {
        self.say("kind", &[("kind", kind.name().into())])
    }

    /// A company as the owner of something: "of Cairo", where a language says it with another word.
    pub fn company_of(&self, company: Company) -> String {
        self.say_as("company", Some("of"), &[("company", company.name().into())])
    }

    /// A card: what it is for, its value and its share.
    pub fn card(&self, card: Card) -> String {
        self.card_as(card, None)
    }

    /// A card that something is done with.
    pub(super) fn that_card(&self, card: Card) -> String {
        self.card_as(card, DONE_WITH)
    }

    pub(super) fn card_as(&self, card: Card, form: Option<&str>) -> String {
        let row = &self.tables().cards[card.index()];
        let kind = ("kind", self.say_as("kind", form, &[("kind", row.kind.name().into())]).into());
        let value = ("value", row.value.into());
        let company = ("company", row.share.map(|company| self.company_of(company)).unwrap_or_default().into());
        match (row.kind, row.share) {
            (Kind::Share, _) => self.say_as("card-single-share", form, &[company]),
            (_, Some(_)) => self.say("card-with-share", &[kind, value, company]),
            (_, None) => self.say("card", &[kind, value]),
        }
    }

    /// A card in the form that a sentence needs, told apart from those among the others that are called alike: by its cash
    /// value, or else by a number.
    pub(super) fn card_among(&self, card: Card, others: Cards, form: Option<&str>) -> String {
        let (name, cash) = (self.card_as(card, form), |card: Card| self.tables().cards[card.index()].cash);
        let alike: Vec<Card> = others.iter().filter(|&other| self.card_as(other, form) == name).collect();
        let number = alike.iter().take_while(|&&other| other != card).count() + 1;
        match alike.iter().filter(|&&other| cash(other) == cash(card)).count() {
            _ if alike.len() < 2 => name,
            1 => self.say("card-cash", &[("card", name.into()), ("pounds", cash(card).into())]),
            _ => self.say("card-number", &[("card", name.into()), ("number", (number as i64).into())]),
        }
    }

    /// A card of the display with its place there.
    pub fn offered_card(&self, card: Card) -> String {
        let name = self.that_card(card);
        let rows = (1i64..).zip(&self.view.display);
        let mut places =
            rows.flat_map(|(row, cards)| (1i64..).zip(cards).map(move |(column, offer)| (row, column, offer)));
        match places.find(|(.., offer)| offer.is_some_and(|offer| offer.card == card)) {
            Some((row, column, _)) => {
                self.say("card-offered", &[("card", name.into()), ("row", row.into()), ("column", column.into())])
            }
            None => name,
        }
    }

    /// Several cards.
    pub fn cards(&self, cards: Cards) -> String {
        self.list(cards.iter().map(|card| self.card(card)))
    }

    /// A region.
    pub fn region(&self, region: Region) -> String {
        self.say("region", &[("region", region.name().into())])
    }

    /// A book: what it asks and what it gives.
    pub fn book(&self, book: Book) -> String {
        let row = &self.tables().books[book.index()];
        let (asks, gives) = (self.requirement(row.requirement), self.gains(row.reward));
        self.say("book", &[("asks", asks.into()), ("gives", gives.into())])
    }

    /// A cell of the book display.
    pub fn cell(&self, cell: Cell) -> String {
        self.say("cell", &[("row", cell.row().into()), ("column", cell.column().into())])
    }

    /// So many units of a good.
    fn units(&self, good: Good, count: u8) -> String {
        self.say("units", &[("good", good.name().into()), ("count", count.into())])
    }

    /// What a book asks.
    pub fn requirement(&self, requirement: Requirement) -> String {
        match requirement {
            Requirement::Units(good, n) => self.units(good, n),
            Requirement::OneGood(n) => self.say("one-good", &[("count", n.into())]),
            Requirement::UnitsAndMore(good, n, more) => {
                self.say("and-more", &[("first", self.units(good, n).into()), ("count", more.into())])
            }
            Requirement::Expansion(n) => format!("{} {n}", self.kind(Kind::Expansion)),
            Requirement::Specialists(n) => self.say("specialists", &[("count", n.into())]),
        }
    }

    /// What is gained.
    pub fn gains(&self, gains: &[Gain]) -> String {
        self.list(gains.iter().map(|&gain| self.gain(gain)))
    }

    fn gain(&self, gain: Gain) -> String {
        match gain {
            Gain::Pounds(n) => format!("£{n}"),
            Gain::Diamonds(n) => self.say("gain-diamonds", &[("count", n.into())]),
            Gain::Points(n) => self.say("points", &[("count", n.into())]),
            Gain::Track(company, n) => {
                self.say("gain-track", &[("count", n.into()), ("company", self.company_of(company).into())])
            }
            Gain::Tracks { tracks, spaces } => {
                self.say("gain-tracks", &[("tracks", tracks.into()), ("spaces", spaces.into())])
            }
            Gain::RemovePosts(n) => self.say("gain-remove", &[("count", n.into())]),
            Gain::UnitsLessOne(good) => self.say("gain-units", &[("good", self.good(good).into())]),
            Gain::BuyCard => self.say("gain-card", &[]),
            Gain::StartMarker => self.say("figure-start", &[]),
            Gain::Reserve(tile) => self.say("gain-tile", &[("tile", self.bonus_tile(tile).into())]),
        }
    }

    /// What a bonus space asks and gives.
    pub fn space_row(&self, row: &SpaceRow) -> String {
        let profit = match row.profit {
            Profit::All(all) => self.gains(all),
            Profit::OneOf([one, other]) => {
                self.say("or", &[("first", self.gains(one).into()), ("last", self.gains(other).into())])
            }
        };
        match row.fee {
            // Whoever has the most is what the space is called after.
            Fee::Free | Fee::MostUnits(_) | Fee::MostExpansion => profit,
            Fee::Pounds(n) => self.say("pay-for", &[("pounds", n.into()), ("profit", profit.into())]),
            Fee::Discard { plus } => self.say("sell", &[("plus", plus.into())]),
        }
    }

    /// The company that has the track of an extra space.
    fn space_company(&self, space: BonusSpace) -> Option<(Company, Track, u8)> {
        let (letter, level) = space.track()?;
        let mut companies = self.view.companies.iter().filter_map(|it| Some((it.company, it.track?)));
        companies.find(|(_, track)| track.letter() == letter).map(|(company, track)| (company, track, level))
    }

    /// What is printed at a bonus space, if it is in the game.
    pub fn space_printed(&self, space: BonusSpace) -> Option<&'static SpaceRow> {
        if space.track().is_none() {
            return self.tables().spaces.get(space.index());
        }
        let (_, track, level) = self.space_company(space)?;
        match &self.tables().tracks[track.index()].bonus[usize::from(level) - 1] {
            TrackBonus::Space(row) => Some(row),
            _ => None,
        }
    }

    /// A bonus space by name.
    pub fn bonus_space_name(&self, space: BonusSpace) -> String {
        match (space.track(), self.space_company(space)) {
            (None, _) => self.say("space", &[("space", space.name().into())]),
            (_, Some((company, _, level))) => {
                self.say("space-extra", &[("level", level.into()), ("company", self.company_of(company).into())])
            }
            (Some(_), None) => self.part("bonus"),
        }
    }

    /// One word for what a bonus space of the board is about.
    pub fn space_word(&self, space: BonusSpace) -> String {
        self.say("word", &[("what", space.name().into())])
    }

    /// One word for a bonus of a track.
    pub fn track_word(&self, bonus: &TrackBonus) -> String {
        let what = match bonus {
            TrackBonus::Expansion(_) => "expansion",
            TrackBonus::Markers(_) => "markers",
            TrackBonus::Discount(_) => "discount",
            TrackBonus::MixedDiscount => "mixed",
            TrackBonus::UnitPerCard(_) => "units",
            TrackBonus::Space(SpaceRow { fee: Fee::Discard { .. }, .. }) => "sell",
            TrackBonus::Space(SpaceRow { profit: Profit::All([Gain::Tracks { .. }]), .. }) => "tracks",
            TrackBonus::Space(SpaceRow { profit: Profit::All(all) | Profit::OneOf([all, _]), .. }) => {
                if all.contains(&Gain::BuyCard) { "card" } else { "books" }
            }
        };
        self.say("word", &[("what", what.into())])
    }

    /// A bonus space: its name, what it asks and what it gives.
    pub fn bonus_space(&self, space: BonusSpace) -> String {
        let name = self.bonus_space_name(space);
        match self.space_printed(space) {
            Some(row) => format!("{name}: {}", self.space_row(row)),
            None => name,
        }
    }

    /// A bonus tile.
    pub fn bonus_tile(&self, tile: BonusTile) -> String {
        self.say("tile", &[("tile", tile.name().into())])
    }

    /// A starting tile: its bonus and the cards that rest.
    pub fn start_tile(&self, tile: StartTile) -> String {
        let row = &self.tables().start_tiles[tile.index()];
        let resting = self.list(row.resting.iter().map(|&card| self.card(card)));
        self.say("start-tile", &[("bonus", self.gains(row.bonus).into()), ("cards", resting.into())])
    }

    /// A column of a base.
    pub fn column(&self, column: Column) -> String {
        self.say("column", &[("column", column.name().into())])
    }

    /// A column of the base of a company.
    pub fn column_of(&self, company: Company, column: Column) -> String {
        self.say("column-of", &[("column", column.name().into()), ("company", self.company_of(company).into())])
    }

    /// The bonus of a track at level 1 or 2.
    pub fn track_bonus(&self, track: Track, level: u8) -> String {
        let bonus = self.tables().tracks[track.index()].bonus.get(usize::from(level).wrapping_sub(1));
        match bonus {
            None => String::new(),
            Some(TrackBonus::Expansion(n)) => self.say("bonus-expansion", &[("count", (*n).into())]),
            Some(TrackBonus::Markers(n)) => self.say("bonus-markers", &[("count", (*n).into())]),
            Some(TrackBonus::Discount(good)) => self.say("bonus-discount", &[("good", self.good(*good).into())]),
            Some(TrackBonus::MixedDiscount) => self.say("bonus-mixed", &[]),
            Some(TrackBonus::UnitPerCard(good)) => self.say("bonus-units", &[("good", self.good(*good).into())]),
            Some(TrackBonus::Space(row)) => self.say("bonus-space", &[("profit", self.space_row(row).into())]),
        }
    }

    /// The label of a figure.
    pub fn figure(&self, figure: &str) -> String {
        self.say(&format!("figure-{figure}"), &[])
    }

    /// The name of a part of the table.
    pub fn part(&self, part: &str) -> String {
        self.say(&format!("part-{part}"), &[])
    }

    /// The quiet line that says what is a reconstruction.
    pub fn reconstruction(&self) -> String {
        let tables = self.tables().provenance;
        let ours = tables.iter().filter(|table| table.certainty == Certainty::Reconstruction).count();
        self.say("reconstruction", &[("count", (ours as i64).into()), ("all", (tables.len() as i64).into())])
    }
}
