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

/// Three servers share a PostgreSQL: one after the other is killed, and the database restarted, and nobody misses anything.
#[test]
fn of_several_servers_one_may_die() {
    let Ok(database) = std::env::var("COWCATCHER_POSTGRES") else {
        eprintln!("skipped: COWCATCHER_POSTGRES is not set; scripts/postgres COMMAND sets it");
        return;
    };
    // A schema of its own: what others do in the same database is none of its business.
    let name = format!("torture_{}", std::process::id());
    let database = format!("{database}?options=-c%20search_path%3D{name}");
    schema(&std::env::var("COWCATCHER_POSTGRES").unwrap(), &name);
    let mut command = Command::cargo_bin("workbench").unwrap();
    let args = ["torture", "--servers", "3", "--kills", "5", "--tables", "9", "--json", "--database", &database];
    let output = command.args(args).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&report["kills"], &report["servers"]), (&5.into(), &3.into()));
    assert!(report["steps"].as_u64() >= Some(5 * 9), "{report}");
    // Each kill took some streams with it.
    assert!(report["reconnected"].as_u64() >= Some(5), "{report}");
    assert!(report["silent_ms"].as_u64() <= Some(3000), "{report}");
}

fn schema(server: &str, name: &str) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        use sqlx::Connection;
        let mut connection = sqlx::PgConnection::connect(server).await.unwrap();
        let sql = sqlx::AssertSqlSafe(format!("CREATE SCHEMA {name}"));
        sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
    });
}
