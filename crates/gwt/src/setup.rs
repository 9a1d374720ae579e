//! SETUP: the table before the first turn. Carries GWT-SETUP-01 to 36, and GWT-SIMM-01, 02, 04.
//!
//! Everything random in set-up is a step of chance, in the order of the rulebook.

use crate::agenda::{Agenda, Step, Tell};
use crate::data::buildings::Neutral;
use crate::data::cards::{CATTLE, Card};
use crate::data::masters::Master;
use crate::data::objectives::{OBJECTIVES, Starting};
use crate::data::player_board::STARTING_MONEY;
use crate::data::railroad::{MASTER_STATIONS, STATIONS, Station};
use crate::data::sam::Level;
use crate::data::supply::{JOB_TOKEN_ROW, SETUP_TILES, Tile as SupplyTile};
use crate::data::trail::{NEUTRAL, Space};
use crate::event::Event;
use crate::options::{Options, Sides};
use crate::outcome::Outcome;
use crate::state::{Cards, Gwt, JobMarket, Objectives, Player, Setting, Tile, Tiles, Trail, Turn};
use cowcatcher_engine::{Bag, Outcomes, Refusal, Seat, SetupError, Silent, alike, wrong};
use rand::RngExt;

impl Gwt {
    /// A table laid out as far as nothing is random; chance goes on from there.
    pub(crate) fn lay_out(options: &Options, seats: usize) -> Result<Gwt, SetupError> {
        let tables = options.edition.tables();
        let least = if tables.solo { 1 } else { 2 };
        if !(least..=4).contains(&seats) {
            return Err(SetupError::Players { game: "Great Western Trail", least, most: 4, asked: seats });
        }
        // Sam is the second player on the board (GWT-SOLO-01).
        let sam = (seats == 1).then_some(options.sam);
        if options.sam != Level::Medium && sam.is_none() {
            let wrong = wrong!("sam-alone", "the level of sam is for one player alone, of the second edition");
            return Err(SetupError::Options(wrong));
        }
        if options.simmental && !tables.simmental {
            let wrong = wrong!("simmental-edition", "the Simmental variant belongs to the second edition");
            return Err(SetupError::Options(wrong));
        }
        let buildings = tables.buildings[0].len();
        let sides = match &options.buildings {
            Sides::A => Some(0),
            Sides::B => Some(u16::MAX),
            Sides::Random => None,
            Sides::Given(list) if list.len() == buildings => {
                Some(list.iter().enumerate().fold(0, |bits, (n, &b)| bits | u16::from(b) << n))
            }
            Sides::Given(_) => {
                return Err(SetupError::Options(wrong!(
                    "building-sides",
                    "buildings must name one side for each of the {buildings} buildings",
                    buildings = buildings
                )));
            }
        };
        let all_buildings = (1u16 << buildings) - 1;

        let mut game = Gwt {
            setting: Setting {
                edition: options.edition,
                simmental: options.simmental,
                players: seats as u8 + u8::from(sam.is_some()),
                sides: sides.unwrap_or(0) & all_buildings,
                sided: if sides.is_some() { buildings as u8 } else { 0 },
                first: Seat(0),
            },
            players: std::array::from_fn(|_| Player::new()),
            trail: Trail::new(),
            jobs: JobMarket { workers: [0; 3], row: 0, filled: 0, token: None },
            market: Cards::new(),
            market_stack: market_deck(options.simmental),
            display: [None; 4],
            objective_stack: objective_deck(),
            supply: std::array::from_fn(supply),
            aside: Tiles::new(),
            foresight: [[None; 2]; 3],
            stations: [0; STATIONS],
            masters: [None; MASTER_STATIONS],
            appointed: [None; MASTER_STATIONS],
            gone: Tiles::new(),
            sam: None,
            turn: Turn::new(Seat(0)),
            agenda: Agenda::new(Step::PhaseC),
        };
        for player in &mut game.players[..usize::from(game.setting.players)] {
            player.stock = all_buildings;
            player.tokens = tables.starting_tokens;
            player.draw = starting_deck();
        }
        if let Some(given) = &options.objectives {
            if given.len() != seats {
                return Err(SetupError::Options(wrong!(
                    "objectives",
                    "objectives must name one starting objective for each of the {players} players",
                    players = seats
                )));
            }
            for (player, &starting) in game.players.iter_mut().zip(given) {
                player.starting = Some(starting);
            }
        }
        if !options.neutral_random {
            for (space, &neutral) in NEUTRAL.into_iter().zip(Neutral::ALL) {
                game.trail.put(space, Tile::Neutral(neutral));
            }
        }
        if let Some(level) = sam {
            game.lay_out_sam(level);
        }
        // The last pushed comes first.
        game.agenda.push(Step::TurnBegins);
        game.agenda.push(Step::SetupHands(0));
        game.agenda.push(Step::FillDisplay);
        game.agenda.push(Step::MarketCards(game.market_size()));
        game.agenda.push(Step::RefillForesight);
        if sam.is_some() {
            game.agenda.push(Step::SetupSam);
        }
        game.agenda.push(Step::SetupJobs);
        game.agenda.push(Step::SetupTiles(0));
        game.agenda.push(Step::SetupStarting);
        game.agenda.push(Step::SetupMasters);
        game.agenda.push(Step::SetupSides);
        game.agenda.push(Step::SetupNeutral);
        match sam {
            // The person begins (GWT-SOLO-03).
            Some(_) => game.players[0].money = STARTING_MONEY[0],
            None => game.agenda.push(Step::SetupFirst),
        }
        game.settle(&mut Silent);
        Ok(game)
    }

