//! The law battery over every player count, every number of rounds that matters, and both revisions.

use cowcatcher_proof::battery::{self, Battery, Thoroughness};
use cowcatcher_toy::{Options, Toy};

#[test]
fn every_law_holds() -> Result<(), Box<dyn std::error::Error>> {
    for players in 2..=4 {
        for options in
            [Options::default(), Options { rounds: 9, ..Options::default() }, Options { revision: 1, rounds: 1 }]
        {
            let report = battery::run::<Toy>(&options, players, 300, 1)?;
            assert!(report.secrets_that_differed > 0 && report.replays > 0 && report.judged > 0, "{report}");
        }
    }
    Ok(())
}

/// A few games in which everything is checked at every step.
#[test]
fn everything_at_every_step() -> Result<(), Box<dyn std::error::Error>> {
    for players in 2..=4 {
        let options = Options { rounds: 9, ..Options::default() };
        let report = Battery::<Toy>::new(&options, players, Thoroughness::FULL)?.play(7)?;
        assert!(report.quotes > 0 && report.odds > 0, "{report}");
    }
    Ok(())
}
