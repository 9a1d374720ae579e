//! The way in which somebody played.

use cowcatcher_engine::{Features, Seat};

/// The style that a seat went further than the others at the table, by the points that somebody who loves it would give for it. Some styles
/// earn such points more easily than others, so what counts is how far it is ahead of the others' mean, and not the points themselves.
pub(crate) fn style<G: Features>(game: &G, seat: Seat) -> Option<&'static str> {
    let others: Vec<Seat> = (0..game.seats() as u8).map(Seat).filter(|&other| other != seat).collect();
    let ahead = |style: usize| {
        let all: i64 = others.iter().map(|&other| i64::from(game.leaning(other, style))).sum();
        i64::from(game.leaning(seat, style)) * others.len().max(1) as i64 - all
    };
    let mut best: Option<(i64, &'static str)> = None;
    for (number, &name) in G::STYLES.iter().enumerate() {
        let ahead = ahead(number);
        if ahead > best.map_or(0, |(most, _)| most) {
            best = Some((ahead, name));
        }
    }
    best.map(|(_, name)| name)
}
