//! Rules at the far ends of the game, which random games hardly reach, each from a position laid out by hand.

use crate::action::Action;
use crate::agenda::Step;
use crate::data::DataSet;
use crate::data::bonus::{BonusSpace, BonusTile};
use crate::data::books::{Book, Cell};
use crate::data::cards::{Card, Cards, Good};
use crate::data::companies::{Column, Company};
use crate::data::gains::Requirement;
use crate::data::map::Region;
use crate::data::player_board::{RestDeck, Slot};
use crate::data::tracks::{BEGINNER, Track};
use crate::state::{BaseColumn, Mombasa};
use cowcatcher_engine::{Choices, Game, Seat, Silent};

type Trouble = Box<dyn std::error::Error>;

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

/// The turn of the first seat in a round, with an empty table.
fn turn(seats: u8, tracks: [Track; 4]) -> Mombasa {
    let mut game = Mombasa::bare(DataSet::First, seats, Some(tracks));
    game.round = 3;
    game.agenda.push(Step::Turn);
    game
}

/// Cards lie face up in the slots of a seat.
fn face_up(game: &mut Mombasa, seat: Seat, cards: &[Card]) {
    let player = game.player_mut(seat);
    for (slot, &card) in player.slots.iter_mut().zip(cards) {
        *slot = Some(card);
        player.up.add(card);
    }
}

fn books(game: &mut Mombasa, books: &[Book]) {
    let me = game.player_mut(ME);
    for (step, &book) in me.books.iter_mut().zip(books) {
        *step = Some(book);
    }
    me.book_count = books.len() as u8;
}

/// Plays actions in notation, each of which must be legal and listed.
fn play(game: &mut Mombasa, actions: &[&str]) -> Result<(), Trouble> {
    for text in actions {
        let action: Action = text.parse()?;
        game.check(game.active, action)?;
        assert!(legal(game).iter().any(|it| it == text), "{text} is not listed");
        game.play_unchecked(game.active, action, &mut Silent);
    }
    Ok(())
}

fn legal(game: &Mombasa) -> Vec<String> {
    let mut choices = Choices::new();
    game.legal(game.active, &mut choices);
    choices.iter().map(Action::to_string).collect()
}

/// The clause by which an action is refused.
fn refused(game: &Mombasa, text: &str) -> Option<&'static str> {
    let action: Action = text.parse().ok()?;
    game.check(game.active, action).err().map(|refusal| refusal.clause)
}

#[test]
fn the_ends_of_the_diamond_track_pay_pounds() -> Result<(), Trouble> {
    // MOM-DIAMOND-05, MOM-DIAMOND-06; MOM-DIAMOND-02, MOM-DIAMOND-03 and MOM-BONUS-14 for the spaces.
    let mut game = turn(2, BEGINNER);
    game.player_mut(ME).diamond = 26;
    face_up(&mut game, ME, &[Card::A11, Card::B07]);
    game.player_mut(ME).tiles = 1 << BonusTile::Merchant.index();
    game.player_mut(ME).up.add(Card::Bt3);
    play(&mut game, &["merchant BT3"])?;
    assert_eq!((game.me().diamond, game.me().money), (28, 1 + 4));
    assert_eq!(game.me().up, [Card::A11, Card::B07].into_iter().collect::<Cards>());
    game.move_diamond(ME, 3, &mut Silent);
    assert_eq!((game.me().diamond, game.me().money), (28, 1 + 4 + 6));
    Ok(())
}

#[test]
fn with_the_ink_jar_at_its_end_points_are_pounds() -> Result<(), Trouble> {
    // MOM-BOOK-19, MOM-BOOK-20.
    let mut game = turn(2, BEGINNER);
    game.player_mut(ME).jar = 15;
    books(&mut game, &[Book::A01; 15]);
    game.books[0] = Some(Book::A02);
    face_up(&mut game, ME, &[Card::A10]);
    play(&mut game, &["bookkeeper A10"])?;
    assert_eq!(game.me().money, 1 + 6);
    assert_eq!(legal(&game), ["done"]);
    Ok(())
}

