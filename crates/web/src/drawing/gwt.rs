//! Great Western Trail as pieces of a page.

use super::{Drawing, Look, Offer, Player, Refused, Sheet, Told, clauses, decides, names};
use crate::boards::gwt::{self as boards, Scene};
use crate::words::gwt::GwtWords;
use cowcatcher_engine::journal::Step;
use cowcatcher_engine::{Game, Reason, Refusal, Seat, Silent};
use cowcatcher_gwt::data::cards::Card;
use cowcatcher_gwt::{Action, Event, Gwt};
use cowcatcher_table::{Session, TableState};
use maud::{Markup, html};
use std::mem::discriminant;
use std::sync::LazyLock;

/// So many steps the log goes back.
const LOGGED: usize = 80;
/// Every action that can be written.
static UNIVERSE: LazyLock<Vec<Action>> = LazyLock::new(Gwt::universe);
/// So many reasons why something can't be done are given.
const EXPLAINED: usize = 30;
/// So many things are named that can't be done for the same reason.
const LONGEST_LIST: usize = 8;

/// Draws a table of Great Western Trail.
pub fn draw(state: &TableState, session: &Session<Gwt>, look: &Look) -> Option<Drawing> {
    let now = session.steps().len();
    let step = look.step.map_or(now, |step| step as usize);
    let game = session.game_at(step)?;
    let view = game.view(look.seat);
    let decider = look.seat.filter(|&seat| decides(state, look, seat));
    let legal = decider.map(|seat| session.choices(seat)).unwrap_or_default();
    let words = GwtWords { locale: look.locale, view: &view };
    let names = names(state, look.locale);
    // The position serves the figures of the viewer's own actions and nothing else.
    let figures = decider.map(|_| &game);
    let scene = Scene { view: &view, legal: &legal, words: &words, game: figures, seat: look.seat, names: &names };
    let placed = boards::placed(&scene);
    let player =
        |seat: Seat| Player { seat, line: boards::player_line(&scene, seat), board: boards::own_board(&scene, seat) };
    let seats = game.seats() as u8;
    let first = look.seat.map_or(0, |seat| seat.0 + 1);
    let round = (0..seats).map(|n| Seat((first + n) % seats));
    Some(Drawing {
        board: boards::board(&scene),
        hand: look.seat.map(|_| boards::hand(&scene)),
        own: look.seat.map(player),
        others: round.filter(|&seat| Some(seat) != look.seat).map(player).collect(),
        question: view.question.map(|question| (words.question(question), clauses::of_question(question))),
        last_turns: view.last_turns,
        bar: legal.iter().filter(|action| !placed.contains(action)).map(|&it| offer(&words, &game, it)).collect(),
        unused: unused(&words, &legal),
        reveals: decider
            .map(|seat| legal.iter().filter(|&&it| session.reveals(seat, it)).map(ToString::to_string).collect())
            .unwrap_or_default(),
        log: told(session, look, &names, step.saturating_sub(LOGGED), step),
        since: look.seat.map(|seat| since(session, look, &names, seat, step)).unwrap_or_default(),
        sheet: sheet(session, look, step, &words),
    })
}

fn offer(words: &GwtWords<'_>, game: &Gwt, action: Action) -> Offer {
    Offer {
        action: action.to_string(),
        label: words.action_short(action),
        words: words.action(game, action),
        ends: ends(action),
    }
}

/// Does it end something: a turn, an action, a walk?
fn ends(action: Action) -> bool {
    matches!(action, Action::Done | Action::Skip | Action::Stop)
}

/// What could still be done instead of ending, each kind once.
fn unused(words: &GwtWords<'_>, legal: &[Action]) -> Vec<String> {
    let mut kinds = Vec::new();
    let mut unused: Vec<String> = Vec::new();
    for &action in legal.iter().filter(|&&action| !ends(action)) {
        let name = words.action_short(action);
        if !kinds.contains(&discriminant(&action)) && !unused.contains(&name) {
            kinds.push(discriminant(&action));
            unused.push(name);
        }
    }
    unused
}

/// What the viewer heard of the steps from `from` to before `to`.
fn told(session: &Session<Gwt>, look: &Look, names: &[String], from: usize, to: usize) -> Vec<Told> {
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
        let words = GwtWords { locale: look.locale, view: &view };
        for event in heard {
            told.push(Told {
                step: number as u32,
                by: match (event, step) {
                    (Event::TurnBegan(seat), _) => Some(*seat),
                    (_, Step::Play(seat, _)) => Some(*seat),
                    (_, Step::Chance(_)) => told.last().and_then(|last: &Told| last.by),
                },
                text: words.event_with(event, names),
                clause: clauses::of_event(event),
                opens: matches!(event, Event::TurnBegan(_)),
            });
        }
    }
    told
}

/// What happened between the viewer's last turn and this one.
fn since(session: &Session<Gwt>, look: &Look, names: &[String], seat: Seat, step: usize) -> Vec<Told> {
    let own = |number: &usize| matches!(session.steps()[*number], Step::Play(by, _) if by == seat);
    let others = |number: &usize| matches!(session.steps()[*number], Step::Play(by, _) if by != seat);
    let step = step.min(session.steps().len());
    // Back over what he did in this turn, then over what the others did before it.
    let Some(last_other) = (0..step).rev().find(others) else { return Vec::new() };
    let Some(last_own) = (0..last_other).rev().find(own) else { return Vec::new() };
    let end = (last_other..step).find(own).unwrap_or(step);
    told(session, look, names, last_own + 1, end)
}

