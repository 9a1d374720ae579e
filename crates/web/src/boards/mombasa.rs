//! Mombasa, drawn from a [`View`].
//!
//! Every piece that plays a legal action is an element with `data-action`. Which piece carries which action is decided
//! in one place (`carry.rs`): what is drawn and what [`placed`] says come from the same table.

mod books;
mod cards;
mod carry;
mod companies;
mod display;
mod gains;
mod hand;
mod icons;
mod map;
mod pieces;
mod player;
mod sheet;
#[cfg(test)]
mod tests;
mod tracks;

use crate::words::mombasa::MombasaWords;
use carry::Carried;
use cowcatcher_engine::Seat;
use cowcatcher_mombasa::data::{Certainty, Tables};
use cowcatcher_mombasa::{Action, Mombasa, View};
use maud::{Markup, html};
use pieces::Pen;

/// What is drawn, and for whom.
pub struct Scene<'a> {
    /// What the viewer may see.
    pub view: &'a View,
    /// The viewer's legal actions; empty for a spectator or whoever is not to act.
    pub legal: &'a [Action],
    /// The words in the viewer's language.
    pub words: &'a MombasaWords<'a>,
    /// The game, only for the figures of the viewer's own legal actions.
    pub game: Option<&'a Mombasa>,
    /// The viewer's seat.
    pub seat: Option<Seat>,
}

impl Scene<'_> {
    /// What is printed on the components.
    fn tables(&self) -> &'static Tables {
        self.view.data.tables()
    }
}

/// The whole board as one `<svg>`: the map with the four companies around it, their tracks along the edges, card display,
/// round track, book display and bonus spaces below.
pub fn board(scene: &Scene) -> Markup {
    let carried = Carried::of(scene);
    let pen = Pen { scene, carried: &carried };
    let companies = &scene.view.companies;
    html! {
        svg.m-board data-board xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 900" role="group"
            aria-label=(scene.words.locale.text("board-title")) preserveAspectRatio="xMidYMid meet" {
            (icons::symbols())
            (pen.region("tracks", &html! { @for company in companies { (tracks::track(&pen, company)) } }))
            (map::sea())
            @for company in companies { (map::lanes(&pen, company.company)) }
            (pen.region("map", &map::regions(&pen)))
            (pen.region("bases", &html! { @for company in companies { (companies::company(&pen, company)) } }))
            (pen.region("cards", &display::cards(&pen)))
            (pen.region("rounds", &display::rounds(&pen)))
            (pen.region("books", &display::book_display(&pen)))
            (pen.region("bonus", &display::bonus_spaces(&pen)))
            (note(scene))
        }
    }
}

/// The quiet line that says what is a reconstruction; asked, it names the tables.
fn note(scene: &Scene) -> Markup {
    let ours = scene.tables().provenance.iter().filter(|table| table.certainty == Certainty::Reconstruction);
    let names: Vec<&str> = ours.map(|table| table.table).collect();
    let line = html! { text.m-t.m-t9.m-note x="500" y="893" { (scene.words.reconstruction()) } };
    pieces::titled(&names.join("\n"), &line)
}

/// The board of one player: slots and rest decks, diamond track, bookkeeping track, markers and tiles. The viewer's own
/// board carries actions, the others carry none and show the hand, which is open (MOM-PLAN-10).
pub fn own_board(scene: &Scene, seat: Seat) -> Markup {
    let own = scene.seat == Some(seat);
    let carried = if own { Carried::of(scene) } else { Carried::none() };
    let pen = Pen { scene, carried: &carried };
    let Some(player) = scene.view.players.get(seat.index()) else { return html! {} };
    html! {
        div class={ "m-player m-p" (seat) } {
            @if !own { (hand::open(&pen, seat, player)) }
            (sheet::sheet(&pen, seat, player))
        }
    }
}

/// The viewer's hand as cards, and the starting tiles while he chooses one; nothing for a spectator.
pub fn hand(scene: &Scene) -> Markup {
    let carried = Carried::of(scene);
    hand::hand(&Pen { scene, carried: &carried })
}

/// One line with the figures of a player.
pub fn player_line(scene: &Scene, seat: Seat) -> Markup {
    let Some(player) = scene.view.players.get(seat.index()) else { return html! {} };
    player::line(scene, seat, player)
}

/// The legal actions that the drawings carry on a piece; all others belong to the action bar.
pub fn placed(scene: &Scene) -> Vec<Action> {
    Carried::of(scene).actions()
}
