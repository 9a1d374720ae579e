//! Map files: the shipped ones are sound, the example of `docs/maps.md` can be played, and every fault is told with its line.

use cowcatcher_engine::{Game, Options as _, Silent, ToAct};
use cowcatcher_steam::data::goods::{CUBES, Colour};
use cowcatcher_steam::map::{Feature, Map, Terrain};
use cowcatcher_steam::{Edge, Hex, Options, Steam};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

type Checked = Result<(), Box<dyn std::error::Error>>;

/// The example of the documentation.
fn example() -> String {
    let docs = include_str!("../../../docs/maps.md");
    let from = docs.find("map two-rivers").unwrap_or(0);
    let rest = &docs[from..];
    rest[..rest.find("```").unwrap_or(rest.len())].to_owned()
}

#[test]
fn shipped_maps_have_their_totals() -> Checked {
    for (id, hexes, hills, rivers, water, cities, goods, towns, blocked, sides) in
        [("ne-usa", 164, 46, 46, 17, 15, 42, 19, 4, 430), ("ruhr", 154, 36, 45, 0, 16, 53, 20, 0, 415)]
    {
        let map = Map::shipped(id).ok_or(id)?;
        map.check().map_err(|unsound| unsound.reason)?;
        let count =
            |of: &dyn Fn(&cowcatcher_steam::map::Space) -> bool| map.spaces().iter().filter(|it| of(it)).count();
        assert_eq!(map.spaces().len(), hexes, "{id}");
        assert_eq!(count(&|it| it.terrain == Terrain::Hill), hills, "{id}");
        assert_eq!(count(&|it| it.river), rivers, "{id}");
        assert_eq!(map.water().len(), water, "{id}");
        assert_eq!(count(&|it| it.is_city()), cities, "{id}");
        assert_eq!(map.spaces().iter().map(|it| map.starting_goods(it, 4)).sum::<u8>(), goods, "{id}");
        assert_eq!(count(&|it| it.is_town()), towns, "{id}");
        assert_eq!(map.blocked().len(), blocked, "{id}");
        let usable = map.spaces().iter().flat_map(|it| Edge::ALL.iter().map(|&edge| map.neighbour(it.hex, edge)));
        assert_eq!(usable.flatten().count(), 2 * sides, "{id}");
        assert_eq!(Map::parse(&map.text())?, *map, "{id}");
        assert_eq!(Map::parse(&map.one_line())?, *map, "{id}");
    }
    Ok(())
}

/// STEAM-EX-86.
#[test]
fn neighbours_are_as_printed() -> Checked {
    let map = Map::shipped("ne-usa").ok_or("no map")?;
    let albany = map.named("Albany").ok_or("no Albany")?;
    let around: Vec<String> =
        Edge::ALL.iter().filter_map(|&edge| map.neighbour(albany, edge)).map(|hex| hex.to_string()).collect();
    assert_eq!(around, ["7,7", "8,7", "8,8", "7,9", "6,9", "6,8"]);
    let usable = |hex: Hex| -> Vec<Edge> {
        Edge::ALL.iter().copied().filter(|&edge| map.neighbour(hex, edge).is_some()).collect()
    };
    assert_eq!(usable(Hex::new(11, 8)), [Edge::N, Edge::NE, Edge::SW, Edge::NW]);
    assert_eq!(usable(Hex::new(1, 10)), [Edge::NE, Edge::SE, Edge::S, Edge::SW, Edge::NW]);
    Ok(())
}

/// STEAM-EX-74: cubes on cities, in the supply and in the bag after set-up; STEAM-SETUP-13 by the way.
#[test]
fn cubes_are_laid_out_as_printed() -> Checked {
    for (map, players, cities, supply) in [("ruhr", 3, 37, 24), ("ne-usa", 4, 42, 36), ("ne-usa", 3, 42, 24)] {
        let mut options = Options::default();
        options.set("map", map)?;
        let mut game = Steam::new(&options, players)?;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        while game.to_act() == ToAct::Chance {
            let outcome = game.sample(&mut rng).ok_or("nothing to draw")?;
            game.admits(outcome)?;
            game.resolve(outcome, &mut Silent);
        }
        let view = game.view(None);
        assert_eq!(view.hexes.iter().map(|hex| hex.cubes.len()).sum::<usize>(), cities);
        assert_eq!(view.supply.iter().map(Vec::len).sum::<usize>(), supply);
        let bag = view.bag.iter().map(|&n| u32::from(n)).sum::<u32>();
        assert_eq!(bag, CUBES - (cities + supply) as u32);
    }
    Ok(())
}

