//! What a player can click, and its notation.

use crate::data::cards::Card;
use crate::data::cities::City;
use crate::data::lines::Line;
use crate::data::objectives::Objective;
use crate::data::player_board::{Auxiliary, DiscSpace, Worker};
use crate::data::railroad::Station;
use crate::data::supply::{JOB_ROWS, Tile};
use crate::data::trail::Space;
use crate::rail::Rail;

/// One click. The order of the variants, then of their fields, is the order of legal lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `place E`: put the rancher on a neutral building (first turn).
    Place(Space),
    /// `go A1`: move the rancher to the next location on that road.
    Go(Space),
    /// `stop`: move no further.
    Stop,
    /// `use A hire`, `use DR1 any-for-certificate grey`: perform a local action of the tile on that space, discarding
    /// the card or the two cards named.
    Use(Space, Line, Option<Card>, Option<Card>),
    /// `copy E1`: copy the building on that space.
    Copy(Space),
    /// `aux money`, `aux money double`: an auxiliary action.
    Aux(Auxiliary, bool),
    /// `foresight 1 cowboy`: choose a tile of a foresight column.
    Foresight(u8, Tile),
    /// `income 2`: take the income, spending so many certificates.
    Income(u8),
    /// `grow calf`: swap a Simmental card for one of the next level.
    Grow(Card),
    /// `deliver 10`: deliver to the city of that value.
    Deliver(City),
    /// `disc hand`: take a disc from that space of the player board.
    Disc(DiscSpace),
    /// `disc S3`: take a disc back from a station.
    StationDisc(Station),
    /// `engine 12`, `engine 4|5`: move the engine there.
    Engine(Rail),
    /// `upgrade S1`: upgrade that station.
    Upgrade(Station),
    /// `appoint cowboy`: give this worker for the station master tile.
    Appoint(Worker),
    /// `hire 3 cowboy`: hire from that row of the job market.
    Hire(u8, Worker),
    /// `build 4`: choose the private building to place.
    Build(u8),
    /// `at A1`: place it there.
    At(Space),
    /// `buy red 1`, `buy red blue 3`: buy one card or two with so many cowboys.
    Buy(Card, Option<Card>, u8),
    /// `draw-market`: a cowboy draws two cards into the market.
    DrawMarket,
    /// `hazard FLOOD1`: take the hazard there.
    Hazard(Space),
    /// `trade T4`: take the trade tile there.
    Trade(Space),
    /// `objective O7`: take this card of the display.
    Objective(Objective),
    /// `objective top`: take the unseen top card of the stack.
    ObjectiveTop,
    /// `certificates 1`: take so many of the certificates offered.
    Certificates(u8),
    /// `draw`: draw one more card.
    Draw,
    /// `discard grey`: discard that card.
    Discard(Card),
    /// `remove grey`: remove that card from the game.
    Remove(Card),
    /// `play O7`, `play O7 forgo`: play an objective card, performing or forgoing its immediate action.
    Play(Objective, bool),
    /// `exchange`: use an exchange token.
    Exchange,
    /// `skip`: forgo what is offered.
    Skip,
    /// `done`: finish.
    Done,
}