#[test]
fn books_are_bought_first_and_only_the_last_one_pays() -> Result<(), Trouble> {
    // MOM-BOOK-02, 04, 05, 10, 14 and the coin of MOM-ROUND-11; the letters of MOM-EX-59.
    let mut game = turn(2, BEGINNER);
    game.player_mut(ME).money = 4;
    face_up(&mut game, ME, &[Card::A10, Card::Cot2]);
    game.books[Cell::C2Row1.index()] = Some(Book::A01);
    game.books[Cell::C4Row1.index()] = Some(Book::B01);
    game.books[Cell::C6Row2.index()] = Some(Book::C10);
    play(&mut game, &["bookkeeper A10", "book 2/1", "book 4/1", "book 6/2"])?;
    assert_eq!(refused(&game, "jar pay"), Some("MOM-BOOK-24"));
    play(&mut game, &["jar", "jar pay"])?;
    assert_eq!(refused(&game, "jar"), Some("MOM-BOOK-09"));
    play(&mut game, &["jar pay"])?;
    assert_eq!((game.me().money, game.me().jar, game.me().turned), (0, 3, 0b110));
    assert_eq!(legal(&game), ["done"]);
    Ok(())
}

#[test]
fn points_buy_books_with_their_coins_and_the_rest_is_money() -> Result<(), Trouble> {
    // MOM-EX-35: MOM-BOOK-03, MOM-BOOK-04, MOM-ROUND-11.
    let mut game = turn(2, BEGINNER);
    face_up(&mut game, ME, &[Card::A10]);
    game.books[Cell::C4Row1.index()] = Some(Book::B04);
    game.books[Cell::C5Row1.index()] = Some(Book::B05);
    game.coins[Cell::C4Row1.index()] = 1;
    play(&mut game, &["bookkeeper A10", "book 4/1", "cash"])?;
    assert_eq!((game.me().money, game.me().book_count), (1 + 1 + 2, 1));
    // The book can't be entered, and there is no money problem: it would cost £2.
    assert_eq!(legal(&game), ["jar pay", "stop"]);
    Ok(())
}

#[test]
fn requirements_add_up_one_good_at_a_time() {
    // MOM-BOOK-11, 12, 13 with the cases of MOM-EX-08, 09, 10.
    let met = |cards: &[Card], requirement| {
        let mut game = turn(2, BEGINNER);
        face_up(&mut game, ME, cards);
        game.meets(ME, requirement)
    };
    let four = Requirement::OneGood(4);
    assert!(met(&[Card::Cot2, Card::A05], four) && met(&[Card::C01], four) && met(&[Card::A04, Card::Cof1], four));
    assert!(!met(&[Card::Ban2, Card::Cof2], four));
    let more = Requirement::UnitsAndMore(Good::Coffee, 3, 3);
    assert!(
        met(&[Card::A04, Card::A06], more) && met(&[Card::A04, Card::A02], more) && met(&[Card::A04, Card::B02], more)
    );
    assert!(!met(&[Card::A04, Card::Cot2, Card::Ban1], more) && !met(&[Card::A04, Card::Cof2], more));
    let specialist = Requirement::Specialists(1);
    assert!(met(&[Card::A11], specialist) && met(&[Card::Bk2], specialist) && !met(&[Card::Exp2], specialist));
}

