//! Worked vectors of building: costs, ownership, towns, upgrades, redirects, New Cities, unconnected track.

use cowcatcher_engine::{Choices, Game, Options as _, Seat, Silent, ToAct};
use cowcatcher_proof::Lawful;
use cowcatcher_steam::data::actions::ActionTile;
use cowcatcher_steam::data::goods::Colour;
use cowcatcher_steam::data::tiles::{Face, Kind};
use cowcatcher_steam::{Action, Edge, Hex, LinkEnd, Options, Question, Steam};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

type Checked = Result<(), Box<dyn std::error::Error>>;

/// A Standard game on a map in which everybody has raised money and taken a tile, at the first build turn: seat by place in
/// the turn order, the first with the first tile named.
fn building(map: &str, tiles: [ActionTile; 3]) -> Result<Steam, Box<dyn std::error::Error>> {
    let mut options = Options::default();
    options.set("map", map)?;
    let mut game = Steam::new(&options, 3)?;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut taken = tiles.into_iter();
    loop {
        match game.to_act() {
            ToAct::Chance => {
                let outcome = game.sample(&mut rng).ok_or("nothing to draw")?;
                game.resolve(outcome, &mut Silent);
            }
            ToAct::One(seat) => {
                let view = game.view(None);
                let action = match view.question {
                    Some(Question::Raise) => Action::Raise(10),
                    Some(Question::BidForOrder) => Action::Pass,
                    Some(Question::Take) => Action::Take(taken.next().ok_or("no tile left")?),
                    _ => return Ok(game),
                };
                game.check(seat, action)?;
                game.play_unchecked(seat, action, &mut Silent);
            }
            _ => return Err("over".into()),
        }
    }
}

fn plain() -> [ActionTile; 3] {
    [ActionTile::Engineer, ActionTile::TurnOrder, ActionTile::FirstMove]
}

fn actor(game: &Steam) -> Seat {
    match game.to_act() {
        ToAct::One(seat) => seat,
        _ => Seat(0),
    }
}

fn play(game: &mut Steam, text: &str) -> Checked {
    let (seat, action) = (actor(game), text.parse::<Action>()?);
    game.check(seat, action).map_err(|refusal| format!("{text}: {refusal}"))?;
    game.play_unchecked(seat, action, &mut Silent);
    Ok(game.audit()?)
}

/// Builds, and says what it cost.
fn build(game: &mut Steam, hex: &str, face: &str) -> Result<i32, Box<dyn std::error::Error>> {
    let seat = actor(game).index();
    let before = game.view(None).players[seat].cash;
    play(game, &format!("build {hex}"))?;
    play(game, &format!("lay {face}"))?;
    Ok(before - game.view(None).players[seat].cash)
}

/// The clause by which something can't be laid on a hex.
fn refused(game: &Steam, hex: &str, face: &str) -> Result<&'static str, Box<dyn std::error::Error>> {
    let offers = game.offers(hex.parse()?);
    assert!(offers.iter().all(|offer| offer.face.to_string() != face), "{face} is offered on {hex}");
    let seat = actor(game);
    let chosen = format!("build {hex}").parse()?;
    match game.check(seat, chosen) {
        Err(refusal) => Ok(refusal.clause),
        Ok(()) => {
            let mut copy = game.clone();
            copy.play_unchecked(seat, chosen, &mut Silent);
            let face: Face = face.parse()?;
            Ok(copy.check(seat, Action::Lay(face)).err().map_or("", |refusal| refusal.clause))
        }
    }
}

fn complete(game: &Steam, seat: Seat) -> usize {
    game.view(None).links.iter().filter(|link| link.complete && link.owner == Some(seat)).count()
}

fn put(game: &mut Steam, hex: &str, face: &str, owner: Option<Seat>) -> Checked {
    let (hex, face): (Hex, Face) = (hex.parse()?, face.parse()?);
    if game.put_tile(hex, face, |_| owner) { Ok(()) } else { Err(format!("{face} does not fit on {hex}").into()) }
}

/// STEAM-EX-06, 07.
#[test]
fn printed_costs() -> Checked {
    let mut game = building("ne-usa", plain())?;
    let first = actor(&game);
    assert_eq!(build(&mut game, "7,9", "N-S")?, 3);
    assert_eq!(build(&mut game, "7,10", "N,S")?, 4);
    assert_eq!(build(&mut game, "7,11", "N-S")?, 3);
    assert_eq!(complete(&game, first), 2);
    let mut game = building("ne-usa", plain())?;
    let first = actor(&game);
    let costs = [("6,9", "NE-S"), ("6,10", "N-S"), ("6,11", "N-S"), ("6,12", "N-SE")]
        .map(|(hex, face)| build(&mut game, hex, face).unwrap());
    assert_eq!(costs, [4, 2, 2, 2]);
    assert_eq!(complete(&game, first), 1);
    // Four placements were all the engineer had.
    assert_eq!(refused(&game, "8,8", "SE-NW")?, "STEAM-BUILD-01");
    Ok(())
}

