//! What several drawings of the game share: frames around the map, texts that fit, cubes and the colours of goods.

use super::Pen;
use super::places::Point;
use crate::kit::{At, mark, text, titled};
use crate::words::steam::{Label, Thing};
use cowcatcher_engine::Seat;
use cowcatcher_games::steam::data::goods::Colour;
use maud::{Markup, html};

impl Pen<'_> {
    /// A frame of the board at its place.
    pub(super) fn block(&self, label: Label, (x, y): Point, size: Point, drawn: &Markup) -> Markup {
        html! {
            g.s-block role="group" aria-label=(self.scene.words.label(label)) transform={ "translate(" (At(x)) "," (At(y)) ")" } {
                rect.s-card x="0.5" y="0.5" width=(At(size.0 - 1.0)) height=(At(size.1 - 1.0)) rx="7" {}
                (drawn)
            }
        }
    }

    /// The heading of a frame, which says what the frame is for.
    pub(super) fn heading(&self, label: Label, thing: Thing, at: Point) -> Markup {
        self.about(thing, &text("s-h", at, &self.scene.words.label(label)))
    }

    /// A drawing that says what it is and does.
    pub(super) fn about(&self, thing: Thing, drawn: &Markup) -> Markup {
        titled(&self.scene.words.what(thing), drawn)
    }

    /// The mark of a player that moves along a track: a disc with their shape, and where it stands.
    pub(super) fn marker(&self, track: &str, seat: Seat, (x, y): Point, radius: f64, stands: &str) -> Markup {
        let piece = (!self.still).then(|| format!("{track}-{seat}"));
        let about = format!("{}: {stands}", self.scene.words.seat(seat));
        html! {
            g data-piece=[piece] data-about=(about) transform={ "translate(" (At(x)) "," (At(y)) ")" } {
                (mark(seat, (0.0, 0.0), radius))
            }
        }
    }
}

/// Text that is pressed together a little if it would be wider than this, and cut if that is not enough. A letter is about
/// as wide as `em` says.
pub(super) fn fitted(class: &str, at: Point, words: &str, em: f64, width: f64) -> Markup {
    let most = (width / (em * 0.84)).max(1.0) as usize;
    let long = words.chars().count();
    let shown = match long > most {
        true => words.chars().take(most.saturating_sub(1)).collect::<String>().trim_end().to_owned() + "…",
        false => words.to_owned(),
    };
    html! {
        @if long as f64 * em > width {
            text class={ "k-t " (class) } x=(At(at.0)) y=(At(at.1)) textLength=(At(width)) lengthAdjust="spacingAndGlyphs" { (shown) }
        } @else {
            (text(class, at, &shown))
        }
    }
}

/// A text in at most so many lines of so many letters; what does not fit is left off.
pub(super) fn lines(text: &str, letters: usize, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let full = lines.len() == most;
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= letters => {
                line.push(' ');
                line.push_str(word);
            }
            Some(line) if full => {
                line.push('…');
                break;
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// The class that gives a colour of goods or a city its tints.
pub(super) fn colour_class(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "s-c-red",
        Colour::Blue => "s-c-blue",
        Colour::Yellow => "s-c-yellow",
        Colour::Purple => "s-c-purple",
        Colour::Gray => "s-c-gray",
    }
}

/// A goods cube around its centre, seen a little from above.
pub(super) fn cube(pen: &Pen, colour: Colour, (x, y): Point, size: f64) -> Markup {
    let (half, lid) = (size / 2.0, size * 0.18);
    html! {
        g class={ "s-cube " (colour_class(colour)) } {
            rect.s-cube-side x=(At(x - half)) y=(At(y - half)) width=(At(size)) height=(At(size)) rx=(At(size * 0.14)) {}
            rect.s-cube-lid x=(At(x - half)) y=(At(y - half)) width=(At(size)) height=(At(lid)) rx=(At(size * 0.1)) {}
            text.k-t.s-cube-t x=(At(x)) y=(At(y + lid * 0.55)) font-size=(At(size * 0.68)) { (pen.scene.words.letter(colour)) }
        }
    }
}
