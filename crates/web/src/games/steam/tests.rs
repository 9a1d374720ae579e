use super::picture::printed;
use crate::games::option_picture;
use crate::kit::laws::{Setup, at_decisions, laws, with_scene};
use cowcatcher_engine::OptionError;
use cowcatcher_games::steam::{Map, Question, Steam};
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
fn a_map_is_drawn_with_all_its_names() {
    for id in Map::SHIPPED {
        let map = Map::shipped(id).unwrap();
        let drawn = printed(&map).into_string();
        for name in map.spaces().iter().filter_map(|space| space.name()) {
            assert!(drawn.contains(&format!(">{name}<")), "{name}");
        }
    }
}

#[test]
fn an_own_map_is_shown_or_refused_with_its_line() {
    let text = Map::shipped("ruhr").unwrap().text();
    let shown = option_picture("Steam", "map", &text).unwrap().unwrap().into_string();
    assert!(shown.contains("<svg") && shown.contains("Maastricht"));
    let broken = text.replacen("plain", "swamp", 1);
    let line = broken.lines().position(|line| line.contains("swamp")).unwrap() + 1;
    let refused = option_picture("Steam", "map", &broken).unwrap_err();
    assert!(matches!(refused, OptionError::File { line: at, .. } if at == line), "{refused}");
    assert_eq!(option_picture("Steam", "rules", "base").unwrap().map(|shown| shown.into_string()), None);
}