#[test]
fn a_displaced_post_never_covers_an_opened_final_space() -> Result<(), Trouble> {
    // MOM-EX-26, MOM-EX-28, MOM-EX-29: MOM-EXPAND-06, 10, 11, 15.
    let mut game = turn(2, BEGINNER);
    let mombasa = Company::Mombasa.index();
    game.bases[mombasa].columns = [
        BaseColumn { posts: 3, opened: false },
        BaseColumn { posts: 0, opened: true },
        BaseColumn { posts: 5, opened: false },
    ];
    game.posts[mombasa] = Region::R12.bit();
    assert_eq!(game.share_value(Company::Mombasa), 6);
    face_up(&mut game, ME, &[Card::Exp1, Card::Exp2]);
    assert_eq!(game.post_cost(Company::Cairo, Region::R12), Some(3));
    play(&mut game, &["expand CAI", "post R12", "from K1"])?;
    assert_eq!(legal(&game), ["home K1", "home K2"]);
    assert_eq!(refused(&game, "home K3"), Some("MOM-EXPAND-10"));
    for (home, column) in [("home K2", Column::K2), ("home K1", Column::K1)] {
        let mut game = game;
        let before = game.bases[mombasa].columns[column.index()].posts;
        play(&mut game, &[home])?;
        assert_eq!(game.bases[mombasa].columns[column.index()].posts, before + 1);
        assert_eq!(game.share_value(Company::Mombasa), 5);
        assert_eq!((game.me().diamond, game.holder(Region::R12)), (1, Some(Company::Cairo)));
        assert_eq!(legal(&game), ["done"]);
    }
    Ok(())
}

#[test]
fn a_displaced_post_without_a_space_leaves_the_game() -> Result<(), Trouble> {
    // MOM-EXPAND-12.
    let mut game = turn(2, BEGINNER);
    let mombasa = Company::Mombasa.index();
    game.bases[mombasa].columns = [BaseColumn { posts: 4, opened: true }; 3];
    game.posts[mombasa] = Region::R13.bit() | Region::R36.bit() | Region::R46.bit();
    face_up(&mut game, ME, &[Card::Exp2]);
    play(&mut game, &["expand CAI", "post R13", "from K3"])?;
    assert_eq!((game.bases[mombasa].gone, game.bases[mombasa].home()), (1, 12));
    Ok(())
}

#[test]
fn expansion_takes_all_cards_and_pays_region_by_region() -> Result<(), Trouble> {
    // MOM-EX-25, MOM-EX-31 and MOM-SPECIAL-01: both A1 bonuses give +2, never +3.
    let mut game = turn(2, BEGINNER);
    face_up(&mut game, ME, &[Card::Exp1, Card::Exp2]);
    play(&mut game, &["expand CAI"])?;
    assert_eq!(refused(&game, "stop"), Some("MOM-EXPAND-17"));
    assert_eq!(refused(&game, "post R24"), Some("MOM-EXPAND-04"));
    play(&mut game, &["post R13", "from K1", "post R14", "from K1", "post R24", "from K1"])?;
    assert_eq!((game.me().money, game.me().diamond), (3, 1));
    assert_eq!((game.bases[Company::Cairo.index()].home(), game.me().up), (12, Cards::NONE));
    assert_eq!(game.expansion(ME), 0);

    let mut game = turn(2, BEGINNER);
    game.player_mut(ME).tracks[Company::Mombasa.index()] = 11;
    game.unlock(ME);
    assert_eq!(game.expansion(ME), 0);
    assert_eq!(refused(&game, "expand CAI"), Some("MOM-ROUND-06"));
    face_up(&mut game, ME, &[Card::Exp2]);
    assert_eq!(game.expansion(ME), 4);
    Ok(())
}

#[test]
fn capital_demands_stop_a_marker_and_special_spaces_pay_on_the_way() -> Result<(), Trouble> {
    // MOM-EX-42, MOM-EX-43, MOM-EX-11: MOM-TRACK-02, 05, 06, 07, 08.
    let mut game = turn(2, BEGINNER);
    game.player_mut(ME).tracks[Company::Mombasa.index()] = 6;
    face_up(&mut game, ME, &[Card::A06]);
    play(&mut game, &["goods A06", "advance MOM"])?;
    assert_eq!(refused(&game, "advance MOM"), Some("MOM-TRACK-02"));
    play(&mut game, &["advance STL", "advance CAI"])?;
    assert_eq!(game.me().tracks, [7, 0, 1, 1]);

    let mut game = turn(2, BEGINNER);
    game.player_mut(ME).money = 0;
    game.player_mut(ME).tracks[Company::CapeTown.index()] = 3;
    game.player_mut(YOU).tracks[Company::CapeTown.index()] = 4;
    face_up(&mut game, ME, &[Card::C01]);
    play(&mut game, &["goods C01", "advance CAP", "advance CAP", "advance CAP", "advance CAP"])?;
    assert_eq!((game.me().tracks[1], game.me().money, game.player(YOU).money), (7, 0, 2));
    assert_eq!(game.me().levels[1], 0, "usable from the next own turn on (MOM-TRACK-09)");
    Ok(())
}

