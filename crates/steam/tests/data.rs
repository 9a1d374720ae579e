//! What is printed, and what is a matter of definition.

use cowcatcher_engine::{Game, Seat, Silent, ToAct};
use cowcatcher_steam::data::tiles::Face;
use cowcatcher_steam::map::{Map, Terrain};
use cowcatcher_steam::{Options, Steam};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

type Checked = Result<(), Box<dyn std::error::Error>>;

/// STEAM-BUILD-09.
#[test]
fn plain_tiles_have_no_forks() {
    for face in Face::all().filter(|face| !face.is_town()) {
        let mut ends: Vec<_> = face.segments().flat_map(|(one, other)| [one, other]).collect();
        let count = ends.len();
        ends.sort_unstable();
        ends.dedup();
        assert_eq!(ends.len(), count, "{face}: two segments meet at an edge");
        assert_eq!(ends, face.exits().collect::<Vec<_>>(), "{face}");
    }
}

/// STEAM-DEF-09: all heights are hills, all inland water that is built over is a river, and nothing else adds to the cost.
#[test]
fn hills_and_rivers_are_the_only_surcharges() -> Checked {
    assert_eq!(Terrain::ALL, [Terrain::Plain, Terrain::Hill, Terrain::City]);
    for id in Map::SHIPPED {
        for space in Map::shipped(id).ok_or(id)?.spaces() {
            let hill = if space.terrain == Terrain::Hill { 2 } else { 0 };
            assert_eq!(space.surcharge(), hill + i32::from(space.river), "{id} {}", space.hex);
        }
        let text = Map::shipped(id).ok_or(id)?.text();
        for other in [text.replacen(" hill", " mountain", 1), text.replacen(" river", " canal", 1)] {
            assert!(Map::parse(&other).is_err(), "{id}");
        }
    }
    Ok(())
}

/// STEAM-SETUP-12.
#[test]
fn everybody_sees_the_same() -> Checked {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(12);
    let mut game = Steam::new(&Options::default(), 4)?;
    while game.to_act() == ToAct::Chance {
        let outcome = game.sample(&mut rng).ok_or("no outcome")?;
        game.resolve(outcome, &mut Silent);
        let all = game.view(None);
        assert!((0..4).all(|seat| game.view(Some(Seat(seat))) == all));
    }
    assert_eq!(game.view(None).players.len(), 4);
    Ok(())
}
