//! A server that is killed again and again while it is played on forgets nothing. `workbench torture` kills more often.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use assert_cmd::Command;
use serde_json::Value;

#[test]
fn a_killed_server_forgets_nothing() {
    let mut command = Command::cargo_bin("workbench").unwrap();
    let output = command.args(["torture", "--kills", "5", "--tables", "6", "--json"]).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["kills"], 5);
    // After every kill each table has one step acknowledged at least, and its stream comes back.
    assert!(report["steps"].as_u64() >= Some(5 * 6), "{report}");
    assert!(report["reconnected"].as_u64() >= Some(5 * 6), "{report}");
}
