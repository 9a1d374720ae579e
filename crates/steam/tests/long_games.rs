//! Games by players who are careful with money and like to deliver: at random nearly everybody is bankrupt before the map fills
//! up. The referee is put to the test on crowded maps, and STEAM-END-01 is seen to hold.

use cowcatcher_engine::{Choices, Game, Options as _, Seat, Silent, ToAct};
use cowcatcher_proof::Lawful;
use cowcatcher_steam::data::actions::ActionTile;
use cowcatcher_steam::data::turns;
use cowcatcher_steam::{Action, Options, Question, Steam};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// The complete links of a seat.
fn links(game: &Steam, seat: Seat) -> i32 {
    game.standings().points[seat.index()][2]
}

/// The links that a seat has after laying what is best on the hex chosen, and what that is.
fn best_tile(game: &Steam, seat: Seat) -> Option<(i32, Action)> {
    let mut tiles = Choices::new();
    game.legal(seat, &mut tiles);
    let after = |action: Action| {
        let mut copy = game.clone();
        copy.play_unchecked(seat, action, &mut Silent);
        (links(&copy, seat), action)
    };
    tiles.into_iter().map(after).max()
}

/// A careful choice: money is raised and spent for links that are completed at once, goods are delivered.
fn careful(game: &Steam, seat: Seat, choices: &Choices<Action>, rng: &mut Xoshiro256PlusPlus) -> Action {
    let view = game.view(None);
    let player = &view.players[seat.index()];
    let lot = rng.random_range(0..5040);
    let some = |wanted: &dyn Fn(&Action) -> bool| -> Option<Action> {
        let liked: Vec<Action> = choices.iter().copied().filter(|action| wanted(action)).collect();
        (!liked.is_empty()).then(|| liked[lot % liked.len()])
    };
    let chosen = match view.question {
        Some(Question::Raise) => {
            let times = u8::from(player.cash < 8) + u8::from(player.cash < 8 && view.turn < 3);
            some(&|action| *action == Action::Raise(times))
        }
        Some(Question::BidForOrder | Question::BidForPlace) => some(&|action| *action == Action::Pass),
        Some(Question::Take) => some(&|action| !matches!(action, Action::Take(ActionTile::Locomotive))),
        Some(Question::Build) => {
            // Some hexes are tried; what completes no link is seldom built.
            let before = links(game, seat);
            let hexes: Vec<Action> = choices.iter().copied().filter(|it| matches!(it, Action::Build(_))).collect();
            let mut found = None;
            for _ in 0..hexes.len().min(24) {
                let action = hexes[rng.random_range(0..hexes.len())];
                let mut copy = game.clone();
                copy.play_unchecked(seat, action, &mut Silent);
                if best_tile(&copy, seat).is_some_and(|(after, _)| after > before) {
                    found = Some(action);
                    break;
                }
            }
            let extend = rng.random_range(0..3) == 0;
            found
                .or_else(|| some(&|it| matches!(it, Action::Urbanize(_) | Action::Grow(_))))
                .or_else(|| some(&|it| *it == Action::Done).filter(|_| !extend))
        }
        Some(Question::Lay) => best_tile(game, seat).map(|(_, action)| action),
        Some(Question::Goods) => {
            let improve = some(&|it| *it == Action::Improve).filter(|_| i32::from(player.level) < player.income);
            improve.or_else(|| some(&|it| matches!(it, Action::Cube(..))))
        }
        Some(Question::Reward) => some(&|it| *it == Action::Income).filter(|_| player.income < 6),
        _ => None,
    };
    chosen.unwrap_or_else(|| choices[rng.random_range(0..choices.len())])
}

#[test]
fn long_games_keep_the_laws() -> Result<(), Box<dyn std::error::Error>> {
    let is_route = |action: &Action| matches!(action, Action::Route(_));
    let (routes, few): (Vec<Action>, Vec<Action>) = Steam::universe().into_iter().partition(is_route);
    let mut choices = Choices::new();
    let mut last_turns = 0;
    let mut most_links = 0;
    for seed in 0..64u64 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let players = 3 + seed as usize % 4;
        let mut options = Options::default();
        options.set("rules", if seed % 8 < 4 { "base" } else { "standard" })?;
        options.set("map", if seed % 16 < 8 { "ruhr" } else { "ne-usa" })?;
        options.set("order", "random")?;
        let mut game = Steam::new(&options, players)?;
        for step in 0.. {
            match game.to_act() {
                ToAct::One(seat) => {
                    choices.clear();
                    game.legal(seat, &mut choices);
                    assert!(!choices.is_empty(), "seed {seed} step {step}");
                    assert!(choices.windows(2).all(|pair| pair[0] < pair[1]), "seed {seed} step {step}");
                    for &action in &choices {
                        game.check(seat, action).map_err(|it| format!("seed {seed} step {step}: {action}: {it}"))?;
                    }
                    if step % 16 == 0 {
                        let all = game.view(None).question == Some(Question::Route);
                        for action in few.iter().chain(routes.iter().filter(|_| all)) {
                            let listed = choices.binary_search(action).is_ok();
                            let passes = game.check(seat, *action).is_ok();
                            assert_eq!(listed, passes, "seed {seed} step {step}: {action}");
                        }
                    }
                    let action = careful(&game, seat, &choices, &mut rng);
                    game.play_unchecked(seat, action, &mut Silent);
                }
                ToAct::Chance => {
                    let outcome = game.sample(&mut rng).ok_or("chance has nothing to give")?;
                    game.resolve(outcome, &mut Silent);
                }
                ToAct::Each(_) | ToAct::Over => break,
            }
            game.audit().map_err(|why| format!("seed {seed} step {step}: {why}"))?;
        }
        let view = game.view(None);
        assert!(view.turn <= turns(players), "seed {seed}");
        last_turns += u32::from(view.turn == turns(players));
        most_links = most_links.max(view.links.len());
        let sheet = game.standings();
        for (seat, player) in view.players.iter().enumerate() {
            let complete = view.links.iter().filter(|it| it.complete && it.owner.is_some_and(|it| it.index() == seat));
            assert_eq!(complete.count(), usize::from(player.links), "seed {seed}");
            let (income, points) = (player.income, &sheet.points[seat]);
            if player.bankrupt.is_none() {
                let worth = if income > 0 { income / 2 } else { 2 * income };
                assert_eq!(points[..3], [player.points, worth, i32::from(player.links)], "seed {seed}");
            }
        }
    }
    assert!(last_turns > 16, "only {last_turns} games were played to their last turn");
    assert!(most_links > 40, "the fullest map had {most_links} links");
    println!("{last_turns} games to the last turn, at most {most_links} links");
    Ok(())
}