/// STEAM-EX-08 without the price of the Base game, and STEAM-EX-03's count of placements.
#[test]
fn a_new_city_completes_links() -> Checked {
    let mut game = building("ne-usa", [ActionTile::Urbanization, ActionTile::TurnOrder, ActionTile::FirstMove])?;
    let first = actor(&game);
    assert_eq!(build(&mut game, "8,8", "SE-NW")?, 2);
    assert_eq!(build(&mut game, "9,8", "S-NW")?, 4);
    assert_eq!(build(&mut game, "9,10", "N-SW")?, 2);
    assert_eq!(complete(&game, first), 1);
    play(&mut game, "urbanize 8,11")?;
    play(&mut game, "new-city gray")?;
    play(&mut game, "supply 4")?;
    assert_eq!(complete(&game, first), 2);
    let city = game.view(None).hexes.into_iter().find(|it| it.hex == Hex::new(8, 11)).ok_or("no hex")?;
    assert_eq!((city.city, city.new_city, city.grown, city.cubes.len()), (Some(Colour::Gray), true, true, 2));
    Ok(())
}

/// STEAM-EX-10, 11, 43 to 45.
#[test]
fn upgrades_and_tiles_with_two_segments() -> Checked {
    let mut game = building("ne-usa", plain())?;
    let (me, other) = (actor(&game), Seat((actor(&game).0 + 1) % 3));
    put(&mut game, "12,7", "NE-SW", Some(other))?;
    put(&mut game, "13,6", "SE-SW", Some(other))?;
    put(&mut game, "13,7", "N", Some(me))?;
    assert_eq!(build(&mut game, "13,6", "N-S SE-SW")?, 4);
    let tile = game.view(None).hexes.into_iter().find(|it| it.hex == Hex::new(13, 6)).and_then(|it| it.tile);
    let tile = tile.ok_or("no tile")?;
    assert_eq!(tile.kind, Kind::C2);
    let owner = |edge| tile.owners.iter().find(|it| it.0 == edge).and_then(|it| it.1);
    assert_eq!((owner(Edge::N), owner(Edge::SE)), (Some(me), Some(other)));
    assert_eq!(refused(&game, "13,6", "NE-SW SE-NW")?, "STEAM-UPGRADE-05");

    let mut game = building("ne-usa", plain())?;
    let me = actor(&game);
    put(&mut game, "9,10", "N-NE", Some(me))?;
    assert_eq!(build(&mut game, "10,9", "N-SW NE-NW")?, 5);
    assert_eq!(complete(&game, me), 1);

    let mut game = building("ruhr", plain())?;
    let me = actor(&game);
    assert_eq!(build(&mut game, "8,8", "SE-SW")?, 5);
    assert_eq!(build(&mut game, "8,8", "N-S SE-SW")?, 4);
    assert_eq!(complete(&game, me), 1);
    Ok(())
}

/// STEAM-EX-46, 47, 56, 84, 87.
#[test]
fn what_may_not_be_laid() -> Checked {
    let mut game = building("ne-usa", plain())?;
    let (me, other) = (actor(&game), Seat((actor(&game).0 + 1) % 3));
    assert_eq!(refused(&game, "8,11", "N,S")?, "STEAM-BUILD-04");
    assert_eq!(refused(&game, "9,10", "N-SE")?, "STEAM-BUILD-04");
    let offers: Vec<(String, i32)> =
        game.offers(Hex::new(8, 12)).iter().map(|offer| (offer.face.to_string(), offer.cost)).collect();
    assert_eq!(offers, [("NE-NW".to_owned(), 2)]);
    assert_eq!(refused(&game, "7,8", "N-S")?, "STEAM-BUILD-03");
    assert_eq!(refused(&game, "6,2", "N-S")?, "STEAM-BUILD-04");
    assert_eq!(refused(&game, "4,9", "N-S")?, "STEAM-BUILD-05");

    put(&mut game, "3,11", "N,S", Some(other))?;
    put(&mut game, "3,10", "N-S", Some(other))?;
    assert_eq!(refused(&game, "3,11", "N,SE,S")?, "STEAM-TOWN-05");

    put(&mut game, "7,7", "SE-S", Some(me))?;
    assert_eq!(refused(&game, "8,7", "SW-NW")?, "STEAM-BUILD-10");

    put(&mut game, "7,9", "N-S", Some(other))?;
    put(&mut game, "6,9", "NE-S", Some(me))?;
    put(&mut game, "6,10", "N-SE", Some(me))?;
    assert_eq!(refused(&game, "7,10", "N,NW")?, "STEAM-TOWN-06");
    assert_eq!(build(&mut game, "7,10", "SW,NW")?, 4);
    Ok(())
}

