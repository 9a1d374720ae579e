//! What is shown to the person, and what the person types.

use super::Table;
use crate::stop::Stop;
use crate::terminal::score_sheet;
use crate::{files, rules};
use cowcatcher_engine::ToAct;
use cowcatcher_engine::journal::FIRST_LINE;
use cowcatcher_session::{Choice, SessionError};
use cowcatcher_words::{Value, bots};
use std::io::{BufRead, Write};
use std::path::Path;

/// What can be typed besides a number or a notation, each with a message `terminal-help-…`.
const COMMANDS: [&str; 10] =
    ["list", "hint", "undo", "board", "log", "score", "why ACTION", "rules CLAUSE", "save FILE", "quit"];

/// What became of one line that the person typed.
enum Answer {
    /// The position changed.
    Moved,
    /// It did not.
    Stayed,
    /// The person leaves.
    Left,
}

impl<R: BufRead, W: Write> Table<'_, R, W> {
    /// Who plays what.
    pub(super) fn greet(&mut self) -> Result<(), Stop> {
        let (title, name) = (self.playing.title(), self.playing.name().to_owned());
        writeln!(
            self.out,
            "{}",
            self.locale.text_with(
                "terminal-greeting",
                &[
                    ("title", title.into()),
                    ("name", name.into()),
                    ("players", self.playing.seats().into()),
                    ("seat", (self.me.0 + 1).into()),
                ],
            )
        )?;
        self.opponents()?;
        self.say("terminal-invitation", &[])
    }

    /// Who sits at the other seats.
    fn opponents(&mut self) -> Result<(), Stop> {
        let others = (0..self.names.len()).filter(|&place| place != self.me.index());
        let others: Vec<String> = others.map(|place| format!("{} ({})", self.names[place], place + 1)).collect();
        if others.is_empty() {
            return Ok(());
        }
        self.say("terminal-opponents", &[("names", others.join(", ").into())])?;
        Ok(writeln!(self.out, "{}", bots::about(self.locale, &self.bot))?)
    }

    fn say(&mut self, id: &str, args: &[(&str, Value<'_>)]) -> Result<(), Stop> {
        Ok(writeln!(self.out, "{}", self.locale.text_with(id, args))?)
    }

    /// Asks until the position changes. `false`: the person leaves.
    pub(super) fn prompt(&mut self) -> Result<bool, Stop> {
        let over = self.playing.to_act() == ToAct::Over;
        if over || !self.my_turn {
            writeln!(self.out)?;
            self.show_board()?;
        }
        if over {
            writeln!(self.out)?;
            self.say("terminal-over", &[])?;
            score_sheet(&*self.playing, Some(self.me), None, self.locale, self.out)?;
            self.say("terminal-over-help", &[])?;
        }
        let choices = self.playing.choices(self.me, self.reader());
        self.show_choices(&choices)?;
        loop {
            write!(self.out, "> ")?;
            self.out.flush()?;
            let mut line = Vec::new();
            if self.input.read_until(b'\n', &mut line)? == 0 {
                writeln!(self.out)?;
                self.say("terminal-goodbye", &[])?;
                return Ok(false);
            }
            match self.answer(String::from_utf8_lossy(&line).trim(), &choices)? {
                Answer::Moved => return Ok(true),
                Answer::Stayed => {}
                Answer::Left => {
                    self.say("terminal-goodbye", &[])?;
                    return Ok(false);
                }
            }
        }
    }

    fn show_board(&mut self) -> Result<(), Stop> {
        let board = self.playing.board(Some(self.me), self.reader());
        Ok(writeln!(self.out, "{}", board.trim_end())?)
    }

    fn show_choices(&mut self, choices: &[Choice]) -> Result<(), Stop> {
        let Some(asked) = self.playing.question(Some(self.me), self.reader()).filter(|_| !choices.is_empty()) else {
            return Ok(());
        };
        writeln!(self.out, "\n{}", asked.words)?;
        for (number, choice) in (1..).zip(choices) {
            writeln!(self.out, "{number:>4}  {}  [{}]", choice.words, choice.action)?;
        }
        Ok(())
    }

    fn answer(&mut self, line: &str, choices: &[Choice]) -> Result<Answer, Stop> {
        let (word, rest) = line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match word {
            "" => self.say("terminal-invitation", &[])?,
            "help" | "?" => self.help()?,
            "quit" | "exit" => return Ok(Answer::Left),
            "list" => self.show_choices(choices)?,
            "board" => self.show_board()?,
            "log" => self.tell(0)?,
            "score" => {
                // What the others hold in hand is theirs to know until the end.
                let only = if self.playing.to_act() == ToAct::Over { None } else { Some(self.me) };
                score_sheet(&*self.playing, Some(self.me), only, self.locale, self.out)?;
            }
            "hint" => self.hint(choices)?,
            "undo" => {
                if self.undo()? {
                    return Ok(Answer::Moved);
                }
            }
            "why" => self.why(rest, choices)?,
            "rules" => self.rules(rest)?,
            "save" => self.save(rest)?,
            _ => return self.choose(line, choices),
        }
        Ok(Answer::Stayed)
    }

    fn help(&mut self) -> Result<(), Stop> {
        let [number, notation] = ["number", "notation"].map(|kind| {
            let shown = format!("<{}>", self.locale.text(&format!("terminal-{kind}")));
            (shown, self.locale.text(&format!("terminal-help-{kind}")))
        });
        let word = |typed: &str| typed.split(' ').next().unwrap_or_default().to_owned();
        let others =
            COMMANDS.map(|typed| (typed.to_owned(), self.locale.text(&format!("terminal-help-{}", word(typed)))));
        for (typed, about) in [number, notation].into_iter().chain(others) {
            writeln!(self.out, "  {typed:<15} {about}")?;
        }
        Ok(())
    }

    /// A number or an action in notation.
    fn choose(&mut self, line: &str, choices: &[Choice]) -> Result<Answer, Stop> {
        if line.bytes().all(|byte| byte.is_ascii_digit()) {
            let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            if let Some(choice) = number.and_then(|number| choices.get(number)) {
                return self.play_own(&choice.action);
            }
            match choices.len() {
                0 => self.say("terminal-no-choice", &[])?,
                most => self.say("terminal-no-such-choice", &[("most", most.into())])?,
            }
            return Ok(Answer::Stayed);
        }
        match self.playing.check(self.me, line) {
            Ok(()) => self.play_own(line),
            Err(error) => {
                self.explain(&error)?;
                Ok(Answer::Stayed)
            }
        }
    }

    fn play_own(&mut self, action: &str) -> Result<Answer, Stop> {
        self.my_turn = true;
        self.play(self.me, action)?;
        Ok(Answer::Moved)
    }

    fn why(&mut self, text: &str, choices: &[Choice]) -> Result<(), Stop> {
        match self.playing.check(self.me, text) {
            Err(error) => self.explain(&error),
            Ok(()) => {
                let words = choices.iter().find(|choice| choice.action == text).map(|choice| choice.words.clone());
                self.say("terminal-you-may", &[("action", words.unwrap_or_default().into())])
            }
        }
    }

    /// Why not: the clause with its figures in words, and the text of the clause.
    fn explain(&mut self, error: &SessionError) -> Result<(), Stop> {
        let SessionError::Refused(refusal) = error else {
            writeln!(self.out, "{}", error.told(self.locale))?;
            return self.say("terminal-notation-help", &[]);
        };
        let words = self.playing.refusal(Some(self.me), refusal, self.reader());
        writeln!(self.out, "{}: {words}", refusal.clause)?;
        if let Some(clause) = rules::find(self.locale, refusal.clause) {
            writeln!(self.out, "  {clause}")?;
        }
        Ok(())
    }

    fn rules(&mut self, asked: &str) -> Result<(), Stop> {
        let clauses = rules::all(self.locale);
        let found = rules::look_up(&clauses, asked);
        if found.is_empty() {
            self.say("terminal-no-clause", &[])?;
        }
        for clause in found {
            writeln!(self.out, "{clause}")?;
        }
        Ok(())
    }

    fn save(&mut self, file: &str) -> Result<(), Stop> {
        if file.is_empty() {
            return self.say("terminal-save-where", &[]);
        }
        let path = Path::new(file);
        // Another saved game may be replaced; some other file was surely not meant.
        if path.exists() && !files::read(path).is_ok_and(|bytes| bytes.starts_with(FIRST_LINE.as_bytes())) {
            return self.say("terminal-not-a-journal", &[("file", file.into())]);
        }
        match files::write(path, &self.playing.journal()) {
            Ok(()) => self.say("terminal-saved", &[("file", file.into())]),
            Err(stop) => self.say("terminal-not-saved", &[("why", stop.message().unwrap_or_default().into())]),
        }
    }
}
