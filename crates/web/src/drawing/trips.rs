//! How pieces came to where they are, or crossed the board and left it, so that they travel along trail and track.

use super::{Look, Picture, Scene};
use crate::kit::{Path, Pen};
use crate::words::Speech;
use cowcatcher_session::Session;
use maud::Markup;
use std::collections::BTreeMap;
use std::ops::Range;

/// Where a piece stands, in the units of its drawing.
type Spot = (f64, f64);

/// How pieces moved in some steps.
#[derive(Clone, Default, Debug)]
pub struct Trips {
    /// The places of each piece after each step but the last, of those that stood on more than one.
    pub over: BTreeMap<String, Vec<Spot>>,
    /// What crossed the board, in order.
    pub passing: Vec<Passing>,
}

/// Something that crosses the board and leaves it.
#[derive(Clone, Debug)]
pub struct Passing {
    /// What it looks like, around the origin.
    pub piece: Markup,
    /// Its way, in the units of the part of the board that is marked as such (`data-board`).
    pub way: Path,
}

/// How pieces moved in some steps, of which the viewer sees each.
pub(super) fn trips<G: Picture>(session: &Session<G>, look: &Look, names: &[String], steps: Range<usize>) -> Trips {
    let mut trips = Trips::default();
    for told in session.told(look.seat, steps) {
        let words = Speech::<G> { locale: look.locale, view: &told.view, names };
        let scene = Scene { view: &told.view, legal: &[], words, imagined: None, goals: &[], seat: look.seat };
        for (name, spot) in spots(&scene.board().into_string()) {
            let trip = trips.over.entry(name.to_owned()).or_default();
            if trip.last() != Some(&spot) {
                trip.push(spot);
            }
        }
        let pen = Pen::still(scene);
        trips.passing.extend(told.events.iter().filter_map(|event| G::passing(&pen, event)));
    }
    trips.over.retain(|_, trip| trip.len() > 1);
    for trip in trips.over.values_mut() {
        trip.pop();
    }
    trips
}

/// The pieces of a drawing that say themselves where they stand.
fn spots(drawing: &str) -> impl Iterator<Item = (&str, Spot)> {
    drawing.split("data-piece=\"").skip(1).filter_map(|rest| {
        let (tag, _) = rest.split_once('>')?;
        let (name, more) = tag.split_once('"')?;
        let (_, at) = more.split_once("transform=\"translate(")?;
        let (x, y) = at.split_once(')')?.0.split_once(',')?;
        Some((name, (x.trim().parse().ok()?, y.trim().parse().ok()?)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_says_where_it_stands() {
        let drawing = r#"<g data-piece="rancher-1" class="a" transform="translate(10,-2.5)"><g data-piece="x"><path transform="translate(1,1)"/>
            </g></g><g transform="translate(3,3)" data-piece="y"></g><g data-piece="z" transform="translate(no,1)">"#;
        assert_eq!(spots(drawing).collect::<Vec<_>>(), [("rancher-1", (10.0, -2.5))]);
    }
}