#[test]
fn goods_buy_one_card_and_mix_only_with_the_bonus_and_a_purchase() -> Result<(), Trouble> {
    // MOM-EX-20, 21, 22, 23, 58.
    let mut game = turn(2, BEGINNER);
    face_up(&mut game, ME, &[Card::Ban1, Card::Ban2, Card::Cof2]);
    game.display[2] = Some(Card::A03);
    play(&mut game, &["goods BAN1"])?;
    assert_eq!(refused(&game, "goods COF2"), Some("MOM-GOODS-01"));
    assert_eq!(refused(&game, "stop"), Some("MOM-GOODS-13"));
    play(&mut game, &["goods BAN2", "buy A03", "advance MOM", "advance MOM"])?;
    assert_eq!((game.me().tracks[0], game.me().hand.has(Card::A03), game.display[2]), (2, true, None));
    assert_eq!(game.me().up, Cards(Card::Cof2.bit()));

    let mut game = turn(2, BEGINNER);
    game.player_mut(ME).tracks[Company::CapeTown.index()] = 11;
    game.unlock(ME);
    face_up(&mut game, ME, &[Card::Ban1, Card::Cof2]);
    game.display[1] = Some(Card::A02);
    play(&mut game, &["goods BAN1", "goods COF2"])?;
    assert_eq!(refused(&game, "advance MOM"), Some("MOM-SPECIAL-05"));
    play(&mut game, &["buy A02"])?;
    assert_eq!(legal(&game), ["done"]);

    let mut game = turn(2, BEGINNER);
    game.player_mut(ME).tracks[Company::CapeTown.index()] = 4;
    game.unlock(ME);
    face_up(&mut game, ME, &[Card::Ban1, Card::Cof1]);
    game.display[2] = Some(Card::A01);
    let mut other = game;
    play(&mut game, &["goods BAN1", "buy A01"])?;
    assert_eq!(game.agenda.top(), Some(Step::Units(1)));
    play(&mut other, &["goods COF1", "buy A01"])?;
    assert_eq!(legal(&other), ["done"]);
    Ok(())
}

#[test]
fn a_card_with_which_nothing_can_be_done_cannot_be_chosen() {
    // MOM-GOODS-13, MOM-GOODS-14.
    let mut game = turn(2, BEGINNER);
    game.player_mut(ME).tracks = [24; 4];
    face_up(&mut game, ME, &[Card::Ban1, Card::Cof2]);
    game.display[1] = Some(Card::A03);
    assert_eq!(refused(&game, "goods BAN1"), Some("MOM-GOODS-13"));
    assert_eq!(refused(&game, "goods COF2"), None);
}

#[test]
fn cotton_cards_gain_a_unit_each_and_the_plus_one_tile_one() -> Result<(), Trouble> {
    // MOM-EX-16, MOM-EX-01, MOM-EX-39, MOM-EX-40.
    let mut game = turn(2, [Track::A1, Track::B2, Track::C1, Track::D1]);
    game.player_mut(ME).tracks[Company::CapeTown.index()] = 12;
    game.unlock(ME);
    face_up(&mut game, ME, &[Card::Cot1, Card::Cot2, Card::A06]);
    assert_eq!(game.units(ME, Good::Cotton), 9);

    let mut game = turn(3, BEGINNER);
    face_up(&mut game, ME, &[Card::A02]);
    face_up(&mut game, YOU, &[Card::Ban1, Card::Ban2]);
    game.player_mut(ME).tiles = 1 << BonusTile::PlusOne.index();
    assert_eq!(refused(&game, "bonus BS-M1"), Some("MOM-BONUS-04"));
    play(&mut game, &["plus-one A02"])?;
    assert_eq!((game.units(ME, Good::Bananas), refused(&game, "plus-one A02")), (4, Some("MOM-BONUS-16")));
    game.books[Cell::C2Row1.index()] = Some(Book::A01);
    play(&mut game, &["bonus BS-M1", "cash", "advance CAI", "advance CAI"])?;
    assert_eq!((game.me().tracks[3], game.me().money), (2, 2));
    assert_eq!(game.me().up, Cards(Card::A02.bit()), "cards shown for a majority stay face up (MOM-BONUS-06)");
    Ok(())
}

