//! Positions that can't be are refused, positions that can be are not, and `docs/scenarios.md` names what there is.

use super::{STEPS, board, colour, player};
use crate::action::{Action, universe};
use crate::data::DataSet;
use crate::data::bonus::{BonusSpace, SpaceRow};
use crate::data::gains::{Fee, Gain, Profit};
use crate::data::tracks::{Track, TrackBonus};
use crate::options::Options;
use crate::outcome::Outcome;
use crate::score::CATEGORIES;
use crate::state::Mombasa;
use cowcatcher_engine::{Game, Options as _, Seat, Silent, ToAct};
use cowcatcher_proof::{Position as _, stroll};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use std::collections::BTreeSet;
use std::mem::discriminant;
use toml::Value;

type Trouble = Box<dyn std::error::Error>;

/// A table at which the starting tiles are dealt, with the tracks of a first game and Blue as the start player.
fn dealt(players: usize) -> Result<Mombasa, Trouble> {
    let mut options = Options::default();
    options.set("tracks", "beginner")?;
    let mut game = Mombasa::new(&options, players)?;
    game.resolve("first 1".parse()?, &mut Silent);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    while game.to_act() == ToAct::Chance {
        let outcome = game.sample(&mut rng).ok_or("chance has no outcome")?;
        game.resolve(outcome, &mut Silent);
    }
    Ok(game)
}

/// A value as it stands in a scenario.
fn value(text: &str) -> Result<Value, Trouble> {
    let mut table: toml::Table = toml::from_str(&format!("it = {text}"))?;
    table.remove("it").ok_or_else(|| "no value".into())
}

/// What is wrong with these lines, each a name and a value; nothing if the position is possible.
fn wrong(lines: &str) -> Result<String, Trouble> {
    let mut game = dealt(3)?;
    for line in lines.split("; ") {
        let (name, text) = line.split_once(" = ").ok_or("a line is a name and a value")?;
        if let Err(error) = game.set(&name.replace('"', ""), &value(text)?) {
            return Ok(format!("{name}: {error}"));
        }
    }
    Ok(game.complete().err().unwrap_or_default())
}

