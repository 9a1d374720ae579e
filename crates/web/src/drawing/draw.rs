//! A table as pieces of a page, whatever game it plays.

use super::bar::bar;
use super::goals::notation;
use super::trips::{Trips, trips};
use super::{Drawing, Drawn, Look, Picture, Player, Refused, Scene, Sheet, Told, decides};
use crate::words::Speech;
use cowcatcher_engine::{Occurrence as _, Question as _, Reason, Seat};
use cowcatcher_session::{Session, Sight, goals};
use cowcatcher_table::{Playing as _, TableState};
use maud::{Markup, html};
use std::ops::Range;

/// So many steps the log goes back.
const LOGGED: usize = 80;
/// So many reasons why something can't be done are given.
const EXPLAINED: usize = 30;
/// So many things are named that can't be done for the same reason.
const LONGEST_LIST: usize = 8;

impl<G: Picture> Drawn for Session<G> {
    fn draw(&self, state: &TableState, look: &Look) -> Option<Drawing> {
        let step = look.step.map_or(self.step(), |step| step as usize);
        let sight = self.sight(look.seat, step)?;
        // Figures are for the actions of whoever decides.
        let imagined = sight.imagined().filter(|imagined| decides(state, look, imagined.seat()));
        let legal = imagined.map(|imagined| imagined.choices()).unwrap_or_default();
        let names = state.names(look.locale);
        let words = Speech::<G> { locale: look.locale, view: sight.view(), names: &names };
        let goals = imagined.map(goals).unwrap_or_default();
        let scene = Scene { view: sight.view(), legal: &legal, words, imagined, goals: &goals, seat: look.seat };
        let player = |seat: Seat| Player { seat, line: scene.player_line(seat), board: scene.player_board(seat) };
        let places = (sight.seats() + sight.rivals()) as u8;
        let first = look.seat.map_or(0, |seat| seat.0 + 1);
        let round = (0..places).map(|n| Seat((first + n) % places));
        let bar = bar(&scene);
        Some(Drawing {
            board: scene.board(),
            hand: scene.hand(),
            own: look.seat.map(player),
            others: round.filter(|&seat| Some(seat) != look.seat).map(player).collect(),
            question: asked(&sight, words),
            last_turns: G::last_turns(sight.view()),
            reveals: bar
                .offers()
                .filter(|offer| offer.reveals)
                .map(|offer| offer.action.clone())
                .chain(goals.iter().filter(|goal| goal.reveals).map(notation))
                .collect(),
            bar,
            log: told(self, look, &names, step.saturating_sub(LOGGED)..step),
            since: look.seat.map(|seat| told(self, look, &names, self.since(seat, step))).unwrap_or_default(),
            sheet: sheet(&sight, words),
        })
    }

    fn preview(&self, state: &TableState, look: &Look, action: &str) -> Option<Markup> {
        let seat = look.seat.filter(|&seat| decides(state, look, seat))?;
        let line: Vec<G::Action> = action.split(';').map(str::parse).collect::<Result<_, _>>().ok()?;
        let view = Session::preview(self, seat, &line)?;
        let names = state.names(look.locale);
        let words = Speech::<G> { locale: look.locale, view: &view, names: &names };
        let scene = Scene { view: &view, legal: &[], words, imagined: None, goals: &[], seat: look.seat };
        Some(html! { (scene.board()) (scene.player_line(seat)) })
    }

    fn trips(&self, state: &TableState, look: &Look, since: usize) -> Trips {
        trips(self, look, &state.names(look.locale), since..self.step())
    }

    fn refused(&self, look: &Look) -> Vec<Refused> {
        let Some(seat) = look.seat else { return Vec::new() };
        let Some(sight) = self.sight(look.seat, self.step()) else { return Vec::new() };
        let view = sight.view();
        let words = Speech::<G> { locale: look.locale, view, names: &[] };
        let mut found: Vec<Refused> = Vec::new();
        for action in G::universe().into_iter().filter(|&action| G::wonders(view, action)) {
            let Err(refusal) = self.check(seat, action) else { continue };
            // What is not even asked would drown what is too dear.
            if !matches!(refusal.reason, Reason::Costs { .. } | Reason::Needs { .. }) {
                continue;
            }
            let (name, reason) = (G::label(&words, action), words.refusal(&refusal));
            match found.iter_mut().find(|one| one.clause == refusal.clause && one.reason == reason) {
                Some(one) if one.words.contains(&name) => {}
                Some(one) if one.words.len() < LONGEST_LIST => one.words.push(name),
                Some(_) => {}
                None => found.push(Refused { words: vec![name], reason, clause: refusal.clause }),
            }
            if found.len() == EXPLAINED {
                break;
            }
        }
        found
    }
}

/// The question now asked and the clause behind it.
fn asked<G: Picture>(sight: &Sight<G>, words: Speech<'_, G>) -> Option<(String, &'static str)> {
    sight.question().map(|question| (words.question(question), question.clause()))
}

/// What the viewer heard of some steps.
fn told<G: Picture>(session: &Session<G>, look: &Look, names: &[String], steps: Range<usize>) -> Vec<Told> {
    let mut told: Vec<Told> = Vec::new();
    for heard in session.told(look.seat, steps) {
        let words = Speech::<G> { locale: look.locale, view: &heard.view, names };
        for event in &heard.events {
            let opens = event.opens();
            let by = opens.or(heard.by).or_else(|| told.last().and_then(|last| last.by));
            told.push(Told {
                step: heard.step as u32,
                by,
                text: G::tell(&words, event),
                clause: event.clause(),
                opens: opens.is_some(),
                kind: event.name(),
                pays: by.is_some_and(|by| event.transfer(by).is_some()),
            });
        }
    }
    told
}

fn sheet<G: Picture>(sight: &Sight<G>, words: Speech<'_, G>) -> Option<Sheet> {
    let standings = sight.standings()?;
    let total = |(seat, points): (Seat, i32)| match standings.out.contains(seat) {
        true => words.say("score-out", &[]),
        false => points.to_string(),
    };
    Some(Sheet {
        categories: (0..standings.categories.len()).map(|index| G::category(&words, index)).collect(),
        totals: (0..).map(Seat).zip(standings.totals()).map(total).collect(),
        ranks: standings.ranks(),
        points: standings.points.iter().map(|row| row.to_vec()).collect(),
    })
}
