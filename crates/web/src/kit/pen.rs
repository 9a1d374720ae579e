//! What a drawing is made with, and how a piece is drawn that can or can't be clicked.

use super::clickable::Carried;
use super::measure::{At, Measure, Path, Point};
use crate::drawing::{Picture, Scene, notation};
use cowcatcher_session::Goal;
use maud::{Markup, html};

/// What a drawing is made with: the scene, and the actions that its pieces carry.
pub struct Pen<'a, G: Picture> {
    /// The scene.
    pub scene: Scene<'a, G>,
    /// Does it draw for looking only, beside the drawing that can be clicked?
    pub still: bool,
    carried: Carried<G>,
}

/// The outline of a clickable piece, which glows.
#[derive(Clone, Debug)]
pub enum Halo<N = i32> {
    /// A box around a centre: half width and height, corner radius.
    Box(Point<N>, Point<N>, N),
    /// A circle: centre and radius.
    Round(Point<N>, N),
    /// Any closed path, as it is.
    Path(Path),
    /// Squares around centres, all with the same half width and corner radius.
    Squares(Vec<Point<N>>, N, N),
}

impl<'a, G: Picture> Pen<'a, G> {
    /// A pen whose pieces carry the legal actions of the scene.
    pub fn live(scene: Scene<'a, G>) -> Pen<'a, G> {
        Pen { carried: Carried::of(&scene), scene, still: false }
    }

    /// A pen whose pieces carry nothing.
    pub fn still(scene: Scene<'a, G>) -> Pen<'a, G> {
        Pen { carried: Carried::nothing(), scene, still: true }
    }

    /// All actions that pieces carry.
    pub fn actions(&self) -> Vec<G::Action> {
        self.carried.all().map(|(_, action)| action).collect()
    }

    /// The places of the goals in the list of the scene that pieces name.
    pub fn goals(&self) -> Vec<usize> {
        self.carried.named()
    }

    /// The pieces that carry something, in the order of the legal list.
    pub fn pieces(&self) -> impl Iterator<Item = G::Piece> + '_ {
        self.carried.all().map(|(piece, _)| piece)
    }

    /// The action that a piece carries.
    pub fn carries(&self, piece: G::Piece) -> Option<G::Action> {
        self.carried.get(piece)
    }

    /// A piece: with its action if it carries one, otherwise with what there is to say about it.
    pub fn piece<N: Measure>(&self, piece: G::Piece, about: &str, halo: &Halo<N>, drawn: &Markup) -> Markup {
        let goal = self.carried.goal(&self.scene, piece);
        let Some(action) = self.carries(piece) else {
            return match goal {
                Some(goal) => self.aimed_at(goal, about, halo, drawn),
                None => self.unclicked(piece, about, drawn),
            };
        };
        let says = goal.map_or_else(|| self.says(action), |goal| self.scene.says_goal(goal));
        html! {
            g.act data-action=(action) data-goal=[goal.map(notation)] data-to=[goal.map(|_| action)] data-about=[some(about)] {
                (drawn)
                (button(&says, &outline(halo, G::MARGIN)))
            }
        }
    }

    /// A piece that names a goal. What is done at the end of a walk lies on the piece that the walk leads to, so it is no button within
    /// that button: a shortcut for the pointer.
    fn aimed_at<N: Measure>(&self, goal: &Goal<G>, about: &str, halo: &Halo<N>, drawn: &Markup) -> Markup {
        let says = self.scene.says_goal(goal);
        if goal.arrives() {
            return html! {
                g.act.shortcut data-goal=(notation(goal)) data-about=(says) { (drawn) g.k-outline { (outline(halo, G::MARGIN)) } }
            };
        }
        html! {
            g.act.goal data-goal=(notation(goal)) data-to=(goal.to) data-about=[some(about)] {
                (drawn)
                (button(&says, &outline(halo, G::MARGIN)))
            }
        }
    }

    /// What an action does, for whoever can't see where it stands.
    pub fn says(&self, action: G::Action) -> String {
        self.scene.says(action)
    }

    /// A piece that can't be clicked here, be it that it carries its action elsewhere: what there is to say about it, and
    /// the action that is wished for, so that the page can say why not.
    pub fn unclicked(&self, piece: G::Piece, about: &str, drawn: &Markup) -> Markup {
        let wish = self.carried.wish(&self.scene, piece);
        let named = some(about).filter(|_| wish.is_some());
        html! {
            g.idle role=[named.map(|_| "img")] aria-label=[named] data-why=[wish] data-about=[some(about)] { (drawn) }
        }
    }
}

fn some(about: &str) -> Option<&str> {
    Some(about).filter(|about| !about.is_empty())
}

/// A drawing with what there is to say about it: what it is and does.
pub fn titled(about: &str, drawn: &Markup) -> Markup {
    html! { g data-about=[some(about)] { (drawn) } }
}

/// A part of the board that is named to whoever can't see it.
pub fn region(name: &str, drawn: &Markup) -> Markup {
    html! { g role="group" aria-label=(name) { (drawn) } }
}

/// What takes the focus of a piece that can be clicked, and names it: its outline alone, for what is printed on a piece is a picture of it and
/// no part of what is said.
pub fn button(says: &str, outline: &Markup) -> Markup {
    html! { g.k-outline role="button" tabindex="0" aria-label=(says) { (outline) } }
}

fn outline<N: Measure>(halo: &Halo<N>, margin: f64) -> Markup {
    let boxed = |(x, y): Point<N>, (w, h): Point<N>, radius: N| {
        let [x, y, w, h] = [x, y, w, h].map(Into::into);
        let (w, h): (f64, f64) = (w + margin, h + margin);
        html! {
            rect.k-halo x=(At(x - w)) y=(At(y - h)) width=(At(2.0 * w)) height=(At(2.0 * h)) rx=(At(radius.into() + margin)) {}
        }
    };
    match halo {
        &Halo::Box(centre, half, radius) => boxed(centre, half, radius),
        &Halo::Round((x, y), radius) => {
            html! { circle.k-halo cx=(At(x)) cy=(At(y)) r=(At(radius.into() + margin)) {} }
        }
        Halo::Path(path) => html! { path.k-halo d=(path) {} },
        Halo::Squares(centres, half, radius) => html! {
            @for &centre in centres { (boxed(centre, (*half, *half), *radius)) }
        },
    }
}