fn sheet(session: &Session<Gwt>, look: &Look, step: usize, words: &GwtWords<'_>) -> Option<Sheet> {
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

/// The board and the viewer's figures as they would be after an action of his that shows nothing new.
pub fn preview(state: &TableState, session: &Session<Gwt>, look: &Look, action: &str) -> Option<Markup> {
    let seat = look.seat.filter(|&seat| decides(state, look, seat))?;
    let action: Action = action.parse().ok()?;
    if session.game().check(seat, action).is_err() || session.reveals(seat, action) {
        return None;
    }
    let mut game = *session.game();
    game.play(seat, action, &mut Silent);
    let view = game.view(look.seat);
    let words = GwtWords { locale: look.locale, view: &view };
    let names = names(state, look.locale);
    let scene = Scene { view: &view, legal: &[], words: &words, game: None, seat: look.seat, names: &names };
    Some(html! { (boards::board(&scene)) (boards::player_line(&scene, seat)) })
}

/// The question now asked and the clause behind it.
pub fn question(session: &Session<Gwt>, look: &Look) -> Option<(String, &'static str)> {
    let view = session.game().view(look.seat);
    let words = GwtWords { locale: look.locale, view: &view };
    view.question.map(|question| (words.question(question), clauses::of_question(question)))
}

/// A refusal in the words of the viewer.
pub fn refusal(session: &Session<Gwt>, look: &Look, refusal: &Refusal) -> String {
    let view = session.game().view(look.seat);
    GwtWords { locale: look.locale, view: &view }.refusal(refusal)
}

/// What the viewer can't do now for want of something, by reason.
pub fn refused(session: &Session<Gwt>, look: &Look) -> Vec<Refused> {
    let Some(seat) = look.seat else { return Vec::new() };
    let game = session.game();
    let view = game.view(look.seat);
    let words = GwtWords { locale: look.locale, view: &view };
    let hand = view.own.as_ref().map(|own| own.hand.as_slice()).unwrap_or_default();
    let mut found: Vec<Refused> = Vec::new();
    for &action in UNIVERSE.iter().filter(|&&action| has_cards(hand, action)) {
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

/// Are the cards that an action names in the hand? Nobody wonders why he can't play what he does not hold.
fn has_cards(hand: &[Card], action: Action) -> bool {
    let holds = |card: Option<Card>| card.is_none_or(|card| hand.contains(&card));
    match action {
        Action::Use(_, _, one, other) => holds(one) && holds(other),
        Action::Discard(card) | Action::Remove(card) | Action::Grow(card) => holds(Some(card)),
        Action::Play(objective, _) => holds(Some(objective.into())),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Locale;
    use cowcatcher_engine::ToAct;
    use cowcatcher_gwt::data::Edition;
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt, SeedableRng};

    /// All that is drawn of a position for a seat.
    fn drawn(game: &Gwt, seat: Option<Seat>) -> String {
        let view = game.view(seat);
        let decider = seat.filter(|&seat| game.to_act() == ToAct::One(seat));
        let mut legal = cowcatcher_engine::Choices::new();
        if let Some(seat) = decider {
            game.legal(seat, &mut legal);
        }
        let words = GwtWords { locale: Locale::En, view: &view };
        let names = ["Ann".to_owned(), "Ben".to_owned(), "Cy".to_owned()];
        let figures = decider.map(|_| game);
        let scene = Scene { view: &view, legal: &legal, words: &words, game: figures, seat, names: &names };
        let mut html = boards::board(&scene).into_string();
        html.push_str(&boards::hand(&scene).into_string());
        for seat in (0..3).map(Seat) {
            html.push_str(&boards::player_line(&scene, seat).into_string());
            html.push_str(&boards::own_board(&scene, seat).into_string());
        }
        for &action in &legal {
            let offer = offer(&words, game, action);
            html.push_str(&format!("{} {} {}\n", offer.action, offer.label, offer.words));
        }
        html
    }

    /// Law 4 for the drawings: what a seat does not know changes nothing that is drawn for it.
    #[test]
    fn drawings_hold_nothing_hidden() {
        for (edition, seed) in [(Edition::First, 1), (Edition::Second, 2)] {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let options = cowcatcher_gwt::Options { edition, ..Default::default() };
            let mut session = Session::<Gwt>::new("gwt", options, 3).unwrap();
            let (start, _) = session.draws(&mut rng);
            session.apply(&start).unwrap();
            let mut steps = 0;
            while let ToAct::One(seat) = session.game().to_act() {
                if steps % 29 == 0 {
                    for seat in (0..3).map(Seat) {
                        let mut other = *session.game();
                        other.redeal(seat, &mut rng);
                        assert_eq!(drawn(session.game(), Some(seat)), drawn(&other, Some(seat)), "step {steps}");
                        assert_eq!(drawn(session.game(), None), drawn(&other, None), "step {steps}");
                    }
                }
                let choices = session.choices(seat);
                let picked = choices[rng.random_range(..choices.len())];
                let (taken, _) = session.propose(seat, picked, &mut rng).unwrap();
                session.apply(&taken).unwrap();
                steps += 1;
            }
            assert_eq!(session.game().to_act(), ToAct::Over);
        }
    }
}
