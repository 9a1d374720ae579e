use crate::kit::laws::{Setup, at_decisions, laws, with_scene};
use cowcatcher_engine::Seat;
use cowcatcher_games::mombasa::Mombasa;
use cowcatcher_games::mombasa::data::bonus::{BonusSpace, BonusTile};
use cowcatcher_games::mombasa::data::books::{Book, Cell};
use cowcatcher_games::mombasa::data::cards::Card;
use cowcatcher_games::mombasa::data::companies::Column;
use cowcatcher_games::mombasa::data::map::Region;
use cowcatcher_games::mombasa::data::player_board::{RestDeck, Slot};
use cowcatcher_games::mombasa::data::start_tiles::StartTile;
use cowcatcher_games::mombasa::data::tracks::Track;
use std::collections::BTreeSet;

const SETUPS: [Setup; 6] = [
    (&[("tracks", "beginner")], 2),
    (&[("tracks", "random")], 3),
    (&[("tracks", "random")], 4),
    (&[("tracks", "A2,B2,C2,D2")], 2),
    (&[("tracks", "B1,C1,D1,A1")], 3),
    (&[("tracks", "D2,C1,B2,A2")], 4),
];

laws!(Mombasa, SETUPS, 16);

/// Names of the notation that no person should have to read.
fn codes() -> BTreeSet<&'static str> {
    let mut codes: BTreeSet<&str> = Card::ALL.iter().map(|it| it.name()).collect();
    codes.extend(Region::ALL.iter().map(|it| it.name()));
    codes.extend(Book::ALL.iter().map(|it| it.name()));
    codes.extend(Cell::ALL.iter().map(|it| it.name()));
    codes.extend(StartTile::ALL.iter().map(|it| it.name()));
    codes.extend(Slot::ALL.iter().map(|it| it.name()));
    codes.extend(RestDeck::ALL.iter().map(|it| it.name()));
    codes.extend(Column::ALL.iter().map(|it| it.name()));
    codes.extend(Track::ALL.iter().map(|it| it.name()));
    codes.extend(BonusSpace::ALL.iter().map(|it| it.name()));
    codes.extend(BonusTile::ALL.iter().map(|it| it.name()));
    codes
}

#[test]
fn everything_to_click_says_what_it_is_and_nothing_is_said_in_codes() {
    let codes = codes();
    at_decisions::<Mombasa>(&SETUPS, 25, |game, seat, _| {
        with_scene(game, Some(seat), |scene| {
            let mut page = scene.board().into_string() + &scene.hand().unwrap_or_default().into_string();
            let seats = (0..scene.view.players.len() as u8).map(Seat);
            seats.for_each(|seat| page += &scene.player_board(seat).into_string());
            for tag in page.split('<').filter(|tag| tag.contains("data-action=") || tag.contains("data-why=")) {
                assert!(tag.contains(" data-about=\""), "{tag}");
            }
            // A piece that can be clicked is named by its outline, any other by itself.
            for tag in page.split('<').filter(|tag| tag.contains("role=\"button\"") || tag.contains("data-why=")) {
                assert!(tag.contains(" aria-label=\""), "{tag}");
            }
            assert_eq!(page.matches("data-action=").count(), page.matches("role=\"button\"").count());
            let said = [" data-about=\"", " aria-label=\""].into_iter().flat_map(|begin| page.split(begin).skip(1));
            let said = said.filter_map(|rest| rest.split('"').next()).map(str::to_owned);
            let written = page.split("<text").skip(1).filter_map(|rest| rest.split('<').next()?.split('>').nth(1));
            let entries = scene.legal.iter().map(|&action| scene.says(action));
            for text in said.chain(written.map(str::to_owned)).chain(entries) {
                let mut parts = text.split(|letter: char| !letter.is_alphanumeric() && letter != '-' && letter != '/');
                assert_eq!(parts.find(|part| codes.contains(part)), None, "{text}");
            }
        });
    });
}