#[test]
fn bonus_spaces_cost_and_pay() -> Result<(), Trouble> {
    // MOM-EX-12, 17, 46, 48, 51; MOM-SPECIAL-08, 10, 12.
    let mut game = turn(2, BEGINNER);
    game.player_mut(ME).money = 5;
    game.display[0] = Some(Card::A02);
    assert_eq!(refused(&game, "bonus BS-S1"), Some("MOM-BONUS-20"));
    game.display[2] = Some(Card::A04);
    play(&mut game, &["bonus BS-S1"])?;
    assert_eq!(refused(&game, "buy A02"), Some("MOM-BONUS-08"));
    play(&mut game, &["buy A04"])?;
    assert_eq!((game.me().money, game.me().hand), (1, Cards(Card::A04.bit())));

    let mut game = turn(2, BEGINNER);
    game.player_mut(ME).tracks = [0, 0, 11, 12];
    game.player_mut(ME).hand = [Card::B01, Card::E01].into_iter().collect();
    assert_eq!(refused(&game, "bonus BS-D-second"), Some("MOM-TRACK-09"));
    game.unlock(ME);
    play(&mut game, &["bonus BS-D-second"])?;
    assert_eq!(legal(&game), ["discard B01"]);
    play(&mut game, &["discard B01"])?;
    assert_eq!((game.me().money, game.discards.count(Card::B01.index())), (1 + 6, 1));

    game.agenda.replace(Step::Turn);
    assert_eq!(refused(&game, "bonus BS-S2"), Some("MOM-BONUS-09"), "a single share can't be sold");
    play(&mut game, &["bonus BS-C-first", "option 1"])?;
    assert_eq!((game.me().money, game.me().diamond), (7 - 3 + 1, 2), "no book is there: the point is a pound");
    game.agenda.replace(Step::Turn);
    assert_eq!(refused(&game, "bonus BS-C-second"), Some("MOM-SPECIAL-12"));
    Ok(())
}

#[test]
fn two_different_tracks_but_not_the_one_that_gives_it() -> Result<(), Trouble> {
    // MOM-SPECIAL-11.
    let mut game = turn(2, [Track::A1, Track::B1, Track::C1, Track::D2]);
    game.player_mut(ME).tracks[Company::Cairo.index()] = 13;
    game.unlock(ME);
    play(&mut game, &["bonus BS-D-second"])?;
    assert_eq!(refused(&game, "advance CAI"), Some("MOM-SPECIAL-11"));
    play(&mut game, &["advance MOM", "advance MOM"])?;
    assert_eq!(refused(&game, "advance MOM"), Some("MOM-SPECIAL-11"));
    play(&mut game, &["advance STL", "advance STL"])?;
    assert_eq!((game.me().tracks, game.me().money), ([2, 0, 2, 13], 0));
    assert_eq!(legal(&game), ["done"]);
    Ok(())
}