    /// The seat that plays as number `turn` in the first round (GWT-TURN-01).
    pub(crate) fn seat_in_order(&self, turn: u8) -> Seat {
        Seat((self.setting.first.0 + turn) % self.setting.players)
    }

    pub(crate) fn next_neutral_space(&self) -> Option<Space> {
        NEUTRAL.into_iter().find(|&space| self.trail.get(space).is_none())
    }

    fn neutral_left(&self, neutral: Neutral) -> bool {
        NEUTRAL.into_iter().all(|space| self.trail.get(space) != Some(Tile::Neutral(neutral)))
    }

    pub(crate) fn next_without_starting(&self) -> Option<Seat> {
        (0..self.persons()).map(Seat).find(|seat| self.players[seat.index()].starting.is_none())
    }

    fn starting_left(&self, starting: Starting) -> bool {
        self.players.iter().all(|player| player.starting != Some(starting))
    }

    fn master_left(&self, master: Master) -> bool {
        self.tables().masters.contains(&master) && !self.masters.contains(&Some(master))
    }

    /// Once 7 tiles lie on the board those laid aside go back (GWT-SETUP-12).
    pub(crate) fn setup_tiles_done(&mut self, placed: u8) -> bool {
        let done = placed == SETUP_TILES;
        if done {
            let aside = std::mem::take(&mut self.aside);
            self.supply[0].merge(&aside);
            self.agenda.pop();
        }
        done
    }

    /// The job market is set up when the token's row lacks just the token's space (GWT-SETUP-13).
    pub(crate) fn job_market_set_up(&self) -> bool {
        self.jobs.row == JOB_TOKEN_ROW && self.jobs.filled == self.setting.players - 1
    }

    /// Goes on to the next player's first hand; `true` once nothing is left to draw for this one.
    pub(crate) fn next_first_hand(&mut self, turn: u8) -> bool {
        let Some(&cards) = self.tables().first_hand.get(usize::from(turn)).filter(|_| turn < self.persons()) else {
            self.agenda.pop();
            return true;
        };
        let full = self.players[self.seat_in_order(turn).index()].hand.total() >= u32::from(cards);
        if full {
            self.agenda.replace(Step::SetupHands(turn + 1));
        }
        full
    }

