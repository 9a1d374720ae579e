//! What happened, one sentence for each event. Unless a player is named, the one whose turn it is did it.

use super::names::{Names, certificates, disc_space, rail};
use crate::data::cards::Card;
use crate::event::{Event, Why};
use crate::state::Gwt;

/// What money changed hands for.
fn reason(why: Why) -> &'static str {
    match why {
        Why::Fee => "fee",
        Why::Action => "action",
        Why::Hire => "hiring",
        Why::Build => "building",
        Why::Cattle => "cattle",
        Why::Hazard => "removing a hazard",
        Why::Trade => "trade tile",
        Why::Station => "upgrading a station",
        Why::Disc => "disc",
        Why::Income => "income",
        Why::KansasCity => "disc on Kansas City",
        Why::Transport => "transport",
        Why::LastSpace => "return from the last space",
    }
}

impl Gwt {
    /// An event in words.
    pub(super) fn as_told(&self, event: Event) -> String {
        let names = Names::of(self);
        let on = |space| names.place(space, self.trail.get(space).map(Into::into), None);
        match event {
            Event::First(seat) => format!("player {seat} begins"),
            Event::NeutralPlaced(neutral, space) => format!("neutral building {neutral} came to space {space}"),
            Event::Sided(number, b) => {
                format!("private building {number} lies on side {}", if b { 'b' } else { 'a' })
            }
            Event::MasterPlaced(master, station) => {
                format!("station master {master} came to {station}: {}", names.master(master))
            }
            Event::StartingObjective(seat, starting) => {
                format!("player {seat} got the starting objective {starting}: {}", names.tasks(starting.card()))
            }
            Event::TurnBegan(seat) => format!("player {seat}'s turn began"),
            Event::Placed(space) => format!("placed the rancher on {}", on(space)),
            Event::Moved(space) => format!("moved the rancher to {}", on(space)),
            Event::Used(space, line) => format!("used {}: {}", on(space), names.line(line)),
            Event::Copied(space) => format!("copied {}", on(space)),
            Event::Auxiliary(aux, double) => {
                let form = if double { "double" } else { "single" };
                format!("took the {form} auxiliary action: {}", names.auxiliary(aux, double))
            }
            Event::Gained(dollars, why) => format!("gained ${dollars} ({})", reason(why)),
            Event::Paid(dollars, why) => format!("paid ${dollars} ({})", reason(why)),
            Event::PaidTo(seat, dollars, why) => format!("paid ${dollars} to player {seat} ({})", reason(why)),
            Event::Certificates(n) => format!("went up to {}", certificates(n)),
            Event::TokenGained => "gained an exchange token".to_owned(),
            Event::TokenUsed => "used an exchange token".to_owned(),
            Event::Drew(seat, card) => format!("player {seat} drew {}", names.a_card(card)),
            Event::DrewHidden(seat) => format!("player {seat} drew a card"),
            Event::Shuffled(seat) => format!("player {seat}'s discard pile was shuffled into a new draw pile"),
            Event::Discarded(card) => format!("discarded {}", names.a_card(card)),
            Event::Removed(card) => format!("removed {} from the game", names.a_card(card)),
            Event::Hired(worker, row) => format!("hired {} {worker} from row {row}", article(worker.name())),
            Event::Built(number, space, None) => format!("built {} at {space}", names.building(number)),
            Event::Built(number, space, Some(old)) => {
                format!("built {} at {space} in place of {}", names.building(number), names.building(old))
            }
            Event::Bought(card) => format!("bought {}", names.a_card(card)),
            Event::MarketCard(card) => format!("{} came to the cattle market", names.a_card(card)),
            Event::HazardTaken(tile, space) => format!("took the {} from {space}", names.tile(tile)),
            Event::TradeTaken(tile, space) => format!("took the {} from {space}", names.tile(tile)),
            Event::Engine(position) => format!("moved the engine to {}", rail(position)),
            Event::Upgraded(station) => format!("upgraded {station}"),
            Event::Appointed(master, worker) => {
                format!(
                    "gave {} {worker} for station master {master}: {}",
                    article(worker.name()),
                    names.master(master)
                )
            }
            Event::Disc(space) => format!("took the disc from {}", disc_space(space)),
            Event::StationDisc(station) => format!("took the disc back from {station}"),
            Event::ObjectiveGained(objective, to_hand) => {
                let to = if to_hand { "into hand" } else { "to the discard pile" };
                format!("took objective card {objective} {to}")
            }
            Event::ObjectiveGainedHidden => "took the unseen top objective card into hand".to_owned(),
            Event::DisplayCard(objective) => {
                format!("objective card {objective} came to the display: {}", names.objective(objective.card()))
            }
            Event::Played(objective, forgo) => {
                let how = if forgo { ", forgoing its action" } else { "" };
                format!("played objective card {objective}{how}: {}", names.objective(objective.card()))
            }
            Event::Chosen(column, tile) => format!("chose the {} of foresight column {column}", names.tile(tile)),
            Event::TilePlaced(tile, space) => format!("the {} came to {space}", names.tile(tile)),
            Event::WorkerPlaced(worker, row) => {
                format!("{} {worker} came to row {row} of the job market", article(worker.name()))
            }
            Event::TileGone(tile) => format!("the {} found no space and left the game", names.tile(tile)),
            Event::TileAside(tile) => format!("the {} found no space and was laid aside", names.tile(tile)),
            Event::ForesightTile(column, tile) => {
                format!("a tile came to foresight column {column}: {}", names.tile(tile))
            }
            Event::TokenMoved(row) => format!("the job market token moved to row {row}"),
            Event::EndTriggered => "took the job market token: the end is near".to_owned(),
            Event::Income(total) => format!("showed a hand worth {total} with certificates"),
            Event::Grown(card) => {
                let next = if card == Card::Calf { Card::Heifer } else { Card::Cow };
                format!("swapped a Simmental {card} for a {next}")
            }
            Event::HandDiscarded => "discarded the hand".to_owned(),
            Event::Delivered(city) => format!("delivered to {} ({city})", names.city(city)),
            Event::Returned => "the rancher returned to the start of the trail".to_owned(),
            Event::Over => "the game is over".to_owned(),
        }
    }
}

fn article(word: &str) -> &'static str {
    if word.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" }
}
