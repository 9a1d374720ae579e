//! What is shown to the person, and what the person types.

use super::Session;
use crate::replay::score_sheet;
use crate::stop::Stop;
use crate::{files, rules};
use cowcatcher_engine::journal::FIRST_LINE;
use cowcatcher_engine::{Choices, Refusal, ToAct, Words};
use std::io::{BufRead, Write};
use std::path::Path;

const HELP: &str = "\
  <number>        play that choice
  <notation>      play that action, as it is written in brackets
  list            show the choices again
  undo            take the last step back, as long as nobody learned anything by it
  board           show the board
  log             show what happened so far
  score           show your score so far
  why ACTION      why may I not?
  rules CLAUSE    look up a clause, such as GWT-HIRE-02
  save FILE       save the game; play --load FILE goes on with it
  quit            stop playing";

/// What became of one line that the person typed.
enum Answer {
    /// The position changed.
    Moved,
    /// It did not.
    Stayed,
    /// The person leaves.
    Left,
}

impl<G: Words, R: BufRead, W: Write> Session<'_, G, R, W> {
    /// Asks until the position changes. `false`: the person leaves.
    pub(super) fn prompt(&mut self) -> Result<bool, Stop> {
        let over = self.game.to_act() == ToAct::Over;
        if over {
            self.show_end()?;
        } else if !self.my_turn {
            writeln!(self.out, "\n{}", self.game.board(Some(self.me)).trim_end())?;
        }
        let mut choices = Choices::new();
        self.game.legal(self.me, &mut choices);
        self.show_choices(&choices)?;
        loop {
            write!(self.out, "> ")?;
            self.out.flush()?;
            let mut line = Vec::new();
            if self.input.read_until(b'\n', &mut line)? == 0 {
                writeln!(self.out, "\nGoodbye.")?;
                return Ok(false);
            }
            match self.answer(String::from_utf8_lossy(&line).trim(), &choices)? {
                Answer::Moved => return Ok(true),
                Answer::Stayed => {}
                Answer::Left => {
                    writeln!(self.out, "Goodbye.")?;
                    return Ok(false);
                }
            }
        }
    }

    fn show_end(&mut self) -> Result<(), Stop> {
        writeln!(self.out, "\n{}\n\nThe game is over.", self.game.board(Some(self.me)).trim_end())?;
        score_sheet(&self.game.standings(), None, self.out)?;
        writeln!(self.out, "save FILE keeps the game, log tells it again, quit leaves.")?;
        Ok(())
    }

    fn show_choices(&mut self, choices: &Choices<G::Action>) -> Result<(), Stop> {
        if choices.is_empty() {
            return Ok(());
        }
        writeln!(self.out, "\n{}", self.game.question().map_or("", cowcatcher_engine::Named::name))?;
        for (number, action) in (1..).zip(choices) {
            writeln!(self.out, "{number:>4}  {}  [{action}]", self.game.describe(*action))?;
        }
        Ok(())
    }

    fn answer(&mut self, line: &str, choices: &Choices<G::Action>) -> Result<Answer, Stop> {
        let (word, rest) = line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match word {
            "" => writeln!(self.out, "type the number of a choice, or help")?,
            "help" | "?" => writeln!(self.out, "{HELP}")?,
            "quit" | "exit" => return Ok(Answer::Left),
            "list" => self.show_choices(choices)?,
            "board" => writeln!(self.out, "{}", self.game.board(Some(self.me)).trim_end())?,
            "log" => {
                for line in &self.log {
                    writeln!(self.out, "  {line}")?;
                }
            }
            "score" => {
                // What the others hold in hand is theirs to know until the end.
                let only = if self.game.to_act() == ToAct::Over { None } else { Some(self.me) };
                score_sheet(&self.game.standings(), only, self.out)?;
            }
            "undo" => {
                if self.undo()? {
                    return Ok(Answer::Moved);
                }
            }
            "why" => self.why(rest)?,
            "rules" => self.rules(rest)?,
            "save" => self.save(rest)?,
            _ => return self.choose(line, choices),
        }
        Ok(Answer::Stayed)
    }

    /// A number or an action in notation.
    fn choose(&mut self, line: &str, choices: &Choices<G::Action>) -> Result<Answer, Stop> {
        if line.bytes().all(|byte| byte.is_ascii_digit()) {
            let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            if let Some(&action) = number.and_then(|number| choices.get(number)) {
                self.play(action)?;
                return Ok(Answer::Moved);
            }
            match choices.len() {
                0 => writeln!(self.out, "there is nothing to choose")?,
                most => writeln!(self.out, "there is no such choice; there are 1 to {most}")?,
            }
            return Ok(Answer::Stayed);
        }
        match line.parse::<G::Action>() {
            Err(error) => writeln!(self.out, "{error}; help lists what can be typed")?,
            Ok(action) => match self.game.check(self.me, action) {
                Ok(()) => {
                    self.play(action)?;
                    return Ok(Answer::Moved);
                }
                Err(refusal) => self.explain(&refusal)?,
            },
        }
        Ok(Answer::Stayed)
    }

    fn why(&mut self, text: &str) -> Result<(), Stop> {
        match text.parse::<G::Action>() {
            Err(error) => writeln!(self.out, "{error}; the notation stands in brackets behind each choice")?,
            Ok(action) => match self.game.check(self.me, action) {
                Ok(()) => writeln!(self.out, "you may: {}", self.game.describe(action))?,
                Err(refusal) => self.explain(&refusal)?,
            },
        }
        Ok(())
    }

    fn explain(&mut self, refusal: &Refusal) -> Result<(), Stop> {
        writeln!(self.out, "{refusal}")?;
        if let Some(clause) = rules::find(refusal.clause) {
            writeln!(self.out, "  {clause}")?;
        }
        Ok(())
    }

    fn rules(&mut self, asked: &str) -> Result<(), Stop> {
        let clauses = rules::all();
        let found = rules::look_up(&clauses, asked);
        if found.is_empty() {
            writeln!(self.out, "there is no such clause; a clause is named like GWT-HIRE-02, or hire-2")?;
        }
        for clause in found {
            writeln!(self.out, "{clause}")?;
        }
        Ok(())
    }

    fn save(&mut self, file: &str) -> Result<(), Stop> {
        if file.is_empty() {
            writeln!(self.out, "save where? save FILE")?;
            return Ok(());
        }
        let path = Path::new(file);
        // Another saved game may be replaced; some other file was surely not meant.
        if path.exists() && !files::read(path).is_ok_and(|bytes| bytes.starts_with(FIRST_LINE.as_bytes())) {
            writeln!(self.out, "{file} exists and is not a journal; choose another name")?;
            return Ok(());
        }
        self.journal.end = None;
        if self.game.to_act() == ToAct::Over {
            self.journal.finish(&self.game);
        }
        match files::write(path, &self.journal.to_string()) {
            Ok(()) => writeln!(self.out, "saved as {file}")?,
            Err(stop) => writeln!(self.out, "not saved: {}", stop.message().unwrap_or_default())?,
        }
        Ok(())
    }
}
