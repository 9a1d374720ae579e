//! Every scenario passes, and every clause is shown by one.

use cowcatcher_proof::Lawful;
use cowcatcher_proof::rulebook::Book;
use cowcatcher_proof::scenario::Scenario;
use cowcatcher_toy::{Options, Toy};
use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn every_clause_is_shown_by_a_scenario_that_passes() -> Result<(), Box<dyn std::error::Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let mut uncovered: BTreeSet<&str> = Book::read(Toy::RULES).clauses().map(|clause| clause.id).collect();
    assert!(!uncovered.is_empty());
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let scenario = Scenario::parse(&path.display().to_string(), &std::fs::read_to_string(&path)?)?;
        scenario.run::<Toy>("toy", &Options::default())?;
        for clause in &scenario.clauses {
            let known = Book::read(Toy::RULES).clauses().any(|it| it.id == clause.value);
            assert!(known, "{}:{}: there is no clause {}", scenario.file, clause.line, clause.value);
            uncovered.remove(clause.value.as_str());
        }
    }
    assert!(uncovered.is_empty(), "no scenario shows {uncovered:?}");
    Ok(())
}
