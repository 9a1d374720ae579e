//! Analyses of finished games: asked for, followed, cancelled, stored, made anew.

use crate::common::*;
use cowcatcher_table::{AnalysisRow, Effort, Identity, Settings, Stage, Status, TableId, Tables};
use std::time::Duration;

/// So that a test is not long.
fn settings(evaluations: u64) -> Settings {
    Settings { analysis: Effort { evaluations, seed: 1 }, ..brisk() }
}

/// A finished game of two people who did not think, on a server of its own.
async fn finished(house: &House, settings: Settings) -> (Tables, TableId, [Identity; 2]) {
    let tables = house.open_with(settings).await;
    let (id, people) = two_people_at(&tables, "mombasa").await;
    let mut clicker = Clicker::new(7);
    while clicker.click(&tables, &id, &people).await.is_some() {}
    assert_eq!(tables.look(&id, |state| state.status()).await.unwrap(), Status::Over);
    (tables, id, people)
}

/// Where the analysis of a table is.
async fn stage(tables: &Tables, id: &TableId) -> (Option<Stage>, bool) {
    tables.look(id, |state| (state.analysis_job().map(|job| job.stage), state.analysed().is_some())).await.unwrap()
}

/// Waits for notices until the analysis is where it is wanted.
async fn until(tables: &Tables, id: &TableId, wanted: impl Fn((Option<Stage>, bool)) -> bool) {
    let mut notices = tables.subscribe(id).await.unwrap();
    let waits = async {
        while !wanted(stage(tables, id).await) {
            notices.recv().await.unwrap();
        }
    };
    tokio::time::timeout(Duration::from_secs(120), waits).await.expect("it comes");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_is_made_once_told_and_kept() {
    let house = House::new();
    let (tables, id, people) = finished(&house, settings(200)).await;
    assert_eq!(stage(&tables, &id).await, (None, false));
    tables.analyse(&id, &people[0]).await.unwrap();
    until(&tables, &id, |(_, made)| made).await;
    assert_eq!(stage(&tables, &id).await, (None, true));
    let made = tables.look(&id, |state| state.analysed().unwrap().clone()).await.unwrap();
    assert_eq!(made.evaluations, 200);
    let (turns, steps) = tables.look(&id, |state| (state.playing().turns().len(), state.version().step)).await.unwrap();
    assert_eq!(made.analysis.outlook.len(), turns + 1);
    assert_eq!(made.analysis.outlook.last().unwrap().step, steps);
    assert!(made.analysis.mistakes.iter().all(|it| it.step < steps && it.points > 0.0));
    // Who asks again gets what there is.
    tables.analyse(&id, &somebody()).await.unwrap();
    assert_eq!(stage(&tables, &id).await, (None, true));
    drop(tables);
    let again = house.open().await;
    assert_eq!(again.look(&id, |state| state.analysed().unwrap().clone()).await.unwrap(), made);
    assert!(!again.look(&id, |state| state.is_analysis_outdated()).await.unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_of_other_weights_is_outdated_and_can_be_made_anew() {
    let house = House::new();
    let (tables, id, people) = finished(&house, settings(50)).await;
    drop(tables);
    let row = AnalysisRow {
        revision: 1,
        weights: "of long ago".to_owned(),
        evaluations: 1,
        result: r#"{"outlook":[],"mistakes":[]}"#.to_owned(),
        at: 1,
    };
    let store = store(&house.path()).await;
    store.keep_analysis(&id, &row).await.unwrap();
    assert_eq!(store.analysis(&id).await.unwrap(), Some(row.clone()));
    let tables = house.open_with(settings(50)).await;
    assert!(tables.look(&id, |state| state.is_analysis_outdated()).await.unwrap());
    tables.analyse(&id, &people[1]).await.unwrap();
    until(&tables, &id, |(job, _)| job.is_none()).await;
    assert!(!tables.look(&id, |state| state.is_analysis_outdated()).await.unwrap());
    // One that was stored in another form is as good as none.
    store.keep_analysis(&id, &AnalysisRow { result: "{}".to_owned(), ..row }).await.unwrap();
    let other = house.open().await;
    assert_eq!(stage(&other, &id).await, (None, false));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_that_takes_long_tells_how_far_it_is_and_is_cancelled() {
    let house = House::new();
    let (tables, id, people) = finished(&house, settings(200_000)).await;
    let asks = somebody();
    tables.analyse(&id, &asks).await.unwrap();
    let runs =
        |(job, _): (Option<Stage>, bool)| matches!(job, Some(Stage::Runs(far)) if far.done > 0 && far.done < far.of);
    until(&tables, &id, runs).await;
    // A game that is played meanwhile goes on.
    let (other, [ann, _]) = two_people(&tables).await;
    let (seat, version) = to_move(&tables, &other).await;
    let action = Clicker::new(1).pick(&tables, &other, seat).await;
    if seat.0 == 0 {
        tables.play(&other, &ann, seat, &action, version).await.unwrap();
    }
    assert_eq!(code(tables.cancel_analysis(&id, &somebody()).await), "not-your-seat");
    assert!(stage(&tables, &id).await.0.is_some(), "a stranger cancels nothing");
    tables.cancel_analysis(&id, &people[1]).await.unwrap();
    assert_eq!(stage(&tables, &id).await, (None, false));
    tables.cancel_analysis(&id, &people[1]).await.unwrap();
    // It can be asked for again, and whoever asked may cancel.
    tables.analyse(&id, &asks).await.unwrap();
    until(&tables, &id, runs).await;
    // What is not finished when the server stops is gone.
    let again = house.open().await;
    assert_eq!(stage(&again, &id).await, (None, false));
    tables.cancel_analysis(&id, &asks).await.unwrap();
    assert_eq!(stage(&tables, &id).await, (None, false));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_game_that_is_over_is_analysed() {
    let (_house, tables, id, people) = two_at_a_table().await;
    let before = everything(&tables, &id).await;
    assert_eq!(code(tables.analyse(&id, &people[0]).await), "not-over");
    assert_eq!(everything(&tables, &id).await, before);
    assert_eq!(stage(&tables, &id).await, (None, false));
}