#[test]
fn ending_takes_one_rest_deck_before_the_slots_go_to_theirs() -> Result<(), Trouble> {
    // MOM-EX-03: MOM-REST-02, 03, 04, 05, 07; MOM-ROUND-05.
    let mut game = turn(2, BEGINNER);
    let player = game.player_mut(ME);
    player.rest[RestDeck::R3.index()] = [Card::Exp1, Card::Exp2].into_iter().collect();
    player.rest[RestDeck::R2.index()] = Cards(Card::Ban1.bit());
    player.slots[Slot::S3.index()] = Some(Card::Cof1);
    player.tiles = 1 << BonusTile::Merchant.index();
    assert_eq!(refused(&game, "end"), Some("MOM-REST-05"));
    assert_eq!(refused(&game, "end R4"), Some("MOM-REST-05"));
    play(&mut game, &["end R3", "done"])?;
    let player = game.player(ME);
    assert_eq!(player.hand, [Card::Exp1, Card::Exp2].into_iter().collect::<Cards>());
    assert_eq!(player.rest[RestDeck::R3.index()], Cards(Card::Cof1.bit()));
    assert_eq!((player.tiles, player.ended, game.active), (0, true, YOU));
    // The last one to play goes on alone, and then the round is over.
    play(&mut game, &["bonus BS-S3", "done"])?;
    assert_eq!((game.active, game.start_marker, game.first), (YOU, YOU, ME));
    Ok(())
}

#[test]
fn the_preparation_moves_coins_slides_cards_and_brings_tiles() -> Result<(), Trouble> {
    // MOM-EX-05, MOM-EX-06, MOM-EX-41: MOM-ROUND-10, 14 to 16, 18, 19.
    let mut game = turn(4, BEGINNER);
    let [a, b, c, d, e, f, g, h] =
        [Card::A01, Card::A02, Card::A03, Card::A04, Card::A05, Card::A06, Card::A07, Card::A08].map(Some);
    game.display = [a, b, c, None, d, e, None, None, f, g, None, h];
    game.deck = Cards::range(Card::B01.index(), Card::C01.index());
    for seat in [YOU, Seat(2), Seat(3)] {
        game.player_mut(seat).ended = true;
    }
    game.markers[BonusSpace::T4.index()] = Some(YOU);
    game.player_mut(YOU).placed = 1;
    play(&mut game, &["end", "done"])?;
    assert_eq!((game.coins[Cell::C4Row1.index()], game.coins[Cell::C4Row2.index()], game.round), (1, 1, 4));
    assert_eq!(game.display, [None, a, b, None, None, d, None, None, None, None, None, g]);
    let order = [8, 4, 7, 10, 0, 3, 6, 9];
    for (card, space) in
        [Card::B01, Card::B02, Card::B03, Card::B04, Card::B05, Card::B06, Card::B07, Card::B08].into_iter().zip(order)
    {
        assert_eq!(game.next_display_space(), Some(space));
        game.resolve(crate::Outcome::Card(card), &mut Silent);
    }
    assert_eq!(game.agenda.top(), Some(Step::Planning));
    let player = game.player(YOU);
    assert_eq!((player.up, player.placed, game.expansion(YOU)), (Cards(Card::Bt4.bit()), 0, 2));
    Ok(())
}

#[test]
fn the_score_sheet_adds_seven_categories() {
    // MOM-EX-18, MOM-EX-53, MOM-EX-54: MOM-SCORE-01 to 05, 07; MOM-TRACK-01.
    let mut game = turn(2, BEGINNER);
    let base = &mut game.bases[Company::CapeTown.index()];
    base.columns[1] = BaseColumn { posts: 0, opened: true };
    base.columns[2].posts = 3;
    let player = game.player_mut(ME);
    player.tracks[Company::CapeTown.index()] = 11;
    player.hand = Cards(Card::E03.bit());
    player.rest[2] = Cards(Card::B04.bit());
    player.money = 9;
    player.diamond = 19;
    player.jar = 6;
    let points = game.standings().points;
    assert_eq!(points[0].as_slice(), [9, 0, 42, 0, 0, 30, 15]);
    game.player_mut(ME).diamond = 5;
    game.player_mut(ME).jar = 2;
    assert_eq!(game.standings().points[0].as_slice(), [9, 0, 42, 0, 0, 0, 0]);
}
