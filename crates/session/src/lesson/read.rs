//! A lesson from its file.

use super::{Lesson, LessonError, LessonStep, Show};
use cowcatcher_engine::Seat;
use serde::Deserialize;
use std::collections::BTreeMap;

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    game: String,
    players: usize,
    #[serde(default = "first")]
    pupil: u8,
    #[serde(default)]
    options: BTreeMap<String, String>,
    beginning: String,
    step: Vec<WrittenStep>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenStep {
    say: String,
    show: Option<String>,
    #[serde(default)]
    play: String,
    #[serde(default)]
    then: String,
}

/// Who is taught unless the file says otherwise.
fn first() -> u8 {
    1
}

impl Lesson {
    /// Is a file meant to be a lesson? Other files with this ending have no beginning.
    pub fn is_meant(text: &str) -> bool {
        text.lines().any(|line| line.starts_with("beginning"))
    }

    /// Reads a lesson. Whether it can be played says [`check`](Self::check).
    ///
    /// # Errors
    /// If it is not written like one.
    pub fn read(text: &str) -> Result<Lesson, LessonError> {
        let wrong = |message: String| LessonError { step: None, message };
        let written: Written = toml::from_str(text).map_err(|error| wrong(error.to_string()))?;
        let pupil =
            written.pupil.checked_sub(1).and_then(Seat::new).ok_or_else(|| wrong("who is the pupil?".into()))?;
        let mut lines = lines_of(&written.beginning);
        let beginning = lines.len();
        let mut steps = Vec::new();
        for (number, step) in (1..).zip(written.step) {
            let wrong = |message: String| LessonError { step: Some((number, step.say.clone())), message };
            let play: Vec<String> =
                step.play.split(';').map(str::trim).filter(|it| !it.is_empty()).map(str::to_owned).collect();
            if play.is_empty() && !step.then.trim().is_empty() {
                return Err(wrong("what follows needs something that is played".to_owned()));
            }
            let shown = step.show.as_deref().map(str::parse).transpose().map_err(wrong)?;
            let own = (!play.is_empty()).then(|| Show::Action(play.join(";")));
            let (text, show, from) = (format!("lesson-{}-{}", written.game, step.say), shown.or(own), lines.len());
            lines.extend(play.iter().map(|action| format!("{pupil} {action}")));
            lines.extend(lines_of(&step.then));
            steps.push(LessonStep { text, show, play, from });
        }
        let options = written.options.into_iter().collect();
        Ok(Lesson { game: written.game, players: written.players, pupil, options, steps, beginning, lines })
    }
}

/// Lines of a journal; empty ones and those after `#` are for whoever reads the file.
fn lines_of(text: &str) -> Vec<String> {
    text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')).map(str::to_owned).collect()
}
