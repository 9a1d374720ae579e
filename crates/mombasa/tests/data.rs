//! The printed data adds up: counts and sums of the component list.

use cowcatcher_mombasa::data::DataSet;
use cowcatcher_mombasa::data::bonus::BonusSpace;
use cowcatcher_mombasa::data::books::{Book, COPIES};
use cowcatcher_mombasa::data::cards::{Card, DECK, Kind, LETTER_CARDS, STARTING_CARDS};
use cowcatcher_mombasa::data::companies::{Company, POSTS};
use cowcatcher_mombasa::data::gains::Gain;
use cowcatcher_mombasa::data::map::{DOUBLE_BORDERS, Region};
use cowcatcher_mombasa::data::rounds::ROUND_COINS;
use cowcatcher_mombasa::data::tracks::{LAST_SPACE, TrackBonus};

#[test]
fn the_action_cards_are_44_with_six_of_each_kind_and_six_shares_of_each_company() {
    let tables = DataSet::First.tables();
    assert_eq!(LETTER_CARDS.map(|letter| letter.len()), [12, 8, 8, 8, 8]);
    assert_eq!((DECK.len(), STARTING_CARDS.len()), (44, 9));
    for &kind in Kind::ALL {
        let want = if kind == Kind::Share { 8 } else { 6 };
        assert_eq!(tables.kinds[kind.index()].within(DECK).len(), want, "{kind}");
    }
    for &company in Company::ALL {
        assert_eq!(tables.share_cards[company.index()].len(), 6, "{company}");
    }
    // The last eight cards of the deck are the single shares (MOM-PLAN-07).
    assert_eq!(tables.kinds[Kind::Share.index()], LETTER_CARDS[4]);
}

#[test]
fn cards_and_letters_know_each_other() {
    assert_eq!(Card::A12.letter(), Some(0));
    assert_eq!(Card::E08.letter(), Some(4));
    assert_eq!(Card::Bt2.letter(), None);
}

#[test]
fn the_map_has_36_regions_60_borders_and_the_rewards_of_the_list() {
    let tables = DataSet::First.tables();
    let (mut single, mut double) = (0, 0);
    for &region in Region::ALL {
        let borders = &tables.borders[region.index()];
        single += borders.single.count_ones();
        double += borders.double.count_ones();
        for &other in Region::ALL {
            let back = &tables.borders[other.index()];
            assert_eq!(borders.single & other.bit() != 0, back.single & region.bit() != 0, "{region} {other}");
            assert_eq!(borders.double & other.bit() != 0, back.double & region.bit() != 0, "{region} {other}");
        }
    }
    assert_eq!((single / 2, double / 2, DOUBLE_BORDERS.len()), (44, 16, 16));

    let (mut pounds, mut diamonds, mut points, mut empty) = (0, 0, 0, 0);
    for (_, reward) in tables.regions {
        empty += usize::from(reward.is_empty());
        for gain in reward {
            match gain {
                Gain::Pounds(n) => pounds += n,
                Gain::Diamonds(n) => diamonds += n,
                Gain::Points(n) => points += n,
                other => unreachable!("a region gives {other:?}"),
            }
        }
    }
    assert_eq!((pounds, diamonds, points, empty), (22, 20, 8, 4));
}

#[test]
fn every_company_has_the_same_map() {
    // The sum of the cheapest costs to all regions on an empty map, and the farthest one.
    let tables = DataSet::First.tables();
    for &company in Company::ALL {
        let mut cost = [u32::MAX; Region::ALL.len()];
        let entry = &tables.entries[company.index()];
        for &region in Region::ALL {
            if entry.single & region.bit() != 0 {
                cost[region.index()] = 1;
            } else if entry.double & region.bit() != 0 {
                cost[region.index()] = 2;
            }
        }
        for _ in Region::ALL {
            for &region in Region::ALL {
                for &other in Region::ALL {
                    let borders = &tables.borders[other.index()];
                    let step = match region.bit() {
                        bit if borders.single & bit != 0 => 1,
                        bit if borders.double & bit != 0 => 2,
                        _ => continue,
                    };
                    let through = cost[other.index()].saturating_add(step);
                    cost[region.index()] = cost[region.index()].min(through);
                }
            }
        }
        assert_eq!((cost.iter().sum::<u32>(), cost.iter().max()), (173, Some(&8)), "{company}");
    }
}

#[test]
fn bases_hold_15_posts_and_15_coins() {
    let coins = DataSet::First.tables().base_coins;
    assert_eq!(coins.iter().flatten().count(), usize::from(POSTS));
    assert_eq!(coins.iter().flatten().sum::<u8>(), 15);
    assert!(coins.iter().all(|column| column.last() == Some(&2)), "a final space has two coins");
}

#[test]
fn tracks_have_eight_shares_one_or_two_demands_and_two_special_spaces() {
    for track in &DataSet::First.tables().tracks {
        assert!(track.shares.is_sorted() && track.shares[7] == LAST_SPACE);
        assert_eq!((track.shares_at(0), track.shares_at(LAST_SPACE)), (0, 8));
        assert!((1..=2).contains(&track.capital.len()));
        assert!(track.special.iter().all(|&(space, pounds)| space < LAST_SPACE && (1..=2).contains(&pounds)));
        assert_eq!((track.level_at(0), track.level_at(LAST_SPACE)), (0, 2));
    }
    let spaces = DataSet::First.tables().tracks.map(|track| matches!(track.bonus[0], TrackBonus::Space(_)));
    assert_eq!(spaces, [false, false, false, false, true, true, true, true], "extra spaces are on C and D tracks");
}

#[test]
fn books_tiles_spaces_and_coins_are_as_many_as_in_the_box() {
    let tables = DataSet::First.tables();
    assert_eq!(Book::ALL.len() * usize::from(COPIES), 72);
    assert_eq!(tables.start_tiles.len(), 10);
    assert_eq!(ROUND_COINS.map(|coins| coins.iter().sum::<u8>()), [6, 9, 12]);
    for tile in &tables.start_tiles {
        assert!(tile.resting.iter().all(|&card| STARTING_CARDS.has(card)), "only starting cards rest: {tile:?}");
        assert!(tile.resting[0] != tile.resting[1] && tile.resting[1] != tile.resting[2]);
    }
    assert_eq!(BonusSpace::extra(2, 2), Some(BonusSpace::CSecond));
    assert_eq!(BonusSpace::extra(0, 1), None);
}
