//! Journals: written, read, replayed, and refused with a reason.

use cowcatcher_engine::journal::{Fault, Journal, JournalError, Step, read_header, replay, text_of, verify, watch};
use cowcatcher_engine::{Choices, Game, Silent, ToAct};
use cowcatcher_toy::{Options, Toy};
use proptest::prelude::*;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// A finished random game.
fn finished(seed: u64) -> (Journal<Toy>, Toy) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut journal = Journal::<Toy>::new(Options::default(), 3);
    let mut game = journal.fresh().unwrap();
    loop {
        let seat = match game.to_act() {
            ToAct::One(seat) => seat,
            ToAct::Each(seats) => seats.iter().next().unwrap(),
            ToAct::Chance => {
                let step = Step::Chance(game.sample(&mut rng).unwrap());
                step.apply(&mut game, &mut Silent).unwrap();
                journal.steps.push(step);
                continue;
            }
            ToAct::Over => break,
        };
        let mut choices = Choices::new();
        game.legal(seat, &mut choices);
        let step = Step::Play(seat, choices[rng.random_range(0..choices.len())]);
        step.apply(&mut game, &mut Silent).unwrap();
        journal.steps.push(step);
    }
    journal.finish(&game);
    (journal, game)
}

fn read(text: &str) -> Result<Journal<Toy>, JournalError> {
    Journal::parse(text, &Options::default())
}

