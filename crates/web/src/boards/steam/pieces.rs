//! What all drawings share: clickable pieces, cubes, marks of the players, badges.

use super::Scene;
use super::carry::{Carried, Piece};
use super::places::{At, Path, Point};
use crate::words::steam::Label;
use cowcatcher_engine::Seat;
use cowcatcher_steam::Action;
use cowcatcher_steam::data::goods::Colour;
use maud::{Markup, html};

/// What a drawing is made with: the scene, and the actions that its pieces carry.
pub(super) struct Pen<'a> {
    /// The scene.
    pub scene: &'a Scene<'a>,
    /// Who carries what.
    pub carried: &'a Carried,
    /// Is it a second copy of what is drawn elsewhere on the page?
    pub copy: bool,
}

/// The outline of a clickable piece, which glows.
#[derive(Clone)]
pub(super) enum Halo {
    /// A box around a centre: half width, half height, corner radius.
    Box(Point, Point, f64),
    /// A circle: centre and radius.
    Round(Point, f64),
    /// Any closed path.
    Path(Path),
    /// Boxes around centres, all with the same half width.
    Boxes(Vec<Point>, f64),
}

impl Pen<'_> {
    /// A piece: with its action if it carries one, otherwise with what there is to say about it.
    pub(super) fn piece(&self, piece: Piece, about: &str, halo: &Halo, drawn: &Markup) -> Markup {
        let Some(action) = self.carried.get(piece) else {
            return self.told(self.carried.wish(self.scene, piece), about, drawn);
        };
        html! {
            g.act role="button" tabindex="0" data-action=(action) aria-label=(self.says(action)) {
                (drawn)
                (outline(halo))
            }
        }
    }

    /// What an action does, for who can't see where it stands.
    pub(super) fn says(&self, action: Action) -> String {
        match self.scene.game {
            Some(game) => self.scene.words.action(game, action),
            None => self.scene.words.action_short(action),
        }
    }

    /// What can't be clicked: what there is to say about it, and the action that is wished for, so that the page can say
    /// why not.
    pub(super) fn told(&self, wish: Option<Action>, about: &str, drawn: &Markup) -> Markup {
        let about = (!about.is_empty()).then_some(about);
        html! {
            @match (wish, about) {
                (Some(wish), Some(about)) => g role="img" data-why=(wish) aria-label=(about) { (drawn) },
                (Some(wish), None) => g data-why=(wish) { (drawn) },
                (None, Some(about)) => g { title { (about) } (drawn) },
                (None, None) => g { (drawn) },
            }
        }
    }

    /// A frame of the board: at its place there, or as a copy with its own measure.
    pub(super) fn block(&self, label: Label, name: &str, at: Option<Point>, size: Point, drawn: &Markup) -> Markup {
        let live = drawn.0.contains("data-action=");
        let class = if live { format!("s-block s-{name} s-live") } else { format!("s-block s-{name}") };
        let heading = self.scene.words.label(label);
        let framed = html! {
            rect.s-card x="0.5" y="0.5" width=(At(size.0 - 1.0)) height=(At(size.1 - 1.0)) rx="7" {}
            (drawn)
        };
        html! {
            @match at {
                Some((x, y)) => g class=(class) role="group" aria-label=(heading) transform={ "translate(" (At(x)) "," (At(y)) ")" } { (framed) },
                None => svg class=(class) role="group" aria-label=(heading) viewBox={ "0 0 " (At(size.0)) " " (At(size.1)) } { (framed) },
            }
        }
    }

    /// The heading of a frame.
    pub(super) fn heading(&self, label: Label, at: Point) -> Markup {
        words("s-h", at, &self.scene.words.label(label))
    }

    /// The mark of a player that moves along a track: a disc with his shape.
    pub(super) fn marker(&self, track: &str, seat: Seat, (x, y): Point, radius: f64) -> Markup {
        let piece = (!self.copy).then(|| format!("{track}-{seat}"));
        html! {
            g data-piece=[piece] transform={ "translate(" (At(x)) "," (At(y)) ")" } {
                title { (self.scene.words.seat(seat)) }
                (mark(seat, (0.0, 0.0), radius))
            }
        }
    }
}

fn outline(halo: &Halo) -> Markup {
    let square = |&(x, y): &Point, half: f64| {
        html! {
            rect.s-halo x=(At(x - half - 1.0)) y=(At(y - half - 1.0)) width=(At(2.0 * half + 2.0))
                height=(At(2.0 * half + 2.0)) rx="3.5" {}
        }
    };
    match halo {
        Halo::Box((x, y), (w, h), radius) => html! {
            rect.s-halo x=(At(x - w)) y=(At(y - h)) width=(At(2.0 * w)) height=(At(2.0 * h)) rx=(At(*radius)) {}
        },
        Halo::Round((x, y), radius) => html! { circle.s-halo cx=(At(*x)) cy=(At(*y)) r=(At(*radius)) {} },
        Halo::Path(path) => html! { path.s-halo d=(path) {} },
        Halo::Boxes(all, half) => html! { @for at in all { (square(at, *half)) } },
    }
}

/// An icon of 16 by 16, or any other size, around its centre.
pub(super) fn icon(name: &str, (x, y): Point, size: f64) -> Markup {
    html! {
        use href={ "#s-i-" (name) } x=(At(x - size / 2.0)) y=(At(y - size / 2.0)) width=(At(size)) height=(At(size)) {}
    }
}

/// Text at a point, in one of the kinds of the style sheet.
pub(super) fn words(class: &str, (x, y): Point, words: &str) -> Markup {
    html! { text class={ "s-t " (class) } x=(At(x)) y=(At(y)) { (words) } }
}

/// Text that is pressed together if it would be wider than this. A letter is about as wide as `em` says.
pub(super) fn fitted(class: &str, at: Point, text: &str, em: f64, width: f64) -> Markup {
    let natural = text.chars().count() as f64 * em;
    html! {
        @if natural > width {
            text class={ "s-t " (class) } x=(At(at.0)) y=(At(at.1)) textLength=(At(width)) lengthAdjust="spacingAndGlyphs" { (text) }
        } @else {
            (words(class, at, text))
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

/// A disc of a player, with his shape.
pub(super) fn mark(seat: Seat, (x, y): Point, radius: f64) -> Markup {
    html! {
        g class={ "s-mark s-p" (seat) } {
            circle.s-disc cx=(At(x)) cy=(At(y)) r=(At(radius)) {}
            (icon(&format!("shape{seat}"), (x, y), radius * 1.25))
        }
    }
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

/// The letter that stands on a colour, the same in every language.
pub(super) fn letter(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "R",
        Colour::Blue => "B",
        Colour::Yellow => "Y",
        Colour::Purple => "P",
        Colour::Gray => "G",
    }
}

/// A goods cube around its centre, seen a little from above.
pub(super) fn cube(colour: Colour, (x, y): Point, size: f64) -> Markup {
    let (half, lid) = (size / 2.0, size * 0.2);
    html! {
        g class={ "s-cube " (colour_class(colour)) } {
            rect.s-cube-side x=(At(x - half)) y=(At(y - half)) width=(At(size)) height=(At(size)) rx=(At(size * 0.14)) {}
            rect.s-cube-lid x=(At(x - half)) y=(At(y - half)) width=(At(size)) height=(At(lid)) rx=(At(size * 0.1)) {}
            text.s-t.s-cube-t x=(At(x)) y=(At(y + lid * 0.55)) font-size=(At(size * 0.72)) { (letter(colour)) }
        }
    }
}