#[test]
fn positions_that_no_game_can_come_to_are_refused() -> Result<(), Trouble> {
    let cases = [
        // Cards.
        ("turn = 'blue'; blue.slot.S1 = 'BK2'", "blue.slot.S1 holds BK2, but the slot is locked (MOM-PLAN-05)"),
        ("turn = 'blue'; blue.slot.S5 = 'BK2'; blue.diamond = 28", "the slot is locked"),
        ("turn = 'blue'; blue.rest.R1 = ['BK2']; blue.diamond = 7", "slot S1 is locked (MOM-REST-03)"),
        ("turn = 'blue'; blue.slot.S2 = 'E01'", "blue.slot.S2: E01 is a single share"),
        ("turn = 'blue'; blue.rest.R2 = ['E01']", "blue.rest.R2: E01 is a single share"),
        ("turn = 'blue'; blue.hand = ['BT2']", "no card BT2 to be had"),
        ("turn = 'blue'; blue.hand = ['BAN1', 'BAN1']", "BAN1 stands in the list twice"),
        ("turn = 'blue'; display.\"1/1\" = 'BAN1'", "BAN1 is no card of the deck"),
        ("turn = 'blue'; deck = ['ORD1']", "ORD1 is no card of the deck"),
        ("turn = 'blue'; deck = ['A01', 'A01']", "A01 stands in the list twice"),
        ("turn = 'blue'; discards = ['BAN1']", "whose BAN1?"),
        ("turn = 'blue'; discards = ['A01', 'A01']", "A01 stands in the list twice"),
        ("turn = 'blue'; red.hand = ['ORD1']", "no card ORD1 to be had"),
        ("turn = 'blue'; blue.hand = []; red.hand = ['ORD1', 'ORD2']", "red can't have ORD2, as others have theirs"),
        ("turn = 'blue'; blue.slot.S2 = 'A01'; red.slot.S2 = 'A01'", "A01 lies in blue.slot.S2, where an earlier line"),
        ("turn = 'blue'; blue.rest.R2 = ['A01']; display.\"1/1\" = 'A01'", "A01 lies in blue.rest.R2"),
        ("turn = 'blue'; blue.slot.S2 = 'BAN1'; blue.hand = ['BAN1']", "BAN1 lies in blue.slot.S2"),
        ("step = 'planning'; blue.slot.S2 = 'BAN1'", "planning has just begun"),
        ("turn = 'blue'; blue.up = ['BAN1']", "only cards in slots and card tiles"),
        // Tiles.
        ("turn = 'blue'; blue.slot.S2 = 'COF2'; blue.plus_one = 'COF2'", "blue has no tile BT1"),
        ("turn = 'blue'; blue.slot.S2 = 'BK2'; blue.tiles = ['BT1']; blue.plus_one = 'BK2'", "no goods card in a slot"),
        ("turn = 'blue'; blue.tiles = ['BT1']; blue.plus_one = 'A02'", "no goods card in a slot"),
        ("turn = 'blue'; blue.tiles = ['BT1']; red.tiles = ['BT1']", "BT1 lies in front of blue and of red"),
        // Markers.
        ("turn = 'blue'; markers.BS-D-first = 'red'", "red.track.CAI is 0, not 4 or more (MOM-TRACK-09)"),
        (
            "turn = 'red'; blue.track.STL = 11; markers.BS-C-first = 'blue'; markers.BS-C-second = 'blue'",
            "blue lies on BS-C-first and on BS-C-second",
        ),
        ("step = 'planning'; markers.BS-M1 = 'blue'", "all markers are back before planning"),
        (
            "turn = 'blue'; markers.BS-M1 = 'red'; markers.BS-M2 = 'red'; markers.BS-M3 = 'red'",
            "more bonus markers than there are",
        ),
        ("turn = 'blue'; start_marker = 'red'", "no marker lies on BS-S3"),
        ("turn = 'blue'; first = 'red'", "no marker lies on BS-S3"),
        ("turn = 'blue'; markers.BS-S3 = 'red'", "red lies on BS-S3, but blue holds"),
        // Books and coins.
        ("turn = 'blue'; books.\"2/1\" = 'bkB01'", "column 2 has the books A"),
        ("turn = 'blue'; books.\"7/2\" = 'bkA01'", "column 7 has the books C"),
        ("turn = 'blue'; books.\"7/2\" = ''", "books.\"7/2\" is empty, but its stack is not"),
        ("turn = 'blue'; blue.books = ['bkA01', 'bkA01', 'bkA01']", "both books bkA01 are taken"),
        ("turn = 'blue'; blue.books = ['bkA01']; blue.jar = 2", "blue.jar is 2, but blue has 1 books"),
        ("turn = 'blue'; blue.books = ['bkA01', 'bkA02']; blue.jar = 1; blue.turned = [1, 2]", "names step 2"),
        ("turn = 'blue'; coins.\"2/1\" = 1", "no coin has come there by round 1"),
        ("turn = 'blue'; round = 3; coins.\"3/2\" = 1", "no coin has come there by round 3"),
        ("turn = 'blue'; round = 3; coins.\"2/2\" = 2", "a number from 0 to 1 is wanted"),
        // Bases.
        ("turn = 'blue'; base.MOM = [5, 5, 5]; opened.MOM = ['K1']", "holds too many posts"),
        // Steps.
        ("turn = 'blue'; blue.ended = true", "blue has ended the action phase, and is to act"),
        ("step = 'planning'; red.ended = true", "red has ended the action phase, and is to act"),
        ("turn = 'blue'; red.ended = true; red.slot.S2 = 'BAN1'", "red has ended and has cards in slots"),
        ("turn = 'blue'; red.ended = true; red.tiles = ['BT1']", "red has ended and has cards in slots, or tiles"),
        ("turn = 'blue'; red.ready = true", "nothing is chosen in secret"),
        ("blue.ready = true", "blue keeps no starting tile"),
        ("round = 2", "before the starting tiles are kept"),
        ("blue.hand = ['BAN1']", "blue has all starting cards in hand"),
        ("blue.dealt = ['T01']", "blue.dealt must name 2 tiles"),
        ("blue.dealt = ['T01', 'T02']; blue.kept = 'T03'", "T03 was not dealt to blue"),
        ("turn = 'blue'; blue.dealt = ['T01', 'T02']", "the starting tiles are kept already"),
        ("turn = 'blue'; blue.kept = ''", "blue has kept no starting tile"),
        ("turn = 'blue'; blue.kept = 'T01'; red.kept = 'T01'", "T01 is kept by blue and by red"),
    ];
    for (lines, part) in cases {
        let error = wrong(lines)?;
        assert!(error.contains(part), "{lines}\nshould say: {part}\nsays: {error:?}");
    }
    Ok(())
}