#[test]
fn a_foreign_map_is_an_option_in_one_line() -> Checked {
    let mut options = Options::default();
    options.set("map", &example())?;
    assert_eq!(options.map.id(), "two-rivers");
    let entries = options.entries();
    let text = &entries.iter().find(|(key, _)| *key == "map").ok_or("no map")?.1;
    assert!(!text.contains('\n') && text.contains(" / hex 0 1 city city=\"Aford\" color=red goods=2 / "), "{text}");
    let mut again = Options::default();
    again.set("map", text)?;
    assert_eq!(again, options);
    assert_eq!(Options::files(), [("map", "hex")]);
    let space = options.map.space(Hex::new(2, 0)).ok_or("no hex")?;
    assert_eq!(space.feature, Feature::City { name: "Ceeham".into(), colour: Colour::Blue, goods: 3 });
    assert_eq!(options.map.neighbour(Hex::new(1, 1), Edge::SE), None);
    assert_eq!(options.map.neighbour(Hex::new(2, 1), Edge::NW), None);

    let battery = cowcatcher_proof::battery::Battery::<Steam>::new(
        &options,
        3,
        cowcatcher_proof::battery::Thoroughness {
            universe_one_in: u32::MAX,
            ..cowcatcher_proof::battery::Thoroughness::QUICK
        },
    )?;
    for seed in 0..50 {
        battery.play(seed)?;
    }
    Ok(())
}

#[test]
fn a_mistyped_map_is_told() {
    let mut options = Options::default();
    let error = options.set("map", "ruhrr").unwrap_err().to_string();
    assert!(error.contains("ne-usa|ruhr"), "{error}");
    let error = options.set("map", "map x\ntitle y\nnonsense").unwrap_err().to_string();
    assert!(error.contains("line 3"), "{error}");
}

