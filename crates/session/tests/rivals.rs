//! A rival that the rules play, Sam of Great Western Trail, in a session: his turn is a matter of its own.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may stop")]

use cowcatcher_engine::{Seat, ToAct};
use cowcatcher_session::{Games, Playing, Reader};
use cowcatcher_words::Locale;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

const READER: Reader<'_> = Reader { locale: Locale::En, names: &[] };

/// One against Sam, set up.
fn solo(rng: &mut Xoshiro256PlusPlus) -> Box<dyn Playing> {
    let games = Games::catalogue();
    let mut playing = games.game("gwt2").unwrap().session(&[], 1).unwrap();
    let start = playing.draws(rng);
    playing.apply(&start.lines).unwrap();
    playing
}

/// Plays the person on until the turn of the rival begins; `false` if the game is over before.
fn to_rival(playing: &mut dyn Playing, rng: &mut Xoshiro256PlusPlus) -> bool {
    while playing.rival_to_act().is_none() {
        if playing.to_act() == ToAct::Over {
            return false;
        }
        let action = playing.think(Seat(0), "heuristic", playing.step() as u64).unwrap()().unwrap();
        let proposal = playing.propose(Seat(0), &action.action, rng).unwrap();
        playing.apply(&proposal.lines).unwrap();
        assert_eq!(playing.to_act(), proposal.then);
    }
    true
}

#[test]
fn a_click_ends_where_his_turn_begins_and_his_turn_is_drawn_as_a_whole() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    let mut playing = solo(&mut rng);
    assert_eq!((playing.seats(), playing.rivals(Locale::En)), (1, vec!["Sam".to_owned()]));
    let mut turns = 0;
    while to_rival(&mut *playing, &mut rng) {
        assert_eq!((playing.to_act(), playing.rival_to_act()), (ToAct::Chance, Some(Seat(1))));
        let before = playing.step();
        let drawn = playing.draws(&mut rng);
        assert!(drawn.lines[0].starts_with("* sam "), "{:?}", drawn.lines);
        assert!(drawn.lines.iter().all(|line| line.starts_with("* ")));
        assert!(matches!(drawn.then, ToAct::One(Seat(0)) | ToAct::Over));
        playing.apply(&drawn.lines).unwrap();
        assert_eq!(playing.rival_to_act(), None);
        let heard = playing.heard(Some(Seat(0)), before, READER);
        assert!(heard.iter().any(|heard| heard.name == "sam-card" && heard.text.starts_with("Drew card ")));
        assert!(heard.iter().any(|heard| heard.name == "moved"));
        turns += 1;
    }
    assert!(turns > 10, "{turns}");
    let standings = playing.standings(None).unwrap();
    assert_eq!((standings.points.len(), standings.ranks().len()), (2, 2));
    assert!(playing.course().unwrap().iter().all(|mark| mark.totals.len() == 2));
}

#[test]
fn what_he_did_since_the_last_turn_of_the_person_is_told_to_them() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut playing = solo(&mut rng);
    assert!(to_rival(&mut *playing, &mut rng));
    let before = playing.step();
    let drawn = playing.draws(&mut rng);
    playing.apply(&drawn.lines).unwrap();
    let session: &cowcatcher_session::Session<cowcatcher_games::gwt::Gwt> =
        playing.as_any().downcast_ref().expect("it is Great Western Trail");
    let since = session.since(Seat(0), playing.step());
    assert!(since.start <= before && since.end == playing.step(), "{since:?} of {before}");
}