#[test]
fn positions_at_the_edge_are_possible() -> Result<(), Trouble> {
    let cases = [
        "turn = 'blue'; blue.diamond = 8; blue.slot.S1 = 'BK2'; blue.rest.R1 = ['BAN1']",
        "turn = 'blue'; blue.slot.S2 = 'COF2'; blue.tiles = ['BT1']; blue.plus_one = 'COF2'; blue.up = []",
        "turn = 'blue'; blue.track.CAI = 4; markers.BS-D-first = 'blue'",
        "turn = 'blue'; markers.BS-S3 = 'red'; start_marker = 'red'",
        "turn = 'blue'; tracks.MOM = 'A2'; red.track.MOM = 6; markers.BS-M1 = 'red'; markers.BS-M2 = 'red'; markers.BS-M3 = 'red'",
        "turn = 'blue'; round = 3; coins.\"2/2\" = 1; coins.\"3/1\" = 1",
        "turn = 'blue'; blue.books = ['bkA01', 'bkA01']; blue.jar = 2; blue.turned = [2, 2, 2, 2]",
        "turn = 'blue'; step = 'end-turn'; blue.ended = true",
        "turn = 'blue'; blue.hand = []; discards = ['BAN1', 'ORD1', 'A01']",
        "blue.dealt = ['T01', 'T02']; red.dealt = ['T03', 'T04']; blue.kept = 'T02'; blue.ready = true",
    ];
    for lines in cases {
        assert_eq!(wrong(lines)?, "", "{lines}");
    }
    Ok(())
}

#[test]
fn positions_that_are_played_are_possible() -> Result<(), Trouble> {
    let mut looked = [0; STEPS.len()];
    for seed in 0..60 {
        let mut trouble = None;
        stroll(Mombasa::new(&Options::default(), 2 + seed as usize % 3)?, seed, |game, _, _| {
            if let Some(step) = STEPS.iter().position(|&(_, step)| game.agenda.top() == Some(step)) {
                looked[step] += 1;
                trouble = game.possible().err();
            }
            trouble.is_none()
        });
        assert_eq!(trouble, None, "seed {seed}");
    }
    // Every step that can be set, but the one at which nobody is asked.
    assert!(looked[..4].iter().all(|&times| times > 100), "{looked:?}");
    Ok(())
}

/// The part of the document about this game, by the titles of its sections.
fn section(title: &str) -> Result<&'static str, Trouble> {
    let all = include_str!("../../../../docs/scenarios.md");
    let own = all.split("\n## ").find(|part| part.starts_with("Mombasa: names")).ok_or("no part of this game")?;
    own.split("\n### ").find(|part| part.starts_with(title)).ok_or_else(|| format!("no section {title:?}").into())
}

/// What stands between backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// What stands between backticks in the first column of the tables of a section.
fn first_column(title: &str) -> Result<Vec<&'static str>, Trouble> {
    let rows = section(title)?.lines().filter_map(|line| line.strip_prefix("| "));
    Ok(rows.filter_map(|row| row.split(" | ").next()).flat_map(quoted).collect())
}

const SECTIONS: [&str; 3] = ["Whose turn", "A player's parts", "The board's parts"];

#[test]
fn every_kind_of_action_and_of_chance_is_documented_and_no_other() -> Result<(), Trouble> {
    let mut kinds: Vec<_> = universe().iter().map(discriminant).collect();
    for text in first_column("Actions")? {
        let action: Action = text.parse()?;
        assert_eq!(action.to_string(), text);
        kinds.retain(|kind| *kind != discriminant(&action));
    }
    let missing = universe().into_iter().find(|action| kinds.contains(&discriminant(action)));
    assert_eq!(missing, None, "a kind of action is not documented");

    let mut words = BTreeSet::new();
    for text in first_column("Outcomes of chance")? {
        let outcome: Outcome = text.parse()?;
        assert_eq!(outcome.to_string(), text);
        words.extend(text.split(' ').next());
    }
    let mut game = Mombasa::new(&Options::default(), 2)?;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut drawn = BTreeSet::new();
    while let Some(outcome) = game.sample(&mut rng) {
        drawn.extend(outcome.to_string().split(' ').next().map(str::to_owned));
        game.resolve(outcome, &mut Silent);
    }
    assert!(drawn.iter().map(String::as_str).eq(words), "{drawn:?}");
    Ok(())
}

