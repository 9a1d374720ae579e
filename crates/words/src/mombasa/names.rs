//! The names of things, and what is printed on them.

use super::MombasaWords;
use cowcatcher_games::mombasa::data::bonus::{BonusSpace, BonusTile, SpaceRow};
use cowcatcher_games::mombasa::data::books::Book;
use cowcatcher_games::mombasa::data::cards::{Card, Cards, Good, Kind};
use cowcatcher_games::mombasa::data::companies::{Column, Company};
use cowcatcher_games::mombasa::data::gains::{Fee, Gain, Profit, Requirement};
use cowcatcher_games::mombasa::data::map::Region;
use cowcatcher_games::mombasa::data::player_board::{RestDeck, Slot};
use cowcatcher_games::mombasa::data::start_tiles::StartTile;
use cowcatcher_games::mombasa::data::tracks::{Track, TrackBonus};
use cowcatcher_games::mombasa::data::{Certainty, Tables};

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

    /// A card: what it is for, its value and its share.
    pub fn card(&self, card: Card) -> String {
        let row = &self.tables().cards[card.index()];
        let kind = self.kind(row.kind);
        match (row.kind, row.share) {
            (Kind::Share, share) => {
                let company = share.map(|company| self.company(company)).unwrap_or_default();
                self.say("card-single-share", &[("company", company.into()), ("id", card.name().into())])
            }
            (_, Some(company)) => self.say(
                "card-with-share",
                &[
                    ("kind", kind.into()),
                    ("value", row.value.into()),
                    ("company", self.company(company).into()),
                    ("id", card.name().into()),
                ],
            ),
            (_, None) => {
                self.say("card", &[("kind", kind.into()), ("value", row.value.into()), ("id", card.name().into())])
            }
        }
    }

    /// Several cards.
    pub fn cards(&self, cards: Cards) -> String {
        self.list(cards.iter().map(|card| self.card(card)))
    }

    /// A region by its name, which is the same in all languages, and its id.
    pub fn region(&self, region: Region) -> String {
        format!("{} ({region})", self.tables().regions[region.index()].0)
    }

    /// A book: what it asks and what it gives.
    pub fn book(&self, book: Book) -> String {
        let row = &self.tables().books[book.index()];
        format!("{book}: {} → {}", self.requirement(row.requirement), self.gains(row.reward))
    }

    /// What a book asks.
    pub fn requirement(&self, requirement: Requirement) -> String {
        match requirement {
            Requirement::Units(good, n) => format!("{n} {}", self.good(good)),
            Requirement::OneGood(n) => self.say("one-good", &[("count", n.into())]),
            Requirement::UnitsAndMore(good, n, more) => {
                self.say("and-more", &[("first", format!("{n} {}", self.good(good)).into()), ("count", more.into())])
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
                self.say("gain-track", &[("count", n.into()), ("company", self.company(company).into())])
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
            Fee::Free => profit,
            Fee::Pounds(n) => format!("−£{n}: {profit}"),
            Fee::MostUnits(good) => self.say("most-of", &[("good", self.good(good).into()), ("profit", profit.into())]),
            Fee::MostExpansion => {
                self.say("most-of", &[("good", self.kind(Kind::Expansion).into()), ("profit", profit.into())])
            }
            Fee::Discard { plus } => self.say("sell", &[("plus", plus.into())]),
        }
    }

    /// What is printed at a bonus space, if it is in the game.
    pub fn space_printed(&self, space: BonusSpace) -> Option<&'static SpaceRow> {
        let Some((letter, level)) = space.track() else { return self.tables().spaces.get(space.index()) };
        let track = self.view.companies.iter().filter_map(|company| company.track).find(|it| it.letter() == letter)?;
        match &self.tables().tracks[track.index()].bonus[usize::from(level) - 1] {
            TrackBonus::Space(row) => Some(row),
            _ => None,
        }
    }

    /// A bonus space by name.
    pub fn bonus_space_name(&self, space: BonusSpace) -> String {
        self.say("space", &[("space", space.name().into())])
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
        self.say(
            "start-tile",
            &[("id", tile.name().into()), ("bonus", self.gains(row.bonus).into()), ("cards", resting.into())],
        )
    }

    /// An action slot.
    pub fn slot(&self, slot: Slot) -> String {
        self.say("slot", &[("id", slot.name().into())])
    }

    /// A rest deck.
    pub fn rest_deck(&self, deck: RestDeck) -> String {
        self.say("rest-deck", &[("id", deck.name().into())])
    }

    /// A column of a base.
    pub fn column(&self, company: Company, column: Column) -> String {
        self.say("column", &[("id", column.name().into()), ("company", self.company(company).into())])
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