/// STEAM-EX-09, 48 to 51, 83: links that are not extended are lost, and may be claimed.
#[test]
fn links_are_lost_and_claimed() -> Checked {
    let mut game = building("ne-usa", plain())?;
    let me = actor(&game);
    let other = Seat((me.0 + 1) % 3);
    // The open spurs of a town where somebody else has the link, and a loose end from Syracuse.
    put(&mut game, "7,9", "N-S", Some(other))?;
    let spurs: Face = "N,NE,S,SW".parse()?;
    assert!(game.put_tile(Hex::new(7, 10), spurs, |edge| (edge == Edge::N).then_some(other)));
    put(&mut game, "3,10", "N-S", None)?;
    assert_eq!(refused(&game, "8,9", "N-SW")?, "STEAM-LINK-08");
    assert_eq!(build(&mut game, "7,11", "N-S")?, 3);
    assert_eq!(complete(&game, me), 1);
    assert_eq!(complete(&game, other), 1);
    // The whole way from Syracuse is claimed with one more tile.
    assert_eq!(build(&mut game, "3,11", "N")?, 3);
    assert_eq!(complete(&game, me), 2);
    // Redirecting an unowned link claims nothing.
    put(&mut game, "2,10", "NE-SW", None)?;
    assert_eq!(build(&mut game, "2,10", "NE-S")?, 2);
    let link = game
        .view(None)
        .links
        .into_iter()
        .find(|link| !link.complete && link.ends[1] == LinkEnd::Open(Hex::new(2, 10), Edge::S));
    assert_eq!(link.ok_or("no such link")?.owner, None);
    Ok(())
}

/// STEAM-EX-52, 53, 24: redirects.
#[test]
fn redirects() -> Checked {
    let mut game = building("ruhr", plain())?;
    let me = actor(&game);
    put(&mut game, "8,8", "N-S", Some(me))?;
    let stock = game.view(None).stock;
    assert_eq!(build(&mut game, "8,8", "N-SE")?, 2);
    assert_eq!(complete(&game, me), 1);
    let after = game.view(None).stock;
    assert_eq!(after[Kind::P1.index()], stock[Kind::P1.index()] + 1);
    assert_eq!(after[Kind::P2.index()], stock[Kind::P2.index()] - 1);
    assert_eq!(refused(&game, "8,8", "N-SW")?, "STEAM-REDIRECT-03");
    put(&mut game, "9,5", "S", Some(me))?;
    assert_eq!(refused(&game, "9,5", "N")?, "STEAM-REDIRECT-04");
    Ok(())
}

/// STEAM-EX-80, STEAM-BUILD-26, 27: the second segment of a tile may stay unconnected only while it can be connected.
#[test]
fn unconnected_track_is_connected_before_the_turn_ends() -> Checked {
    let game = building("ne-usa", plain())?;
    let seat = actor(&game);
    let mut hexes = Choices::new();
    game.legal(seat, &mut hexes);
    let mut seen = 0;
    for &hex in hexes.iter().filter(|action| matches!(action, Action::Build(_))) {
        let mut chosen = game.clone();
        chosen.play_unchecked(seat, hex, &mut Silent);
        let mut tiles = Choices::new();
        chosen.legal(seat, &mut tiles);
        for &tile in &tiles {
            let mut laid = chosen.clone();
            laid.play_unchecked(seat, tile, &mut Silent);
            if laid.view(None).build.is_none_or(|build| build.unconnected.is_none()) {
                continue;
            }
            seen += 1;
            assert_eq!(laid.check(seat, Action::Done).map_err(|refusal| refusal.clause), Err("STEAM-BUILD-20"));
            // Whatever is played on, it gets connected within the placements left.
            for last in 0..2usize {
                let mut on = laid.clone();
                while on.view(None).build.is_some_and(|build| build.unconnected.is_some()) {
                    let mut choices = Choices::new();
                    on.legal(seat, &mut choices);
                    let pick = if last == 0 { choices.first() } else { choices.last() };
                    on.play_unchecked(seat, *pick.ok_or("a dead end")?, &mut Silent);
                }
                on.audit()?;
            }
        }
    }
    assert!(seen > 100, "{seen} unconnected tiles");
    Ok(())
}

/// STEAM-EX-85: five town tiles with the exits of TW4a, then neither such a tile nor a plain C1 or C5.
#[test]
fn a_face_comes_from_the_first_kind_in_stock() -> Checked {
    let mut game = building("ruhr", [ActionTile::Urbanization, ActionTile::TurnOrder, ActionTile::FirstMove])?;
    let towns = ["2,11", "3,9", "3,12", "5,11", "5,13"];
    for town in towns {
        put(&mut game, town, "N,NE,S,SW", None)?;
    }
    let stock = game.view(None).stock;
    assert_eq!((stock[Kind::C1.index()], stock[Kind::C5.index()]), (0, 0));
    assert!(put(&mut game, "6,6", "N,NE,S,SW", None).is_err());
    play(&mut game, "urbanize 5,13")?;
    play(&mut game, "new-city red")?;
    let stock = game.view(None).stock;
    assert_eq!((stock[Kind::C1.index()], stock[Kind::C5.index()]), (0, 1));
    Ok(())
}
