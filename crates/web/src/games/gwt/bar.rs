//! Where the actions of Great Western Trail stand in the action bar.

use super::Scene;
use super::lines::trade;
use super::tiles::{HAZARDS, worker_icon};
use crate::drawing::Place;
use crate::kit::inline;
use cowcatcher_games::gwt::data::Edition;
use cowcatcher_games::gwt::data::lines::{Effect, Line};
use cowcatcher_games::gwt::data::player_board::Auxiliary;
use cowcatcher_games::gwt::data::supply::Tile;
use cowcatcher_games::gwt::data::trail::{HAZARD_SECTIONS, Space};
use cowcatcher_games::gwt::{Action, TileView};

/// What is asked for comes first, what can be done besides it last.
pub(super) const GROUPS: &[&str] =
    &["group-choices", "group-location", "group-auxiliary-instead", "group-auxiliary", "group-play", "group-exchange"];

/// Where an action stands.
pub(super) fn place(scene: &Scene, action: Action) -> Place {
    let icon = icon(scene, action).map(inline);
    let shares = shares(scene, action);
    let amount = match action {
        Action::Income(n) | Action::Certificates(n) => Some(i32::from(n)),
        _ => None,
    };
    // Few spend certificates, and nobody takes fewer than they can get.
    let most = |n: u8| scene.legal.iter().all(|it| !matches!(*it, Action::Certificates(more) if more > n));
    let preset = matches!(action, Action::Income(0)) || matches!(action, Action::Certificates(n) if most(n));
    Place { group: group(scene, action), rank: rank(action), shares, amount, preset, icon }
}

fn group(scene: &Scene, action: Action) -> &'static str {
    let local = || scene.legal.iter().any(|it| matches!(it, Action::Use(..) | Action::Copy(_)));
    match action {
        Action::Use(..) | Action::Copy(_) => "group-location",
        Action::Aux(..) if local() => "group-auxiliary-instead",
        Action::Aux(..) => "group-auxiliary",
        Action::Play(..) => "group-play",
        Action::Exchange => "group-exchange",
        _ => "group-choices",
    }
}

/// The furthest city and the stations first, cards that are played without their action last.
fn rank(action: Action) -> i32 {
    match action {
        Action::Deliver(city) => -i32::from(city.value()),
        Action::Engine(rail) => i32::from(rail.station().is_none()),
        Action::Play(_, forgo) => i32::from(forgo),
        Action::ObjectiveTop | Action::DrawMarket => 1,
        _ => 0,
    }
}

/// What long lists are folded by: the text for which a card is discarded, the breed that is bought, the kind of worker, the stretch
/// of the trail.
fn shares(scene: &Scene, action: Action) -> Vec<String> {
    let words = scene.words;
    match action {
        Action::Use(_, line, Some(_), _) => vec![words.line_capital(line)],
        Action::Buy(card, ..) => vec![words.card_capital(card)],
        Action::Hire(_, worker) => vec![words.worker_capital(worker)],
        Action::At(space) | Action::Hazard(space) | Action::Trade(space) => vec![words.stretch(space)],
        Action::Engine(rail) if rail.station().is_none() => vec![words.say("fold-rails", &[])],
        Action::Play(_, true) => vec![words.say("fold-forgo", &[])],
        _ => Vec::new(),
    }
}

fn icon(scene: &Scene, action: Action) -> Option<&'static str> {
    let edition = scene.view.edition;
    Some(match action {
        Action::Place(_) | Action::Go(_) | Action::Stop => "rancher",
        Action::Use(_, line, ..) => line_icon(edition, line),
        Action::Copy(_) => "copy",
        Action::Aux(aux, _) => match aux {
            Auxiliary::Money => "dollar",
            Auxiliary::Cards => "cards",
            Auxiliary::Certificate => "certificate",
            Auxiliary::Engine => "engine",
            Auxiliary::Removal => "removal",
        },
        Action::Foresight(_, tile) => tile_icon(edition, tile),
        Action::Income(_) => "dollar",
        Action::Certificates(_) => "certificate",
        Action::Grow(_) | Action::Buy(..) => "cow",
        Action::Deliver(_) => "city",
        Action::Disc(_) => "disc",
        Action::StationDisc(_) | Action::Upgrade(_) => "station",
        Action::Engine(_) => "engine",
        Action::Appoint(worker) | Action::Hire(_, worker) => worker_icon(worker),
        Action::Build(_) | Action::At(_) => "building",
        Action::Hazard(space) => hazard_icon(space),
        Action::Trade(space) => match scene.view.trail.iter().find(|(at, _)| *at == space) {
            Some(&(_, TileView::Supply(tile))) => tile_icon(edition, tile),
            _ => trade(edition),
        },
        Action::Objective(_) | Action::ObjectiveTop | Action::Play(..) => "objective",
        Action::DrawMarket | Action::Draw | Action::Discard(_) => "cards",
        Action::Remove(_) => "removal",
        Action::Exchange => "token",
        Action::Skip | Action::Done => return None,
    })
}

fn hazard_icon(space: Space) -> &'static str {
    let section = HAZARD_SECTIONS.iter().position(|section| section.contains(&space));
    section.map_or("hazard", |section| HAZARDS[section])
}

fn tile_icon(edition: Edition, tile: Tile) -> &'static str {
    match (tile.worker(), tile.section()) {
        (Some(worker), _) => worker_icon(worker),
        (_, Some(section)) => HAZARDS[section % HAZARDS.len()],
        _ => trade(edition),
    }
}

/// What a line gives in the end.
fn line_icon(edition: Edition, line: Line) -> &'static str {
    match line.text().1.last() {
        Some(Effect::Money(..)) | None => "dollar",
        Some(Effect::Certificates(..) | Effect::CertificatesToLimit) => "certificate",
        Some(Effect::ExchangeToken) => "token",
        Some(Effect::Objective | Effect::ObjectiveToHand) => "objective",
        Some(Effect::DrawDiscard(_)) => "cards",
        Some(Effect::Hire(_)) => "worker",
        Some(Effect::Build(_)) => "building",
        Some(Effect::Buy) => "cow",
        Some(Effect::Hazard(_) | Effect::HazardOrTrade) => "hazard",
        Some(Effect::Trade) => trade(edition),
        Some(Effect::Engine(_)) => "engine",
        Some(Effect::UpgradeBehind) => "station",
        Some(Effect::ExtraordinaryDelivery) => "city",
        Some(Effect::Auxiliary) => "auxiliary",
        Some(Effect::Rancher(_) | Effect::Ride(_)) => "rancher",
        Some(Effect::Copy) => "copy",
    }
}
