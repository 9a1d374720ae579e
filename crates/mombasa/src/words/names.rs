//! The names of things.

use crate::data::Tables;
use crate::data::bonus::{BonusSpace, BonusTile, SpaceRow};
use crate::data::books::Book;
use crate::data::cards::{Card, Cards, Good, Kind};
use crate::data::companies::Company;
use crate::data::gains::{Fee, Gain, Profit, Requirement};
use crate::data::map::Region;
use crate::data::tracks::TrackBonus;

pub(super) const fn company(company: Company) -> &'static str {
    match company {
        Company::Mombasa => "Mombasa",
        Company::CapeTown => "Cape Town",
        Company::SaintLouis => "Saint-Louis",
        Company::Cairo => "Cairo",
    }
}

pub(super) const fn good(good: Good) -> &'static str {
    match good {
        Good::Bananas => "bananas",
        Good::Coffee => "coffee",
        Good::Cotton => "cotton",
    }
}

/// A card: what it is for and its id, such as `coffee 2 (COF2)`.
pub(super) fn card(tables: &Tables, card: Card) -> String {
    let row = &tables.cards[card.index()];
    let share = row.share.map(|it| format!(", {} share", company(it))).unwrap_or_default();
    match row.kind {
        Kind::Share => format!("{} share ({card})", row.share.map_or("no", company)),
        kind => format!("{} {}{share} ({card})", kind_name(kind), row.value),
    }
}

pub(super) fn cards(tables: &Tables, all: Cards) -> String {
    list(all.iter().map(|one| card(tables, one)))
}

const fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Bananas => "bananas",
        Kind::Coffee => "coffee",
        Kind::Cotton => "cotton",
        Kind::Expansion => "expansion",
        Kind::Bookkeeper => "bookkeeper",
        Kind::Merchant => "diamond merchant",
        Kind::Share => "share",
    }
}

pub(super) fn region(tables: &Tables, region: Region) -> String {
    format!("{} ({region})", tables.regions[region.index()].0)
}

/// A book: what it asks and what it gives.
pub(super) fn book(tables: &Tables, book: Book) -> String {
    let row = &tables.books[book.index()];
    format!("{book} (shows {}, gives {})", requirement(row.requirement), gains(row.reward))
}

fn requirement(requirement: Requirement) -> String {
    match requirement {
        Requirement::Units(of, n) => format!("{n} {}", good(of)),
        Requirement::OneGood(n) => format!("{n} of one good"),
        Requirement::UnitsAndMore(of, n, more) => format!("{n} {} and {more} more of one good", good(of)),
        Requirement::Expansion(n) => format!("expansion {n}"),
        Requirement::Specialists(1) => "another specialist".to_owned(),
        Requirement::Specialists(n) => format!("{n} other specialists"),
    }
}

pub(super) const fn tile(tile: BonusTile) -> &'static str {
    match tile {
        BonusTile::PlusOne => "the +1 tile",
        BonusTile::Bookkeeper => "the bookkeeper tile",
        BonusTile::Merchant => "the diamond merchant tile",
        BonusTile::Expansion => "the expansion tile",
    }
}

pub(super) fn gains(gains: &[Gain]) -> String {
    if gains.is_empty() {
        return "nothing".to_owned();
    }
    list(gains.iter().map(|&one| gain(one)))
}

fn gain(gain: Gain) -> String {
    match gain {
        Gain::Pounds(n) => format!("£{n}"),
        Gain::Diamonds(n) => format!("{n} on the diamond track"),
        Gain::Points(n) => counted(n, "bookkeeping point"),
        Gain::Track(of, n) => format!("{n} on the {} track", company(of)),
        Gain::Tracks { tracks: 1, spaces } => format!("{spaces} on one track"),
        Gain::Tracks { tracks, spaces } => format!("{spaces} on each of {tracks} tracks"),
        Gain::RemovePosts(n) => format!("removal of {}", counted(n, "post")),
        Gain::UnitsLessOne(of) => format!("£1 for each unit of {} in sight but one", good(of)),
        Gain::BuyCard => "a card for pounds".to_owned(),
        Gain::StartMarker => "the start-player marker".to_owned(),
        Gain::Reserve(it) => format!("{} for the next round", tile(it)),
    }
}

/// What a bonus space asks and gives.
pub(super) fn space_row(row: &SpaceRow) -> String {
    let profit = match row.profit {
        Profit::All(all) => gains(all),
        Profit::OneOf([one, other]) => format!("{} or {}", gains(one), gains(other)),
    };
    match row.fee {
        Fee::Free => profit,
        Fee::Pounds(n) => format!("pay £{n}: {profit}"),
        Fee::MostUnits(of) => format!("with the most {}: {profit}", good(of)),
        Fee::MostExpansion => format!("with the most expansion: {profit}"),
        Fee::Discard { plus: 0 } => "sell a card of the hand".to_owned(),
        Fee::Discard { plus } => format!("sell a card of the hand for £{plus} more"),
    }
}

/// The two profits of a space that offers one of two.
pub(super) fn options(row: &SpaceRow) -> [&'static [Gain]; 2] {
    match row.profit {
        Profit::OneOf(options) => options,
        Profit::All(all) => [all, &[]],
    }
}

pub(super) const fn space(space: BonusSpace) -> &'static str {
    match space {
        BonusSpace::M1 => "most bananas",
        BonusSpace::M2 => "most coffee",
        BonusSpace::M3 => "most cotton",
        BonusSpace::M4 => "most expansion",
        BonusSpace::S1 => "buying",
        BonusSpace::S2 => "selling",
        BonusSpace::S3 => "start player",
        BonusSpace::T1 => "+1 tile",
        BonusSpace::T2 => "bookkeeper tile",
        BonusSpace::T3 => "diamond merchant tile",
        BonusSpace::T4 => "expansion tile",
        BonusSpace::CFirst => "first space of track C",
        BonusSpace::CSecond => "second space of track C",
        BonusSpace::DFirst => "first space of track D",
        BonusSpace::DSecond => "second space of track D",
    }
}

/// What a bonus of a track is.
pub(super) fn track_bonus(bonus: &TrackBonus) -> String {
    match bonus {
        TrackBonus::Expansion(n) => format!("expansion +{n}"),
        TrackBonus::Markers(n) => format!("{} more", counted(*n, "bonus marker")),
        TrackBonus::Discount(of) => format!("cards cost 1 less in {}", good(*of)),
        TrackBonus::MixedDiscount => "cards cost 1 less, goods may be mixed".to_owned(),
        TrackBonus::UnitPerCard(of) => format!("every {} card has 1 unit more", good(*of)),
        TrackBonus::Space(row) => format!("space: {}", space_row(row)),
    }
}

/// `1 post`, `2 posts`.
pub(super) fn counted(n: u8, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

/// `a, b and c`; `nothing` if there is nothing.
pub(super) fn list(items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.collect();
    match items.split_last() {
        None => "nothing".to_owned(),
        Some((only, [])) => only.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
    }
}
