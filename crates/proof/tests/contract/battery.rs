//! The battery passes a good game and notices every flaw.

use crate::flawed::{Flaw, Flawed, FlawedOptions};
use cowcatcher_proof::battery::{self, Battery, Thoroughness};

/// What the flaws below break, is broken by the flaws and not by what they are wrapped in.
#[test]
fn without_a_flaw_all_laws_hold() {
    for players in 2..=4 {
        let report = battery::run::<Flawed>(&FlawedOptions::default(), players, 300, 1).unwrap();
        assert_eq!(report.games, 300);
        assert!(report.secrets_that_differed > 0 && report.replays > 0 && report.judged > 0, "{report}");
        assert!(report.quotes > 0 && report.odds > 0, "{report}");
    }
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    let failure = battery::run::<Flawed>(&FlawedOptions::default(), 7, 1, 1).unwrap_err();
    assert!(failure.message.contains("2 to 4 players"), "{failure}");
}

#[test]
fn every_flaw_breaks_its_law() {
    let laws = [
        (Flaw::ForgetsChoice, 1),
        (Flaw::ListsIllegal, 1),
        (Flaw::Unsorted, 1),
        (Flaw::HelpsOthers, 1),
        (Flaw::Panics, 1),
        (Flaw::DeadEnd, 2),
        (Flaw::Endless, 2),
        (Flaw::DeniesChance, 3),
        (Flaw::OddsLie, 3),
        (Flaw::OddsForget, 3),
        (Flaw::Forgets, 3),
        (Flaw::ViewLeaks, 4),
        (Flaw::SpectatorSees, 4),
        (Flaw::EventLeaks, 4),
        (Flaw::BidLeaks, 4),
        (Flaw::RedealsOwn, 4),
        (Flaw::ChoosesOwnAnew, 4),
        (Flaw::QuoteLeaks, 4),
        (Flaw::LegalLeaks, 4),
        (Flaw::FeatureLeaks, 4),
        (Flaw::PointsLeak, 4),
        (Flaw::MemoryStays, 3),
        (Flaw::LosesCoins, 5),
        (Flaw::Mumbles, 6),
    ];
    assert_eq!(laws.len(), Flaw::ALL.len(), "a flaw is not tried");
    for (flaw, law) in laws {
        let options = FlawedOptions::with(flaw);
        let failure = match battery::run::<Flawed>(&options, 3, 400, 7) {
            Err(failure) => failure,
            Ok(report) => panic!("{flaw} was not noticed: {report}"),
        };
        assert_eq!(failure.law, law, "{flaw}: {failure}");
        // The same seed leads there again.
        let again = Battery::<Flawed>::new(&options, 3, Thoroughness::QUICK).unwrap().play(failure.seed).unwrap_err();
        assert_eq!((again.law, again.journal), (failure.law, failure.journal), "{flaw}");
    }
}

#[test]
fn a_thorough_battery_notices_at_once() {
    let options = FlawedOptions::with(Flaw::ViewLeaks);
    let failure = Battery::<Flawed>::new(&options, 2, Thoroughness::FULL).unwrap().play(0).unwrap_err();
    assert_eq!(failure.law, 4);
    assert!(failure.message.contains(".leak"), "{failure}");
    assert!(failure.journal.starts_with("cowcatcher journal 1\n"));
}
