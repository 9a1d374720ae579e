use super::*;
use crate::games::Games;

#[test]
fn every_lesson_can_be_played_and_is_said_in_every_language() {
    for (game, text) in TEXTS {
        let lesson = Lesson::read(text).unwrap_or_else(|error| panic!("lessons/{game}.toml: {error}"));
        assert_eq!(lesson.game, *game, "the file is named after its game");
        lesson.check(&Games::catalogue()).unwrap_or_else(|error| panic!("lessons/{game}.toml: {error}"));
        assert_eq!(super::lesson(game), Some(&lesson));
    }
}

/// The lesson of a game with something exchanged in its file.
fn spoilt(what: &str, by: &str) -> String {
    let (game, text) = TEXTS.iter().find(|(_, text)| text.contains(what)).expect("something to spoil");
    let spoilt = text.replacen(what, by, 1);
    let read = Lesson::read(&spoilt).and_then(|lesson| lesson.check(&Games::catalogue()));
    read.expect_err(game).to_string()
}

#[test]
fn what_is_wrong_is_told_with_its_step() {
    assert!(
        spoilt("say = \"welcome\"", "say = \"farewell\"")
            .starts_with("step 1 (lesson-gwt1-farewell): there is no text")
    );
    assert!(spoilt("play = \"", "play = \"fly home;").contains("fly home"));
    assert!(spoilt("play = \"", "play = \"fly home;").starts_with("step "));
    assert!(spoilt("show = \"", "show = \"moon ").contains("none of part, piece"));
    assert!(spoilt("players = 2", "players = 20").contains("20"));
    assert!(spoilt("[[step]]", "[[step]]\nsay = \"welcome\"\n[[step]]\nplays = 2").contains("plays"));
    let many = format!("[[step]]\nsay = \"welcome\"\n{}[[step]]", "[[step]]\nsay = \"welcome\"\n".repeat(20));
    assert!(spoilt("[[step]]", &many).contains("a lesson has 15 to 25"));
}

#[test]
fn figures_are_found() {
    let lesson = lesson("gwt2").expect("a lesson");
    let read = lesson.steps.iter().filter(|step| step.is_read()).count();
    assert!(read > 2 && lesson.steps.len() - read > 5, "it is read and played");
    assert_eq!(lesson.step_at(lesson.beginning, 0), 0);
    assert!(lesson.is_followed_by(lesson.first_lines()));
    assert!(!lesson.is_followed_by(&lesson.first_lines()[1..]));
}
