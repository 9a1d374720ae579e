//! Before a click: what can't be done and why not, and what a legal action would lead to.

use super::table::{Asked, seen};
use super::{Caller, Params};
use crate::drawing::{Look, Refused};
use crate::error::Trouble;
use crate::games;
use crate::words::{Locale, Value, rules};
use cowcatcher_engine::Refusal;
use cowcatcher_proof::rulebook::Clause;
use cowcatcher_session::{Reader, SessionError};
use cowcatcher_table::{TableError, TableState};
use maud::{Markup, html};
use serde::Deserialize;

/// So many clauses are shown where nothing else explains the moment.
const CLAUSES: usize = 3;

/// So many of the things that can be done are named there.
const CHOICES: usize = 8;

/// What somebody would like to do; nothing for all that is refused now.
#[derive(Deserialize)]
pub struct Wish {
    /// In its notation.
    #[serde(default)]
    pub action: String,
}

/// The answer, for the panel of the page.
pub async fn panel(
    caller: Caller,
    Params(asked): Params<Asked>,
    Params(wish): Params<Wish>,
) -> Result<Markup, Trouble> {
    let locale = caller.visitor.locale;
    let told =
        seen(&caller, &asked, |state, look| (explained(state, look, &wish.action), Moment::of(state, look))).await;
    let (refused, asked) = told?;
    let refused = refused?;
    Ok(html! {
        h2 { (locale.text("why-not")) }
        @for one in &refused {
            p.refused {
                @if !one.words.is_empty() { strong { (one.words.join(", ")) } ": " }
                (one.reason) " "
                a.clause href={ "/rules/" (one.clause) } { (one.clause) }
            }
        }
        (asked.told(locale, refused.is_empty()))
        p.faint { (locale.text("why-not-help")) }
    })
}

/// What an action would lead to, for the page that shows it while the pointer rests on it.
pub async fn preview(
    caller: Caller,
    Params(asked): Params<Asked>,
    Params(wish): Params<Wish>,
) -> Result<Markup, Trouble> {
    let shown = seen(&caller, &asked, |state, look| games::drawn(state)?.preview(state, look, &wish.action));
    Ok(shown.await?.unwrap_or_default())
}

fn explained(state: &TableState, look: &Look, action: &str) -> Result<Vec<Refused>, TableError> {
    if action.is_empty() {
        return Ok(games::drawn(state).map(|game| game.refused(look)).unwrap_or_default());
    }
    let refused = why_not(state, look, action)?;
    let refused = refused.map(|(refusal, reason)| Refused { words: Vec::new(), reason, clause: refusal.clause });
    Ok(refused.into_iter().collect())
}

/// Why the viewer may not do this now, with the reason in words; nothing if they may.
///
/// # Errors
/// If they don't sit there, or it can't be read.
pub fn why_not(state: &TableState, look: &Look, action: &str) -> Result<Option<(Refusal, String)>, TableError> {
    let seat = look.seat.ok_or(TableError::NotYourSeat)?;
    match state.judge(&look.who, seat, action) {
        Err(TableError::Session(SessionError::Refused(refusal))) => {
            let words = in_words(state, look, &refusal);
            Ok(Some((refusal, words)))
        }
        other => other.map(|()| None),
    }
}

/// A refusal in the words of who looks, in the position that it came from.
pub fn in_words(state: &TableState, look: &Look, refusal: &Refusal) -> String {
    state.playing().refusal(look.seat, refusal, Reader { locale: look.locale, names: &state.names(look.locale) })
}

/// What is going on at a table: what is asked, of whom, and the clause behind it.
struct Moment {
    question: Option<(String, &'static str)>,
    /// The name of who decides, unless it is the viewer.
    waits_for: Option<String>,
    /// Is it the viewer who decides?
    yours: bool,
    /// What the viewer can do, in a few words each.
    can: Vec<String>,
}

impl Moment {
    fn of(state: &TableState, look: &Look) -> Moment {
        let decides = state.to_decide();
        let yours = look.seat.is_some_and(|seat| decides.contains(seat));
        let other = decides.iter().next().filter(|_| !yours);
        let names = state.names(look.locale);
        let reader = Reader { locale: look.locale, names: &names };
        let mut can: Vec<String> = Vec::new();
        for choice in look.seat.filter(|_| yours).map(|seat| state.playing().choices(seat, reader)).unwrap_or_default()
        {
            if can.len() < CHOICES && !can.contains(&choice.label) {
                can.push(choice.label);
            }
        }
        Moment {
            question: state
                .playing()
                .question(look.seat, reader)
                .filter(|_| !decides.is_empty())
                .map(|it| (it.words, it.clause)),
            waits_for: other.and_then(|seat| names.into_iter().nth(seat.index())),
            yours,
            can,
        }
    }

    /// In words; with the clauses that matter where there is nothing else to read.
    fn told(&self, locale: Locale, alone: bool) -> Markup {
        let clauses =
            self.question.as_ref().filter(|_| alone).map(|(_, clause)| following(locale, clause)).unwrap_or_default();
        html! {
            @match (&self.question, &self.waits_for) {
                (_, Some(name)) => p { (locale.text_with("why-not-wait", &[("name", Value::from(name.as_str()))])) },
                (Some((question, clause)), None) => {
                    @if alone { p { (locale.text("why-not-nothing")) } }
                    p.asked { (question) " " a.clause href={ "/rules/" (clause) } { (clause) } }
                    @if alone && !self.can.is_empty() {
                        p { (locale.text("why-not-can")) " " strong { (self.can.join(" · ")) } }
                    }
                }
                (None, None) => p { (locale.text(if self.yours { "why-not-nothing" } else { "why-not-idle" })) },
            }
            @if !clauses.is_empty() {
                h3 { (locale.text("why-not-clauses")) }
                dl.clauses.few {
                    @for clause in clauses {
                        dt { a href={ "/rules/" (clause.id) } { (clause.id) } }
                        dd { (clause.text.replace('*', "")) }
                    }
                }
            }
        }
    }
}

/// A clause and those after it in its chapter, as far as they hold.
fn following(locale: Locale, name: &str) -> Vec<&'static Clause> {
    let Some((rules, clause)) = rules::find(locale, name) else { return Vec::new() };
    let chapter = rules.book.chapters.iter().find(|chapter| chapter.clauses.contains(clause));
    let from = chapter.into_iter().flat_map(|chapter| &chapter.clauses).skip_while(|it| it.id != clause.id);
    from.filter(|it| !it.withdrawn()).take(CLAUSES).collect()
}
