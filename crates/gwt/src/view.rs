//! What a seat may see (GWT-DECK-06, 08, GWT-SPECIAL-03), built from what it may see and never by deleting.

use crate::data::Edition;
use crate::data::buildings::{Building, Neutral};
use crate::data::cards::{CATTLE_KINDS, Card, HEIFERS_AND_COWS};
use crate::data::cities::CITIES;
use crate::data::masters::Master;
use crate::data::objectives::{Objective, Starting};
use crate::data::player_board::Worker;
use crate::data::railroad::{MASTER_STATIONS, STATIONS};
use crate::data::sam::Level;
use crate::data::supply::{self, JOB_ROWS};
use crate::data::trail::{Hands, Space};
use crate::question::Question;
use crate::rail::Rail;
use crate::solo::SAM;
use crate::state::{Cards, Gwt, Objectives, Player, Tile, Tiles};
use cowcatcher_engine::Seat;
use serde::Serialize;

/// Everything that one seat, or a spectator, may see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The edition.
    pub edition: Edition,
    /// Is the Simmental variant played?
    pub simmental: bool,
    /// For each building number: does side b lie up?
    pub sides: Vec<bool>,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The question now open to the active player, if the game waits for one.
    pub question: Option<Question>,
    /// How many steps the active player's rancher has left; none unless it walks.
    pub steps_left: Option<u8>,
    /// The number of the building that the active player is placing, once it is chosen.
    pub placing: Option<u8>,
    /// Last turns to come after this one, once the end was triggered.
    pub last_turns: Option<u8>,
    /// The tiles on the trail and in the trade section, in order of the spaces.
    pub trail: Vec<(Space, TileView)>,
    /// The job market: rows from the top, columns from the left.
    pub jobs: [[Option<Worker>; 4]; JOB_ROWS],
    /// The row of the job market token, counted from 1; none once it was taken.
    pub job_token_row: Option<u8>,
    /// Who took the job market token.
    pub job_token: Option<Seat>,
    /// The cattle market, sorted.
    pub market: Vec<Card>,
    /// Cards in its stack.
    pub market_stack: u32,
    /// Heifers and cows left in their open stacks (GWT-SIMM-04); none without the variant.
    pub grown_stacks: Option<[u32; 2]>,
    /// The objective display.
    pub display: [Option<Objective>; 4],
    /// Cards in the objective stack.
    pub objective_stack: u32,
    /// The foresight columns 1 to 3.
    pub foresight: [[Option<supply::Tile>; 2]; 3],
    /// Tiles in the Kansas City supplies 1 to 3.
    pub supply: [u32; 3],
    /// The seats with a disc on each station.
    pub stations: [Vec<Seat>; STATIONS],
    /// The station master tiles still to be had.
    pub masters: [Option<Master>; MASTER_STATIONS],
    /// The workers appointed in their stead.
    pub appointed: [Option<Worker>; MASTER_STATIONS],
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The viewer's own secrets; none for a spectator.
    pub own: Option<Own>,
    /// Sam, against whom one person plays alone; on the board he is the last of the players.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sam: Option<SamView>,
}

/// Sam, as everybody sees him beside what a player has. The cattle cards that he keeps are his discard pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SamView {
    /// How strong he is.
    pub level: Level,
    /// The number of the card that he drew last.
    pub card: Option<u8>,
    /// The numbers of the cards still in his deck.
    pub deck: Vec<u8>,
    /// The type of worker that he is specialized in.
    pub specialization: Worker,
}

impl View {
    /// The fee for hands at this table (GWT-MOVE-16 to 18).
    pub fn fee(&self, hands: Hands) -> u16 {
        hands.fee(self.players.len() as u8)
    }

    /// How many workers the row of the job market token still takes (GWT-KC-09 to 11); none once the token was taken.
    pub fn job_spaces(&self) -> Option<usize> {
        let row = self.jobs.get(usize::from(self.job_token_row?).checked_sub(1)?)?;
        self.players.len().checked_sub(row.iter().flatten().count())
    }