/// A fault made in the example: what is replaced by what, the line it is told with and words of the reason.
const FAULTS: [(&str, &str, usize, &str); 36] = [
    ("map two-rivers\n", "", 1, "map <id>"),
    ("map two-rivers", "map Two", 1, "lower-case"),
    ("title Two Rivers", "heading Two Rivers", 2, "title <text>"),
    ("orientation flat", "orientation pointy", 3, "orientation flat"),
    ("coords axial q r", "coords offset", 4, "coords axial q r"),
    ("end\n", "", 15, "\"end\""),
    ("end\n", "end\nhex 5 5 plain\n", 17, "nothing may follow"),
    ("end\n", "hex 5 5 plain\nend\n", 16, "before the first edge"),
    ("end\n", "finish\nend\n", 16, "unknown word \"finish\""),
    ("hex 0 0 plain coast", "hex 0 0 plain  coast", 6, "one space"),
    ("hex 0 0 plain coast", "hex 0 0 plain shore", 6, "\"shore\""),
    ("hex 0 0 plain coast", "hex 0 0", 6, "hex <q> <r> <terrain>"),
    ("hex 0 0 plain coast", "hex 0 100 plain coast", 6, "coordinate"),
    ("hex 0 0 plain coast", "hex 0 x plain coast", 6, "coordinate"),
    ("hex 0 0 plain coast", "hex 0 0 swamp", 6, "unknown terrain"),
    ("hex 0 0 plain coast", "hex 0 1 plain coast", 7, "stands already on line 6"),
    ("hex 1 1 hill river", "hex 1 1 hill coast", 10, "coast stands only on plain"),
    ("hex 2 -1 water", "hex 2 -1 water river", 12, "no further word"),
    ("city city=\"Aford\"", "city river city=\"Aford\"", 7, "river stands only"),
    ("city city=\"Aford\" color=red goods=2", "city city=\"Aford\" color=red", 7, "in this order"),
    ("city city=\"Aford\" color=red goods=2", "city color=red city=\"Aford\" goods=2", 7, "in this order"),
    ("color=red", "color=gray", 7, "unknown colour"),
    ("color=red", "color=pink", 7, "unknown colour"),
    ("goods=2", "goods=0", 7, "1 to 9"),
    ("goods=2", "goods=12", 7, "1 to 9"),
    ("town=\"Beeton\"", "town=Beeton", 9, "double quotes"),
    ("town=\"Beeton\"", "town=\"Beeton", 9, "not closed"),
    ("town=\"Beeton\"", "town=\"\"", 9, "empty"),
    ("town=\"Beeton\"", "town=\"Aford\"", 9, "stands already on line 7"),
    ("town=\"Beeton\"", "city=\"Beeton\"", 9, "only on terrain city"),
    ("town=\"Beeton\"", "town=\"Bee / ton\"", 9, "not closed"),
    ("edge 1 1 SE blocked", "edge 1 1 SE closed", 15, "edge <q> <r> <dir> blocked"),
    ("edge 1 1 SE blocked", "edge 1 1 E blocked", 15, "unknown direction"),
    ("edge 1 1 SE blocked", "edge 1 0 NE blocked", 15, "leads to nowhere"),
    ("edge 1 1 SE blocked", "edge 1 1 SE blocked\nedge 2 1 NW blocked", 16, "blocked already"),
    ("hex 0 0 plain coast", "hex 9 9 plain town=\"Faraway\"", 6, "Faraway can't be reached"),
];

#[test]
fn every_fault_is_told_with_its_line() {
    let good = example();
    assert!(Map::parse(&good).is_ok(), "{:?}", Map::parse(&good));
    for (from, to, line, words) in FAULTS {
        assert!(good.contains(from), "{from}");
        let error = Map::parse(&good.replacen(from, to, 1)).expect_err(to);
        assert!(error.reason.to_string().contains(words), "{from:?} to {to:?}: {error}");
        assert_eq!(error.line, line, "{from:?} to {to:?}: {error}");
    }
}

#[test]
fn maps_that_are_too_big_or_too_rich_or_too_poor_are_told() -> Checked {
    let header = "map big\ntitle Big\norientation flat\ncoords axial q r\n";
    let hexes = |n: usize| (0..n).map(|at| format!("hex {} {} plain\n", at % 20, at / 20)).collect::<String>();
    let big = format!("{header}{}end\n", hexes(251));
    assert!(Map::parse(&big).unwrap_err().reason.to_string().contains("more than 250 playable hexes"));
    let poor = format!("{header}{}end\n", hexes(40));
    assert!(Map::parse(&poor).unwrap_err().reason.to_string().contains("too few cities"));
    let towns = (0..65).map(|at| format!("hex {} {} plain town=\"T{at}\"\n", at % 20, at / 20)).collect::<String>();
    assert!(
        Map::parse(&format!("{header}{towns}end\n"))
            .unwrap_err()
            .reason
            .to_string()
            .contains("more than 64 cities and towns")
    );

    let cities = |goods: u8, n: usize| {
        let line = |at| format!("hex {} {} city city=\"C{at}\" color=red goods={goods}\n", at % 20, at / 20);
        (0..n).map(line).collect::<String>()
    };
    let rich = format!("{header}{}end\n", cities(9, 9));
    assert!(Map::parse(&rich).unwrap_err().reason.to_string().contains("too many goods"));
    // Enough for three players only.
    let for_three = format!("{header}{}end\n", cities(9, 8));
    let mut options = Options::default();
    options.set("map", &for_three)?;
    assert!(Steam::new(&options, 3).is_ok());
    assert!(Steam::new(&options, 4).is_err_and(|error| error.to_string().contains("too many goods for 4 players")));
    Ok(())
}
