//! The developers' command line from outside.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use assert_cmd::Command;
use std::fs;
use std::path::Path;

/// Runs the program: how it ended, and what it said.
fn workbench(args: &[&str]) -> (i32, String) {
    let output = Command::cargo_bin("workbench").unwrap().args(args).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code().expect("the program ended by itself"), String::from_utf8(said).unwrap())
}

#[test]
fn a_soak_checks_the_laws() {
    let (code, said) = workbench(&["soak", "gwt2", "--players", "2", "--games", "4"]);
    assert!(code == 0 && said.contains("all laws hold"), "{said}");
}

#[test]
fn games_are_recorded_the_same_for_the_same_seed() {
    let folder = tempfile::tempdir().unwrap();
    let journal = |name: &str, bot: &str| {
        let out = folder.path().join(name);
        let path = out.to_str().unwrap();
        let args = ["record", "gwt1", "--players", "2", "--games", "1", "--seed", "5", "--bot", bot, "--out", path];
        let (code, said) = workbench(&args);
        assert!(code == 0 && said.contains(" steps"), "{said}");
        fs::read_to_string(out.join("gwt1-2p-01.journal")).unwrap()
    };
    for bot in ["random", "heuristic"] {
        let one = journal(&format!("{bot}-one"), bot);
        assert!(one.starts_with("cowcatcher journal 1\ngame gwt1\n") && one.contains("\nend "), "{one}");
        assert_eq!(one, journal(&format!("{bot}-two"), bot));
    }
    assert_ne!(journal("random", "random"), journal("heuristic", "heuristic"));
}

#[test]
fn bad_usage_is_refused() {
    let refused = |args: &[&str], part: &str| {
        let (code, said) = workbench(args);
        assert!(code == 2 && said.lines().count() == 1 && said.contains(part), "{args:?}: {said}");
    };
    refused(&["soak", "chess"], "there is no game \"chess\"");
    refused(&["record", "gwt2", "--players", "7", "--out", "nowhere"], "not 7");
    refused(&["dance"], "unrecognized subcommand 'dance'");
    assert!(!Path::new("nowhere").exists());
}