    pub(crate) fn sample_setup(&self, step: Step, rng: &mut impl rand::Rng) -> Option<Outcome> {
        Some(match step {
            Step::SetupFirst => Outcome::First(Seat(rng.random_range(0..self.setting.players))),
            Step::SetupNeutral => {
                Outcome::Neutral(one_of(Neutral::ALL.iter().filter(|&&neutral| self.neutral_left(neutral)), rng)?)
            }
            Step::SetupSides => Outcome::Side(self.setting.sided + 1, rng.random_range(0..2u8) == 1),
            Step::SetupMasters => {
                Outcome::Master(one_of(Master::ALL.iter().filter(|&&master| self.master_left(master)), rng)?)
            }
            Step::SetupStarting => {
                Outcome::Starting(one_of(Starting::ALL.iter().filter(|&&starting| self.starting_left(starting)), rng)?)
            }
            Step::SetupTiles(_) => Outcome::Tile(SupplyTile::from_index(self.supply[0].sample(rng)?)),
            Step::SetupJobs | Step::SetupSam => Outcome::Tile(SupplyTile::from_index(self.supply[1].sample(rng)?)),
            Step::SetupHands(turn) => {
                let player = &self.players[self.seat_in_order(turn).index()];
                Outcome::Card(Card::from_index(player.draw.sample(rng)?))
            }
            _ => return None,
        })
    }

    pub(crate) fn outcomes_of_setup(&self, step: Step) -> Outcomes<Outcome> {
        let tile = |index| Outcome::Tile(SupplyTile::from_index(index));
        match step {
            Step::SetupFirst => alike((0..self.setting.players).map(|seat| Outcome::First(Seat(seat)))),
            Step::SetupNeutral => {
                let left = Neutral::ALL.iter().filter(|&&neutral| self.neutral_left(neutral));
                alike(left.map(|&neutral| Outcome::Neutral(neutral)))
            }
            Step::SetupSides => alike([false, true].map(|b| Outcome::Side(self.setting.sided + 1, b))),
            Step::SetupMasters => {
                let left = Master::ALL.iter().filter(|&&master| self.master_left(master));
                alike(left.map(|&master| Outcome::Master(master)))
            }
            Step::SetupStarting => {
                let left = Starting::ALL.iter().filter(|&&starting| self.starting_left(starting));
                alike(left.map(|&starting| Outcome::Starting(starting)))
            }
            Step::SetupTiles(_) => self.supply[0].odds(tile),
            Step::SetupJobs | Step::SetupSam => self.supply[1].odds(tile),
            Step::SetupHands(turn) => {
                let player = &self.players[self.seat_in_order(turn).index()];
                player.draw.odds(|index| Outcome::Card(Card::from_index(index)))
            }
            _ => Outcomes::new(),
        }
    }

    pub(crate) fn admits_setup(&self, step: Step, outcome: Outcome) -> Result<(), Refusal> {
        let (possible, clause) = match (step, outcome) {
            (Step::SetupFirst, Outcome::First(seat)) => (seat.0 < self.setting.players, "GWT-SETUP-35"),
            (Step::SetupNeutral, Outcome::Neutral(neutral)) => (self.neutral_left(neutral), "GWT-SETUP-04"),
            (Step::SetupSides, Outcome::Side(number, _)) => (number == self.setting.sided + 1, "GWT-SETUP-22"),
            (Step::SetupMasters, Outcome::Master(master)) => (self.master_left(master), "GWT-SETUP-03"),
            (Step::SetupStarting, Outcome::Starting(starting)) => (self.starting_left(starting), "GWT-SETUP-30"),
            (Step::SetupTiles(_), Outcome::Tile(tile)) => (self.supply[0].has(tile.index()), "GWT-SETUP-07"),
            (Step::SetupJobs, Outcome::Tile(tile)) => (self.supply[1].has(tile.index()), "GWT-SETUP-13"),
            (Step::SetupSam, Outcome::Tile(tile)) => (self.supply[1].has(tile.index()), "GWT-SOLO-04"),
            (Step::SetupHands(turn), Outcome::Card(card)) => {
                (self.players[self.seat_in_order(turn).index()].draw.has(card.index()), "GWT-SETUP-27")
            }
            _ => (false, "GWT-SETUP-06"),
        };
        if possible { Ok(()) } else { Err(Refusal::rule(clause)) }
    }

