use super::picture::printed;
use super::places::{APOTHEM, Frame, Layout, SIDE, centre, times};
use super::{Pen, bar};
use crate::drawing::Picture as _;
use crate::games::option_picture;
use crate::kit::At;
use crate::kit::laws::{Setup, at_decisions, laws, values, with_scene};
use crate::words::Locale;
use cowcatcher_engine::OptionError;
use cowcatcher_games::steam::{Event, Map, Question, Steam};
use maud::Render as _;
use std::collections::HashSet;

const SETUPS: [Setup; 4] = [
    (&[("rules", "base"), ("map", "ne-usa")], 3),
    (&[("rules", "base"), ("map", "ruhr")], 6),
    (&[("rules", "standard"), ("map", "ne-usa")], 5),
    (&[("rules", "standard"), ("map", "ruhr")], 4),
];

laws!(Steam, SETUPS, 10);

/// Otherwise the laws would be blind to a kind of piece.
#[test]
fn every_question_is_asked_in_the_games_of_the_laws() {
    let mut asked = HashSet::new();
    at_decisions::<Steam>(&SETUPS, 1, |game, seat, _| {
        asked.extend(with_scene(game, Some(seat), |scene| scene.view.question))
    });
    assert_eq!(Question::ALL.iter().find(|it| !asked.contains(it)), None, "everything is asked somewhere");
}

#[test]
fn every_action_has_its_group_and_amounts_begin_with_one_of_them() {
    let mut amounts = 0;
    at_decisions::<Steam>(&SETUPS, 3, |game, seat, _| {
        with_scene(game, Some(seat), |scene| {
            let places: Vec<_> = scene.legal.iter().map(|&action| (action, bar::place(&scene, action))).collect();
            for (action, place) in &places {
                assert_eq!(bar::GROUPS.contains(&place.group), !Steam::ends(*action), "{action}");
            }
            let least = scene.view.auction.as_ref().map(|auction| i32::from(auction.least));
            let preset: Vec<_> = places.iter().filter(|(_, place)| place.preset).collect();
            if places.iter().any(|(_, place)| place.amount.is_some()) {
                amounts += 1;
                assert!(matches!(preset[..], [(_, it)] if least.is_none_or(|least| it.amount == Some(least))));
            } else {
                assert!(preset.is_empty());
            }
        });
    });
    assert!(amounts > 4, "{amounts}");
}

#[test]
fn no_text_on_the_page_names_a_hex_by_its_coordinates() {
    at_decisions::<Steam>(&SETUPS, 12, |game, seat, _| {
        with_scene(game, Some(seat), |scene| {
            let board = scene.board().into_string();
            let said = ["data-about", "aria-label"].iter().flat_map(|it| values(&board, it)).map(str::to_owned);
            let spoken = scene.legal.iter().map(|&action| scene.says(action));
            for text in said.chain(spoken) {
                let code = scene.view.map.spaces().iter().find(|space| {
                    let code = space.hex.to_string();
                    text.split([' ', ':', '.', ';', '(', ')']).any(|word| word == code)
                });
                assert!(code.is_none() && !text.contains("NaN"), "{text}");
            }
        });
    });
}

/// A delivered cube starts in the middle of its city and comes to the middle of its destination over all stops between.
#[test]
fn a_delivered_cube_goes_along_its_track() {
    let mut longest = 0;
    at_decisions::<Steam>(&SETUPS, 1, |game, seat, _| {
        with_scene(game, Some(seat), |scene| {
            let Some(((from, colour), imagined)) = scene.view.cube.zip(scene.imagined) else { return };
            for route in imagined.position().routes(from, colour) {
                let (to, points) = (*route.stops.last().unwrap(), [0; 6]);
                let event = Event::Delivered { seat, colour, from, to, route: route.route, points };
                let passing = Steam::passing(&Pen::still(scene), &event).unwrap();
                let way = passing.way.render().into_string();
                let at = |hex| {
                    format!("{} {}", At(centre(hex).0).render().into_string(), At(centre(hex).1).render().into_string())
                };
                assert!(way.starts_with(&format!("M{}L", at(from))) && way.ends_with(&at(to)), "{way}");
                for city in route.stops.iter().filter(|&&stop| Pen::still(scene).is_city(stop)) {
                    assert!(way.contains(&at(*city)), "{way} misses {city}");
                }
                assert_eq!(passing.piece.into_string().matches("s-cube-side").count(), 1);
                longest = longest.max(route.stops.len());
            }
        });
    });
    assert!(longest > 2, "no cube passes a stop");
}

