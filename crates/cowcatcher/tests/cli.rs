//! The command line from outside: exit codes, messages, and that bad input changes nothing.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use assert_cmd::Command;
use std::fs;
use std::path::{Path, PathBuf};

struct Answer {
    code: i32,
    out: String,
    err: String,
}

fn cowcatcher(args: &[&str]) -> Answer {
    typed(args, "")
}

/// Runs the program with something typed in.
fn typed(args: &[&str], input: &str) -> Answer {
    let mut command = Command::cargo_bin("cowcatcher").unwrap();
    let output = command.args(args).env("LC_ALL", "C").write_stdin(input).output().unwrap();
    Answer {
        code: output.status.code().expect("the program ended by itself"),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// The program must refuse this with the code and one line that holds all the parts.
fn refused(args: &[&str], code: i32, parts: &[&str]) {
    let answer = cowcatcher(args);
    assert_eq!(answer.code, code, "{args:?}: {}", answer.err);
    assert_eq!(answer.err.lines().count(), 1, "{args:?}: {}", answer.err);
    for part in parts {
        assert!(answer.err.contains(part), "{args:?}: {part:?} is not in {:?}", answer.err);
    }
}

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// A kept game, put into a folder, line by line.
fn kept(folder: &Path, game: &str) -> Vec<String> {
    let name = format!("{game}-2p-01.journal");
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/journals").join(&name);
    let journal = fs::read_to_string(kept).unwrap();
    fs::write(folder.join(name), &journal).unwrap();
    journal.lines().map(str::to_owned).collect()
}

#[test]
fn help_is_an_overview() {
    let answer = cowcatcher(&["--help"]);
    assert_eq!(answer.code, 0);
    for part in ["gwt1, gwt2", "cowcatcher play", "cowcatcher rules"] {
        assert!(answer.out.contains(part), "{}", answer.out);
    }
    assert_eq!(cowcatcher(&["--version"]).code, 0);
}

#[test]
fn bad_usage_is_refused_in_one_line() {
    refused(&["dance"], 2, &["unrecognized subcommand 'dance'"]);
    refused(&["serve", "--public", "game.example"], 2, &["is not an address such as"]);
    refused(&["serve", "--listen", "nowhere"], 2, &["can't listen on nowhere"]);
    refused(&["sim"], 2, &["<GAME>"]);
    refused(&["sim", "chess"], 2, &["there is no game \"chess\"; there are: gwt1, gwt2"]);
    refused(&["sim", "gwt2", "--players", "7"], 2, &["players", "not 7"]);
    refused(&["sim", "gwt2", "--players", "many"], 2, &["invalid value 'many'"]);
    refused(&["sim", "gwt2", "-o", "colour=red"], 2, &["no option \"colour\"", "edition"]);
    refused(&["sim", "gwt2", "-o", "edition=9"], 2, &["edition does not take \"9\""]);
    refused(&["sim", "gwt2", "-o", "edition=1"], 2, &["edition does not take \"1\"", "it takes 2"]);
    refused(&["sim", "gwt1", "-o", "edition"], 2, &["key=value"]);
    refused(&["sim", "gwt2", "--bot", "genius"], 2, &["there is no bot \"genius\"; there are: random"]);
    refused(&["arena", "gwt2", "genius", "easy"], 2, &["there is no bot \"genius\""]);
    refused(&["arena", "gwt2", "easy", "medium", "--games", "0"], 2, &["a match has at least one game"]);
    refused(&["arena", "gwt2", "easy", "medium", "hard", "-p", "2"], 2, &["3 bots don't fit at a table of 2"]);
    refused(&["arena", "gwt2", "expert", "--time", "0"], 2, &["--time is from 1 to 600000 milliseconds, not 0"]);
    refused(&["arena", "gwt2", "hard", "--evaluations", "0"], 2, &["--evaluations is from 1 to", "not 0"]);
    refused(&["arena", "gwt2", "hard", "--envy", "-1.5"], 2, &["--envy is from -1 to 1, not -1.5"]);
    refused(&["soak", "gwt2"], 2, &["unrecognized subcommand 'soak'"]);
    refused(&["play", "gwt2", "--language", "de"], 2, &["en, it, pt-BR and uk"]);
    refused(&["play", "gwt2", "--seat", "5"], 2, &["--seat 5: 4 play"]);
    refused(&["play"], 2, &["<GAME>"]);
}

#[test]
fn a_simulation_reports_its_figures() {
    let answer = cowcatcher(&["sim", "gwt2", "--players", "3", "--games", "3", "--seed", "9", "--json"]);
    assert_eq!(answer.code, 0, "{}", answer.err);
    assert_eq!(answer.out.lines().count(), 1);
    let figures: serde_json::Value = serde_json::from_str(&answer.out).unwrap();
    assert_eq!((&figures["game"], &figures["players"], &figures["games"]), (&"gwt2".into(), &3.into(), &3.into()));
    for key in ["actions", "seconds", "games_per_s", "actions_per_s", "mean_score"] {
        assert!(figures[key].is_number(), "{key}: {figures}");
    }
    // The same seed plays the same games.
    let again = cowcatcher(&["sim", "gwt2", "--players", "3", "--games", "3", "--seed", "9", "--json"]);
    let again: serde_json::Value = serde_json::from_str(&again.out).unwrap();
    assert_eq!((&figures["actions"], &figures["mean_score"]), (&again["actions"], &again["mean_score"]));
    let answer = cowcatcher(&["sim", "gwt1", "--games", "2"]);
    assert!(answer.code == 0 && answer.out.contains("mean score"), "{}{}", answer.out, answer.err);
}

#[test]
fn journals_are_verified_and_told() {
    let folder = folder("kept");
    for game in ["gwt1", "gwt2"] {
        kept(&folder, game);
    }
    let answer = cowcatcher(&["replay", "--verify", text(&folder)]);
    assert_eq!(answer.code, 0, "{}", answer.err);
    assert!(answer.out.ends_with("2 verified, 0 failed\n"), "{}", answer.out);
    let file = folder.join("gwt2-2p-01.journal");
    let whole = cowcatcher(&["replay", text(&file)]);
    assert_eq!(whole.code, 0, "{}", whole.err);
    assert!(whole.out.contains("total"), "{}", whole.out);
    let part = cowcatcher(&["replay", text(&file), "--to", "30", "--seat", "1"]);
    assert!(part.code == 0 && part.out.len() < whole.out.len());
    refused(&["replay", text(&file), "--to", "9999999"], 2, &["--to 9999999: steps in the journal: "]);
    refused(&["replay", text(&file), "--seat", "3"], 2, &["--seat 3: 2 play"]);
    refused(&["replay", "no-such.journal"], 2, &["no-such.journal: "]);
}

#[test]
fn broken_journals_are_refused_with_the_line() {
    let folder = folder("broken");
    let lines = kept(&folder, "gwt2");
    let file = folder.join("broken.journal");
    let verify = |lines: &[String]| {
        fs::write(&file, lines.join("\n") + "\n").unwrap();
        cowcatcher(&["replay", "--verify", text(&file)])
    };
    let change = |line: usize, with: &str| {
        let mut lines = lines.clone();
        lines[line - 1] = with.to_owned();
        verify(&lines)
    };
    let expect = |answer: Answer, parts: &[&str]| {
        assert_eq!(answer.code, 1, "{}", answer.err);
        assert_eq!(answer.err.lines().count(), 1, "{}", answer.err);
        for part in parts.iter().chain(&["broken.journal: line "]) {
            assert!(answer.err.contains(part), "{part:?} is not in {:?}", answer.err);
        }
    };
    assert_eq!(verify(&lines).code, 0);
    let first = lines.iter().position(String::is_empty).unwrap() + 2;
    let decision = 1 + lines.iter().position(|line| line.starts_with("1 ") || line.starts_with("2 ")).unwrap();
    let last = lines.len();
    expect(change(1, "hello"), &["line 1: not a journal"]);
    expect(change(2, "game chess"), &["line 2: there is no game \"chess\""]);
    expect(change(2, "game gwt1"), &["line 2: option edition does not take \"2\"", "it takes 1"]);
    expect(change(3, "revision 999"), &["line 3: rules revision 999 is not known"]);
    expect(change(4, "players 7"), &["line 4: ", "not 7"]);
    expect(change(5, "option colour=red"), &["line 5: no option \"colour\""]);
    expect(change(first, "* abracadabra"), &[&format!("line {first}: \"abracadabra\" is not")]);
    expect(change(first, "1 abracadabra"), &[&format!("line {first}: \"abracadabra\" is not")]);
    expect(change(first, "abracadabra"), &[&format!("line {first}: \"abracadabra\" is not a step")]);
    let (seat, action) = lines[decision - 1].split_once(' ').unwrap();
    expect(change(decision, &format!("3 {action}")), &[&format!("line {decision}: there is no seat 3")]);
    let other = if seat == "1" { "2" } else { "1" };
    expect(change(decision, &format!("{other} {action}")), &["is out of turn: seat"]);
    expect(change(first, &lines[decision - 1]), &["is out of turn: chance is to decide"]);
    expect(verify(&lines[..last / 2]), &["the journal is cut off"]);
    expect(verify(&lines[..last - 1]), &["the journal is cut off: there is no end line and the game is over"]);
    expect(change(last, "end 999 999 #0000000000000000"), &[&format!("line {last}: the totals [999, 999]")]);
    let totals = lines[last - 1].split_once('#').unwrap().0;
    expect(change(last, &format!("{totals}#0000000000000000")), &[&format!("line {last}: the digest")]);
    expect(verify(&[lines.clone(), vec![lines[decision - 1].clone()]].concat()), &["stands after the end"]);
    // Some other step of the game is surely not legal, or not possible, here.
    let elsewhere = |prefix: &str, at: usize, part: &str| {
        let mut tried = lines.iter().skip(at).filter(|line| line.starts_with(prefix) && **line != lines[at - 1]);
        let found = tried.by_ref().map(|line| change(at, line)).find(|answer| answer.err.contains(part));
        expect(found.expect("no such step"), &[part, "GWT-"]);
    };
    elsewhere(&format!("{seat} "), decision, "is not legal: ");
    elsewhere("* ", first, "is impossible: ");
    fs::write(&file, b"cowcatcher journal 1\ngame \xff\n").unwrap();
    expect(cowcatcher(&["replay", text(&file)]), &["line 2: not a text file"]);
    fs::write(&file, "x".repeat(5_000_000)).unwrap();
    expect(cowcatcher(&["replay", text(&file)]), &["line 1: not a journal"]);
}

// Put together from two halves, so that these tests do not count as citations.
const CLAUSE: &str = concat!("GWT-", "SETUP-01");
const HEAD: &str =
    concat!("id = \"x\"\ntitle = \"t\"\nclauses = [\"GWT-", "SETUP-01\"]\ngame = \"gwt2\"\nplayers = 2\n");

#[test]
fn scenarios_are_counted_and_their_errors_named() {
    let folder = folder("scenarios");
    let put = |name: &str, text: &str| fs::write(folder.join(name), text).unwrap();
    put("good.toml", &format!("{HEAD}[[when]]\nrefuse = \"abracadabra\"\nerror = \"is not\"\n"));
    let answer = cowcatcher(&["check", text(&folder)]);
    assert_eq!((answer.code, answer.out.as_str()), (0, "1 passed, 0 failed\n"), "{}", answer.err);
    let both = HEAD.replace("game = \"gwt2\"", "games = [\"gwt1\", \"gwt2\"]").replace("\"x\"", "\"both\"");
    put("good.toml", &format!("{both}[[when]]\nrefuse = \"abracadabra\"\nerror = \"is not\"\n"));
    assert_eq!(cowcatcher(&["check", text(&folder)]).out, "2 passed, 0 failed\n");
    let cases = [
        (format!("{HEAD}colour = 1\n"), "bad.toml:6: unknown key \"colour\""),
        (format!("{HEAD}[then]\nabracadabra = 1\n"), "bad.toml:7: abracadabra: "),
        (format!("{HEAD}[given]\nabracadabra = 1\n[then]\nto_act = \"1\"\n"), "bad.toml:7: abracadabra: "),
        (
            format!("{HEAD}[[when]]\nplay = \"abracadabra\"\n[then]\nto_act = \"1\"\n"),
            "bad.toml:7: \"abracadabra\" is not",
        ),
        (HEAD.replace("gwt2", "chess") + "[then]\nto_act = \"1\"\n", "bad.toml:4: there is no game \"chess\""),
        (
            HEAD.replace("SETUP-01", "SETUP-99") + "[then]\nto_act = \"1\"\n",
            "bad.toml:3: there is no clause GWT-SETUP-99",
        ),
        (HEAD.replace("players = 2", "players = 7") + "[then]\nto_act = \"1\"\n", "bad.toml:5: "),
        (HEAD.replace("\"x\"", "\"both\"") + "[then]\nto_act = \"1\"\n", "the id \"both\" is taken by "),
        ("id = \n".to_owned(), "bad.toml:1: "),
    ];
    for (scenario, part) in cases {
        // Read before the good one or after it, the two must not share an id.
        let name = if part.contains("taken") { "later-bad.toml" } else { "bad.toml" };
        put(name, &scenario);
        let answer = cowcatcher(&["check", text(&folder)]);
        assert_eq!(answer.code, 1, "{part}");
        assert!(answer.out.contains(part), "{part:?} is not in {:?}", answer.out);
        assert!(answer.out.ends_with("2 passed, 1 failed\n"), "{}", answer.out);
        fs::remove_file(folder.join(name)).unwrap();
    }
    refused(&["check", "no-such-folder"], 2, &["no-such-folder: "]);
    let empty = folder.join("empty");
    fs::create_dir(&empty).unwrap();
    refused(&["check", text(&empty)], 2, &["there is no *.toml or *.hex in this folder"]);
}

#[test]
fn rules_are_looked_up_and_searched() {
    let answer = cowcatcher(&["rules", "setup-1"]);
    assert_eq!(answer.code, 0);
    // One for each rule book that has a chapter of this name.
    let clauses: Vec<&str> = answer.out.lines().filter_map(|line| line.split(' ').next()).collect();
    assert!(clauses.contains(&CLAUSE) && clauses.iter().all(|clause| clause.ends_with("-SETUP-01")), "{}", answer.out);
    assert!(cowcatcher(&["rules", "GWT-SETUP"]).out.lines().count() > 20);
    assert!(cowcatcher(&["rules"]).out.contains("GWT-HIRE"));
    let answer = cowcatcher(&["rules", "--search", "FORESIGHT"]);
    assert!(answer.code == 0 && answer.out.contains("foresight"), "{}", answer.out);
    refused(&["rules", "GWT-SETUP-99"], 2, &["there is no clause “GWT-SETUP-99”"]);
    refused(&["rules", "--search", "abracadabra"], 1, &["no clause contains “abracadabra”"]);
    refused(&["rules", "x", "--uncovered"], 2, &["cannot be used with"]);
}

#[test]
fn clauses_that_nothing_cites_are_listed() {
    let root = folder("uncovered");
    refused(&["rules", "--uncovered", "--root", text(&root)], 2, &["there is no folder", "--root"]);
    fs::create_dir_all(root.join("tests/scenarios")).unwrap();
    fs::create_dir_all(root.join("crates/some/tests/deep")).unwrap();
    fs::write(root.join("tests/scenarios/a.toml"), format!("{HEAD}[then]\nto_act = \"1\"\n")).unwrap();
    fs::write(root.join("crates/some/tests/deep/b.rs"), format!("// {}: cited here\n", CLAUSE.replace("01", "02")))
        .unwrap();
    let answer = cowcatcher(&["rules", "--uncovered", "--root", text(&root)]);
    assert_eq!(answer.code, 1);
    let listed: Vec<&str> = answer.out.lines().filter_map(|line| line.split(' ').next()).collect();
    let open = |number: &str| listed.contains(&CLAUSE.replace("01", number).as_str());
    assert!(!open("01") && !open("02") && open("03"), "{listed:?}");
}

#[test]
fn bad_input_at_the_table_changes_nothing() {
    let folder = folder("table");
    let file = folder.join("game.journal");
    let save = format!("save {}\n", text(&file));
    let args = ["play", "gwt2", "--players", "2", "--seed", "3"];
    let start = typed(&args, &save);
    assert_eq!(start.code, 0, "{}", start.err);
    let before = fs::read_to_string(&file).unwrap();
    let nonsense = "\n   \n0\n9999\n99999999999999999999999\nabracadabra\nwhy\nwhy abracadabra\nrules\nrules nothing\nundo\nsave\n\
                    help\nlog\nscore\nboard\nlist\n\u{fffd}\u{1F404}\n";
    let answer = typed(&args, &format!("{nonsense}{save}quit\n"));
    assert_eq!(answer.code, 0, "{}", answer.err);
    assert_eq!(fs::read_to_string(&file).unwrap(), before);
    for part in ["There is no such choice", "“abracadabra” isn’t an action", "Nothing to undo", "Goodbye."] {
        assert!(answer.out.contains(part), "{part:?} is not in {}", answer.out);
    }
    // A file that is no journal is not overwritten.
    let other = folder.join("notes.txt");
    fs::write(&other, "mine").unwrap();
    typed(&args, &format!("save {}\n", text(&other)));
    assert_eq!(fs::read_to_string(&other).unwrap(), "mine");
}

#[test]
fn a_hint_at_the_table_says_what_to_play_and_changes_nothing() {
    let file = folder("hint").join("game.journal");
    let save = format!("save {}\n", text(&file));
    let args = ["play", "gwt2", "--players", "2", "--seed", "3"];
    typed(&args, &save);
    let before = fs::read_to_string(&file).unwrap();
    for (language, said) in
        [("en", "% to win"), ("it", "% di vittoria"), ("pt", "% de vitória"), ("uk", "% на перемогу")]
    {
        let answer = typed(&[&args[..], &["--language", language]].concat(), &format!("hint\n{save}quit\n"));
        assert_eq!(answer.code, 0, "{}", answer.err);
        assert!(answer.out.matches(said).count() >= 2, "{language}: {}", answer.out);
        assert_eq!(fs::read_to_string(&file).unwrap(), before);
    }
}

#[test]
fn a_game_at_the_table_is_played_saved_and_resumed() {
    let folder = folder("resumed");
    let file = folder.join("game.journal");
    let save = format!("save {}\n", text(&file));
    let answer = typed(&["play", "gwt1", "--players", "2", "--seed", "3"], &format!("1\n1\n1\n{save}"));
    assert_eq!(answer.code, 0, "{}", answer.err);
    let steps = |text: &str| text.lines().count();
    let before = fs::read_to_string(&file).unwrap();
    let answer = typed(&["play", "--load", text(&file)], &format!("1\n{save}"));
    assert_eq!(answer.code, 0, "{}", answer.err);
    let after = fs::read_to_string(&file).unwrap();
    assert!(steps(&after) > steps(&before) && after.starts_with(&before));
    refused(&["play", "gwt2", "--load", text(&file)], 2, &["holds a game of gwt1, not of gwt2"]);
    refused(&["play", "--load", text(&file), "--players", "3"], 2, &["cannot be used with"]);
    fs::write(&file, after.replace("players 2", "players 9")).unwrap();
    refused(&["play", "--load", text(&file)], 1, &["game.journal: line 4: "]);
    // To the end, always the first choice.
    let answer = typed(&["play", "gwt2", "--players", "2", "--seed", "4"], &"1\n".repeat(20_000));
    assert_eq!(answer.code, 0, "{}", answer.err);
}

#[test]
fn the_terminal_speaks_every_language() {
    for (language, hello, goodbye) in
        [("it", "giocatori", "Arrivederci."), ("pt", "jogadores", "Até logo."), ("uk", "гравців", "До побачення.")]
    {
        let answer = typed(&["play", "steam", "--players", "3", "--language", language], "help\nboard\nquit\n");
        assert_eq!(answer.code, 0, "{}", answer.err);
        assert!(answer.out.contains(hello) && answer.out.contains(goodbye), "{language}: {}", answer.out);
    }
    let mut command = Command::cargo_bin("cowcatcher").unwrap();
    let output = command
        .args(["play", "mombasa", "--players", "2"])
        .env("LC_ALL", "it_IT.UTF-8")
        .write_stdin("")
        .output()
        .unwrap();
    assert!(String::from_utf8(output.stdout).unwrap().contains("Arrivederci."));
}

#[test]
fn a_finished_game_is_analysed_and_anything_else_refused() {
    let folder = folder("analyse");
    let lines = kept(&folder, "mombasa");
    let path = folder.join("mombasa-2p-01.journal");
    let answer = cowcatcher(&["analyse", text(&path), "--evaluations", "40", "--json"]);
    assert_eq!(answer.code, 0, "{}", answer.err);
    let said: serde_json::Value = serde_json::from_str(&answer.out).unwrap();
    assert_eq!((&said["game"], &said["players"], &said["evaluations"]), (&"mombasa".into(), &2.into(), &40.into()));
    let outlook = said["outlook"].as_array().unwrap();
    let last = &outlook[outlook.len() - 1];
    let steps =
        lines.iter().skip_while(|line| !line.is_empty()).skip(1).filter(|line| !line.starts_with("end ")).count();
    assert_eq!(last["step"], steps);
    // What the last line of the journal says is what is expected at the end.
    let end = lines.iter().find(|line| line.starts_with("end ")).unwrap();
    let totals: Vec<f64> = end.split(' ').skip(1).map_while(|total| total.parse().ok()).collect();
    assert_eq!(last["points"], serde_json::json!(totals));
    let said = cowcatcher(&["analyse", text(&path), "--evaluations", "40", "--language", "it"]);
    assert!(said.code == 0 && said.out.contains("Probabilità di vittoria"), "{}{}", said.out, said.err);

    refused(&["analyse", text(&path), "--evaluations", "0"], 2, &["--evaluations", "1 to"]);
    refused(&["analyse", text(&path), "--evaluations", "99999999999"], 2, &["--evaluations", "1 to"]);
    refused(&["analyse", text(&folder.join("none"))], 2, &["none"]);
    let running = folder.join("running.journal");
    fs::write(&running, lines[..lines.len() - 40].join("\n") + "\n").unwrap();
    refused(&["analyse", text(&running)], 1, &["running.journal", "only a finished game"]);
    fs::write(&running, "not a journal").unwrap();
    refused(&["analyse", text(&running)], 1, &["running.journal"]);
}