    /// Is it the place of Sam?
    pub fn is_sam(&self, seat: Seat) -> bool {
        self.sam.is_some() && seat == SAM
    }

    /// Does side b of a private building lie up (GWT-SETUP-22, GWT-SOLO-02)? Before set-up has decided it, side a does.
    pub fn is_side_b(&self, owner: Seat, number: u8) -> bool {
        let index = usize::from(number).wrapping_sub(1);
        self.is_sam(owner) || self.sides.get(index).is_some_and(|&b| b)
    }

    /// What stands on the side of a private building that lies up.
    pub fn building(&self, owner: Seat, number: u8) -> Option<&'static Building> {
        let side = self.edition.tables().buildings[usize::from(self.is_side_b(owner, number))];
        side.get(usize::from(number).checked_sub(1)?)
    }
}

/// A tile on the trail.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum TileView {
    /// A neutral building.
    Neutral(Neutral),
    /// A private building by owner and number.
    Building(Seat, u8),
    /// A hazard or trade tile.
    Supply(supply::Tile),
}

/// What everybody sees of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// Money.
    pub money: u16,
    /// The certificate marker.
    pub certificates: u8,
    /// Its limit.
    pub certificate_limit: u8,
    /// Permanent certificates.
    pub permanent_certificates: u8,
    /// Exchange tokens.
    pub tokens: u8,
    /// Cowboys, craftsmen, engineers.
    pub workers: [u8; 3],
    /// Discs left on the board, as bits (see `DiscSpace::bits`).
    pub discs: u16,
    /// Discs on each city.
    pub cities: [u8; CITIES],
    /// The engine.
    pub engine: Rail,
    /// The rancher.
    pub rancher: Option<Space>,
    /// Building numbers in stock.
    pub stock: Vec<u8>,
    /// Collected hazards and trade tiles.
    pub tiles: Vec<supply::Tile>,
    /// Station master tiles.
    pub masters: Vec<Master>,
    /// The starting objective.
    pub starting: Option<Starting>,
    /// Played objective cards.
    pub area: Vec<Objective>,
    /// The step limit.
    pub step_limit: u8,
    /// The hand limit.
    pub hand_limit: u32,
    /// How many cards are in hand.
    pub hand: u32,
    /// How many cards are on the draw pile.
    pub draw: u32,
    /// The discard pile, sorted.
    pub discard: Vec<Card>,
    /// Cards of the hand that everybody knows of, sorted.
    pub shown: Vec<Card>,
    /// Hand and draw pile together as far as everybody knows, sorted.
    pub hidden: Vec<Card>,
    /// Objective cards among them that nobody but the owner has seen.
    pub unseen: u32,
}

/// What only the viewer sees of themselves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Own {
    /// The hand, sorted.
    pub hand: Vec<Card>,
    /// The contents of the draw pile, sorted: its order nobody knows.
    pub draw: Vec<Card>,
}

/// The cards of a bag, sorted.
fn listed(cards: &Cards) -> Vec<Card> {
    cards.iter().flat_map(|(kind, n)| std::iter::repeat_n(Card::from_index(kind), n as usize)).collect()
}

fn listed_tiles(tiles: &Tiles) -> Vec<supply::Tile> {
    tiles.iter().flat_map(|(kind, n)| std::iter::repeat_n(supply::Tile::from_index(kind), n as usize)).collect()
}

fn listed_objectives(objectives: &Objectives) -> Vec<Objective> {
    objectives.iter().flat_map(|(kind, n)| std::iter::repeat_n(Objective::from_index(kind), n as usize)).collect()
}

impl Player {
    /// Hand and draw pile together, without the objective cards that nobody else has seen: what everybody can work out.
    pub(crate) fn known_hidden(&self) -> Cards {
        let mut hidden = self.hand;
        hidden.merge(&self.draw);
        for (objective, n) in self.unseen.iter() {
            for _ in 0..n {
                hidden.take(CATTLE_KINDS + objective);
            }
        }
        hidden
    }
}