#[test]
fn every_name_is_documented_and_what_can_be_set_is_read_as_it_was_set() -> Result<(), Trouble> {
    /// The first words of names, those of a player after `blue`.
    fn heads<'a>(names: impl IntoIterator<Item = &'a str>) -> BTreeSet<&'a str> {
        let own = names.into_iter().map(|name| name.trim().strip_prefix("blue.").unwrap_or(name.trim()));
        own.filter_map(|name| name.split(['.', ' ']).next()).collect()
    }
    let mut game = dealt(2)?;
    game.set("turn", &value("'blue'")?)?;
    game.set("round", &value("2")?)?;
    game.set("blue.slot.S2", &value("'A04'")?)?;
    game.complete()?;
    let before = game;

    let (mut written, mut only_read) = (Vec::new(), Vec::new());
    for title in SECTIONS {
        written.extend(first_column(title)?);
        let read = section(title)?.split("To read only: ").nth(1).unwrap_or_default();
        only_read.extend(quoted(read.split("with CATEGORY").next().unwrap_or(read)));
    }
    for name in &written {
        let name = name.replace('"', "");
        let read = game.get(&name)?;
        game.set(&name, &read).map_err(|why| format!("{name} = {read}: {why}"))?;
        assert_eq!(game, before, "{name} = {read} changes something");
    }
    for name in &only_read {
        let name = name.replace("CATEGORY", "money");
        game.get(&name)?;
        assert!(game.set(&name, &value("1")?).is_err(), "{name} can be set");
    }
    let known = |names: [&'static str; 2]| heads(names.into_iter().flat_map(|names| names.split(',')));
    assert_eq!(heads(written), known([board::NAMES, player::NAMES]));
    assert_eq!(heads(only_read), known([board::READ_ONLY, player::READ_ONLY]));
    Ok(())
}

#[test]
fn every_category_of_the_score_is_documented() -> Result<(), Trouble> {
    let text = section("A player's parts")?.split("with CATEGORY one of ").nth(1).ok_or("no categories")?;
    let text = text.split('(').next().ok_or("no categories")?;
    assert!(quoted(text).eq(CATEGORIES), "{text}");
    let game = dealt(2)?;
    for category in CATEGORIES {
        game.get(&format!("{}.score.{category}", colour(Seat(0))))?;
    }
    Ok(())
}

/// What a space asks and gives, as the document writes it.
fn in_short(row: &SpaceRow) -> String {
    let gain = |gain: &Gain| match *gain {
        Gain::Pounds(n) => format!("£{n}"),
        Gain::Diamonds(n) => format!("dia{n}"),
        Gain::Points(n) => format!("bkp{n}"),
        Gain::Track(company, n) => format!("{company} {n}"),
        Gain::Tracks { tracks, spaces } => format!("{spaces} on each of {tracks} other tracks"),
        Gain::BuyCard => "a card for pounds".to_owned(),
        Gain::StartMarker => "the start-player marker".to_owned(),
        Gain::Reserve(tile) => format!("{tile} in the next round"),
        Gain::RemovePosts(_) | Gain::UnitsLessOne(_) => format!("{gain:?}"),
    };
    let all = |gains: &[Gain]| gains.iter().map(gain).collect::<Vec<_>>().join(" and ");
    let gives = match row.profit {
        Profit::All(gains) => all(gains),
        Profit::OneOf([one, other]) => format!("{}, or {}", all(one), all(other)),
    };
    match row.fee {
        Fee::Free => format!("nothing | {gives}"),
        Fee::Pounds(n) => format!("£{n} | {gives}"),
        Fee::MostUnits(good) => format!("most {good} | {gives}"),
        Fee::MostExpansion => format!("most EXP | {gives}"),
        Fee::Discard { plus: 0 } => "a card of the hand | its cash value".to_owned(),
        Fee::Discard { plus } => format!("a card of the hand | its cash value and £{plus}"),
    }
}

#[test]
fn the_bonus_spaces_are_documented_as_they_are() -> Result<(), Trouble> {
    let tables = DataSet::First.tables();
    let mut rows: Vec<String> = BonusSpace::ALL
        .iter()
        .zip(&tables.spaces)
        .map(|(space, row)| format!("| `{space}` | {} |", in_short(row)))
        .collect();
    for (track, row) in Track::ALL.iter().zip(&tables.tracks) {
        for (level, (bonus, (at, _))) in (1..).zip(row.bonus.iter().zip(row.special)) {
            if let TrackBonus::Space(it) = bonus {
                let space = BonusSpace::extra(track.letter(), level).ok_or("no such space")?;
                rows.push(format!("| `{space}` | {track} | {at} | {} |", in_short(it)));
            }
        }
    }
    let documented: Vec<&str> = section("Bonus spaces")?.lines().filter(|line| line.starts_with("| `")).collect();
    assert_eq!(documented, rows);
    Ok(())
}