    pub(crate) fn resolve_setup(&mut self, step: Step, outcome: Outcome, log: &mut impl Tell) {
        match (step, outcome) {
            (Step::SetupFirst, Outcome::First(seat)) => {
                self.agenda.pop();
                self.setting.first = seat;
                self.turn.seat = seat;
                for turn in 0..self.setting.players {
                    let money = STARTING_MONEY[usize::from(turn)];
                    let seat = self.seat_in_order(turn);
                    self.players[seat.index()].money = money;
                }
                log.tell(Event::First(seat));
            }
            (Step::SetupNeutral, Outcome::Neutral(neutral)) => {
                if let Some(space) = self.next_neutral_space() {
                    self.trail.put(space, Tile::Neutral(neutral));
                    log.tell(Event::NeutralPlaced(neutral, space));
                }
            }
            (Step::SetupSides, Outcome::Side(number, b)) => {
                self.setting.sides |= u16::from(b) << (number - 1);
                self.setting.sided += 1;
                log.tell(Event::Sided(number, b));
            }
            (Step::SetupMasters, Outcome::Master(master)) => {
                if let Some(index) = self.masters.iter().position(Option::is_none) {
                    self.masters[index] = Some(master);
                    log.tell(Event::MasterPlaced(master, Station::from_index(index)));
                }
            }
            (Step::SetupStarting, Outcome::Starting(starting)) => {
                if let Some(seat) = self.next_without_starting() {
                    self.players[seat.index()].starting = Some(starting);
                    log.tell(Event::StartingObjective(seat, starting));
                }
            }
            (Step::SetupTiles(placed), Outcome::Tile(tile)) => {
                self.supply[0].take(tile.index());
                match self.empty_space_for(tile) {
                    Some(space) => {
                        self.trail.put(space, Tile::Supply(tile));
                        self.agenda.replace(Step::SetupTiles(placed + 1));
                        log.tell(Event::TilePlaced(tile, space));
                    }
                    None => {
                        self.aside.add(tile.index());
                        log.tell(Event::TileAside(tile));
                    }
                }
            }
            (Step::SetupJobs, Outcome::Tile(tile)) => {
                self.supply[1].take(tile.index());
                if let Some(worker) = tile.worker() {
                    self.put_in_job_market(worker, log);
                }
            }
            (Step::SetupHands(turn), Outcome::Card(card)) => self.draw_card(self.seat_in_order(turn), card, log),
            _ => {}
        }
    }
}

fn one_of<'a, T: Copy + 'a>(all: impl Iterator<Item = &'a T> + Clone, rng: &mut impl rand::Rng) -> Option<T> {
    let n = all.clone().count();
    if n == 0 { None } else { all.copied().nth(rng.random_range(0..n)) }
}

fn starting_deck() -> Cards {
    Bag::of(CATTLE.iter().map(|cattle| cattle.starting))
}

fn market_deck(simmental: bool) -> Cards {
    let mut deck: Cards = Bag::of(CATTLE.iter().map(|cattle| cattle.market));
    if !simmental {
        deck.take_all(Card::Calf.index());
    }
    deck
}

fn objective_deck() -> Objectives {
    Bag::of(OBJECTIVES.iter().map(|objective| objective.copies))
}

fn supply(back: usize) -> Tiles {
    Bag::of(SupplyTile::ALL.iter().map(|tile| tile.copies()[back]))
}
