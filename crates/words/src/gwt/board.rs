//! The whole table as text, from a view and nothing else: who may not see a thing can't find it here (law 4).

use super::{GwtWords, key, number, text, times};
use crate::page::{Page, whole};
use cowcatcher_engine::Seat;
use cowcatcher_games::gwt::data::cards::{Breed, CATTLE, Card};
use cowcatcher_games::gwt::data::cities::{City, KANSAS_CITY};
use cowcatcher_games::gwt::data::market::{DEALS, Goods, MARKET_DRAW};
use cowcatcher_games::gwt::data::player_board::{Auxiliary, Corner, DiscSpace, Worker};
use cowcatcher_games::gwt::data::railroad::Station;
use cowcatcher_games::gwt::data::supply::{JOB_PRICES, YELLOW_ARROWS};

/// Whose buildings are listed: all persons' lie on the same sides.
const PERSON: Seat = Seat(0);
/// What stands where there is nothing.
const NOTHING: &str = "–";

impl GwtWords<'_> {
    /// The table as `me` (`None`: a spectator) sees it.
    pub(super) fn board(&self, me: Option<Seat>) -> String {
        let mut page = Page::default();
        self.show_title(&mut page);
        self.show_foresight(&mut page);
        self.show_jobs(&mut page);
        self.show_market(&mut page);
        self.show_objectives(&mut page);
        self.show_railroad(&mut page);
        self.show_cities(&mut page);
        self.show_trail(&mut page);
        self.show_buildings(&mut page);
        self.show_auxiliaries(&mut page);
        self.seats().for_each(|seat| self.show_player(seat, me, &mut page));
        page.finish()
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..).map(Seat).take(self.view.players.len())
    }

    /// A list, or what says that it is empty.
    pub(super) fn listed(&self, things: impl IntoIterator<Item = String>) -> String {
        let listed = things.into_iter().collect::<Vec<_>>().join(", ");
        if listed.is_empty() { NOTHING.to_owned() } else { listed }
    }

    /// A label and what belongs to it.
    pub(super) fn labelled(&self, label: &str, what: &str) -> String {
        self.with_actions(&self.say(label, &[]), what)
    }

    /// A label at the beginning of an indented line.
    pub(super) fn head(&self, label: &str) -> String {
        format!("  {}", self.labelled(label, ""))
    }

    pub(super) fn corner(&self, corner: Corner) -> String {
        let corner = match corner {
            Corner::White => "white",
            Corner::Black => "black",
        };
        self.say("corner", &[key("corner", corner)])
    }

    /// The discs of these players.
    fn discs(&self, owners: impl Iterator<Item = String>) -> Option<String> {
        let owners: Vec<String> = owners.collect();
        (!owners.is_empty()).then(|| self.labelled("board-discs", &owners.join(", ")))
    }

    fn show_title(&self, page: &mut Page) {
        let view = self.view;
        let mut title = vec![self.say(if self.first_edition() { "game-gwt1" } else { "game-gwt2" }, &[])];
        title.extend(view.simmental.then(|| self.say("option-simmental", &[])));
        let persons = view.players.len() - usize::from(view.sam.is_some());
        title.push(self.say("lobby-players", &[number("count", persons as i64)]));
        page.heading(&title.join(", "));
        let turn = [text("player", self.seat(view.active)), text("first", self.seat(view.first))];
        let turn = self.say("board-turn", &turn);
        page.line(&match view.question {
            Some(question) => self.with_actions(&turn, &self.question(question)),
            None => turn,
        });
        if let Some(count) = view.last_turns {
            page.line(&self.say("last-turns", &[number("count", count)]));
        }
    }

    fn show_foresight(&self, page: &mut Page) {
        page.heading(&self.say("board-foresight", &[]));
        let columns = self.view.foresight.iter().zip(self.view.supply).zip(1..);
        let rows = columns.map(|((column, left), number): (_, u8)| {
            let tiles = self.listed(column.iter().flatten().map(|&tile| self.tile(tile)));
            vec![number.to_string(), left.to_string(), tiles]
        });
        page.rows(0..2, &rows.collect::<Vec<_>>());
    }

    fn show_jobs(&self, page: &mut Page) {
        page.heading(&self.say("board-jobs", &[]));
        let rows = self.view.jobs.iter().zip(JOB_PRICES).zip(0..).filter_map(|((row, price), index)| {
            let workers = Worker::ALL.iter().filter_map(|&worker| {
                let count = row.iter().filter(|&&it| it == Some(worker)).count() as u8;
                (count > 0).then(|| self.workers(worker, count))
            });
            let workers = self.listed(workers);
            let token = self.view.job_token_row.filter(|&token| token <= index + 1);
            if workers == NOTHING && token.is_none() {
                return None;
            }
            let mut notes = Vec::new();
            if let Some(free) = self.view.job_spaces().filter(|_| token == Some(index + 1)) {
                notes.push(self.say("board-token", &[number("count", free as i64)]));
            }
            if token.is_some() && YELLOW_ARROWS.contains(&index) {
                notes.push(self.say("board-then-refill", &[]));
            }
            if token.is_some() && usize::from(index) + 1 == JOB_PRICES.len() {
                notes.push(self.say("board-then-end", &[]));
            }
            Some(vec![(index + 1).to_string(), format!("${price}"), workers, notes.join("; ")])
        });
        page.rows(0..2, &rows.collect::<Vec<_>>());
        if let Some(seat) = self.view.job_token {
            page.line(&format!("  {}", self.say("board-token-taken", &[text("player", self.seat(seat))])));
        }
    }

    fn show_market(&self, page: &mut Page) {
        page.heading(&self.say("board-market", &[number("count", self.view.market_stack)]));
        let cards = self.alike(&self.view.market, |card| self.card_worth(card));
        page.line(&format!("  {}", self.listed((!cards.is_empty()).then_some(cards))));
        if let Some([heifers, cows]) = self.view.grown_stacks {
            let stacks = [(heifers, Card::Heifer), (cows, Card::Cow)];
            let stacks = stacks.map(|(left, card)| format!("{left} × {}", self.card_worth(card)));
            page.items(&self.head("board-grown"), ", ", stacks);
        }
        let deals = DEALS.iter().filter(|deal| self.view.simmental || deal.goods != Goods::Simmental).map(|deal| {
            let goods = match deal.goods {
                Goods::Value(value) => self.say("board-value", &[number("value", value)]),
                Goods::Simmental => self.card(Card::Calf),
            };
            let cowboys = self.workers(Worker::Cowboy, deal.cowboys);
            format!("{}: ${} ({cowboys})", times(deal.cards.into(), &goods), deal.price)
        });
        page.items(&self.head("board-prices"), "; ", deals);
        page.line(&format!("  {}", self.say("action-draw-market", &[number("count", MARKET_DRAW)])));
        let values = CATTLE.chunk_by(|one, other| one.breed == other.breed).filter_map(|alike| {
            let cattle = alike.first().filter(|cattle| cattle.breed != Breed::Orange)?;
            Some(format!("{} {}", self.breed_as(cattle.breed, None), cattle.value))
        });
        page.items(&self.head("board-values"), ", ", values);
    }

    fn show_objectives(&self, page: &mut Page) {
        page.heading(&self.say("board-objectives", &[number("count", self.view.objective_stack)]));
        let rows = self.view.display.iter().flatten();
        let rows = rows.map(|objective| vec![objective.to_string(), self.objective(objective.card())]);
        page.rows(0..0, &rows.collect::<Vec<_>>());
    }

    fn show_railroad(&self, page: &mut Page) {
        page.heading(&self.say("board-railroad", &[]));
        let engines = self.view.players.iter().zip(self.seats());
        let engines = engines.map(|(player, seat)| self.with_actions(&self.seat(seat), &self.rail(player.engine)));
        page.items("  ", "; ", engines);
        let rows = Station::ALL.iter().zip(&self.view.stations).map(|(&station, discs)| {
            let (data, index) = (station.data(), station.index());
            let mut rest: Vec<String> = self.discs(discs.iter().map(|&seat| self.seat(seat))).into_iter().collect();
            if let Some(master) = self.view.masters.get(index).copied().flatten() {
                rest.push(self.with_actions(master.name(), &self.master(master)));
            }
            if let Some(worker) = self.view.appointed.get(index).copied().flatten() {
                rest.push(self.labelled("board-appointed", &self.worker(worker)));
            }
            let at = station.rail().to_string();
            let (cost, points) = (format!("${}", data.cost), self.points(data.points));
            vec![station.name().to_owned(), at, cost, points, self.corner(data.corner), rest.join("; ")]
        });
        page.rows(2..4, &rows.collect::<Vec<_>>());
    }

    fn show_cities(&self, page: &mut Page) {
        let tables = self.view.edition.tables();
        let order = self.seats().map(|seat| self.seat(seat)).collect::<Vec<_>>().join("/");
        page.heading(&self.say("board-cities", &[text("players", order)]));
        let rows = City::ALL.iter().map(|&city| {
            let transport = self.view.players.iter().map(|player| format!("${}", player.engine.transport(city)));
            let mut rest = Vec::new();
            if city.points() != 0 {
                rest.push(self.say("board-per-disc", &[text("points", self.points(city.points()))]));
            }
            if city == KANSAS_CITY {
                rest.push(self.say("effect-money", &[number("dollars", tables.kansas_city_pays)]));
            }
            if let Some(&arrow) = tables.arrows.get(city.index()) {
                rest.extend(self.arrow(arrow, City::from_index(city.index() + 1)));
            }
            rest.extend(self.discs(self.view.players.iter().zip(self.seats()).filter_map(|(player, seat)| {
                let count = usize::from(player.cities[city.index()]);
                (count > 0).then(|| times(count, &self.seat(seat)))
            })));
            let transport = transport.collect::<Vec<_>>().join("/");
            vec![city.to_string(), self.city(city), self.corner(city.corner()), transport, rest.join("; ")]
        });
        page.rows(0..1, &rows.collect::<Vec<_>>());
    }

    fn show_buildings(&self, page: &mut Page) {
        page.heading(&self.say("board-buildings", &[]));
        let rows = (1..).take(self.view.sides.len()).filter_map(|number| {
            let side = self.view.building(PERSON, number)?;
            let fee = match self.hands(side.hands) {
                None => self.say("fee-none", &[]),
                Some(hands) => format!("{hands} ${}", self.view.fee(side.hands)),
            };
            let craftsmen = self.workers(Worker::Craftsman, side.craftsmen);
            Some(vec![
                self.side_name(PERSON, number),
                craftsmen,
                self.points(side.points),
                fee,
                self.locals(side.locals),
            ])
        });
        page.rows(2..3, &rows.collect::<Vec<_>>());
    }

    fn show_auxiliaries(&self, page: &mut Page) {
        page.heading(&self.say("board-auxiliaries", &[]));
        let rows = Auxiliary::ALL.iter().map(|&aux| {
            let forms = [false, true].map(|double| self.auxiliary(aux, double)).join("; ");
            vec![self.auxiliary_name(aux), forms]
        });
        page.rows(0..0, &rows.collect::<Vec<_>>());
    }

    pub(super) fn auxiliary_name(&self, aux: Auxiliary) -> String {
        self.disc(aux.covered_by().0)
    }

    /// The discs left on some spaces of a player board.
    pub(super) fn discs_left(&self, discs: u16) -> String {
        self.listed(DiscSpace::ALL.iter().filter_map(|&space| {
            let left = (discs & space.bits()).count_ones() as usize;
            (left > 0).then(|| whole(&times(left, &self.disc(space))))
        }))
    }
}
