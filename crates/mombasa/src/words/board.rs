//! The whole table as text, made from a view.

use super::names;
use crate::data::Tables;
use crate::data::bonus::BonusSpace;
use crate::data::books::Cell;
use crate::data::companies::Company;
use crate::data::map::Region;
use crate::data::player_board::{RestDeck, Slot};
use crate::view::{PlayerView, View};
use cowcatcher_engine::Seat;
use std::fmt::Write;

/// No line is wider.
const WIDTH: usize = 100;
/// So far a line goes on that was too long.
const INDENT: &str = "      ";

/// Lines of text that are broken where they would be too wide.
struct Page(String);

impl Page {
    fn line(&mut self, text: &str) {
        let mut column = 0;
        for word in text.split(' ') {
            let width = word.chars().count();
            if column > 0 && column + 1 + width > WIDTH {
                self.0.push('\n');
                self.0.push_str(INDENT);
                column = INDENT.len();
            } else if column > 0 {
                self.0.push(' ');
                column += 1;
            }
            self.0.push_str(word);
            column += width.max(1);
        }
        self.0.push('\n');
    }
}

/// All that a viewer may see.
pub(super) fn text(view: &View, seat: Option<Seat>) -> String {
    let tables = view.data.tables();
    let mut page = Page(String::new());
    page.line(&format!("Round {} of 7; player {} holds the start-player marker", view.round, view.start_marker));
    companies(view, tables, &mut page);
    map(view, tables, &mut page);
    display(view, tables, &mut page);
    bonus(view, &mut page);
    for (index, player) in view.players.iter().enumerate() {
        let own = seat.is_some_and(|seat| seat.index() == index);
        self::player(tables, index, own, player, &mut page);
    }
    if let Some(own) = &view.own {
        if !own.dealt.is_empty() {
            let tiles = own.dealt.iter().map(|&tile| {
                let row = &tables.start_tiles[tile.index()];
                format!("{tile} ({})", names::gains(row.bonus))
            });
            page.line(&format!("Your starting tiles: {}", names::list(tiles)));
        }
        if view.question == Some(crate::Question::Plan) {
            let plan = Slot::ALL.iter().filter_map(|slot| Some(format!("{slot} {}", own.plan[slot.index()]?)));
            page.line(&format!("Your plan so far: {}", names::list(plan)));
        }
    }
    page.0
}

fn companies(view: &View, tables: &Tables, page: &mut Page) {
    page.line("\nCompanies");
    for company in &view.companies {
        let posts: usize = company.base.iter().flatten().filter(|post| **post).count();
        let spaces = view.players.iter().map(|player| player.tracks[company.company.index()].to_string());
        let track = match company.track {
            Some(track) => {
                let row = &tables.tracks[track.index()];
                let [one, two] = [0, 1].map(|n| format!("{} {}", row.special[n].0, names::track_bonus(&row.bonus[n])));
                format!("track {track} ({one}; {two})")
            }
            None => "no track yet".to_owned(),
        };
        let spaces = spaces.collect::<Vec<_>>().join(" ");
        let name = names::company(company.company);
        page.line(&format!("  {name}: share £{}, {posts} posts at home; {track}; markers {spaces}", company.value));
    }
}

fn map(view: &View, tables: &Tables, page: &mut Page) {
    page.line("\nMap (company, reward)");
    for row in Region::ALL.chunks(6) {
        let regions = row.iter().map(|&region| {
            let holder = view.map.iter().find(|(at, _)| *at == region).map(|(_, company)| company.name());
            let gives = names::gains(tables.regions[region.index()].1);
            format!("{region} {} [{gives}]", holder.unwrap_or("-"))
        });
        page.line(&format!("  {}", regions.collect::<Vec<_>>().join("  ")));
    }
}

fn display(view: &View, tables: &Tables, page: &mut Page) {
    page.line("\nCards on display (price)");
    for row in &view.display {
        let cards = row.iter().map(|offer| match offer {
            Some(offer) => format!("{} for {}", names::card(tables, offer.card), offer.price),
            None => "-".to_owned(),
        });
        page.line(&format!("  {}", cards.collect::<Vec<_>>().join(" | ")));
    }
    page.line("\nBooks on display");
    for (cell, (book, coins)) in Cell::ALL.iter().zip(&view.books) {
        let coins = if *coins > 0 { format!(", £{coins}") } else { String::new() };
        match book {
            Some(book) => page.line(&format!("  {cell}: {}{coins}", names::book(tables, *book))),
            None => page.line(&format!("  {cell}: empty{coins}")),
        }
    }
}

fn bonus(view: &View, page: &mut Page) {
    let taken = view.markers.iter().map(|(space, seat)| format!("{} (player {seat})", names::space(*space)));
    page.line(&format!("\nBonus markers: {}", names::list(taken)));
    let free = BonusSpace::ALL.iter().filter(|space| space.track().is_none());
    let free = free.filter(|space| view.markers.iter().all(|(taken, _)| taken != *space));
    page.line(&format!("Free bonus spaces: {}", names::list(free.map(|&space| names::space(space).to_owned()))));
}

fn player(tables: &Tables, index: usize, own: bool, player: &PlayerView, page: &mut Page) {
    let mut head = format!("\nPlayer {}", index + 1);
    if own {
        head.push_str(" (you)");
    }
    let _ = write!(head, ": £{}, diamonds {}, ink jar {}", player.money, player.diamond, player.jar);
    let _ = write!(head, ", {} free", names::counted(player.markers, "bonus marker"));
    head.push_str(if player.ended { ", has ended" } else { "" });
    head.push_str(if player.ready { ", is ready" } else { "" });
    page.line(&head);
    let shares = Company::ALL.iter().map(|company| format!("{company} {}", player.shares[company.index()]));
    page.line(&format!("  Shares: {}", shares.collect::<Vec<_>>().join(", ")));
    page.line(&format!("  Hand: {}", names::cards(tables, player.hand)));
    let slots = Slot::ALL.iter().filter_map(|slot| {
        let there = player.slots[slot.index()]?;
        let used = if there.face_up { "" } else { ", used" };
        Some(format!("{slot} {}{used}", names::card(tables, there.card)))
    });
    page.line(&format!("  Action area: {}", names::list(slots)));
    let rest = RestDeck::ALL.iter().filter(|deck| !player.rest[deck.index()].is_empty());
    let rest = rest.map(|deck| {
        format!("{deck} {}", player.rest[deck.index()].iter().map(|it| it.name()).collect::<Vec<_>>().join(" "))
    });
    page.line(&format!("  Rest decks: {}", rest.collect::<Vec<_>>().join("; ")));
    let books = player.books.iter().map(|(book, turned)| format!("{book}{}", if *turned { " (turned)" } else { "" }));
    page.line(&format!("  Books: {}", names::list(books)));
    if !player.tiles.is_empty() {
        page.line(&format!("  Tiles: {}", names::list(player.tiles.iter().map(|(it, _)| names::tile(*it).to_owned()))));
    }
}
