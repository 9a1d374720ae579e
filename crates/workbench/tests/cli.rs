//! The developers' command line from outside.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use assert_cmd::Command;
use std::path::Path;
use std::process::Output;

fn workbench(args: &[&str]) -> Output {
    Command::cargo_bin("workbench").unwrap().args(args).output().unwrap()
}

#[test]
fn a_soak_checks_the_laws() {
    let output = workbench(&["soak", "gwt2", "--players", "2", "--games", "4"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(String::from_utf8(output.stdout).unwrap().contains("all laws hold"));
}

#[test]
fn recorded_games_can_be_verified() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("recorded");
    let _ = std::fs::remove_dir_all(&folder);
    let out = folder.to_str().unwrap();
    for (game, players, bot) in [("gwt1", "2", "random"), ("mombasa", "3", "random"), ("steam", "3", "heuristic")] {
        let output = workbench(&["record", game, "--players", players, "--games", "1", "--bot", bot, "--out", out]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let journal = std::fs::read_to_string(folder.join(format!("{game}-{players}p-01.journal"))).unwrap();
        cowcatcher::replay::verified(&journal).map_err(|stop| stop.message()).unwrap();
    }
}

#[test]
fn bad_usage_is_refused_in_one_line() {
    for (args, part) in [
        (&["soak", "chess"][..], "there is no game"),
        (&["record", "gwt2", "--players", "7", "--out", "nowhere"], "not 7"),
        (&["dance"], "unrecognized subcommand"),
    ] {
        let output = workbench(args);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), said.lines().count()), (Some(2), 1), "{said}");
        assert!(said.contains(part), "{said}");
    }
    assert!(!Path::new("nowhere").exists());
}

/// A turn of Great Western Trail takes at most four clicks, as half of all turns go, where bots play as people would; eight without what
/// spares them.
#[test]
fn half_of_all_turns_take_four_clicks_at_most() {
    let journals = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/journals");
    for players in [2, 3, 4] {
        let journal = journals.join(format!("gwt2-{players}p-heuristic.journal"));
        let output = workbench(&["clicks", journal.to_str().unwrap()]);
        let said = String::from_utf8(output.stdout).unwrap();
        let medians: Vec<u32> =
            said.split("median ").skip(1).map(|it| it.split(',').next().unwrap().parse().unwrap()).collect();
        assert!(matches!(medians[..], [each, spared] if each >= 8 && spared <= 4), "{said}");
    }
}