#[test]
fn what_is_chosen_from_stands_beside_its_hex() {
    for id in Map::SHIPPED {
        let map = Map::shipped(id).unwrap();
        let whole = Frame::of(&map);
        let room = Layout::of(&whole, 64.0, |_| vec![700.0, 26.0]).room(&whole);
        for size in [(140.0, 110.0), (202.0, 190.0), (202.0, 290.0)] {
            let size = times(size, room.unit);
            for space in map.spaces() {
                let at = room.beside(&map, space.hex, size, &[]);
                let hex = Frame::around(centre(space.hex), (SIDE, APOTHEM));
                assert!(!at.meets(&hex) && !at.meets(&room.buttons), "{} {at:?}", space.hex);
                let (right, bottom) = (room.frame.x + room.frame.width, room.frame.y + room.frame.height);
                assert!(at.x >= room.frame.x && at.y >= room.frame.y && at.x + at.width <= right + 0.01);
                assert!(at.y + at.height <= bottom + 0.01, "{} {at:?}", space.hex);
            }
        }
    }
}

#[test]
fn a_map_is_drawn_with_all_its_names() {
    for id in Map::SHIPPED {
        let map = Map::shipped(id).unwrap();
        let drawn = printed(&map, Locale::It).into_string();
        for name in map.spaces().iter().filter_map(|space| space.name()) {
            assert!(drawn.contains(&format!(">{name}<")), "{name}");
        }
    }
}

#[test]
fn an_own_map_is_shown_or_refused_with_its_line() {
    let text = Map::shipped("ruhr").unwrap().text();
    let shown = option_picture("Steam", "map", &text, Locale::En).unwrap().unwrap().into_string();
    assert!(shown.contains("<svg") && shown.contains("Maastricht"));
    let broken = text.replacen("plain", "swamp", 1);
    let line = broken.lines().position(|line| line.contains("swamp")).unwrap() + 1;
    let refused = option_picture("Steam", "map", &broken, Locale::En).unwrap_err();
    assert!(matches!(refused, OptionError::File { line: at, .. } if at == line), "{refused}");
    assert_eq!(option_picture("Steam", "rules", "base", Locale::En).unwrap().map(|shown| shown.into_string()), None);
}

#[test]
fn what_an_action_tile_does_fits_it_in_every_language() {
    use super::tiles::{HIGH_ROW, ROW, effect};
    use crate::words::Speech;
    use cowcatcher_engine::Game as _;
    use cowcatcher_games::steam::{Options, data::actions::ActionTile};
    for rules in ["base", "standard"] {
        let mut options = Options::default();
        cowcatcher_engine::Options::set(&mut options, "rules", rules).unwrap();
        let view = Steam::new(&options, 4).unwrap().view(None);
        for &locale in Locale::ALL {
            let words = Speech::<Steam> { locale, view: &view, names: &[] };
            for (&tile, passing) in ActionTile::ALL.iter().flat_map(|tile| [(tile, false), (tile, true)]) {
                for row in [ROW, HIGH_ROW] {
                    let said = effect(&words, tile, passing, row).join(" ");
                    assert_eq!(said, words.tile_effect(tile), "{locale}, row {row}");
                }
            }
        }
    }
}
