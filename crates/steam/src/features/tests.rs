use super::BANKRUPT;
use super::deliveries::{Deliveries, GAINS};
use super::network::Network;
use crate::data::MOST_PLAYERS;
use crate::map::Space;
use crate::{Hex, Map, Options, Steam};
use cowcatcher_engine::Game;
use cowcatcher_engine::features::{Layout, NOTHING, describe};
use cowcatcher_engine::journal::{Journal, watch};

type Checked = Result<(), Box<dyn std::error::Error>>;

/// Games by rules of thumb, and those with the densest networks that were found.
const JOURNALS: [&str; 6] = [
    include_str!("../../../../tests/journals/steam-base-3p-heuristic.journal"),
    include_str!("../../../../tests/journals/steam-standard-4p-heuristic.journal"),
    include_str!("../../benches/worst/base-ne-usa-goods.journal"),
    include_str!("../../benches/worst/base-ruhr-goods-late.journal"),
    include_str!("../../benches/worst/standard-ne-usa-goods-only-pass.journal"),
    include_str!("../../benches/worst/standard-ruhr-route.journal"),
];

/// Calls `each` with every position of the journals.
fn positions(mut each: impl FnMut(&Steam)) -> Checked {
    for text in JOURNALS {
        let journal = Journal::<Steam>::parse(text, &Options::default())?;
        watch(&journal, None, |_, _, _, game| each(game))?;
    }
    Ok(())
}

#[test]
fn links_and_deliveries_are_those_of_the_rules() -> Checked {
    let (mut compared, mut tired) = (0, 0);
    positions(|game| {
        let complete = game.complete_links();
        for seat in game.seats_at_table() {
            let network = Network::new(game, seat);
            assert_eq!(network.complete[..MOST_PLAYERS], complete);
            let deliveries = Deliveries::new(game, &network, seat);
            if deliveries.tired {
                tired += 1;
                continue;
            }
            let level = game.player(seat).level;
            for (level, found) in [(level, &deliveries.now[seat.index()]), (level + 1, &deliveries.next)] {
                let mut gains = [0; GAINS];
                let (all, _) = game.prospects::<128>(seat, level.min(6));
                all.iter().for_each(|prospect| gains[usize::from(prospect.own)] += 1);
                assert_eq!(found.gains, gains, "level {level}");
                let best =
                    all.iter().take(2).map(|prospect| (usize::from(prospect.own), usize::from(prospect.others.0)));
                assert!(best.eq(found.best.iter().take(all.len()).map(|best| (best.own(), best.others()))));
                compared += 1;
            }
        }
    })?;
    assert!(compared > 10 * tired, "{compared} searches were whole, {tired} were not");
    Ok(())
}

#[test]
fn every_position_fits_the_layout() -> Checked {
    let layout = Layout::of::<Steam>()?;
    assert!(layout.slots < 512 && layout.rows < 4600, "{layout:?}");
    let mut seen = NOTHING;
    positions(|game| {
        for seat in game.seats_at_table() {
            let points = describe(game, seat, &mut seen);
            assert!(seen.iter().all(|&row| usize::from(row) < layout.rows));
            assert_eq!(points[seat.index()], game.standings().totals()[seat.index()].max(BANKRUPT));
        }
    })
}

#[test]
fn tiles_between_sites_are_counted_around_what_is_closed() -> Checked {
    for id in Map::SHIPPED {
        let map = Map::shipped(id).ok_or("a map of the box")?;
        let place = |site: u8| map.hex(map.site_hex(usize::from(site)));
        let far = |one: Hex, other: Hex| {
            let (q, r) = (i32::from(one.q) - i32::from(other.q), i32::from(one.r) - i32::from(other.r));
            (q.abs() + r.abs() + (q + r).abs()) / 2
        };
        let mut straight = 0;
        for near in map.near() {
            let (one, other) = (place(near.one), place(near.other));
            // In a town lies a tile of the link too; of two, one is where it begins.
            let town = i32::from(map.space(other).is_some_and(Space::is_town));
            let least = far(one, other) - 1 + town;
            assert!(i32::from(near.tiles) >= least.max(1), "{one} to {other}: {near:?}");
            straight += usize::from(i32::from(near.tiles) == least);
        }
        assert!(straight * 2 > map.near().len() && straight < map.near().len(), "{straight} of {}", map.near().len());
    }
    Ok(())
}
