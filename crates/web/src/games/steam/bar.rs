//! How the actions stand in the action bar: by what they do, long lists by place, amounts as steppers.

use super::Scene;
use super::pieces::colour_class;
use crate::drawing::Place;
use crate::kit::{At, inline};
use cowcatcher_engine::Opinion as _;
use cowcatcher_games::steam::data::RAISE;
use cowcatcher_games::steam::data::goods::Colour;
use cowcatcher_games::steam::data::tiles::Face;
use cowcatcher_games::steam::{Action, Event};
use maud::{Markup, html};

/// The groups in the order of use.
pub(super) const GROUPS: &[&str] =
    &["group-money", "group-tiles", "group-city", "group-track", "group-deliver", "group-locomotive", "group-reward"];

/// Where an action stands.
pub(super) fn place(scene: &Scene<'_>, action: Action) -> Place {
    let say = scene.words;
    let group = group(action);
    let plain = Place { group, ..Place::default() };
    match action {
        Action::Raise(times) => Place {
            amount: Some(RAISE * i32::from(times)),
            preset: Some(action) == favourite(scene),
            icon: Some(inline("dollar")),
            ..plain
        },
        Action::Bid(bid) => Place {
            amount: Some(bid.into()),
            preset: scene.view.auction.as_ref().is_some_and(|auction| auction.least == bid),
            icon: Some(inline("turn-order")),
            ..plain
        },
        Action::Take(tile) => Place { rank: tile.number().into(), icon: Some(inline(tile.name())), ..plain },
        Action::TakePassing(tile) => Place { rank: 10 + i32::from(tile.number()), icon: Some(inline("free")), ..plain },
        Action::Build(hex) => Place { shares: vec![say.near(hex)], icon: Some(inline("first-build")), ..plain },
        Action::Lay(face) => {
            let (completes, cost) = laid(scene, action);
            let simple = |other: &Action| matches!(*other, Action::Lay(face) if is_simple(face));
            let folded = !is_simple(face) && scene.legal.iter().any(simple);
            let shares = if folded { vec![say.more_tiles()] } else { Vec::new() };
            let rank = cost + if completes { 0 } else { 100 } + if is_simple(face) { 0 } else { 200 };
            Place { shares, rank, icon: Some(inline(if completes { "link" } else { "first-build" })), ..plain }
        }
        Action::Urbanize(_) => Place { icon: Some(inline("new-city")), ..plain },
        Action::Grow(_) => Place { rank: 1, icon: Some(inline("grown")), ..plain },
        Action::NewCity(colour) => Place { icon: Some(swatch(scene, colour)), ..plain },
        Action::Supply(space) => {
            let cubes = scene.view.supply.get(usize::from(space).wrapping_sub(1));
            Place { icon: cubes.map(|cubes| html! { @for &colour in cubes { (swatch(scene, colour)) } }), ..plain }
        }
        Action::Cube(hex, colour) => Place {
            shares: vec![say.deliver_from(hex)],
            rank: -i32::from(most(scene, action)),
            icon: Some(swatch(scene, colour)),
            ..plain
        },
        Action::Route(_) => {
            let colour = scene.view.cube.map(|(_, colour)| colour);
            Place { rank: -i32::from(most(scene, action)), icon: colour.map(|colour| swatch(scene, colour)), ..plain }
        }
        Action::Improve => Place { icon: Some(inline("locomotive")), ..plain },
        Action::Income => Place { icon: Some(inline("income")), ..plain },
        Action::Points => Place { icon: Some(inline("star")), ..plain },
        Action::Pass | Action::Done => plain,
    }
}

fn group(action: Action) -> &'static str {
    match action {
        Action::Raise(_) | Action::Bid(_) => "group-money",
        Action::Take(_) | Action::TakePassing(_) => "group-tiles",
        Action::Urbanize(_) | Action::NewCity(_) | Action::Grow(_) | Action::Supply(_) => "group-city",
        Action::Build(_) | Action::Lay(_) => "group-track",
        Action::Cube(..) | Action::Route(_) => "group-deliver",
        Action::Improve => "group-locomotive",
        Action::Income | Action::Points => "group-reward",
        // They stand apart.
        Action::Pass | Action::Done => "",
    }
}

/// Would it be a pity to pass or to end without it? What money could still buy is no pity.
pub(super) fn worth(action: Action) -> bool {
    matches!(action, Action::Cube(..) | Action::Improve | Action::Urbanize(_) | Action::Grow(_))
}

/// A tile that people look for first: one stretch of track, or a town with at most two spurs.
pub(super) fn is_simple(face: Face) -> bool {
    if face.is_town() { face.exits().count() <= 2 } else { face.segments().count() == 1 }
}

/// Does laying a tile complete a link, and what does it cost?
pub(super) fn laid(scene: &Scene<'_>, action: Action) -> (bool, i32) {
    let Some(quote) = scene.imagined.and_then(|imagined| imagined.quote(action).ok()) else { return (false, 0) };
    let completes = quote.events.iter().any(|event| matches!(event, Event::Completed(..)));
    (completes, quote.pays().map(|it| it.amount).sum())
}

/// The most points that a cube or a way brings to whoever decides.
fn most(scene: &Scene<'_>, action: Action) -> u8 {
    let Some(imagined) = scene.imagined else { return 0 };
    let mine = |points: &[u8; 6]| points.get(imagined.seat().index()).copied().unwrap_or_default();
    let best = match action {
        Action::Cube(hex, colour) => {
            imagined.position().routes(hex, colour).iter().map(|route| mine(&route.points)).max()
        }
        _ => imagined.quote(action).ok().and_then(|quote| {
            quote.events.iter().find_map(|event| match event {
                Event::Delivered { points, .. } => Some(mine(points)),
                _ => None,
            })
        }),
    };
    best.unwrap_or_default()
}

/// The amount that the game's own rule of thumb would choose.
fn favourite(scene: &Scene<'_>) -> Option<Action> {
    let imagined = scene.imagined?;
    scene.legal.iter().copied().max_by_key(|&action| imagined.position().appeal(imagined.seat(), action))
}

/// A cube among words.
fn swatch(scene: &Scene<'_>, colour: Colour) -> Markup {
    html! {
        svg.k-inline viewBox="0 0 16 16" aria-hidden="true" {
            g class={ "s-cube " (colour_class(colour)) } {
                rect.s-cube-side x="1" y="1" width="14" height="14" rx="2" {}
                text.k-t.s-cube-t x="8" y=(At(8.5)) font-size="11" { (scene.words.letter(colour)) }
            }
        }
    }
}
