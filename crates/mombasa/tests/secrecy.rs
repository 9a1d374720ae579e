//! Starting tiles and plans in flight are in no view, event or legal list of anybody else (MOM-SETUP-19, MOM-PLAN-01).

use cowcatcher_engine::{Audience, Choices, Game, Happened, Seat, Silent, ToAct};
use cowcatcher_mombasa::{Action, Event, Mombasa, Options};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

type Trouble = Box<dyn std::error::Error>;

fn choices(game: &Mombasa, seat: Seat) -> Choices<Action> {
    let mut choices = Choices::new();
    game.legal(seat, &mut choices);
    choices
}

/// Is everybody still to decide, nobody having begun?
fn nobody_began(game: &Mombasa, players: usize) -> bool {
    let view = game.view(None);
    let begun = |seat| game.view(Some(Seat(seat))).own.is_some_and(|own| own.decided || own.plan != [None; 5]);
    matches!(game.to_act(), ToAct::Each(_)) && view.deciding.len() == players && !(0..players as u8).any(begun)
}

/// Plays at random up to a secret choice of everybody: of the starting tiles (round 0), or the planning of that round.
fn up_to_secret(round: u8, players: usize, rng: &mut Xoshiro256PlusPlus) -> Result<Mombasa, Trouble> {
    let mut game = Mombasa::new(&Options::default(), players)?;
    loop {
        let seat = match game.to_act() {
            ToAct::Each(_) if nobody_began(&game, players) && game.view(None).round == round => return Ok(game),
            ToAct::Each(seats) => seats.iter().next().ok_or("nobody decides")?,
            ToAct::One(seat) => seat,
            ToAct::Chance => {
                let outcome = game.sample(rng).ok_or("chance has nothing to give")?;
                game.resolve(outcome, &mut Silent);
                continue;
            }
            ToAct::Over => return Err("the game ended".into()),
        };
        let all = choices(&game, seat);
        game.play_unchecked(seat, all[rng.random_range(0..all.len())], &mut Silent);
    }
}

/// What others can tell while the last seat decides, in two different ways: nothing, until everybody is ready.
fn others_see_nothing(before: &Mombasa, players: usize, rng: &mut Xoshiro256PlusPlus) -> Result<(), Trouble> {
    let secretive = Seat(players as u8 - 1);
    let others = || (0..players as u8 - 1).map(Seat).map(Some).chain([None]);
    let mut ways = [*before, *before];
    let mut differed = false;
    loop {
        let lists = ways.each_ref().map(|game| choices(game, secretive));
        let mut heard: Vec<Happened<Event>> = Vec::new();
        let mut played = Vec::new();
        for (game, list) in ways.iter_mut().zip(&lists) {
            let action = list[rng.random_range(0..list.len())];
            let mut happened = Happened::default();
            game.play_unchecked(secretive, action, &mut happened);
            assert!(happened.learned.is_empty(), "{action} teaches somebody something");
            heard.push(happened);
            played.push(action);
        }
        differed |= played[0] != played[1];
        for eyes in others() {
            assert_eq!(ways[0].view(eyes), ways[1].view(eyes), "{eyes:?} sees {played:?}");
            let words = |happened: &Happened<Event>| happened.heard_by(eyes).copied().collect::<Vec<_>>();
            assert_eq!(words(&heard[0]), words(&heard[1]), "{eyes:?} hears {played:?}");
            if let Some(seat) = eyes {
                assert_eq!(choices(&ways[0], seat), choices(&ways[1], seat), "{seat} may tell {played:?}");
            }
        }
        assert_eq!(ways[0].to_act(), ways[1].to_act());
        assert!(
            heard.iter().flat_map(|happened| &happened.events).all(|(audience, event)| {
                matches!(event, Event::Ready(_)) || *audience == Audience::Only(secretive)
            })
        );
        if played == [Action::Ready, Action::Ready] {
            break;
        }
    }
    assert!(choices(&ways[0], secretive).is_empty(), "who is ready has nothing to decide");
    assert!(differed || ways[0] == ways[1]);
    Ok(())
}

#[test]
fn secret_choices_stay_secret_until_all_are_ready() -> Result<(), Trouble> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    for players in 2..=4 {
        for round in 0..=7 {
            for _ in 0..20 {
                let game = up_to_secret(round, players, &mut rng)?;
                others_see_nothing(&game, players, &mut rng)?;
            }
        }
    }
    Ok(())
}

#[test]
fn the_last_ready_reveals_all_plans() -> Result<(), Trouble> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
    let mut game = up_to_secret(1, 3, &mut rng)?;
    let mut happened = Happened::default();
    while let ToAct::Each(seats) = game.to_act() {
        assert!(happened.learned.is_empty(), "nobody learns anything before the last is ready");
        let seat = seats.iter().next().ok_or("nobody decides")?;
        let all = choices(&game, seat);
        happened = Happened::default();
        game.play_unchecked(seat, all[rng.random_range(0..all.len())], &mut happened);
    }
    let revealed = happened.heard_by(None).filter(|event| matches!(event, Event::Revealed(..))).count();
    assert_eq!((revealed, happened.learned.0), (3, 0b111));
    Ok(())
}