/// Everything wrong with a text, whether it shows when it is read or when it is replayed.
fn complaint(text: &str) -> String {
    match read(text).and_then(|journal| verify(&journal)) {
        Ok(_) => "nothing".to_owned(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_journal_reads_back_and_replays_to_the_same_position() {
    let (journal, game) = finished(1);
    let text = journal.to_string();
    let again = read(&text).unwrap();
    assert_eq!(again.to_string(), text);
    assert_eq!(again.steps, journal.steps);
    assert_eq!(verify(&again).unwrap(), game);
    assert_eq!(replay(&again, Some(0)).unwrap(), journal.fresh().unwrap());
    let mut shown = 0;
    watch(&again, Some(5), |number, step, _, _| {
        assert_eq!((number, step), (shown, again.steps[shown]));
        shown += 1;
    })
    .unwrap();
    assert_eq!(shown, 5);
}

#[test]
fn carriage_returns_and_a_missing_last_newline_do_no_harm() {
    let text = finished(1).0.to_string();
    assert_eq!(complaint(&text.replace('\n', "\r\n")), "nothing");
    assert_eq!(complaint(text.trim_end()), "nothing");
}

#[test]
fn the_header_is_read_without_knowing_the_game() {
    let header = read_header(&finished(1).0.to_string()).unwrap();
    assert_eq!((header.game.as_str(), header.revision, header.players), ("toy", 2, 3));
    assert_eq!(header.options[0], (5, "rounds".to_owned(), "3".to_owned()));
}

#[test]
fn every_broken_journal_is_refused_with_its_line_and_reason() {
    let (journal, _) = finished(1);
    let text = journal.to_string();
    let lines: Vec<&str> = text.lines().collect();
    let last = lines.len();
    let change = |line: usize, with: &str| {
        let mut lines = lines.clone();
        lines[line - 1] = with;
        lines.join("\n") + "\n"
    };
    let cut = |line: usize| lines[..line - 1].join("\n") + "\n";
    let end_digest = lines[last - 1].rsplit_once('#').unwrap().1;
    let expect = |text: &str, wanted: &str| {
        let found = complaint(text);
        assert!(found.starts_with(wanted), "expected {wanted:?}, got {found:?}");
        assert!(!found.contains('\n'));
    };
    expect("", "line 1: not a journal");
    expect("hello\n", "line 1: not a journal");
    expect(&change(1, "cowcatcher journal 2"), "line 1: journal format \"2\" is not known");
    expect(&change(2, "gam toy"), "line 2: found \"gam toy\" where \"game <name>\" should be");
    expect(&cut(3), "line 2: found \"the end of the file\" where \"revision <number>\"");
    expect(&change(3, "revision 0"), "line 3: rules revision 0 is not known; this version knows 1 to 2");
    expect(&change(3, "revision 3"), "line 3: rules revision 3 is not known");
    expect(&change(3, "revision x"), "line 3: found \"revision x\"");
    expect(&change(4, "players 7"), "line 4: Auction is for 2 to 4 players, not 7");
    expect(&change(4, "players 0"), "line 4: Auction is for 2 to 4 players");
    expect(&change(4, "players 999"), "line 4: found \"players 999\"");
    expect(&change(5, "option colour=red"), "line 5: no option \"colour\"; there are: revision, rounds");
    expect(&change(5, "option rounds=99"), "line 5: option rounds does not take \"99\"; it takes 1–9");
    expect(&change(6, "option rounds=3"), "line 6: option \"rounds\" stands here for the second time");
    expect(&change(5, "option revision=1"), "line 5: option \"revision\" stands here for the second time");
    expect(&change(5, "rounds=3"), "line 5: found \"rounds=3\" where \"option");
    expect(&cut(6), "line 5: found \"the end of the file\"");
    expect(&change(7, "* jump"), "line 7: \"jump\" is not an outcome");
    expect(&change(7, "*"), "line 7: \"*\" is not a step");
    expect(&change(7, ""), "line 7: \"\" is not a step");
    expect(&change(7, "0 take"), "line 7: \"0 take\" is not a step");
    expect(&change(7, "9 take"), "line 7: there is no seat 9");
    expect(&change(7, "+1 take"), "line 7: \"+1 take\" is not a step");
    expect(&change(7, "1 take"), "line 7: \"1 take\" is out of turn: chance is to decide");
    expect(&change(7, "* card 3"), "line 7: \"* card 3\" is impossible: TOY-DEAL-01");
    expect(&change(7, &"x".repeat(5000)), "line 7: the line is too long");
    let first_bid = 1 + lines.iter().position(|line| line.contains("bid")).unwrap();
    expect(&change(first_bid, "* roll 1"), &format!("line {first_bid}: \"* roll 1\" is out of turn: seats 1, 2, 3"));
    expect(&change(first_bid, "1 take"), &format!("line {first_bid}: \"1 take\" is not legal: TOY-BID-01"));
    expect(&change(first_bid, "1 bid 7"), &format!("line {first_bid}: \"bid 7\" is not an action"));
    expect(&change(first_bid, "end 1 2 3"), &format!("line {first_bid}: \"end 1 2 3\" is not an end"));
    expect(
        &change(first_bid, &format!("end 0 0 0 #{end_digest}")),
        &format!("line {}: \"{}\" stands after the end", first_bid + 1, lines[first_bid]),
    );
    expect(&cut(first_bid), &format!("line {first_bid}: the journal is cut off: there is no end line and seats"));
    expect(&cut(last), &format!("line {last}: the journal is cut off: there is no end line and the game is over"));
    expect(cut(first_bid).trim_end(), &format!("line {}: the line is cut off", first_bid - 1));
    expect(&format!("{text}1 take\n"), &format!("line {}: \"1 take\" stands after the end", last + 1));
    expect(&format!("{}1 take\n", cut(last)), &format!("line {last}: \"1 take\" is out of turn: the game is over"));
    expect(&change(last, &format!("end 99 99 99 #{end_digest}")), &format!("line {last}: the totals [99, 99, 99]"));
    let zeros = lines[last - 1].replace(end_digest, "0000000000000000");
    expect(&change(last, &zeros), &format!("line {last}: the digest #0000000000000000 is not that"));
    // An end that comes too early, with the right digest of what stands above it.
    let early = cut(first_bid);
    let digest = cowcatcher_engine::digest::Digest::of(early.as_bytes());
    expect(&format!("{early}end 0 0 0 #{digest:016x}\n"), &format!("line {first_bid}: the journal ends and the game"));
    // An edit that leaves every step legal shows in the digest.
    expect(&text.replace("game toy", "game tiy"), &format!("line {last}: the digest"));
}

#[test]
fn an_old_revision_is_played_by_its_old_rules() {
    let text = "cowcatcher journal 1\ngame toy\nrevision 1\nplayers 2\noption rounds=1\n\n* roll 4\n* card 6\n* card 6\n\
                * card 6\n* card 6\n* card 5\n* card 4\n1 bid 6\n2 bid 6\n";
    assert_eq!(replay(&read(text).unwrap(), None).unwrap().to_act(), ToAct::One(cowcatcher_engine::Seat(0)));
    let newer = text.replace("revision 1", "revision 2");
    assert_eq!(replay(&read(&newer).unwrap(), None).unwrap().to_act(), ToAct::Over);
}

#[test]
fn bytes_that_are_no_text_are_refused_by_line() {
    let error = text_of(b"cowcatcher journal 1\ngame \xff\n").unwrap_err();
    assert_eq!(error, JournalError { line: 2, fault: Fault::NotText });
}

proptest! {
    #[test]
    fn no_bytes_make_the_reader_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        if let Ok(text) = text_of(&bytes) {
            let _ = complaint(text);
        }
    }

    #[test]
    fn no_damage_makes_the_reader_panic(at in 0usize..600, byte in any::<u8>(), cut in 0usize..600, seed in 0u64..20) {
        let mut bytes = finished(seed).0.to_string().into_bytes();
        let length = bytes.len();
        bytes[at % length] = byte;
        bytes.truncate(length - cut % length);
        if let Ok(text) = text_of(&bytes) {
            let _ = complaint(text);
        }
    }
}