impl Gwt {
    pub(crate) fn seen_by(&self, seat: Option<Seat>) -> View {
        let persons = &self.players[..usize::from(self.persons())];
        View {
            edition: self.setting.edition,
            simmental: self.setting.simmental,
            sides: (0..self.setting.sided).map(|n| self.setting.sides >> n & 1 != 0).collect(),
            first: self.setting.first,
            active: self.active(),
            question: self.agenda.top().and_then(Question::of),
            steps_left: self.steps_left(),
            placing: self.placing(),
            last_turns: self.turn.last_turns,
            trail: Space::ALL
                .iter()
                .filter_map(|&space| self.trail.get(space).map(|tile| (space, tile.into())))
                .collect(),
            jobs: std::array::from_fn(|row| std::array::from_fn(|column| self.worker_at(row, column))),
            job_token_row: Some(self.jobs.row + 1).filter(|_| self.jobs.token.is_none()),
            job_token: self.jobs.token,
            market: listed(&self.market),
            market_stack: self.market_stack.total(),
            grown_stacks: self.setting.simmental.then(|| [Card::Heifer, Card::Cow].map(|card| self.left_of(card))),
            display: self.display,
            objective_stack: self.objective_stack.total(),
            foresight: self.foresight,
            supply: self.supply.each_ref().map(|tiles| tiles.total()),
            stations: self.stations.map(|discs| (0..4).map(Seat).filter(|seat| discs >> seat.0 & 1 != 0).collect()),
            masters: self.masters,
            appointed: self.appointed,
            players: (0..self.setting.players).map(|seat| self.player_view(Seat(seat))).collect(),
            own: seat
                .and_then(|seat| persons.get(seat.index()))
                .map(|me| Own { hand: listed(&me.hand), draw: listed(&me.draw) }),
            sam: self.sam.map(|sam| SamView {
                level: sam.level,
                card: Some(sam.card).filter(|&card| card > 0),
                deck: self.sams_deck().collect(),
                specialization: sam.specialization,
            }),
        }
    }

    /// How many cards of a grown Simmental nobody took yet. Everybody sees who swaps what, so everybody knows.
    fn left_of(&self, card: Card) -> u32 {
        let players = self.players[..usize::from(self.setting.players)].iter();
        let taken = players.map(|player| player.deck().count(card.index()) + player.removed.count(card.index()));
        u32::from(HEIFERS_AND_COWS).saturating_sub(taken.sum())
    }

    /// The worker on a space of the job market, row and column counted from 0.
    pub(crate) fn worker_at(&self, row: usize, column: usize) -> Option<Worker> {
        Worker::ALL.iter().copied().find(|worker| self.jobs.workers[worker.index()] >> (4 * row + column) & 1 != 0)
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let player = &self.players[seat.index()];
        PlayerView {
            money: player.money,
            certificates: player.certificates,
            certificate_limit: player.certificate_limit(),
            permanent_certificates: player.permanent_certificates(),
            tokens: player.tokens,
            workers: player.workers,
            discs: player.discs,
            cities: player.cities,
            engine: player.engine,
            rancher: player.rancher,
            stock: (1..=16).filter(|n| player.stock >> (n - 1) & 1 != 0).collect(),
            tiles: listed_tiles(&player.tiles),
            masters: player.masters().collect(),
            starting: player.starting,
            area: listed_objectives(&player.area),
            step_limit: self.step_limit(seat),
            hand_limit: self.hand_limit(seat),
            hand: player.hand.total(),
            draw: player.draw.total(),
            discard: listed(&player.discard),
            shown: listed(&player.shown),
            hidden: listed(&player.known_hidden()),
            unseen: player.unseen.total(),
        }
    }
}

impl From<Tile> for TileView {
    fn from(tile: Tile) -> TileView {
        match tile {
            Tile::Neutral(neutral) => TileView::Neutral(neutral),
            Tile::Building(owner, number) => TileView::Building(owner, number),
            Tile::Supply(tile) => TileView::Supply(tile),
        }
    }
}
