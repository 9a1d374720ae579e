//! Where the actions stand in the action bar: under which heading, folded by what, with which icon.

use super::Scene;
use super::cards::kind_icon;
use super::player::sign;
use crate::drawing::Place;
use crate::kit::inline;
use cowcatcher_games::mombasa::Action;
use cowcatcher_games::mombasa::data::bonus::BonusSpace;
use cowcatcher_games::mombasa::data::cards::Card;
use maud::Markup;

/// The headings, in the order of use.
pub(super) const GROUPS: &[&str] = &[
    "group-choices",
    "group-plan",
    "group-cards",
    "group-expand",
    "group-map",
    "group-display",
    "group-tracks",
    "group-books",
    "group-bonus",
    "group-bases",
];

/// The place of an action.
pub(super) fn place(scene: &Scene<'_>, action: Action) -> Place {
    let words = scene.words;
    let card = |group: &'static str, card: Card| {
        let row = &scene.tables().cards[card.index()];
        let rank = 10 * row.kind as i32 + i32::from(row.value);
        Place { rank, ..with(group, vec![words.kind(row.kind)], inline(kind_icon(row.kind))) }
    };
    let last = |place: Place| Place { rank: i32::MAX, ..place };
    match action {
        Action::Keep(_) => with("group-choices", Vec::new(), inline("ship")),
        Action::Plan(_, it) => card("group-plan", it),
        Action::Leave(_) => last(with("group-plan", Vec::new(), inline("card"))),
        Action::Goods(it) | Action::Bookkeeper(it) | Action::Merchant(it) => card("group-cards", it),
        Action::PlusOne(it) => last(Place { icon: Some(inline("crate")), ..card("group-cards", it) }),
        Action::Buy(it) => card("group-display", it),
        Action::Discard(it) => card("group-cards", it),
        Action::Expand(company) => with("group-expand", Vec::new(), sign(company)),
        Action::Advance(company) => with("group-tracks", Vec::new(), sign(company)),
        Action::Post(region) => {
            let company = scene.view.progress.company;
            let cost = company.and_then(|company| scene.imagined?.position().post_cost(company, region));
            let cost = cost.unwrap_or_default();
            let shares = vec![words.say("fold-cost", &[("cost", cost.into())])];
            Place { rank: cost.into(), ..with("group-map", shares, inline("flag")) }
        }
        Action::From(_) | Action::Home(_) => {
            let icon = scene.view.progress.company.map_or_else(|| inline("flag"), sign);
            with("group-bases", Vec::new(), icon)
        }
        Action::Remove(company, _) => with("group-bases", vec![words.company(company)], sign(company)),
        Action::Book(cell) => {
            let letter = scene.view.books[cell.index()].0.map_or(0, |book| book.letter());
            let shares = vec![words.say("fold-letter", &[("letter", super::books::letter(letter).into())])];
            Place { rank: letter as i32, ..with("group-books", shares, inline("ledger")) }
        }
        Action::Cash => last(with("group-books", Vec::new(), inline("pound"))),
        Action::Jar | Action::JarPay => with("group-books", Vec::new(), inline("jar")),
        Action::Bonus(space) => with("group-bonus", vec![words.say(kind_of(space), &[])], inline("token")),
        Action::Option(_) => with("group-choices", Vec::new(), inline("then")),
        Action::Ready => with("group-plan", Vec::new(), inline("ready")),
        Action::End(_) => with("group-choices", Vec::new(), inline("cards")),
        Action::Stop | Action::Done => Place::default(),
    }
}

fn with(group: &'static str, shares: Vec<String>, icon: Markup) -> Place {
    Place { group, shares, icon: Some(icon), ..Place::default() }
}

/// The kind of a bonus space, by which a long list is folded.
fn kind_of(space: BonusSpace) -> &'static str {
    match space {
        BonusSpace::M1 | BonusSpace::M2 | BonusSpace::M3 | BonusSpace::M4 => "fold-majority",
        BonusSpace::S1 | BonusSpace::S2 | BonusSpace::S3 => "fold-standard",
        BonusSpace::T1 | BonusSpace::T2 | BonusSpace::T3 | BonusSpace::T4 => "fold-tile",
        BonusSpace::CFirst | BonusSpace::CSecond | BonusSpace::DFirst | BonusSpace::DSecond => "fold-extra",
    }
}
