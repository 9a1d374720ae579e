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
use cowcatcher_engine::NotationError;
use cowcatcher_engine::notation::number;
use std::fmt;
use std::str::FromStr;

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

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Place(space) => write!(f, "place {space}"),
            Action::Go(space) => write!(f, "go {space}"),
            Action::Stop => f.write_str("stop"),
            Action::Use(space, line, one, other) => {
                write!(f, "use {space} {line}")?;
                one.iter().chain(&other).try_for_each(|card| write!(f, " {card}"))
            }
            Action::Copy(space) => write!(f, "copy {space}"),
            Action::Aux(aux, false) => write!(f, "aux {aux}"),
            Action::Aux(aux, true) => write!(f, "aux {aux} double"),
            Action::Foresight(column, tile) => write!(f, "foresight {column} {tile}"),
            Action::Income(certificates) => write!(f, "income {certificates}"),
            Action::Grow(card) => write!(f, "grow {card}"),
            Action::Deliver(city) => write!(f, "deliver {city}"),
            Action::Disc(space) => write!(f, "disc {space}"),
            Action::StationDisc(station) => write!(f, "disc {station}"),
            Action::Engine(rail) => write!(f, "engine {rail}"),
            Action::Upgrade(station) => write!(f, "upgrade {station}"),
            Action::Appoint(worker) => write!(f, "appoint {worker}"),
            Action::Hire(row, worker) => write!(f, "hire {row} {worker}"),
            Action::Build(number) => write!(f, "build {number}"),
            Action::At(space) => write!(f, "at {space}"),
            Action::Buy(card, None, cowboys) => write!(f, "buy {card} {cowboys}"),
            Action::Buy(card, Some(other), cowboys) => write!(f, "buy {card} {other} {cowboys}"),
            Action::DrawMarket => f.write_str("draw-market"),
            Action::Hazard(space) => write!(f, "hazard {space}"),
            Action::Trade(space) => write!(f, "trade {space}"),
            Action::Objective(objective) => write!(f, "objective {objective}"),
            Action::ObjectiveTop => f.write_str("objective top"),
            Action::Certificates(n) => write!(f, "certificates {n}"),
            Action::Draw => f.write_str("draw"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Remove(card) => write!(f, "remove {card}"),
            Action::Play(objective, false) => write!(f, "play {objective}"),
            Action::Play(objective, true) => write!(f, "play {objective} forgo"),
            Action::Exchange => f.write_str("exchange"),
            Action::Skip => f.write_str("skip"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let bad = || NotationError::new(text, "an action");
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["place", space] => Action::Place(space.parse()?),
            ["go", space] => Action::Go(space.parse()?),
            ["stop"] => Action::Stop,
            ["use", space, line] => Action::Use(space.parse()?, line.parse()?, None, None),
            ["use", space, line, card] => Action::Use(space.parse()?, line.parse()?, Some(card.parse()?), None),
            ["use", space, line, one, other] => {
                Action::Use(space.parse()?, line.parse()?, Some(one.parse()?), Some(other.parse()?))
            }
            ["copy", space] => Action::Copy(space.parse()?),
            ["aux", aux] => Action::Aux(aux.parse()?, false),
            ["aux", aux, "double"] => Action::Aux(aux.parse()?, true),
            ["foresight", column, tile] => Action::Foresight(number(column).ok_or_else(bad)?, tile.parse()?),
            ["income", n] => Action::Income(number(n).ok_or_else(bad)?),
            ["grow", card] => Action::Grow(card.parse()?),
            ["deliver", city] => Action::Deliver(city.parse()?),
            ["disc", place] => match place.parse() {
                Ok(space) => Action::Disc(space),
                Err(_) => Action::StationDisc(place.parse()?),
            },
            ["engine", rail] => Action::Engine(rail.parse()?),
            ["upgrade", station] => Action::Upgrade(station.parse()?),
            ["appoint", worker] => Action::Appoint(worker.parse()?),
            ["hire", row, worker] => Action::Hire(number(row).ok_or_else(bad)?, worker.parse()?),
            ["build", n] => Action::Build(number(n).ok_or_else(bad)?),
            ["at", space] => Action::At(space.parse()?),
            ["buy", card, cowboys] => Action::Buy(card.parse()?, None, number(cowboys).ok_or_else(bad)?),
            ["buy", card, other, cowboys] => {
                Action::Buy(card.parse()?, Some(other.parse()?), number(cowboys).ok_or_else(bad)?)
            }
            ["draw-market"] => Action::DrawMarket,
            ["hazard", space] => Action::Hazard(space.parse()?),
            ["trade", space] => Action::Trade(space.parse()?),
            ["objective", "top"] => Action::ObjectiveTop,
            ["objective", objective] => Action::Objective(objective.parse()?),
            ["certificates", n] => Action::Certificates(number(n).ok_or_else(bad)?),
            ["draw"] => Action::Draw,
            ["discard", card] => Action::Discard(card.parse()?),
            ["remove", card] => Action::Remove(card.parse()?),
            ["play", objective] => Action::Play(objective.parse()?, false),
            ["play", objective, "forgo"] => Action::Play(objective.parse()?, true),
            ["exchange"] => Action::Exchange,
            ["skip"] => Action::Skip,
            ["done"] => Action::Done,
            _ => return Err(bad()),
        })
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
