//! A table as pieces of a page, whatever game it plays.

use super::{Drawing, Drawn, Look, Offer, Picture, Player, Refused, Scene, Sheet, Told, Wording, decides, names};
use cowcatcher_engine::journal::Step;
use cowcatcher_engine::{Reason, Refusal, Seat, Silent};
use cowcatcher_table::{Session, TableState};
use maud::{Markup, html};
use std::mem::discriminant;

/// So many steps the log goes back.
const LOGGED: usize = 80;
/// So many reasons why something can't be done are given.
const EXPLAINED: usize = 30;
/// So many things are named that can't be done for the same reason.
const LONGEST_LIST: usize = 8;

impl<G: Picture> Drawn for Session<G> {
    fn draw(&self, state: &TableState, look: &Look) -> Option<Drawing> {
        let now = self.steps().len();
        let step = look.step.map_or(now, |step| step as usize);
        let game = self.game_at(step)?;
        let view = game.view(look.seat);
        let decider = look.seat.filter(|&seat| decides(state, look, seat));
        let legal = decider.map(|seat| self.choices(seat)).unwrap_or_default();
        let names = names(state, look.locale);
        // The position serves the figures of the viewer's own actions and nothing else.
        let figures = decider.map(|_| &game);
        let words = G::Words::new(&view, look.locale, &names);
        let scene = Scene::<G> { view: &view, legal: &legal, words, game: figures, seat: look.seat };
        let placed = scene.placed();
        let player = |seat: Seat| Player { seat, line: scene.player_line(seat), board: scene.player_board(seat) };
        let seats = game.seats() as u8;
        let first = look.seat.map_or(0, |seat| seat.0 + 1);
        let round = (0..seats).map(|n| Seat((first + n) % seats));
        let offer = |&action: &G::Action| Offer {
            action: action.to_string(),
            label: words.action_short(action),
            words: words.action(&game, action),
            ends: G::ends(action),
        };
        Some(Drawing {
            board: scene.board(),
            hand: scene.hand(),
            own: look.seat.map(player),
            others: round.filter(|&seat| Some(seat) != look.seat).map(player).collect(),
            question: asked::<G>(&view, words),
            last_turns: G::last_turns(&view),
            bar: legal.iter().filter(|action| !placed.contains(action)).map(offer).collect(),
            unused: unused(&scene),
            reveals: decider
                .map(|seat| legal.iter().filter(|&&it| self.reveals(seat, it)).map(ToString::to_string).collect())
                .unwrap_or_default(),
            log: told(self, look, &names, step.saturating_sub(LOGGED), step),
            since: look.seat.map(|seat| since(self, look, &names, seat, step)).unwrap_or_default(),
            sheet: sheet(self, look, step, words),
        })
    }

    fn preview(&self, state: &TableState, look: &Look, action: &str) -> Option<Markup> {
        let seat = look.seat.filter(|&seat| decides(state, look, seat))?;
        let action: G::Action = action.parse().ok()?;
        if self.game().check(seat, action).is_err() || self.reveals(seat, action) {
            return None;
        }
        let mut game = self.game().clone();
        game.play(seat, action, &mut Silent);
        let view = game.view(look.seat);
        let names = names(state, look.locale);
        let words = G::Words::new(&view, look.locale, &names);
        let scene = Scene::<G> { view: &view, legal: &[], words, game: None, seat: look.seat };
        Some(html! { (scene.board()) (scene.player_line(seat)) })
    }

    fn question(&self, look: &Look) -> Option<(String, &'static str)> {
        let view = self.game().view(look.seat);
        asked::<G>(&view, G::Words::new(&view, look.locale, &[]))
    }

    fn refusal(&self, look: &Look, refusal: &Refusal) -> String {
        G::Words::new(&self.game().view(look.seat), look.locale, &[]).refusal(refusal)
    }

