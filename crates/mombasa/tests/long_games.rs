//! Games of players who do all they can before they end a phase. Uniformly random players end so early that the far ends of
//! the tracks are hardly seen; here they are, under the same laws.

use cowcatcher_engine::{Choices, Game, Seat, Silent, ToAct};
use cowcatcher_mombasa::data::DataSet;
use cowcatcher_mombasa::data::cards::{Card, Kind};
use cowcatcher_mombasa::data::companies::Company;
use cowcatcher_mombasa::{Action, Mombasa, Options};
use cowcatcher_proof::Lawful;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};
use std::collections::BTreeMap;

type Trouble = Box<dyn std::error::Error>;

/// One for each far end of the game.
const TASTES: [Kind; 4] = [Kind::Bookkeeper, Kind::Merchant, Kind::Expansion, Kind::Cotton];

/// What ends or gives up something.
fn gives_up(action: Action) -> bool {
    matches!(action, Action::End(_) | Action::Leave(_) | Action::Stop)
}

/// What a player of this taste likes best: the actions and cards of one kind.
fn likes(taste: Kind, action: Action) -> bool {
    let kind = |card: Card| DataSet::First.tables().cards[card.index()].kind;
    match action {
        Action::Plan(_, card) | Action::Buy(card) => kind(card) == taste,
        Action::Bookkeeper(_) | Action::Jar | Action::JarPay => taste == Kind::Bookkeeper,
        Action::Merchant(_) => taste == Kind::Merchant,
        Action::Expand(company) => taste == Kind::Expansion && company == Company::Cairo,
        Action::Post(_) => taste == Kind::Expansion,
        Action::Goods(_) | Action::Advance(Company::Mombasa) => taste == Kind::Cotton,
        _ => false,
    }
}

/// Any choice, but often one of the player's taste and seldom one that gives something up.
fn eager(choices: &Choices<Action>, taste: Kind, rng: &mut impl Rng) -> Action {
    let liked = choices.iter().copied().find(|&action| likes(taste, action));
    if let Some(action) = liked.filter(|_| rng.random_range(0..4) > 0) {
        return action;
    }
    for _ in 0..3 {
        let action = choices[rng.random_range(0..choices.len())];
        if !gives_up(action) {
            return action;
        }
    }
    choices[rng.random_range(0..choices.len())]
}

/// `legal` and `check` agree on everything that can be written.
fn referee(game: &Mombasa, seat: Seat, choices: &Choices<Action>, universe: &[Action]) {
    for &action in universe {
        let listed = choices.binary_search(&action).is_ok();
        let judged = game.check(seat, action);
        assert_eq!(listed, judged.is_ok(), "{action} for seat {seat}: {judged:?} in {game:?}");
    }
}

/// What was seen of the far ends of the game.
#[derive(Default)]
struct Seen {
    words: BTreeMap<String, u32>,
    last_diamond: u32,
    far_jar: u32,
    all_slots: u32,
    posts_gone: u32,
    empty_base: u32,
    second_level: u32,
}

fn play(options: &Options, players: usize, seed: u64, universe: &[Action], seen: &mut Seen) -> Result<(), Trouble> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Mombasa::new(options, players)?;
    let taste = TASTES[seed as usize % TASTES.len()];
    let mut choices = Choices::new();
    loop {
        let seat = match game.to_act() {
            ToAct::One(seat) => seat,
            ToAct::Each(seats) => seats.iter().next().ok_or("nobody decides")?,
            ToAct::Chance => {
                let outcome = game.sample(&mut rng).ok_or("chance has nothing to give")?;
                game.admits(outcome)?;
                game.resolve(outcome, &mut Silent);
                game.audit()?;
                continue;
            }
            ToAct::Over => break,
        };
        choices.clear();
        game.legal(seat, &mut choices);
        assert!(choices.is_sorted() && !choices.is_empty(), "{choices:?} in {game:?}");
        if rng.random_range(0..8) == 0 {
            referee(&game, seat, &choices, universe);
        }
        if rng.random_range(0..32) == 0 {
            for eyes in (0..players as u8).map(Seat) {
                let mut other = game;
                other.redeal(eyes, &mut rng);
                other.audit()?;
                assert_eq!(game.view(Some(eyes)), other.view(Some(eyes)));
            }
        }
        let action = eager(&choices, taste, &mut rng);
        let word = action.to_string().split(' ').next().unwrap_or_default().to_owned();
        *seen.words.entry(word).or_default() += 1;
        game.play_unchecked(seat, action, &mut Silent);
        game.audit()?;
    }
    let view = game.view(None);
    for player in &view.players {
        seen.last_diamond += u32::from(player.diamond == 28);
        seen.far_jar += u32::from(player.jar > 8);
        seen.all_slots += u32::from(player.open == [true; 5]);
        seen.second_level += u32::from(player.levels.contains(&2));
    }
    seen.posts_gone += u32::from(view.companies.iter().any(|company| company.gone > 0));
    seen.empty_base += u32::from(view.companies.iter().any(|company| company.value == 15));
    Ok(())
}

#[test]
fn eager_players_keep_the_laws_to_the_far_ends_of_the_game() -> Result<(), Trouble> {
    let universe = Mombasa::universe();
    let mut seen = Seen::default();
    for players in 2..=4 {
        for seed in 0..200 {
            play(&Options::default(), players, seed, &universe, &mut seen)?;
        }
    }
    let words = [
        "keep",
        "plan",
        "leave",
        "ready",
        "goods",
        "buy",
        "advance",
        "expand",
        "post",
        "from",
        "home",
        "bookkeeper",
        "book",
        "cash",
        "jar",
        "merchant",
        "bonus",
        "option",
        "remove",
        "discard",
        "plus-one",
        "end",
        "stop",
        "done",
    ];
    for word in words {
        assert!(seen.words.get(word).is_some_and(|&n| n > 10), "{word} was hardly seen: {:?}", seen.words);
    }
    let ends = [
        ("the end of the diamond track", seen.last_diamond),
        ("the second half of the bookkeeping track", seen.far_jar),
        ("all five slots", seen.all_slots),
        ("posts out of the game", seen.posts_gone),
        ("an empty base", seen.empty_base),
        ("second track bonuses", seen.second_level),
    ];
    for (what, times) in ends {
        assert!(times > 0, "{what}: never seen");
    }
    Ok(())
}
