//! Pictures for whoever learns a game: parts of the board, a player's board and a hand, drawn from an example.

use super::{Picture, Scene};
use crate::words::{Locale, Speech};
use cowcatcher_engine::Seat;
use cowcatcher_games::Listed;
use cowcatcher_session::Session;
use maud::{Markup, PreEscaped, html};

/// The name by which the parts of a board find the whole.
const BOARD: &str = "example-board";

/// A game that was played, and how many of its steps were taken when it is looked at.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The game as a journal.
    pub journal: &'static str,
    /// The steps.
    pub step: usize,
}

/// What a picture shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// A part of the board: left, top, width, height.
    Board(i32, i32, i32, i32),
    /// The board of a player.
    PlayerBoard,
    /// What they hold in their hand.
    Hand,
}

/// The drawings of an example.
#[derive(Clone, Debug)]
pub struct Album {
    /// The whole board, out of sight, which the parts are cut from.
    pub board: Markup,
    player_board: Markup,
    hand: Option<Markup>,
    size: (i32, i32),
}

impl Album {
    /// The drawings of a game's example, as the first player sees it; `None` if the game has none.
    pub fn of<G: Picture>(listed: Listed<G>, locale: Locale) -> Option<Album> {
        let example = G::example(listed.name())?;
        let journal = listed.journal(example.journal).ok()?;
        let mut session = Session::<G>::new(journal.options, journal.players).ok()?;
        session.apply(journal.steps.get(..example.step)?).ok()?;
        let seat = Seat(0);
        let sight = session.sight(Some(seat), example.step)?;
        let words = Speech::<G> { locale, view: sight.view(), names: &[] };
        let scene = Scene { view: sight.view(), legal: &[], words, imagined: None, goals: &[], seat: Some(seat) };
        let whole = scene.board().into_string().replacen("<svg ", &format!("<svg id=\"{BOARD}\" "), 1);
        Some(Album {
            board: html! { div.album aria-hidden="true" inert { (PreEscaped(whole)) } },
            player_board: scene.player_board(seat),
            hand: scene.hand(),
            size: G::BOARD_SIZE,
        })
    }

    /// A picture with its caption.
    pub fn picture(&self, part: Part, caption: &str) -> Markup {
        html! {
            figure.excerpt {
                @match part {
                    Part::Board(left, top, width, height) => {
                        @let view = format!("{left} {top} {width} {height}");
                        svg viewBox=(view) role="img" aria-label=(caption) {
                            // One within the other: what lies beside the part is cut off even where there is room for it.
                            svg x=(left) y=(top) width=(width) height=(height) viewBox=(view) {
                                use href={ "#" (BOARD) } width=(self.size.0) height=(self.size.1) {}
                            }
                        }
                    },
                    Part::PlayerBoard => { div.excerpt-of inert { (self.player_board) } },
                    Part::Hand => { div.excerpt-of inert { @if let Some(hand) = &self.hand { (hand) } } },
                }
                figcaption { (caption) }
            }
        }
    }
}