    fn refused(&self, look: &Look) -> Vec<Refused> {
        let Some(seat) = look.seat else { return Vec::new() };
        let game = self.game();
        let view = game.view(look.seat);
        let words = G::Words::new(&view, look.locale, &[]);
        let mut found: Vec<Refused> = Vec::new();
        for action in G::universe().into_iter().filter(|&action| G::wonders(&view, action)) {
            let Err(refusal) = game.check(seat, action) else { continue };
            // What is not even asked would drown what is too dear.
            if !matches!(refusal.reason, Reason::Costs { .. } | Reason::Needs { .. }) {
                continue;
            }
            let (name, reason) = (words.action_short(action), words.refusal(&refusal));
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
fn asked<G: Picture>(view: &G::View, words: G::Words<'_>) -> Option<(String, &'static str)> {
    words.asked().zip(G::clause_asked(view))
}

/// What could still be done instead of ending, each kind once.
fn unused<G: Picture>(scene: &Scene<'_, G>) -> Vec<String> {
    let mut kinds = Vec::new();
    let mut unused: Vec<String> = Vec::new();
    for &action in scene.legal.iter().filter(|&&action| !G::ends(action)) {
        let name = scene.words.action_short(action);
        if !kinds.contains(&discriminant(&action)) && !unused.contains(&name) {
            kinds.push(discriminant(&action));
            unused.push(name);
        }
    }
    unused
}

/// What the viewer heard of the steps from `from` to before `to`.
fn told<G: Picture>(session: &Session<G>, look: &Look, names: &[String], from: usize, to: usize) -> Vec<Told> {
    let Some(mut game) = session.game_at(from) else { return Vec::new() };
    let mut told = Vec::new();
    let steps = session.steps().iter().zip(session.happened()).enumerate().skip(from).take(to.saturating_sub(from));
    for (number, (step, happened)) in steps {
        // Events are told in the position after their step.
        if step.apply(&mut game, &mut Silent).is_err() {
            break;
        }
        let mut heard = happened.heard_by(look.seat).peekable();
        if heard.peek().is_none() {
            continue;
        }
        let view = game.view(look.seat);
        let words = G::Words::new(&view, look.locale, names);
        for event in heard {
            let opens = G::opens(event);
            told.push(Told {
                step: number as u32,
                by: opens.or_else(|| match step {
                    Step::Play(seat, _) => Some(*seat),
                    Step::Chance(_) => told.last().and_then(|last: &Told| last.by),
                }),
                text: words.event(event),
                clause: G::clause_of(event),
                opens: opens.is_some(),
            });
        }
    }
    told
}

/// What happened between the viewer's last turn and this one.
fn since<G: Picture>(session: &Session<G>, look: &Look, names: &[String], seat: Seat, step: usize) -> Vec<Told> {
    let own = |number: &usize| matches!(session.steps()[*number], Step::Play(by, _) if by == seat);
    let others = |number: &usize| matches!(session.steps()[*number], Step::Play(by, _) if by != seat);
    let step = step.min(session.steps().len());
    // Back over what they did in this turn, then over what the others did before it.
    let Some(last_other) = (0..step).rev().find(others) else { return Vec::new() };
    let Some(last_own) = (0..last_other).rev().find(own) else { return Vec::new() };
    let end = (last_other..step).find(own).unwrap_or(step);
    told(session, look, names, last_own + 1, end)
}

fn sheet<G: Picture>(session: &Session<G>, look: &Look, step: usize, words: G::Words<'_>) -> Option<Sheet> {
    let standings = match step == session.steps().len() {
        true => session.standings_for(look.seat),
        false => session.session_at(step)?.standings_for(look.seat),
    }?;
    Some(Sheet {
        categories: (0..standings.categories.len()).map(|index| words.category(index)).collect(),
        totals: standings.totals(),
        ranks: standings.ranks(),
        points: standings.points.iter().map(|row| row.to_vec()).collect(),
    })
}
