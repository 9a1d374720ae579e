//! What holds for the drawings of every game (laws 4 and 7), tried on whole games. A game writes `laws!` with the set-ups that
//! are to be played.

use crate::captions;
use crate::drawing::{Picture, Scene};
use crate::words::{Locale, Speech};
use cowcatcher_engine::{Choices, Imagined, Named as _, Options, Question as _, Seat, Silent, ToAct};
use cowcatcher_session::goals;
use maud::Markup;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::collections::{BTreeSet, HashSet};
use std::fmt::Write;

/// The options of a game and how many play.
pub type Setup = (&'static [(&'static str, &'static str)], usize);

/// The laws as tests of a game: its set-ups, and the least number of clauses that its pieces lead to.
macro_rules! laws {
    ($game:ty, $setups:expr, $least_clauses:expr) => {
        #[test]
        fn every_placed_action_is_drawn_once_and_nothing_else() {
            $crate::kit::laws::placed_once::<$game>(&$setups);
        }

        #[test]
        fn every_wish_is_refused() {
            $crate::kit::laws::wishes_refused::<$game>(&$setups, $least_clauses);
        }

        #[test]
        fn names_in_the_page_are_unique_and_those_of_people_escaped() {
            $crate::kit::laws::names_unique::<$game>(&$setups);
        }

        #[test]
        fn drawings_show_only_what_the_seat_may_know() {
            $crate::kit::laws::nothing_hidden::<$game>(&$setups);
        }

        #[test]
        fn every_icon_that_is_drawn_is_explained() {
            $crate::kit::laws::icons_explained::<$game>(&$setups);
        }

        #[test]
        fn every_question_leads_to_a_clause() {
            $crate::kit::laws::clauses_exist::<$game>();
        }
    };
}
pub(crate) use laws;

/// What the page leads to from a question stands in the rules.
pub fn clauses_exist<G: Picture>() {
    for &question in G::Question::ALL {
        let clause = question.clause();
        assert!(crate::words::rules::find(crate::words::Locale::En, clause).is_some(), "{clause}");
    }
}

fn legal<G: Picture>(game: &G, seat: Seat) -> Choices<G::Action> {
    let mut choices = Choices::new();
    game.legal(seat, &mut choices);
    choices
}

/// Plays games and shows some of their decisions, the first of every question among them.
pub fn at_decisions<G: Picture>(setups: &[Setup], one_in: u32, mut look: impl FnMut(&G, Seat, &mut StdRng)) {
    let mut asked = HashSet::new();
    for (seed, (options, seats)) in (0..).zip(setups) {
        let mut chosen = G::Options::default();
        for (key, value) in *options {
            chosen.set(key, value).unwrap();
        }
        let mut game = G::new(&chosen, *seats).unwrap();
        let mut rng = StdRng::seed_from_u64(seed);
        loop {
            let deciders: Vec<Seat> = game.to_act().deciders().iter().collect();
            if deciders.is_empty() {
                let Some(outcome) = game.sample(&mut rng) else { break };
                game.resolve(outcome, &mut Silent);
                continue;
            }
            let seat = deciders[rng.random_range(0..deciders.len())];
            if asked.insert(game.question().map(cowcatcher_engine::Named::name)) || rng.random_range(0..one_in) == 0 {
                look(&game, seat, &mut rng);
            }
            let choices = legal(&game, seat);
            let any = choices[rng.random_range(0..choices.len())];
            // Chance alone hardly ever completes anything: one player knows what they do, most of the time.
            let best = || choices.iter().copied().max_by_key(|&action| game.appeal(seat, action)).unwrap_or(any);
            let played = if seat == Seat(0) && rng.random_range(0..4) > 0 { best() } else { any };
            game.play_unchecked(seat, played, &mut Silent);
        }
        assert_eq!(game.to_act(), ToAct::Over);
    }
}

/// Shows the scene of a seat, or of a spectator.
pub fn with_scene<G: Picture, T>(game: &G, seat: Option<Seat>, look: impl FnOnce(Scene<'_, G>) -> T) -> T {
    let view = game.view(seat);
    let legal = seat.map(|seat| legal(game, seat)).unwrap_or_default();
    let names: Vec<String> = (1..=game.seats()).map(|n| format!("<Player {n}>")).collect();
    let words = Speech { locale: Locale::En, view: &view, names: &names };
    let imagined = seat.filter(|_| !legal.is_empty()).map(|seat| Imagined::of(game, seat));
    let goals = imagined.as_ref().map(goals).unwrap_or_default();
    look(Scene { view: &view, legal: &legal, words, imagined: imagined.as_ref(), goals: &goals, seat })
}

/// Everything that a page shows of the game for a seat: the board, all player boards and lines, the hand.
fn page<G: Picture>(game: &G, seat: Option<Seat>) -> String {
    with_scene(game, seat, |scene| {
        let mut page = scene.board().into_string();
        for seat in (0..(game.seats() + game.rivals()) as u8).map(Seat) {
            page += &scene.player_board(seat).into_string();
            page += &scene.player_line(seat).into_string();
        }
        page + &scene.hand().unwrap_or_default().into_string()
    })
}

/// The values of an attribute, in order.
pub fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let begin = format!(" {attribute}=\"");
    page.split(&begin).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn actions<G: Picture>(page: &str, attribute: &str) -> Vec<G::Action> {
    values(page, attribute).iter().map(|it| it.parse().unwrap()).collect()
}

/// What is drawn carries what is said to be placed, once, and nothing else.
pub fn placed_once<G: Picture>(setups: &[Setup]) {
    at_decisions::<G>(setups, 6, |game, seat, _| {
        let mut drawn = actions::<G>(&page(game, Some(seat)), "data-action");
        let mut placed = with_scene(game, Some(seat), |scene| scene.placed());
        drawn.sort_unstable();
        placed.sort_unstable();
        assert_eq!(drawn, placed);
        let legal = legal(game, seat);
        assert!(placed.iter().all(|action| legal.contains(action)));
        assert!(with_scene(game, None, |scene| scene.placed()).is_empty());
        assert!(!page(game, None).contains("data-action"));
    });
}

/// What is asked "why not?" is refused, with a clause, and whoever does not decide is not invited to ask.
pub fn wishes_refused<G: Picture>(setups: &[Setup], least_clauses: usize) {
    let mut clauses = BTreeSet::new();
    at_decisions::<G>(setups, 16, |game, seat, _| {
        for wish in actions::<G>(&page(game, Some(seat)), "data-why") {
            clauses.insert(game.check(seat, wish).expect_err(&wish.to_string()).clause);
        }
        let idle = (0..game.seats() as u8).map(Seat).filter(|&other| !game.to_act().deciders().contains(other));
        for other in idle.map(Some).chain([None]) {
            assert!(!page(game, other).contains("data-why"));
        }
    });
    assert!(clauses.len() >= least_clauses, "{clauses:?}");
}

/// What the page finds by its name is there just once, and what people are called is text.
pub fn names_unique<G: Picture>(setups: &[Setup]) {
    at_decisions::<G>(setups, 30, |game, seat, _| {
        let (own, shown) = (page(game, Some(seat)), page(game, None));
        // What is offered may name the place that it goes to once more; a preview finds it in a page without offers.
        for (attribute, page) in [("id", &own), ("data-piece", &own), ("data-figure", &own), ("data-place", &shown)] {
            let mut names = values(page, attribute);
            assert!(!names.is_empty(), "{attribute}");
            names.sort_unstable();
            assert_eq!(names.windows(2).find(|pair| pair[0] == pair[1]), None, "{attribute}");
        }
        assert!(!own.contains("<Player") && !own.contains(" style="));
    });
}

/// Whoever points at an icon is shown its caption, the same as in the legend. The shapes of players and companies are named by what
/// they stand on.
pub fn icons_explained<G: Picture>(setups: &[Setup]) {
    let mut drawn = BTreeSet::new();
    at_decisions::<G>(setups, 10, |game, seat, _| {
        let bar = with_scene(game, Some(seat), |scene| {
            let icons = scene.legal.iter().filter_map(|&action| G::place(&scene, action).icon);
            icons.map(Markup::into_string).collect::<String>()
        });
        let page = page(game, Some(seat)) + &bar;
        let icons = page.split("href=\"#icon-").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned);
        drawn.extend(icons.filter(|name| !name.ends_with(|last: char| last.is_ascii_digit())));
    });
    let game = G::EDITIONS[0].name;
    for &locale in Locale::ALL {
        let explained: BTreeSet<String> = captions::of(game, locale).into_iter().map(|(name, _)| name).collect();
        let missing: Vec<&String> = drawn.difference(&explained).collect();
        assert!(missing.is_empty(), "{locale}: drawn without a caption: {missing:?}");
    }
    assert!(drawn.len() > 2, "{drawn:?}");
}

/// What a viewer does not know changes nothing that is drawn or said for them.
pub fn nothing_hidden<G: Picture>(setups: &[Setup]) {
    let shown = |game: &G, seat: Option<Seat>| {
        let mut page = page(game, seat);
        with_scene(game, seat, |scene| {
            for &action in scene.legal {
                writeln!(page, "{action} {} {}", G::label(&scene.words, action), scene.says(action)).unwrap();
            }
        });
        page
    };
    at_decisions::<G>(setups, 40, |game, _, rng| {
        for seat in (0..game.seats() as u8).map(Seat) {
            let mut other = game.clone();
            other.redeal(seat, rng);
            assert_eq!(shown(game, Some(seat)), shown(&other, Some(seat)));
            // A spectator knows no more than any seat.
            if seat == Seat(0) {
                assert_eq!(shown(game, None), shown(&other, None));
            }
        }
    });
}