cowcatcher_engine::written! {
    Action as "an action" {
        Place(space) = ["place", space];
        Go(space) = ["go", space];
        Stop = ["stop"];
        Use(space, line, None, None) = ["use", space, line];
        Use(space, line, Some(card), None) = ["use", space, line, card];
        Use(space, line, None, Some(card)) = ["use", space, line, card];
        Use(space, line, Some(one), Some(other)) = ["use", space, line, one, other];
        Copy(space) = ["copy", space];
        Aux(aux, false) = ["aux", aux];
        Aux(aux, true) = ["aux", aux, "double"];
        Foresight(column, tile) = ["foresight", column, tile];
        Income(certificates) = ["income", certificates];
        Grow(card) = ["grow", card];
        Deliver(city) = ["deliver", city];
        Disc(space) = ["disc", space];
        StationDisc(station) = ["disc", station];
        Engine(rail) = ["engine", rail];
        Upgrade(station) = ["upgrade", station];
        Appoint(worker) = ["appoint", worker];
        Hire(row, worker) = ["hire", row, worker];
        Build(number) = ["build", number];
        At(space) = ["at", space];
        Buy(card, None, cowboys) = ["buy", card, cowboys];
        Buy(card, Some(other), cowboys) = ["buy", card, other, cowboys];
        DrawMarket = ["draw-market"];
        Hazard(space) = ["hazard", space];
        Trade(space) = ["trade", space];
        ObjectiveTop = ["objective", "top"];
        Objective(objective) = ["objective", objective];
        Certificates(n) = ["certificates", n];
        Draw = ["draw"];
        Discard(card) = ["discard", card];
        Remove(card) = ["remove", card];
        Play(objective, false) = ["play", objective];
        Play(objective, true) = ["play", objective, "forgo"];
        Exchange = ["exchange"];
        Skip = ["skip"];
        Done = ["done"];
    }
}

/// Every action that can be written and is not absurd on its face, ascending.
pub(crate) fn universe() -> Vec<Action> {
    let cattle = || Card::ALL.iter().copied().filter(|card| card.is_cattle());
    let mut all = vec![
        Action::Stop,
        Action::DrawMarket,
        Action::ObjectiveTop,
        Action::Draw,
        Action::Exchange,
        Action::Skip,
        Action::Done,
    ];
    for &space in Space::ALL {
        all.extend([Action::Place(space), Action::Go(space), Action::Copy(space), Action::At(space)]);
        all.extend([Action::Hazard(space), Action::Trade(space)]);
        for &line in Line::ALL {
            all.push(Action::Use(space, line, None, None));
        }
        for line in [Line::AnyForCertificate, Line::AnyFor3AndObjective, Line::AnyFor6AndObjective, Line::Value3For7] {
            all.extend(cattle().map(|card| Action::Use(space, line, Some(card), None)));
        }
        all.extend(
            Objective::ALL.iter().map(|&o| Action::Use(space, Line::ObjectiveFor2Certificates, Some(o.into()), None)),
        );
        for line in [Line::PairFor3, Line::PairFor4] {
            for one in cattle() {
                all.extend(cattle().map(|other| Action::Use(space, line, Some(one), Some(other))));
            }
        }
    }
    for double in [false, true] {
        all.extend(Auxiliary::ALL.iter().map(|&aux| Action::Aux(aux, double)));
        all.extend(Objective::ALL.iter().map(|&objective| Action::Play(objective, double)));
    }
    for n in 0..=8 {
        all.extend(Tile::ALL.iter().map(|&tile| Action::Foresight(n, tile)));
        all.extend([Action::Income(n), Action::Certificates(n)]);
        for one in cattle() {
            all.push(Action::Buy(one, None, n));
            all.extend(cattle().map(|other| Action::Buy(one, Some(other), n)));
        }
    }
    for n in 0..=JOB_ROWS as u8 + 1 {
        all.push(Action::Build(n));
        all.extend(Worker::ALL.iter().map(|&worker| Action::Hire(n, worker)));
    }
    for &card in Card::ALL {
        all.extend([Action::Discard(card), Action::Remove(card), Action::Grow(card)]);
    }
    all.extend(Objective::ALL.iter().map(|&objective| Action::Objective(objective)));
    all.extend(City::ALL.iter().map(|&city| Action::Deliver(city)));
    all.extend(DiscSpace::ALL.iter().map(|&space| Action::Disc(space)));
    all.extend(Worker::ALL.iter().map(|&worker| Action::Appoint(worker)));
    for &station in Station::ALL {
        all.extend([Action::Upgrade(station), Action::StationDisc(station)]);
    }
    all.extend(Rail::all().map(Action::Engine));
    all.sort_unstable();
    all.dedup();
    all
}
