//! What spares clicks, over recorded games: goals lead where they say for what they say, and only that is answered by itself which
//! leaves nothing to decide.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may stop")]

use cowcatcher_engine::{Game as _, Imagined, Manner, ToAct, Transfer};
use cowcatcher_games::gwt::{Action, Gwt};
use cowcatcher_games::mombasa::Mombasa;
use cowcatcher_games::steam::Steam;
use cowcatcher_session::{Games, Goal, Playing as _, Session, forced, goals};
use cowcatcher_words::Spoken;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Shows what the deciders of a kept game imagine, decision by decision.
fn at_decisions<G: Spoken>(journal: &str, mut look: impl FnMut(&Imagined<G>)) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/journals").join(journal);
    let text = std::fs::read_to_string(path).unwrap();
    let name = text.lines().find_map(|line| line.strip_prefix("game ")).unwrap();
    let playing = Games::catalogue().game(name).unwrap().restore(&text).unwrap();
    let session = playing.as_any().downcast_ref::<Session<G>>().unwrap();
    for step in 0..session.step() {
        let deciders = session.at(step).unwrap().to_act().deciders();
        for seat in deciders.iter() {
            look(session.sight(Some(seat), step).unwrap().imagined().unwrap());
        }
    }
}

/// What is paid in all, by payee and kind.
fn sums(pays: impl IntoIterator<Item = Transfer>) -> BTreeMap<(Option<u8>, &'static str), i32> {
    let mut sums = BTreeMap::new();
    for paid in pays {
        *sums.entry((paid.to.map(|seat| seat.0), paid.what.as_str())).or_default() += paid.amount;
    }
    sums
}

/// Every place that can be walked to, step by step, with the least that it costs.
fn reached(here: &Imagined<Gwt>, paid: i32, least: &mut BTreeMap<Action, i32>) {
    for action in here.choices().into_iter().filter(|action| matches!(action, Action::Go(_))) {
        let quote = here.quote(action).unwrap();
        let paid = paid + quote.pays().map(|it| it.amount).sum::<i32>();
        let known = least.entry(action).or_insert(paid);
        *known = paid.min(*known);
        if !quote.reveals {
            reached(quote.after(), paid, least);
        }
    }
}

#[test]
fn a_walk_leads_to_every_place_within_reach_and_first_by_the_cheapest_way() {
    let (mut asked, mut dear, mut ways) = (0, 0, 0);
    for journal in ["gwt2-2p-01.journal", "gwt1-3p-01.journal", "gwt2-4p-heuristic.journal"] {
        at_decisions::<Gwt>(journal, |imagined| {
            if !imagined.choices().iter().any(|action| matches!(action, Action::Go(_))) {
                return;
            }
            asked += 1;
            let mut least = BTreeMap::new();
            reached(imagined, 0, &mut least);
            let goals = goals(imagined);
            let walks =
                || goals.iter().filter(|goal| matches!((goal.line[0], goal.to), (Action::Go(_), Action::Go(_))));
            let found: BTreeSet<Action> = walks().map(|goal| goal.to).collect();
            // What a single step reaches for good needs no goal.
            let alone = |to: &Action| {
                let quote = imagined.quote(*to);
                quote.is_ok_and(|quote| !quote.after().choices().contains(&Action::Stop))
            };
            let within: BTreeSet<Action> =
                least.keys().copied().filter(|to| !alone(to) || found.contains(to)).collect();
            assert_eq!(found, within);
            for to in found {
                let mut there = walks().filter(|goal| goal.to == to);
                let best = there.next().unwrap();
                assert!(best.price() == least[&to] || alone(&to), "{to}: {} {}", best.price(), least[&to]);
                dear += usize::from(best.price() > 0);
                ways += usize::from(there.clone().next().is_some());
                assert!(there.all(|goal| goal.price() >= best.price()));
            }
        });
    }
    assert!(asked > 200 && dear > 100 && ways > 10, "{asked} {dear} {ways}");
}

#[test]
fn a_goal_does_what_its_steps_do_and_shows_nothing_before_the_last() {
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    for journal in ["gwt2-3p-01.journal", "gwt2-4p-heuristic.journal"] {
        at_decisions::<Gwt>(journal, |imagined| {
            let all = goals(imagined);
            for Goal { to, line, walks, pays, reveals, .. } in &all {
                let mut here = imagined.clone();
                let mut paid = Vec::new();
                for (number, &action) in line.iter().enumerate() {
                    assert!(!matches!(Gwt::manner(action), Manner::Ends | Manner::Aside), "{action}");
                    let quote = here.quote(action).unwrap();
                    let last = number + 1 == line.len();
                    assert_eq!(quote.reveals, last && *reveals, "{line:?}");
                    paid.extend(quote.pays());
                    here = quote.after().clone();
                }
                assert!(*reveals || sums(paid) == sums(pays.iter().copied()), "{line:?}");
                assert!(line.len() > 1 && line.contains(to));
                let kind = match (line[0], *walks) {
                    (Action::Go(_), _) if matches!(to, Action::Use(..)) => "walk and use",
                    (Action::Go(_), _) => "walk",
                    (_, 0) => "answer",
                    _ => "answer and walk",
                };
                *kinds.entry(kind).or_default() += 1;
            }
            let lines: BTreeSet<&[Action]> = all.iter().map(|goal| goal.line.as_slice()).collect();
            assert_eq!(lines.len(), all.len(), "each once");
        });
    }
    assert!(kinds.len() == 4 && kinds.values().all(|&count| count > 20), "{kinds:?}");
}

/// Looks at all decisions of a kept game; says how many there were, and how many need not be asked.
fn nothing_is_lost<G: Spoken>(journal: &str) -> (usize, usize) {
    let (mut asked, mut spared) = (0, 0);
    at_decisions::<G>(journal, |imagined| {
        asked += 1;
        let Some(answer) = forced(imagined) else { return };
        spared += 1;
        let choices = imagined.choices();
        assert!(choices.contains(&answer));
        assert!(!G::manner(answer).is_end(), "{answer} ends something");
        assert!(matches!(imagined.position().to_act(), ToAct::One(_)), "others decide at the same time");
        let quote = imagined.quote(answer).unwrap();
        assert!(!quote.reveals, "{answer} shows something");
        assert_eq!(quote.after().position().to_act(), ToAct::One(imagined.seat()), "{answer} ends the turn");
        let later = quote.after().choices();
        for aside in choices.iter().filter(|&&other| other != answer) {
            assert!(G::manner(*aside) == Manner::Aside && later.contains(aside), "{aside} is lost by {answer}");
        }
    });
    (asked, spared)
}

#[test]
fn what_is_answered_by_itself_leaves_nothing_to_decide() {
    for journal in ["gwt2-2p-02.journal", "gwt1-4p-01.journal", "gwt2-4p-heuristic.journal"] {
        let (asked, spared) = nothing_is_lost::<Gwt>(journal);
        assert!(spared * 20 > asked, "{journal}: {spared} of {asked}");
    }
    let (asked, spared) = nothing_is_lost::<Mombasa>("mombasa-3p-heuristic.journal");
    assert!(asked > 300 && spared > 0, "{spared} of {asked}");
    let (asked, spared) = nothing_is_lost::<Steam>("steam-base-3p-heuristic.journal");
    assert!(asked > 100 && spared > 0, "{spared} of {asked}");
}
